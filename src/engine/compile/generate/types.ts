import { codegen } from '@graphql-codegen/core';
import type { Types } from '@graphql-codegen/plugin-helpers';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import * as typescript from '@graphql-codegen/typescript';
import { parse } from 'graphql';
import { operationsByFile, type DocumentFile } from './operationFiles.ts';

type Values = Record<string, readonly string[]>;

const heading = '// Written by codegen: the types of';

/** A resolver may return a date as an object, which is serialized in the response. */
export async function typeTexts(sdl: string, values: Values): Promise<[path: string, text: string][]> {
  const schema = parse(sdl, { noLocation: true });
  const run = async (plugin: 'typescript' | 'resolvers', more: Record<string, unknown> = {}, imports = ''): Promise<string> =>
    `${heading} the contract.\n${imports}${await codegen({
      filename: '',
      schema,
      documents: [],
      config: { enumsAsTypes: true, ...configOf(values, { input: 'string', output: 'Date | string' }), ...more },
      plugins: [{ [plugin]: {} }],
      pluginMap: { typescript, resolvers },
    })}`;
  return [
    ['types.ts', await run('typescript')],
    ['resolvers.ts', await run('resolvers', { namespacedImportName: 'Types' }, "import type * as Types from './types.ts';\n")],
  ];
}

export async function operationTypesText(
  { schema, schemaAst, documents }: Pick<Types.GenerateOptions, 'schema' | 'schemaAst' | 'documents'>,
  values: Values,
): Promise<[path: string, text: string]> {
  const text = await codegen({
    filename: 'operationTypes.ts',
    schema,
    ...(schemaAst && { schemaAst }),
    documents,
    config: { ...configOf(values, 'string'), importSchemaTypesFrom: './types.ts', importExtension: '.ts' },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  return ['operationTypes.ts', `${heading} the operations of pages and tools.\n${text}\n${byOperation(documents)}`];
}

function byOperation(documents: readonly DocumentFile[]): string {
  const operations = [...operationsByFile(documents).values()].flat();
  const types = operations.map(({ name, kind }) => ({ name, type: `${name}${suffixes[kind]}` }));
  return [
    'export interface Answers {',
    ...types.map(({ name, type }) => `  ${name}: ${type}['${name}'];`),
    '}',
    'export interface Variables {',
    ...types.map(({ name, type }) => `  ${name}: ${type}Variables;`),
    '}',
    'export type Data<Name extends keyof Answers> = { [Key in Name]: Answers[Key] };',
    '',
  ].join('\n');
}

function configOf(values: Values, dateTime: unknown): Record<string, unknown> {
  const closed = Object.fromEntries(
    Object.entries(values).map(([name, list]) => [name, list.map((value) => JSON.stringify(value)).join(' | ')]),
  );
  return {
    useTypeImports: true,
    skipTypename: true,
    strictScalars: true,
    defaultScalarType: 'unknown',
    namingConvention: 'keep',
    scalars: { ...closed, DateTime: dateTime, Date: 'string', JSON: 'unknown' },
  };
}

const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;
