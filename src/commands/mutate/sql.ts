/** Words of SQL, and what a slip would make of them. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/ >= /g, ' > '],
  [/ <= /g, ' < '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ is null\b/g, ' is not null'],
  [/ is not null\b/g, ' is null'],
  [/\bnot exists\b/g, 'exists'],
  [/(?<!not )\bexists\b/g, 'not exists'],
  [/ and /g, ' or '],
  [/ or /g, ' and '],
  [/ desc\b/g, ' asc'],
  [/\bmin\(/g, 'max('],
  [/\bmax\(/g, 'min('],
  [/\bdistinct /g, ''],
  [/ for update\b/g, ''],
  [/ (left) join /g, ' join '],
  [/ = /g, ' <> '],
];

/** The texts that come of a text of SQL by one slip each. Only what stands in the text itself is changed, not what is put into it. */
export function sqlFaults(template: string): string[] {
  const holes = [...template.matchAll(/\$\{/g)].map(({ index }) => [index, endOfHole(template, index + 2)] as const);
  const isText = (at: number): boolean => !holes.some(([from, to]) => at >= from && at < to);
  const slipped = slips.flatMap(([word, slip]) =>
    [...template.matchAll(word)]
      .filter(({ index }) => isText(index))
      .map(({ index, 0: { length } }) => template.slice(0, index) + slip + template.slice(index + length)),
  );
  return [...slipped, ...withoutConditions(template, isText)];
}

function withoutConditions(template: string, isText: (at: number) => boolean): string[] {
  return [...template.matchAll(/ and /g)].flatMap(({ index }) => {
    if (!isText(index)) return [];
    const rest = template.slice(index + 5);
    const end = endOfCondition(rest);
    return end === undefined ? [] : [template.slice(0, index) + rest.slice(end)];
  });
}

function endOfCondition(text: string): number | undefined {
  for (let at = 0, depth = 0; at < text.length; at++) {
    if (text.startsWith('${', at)) at = endOfHole(text, at + 2) - 1;
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && depth-- === 0) return at;
    else if (text[at] === '`') return at;
    else if (depth === 0 && /^\s(and|or|order|group|limit|for|union|returning|then|on)\b/.test(text.slice(at, at + 12))) return at;
    // `between` joins two values, not two conditions.
    if (text.startsWith(' between ', at)) return undefined;
  }
  return undefined;
}

function endOfHole(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at++) depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
  return at;
}
