import { GraphQLError } from 'graphql';
import type { Row } from './store.ts';

export interface ConnectionArguments {
  first?: number | null;
  last?: number | null;
  before?: string | null;
  after?: string | null;
  offset?: number | null;
}

export interface Connection {
  edges: { cursor: string; node: Row }[];
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number;
}

/** A page of rows by the Relay specification: after and before cut, then first and last take. */
export function connectionOf(rows: readonly Row[], asked: ConnectionArguments): Connection {
  const from = asked.after ? placeOf(rows, asked.after, 'after') + 1 : 0;
  const to = asked.before ? placeOf(rows, asked.before, 'before') : rows.length;
  const start = from + (asked.offset ?? 0);
  for (const name of ['first', 'last', 'offset'] as const) if ((asked[name] ?? 0) < 0) throw wrong(`${name} must not be negative.`);
  let nodes = rows.slice(start, to);
  let begins = start;
  if (typeof asked.first === 'number') nodes = nodes.slice(0, asked.first);
  if (typeof asked.last === 'number') {
    begins += Math.max(0, nodes.length - asked.last);
    nodes = nodes.slice(Math.max(0, nodes.length - asked.last));
  }
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: begins + nodes.length < rows.length,
      hasPreviousPage: begins > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: rows.length,
  };
}

const cursorOf = ({ id }: Row): string => Buffer.from(`row:${id}`).toString('base64');

function placeOf(rows: readonly Row[], cursor: string, name: string): number {
  const id = Buffer.from(cursor, 'base64').toString().replace(/^row:/, '');
  const place = rows.findIndex((row) => row.id === id);
  if (place < 0) throw wrong(`${name} is no cursor of this list.`);
  return place;
}

const wrong = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
