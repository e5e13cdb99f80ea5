import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { badInput, notFound } from '../../errors.ts';
import { queueMail } from '../../mail/outbox.ts';
import { operation } from '../../operation.ts';
import type { PrefetchContext } from '../../operation.ts';
import { applications } from '../applications/tenant.ts';
import { changed } from '../../lists/bulk.ts';
import { nameOf } from '../candidates/applicant.ts';
import { peopleOf } from '../users/people.ts';
import { shownNotes } from './list.ts';
import type { NoteRow } from './list.ts';
import { mentionable } from './mentionable.ts';
import type { Mentionable } from './mentionable.ts';
import { candidateOf, subjectOf } from './subject.ts';
import { applicationNotes } from './tenant.ts';

export const saveApplicationNote = operation(
  'AppsSaveApplicationNote',
  { form: 'apps/saveApplicationNote', recordsChangesOnly: true, prefetch: peopleBefore },
  async ({ input }, context) => {
    const { session } = context;
    const { people } = context.prefetched;
    const { _id, text, ...of } = input;
    const subject = await subjectOf(context, of);
    const candidate = await candidateOf(context, subject);
    const before = _id ? await ownNote(context, subject.customerId, _id) : undefined;
    if (before && before.applicationId !== subject.id) throw notFound();
    const mentionedIds = [...new Set(input.mentionedIds)];
    const added = mentionedIds.filter((id) => !before?.mentionedIds.includes(id));
    const told = context.prefetched.mentionable.filter(({ id }) => added.includes(id));
    if (told.length !== added.length) throw badInput({ mentionedIds: 'validation.note.mentions' });
    const now = context.now();
    const { customerId, organizationId, id: applicationId } = subject;
    const fields = { text, mentionedIds };
    const note: NoteRow = before
      ? { ...before, ...fields, deletedAt: null, changedAt: before.text === text ? before.changedAt : now }
      : {
          ...{ customerId, organizationId, applicationId, id: context.newId(), authorId: session.identityId },
          ...{ ...fields, createdAt: now, changedAt: null, deletedAt: null },
        };
    const isSame = before && before.deletedAt === null && before.text === text && mentionedIds.join() === before.mentionedIds.join();
    if (!isSame) {
      if (before) await unscoped(context.tx).update(applicationNotes, note, one(customerId, note.id));
      else await unscoped(context.tx).insert(applicationNotes, [note]);
      await mail(context, note, { told, about: nameOf(candidate), author: people.get(session.identityId)?.name });
      // The text stays out of the audit trail, which nobody can delete from.
      context.audit({ customerId, organizationId, subjects: [applicationId], names: { [applicationId]: nameOf(candidate) } });
    }
    const [shown] = shownNotes(context, [note], people);
    if (!shown) throw notFound();
    return shown;
  },
);

export const deleteApplicationNote = operation('AppsDeleteApplicationNote', {}, async ({ filter: { noteId, ...scope } }, context) => {
  const note = await ownNote(context, scope.customerId, noteId);
  const subject = await subjectOf(context, { ...scope, applicationId: note.applicationId });
  const candidate = await candidateOf(context, subject);
  if (note.deletedAt !== null) throw notFound('NO_NOTE');
  const { customerId, organizationId, id } = subject;
  await unscoped(context.tx).update(applicationNotes, { deletedAt: context.now() }, one(customerId, noteId));
  context.audit({ customerId, organizationId, subjects: [id], names: { [id]: nameOf(candidate) } });
  return changed([{ id: noteId }], [noteId], []);
});

const one = (customerId: string, id: string) => and(eq(applicationNotes.customerId, customerId), eq(applicationNotes.id, id));

/** Notes of others look absent; a deleted one can be brought back by its author. */
async function ownNote({ tx, session }: OperationContext, customerId: string, id: string): Promise<NoteRow> {
  const own = and(one(customerId, id), eq(applicationNotes.authorId, session.identityId));
  const [note] = await unscoped(tx).select(applicationNotes, applicationNotes, own).for('update');
  if (!note) throw notFound('NO_NOTE');
  return note;
}

interface Call {
  input: { customerId: string; applicationId: string; mentionedIds: readonly string[] };
}

/** Names and rights of those mentioned, which need both stores. An application that the session may not see is refused later on. */
async function peopleBefore({ input: { customerId, applicationId, mentionedIds } }: Call, context: PrefetchContext) {
  const people = await peopleOf(context, [context.session.identityId, ...mentionedIds]);
  const { db } = await context.stores.region(context.region);
  const own = and(eq(applications.customerId, customerId), eq(applications.id, applicationId));
  const [subject] = mentionedIds.length > 0 ? await unscoped(db).select(applications, applications, own) : [];
  return { people, mentionable: subject ? await mentionable(context, db, subject, { ids: mentionedIds }) : [] };
}

interface Mention {
  told: readonly Mentionable[];
  about: string;
  author: string | undefined;
}

/** To colleagues, so at once. The note itself stays where a purge reaches it. */
async function mail(context: OperationContext, note: NoteRow, { told, about, author = 'A colleague' }: Mention): Promise<void> {
  const { session, settings, region } = context;
  const { customerId, applicationId } = note;
  const url = `${settings.publicUrl}/region/${region}/customers/${customerId}/applications?applicationId=${applicationId}`;
  for (const person of told) {
    if (person.id === session.identityId) continue;
    await queueMail(context.tx, context, {
      ...{ event: 'APPLICATION_NOTE_MENTION', to: person.email, customerId, masterId: applicationId },
      content: {
        subject: `${author} mentioned you in a note about ${about}`,
        parts: [
          `Hello ${person.name},`,
          `${author} mentioned you in a note about the candidate ${about}.`,
          { label: 'Read the note', url },
        ],
      },
    });
  }
}
