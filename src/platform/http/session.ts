import type { Region } from '../regions.ts';
import type { Statement } from '../policy/statement.ts';

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
  [more: string]: unknown;
}

export type SessionLoader = (token: string) => Promise<Session | null>;
