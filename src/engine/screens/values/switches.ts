import { useMemo } from 'react';
import type { ColumnPlan, Plan, SwitchPlan, While } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import type { ShownColumn } from './field.ts';

export type Switched = Readonly<Record<string, string>>;

export interface SwitchChoice {
  id: string;
  label: string;
  tag?: string | undefined;
  row?: Values;
}

export interface OpenSwitch {
  name: string;
  choices: readonly SwitchChoice[];
  open: number;
  sent: unknown;
}

/** The same objects until another choice is made, for memoised components. */
export function useSwitches(plan: Plan, parent: Values | undefined, switched: Switched = none) {
  const key = JSON.stringify(switched);
  return useMemo(() => {
    const now = JSON.parse(key) as Switched;
    return { switched: now, open: openSwitches(plan, parent, now) };
  }, [plan, parent, key]);
}

const none: Switched = {};

export const tabName = (query: string, id: string): string => `${query}.${id}`;

/** Without a valid value in the address, the first choice is open. */
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

export const sentBy = (switches: readonly OpenSwitch[]): Values | undefined =>
  switches.length > 0 ? Object.fromEntries(switches.map(({ name, sent }) => [name, sent])) : undefined;

/** True without a condition. */
export function isWhile({ switches = [] }: Pick<Plan, 'switches'>, when: While | undefined, switched: Switched): boolean {
  if (!when) return true;
  const first = switches.find(({ name }) => name === when.switch)?.values?.[0]?.id;
  return when.in.includes(switched[when.switch] ?? first ?? '');
}

export const columnsEach = ({ name }: Plan, columns: readonly ColumnPlan[], switches: readonly OpenSwitch[]): ShownColumn[] =>
  columns.flatMap((column): ShownColumn[] => {
    const found = switches.find((one) => one.name === column.each);
    if (!found) return [column];
    const label = `resources.${name}.each.${column.path.replaceAll('.', '_')}`;
    return found.choices
      .slice(0, found.open + 1)
      .map(({ row = {}, id, label: words }) => ({ ...column, label, names: { row: words }, of: { ...row, id } }));
  });

export const keyOf = ({ path, of }: ShownColumn): string => (of ? `${path} ${String(of['id'])}` : path);
