import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IntrospectionQuery } from 'graphql';
import { readContract } from '../engine/compile/contract.ts';
import { driftOf, type Before, type Drifted } from '../engine/compile/drift.ts';
import { driftOfTools } from '../engine/compile/driftTools.ts';
import { operationsByFile, readDocuments } from '../engine/compile/generate/operationFiles.ts';
import { Project } from '../engine/compile/generate/project.ts';
import { createCatalogue } from '../engine/compile/infer/catalogue.ts';
import type { CompleteInput as Declared } from '../engine/compile/infer/complete.ts';
import { driftOfDeclared, type WrittenFor } from '../engine/compile/infer/declaredDrift.ts';
import { problemText, type Problem } from '../engine/compile/problems.ts';
import { platform } from '../engine/dialects/platform.ts';
import { readDeclared, readWrittenFor, writeWrittenFor } from '../engine/server/declared.ts';
import { writtenFor } from '../engine/server/fitting.ts';
import { introspect, readSchemaFile } from '../engine/server/introspect.ts';
import { keptIntrospections, type KeptOf } from '../engine/server/kept.ts';
import type { Access } from '../engine/plan/Plan.ts';
import { transforms } from '../engine/forms/transforms.ts';
import { addressOf, apiOptions, headersOf, withMessage, readArguments, UsageError } from './apiArguments.ts';
import { productFiles } from './productFiles.ts';
import { asCommand, type Outcome } from './commandLine.ts';

const usage = `npm run drift -- --endpoint URL [options]

Compiles every declaration, with its forms, against an API as it is now, and prints each difference: exit 1 on any.
  --header 'K: V'     sent with the question; may be given several times
  --schema FILE       SDL or an introspection as JSON for an API with introspection off; then without --endpoint
  --resources DIR     declarations and forms of another API, instead of resources/ and validation/
  --before FILE       the schema that those were written for; what changed without a name being lost is then found, too;
                      without it, DIR/schema.graphql is taken, else what they fitted when the console last started
  --data DIR          where the console keeps that (data/introspection)
  --accept            writes DIR/schema.graphql once the declarations are right for the API as it is now`;

interface DriftOptions {
  endpoint?: string;
  headers: Record<string, string>;
  schema?: string;
  resources?: string;
  before?: string;
  data: string;
  accept: boolean;
}

/** Says what of the declarations an API no longer serves; answers what to say and the exit code. */
export const run = (args: string[]): Promise<Outcome> =>
  withMessage(async () => {
    const input = read(args);
    const { endpoint = '', headers, schema, resources } = input;
    const now = schema === undefined ? await introspect({ endpoint, headers }) : readSchemaFile(schema);
    return resources === undefined ? await ownDrift(now, input) : await drift(now, input, resources);
  });

function read(args: string[]): DriftOptions {
  const { values } = readArguments({ args, options }, usage);
  const { endpoint, schema, resources, before, header, data = join(root, 'data/introspection'), accept = false } = values;
  if (endpoint === undefined && schema === undefined) throw new UsageError(usage);
  if (accept && resources === undefined) throw new UsageError('--accept needs --resources.');
  return {
    ...addressOf(endpoint),
    headers: headersOf(header),
    ...(schema !== undefined && { schema }),
    ...(resources !== undefined && { resources }),
    ...(before !== undefined && { before }),
    data,
    accept,
  };
}

const options = { ...apiOptions, before: { type: 'string' }, data: { type: 'string' }, accept: { type: 'boolean' } } as const;

/** The hiring console's own declarations, forms and pages, which were written for `schema/`. */
async function ownDrift(now: IntrospectionQuery, { schema }: DriftOptions): Promise<Outcome> {
  const project = new Project(root);
  const contract = readContract(project.sdl());
  const [located, forms] = [await project.resources(), await project.forms()];
  const { flags, widgets, pages, previews } = project.names(productFiles);
  const { values, extensions } = contract;
  const around = { values, extensions, flags, widgets, pages, previews, forms, transforms: Object.keys(transforms) };
  const rights = schema === undefined ? undefined : rightsIn(schema);
  const before: Before = {
    introspection: contract.introspection,
    ...(rights !== undefined && { rights: { before: contract.access, now: rights } }),
  };
  const operations = operationsByFile(readDocuments(root, 'src/console/operations'));
  const tools = driftOfTools(operations, before.introspection, now, platform, around);
  const drifted = [...driftOf(located, now, platform, around, before), ...tools.drifted];
  const compared = [
    `${located.length} resources`,
    `${Object.keys(forms).length} forms`,
    `${tools.compared} operations of pages and tools with schema/`,
  ];
  const notes =
    rights === undefined ? ['Rights were not compared: an introspection does not carry directives; --schema with SDL does.'] : [];
  return reportOf(drifted, compared, notes, (file) => file);
}

