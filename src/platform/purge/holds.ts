import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Traces } from './traces.ts';

/** Shorter ids of other systems are words like others, and would be found where they mean something else. */
const shortest = 8;

const aFew = 64;

/** What ends a word: blanks, brackets, quotes and signs of sentences, JSON, addresses and plain markup. A stop may stand within an address. */
const ends = [
  '"\'<>()[]{},;:/?&=|\\*`#',
  '“”‘’„‚«»‹›…–—',
  '\b\t\n\v\f\r\u00a0\u2002\u2003\u2009\u200a\u200b\u2028\u2029\u202f\u3000\ufeff',
].join('');

/** A character as JSON or an address of the web writes it, also within JSON or an address. */
const escape = String.raw`%(?:25)*[0-9a-f]{2}|\\+(?:u[0-9a-f]{4}|[bfnrt])`;

/**
 * A condition: one of the words of a text is an id, an address or a number of theirs. Words end where JSON, addresses and sentences end them.
 * However many candidates are looked for, a text is taken apart once, and each of its words looked up among the keys of one object; what
 * is looked for of a few is looked for in the whole text before that, which is many times faster. Addresses that have such an end within
 * themselves, as O'Brien's may, are looked for one by one.
 */
export function holds(text: SQL, { ids, addresses, phones }: Traces): SQL {
  const words = [...ids.filter((id) => id.length >= shortest), ...addresses, ...phones].map(lower);
  const known = Object.fromEntries([...words, ...words.map((word) => lower(encodeURIComponent(word)))].map((word) => [word, 1]));
  const lowered = sql`lower(${text})`;
  const cut = (of: SQL) => sql`string_to_array(translate(${of}, ${ends}, ${' '.repeat(ends.length)}), ' ')`;
  // As it stands, and once more without what is escaped around or within a word.
  const both = sql`${cut(lowered)} || case when ${lowered} ~ '[%\\\\]' then ${cut(unescaped(lowered))} end`;
  const exactly = sql`exists (select 1 from unnest(${both}) as word where ${JSON.stringify(known)}::jsonb ? rtrim(word, '.!'))`;
  const few = Object.keys(known).length <= aFew;
  const asWord = few ? sql`(${hasParts(lowered, words)} and ${exactly})` : exactly;
  const unusual = addresses.filter((address) => /[^a-z\d.@_+-]/.test(address));
  return unusual.length === 0 ? asWord : sql`(${asWord} or ${isWritten(lowered, unusual)})`;
}

/** The text with the signs of addresses and numbers for their escapes, and blanks for all others. */
const unescaped = (text: SQL): SQL =>
  sql`regexp_replace(regexp_replace(regexp_replace(${text}, ${escapeOf('@')}, '@', 'g'), ${escapeOf('+')}, '+', 'g'), ${escape}, ' ', 'g')`;

const escapeOf = (character: string): string => {
  const code = character.charCodeAt(0).toString(16);
  return String.raw`%(?:25)*${code}|\\+u00${code}`;
};

/** A condition that is quick to look at: a text has the letters and digits of one of these, one after the other. */
const hasParts = (text: SQL, words: readonly string[]): SQL =>
  sql`${text} like any(${sql.param(words.map((word) => `%${word.split(/[^a-z\d]+/).join('%')}%`))}::text[])`;

/** A condition: a text has one of these in it, be it within a word. */
export const isWithin = (text: SQL, some: readonly string[]): SQL =>
  sql`${text} like any(${sql.param(some.map((each) => `%${each.replace(/[\\%_]/g, '\\$&')}%`))}::text[])`;

/** A condition: a text names one of these addresses, however HTML, JSON or an address of the web writes the characters in it. */
function isWritten(text: SQL, addresses: readonly string[]): SQL {
  const end = `[][ ${ends.replace(/[[\]]/g, '').replaceAll('\\', '\\\\')}]`;
  const patterns = addresses.map((address) => `(?:^|${end}|${escape})${address.replace(/[^a-z\d]/g, written)}[.!]*(?:$|${end}|%)`);
  return sql`(${hasParts(text, addresses)} and ${text} ~ any(${sql.param(patterns)}::text[]))`;
}

/** Each way in which a character of an address is written, as an expression; of escapes within escapes, too. */
function written(character: string): string {
  const [decimal, hexadecimal] = [character.charCodeAt(0), character.charCodeAt(0).toString(16)];
  const name = names[character];
  const entity = [`#0*${decimal}`, `#x0*${hexadecimal}`, ...(name ? [name] : [])].join('|');
  return `(?:\\${character}|%(?:25)*${hexadecimal}|&(?:amp;)*(?:${entity});|\\\\+u00${hexadecimal})`;
}

const names: Record<string, string> = { '&': 'amp', "'": 'apos' };

const lower = (text: string): string => text.toLowerCase();
