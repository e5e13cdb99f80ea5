import type { Logger } from 'pino';
import type { SecurityReason } from '../generated/types.ts';
import type { Database, Stores } from './database/stores.ts';
import type { Session } from './http/session.ts';
import type { Removed } from './live/announce.ts';
import type { AccessScope } from './policy/accessScope.ts';
import type { DatabaseUrls, PlatformUrls, Region } from './regions.ts';
import type { EnvironmentSettings } from './settings/schema.ts';

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
  /** The browser's languages, or the one that its user chose in the console: an `accept-language` header. */
  language?: string | undefined;
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
  access: AccessScope;
  requestedFields: (path: string) => ReadonlySet<string>;
  audit: (detail: AuditDetail) => void;
}

export interface OperationContext extends PublicContext {
  session: Session;
  /** Rights of fields that the caller lacks here. */
  hidden: ReadonlySet<string>;
  everywhere: () => AccessScope;
}

/** The context with some values replaced; all others show through. */
export const contextWith = <Context extends RequestContext>(context: Context, own: Partial<Context>): Context =>
  Object.assign(Object.create(context) as Context, own);

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
  /** Why it was refused. */
  reason?: SecurityReason;
  /** Caller of an earlier request, which a job records. @default the caller at hand */
  from?: { address: string | null; userAgent: string | null };
  /** Id of the entry, for what refers to it. @default a new one */
  entryId?: string;
  /** The subjects were deleted for good from this list: those who may see it get a message. */
  removed?: Removed;
  /** The subjects are named, but their rows stay as they are: no change is announced. */
  leavesRows?: true;
}

/** Configuration: the settings of the environment (`settings/schema.ts`) in camel case. */
export type Settings = {
  [
    Name in keyof EnvironmentSettings as Name extends `DATABASE_${string}` | `PLATFORM_URL${string}` ? never : CamelCase<Name & string>
  ]: EnvironmentSettings[Name];
} & {
  demo: boolean;
  publicUrl: string;
  databases?: DatabaseUrls;
  /** Platforms elsewhere: this server forwards to them. */
  platforms?: PlatformUrls;
  /** Accepts the request's own host, without a public address. */
  ownHost?: boolean;
  consoleDir?: string;
  /** Secret of ids that stay the same when SECRET is changed. */
  firstSecret?: string | undefined;
};

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;
