import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PagePosition } from '../../../src/platform/database/parts.ts';
import { unscoped } from '../../../src/platform/database/scoped.ts';
import { users } from '../../../src/platform/services/users/tenant.ts';
import { startPlatform, type Running } from '../browser.ts';

describe('a list that is read in parts', () => {
  let running: Running;
  beforeAll(() => {
    running = startPlatform();
  });
  afterAll(() => running.close());

  it.each((['asc', 'desc'] as const).flatMap((order) => [undefined, 'last' as const].map((nulls) => [order, nulls] as const)))(
    '%s, with nulls %s, has each row once, those without a value to sort by, too',
    async (order, nulls) => {
      const { db } = await running.platform.stores.region('ap-southeast-2');
      // Every third one has no value, and many have the same.
      const by = sql`case when (('x' || right(${users.id}, 2))::bit(8)::int % 3) = 0 then null else left(${users.lastName}, 1) end`;
      const query = {
        columns: { _id: users.id },
        requested: new Set(['_id']),
        where: undefined,
        sort: { by, order, ...(nulls && { nulls }) },
        id: users.id,
        joins: undefined,
        relations: undefined,
      };
      const read = async (size: number): Promise<unknown[]> => {
        const ids: unknown[] = [];
        let place: PagePosition | undefined;
        do {
          const part = await unscoped(db).part(users, query, place, size);
          ids.push(...part.rows.map((row) => row['_id']));
          place = part.end;
        } while (place);
        return ids;
      };
      const whole = await read(1_000_000);
      expect(new Set(whole).size).toBe(whole.length);
      const { rows } = await db.execute(sql`select count(*)::int as all, count(${by})::int as valued from users`);
      expect(rows[0]).toMatchObject({ all: whole.length });
      expect(Number(rows[0]?.['valued'])).toBeLessThan(whole.length);
      for (const size of [7, 50]) expect(await read(size)).toEqual(whole);
    },
  );
});
