import { and, eq } from 'drizzle-orm';
import type { AssessmentProduct } from '../../../generated/types.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { syncVacancy } from '../vacancies/sync.ts';
import type { SyncedVacancy } from '../vacancies/sync.ts';
import { vacancies } from '../vacancies/tenant.ts';
import type { Accounts } from './accounts.ts';
import type { AtsTenant, InboundContext } from './caller.ts';
import type { VacancyMessage } from './messages.ts';
import { provideManagers } from './managers.ts';
import { isInScope } from './inScope.ts';
import { externalIdOf, externalIdsOf, productsOf, titleOf } from './products.ts';
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
  const owner = {
    ...{ customerId: tenant.customerId, organizationId: tenant.organizationId },
    isInScope: (hierarchyId: string) => isInScope(tx, tenant, hierarchyId),
  };
  const common = {
    description: message.description ?? null,
    roleFamily: message.jobFamily || null,
    location: message.location || null,
    hierarchyId: message.departmentId || tenant.hierarchyId,
    workflowId: workflowOf(tenant, message),
    hiringManagers: of('HIRING_MANAGER'),
    recruiters: of('RECRUITER'),
  };
  const synced: SyncedResult[] = [];
  for (const named of await vacanciesOf(tx, tenant, message)) {
    const { vacancyId, isNew } = await syncVacancy(tx, context, owner, { ...common, ...named });
    const { externalVacancyId, product } = named;
    synced.push({ vacancyId, externalVacancyId, change: isNew ? 'made' : 'updated', ...(product && { product }) });
  }
  const [first] = synced;
  const { results, joined } = await provideManagers(tx, context, tenant, message.managers ?? [], accounts);
  return {
    data: {
      ...{ vacancyId: first?.vacancyId, requisitionId: message.requisitionId, change: first?.change },
      ...(first?.product && { vacancies: synced }),
      ...(results.length > 0 && { managers: results }),
    },
    forget: joined,
  };
}

interface SyncedResult {
  vacancyId: string;
  externalVacancyId: string;
  product?: AssessmentProduct;
  change: 'made' | 'updated';
}

type NamedVacancy = Pick<SyncedVacancy, 'externalVacancyId' | 'title' | 'product'>;

/** The requisition's vacancy, or one for each of its products. */
async function vacanciesOf(tx: Database, tenant: AtsTenant, { requisitionId, title, products }: VacancyMessage): Promise<NamedVacancy[]> {
  const named = productsOf(tenant, products);
  if (named.length === 0) return [{ externalVacancyId: requisitionId, title }];
  const known = (await productVacancies(tx, tenant, requisitionId)).map(({ product }) => product);
  const isOnly = new Set([...named, ...known]).size === 1;
  return named.map((product) => ({
    product,
    externalVacancyId: externalIdOf(requisitionId, product),
    title: titleOf(tenant, title, product, isOnly),
  }));
}

/** Vacancies by product that a requisition has in the connection's departments. */
export async function productVacancies(tx: Database, tenant: AtsTenant, requisitionId: string) {
  const ids = externalIdsOf(requisitionId);
  const own = and(eq(vacancies.customerId, tenant.customerId), isOneOf(vacancies.externalVacancyId, [...ids.keys()]));
  const rows = await unscoped(tx).select(vacancies, vacancies, own);
  const found = [];
  for (const [externalId, product] of ids) {
    const vacancy = rows.find((row) => row.externalVacancyId === externalId);
    if (vacancy && (await isInScope(tx, tenant, vacancy.hierarchyId))) found.push({ product, vacancy });
  }
  return found;
}

function workflowOf({ extra }: AtsTenant, { workflowId, flags = [] }: VacancyMessage): string | null {
  const counted = Array.isArray(extra['flagList']) ? extra['flagList'].map(String) : [];
  const isFlagged = extra['hasFlag'] === true && flags.some((flag) => counted.includes(flag));
  const instead = (extra['flagWorkflowIds'] ?? {}) as Record<string, unknown>;
  const own = workflowId || null;
  const other = own !== null && isFlagged ? instead[own] : undefined;
  return typeof other === 'string' ? other : own;
}
