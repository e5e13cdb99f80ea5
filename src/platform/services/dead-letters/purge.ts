export const identityPurges = {
  deadLetters: { none: 'names no one: ids, events and codes of what the next look at the stores finds again' },
};
