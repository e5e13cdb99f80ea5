import type { Grants } from '../../plan/availability.ts';
import type { Plan } from '../../plan/Plan.ts';
import { firstTab, pageOf } from '../values/tabPages.ts';

export interface MenuEntry {
  name: string;
  /** Catalogue key, and its fallback. */
  label: string;
  fallback: string;
  icon: string | undefined;
  path: string;
}

export interface MenuGroup {
  name: string;
  label: string;
  entries: MenuEntry[];
}

/** Spec 1 §2.1. A page of several tabs appears once, and leads to the first accessible one. */
export function menuOf(plans: readonly Plan[], base: string, grants: Grants): MenuGroup[] {
  const groups: MenuGroup[] = [];
  // Few pages have tabs, but another API may have thousands of plans.
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
    // A tab container redirects to its first tab; its own address is the prefix of theirs.
    const { path } = tabs && !tabs.includes(name) ? plan : first;
    const label = tabs ? `resources.${name}.page` : `resources.${name}.name`;
    group.entries.push({ name, label, fallback: `resources.${name}.name`, icon: menu.icon, path: `${base}/${path}` });
  }
  return groups;
}

/** The preferred resource if the menu has it, else the first entry; null without any. */
export function landingPath(groups: readonly MenuGroup[], preferred?: string): string | null {
  const entries = groups.flatMap((group) => group.entries);
  return (entries.find((entry) => entry.name === preferred) ?? entries[0])?.path ?? null;
}
