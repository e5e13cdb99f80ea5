import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Traces } from './traces.ts';

/** Shorter ids of other systems are words like others, and would be found where they mean something else. */
const shortest = 8;

const aFew = 64;

const ends = '"\'<>()[]{},;:/?&=|\\\n\t';

/**
 * A condition: one of the words of a text is an id, an address or a number of theirs. Words end where JSON, addresses and sentences end them.
 * However many candidates are looked for, a text is taken apart once, and each of its words looked up among the keys of one object; what
 * is looked for of a few is looked for in the whole text before that, which is many times faster. Addresses that have such an end within
 * themselves, as O'Brien's may, are looked for one by one.
 */
export function holds(text: SQL, { ids, addresses, phones }: Traces): SQL {
  const words = [...ids, ...addresses, ...addresses.map(encodeURIComponent), ...phones, ...phones.map(encodeURIComponent)].map(lower);
  const known = Object.fromEntries(words.flatMap((word) => (word.length < shortest ? [] : [[word, 1]])));
  const cut = sql`string_to_array(translate(lower(${text}), ${ends}, ${' '.repeat(ends.length)}), ' ')`;
  const exactly = sql`exists (select 1 from unnest(${cut}) as word where ${JSON.stringify(known)}::jsonb ? rtrim(word, '.!'))`;
  const few = Object.keys(known).length <= aFew;
  const asWord = few ? sql`(${isWithin(sql`lower(${text})`, Object.keys(known))} and ${exactly})` : exactly;
  const unusual = addresses.filter((address) => /[^a-z\d.@_+-]/.test(address));
  return unusual.length === 0 ? asWord : sql`(${asWord} or ${isWritten(sql`lower(${text})`, unusual)})`;
}

/** A condition: a text has one of these in it, be it within a word. */
export const isWithin = (text: SQL, some: readonly string[]): SQL =>
  sql`${text} like any(${sql.param(some.map((each) => `%${each.replace(/[\\%_]/g, '\\$&')}%`))}::text[])`;

/** A condition: a text names one of these addresses, however HTML, JSON or an address of the web writes the characters in it. */
function isWritten(text: SQL, addresses: readonly string[]): SQL {
  // The longest part that is written as it is everywhere says quickly that a text does not name it.
  const parts = addresses.map((address) => address.split(/[^a-z\d]+/).reduce((one, other) => (other.length > one.length ? other : one)));
  const end = `[][ ${ends.replace(/[[\]]/g, '').replaceAll('\\', '\\\\')}]`;
  const patterns = addresses.map((address) => `(?:^|${end})${address.replace(/[^a-z\d]/g, written)}[.!]*(?:$|${end})`);
  return sql`(${isWithin(text, parts)} and ${text} ~ any(${sql.param(patterns)}::text[]))`;
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
