import { and, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { logFailure } from '../../database/outage.ts';
import type { Database } from '../../database/stores.ts';
import { auditEntries } from '../../database/tables/records.ts';
import { mailLocale, momentText } from '../../mail/language.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Identity } from './identities.ts';
import { knownDevice } from './knownDevices.ts';
import { newDeviceMail } from './mails.ts';
import { namesIn } from '../../../domain/userAgent.ts';

const signIns = ['AuthEmailLogin', 'AuthMfaLogin', 'AuthPasskeyLogin', 'IDPAuthSSOLogin'];

/** Mails the owner of a sign-in on a device that isn't known, in a savepoint: a mail that fails takes nothing back. */
export async function mailNewDevice(tx: Database, context: RequestContext, identity: Identity): Promise<void> {
  const { now, request, settings, log } = context;
  const { email, customerId, awsRegion } = identity;
  if ((await knownDevice(context, email)) || (await isFirst(tx, identity))) return;
  const content = newDeviceMail({
    ...{ brandName: settings.brandName, email, address: request.ip },
    ...namesIn(request.userAgent),
    when: momentText(now(), mailLocale(request.language, awsRegion), awsRegion),
    url: `${settings.publicUrl.replace(/\/+$/, '')}/account/sessions`,
  });
  await tx
    .transaction((inner) => queueMail(inner, context, { event: 'EDGE_USER_NEW_DEVICE', to: email, customerId, content }))
    .catch((error: unknown) => logFailure(log, error, { message: 'the mail about a new device could not be written' }));
}

/** The sign-in at hand is on record already. */
async function isFirst(tx: Database, { id, customerId }: Identity): Promise<boolean> {
  const own = and(eq(auditEntries.customerId, customerId), eq(auditEntries.actorId, id), inArray(auditEntries.operation, signIns));
  return (await tx.select({ id: auditEntries.id }).from(auditEntries).where(own).limit(2)).length < 2;
}
