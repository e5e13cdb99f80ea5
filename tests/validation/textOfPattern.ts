/** Characters that a text is made of, the plainest first. */
const characters = Array.from('aA1-_ .@/:#é😀');

interface Piece {
  /** A character's own expression, or the ways in which a group can be written. */
  one: string | Piece[][];
  least: number;
  most: number;
}

const known = new Map<string, string>();

export function textOfPattern(pattern: string, length = 0): string {
  const key = `${length} ${pattern}`;
  const text = known.get(key) ?? made(pattern, length);
  known.set(key, text);
  return text;
}

function made(pattern: string, length: number): string {
  const reader = { rest: pattern };
  const ways = alternatives(reader);
  const least = shortest(ways[0] ?? []);
  return written(ways[0] ?? [], { left: Math.max(0, length - least.length) });
}

function alternatives(reader: { rest: string }): Piece[][] {
  const ways: Piece[][] = [[]];
  while (reader.rest !== '' && !reader.rest.startsWith(')')) {
    if (take(reader, /^\|/)) ways.push([]);
    // Anchors and lookaheads take no character.
    else if (take(reader, /^[\^$]/)) continue;
    else ways.at(-1)?.push(...piece(reader));
  }
  return ways;
}

function piece(reader: { rest: string }): Piece[] {
  const ahead = take(reader, /^\(\?<?[=!]/) !== undefined;
  const group = ahead || take(reader, /^\((\?:|\?<\w+>)?/) !== undefined;
  const one = group ? alternatives(reader) : (take(reader, /^\[(?:\\.|[^\]\\])*\]|^\\[pP]\{[^}]*\}|^\\u[\da-fA-F]{4}|^\\.|^[^]/u) ?? '');
  if (group) take(reader, /^\)/);
  return ahead ? [] : [{ one, ...times(reader) }];
}

function times(reader: { rest: string }): Pick<Piece, 'least' | 'most'> {
  const [whole = '', mark = '', from, comma, to] = /^([*+?]|\{(\d+)(,)?(\d*)\})\??/.exec(reader.rest) ?? [];
  reader.rest = reader.rest.slice(whole.length);
  if (mark === '') return { least: 1, most: 1 };
  if (from !== undefined) return { least: Number(from), most: to ? Number(to) : comma ? Infinity : Number(from) };
  return { least: mark === '+' ? 1 : 0, most: mark === '?' ? 1 : Infinity };
}

const shortest = (pieces: Piece[]): string => written(pieces, { left: 0 });

function written(pieces: Piece[], spare: { left: number }): string {
  return pieces
    .map(({ one, least, most }) => {
      const size = typeof one === 'string' ? 1 : Math.max(1, shortest(one[0] ?? []).length);
      const more = Math.min(most - least, Math.floor(spare.left / size));
      spare.left -= more * size;
      return Array.from({ length: least + more }, () => (typeof one === 'string' ? characterOf(one) : written(one[0] ?? [], spare))).join(
        '',
      );
    })
    .join('');
}

function characterOf(source: string): string {
  const found = characters.find((each) => new RegExp(`^(?:${source})$`, 'u').test(each));
  return found ?? source.replace(/^\\/, '');
}

function take(reader: { rest: string }, what: RegExp): string | undefined {
  const [found] = what.exec(reader.rest) ?? [];
  if (found !== undefined) reader.rest = reader.rest.slice(found.length);
  return found;
}
