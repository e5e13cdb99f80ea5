import type { RequestContext } from '../../context.ts';
import { logFailure } from '../../database/outage.ts';
import type { Database } from '../../database/stores.ts';
import { mailLocale, momentText } from '../../mail/language.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { MailContent } from '../../mail/renderMail.ts';
import type { Identity } from '../auth/identities.ts';
import { namesIn } from '../../../domain/userAgent.ts';
import type { FactorKind } from '../../../generated/values.ts';

interface Change {
  kind: FactorKind;
  name: string | null;
  isRemoved: boolean;
  /** An administrator did it. */
  byAdministrator?: boolean;
}

/** Mails the owner, in a savepoint: a mail that fails takes nothing back. */
export async function mailFactorChange(
  tx: Database,
  context: RequestContext,
  { email, customerId, awsRegion }: Identity,
  change: Change,
): Promise<void> {
  const { now, request, settings, log } = context;
  const { browser, system } = namesIn(request.userAgent);
  const device = change.byAdministrator
    ? []
    : [
        { label: 'Browser', value: browser ?? 'One that we don’t know' },
        { label: 'System', value: system ?? 'One that we don’t know' },
      ];
  const when = momentText(now(), mailLocale(request.language, awsRegion), awsRegion);
  const content: MailContent = {
    subject: `Your ${settings.brandName} login: ${subjectOf(change)}`,
    parts: [
      `${change.byAdministrator ? 'An administrator' : 'Somebody, most likely you,'} ${deedOf(change)} your ${settings.brandName} account ${email}.`,
      { details: [{ label: 'When', value: when }, ...device] },
      'If you expected this, there’s nothing to do.',
      'If not, set a new password now, look at your second factors in your account, and tell your administrator.',
      { label: 'Set a new password', url: `${settings.publicUrl.replace(/\/+$/, '')}/forgetPassword` },
    ],
  };
  await tx
    .transaction((inner) => queueMail(inner, context, { event: 'EDGE_USER_FACTOR_CHANGED', to: email, customerId, content }))
    .catch((error: unknown) => logFailure(log, error, { message: 'the mail about a changed second factor could not be written' }));
}

const nouns: Record<FactorKind, string> = { APP: 'authenticator app', PASSKEY: 'passkey', RECOVERY_CODES: 'recovery codes' };

const subjectOf = ({ kind, isRemoved, byAdministrator }: Change): string => {
  if (byAdministrator) return 'second factors removed';
  return kind === 'RECOVERY_CODES' ? 'new recovery codes' : `${nouns[kind]} ${isRemoved ? 'removed' : 'added'}`;
};

function deedOf({ kind, name, isRemoved, byAdministrator }: Change): string {
  if (byAdministrator) return 'removed all second factors of';
  if (kind === 'RECOVERY_CODES') return 'made new recovery codes for';
  return isRemoved ? `removed the ${nouns[kind]} “${name ?? ''}” from` : `added the ${nouns[kind]} “${name ?? ''}” to`;
}
