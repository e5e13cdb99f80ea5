import type { Written } from './facts.ts';

const hole = /\{(\w+)\}/g;

/**
 * Fills a text's placeholders, all in one pass: what a fact says is never looked at again, even if it looks like a placeholder. Undefined
 * where one has no fact; a part in square brackets is left out instead.
 */
export function fill(text: string, facts: Written): string | undefined {
  let whole = true;
  const filled = text.replace(/\[([^\]]*)\]|\{(\w+)\}/g, (_, part: string | undefined, name: keyof Written) => {
    if (part !== undefined)
      return holes(part).every((each) => facts[each]) ? part.replace(hole, (_, each: keyof Written) => facts[each] ?? '') : '';
    whole &&= Boolean(facts[name]);
    return facts[name] ?? '';
  });
  return whole ? filled : undefined;
}

/** The placeholders of a text. */
export const holes = (text: string): (keyof Written)[] => [...text.matchAll(hole)].map(([, name]) => name as keyof Written);
