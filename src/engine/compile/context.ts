import type { Form } from '../forms/form.ts';
import type { Dialect } from '../dialects/Dialect.ts';
import type { Access } from '../plan/Plan.ts';
import type { Declaration } from './Declaration.ts';
import type { Report } from './problems.ts';
import type { Schema } from './schema.ts';

/** Environment of a declaration; absent parts are not checked. */
export interface Environment {
  /** The declaration's file, for its problems. */
  file?: string | undefined;
  forms?: Record<string, Form> | undefined;
  /** All declarations, for parents, references and tabs. */
  declarations?: readonly Declaration[] | undefined;
  /** Rights by operation, which introspection does not carry. */
  access?: Record<string, Access> | undefined;
  /** Rights by the coordinate of a field, an argument or a value of an enum, which introspection does not carry. */
  fieldRights?: Record<string, string[]> | undefined;
  /** Values of scalars that are closed lists, which introspection does not carry. */
  values?: Record<string, readonly string[]> | undefined;
  /** Coordinates of what a schema may lack: where it does, the tool is dropped in silence. */
  extensions?: ReadonlySet<string> | undefined;
  flags?: readonly string[] | undefined;
  widgets?: readonly string[] | undefined;
  pages?: readonly string[] | undefined;
  previews?: readonly string[] | undefined;
  icons?: readonly string[] | undefined;
  dialogs?: readonly string[] | undefined;
  layouts?: readonly string[] | undefined;
  transforms?: readonly string[] | undefined;
}

export interface Context {
  declaration: Declaration;
  schema: Schema;
  dialect: Dialect;
  env: Environment;
  report: Report;
}

/** The values of a closed type: an enum's, or those of a scalar that SDL closes. */
export function closedValues({ schema, env }: Pick<Context, 'schema' | 'env'>, typeName: string): readonly string[] | undefined {
  const type = schema.types.get(typeName);
  if (type?.kind !== 'ENUM') return env.values?.[typeName];
  return type.enumValues.length > mostValues ? undefined : type.enumValues.map(({ name }) => name);
}

/** More values would make plans of megabytes: they are typed, and the API checks them. */
const mostValues = 2000;

/** True if a missing part of the schema is an optional extension. */
export function mayLack({ schema, env }: Pick<Context, 'schema' | 'env'>, typeName: string, path: string): boolean {
  let here = typeName;
  for (const step of path.split('.')) {
    if (env.extensions?.has(`${here}.${step}`)) return true;
    const type = schema.types.get(here);
    const fields = type?.kind === 'INPUT_OBJECT' ? type.inputFields : type?.kind === 'OBJECT' ? type.fields : [];
    let reference: { kind: string; name?: string | null; ofType?: unknown } | undefined = fields.find(({ name }) => name === step)?.type;
    // A list, or what is never null, has no name of its own.
    while (reference && !reference.name) reference = reference.ofType as typeof reference;
    here = reference?.name ?? '';
  }
  return false;
}
