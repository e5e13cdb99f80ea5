import type { ActionPlan, ChosenRows } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import type { OpenSwitch } from '../values/switches.ts';
import { forbids } from './forbids.ts';

export interface ActionChoice {
  id: string;
  label: string;
}

type Translate = (key: string, args?: Record<string, unknown>) => string;

export function choicesOf(
  { choose }: ActionPlan,
  switches: readonly OpenSwitch[] = [],
  translate: Translate,
  records: readonly Values[] = [],
): ActionChoice[] {
  if (!choose) return [];
  if ('values' in choose) return choose.values.map(({ id, label }) => ({ id, label: translate(label) }));
  const found = switches.find(({ name }) => name === choose.after);
  if (found) return found.choices.slice(found.open + 1).map(({ id, label }) => ({ id, label }));
  return choose.rows ? rowsAfter(choose.rows, choose.after, records, translate) : [];
}

/** Without choices such an action is hidden (specification 3 §4: no later stage, no Progress); rows of the record are known only later. */
export const isThere = (action: ActionPlan, switches?: readonly OpenSwitch[]): boolean =>
  !action.choose || choosesByRecord(action, switches) || choicesOf(action, switches, String).length > 0;

/** The actions that have a button for these records: of a slot the first that is possible, else the last one. */
export function offeredOf(actions: readonly ActionPlan[], { switches, records = [] }: Offered): ActionPlan[] {
  const there = actions.filter((action) => isThere(action, switches));
  return there.filter(({ name, slot }) => {
    if (slot === undefined) return true;
    const rivals = there.filter((each) => each.slot === slot);
    const fitting = rivals.find((each) => !records.every((record) => forbids(each, record)));
    return (fitting ?? rivals.at(-1))?.name === name;
  });
}

interface Offered {
  switches?: readonly OpenSwitch[] | undefined;
  records?: readonly Values[] | undefined;
}

export const choosesByRecord = ({ choose }: ActionPlan, switches: readonly OpenSwitch[] = []): boolean =>
  choose !== undefined && 'rows' in choose && choose.rows !== undefined && !switches.some(({ name }) => name === choose.after);

/** Rows that all records have after their own, the next one first. */
function rowsAfter({ path, id, label, unnamed }: ChosenRows, after: string, records: readonly Values[], translate: Translate) {
  const [first, ...others] = records.map((record): ActionChoice[] => {
    const list = at(record, path);
    const rows = Array.isArray(list) ? (list as Values[]) : [];
    const own = rows.findIndex((row) => row[id] === at(record, after));
    const all = rows.map((row, index) => ({
      id: String(row[id]),
      label: String(row[label] ?? '') || translate(unnamed, { number: index + 1, _: String(index + 1) }),
    }));
    return own < 0 ? [] : all.slice(own + 1);
  });
  return (first ?? []).filter((choice) => others.every((rows) => rows.some((row) => row.id === choice.id)));
}
