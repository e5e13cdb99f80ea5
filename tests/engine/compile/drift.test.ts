import { join } from 'node:path';
import {
  buildASTSchema,
  introspectionFromSchema,
  Kind,
  parse,
  Source,
  specifiedRules,
  validate,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
  type ValidationRule,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { resources } from '../../../resources/index.ts';
import { compile } from '../../../src/engine/compile/compile.ts';
import type { Located } from '../../../src/engine/compile/compileAll.ts';
import type { Environment } from '../../../src/engine/compile/context.ts';
import { readContract, withoutExtensions } from '../../../src/engine/compile/contract.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { driftOf, readOf, type Before, type Drifted } from '../../../src/engine/compile/drift.ts';
import { driftOfTools } from '../../../src/engine/compile/driftTools.ts';
import { operationsOf } from '../../../src/engine/compile/generate/documents.ts';
import { operationsByFile, readDocuments } from '../../../src/engine/compile/generate/operationFiles.ts';
import { argumentPaths, indexSchema } from '../../../src/engine/compile/schema.ts';
import type { Dialect } from '../../../src/engine/dialects/Dialect.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';
import { relay } from '../../../src/engine/dialects/relay.ts';
import { sdl } from '../../../src/generated/contract.ts';
import type { OperationPlan } from '../../../src/engine/plan/Plan.ts';
import { declaredForms } from '../../validation/declared.ts';
import { contractMutations } from './mutations/contractMutations.ts';
import { edit, edits, readSdl, remove, type Edit } from './mutations/edit.ts';
import { harmless } from './mutations/harmless.ts';
import { introspectionOf } from './mutations/introspectionOf.ts';
import { relayAround, relayLocated, relaySdl } from './mutations/relayApi.ts';
import { relayMutations } from './mutations/relayMutations.ts';

/** An API that declarations were written for. */
interface Written {
  document: DocumentNode;
  located: readonly Located[];
  dialect: Dialect;
  around: Environment;
  before: Before;
}

const written = (text: string, located: readonly Located[], dialect: Dialect, around: Environment): Written => {
  const document = readSdl(text);
  const introspection = introspectionOf(buildASTSchema(document));
  return { document, located, dialect, around, before: { introspection, read: readOf(located, dialect, around) } };
};

const contract = readContract(sdl);
const own = written(
  sdl,
  Object.entries(resources).map(([file, declaration]) => ({ file, declaration: declaration as Declaration })),
  platform,
  { values: contract.values, extensions: contract.extensions, forms: declaredForms },
);
const house = written(relaySdl, relayLocated, relay, relayAround);

interface Met {
  drifted: Drifted[];
  schema: GraphQLSchema;
  now: IntrospectionQuery;
}

function meet(api: Written, change: Edit): Met {
  const schema = buildASTSchema(change(api.document));
  const now = introspectionOf(schema);
  return { drifted: driftOf(api.located, now, api.dialect, api.around, api.before), schema, now };
}

/** Each finding once, though two resources may have a form in common. */
const lines = (drifted: readonly Drifted[]): string[] => [
  ...new Set(
    drifted
      .flatMap(({ problems }) => problems)
      .map(({ number, file, key, expected, found, didYouMean = '-' }) =>
        [`${number} ${file} ${key}`, expected, found, didYouMean].join(' | '),
      ),
  ),
];

/** Operations compiled for the earlier API, of resources without drift. */
const untouched = (api: Written, drifted: readonly Drifted[]): OperationPlan[] =>
  api.located.flatMap((each) => (drifted.some(({ name }) => name === each.declaration.name) ? [] : compiledBefore(api, each)));

const compiled = new Map<Located, OperationPlan[]>();

/** Compiles a resource for the API as it was, once for all mutations. */
function compiledBefore({ located, dialect, around, before }: Written, each: Located): OperationPlan[] {
  const known = compiled.get(each);
  if (known) return known;
  const declarations = located.map(({ declaration }) => declaration);
  const { plan } = compile(each.declaration, before.introspection, dialect, { ...around, declarations, file: each.file });
  const operations = plan === undefined ? [] : operationsOf([plan]);
  compiled.set(each, operations);
  return operations;
}

/** Errors of the current API for those operations: invalid texts and unknown arguments. */
function refusals({ schema, now }: Met, operations: readonly OperationPlan[]): string[] {
  const index = indexSchema(now);
  const unknown = operations.flatMap(({ name, text, vars }) => {
    const operation = index.operations.get(name);
    const known = new Set(operation === undefined ? [] : argumentPaths(index, operation));
    const { own } = parsed(text, schema);
    return vars.flatMap(([path]) => (known.has(path) || (own.has(path) && !path.includes('.')) ? [] : [`${name} has no ${path}`]));
  });
  // In one document: validation has a fixed cost for each.
  const definitions = [...new Set(operations.map(({ text }) => parsed(text, schema).definition))];
  const invalid = validate(schema, { kind: Kind.DOCUMENT, definitions }, specifiedRules.filter(isOfSchema));
  return [...invalid.map(({ message, source }) => `${source?.name}: ${message}`), ...unknown];
}

/** False for rules of a text, which no change of a schema breaks. */
const isOfSchema = ({ name }: ValidationRule): boolean => !/^(Unique(?!Directives)|No|Lone|Executable|KnownFragment)/.test(name);

interface Parsed {
  definition: DefinitionNode;
  /** The names of its variables. */
  own: ReadonlySet<string>;
}

const documents = new Map<string, Parsed>();

/** Parses and validates a text once for all mutations. */
function parsed(text: string, schema: GraphQLSchema): Parsed {
  const known = documents.get(text);
  if (known) return known;
  const document = parse(new Source(text, text.slice(0, 60)));
  const [definition, ...others] = document.definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) throw new Error(`not one operation: ${text}`);
  const rules = specifiedRules.filter((rule) => !isOfSchema(rule));
  expect(validate(schema, document, rules)).toEqual([]);
  const made = { definition, own: new Set((definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)) };
  documents.set(text, made);
  return made;
}

