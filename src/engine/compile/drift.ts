import type { IntrospectionQuery } from 'graphql';
import type { Dialect } from '../dialects/Dialect.ts';
import type { Access, OperationPlan, Plan } from '../plan/Plan.ts';
import { compile } from './compile.ts';
import { looseForms, type Located } from './compileAll.ts';
import type { Around } from './context.ts';
import type { Declaration } from './Declaration.ts';
import { dialectOf } from './dialectOf.ts';
import { placeOf, type OperationUse } from './driftPlaces.ts';
import { Report, type Problem } from './problems.ts';
import { renamedTo } from './renamed.ts';
import { indexSchema } from './schema.ts';
import { changesOf } from './shipped.ts';
import type { Change, Pair } from './shippedChange.ts';

/** A resource that no longer fits its API, and what of it. */
export interface Drifted {
  /** The resource's name; a form's id, when no resource names it. */
  name: string;
  file: string;
  problems: Problem[];
}

/** The schema that declarations were written for, and the rights that it asked for, where they are known. */
export interface Before {
  introspection: IntrospectionQuery;
  /** Rights by operation, before and now; compared where both are known. */
  rights?: { before: Record<string, Access>; now: Record<string, Access> } | undefined;
  /** What was read off that schema where not everything is declared; a declaration that is not among its own was written for another one. */
  read?: Read;
}

/** Declarations as a schema completes them, with what stands around them. */
export interface Read {
  located: Located[];
  around: Around;
  dialect: Dialect;
  /** Forms that nobody wrote: what they send follows the schema. */
  inferred: ReadonlySet<string>;
}

/**
 * Compiles every declaration against an API as it is now. With the schema that they were written for, what the plans of that schema send and read is
 * compared, too: a page argument that is called otherwise, a value of another type.
 */
export function driftOf(
  located: readonly Located[],
  introspection: IntrospectionQuery,
  dialect: Dialect,
  around: Around = {},
  before?: Before,
): Drifted[] {
  const declarations = around.declarations ?? located.map(({ declaration }) => declaration);
  const drifted = located.map(({ file, declaration: written }): Drifted => {
    const { name } = written;
    const problems = compile(written, introspection, dialect, { ...around, declarations, file }).problems ?? [];
    const { declaration, plan } =
      before === undefined ? {} : planBefore(before, { file, declaration: written }, dialect, { ...around, declarations });
    if (before === undefined || declaration === undefined || plan === undefined) return { name, file, problems };
    const pair = {
      before: indexSchema(before.introspection),
      now: indexSchema(introspection),
      dialect: dialectOf(both(dialect, before.read?.dialect), declaration.dialect),
      around,
    };
    const report = new Report(file);
    const uses = usesOf(declaration, plan);
    for (const use of uses)
      compareUse({ pair, declaration, plan, use, problems, report, follows: before.read?.inferred.has(use.form ?? '') === true });
    compareRights(uses, before, report);
    const named = [...problems, ...report.problems].map((problem) => withNewName(pair, problem));
    return { name, file, problems: named.filter((problem) => !isOfRenamed(problem, named)) };
  });
  const loose = looseForms(declarations, introspection, dialect, around).problems.map((problem): Drifted => ({
    name: problem.file,
    file: problem.file,
    problems: [problem],
  }));
  return [...drifted, ...loose].filter(({ problems }) => problems.length > 0);
}

/** A declaration and its plan as the earlier schema had them. */
function planBefore(
  { introspection, read }: Before,
  { file, declaration }: Located,
  dialect: Dialect,
  around: Around,
): { declaration?: Declaration; plan?: Plan | undefined } {
  if (read === undefined) return { declaration, plan: compile(declaration, introspection, dialect, { ...around, file }).plan };
  const then = read.located.find((each) => each.declaration.name === declaration.name)?.declaration;
  return then === undefined ? {} : { declaration: then, plan: compile(then, introspection, read.dialect, { ...read.around, file }).plan };
}

/** Each schema's scalars are judged by what its own dialect says of them. */
const both = (now: Dialect, before: Dialect | undefined): Dialect =>
  before === undefined
    ? now
    : { ...before, scalars: Object.assign(Object.create(null) as Dialect['scalars'], before.scalars, now.scalars) };

function usesOf({ forms = {}, actions = {} }: Declaration, plan: Plan): OperationUse[] {
  const named: [string, OperationPlan | undefined, string | undefined][] = [
    ['operations.list', plan.list, forms.search],
    ['operations.get', plan.get, undefined],
    ['operations.create', plan.create, forms.create],
    ['operations.update', plan.update, forms.update],
    ['operations.list', plan.facets, forms.search],
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
  /** What compile found already. */
  problems: readonly Problem[];
  report: Report;
  /** Its form is read off the schema as it is now, and so is what it sends. */
  follows: boolean;
}

function compareUse({ pair, declaration, plan, use, problems, report, follows }: Compared): void {
  // An unknown type, operation or answer was told of as such, and not by each of its parts.
  const whole = problems.some(
    ({ number, key }) => number === 'R002' || (/^R00[34]$|^R037$/.test(number) && (key === use.key || key.startsWith(`${use.key}.`))),
  );
  if (whole || pair.now.operations.get(use.operation.name) === undefined) return;
  for (const change of changesOf(pair, use.operation)) {
    if (isKnown(change, problems) || (follows && change.argument !== undefined)) continue;
    for (const { file = report.file, key, number = change.number } of placeOf({ declaration, plan, use }, change)) {
      const to = new Report(file);
      to.add(number, key, change.expected, change.found, change.candidates);
      // One change of the schema is one finding, however many operations meet it.
      const told = report.problems.some((each) => each.file === file && each.found === change.found && sameEnd(each, key, change));
      if (!told) report.problems.push(...to.problems);
    }
  }
}

const sameEnd = (problem: Problem, key: string, { expected }: Change): boolean => problem.key === key || problem.expected === expected;

/** Did compile tell of it: in words of its own, at the place of the same name. */
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

/** What nothing fills and what is gone are one difference, where the one is the other’s new name. */
const isOfRenamed = ({ number, key, expected }: Problem, all: readonly Problem[]): boolean => {
  const [, path = ''] = /^a source for ([^:]*):/.exec(expected) ?? [];
  return (
    number === 'R013' &&
    all.some(
      (other) =>
        (other.number === 'R017' || (other.number === 'R007' && other.key === key)) && last(other.didYouMean ?? ' ') === last(path),
    )
  );
};

/** Beside the earlier schema a name that is gone can only mean one that came since. */
function withNewName({ before, now }: Pair, problem: Problem): Problem {
  if (!/^R0(02|03|05|07|16|17|21|23)$/.test(problem.number)) return problem;
  const { didYouMean: _, ...rest } = problem;
  const name = renamedTo(before, now, problem);
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
