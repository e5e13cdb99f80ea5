import type { Values } from '../../../src/engine/plan/sources.ts';
import { absent, complaint, faulty, idsIn, none, settle, totalIn, works, type Result, type Visit } from './visit.ts';
import { openRecord } from './writes.ts';

/** The tabs of three records: each shows what the API holds below that record. */
export async function walkTabs(visit: Visit, rows: ReadonlyMap<string, Values>): Promise<Result> {
  const { page, plan, answer, raw } = visit;
  const children = answer.related.filter(({ parent }) => parent === plan.name);
  if (rows.size === 0) return none('no record');
  if (plan.get === undefined && children.length === 0) return absent(visit, /id|page of (its|their) own/i, false);
  if (children.length === 0) return none('nothing is below a record');
  const seen: string[] = [];
  let filled = 0;
  for (const [id, record] of [...rows].slice(0, 3))
    for (const child of children.slice(0, 4)) {
      await openRecord(visit, id);
      const tab = page.locator(`[role=tab][href*="tab=${encodeURIComponent(child.path)}"]`).first();
      if ((await tab.count()) === 0) {
        if (await page.getByRole('tablist').count()) return faulty(`no tab of ${child.name}`);
        return faulty(`the record shows no tabs: ${(await complaint(page)) ?? ''}`);
      }
      await tab.click();
      await settle(page);
      const shown = await idsIn(page);
      const expected = await raw.rows(child, { parent: { ...record, id }, id });
      const total = (await totalIn(page)) ?? shown.length;
      if (shown.length === 0 && expected.size > 0)
        return faulty(`${child.name} of ${id}: none of ${expected.size}: ${(await complaint(page)) ?? ''}`);
      if (total !== expected.size && shown.length < 30)
        return faulty(`${child.name} of ${id}: ${total} rows, and the API has ${expected.size}`);
      filled += shown.length;
      if (!seen.includes(child.name)) seen.push(child.name);
    }
  return filled === 0 ? none(`${seen.join(', ')}: all empty`) : works(seen.join(', '));
}
