import type { Action, Column } from '../../src/engine/compile/Declaration.ts';
import type { ContractNames } from '../../src/engine/plan/register.ts';

// Details and actions of an application's candidate, shared by all lists of applications (specification 3 §2).

type Names = ContractNames<'Application'>;

const person = 'candidate.personalInformation';
const stages = ['stages._id', 'stages.name'] as const;

const when = { field: 'candidate.purgedAt', in: [null] } satisfies Action<Names>['when'];

export const candidateDetails: Column<Names>[] = [
  { field: 'candidate.purgedAt', widget: 'purged' },
  { field: `${person}.firstName`, also: [`${person}.lastName`], widget: 'title' },
  { field: `${person}.email`, also: ['candidate.purgedAt'], widget: 'candidateEmail' },
  `${person}.phoneNumber`,
  'candidate.location.address',
  { field: 'vacancyName', also: ['vacancyId', 'stageId'], widget: 'vacancyLink', part: 'application' },
  { field: 'status', widget: 'status', part: 'application' },
  { field: 'stageId', also: [...stages], widget: 'stageName', part: 'application' },
  { field: 'createdAt', part: 'application' },
  { field: 'candidate._id', widget: 'copyId', part: 'application' },
  { field: '_id', widget: 'copyId', part: 'application' },
  { field: 'assessments.assessmentLink', also: ['assessments.stageId', ...stages], widget: 'stageLinks', part: 'links' },
  {
    field: 'assessments.results',
    also: ['assessments.stageId', 'assessments.status', 'assessments.product', 'assessments.submittedAt', ...stages],
    widget: 'stageResults',
    part: 'results',
  },
  {
    field: 'assessments.insightsLink',
    also: ['assessments._id', 'assessments.stageId', 'assessments.status', 'assessments.isViewed', 'candidate.purgedAt', ...stages],
    widget: 'myInsights',
    part: 'insights',
  },
  {
    field: 'history.at',
    also: [
      ...(['_id', 'kind', 'actor', 'userName', 'stageId', 'fromStageId', 'status', 'fromStatus'] as const).map(
        (name) => `history.${name}` as const,
      ),
      ...(['onField', 'comparisonOperator', 'comparisonValue', 'value'] as const).map((name) => `history.rule.${name}` as const),
      ...stages,
    ],
    widget: 'history',
    part: 'history',
  },
];

const edit = {
  operation: { name: 'AppsUpdateApplicationCandidate', args: { expectedVersion: 'record.candidate.version' } },
  on: 'record',
  icon: 'Edit',
  when,
} satisfies Action<Names>;

export const candidateActions = {
  editName: { ...edit, detail: `${person}.firstName`, form: 'apps/updateCandidateName' },
  editEmail: { ...edit, detail: `${person}.email`, form: 'apps/updateCandidateEmail' },
  editPhone: { ...edit, detail: `${person}.phoneNumber`, form: 'apps/updateCandidatePhone' },
  editLocation: { ...edit, detail: 'candidate.location.address', form: 'apps/updateCandidateLocation' },
  resendReport: {
    operation: 'AppsResendApplicationMiReport',
    on: 'record',
    detail: 'assessments.insightsLink',
    icon: 'ForwardToInbox',
    when,
  },
  deidentify: { operation: 'AppsPurgeApplicationCandidate', on: 'record', form: 'apps/deidentifyCandidate', icon: 'PersonOff', when },
  delete: {
    operation: { name: 'AppsDeleteCandidateById', args: { candidateId: 'record.candidate._id' } },
    on: 'record',
    form: 'apps/deleteCandidate',
    icon: 'Delete',
    when,
  },
} satisfies Record<string, Action<Names>>;

export const candidateFlags = { delete: 'edgeCandidateDeleteEnabled', deidentify: 'edgeCandidateDeidentifyEnabled' } as const;
