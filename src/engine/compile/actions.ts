import type { ActionPlan } from '../plan/Plan.ts';
import { takes, walk } from '../plan/Source.ts';
import { checkIcon } from './checks.ts';
import { closedValues, mayLack, type Context } from './context.ts';
import { operationName } from './DeclaredOperation.ts';
import type { Action } from './Declaration.ts';
import { formFor } from './resourceForms.ts';
import type { NamedForm } from './operationUse.ts';
import { choicesOf } from './kinds.ts';
import { notifyingAction, undoingActions } from './notifies.ts';
import { compileOperation, findOperation } from './operations.ts';
import { sourceText } from './parseSource.ts';
import { chosenRows } from './chosenRows.ts';
import { checkRowSwitch } from './switches.ts';
import type { Filled } from './arguments.ts';
import { followPath, inputsOf, shapeOf } from './schema.ts';

/** The plans of a resource's actions; an action whose operation is an extension that the schema lacks is dropped, from its inverse too. */
export function actionPlans(context: Context, requested: readonly string[], listed?: Filled): ActionPlan[] {
  const { declaration, report } = context;
  const declared = declaration.actions ?? {};
  const plans = Object.entries(declared).flatMap(([name, action]): ActionPlan[] => {
    const key = `actions.${name}`;
    const form = undoneForm(context, name) ?? formFor(context, `${key}.form`, action.form, operationName(action.operation), 'form');
    if (form === undefined && action.form !== undefined) return [];
    const use = usesOf[action.on];
    const { operation, hold, notifies } = notifyingAction(context, key, action);
    const compiled = compileOperation(context, { declared: operation, use, key, form, wanted: requested, hold });
    checkWhen(context, key, action);
    if (compiled === undefined) return [];
    const flag = declaration.flags?.[name] ?? inverseFlag(context, name);
    const { on, undo, tried, when, path, icon, detail, toggles, dialog, key: letter } = action;
    checkDetail(context, key, action);
    checkIcon(context, `${key}.icon`, icon);
    if (dialog !== undefined && context.env.dialogs?.includes(dialog) === false)
      context.report.add('R053', `${key}.dialog`, 'a dialog', dialog, context.env.dialogs);
    const choose = choosePlan(context, key, action, compiled);
    const matching = matchingArgument(context, compiled, listed);
    return [
      {
        name,
        operation: compiled.plan,
        on,
        ...(isOneByOne(use, compiled) && { oneByOne: true as const }),
        ...(path !== undefined && { path }),
        ...(matching !== undefined && { matching }),
        ...(icon !== undefined && { icon }),
        ...(undo !== undefined && { undo }),
        ...((isDeletion(action) || action.confirm) && { confirm: true }),
        ...((tried ?? notifies) !== undefined && { tried: tried ?? 'effects' }),
        ...(notifies !== undefined && { notifies }),
        ...previewKey(context, key, action),
        ...(action.form !== undefined && { form: action.form }),
        ...(choose !== undefined && { choose }),
        ...(letter !== undefined && { key: letter }),
        ...(detail !== undefined && { detail }),
        ...(toggles !== undefined && { toggles }),
        ...(dialog !== undefined && { dialog }),
        ...(flag !== undefined && { flag }),
        ...whenKey(context, when),
        ...(action.slot !== undefined && { slot: action.slot }),
        ...rightsKey(context, key, action),
      },
    ];
  });
  checkLetters(context, declared);
  for (const plan of plans) {
    if (plan.undo === undefined) continue;
    const inverse = plans.find(({ name }) => name === plan.undo);
    if (inverse?.on === 'archived' && plan.on === 'selection') plan.tried ??= 'effects';
    if (inverse !== undefined) checkInverse(context, plan, inverse);
    else if (declared[plan.undo] === undefined)
      report.add('R028', `actions.${plan.name}.undo`, 'an action of this resource', plan.undo, Object.keys(declared));
    else delete plan.undo;
  }
  return [...plans, ...undoingActions(context, plans, requested)];
}

/** A deletion that neither a form asks for nor an action undoes is confirmed. */
const isDeletion = ({ operation, on, form, undo }: Action): boolean =>
  on !== 'undo' && form === undefined && undo === undefined && /delete|destroy|remove|purge/i.test(operationName(operation));

