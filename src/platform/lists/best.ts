import { and, eq, gte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../context.ts';
import { orderOf } from '../database/pages.ts';
import { scoped } from '../database/scoped.ts';
import type { Database } from '../database/stores.ts';
import type { Arranged, ListDefinition } from './list.ts';
import { phoneNumber } from './search.ts';

export interface BestMatches {
  text: string;
  limit: number;
  /** Finds mistyped texts, too: for a search that found nothing as it is. */
  similar?: boolean;
}

/** The best of what matches. */
export interface Best<Found> {
  found: Found[];
  /** More rows match than are compared: better ones may be missing. */
  tooMany: boolean;
}

/** Matches that are compared with each other, in the order of the list: a search of a frequent text reads no more. */
const mostCompared = 50;
/** Shorter texts match no trigram index: they search the newest rows only. */
const trigram = 3;
const mostLookedThrough = 3000;
/** A shorter text is similar to too much. */
const fewestSimilar = 4;

/** Ids of the rows that match a search best: the same text, then those that begin with it, then those with a word that does. */
export async function bestIds(definition: ListDefinition, arranged: Arranged<unknown>, search: BestMatches): Promise<Best<string>> {
  const { table, id, text } = definition;
  const { context, joins, sort, conditions } = arranged;
  const { searchText, ...others } = conditions;
  if (isId(search.text)) return found(and(...Object.values(others), eq(id, search.text.toLowerCase())), sql`0`);
  if (search.similar) return similarIds();
  if (text === undefined || searchText === undefined) return nothing;
  const newest = Array.from(search.text).length < trigram ? await newestRows(definition, arranged) : undefined;
  return found(and(...Object.values(conditions), newest), rankOf(text, search.text));

  async function similarIds(): Promise<Best<string>> {
    if (text === undefined || searchText === undefined || Array.from(search.text).length < fewestSimilar) return nothing;
    // A similar number is somebody else's.
    if (phoneNumber(search.text) !== undefined) return nothing;
    const place = await placeOfTrigrams(context.tx);
    if (place === undefined) return withoutAccents(text);
    const operator = sql`operator(${sql.identifier(place)}.%>)`;
    const likeness = sql`${sql.identifier(place)}.word_similarity(${search.text.toLowerCase()}, ${text})`;
    return found(and(...Object.values(others), sql`${text} ${operator} ${search.text.toLowerCase()}`), likeness);
  }

  /** Without trigrams: whatever the accents. The rows of a scope are read through, as for any search there. */
  async function withoutAccents(of: SQL | ListDefinition['id']): Promise<Best<string>> {
    const typed = plain(search.text.toLowerCase());
    const rows = sql`translate(${of}, ${accented.join('')}, ${accented.map(plain).join('')})`;
    const anywhere = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
    return found(and(...Object.values(others), sql`${rows} like ${anywhere}`), rankOf(rows, typed));
  }

  async function found(where: SQL | undefined, rank: SQL): Promise<Best<string>> {
    const rows = await scoped(context.tx, context.access)
      .selectJoined(table, joins?.rows, { id: sql<string>`${id}`, rank: sql<number>`${rank}::float` }, where)
      .orderBy(orderOf(sort, id))
      .limit(mostCompared + 1);
    const best = rows.slice(0, mostCompared).toSorted((one, other) => other.rank - one.rank);
    return { found: best.slice(0, search.limit).map((row) => row.id), tooMany: rows.length > mostCompared };
  }
}

/** Small letters of European languages that are another letter with a mark. */
const accented = Array.from({ length: 0x24f - 0xdf }, (_, index) => String.fromCodePoint(0xdf + index)).filter(
  (letter) => letter === letter.toLowerCase() && plain(letter) !== letter,
);

function plain(text: string): string {
  const marked = text.normalize('NFD').replace(/\p{M}/gu, '');
  return marked.replace(/[øłđı]/g, (letter) => ({ ø: 'o', ł: 'l', đ: 'd', ı: 'i' })[letter] ?? letter);
}

const nothing: Best<string> = { found: [], tooMany: false };

const isId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text);

/** A searched text has a line for each of its fields. */
function rankOf(text: SQL | ListDefinition['id'], typed: string): SQL {
  const low = sql`lower(${typed.replace(/[\\%_]/g, '\\$&')})`;
  const lines = sql`(chr(10) || ${text} || chr(10))`;
  return sql`case when ${lines} like '%' || chr(10) || ${low} || chr(10) || '%' then 3
    when ${lines} like '%' || chr(10) || ${low} || '%' then 2
    when ${lines} like '% ' || ${low} || '%' then 1 else 0 end`;
}

/** The condition that leaves the newest rows, where there are more. */
async function newestRows(
  { table, id }: ListDefinition,
  { context, conditions, sort, joins }: Arranged<unknown>,
): Promise<SQL | undefined> {
  const { searchText: _, ...own } = conditions;
  const rows = scoped(context.tx, context.access)
    .selectJoined(table, joins?.rows, { last: sql`${sort.by}` }, and(...Object.values(own)))
    .orderBy(orderOf(sort, id))
    .limit(1)
    .offset(mostLookedThrough - 1);
  const [row] = (await rows) as unknown as { last: unknown }[];
  // Lists in any other order are short.
  return row && sort.order === 'desc' ? gte(sql`${sort.by}`, row.last) : undefined;
}

/** Schema of the database's trigrams; undefined where it has none. */
async function placeOfTrigrams(db: OperationContext['tx']): Promise<string | undefined> {
  const known = places.get(db);
  if (known) return known;
  const place = db
    .execute<{ place: string }>(
      sql`select nspname as place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`,
    )
    .then(({ rows }) => rows[0]?.place);
  places.set(db, place);
  place.catch(() => places.delete(db));
  return place;
}

const places = new WeakMap<Database, Promise<string | undefined>>();
