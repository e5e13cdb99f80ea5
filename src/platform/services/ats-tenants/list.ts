import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AtsTenantState } from '../../../generated/types.ts';
import type { ResultOf } from '../../contractTypes.ts';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { atsTenants } from './tenant.ts';
import { notFound } from '../../errors.ts';
import { ofPlace } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { operation } from '../../operation.ts';

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
  failures: atsTenants.failures,
  failingSince: atsTenants.failingSince,
  pausedUntil: atsTenants.pausedUntil,
  version: atsTenants.version,
  createdAt: atsTenants.createdAt,
  updatedAt: atsTenants.updatedAt,
};

export const getAtsTenants = listOperation({
  operation: 'AtsGetTenantsByCustomer',
  table: atsTenants,
  columns,
  id: atsTenants.id,
  needs: { state: ['failures'] },
  request: ({ getTenantsByCustomerInput: input }) => ({ filter: input, page: input, sort: input.sort }),
  where: async ({ organizationId, customerId, hierarchyId }, context) => ({
    ...(await ofPlace(context, atsTenants, { organizationId, customerId, hierarchyId })),
    archived: isNull(atsTenants.archivedAt),
  }),
  sorts: { atsName: sql`lower(${atsTenants.atsName})`, createdAt: atsTenants.createdAt },
  sort: { fieldName: 'createdAt', order: 'desc' },
  more: async (rows, requested, { tx, access }) => {
    for (const row of rows) row['state'] = stateOf(row as { failures?: number });
    if (!requested.has('secretsSet')) return;
    const ids = rows.map(({ _id }) => _id);
    const found = await scoped(tx, access).select(atsTenants, { id: atsTenants.id, names: secretNames }, inArray(atsTenants.id, ids));
    const names = new Map(found.map((row) => [row.id, row.names]));
    for (const row of rows) row['secretsSet'] = names.get(row._id) ?? [];
  },
});

export const getAtsTenant = operation('AtsGetTenantById', {}, async ({ getTenantByIdInput: input }, context) =>
  asTenant(await tenantOf(context, input)),
);

type Row = TenantRow<typeof atsTenants>;
type TenantResult = ResultOf<'AtsGetTenantById'>;

export async function tenantOf(
  context: OperationContext,
  { _id, ...place }: { _id: string; organizationId: string; customerId: string; hierarchyId: string },
  hold = false,
): Promise<Row> {
  const { organizationId, customerId, hierarchyId } = place;
  const conditions = await ofPlace(context, atsTenants, { organizationId, customerId, hierarchyId });
  const requested = and(eq(atsTenants.id, _id), ...Object.values(conditions));
  const query = scoped(context.tx, context.access).select(atsTenants, atsTenants, requested);
  const [row] = await (hold ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

export function asTenant(row: Row): TenantResult {
  const { id: _id, secrets, archivedAt: _, groupGrants: __, ...shown } = row;
  return { _id, ...shown, state: stateOf(row), secretsSet: Object.keys(secrets).toSorted() };
}

const stateOf = ({ failures = 0 }: { failures?: number }): AtsTenantState => (failures > 0 ? 'FAILING' : 'ACTIVE');

const secretNames = sql<string[]>`array(select jsonb_object_keys(${atsTenants.secrets}) order by 1)`;