/** Form of the undone action; its values fill the undo. */
function undoneForm({ declaration, env }: Context, name: string): NamedForm | undefined {
  const undone = Object.values(declaration.actions ?? {}).find(({ undo }) => undo === name);
  const form = undone?.form === undefined ? undefined : env.forms?.[undone.form];
  return declaration.actions?.[name]?.on === 'undo' && undone?.form !== undefined && form !== undefined
    ? { id: undone.form, form, source: 'form' }
    : undefined;
}

/** The menu of an action, whose choice an argument must take (R046): values of that argument's type (R021), or rows of a switch (R043). */
function choosePlan(context: Context, key: string, { choose }: Action, { plan, filled }: Compiled): ActionPlan['choose'] {
  const { report } = context;
  const path = plan.vars.find(([, source]) => walk(source).some((each) => each.from === 'action' && each.part === 'chosen'))?.[0];
  if (choose === undefined) {
    if (path !== undefined) report.add('R009', `${key}.operation.args.${path}`, 'an action that has something to choose', 'chosen');
    return undefined;
  }
  if (path === undefined) {
    report.add('R046', `${key}.choose`, 'an argument that takes chosen', plan.name);
    return undefined;
  }
  if ('after' in choose) {
    if (choose.rows !== undefined) return { after: choose.after, ...chosenRows(context, key, { ...choose, rows: choose.rows }) };
    checkRowSwitch(context, `${key}.choose.after`, choose.after);
    return { after: choose.after };
  }
  const type = filled.shapes.get(path)?.name ?? '';
  const choices = choicesOf(context, type);
  const wrong = choose.values.filter((value) => choices && !choices.some(({ id }) => id === value));
  for (const value of wrong)
    report.add(
      'R021',
      `${key}.choose.values`,
      `a value of ${type}`,
      value,
      choices?.map(({ id }) => id),
    );
  return { values: choose.values.map((id) => choices?.find((each) => each.id === id) ?? { id, label: id }) };
}

/** On the list as a whole there is no record whose id could be sent. */
const usesOf = { record: 'record', selection: 'selection', archived: 'selection', undo: 'selection', list: 'create' } as const;

/** The list's variable that holds the filter which `matching` takes: the one of the same type. */
function matchingArgument({ schema }: Context, { plan, filled }: Compiled, listed?: Filled): string | undefined {
  const path = plan.vars.find(([, source]) => takes(source, 'matching'))?.[0];
  const shape = path === undefined ? undefined : filled.shapes.get(path);
  const filter = inputsOf(schema.types.get(shape?.name ?? '')).find(({ name }) => name === 'filter');
  const requested = filter === undefined ? undefined : shapeOf(filter.type).name;
  return [...(listed?.shapes ?? [])].find(([, { name }]) => name === requested)?.[0];
}

/** Preview of the effects; dropped if its operation is an extension that the schema lacks. */
function previewKey(context: Context, key: string, { preview }: Action): Pick<ActionPlan, 'preview'> {
  if (preview === undefined) return {};
  const { env, report } = context;
  if (env.previews?.includes(preview.name) === false) report.add('R042', `${key}.preview.name`, 'a preview', preview.name, env.previews);
  return findOperation(context, `${key}.preview.operation`, preview.operation, 'query') ? { preview } : {};
}

/** Rights of the operation that a public one borrows here. */
function rightsKey(context: Context, key: string, { rightOf }: Action): Pick<ActionPlan, 'rights'> {
  if (rightOf === undefined || !findOperation(context, `${key}.rightOf`, rightOf, 'mutation')) return {};
  const access = context.env.access?.[rightOf];
  return Array.isArray(access) ? { rights: access } : {};
}

/** An operation that takes one id runs once for each selected record. */
const isOneByOne = (use: string, { plan }: Compiled): boolean =>
  use === 'selection' && plan.vars.some(([, source]) => takes(source, 'id')) && !plan.vars.some(([, source]) => takes(source, 'ids'));

type Compiled = NonNullable<ReturnType<typeof compileOperation>>;

/** An action without a flag of its own has the flag of the action that it undoes. */
const inverseFlag = ({ declaration }: Context, name: string): string | undefined => {
  const undone = Object.entries(declaration.actions ?? {}).find(([, { undo }]) => undo === name)?.[0];
  return undone === undefined ? undefined : declaration.flags?.[undone];
};

