import { and, eq, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import type { Owner } from '../../lists/customer.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import type { OwnText } from '../notifications/templates/index.ts';
import { platformText } from '../notifications/templates/editableText.ts';
import { asMessageText, exampleFacts, requireMessage } from './messages.ts';
import type { MessageText, OwnMessage } from './messages.ts';
import { requireText } from './rules.ts';
import { messageTexts } from './tenant.ts';
import { newestVersion, ownTextOf, versionsOf } from './versions.ts';

interface Change {
  customerId: string;
  _id: string;
  expectedVersion?: number | null | undefined;
}

export const saveMessageText = operation(
  'NotifSaveMessageText',
  { form: 'notif/saveMessageText', recordsChangesOnly: true },
  async ({ input }, context) => {
    const { owner, message } = await requireMessage(context, input);
    return addVersion(context, { ...input, owner, message }, () => requireText(context, owner, message, input));
  },
);

/** History is never rewritten: an older text, or the platform's, becomes a new version. */
export const restoreMessageText = operation('NotifRestoreMessageText', { recordsChangesOnly: true }, async ({ input }, context) => {
  const { owner, message } = await requireMessage(context, input);
  return addVersion(context, { ...input, owner, message }, async () => {
    if (input.version === 0) return undefined;
    const isIt = and(versionsOf(owner.customerId, message), eq(messageTexts.version, input.version));
    const [old] = await scoped(context.tx, context.access).select(messageTexts, messageTexts, isIt);
    if (!old) throw notFound('NO_VERSION');
    return ownTextOf(old);
  });
});

/** @param textOf the new text; undefined for the platform's */
async function addVersion(
  context: OperationContext,
  { owner, message, expectedVersion }: Change & { owner: Owner; message: OwnMessage },
  textOf: () => Promise<OwnText | undefined>,
): Promise<MessageText> {
  const { tx, access, session } = context;
  const { customerId, organizationId } = owner;
  const { id: messageId, event, channel, language } = message;
  // Saves of a text run one after the other, so that each finds the version before it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message text ${customerId} ${messageId}`}, 0))`);
  const newest = await newestVersion(tx, customerId, message);
  requireVersion({ version: newest?.version ?? 0 }, expectedVersion);
  const text = await textOf();
  const facts = await exampleFacts(context, owner);
  const before = ownTextOf(newest);
  if (isSame(text ?? platformText(message), before ?? platformText(message))) return asMessageText(owner, message, newest, facts);
  const [saved] = await scoped(tx, access).insert(messageTexts, [
    {
      ...{ customerId, organizationId, id: context.newId(), event, channel, language },
      ...{ version: (newest?.version ?? 0) + 1, subject: text?.subject ?? null, body: text?.body ?? null },
      ...{ authorId: session.identityId, createdAt: context.now() },
    },
  ]);
  // The texts stay out of the audit trail: their versions have them.
  context.audit({
    ...{ customerId, organizationId, subjects: [messageId], names: { [messageId]: `${event}, ${channel}, ${language}` } },
    before: { [messageId]: { version: newest?.version ?? 0, state: stateOf(before), ...changed(before, text) } },
    values: { [messageId]: { version: saved?.version, state: stateOf(text), ...changed(text, before) } },
  });
  return asMessageText(owner, message, saved, facts);
}

const isSame = (one: OwnText, other: OwnText): boolean => one.subject === other.subject && one.body === other.body;

const stateOf = (text: OwnText | undefined): MessageText['state'] => (text ? 'OWN' : 'PLATFORM');

const changed = (text: OwnText | undefined, other: OwnText | undefined) =>
  text?.subject === other?.subject ? {} : { subject: text?.subject ?? null };
