import type { AuditOperation } from '../../../generated/types.ts';
import { systemActor, writeAudit } from '../../audit.ts';
import type { AuditDetail, RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { nothing } from '../../policy/accessScope.ts';
import type { Region } from '../../regions.ts';
import type { Identity } from './identities.ts';

type Writing = Pick<RequestContext, 'now' | 'newId' | 'settings'> & { request?: RequestContext['request'] };

interface AccountEntry {
  operation: AuditOperation;
  values?: Record<string, unknown>;
  from?: AuditDetail['from'];
}

/** Records what the platform itself noticed about an account, in its customer's trail. Answers the regions that it is owed to. */
export function noteOfAccount(
  tx: Database,
  writing: Writing,
  { id, email, customerId, organizationId, awsRegion: region }: Identity,
  { operation, values, from }: AccountEntry,
): Promise<Region[]> {
  const detail = {
    ...{ actorId: systemActor, subjects: [id], customerId, organizationId, names: { [id]: email } },
    ...(values && { values: { [id]: values } }),
    ...(from && { from }),
  };
  const audited = { operation, args: {}, details: [detail], access: nothing, store: 'identity' } as const;
  const { now, newId, settings, request } = writing;
  return writeAudit(tx, audited, { session: null, region, now, newId, settings, ...(request && { request }) });
}