/** An undo is one click on the same records: it takes their ids as the action did, answers alike and asks for nothing. */
function checkInverse({ report }: Context, action: ActionPlan, inverse: ActionPlan): void {
  const key = `actions.${action.name}.undo`;
  const ids = ({ operation }: ActionPlan): string =>
    operation.vars
      .filter(([, source]) => takes(source, 'id', 'ids'))
      .map(([, source]) => JSON.stringify(sourceText(source)))
      .join();
  const expected = `an action on the same records as ${action.name}`;
  if (inverse === action) report.add('R029', key, 'another action', inverse.name);
  // A change of the whole list is undone on the rows that it returned.
  else if (action.on === 'list' ? ids(inverse) === '' : ids(action) !== ids(inverse))
    report.add('R029', key, expected, `${inverse.name}, which takes ${ids(inverse) || 'no id'}`);
  else if (action.on === 'selection' && inverse.on === 'selection')
    report.add('R029', key, 'an action on the archive', `${inverse.name}, on the list`);
  else if (inverse.form !== undefined)
    report.add('R029', key, 'an action without a form', `${inverse.name}, with the form ${inverse.form}`);
  else if (inverse.undo !== undefined && inverse.undo !== action.name && action.on !== 'list')
    report.add('R029', key, `an action that ${action.name} undoes`, `${inverse.name}, undone by ${inverse.undo}`);
  else if (kindOfAnswer(action) !== kindOfAnswer(inverse)) report.add('R029', key, 'an action with the same answer', inverse.name);
}

const kindOfAnswer = ({ operation }: ActionPlan): string => Object.keys(operation.read).sort().join();

/** A letter of an action is a lower-case one that neither the panel (j, k), the list (x) nor another action has (R056). */
function checkLetters({ report }: Context, actions: Readonly<Record<string, Action>>): void {
  const taken = new Set(['j', 'k', 'x']);
  for (const [name, { key, on }] of Object.entries(actions)) {
    if (key === undefined) continue;
    if (!/^[a-z]$/.test(key) || taken.has(key) || on === 'undo' || on === 'list')
      report.add('R056', `actions.${name}.key`, 'a letter for an action on rows, other than j, k, x and those of other actions', key);
    taken.add(key);
  }
}

/** Only actions on the record stand next to a detail, and the detail is shown (R048). */
function checkDetail({ declaration, report }: Context, key: string, { detail, on }: Action): void {
  if (detail === undefined) return;
  const details = (declaration.details ?? declaration.columns ?? []).map((each) => (typeof each === 'string' ? each : each.field));
  if (on !== 'record') report.add('R048', `${key}.detail`, 'an action on a record', on);
  else if (!details.includes(detail)) report.add('R048', `${key}.detail`, 'a detail of the record', detail, details);
}

/** A condition that a missing value meets always holds where the schema lacks its field. */
function whenKey(context: Context, when: Action['when']): Pick<ActionPlan, 'when'> {
  const { schema, declaration } = context;
  const holds = (one: { field: string; in?: unknown[] }): boolean =>
    (one.in === undefined || one.in.includes(null)) && 'candidates' in followPath(schema, declaration.type, one.field);
  const left = when === undefined ? [] : [when].flat().filter((one) => !holds(one));
  return left.length > 0 ? { when: left } : {};
}

function checkWhen(context: Context, key: string, { when = [], toggles }: Action): void {
  const { schema, declaration, report } = context;
  const named = [when].flat().map(({ field }): [string, string] => ['when.field', field]);
  for (const [place, field] of toggles === undefined ? named : [...named, ['toggles', toggles] as const]) {
    const end = followPath(schema, declaration.type, field);
    if (!('candidates' in end) || mayLack(context, declaration.type, field)) continue;
    report.add('R005', `${key}.${place}`, `a field of ${declaration.type}`, field, end.candidates);
  }
  [when].flat().forEach((one, index) => {
    for (const part of ['in', 'not'] as const)
      checkValues(context, `${key}.when${Array.isArray(when) ? `.${index}` : ''}.${part}`, one.field, one[part] ?? []);
  });
}

/** A value that a closed list does not have never comes: the action would never be enabled (R021). */
function checkValues(context: Context, key: string, field: string, values: readonly unknown[]): void {
  const { schema, env, declaration, report } = context;
  const end = followPath(schema, declaration.type, field);
  const closed = 'candidates' in end ? undefined : closedValues(context, end.shape.name);
  if (closed === undefined || 'candidates' in end) return;
  const { name } = end.shape;
  for (const value of values)
    if (typeof value === 'string' && !closed.includes(value) && !env.extensions?.has(`${name}.${value}`))
      report.add('R021', key, `a value of ${name}`, value, closed);
}
