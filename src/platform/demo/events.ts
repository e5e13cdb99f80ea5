import { sql } from 'drizzle-orm';
import type { MessageFailure, NotificationEvent, SmsNotificationEvent } from '../../generated/types.ts';
import { SmsNotificationEvent as smsCodes } from '../../generated/values.ts';
import type { Region } from '../regions.ts';
import type { Database } from '../database/stores.ts';
import { furthestOf, noMail } from '../mail/furthest.ts';
import { emailEvents } from '../services/email-events/table.ts';
import { isWrongAddress } from '../mail/suppression.ts';
import { smsEvents } from '../services/sms-events/table.ts';
import { suppressedAddresses } from '../services/suppressed-addresses/table.ts';
import { smsEventTotal } from '../sms/events.ts';
import { insertAll } from './bulk.ts';
import { mailSteps, subjectOf, templateOf, textSteps } from './deliveries.ts';
import { chance, idOf } from './deterministic.ts';
import type { Chance } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';
import { accountJourneyOf, journeyOf } from './journeys.ts';
import { firstNames, lastNames } from './words.ts';

type EmailRow = typeof emailEvents.$inferInsert;
type SmsRow = typeof smsEvents.$inferInsert;

const sizes: Record<string, number> = { acme: 150, northlight: 70, globex: 120, 'pioneer-freight': 80 };

const hour = 3_600_000;
const span = 60 * 24 * hour;

export async function seedEvents(tx: Database, customers: readonly DemoCustomer[], base: Date): Promise<void> {
  const made = customers.map((customer) => eventsOf(customer, base));
  await insertAll(
    tx,
    emailEvents,
    made.flatMap(({ emails }) => emails),
  );
  await insertAll(
    tx,
    suppressedAddresses,
    made.flatMap(({ emails }) => suppressedBy(emails)),
  );
  await insertAll(
    tx,
    smsEvents,
    made.flatMap(({ texts }) => texts),
  );
  await tx.execute(sql`
    insert into totals (customer_id, name, value)
    select customer_id, ${smsEventTotal('')}::text || organization_id, count(*) from sms_events group by 1, 2
    on conflict (customer_id, name) do update set value = excluded.value`);
}

export function eventsOf(customer: DemoCustomer, base: Date): { emails: EmailRow[]; texts: SmsRow[] } {
  const emails: EmailRow[] = [];
  const texts: SmsRow[] = [];
  const applications = sizes[customer.uniqueName] ?? 1;
  for (let index = 0; index < applications; index += 1) {
    const luck = chance('messages', customer.id, index);
    const isAccount = index % 6 === 5;
    const candidate = personOf(customer, luck, 'candidates', index);
    const staff = personOf(customer, luck, customer.uniqueName, index);
    const masterId = isAccount ? null : idOf('master', customer.id, index);
    let time = base.getTime() - Math.floor(span * luck.next());
    for (const [step, { event, to, after }] of (isAccount ? accountJourneyOf(luck) : journeyOf(luck)).entries()) {
      time += Math.floor(after * hour * (0.8 + 0.4 * luck.next()));
      if (time >= base.getTime()) break;
      const mailMessageId = idOf('mail', customer.id, index, step);
      const shared = { customerId: customer.id, organizationId: customer.organizationId, masterId };
      const person = to === 'staff' ? staff : candidate;
      const mail = {
        ...shared,
        mailMessageId,
        mailRecipient: person.email,
        mailSender: 'no-reply@mail.demo.example',
        subject: subjectOf(event, customer.displayName),
        templateId: templateOf(event, customer.awsRegion, 'EMAIL'),
        templateType: event,
      };
      const steps = mailSteps(luck, time, base).map((each) => ({ ...each, failure: each.eventType === 'Bounce' ? bounceOf(index) : null }));
      const whole = steps.reduce(furthestOf, noMail);
      // As a real mail's, its first event has its id.
      for (const [at, each] of steps.entries())
        emails.push({ ...mail, ...each, ...(at === 0 ? { ...whole, id: mailMessageId } : { ...noMail, id: idOf(mailMessageId, at) }) });
      if (to === 'staff' || !isSms(event) || !luck.happens(0.3)) continue;
      const smsMessageId = idOf('sms', mailMessageId);
      const text = {
        ...shared,
        ...phoneOf(customer.awsRegion, candidate.number),
        smsMessageId,
        totalMessageParts: luck.happens(0.3) ? 2 : 1,
        templateId: templateOf(event, customer.awsRegion, 'SMS'),
        templateType: event,
      };
      for (const [at, outcome] of textSteps(luck, time, base).entries()) texts.push({ ...text, ...outcome, id: idOf(smsMessageId, at) });
    }
  }
  return { emails, texts };
}

function suppressedBy(emails: readonly EmailRow[]): (typeof suppressedAddresses.$inferInsert)[] {
  const found = new Map<string, typeof suppressedAddresses.$inferInsert>();
  for (const { customerId, organizationId, mailRecipient: email, eventType, failure, timestamp } of emails) {
    const isComplaint = eventType === 'Complaint';
    if (!isComplaint && !(failure && isWrongAddress(failure))) continue;
    const id = idOf('suppressed address', customerId, email);
    found.set(email, { customerId, id, organizationId, email, reason: isComplaint ? 'COMPLAINED' : 'BOUNCED', suppressedAt: timestamp });
  }
  return [...found.values()];
}

const bounceOf = (index: number): MessageFailure =>
  (['NO_SUCH_ADDRESS', 'MAILBOX_FULL', 'NO_SUCH_DOMAIN', 'REFUSED'] as const)[index % 4] ?? 'UNKNOWN';

const isSms = (event: NotificationEvent): event is SmsNotificationEvent => (smsCodes as readonly string[]).includes(event);

function personOf(customer: DemoCustomer, luck: Chance, domain: string, index: number): { email: string; number: number } {
  const name = `${luck.pick(firstNames)}.${luck.pick(lastNames)}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
  return { email: `${name}.${index}@${domain}.example`, number: luck.between(0, 99) };
}

/** Numbers reserved for fiction. */
function phoneOf(region: Region, number: number) {
  const two = String(number).padStart(2, '0');
  const [smsDestinationPhoneNumber, smsOriginationPhoneNumber, isoCountryCode] = {
    'ap-southeast-2': [`+614915701${two}`, '+61480000000', 'AU'] as const,
    'eu-west-1': [`+4477009001${two}`, '+447700900000', 'GB'] as const,
    'us-east-1': [`+121255501${two}`, '+12125550100', 'US'] as const,
  }[region];
  return { smsDestinationPhoneNumber, smsOriginationPhoneNumber, isoCountryCode };
}
