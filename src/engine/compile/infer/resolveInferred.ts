import type { IntrospectionQuery } from 'graphql';
import type { Dialect } from '../../dialects/Dialect.ts';
import { compile, type Compiled } from '../compile.ts';
import type { Declaration } from '../Declaration.ts';
import type { Environment } from '../context.ts';
import { leavingOut } from './leaveOut.ts';
import { indexSchema, type Schema } from '../schema.ts';
import { problemText, type Problem } from '../problems.ts';
import type { Inferred } from './declaration.ts';
import { labelOf } from './words.ts';

export interface Resolved {
  inferred: Inferred;
  compiled: Compiled;
}

/** Removes and reports the parts that the API does not serve, so that the rest compiles. */
export function resolveInferred(inferred: Inferred, introspection: IntrospectionQuery, dialect: Dialect, env: Environment): Resolved {
  let here = inferred;
  for (let round = 0; round < rounds; round += 1) {
    const compiled = compile(here.declaration, introspection, dialect, { ...env, forms: here.forms });
    if (compiled.problems === undefined) return { inferred: here, compiled };
    const less = without(here, compiled.problems, indexSchema(introspection));
    if (less === undefined) return { inferred: here, compiled };
    here = less;
  }
  return { inferred: here, compiled: compile(here.declaration, introspection, dialect, { ...env, forms: here.forms }) };
}

/** Each round removes all reported parts; problems that this reveals are removed in the next. */
const rounds = 8;

function without(inferred: Inferred, problems: readonly Problem[], schema: Schema): Inferred | undefined {
  const { declaration } = inferred;
  const left: Declaration = { ...declaration, operations: { ...declaration.operations } };
  const reasons: string[] = [];
  const lesser = withoutProperties(inferred, problems);
  if (lesser !== undefined) return lesser;
  const whole = { ...left.operations };
  for (const use of ['list', 'get', 'create', 'update'] as const) {
    const declared = left.operations[use];
    const shorter = declared && leavingOut(schema, declared, `operations.${use}`, problems);
    if (shorter !== undefined) left.operations[use] = shorter as never;
  }
  if (JSON.stringify(whole) !== JSON.stringify(left.operations)) return { ...inferred, declaration: left };
  const at = (place: string): Set<number> =>
    new Set(problems.flatMap(({ key }) => (key.startsWith(`${place}.`) ? [Number(key.split('.')[1])] : [])));
  // A required filter is no choice.
  const always = problems.flatMap(({ key, found }) => (key === 'operations.list' ? (/^filter\.([^.]+)/.exec(found)?.[1] ?? []) : []));
  for (const place of ['columns', 'details', 'filters'] as const) {
    const held: unknown[] | undefined = left[place];
    const wrong = at(place);
    if (place === 'filters') held?.forEach((filter, index) => always.includes(nameOf(filter)) && wrong.add(index));
    if (wrong.size === 0 || held === undefined) continue;
    for (const index of wrong) reasons.push(`${labelOf(place).replace(/s$/, '')} “${nameOf(held[index])}”: the API does not serve it.`);
    Object.assign(left, { [place]: held.filter((_, index) => !wrong.has(index)) });
  }
  if (problems.some(({ key }) => key === 'sort')) delete left.sort;
  for (const use of ['get', 'create', 'update'] as const) {
    const wrong = problems.filter(
      ({ key, file }) => key.startsWith(`operations.${use}`) || key.startsWith(`forms.${use}`) || file.endsWith(`/${use}.ts`),
    );
    if (wrong.length === 0 || left.operations[use] === undefined) continue;
    reasons.push(`${labelOf(use)} is not offered: ${wrong.map(problemText).join('; ')}.`);
    delete left.operations[use];
    left.forms = Object.fromEntries(Object.entries(left.forms ?? {}).filter(([name]) => name !== use));
  }
  for (const name of Object.keys(left.actions ?? {})) {
    const wrong = problems.filter(({ key }) => key.startsWith(`actions.${name}`));
    if (wrong.length === 0) continue;
    reasons.push(`${labelOf(name)} is not offered: ${wrong.map(problemText).join('; ')}.`);
    left.actions = Object.fromEntries(Object.entries(left.actions ?? {}).filter(([each]) => each !== name));
  }
  const lost = problems.filter(({ key }) => key.startsWith('references.')).map(({ key }) => key.slice('references.'.length));
  if (lost.length > 0) left.references = Object.fromEntries(Object.entries(left.references ?? {}).filter(([path]) => !lost.includes(path)));
  if (JSON.stringify(left) === JSON.stringify(declaration)) return undefined;
  return { ...inferred, declaration: left, unsupported: [...inferred.unsupported, ...reasons] };
}

function withoutProperties(inferred: Inferred, problems: readonly Problem[]): Inferred | undefined {
  const reasons: string[] = [];
  const forms = Object.fromEntries(
    Object.entries(inferred.forms).map(([id, form]) => {
      const { properties = {}, required = [] } = form.schema as { properties?: Record<string, unknown>; required?: readonly string[] };
      const wrong = problems.flatMap(({ file, key }) =>
        file === `validation/${id}.ts` ? (/^properties\.(\w+)/.exec(key)?.[1] ?? []) : [],
      );
      const left = Object.entries(properties).filter(([name]) => !wrong.includes(name) || required.includes(name));
      if (left.length === Object.keys(properties).length || left.length === 0) return [id, form];
      reasons.push(
        ...wrong
          .filter((name) => !required.includes(name))
          .map((name) => `Form ${id}: field “${name}” is left out: its type is not understood.`),
      );
      return [id, { ...form, schema: { ...(form.schema as object), properties: Object.fromEntries(left) } as typeof form.schema }];
    }),
  );
  return reasons.length === 0 ? undefined : { ...inferred, forms, unsupported: [...inferred.unsupported, ...new Set(reasons)] };
}

const nameOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'field' in entry ? String(entry.field) : String(entry);
