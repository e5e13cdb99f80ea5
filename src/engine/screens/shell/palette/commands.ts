import { availability, type Grants, type Use } from '../../../plan/availability.ts';
import type { ActionPlan, Plan } from '../../../plan/Plan.ts';
import type { Command, CommandGroup } from '../../values/commands.ts';
import { firstTab } from '../../values/tabPages.ts';

interface Options {
  base: string;
  grants: Grants;
  translate: (key: string, args?: object) => string;
}

/** Everything of the plans that one can go to or begin: lists, archives, new records, and actions on a list as a whole. */
export function planCommands(plans: readonly Plan[], { base, grants, translate }: Options): Command[] {
  const may = (plan: Plan, use: Use) => availability(plan, use, grants).may;
  // A page that only holds tabs leads to the first of them.
  const opens = (plan: Plan) =>
    plan.tabs?.includes(plan.name) === false ? firstTab(plans, plan, grants) !== undefined : may(plan, 'open');
  const name = (plan: Plan) => translate(`resources.${plan.name}.name`);
  return plans
    .filter(({ parent }) => parent === undefined)
    .flatMap((plan) => {
      const at = `${base}/${plan.path}`;
      const found: Command[] = [];
      const add = (group: CommandGroup, key: string, to: string, action?: ActionPlan) =>
        found.push({ id: `${plan.name}.${action?.name ?? key}`, group, to, label: labelOf(translate, plan, name(plan), key, action) });
      if (opens(plan) && (plan.menu || plan.list || plan.kind === 'settings')) add('go', 'open', at);
      if (may(plan, 'archive')) add('go', 'archive', `${at}/archive`);
      if (plan.kind !== 'settings' && may(plan, 'create')) add('create', 'create', `${at}/create`);
      for (const action of plan.actions)
        if (action.on === 'list' && action.path && may(plan, action)) add('create', 'action', `${at}/${action.path}`, action);
      return found;
    });
}

function labelOf(translate: Options['translate'], plan: Plan, name: string, key: string, action?: ActionPlan): string {
  const done = action && translate(`resources.${plan.name}.actions.${action.name}`, { _: action.name });
  return translate(`palette.commands.${key}`, { name, ...(done && { action: done }) });
}

/** The commands that a text finds, best first; an empty text finds all but the scopes, of which there may be hundreds. */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  const requested = folded(text).split(' ').filter(Boolean);
  if (requested.length === 0) return groups.flatMap((group) => commands.filter((command) => command.group === group));
  return commands
    .map((command) => ({ command, rank: rankOf(folded(command.label), requested) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ command }) => command);
}

/** The order in which an empty text finds them. */
const groups: readonly CommandGroup[] = ['page', 'go', 'create', 'console'];

/** 0 where a word is not found; more the nearer to the beginning of a word and of the label it stands. */
function rankOf(label: string, words: readonly string[]): number {
  let rank = label.startsWith(words.join(' ')) ? 50 : 0;
  for (const word of words) {
    const at = label.indexOf(word);
    const begins = label.startsWith(word) || label.includes(` ${word}`);
    if (begins) rank += 10;
    else if (at >= 0) rank += 4;
    else if (isWithin(word, label)) rank += 1;
    else return 0;
  }
  return rank + 1 / (1 + label.length);
}

/** `crus` matches “create users”. */
function isWithin(letters: string, label: string): boolean {
  let from = 0;
  for (const letter of letters) {
    from = label.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
