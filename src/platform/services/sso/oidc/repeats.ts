/** Finds a name that an object of a JSON text has twice: two parsers might each pick another value (RFC 8725 §2.4, RFC 7519 §4). */
export function repeatsName(json: string): boolean {
  const open: (Set<string> | null)[] = [];
  // Strings with the colon that makes them names, or brackets; the text was parsed before.
  for (const [token, name] of json.matchAll(/"((?:[^"\\]|\\.)*)"\s*:|"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (name !== undefined) {
      const names = open.at(-1);
      const plain = JSON.parse(`"${name}"`) as string;
      if (names?.has(plain)) return true;
      names?.add(plain);
    }
  }
  return false;
}
