import { packagesOf } from '../../src/platform/demo/workflowStages.ts';
import { exampleCertificate } from './exampleSso.ts';
import { keptWorkflow } from './exampleVacancies.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { defaultTheme } from '../../validation/branding.ts';
import { defaultEntries, notificationTabs } from '../../src/domain/notificationEvents.ts';

type Known = (scope: { customerId: string }, firstOf: (resource: string) => Promise<string>, seed: string) => Promise<Values>;

const stages: Known = async ({ customerId }) => {
  const [found] = packagesOf(customerId);
  const { product, language, externalId } = found ?? { product: 'FI', language: 'en-US', externalId: '' };
  return { stages: [{ provider: 'PH', product, language, externalAssessmentPackageId: externalId, triggers: [] }] };
};

const workflowOptions: Known = async (_, firstOf, seed) => ({
  workflowOptions: [{ workflowId: await firstOf('workflows'), displayName: seed, isDefault: true }],
});

const vacancy: Known = async ({ customerId }, firstOf, seed) => {
  const workflow = await firstOf('workflows');
  const person = (list: string) => [
    { firstName: seed, lastName: list, email: `${seed}.${list}@made.example`.toLowerCase(), externalId: seed },
  ];
  return {
    workflow: keptWorkflow(customerId, workflow),
    ...{ hiringManagers: person('hires'), recruiters: person('recruits') },
  };
};

const ats: Known = async () => ({ atsName: 'ExampleATS', username: 'console', password: 'made up' });

/** SAML, which leaves nothing of OpenID Connect. */
const sso: Known = async (_, firstOf, seed) => ({
  ...{ protocol: 'SAML', issuerUrl: null, clientId: null, clientSecret: null, scopes: null },
  publicCertificates: [exampleCertificate],
  groupMappings: [{ value: seed, groupId: await firstOf('groups') }],
});

/** Required single sign-on needs one that is set up. */
const signInRules: Known = async () => ({ ssoRequired: false });

/** Every element of the chat interview: of those that are not sent the platform answers the defaults. */
const theme: Known = async () => ({ theme: defaultTheme });

/** Every event of the first tab. */
const notifications: Known = async () => ({ isGlobalSmsEnabled: true, settings: defaultEntries(notificationTabs.default, true) });

/** The first text that is listed is about an interview, whose time it needs. */
const messageText: Known = async (_, __, seed) => ({ subject: seed, body: `${seed} {{when}}` });

/** Rows of forms that hold ids of the tenant's own, by the form: a schema cannot make them up. */
export const knownRows: Record<string, Known | undefined> = {
  'org/createApiKey': async () => laterKey,
  'org/updateApiKey': async () => laterKey,
  'idp/createScimToken': async () => laterKey,
  'idp/updateScimToken': async () => laterKey,
  'ats/createTenant': ats,
  'ats/updateTenant': ats,
  'apps/createVacancy': vacancy,
  'apps/updateVacancy': vacancy,
  'apps/createWorkflow': stages,
  'apps/updateWorkflow': stages,
  'apps/createWorkflowSet': workflowOptions,
  'apps/updateWorkflowSet': workflowOptions,
  'fi/addBranding': theme,
  'fi/editBranding': theme,
  'notif/saveMessageText': messageText,
  'notif/updateNotificationSettings': notifications,
  'idp/createSsoConfig': sso,
  'idp/updateSsoConfig': sso,
  'auth/updateSignInRules': signInRules,
};

/** A key ends in the future, and its documents are GraphQL. */
const laterKey = { expiresAt: '2099-01-01T00:00:00.000Z', documents: { name: 'Who', text: '{ __typename }' } };
