/** Id of a record that several fields identify, `12,7`; undefined if one of them is missing. */
export const compositeId = (parts: readonly unknown[]): string | undefined =>
  parts.some((part) => part === undefined || part === null || part === '') ? undefined : parts.map(escaped).join(',');

/** A single part of such an id; undefined if the text is none. */
export function partOfId(id: string | undefined, part: number): string | undefined {
  const text = id?.split(',')[part];
  try {
    return text === undefined || text === '' ? undefined : decodeURIComponent(text.replaceAll('~', '%'));
  } catch {
    return undefined;
  }
}

/** Without percent signs, which routers decode in addresses. */
const escaped = (part: unknown): string => encodeURIComponent(String(part)).replaceAll('~', '%7E').replaceAll('%', '~');
