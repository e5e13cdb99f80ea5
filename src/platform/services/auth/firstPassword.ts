import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Identity } from './identities.ts';
import { firstPasswordLifetime } from './lifetimes.ts';
import { linkTo, makeToken } from './links.ts';
import { firstPasswordMail } from './mails.ts';

export async function inviteToSetPassword(
  tx: Database,
  context: Pick<RequestContext, 'now' | 'newId' | 'settings'>,
  { id, email, customerId }: Pick<Identity, 'id' | 'email' | 'customerId'>,
): Promise<void> {
  const url = linkTo(context, await makeToken(tx, context, id, firstPasswordLifetime));
  const content = firstPasswordMail(url, email, context.settings.brandName);
  await queueMail(tx, context, { event: 'ORG_USER_CREATE_COMPLETED', to: email, customerId, content });
}
