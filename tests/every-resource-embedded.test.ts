import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plans } from '../src/generated/plans.ts';
import type { Plan } from '../src/engine/plan/Plan.ts';
import { Caller } from './support/caller.ts';
import { mailViews } from './support/mailedViews.ts';
import { disorderOf } from './support/order.ts';
import { archiveOf, Resource, scopeOf } from './support/resource.ts';
import { sortable } from './support/rows.ts';
import { writeRights } from '../src/platform/services/right-uses/note.ts';
import { startPlatform, type Running } from './platform/browser.ts';

// Every declared resource on the embedded database, wherever the other suites run: what the database itself does for it, which is order, search,
// pages and the archive. Everything else is in every-resource.test.ts, which the deep run has on this database, too.

const lists = plans.filter(({ list }) => list);

let running: Running;
const resources = new Map<string, Resource>();
beforeAll(async () => {
  running = startPlatform({}, { embedded: true });
  const staff = await new Caller(running.platform).as('staff@demo.example');
  const scope = await scopeOf(staff);
  await mailViews(staff, scope);
  for (const plan of plans) resources.set(plan.name, new Resource(plan, staff, scope));
});
afterAll(() => running.close());

describe.each(lists.map((plan) => [plan.name, plan] as const))('%s on the embedded database', (name, plan) => {
  const resource = (): Resource => resources.get(name) ?? expect.fail(`${name} is not there`);
  const isMade = isMadeByForm(plan);
  const actions = archiveOf(plan);

  beforeAll(async () => {
    await resource().prepare();
    // A first use of a right is written a moment later: now, and not between two pages that are sorted by it.
    await resource().page(1, 30);
    await writeRights(running.platform);
    // Two in the archive, so that its order is one.
    if (isMade && actions) {
      const ids = [resource().idOf(await resource().make()), resource().idOf(await resource().make())];
      expect((await resource().act(actions.archive, ids)).changed.toSorted()).toEqual(ids.toSorted());
    }
  });

  it.each(sortable(plan))('is sorted by $path $order over its pages', async ({ column, order }) => {
    const asked = { sort: { field: column.sortBy ?? '', order }, archived: column.only === 'archive' };
    const { rows, total } = await resource().whole(asked, 30);
    expect(disorderOf(order === 'ASC' ? rows : rows.toReversed(), column)).toBeUndefined();
    expect([new Set(rows.map(resource().idOf)).size, rows.length]).toEqual([total, total]);
  });

  if (plan.search)
    it('finds a row by its title, whatever its case, and nothing by what no row holds', async () => {
      const [row = {}] = (await resource().page(1, 30)).rows;
      const title = resource().titleOf(row);
      for (const search of [title.toUpperCase(), ` ${title} `, title.slice(1, -1)])
        expect(await resource().ids({ search }), search).toContain(resource().idOf(row));
      for (const search of [`'"\\%_<script>`, 'qzx nothing is called so jkv']) expect(await resource().ids({ search })).toEqual([]);
    });

  if (isMade)
    it('has what a form makes, reads it back, and moves it to the archive and out of it', async () => {
      const made = await resource().make();
      const id = resource().idOf(made);
      const { [plan.shownOnce ?? '']: _, ...readBack } = made;
      if (plan.get) expect(await resource().get(id)).toEqual(readBack);
      expect(await resource().ids()).toContain(id);
      if (!actions) return;
      expect(await resource().act(actions.archive, [id])).toEqual({ changed: [id], refused: [] });
      expect([(await resource().ids()).includes(id), (await resource().ids({ archived: true })).includes(id)]).toEqual([false, true]);
      expect(await resource().act(actions.restore, [id])).toEqual({ changed: [id], refused: [] });
      expect([(await resource().ids()).includes(id), (await resource().ids({ archived: true })).includes(id)]).toEqual([true, false]);
    });
});

function isMadeByForm({ kind, create, forms }: Plan): boolean {
  return kind !== 'settings' && create !== undefined && forms.create !== undefined;
}