describe.each([
  ['our own contract', own, contractMutations],
  ['a Relay API', house, relayMutations],
] as const)('drift of %s', (_, api, mutations) => {
  it('has forty mutations and more', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutations.map(({ title }) => title)).size).toBe(mutations.length);
  });

  it('reads the same schema as an executed introspection', () => {
    const schema = buildASTSchema(api.document);
    expect(introspectionOf(schema)).toEqual(introspectionFromSchema(schema));
  });

  it('finds nothing while nothing changed', () => {
    expect(lines(meet(api, (document) => document).drifted)).toEqual([]);
  });

  it.each(mutations)('finds that $title, and nothing else', ({ edit: change, finds }) => {
    const met = meet(api, change);
    expect(lines(met.drifted)).toEqual(finds);
    expect(refusals(met, untouched(api, met.drifted))).toEqual([]);
  });
});

describe.each([
  ['our own contract', own, { type: 'Group', field: 'name', list: 'ORGGetGroups', input: 'ORGCreateGroupInput', optional: 'description' }],
  ['a Relay API', house, { type: 'Author', field: 'name', list: 'authors', input: 'CreateAuthorInput', optional: 'email' }],
] as const)('drift of %s is not', (_, api, names) => {
  it.each(harmless(names))('$title', ({ edit: change }) => {
    const met = meet(api, change);
    expect(lines(met.drifted)).toEqual([]);
    expect(refusals(met, untouched(api, met.drifted))).toEqual([]);
  });
});

const operations = operationsByFile(readDocuments(join(import.meta.dirname, '../../..'), 'src/console/operations'));

describe('drift', () => {
  it('is nothing of a platform without our extensions', () => {
    const bare = introspectionOf(buildASTSchema(parse(withoutExtensions(sdl))));
    expect(lines(driftOf(own.located, bare, platform, own.around, own.before))).toEqual([]);
    expect(lines(driftOfTools(operations, own.before.introspection, bare, platform, own.around).drifted)).toEqual([]);
  });

  it('leaves every resource alone that the change does not touch', () => {
    const { drifted } = meet(
      own,
      edits(remove('Group.usersCount'), edit('Query.ORGGetCustomers', 'ORGGetCustomers(', 'ORGListCustomers(')),
    );
    expect(drifted.map(({ name, problems }) => [name, problems.length])).toEqual([
      ['groups', 2],
      ['customers', 1],
    ]);
  });

  it('is found by names alone where nobody knows what the API was', () => {
    const now = introspectionOf(buildASTSchema(edit('Author.email', 'email', 'mail')(house.document)));
    expect(lines(driftOf(house.located, now, relay, house.around))).toEqual([
      'R005 resources/authors.ts columns.1 | a field of Author | email | mail',
    ]);
  });

  it('is found in what pages and tools ask, at the operation’s name', () => {
    const now = introspectionOf(buildASTSchema(edit('Query.AuthMe', 'AuthMe', 'AuthWhoAmI')(own.document)));
    expect(lines(driftOfTools(operations, own.before.introspection, now, platform, own.around).drifted)).toEqual([
      'R003 src/console/operations/signIn.graphql AuthMe | a query of the contract | AuthMe | AuthWhoAmI',
    ]);
  });

  it('is another right, where rights are known on both sides', () => {
    const rights = { before: contract.access, now: { ...contract.access, ORGGetGroups: ['org:seeGroups'] } };
    const drifted = driftOf(own.located, own.before.introspection, platform, own.around, { ...own.before, rights });
    expect(lines(drifted)).toEqual(['R051 resources/org/groups.ts operations.list | org:viewGroupList | org:seeGroups | -']);
  });
});
