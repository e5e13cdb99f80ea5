import type { Written } from './facts.ts';

const hole = /\{(\w+)\}/g;

/** In one pass, so that facts are never expanded again. Undefined if a fact is missing; bracketed parts are omitted instead. */
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

export const holes = (text: string): (keyof Written)[] => [...text.matchAll(hole)].map(([, name]) => name as keyof Written);
