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

const table = ({ many, table: name }: Names): string => `import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

export const ${many} = pgTable(
  '${name}',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
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

const list = ({ type, many, list: operation, page }: Names): string => `import { sql } from 'drizzle-orm';
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
    organizationId: ${many}.organizationId,
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

const write = ({ type, one, many, service, create }: Names): string => `import { scoped } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { requireDepartment } from '../departments/scope.ts';
import { ${many} } from './tenant.ts';

export const create${type} = operation('${create}', { form: '${service}/create${type}' }, async ({ input }, context) => {
  const { organizationId, customerId, hierarchyId, name } = input;
  await requireDepartment(context, { organizationId, customerId, hierarchyId });
  const [id, now] = [context.newId(), context.now()];
  const row = { organizationId, customerId, hierarchyId, id, name, createdAt: now, updatedAt: now };
  const [${one}] = await scoped(context.tx, context.access).insert(${many}, [row]);
  if (!${one}) throw notFound();
  context.audit({ subjects: [id], organizationId, customerId, values: { [id]: { name } }, names: { [id]: name } });
  return { ...${one}, _id: id };
});
`;

const purge = ({ many, words }: Names): string => `import { undecided } from '../../../domain/undecided.ts';
import { product } from '../../purge/place.ts';

export const purges = {
  ${many}: undecided('Personal data: how are ${words.many} of a candidate purged, or why is there nothing to purge?', product),
};
`;

const demo = ({ many, words }: Names): string => `import type { Seed } from '../../demo/bulk.ts';
import { insertAll } from '../../demo/bulk.ts';
import { idOf } from '../../demo/deterministic.ts';
import { ${many} } from './table.ts';

/** A few ${words.many} of each customer. */
export const seed: Seed = (tx, customers) =>
  insertAll(
    tx,
    ${many},
    customers.flatMap(({ id: customerId, organizationId, rootHierarchyId: hierarchyId, createdAt }) =>
      ['First', 'Second', 'Third'].map((word) => {
        const own = { customerId, organizationId, hierarchyId, id: idOf('${words.one}', customerId, word) };
        return { ...own, name: \`\${word} ${words.one}\`, createdAt, updatedAt: createdAt };
      }),
    ),
  );
`;

const index = ({ type }: Names): string => `import { get${type}List } from './list.ts';
import { create${type} } from './write.ts';

export const operations = [get${type}List, create${type}];
`;
