import { availability, isStub, type Grants } from '../../../plan/availability.ts';
import type { Plan } from '../../../plan/Plan.ts';
import type { SearchPlan } from '../../../plan/SearchPlan.ts';
import { at, type Values } from '../../../plan/sources.ts';
import { titleOf, titlePaths } from '../../../plan/titleOf.ts';
import type { Choice } from '../../../plan/SwitchPlan.ts';
import type { Command } from '../../values/commands.ts';
import { placeOf } from '../../values/placeOf.ts';

/** A resource whose records the search finds. */
export interface Kind {
  plan: Plan;
  /** Columns that are read. */
  columns: string[];
  /** Second text of a record. */
  text: string | undefined;
  declared: SearchPlan;
}

/** A record that was found. */
export interface RecordEntry extends Command {
  plan: string;
  text: string;
  status?: { value: string; choices: Choice[] | undefined; label: string };
}

/** Kinds whose list and records the user may open, in the order of their groups. Plans that aren't loaded yet may turn out to have a search. */
export function kindsOf(plans: readonly Plan[], grants: Grants): Kind[] {
  return plans
    .filter((plan) => plan.parent === undefined && plan.finds !== false && (plan.search || isStub(plan)) && opensRecords(plan, grants))
    .map(kindOf)
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** Logs that the search leads to with what was typed as a filter. */
export const logsOf = (plans: readonly Plan[], grants: Grants): { plan: Plan; filter: string }[] =>
  plans.flatMap((plan) => {
    const filter = plan.finds ? plan.finds.filter : undefined;
    return filter !== undefined && availability(plan, 'list', grants).may ? [{ plan, filter }] : [];
  });

/** A row whose page is refused would be a dead end. */
const opensRecords = (plan: Plan, grants: Grants): boolean =>
  isStub(plan) || (plan.kind === 'collection' && availability(plan, 'list', grants).may && availability(plan, 'show', grants).may);

export function kindOf(plan: Plan): Kind {
  const declared = plan.finds || {};
  const title = titlePaths(plan.title);
  const text =
    declared.text ??
    plan.columns.find(({ path, kind, hidden, only }) => !hidden && !only && texts.has(kind) && !title.includes(path))?.path;
  const needed = [...title, text, declared.context, declared.status, ...placeholders(declared.to)].filter((path) => path !== undefined);
  const columns = plan.columns
    .filter(({ path, also = [] }) => needed.some((each) => each === path || also.includes(each)))
    .map(({ path }) => path);
  return { plan, columns, text, declared };
}

const texts: ReadonlySet<string> = new Set(['text', 'email', 'url']);

const orderOf = ({ declared: { order = Number.POSITIVE_INFINITY } }: Kind): number => order;

const placeholders = (to = ''): string[] => [...to.matchAll(/\{([^}]*)\}/g)].map(([, path = '']) => path);

export function recordEntry({ plan, text, declared }: Kind, row: Values, base: string): RecordEntry {
  const { context, status, to } = declared;
  const id = String(row['id'] ?? at(row, plan.idField));
  const value = status === undefined ? undefined : at(row, status);
  const column = plan.columns.find(({ path }) => path === status);
  const second = text === undefined ? '' : textAt(row, text);
  const belongs = context === undefined ? '' : textAt(row, context);
  const title = titleOf(plan, row) || id;
  return {
    id: `record ${plan.name} ${id}`,
    group: plan.name,
    plan: plan.name,
    label: title,
    text: second === title ? '' : second,
    ...(belongs && { context: belongs }),
    ...(typeof value === 'string' && value && { status: { value, choices: column?.choices, label: value } }),
    to: to === undefined ? placeOf(plan, base, id) : `${base}/${filled(to, row)}`,
  };
}

const filled = (to: string, row: Values): string => to.replace(/\{(.+?)\}/g, (_, path: string) => encodeURIComponent(textAt(row, path)));

const textAt = (row: Values, path: string): string => {
  const value = at(row, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
