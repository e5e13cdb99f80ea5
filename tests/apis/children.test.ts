import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../src/engine/compile/infer/catalogue.ts';
import { at, type Values } from '../../src/engine/plan/sources.ts';
import { initialValues, put } from '../../src/engine/screens/values/formValues.ts';
import { apiId, idsOf, providerOf } from './opened.ts';
import { apiNames, createApi, type ApiName } from './start.ts';
import { relations, tableNames, tables, type TableName } from './tables.ts';

/** An API's lists below the records of a table, with a client that asks them. */
function below(name: ApiName, table: TableName) {
  const api = createApi(name);
  const catalogue = createCatalogue(api.introspection);
  const { children, unsupported } = catalogue.children(table);
  const plans = children.map(({ plan }) => plan);
  return {
    api,
    children,
    unsupported,
    provider: providerOf(Object.fromEntries(plans.map((plan) => [plan.name, plan])), { fetch: api.fetch }),
  };
}

const catalogueOf = (name: ApiName) => createCatalogue(createApi(name).introspection);

/** The tables whose rows belong to those of a table, and the field that says to which. */
const owned = (table: TableName): [TableName, string][] =>
  tableNames.flatMap((child) =>
    relations(tables[child]).flatMap(({ to, field }) => (to === table ? [[child, field] as [TableName, string]] : [])),
  );

/** The APIs whose lists take no related record, and whose records hold no rows. */
const narrowedByNone: ApiName[] = ['plain'];

describe.each(apiNames.filter((name) => !narrowedByNone.includes(name)))('below a record of %s', (name) => {
  it.each(['stations', 'bikes', 'riders'] as const)(
    'of %s stand the rows that belong to it, and no others, in their own order and pages',
    async (table) => {
      const { api, children, unsupported, provider } = below(name, table);
      expect(children.map(({ plan }) => plan.name).sort()).toEqual(
        owned(table)
          .map(([child]) => `${table}--${child}`)
          .sort(),
      );
      expect(unsupported.filter((thing) => thing.includes('rows of'))).toEqual([]);
      for (const [child, field] of owned(table)) {
        const parent = { id: apiId(name, table, '3') };
        const ids: string[] = [];
        for (let page = 1; page < 40; page += 1) {
          const asked = { pagination: { page, perPage: 5 }, sort: { field: '', order: 'ASC' as const }, filter: {}, meta: { parent } };
          const { data, total, pageInfo } = await provider.getList(`${table}--${child}`, asked);
          ids.push(...(data as Values[]).map(({ id }) => String(id)));
          if (total === undefined ? !pageInfo?.hasNextPage : page * 5 >= total) break;
        }
        const wanted = idsOf(
          name,
          child,
          api.store.rows(child).filter((row) => row[field] === '3'),
        );
        expect([child, ids]).toEqual([child, wanted]);
        expect(wanted.length).toBeGreaterThan(0);
      }
    },
  );

  it('begins a new row with the record that it is below', () => {
    for (const table of ['stations', 'bikes', 'riders'] as const)
      for (const { plan } of below(name, table).children) {
        const child = catalogueOf(name).open(plan.name.split('--')[1] ?? '');
        const form = child?.forms[child.plan?.forms.create ?? '']?.plan;
        const field = form?.fields.find(({ kind, reference }) => kind === 'reference' && reference === table);
        if (form === undefined || field === undefined) {
          expect([plan.name, plan.begins]).toEqual([plan.name, undefined]);
          continue;
        }
        const values: Values = {};
        put(values, plan.begins ?? '', '3');
        expect([plan.name, at(initialValues(form, values), field.name)]).toEqual([plan.name, '3']);
      }
  });

  it('stands no column and no filter that says the same of every row', () => {
    for (const table of ['stations', 'bikes', 'riders'] as const)
      for (const { plan } of below(name, table).children) {
        expect(plan.parent).toBe(table);
        const pointing = [...plan.columns.slice(1).filter(({ hidden }) => !hidden), ...plan.filters].filter(
          ({ reference }) => reference === table,
        );
        expect(pointing).toEqual([]);
      }
  });
});
