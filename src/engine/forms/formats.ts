/** Linear time: formats run before the length is checked. */
export const formats = {
  email: /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/,
  /** Needs a host and no credentials; the platform parses it too, like a browser. */
  url: /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i,
  /** A moment as ISO 8601 text with its offset. */
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/,
} as const;
