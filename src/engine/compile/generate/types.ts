import { codegen } from '@graphql-codegen/core';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import * as typescript from '@graphql-codegen/typescript';
import { parse } from 'graphql';

/** The contract's types: as they travel, and (for the platform) with resolvers, which may answer dates as dates. */
export async function typeTexts(sdl: string, values: Record<string, readonly string[]>): Promise<{ wire: string; resolvers: string }> {
  const schema = parse(sdl, { noLocation: true });
  const closed = Object.fromEntries(
    Object.entries(values).map(([name, list]) => [name, list.map((value) => JSON.stringify(value)).join(' | ')]),
  );
  const config = (dateTime: string): Record<string, unknown> => ({
    enumsAsTypes: true,
    useTypeImports: true,
    skipTypename: true,
    strictScalars: true,
    defaultScalarType: 'unknown',
    namingConvention: 'keep',
    scalars: { ...closed, DateTime: { input: 'string', output: dateTime }, Date: 'string', JSON: 'unknown' },
  });
  const run = async (plugins: string[], dateTime: string): Promise<string> =>
    `// Written by codegen: the types of the contract.\n${await codegen({
      filename: '',
      schema,
      documents: [],
      config: config(dateTime),
      plugins: plugins.map((name) => ({ [name]: {} })),
      pluginMap: { typescript, resolvers },
    })}`;
  return { wire: await run(['typescript'], 'string'), resolvers: await run(['typescript', 'resolvers'], 'Date | string') };
}
