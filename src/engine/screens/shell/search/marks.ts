/** A stretch of a text, and whether it is what was searched for. */
export interface Part {
  text: string;
  marked: boolean;
}

/** Splits a text at what was searched for: anywhere in it, whatever its case and with the same diacritics, as the platform finds it. */
export function marks(text: string, sought: string): Part[] {
  const { text: wanted } = lowered(sought.trim());
  if (!wanted) return text ? [{ text, marked: false }] : [];
  const { text: low, from } = lowered(text);
  const parts: Part[] = [];
  let told = 0;
  const tell = (end: number, marked: boolean) => {
    if (end > told) parts.push({ text: text.slice(told, end), marked });
    told = Math.max(told, end);
  };
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + wanted.length)) {
    tell(from[at] ?? text.length, false);
    // Half a character cannot be marked: one that became two when it was lower-cased is marked whole.
    let end = at + wanted.length;
    while (end < low.length && from[end] === from[end - 1]) end += 1;
    tell(from[end] ?? text.length, true);
  }
  tell(text.length, false);
  return parts;
}

/** A text in lower case, and for each of its places where that stood: a few characters become two in lower case. */
function lowered(text: string): { text: string; from: number[] } {
  let result = '';
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const low = character.toLowerCase();
    // Both halves of a pair begin where the pair does.
    for (let place = 0; place < low.length; place += 1) from.push(at);
    result += low;
    at += character.length;
  }
  return { text: result, from };
}
