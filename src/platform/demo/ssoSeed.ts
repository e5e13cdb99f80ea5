import { eq } from 'drizzle-orm';
import type { Database, Store } from '../database/stores.ts';
import { ssoConfigs } from '../services/sso/identityTable.ts';
import { platformValues } from '../database/tables/records.ts';
import type { Tools } from '../platform.ts';
import { departmentsOf } from './departments.ts';
import { groupsOf } from './groups.ts';
import { makeKeyPair } from '../services/sso/selfSigned.ts';
import type { KeyPair } from '../services/sso/selfSigned.ts';
import { ssoCustomer } from './ssoPeople.ts';

export interface DemoProvider extends KeyPair {
  loginUrl: string;
}

const name = 'demo identity provider';

export const providerUrl = ({ settings }: Pick<Tools, 'settings'>): string => `${settings.publicUrl}/dev/idp`;

export async function readProvider(db: Store['db']): Promise<DemoProvider | null> {
  const [row] = await db.select().from(platformValues).where(eq(platformValues.name, name));
  return row ? (JSON.parse(row.value) as DemoProvider) : null;
}

export async function seedSso(store: Store, tools: Tools): Promise<void> {
  const loginUrl = providerUrl(tools);
  const known = await readProvider(store.db);
  if (known?.loginUrl === loginUrl) return;
  const provider = { ...(known ?? (await makeKeyPair('Demo identity provider'))), loginUrl };
  await store.transaction(async (tx) => {
    const value = JSON.stringify(provider);
    await tx
      .insert(platformValues)
      .values({ name, value, createdAt: tools.now() })
      .onConflictDoUpdate({ target: platformValues.name, set: { value } });
    if (known) await moveConfig(tx, known.loginUrl, loginUrl);
    else
      await tx
        .insert(ssoConfigs)
        .values(await configOf(tx, tools, provider))
        .onConflictDoNothing();
  });
}

async function configOf(tx: Database, tools: Tools, { certificate, loginUrl }: DemoProvider): Promise<typeof ssoConfigs.$inferInsert> {
  const customer = ssoCustomer(tools.now());
  const group = groupsOf(customer, departmentsOf(customer)).find(({ userType }) => userType === 'RECRUITER');
  const time = { createdAt: tools.now(), updatedAt: tools.now() };
  return {
    ...{ customerId: customer.id, organizationId: customer.organizationId, awsRegion: customer.awsRegion },
    ...{ hierarchyId: customer.rootHierarchyId, groupIds: group ? [group.id] : [], enabled: true, publicCertificates: [certificate] },
    ...{ loginUrl, logoutUrl: `${loginUrl}/logout`, ...time },
  };
}

const moveConfig = (tx: Database, from: string, to: string) =>
  tx
    .update(ssoConfigs)
    .set({ loginUrl: to, logoutUrl: `${to}/logout` })
    .where(eq(ssoConfigs.loginUrl, from));
