import { createDataProvider, type ConsoleProvider, type DataProviderOptions } from '../../src/engine/client/dataProvider.ts';
import { externalApi } from '../../src/engine/client/externalApi.ts';
import { createCatalogue } from '../../src/engine/compile/infer/catalogue.ts';
import type { OpenedResource } from '../../src/engine/compile/infer/open.ts';
import type { FormPlan, Plan } from '../../src/engine/plan/Plan.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { initialValues } from '../../src/engine/screens/values/formValues.ts';
import { changedOf, sentValues } from '../../src/engine/screens/form/sentValues.ts';
import { createApi, type Api, type ApiName, type ApiOptions } from './start.ts';
import type { Row, Store } from './store.ts';
import { relations, tableNames, tables, type TableName } from './tables.ts';

/** An API with the console's engine before it: its plans are inferred, and the client asks by them. */
export interface Opened {
  name: ApiName;
  api: Api;
  dialect: string;
  plan: (table: TableName) => Plan;
  form: (table: TableName, use: 'create' | 'update') => FormPlan;
  provider: ConsoleProvider;
}

interface Inferred {
  dialect: string;
  opened: Map<string, OpenedResource>;
}

const inferred = new Map<ApiName, Inferred>();

/** Infers everything from an API's schema, which is the same each time. */
function inferredOf({ introspection }: Api, name: ApiName): Inferred {
  const known = inferred.get(name);
  if (known) return known;
  const catalogue = createCatalogue(introspection);
  const resources = catalogue.entries.flatMap((entry): [string, OpenedResource][] => {
    const resource = catalogue.open(entry.name);
    return resource ? [[entry.name, resource]] : [];
  });
  const made = { dialect: catalogue.dialect.name, opened: new Map(resources) };
  inferred.set(name, made);
  return made;
}

export function open(name: ApiName, { api: asked, ...options }: Partial<DataProviderOptions> & { api?: ApiOptions } = {}): Opened {
  const api = createApi(name, asked);
  const { dialect, opened } = inferredOf(api, name);
  const plan = (table: TableName): Plan => {
    const { plan: made, problems } = opened.get(table) ?? {};
    if (!made) throw new Error(`${name} has no plan of ${table}: ${JSON.stringify(problems)}`);
    return made;
  };
  return {
    name,
    api,
    dialect,
    plan,
    form(table, use) {
      const id = plan(table).forms[use];
      const form = id === undefined ? undefined : opened.get(table)?.forms[id]?.plan;
      if (!form) throw new Error(`${name} has no form to ${use} ${table}`);
      return form;
    },
    provider: providerOf(Object.fromEntries(tableNames.map((table) => [table, plan(table)])), { fetch: api.fetch, ...options }),
  };
}

/** The console's client before an API that has no tenants. */
export const providerOf = (plans: Record<string, Plan>, options: Partial<DataProviderOptions>): ConsoleProvider =>
  createDataProvider({
    plans,
    regions: ['here'],
    scope: () => ({ awsRegion: 'here' }),
    onSession: () => undefined,
    csrf: () => undefined,
    externalApi,
    ...options,
  });

interface Asked {
  sort?: { field: string; order: 'ASC' | 'DESC' } | undefined;
  filter?: Values;
  perPage?: number;
}

/** Pages through a list to its end as a person would; totals are those of each page. */
export async function walk(
  provider: ConsoleProvider,
  resource: string,
  { sort, filter = {}, perPage = 25 }: Asked = {},
): Promise<{ rows: Values[]; totals: (number | undefined)[]; pages: number[] }> {
  const rows: Values[] = [];
  const totals: (number | undefined)[] = [];
  const pages: number[] = [];
  for (let page = 1; page < 200; page++) {
    const asked = { pagination: { page, perPage }, filter, ...(sort && { sort }) };
    const { data, total, pageInfo } = await provider.getList(resource, asked);
    rows.push(...(data as Values[]));
    totals.push(total);
    pages.push(data.length);
    if (total === undefined ? pageInfo?.hasNextPage !== true : page * perPage >= total) return { rows, totals, pages };
  }
  throw new Error(`${resource} has no end`);
}

/** The store's id of a record, and the API's of a row. */
export const storeId = (name: ApiName, id: unknown): string =>
  name.startsWith('relay') ? (Buffer.from(String(id), 'base64').toString().split(':')[1] ?? '') : String(id);
export const apiId = (name: ApiName, table: TableName, id: string): string =>
  name.startsWith('relay') ? Buffer.from(`${tables[table].type}:${id}`).toString('base64') : id;

/** A path of the API's as the store calls it: `bought_on` is `boughtOn`, `stationByHomeId.name` is `home.name`. */
export const storePath = (path: string): string =>
  path
    .replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[a-z]+By([A-Z])([A-Za-z]*)Id\./, (_, first: string, rest: string) => `${first.toLowerCase()}${rest}.`);

export function heldAt({ name, api }: Opened, table: TableName, row: Row, path: string): unknown {
  const [first = '', second] = storePath(path).split('.');
  const relation = relations(tables[table]).find((each) => each.name === first || each.field === first);
  if (!relation) return row[first] ?? null;
  const id = row[relation.field];
  if (first === relation.field || second === 'id') return id === null ? null : apiId(name, relation.to, String(id));
  return api.store.find(relation.to, id)?.[second ?? ''] ?? null;
}

/** Values that a new row may have, as its form would send them. */
export function newValues({ name }: Opened, form: FormPlan, table: TableName, own: Values): Values {
  const values = Object.fromEntries(
    form.fields.flatMap((field): [string, unknown][] => {
      const known = storePath(field.name);
      const reference = relations(tables[table]).find((each) => each.field === known || each.name === known);
      if (reference) return [[field.name, apiId(name, reference.to, '3')]];
      const value = own[known];
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
  return sentValues(form.fields, 'create', { ...initialValues(form), ...values }).values;
}

/** The form's input for a record in which only some fields are changed. */
export const changedValues = (form: FormPlan, record: Values, changes: Values): Values => {
  const typed = Object.entries(changes).map(([known, value]) => [
    form.fields.find((each) => storePath(each.name) === known)?.name ?? known,
    value,
  ]);
  const before = initialValues(form, record);
  return changedOf(form, before, sentValues(form.fields, 'update', { ...before, ...Object.fromEntries(typed) }).values);
};

/** Values that the store takes, of each table that can be written. */
export const samples: Record<'stations' | 'bikes' | 'riders', Values> = {
  stations: { name: 'New Quay', city: 'FARO', capacity: 12, indoor: true, openedOn: '2024-02-29', note: 'Behind the mill' },
  bikes: { model: 'Otter Plume', kind: 'CARGO', price: 1234.5, electric: true, boughtOn: '2024-05-06' },
  riders: { name: 'Zita Vaz', email: 'zita@post.example', points: 7, member: false, joinedAt: '2024-03-04T05:06:07.000Z' },
};

/** Everything written about a failure: the API's own message must be in it. */
export const wordsOf = (error: unknown): string => {
  const { message, body } = error as { message?: string; body?: unknown };
  return `${message} ${JSON.stringify(body)}`;
};

/** The row that an answer tells of. */
export const rowOf = ({ name, api }: Opened, table: TableName, id: unknown): Row | undefined => api.store.find(table, storeId(name, id));

/** The ids of a store's rows as the API tells them. */
export const idsOf = (name: ApiName, table: TableName, rows: readonly Row[]): string[] => rows.map(({ id }) => apiId(name, table, id));

/** A copy of a table that later changes do not reach. */
export const copyOf = (store: Store, table: TableName): Row[] => structuredClone([...store.rows(table)]);
