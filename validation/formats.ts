/** Formats as expressions whose time grows with the length of the text and no faster: they run before its length is judged. */
export const formats = {
  email: /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/,
} as const;
