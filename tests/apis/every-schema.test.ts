import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  getNamedType,
  introspectionFromSchema,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type IntrospectionQuery,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildQueryFrom } from '../../src/engine/client/buildQuery.ts';
import { createCatalogue, type Catalogue } from '../../src/engine/compile/infer/catalogue.ts';
import { keyOf, pluralOf } from '../../src/engine/compile/infer/words.ts';
import type { OperationPlan, Plan } from '../../src/engine/plan/Plan.ts';
import { takes } from '../../src/engine/plan/Source.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { createApi, apiNames } from './start.ts';
import { shapedSchemas } from './schemas/shapes.ts';

// Every write of every schema names its record, whatever is selected, or it is not sent. `API_SCHEMAS=folder` adds more schemas.

interface Known {
  name: string;
  introspection: () => IntrospectionQuery;
}

const folder = process.env['API_SCHEMAS'];
const elsewhere = folder !== undefined && existsSync(folder) ? readdirSync(folder).sort() : [];
const read = (text: string): IntrospectionQuery =>
  text.trimStart().startsWith('{') ? introspectionIn(text) : introspectionFromSchema(buildSchema(text, { assumeValid: true }));
const introspectionIn = (text: string): IntrospectionQuery => {
  const parsed = JSON.parse(text) as IntrospectionQuery & { data?: IntrospectionQuery };
  return parsed.data ?? parsed;
};

const schemas: Known[] = [
  ...apiNames.map((name) => ({ name, introspection: () => createApi(name).introspection })),
  ...shapedSchemas.map(({ name, sdl }) => ({ name, introspection: () => read(sdl) })),
  ...elsewhere.map((name) => ({ name, introspection: () => read(readFileSync(join(folder ?? '', name), 'utf8')) })),
];

interface Write {
  plan: Plan;
  use: string;
  operation: OperationPlan;
  method: string;
  each: boolean;
}

const writesOf = (catalogue: Catalogue): Write[] =>
  catalogue.entries.flatMap(({ name }) => {
    const plan = catalogue.open(name)?.plan;
    // The only record of its type takes no id.
    if (plan === undefined || plan.kind === 'settings') return [];
    const update = plan.update === undefined ? [] : [{ plan, use: 'update', operation: plan.update, method: 'UPDATE', each: true }];
    const actions = plan.actions
      .filter(({ on }) => on !== 'list')
      .map((action) => ({ plan, use: action.name, operation: action.operation, method: 'UPDATE_MANY', each: action.oneByOne === true }));
    return [...update, ...actions];
  });

const someId = fc.oneof(
  fc.uuid(),
  fc.integer({ min: 1, max: 1e9 }).map(String),
  fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== ''),
);
const values = fc.dictionary(
  fc.constantFrom('id', 'title', 'name', 'where', 'filter', 'note'),
  fc.oneof(fc.string(), fc.constant(null), fc.integer()),
);

/** Every text and number that is sent. */
const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : value === null || value === undefined
      ? []
      : [String(value)];

/** A type in the singular or the plural, however it is spelled. */
const isNamed = (type: string, noun: string): boolean => [type, pluralOf(type)].some((name) => keyOf(name) === keyOf(noun));

const send = ({ plan, use, operation, method }: Write, ids: string[], data: Values): Values => {
  const build = buildQueryFrom(
    { [plan.name]: plan },
    () => ({}),
    () => ({}),
  );
  const [id] = ids;
  const params = method === 'UPDATE' ? { id, data, previousData: { id } } : { ids, data, meta: { operation: use } };
  expect(operation.kind).toBe('mutation');
  return build(method, plan.name, params).variables as Values;
};

describe.each(schemas)('every write of $name', ({ name, introspection }) => {
  const asked = introspection();
  const catalogue = createCatalogue(asked);
  const writes = writesOf(catalogue);

  it('carries the ids of its records, and is refused without them', () => {
    for (const write of writes) {
      const some = write.each ? fc.array(someId, { minLength: 1, maxLength: 1 }) : fc.uniqueArray(someId, { minLength: 1, maxLength: 5 });
      fc.assert(
        fc.property(some, values, (ids, data) => {
          const sent = leavesOf(send(write, ids, data));
          for (const id of ids) expect(sent).toContain(Number.isFinite(Number(id)) && !sent.includes(id) ? String(Number(id)) : id);
        }),
        { numRuns: 20 },
      );
      for (const nothing of [[], ['']])
        expect(() => send(write, nothing, {}), `${name} ${write.operation.name}`).toThrow(/names no record/);
    }
  });

  it('sends each id as that of the record’s own type', () => {
    const listed = [...new Set(catalogue.entries.map(({ type }) => type))];
    for (const { plan, use, operation } of writes) {
      const others = listed.filter((type) => type !== plan.type && keyOf(type) !== keyOf(plan.type));
      const ofAnother = (noun: string): string | undefined =>
        isNamed(plan.type, noun) ? undefined : others.find((type) => isNamed(type, noun));
      const carriers = operation.vars.filter(([, source]) => takes(source, 'id', 'ids'));
      for (const step of carriers.flatMap(([path]) => path.split('.'))) {
        const own = step === plan.idField || plan.keys?.includes(step);
        const base = own ? undefined : /^(.+?)_?(?:id|ids|Id|Ids|ID|IDs)$/.exec(step)?.[1];
        expect(base && ofAnother(base), `${plan.name}.${use}: ${operation.name}(${step})`).toBeUndefined();
      }
      const noun = operation.name.replace(/^.*\.|^(update|edit|set|delete|remove|destroy)_?|(_?by_?(pk|id)|_one|_item|One)$/gi, '');
      expect(ofAnother(noun), `${plan.name}.${use}: ${operation.name}`).toBeUndefined();
    }
  });

  it('takes no number of a record for one of its list, or of what a write changed', () => {
    for (const { name: resource } of catalogue.entries) {
      const { list, update, actions = [], type } = catalogue.open(resource)?.plan ?? {};
      const schemaOf = buildClientSchema(asked, { assumeValid: true });
      for (const operation of [list, update, ...actions.map((action) => action.operation)].flatMap((each) => each ?? [])) {
        const { total, more, cursor, changed } = operation.read;
        const root = operation.kind === 'query' ? schemaOf.getQueryType() : schemaOf.getMutationType();
        const answer = root?.getFields()[operation.name]?.type;
        const isRecord = answer !== undefined && getNamedType(answer).name === type;
        // A second root field may count.
        const facts = [total, more, cursor, changed].filter((path) => path?.startsWith(`${operation.name}.`));
        if (isRecord) expect(facts, `${resource} ${operation.name}`).toEqual([]);
      }
    }
  });

  it('puts the id where records are picked, and never among new values alone', () => {
    for (const { plan, use, operation } of writes) {
      const carriers = operation.vars.filter(([, source]) => takes(source, 'id', 'ids') && !takes(source, 'form', 'filter'));
      expect(carriers, `${plan.name}.${use}`).not.toEqual([]);
      const onlyPatches = carriers.every(([path]) =>
        path
          .split('.')
          .slice(0, -1)
          .some((step) => /^_?(set|inc|patch)$|Patch$/.test(step)),
      );
      expect(onlyPatches, `${plan.name}.${use} ${JSON.stringify(carriers)}`).toBe(false);
    }
  });
});

