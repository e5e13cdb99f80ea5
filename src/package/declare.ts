import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Declaration } from '../engine/compile/Declaration.ts';
import { operationName } from '../engine/compile/DeclaredOperation.ts';
import { createCatalogue } from '../engine/compile/infer/catalogue.ts';
import { declarationText } from '../engine/compile/infer/declared.ts';
import { declareType, variableOf } from '../engine/compile/infer/declareType.ts';
import { keepWrittenFor, type LoadModule } from '../engine/server/declared.ts';
import { introspect, readSchemaFile } from '../engine/server/introspect.ts';
import { readArguments, UsageError } from './apiArguments.ts';
import { writeNames } from './names.ts';
import type { Outcome } from './Outcome.ts';
import { readProject, shownPath } from './project.ts';

const usage = `graphql-admin-console declare Type

Writes what the console infers for a type as a file to edit. What the file leaves out is inferred as before.
  --api NAME          one of the configuration's endpoints (the first)`;

export async function declare(args: string[], load: LoadModule): Promise<Outcome> {
  const options = { api: { type: 'string' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage);
  const [type] = positionals;
  if (type === undefined || positionals.length > 1) throw new UsageError(usage);
  const { endpoint, headers, schema, resources, dialect } = await readProject(process.cwd(), load, values.api);
  const introspection = schema === undefined ? await introspect({ endpoint, headers }) : readSchemaFile(schema);
  const catalogue = createCatalogue(introspection, { adjust: dialect });
  const inferred = declareType(catalogue, introspection, type);
  if (typeof inferred === 'string') return { code: 1, says: inferred };
  const written = writeDeclaration(inferred.declaration, resources);
  if (!written.exists && keepWrittenFor(resources, introspection)) writeNames(introspection, catalogue.entries, resources);
  return { code: written.exists ? 1 : 0, says: [written.says, ...inferred.unsupported].join('\n') };
}

/** Writes a declaration into a folder, unless its file exists. Forms are left out: they are inferred. */
export function writeDeclaration(inferred: Declaration, folder: string): { says: string; exists: boolean } {
  const { forms: _, ...declaration } = inferred;
  const variable = variableOf(declaration.name);
  const file = join(folder, `${variable}.ts`);
  if (existsSync(file)) return { says: `${shownPath(file)} already exists and wasn't overwritten.`, exists: true };
  const frame = {
    head: "import { defineResource } from 'graphql-admin-console';",
    open: `export const ${variable} = defineResource(`,
    close: ');',
  };
  const { text, left } = declarationText(declaration, frame);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const operations = Object.values(declaration.operations).map(operationName).join(', ');
  return {
    says: [
      `${shownPath(file)}: ${text.trimEnd().split('\n').length} lines, ${declaration.type} as “${declaration.name}”, with ${operations}.`,
      ...(left.length > 0 ? [`Fields left out of the page: ${left.join(', ')}.`] : []),
    ].join('\n'),
    exists: false,
  };
}
