import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Joins } from '../../database/pages.ts';
import type { AccessReach } from '../../../generated/types.ts';
import type { HeldAccess, HeldPart } from './held.ts';

/** Rows of the list, which are stored nowhere: users are joined with what their groups give. */
export const grantRows = pgTable('access_grants', {
  id: text('grant_id').notNull(),
  userId: text('grant_user').notNull(),
  right: text('grant_right').notNull(),
  reach: text('grant_reach').notNull(),
  departmentId: text('grant_department'),
  groupIds: jsonb('grant_groups').$type<string[]>().notNull(),
  lastOn: date('grant_last_on'),
});

export function joinsOf({ parts, setOf }: Pick<HeldAccess, 'parts' | 'setOf'>, customerId: string): Joins {
  const join = joinOf(sql`
    select "held"."u" as "grant_user", "part"."k" as "grant_reach", "part"."d" as "grant_department", "part"."g" as "grant_groups",
      "list"."r" as "grant_right", "held"."u" || ':' || "list"."r" || ':' || coalesce("part"."d", '') as "grant_id",
      "uses"."last_on" as "grant_last_on"
    from ${usersAs(setOf)} inner join ${partsAs(parts)} on "part"."s" = "held"."s" inner join ${listsAs(parts)} on "list"."l" = "part"."l"
    left join (${usesOf(customerId)}) as "uses" on "uses"."user_id" = "held"."u" and "uses"."used_right" = "list"."r"`);
  return { rows: join, counted: join };
}

export interface GrantRow {
  userId: string;
  right: string;
  reach: AccessReach;
  departmentId: string | null;
  groupIds: readonly string[];
}

/** These rows alone. */
export const joinOfRows = (rows: readonly GrantRow[], customerId: string): SQL =>
  joinOf(sql`
    select "row"."u" as "grant_user", "row"."k" as "grant_reach", "row"."d" as "grant_department", "row"."g" as "grant_groups",
      "row"."r" as "grant_right", "row"."u" || ':' || "row"."r" || ':' || coalesce("row"."d", '') as "grant_id",
      "right_uses"."last_on" as "grant_last_on"
    from ${recordset(
      rows.map((row) => ({ u: row.userId, r: row.right, k: row.reach, d: row.departmentId, g: row.groupIds })),
      'row',
      sql`"u" text, "r" text, "k" text, "d" text, "g" jsonb`,
    )}
    left join "right_uses"
      on "right_uses"."customer_id" = ${customerId} and "right_uses"."user_id" = "row"."u" and "right_uses"."used_right" = "row"."r"`);

/** Read once, whatever the plan expects of the other rows: PostgreSQL looks each right up by itself otherwise. */
const usesOf = (customerId: string): SQL =>
  sql`select "user_id", "used_right", "last_on" from "right_uses" where "customer_id" = ${customerId} offset 0`;

/** As many rows as all rights have, without making them. */
export const countJoinOf = ({ parts, setOf }: Pick<HeldAccess, 'parts' | 'setOf'>): SQL =>
  joinOf(sql`
    select "held"."u" as "grant_user", "part"."n" as "grant_count"
    from ${usersAs(setOf)} inner join ${partsAs(parts)} on "part"."s" = "held"."s"`);

const joinOf = (rows: SQL): SQL => sql` inner join (${rows}) as ${grantRows} on ${grantRows.userId} = "users"."id"`;

const usersAs = (setOf: HeldAccess['setOf']): SQL =>
  recordset(
    [...setOf].map(([u, s]) => ({ u, s })),
    'held',
    sql`"u" text, "s" int`,
  );

function partsAs(parts: readonly HeldPart[]): SQL {
  const numberOf = listsIn(parts);
  const rows = parts.map((part) => ({
    ...{ s: part.set, l: numberOf.get(keyOf(part)), n: part.rights.length },
    ...{ k: part.reach, d: part.departmentId, g: part.groupIds },
  }));
  return recordset(rows, 'part', sql`"s" int, "l" int, "n" int, "k" text, "d" text, "g" jsonb`);
}

/** Lists of rights are few, and sent once each. */
const listsAs = (parts: readonly HeldPart[]): SQL =>
  recordset(
    [...listsIn(parts)].flatMap(([key, l]) => key.split(' ').map((r) => ({ l, r }))),
    'list',
    sql`"l" int, "r" text`,
  );

const keyOf = ({ rights }: HeldPart): string => rights.join(' ');

function listsIn(parts: readonly HeldPart[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of parts) if (!found.has(keyOf(part))) found.set(keyOf(part), found.size);
  return found;
}

const recordset = (rows: readonly object[], as: string, columns: SQL): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.identifier(as)}(${columns})`;
