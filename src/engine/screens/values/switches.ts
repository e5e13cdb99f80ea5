import { useMemo } from 'react';
import type { ColumnPlan, Plan, SwitchPlan, While } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import type { ShownColumn } from './field.ts';

/** What of a switch is open, by its query parameter; one at its first choice is not named. */
export type Switched = Readonly<Record<string, string>>;

/** One of a switch's choices: a row of the parent, or a value. */
export interface SwitchChoice {
  id: string;
  /** A key of the catalogues, or of a row its name. */
  label: string;
  /** A key of the catalogues: what is said beside the name. */
  tag?: string | undefined;
  row?: Values;
}

/** A switch with what there is to choose, and which of it is open. */
export interface OpenSwitch {
  name: string;
  choices: readonly SwitchChoice[];
  open: number;
  /** What arguments take: the row, or what the value sends. */
  sent: unknown;
}

/** The switches of a list as they stand: the same objects until another choice is made. */
export function useSwitches(plan: Plan, parent: Values | undefined, switched: Switched = none) {
  const key = JSON.stringify(switched);
  return useMemo(() => {
    const now = JSON.parse(key) as Switched;
    return { switched: now, open: openSwitches(plan, parent, now) };
  }, [plan, parent, key]);
}

const none: Switched = {};

/** The name of a choice among the tabs of all switches. */
export const tabName = (query: string, id: string): string => `${query}.${id}`;

/** The switches of a list, below this record; one that the address says nothing understandable of stands at its first choice. */
export function openSwitches(plan: Plan, parent: Values | undefined, switched: Switched): OpenSwitch[] {
  return (plan.switches ?? []).map((one) => {
    const choices = choicesOf(one, parent);
    const open = Math.max(
      0,
      choices.findIndex(({ id }) => id === switched[one.name]),
    );
    const sent = one.values ? (one.values[open]?.sends ?? undefined) : choices[open]?.row;
    return { name: one.name, choices, open, sent };
  });
}

function choicesOf({ rows, values = [] }: SwitchPlan, parent: Values | undefined): SwitchChoice[] {
  if (!rows) return values;
  const found = at(parent, rows.path);
  return (Array.isArray(found) ? (found as Values[]) : []).map((row) => ({
    id: String(row[rows.id]),
    label: String(row[rows.label] ?? ''),
    tag: rows.tag && rows.tag.choices?.find(({ id }) => id === at(row, rows.tag?.path ?? ''))?.label,
    row,
  }));
}

/** What the sources `switch.x` and `switch.x.field` are filled from. */
export const sentBy = (switches: readonly OpenSwitch[]): Values | undefined =>
  switches.length > 0 ? Object.fromEntries(switches.map(({ name, sent }) => [name, sent])) : undefined;

/** Has the switch one of these values? What does not depend on a switch always is. */
export function isWhile({ switches = [] }: Pick<Plan, 'switches'>, when: While | undefined, switched: Switched): boolean {
  if (!when) return true;
  const first = switches.find(({ name }) => name === when.switch)?.values?.[0]?.id;
  return when.in.includes(switched[when.switch] ?? first ?? '');
}

/** A column for each row of its switch up to the open one, called by the row; any other as it is. */
export const columnsEach = ({ name }: Plan, columns: readonly ColumnPlan[], switches: readonly OpenSwitch[]): ShownColumn[] =>
  columns.flatMap((column): ShownColumn[] => {
    const found = switches.find((one) => one.name === column.each);
    if (!found) return [column];
    const label = `resources.${name}.each.${column.path.replaceAll('.', '_')}`;
    return found.choices
      .slice(0, found.open + 1)
      .map(({ row = {}, id, label: words }) => ({ ...column, label, names: { row: words }, of: { ...row, id } }));
  });

/** A column among those that are shown: there may be several of one path. */
export const keyOf = ({ path, of }: ShownColumn): string => (of ? `${path} ${String(of['id'])}` : path);
