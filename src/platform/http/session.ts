import type { Region } from '../regions.ts';
import type { Statement } from '../policy/statement.ts';

/** A signed-in identity as every request sees it; made by services/auth, kept for some seconds by `principals.ts`. */
export interface Session {
  id: string;
  identityId: string;
  /** The person's profile in their region's store. */
  userId: string;
  email: string;
  userType: string;
  groupIds: string[];
  organizationId: string;
  customerId: string;
  /** The root department of the session's customer. */
  hierarchyId: string;
  /** The region that holds the profile. */
  region: Region;
  /** The statements of all groups, with root departments already widened (`widenRoots`). */
  statements: Statement[];
  /** When it stops being valid unless it is refreshed. */
  expiresAt: Date;
  [more: string]: unknown;
}

/** Finds the session of an opaque cookie token, or null when there is none, or it has ended. */
export type SessionLoader = (token: string) => Promise<Session | null>;
