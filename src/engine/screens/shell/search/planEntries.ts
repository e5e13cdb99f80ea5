import { availability, type Grants, type Use } from '../../../plan/availability.ts';
import type { ActionPlan, Plan } from '../../../plan/Plan.ts';
import type { Command } from '../../values/commands.ts';
import { firstTab, pageOf } from '../../values/tabPages.ts';

interface Options {
  base: string;
  grants: Grants;
  translate: (key: string, args?: object) => string;
}

/** Pages and actions of the plans that the user may open or do. */
export function planEntries(plans: readonly Plan[], { base, grants, translate }: Options): Command[] {
  const may = (plan: Plan, use: Use) => availability(plan, use, grants).may;
  // Few pages have tabs, but another API may have thousands of plans.
  const tabbed = plans.filter(({ tabs }) => tabs);
  const opens = (plan: Plan) =>
    plan.tabs?.includes(plan.name) === false ? firstTab(plans, plan, grants) !== undefined : may(plan, 'open');
  const nameOf = ({ name }: Plan) => translate(`resources.${name}.name`);
  /** The page that it is a tab of, or its group of the menu. */
  const placeOf = (plan: Plan): string => {
    const page = pageOf(tabbed, plan);
    const name = page && translate(`resources.${page.name}.page`, { _: nameOf(page) });
    if (name !== undefined && name !== nameOf(plan)) return name;
    const { menu } = page ?? plan;
    return menu ? translate(`menu.groups.${menu.group}`) : '';
  };
  const words = (plan: Plan, use = '') => translate(`search.words.${plan.name}${use && `_${use}`}`, { _: '' });

  return plans.filter(({ parent }) => parent === undefined).flatMap(entriesOf);

  function entriesOf(plan: Plan): Command[] {
    const at = `${base}/${plan.path}`;
    const found: Command[] = [];
    const add = (use: string, entry: Omit<Command, 'id' | 'words'>) =>
      found.push({ id: `${plan.name}.${use}`, words: words(plan, use === 'open' ? '' : use), ...entry });
    if (opens(plan) && (plan.menu || plan.list || plan.kind === 'settings'))
      add('open', {
        group: plan.kind === 'settings' && !plan.menu ? 'settings' : 'pages',
        label: nameOf(plan),
        context: placeOf(plan),
        to: at,
      });
    const context = nameOf(plan);
    if (may(plan, 'archive')) add('archived', { group: 'pages', label: translate('screens.archive.title'), context, to: `${at}/archive` });
    if (plan.kind !== 'settings' && may(plan, 'create')) {
      const label = translate(`search.create.${plan.name}`, { _: translate('screens.list.createNew') });
      add('create', { group: 'actions', label, context, to: `${at}/create` });
    }
    for (const action of plan.actions) {
      // Without a page of its own it begins where its records are.
      if (!may(plan, action) || (action.path === undefined && !may(plan, plan.list ? 'list' : 'show'))) continue;
      const to = placeOfAction(action, at);
      if (to) add(action.name, { group: 'actions', label: actionLabel(translate, plan, action), context, to });
    }
    return found;
  }
}

/** An action on a record begins at the list, where the record is chosen. */
function placeOfAction({ on, path }: ActionPlan, at: string): string | undefined {
  if (on === 'list') return path === undefined ? at : `${at}/${path}`;
  if (on === 'archived') return `${at}/archive`;
  return on === 'undo' ? undefined : at;
}

const actionLabel = (translate: Options['translate'], { name }: Plan, action: ActionPlan): string =>
  translate(`resources.${name}.actions.${action.name}`, { _: translate(`screens.action.names.${action.name}`, { _: action.name }) });
