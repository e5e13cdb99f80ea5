// Every public operation and route names its budget: `tests/platform/admission/everyPublic.test.ts` finds one that doesn't.

/** IPv4 address or IPv6 /64, its /24 or /48, the named account, a known device, or an address at one route (`caller`). */
export type CountedBy = 'address' | 'network' | 'account' | 'device' | 'caller';

export interface Limit {
  by: CountedBy;
  calls: number;
  /** Window in seconds, from the first call. */
  seconds: number;
  /** Counts failed calls only, so that many people can share an address. @default false */
  failuresOnly?: boolean;
  /** Shared by all processes; otherwise per process, without a query. @default false */
  shared?: boolean;
}

const minutes = 60;
const guesses: Limit[] = [
  { by: 'address', calls: 20, seconds: 5 * minutes, failuresOnly: true, shared: true },
  { by: 'network', calls: 100, seconds: 5 * minutes, failuresOnly: true, shared: true },
];
/** Limits the load of an address; a company's people may share one. */
const work: Limit = { by: 'address', calls: 600, seconds: 5 * minutes };
/** A provider posts hundreds of calls per second from one address. */
const traffic: Limit = { by: 'address', calls: 120_000, seconds: 5 * minutes };

export const budgets = {
  signIn: [...guesses, work],
  /** Replaces the others on a known device, so that strangers cannot exhaust it. */
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
  /** Started by each sign-in page that opens, for the browser's suggestions. */
  passkeys: [work],
  singleSignOn: [
    { by: 'address', calls: 40, seconds: 5 * minutes, failuresOnly: true, shared: true },
    { by: 'network', calls: 200, seconds: 5 * minutes, failuresOnly: true, shared: true },
    work,
  ],
  /** Polled by every open tab. */
  session: [{ by: 'address', calls: 30_000, seconds: 5 * minutes }],
  /** Authenticated calls of other systems: only wrong credentials count, and never right after correct ones. */
  integration: [
    { by: 'caller', calls: 20, seconds: 5 * minutes, failuresOnly: true, shared: true },
    { by: 'address', calls: 400, seconds: 5 * minutes, failuresOnly: true, shared: true },
    traffic,
  ],
  /** Identity providers report each session that ends, for all of their customers from few addresses. */
  providerLogout: [{ by: 'address', calls: 6000, seconds: 5 * minutes }],
  /** Unknown, expired and revoked API keys. */
  apiKey: guesses,
  /** Unknown, expired and revoked SCIM tokens. */
  scimToken: guesses,
  /** Calls of identity providers; each of their tokens has its own limit. */
  provisioning: [traffic],
  page: [{ by: 'address', calls: 6000, seconds: 5 * minutes }],
  entry: [{ by: 'address', calls: 300, seconds: 5 * minutes }],
} satisfies Record<string, Limit[]>;

export type BudgetName = keyof typeof budgets;

export const operationBudgets: Readonly<Record<string, BudgetName>> = {
  AuthEmailLogin: 'signIn',
  AuthMfaLogin: 'signIn',
  AuthStartPasskeyLogin: 'passkeys',
  AuthPasskeyLogin: 'signIn',
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
