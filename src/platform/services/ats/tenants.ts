import { isNull, sql } from 'drizzle-orm';
import { atsTenants } from '../../database/tenants.ts';
import { ofPlace } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';

/** A tenant as the contract shows it: nothing of it is secret. */
const columns = {
  _id: atsTenants.id,
  atsName: atsTenants.atsName,
  organizationId: atsTenants.organizationId,
  customerId: atsTenants.customerId,
  hierarchyId: atsTenants.hierarchyId,
  externalTenantId: atsTenants.externalTenantId,
  customerName: atsTenants.customerName,
  credential: atsTenants.credential,
  extra: atsTenants.extra,
  username: atsTenants.username,
  clientId: atsTenants.clientId,
  grantType: atsTenants.grantType,
  issueTokenUrl: atsTenants.issueTokenUrl,
  baseUrl: atsTenants.baseUrl,
  segmentCode: atsTenants.segmentCode,
  isMasterCustomer: atsTenants.isMasterCustomer,
  requestStatusChangeEmail: atsTenants.requestStatusChangeEmail,
  reportPredictionResultUrl: atsTenants.reportPredictionResultUrl,
  reportApplicationUrl: atsTenants.reportApplicationUrl,
  reviewsUrl: atsTenants.reviewsUrl,
  assessmentApiUrl: atsTenants.assessmentApiUrl,
  assessmentApiClientId: atsTenants.assessmentApiClientId,
  createdAt: atsTenants.createdAt,
  updatedAt: atsTenants.updatedAt,
};

/** Lists a customer's connections to applicant tracking systems (spec 1 §7); their names are what requests are filtered by. */
export const getAtsTenants = listOperation({
  operation: 'AtsGetTenantsByCustomer',
  table: atsTenants,
  columns,
  id: atsTenants.id,
  request: ({ getTenantsByCustomerInput: input }) => ({ filter: input, page: input, sort: input.sort }),
  narrow: async ({ organizationId, customerId, hierarchyId }, context) => ({
    ...(await ofPlace(context, atsTenants, { organizationId, customerId, hierarchyId })),
    archived: isNull(atsTenants.archivedAt),
  }),
  sorts: { atsName: sql`lower(${atsTenants.atsName})`, createdAt: atsTenants.createdAt },
  sort: { fieldName: 'createdAt', order: 'desc' },
});
