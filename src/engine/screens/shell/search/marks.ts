export interface MarkedText {
  text: string;
  marked: boolean;
}

/** Ignores case, but not diacritics, like the platform. */
export function marks(text: string, sought: string): MarkedText[] {
  const { text: requested } = lowered(sought.trim());
  if (!requested) return text ? [{ text, marked: false }] : [];
  const { text: low, from } = lowered(text);
  const parts: MarkedText[] = [];
  let written = 0;
  const tell = (end: number, marked: boolean) => {
    if (end > written) parts.push({ text: text.slice(written, end), marked });
    written = Math.max(written, end);
  };
  for (let at = low.indexOf(requested); at >= 0; at = low.indexOf(requested, at + requested.length)) {
    tell(from[at] ?? text.length, false);
    // A character that became two in lower case is marked whole.
    let end = at + requested.length;
    while (end < low.length && from[end] === from[end - 1]) end += 1;
    tell(from[end] ?? text.length, true);
  }
  tell(text.length, false);
  return parts;
}

/** With the original index of each character: a few become two in lower case. */
function lowered(text: string): { text: string; from: number[] } {
  let result = '';
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const low = character.toLowerCase();
    // Both halves of a surrogate pair start where the pair does.
    for (let place = 0; place < low.length; place += 1) from.push(at);
    result += low;
    at += character.length;
  }
  return { text: result, from };
}
