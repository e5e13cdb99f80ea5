import type { Region } from '../regions.ts';
import type { Statement } from '../policy/statement.ts';

/** An API key that calls in place of a person. */
export interface ApiKeySession {
  name: string;
  requestsPerMinute: number;
  lastUsedAt: Date | null;
  /** Undefined if it may send any document. */
  documents: { has: (text: string) => boolean } | undefined;
}

export interface Session {
  id: string;
  identityId: string;
  userId: string;
  email: string;
  userType: string;
  groupIds: string[];
  organizationId: string;
  customerId: string;
  hierarchyId: string;
  region: Region;
  statements: Statement[];
  expiresAt: Date;
  apiKey?: ApiKeySession;
  /** When its person last proved to be there. */
  confirmedAt?: Date;
  /** Its person may do nothing else before a second factor is added. */
  mustAddFactor?: boolean;
  [more: string]: unknown;
}

export type SessionLoader = (token: string) => Promise<Session | null>;
