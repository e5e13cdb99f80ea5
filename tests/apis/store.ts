import { enums, relations, tableNames, tables, type TableName } from './tables.ts';

/** A row as the store keeps it; references are ids. */
export interface Row {
  id: string;
  [field: string]: unknown;
}

export interface Sort {
  field: string;
  descending: boolean;
}

export interface Issue {
  field: string;
  message: string;
}

/** Values that the store does not take, or a row that it does not give away. */
export class Refused extends Error {
  readonly issues: Issue[];

  constructor(issues: Issue[]) {
    super(issues.map(({ message }) => message).join(' '));
    this.issues = issues;
  }
}

export interface Store {
  rows(table: TableName): readonly Row[];
  find(table: TableName, id: unknown): Row | undefined;
  /** Rows that match, sorted; equal ones in the order of their ids. */
  select(table: TableName, matches?: (row: Row) => boolean, sort?: readonly Sort[]): Row[];
  create(table: TableName, values: Record<string, unknown>): Row;
  /** Undefined where there is no such row. */
  update(table: TableName, id: unknown, values: Record<string, unknown>): Row | undefined;
  remove(table: TableName, id: unknown): Row | undefined;
}

/** A rental with the same few hundred made-up rows every time. */
export function createStore(): Store {
  const kept = seededRows();
  const find = (table: TableName, id: unknown) => kept[table].find((row) => row.id === String(id));
  return {
    rows: (table) => kept[table],
    find,
    select: (table, matches = () => true, sort = []) => kept[table].filter(matches).toSorted(order(sort)),
    create(table, values) {
      const next = String(Math.max(0, ...kept[table].map(({ id }) => Number(id))) + 1);
      const blank = Object.fromEntries(Object.keys(tables[table].fields).map((name) => [name, null]));
      const row: Row = { ...blank, ...given(values), id: next };
      refuse(issuesOf(kept, table, row));
      kept[table].push(row);
      return row;
    },
    update(table, id, values) {
      const row = find(table, id);
      if (!row) return undefined;
      refuse(issuesOf(kept, table, { ...row, ...given(values), id: row.id }));
      return Object.assign(row, given(values), { id: row.id });
    },
    remove(table, id) {
      const row = find(table, id);
      if (!row) return undefined;
      const users = tableNames.flatMap((name) =>
        relations(tables[name]).flatMap(({ field, to }) =>
          to === table && kept[name].some((each) => each[field] === row.id) ? [name] : [],
        ),
      );
      refuse(users.map((name) => ({ field: 'id', message: `It still has ${name}.` })));
      kept[table].splice(kept[table].indexOf(row), 1);
      return row;
    },
  };
}

const given = (values: Record<string, unknown>) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function refuse(issues: Issue[]): void {
  if (issues.length > 0) throw new Refused(issues);
}

function issuesOf(kept: Record<TableName, Row[]>, table: TableName, row: Row): Issue[] {
  const issues: Issue[] = [];
  for (const [name, { kind, required, of }] of Object.entries(tables[table].fields)) {
    const value = row[name];
    if (required && (value === null || value === '')) issues.push({ field: name, message: `${name} must be given.` });
    if (kind === 'reference' && typeof value === 'string' && !kept[of as TableName].some(({ id }) => id === value))
      issues.push({ field: name, message: `There is no such ${tables[of as TableName].one}.` });
    if ((kind === 'int' || kind === 'float') && typeof value === 'number' && value < 0)
      issues.push({ field: name, message: `${name} must not be negative.` });
  }
  const { email } = row;
  if (typeof email === 'string' && !/^[^@\s]+@[^@\s]+$/.test(email)) issues.push({ field: 'email', message: 'This is no e-mail address.' });
  if (typeof email === 'string' && kept[table].some((other) => other.id !== row.id && other['email'] === email))
    issues.push({ field: 'email', message: 'This e-mail address is taken.' });
  return issues;
}

const order =
  (sort: readonly Sort[]) =>
  (one: Row, other: Row): number => {
    for (const { field, descending } of sort) {
      const difference = field === 'id' ? Number(one.id) - Number(other.id) : compare(one[field], other[field]);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return Number(one.id) - Number(other.id);
  };

function compare(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null || one === undefined) return 1;
  if (other === null || other === undefined) return -1;
  return (one as string) < (other as string) ? -1 : 1;
}

function seededRows(): Record<TableName, Row[]> {
  const next = random(20_260);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const upTo = (most: number) => Math.floor(next() * most);
  const day = () => new Date(Date.UTC(2019, 0, 1 + upTo(2_000))).toISOString().slice(0, 10);
  const moment = () => new Date(Date.UTC(2023, 0, 1) + upTo(60_000_000) * 1_000).toISOString();
  const make = (count: number, row: (number: number) => Omit<Row, 'id'>): Row[] =>
    Array.from({ length: count }, (_, index) => ({ id: String(index + 1), ...row(index + 1) }));
  return {
    stations: make(37, (number) => ({
      name: `${pick(places)} ${number}`,
      city: pick(enums['City'] ?? []),
      capacity: 4 + upTo(40),
      indoor: next() < 0.3,
      openedOn: day(),
      note: next() < 0.5 ? pick(['Near the river', '100% roofed', 'Ring_twice']) : null,
    })),
    bikes: make(213, () => ({
      model: `${pick(makers)} ${pick(models)}`,
      kind: pick(enums['BikeKind'] ?? []),
      price: Math.round(next() * 400_000) / 100,
      electric: next() < 0.4,
      boughtOn: day(),
      stationId: String(1 + upTo(34)),
    })),
    riders: make(151, (number) => ({
      name: `${pick(firstNames)} ${pick(lastNames)}`,
      email: `rider${number}@post.example`,
      points: upTo(500),
      member: next() < 0.5,
      joinedAt: moment(),
      homeId: next() < 0.7 ? String(1 + upTo(34)) : null,
    })),
    rentals: make(320, () => ({
      startedAt: moment(),
      hours: 1 + upTo(72),
      status: pick(enums['RentalStatus'] ?? []),
      bikeId: String(1 + upTo(180)),
      riderId: String(1 + upTo(120)),
    })),
  };
}

const places = ['Harbour', 'Market', 'Old Town', 'University', 'North Gate', 'Museum', 'Park', 'Central Station'];
const makers = ['Gale', 'Heron', 'Lupin', 'Marlin', 'Otter'];
const models = ['Breeze', 'Hauler', 'Swift', 'Pebble', 'Ridge', 'Comet'];
const firstNames = ['Ada', 'Bruno', 'Carla', 'Davi', 'Eva', 'Filipe', 'Gilda', 'Hugo', 'Inês', 'João'];
const lastNames = ['Alves', 'Braga', 'Costa', 'Dias', 'Esteves', 'Faria', 'Gomes', 'Horta'];

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
