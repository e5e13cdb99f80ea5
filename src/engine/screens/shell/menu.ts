import type { Grants } from '../../plan/availability.ts';
import type { Plan } from '../../plan/Plan.ts';
import { firstTab, pageOf } from '../values/tabPages.ts';

export interface MenuEntry {
  name: string;
  /** A key of the catalogues, and the one that stands in where it has no text. */
  label: string;
  fallback: string;
  icon: string | undefined;
  path: string;
}

export interface MenuGroup {
  name: string;
  /** A key of the catalogues. */
  label: string;
  entries: MenuEntry[];
}

/**
 * The menu in the order of the declarations: an entry shows when its flag is on and its list may be asked (spec 1 §2.1).
 * A page of several tabs is there once, and leads to the first that may be opened.
 */
export function menuOf(plans: readonly Plan[], base: string, grants: Grants): MenuGroup[] {
  const groups: MenuGroup[] = [];
  // Pages with tabs are few, and the plans of another API may be thousands.
  const tabbed = plans.filter((plan) => plan.tabs);
  for (const plan of plans) {
    const { name, menu, tabs } = plan;
    const page = pageOf(tabbed, plan);
    if (!menu || (page && page !== plan && page.menu)) continue;
    const first = firstTab(plans, plan, grants);
    if (!first) continue;
    let group = groups.find((one) => one.name === menu.group);
    if (!group) {
      group = { name: menu.group, label: `menu.groups.${menu.group}`, entries: [] };
      groups.push(group);
    }
    // A page that is none of its tabs goes on to the first by itself; its own address is the beginning of all of theirs.
    const { path } = tabs && !tabs.includes(name) ? plan : first;
    const label = tabs ? `resources.${name}.page` : `resources.${name}.name`;
    group.entries.push({ name, label, fallback: `resources.${name}.name`, icon: menu.icon, path: `${base}/${path}` });
  }
  return groups;
}

/** The landing page: workflow sets when they may be opened, else the first entry of the menu (decisions §2); null when there is none. */
export function landingPath(groups: readonly MenuGroup[], base: string): string | null {
  const entries = groups.flatMap((group) => group.entries);
  return (entries.find((entry) => entry.path === `${base}/workflow-sets`) ?? entries[0])?.path ?? null;
}
