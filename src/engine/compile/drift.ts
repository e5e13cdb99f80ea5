import type { IntrospectionQuery } from 'graphql';
import type { Dialect } from '../dialects/Dialect.ts';
import type { Access, OperationPlan, Plan } from '../plan/Plan.ts';
import { compile } from './compile.ts';
import { looseForms, type Located } from './compileAll.ts';
import type { Environment } from './context.ts';
import type { Declaration } from './Declaration.ts';
import { dialectOf } from './dialectOf.ts';
import { placeOf, type OperationUse } from './driftPlaces.ts';
import { problemText, Report, type Problem } from './problems.ts';
import { renamedTo } from './renamed.ts';
import { indexSchema, operationAt } from './schema.ts';
import { changesOf } from './shipped.ts';
import type { Change, Pair } from './shippedChange.ts';

export interface Drifted {
  /** Resource name, or the id of a form without a resource. */
  name: string;
  file: string;
  problems: Problem[];
}

/** Schema and rights that declarations were written for. */
export interface Before {
  introspection: IntrospectionQuery;
  /** Rights by operation, compared if both are known. */
  rights?: { before: Record<string, Access>; now: Record<string, Access> } | undefined;
  /** Read with that schema; a declaration missing here was written for another one. */
  read: Read;
  /** Compares what inferred forms sent; a console, which infers them anew, needs no such check. @default false */
  comparesForms?: boolean | undefined;
}

export interface Read {
  located: Located[];
  env: Environment;
  dialect: Dialect;
  /** Inferred forms: what they send follows the schema. */
  inferred: ReadonlySet<string>;
}

/** Declarations whose forms are all written. */
export const readOf = (located: readonly Located[], dialect: Dialect, env: Environment): Read => ({
  located: [...located],
  dialect,
  env: { ...env, declarations: env.declarations ?? located.map(({ declaration }) => declaration) },
  inferred: new Set(),
});

/** Also compares what plans of the earlier schema send and read: renamed page arguments, values of another type. */
export function driftOf(
  located: readonly Located[],
  introspection: IntrospectionQuery,
  dialect: Dialect,
  env: Environment = {},
  before?: Before,
): Drifted[] {
  const declarations = env.declarations ?? located.map(({ declaration }) => declaration);
  const drifted = located.map(({ file, declaration: current }): Drifted => {
    const { name } = current;
    const { declaration: written, forms, isInferred } = withFormsBefore(before, current, env);
    const problems = (compile(written, introspection, dialect, { ...env, forms, declarations, file }).problems ?? []).filter(
      ({ number, file: place }) => !(number === 'R022' && isInferred(place)),
    );
    const { declaration, plan } = before === undefined ? {} : planBefore(before, name);
    if (before === undefined || declaration === undefined || plan === undefined) return { name, file, problems };
    const pair = {
      before: indexSchema(before.introspection),
      now: indexSchema(introspection),
      dialect: dialectOf(both(dialect, before.read.dialect), declaration.dialect),
      env,
    };
    const report = new Report(file);
    const uses = usesOf(declaration, plan);
    for (const use of uses)
      compareUse({ pair, declaration, plan, use, problems, report, follows: !before.comparesForms && isInferredForm(before, use.form) });
    compareRights(uses, before, report);
    const named = [...problems, ...report.problems].map((problem) => withNewName(pair, problem, plan.list?.name));
    const kept = named.filter((problem) => !isOfRenamed(problem, named));
    const placed = kept.map((problem) => (isInferred(problem.file) ? atOperation(problem, file, declaration) : problem));
    return { name, file, problems: [...new Map(placed.map((problem) => [problemText(problem), problem])).values()] };
  });
  const loose = looseForms(declarations, introspection, dialect, env).problems.map((problem): Drifted => ({
    name: problem.file,
    file: problem.file,
    problems: [problem],
  }));
  return [...drifted, ...loose].filter(({ problems }) => problems.length > 0);
}

