/** Messages of the rules that any form may have. */
export const validation = {
  failed: 'Please make sure the fields pass validations.',
  required: 'Please input the value',
  characters: 'Please remove the characters that we can’t store',
} as const;
