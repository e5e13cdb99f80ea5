import fc from 'fast-check';
import { buildSchema, introspectionFromSchema, parse, validate, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../../src/engine/compile/generate/documents.ts';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import type { Texts } from '../../../src/engine/compile/infer/texts.ts';
import { formModule } from '../../../src/engine/compile/infer/formModule.ts';
import { neededTexts } from '../../../src/engine/compile/texts.ts';
import { dialects } from '../../../src/engine/dialects/index.ts';

const typeNames = ['User', 'user', 'OrderLine', 'order_line', 'People', 'constructor', 'Status', 'Connection', 'X1'] as const;
const fieldNames = [
  'id',
  'name',
  'title',
  'userId',
  'user',
  'createdAt',
  'toString',
  'data',
  'nodes',
  'items',
  'total',
  'code',
  'where',
  'valueOf',
] as const;
const leaves = ['ID', 'String', 'Int', 'Float', 'Boolean', 'DateTime', 'JSON', 'Odd', 'Kind'] as const;
const argumentNames = [
  'id',
  'first',
  'after',
  'limit',
  'offset',
  'orderBy',
  'where',
  'filter',
  'input',
  'data',
  'name',
  'search',
  'userId',
  'ids',
] as const;
const inputNames = ['In', 'Nested', 'Cyclic'] as const;

const wrapped = (name: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(name, fc.constantFrom('', '!', '[]', '[!]!', '[[]]')).map(([type, around]) => {
    if (around === '[]') return `[${type}]`;
    if (around === '[!]!') return `[${type}!]!`;
    return around === '[[]]' ? `[[${type}]]` : `${type}${around}`;
  });

const outputs = wrapped(fc.constantFrom(...leaves, ...typeNames, 'Either', 'Named'));
const inputs = wrapped(fc.constantFrom(...leaves, ...inputNames));
const argumentsText = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...argumentNames), inputs), { maxLength: 4, selector: ([name]) => name })
  .map((all) => (all.length === 0 ? '' : `(${all.map(([name, type]) => `${name}: ${type}`).join(', ')})`));
const fields = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...fieldNames), argumentsText, outputs), { minLength: 1, maxLength: 8, selector: ([name]) => name })
  .map((all) => all.map(([name, given, type]) => `${name}${given}: ${type}`).join(' '));
const inputFields = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...fieldNames), wrapped(fc.constantFrom(...leaves, 'Nested', 'Cyclic'))), {
    maxLength: 6,
    selector: ([name]) => name,
  })
  // An input without an end would be no schema.
  .map(
    (all) =>
      `always: String ${all.map(([name, type]) => `${name}: ${/Nested|Cyclic/.test(type) ? type.replace(/!$/, '') : type}`).join(' ')}`,
  );
const verbs = ['create', 'add', 'update', 'edit', 'delete', 'remove', 'insert_', 'set'] as const;
const roots = fc.uniqueArray(
  fc.tuple(fc.constantFrom(...typeNames), fc.constantFrom('', 's', 'ById', 'List', '_by_pk'), argumentsText, outputs),
  { minLength: 1, maxLength: 12, selector: ([name, end]) => `${name}${end}` },
);
const writes = fc.uniqueArray(fc.tuple(fc.constantFrom(...verbs), fc.constantFrom(...typeNames), argumentsText, outputs), {
  maxLength: 10,
  selector: ([verb, name]) => `${verb}${name}`,
});

const schemas = fc
  .tuple(
    fc.array(fields, { minLength: typeNames.length, maxLength: typeNames.length }),
    fc.array(inputFields, { minLength: 3, maxLength: 3 }),
    roots,
    writes,
  )
  .map(([types, accepted, queries, mutations]) =>
    [
      'scalar DateTime scalar JSON scalar Odd enum Kind { ONE TWO constructor } union Either = User | user interface Named { name: String }',
      ...types.map((text, index) => `type ${typeNames[index]} { ${text} }`),
      ...accepted.map((text, index) => `input ${inputNames[index]} { ${text} }`),
      `type Query { ${queries.map(([name, end, given, type]) => `all${name}${end}${given}: ${type} ${name}${end}${given}: ${type}`).join(' ')} }`,
      ...(mutations.length === 0
        ? []
        : [`type Mutation { ${mutations.map(([verb, name, given, type]) => `${verb}${name}${given}: ${type}`).join(' ')} }`]),
    ].join('\n'),
  );

const hasText = (texts: Texts, key: string): boolean =>
  typeof key
    .split('.')
    .reduce<unknown>(
      (here, step) => (typeof here === 'object' && here !== null && Object.hasOwn(here, step) ? (here as Texts)[step] : undefined),
      texts,
    ) === 'string';

describe('a console of any schema', () => {
  it('never throws, sends only valid documents, and says everything in words', () => {
    fc.assert(
      fc.property(schemas, fc.constantFrom(undefined, ...Object.values(dialects)), (sdl, dialect) => {
        const schema = buildSchema(sdl);
        fc.pre(validateSchema(schema).length === 0);
        const catalogue = createCatalogue(introspectionFromSchema(schema), { ...(dialect && { dialect }) });
        expect(new Set(catalogue.entries.map(({ name }) => name)).size).toBe(catalogue.entries.length);
        for (const { name } of catalogue.entries) {
          const opened = catalogue.open(name);
          // Unlistable types, such as those that need an id, are reported as such; there are no other problems.
          expect(opened?.problems.filter(({ key }) => key !== 'operations.list')).toEqual([]);
          if (opened?.plan === undefined) continue;
          for (const { text } of operationsOf([opened.plan]))
            expect(validate(schema, parse(text)).map(({ message }) => `${text}: ${message}`)).toEqual([]);
          const forms = Object.values(opened.forms);
          for (const { plan, form } of forms) expect(formModule(plan, form)).toContain('export const validate');
          const keys = neededTexts(
            [opened.plan],
            forms.map(({ plan }) => plan),
            forms.map(({ form }) => form),
          );
          expect(keys.filter((key) => !key.startsWith('validation.') && !hasText(opened.texts, key))).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });
});
