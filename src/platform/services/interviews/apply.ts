import { and, eq } from 'drizzle-orm';
import { isRegion } from '../../regions.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { applications } from '../applications/tenant.ts';
import { assessments } from '../assessments/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { badInput, PlatformError } from '../../errors.ts';
import { faultsOf } from '../../http/jsonLimits.ts';
import type { Incoming, Outgoing, Route } from '../../http/message.ts';
import type { Tools } from '../../platform.ts';
import { acceptWhole } from '../../validation.ts';
import { moveToStage } from '../applications/move.ts';
import { enterApplication } from '../applications/enter.ts';
import type { Applicant, ApplyingContext, By } from '../applications/applying.ts';
import { assessmentLink } from '../assessments/link.ts';
import { applyPage, elsewherePage } from './applyPages.ts';
import type { Opening } from './applyPages.ts';
import { seeOther } from '../../mail/page.ts';
import { noInterview, notAvailable } from './pages.ts';
import { brandOf } from './read.ts';

const path = '/apply/*';
const formLimit = 16 * 1024;

/** Demo only: anybody may apply by a vacancy's generic link and continue to the interview. */
export const applyRoutes = (tools: Tools): Route[] => [
  { method: 'GET', path, budget: 'page', handle: (incoming) => show(tools, incoming) },
  { method: 'POST', path, budget: 'entry', handle: (incoming) => apply(tools, incoming) },
];

async function show(tools: Tools, incoming: Incoming): Promise<Outgoing> {
  const found = await find(tools, incoming);
  return 'status' in found ? found : applyPage(found, { values: {} });
}

async function apply(tools: Tools, incoming: Incoming): Promise<Outgoing> {
  const found = await find(tools, incoming);
  if ('status' in found) return found;
  const body = await incoming.body(formLimit);
  const values = Object.fromEntries(new URLSearchParams(body?.toString('utf8') ?? ''));
  const { settings, now, newId, stores } = tools;
  try {
    const applicant = accepted(values);
    const context: ApplyingContext = { settings, now, newId, region: found.region };
    const store = await stores.region(found.region);
    const assessmentId = await store.transaction((tx) => enter(tx, context, found, applicant));
    const link = assessmentLink(context, assessmentId);
    const own = settings.publicUrl.replace(/\/+$/, '');
    return link.startsWith(`${own}/`) ? seeOther(link.slice(own.length)) : elsewherePage(found, link);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return applyPage(found, { values, wrong: reasonOf(error) });
  }
}

async function enter(tx: Database, context: ApplyingContext, { vacancy, stage }: Opening, applicant: Applicant): Promise<string> {
  const by: By = { actor: 'PROVIDER' };
  const isFirst = vacancy.stages[0]?._id === stage._id;
  const entered = await enterApplication(tx, context, { vacancy, applicant, by, invites: isFirst });
  if (isFirst) return entered.assessmentId;
  const { customerId } = vacancy;
  const { select } = unscoped(tx);
  const own = and(eq(applications.customerId, customerId), eq(applications.id, entered.applicationId));
  await moveToStage(tx, context, { rows: await select(applications, { ...applications }, own), stage, by });
  const theirs = and(eq(assessments.applicationId, entered.applicationId), eq(assessments.stageId, stage._id));
  const [assessment] = await select(assessments, { id: assessments.id }, and(eq(assessments.customerId, customerId), theirs));
  if (!assessment) throw new Error('An application has no assessment at its stage');
  return assessment.id;
}

function accepted({ firstName = '', lastName = '', email = '', phoneNumber = '' }: Record<string, string>): Applicant {
  const [unstorable] = faultsOf({ firstName, lastName, email, phoneNumber }).unstorable;
  if (unstorable !== undefined) throw badInput({ [unstorable]: 'validation.characters' });
  const input = { firstName, lastName: lastName || null, email, phoneNumber: phoneNumber.replace(/[\s()-]/g, '') };
  return acceptWhole('common/inviteCandidate', input) as unknown as Applicant;
}

function reasonOf({ extensions: { reason, fields = {} } }: PlatformError): string {
  if (reason === 'ALREADY_APPLIED') return 'You have applied for this vacancy already. The link to your interview is in your mail.';
  const field = Object.keys(fields as object)[0] ?? '';
  return messages[field] ?? 'This cannot be accepted at the moment. Please try again later.';
}

const messages: Record<string, string> = {
  firstName: 'Please enter your first name, in at most 50 characters.',
  lastName: 'Please keep your last name within 50 characters.',
  email: 'Please enter a valid e-mail address, in at most 50 characters.',
  phoneNumber: 'Please enter a phone number with its country code, such as +61 …',
};

async function find(tools: Tools, { path: address }: Incoming): Promise<Opening | Outgoing> {
  const { settings, stores } = tools;
  if (!settings.demo) return notAvailable(settings.brandName);
  const [region = '', vacancyId = '', stageId = ''] = address.slice('/apply/'.length).split('/');
  if (!isRegion(region)) return noInterview(settings.brandName);
  const { db } = await stores.region(region);
  const [vacancy] = await unscoped(db).select(vacancies, { ...vacancies }, eq(vacancies.id, vacancyId));
  const stage = vacancy?.stages.find((each) => each._id === stageId);
  if (!vacancy || !stage || vacancy.archivedAt) return noInterview(settings.brandName);
  return { region, vacancy, stage, brand: await brandOf(tools, vacancy.customerId) };
}
