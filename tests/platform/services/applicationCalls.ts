import type { Answer, Browser } from '../browser.ts';
import { unused } from '../browser.ts';
import { vacancyCalls } from './vacancyCalls.ts';
import type { Row as Vacancy } from './vacancyCalls.ts';

export interface Application {
  _id: string;
  status: string;
  stageId: string;
  isManuallyProgressed: boolean | null;
  externalApplicantId: string | null;
  externalApplicationId: string | null;
  candidate: { _id: string; version: number; purgedAt: string | null; personalInformation: Record<string, string | null> };
  assessments: { _id: string; stageId: string; status: string; isViewed: boolean; assessmentLink: string | null }[];
  history: {
    kind: string;
    actor: string;
    userName: string | null;
    stageId: string | null;
    fromStageId: string | null;
    status: string | null;
  }[];
}

export const shown = `_id status stageId isManuallyProgressed externalApplicantId externalApplicationId
  candidate { _id version purgedAt personalInformation { firstName lastName email phoneNumber } location { address } }
  assessments { _id stageId status isViewed assessmentLink }
  history { kind actor userName stageId fromStageId status fromStatus }`;

const scopeTypes = '$organizationId: ID!, $customerId: ID!, $hierarchyId: ID!';
const scopeGiven = 'organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId';
const bulk = (name: string, types = '', given = '') =>
  `mutation (${scopeTypes}, $ids: [ID!]!, $matching: MatchingApplications${types}) {
    ${name}(${scopeGiven}, _ids: $ids, matching: $matching${given}) { data { _id } refused { _id reason } } }`;
const held = (name: string, types: string, given: string) =>
  bulk(name, types, given).replace(' } }', ' } hold { _id until mailed texted } }');
const one = (name: string, types = '', given = '') =>
  `mutation (${scopeTypes}, $id: ID!${types}) { ${name}(${scopeGiven}, _id: $id${given}) { ${shown} } }`;

export const texts = {
  get: `query (${scopeTypes}, $id: ID!) { AppsGetApplicationById(${scopeGiven}, _id: $id) { ${shown} } }`,
  heldInvite: `mutation ($input: AtsApplicationInput!, $notify: Boolean) {
    CommonInviteCandidate(atsApplicationInput: $input, notify: $notify) { assessmentId hold { _id until mailed texted } } }`,
  heldMove: held(
    'AppsMoveApplication',
    ', $stageId: ID!, $notify: Boolean',
    ', stageId: $stageId, isManuallyProgressed: true, notify: $notify',
  ),
  heldStatus: held(
    'AppsUpdateApplicationStatus',
    ', $status: ApplicationStatus!, $notify: Boolean, $reasonId: ID',
    ', status: $status, notify: $notify, reasonId: $reasonId',
  ),
  heldResend: held('AppsResendApplicationAssessmentLink', '', ''),
  undoHold: `mutation (${scopeTypes}, $id: ID!) { CommonUndoHold(${scopeGiven}, _id: $id) { data { _id } refused { _id reason } } }`,
  invite: 'mutation ($input: AtsApplicationInput!) { CommonInviteCandidate(atsApplicationInput: $input) { assessmentId } }',
  move: bulk('AppsMoveApplication', ', $stageId: ID!', ', stageId: $stageId, isManuallyProgressed: true'),
  status: bulk('AppsUpdateApplicationStatus', ', $status: ApplicationStatus!', ', status: $status'),
  resend: bulk('AppsResendApplicationAssessmentLink'),
  report: one('AppsResendApplicationMiReport'),
  edit: one(
    'AppsUpdateApplicationCandidate',
    ', $firstName: String, $lastName: String, $email: String, $phoneNumber: String, $location: LocationInput, $version: Int',
    ', firstName: $firstName, lastName: $lastName, email: $email, phoneNumber: $phoneNumber, location: $location, expectedVersion: $version',
  ),
  deidentify: one('AppsPurgeApplicationCandidate', ', $confirmation: String', ', confirmation: $confirmation'),
  remove: `mutation (${scopeTypes}, $id: ID!, $confirmation: String) {
    AppsDeleteCandidateById(${scopeGiven}, candidateId: $id, confirmation: $confirmation) { data { ${shown} } } }`,
  viewed: `mutation (${scopeTypes}, $id: ID!) { AppsMarkAssessmentViewed(${scopeGiven}, assessmentId: $id) { ${shown} } }`,
};

/** Calls on applications, for vacancies that each test makes for itself. */
export function applicationCalls(environment?: () => Promise<Record<string, string>>) {
  const calls = vacancyCalls(environment);
  const { world } = calls;
  const person = (more: object = {}) => ({
    firstName: 'Ines',
    lastName: 'Candidate',
    email: `ines.${unused()}@people.example`,
    phoneNumber: '+61491570156',
    ...more,
  });
  const invitation = (vacancy: Vacancy, more: object = {}, around: object = {}) => ({
    predictorMasterId: vacancy.workflow.stages[0]?.externalAssessmentPackageId,
    organizationId: world.scope.organizationId,
    hierarchyId: vacancy.hierarchyId,
    externalApplicantId: 'sent by the client',
    externalApplicationId: `application-${unused()}`,
    externalAssessmentId: `assessment-${unused()}`,
    cohortInfo: {
      customerId: world.scope.customerId,
      externalVacancyId: vacancy.externalVacancyId,
      title: vacancy.title,
      description: null,
      hiringManagers: [],
    },
    candidateInfo: { personalInformation: person(more) },
    atsInfo: { name: 'EDGE', metaData: { invitedBy: 'somebody else', workflowId: vacancy.workflow._id } },
    ...around,
  });
  const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await (await world.running.platform.stores.region('ap-southeast-2')).pool.query<Row>(text, values)).rows;
  const get = (id: string, browser = world.admin) => browser.get<Application>(texts.get, { ...world.scope, id });
  return {
    ...calls,
    person,
    invitation,
    rows,
    get,
    ask: (name: keyof typeof texts, variables: object, browser: Browser = world.admin): Promise<Answer> =>
      browser.ask(texts[name], { ...world.scope, ...('id' in variables ? {} : { ids: [] }), ...variables }),
    done: <Result = { data: { _id: string }[]; refused: { _id: string; reason: string }[] }>(
      name: keyof typeof texts,
      variables: object,
      browser: Browser = world.admin,
    ): Promise<Result> => browser.get<Result>(texts[name], { ...world.scope, ...('id' in variables ? {} : { ids: [] }), ...variables }),
    /** A department of Acme below its root. */
    department: async (): Promise<string> => {
      const below = 'select id from hierarchies where customer_id = $1 and parent_id is not null and archived_at is null order by id';
      return (await rows<{ id: string }>(below, [world.scope.customerId]))[0]?.id ?? '';
    },
    /** Invites somebody, and answers their application. */
    enter: async (vacancy: Vacancy, more: object = {}): Promise<Application> => {
      const { assessmentId } = await world.admin.get<{ assessmentId: string }>(texts.invite, { input: invitation(vacancy, more) });
      const [found] = await rows<{ id: string }>('select application_id as id from assessments where id = $1', [assessmentId]);
      return get(found?.id ?? '');
    },
    mails: (email: string) =>
      rows<{ event: string; subject: string; text: string; id: string }>(
        'select * from outbox where recipient = $1 order by created_at, id',
        [email],
      ),
  };
}
