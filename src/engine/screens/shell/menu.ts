import type { Grants } from '../../plan/availability.ts';
import type { Plan } from '../../plan/Plan.ts';
import { listsFor } from '../home/home.ts';
import { firstTab, pageOf } from '../values/tabPages.ts';

export interface MenuEntry {
  name: string;
  /** Catalogue key, and its fallback. */
  label: string;
  fallback: string;
  icon: string | undefined;
  path: string;
  /** Current only at exactly this address. */
  end?: true;
}

export interface MenuGroup {
  name: string;
  label: string;
  entries: MenuEntry[];
}

/** Group of what concerns the signed-in user alone: offered in the user's menu. */
export const userGroup = 'user';

/** The menu below the entry of the home page, where there are work lists. */
export function menuWithHome(plans: Readonly<Record<string, Plan>>, base: string, grants: Grants): MenuGroup[] {
  const groups = menuOf(Object.values(plans), base, grants).filter(({ name }) => name !== userGroup);
  if (listsFor(plans, grants).length === 0) return groups;
  const entry: MenuEntry = { name: 'home', label: 'shell.menu.home', fallback: 'shell.menu.home', icon: 'Home', path: base, end: true };
  return [{ name: 'home', label: '', entries: [entry] }, ...groups];
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

/** The first entry, for those without work lists; null without any. */
export const landingPath = (groups: readonly MenuGroup[]): string | null =>
  groups.find(({ name }) => name !== userGroup)?.entries[0]?.path ?? null;
