import type { Action, Column } from '../../src/engine/compile/Declaration.ts';
import type { ContractNames } from '../../src/engine/plan/register.ts';

// Details and actions of an application's candidate, shared by all lists of applications (specification 3 §2).

type Names = ContractNames<'Application'>;

const person = 'candidate.personalInformation';
const stages = ['stages._id', 'stages.name'] as const;

const when = { field: 'candidate.purgedAt', in: [null] } satisfies Action<Names>['when'];

export const candidatePanel = { panel: 'applicationId', folds: ['technical'] };

/** The result first, ids and links last. */
export const candidateDetails: Column<Names>[] = [
  { field: 'candidate.purgedAt', widget: 'purged' },
  {
    field: 'assessments.results',
    also: ['assessments.stageId', 'assessments.status', 'assessments.product', 'assessments.submittedAt', ...stages],
    widget: 'stageResults',
    part: 'results',
  },
  { field: 'status', widget: 'status', part: 'application' },
  { field: 'stageId', also: [...stages], widget: 'stageName', part: 'application' },
  { field: 'vacancyName', also: ['vacancyId', 'stageId'], widget: 'vacancyLink', part: 'application' },
  { field: 'createdAt', part: 'application' },
  {
    field: 'assessments.insightsLink',
    also: ['assessments._id', 'assessments.stageId', 'assessments.status', 'assessments.isViewed', 'candidate.purgedAt', ...stages],
    widget: 'myInsights',
    part: 'insights',
  },
  { field: `${person}.firstName`, also: [`${person}.lastName`], widget: 'title', part: 'person' },
  { field: `${person}.email`, also: ['candidate.purgedAt'], widget: 'candidateEmail', part: 'person' },
  { field: `${person}.phoneNumber`, part: 'person' },
  { field: 'candidate.location.address', part: 'person' },
  {
    field: 'history.at',
    also: [
      ...(['_id', 'kind', 'actor', 'userName', 'stageId', 'fromStageId', 'status', 'fromStatus'] as const).map(
        (name) => `history.${name}` as const,
      ),
      ...(['onField', 'comparisonOperator', 'comparisonValue', 'value'] as const).map((name) => `history.rule.${name}` as const),
      ...stages,
    ],
    widget: 'timeline',
    part: 'timeline',
  },
  { field: 'assessments.assessmentLink', also: ['assessments.stageId', ...stages], widget: 'stageLinks', part: 'technical' },
  { field: 'candidate._id', widget: 'copyId', part: 'technical' },
  { field: '_id', widget: 'copyId', part: 'technical' },
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
  exportAll: { operation: 'AppsExportCandidate', on: 'record', dialog: 'candidateArchive' },
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
