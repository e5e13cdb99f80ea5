import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IntrospectionQuery } from 'graphql';
import type { Form } from '../engine/forms/form.ts';
import { readContract } from '../engine/compile/contract.ts';
import type { Declaration, Operation } from '../engine/compile/Declaration.ts';
import { operationName } from '../engine/compile/DeclaredOperation.ts';
import { Project } from '../engine/compile/generate/project.ts';
import { createCatalogue } from '../engine/compile/infer/catalogue.ts';
import { declarationText, type Frame } from '../engine/compile/infer/declared.ts';
import { declareType, variableOf } from '../engine/compile/infer/declareType.ts';
import { platform } from '../engine/dialects/platform.ts';
import { takes } from '../engine/plan/Source.ts';
import { keepWrittenFor, schemaFile } from '../engine/server/declared.ts';
import { introspect, readSchemaFile } from '../engine/server/introspect.ts';
import { addressOf, apiOptions, headersOf, withMessage, readArguments, UsageError } from '../package/apiArguments.ts';
import type { Outcome } from '../package/Outcome.ts';
import { asCommand } from './commandLine.ts';

const usage = `npm run declare -- Type [options]

Writes the declaration that the console infers for a type as a file to edit. What it leaves out is inferred as before.
  --endpoint URL      the API that has the type; without it, the contract in schema/
  --header 'K: V'     sent with the question; may be given several times
  --schema FILE       SDL or an introspection as JSON, instead of asking an API
  --resources DIR     where the file is written (default: resources)`;

interface DeclareOptions {
  type: string;
  endpoint?: string;
  headers: Record<string, string>;
  schema?: string;
  folder: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Writes the declaration of a type; answers what to say and the exit code. */
export const run = (args: string[]): Promise<Outcome> => withMessage(() => declare(read(args)));

function read(args: string[]): DeclareOptions {
  const { values, positionals } = readArguments({ args, options: apiOptions, allowPositionals: true }, usage);
  const { endpoint, schema, resources, header } = values;
  const [type] = positionals;
  if (type === undefined || positionals.length > 1) throw new UsageError(usage);
  return {
    type,
    headers: headersOf(header),
    folder: resolve(resources ?? join(root, 'resources')),
    ...addressOf(endpoint),
    ...(schema !== undefined && { schema }),
  };
}

async function declare({ type, endpoint, headers, schema, folder }: DeclareOptions): Promise<Outcome> {
  const own = endpoint === undefined && schema === undefined;
  const project = new Project(root);
  const introspection = own ? readContract(project.sdl()).introspection : await schemaOf({ endpoint, headers, schema });
  const catalogue = createCatalogue(introspection, own ? { dialect: platform, declared: await project.resources() } : {});
  const inferred = declareType(catalogue, introspection, type);
  if (typeof inferred === 'string') return { code: 1, says: inferred };
  const list = catalogue.open(inferred.declaration.name)?.plan?.list;
  const declaration = await asWritten(inferred.declaration, {
    own,
    orders: list?.vars.some(([, source]) => takes(source, 'sort', 'sortRow', 'orderBy')) ?? true,
  });
  const variable = variableOf(declaration.name);
  const file = join(folder, `${variable}.ts`);
  const shown = relative(process.cwd(), file);
  if (existsSync(file)) return { code: 1, says: `${shown} already exists and wasn’t overwritten.` };
  const { text, left } = declarationText(declaration, frameOf(folder, variable, own));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const kept = !own && keepWrittenFor(folder, introspection);
  const says = [
    `${shown}: ${text.trimEnd().split('\n').length} lines, ${type} as “${declaration.name}”, with ${Object.values(declaration.operations).map(operationName).join(', ')}.`,
    ...(left.length > 0 ? [`Fields left out of the page: ${left.join(', ')}.`] : []),
    ...inferred.unsupported,
    ...(kept ? [`${relative(process.cwd(), join(folder, schemaFile))}: the schema that it was written for, by which drift compares.`] : []),
    ...(own ? ['Next: name it in resources/index.ts, and give the operations that write a form in validation/.'] : []),
  ];
  return { code: 0, says: says.join('\n') };
}

const schemaOf = ({
  endpoint,
  headers,
  schema,
}: Pick<DeclareOptions, 'headers'> & { endpoint: string | undefined; schema: string | undefined }):
  | Promise<IntrospectionQuery>
  | IntrospectionQuery => (schema === undefined ? introspect({ endpoint: endpoint ?? '', headers }) : readSchemaFile(schema));

/** The declaration as a file says it: forms that are inferred are named by nobody, and those of our own contract are there or are not. */
async function asWritten(declaration: Declaration, { own, orders }: { own: boolean; orders: boolean }): Promise<Declaration> {
  const { forms: _, sort, ...unsorted } = declaration;
  // A list that the browser sorts could not be paged with a sort.
  const rest = { ...unsorted, ...(sort !== undefined && orders && { sort }) };
  if (!own) return rest;
  const written: Record<string, Form> = await new Project(root).forms();
  const formOf = (operation: Operation | undefined): string | undefined =>
    Object.keys(written).find((id) => operation !== undefined && written[id]?.operation === operationName(operation));
  const { list, get, create, update } = declaration.operations;
  const forms = { create: formOf(create), update: formOf(update) };
  return {
    ...rest,
    operations: {
      ...(list && { list }),
      ...(get && { get }),
      ...(forms.create && create && { create }),
      ...(forms.update && update && { update }),
    },
    ...((forms.create ?? forms.update) && {
      forms: { ...(forms.create && { create: forms.create }), ...(forms.update && { update: forms.update }) },
    }),
  };
}

function frameOf(folder: string, variable: string, own: boolean): Frame {
  const path = relative(folder, join(root, 'src/engine/compile/Declaration.ts')).replaceAll('\\', '/');
  const from = path.startsWith('.') ? path : `./${path}`;
  if (own) return { head: `import { defineResource } from '${from}';`, open: `export const ${variable} = defineResource(`, close: ');' };
  return { head: `import type { Declaration } from '${from}';`, open: `export const ${variable}: Declaration = `, close: ';' };
}

await asCommand(import.meta.url, run);
