import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { checkedPage } from '../../database/pages.ts';
import type { Joins, PageRequest } from '../../database/pages.ts';
import { scoped } from '../../database/scoped.ts';
import { users } from '../users/tenant.ts';
import type { HeldAccess, HeldPart } from './held.ts';
import { joinOfRows } from './rows.ts';
import type { GrantRow } from './rows.ts';

type Held = Pick<HeldAccess, 'parts' | 'setOf'>;
type SetRow = Omit<GrantRow, 'userId'>;

interface Request {
  customerId: string;
  page: PageRequest;
  sort: { fieldName: string; order: 'asc' | 'desc' };
}

/** Rows of a page and their number in all, found without joining all users with all of their rights; undefined for other orders. */
export async function windowOf(
  held: Held,
  { customerId, page, sort }: Request,
  { tx, access }: OperationContext,
  where: SQL | undefined,
): Promise<{ joins: Joins; total: number } | undefined> {
  if (sort.fieldName === 'lastUsedOn') return undefined;
  const { skip, limit } = checkedPage(page);
  const order = [...(sort.fieldName === 'userName' ? [sql`lower(${users.firstName})`] : []), sql`${users.id} collate "C"`];
  // A single row: ten thousand took most of the call's CPU.
  const ids = sql<string | null>`string_agg(${users.id}, ',' order by ${sql.join(order, sql`, `)})`;
  const [matching] = await scoped(tx, access).select(users, { ids }, where);
  const rows = { of: rowsBySet(held.parts), setOf: held.setOf, userIds: matching?.ids?.split(',') ?? [] };
  if (sort.order === 'desc') {
    rows.userIds.reverse();
    for (const own of rows.of.values()) own.reverse();
  }
  const stretches = sort.fieldName === 'userName' ? byUser(rows) : byRight(rows, sort.order);
  const { found, total } = slice(stretches, skip * limit, limit);
  const join = joinOfRows(found, customerId);
  return { joins: { rows: join, counted: join }, total };
}

interface Rows {
  of: ReadonlyMap<number, SetRow[]>;
  setOf: HeldAccess['setOf'];
  userIds: readonly string[];
}

interface Stretch {
  count: number;
  rows: () => Iterable<GrantRow>;
}

const none: readonly SetRow[] = [];

function* byUser({ of, setOf, userIds }: Rows): Generator<Stretch> {
  for (const userId of userIds) {
    const own = of.get(setOf.get(userId) ?? -1) ?? none;
    yield { count: own.length, rows: () => own.map((row) => ({ ...row, userId })) };
  }
}

function* byRight({ of, setOf, userIds }: Rows, order: Request['sort']['order']): Generator<Stretch> {
  const people = new Map<number, string[]>();
  for (const userId of userIds) {
    const set = setOf.get(userId);
    if (set === undefined || !of.has(set)) continue;
    const fellows = people.get(set);
    if (fellows) fellows.push(userId);
    else people.set(set, [userId]);
  }
  const counts = new Map<string, number>();
  for (const [set, { length }] of people) for (const { right } of of.get(set) ?? none) counts.set(right, (counts.get(right) ?? 0) + length);
  const rights = [...counts.keys()].toSorted();
  for (const right of order === 'desc' ? rights.toReversed() : rights)
    yield {
      count: counts.get(right) ?? 0,
      *rows() {
        for (const userId of userIds)
          for (const row of of.get(setOf.get(userId) ?? -1) ?? none) if (row.right === right) yield { ...row, userId };
      },
    };
}

function slice(stretches: Iterable<Stretch>, from: number, limit: number): { found: GrantRow[]; total: number } {
  const found: GrantRow[] = [];
  let total = 0;
  for (const { count, rows } of stretches) {
    if (total + count > from && found.length < limit) {
      let at = total;
      for (const row of rows()) {
        if (at >= from) found.push(row);
        at += 1;
        if (found.length === limit) break;
      }
    }
    total += count;
  }
  return { found, total };
}

/** In the order of their ids. */
function rowsBySet(parts: readonly HeldPart[]): Map<number, SetRow[]> {
  const found = new Map<number, SetRow[]>();
  for (const { set, rights, reach, departmentId, groupIds } of parts) {
    const own = found.get(set) ?? [];
    found.set(set, own);
    for (const right of rights) own.push({ right, reach, departmentId, groupIds });
  }
  for (const own of found.values()) own.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return found;
}

const keyOf = ({ right, departmentId }: SetRow): string => `${right}:${departmentId ?? ''}`;
