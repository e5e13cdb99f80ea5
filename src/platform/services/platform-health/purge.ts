export const identityPurges = {
  platformParts: { none: 'figures of the platform itself' },
};
