import type { RequestContext } from '../../context.ts';
import { logFailure } from '../../database/outage.ts';
import type { Database } from '../../database/stores.ts';
import { mailLocale, momentText } from '../../mail/language.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Identity } from './identities.ts';
import { passwordChangedMail } from './mails.ts';
import { namesIn } from '../../../domain/userAgent.ts';

/** Mails the owner that the password was changed, in a savepoint: a mail that fails takes nothing back. */
export async function mailChange(
  tx: Database,
  context: RequestContext,
  { email, customerId, awsRegion }: Identity,
  { isReset }: { isReset: boolean },
): Promise<void> {
  const { now, request, settings, log } = context;
  const content = passwordChangedMail({
    ...{ brandName: settings.brandName, email, isReset },
    ...namesIn(request.userAgent),
    when: momentText(now(), mailLocale(request.language, awsRegion), awsRegion),
    url: `${settings.publicUrl.replace(/\/+$/, '')}/forgetPassword`,
  });
  const mail = { event: 'EDGE_USER_PASSWORD_CHANGED', to: email, customerId, content };
  await tx
    .transaction((inner) => queueMail(inner, context, mail))
    .catch((error: unknown) => logFailure(log, error, { message: 'the mail about a changed password could not be written' }));
}
