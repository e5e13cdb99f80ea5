import { codegen } from '@graphql-codegen/core';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import * as typescript from '@graphql-codegen/typescript';
import { parse } from 'graphql';

const header = '// Written by codegen: the types of the contract.\n';

/** Types of the contract, and resolver types that import them. A resolver may return a date as an object: it is serialized on its way out. */
export async function typeTexts(sdl: string, values: Record<string, readonly string[]>): Promise<{ types: string; resolvers: string }> {
  const schema = parse(sdl, { noLocation: true });
  const closed = Object.fromEntries(
    Object.entries(values).map(([name, list]) => [name, list.map((value) => JSON.stringify(value)).join(' | ')]),
  );
  const config = {
    enumsAsTypes: true,
    useTypeImports: true,
    skipTypename: true,
    strictScalars: true,
    defaultScalarType: 'unknown',
    namingConvention: 'keep',
    scalars: { ...closed, DateTime: { input: 'string', output: 'Date | string' }, Date: 'string', JSON: 'unknown' },
  };
  const run = (plugin: 'typescript' | 'resolvers', more: Record<string, unknown> = {}): Promise<string> =>
    codegen({
      filename: '',
      schema,
      documents: [],
      config: { ...config, ...more },
      plugins: [{ [plugin]: {} }],
      pluginMap: { typescript, resolvers },
    });
  const imported = "import type * as Types from './types.ts';\n";
  return {
    types: header + (await run('typescript')),
    resolvers: header + imported + (await run('resolvers', { namespacedImportName: 'Types' })),
  };
}
