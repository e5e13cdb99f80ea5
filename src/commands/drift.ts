import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IntrospectionQuery } from 'graphql';
import { readContract } from '../engine/compile/contract.ts';
import { driftOf, readOf, type Before } from '../engine/compile/drift.ts';
import { driftOfTools } from '../engine/compile/driftTools.ts';
import { operationsByFile, readDocuments } from '../engine/compile/generate/operationFiles.ts';
import { Project } from '../engine/compile/generate/project.ts';
import { platform } from '../engine/dialects/platform.ts';
import { introspect, readSchemaFile } from '../engine/server/introspect.ts';
import type { Access } from '../engine/plan/Plan.ts';
import { transforms } from '../engine/forms/transforms.ts';
import { addressOf, apiOptions, headersOf, withMessage, readArguments, UsageError } from '../package/apiArguments.ts';
import { compareDeclared, formatOf, problemsOf, reportOf, type CompareOptions } from '../package/differences.ts';
import { productFiles } from './productFiles.ts';
import type { Outcome } from '../package/Outcome.ts';
import { asCommand } from './commandLine.ts';

const usage = `npm run drift -- --endpoint URL [options]

Compiles every declaration, with its forms, against an API as it is now, and prints each difference: exit 1 on any.
  --header 'K: V'     sent with the question; may be given several times
  --schema FILE       SDL or an introspection as JSON for an API with introspection off; then without --endpoint
  --resources DIR     declarations and forms of another API, instead of resources/ and validation/
  --before FILE       the schema that those were written for; what changed without a name being lost is then found, too;
                      without it, DIR/schema.graphql is taken, else what they fitted when the console last started
  --data DIR          where the console keeps that (data/introspection)
  --format FORMAT     text, github (annotations of a workflow) or sarif
  --accept            writes DIR/schema.graphql once the declarations are right for the API as it is now`;

interface DriftOptions extends CompareOptions {
  schema?: string;
  resources?: string;
}

/** Says what of the declarations an API no longer serves; answers what to say and the exit code. */
export const run = (args: string[]): Promise<Outcome> =>
  withMessage(async () => {
    const input = read(args);
    const { endpoint = '', headers, schema, resources } = input;
    const now = schema === undefined ? await introspect({ endpoint, headers }) : readSchemaFile(schema);
    if (resources === undefined) return ownDrift(now, input);
    const { code, says } = await compareDeclared(now, input, resources);
    return { code, says };
  });

function read(args: string[]): DriftOptions {
  const { values } = readArguments({ args, options }, usage);
  const { endpoint, schema, resources, before, header, format, data = join(root, 'data/introspection'), accept = false } = values;
  if (endpoint === undefined && schema === undefined) throw new UsageError(usage);
  if (accept && resources === undefined) throw new UsageError('--accept needs --resources.');
  return {
    ...addressOf(endpoint),
    headers: headersOf(header),
    ...(schema !== undefined && { schema }),
    ...(resources !== undefined && { resources }),
    ...(before !== undefined && { before }),
    ...{ data, accept, format: formatOf(format) },
  };
}

const text = { type: 'string' } as const;
const options = { ...apiOptions, before: text, data: text, format: text, accept: { type: 'boolean' } } as const;

/** The hiring console's own declarations, forms and pages, which were written for `schema/`. */
async function ownDrift(now: IntrospectionQuery, { schema, format }: DriftOptions): Promise<Outcome> {
  const project = new Project(root);
  const contract = readContract(project.sdl());
  const [located, forms] = [await project.resources(), await project.forms()];
  const { flags, widgets, pages, previews } = project.names(productFiles);
  const { values, extensions } = contract;
  const around = { values, extensions, flags, widgets, pages, previews, forms, transforms: Object.keys(transforms) };
  const rights = schema === undefined ? undefined : rightsIn(schema);
  const before: Before = {
    introspection: contract.introspection,
    read: readOf(located, platform, around),
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
  return reportOf({ problems: problemsOf(drifted), compared, notes }, format);
}

/** The rights that SDL asks for; none where a file holds an introspection, or SDL of another house. */
function rightsIn(file: string): Record<string, Access> | undefined {
  const text = readFileSync(file, 'utf8');
  return /@access\(/.test(text) ? readContract(text).access : undefined;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

await asCommand(import.meta.url, run);
