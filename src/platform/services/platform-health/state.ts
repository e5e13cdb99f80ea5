import { sql } from 'drizzle-orm';
import { partStates } from '../../../domain/health.ts';
import { platformParts } from './identityTable.ts';

/** A report that is older, in ms, says nothing about the present: three heartbeats. */
export const staleAfter = 45_000;
/** A sender that fails for longer, in ms, is down. */
const longFailure = 15 * 60_000;

const { kind, name, reported, reportedAt, since, succeededAt, failedAt, failingSince } = platformParts;
const ago = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`;

/** State of a part at present. Customers' own addresses, which webhooks and reports go to, are never the platform's outage. */
export const partState = sql<string>`case
  when ${reported} = 'UNUSED' then 'UNUSED'
  when ${reportedAt} < ${ago(staleAfter)} then 'UNKNOWN'
  when ${kind} <> 'SENDER' then ${reported}
  when coalesce(${succeededAt}, ${failedAt}) is null then 'UNKNOWN'
  when ${failedAt} is null or ${succeededAt} >= ${failedAt} then 'HEALTHY'
  when ${failingSince} < ${ago(longFailure)} and ${name} not in ('WEBHOOK_SENDER', 'ATS_SENDER') then 'DOWN'
  else 'DEGRADED' end`;

/** Since when the state is the same: of a report that is too old since that, of a sender only while it fails. */
export const partSince = sql<string | null>`case
  when ${kind} = 'SENDER' then ${failingSince}
  when ${reported} <> 'UNUSED' and ${reportedAt} < ${ago(staleAfter)} then ${reportedAt}
  else ${since} end`;

/** Worst first. */
export const severity = sql`array_position(array[${sql.join(
  partStates.map((state) => sql`${state}::text`),
  sql`, `,
)}], ${partState})`;
