/** Formats as expressions whose time grows with the length of the text and no faster: they run before its length is judged. */
export const formats = {
  email: /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/,
  /** A web address with a host and without an account; what a browser makes of it is asked by whoever keeps it. */
  url: /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i,
} as const;
