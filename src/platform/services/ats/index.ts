import { getAtsRequest, getAtsRequests, retryAtsRequest } from './requests.ts';
import { getTemplate, getTemplateByName, getTemplates } from './templateReads.ts';
import { testTenant } from './testConnection.ts';
import { archiveTenants, restoreTenants } from './tenantArchive.ts';
import { createTenant, updateTenant } from './tenantChanges.ts';
import { getAtsTenant, getAtsTenants } from './tenants.ts';

export { inboundRoutes, startInboundJob } from './inbound/index.ts';
export { atsRequestTotal } from './requests.ts';
export { sealAll } from './secrets.ts';

export const operations = [
  ...[getAtsRequests, getAtsRequest, retryAtsRequest],
  ...[getTemplates, getTemplate, getTemplateByName],
  ...[getAtsTenants, getAtsTenant, createTenant, updateTenant, archiveTenants, restoreTenants, testTenant],
];
