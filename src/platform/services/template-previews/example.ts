import { desc, eq } from 'drizzle-orm';
import { eventsOf, notificationTabs } from '../../../domain/notificationEvents.ts';
import type { NotificationEvent, NotificationTemplateType, TemplateLanguage } from '../../../generated/values.ts';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { badInput } from '../../errors.ts';
import { requireCustomer } from '../../lists/customer.ts';
import { accessScope } from '../../policy/accessScope.ts';
import { applications } from '../applications/tenant.ts';
import { candidates } from '../candidates/tenant.ts';
import { senderOf } from '../notifications/channels.ts';
import type { Sender } from '../notifications/channels.ts';
import { factsOf } from '../notifications/templates/events.ts';
import type { TemplateFacts } from '../notifications/templates/index.ts';
import { vacancies } from '../vacancies/tenant.ts';

export interface Reader {
  firstName: string | null;
  lastName: string | null;
  email: string;
  phoneNumber: string | null;
}

export interface Example {
  language: TemplateLanguage;
  sender: Sender;
  reader: Reader;
  facts: TemplateFacts;
  /** Nobody applied yet, or the caller may not see applications. */
  isMadeUp: boolean;
}

interface Template {
  customerId: string;
  templateType: NotificationTemplateType;
  event: NotificationEvent;
}

const madeUp = {
  firstName: 'Alex',
  lastName: 'Example',
  email: 'alex@example.org',
  phoneNumber: '+61491570006',
  vacancy: 'Sales Assistant',
};
const recent = 20;
const day = 24 * 3_600_000;

/** Fills an event's messages with the newest application that the caller may see. Links, codes and times are always made up. */
export async function exampleOf(context: OperationContext, { customerId, templateType, event }: Template): Promise<Example> {
  await requireCustomer(context, customerId);
  const tab = notificationTabs[templateType];
  if (!eventsOf(tab).includes(event)) throw badInput({ 'input.event': 'validation.notificationSettings.name.ofTab' });
  const { tx, region, settings, session, now } = context;
  const sender = await senderOf(tx, customerId);
  const isAccount = factsOf(event).reader === 'account';
  const found = isAccount ? undefined : await newestApplicant(context, customerId);
  const applicant = found ?? madeUp;
  const isToCandidate = factsOf(event).reader === 'candidate';
  const reader = isToCandidate ? applicant : { firstName: null, lastName: null, email: session.email, phoneNumber: null };
  return {
    ...{ language: tab.language, sender, reader, isMadeUp: !isAccount && found === undefined },
    facts: {
      ...{ firstName: reader.firstName, customer: sender.name, region, brand: settings.brandName, vacancy: applicant.vacancy },
      candidate: `${applicant.firstName} ${applicant.lastName ?? ''}`.trim(),
      ...{ link: settings.publicUrl, startsAt: new Date(now().getTime() + day), place: '1 Example Street' },
      ...{ code: '123456', email: session.email, credits: 100, threshold: 500 },
    },
  };
}

async function newestApplicant(context: OperationContext, customerId: string) {
  const { tx, session, region } = context;
  const access = accessScope(session.statements, ['apps:viewApplicationList', 'apps:viewApplication', 'apps:viewCandidate'], region);
  if (access.empty) return undefined;
  const { candidateId, vacancyId } = applications;
  const newest = await scoped(tx, access)
    .select(applications, { candidateId, vacancyId }, eq(applications.customerId, customerId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(recent);
  const all = unscoped(tx);
  for (const row of newest) {
    const [person] = await all.select(candidates, candidates, eq(candidates.id, row.candidateId));
    const [vacancy] = await all.select(vacancies, { title: vacancies.title }, eq(vacancies.id, row.vacancyId));
    if (!person || !vacancy || person.purgedAt) continue;
    const { firstName, lastName, email, phoneNumber } = person;
    return { firstName, lastName, email, phoneNumber, vacancy: vacancy.title };
  }
  return undefined;
}