const isInferredForm = ({ read }: Before, form: string | undefined): boolean => form !== undefined && read.inferred.has(form);

/** The declaration with the forms that were inferred from the earlier schema: the current schema must still take what they send. */
function withFormsBefore(
  before: Before | undefined,
  current: Declaration,
  env: Environment,
): { declaration: Declaration; forms: Environment['forms']; isInferred: (file: string) => boolean } {
  const then = before?.comparesForms ? before.read.located.find(({ declaration }) => declaration.name === current.name) : undefined;
  if (before === undefined || then === undefined) return { declaration: current, forms: env.forms, isInferred: () => false };
  const inferred = Object.values(then.declaration.forms ?? {}).filter((id) => isInferredForm(before, id));
  const forms = Object.fromEntries(inferred.flatMap((id) => (before.read.env.forms?.[id] ? [[id, before.read.env.forms[id]]] : [])));
  return {
    declaration: then.declaration,
    forms: { ...env.forms, ...forms },
    isInferred: (file) => inferred.some((id) => file === formFile(id)),
  };
}

const formFile = (id: string): string => `validation/${id}.ts`;

/** An inferred form has no file: its problems belong to its operation. */
function atOperation(problem: Problem, file: string, { forms = {} }: Declaration): Problem {
  const [use = ''] = Object.entries(forms).find(([, id]) => problem.file === formFile(id)) ?? [];
  const [, property] = /^properties\.(.*)$/.exec(problem.key) ?? [];
  return { ...problem, file, key: ['operations', use, ...(property === undefined ? [] : [property])].join('.') };
}

interface PlanBefore {
  declaration?: Declaration;
  plan?: Plan | undefined;
}

const plansBefore = new WeakMap<Before, Map<string, PlanBefore>>();

/** Compiled once, however many schemas are compared with that one. */
function planBefore(before: Before, name: string): PlanBefore {
  const known = plansBefore.get(before) ?? new Map<string, PlanBefore>();
  plansBefore.set(before, known);
  const { introspection, read } = before;
  const then = read.located.find(({ declaration }) => declaration.name === name);
  const found = known.get(name) ?? (then === undefined ? {} : compiledBefore(then, introspection, read));
  known.set(name, found);
  return found;
}

const compiledBefore = ({ file, declaration }: Located, introspection: IntrospectionQuery, { dialect, env }: Read): PlanBefore => ({
  declaration,
  plan: compile(declaration, introspection, dialect, { ...env, file }).plan,
});

/** Each schema's scalars have the kinds of its own dialect. */
const both = (now: Dialect, before: Dialect): Dialect => ({
  ...before,
  scalars: Object.assign(Object.create(null) as Dialect['scalars'], before.scalars, now.scalars),
});

function usesOf({ forms = {}, actions = {} }: Declaration, plan: Plan): OperationUse[] {
  const named: [string, OperationPlan | undefined, string | undefined][] = [
    ['operations.list', plan.list, forms.search],
    ['operations.get', plan.get, undefined],
    ['operations.create', plan.create, forms.create],
    ['operations.update', plan.update, forms.update],
    ['operations.list', plan.facets, forms.search],
    ['operations.list', plan.breakdown?.operation, forms.search],
    ...plan.actions.map(({ name, operation }): [string, OperationPlan, string | undefined] => [
      `actions.${name}`,
      operation,
      actions[name]?.form,
    ]),
  ];
  return named.flatMap(([key, operation, form]) => (operation === undefined ? [] : [{ key, operation, form }]));
}

interface Compared {
  pair: Pair;
  declaration: Declaration;
  plan: Plan;
  use: OperationUse;
  problems: readonly Problem[];
  report: Report;
  /** Inferred from the current schema, which also determines what is sent. */
  follows: boolean;
}

