import { kindOf, lines, type Field } from './fields.ts';
import type { Names } from './names.ts';

/** Files of the noun's folder in the platform. */
export function platformFiles(names: Names): Record<string, string> {
  const folder = `src/platform/services/${names.noun}`;
  return {
    [`${folder}/table.ts`]: table(names),
    [`${folder}/tenant.ts`]: tenant(names),
    [`${folder}/list.ts`]: list(names),
    [`${folder}/write.ts`]: write(names),
    [`${folder}/purge.ts`]: purge(names),
    [`${folder}/demo.ts`]: demo(names),
    [`${folder}/index.ts`]: index(names),
  };
}

const table = ({ many, table: name, fields }: Names): string => `import { sql } from 'drizzle-orm';
import { ${columnTypes(fields)} } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

export const ${many} = pgTable(
  '${name}',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    name: text('name').notNull(),
${lines(fields, (field) => `    ${field.name}: ${kindOf(field).column(field.column)}${field.isRequired ? '.notNull()' : ''},`)}    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    searchText: text('search_text').generatedAlwaysAs(sql\`lower(name)\`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('${name}_id').on(table.id),
    index('${name}_name').on(table.customerId, sql\`lower(\${table.name})\`, table.id),
    index('${name}_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
`;

const columnTypes = (fields: readonly Field[]): string =>
  [...new Set(['index', 'pgTable', 'primaryKey', 'text', ...fields.map((field) => kindOf(field).imports).filter(Boolean)])]
    .toSorted()
    .join(', ');

const tenant = ({ many }: Names): string => `import { undecided } from '../../../domain/undecided.ts';
import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const ${many} = tenantTable(
  tables.${many},
  tables.${many}.id,
  undecided('Scope: does a row belong to a department, or to the whole customer (ofCustomer)?', ofDepartment(tables.${many})),
);
`;

const list = ({ type, many, list: operation, page, fields }: Names): string => `import { sql } from 'drizzle-orm';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { withinScope } from '../departments/scope.ts';
import { ${many} } from './tenant.ts';

export const get${type}List = listOperation({
  operation: '${operation}',
  table: ${many},
  columns: {
    _id: ${many}.id,
    name: ${many}.name,
${lines(fields, ({ name }) => `    ${name}: ${many}.${name},`)}    organizationId: ${many}.organizationId,
    customerId: ${many}.customerId,
    hierarchyId: ${many}.hierarchyId,
    createdAt: ${many}.createdAt,
    updatedAt: ${many}.updatedAt,
  },
  id: ${many}.id,
  request: ({ filter }) => ({ filter, page: { skip: filter.${page.skip}, limit: filter.${page.limit} }, sort: filter.sort }),
  where: async (filter, context) => ({
    ...(await withinScope(context, ${many}, filter)),
    searchText: searchFor(${many}.searchText, filter.searchText),
  }),
  // Each needs an index that ends with the id.
  sorts: { name: sql\`lower(\${${many}.name})\`, createdAt: ${many}.createdAt },
  sort: { fieldName: 'createdAt', order: 'desc' },
});
`;

const write = ({ type, one, many, service, create, fields }: Names): string => `import { scoped } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { requireDepartment } from '../departments/scope.ts';
import { ${many} } from './tenant.ts';

export const create${type} = operation('${create}', { form: '${service}/create${type}' }, async ({ input }, context) => {
  const { organizationId, customerId, hierarchyId, name } = input;
  const values = { ${['name', ...fields.map((field) => `${field.name}: ${storedOf(field)}`)].join(', ')} };
  await requireDepartment(context, { organizationId, customerId, hierarchyId });
  const [id, now] = [context.newId(), context.now()];
  const row = { organizationId, customerId, hierarchyId, id, ...values, createdAt: now, updatedAt: now };
  const [${one}] = await scoped(context.tx, context.access).insert(${many}, [row]);
  if (!${one}) throw notFound();
  context.audit({ subjects: [id], organizationId, customerId, values: { [id]: values }, names: { [id]: name } });
  return { ...${one}, _id: id };
});
`;

function storedOf(field: Field): string {
  const value = `input.${field.name}`;
  const stored = kindOf(field).stored(value);
  if (field.isRequired) return stored;
  return stored === value ? `${value} ?? null` : `${value} ? ${stored} : null`;
}

const purge = ({ many, words }: Names): string => `import { undecided } from '../../../domain/undecided.ts';
import { product } from '../../purge/place.ts';

export const purges = {
  ${many}: undecided('Personal data: how are ${words.many} of a candidate purged, or why is there nothing to purge?', product),
};
`;

const demo = ({ many, words, fields }: Names): string => `import type { Seed } from '../../demo/bulk.ts';
import { insertAll } from '../../demo/bulk.ts';
import { idOf } from '../../demo/deterministic.ts';
import { ${many} } from './table.ts';

/** A few ${words.many} of each customer. */
export const seed: Seed = (tx, customers) =>
  insertAll(
    tx,
    ${many},
    customers.flatMap(({ id: customerId, organizationId, rootHierarchyId: hierarchyId, createdAt }) =>
      ['First', 'Second', 'Third'].map((${demoOf(fields, words.one).includes('index') ? 'word, index' : 'word'}) => {
        const own = { customerId, organizationId, hierarchyId, id: idOf('${words.one}', customerId, word) };
        return { ...own, name: \`\${word} ${words.one}\`, ${demoOf(fields, words.one)}createdAt, updatedAt: createdAt };
      }),
    ),
  );
`;

const demoOf = (fields: readonly Field[], words: string): string =>
  fields.map((field) => `${field.name}: ${kindOf(field).demo(`${words} ${field.label.toLowerCase()}`)}, `).join('');

const index = ({ type }: Names): string => `import { get${type}List } from './list.ts';
import { create${type} } from './write.ts';

export const operations = [get${type}List, create${type}];
`;
