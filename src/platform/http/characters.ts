/**
 * Where variables hold texts that no store keeps: the null character, and halves of surrogate pairs, which are no characters.
 * Both reach the platform only as escapes in JSON, never from a keyboard. At most 20 places; walked without recursion, since nesting is the caller's choice.
 */
export function unkeepableTexts(variables: unknown): string[] {
  const found: string[] = [];
  const waiting: [path: string, value: unknown][] = [['', variables]];
  for (let next = waiting.pop(); next && found.length < 20; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string') {
      if (isUnkeepable(value)) found.push(path);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        if (isUnkeepable(key)) found.push(path);
        else waiting.push([path === '' ? key : `${path}.${key}`, each]);
      }
    }
  }
  return found;
}

/** A list of variables with more entries than any operation takes, by its path: each wrong one would be told of by itself. */
export function endlessList(variables: unknown, most = 2000): string | undefined {
  const waiting: [path: string, value: unknown][] = [['', variables]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value.length > most) return path;
    for (const [key, each] of Object.entries(value)) waiting.push([path === '' ? key : `${path}.${key}`, each]);
  }
  return undefined;
}

/** A literal in a document can name the null character too; a half surrogate pair the parser refuses. */
export const namesNull = (document: string): boolean => /\\u(0000|\{0+\})/.test(document);

const isUnkeepable = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text);
