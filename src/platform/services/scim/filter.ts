import { invalidFilter } from './errors.ts';

// Filters of RFC 7644 §3.4.2.2. Iteration over tokens with limits on length, depth and terms, since callers choose the filter.

export type Comparison = 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le';
export type FilterValue = string | number | boolean | null;

export type Filter =
  | { op: 'and' | 'or'; of: Filter[] }
  | { op: 'not'; of: Filter }
  | { op: 'pr'; path: string }
  | { op: Comparison; path: string; value: FilterValue };

export const filterLimits = { length: 1000, depth: 10, terms: 30 };

const comparisons: ReadonlySet<string> = new Set(['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le']);

type Token = { kind: 'word' | 'mark'; text: string } | { kind: 'value'; value: FilterValue };

const pattern = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?)(?![\w.])|([A-Za-z$][\w$:.-]*))/y;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.trimEnd().length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(text);
    if (!found) throw invalidFilter(`The filter is not valid at character ${at + 1}.`);
    const [, mark, quoted, number, word] = found;
    if (mark !== undefined) tokens.push({ kind: 'mark', text: mark });
    else if (quoted !== undefined) tokens.push({ kind: 'value', value: textOf(quoted) });
    else if (number !== undefined) tokens.push({ kind: 'value', value: Number(number) });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
  }
  return tokens;
}

function textOf(quoted: string): string {
  try {
    const value = JSON.parse(quoted) as string;
    if (!value.includes('\0') && !/\p{Surrogate}/u.test(value)) return value;
  } catch {
    // Refused below.
  }
  throw invalidFilter('A text of the filter is not valid JSON.');
}

const literals: Record<string, FilterValue> = { true: true, false: false, null: null };

/** @throws ScimError invalidFilter */
export function parseFilter(text: string): Filter {
  if (text.length > filterLimits.length) throw invalidFilter(`A filter has at most ${filterLimits.length} characters.`);
  const tokens = tokensOf(text);
  let at = 0;
  let terms = 0;
  const next = () => tokens[at];
  const isMark = (mark: string) => {
    const token = next();
    return token?.kind === 'mark' && token.text === mark;
  };
  const isWord = (word: string) => {
    const token = next();
    return token?.kind === 'word' && token.text.toLowerCase() === word;
  };
  const take = (mark: string) => {
    if (!isMark(mark)) throw invalidFilter(`The filter lacks “${mark}”.`);
    at += 1;
  };
  const joined = (op: 'and' | 'or', part: () => Filter): Filter => {
    const of = [part()];
    while (isWord(op)) {
      at += 1;
      of.push(part());
    }
    const [first] = of;
    return of.length === 1 && first ? first : { op, of };
  };
  const any = (depth: number, prefix: string): Filter => {
    if (depth > filterLimits.depth) throw invalidFilter(`A filter is nested at most ${filterLimits.depth} deep.`);
    return joined('or', () => joined('and', () => term(depth, prefix)));
  };
  const inside = (depth: number, prefix: string, open: '(' | '['): Filter => {
    take(open);
    const filter = any(depth + 1, prefix);
    take(open === '(' ? ')' : ']');
    return filter;
  };
  const term = (depth: number, prefix: string): Filter => {
    if (isMark('(')) return inside(depth, prefix, '(');
    if (isWord('not') && tokens[at + 1]?.kind === 'mark') {
      at += 1;
      return { op: 'not', of: inside(depth, prefix, '(') };
    }
    const token = next();
    if (token?.kind !== 'word') throw invalidFilter('The filter lacks an attribute.');
    at += 1;
    const path = prefix + token.text;
    if (isMark('[')) {
      if (prefix) throw invalidFilter('A filter in brackets cannot hold another one.');
      return inside(depth, `${path}.`, '[');
    }
    return compared(path);
  };
  const compared = (path: string): Filter => {
    terms += 1;
    if (terms > filterLimits.terms) throw invalidFilter(`A filter has at most ${filterLimits.terms} terms.`);
    const token = next();
    const op = token?.kind === 'word' ? token.text.toLowerCase() : '';
    at += 1;
    if (op === 'pr') return { op, path };
    if (!comparisons.has(op)) throw invalidFilter(`“${path}” is not followed by an operator.`);
    const value = valueOf(next());
    if (value === undefined) throw invalidFilter(`“${path} ${op}” lacks a value.`);
    at += 1;
    return { op: op as Comparison, path, value };
  };
  const filter = any(0, '');
  if (at < tokens.length) throw invalidFilter('The filter goes on after its end.');
  return filter;
}

function valueOf(token: Token | undefined): FilterValue | undefined {
  if (token?.kind === 'value') return token.value;
  return token?.kind === 'word' ? literals[token.text.toLowerCase()] : undefined;
}
