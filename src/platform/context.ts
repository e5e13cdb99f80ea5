import type { Logger } from 'pino';
import type { Database, Stores } from './database/stores.ts';
import type { Session } from './http/session.ts';
import type { Reach } from './policy/reach.ts';
import type { DatabaseUrls, Region } from './regions.ts';
import type { OutsideServices } from './reporting/outside.ts';

/** What every operation is given: who asks, where, and the doors to the stores. One per request. */
export interface RequestContext {
  /** The region in the address, `/api/{region}/graphql`. */
  region: Region;
  /** The signed-in identity with its groups and statements, or null. */
  session: Session | null;
  stores: Stores;
  /** The injected clock: the only source of time on the platform. */
  now: () => Date;
  /** A new 24-digit hexadecimal id. */
  newId: () => string;
  log: Logger;
  settings: Settings;
  request: RequestFacts;
  /** Adds a Set-Cookie header to the answer. Cookies are httpOnly, SameSite=Lax, Secure on https, unless said otherwise; `maxAge` in seconds, 0 removes. */
  setCookie: (name: string, value: string, options?: CookieOptions) => void;
  /** Drops what is remembered of an identity's session and rights, or of all; to be called by whatever changes them. Takes effect once the operation is committed. */
  forget: (identityId: string | 'all') => void;
}

export interface RequestFacts {
  id: string;
  ip: string;
  userAgent: string;
  /** Cookies by name, without the prefix used in the browser. */
  cookies: Record<string, string | undefined>;
  /** The anti-forgery token of the request. */
  csrf?: string | undefined;
  /** Aborted when the client is gone. */
  signal: AbortSignal;
}

export interface CookieOptions {
  maxAge?: number;
  httpOnly?: boolean;
  sameSite?: 'lax' | 'strict' | 'none';
}

/** What the handler of a public operation is given: perhaps nobody is signed in. */
export interface PublicContext extends RequestContext {
  /** The transaction of the operation's store. Handlers take `tx` only: with the embedded database's one connection the outer handle would wait for ever. */
  tx: Database;
  /** The rows that the session may touch with this operation; every query of a tenant's table takes it. */
  reach: Reach;
  /** The names of the fields that the call asks for at a path below its operation, `data`: what nobody asks for need not be read. */
  asked: (path: string) => ReadonlySet<string>;
  /** Adds to the operation's audit entry: on what it was done, and what changed. */
  audit: (detail: AuditDetail) => void;
}

/** What the handler of an operation is given beyond the request. */
export interface OperationContext extends PublicContext {
  session: Session;
  /** The reach of the operation's rights in all regions together, for rows of the directory. */
  everywhere: () => Reach;
}

/** What a handler adds to its operation's audit entry. */
export interface AuditDetail {
  /** Ids of the rows that were changed. */
  subjects?: string[];
  /** Subject → the values that it was given: kept in a part of their own, which a purge empties. Never a password, a code or a token. */
  values?: Record<string, Record<string, unknown>>;
  /** Subject → the values that its fields had before; kept beside them. With both, only what differs is. */
  before?: Record<string, Record<string, unknown>>;
  /** Subject → what it was called then; kept beside its values. */
  names?: Record<string, string>;
  /**
   * To whose trail it belongs; details of several customers make an entry each. What stands above customers belongs to its organisation and
   * to `noCustomer`. @default the customer that the arguments name, if the session reaches it; else the session's own
   */
  organizationId?: string;
  customerId?: string;
  /** Who did it, where there is no session yet (sign-in). */
  actorId?: string;
}

/** Configuration, read once from the environment by the composition roots (`commands/`, `settings.ts`). */
export interface Settings {
  port: number;
  /** Demo data and accounts, and operations beyond the console's own; off by default once a database is configured. */
  demo: boolean;
  dataDir: string;
  databases?: DatabaseUrls;
  /** A folder with an empty embedded database to copy. @default `.template` in the data folder */
  templateDir?: string;
  brandName: string;
  /** The address under which the console is reached; links in mails are built from it, never from a request's host. */
  publicUrl: string;
  /** Addresses of ours beside the public one from which a browser may call. */
  origins?: string[];
  /** Also the host that a request names for itself: where no public address is configured. */
  ownHost?: boolean;
  /** Who may read /metrics from elsewhere than this machine. */
  metricsToken?: string;
  /** Where the built console is. @default dist/console */
  consoleDir?: string;
  smtpUrl?: string;
  /** The zone that the records of customers' email domains point into, `{token}.dkim.{zone}`. @default an example's */
  dkimProviderDomain?: string;
  /** Resolvers that are asked for the records of email domains, `192.0.2.1`, `[2001:db8::1]:5353`. @default those of the machine */
  dnsServers?: string[];
  /** A Nominatim-compatible service that is asked for places. @default an offline gazetteer */
  geocoderUrl?: string;
  /** The account at the mail provider that own templates of notifications must be in, twelve digits. @default 123456789012 */
  templateAccount?: string;
  /** Sender of all mails. */
  mailFrom?: string;
  /** What the provider of assessments signs its callbacks with. @default in a demo one that follows from `secret`; else no callback is believed */
  providerSecret?: string;
  /** Where candidates take an assessment; holds `{assessmentId}`, and may hold `{region}`. @default in a demo a page that simulates it */
  assessmentUrl?: string;
  /** The service that text messages are given to by HTTP, its token, and the number that they come from. */
  smsUrl?: string;
  smsToken?: string;
  smsFrom?: string;
  /** The key by which mail and SMS providers sign what they tell of messages; nothing is heard from them without one. */
  webhookSecret?: string;
  /** Proxies in front of the platform whose X-Forwarded-For is believed. @default 0 */
  trustedProxies?: number;
  /**
   * Where feature flags come from: another file of definitions (flagd's format), or a foreign service of the remote evaluation protocol
   * (OFREP) with its token, whose address may hold `{region}`. @default the definitions of `flags/definitions.json`, all on
   */
  flags?: { file?: string; url?: string; token?: string };
  /** Hosts beside its script's that the support chat on the sign-in pages needs. */
  chatHosts?: string[];
  /** What the console itself must know of this installation; served at /config.json. */
  console?: ConsoleConfig;
  logLevel?: string;
  /** Answers of the specification instead of silence about which accounts exist (decisions §5). @default false */
  accountDisclosure?: boolean;
  /** Multiplies every budget of callers who are not signed in. @default 1 */
  rateLimitScale?: number;
  /** Key of keyed hashes. Where none is configured one is made, kept in the identity store, and filled in here when that is opened. */
  secret?: string;
}

/** What differs between installations of the console (decisions §2); what is absent switches its feature off. */
export interface ConsoleConfig {
  /** A host that holds the old marker is rewritten to the new one. */
  oldHostMarker?: string;
  newHostMarker?: string;
  talentHubUrl?: string;
  questionBankUrl?: string;
  supportUrl?: string;
  policyUrls?: { privacy?: string; cookie?: string; acceptableUse?: string };
  /** Hosts, with their subdomains, to which a redirect after login may lead. */
  redirectDomains?: string[];
  /** Error reporting, analytics and support chat of others. */
  outside?: OutsideServices;
}
