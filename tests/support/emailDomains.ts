import type { Region } from '../../src/platform/regions.ts';
import type { Browser, Running } from '../platform/browser.ts';

export interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
  /** Not part of what is sent. */
  readonly awsRegion?: Region;
}

export interface Domain {
  displayName: string;
  isCustomizedEmailDomainEnabled: boolean;
  version: number;
  dkimRecords: { name: string; type: string; value: string; found: string[] | null; isRight: boolean | null }[];
  sendingIdentity: {
    verificationStatus: string;
    verifiedForSendingStatus: boolean;
    dkimAttributes: { tokens: string[] };
    verificationInfo: { errorType: string | null; lastSuccessTimestamp: string | null; sOARecord: object | null };
  };
}

const fields = `{ customerId displayName emailAddress emailIdentity isCustomizedEmailDomainEnabled isRetried version createdAt updatedAt
  dkimRecords { name type value found isRight }
  sendingIdentity { verificationStatus verifiedForSendingStatus identityType
    dkimAttributes { tokens currentSigningKeyLength nextSigningKeyLength }
    verificationInfo { errorType lastCheckedTimestamp lastSuccessTimestamp sOARecord { primaryNameServer adminEmail serialNumber } } } }`;

const get = `query ($input: ScopeInput!) { NotifGetEmailDomain(input: $input) ${fields} }`;
export const create = `mutation ($input: NotifCreateEmailDomainInput!) { NotifCreateEmailDomain(input: $input) ${fields} }`;
export const update = `mutation ($input: NotifUpdateEmailDomainSettingInput!) { NotifUpdateEmailDomainSetting(input: $input) ${fields} }`;
export const retry = `mutation ($input: ScopeInput!) { NotifRetryDkimVerification(input: $input) { DkimStatus DkimTokens } }`;

/** The domain of a customer, null where there is none. */
export const readDomain = (browser: Browser, scope: Scope): Promise<Domain | null> =>
  browser.get(get, { input: { ...scope } }, scope.awsRegion);

export async function scopeOf({ platform }: Running, accountName: string): Promise<Scope> {
  const { pool } = await platform.stores.identity();
  const { rows } = await pool.query<Record<string, string>>('select * from customers where unique_name = $1', [accountName]);
  const [found] = rows;
  if (!found) throw new Error(`There is no customer ${accountName}`);
  const { organization_id: organizationId = '', id: customerId = '', root_hierarchy_id: hierarchyId = '' } = found;
  await platform.stores.region(found['aws_region'] as Region);
  const scope = { organizationId, customerId, hierarchyId };
  return Object.defineProperty(scope, 'awsRegion', { value: found['aws_region'], enumerable: false });
}