describe.each(schemas)('what is not shown of $name', ({ introspection }) => {
  const asked = introspection();
  const catalogue = createCatalogue(asked);
  const said = catalogue.unsupported.map((sentence) => /^(\w+) “([\w.]+)”: .+\.$/.exec(sentence)?.slice(1, 3) ?? ['?', sentence]);
  const named = (...kinds: string[]) => new Set(said.flatMap(([kind = '', name = '']) => (kinds.includes(kind) ? [name] : [])));
  const documents = catalogue.entries.flatMap(({ name }) => {
    const { plan } = catalogue.open(name) ?? {};
    return plan ? [plan.list, plan.facets, plan.get, plan.create, plan.update, ...plan.actions.map(({ operation }) => operation)] : [];
  });
  const schema = buildClientSchema(asked, { assumeValid: true });
  const operations = new Set<string>();
  const types = new Set<string>();
  for (const text of new Set(documents.flatMap((each) => each?.text ?? []))) {
    const info = new TypeInfo(schema);
    const visitor = {
      Field: ({ name }: FieldNode) => {
        const parent = info.getParentType();
        if (parent === schema.getQueryType()) operations.add(`Query ${name.value}`);
        else if (parent === schema.getMutationType()) operations.add(`Mutation ${name.value}`);
        else if (parent) types.add(parent.name);
      },
    };
    visit(parse(text), visitWithTypeInfo(info, visitor));
  }

  it('has a sentence of each thing', () => expect(said.filter(([kind]) => kind === '?')).toEqual([]));

  it('is every root field that no page uses, and no other', () => {
    const of = (kind: string, root = kind === 'Query' ? schema.getQueryType() : schema.getMutationType()) =>
      Object.keys(root?.getFields() ?? {}).map((name) => `${kind} ${name}`);
    const left = [...of('Query'), ...of('Mutation')].filter((each) => !operations.has(each));
    const told = said.flatMap(([kind = '', name = '']) =>
      /Query|List|Mutation/.test(kind) && !name.includes('.') ? [`${kind.replace('List', 'Query')} ${name}`] : [],
    );
    expect(told.sort()).toEqual(left.sort());
  });

  it('is every object type that no page asks for, and no other', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const objects = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type),
    );
    const served = new Set([...types, ...catalogue.entries.flatMap(({ name, type }) => (catalogue.open(name)?.plan ? [type] : []))]);
    expect([...named('Type')].sort()).toEqual(
      objects
        .map(({ name }) => name)
        .filter((name) => !served.has(name))
        .sort(),
    );
  });
});

describe.each(shapedSchemas)('the shape $name', ({ sdl, offered, refused }) => {
  const catalogue = createCatalogue(read(sdl));
  const plans = catalogue.entries.flatMap(({ name }) => catalogue.open(name)?.plan ?? []);
  const offers = plans.flatMap(({ name, create, update, actions }) => [
    ...(create ? [`${name}.create`] : []),
    ...(update ? [`${name}.update`] : []),
    ...actions.map((action) => `${name}.${action.name}`),
  ]);

  it('offers what can be bound to a record', () => expect(offers).toEqual(expect.arrayContaining(offered)));

  it('says why the rest is not offered', () => {
    const used = plans.flatMap(({ update, actions, create }) =>
      [update, create, ...actions.map(({ operation }) => operation)].map((each) => each?.name),
    );
    const said = [...catalogue.unsupported, ...catalogue.entries.flatMap(({ name }) => catalogue.open(name)?.unsupported ?? [])];
    for (const operation of refused) {
      expect(used).not.toContain(operation);
      expect(
        said.filter((each) => each.includes(operation)),
        operation,
      ).not.toEqual([]);
    }
  });
});
