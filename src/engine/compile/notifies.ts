import type { ActionPlan } from '../plan/Plan.ts';
import { mayLack, type Context } from './context.ts';
import { operationName, type OperationEntry } from './DeclaredOperation.ts';
import type { Action, Declaration } from './Declaration.ts';
import { compileOperation, findOperation } from './operations.ts';
import { followPath, operationAt, shapeOf, type Operation } from './schema.ts';

type Notifies = NonNullable<ActionPlan['notifies']>;

const holdFields = ['_id', 'until', 'mailed', 'texted'];

/** An action that reaches people, with its arguments filled; without what its contract lacks as an extension. */
export function notifyingAction(
  context: Context,
  key: string,
  action: Action,
): { operation: Action['operation']; hold?: string; notifies?: Notifies } {
  const { notifies, operation } = action;
  const name = operationName(operation);
  const found = operationAt(context.schema, name);
  if (notifies === undefined || found === undefined) return { operation };
  const undo = findOperation(context, `${key}.notifies.undo`, notifies.undo, 'mutation');
  const hold = undo && holdPath(context, `${key}.notifies.hold`, found, notifies.hold);
  if (hold === undefined) return { operation };
  const takes = (argument: string | undefined): boolean => found.field.args.some(({ name: each }) => each === argument);
  const args = {
    ...(notifies.notify !== undefined && { [notifies.notify]: 'notify' }),
    ...(notifies.reason !== undefined && { [notifies.reason]: 'reason' }),
  };
  const entry: OperationEntry = typeof operation === 'string' ? { name } : operation;
  const open = notifies.open !== undefined && hasField(context, `${key}.notifies.open`, notifies.open) ? { open: notifies.open } : {};
  return {
    operation: { ...entry, args: { ...entry.args, ...args } },
    hold,
    notifies: {
      undo: notifies.undo,
      ...open,
      ...(takes(notifies.notify) && { spares: true as const }),
      ...(takes(notifies.reason) && { reason: true as const }),
    },
  };
}

/** The undo of actions that reach people, once an operation; it takes the id of a hold. */
export function undoingActions(context: Context, plans: readonly ActionPlan[], wanted: readonly string[]): ActionPlan[] {
  const names = [...new Set(plans.flatMap(({ notifies }) => notifies?.undo ?? []))];
  return names.flatMap((name): ActionPlan[] => {
    const key = `actions.${plans.find(({ notifies }) => notifies?.undo === name)?.name ?? ''}.notifies.undo`;
    const compiled = compileOperation(context, { declared: name, use: 'record', key, wanted });
    return compiled === undefined ? [] : [{ name, operation: { ...compiled.plan, undoes: true }, on: 'undo' }];
  });
}

/** Fields of a record that hold its open holds. */
export const heldFields = ({ actions = {} }: Declaration): string[] =>
  Object.values(actions).flatMap(({ notifies }) => notifies?.open ?? []);

function holdPath({ schema, env, report }: Context, key: string, { field }: Operation, path: string): string | undefined {
  const { name } = shapeOf(field.type);
  const end = followPath(schema, name, path);
  if ('candidates' in end) {
    if (!env.extensions?.has(`${name}.${path}`)) report.add('R005', key, `a field of ${name}`, path, end.candidates);
    return undefined;
  }
  const missing = holdFields.find((each) => 'candidates' in followPath(schema, end.shape.name, each));
  if (missing === undefined) return path;
  report.add('R037', key, `a hold with ${holdFields.join(', ')}`, `${end.shape.name} without ${missing}`);
  return undefined;
}

function hasField(context: Context, key: string, path: string): boolean {
  const { schema, declaration, report } = context;
  const end = followPath(schema, declaration.type, path);
  if (!('candidates' in end)) return true;
  if (!mayLack(context, declaration.type, path)) report.add('R005', key, `a field of ${declaration.type}`, path, end.candidates);
  return false;
}
