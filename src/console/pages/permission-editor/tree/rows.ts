import type { Department, Departments } from './departments.ts';
import { aboveTicks, type Ticks } from './ticks.ts';

export interface SearchHits {
  hits: ReadonlySet<string>;
  above: ReadonlySet<string>;
}

/** The departments whose names hold what was typed; undefined where nothing was. */
export function findDepartments(tree: Departments, text: string): SearchHits | undefined {
  const requested = text.trim().toLowerCase();
  if (requested === '') return undefined;
  const hits = new Set(tree.all.filter(({ name }) => name.toLowerCase().includes(requested)).map(({ id }) => id));
  return { hits, above: aboveTicks(tree, hits) };
}

/** The departments that are in sight: below open ones, and of a search only what was found, what leads there, and what was opened below. */
export function visibleRows({ root }: Departments, open: ReadonlySet<string>, found?: SearchHits): Department[] {
  const rows: Department[] = [];
  const walk = (department: Department) => {
    rows.push(department);
    if (!open.has(department.id)) return;
    // Below a hit that leads to no other, all of it may be looked at.
    const all = !found || !found.above.has(department.id);
    for (const child of department.children) if (all || found.hits.has(child.id) || found.above.has(child.id)) walk(child);
  };
  if (!found || found.hits.size > 0) walk(root);
  return rows;
}

/** The branches that are open at first: the root, and what leads to ticks as long as that stays a page or two. */
export function openAtFirst(tree: Departments, ticks: Ticks): Set<string> {
  const open = new Set([tree.root.id, ...aboveTicks(tree, ticks)]);
  const shown = [...open].reduce((sum, id) => sum + (tree.byId.get(id)?.children.length ?? 0), 1);
  return shown > rowsAtFirst ? new Set([tree.root.id]) : open;
}

const rowsAtFirst = 60;
