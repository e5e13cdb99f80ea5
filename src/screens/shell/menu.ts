import type { Plan } from '../../plan/Plan.ts';

export interface MenuEntry {
  name: string;
  /** A key of the catalogues. */
  label: string;
  icon: string;
  path: string;
}

export interface MenuGroup {
  name: string;
  /** A key of the catalogues. */
  label: string;
  entries: MenuEntry[];
}

/** The menu in the order of the declarations: an entry shows when its flag is on and its list may be asked (spec 1 §2.1). */
export function menuOf(
  plans: readonly Plan[],
  base: string,
  can: (operation: string) => boolean,
  flag: (name: string) => boolean,
): MenuGroup[] {
  const groups: MenuGroup[] = [];
  for (const plan of plans) {
    if (!plan.menu || !isOpen(plan, can, flag)) continue;
    let group = groups.find((one) => one.name === plan.menu?.group);
    if (!group) {
      group = { name: plan.menu.group, label: `menu.groups.${plan.menu.group}`, entries: [] };
      groups.push(group);
    }
    group.entries.push({ name: plan.name, label: `resources.${plan.name}.name`, icon: plan.menu.icon, path: `${base}/${plan.path}` });
  }
  return groups;
}

/** The landing page: workflow sets when they may be opened, else the first entry of the menu (decisions §2); null when there is none. */
export function landingPath(groups: readonly MenuGroup[], base: string): string | null {
  const entries = groups.flatMap((group) => group.entries);
  return (entries.find((entry) => entry.path === `${base}/workflow-sets`) ?? entries[0])?.path ?? null;
}

function isOpen(plan: Plan, can: (operation: string) => boolean, flag: (name: string) => boolean): boolean {
  const first = plan.list ?? plan.get;
  const flagName = plan.flags['list'];
  return first !== undefined && can(first.name) && (!flagName || flag(flagName));
}
