import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';
import { atsTenants } from '../services/ats-tenants/table.ts';
import type { Tools } from '../platform.ts';
import { sealAll } from '../services/ats-tenants/secrets.ts';
import { idOf } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';

type TenantRow = typeof atsTenants.$inferInsert;

const minute = 60_000;

export const tenantsOf = (customer: DemoCustomer, systems: readonly string[]): TenantRow[] =>
  systems.map((atsName, index) => ({
    customerId: customer.id,
    id: tenantIdOf(customer, atsName),
    organizationId: customer.organizationId,
    hierarchyId: customer.rootHierarchyId,
    atsName,
    externalTenantId: externalTenantOf(customer, atsName),
    customerName: customer.displayName,
    ...detailsOf[atsName]?.(customer),
    extra: {
      isAutoFlow: index === 0,
      appsApplicationStatus: {
        Applied: 'APPS_APPLICATION_NEW',
        'Phone screen': 'APPS_APPLICATION_LONGLISTED',
        'On-site interview': 'APPS_APPLICATION_INTERVIEW',
        Hired: 'APPS_APPLICATION_HIRED',
      },
      ...extrasOf[atsName],
    },
    createdAt: new Date(customer.createdAt.getTime() + index * 9 * minute),
    updatedAt: new Date(customer.createdAt.getTime() + index * 9 * minute),
  }));

export const tenantIdOf = (customer: DemoCustomer, atsName: string): string => idOf('ats tenant', customer.id, atsName);

export const externalTenantOf = (customer: DemoCustomer, atsName: string): string =>
  `${atsName.slice(0, 3).toUpperCase()}-${idOf('external', customer.id, atsName).slice(0, 8)}`;

const detailsOf: Record<string, (customer: DemoCustomer) => Partial<TenantRow>> = {
  HireHarbor: ({ uniqueName }) => ({
    baseUrl: 'https://api.hireharbor.example',
    issueTokenUrl: 'https://auth.hireharbor.example/token',
    grantType: 'client_credentials',
    clientId: `${uniqueName}-console`,
    credential: { type: 'oauth2' },
  }),
  TalentTrellis: ({ uniqueName }) => ({
    baseUrl: 'https://api.talenttrellis.example',
    segmentCode: uniqueName.toUpperCase(),
    isMasterCustomer: false,
  }),
  Rosterline: () => ({
    reportApplicationUrl: 'https://in.rosterline.example/applications',
    reportPredictionResultUrl: 'https://in.rosterline.example/results',
  }),
};

const extrasOf: Record<string, Record<string, unknown>> = {
  HireHarbor: {
    recommendations: { YES: 'Recommended', MAYBE: 'To be reviewed', NO: 'Not recommended' },
    hasUserProvision: true,
    hasVacancyByProduct: true,
    vacancyByProductPostfix: '(by product)',
    hasFlag: false,
  },
  TalentTrellis: {
    dynamicBusinessProcess: { nextStepReference: 'STEP-INTERVIEW' },
    applicationProgressStatus: { INPROGRESS: 'Interview started', COMPLETED: 'Interview completed' },
    requestTimeoutSeconds: 30,
  },
  Rosterline: { hasUserProvision: false },
};

const secretsOf: Record<string, readonly string[]> = {
  HireHarbor: ['clientSecret', 'credential.signingKey'],
  TalentTrellis: ['apiUserApiKey', 'apiUserApiSecret'],
  Rosterline: ['harvestApiToken'],
};

export const demoSecret = (tenantId: string, name: string): string => `demo-${idOf('ats secret', tenantId, name)}`;

export async function seedAtsSecrets(db: Database, { settings }: Pick<Tools, 'settings'>): Promise<void> {
  const untouched = and(eq(atsTenants.version, 1), sql`${atsTenants.secrets} = '{}'::jsonb`);
  const { customerId, id, atsName } = atsTenants;
  for (const row of await db.select({ customerId, id, atsName }).from(atsTenants).where(untouched)) {
    const names = secretsOf[row.atsName] ?? [];
    if (names.length === 0 || row.id !== idOf('ats tenant', row.customerId, row.atsName)) continue;
    const secrets = Object.fromEntries(names.map((name) => [name, demoSecret(row.id, name)]));
    await db
      .update(atsTenants)
      .set({ secrets: sealAll(settings, row, secrets) })
      .where(and(eq(customerId, row.customerId), eq(id, row.id), untouched));
  }
}
