import type { Catalogue } from '../../../engine/texts/translate.ts';

const times = { createdAt: 'Created', updatedAt: 'Updated', archivedAt: 'Archived', version: 'Version' };

const workflows = {
  fields: {
    name: 'Workflow Name',
    _id: 'Workflow ID',
    customerId: 'Customer',
    stages: 'Assessments',
    stages__id: 'Stages',
    isDefault: 'Default',
    defaultLanguage: 'Language',
    ...times,
  },
  archive: 'Archived workflows',
  created: 'Workflow created.',
  createFailed: 'Workflow creation failed.',
  updated: 'Workflow updated successfully.',
  updateFailed: 'Workflow update failed.',
  listFailed: 'Unexpected error: Failed to load workflows. Please contact support.',
  listDenied: 'No permission: You can’t see this customer’s workflows. Ask your administrator if you need to.',
  loadFailed: 'Unexpected error: Failed to load workflow details. Please contact support.',
  packagesFailed: 'Unexpected error: Failed to load assessment packages list. Please contact support.',
  archived_one: '{{count}} workflow has been archived.',
  archived_other: '{{count}} workflows have been archived.',
  archiveFailed: 'Unexpected Error: Failed to archive workflows. Please contact support.',
  restored_one: '{{count}} workflow has been restored.',
  restored_other: '{{count}} workflows have been restored.',
  restoreFailed: 'Unexpected Error: Failed to restore workflows. Please contact support.',
  empty: 'No workflows yet',
  emptyHelp: 'A workflow says which assessments a candidate takes, in one or two stages.',
  archiveEmpty: 'No archived workflows',
  archiveEmptyHelp: 'Archived workflows stay here until you restore them. {{Vacancies}} that use one keep it.',
};

const sets = {
  page: 'Workflow Sets',
  tab: 'Workflow Sets',
  fields: {
    name: 'Name',
    description: 'Description',
    _id: 'Workflow set ID',
    workflowOptions: 'Workflows',
    workflowOptions_workflowId: 'Workflows',
    ...times,
  },
  help: {
    workflowOptions: 'Candidates choose by display name. If they don’t, we use the default.',
  },
  archive: 'Archived workflow set',
  created: '{{name}} created successfully',
  createFailed: '{{name}} failed to create',
  updated: '{{name}} updated successfully',
  updateFailed: '{{name}} failed to update',
  alreadyExists: 'Please fix error to continue',
  listFailed: 'Unexpected error: Failed to load workflow sets. Please contact support.',
  listDenied: 'No permission: You can’t see this customer’s workflow sets. Ask your administrator if you need to.',
  loadFailed: 'Failed to load workflow set details. Please contact support.',
  archived_one: '{{count}} workflow set has been archived.',
  archived_other: '{{count}} workflow sets have been archived.',
  archiveFailed: 'Unexpected Error: Failed to archive workflow set. Please contact support.',
  restored_one: '{{count}} workflow set has been restored.',
  restored_other: '{{count}} workflow sets have been restored.',
  restoreFailed: 'Unexpected Error: Failed to restore workflow set. Please contact support.',
  empty: 'No workflow sets yet',
  emptyHelp: 'A workflow set lets candidates choose between workflows, such as one for each language.',
  archiveEmpty: 'No archived workflow sets',
  archiveEmptyHelp: 'Archived workflow sets stay here until you restore them.',
  actions: { duplicate: 'Duplicate' },
};

const packageFixed = {
  title: 'Save this workflow?',
  text: 'You can’t change a stage’s assessment package after saving.',
};

const forms = {
  apps: {
    createWorkflow: { title: 'Create a new workflow', fields: { stages: 'Stages' }, confirm: packageFixed },
    updateWorkflow: { title: 'Edit workflow', fields: { stages: 'Stages' }, confirm: packageFixed },
    createWorkflowSet: { title: 'Create a new workflow set' },
    updateWorkflowSet: { title: 'Edit {{name}}' },
  },
};

