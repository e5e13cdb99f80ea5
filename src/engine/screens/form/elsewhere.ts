import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import type { CustomerSummary } from '../shell/customers.ts';

export function elsewhereOf({ opens }: Plan, record: Values, here: CustomerSummary | undefined): string | undefined {
  const { awsRegion, organizationId, id } = record;
  if (!here || !opens?.includes('{region}') || typeof awsRegion !== 'string') return undefined;
  if (awsRegion === here.awsRegion && organizationId === here.organizationId) return undefined;
  return opens.replace('{region}', encodeURIComponent(awsRegion)).replace('{id}', encodeURIComponent(String(id)));
}
