import type { IntrospectionQuery } from 'graphql';
import type { Dialect } from '../dialects/Dialect.ts';
import type { FormPlan, Plan } from '../plan/Plan.ts';
import { compile } from './compile.ts';
import type { Environment } from './context.ts';
import type { Declaration } from './Declaration.ts';
import { compileForm } from './forms.ts';
import { Report, type Problem } from './problems.ts';
import { indexSchema } from './schema.ts';

/** A declaration and the file it stands in. */
export interface Located {
  file: string;
  declaration: Declaration;
}

/** Compiles all resources in menu order, then the forms that no resource names, and checks what only all of them together show. */
export function compileAll(
  located: readonly Located[],
  introspection: IntrospectionQuery,
  dialect: Dialect,
  env: Environment = {},
): { plans: Plan[]; forms: Record<string, FormPlan>; problems: Problem[] } {
  const declarations = located.map(({ declaration }) => declaration);
  const plans: Plan[] = [];
  const forms: Record<string, FormPlan> = {};
  const problems = duplicates(located);
  for (const { file, declaration } of located) {
    const compiled = compile(declaration, introspection, dialect, { ...env, declarations, file });
    problems.push(...(compiled.problems ?? []));
    if (compiled.plan === undefined) continue;
    plans.push(compiled.plan);
    Object.assign(forms, compiled.forms);
  }
  const loose = looseForms(declarations, introspection, dialect, env);
  Object.assign(forms, loose.forms);
  problems.push(...loose.problems);
  return { plans: reachable(plans), forms, problems };
}

/** Without plans of records whose parent did not compile, however deep. */
function reachable(plans: readonly Plan[]): Plan[] {
  const names = new Set(plans.map(({ name }) => name));
  const left = plans.filter(({ parent }) => parent === undefined || names.has(parent));
  return left.length < plans.length ? reachable(left) : left;
}

/** Compiles the forms that no resource names: those of pages. */
export function looseForms(
  declarations: readonly Declaration[],
  introspection: IntrospectionQuery,
  dialect: Dialect,
  env: Environment,
): { forms: Record<string, FormPlan>; problems: Problem[] } {
  const forms: Record<string, FormPlan> = {};
  const problems: Problem[] = [];
  for (const [id, form] of Object.entries(env.forms ?? {})) {
    if (isOfResource(declarations, id)) continue;
    const report = new Report(`validation/${id}.ts`);
    const plan = compileForm({ schema: indexSchema(introspection), dialect, env, report }, id, form);
    problems.push(...report.problems);
    if (plan !== undefined) forms[id] = plan;
  }
  return { forms, problems };
}

const isOfResource = (declarations: readonly Declaration[], id: string): boolean =>
  declarations.some(
    ({ forms, actions }) => Object.values(forms ?? {}).includes(id) || Object.values(actions ?? {}).some(({ form }) => form === id),
  );

/** Two resources cannot have one name, nor answer at one path (R030, R031). */
function duplicates(located: readonly Located[]): Problem[] {
  const names = new Map<string, string>();
  const paths = new Map<string, string>();
  return located.flatMap(({ file, declaration }) => {
    const report = new Report(file);
    const { name, path = name } = declaration;
    const note = (known: Map<string, string>, number: 'R030' | 'R031', key: string, value: string): void => {
      const other = known.get(value);
      if (other === undefined) known.set(value, file);
      else report.add(number, key, `a ${key} of its own`, `${value}, also in ${other}`);
    };
    note(names, 'R031', 'name', name);
    note(paths, 'R030', 'path', path);
    return report.problems;
  });
}
