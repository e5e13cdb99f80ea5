import { plans } from '../../../src/generated/plans.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';

/** An address of the console below a customer's base, with the flags that must be on for it to exist. */
export interface ConsoleRoute {
  plan: Plan;
  use: string;
  path: string;
  flags: string[];
}

export const recordId = '5'.repeat(24);

/** A resource below another one has no address of its own. */
const isOnAnotherPage = ({ parent }: Plan) => parent !== undefined;

/** Addresses derived from the declarations alone, never from the routes under test. */
export const consoleRoutes: ConsoleRoute[] = plans.flatMap((plan) => (isOnAnotherPage(plan) ? [] : routesOf(plan)));

function routesOf(plan: Plan): ConsoleRoute[] {
  const { path, flags, get, list, create, update, forms, kind, opens } = plan;
  const route = (use: string, below: string, own?: string): ConsoleRoute => ({
    plan,
    use,
    path: `/${path}${below}`,
    flags: [...new Set([flags['list'], flags[use], own].flatMap((flag) => flag ?? []))],
  });
  if (kind === 'settings') {
    if (plan.tabs) return [route('tabs', '')];
    return [route('show', ''), ...(plan.pages?.edit ? [route('update', '/edit')] : [])];
  }
  const pages = plan.actions.flatMap(({ on, path: page, flag, name }) =>
    on === 'list' && page !== undefined ? [route(name, `/${page}`, flag)] : [],
  );
  return [
    ...(list || plan.tabs ? [route('list', '')] : []),
    ...(list && plan.archive ? [route('archive', '/archive')] : []),
    ...(create && forms.create ? [route('create', '/create')] : []),
    ...pages,
    ...(get ? [route('show', `/${recordId}`)] : []),
    ...(update && forms.update && opens !== 'edit' && kind === 'collection' ? [route('update', `/${recordId}/edit`)] : []),
  ];
}
