import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IntrospectionQuery } from 'graphql';
import { namesText } from '../engine/compile/generate/names.ts';
import { indexSchema } from '../engine/compile/schema.ts';

/** Writes the names of a schema as types, by which TypeScript checks declarations. */
export function writeNames(introspection: IntrospectionQuery, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'names.d.ts'), namesText(indexSchema(introspection), {}, 'graphql-admin-console'));
}
