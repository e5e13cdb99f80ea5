import { groups, onOff, secret, statuses, text, texts, workflows, type Item } from './item.ts';

export const customer: Item[] = [
  text('externalTenantId', 'Tenant ID', { help: 'The id of this customer at the ATS.' }),
  text('customerName', 'Customer name', { help: 'As the ATS spells it.' }),
];

export const client = (system: string, use: { needed?: boolean }): Item[] => [
  text('baseUrl', 'API address', { value: `https://api.${system}.example` }),
  text('issueTokenUrl', 'Token address', { value: `https://auth.${system}.example/token` }),
  text('grantType', 'Grant type', { value: 'client_credentials', fixed: true, help: 'Set by the integration.' }),
  text('clientId', 'Client ID', use),
  secret('clientSecret', 'Client secret', use),
];

export const flow: Item[] = [
  onOff('extra.isAutoFlow', 'Invite candidates automatically', {
    help: 'Candidates are invited as soon as the ATS sends their application.',
    value: true,
  }),
  statuses('extra.appsApplicationStatus', 'Application statuses', {
    help: 'Which status an application gets for each status of the ATS, and which status the ATS gets.',
    value: { Applied: 'APPS_APPLICATION_NEW', Hired: 'APPS_APPLICATION_HIRED' },
  }),
];

export const recommendations: Item[] = [
  text('extra.recommendations.YES', 'Status for “Yes”', {
    help: 'What the ATS is told when a candidate is recommended.',
    value: 'Recommended',
  }),
  text('extra.recommendations.MAYBE', 'Status for “Maybe”', { value: 'To be reviewed' }),
  text('extra.recommendations.NO', 'Status for “No”', { value: 'Not recommended' }),
];

export const progress: Item[] = [
  text('extra.applicationProgressStatus.INPROGRESS', 'Status while a candidate is answering', { value: 'Interview started' }),
  text('extra.applicationProgressStatus.COMPLETED', 'Status once a candidate has finished', { value: 'Interview completed' }),
];

export const products: Item[] = [
  onOff('extra.hasVacancyByProduct', 'Vacancy by product', {
    help: 'One vacancy for each product of a requisition.',
    value: false,
  }),
  text('extra.vacancyByProductPostfix', 'Postfix of vacancies by product', { help: 'Added to the name of such a vacancy.' }),
  onOff('extra.hasFlag', 'Flagged vacancies', { help: 'Vacancies with a flag of the ATS go to other workflows.', value: false }),
  texts('extra.flagList', 'Flags', { help: 'The flags of the ATS that count.' }),
  workflows('extra.flagWorkflowIds', 'Workflows of flagged vacancies', { help: 'Which workflow stands in for the normal one.' }),
];

export const people: Item[] = [
  groups('extra.groupIds', 'User groups', { help: 'The groups that hiring managers and recruiters of the ATS join.' }),
  onOff('extra.hasUserProvision', 'Create users from the ATS', {
    help: 'Hiring managers and recruiters get an account of their own.',
    value: false,
  }),
];
