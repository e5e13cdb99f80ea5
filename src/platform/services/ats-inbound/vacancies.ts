import type { Database } from '../../database/stores.ts';
import { syncVacancy } from '../vacancies/sync.ts';
import type { Accounts } from './accounts.ts';
import type { AtsTenant, InboundContext } from './caller.ts';
import type { VacancyMessage } from './messages.ts';
import { provideManagers } from './managers.ts';
import { isInScope } from './inScope.ts';
import { InboundRefusal } from './refusal.ts';
import type { Applied } from './refusal.ts';

export async function syncFromAts(
  tx: Database,
  context: InboundContext,
  tenant: AtsTenant,
  message: VacancyMessage,
  accounts?: Accounts,
): Promise<Applied> {
  const managers = (message.managers ?? []).map(({ externalId, ...each }) => ({
    ...each,
    externalId: externalId ?? null,
    email: each.email.toLowerCase(),
  }));
  const addresses = managers.map(({ email }) => email);
  if (new Set(addresses).size < addresses.length) throw new InboundRefusal(400, 'managers: email addresses must be unique.');
  const of = (type: 'HIRING_MANAGER' | 'RECRUITER') => managers.filter((each) => each.type === type).map(({ type: _, ...each }) => each);
  const { vacancyId, isNew } = await syncVacancy(
    tx,
    context,
    {
      ...{ customerId: tenant.customerId, organizationId: tenant.organizationId },
      isInScope: (hierarchyId) => isInScope(tx, tenant, hierarchyId),
    },
    {
      externalVacancyId: message.requisitionId,
      title: message.title,
      description: message.description ?? null,
      roleFamily: message.jobFamily || null,
      location: message.location || null,
      hierarchyId: message.departmentId || tenant.hierarchyId,
      workflowId: workflowOf(tenant, message),
      hiringManagers: of('HIRING_MANAGER'),
      recruiters: of('RECRUITER'),
    },
  );
  const { results, joined } = await provideManagers(tx, context, tenant, message.managers ?? [], accounts);
  return {
    data: {
      ...{ vacancyId, requisitionId: message.requisitionId, change: isNew ? 'made' : 'updated' },
      ...(results.length > 0 && { managers: results }),
    },
    forget: joined,
  };
}

function workflowOf({ extra }: AtsTenant, { workflowId, flags = [] }: VacancyMessage): string | null {
  const counted = Array.isArray(extra['flagList']) ? extra['flagList'].map(String) : [];
  const isFlagged = extra['hasFlag'] === true && flags.some((flag) => counted.includes(flag));
  const instead = (extra['flagWorkflowIds'] ?? {}) as Record<string, unknown>;
  const own = workflowId || null;
  const other = own !== null && isFlagged ? instead[own] : undefined;
  return typeof other === 'string' ? other : own;
}
