import type { LoadModule } from '../engine/server/declared.ts';
import { introspect, readSchemaFile } from '../engine/server/introspect.ts';
import { readArguments } from './apiArguments.ts';
import { compareDeclared, formatOf } from './differences.ts';
import { writeNames } from './names.ts';
import type { Outcome } from './Outcome.ts';
import { readProject } from './project.ts';
import { registeredNames } from './registered.ts';

const usage = `graphql-admin-console check [options]

Compiles the declarations and forms against the API as it is now, and prints each difference.
Exit code 0: no difference; 1: differences; 2: nothing could be compared.
  --schema FILE       SDL or an introspection as JSON, instead of asking the API
  --before FILE       the schema that the declarations were written for (schema.graphql in their folder)
  --format FORMAT     text, github (annotations of a workflow) or sarif
  --api NAME          one of the configuration's endpoints (the first)
  --accept            writes schema.graphql and names.d.ts: the declarations are right for the API as it is now`;

const text = { type: 'string' } as const;
const options = { schema: text, api: text, before: text, format: text, accept: { type: 'boolean' }, help: { type: 'boolean' } } as const;

export async function check(args: string[], load: LoadModule): Promise<Outcome> {
  const { values } = readArguments({ args, options }, usage);
  const { endpoint, headers, resources, data, schema, dialect, app } = await readProject(process.cwd(), load, values.api);
  const file = values.schema ?? schema;
  const now = file === undefined ? await introspect({ endpoint, headers }) : readSchemaFile(file);
  const { before, accept = false } = values;
  const input = {
    endpoint,
    headers,
    data,
    accept,
    format: formatOf(values.format),
    load,
    adjust: dialect,
    app,
    registered: registeredNames(app),
    ...(before !== undefined && { before }),
  };
  const { catalogue, ...outcome } = await compareDeclared(now, input, resources);
  if (accept && outcome.code === 0) writeNames(now, catalogue?.entries ?? [], resources);
  return outcome;
}