const workflowRules = {
  name: { required: 'Please enter workflow name', maxLength: 'Please keep the workflow name within {{limit}} characters' },
  stageName: { maxLength: 'Please keep the custom name within {{limit}} characters' },
  stages: {
    minItems: 'Please add a stage',
    maxItems: 'A workflow can have at most {{limit}} stages',
  },
  provider: { required: 'Please select a provider' },
  product: {
    required: 'Please select an assessment type',
    videoFirst: 'Video Interview does not support multiple stages, please remove stage two',
    chatSecond: 'Chat Interview cannot be the second stage, please select another assessment type',
  },
  language: { required: 'Please select a language' },
  package: {
    required: 'Please select an assessment package',
    repeated: 'The workflow can not have the duplicated externalAssessmentPackageId. Another stage already uses this assessment package.',
    unknown: 'This package isn’t available for the assessment type and language, please select another one',
    fixed: 'You can’t change the assessment package after saving',
  },
  triggers: {
    video: 'Video Interview does not support auto-progression / changing application status, please remove it',
    secondStage: 'Only the first stage can have rules, please remove them',
    noNextStage: 'Auto-progression requires a workflow to have more than one stage. Please create another stage',
    repeated: 'A stage can have one rule for auto-progression and one for the status',
  },
  enabled: { required: 'Turn the rule on or off' },
  conditionOperator: { required: 'Please choose how to combine the conditions' },
  conditions: { minItems: 'Please add a condition', maxItems: 'A rule can have at most {{limit}} conditions' },
  action: { required: 'Please select what the rule does' },
  status: { required: 'Please select a status' },
  condition: {
    onField: { required: 'Please select a result' },
    onFieldType: { required: 'This result has a different type' },
    comparisonOperator: { required: 'Please select a comparison that suits the result' },
    comparisonValue: {
      required: 'Please enter a value',
      recommendation: 'The recommendation should at least have one value!',
      score: 'Please enter a whole number from 1 to 100',
      profanity: 'Please select a profanity count value!',
      plagiarism: 'Please select a plagiarism question count value!',
      lowTextQuality: 'Please select yes or no',
    },
  },
};

const setRules = {
  name: {
    required: 'Please enter workflow name',
    maxLength: 'Please keep the workflow set name within {{limit}} characters',
    taken: 'Workflow set name already in use',
  },
  description: { maxLength: 'Please keep the description within {{limit}} characters' },
  workflow: {
    required: 'Please select a workflow',
    repeated: 'Workflow set cannot contain duplicate workflows',
    maxItems: 'A workflow set can have at most {{limit}} workflows',
    absent: 'This workflow doesn’t exist, please select another one',
    archived: 'This workflow is archived, please select another one',
  },
  displayName: {
    required: 'Please enter workflow display name',
    maxLength: 'Please keep the workflow set name within {{limit}} characters',
    repeated: 'Workflows cannot have the same display name',
  },
  isDefault: {
    required: 'Please choose whether this workflow is the default',
    missing: 'Please make one of the workflows the default',
    repeated: 'Another workflow is already the default',
  },
};

const refusals = {
  onlyWorkflowOfSet: 'it is the only workflow of the workflow set “{{set}}”.',
  defaultWorkflowOfSet: 'it is the default of the workflow set “{{set}}”; choose another default there first.',
  workflowSetNameTaken: 'another active workflow set is already called “{{name}}”.',
  archivedDefaultWorkflow: 'its default workflow “{{workflow}}” is archived; restore that first.',
};

const enums = {
  AssessmentProduct: { FI: 'Chat Interview', SI: 'Video Interview' },
  StageLanguage: {
    'en-US': 'English - en-US',
    'en-GB': 'English - en-GB',
    da: 'Danish - da',
    nl: 'Dutch - nl',
    fr: 'French - fr',
    fi: 'Finnish - fi',
    de: 'German - de',
    it: 'Italian - it',
    es: 'Spanish - es',
    sv: 'Swedish - sv',
    nb: 'Norwegian Bokmål - nb',
  },
};

/** Texts of workflows and workflow sets (specification 3 §2, §5, §8; decisions §1, §6). */
export const apps: Catalogue = {
  resources: { workflows, 'workflow-sets': sets },
  forms,
  validation: { workflow: workflowRules, workflowSet: setRules },
  refusals,
  enums,
};
