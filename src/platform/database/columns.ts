import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isoFromPostgres } from './isoTime.ts';

export function rowsAs(columns: Record<string, PgColumn>, requested: ReadonlySet<string> | undefined, parts?: ColumnCodecs) {
  const { text, sent } = listOf(columns, requested);
  return { text, finish: (rows: Row[]) => finished(rows, sent, parts) };
}

export function rowsAsJson(columns: Record<string, PgColumn>, requested: ReadonlySet<string> | undefined) {
  const { json, sent } = listOf(columns, requested);
  return { text: json, finish: (rows: Row[]) => finished(rows, sent) };
}

type Row = Record<string, unknown>;

type ColumnCodecs = Record<string, { send: (value: unknown) => unknown }>;

function finished(rows: Row[], sent: List['sent'], parts: ColumnCodecs = {}): Row[] {
  const others = Object.entries(parts);
  for (const row of rows) {
    for (const { key, send } of sent) if (row[key] !== null) row[key] = send(row[key]);
    for (const [key, { send }] of others) row[key] = send(row[key]);
  }
  return rows;
}

interface List {
  text: SQL;
  json: SQL;
  sent: { key: string; send: (value: unknown) => unknown }[];
}

const lists = new WeakMap<object, Map<ReadonlySet<string> | undefined, List>>();

function listOf(columns: Record<string, PgColumn>, requested: ReadonlySet<string> | undefined): List {
  const ways = lists.get(columns) ?? new Map<ReadonlySet<string> | undefined, List>();
  const known = ways.get(requested);
  if (known) return known;
  const read = Object.entries(columns).filter(([key]) => !requested || key === '_id' || requested.has(key));
  const named = read.length > 0 ? read : Object.entries(columns);
  const quoted = named.map(([key, column]) => `"${column.name}" as "${key}"`);
  const plain = named.map(([key, column]) => `"${column.name}"${asDelivered.has(column.columnType) ? '' : '::text'} as "${key}"`);
  const sent = read.flatMap(([key, column]) => {
    if (column.columnType === 'PgTimestamp') return [{ key, send: (value: unknown) => isoFromPostgres(String(value)) }];
    return asDelivered.has(column.columnType) ? [] : [{ key, send: (value: unknown) => column.mapFromDriverValue(value) }];
  });
  const list = { text: sql.raw(quoted.join(', ')), json: sql.raw(plain.join(', ')), sent };
  if (ways.size > 100) ways.clear();
  ways.set(requested, list);
  lists.set(columns, ways);
  return list;
}

const asDelivered = new Set(['PgText', 'PgBoolean', 'PgInteger', 'PgDoublePrecision', 'PgJsonb', 'PgJson']);
