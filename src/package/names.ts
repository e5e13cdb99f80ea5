import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IntrospectionQuery } from 'graphql';
import { namesText } from '../engine/compile/generate/names.ts';
import type { CatalogueEntry } from '../engine/compile/infer/entries.ts';
import { indexSchema } from '../engine/compile/schema.ts';
import { readWrittenFor } from '../engine/server/declared.ts';

/** Writes the names of a schema and of its resources as types, by which TypeScript checks declarations. */
export function writeNames(introspection: IntrospectionQuery, resources: readonly CatalogueEntry[], folder: string): void {
  const text = namesText(indexSchema(introspection), { resources: resources.map(({ name }) => name) }, 'graphql-admin-console');
  const file = join(folder, 'names.d.ts');
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
}

/** Keeps the names in step with the declarations, whose resources may be new; the schema stays the one that was accepted. */
export function followDeclarations(resources: readonly CatalogueEntry[], folder: string): void {
  if (resources.length === 0) return;
  const introspection = existsSync(join(folder, 'names.d.ts')) ? readWrittenFor(folder) : undefined;
  if (introspection) writeNames(introspection, resources, folder);
}
