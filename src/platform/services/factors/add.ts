import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { conflict, notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { limits } from '../../../domain/limits.ts';
import type { Identity } from '../auth/identities.ts';
import { identities } from '../auth/identityTable.ts';
import { users } from '../users/tenant.ts';
import { appAddress, newAppSecret, sealApp, takeAppCode } from './apps.ts';
import { factors } from './identityTable.ts';
import { mailFactorChange } from './mails.ts';
import { noteFactors } from './note.ts';
import { requireOwn } from './own.ts';
import { finishRegistration, startRegistration } from './passkeys.ts';
import { renewRecoveryCodes } from './recovery.ts';
import { wrongAppCode } from './refusals.ts';

const options = { store: 'identity', peopleOnly: true, confirmed: true } as const;

export const startApp = operation(
  'AuthStartApp',
  { ...options, recordsChangesOnly: true, unstored: ['secret', 'address'] },
  async (_, context) => {
    const { tx, session, now, newId, settings } = context;
    const identity = await requireOwn(tx, session);
    await requireRoom(tx, identity.id);
    // Only the last one that was started can be completed.
    await tx.delete(factors).where(and(eq(factors.identityId, identity.id), eq(factors.kind, 'APP'), isNull(factors.confirmedAt)));
    const [id, secret] = [newId(), newAppSecret()];
    const row = { id, identityId: identity.id, kind: 'APP', name: '', createdAt: now(), secret: sealApp(context, id, secret) } as const;
    await tx.insert(factors).values(row);
    return { _id: id, secret, address: appAddress(secret, settings.brandName, identity.email) };
  },
);

export const addApp = operation(
  'AuthAddApp',
  { ...options, form: 'auth/addApp', unstored: ['recoveryCodes'] },
  async ({ input: { _id, code, name } }, context) => {
    const { tx, session, now } = context;
    const identity = await requireOwn(tx, session);
    const started = and(eq(factors.id, _id), eq(factors.identityId, identity.id), eq(factors.kind, 'APP'), isNull(factors.confirmedAt));
    const [factor] = await tx.select({ id: factors.id }).from(factors).where(started).for('update');
    if (!factor) throw notFound('NO_FACTOR');
    await requireRoom(tx, identity.id);
    if (!(await takeAppCode(tx, context, code.replaceAll(/\s/g, ''), { factorId: _id }))) throw wrongAppCode();
    await tx.update(factors).set({ name, confirmedAt: now(), createdAt: now(), lastUsedAt: null }).where(started);
    return added(context, identity, { id: _id, kind: 'APP', name });
  },
);

export const startPasskey = operation('AuthStartPasskey', { ...options, recordsChangesOnly: true }, async (_, context) => {
  const { tx, session, stores } = context;
  const identity = await requireOwn(tx, session);
  await requireRoom(tx, identity.id);
  const home = await stores.region(session.region);
  const [profile] = await unscoped(home.db).select(
    users,
    { firstName: users.firstName, lastName: users.lastName },
    and(eq(users.customerId, session.customerId), eq(users.id, session.userId)),
  );
  const name = profile ? `${profile.firstName} ${profile.lastName}`.trim() : identity.email;
  return { options: await startRegistration(tx, context, { id: identity.id, email: identity.email, name }) };
});

export const addPasskey = operation(
  'AuthAddPasskey',
  { ...options, form: 'auth/addPasskey', unstored: ['recoveryCodes'] },
  async ({ input: { name, response } }, context) => {
    const { tx, session, now, newId } = context;
    const identity = await requireOwn(tx, session);
    const passkey = await finishRegistration(tx, context, identity.id, response);
    await requireRoom(tx, identity.id);
    const id = newId();
    const [made] = await tx
      .insert(factors)
      .values({ id, identityId: identity.id, kind: 'PASSKEY', name, createdAt: now(), confirmedAt: now(), ...passkey })
      .onConflictDoNothing()
      .returning({ id: factors.id });
    if (!made) throw conflict('This passkey was added already.', { reason: 'PASSKEY_KNOWN' });
    return added(context, identity, { id, kind: 'PASSKEY', name });
  },
);

interface Added {
  id: string;
  kind: 'APP' | 'PASSKEY';
  name: string;
}

/** The first factor brings recovery codes. */
async function added(context: OperationContext, identity: Identity, { id, kind, name }: Added) {
  const { tx } = context;
  const isFirst = (await tx.$count(factors, isOwn(identity.id))) === 1;
  const recoveryCodes = isFirst ? await renewRecoveryCodes(tx, context, identity.id) : [];
  context.forget(identity.id);
  noteFactors(context, identity, { kind, name });
  await mailFactorChange(tx, context, identity, { kind, name, isRemoved: false });
  return { _id: id, recoveryCodes };
}

const isOwn = (identityId: string) => and(eq(factors.identityId, identityId), isNotNull(factors.confirmedAt));

/** Locks the person's row: of two first factors at once, one alone brings recovery codes. */
async function requireRoom(tx: Database, identityId: string): Promise<void> {
  await tx.select({ id: identities.id }).from(identities).where(eq(identities.id, identityId)).for('update');
  if ((await tx.$count(factors, isOwn(identityId))) >= limits.factors)
    throw conflict(`You can have at most ${limits.factors} second factors.`, { reason: 'TOO_MANY_FACTORS', limit: limits.factors });
}
