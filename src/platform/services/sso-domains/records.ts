import type { Row } from '../../lists/list.ts';
import { ssoDomains } from './tenant.ts';

export const domainColumns = {
  _id: ssoDomains.id,
  organizationId: ssoDomains.organizationId,
  customerId: ssoDomains.customerId,
  domain: ssoDomains.domain,
  state: ssoDomains.state,
  problem: ssoDomains.problem,
  lastCheckedAt: ssoDomains.lastCheckedAt,
  verifiedAt: ssoDomains.verifiedAt,
  createdAt: ssoDomains.createdAt,
  token: ssoDomains.token,
};

/** Fields that are worked out, by the columns that they need. */
export const domainNeeds = { recordName: ['domain'], recordType: [], recordValue: ['token'] };

/** A name of its own, so that nothing else of the zone is touched. */
export const recordNameOf = (domain: string): string => `_sso-verification.${domain}`;

export const recordValueOf = (token: string): string => `sso-verification=${token}`;

export function withRecord<T extends object>(row: T): Omit<T, 'token'> & { recordName: string; recordType: string; recordValue: string } {
  const { token, ...shown } = row as T & { domain?: string; token?: string };
  return {
    ...(shown as Omit<T, 'token'>),
    ...{ recordName: recordNameOf(shown.domain ?? ''), recordType: 'TXT', recordValue: recordValueOf(token ?? '') },
  };
}

export const addRecords = async (rows: Row[]): Promise<void> => {
  for (const row of rows) Object.assign(row, withRecord(row));
};
