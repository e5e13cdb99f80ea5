/** Linear time: formats run before the length is checked. */
export const formats = {
  email: /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/,
  /** Needs a host and no credentials; the platform parses it too, like a browser. */
  url: /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i,
} as const;
