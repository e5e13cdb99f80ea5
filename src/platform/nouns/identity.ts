// Tables of the identity store. Written by `npm run codegen` from the folders of src/platform/services/.

export * from '../database/tables/records.ts';
export * from '../database/tables/relays.ts';
export * from '../services/auth/identityTable.ts';
export * from '../services/background-jobs/identityTable.ts';
export * from '../services/customers/identityTable.ts';
export * from '../services/dead-letters/identityTable.ts';
export * from '../services/email-domains/identityTable.ts';
export * from '../services/factors/identityTable.ts';
export * from '../services/organizations/identityTable.ts';
export * from '../services/page-layouts/identityTable.ts';
export * from '../services/platform-health/identityTable.ts';
export * from '../services/sso/identityTable.ts';
export * from '../services/sso-domains/identityTable.ts';
