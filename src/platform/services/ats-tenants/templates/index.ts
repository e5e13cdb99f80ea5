import { notFound } from '../../../errors.ts';
import { number, onOff, secret, text, texts, type Item } from './item.ts';
import { client, customer, flow, people, products, progress, recommendations } from './shared.ts';

export interface Template {
  _id: string;
  atsName: string;
  displayName: string;
  createdAt: Date;
  updatedAt: Date;
  atsTemplateItems: Item[];
}

const from = new Date('2024-02-01T00:00:00Z');

const template = (number: number, atsName: string, displayName: string, atsTemplateItems: Item[]): Template => ({
  _id: `a75${String(number).padStart(21, '0')}`,
  atsName,
  displayName,
  createdAt: from,
  updatedAt: from,
  atsTemplateItems,
});

export const templates: readonly Template[] = [
  template(1, 'ExampleATS', 'Example ATS', [
    ...customer,
    text('baseUrl', 'API address', { value: 'https://api.ats.example' }),
    text('username', 'API user', { needed: true }),
    secret('password', 'Password', { needed: true }),
    ...flow,
    texts('extra.assessmentExtraInfo', 'Further facts to send with results', {
      help: 'By name: score, rating, npsScore, timeTakenSeconds, deviceType, submittedAt, and what the provider calls its own.',
      value: ['score', 'recommendation'],
    }),
    number('extra.maxDailyInvitations', 'Invitations a day', {
      help: 'At most so many candidates are invited in a day.',
      value: 500,
    }),
    ...recommendations,
    ...progress,
    ...people,
    ...products,
  ]),
  template(2, 'HireHarbor', 'HireHarbor', [
    ...customer,
    ...client('hireharbor', {}),
    secret('credential.signingKey', 'Signing key', { help: 'Calls of HireHarbor to the platform are signed by it.', needed: true }),
    ...flow,
    ...recommendations,
    ...people,
    ...products,
  ]),
  template(3, 'TalentTrellis', 'Talent Trellis', [
    ...customer,
    text('baseUrl', 'API address', { value: 'https://api.talenttrellis.example' }),
    text('segmentCode', 'Segment code', { help: 'Every request to the ATS carries it.' }),
    secret('apiUserApiKey', 'API key', { needed: true }),
    secret('apiUserApiSecret', 'API secret', { needed: true }),
    onOff('isMasterCustomer', 'Stands for all customers of the organisation', {
      help: 'Every request to the ATS says so.',
      value: false,
    }),
    text('extra.dynamicBusinessProcess.nextStepReference', 'Reference of the next step', {
      help: 'The step of the business process that a finished candidate is moved to.',
    }),
    ...flow,
    ...progress,
    number('extra.requestTimeoutSeconds', 'Seconds to wait for an answer', { help: 'From 1 to 60.', value: 30 }),
  ]),
  template(4, 'Rosterline', 'Rosterline', [
    ...customer,
    secret('harvestApiToken', 'Harvest API token', { needed: true }),
    text('requestStatusChangeEmail', 'Email told of status changes', {
      help: 'Gets a mail when the status of an application changes otherwise than by the ATS.',
    }),
    text('reportApplicationUrl', 'Address for applications', {
      help: 'Assessment links, progress and statuses are sent here.',
      value: 'https://in.rosterline.example/applications',
    }),
    text('reportPredictionResultUrl', 'Address for results', { value: 'https://in.rosterline.example/results' }),
    ...flow,
    ...people,
  ]),
  template(5, 'Staffbeacon', 'Staffbeacon Cloud', [
    ...customer,
    ...client('staffbeacon', { needed: true }),
    text('assessmentApiUrl', 'Assessment API address', {
      help: 'Assessment links, progress and results are sent here.',
      value: 'https://assess.staffbeacon.example',
    }),
    text('assessmentApiClientId', 'Assessment API client ID'),
    secret('assessmentApiClientSecret', 'Assessment API client secret'),
    text('reviewsUrl', 'Address of reviews', { help: 'Ratings and comments of reviewers are sent here.' }),
    ...flow,
    ...progress,
  ]),
];

export const templateNamed = (atsName: string): Template | undefined => templates.find((each) => each.atsName === atsName);

export function requireTemplate(found: Template | undefined): Template {
  if (!found) throw notFound();
  return found;
}
