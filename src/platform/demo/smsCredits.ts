import { sql } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';
import type { SmsNotificationEntry } from '../services/customer-settings/table.ts';
import { customerSettings } from '../services/customer-settings/table.ts';
import { smsAccounts, smsPurchases } from '../services/sms-credits/table.ts';
import { accountsOf } from './accounts.ts';
import { insertAll } from './bulk.ts';
import { chance, idOf } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';

interface Recipe {
  purchases: number[];
  left: number;
  threshold?: number;
}

const recipes: Record<string, Recipe> = {
  acme: { purchases: [500, 2000, 2000, 5000, 5000, 10_000], left: 12_480, threshold: 1000 },
  northlight: { purchases: [100, 100, 250, 100, 250, 250, 100, 500, 100, 250, 500, 250], left: 64, threshold: 150 },
  globex: { purchases: [1000, 500], left: 0, threshold: 100 },
};

const notes = ['Purchase order 4500{n}', 'Spring campaign', 'Graduate intake', 'Store openings', 'Seasonal hiring'];

const day = 24 * 3_600_000;

export async function seedSmsCredits(tx: Database, customers: readonly DemoCustomer[], base: Date): Promise<void> {
  const those = customers.flatMap((customer) => {
    const recipe = recipeOf(customer);
    return recipe ? [{ customer, recipe, scope: { customerId: customer.id, organizationId: customer.organizationId } }] : [];
  });
  await insertAll(
    tx,
    smsPurchases,
    those.flatMap(({ customer, recipe }) => purchasesOf(customer, recipe, base)),
  );
  const accounts = those.map(({ recipe, scope }) => {
    const totalCredits = recipe.purchases.reduce((sum, each) => sum + each, 0);
    const notices = { reminded: recipe.left < (recipe.threshold ?? 100), alerted: recipe.left === 0 };
    return { ...scope, isGlobalSmsEnabled: true, credits: recipe.left, totalCredits, ...notices, updatedAt: base };
  });
  await insertAll(tx, smsAccounts, accounts);
  for (const { customer, recipe, scope } of those) {
    if (recipe.threshold === undefined) continue;
    const smsNotificationSettings = noticesOf(customer, recipe, base);
    await tx
      .insert(customerSettings)
      .values({
        ...{ ...scope, id: idOf('customer setting', customer.id), hierarchyId: customer.rootHierarchyId },
        ...{ candidatePiiRetentionPeriod: 1200, videoRetentionPeriod: 1200, smsNotificationSettings },
        ...{ createdAt: customer.createdAt, updatedAt: customer.createdAt },
      })
      .onConflictDoUpdate({
        target: customerSettings.customerId,
        set: { smsNotificationSettings },
        setWhere: sql`${customerSettings.smsNotificationSettings} = '[]'::jsonb`,
      });
  }
}

function recipeOf(customer: DemoCustomer): Recipe | undefined {
  const known = recipes[customer.uniqueName];
  if (known) return known;
  const luck = chance('sms credits', customer.id);
  if (!luck.happens(0.15)) return undefined;
  const purchases = Array.from({ length: luck.between(1, 4) }, () => 100 * luck.between(1, 10));
  return { purchases, left: Math.floor(purchases.reduce((sum, each) => sum + each, 0) * luck.next()) };
}

function purchasesOf(customer: DemoCustomer, { purchases }: Recipe, base: Date): (typeof smsPurchases.$inferInsert)[] {
  const buyer = accountsOf(customer).find(({ userType }) => userType === 'CUSTOMER_ADMIN' || userType === 'PROVIDER_STAFF');
  const span = (base.getTime() - customer.createdAt.getTime() - day) / purchases.length;
  return purchases.map((purchaseAmount, index) => {
    const luck = chance('sms purchase', customer.id, index);
    return {
      ...{ customerId: customer.id, id: idOf('sms purchase', customer.id, index), organizationId: customer.organizationId },
      notes: luck.happens(0.5) ? luck.pick(notes).replace('{n}', String(luck.between(100, 999))) : null,
      purchaseAmount,
      purchaseUserEmail: buyer?.email ?? 'staff@demo.example',
      purchaseUserId: idOf('user', buyer ? customer.id : idOf('customer', 'northlight'), 0),
      purchasedAt: new Date(Math.floor(customer.createdAt.getTime() + span * (index + luck.next()))),
    };
  });
}

function noticesOf(customer: DemoCustomer, { left, threshold = 100 }: Recipe, base: Date): SmsNotificationEntry[] {
  const address = (name: string) => `${name}@${customer.uniqueName}.example`;
  const by = { channel: 'EMAIL', language: 'en-US' } as const;
  const sent = (is: boolean, daysAgo: number) => (is ? new Date(base.getTime() - daysAgo * day).toISOString() : null);
  return [
    {
      ...by,
      type: 'USAGE_REMINDER',
      threshold,
      recipients: [address('recruiting'), address('finance')],
      lastSentAt: sent(left < threshold, 9),
    },
    { ...by, type: 'USAGE_ALERT', threshold: null, recipients: [address('recruiting')], lastSentAt: sent(left === 0, 3) },
  ];
}
