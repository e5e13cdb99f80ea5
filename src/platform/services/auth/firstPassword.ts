import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { MailContent } from '../../mail/renderMail.ts';
import { passwordStanding } from '../factors/passwordStanding.ts';
import type { Identity } from './identities.ts';
import { firstPasswordLifetime } from './lifetimes.ts';
import { linkTo, makeToken, ssoLinkTo } from './links.ts';
import { firstPasswordMail, ssoInvitationMail } from './mails.ts';

type Writing = Pick<RequestContext, 'now' | 'newId' | 'settings'>;
type Invited = Pick<Identity, 'id' | 'email' | 'customerId' | 'userType' | 'source'>;

export async function inviteToSetPassword(tx: Database, context: Writing, person: Invited): Promise<void> {
  const { email, customerId } = person;
  await queueMail(tx, context, {
    event: 'ORG_USER_CREATE_COMPLETED',
    to: email,
    customerId,
    content: await invitation(tx, context, person),
  });
}

/** People whose customer requires single sign-on get a link to it instead. */
async function invitation(tx: Database, context: Writing, person: Invited): Promise<MailContent> {
  const { brandName } = context.settings;
  const standing = await passwordStanding(tx, person);
  if (standing.kind === 'SSO_ONLY') return ssoInvitationMail(ssoLinkTo(context, standing.accountName), person.email, brandName);
  return firstPasswordMail(linkTo(context, await makeToken(tx, context, person.id, firstPasswordLifetime)), person.email, brandName);
}
