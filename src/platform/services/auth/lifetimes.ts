// Decisions §5 “lifetimes”, in milliseconds unless named otherwise.
const minute = 60_000;

export const accessLifetime = 120 * minute;
export const idleLifetime = 12 * 60 * minute;
export const absoluteLifetime = 7 * 24 * 60 * minute;
/** Calls in progress during a rotation still pass with the old token. */
export const rotationGrace = 30_000;
export const useInterval = 5 * minute;
/** Activity is noted at most this often. */
export const activityInterval = 30_000;

export const maxTries = 5;
/** Lock times: first, second, further; a day without tries starts over. */
export const lockTimes = [5 * minute, 15 * minute, 60 * minute] as const;
export const tryMemory = 24 * 60 * minute;

export const codeLifetime = 10 * minute;
export const challengeLifetime = 60 * minute;
export const maxWrongCodes = 5;

export const knownDeviceLifetime = 30 * 24 * 60 * minute;
/** Failed sign-ins of an account within this window are one audit entry. */
export const failureWindow = 15 * minute;

export const deviceMinutes = 14 * 24 * 60;

export const resetLifetime = 60 * minute;
/** Lifetime of a new user's first link (decisions §2 “a new user's first password”). */
export const firstPasswordLifetime = 72 * 60 * minute;
/** Maximum recovery mails per mailbox and hour; further requests get the same response, but no mail. */
export const recoveryMailsAtMost = 3;
export const recoveryMailMemory = 60 * minute;
