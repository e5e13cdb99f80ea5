import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { checkedPage, page } from '../../database/pages.ts';
import { notFound } from '../../errors.ts';
import { changed, distinctIds } from '../../lists/bulk.ts';
import { operation } from '../../operation.ts';
import { rememberedDevices, sessions } from './identityTable.ts';
import { endOtherSessions } from './sessions.ts';
import { orderOfSessions, shownSession } from './shownSessions.ts';
import { hashToken } from './tokens.ts';
import { namesIn } from '../../../domain/userAgent.ts';

export const getSessions = operation('AuthGetSessions', { store: 'identity' }, async ({ sort, ...request }, context) => {
  const { tx, session } = context;
  const { skip, limit } = checkedPage(request);
  const where = ownLive(context);
  const rows = await tx
    .select(shownSession)
    .from(sessions)
    .where(where)
    .orderBy(orderOfSessions(sort))
    .limit(limit)
    .offset(skip * limit);
  const data = rows.map(({ userAgent, ...row }) => ({ ...row, ...namesIn(userAgent), isCurrent: row._id === session.id }));
  return page(data, await tx.$count(sessions, where), skip, limit);
});

/** The whole call is refused if one of them is somebody else's, or there is none. */
export const endSessions = operation('AuthEndSessions', { store: 'identity' }, async ({ sessionIds }, context) => {
  const { tx, session } = context;
  const ids = distinctIds(sessionIds, 'sessionIds');
  const ended = await tx
    .delete(sessions)
    .where(and(ownLive(context), inArray(sessions.id, ids)))
    .returning({ id: sessions.id });
  if (ended.length !== ids.length) throw notFound('NO_SESSION');
  noteEnd(context, ended);
  if (ids.includes(session.id))
    for (const name of ['session', 'csrf']) context.setCookie(name, '', { maxAge: 0, httpOnly: name !== 'csrf' });
  return changed(ended, ids, []);
});

/** A device whose sessions someone ended must not be trusted with the password alone. */
export const endOthers = operation('AuthEndOtherSessions', { store: 'identity' }, async (_, context) => {
  const { tx, session, request } = context;
  const ended = await endOtherSessions(tx, session);
  const own = hashToken(request.cookies['device'] ?? '');
  await tx.delete(rememberedDevices).where(and(eq(rememberedDevices.identityId, session.identityId), ne(rememberedDevices.tokenHash, own)));
  noteEnd(context, ended);
  return changed(
    ended,
    ended.map(({ id }) => id),
    [],
  );
});

const ownLive = ({ session, now }: OperationContext) =>
  and(eq(sessions.identityId, session.identityId), gt(sessions.idleExpiresAt, now()), gt(sessions.absoluteExpiresAt, now()));

function noteEnd({ audit, forget, session }: OperationContext, ended: { id: string }[]): void {
  const { identityId, email, customerId, organizationId } = session;
  forget(identityId);
  audit({
    subjects: [identityId],
    ...{ customerId, organizationId },
    names: { [identityId]: email },
    values: { [identityId]: { endedSessions: ended.length } },
  });
}
