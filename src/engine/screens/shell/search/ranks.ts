/** How well texts match what is typed: 5 the same, 4.5 begins with its words, 4 begins with it or has its words, 3 its words begin words, 2 it is part of a text, 0 none of these. */
export function rankOf(texts: readonly (string | undefined)[], typed: string): number {
  const text = folded(typed);
  if (text === '') return 0;
  return Math.max(0, ...texts.map((each) => rankOfOne(folded(each ?? ''), text)));
}

function rankOfOne(one: string, text: string): number {
  if (one === '') return 0;
  if (one === text) return 5;
  // The domain of an address names nobody.
  const own = text.includes('@') ? one : one.replace(/@\S+/g, '');
  const words = own.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const typed = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const isWhole = typed.length > 0 && typed.every((each) => words.includes(each));
  if (own.startsWith(text)) return isWhole ? 4.5 : 4;
  // A surname counts as much as the beginning of another name.
  if (isWhole) return 4;
  if (typed.length > 0 && typed.every((each) => words.some((word) => word.startsWith(each)))) return 3;
  return one.includes(text) ? 2 : 0;
}

/** In lower case, without accents, with single spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
