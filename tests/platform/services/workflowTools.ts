import { packagesOf } from '../../../src/platform/demo/workflowStages.ts';
import type { Browser } from '../browser.ts';

// Documents and inputs of the tests of workflows and workflow sets.

export interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

export interface Workflow {
  _id: string;
  name: string;
  isDefault: boolean;
  version: number;
  defaultLanguage: string;
  archivedAt: string | null;
  stages: Stage[];
}

export interface Stage {
  _id?: string;
  name?: string | null;
  product: string;
  language: string;
  provider: string;
  externalAssessmentPackageId: string;
  assessmentPackageName?: string;
  triggers?: object[] | null;
}

export interface WorkflowSet {
  _id: string;
  name: string;
  description: string | null;
  version: number;
  archivedAt: string | null;
  workflowOptions: { workflowId: string; displayName: string; isDefault: boolean }[];
  workflows: Workflow[];
}

export interface Page<Row> {
  data: Row[];
  pagination: { totalItems: number };
}

export interface Changed {
  data: { _id: string }[];
  refused: { _id: string; reason: string; args: Record<string, unknown> | null }[];
}

const scopeTypes = '$organizationId: ID!, $customerId: ID!, $hierarchyId: ID!';
const scopeArguments = 'organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId';
const workflowFields = `_id name isDefault version defaultLanguage archivedAt organizationId customerId hierarchyId
  stages { _id name product language provider externalAssessmentPackageId assessmentPackageName
    triggers { enabled conditionOperator conditions { onField onFieldType comparisonOperator comparisonValue } action { type payload { status } } } }`;
const setFields = `_id name description version archivedAt workflowOptions { workflowId displayName isDefault } workflows { ${workflowFields} }`;
const changedFields = 'data { _id } refused { _id reason args }';

export const queries = {
  me: '{ AuthMe { organizationId customerId hierarchyId } }',
  list: `query ($filter: AppsGetWorkflowListFilter!) { AppsGetWorkflowList(filter: $filter) { data { ${workflowFields} } pagination { totalItems } } }`,
  listV2: `query (${scopeTypes}, $skipEq: Int, $limitEq: Int, $workflowFilter: WorkflowFilter!, $sort: WorkflowSort) {
    AppsGetWorkflowListV2(${scopeArguments}, skipEq: $skipEq, limitEq: $limitEq, workflowFilter: $workflowFilter, sort: $sort) { data { _id name } pagination { totalItems } } }`,
  get: `query ($workflowId: ID!, ${scopeTypes}) { AppsGetWorkflowById(workflowId: $workflowId, ${scopeArguments}) { ${workflowFields} } }`,
  packages:
    'query ($filter: AppsGetAssessmentPackageListFilter!) { AppsGetAssessmentPackageList(filter: $filter) { data { _id name language product externalId } pagination { totalItems } } }',
  create: `mutation (${scopeTypes}, $name: String!, $stages: [StageInput!]!) { AppsCreateWorkflow(${scopeArguments}, name: $name, stages: $stages) { ${workflowFields} } }`,
  update: `mutation (${scopeTypes}, $input: AppsUpdateWorkflowInput!) { AppsUpdateWorkflow(${scopeArguments}, updateWorkflowInput: $input) { ${workflowFields} } }`,
  archive: `mutation (${scopeTypes}, $ids: [ID!]!, $matching: MatchingWorkflows) { AppsArchiveWorkflows(${scopeArguments}, workflowIds: $ids, matching: $matching) { ${changedFields} } }`,
  restore: `mutation (${scopeTypes}, $ids: [ID!]!, $matching: MatchingWorkflows) { AppsRestoreWorkflows(${scopeArguments}, workflowIds: $ids, matching: $matching) { ${changedFields} } }`,
  sets: `query (${scopeTypes}, $skipEq: Int, $limitEq: Int, $workflowSetFilter: WorkflowSetFilter!, $sort: WorkflowSetSort) {
    AppsGetWorkflowSetList(${scopeArguments}, skipEq: $skipEq, limitEq: $limitEq, workflowSetFilter: $workflowSetFilter, sort: $sort) { data { ${setFields} } pagination { totalItems } } }`,
  getSet: `query ($workflowSetId: ID!, ${scopeTypes}) { AppsGetWorkflowSetById(workflowSetId: $workflowSetId, ${scopeArguments}) { ${setFields} } }`,
  isTaken: `query ($name: String!, ${scopeTypes}) { AppsCheckWorkflowSetNameDuplicatedByName(name: $name, ${scopeArguments}) }`,
  createSet: `mutation (${scopeTypes}, $name: String!, $description: String, $workflowOptions: [WorkflowOptionInput!]!) {
    AppsCreateWorkflowSet(${scopeArguments}, name: $name, description: $description, workflowOptions: $workflowOptions) { ${setFields} } }`,
  updateSet: `mutation ($_id: ID!, ${scopeTypes}, $name: String!, $description: String, $workflowOptions: [WorkflowOptionInput!]!, $expectedVersion: Int) {
    AppsUpdateWorkflowSet(_id: $_id, ${scopeArguments}, name: $name, description: $description, workflowOptions: $workflowOptions, expectedVersion: $expectedVersion) { ${setFields} } }`,
  archiveSets: `mutation (${scopeTypes}, $ids: [ID!]!, $matching: MatchingWorkflowSets) { AppsArchiveWorkflowSet(${scopeArguments}, workflowSetIds: $ids, matching: $matching) { ${changedFields} } }`,
  restoreSets: `mutation (${scopeTypes}, $ids: [ID!]!, $matching: MatchingWorkflowSets) { AppsRestoreWorkflowSet(${scopeArguments}, workflowSetIds: $ids, matching: $matching) { ${changedFields} } }`,
};

export const scopeOf = (browser: Browser): Promise<Scope> => browser.get<Scope>(queries.me).then(({ ...scope }) => scope);

/** Stages of a customer's own packages. */
export function stagesFor({ customerId }: Scope) {
  const stage = (product: 'FI' | 'SI', at: number, more: Partial<Stage> = {}): Stage => {
    const found = packagesOf(customerId).filter((each) => each.product === product && each.language === 'en-US')[at];
    return { provider: 'PH', product, language: 'en-US', externalAssessmentPackageId: found?.externalId ?? '', ...more };
  };
  return {
    chat: (more?: Partial<Stage>, at = 0) => stage('FI', at, more),
    video: (more?: Partial<Stage>, at = 0) => stage('SI', at, more),
  };
}

type Condition = Record<'onField' | 'onFieldType' | 'comparisonOperator', string> & { comparisonValue: unknown };

export const score = (comparisonValue: unknown): Condition => ({
  onField: 'recommendationScore',
  onFieldType: 'number',
  comparisonOperator: 'gte',
  comparisonValue,
});
export const count = (onField: string, comparisonValue: unknown): Condition => ({
  onField,
  onFieldType: 'number',
  comparisonOperator: 'lt',
  comparisonValue,
});
export const recommendation = (comparisonValue: unknown): Condition => ({
  onField: 'recommendation',
  onFieldType: 'string',
  comparisonOperator: 'contains',
  comparisonValue,
});

const rule = (action: object, conditions: Condition[]) => ({ enabled: true, conditionOperator: 'and', conditions, action });
export const move = (...conditions: Condition[]) => rule({ type: 'MOVE_STAGE' }, conditions);
export const interview = (...conditions: Condition[]) =>
  rule({ type: 'UPDATE_STATUS', payload: { status: 'APPS_APPLICATION_INTERVIEW' } }, conditions);
