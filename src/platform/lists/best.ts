import { and, eq, sql } from 'drizzle-orm';
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
  /** More rows match than are compared, or further rows were not looked through: better ones may be missing. */
  tooMany: boolean;
}

/** Matches that are compared with each other, in the order of the list: a search of a frequent text reads no more. */
const mostCompared = 50;
/** Shorter texts match no trigram index: they search the first rows of a list only. */
const trigram = 3;
const mostLookedThrough = 5000;
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
  const rank = rankOf(text, search.text);
  const first = await amongFirst(searchText, rank);
  // A frequent text has enough matches there, and a rare one is found by its trigrams.
  if (first.tooMany || first.seen < mostLookedThrough) return first;
  if (Array.from(search.text).length < trigram) return { ...first, tooMany: true };
  return found(and(...Object.values(conditions)), rank);

  /** The matches among the first rows of the list. */
  async function amongFirst(matches: SQL, rank: SQL): Promise<Best<string> & { seen: number }> {
    const fields = { ...numbered(rank), matches: sql`${matches} as matches` };
    const rows = scoped(context.tx, context.access)
      .selectJoined(table, joins?.rows, fields, and(...Object.values(others)))
      .orderBy(orderOf(sort, id))
      .limit(mostLookedThrough);
    const { rows: all } = await context.tx.execute<Match & { seen: number }>(
      sql`with first as materialized (${rows.getSQL()}) select seen, id, rank from (select count(*)::int as seen from first) as all_of_them
        left join (select * from first where matches order by place limit ${mostCompared + 1}) as matching on true`,
    );
    return { ...bestOf(all.filter((row) => row.id !== null)), seen: all[0]?.seen ?? 0 };
  }

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
    const rows = scoped(context.tx, context.access).selectJoined(table, joins?.rows, numbered(rank), where);
    // Numbered first: with a limit alone, a rare text that is taken for a frequent one would be looked for in all rows in their order.
    const { rows: all } = await context.tx.execute<Match>(
      sql`select id, rank from (${rows.getSQL()}) as matches order by place limit ${mostCompared + 1}`,
    );
    return bestOf(all);
  }

  function numbered(rank: SQL): { id: SQL; rank: SQL; place: SQL } {
    const place = sql`row_number() over (order by ${orderOf(sort, id)}) as place`;
    return { id: sql`${id} as id`, rank: sql`${rank}::float as rank`, place };
  }

  function bestOf(rows: Match[]): Best<string> {
    const best = rows.slice(0, mostCompared).toSorted((one, other) => other.rank - one.rank);
    return { found: best.slice(0, search.limit).map((row) => row.id), tooMany: rows.length > mostCompared };
  }
}

interface Match extends Record<string, unknown> {
  id: string;
  rank: number;
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
