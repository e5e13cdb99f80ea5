import type { Session } from './http/session.ts';

/** How long a sign-in, or a proof since, covers dangerous operations, in ms (decisions §9). */
export const confirmedFor = 30 * 60_000;

/** Keys have no person who could prove to be there. */
export const isConfirmed = (session: Session, now: Date): boolean =>
  session.apiKey !== undefined || (session.confirmedAt !== undefined && now.getTime() - session.confirmedAt.getTime() < confirmedFor);
