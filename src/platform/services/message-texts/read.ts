import { asc, desc } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import { checkedPage, page } from '../../database/pages.ts';
import { scoped } from '../../database/scoped.ts';
import { badInput } from '../../errors.ts';
import { requireCustomer } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';
import { platformText } from '../notifications/templates/editableText.ts';
import { peopleOf } from '../users/people.ts';
import type { MessageText } from './messages.ts';
import { asMessageText, exampleFacts, idOf, messagesInUse, requireMessage, withoutVariables, withVariables } from './messages.ts';
import { messageTexts } from './tenant.ts';
import { newestVersion, newestVersions, versionsOf } from './versions.ts';

/** In the order of the notification settings. */
export const getMessageTexts = operation('NotifGetMessageTexts', {}, async ({ customerId, filter, skipEq, limitEq, sort }, context) => {
  const { skip, limit } = checkedPage({ skip: skipEq, limit: limitEq });
  const owner = await requireCustomer(context, customerId);
  const newest = new Map((await newestVersions(context.tx, customerId)).map((row) => [idOf(row), row]));
  const facts = await exampleFacts(context, owner);
  const { languages, channels, states, searchText } = filter ?? {};
  const matches = searchIn(searchText);
  const rows = (await messagesInUse(context, customerId))
    .map((message) => withoutVariables(owner, message, newest.get(message.id)))
    .filter(
      ({ language, channel, state, event, subject, body }) =>
        (!languages?.length || languages.includes(language)) &&
        (!channels?.length || channels.includes(channel)) &&
        (!states?.length || states.includes(state)) &&
        matches([event, subject, body]),
    );
  const sorted = sort ? rows.toSorted(by(sort)) : rows;
  const shown = sorted.slice(skip * limit, (skip + 1) * limit).map((text) => withVariables(text, facts));
  return page(shown, rows.length, skip, limit);
});

export const getMessageText = operation('NotifGetMessageText', {}, async (args, context) => {
  const { owner, message } = await requireMessage(context, args);
  return asMessageText(owner, message, await newestVersion(context.tx, owner.customerId, message), await exampleFacts(context, owner));
});

export const getMessageTextVersions = operation('NotifGetMessageTextVersions', {}, async ({ skipEq, limitEq, sort, ...args }, context) => {
  const { skip, limit } = checkedPage({ skip: skipEq, limit: limitEq });
  const { owner, message } = await requireMessage(context, args);
  const ofText = versionsOf(owner.customerId, message);
  const mine = scoped(context.tx, context.access);
  const rows = await mine
    .select(messageTexts, messageTexts, ofText)
    .orderBy((sort?.order === 'asc' ? asc : desc)(messageTexts.version))
    .limit(limit)
    .offset(skip * limit);
  const people = await peopleOf(
    context,
    rows.map(({ authorId }) => authorId),
  );
  const data = rows.map(({ version, subject, body, createdAt, authorId }) => ({
    ...{ version, isOwn: body !== null, createdAt, authorName: people.get(authorId)?.name ?? null },
    ...(body === null ? platformText(message) : { subject, body }),
  }));
  return page(data, await mine.count(messageTexts, ofText), skip, limit);
});

/** Words of the event's name are found as they are written: “status declined”. */
function searchIn(input: string | null | undefined): (texts: readonly (string | null | undefined)[]) => boolean {
  const searched = (input ?? '').trim().toLowerCase();
  if (Array.from(searched).length > limits.searchText)
    throw badInput({ searchText: 'validation.searchText.maxLength' }, { fieldArgs: { searchText: { limit: limits.searchText } } });
  return (texts) => texts.some((text) => [text, text?.replaceAll('_', ' ')].some((each) => each?.toLowerCase().includes(searched)));
}

type Sorted = Pick<MessageText, 'event' | 'language' | 'updatedAt'>;

/** As the database sorts: texts without a version stand last, and ties keep their order. */
function by({ fieldName, order }: { fieldName: 'event' | 'language' | 'updatedAt'; order: 'asc' | 'desc' }) {
  const valueOf = (text: Sorted): string => {
    const value = text[fieldName];
    return value instanceof Date ? value.toISOString() : (value ?? '');
  };
  const sign = order === 'desc' ? -1 : 1;
  return (one: Sorted, other: Sorted): number => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (!a || !b) return a ? -1 : b ? 1 : 0;
    return a === b ? 0 : sign * (a < b ? -1 : 1);
  };
}