async function drift(now: IntrospectionQuery, input: DriftOptions, folder: string): Promise<Outcome> {
  const declared = await readDeclared(folder);
  const { located, forms } = declared;
  if (located.length === 0 && Object.keys(forms).length === 0)
    return { code: 2, says: `Nothing was compared: ${folder} holds no declaration and no form.` };
  const catalogue = createCatalogue(now, { declared: located, forms });
  const before = input.accept ? { introspection: now } : beforeOf(input, declared, folder);
  const drifted = driftOfDeclared(declared, { introspection: now, catalogue }, before);
  const isAccepted = input.accept && drifted.every(({ problems }) => problems.length === 0);
  if (isAccepted) writeWrittenFor(folder, now);
  const compared = [`${located.length} resources`, `${Object.keys(forms).length} forms in the dialect “${catalogue.dialect.name}”`];
  return reportOf(drifted, compared, isAccepted ? [accepted(folder)] : notesOf(located, before), (file) => fileIn(folder, file));
}

const accepted = (folder: string): string =>
  `${relative(process.cwd(), join(folder, 'schema.graphql'))} says now what the declarations were written for.`;

function beforeOf(input: DriftOptions, declared: Declared, folder: string): WrittenFor | undefined {
  const introspection = input.before === undefined ? readWrittenFor(folder) : readSchemaFile(input.before);
  if (introspection) return { introspection };
  return input.endpoint === undefined ? undefined : writtenFor(keptIntrospections(input.data), keptOf(input), declared);
}

const keptOf = ({ endpoint = '', headers }: DriftOptions): KeptOf => ({ endpoint, headers });

function notesOf(located: Declared['located'], before: WrittenFor | undefined): string[] {
  const { names } = before ?? { names: new Set<string>() };
  const blind = located.flatMap(({ declaration: { name } }) => (names?.has(name) === false ? [name] : []));
  if (blind.length === 0) return [];
  const of = blind.length < located.length ? ` of ${blind.join(', ')}` : '';
  return [
    `Only names were compared${of}: --before FILE, what --accept writes, or a console that started while they fitted, says what types and arguments were.`,
  ];
}

function reportOf(
  drifted: readonly Drifted[],
  compared: readonly string[],
  notes: readonly string[],
  fileOf: (file: string) => string,
): Outcome {
  const all = drifted.flatMap(({ problems }) => problems).map((problem): Problem => ({ ...problem, file: fileOf(problem.file) }));
  const lines = [...new Set(all.map(problemText))];
  const what = `Compared ${compared.slice(0, -1).join(', ')} and ${compared.at(-1)}.`;
  const says =
    lines.length === 0
      ? `No difference. ${what}`
      : `${lines.join('\n')}\n\n${lines.length} ${lines.length === 1 ? 'difference' : 'differences'}. ${what}`;
  return { code: lines.length === 0 ? 0 : 1, says: [says, ...notes].join('\n') };
}

/** The rights that SDL asks for; none where a file holds an introspection, or SDL of another house. */
function rightsIn(file: string): Record<string, Access> | undefined {
  const text = readFileSync(file, 'utf8');
  return /@access\(/.test(text) ? readContract(text).access : undefined;
}

function fileIn(folder: string, file: string): string {
  const [, id] = /^validation\/(.*)\.ts$/.exec(file) ?? [];
  const paths = id === undefined ? [file] : ['', 'forms/', 'validation/'].flatMap((place) => [`${place}${id}.ts`, `${place}${id}.json`]);
  const found = paths.find((path) => existsSync(join(folder, path))) ?? file;
  return relative(process.cwd(), join(folder, found)) || found;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

await asCommand(import.meta.url, run);
