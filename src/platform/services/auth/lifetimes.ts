// Decisions §5 «lifetimes», in milliseconds unless named otherwise.
const minute = 60_000;

export const accessLifetime = 120 * minute;
export const idleLifetime = 12 * 60 * minute;
export const absoluteLifetime = 7 * 24 * 60 * minute;
/** Calls that were under way with the token before a rotation still pass. */
export const rotationGrace = 30_000;
/** A session's last use is written at most this often. */
export const useInterval = 5 * minute;

export const maxTries = 5;
/** The first lock, the second, and every further one; a day without a try starts over. */
export const lockTimes = [5 * minute, 15 * minute, 60 * minute] as const;
/** Wrong tries of so long ago no longer count. */
export const tryMemory = 24 * 60 * minute;

export const codeLifetime = 10 * minute;
export const challengeLifetime = 60 * minute;
export const maxWrongCodes = 5;

/** A device on which somebody signed in this recently keeps a budget of tries of its own. */
export const knownDeviceLifetime = 30 * 24 * 60 * minute;
/** Failed sign-ins of one account are one entry of the audit log in this time. */
export const failureWindow = 15 * minute;

export const deviceMinutes = 14 * 24 * 60;

/** A link to set a forgotten password. */
export const resetLifetime = 60 * minute;
/** The link of a new user's first mail (decisions §2 «a new user's first password»). */
export const firstPasswordLifetime = 72 * 60 * minute;
/** So many mails about forgotten passwords an hour reach one mailbox; who asks more often is answered alike and mailed nothing. */
export const recoveryMailsAtMost = 3;
export const recoveryMailMemory = 60 * minute;
