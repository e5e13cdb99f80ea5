import type { Logger } from 'pino';
import type { Database, Stores } from './database/stores.ts';
import type { Session } from './http/session.ts';
import type { Reach } from './policy/reach.ts';
import type { DatabaseUrls, Region } from './regions.ts';
import type { OutsideServices } from './reporting/outside.ts';

export interface RequestContext {
  region: Region;
  session: Session | null;
  stores: Stores;
  now: () => Date;
  newId: () => string;
  log: Logger;
  settings: Settings;
  request: RequestFacts;
  /** Adds a Set-Cookie header: httpOnly, SameSite=Lax and Secure on https by default; `maxAge` in seconds, 0 removes. */
  setCookie: (name: string, value: string, options?: CookieOptions) => void;
  /** Drops cached sessions and rights of an identity, or of all, after the commit. Call it after changing them. */
  forget: (identityId: string | 'all') => void;
}

export interface RequestFacts {
  id: string;
  ip: string;
  userAgent: string;
  cookies: Record<string, string | undefined>;
  csrf?: string | undefined;
  signal: AbortSignal;
}

export interface CookieOptions {
  maxAge?: number;
  httpOnly?: boolean;
  sameSite?: 'lax' | 'strict' | 'none';
}

export interface PublicContext extends RequestContext {
  /** Transaction of the operation's store. Use no other handle: the embedded database has one connection, so it would wait forever. */
  tx: Database;
  reach: Reach;
  asked: (path: string) => ReadonlySet<string>;
  audit: (detail: AuditDetail) => void;
}

export interface OperationContext extends PublicContext {
  session: Session;
  everywhere: () => Reach;
}

export interface AuditDetail {
  subjects?: string[];
  /** Subject → new values, which a purge empties. Never passwords, codes or tokens. */
  values?: Record<string, Record<string, unknown>>;
  before?: Record<string, Record<string, unknown>>;
  names?: Record<string, string>;
  /** Above customers: the organisation and `noCustomer`. @default the arguments' customer if accessible, else the session's */
  organizationId?: string;
  customerId?: string;
  actorId?: string;
}

export interface Settings {
  port: number;
  /** Demo data, accounts and extra operations; off by default with a configured database. */
  demo: boolean;
  dataDir: string;
  databases?: DatabaseUrls;
  /** Folder with an empty embedded database to copy. @default `.template` in the data folder */
  templateDir?: string;
  brandName: string;
  /** Public address of the console; links in mails use it, never a request's host. */
  publicUrl: string;
  origins?: string[];
  /** Accepts the request's own host, without a public address. */
  ownHost?: boolean;
  metricsToken?: string;
  consoleDir?: string;
  smtpUrl?: string;
  /** DNS zone of the records for customers' email domains, `{token}.dkim.{zone}`. @default an example zone */
  dkimProviderDomain?: string;
  /** Resolvers for email domains, `192.0.2.1`, `[2001:db8::1]:5353`. @default the machine's */
  dnsServers?: string[];
  /** Nominatim-compatible geocoder. @default an offline gazetteer */
  geocoderUrl?: string;
  /** Account of own notification templates at the mail provider, twelve digits. @default 123456789012 */
  templateAccount?: string;
  mailFrom?: string;
  /** Secret that signs the assessment provider's callbacks. @default in a demo derived from `secret`; else callbacks are refused */
  providerSecret?: string;
  /** Address of an assessment, with `{assessmentId}` and optionally `{region}`. @default in a demo a simulated page */
  assessmentUrl?: string;
  /** HTTP service for text messages, its token, and the sender's number. */
  smsUrl?: string;
  smsToken?: string;
  smsFrom?: string;
  /** Secret that signs webhooks of mail and SMS providers; without it, they are refused. */
  webhookSecret?: string;
  /** Number of trusted proxies in X-Forwarded-For. @default 0 */
  trustedProxies?: number;
  /**
   * Source of feature flags: a file (flagd's format), or an OFREP service with its token; the address may contain `{region}`. @default
   * `flags/definitions.json`
   */
  flags?: { file?: string; url?: string; token?: string };
  chatHosts?: string[];
  console?: ConsoleConfig;
  logLevel?: string;
  /** Discloses accounts in messages, as the specification does (decisions §5). @default false */
  accountDisclosure?: boolean;
  /** Multiplies the budgets of callers who are not signed in. @default 1 */
  rateLimitScale?: number;
  /** Key of keyed hashes. @default generated, stored in the identity store, and set when that opens */
  secret?: string;
}

/** Settings that the console reads at /config.json (decisions §2); absent ones switch their feature off. */
export interface ConsoleConfig {
  oldHostMarker?: string;
  newHostMarker?: string;
  talentHubUrl?: string;
  questionBankUrl?: string;
  supportUrl?: string;
  policyUrls?: { privacy?: string; cookie?: string; acceptableUse?: string };
  redirectDomains?: string[];
  outside?: OutsideServices;
}
