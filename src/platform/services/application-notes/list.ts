import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { checkedPage, page } from '../../database/pages.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { operation } from '../../operation.ts';
import { peopleOf } from '../users/people.ts';
import type { Person } from '../users/people.ts';
import { subjectOf } from './subject.ts';
import { applicationNotes } from './tenant.ts';

export type NoteRow = TenantRow<typeof applicationNotes>;

export const getApplicationNotes = operation('AppsGetApplicationNotes', {}, async ({ skipEq, limitEq, sort, ...of }, context) => {
  const { skip, limit } = checkedPage({ skip: skipEq, limit: limitEq });
  const { customerId, id } = await subjectOf(context, of);
  const by = sort?.order === 'asc' ? asc : desc;
  const all = unscoped(context.tx);
  const own = and(eq(applicationNotes.customerId, customerId), eq(applicationNotes.applicationId, id), isNull(applicationNotes.deletedAt));
  const total = await all.count(applicationNotes, own);
  const rows = await all
    .select(applicationNotes, applicationNotes, own)
    .orderBy(by(applicationNotes.createdAt), by(applicationNotes.id))
    .limit(limit)
    .offset(skip * limit);
  return page(shownNotes(context, rows, await peopleOf(context, peopleIn(rows))), total, skip, limit);
});

/** The people whom notes name. */
const peopleIn = (rows: readonly NoteRow[]): string[] => rows.flatMap(({ authorId, mentionedIds }) => [authorId, ...mentionedIds]);

export function shownNotes(
  context: OperationContext,
  rows: readonly NoteRow[],
  people: ReadonlyMap<string, Person>,
): ResultOf<'AppsSaveApplicationNote'>[] {
  return rows.map(({ id, text, authorId, mentionedIds, createdAt, changedAt }) => ({
    ...{ _id: id, text, createdAt, changedAt },
    authorName: people.get(authorId)?.name ?? null,
    own: authorId === context.session.identityId,
    mentions: mentionedIds.flatMap((each) => people.get(each) ?? []).map((person) => ({ _id: person.id, name: person.name })),
  }));
}
