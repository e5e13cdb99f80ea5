import { eq, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { signInRules } from '../factors/tenant.ts';
import { identities, sessions } from './identityTable.ts';
import { absoluteLifetime, accessLifetime, idleLifetime } from './lifetimes.ts';

/** Limits of a customer's sessions; null: as the platform has it. */
export interface SessionLimits {
  idleMinutes: number | null;
  absoluteHours: number | null;
}

export const noLimits: SessionLimits = { idleMinutes: null, absoluteHours: null };

export async function limitsOf(db: Database, customerId: string): Promise<SessionLimits> {
  const columns = { idleMinutes: signInRules.idleMinutes, absoluteHours: signInRules.absoluteHours };
  const [rules] = await unscoped(db).select(signInRules, columns, eq(signInRules.customerId, customerId));
  return rules ?? noLimits;
}

const minute = 60_000;

export const idleOf = ({ idleMinutes }: SessionLimits): number => (idleMinutes === null ? idleLifetime : idleMinutes * minute);

export const absoluteOf = ({ absoluteHours }: SessionLimits): number =>
  absoluteHours === null ? absoluteLifetime : absoluteHours * 60 * minute;

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
const earliest = (...times: Date[]) => new Date(Math.min(...times.map((time) => time.getTime())));

interface Ends {
  accessExpiresAt: Date;
  idleExpiresAt: Date;
}

/** An access never outlives the session: an idle one is refused at once, not at its next renewal. */
export function endsAfterActivity(now: Date, absoluteExpiresAt: Date, limits: SessionLimits): Ends {
  const idleExpiresAt = earliest(after(now, idleOf(limits)), absoluteExpiresAt);
  return { idleExpiresAt, accessExpiresAt: accessUntil(now, { idleExpiresAt, absoluteExpiresAt }, limits) };
}

/** A renewal is no activity where the customer has a limit: an open tab sends one by itself. */
export function endsAfterRenewal(
  now: Date,
  { idleExpiresAt, absoluteExpiresAt }: Record<'idleExpiresAt' | 'absoluteExpiresAt', Date>,
  limits: SessionLimits,
): Ends {
  if (limits.idleMinutes === null) return endsAfterActivity(now, absoluteExpiresAt, limits);
  return { idleExpiresAt, accessExpiresAt: accessUntil(now, { idleExpiresAt, absoluteExpiresAt }, limits) };
}

const accessUntil = (
  now: Date,
  { idleExpiresAt, absoluteExpiresAt }: Record<'idleExpiresAt' | 'absoluteExpiresAt', Date>,
  limits: SessionLimits,
) => earliest(after(now, accessLifetime), absoluteExpiresAt, ...(limits.idleMinutes === null ? [] : [idleExpiresAt]));

/** When a session ends unless its person does something; null without limits of the customer. */
export const endOf = (
  { idleExpiresAt, absoluteExpiresAt }: Record<'idleExpiresAt' | 'absoluteExpiresAt', Date>,
  { idleMinutes, absoluteHours }: SessionLimits,
): Date | null => (idleMinutes === null && absoluteHours === null ? null : earliest(idleExpiresAt, absoluteExpiresAt));

/** Shortens the sessions that there are; a longer limit counts from the next activity, and for new sessions. */
export async function shortenSessions(tx: Database, customerId: string, limits: SessionLimits, now: Date): Promise<void> {
  const absolute = sql`least(${sessions.absoluteExpiresAt}, ${sessions.createdAt} + ${absoluteOf(limits)} * interval '1 millisecond')`;
  const idle = sql`least(${sessions.idleExpiresAt}, ${absolute}, ${after(now, idleOf(limits)).toISOString()}::timestamptz)`;
  await tx
    .update(sessions)
    .set({
      absoluteExpiresAt: absolute,
      idleExpiresAt: idle,
      accessExpiresAt: sql`least(${sessions.accessExpiresAt}, ${limits.idleMinutes === null ? absolute : idle})`,
    })
    .where(sql`${sessions.identityId} in (select ${identities.id} from ${identities} where ${identities.customerId} = ${customerId})`);
}
