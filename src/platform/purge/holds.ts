import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Traces } from './traces.ts';

/** Shorter external ids resemble other words. */
const shortest = 8;

const aFew = 64;

/** Word delimiters: blanks, brackets, quotes, punctuation, JSON, URLs and markup. A full stop may be part of an address. */
const ends = [
  '"\'<>()[]{},;:/?&=|\\*`#',
  '“”‘’„‚«»‹›…–—',
  '\b\t\n\v\f\r\u00a0\u2002\u2003\u2009\u200a\u200b\u2028\u2029\u202f\u3000\ufeff',
].join('');

const escape = String.raw`%(?:25)*[0-9a-f]{2}|\\+(?:u[0-9a-f]{4}|[bfnrt])`;

/** Looks words up in an object, however many candidates; addresses that contain a delimiter (O'Brien's) one by one. */
export function holds(text: SQL, { ids, addresses, phones }: Traces): SQL {
  const words = [...ids.filter((id) => id.length >= shortest), ...addresses, ...phones].map(lower);
  const known = Object.fromEntries([...words, ...words.map((word) => lower(encodeURIComponent(word)))].map((word) => [word, 1]));
  const lowered = sql`lower(${text})`;
  const cut = (of: SQL) => sql`string_to_array(translate(${of}, ${ends}, ${' '.repeat(ends.length)}), ' ')`;
  // As written, and once more unescaped.
  const both = sql`${cut(lowered)} || case when ${lowered} ~ '[%\\\\]' then ${cut(unescaped(lowered))} end`;
  const exactly = sql`exists (select 1 from unnest(${both}) as word where ${JSON.stringify(known)}::jsonb ? rtrim(word, '.!'))`;
  const few = Object.keys(known).length <= aFew;
  const asWord = few ? sql`(${hasParts(lowered, words)} and ${exactly})` : exactly;
  const unusual = addresses.filter((address) => /[^a-z\d.@_+-]/.test(address));
  return unusual.length === 0 ? asWord : sql`(${asWord} or ${isWritten(lowered, unusual)})`;
}

const unescaped = (text: SQL): SQL =>
  sql`regexp_replace(regexp_replace(regexp_replace(${text}, ${escapeOf('@')}, '@', 'g'), ${escapeOf('+')}, '+', 'g'), ${escape}, ' ', 'g')`;

const escapeOf = (character: string): string => {
  const code = character.charCodeAt(0).toString(16);
  return String.raw`%(?:25)*${code}|\\+u00${code}`;
};

const hasParts = (text: SQL, words: readonly string[]): SQL =>
  sql`${text} like any(${sql.param(words.map((word) => `%${word.split(/[^a-z\d]+/).join('%')}%`))}::text[])`;

export const isWithin = (text: SQL, some: readonly string[]): SQL =>
  sql`${text} like any(${sql.param(some.map((each) => `%${each.replace(/[\\%_]/g, '\\$&')}%`))}::text[])`;

function isWritten(text: SQL, addresses: readonly string[]): SQL {
  const end = `[][ ${ends.replace(/[[\]]/g, '').replaceAll('\\', '\\\\')}]`;
  const patterns = addresses.map((address) => `(?:^|${end}|${escape})${address.replace(/[^a-z\d]/g, written)}[.!]*(?:$|${end}|%)`);
  return sql`(${hasParts(text, addresses)} and ${text} ~ any(${sql.param(patterns)}::text[]))`;
}

function written(character: string): string {
  const [decimal, hexadecimal] = [character.charCodeAt(0), character.charCodeAt(0).toString(16)];
  const name = names[character];
  const entity = [`#0*${decimal}`, `#x0*${hexadecimal}`, ...(name ? [name] : [])].join('|');
  return `(?:\\${character}|%(?:25)*${hexadecimal}|&(?:amp;)*(?:${entity});|\\\\+u00${hexadecimal})`;
}

const names: Record<string, string> = { '&': 'amp', "'": 'apos' };

const lower = (text: string): string => text.toLowerCase();

export const mentions = (text: SQL, { addresses, phones, names }: Traces): SQL =>
  isWithin(sql`lower(${text})`, [...addresses, ...phones, ...names]);
