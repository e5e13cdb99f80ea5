import type { Logger } from 'pino';
import type { Database, Stores } from './database/stores.ts';
import type { Session } from './http/session.ts';
import type { Reach } from './policy/reach.ts';
import type { DatabaseUrls, Region } from './regions.ts';
import type { EnvironmentSettings } from './settings/schema.ts';

/** Context of a request: caller, region, stores. */
export interface RequestContext {
  /** Region in the address, `/api/{region}/graphql`. */
  region: Region;
  /** Signed-in identity, or null. */
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

/** Context of a public operation; the session may be null. */
export interface PublicContext extends RequestContext {
  /** Transaction of the operation's store. Use no other handle: the embedded database has one connection, so it would wait forever. */
  tx: Database;
  /** Rows that the session may access with this operation; required by every query of a tenant's table. */
  reach: Reach;
  /** Requested fields below a path of the operation, `data`. */
  asked: (path: string) => ReadonlySet<string>;
  /** Adds to the operation's audit entry: changed rows and values. */
  audit: (detail: AuditDetail) => void;
}

export interface OperationContext extends PublicContext {
  session: Session;
  /** Scope across all regions, for rows of the directory. */
  everywhere: () => Reach;
}

export interface AuditDetail {
  subjects?: string[];
  /** Subject → new values, which a purge empties. Never passwords, codes or tokens. */
  values?: Record<string, Record<string, unknown>>;
  /** Subject → old values. Only differing fields are stored. */
  before?: Record<string, Record<string, unknown>>;
  /** Subject → its name at the time. */
  names?: Record<string, string>;
  /**
   * Owner of the trail; details of several customers make an entry each. Above customers: the organisation and `noCustomer`. @default the
   * arguments' customer if accessible, else the session's
   */
  organizationId?: string;
  customerId?: string;
  /** Actor without a session (sign-in). */
  actorId?: string;
}

/** Configuration: the settings of the environment (`settings/schema.ts`) in camel case. */
export type Settings = {
  [Name in keyof EnvironmentSettings as Name extends `DATABASE_${string}` ? never : CamelCase<Name & string>]: EnvironmentSettings[Name];
} & {
  demo: boolean;
  publicUrl: string;
  databases?: DatabaseUrls;
  /** Accepts the request's own host, without a public address. */
  ownHost?: boolean;
  consoleDir?: string;
};

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;
