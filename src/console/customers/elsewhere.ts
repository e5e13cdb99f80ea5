import type { Plan } from '../../engine/plan/Plan.ts';
import type { Values } from '../../engine/plan/sources.ts';
import type { CustomerSummary } from './customers.ts';

/** Address of a new record in another organisation or region, which the current list does not show. */
export function elsewhereOf({ opens }: Plan, record: Values, here: CustomerSummary): string | undefined {
  const { awsRegion, organizationId, id } = record;
  if (!opens?.includes('{region}') || typeof awsRegion !== 'string') return undefined;
  if (awsRegion === here.awsRegion && organizationId === here.organizationId) return undefined;
  return opens.replace('{region}', encodeURIComponent(awsRegion)).replace('{id}', encodeURIComponent(String(id)));
}
