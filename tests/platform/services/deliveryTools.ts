import type { Region } from '../../../src/platform/regions.ts';
import * as tables from '../../../src/platform/nouns/region.ts';
import type { NotificationEntry } from '../../../src/domain/notificationEvents.ts';
import type { NotificationTemplateType } from '../../../src/generated/types.ts';
import { createIds } from '../../../src/platform/ids.ts';
import { notify } from '../../../src/platform/services/notifications/notify.ts';
import type { Notice } from '../../../src/platform/services/notifications/notice.ts';
import { unused } from '../browser.ts';
import type { Running } from '../browser.ts';

// Shared by the tests of deliveries: an applicant of a demo customer, and that customer's settings.

export const region: Region = 'ap-southeast-2';
export const hour = 3_600_000;

export interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

export interface Applicant {
  email: string;
  phoneNumber: string | null;
  candidateId: string;
  applicationId: string;
  assessmentId: string;
  vacancyId: string;
  /** A notice about their assessment. */
  notice: (event: Notice['event'], more?: Partial<Notice>) => Notice;
}

export const newId = createIds(() => new Date());

/** The scope of the administrator of a demo customer. */
export async function scopeOf(running: Running, account = 'admin@acme.example'): Promise<Scope> {
  const browser = await running.browser().as(account);
  const me = await browser.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
  return { organizationId: me.organizationId, customerId: me.customerId, hierarchyId: me.hierarchyId };
}

/** Somebody who applied for a vacancy of the customer and was invited to its first stage. */
export async function applicant(running: Running, scope: Scope, phoneNumber: string | null = null): Promise<Applicant> {
  const { db, pool } = await running.platform.stores.region(region);
  const { rows } = await pool.query<{ id: string; title: string; stages: { _id: string }[]; hierarchy_id: string }>(
    'select id, title, stages, hierarchy_id from vacancies where customer_id = $1 and archived_at is null order by id limit 1',
    [scope.customerId],
  );
  const [vacancy] = rows;
  if (!vacancy) throw new Error('the customer has no vacancy');
  const now = running.clock.now();
  const [candidateId, applicationId, assessmentId] = [newId(), newId(), newId()];
  const email = `${unused()}@people.example`;
  const shared = { ...scope, hierarchyId: vacancy.hierarchy_id, createdAt: now, updatedAt: now };
  const stageId = vacancy.stages[0]?._id ?? '';
  await db.insert(tables.candidates).values({ ...shared, id: candidateId, firstName: 'Robin', lastName: 'Reed', email, phoneNumber });
  await db.insert(tables.applications).values({
    ...{ ...shared, id: applicationId, vacancyId: vacancy.id, candidateId, stageId, status: 'APPS_APPLICATION_NEW' },
  });
  await db.insert(tables.assessments).values({
    ...{ ...shared, id: assessmentId, applicationId, vacancyId: vacancy.id, stageId, product: 'FI', provider: 'PH' },
    ...{ status: 'APPS_ASSESSMENT_ORDER_COMPLETED', externalAssessmentPackageId: 'package' },
    assessmentLink: `https://take.example/${assessmentId}`,
  });
  return {
    ...{ email, phoneNumber, candidateId, applicationId, assessmentId, vacancyId: vacancy.id },
    notice: (event, more = {}) => ({
      ...{ customerId: scope.customerId, organizationId: scope.organizationId, event, language: 'en-US', applicationId, assessmentId },
      to: { email, phoneNumber, firstName: 'Robin', lastName: 'Reed' },
      facts: { vacancy: vacancy.title, link: `https://take.example/${assessmentId}` },
      ...more,
    }),
  };
}

/** Tells somebody something in a transaction of its own. */
export async function tell(running: Running, notice: Notice, fails = false): Promise<boolean> {
  const store = await running.platform.stores.region(region);
  const { settings, newId } = running.platform;
  return store.transaction(async (tx) => {
    const told = await notify(tx, { settings, newId, region, now: running.clock.now }, notice);
    if (fails) throw new Error('undone');
    return told;
  });
}

export const smsAccount = async ({ platform }: Running, { customerId, organizationId }: Scope, isOn: boolean, credits: number) => {
  const { pool } = await platform.stores.region(region);
  await pool.query(
    `insert into sms_accounts (customer_id, organization_id, is_global_sms_enabled, credits, updated_at) values ($1, $2, $3, $4, now())
     on conflict (customer_id) do update set is_global_sms_enabled = $3, credits = $4`,
    [customerId, organizationId, isOn, credits],
  );
};

/** Saves a tab of the notification settings as these entries, or makes it one that was never saved. */
export async function saveTab(
  running: Running,
  { customerId, organizationId }: Scope,
  templateType: NotificationTemplateType,
  settings: NotificationEntry[],
): Promise<void> {
  const { db, pool } = await running.platform.stores.region(region);
  await pool.query('delete from notification_settings where customer_id = $1 and template_type = $2', [customerId, templateType]);
  const now = running.clock.now();
  if (settings.length > 0)
    await db
      .insert(tables.notificationSettings)
      .values({ customerId, organizationId, id: newId(), templateType, settings, createdAt: now, updatedAt: now });
}

export type Row = Record<string, string | number | Date | null>;

/** Rows of a table about somebody, oldest first. */
export const rowsOf = async ({ platform }: Running, table: string, column: string, value: string): Promise<Row[]> => {
  const { pool } = await platform.stores.region(region);
  const order = table.endsWith('events') ? 'timestamp, id' : 'created_at, id';
  return (await pool.query<Row>(`select * from ${table} where ${column} = $1 order by ${order}`, [value])).rows;
};

export { until } from '../../support/until.ts';