function compareUse({ pair, declaration, plan, use, problems, report, follows }: Compared): void {
  // An unknown type, operation or response is reported once, and not for each of its parts.
  const whole = problems.find(
    ({ number, key }) => number === 'R002' || (/^R00[34]$|^R037$/.test(number) && (key === use.key || key.startsWith(`${use.key}.`))),
  );
  if (whole?.number === 'R037') addRenamed(pair, use, report);
  if (whole !== undefined || operationAt(pair.now, use.operation.name) === undefined) return;
  for (const change of changesOf(pair, use.operation)) {
    if (isKnown(change, problems) || (follows && change.argument !== undefined)) continue;
    for (const { file = report.file, key, number = change.number } of placeOf({ declaration, plan, use }, change)) {
      const to = new Report(file);
      to.add(number, key, change.expected, change.found, change.candidates);
      // Each change of the schema is reported once, however many operations it affects.
      const isReported = report.problems.some((each) => each.file === file && each.found === change.found && sameEnd(each, key, change));
      if (!isReported) report.problems.push(...to.problems);
    }
  }
}

/** Fields with another name, below which a response cannot be read. */
function addRenamed(pair: Pair, { key, operation }: OperationUse, report: Report): void {
  for (const { number, expected, found } of changesOf(pair, operation)) {
    const problem: Problem = { number, file: report.file, key, expected, found };
    if (number === 'R005' && renamedTo(pair.before, pair.now, problem) !== undefined) report.problems.push(problem);
  }
}

const sameEnd = (problem: Problem, key: string, { expected }: Change): boolean => problem.key === key || problem.expected === expected;

/** True if compile reported it already, at the place of the same name. */
function isKnown({ coordinate, argument, field, value }: Change, problems: readonly Problem[]): boolean {
  const name = last(coordinate);
  const path = argument ?? field ?? '';
  return problems.some(({ number, key, found, expected }) => {
    if (number === 'R013') return expected.startsWith(`a source for ${path}:`) || expected.startsWith(`a source for ${path}.`);
    if (value !== undefined) return found === value || found.split(', ').includes(value);
    if (found.startsWith(`${name}: `)) return true;
    return last(key) === name || last(found) === name || found.split('.').includes(name);
  });
}

/** A missing source or id, or an unreadable response, and a lost name, are one difference if one is the other’s new name. */
const isOfRenamed = ({ number, key, expected }: Problem, all: readonly Problem[]): boolean => {
  if (number === 'R052') return all.some((other) => other.number === 'R007' && other.key === key && other.didYouMean !== undefined);
  if (number === 'R037') return all.some((other) => other.number === 'R005' && other.key === key && other.didYouMean !== undefined);
  const [, path = ''] = /^a source for ([^:]*):/.exec(expected) ?? [];
  return (
    number === 'R013' &&
    all.some(
      (other) =>
        (other.number === 'R016' || other.number === 'R017' || (other.number === 'R007' && other.key === key)) &&
        last(other.didYouMean ?? ' ') === last(path),
    )
  );
};

/** With the earlier schema, only names added since are suggested. */
function withNewName({ before, now }: Pair, problem: Problem, list: string | undefined): Problem {
  if (!/^R0(02|03|05|07|16|17|21|23|35)$/.test(problem.number)) return problem;
  const { didYouMean: _, ...rest } = problem;
  const name = renamedTo(before, now, problem, list);
  if (name === undefined && /^R02[13]$/.test(problem.number)) return problem;
  return name === undefined ? rest : { ...rest, didYouMean: name };
}

const last = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

function compareRights(uses: readonly OperationUse[], { rights }: Before, report: Report): void {
  if (rights === undefined) return;
  for (const { key, operation } of uses) {
    const [before, now] = [rights.before[operation.name], rights.now[operation.name]].map((each) => [each ?? ''].flat().join(', '));
    if (before !== now && !report.problems.some((each) => each.key === key && each.number === 'R051'))
      report.add('R051', key, before || 'no right', now ?? '');
  }
}
