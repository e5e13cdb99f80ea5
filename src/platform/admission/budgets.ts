// The rate limits of callers who are not signed in. Every operation that works without a session and every route of a
// service names its budget here or in its route; `tests/platform/admission/everyPublic.test.ts` finds one that doesn't.

/**
 * The key that calls are counted by: an IPv4 address or an IPv6 /64, its /24 or /48, the named account, the known device, or an address at one
 * route (`caller`), such as one connection of an applicant tracking system.
 */
export type CountedBy = 'address' | 'network' | 'account' | 'device' | 'caller';

export interface Limit {
  by: CountedBy;
  calls: number;
  /** Seconds from the first call, after which the count starts over. */
  seconds: number;
  /** Counts calls that fail only, so that many people behind one address can work. @default false */
  failuresOnly?: boolean;
  /** Counted by all processes together; else by each, which costs no query. @default false */
  shared?: boolean;
}

const minutes = 60;
const guesses: Limit[] = [
  { by: 'address', calls: 20, seconds: 5 * minutes, failuresOnly: true, shared: true },
  { by: 'network', calls: 100, seconds: 5 * minutes, failuresOnly: true, shared: true },
];
/** Bounds what one address can make the server do; a company's people come from one address. */
const work: Limit = { by: 'address', calls: 600, seconds: 5 * minutes };
/** A provider posts hundreds of calls a second from one address. */
const traffic: Limit = { by: 'address', calls: 120_000, seconds: 5 * minutes };

export const budgets = {
  signIn: [...guesses, work],
  /** Replaces the others on a device where the account has signed in, so that strangers cannot exhaust it. */
  knownDevice: [{ by: 'device', calls: 120, seconds: 5 * minutes }],
  mailedCode: [{ by: 'address', calls: 20, seconds: 15 * minutes, shared: true }, ...guesses],
  recovery: [
    { by: 'account', calls: 5, seconds: 15 * minutes, shared: true },
    { by: 'address', calls: 20, seconds: 15 * minutes, shared: true },
    { by: 'network', calls: 100, seconds: 15 * minutes, shared: true },
  ],
  lookUp: [
    { by: 'address', calls: 120, seconds: 5 * minutes },
    { by: 'network', calls: 1200, seconds: 5 * minutes },
  ],
  singleSignOn: [
    { by: 'address', calls: 40, seconds: 5 * minutes, failuresOnly: true, shared: true },
    { by: 'network', calls: 200, seconds: 5 * minutes, failuresOnly: true, shared: true },
    work,
  ],
  /** Called by every open tab. */
  session: [{ by: 'address', calls: 30_000, seconds: 5 * minutes }],
  /** Signed or credentialed calls of other systems: only wrong credentials run out, and never for a caller who just showed right ones. */
  integration: [
    { by: 'caller', calls: 20, seconds: 5 * minutes, failuresOnly: true, shared: true },
    { by: 'address', calls: 400, seconds: 5 * minutes, failuresOnly: true, shared: true },
    traffic,
  ],
  /** Pages and pictures for people without an account, and mail clients that fetch for many of them. */
  page: [{ by: 'address', calls: 6000, seconds: 5 * minutes }],
  /** Pages that write something for people without an account. */
  entry: [{ by: 'address', calls: 300, seconds: 5 * minutes }],
} satisfies Record<string, Limit[]>;

export type BudgetName = keyof typeof budgets;

/** Operations that answer without a session: those marked @public, and those that say whether a session is left. */
export const operationBudgets: Readonly<Record<string, BudgetName>> = {
  AuthEmailLogin: 'signIn',
  AuthMfaLogin: 'signIn',
  AuthResendMfaCode: 'mailedCode',
  AuthForgetPassword: 'recovery',
  AuthResetPassword: 'signIn',
  AuthGetUserRegion: 'lookUp',
  AuthLogout: 'session',
  AuthCheckToken: 'session',
  AuthRefreshToken: 'session',
  IDPAuthSSOLogin: 'singleSignOn',
  IDPSearchSSOConfigs: 'lookUp',
  IDPGetSSOStep: 'lookUp',
  IDPMailSSOStep: 'mailedCode',
  IDPConfirmSSOStep: 'signIn',
};

/** Default budget for operations missing above, such as those of tests. */
export const otherwise: BudgetName = 'lookUp';
