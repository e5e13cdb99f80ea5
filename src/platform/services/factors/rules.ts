import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { SessionAbsoluteLimit, SessionIdleLimit } from '../../../generated/types.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { requireActiveCustomer, requireCustomer } from '../sso/read.ts';
import { countPasswordSessions, endPasswordSessions, requireBreakGlass, requireWorkingSso } from './requireSso.ts';
import { shortenSessions } from '../auth/limits.ts';
import type { SessionLimits } from '../auth/limits.ts';
import { signInRules } from './tenant.ts';

const store = 'identity';

export const getSignInRules = operation('AuthGetSignInRules', { store }, async ({ filter }, context) => {
  const { id } = await requireCustomer(context, filter.customerId);
  const [row] = await scoped(context.tx, context.access).select(signInRules, signInRules, eq(signInRules.customerId, id));
  return asRules(context, id, row);
});

export const updateSignInRules = operation(
  'AuthUpdateSignInRules',
  { store, settings: 'AuthGetSignInRules', form: 'auth/updateSignInRules', recordsChangesOnly: true, confirmed: true },
  async ({ update, filter }, context) => {
    const { tx, access, now, forget, audit } = context;
    const mine = scoped(tx, access);
    const { id: customerId, organizationId, awsRegion } = await requireActiveCustomer(context, filter.customerId);
    const [row] = await mine.select(signInRules, signInRules, eq(signInRules.customerId, customerId)).for('update');
    requireVersion({ version: row?.version ?? 0 }, update.expectedVersion);
    const before = valuesOf(row);
    const values = {
      secondFactorFor: [...new Set(update.secondFactorFor)].toSorted(),
      mailedCodes: update.mailedCodes,
      ssoRequired: update.ssoRequired ?? before.ssoRequired,
      breakGlassIds: update.breakGlassUserIds ? [...new Set(update.breakGlassUserIds)] : before.breakGlassIds,
      ...limitsIn(update, before),
    };
    if (!differs(before, values)) return asRules(context, customerId, row);
    if (differs(before.breakGlassIds, values.breakGlassIds)) await requireBreakGlass(tx, customerId, values.breakGlassIds);
    const isNew = values.ssoRequired && !before.ssoRequired;
    if (isNew) await requireWorkingSso(context, customerId);
    const { idleLimit, absoluteLimit, ...others } = values;
    const limits = limitsFrom({ idleLimit, absoluteLimit });
    const changes = { ...others, ...limits, version: (row?.version ?? 0) + 1, updatedAt: now() };
    if (row) await mine.update(signInRules, changes, eq(signInRules.customerId, customerId));
    else await mine.insert(signInRules, [{ ...changes, customerId, organizationId, awsRegion, createdAt: now() }], signInRules.customerId);
    // Users who lose the right to a password lose its sessions, too.
    const endedSessions = values.ssoRequired ? await endPasswordSessions(context, customerId, values.breakGlassIds) : 0;
    await shortenSessions(tx, customerId, limits, now());
    // Sessions know whether their person has to add a factor, and when they end.
    forget('all');
    audit({
      ...{ subjects: [customerId], organizationId, customerId },
      values: { [customerId]: { ...values, ...(endedSessions > 0 && { endedSessions }) } },
      before: { [customerId]: before },
    });
    const [changed] = await mine.select(signInRules, signInRules, eq(signInRules.customerId, customerId));
    return asRules(context, customerId, changed);
  },
);

type Row = TenantRow<typeof signInRules> | undefined;

const valuesOf = (row: Row) => ({
  secondFactorFor: row?.secondFactorFor ?? [],
  mailedCodes: row?.mailedCodes ?? true,
  ssoRequired: row?.ssoRequired ?? false,
  breakGlassIds: row?.breakGlassIds ?? [],
  idleLimit: row?.idleMinutes ? (`MINUTES_${row.idleMinutes}` as SessionIdleLimit) : null,
  absoluteLimit: row?.absoluteHours ? (`HOURS_${row.absoluteHours}` as SessionAbsoluteLimit) : null,
});

async function asRules({ tx }: OperationContext, customerId: string, row: Row): Promise<ResultOf<'AuthGetSignInRules'>> {
  const { breakGlassIds, ...values } = valuesOf(row);
  return {
    ...{ customerId, ...values, breakGlassUserIds: breakGlassIds, version: row?.version ?? 0 },
    passwordSessions: await countPasswordSessions(tx, customerId, breakGlassIds),
  };
}

interface Limits {
  idleLimit: SessionIdleLimit | null;
  absoluteLimit: SessionAbsoluteLimit | null;
}

/** Keeps what is left out; null is as the platform has it. */
const limitsIn = (update: { [Name in keyof Limits]?: Limits[Name] | undefined }, before: Limits): Limits => ({
  idleLimit: update.idleLimit === undefined ? before.idleLimit : update.idleLimit,
  absoluteLimit: update.absoluteLimit === undefined ? before.absoluteLimit : update.absoluteLimit,
});

const limitsFrom = ({ idleLimit, absoluteLimit }: Limits): SessionLimits => ({
  idleMinutes: numberIn(idleLimit),
  absoluteHours: numberIn(absoluteLimit),
});

const numberIn = (limit: string | null): number | null => (limit === null ? null : Number(limit.split('_')[1]));
