// Written by codegen: the types of the contract.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Date and time as an ISO 8601 string. */
  DateTime: { input: string; output: Date | string; }
  /** Any JSON value; what it must look like is said where it is used. */
  JSON: { input: unknown; output: unknown; }
  /** Region that holds a customer's data. */
  AwsRegion: { input: "ap-southeast-2" | "eu-west-1" | "us-east-1"; output: "ap-southeast-2" | "eu-west-1" | "us-east-1"; }
  /** Language of a notification template. */
  TemplateLanguage: { input: "en-US" | "da" | "nl" | "fr" | "fi" | "de" | "it" | "es" | "sv" | "nb"; output: "en-US" | "da" | "nl" | "fr" | "fi" | "de" | "it" | "es" | "sv" | "nb"; }
  /** Language of a workflow stage or an assessment package. */
  StageLanguage: { input: "en-US" | "en-GB" | "da" | "nl" | "fr" | "fi" | "de" | "it" | "es" | "sv" | "nb"; output: "en-US" | "en-GB" | "da" | "nl" | "fr" | "fi" | "de" | "it" | "es" | "sv" | "nb"; }
  /** Role template of the permission editors. */
  RoleTemplate: { input: "ph-role-hiring-manager" | "ph-role-recruiter" | "ph-role-customer-admin"; output: "ph-role-hiring-manager" | "ph-role-recruiter" | "ph-role-customer-admin"; }
  /** Day in the region's time zone, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** How accounts come to be under single sign-on. */
  UserProvisionMode: { input: "In-time" | "Before"; output: "In-time" | "Before"; }
  /** Status of a text message. */
  SmsMessageStatus: { input: "Successful" | "Pending" | "Invalid" | "Unreachable" | "Unknown" | "Blocked" | "Spam" | "Failed" | "Delivered" | "Carrier Unreachable" | "Click"; output: "Successful" | "Pending" | "Invalid" | "Unreachable" | "Unknown" | "Blocked" | "Spam" | "Failed" | "Delivered" | "Carrier Unreachable" | "Click"; }
};

/** Person who hires or recruits for a vacancy, in a list that already says which. */
export type VacancyContactInput = {
  /** External id; the e-mail address unless given. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address, once a vacancy. */
  email: Scalars['String']['input'];
  /** First name, at most 50 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, at most 50 characters. */
  lastName: Scalars['String']['input'];
};

/** What a manager of a vacancy does. */
export type ManagerType =
  /** Hires. */
  | 'HIRING_MANAGER'
  /** Recruits. */
  | 'RECRUITER';

/** Person who hires or recruits for a vacancy. */
export type VacancyManager = {
  /** External id; the e-mail address unless another was given. */
  externalId: Scalars['String']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** What the person does. */
  type: ManagerType;
};

/** Person who hires or recruits for a vacancy, as sent. */
export type VacancyManagerInput = {
  /** External id; the e-mail address unless given. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address, once a vacancy. */
  email: Scalars['String']['input'];
  /** First name, at most 50 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, at most 50 characters. */
  lastName: Scalars['String']['input'];
  /** What the person does. */
  type: ManagerType;
};

/** Kind of work that a vacancy is about, shown as job family. */
export type RoleFamily = {
  /** Id of the role family. */
  _id: Scalars['ID']['output'];
  /** Name, at most 100 characters. */
  name: Scalars['String']['output'];
};

/** Kind of work that a vacancy is about; a name that does not exist yet is made. */
export type RoleFamilyInput = {
  /** Name, trimmed, at most 100 characters. */
  name: Scalars['String']['input'];
};

/** Kind of assessment. */
export type AssessmentProduct =
  /** Chat interview. */
  | 'FI'
  /** Video interview. */
  | 'SI';

/** Who runs assessments. */
export type AssessmentProvider =
  /** The product itself. */
  | 'PH';

/** How the conditions of a trigger are joined. */
export type ConditionOperator =
  /** All must hold. */
  | 'and';

/** Assessment result that a condition looks at. */
export type ConditionField =
  /** Recommendation: YES, MAYBE or NO. */
  | 'recommendation'
  /** Score from 0 to 100. */
  | 'recommendationScore'
  /** Number of answers that look copied. */
  | 'plagiarismQuestionCount'
  /** Number of answers with profanity. */
  | 'profanityQuestionCount'
  /** Whether the text is too poor to be judged. */
  | 'isLowTextQuality';

/** Type of what a condition looks at. */
export type ConditionFieldType =
  /** Number. */
  | 'number'
  /** Text. */
  | 'string'
  /** True or false. */
  | 'boolean'
  /** Date. */
  | 'date'
  /** Web address. */
  | 'url';

/** Comparison of a condition. */
export type ComparisonOperator =
  /** Greater than the value. */
  | 'gt'
  /** Greater than the value or equal to it. */
  | 'gte'
  /** Less than the value. */
  | 'lt'
  /** Less than the value or equal to it. */
  | 'lte'
  /** One of the values. */
  | 'contains'
  /** Equal to the value. */
  | 'is';

/** Condition of a trigger. */
export type TriggerCondition = {
  /** Assessment result to look at. */
  onField: ConditionField;
  /** Type of the result. */
  onFieldType: ConditionFieldType;
  /** How to compare. */
  comparisonOperator: ComparisonOperator;
  /** What to compare with: text, number, true or false, or a list of texts for contains. */
  comparisonValue: Scalars['JSON']['output'];
};

/** Condition of a trigger, as sent. */
export type TriggerConditionInput = {
  /** Assessment result to look at. */
  onField: ConditionField;
  /** Type of the result. */
  onFieldType: ConditionFieldType;
  /** How to compare. */
  comparisonOperator: ComparisonOperator;
  /** What to compare with: text, number, true or false, or a list of texts for contains. */
  comparisonValue: Scalars['JSON']['input'];
};

/** What a trigger does. */
export type TriggerActionType =
  /** Moves the application to the next stage. */
  | 'MOVE_STAGE'
  /** Changes the application's status. */
  | 'UPDATE_STATUS';

/** Details of what a trigger does. */
export type TriggerPayload = {
  /** New status, where the status is changed. */
  status?: Maybe<ApplicationStatus>;
};

/** Details of what a trigger does, as sent. */
export type TriggerPayloadInput = {
  /** New status, where the status is changed; only APPS_APPLICATION_INTERVIEW is offered. */
  status?: InputMaybe<ApplicationStatus>;
};

/** What a trigger does, with its details. */
export type TriggerAction = {
  /** What is done. */
  type: TriggerActionType;
  /** Details; missing where the application moves. */
  payload?: Maybe<TriggerPayload>;
};

/** What a trigger does, with its details, as sent. */
export type TriggerActionInput = {
  /** What is done. */
  type: TriggerActionType;
  /** Details; left out where the application moves. */
  payload?: InputMaybe<TriggerPayloadInput>;
};

/** Rule of a stage: once its conditions hold, its action is done. */
export type Trigger = {
  /** Whether the rule is in force. */
  enabled: Scalars['Boolean']['output'];
  /** How the conditions are joined. */
  conditionOperator: ConditionOperator;
  /** Conditions. */
  conditions: Array<TriggerCondition>;
  /** What is done. */
  action: TriggerAction;
};

/** Rule of a stage, as sent; at most one a kind of action, on the first stage only. */
export type TriggerInput = {
  /** Whether the rule is in force. */
  enabled: Scalars['Boolean']['input'];
  /** How the conditions are joined. */
  conditionOperator: ConditionOperator;
  /** Conditions. */
  conditions: Array<TriggerConditionInput>;
  /** What is done. */
  action: TriggerActionInput;
};

/** Stage of a workflow: one assessment. */
export type Stage = {
  /** Id of the stage. */
  _id: Scalars['ID']['output'];
  /** Name, “Stage N” where none was given. */
  name: Scalars['String']['output'];
  /** Kind of assessment. */
  product: AssessmentProduct;
  /** Language of the assessment. */
  language: Scalars['StageLanguage']['output'];
  /** Who runs the assessment. */
  provider: AssessmentProvider;
  /** External id of the assessment package. */
  externalAssessmentPackageId: Scalars['ID']['output'];
  /** Name of the assessment package. */
  assessmentPackageName?: Maybe<Scalars['String']['output']>;
  /** Rules of the stage. */
  triggers: Array<Trigger>;
};

/** Stage of a workflow, as sent. */
export type StageInput = {
  /** Id of the stage; missing for a new one. */
  _id?: InputMaybe<Scalars['ID']['input']>;
  /** Name, at most 100 characters; “Stage N” where it is blank. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who runs the assessment. */
  provider: AssessmentProvider;
  /** Kind of assessment. */
  product: AssessmentProduct;
  /** Language of the assessment. */
  language: Scalars['StageLanguage']['input'];
  /** External id of the assessment package, once a workflow; it cannot be changed after saving. */
  externalAssessmentPackageId: Scalars['ID']['input'];
  /** Rules of the stage. */
  triggers?: InputMaybe<Array<TriggerInput>>;
};

/** Workflow: one or two stages in order. */
export type Workflow = {
  /** Id of the workflow: 24 hexadecimal characters. */
  _id: Scalars['ID']['output'];
  /** Name, at most 100 characters. */
  name: Scalars['String']['output'];
  /** Whether the workflow is the customer's default. */
  isDefault: Scalars['Boolean']['output'];
  /** When the workflow was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the workflow last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When the workflow was archived; missing while it is active. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Organisation of the workflow. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the workflow. */
  customerId: Scalars['ID']['output'];
  /** Department of the workflow. */
  hierarchyId: Scalars['ID']['output'];
  /** Language of the first stage. */
  defaultLanguage?: Maybe<Scalars['StageLanguage']['output']>;
  /** Stages, one or two. */
  stages: Array<Stage>;
  /** Number of the version, counted from 1; each change makes a new one. */
  version: Scalars['Int']['output'];
};

/** Page of workflows. */
export type WorkflowPage = {
  /** Workflows of the page. */
  data: Array<Workflow>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
};


/** Page of workflows. */
export type WorkflowPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** Page of workflows. */
export type WorkflowPagebreakdownArgs = {
  by: Array<WorkflowGrouping>;
};

/** What workflows can be sorted by. */
export type WorkflowSortField =
  /** Name. */
  | 'name'
  /** When the workflow was made. */
  | 'createdAt'
  /** When the workflow was archived. */
  | 'archivedAt'
  /** Number of stages. */
  | 'stageCount';

/** Sort of workflows. */
export type WorkflowSort = {
  /** Field to sort by. */
  fieldName: WorkflowSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which workflows to list, with paging and sort. */
export type AppsGetWorkflowListFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Whether to list archived workflows instead of active ones; both unless given. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Page to answer, counted from 0. */
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by name unless given. */
  sort?: InputMaybe<WorkflowSort>;
  /** Only workflows whose name holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Only rows created within this range. */
  createdAt?: InputMaybe<MomentRange>;
  /** Only rows last changed within this range. */
  updatedAt?: InputMaybe<MomentRange>;
  /** Only rows archived within this range. */
  archivedAt?: InputMaybe<MomentRange>;
};

/** Which workflows to list. */
export type WorkflowFilter = {
  /** Whether to list archived workflows instead of active ones; both unless given. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What to change of a workflow. */
export type AppsUpdateWorkflowInput = {
  /** Id of the workflow. */
  _id: Scalars['ID']['input'];
  /** Name, trimmed, at most 100 characters. */
  name: Scalars['String']['input'];
  /** All stages, one or two; a change of a stage's package is refused. */
  stages: Array<StageInput>;
  /** Version that was edited: refused when there is a newer one. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Assessment package: what a stage's assessment consists of, shown as “name (language)”. */
export type AssessmentPackage = {
  /** Id of the package. */
  _id: Scalars['ID']['output'];
  /** Id at the provider, which stages name. */
  externalId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** What the package is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** Kind of assessment. */
  product: AssessmentProduct;
  /** Language of the assessment. */
  language: Scalars['StageLanguage']['output'];
  /** Who runs the assessment. */
  provider: AssessmentProvider;
  /** Organisation of the package. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the package. */
  customerId: Scalars['ID']['output'];
  /** Department of the package. */
  hierarchyId: Scalars['ID']['output'];
  /** When the package was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the package last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Page of assessment packages. */
export type AssessmentPackagePage = {
  /** Packages of the page. */
  data: Array<AssessmentPackage>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What assessment packages can be sorted by. */
export type AssessmentPackageSortField =
  /** Name. */
  | 'name'
  /** When the package was made. */
  | 'createdAt';

/** Sort of assessment packages. */
export type AssessmentPackageSort = {
  /** Field to sort by. */
  fieldName: AssessmentPackageSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which assessment packages to list. */
export type AppsGetAssessmentPackageListFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Kind of assessment. */
  product: AssessmentProduct;
  /** Only packages whose name holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Page to answer, counted from 0. */
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by name unless given. */
  sort?: InputMaybe<AssessmentPackageSort>;
};

/** Workflow as a set offers it. */
export type WorkflowOption = {
  /** Id of the workflow. */
  workflowId: Scalars['ID']['output'];
  /** Name that candidates see, at most 25 characters. */
  displayName: Scalars['String']['output'];
  /** Whether the workflow is the set's default; exactly one is. */
  isDefault: Scalars['Boolean']['output'];
};

/** Workflow as a set shall offer it. */
export type WorkflowOptionInput = {
  /** Id of the workflow, once a set. */
  workflowId: Scalars['ID']['input'];
  /** Whether the workflow is the set's default; exactly one is. */
  isDefault: Scalars['Boolean']['input'];
  /** Name that candidates see, trimmed, once a set, at most 25 characters. */
  displayName: Scalars['String']['input'];
};

/** Workflow set: a named bundle of workflows shown to candidates. */
export type WorkflowSet = {
  /** Id of the set. */
  _id: Scalars['ID']['output'];
  /** Name, at most 25 characters, once a customer. */
  name: Scalars['String']['output'];
  /** What the set is for, at most 700 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** Organisation of the set. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the set. */
  customerId: Scalars['ID']['output'];
  /** Department of the set. */
  hierarchyId: Scalars['ID']['output'];
  /** When the set was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the set last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When the set was archived; missing while it is active. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the set's version, counted from 1. */
  version: Scalars['Int']['output'];
  /** Workflows as the set offers them, in order. */
  workflowOptions: Array<WorkflowOption>;
  /** The same workflows with their stages, in the same order. */
  workflows: Array<Workflow>;
};

/** Page of workflow sets. */
export type WorkflowSetPage = {
  /** Sets of the page. */
  data: Array<WorkflowSet>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
};


/** Page of workflow sets. */
export type WorkflowSetPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** Page of workflow sets. */
export type WorkflowSetPagebreakdownArgs = {
  by: Array<WorkflowSetGrouping>;
};

/** What workflow sets can be sorted by. */
export type WorkflowSetSortField =
  /** Name. */
  | 'name'
  /** When the set was made. */
  | 'createdAt'
  /** Number of workflows. */
  | 'workflowCount'
  /** When the set was archived. */
  | 'archivedAt';

/** Sort of workflow sets. */
export type WorkflowSetSort = {
  /** Field to sort by. */
  fieldName: WorkflowSetSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which workflow sets to list. */
export type WorkflowSetFilter = {
  /** Whether to list archived sets instead of active ones; both unless given. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sets whose name holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Only rows created within this range. */
  createdAt?: InputMaybe<MomentRange>;
  /** Only rows last changed within this range. */
  updatedAt?: InputMaybe<MomentRange>;
  /** Only rows archived within this range. */
  archivedAt?: InputMaybe<MomentRange>;
};

/** Link by which anybody may start a stage of a vacancy. */
export type GenericAssessmentLink = {
  /** Stage of the link. */
  stageId: Scalars['ID']['output'];
  /** Address to start at. */
  assessmentLink: Scalars['String']['output'];
  /** External id of the stage's assessment package. */
  externalAssessmentPackageId: Scalars['ID']['output'];
  /** Name of the stage's assessment package. */
  assessmentPackageName?: Maybe<Scalars['String']['output']>;
};

/** Vacancy that candidates apply for. */
export type Vacancy = {
  /** Id of the vacancy. */
  _id: Scalars['ID']['output'];
  /** Id of the vacancy outside the product, once a customer. */
  externalVacancyId: Scalars['String']['output'];
  /** Title, at most 100 characters, shown as vacancy name. */
  title: Scalars['String']['output'];
  /** Description, at most 700 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** Department of the vacancy. */
  hierarchyId: Scalars['ID']['output'];
  /** Kind of work, shown as job family. */
  roleFamily?: Maybe<RoleFamily>;
  /** Hiring managers, then recruiters. */
  managers: Array<VacancyManager>;
  /** Workflow of the vacancy, fixed once the vacancy is saved. */
  workflow?: Maybe<Workflow>;
  /** Links by which anybody may start a stage. */
  genericAssessmentLinks: Array<GenericAssessmentLink>;
  /** Place of the work. */
  location?: Maybe<Location>;
  /** Job requisition that the vacancy came from. */
  jobRequisitionId?: Maybe<Scalars['ID']['output']>;
  /** Number of applications. */
  applicationCount: Scalars['Int']['output'];
  /** When the vacancy was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the vacancy was archived; missing while it is active. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the version, counted from 1; each change makes a new one. */
  version: Scalars['Int']['output'];
  /** When the vacancy last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Page of vacancies. */
export type VacancyPage = {
  /** Vacancies of the page. */
  data: Array<Vacancy>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
};


/** Page of vacancies. */
export type VacancyPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** Page of vacancies. */
export type VacancyPagebreakdownArgs = {
  by: Array<VacancyGrouping>;
  measures?: InputMaybe<Array<VacancyMeasure>>;
};

/** What vacancies can be sorted by. */
export type VacancySortField =
  /** Title. */
  | 'title'
  /** When the vacancy was made. */
  | 'createdAt'
  /** When the vacancy was archived. */
  | 'archivedAt'
  /** External id. */
  | 'externalVacancyId';

/** Sort of vacancies. */
export type VacancySort = {
  /** Field to sort by. */
  fieldName: VacancySortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which vacancies to list. */
export type AppsGetVacancyListV2Filter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Only vacancies of these departments and those below them. */
  hierarchyIdList: Array<Scalars['ID']['input']>;
  /** Whether to list archived vacancies instead of active ones; both unless given. */
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Page to answer, counted from 0. */
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by creation, newest first, unless given. */
  sort?: InputMaybe<VacancySort>;
  /** Only vacancies whose title or external id holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Only vacancies that the caller recruits for or hires for. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only rows created within this range. */
  createdAt?: InputMaybe<MomentRange>;
  /** Only rows last changed within this range. */
  updatedAt?: InputMaybe<MomentRange>;
  /** Only rows archived within this range. */
  archivedAt?: InputMaybe<MomentRange>;
};

/** Which vacancies to list or search. */
export type AppsGetVacancyListFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Only vacancies of these departments and those below them. */
  hierarchyIdList: Array<Scalars['ID']['input']>;
  /** Only vacancies whose title or external id holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Page to answer, counted from 0. */
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by creation, newest first, unless given. */
  sort?: InputMaybe<VacancySort>;
};

/** Workflow that a vacancy shall use, as it is now. */
export type VacancyWorkflowInput = {
  /** Id of the workflow. */
  _id: Scalars['ID']['input'];
  /** Name of the workflow. */
  name: Scalars['String']['input'];
  /** Stages of the workflow. */
  stages: Array<StageInput>;
};

/** Vacancy to make. */
export type AppsCreateVacancyInput = {
  /** Organisation of the vacancy. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the vacancy. */
  customerId: Scalars['ID']['input'];
  /** Department of the vacancy. */
  hierarchyId: Scalars['ID']['input'];
  /** Title, trimmed, at most 100 characters. */
  title: Scalars['String']['input'];
  /** Description, trimmed, at most 700 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Place of the work. */
  location?: InputMaybe<LocationInput>;
  /** Kind of work. */
  roleFamily: RoleFamilyInput;
  /** Hiring managers, then recruiters, at most 100 each. */
  managers: Array<VacancyManagerInput>;
  /** Workflow, which cannot be changed after saving. */
  workflow: VacancyWorkflowInput;
};

/** Vacancy to change, named by its id. */
export type AppsUpdateVacancyByIdInput = {
  /** Id of the vacancy. */
  _id: Scalars['ID']['input'];
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Title, trimmed, at most 100 characters. */
  title: Scalars['String']['input'];
  /** Description, trimmed, at most 700 characters; empty removes it. */
  description: Scalars['String']['input'];
  /** Kind of work. */
  roleFamily: RoleFamilyInput;
  /** Place of the work. */
  location?: InputMaybe<LocationInput>;
  /** Hiring managers, at most 100. */
  hiringManagers: Array<VacancyContactInput>;
  /** Recruiters, at most 100. */
  recruiters: Array<VacancyContactInput>;
  /** Version that was edited: refused when there is a newer one. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Vacancy to change, named by its external id. */
export type AppsUpdateVacancyByExternalVacancyIdInput = {
  /** External id of the vacancy. */
  externalVacancyId: Scalars['String']['input'];
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Title, trimmed, at most 100 characters. */
  title: Scalars['String']['input'];
  /** Description, trimmed, at most 700 characters; empty removes it. */
  description: Scalars['String']['input'];
  /** Kind of work. */
  roleFamily: RoleFamilyInput;
  /** Place of the work. */
  location?: InputMaybe<LocationInput>;
  /** Hiring managers, at most 100. */
  hiringManagers: Array<VacancyContactInput>;
  /** Recruiters, at most 100. */
  recruiters: Array<VacancyContactInput>;
  /** Version that was edited: refused when there is a newer one. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Status of an application. */
export type ApplicationStatus =
  /** New. */
  | 'APPS_APPLICATION_NEW'
  /** Longlisted. */
  | 'APPS_APPLICATION_LONGLISTED'
  /** Shortlisted. */
  | 'APPS_APPLICATION_SHORTLISTED'
  /** Interview; set by workflow rules and ATS mapping only. */
  | 'APPS_APPLICATION_INTERVIEW'
  /** Declined. */
  | 'APPS_APPLICATION_DECLINED'
  /** Offered. */
  | 'APPS_APPLICATION_OFFERED'
  /** Hired. */
  | 'APPS_APPLICATION_HIRED'
  /** Withdrawn. */
  | 'APPS_APPLICATION_WITHDRAWN';

/** Number of applications in a status. */
export type ApplicationStatusCount = {
  /** Status. */
  status: ApplicationStatus;
  /** Number of applications. */
  count: Scalars['Int']['output'];
};

/** Numbers of a vacancy's applications by status. */
export type VacancyApplicationStatusCount = {
  /** A row for each status that occurs. */
  statusCount: Array<ApplicationStatusCount>;
};

/** How far an assessment is. */
export type AssessmentStatus =
  /** Not started. */
  | 'APPS_ASSESSMENT_ORDER_COMPLETED'
  /** In progress. */
  | 'APPS_ASSESSMENT_INPROGRESS'
  /** Completed. */
  | 'APPS_ASSESSMENT_COMPLETED'
  /** Dropped out. */
  | 'APPS_ASSESSMENT_DROPPED_OUT';

/** Recommendation of an assessment. */
export type Recommendation =
  /** Yes. */
  | 'YES'
  /** Maybe. */
  | 'MAYBE'
  /** No. */
  | 'NO';

/** Name of an assessment result. */
export type AssessmentResultField =
  /** Recommendation: YES, MAYBE or NO. */
  | 'recommendation'
  /** Score from 0 to 100. */
  | 'recommendationScore'
  /** Number of answers that look copied. */
  | 'plagiarismQuestionCount'
  /** Number of answers with profanity. */
  | 'profanityQuestionCount'
  /** Number of answers far from the others. */
  | 'outlierQuestionCount'
  /** Whether an answer holds profanity. */
  | 'isProfanity'
  /** Whether an answer looks copied. */
  | 'isPlagiarism'
  /** Whether the answers are far from the others'. */
  | 'isOutlier'
  /** Whether the text is too poor to be judged. */
  | 'isLowTextQuality'
  /** Whether an answer looks made by a machine. */
  | 'isAgc'
  /** Number of answers that look made by a machine. */
  | 'agcQuestionCount'
  /** Rating by the reviewers. */
  | 'rating'
  /** Comment by the reviewers. */
  | 'comment'
  /** Ids of the reviewers. */
  | 'reviewerIds'
  /** Number of reviewers who are done. */
  | 'completedReviewerCount';

/** Type of an assessment result. */
export type AssessmentResultFieldType =
  /** Text. */
  | 'string'
  /** Number. */
  | 'number'
  /** True or false. */
  | 'boolean'
  /** List of texts. */
  | 'stringArray'
  /** List of numbers. */
  | 'numberArray';

/** Result of an assessment. */
export type AssessmentResult = {
  /** Name of the result. */
  fieldName: AssessmentResultField;
  /** Type of the result. */
  fieldType: AssessmentResultFieldType;
  /** Value of the result, of that type. */
  fieldValue?: Maybe<Scalars['JSON']['output']>;
};

/** Assessment of an application at one stage. */
export type Assessment = {
  /** Id of the assessment. */
  _id: Scalars['ID']['output'];
  /** Address at which the candidate takes it. */
  assessmentLink?: Maybe<Scalars['String']['output']>;
  /** Id of the assessment package. */
  assessmentPackageId?: Maybe<Scalars['ID']['output']>;
  /** Version of the assessment package. */
  assessmentPackageVersion?: Maybe<Scalars['Int']['output']>;
  /** Id at the provider. */
  externalAssessmentId?: Maybe<Scalars['ID']['output']>;
  /** External id of the assessment package. */
  externalAssessmentPackageId: Scalars['ID']['output'];
  /** Id of the vacancy at the provider. */
  externalCohortId?: Maybe<Scalars['ID']['output']>;
  /** Address of the report. */
  insightsLink?: Maybe<Scalars['String']['output']>;
  /** Whether somebody has looked at the report. */
  isViewed: Scalars['Boolean']['output'];
  /** When the results came. */
  predictedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Kind of assessment. */
  product: AssessmentProduct;
  /** Who runs the assessment. */
  provider: AssessmentProvider;
  /** Stage of the assessment. */
  stageId: Scalars['ID']['output'];
  /** How far the assessment is. */
  status: AssessmentStatus;
  /** When the candidate submitted it. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the assessment was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the assessment last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Results, empty until they came. */
  results?: Maybe<Array<AssessmentResult>>;
};

/** Names and addresses of a candidate; stand-ins once the candidate was deleted or de-identified. */
export type PersonalInformation = {
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Phone number with country code. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** E-mail address, in lower case. */
  email: Scalars['String']['output'];
};

/** Candidate: a person who applies. */
export type Candidate = {
  /** Id of the candidate. */
  _id: Scalars['ID']['output'];
  /** Names and addresses. */
  personalInformation?: Maybe<PersonalInformation>;
  /** Where the candidate lives. */
  location?: Maybe<Location>;
  /** When the candidate was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the candidate last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of the version, counted from 1; each change makes a new one. */
  version: Scalars['Int']['output'];
  /** When the personal data were deleted or de-identified; missing while they are there. */
  purgedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Application of a candidate for a vacancy. */
export type Application = {
  /** Id of the application. */
  _id: Scalars['ID']['output'];
  /** Status. */
  status: ApplicationStatus;
  /** Whether somebody moved it to its stage; missing while it was never moved. */
  isManuallyProgressed?: Maybe<Scalars['Boolean']['output']>;
  /** Stage that the application is at. */
  stageId: Scalars['ID']['output'];
  /** Candidate of the application. */
  candidate: Candidate;
  /** Assessments, in stage order. */
  assessments: Array<Assessment>;
  /** Organisation of the application. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the application. */
  customerId: Scalars['ID']['output'];
  /** Department of the application. */
  hierarchyId: Scalars['ID']['output'];
  /** Id of the candidate outside the product. */
  externalApplicantId?: Maybe<Scalars['String']['output']>;
  /** Id of the application outside the product. */
  externalApplicationId?: Maybe<Scalars['String']['output']>;
  /** External id of the vacancy. */
  externalVacancyId: Scalars['String']['output'];
  /** Vacancy of the application. */
  vacancyId: Scalars['ID']['output'];
  /** Title of the vacancy. */
  vacancyName: Scalars['String']['output'];
  /** When the application was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the application last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** What became of it, newest first. */
  history: Array<ApplicationEvent>;
  /** Changes of it that can still be undone, newest first. */
  holds: Array<Hold>;
  /** Stages of its vacancy, in order. */
  stages: Array<Stage>;
};

/** Page of applications. */
export type ApplicationPage = {
  /** Applications of the page. */
  data: Array<Application>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
};


/** Page of applications. */
export type ApplicationPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** Page of applications. */
export type ApplicationPagebreakdownArgs = {
  by: Array<ApplicationGrouping>;
};

/** Applications of a deleted candidate. */
export type DeletedCandidate = {
  /** The applications, stand-ins in place of the candidate. */
  data: Array<Application>;
};

/** What applications can be sorted by. */
export type ApplicationSortField =
  /** First name of the candidate. */
  | 'firstName'
  /** When the assessment was submitted. */
  | 'submittedAt'
  /** When the assessment was made. */
  | 'createdAt'
  /** Status of the application. */
  | 'status'
  /** Score of the assessment. */
  | 'recommendationScore'
  /** Rating of the assessment. */
  | 'rating'
  /** Whether the assessment's report was viewed. */
  | 'isViewed'
  /** Whether the application was moved by somebody. */
  | 'isManuallyProgressed';

/** What says which assessment a sort looks at. */
export type ApplicationSortFilterKey =
  /** External id of the assessment package. */
  | 'externalAssessmentPackageId';

/** Which of an application's assessments a sort looks at. */
export type ApplicationSortFilter = {
  /** What says it. */
  filterKey: ApplicationSortFilterKey;
  /** Its value. */
  filterValue: Scalars['String']['input'];
};

/** Sort of applications. */
export type ApplicationSort = {
  /** Field to sort by. */
  fieldName: ApplicationSortField;
  /** Direction of the sort. */
  order: SortOrder;
  /** Which assessment to look at, for fields of assessments; that of the stage in the filter, or else the first, unless given. */
  filter?: InputMaybe<ApplicationSortFilter>;
};

/** Only applications whose assessment is so far. */
export type AssessmentStatusFilter = {
  /** External id of the assessment package. */
  externalAssessmentPackageId: Scalars['ID']['input'];
  /** How far the assessment is. */
  assessmentStatus: AssessmentStatus;
};

/** Only applications whose assessment has one of these recommendations. */
export type AssessmentResultFilter = {
  /** External id of the assessment package. */
  externalAssessmentPackageId: Scalars['ID']['input'];
  /** Recommendations. */
  resultList: Array<Recommendation>;
};

/** Only applications whose assessment nobody viewed. */
export type AssessmentViewedFilter = {
  /** External id of the assessment package. */
  externalAssessmentPackageId: Scalars['ID']['input'];
  /** Whether to leave out viewed ones. */
  unViewedOnly: Scalars['Boolean']['input'];
};

/** Only applications whose assessment was submitted in a window. */
export type AssessmentSubmittedAtFilter = {
  /** External id of the assessment package. */
  externalAssessmentPackageId: Scalars['ID']['input'];
  /** Start of the window, included. */
  submittedAtGte?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the window, included; the console sends the end of the chosen day. */
  submittedAtLte?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which applications to list, of one vacancy or of all. */
export type AppsGetApplicationListFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** External id of the vacancy; applications for all vacancies unless given. */
  externalVacancyId?: InputMaybe<Scalars['String']['input']>;
  /** How far an assessment is. */
  assessmentStatusFilter?: InputMaybe<AssessmentStatusFilter>;
  /** Recommendations of an assessment. */
  assessmentResultFilter?: InputMaybe<AssessmentResultFilter>;
  /** Whether an assessment was viewed. */
  assessmentViewedFilter?: InputMaybe<AssessmentViewedFilter>;
  /** When an assessment was submitted. */
  assessmentSubmittedAtFilter?: InputMaybe<AssessmentSubmittedAtFilter>;
  /** Only applications in one of these statuses. */
  applicationStatusList?: InputMaybe<Array<ApplicationStatus>>;
  /** Only applications whose candidate's name or e-mail address holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Page to answer, counted from 0. */
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by submission, newest first, unless given; without a vacancy by creation, and by no field of an assessment. */
  sort?: InputMaybe<ApplicationSort>;
  /** Only applications at this stage of their vacancy's workflow. */
  stageId?: InputMaybe<Scalars['ID']['input']>;
  /** Only applications of these departments and those below them; for a list of all vacancies. */
  hierarchyIdList?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only applications for these vacancies, by their external ids. */
  externalVacancyIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only applications at these stages, of any vacancy's workflow. */
  stageIdList?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only applications that a card of the dashboard counts, or whose assessment it counts. */
  dashboardFilter?: InputMaybe<DashboardFilter>;
  /** Only new applications for active vacancies that wait for this. */
  work?: InputMaybe<ApplicationWork>;
  /** Only applications for vacancies that the caller recruits for or hires for. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only rows created within this range. */
  createdAt?: InputMaybe<MomentRange>;
  /** Only rows last changed within this range. */
  updatedAt?: InputMaybe<MomentRange>;
};

/** What a search for applications can be sorted by. */
export type ApplicationSearchSortField =
  /** When the application was made. */
  | 'createdAt';

/** Sort of a search for applications. */
export type ApplicationSearchSort = {
  /** Field to sort by. */
  fieldName: ApplicationSearchSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** How long personal data is kept. */
export type RetentionPeriod = {
  /** Months that a candidate's personal data is kept, 1 to 9999. */
  candidatePiiRetentionPeriod: Scalars['Int']['output'];
  /** Months that videos are kept, 1 to 9999. */
  videoRetentionPeriod: Scalars['Int']['output'];
};

/** How long personal data shall be kept. */
export type RetentionPeriodInput = {
  /** Months that a candidate's personal data is kept, 1 to 9999. */
  candidatePiiRetentionPeriod: Scalars['Int']['input'];
  /** Months that videos are kept, 1 to 9999. */
  videoRetentionPeriod: Scalars['Int']['input'];
};

/** Kind of a mail about SMS credits. */
export type SmsNotificationType =
  /** Credits fell under the threshold. */
  | 'USAGE_REMINDER'
  /** No credits are left. */
  | 'USAGE_ALERT';

/** Who is told about SMS credits, and when. */
export type SmsNotificationSetting = {
  /** Channel of the notice. */
  channel: NotificationChannel;
  /** Language of the notice. */
  language: Scalars['TemplateLanguage']['output'];
  /** When it was last sent. */
  lastSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** E-mail addresses of the recipients. */
  recipients: Array<Scalars['String']['output']>;
  /** Credits under which a reminder is sent; missing for the alert. */
  threshold?: Maybe<Scalars['Int']['output']>;
  /** Kind of the notice. */
  type: SmsNotificationType;
};

/** Who shall be told about SMS credits, and when. */
export type SmsNotificationSettingInput = {
  /** Channel of the notice, EMAIL. */
  channel: NotificationChannel;
  /** Language of the notice, en-US. */
  language: Scalars['TemplateLanguage']['input'];
  /** E-mail addresses of the recipients, none allowed. */
  recipients: Array<Scalars['String']['input']>;
  /** Credits under which a reminder is sent, a positive whole number; left out for the alert. */
  threshold?: InputMaybe<Scalars['Int']['input']>;
  /** Kind of the notice. */
  type: SmsNotificationType;
};

/** Settings of a customer. */
export type CustomerSetting = {
  /** Id of the settings. */
  _id: Scalars['ID']['output'];
  /** When the setting was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the setting last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Organisation of the settings. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the settings. */
  customerId: Scalars['ID']['output'];
  /** Department of the settings. */
  hierarchyId: Scalars['ID']['output'];
  /** How long personal data is kept, 1200 months each until another period is saved. */
  retentionPeriod: RetentionPeriod;
  /** Who is told about SMS credits. */
  smsNotificationSettings: Array<SmsNotificationSetting>;
  /** Tags. */
  tags: Array<Tag>;
  /** Counts the changes of the settings. */
  version: Scalars['Int']['output'];
  /** Names of the reasons to choose from when an application is declined. */
  declineReasons: Array<Scalars['String']['output']>;
  /** Whether a reason must be chosen. */
  isDeclineReasonRequired: Scalars['Boolean']['output'];
};

/** Settings of a customer to make. */
export type AppsCreateCustomerSettingInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** How long personal data is kept. */
  retentionPeriod: RetentionPeriodInput;
};

/** Settings of a customer to change. */
export type AppsUpdateCustomerSettingInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** How long personal data is kept. */
  retentionPeriod: RetentionPeriodInput;
  /** The typed text UPDATE RETENTION. */
  confirmation?: InputMaybe<Scalars['String']['input']>;
  /** Version that was edited; refused where another is stored by now. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Who shall be told about SMS credits. */
export type AppsUpdateSMSNotificationSettingsInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** The reminder and the alert. */
  smsNotificationSettings: Array<SmsNotificationSettingInput>;
  /** Version that was edited; refused where another is stored by now. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Operations that read. */
export type Query = {
  /** Lists vacancies with their numbers of applications (spec 3 §7). */
  AppsGetVacancyListV2: VacancyPage;
  /** Lists or searches active vacancies; one filter, as in the second version (spec 3 §7). */
  AppsGetVacancyList: VacancyPage;
  /** Lists the vacancies that a candidate applied for (spec 3 §7). */
  AppsGetVacancyListByCandidateId: VacancyPage;
  /** Reads a vacancy (spec 3 §7). */
  AppsGetVacancyById: Vacancy;
  /** Counts a vacancy's applications by status (spec 3 §7). */
  AppsGetVacancyApplicationStatusCount: VacancyApplicationStatusCount;
  /** Lists the applications of a vacancy, or of all (spec 3 §7). */
  AppsGetApplicationList: ApplicationPage;
  /** Searches the applications of all vacancies, for one or two letters among the newest 3,000; of more than 1,000 that match the total says 1,000 (spec 3 §7). */
  AppsSearchApplications: ApplicationPage;
  /** Lists workflows (spec 3 §7). */
  AppsGetWorkflowList: WorkflowPage;
  /** Lists workflows; scope, paging and sort stand beside the filter (spec 2 §7, spec 3 §7). */
  AppsGetWorkflowListV2: WorkflowPage;
  /** Reads a workflow (spec 3 §7). */
  AppsGetWorkflowById: Workflow;
  /** Lists assessment packages (spec 3 §7). */
  AppsGetAssessmentPackageList: AssessmentPackagePage;
  /** Lists workflow sets; scope, paging and sort stand beside the filter (spec 3 §7). */
  AppsGetWorkflowSetList: WorkflowSetPage;
  /** Reads a workflow set (spec 3 §7). */
  AppsGetWorkflowSetById: WorkflowSet;
  /** Says whether a workflow set of that name exists (spec 3 §7). */
  AppsCheckWorkflowSetNameDuplicatedByName: Scalars['Boolean']['output'];
  /** Reads the settings of a customer; null where none exist yet (spec 2 §7). */
  AppsGetCustomerSetting?: Maybe<CustomerSetting>;
  /** Lists ATS requests (spec 1 §7). */
  AtsGetRequestList: AtsRequestPage;
  /** Reads an ATS request (spec 1 §7). */
  AtsGetRequestById: AtsRequest;
  /** Lists ATS templates (spec 2 §7). */
  AtsGetAtsTemplates: AtsTemplatePage;
  /** Reads an ATS template, named by its id (spec 2 §7). */
  AtsGetAtsTemplateById: AtsTemplate;
  /** Reads an ATS template, named by its ATS (spec 2 §7). */
  AtsGetAtsTemplateByAtsName: AtsTemplate;
  /** Lists a customer's ATS tenants (spec 1 §7, spec 2 §7). */
  AtsGetTenantsByCustomer: AtsTenantPage;
  /** Reads an ATS tenant (spec 2 §7). */
  AtsGetTenantById: AtsTenant;
  /** Reads the signed-in user (spec 1 §7). */
  AuthMe: Me;
  /** Says whether the session's tokens have expired (spec 1 §7). */
  AuthCheckToken: TokenCheck;
  /** Renews the session's access (spec 1 §7). */
  AuthRefreshToken: TokenRefresh;
  /** Says at which region a user signs in (spec 1 §7). */
  AuthGetUserRegion: UserRegion;
  /** Says which actions the signed-in user may do on which resources (spec 1 §7). */
  CommonCheckPolicy: PolicyCheck;
  /** Finds places by their name or address, the best match first, for a vacancy or a candidate (spec 3 §7). */
  CommonGeocode: LocationPage;
  /** Reads what a group's permission editor works with (spec 2 §7). */
  CommonGetPermissionTabState: PermissionTab;
  /** Reads one policy (spec 2 §7). */
  CommonGetPolicy: Policy;
  /** Counts applications by the day of the region's time zone that they were made on (spec 2 §7). */
  DatalakeCountApplicationsByDay: ApplicationsByDay;
  /** Counts completed assessments: those submitted in the window (spec 2 §7). */
  DatalakeAssessmentCountCompletedAssessments: Scalars['Int']['output'];
  /** Completed ÷ (completed + consented to in the same window and not submitted), 0 to 1 (spec 2 §7). */
  DatalakeAssessmentCompletionRatio?: Maybe<Scalars['Float']['output']>;
  /** Consented to in the window, not submitted, and that longer ago than the threshold ÷ consented to in the window, 0 to 1 (spec 2 §7). */
  DatalakeAssessmentDropoutRatio?: Maybe<Scalars['Float']['output']>;
  /** Made in the window, not consented to, and that longer ago than the threshold ÷ made in the window, 0 to 1 (spec 2 §7). */
  DatalakeAssessmentLeakageRatio?: Maybe<Scalars['Float']['output']>;
  /** Completed with a rating ÷ completed (spec 2 §7). */
  DatalakeAssessmentEngagementRatio: EngagementRatio;
  /** Mean rating of those completed that have one, 0 to 10, rounded to one decimal, halves up (spec 2 §7). */
  DatalakeAssessmentAvgNPSScore?: Maybe<Scalars['Float']['output']>;
  /** Median time taken of those completed that have one: the middle value, or the mean of the two middle ones. In minutes, rounded to two decimals; null where there is none (spec 2 §7). */
  DatalakeAssessmentMedianTimeTaken?: Maybe<Scalars['Float']['output']>;
  /** Median score of those completed that have one: the middle value, or the mean of the two middle ones. 0 to 100, rounded to two decimals; null where there is none (spec 2 §7). */
  DatalakeAssessmentMedianScore?: Maybe<Scalars['Float']['output']>;
  /** Completed with profanity ÷ completed, 0 to 1 (spec 2 §7). */
  DatalakeAssessmentProfanityRatio?: Maybe<Scalars['Float']['output']>;
  /** Completed that look copied ÷ completed, 0 to 1 (spec 2 §7). */
  DatalakeAssessmentPlagiarismRatio?: Maybe<Scalars['Float']['output']>;
  /** Completed whose text is too poor to be judged ÷ completed, 0 to 1 (spec 2 §7). */
  DatalakeAssessmentGarbageRatio?: Maybe<Scalars['Float']['output']>;
  /** Counts completed assessments by device (spec 2 §2). */
  DatalakeAssessmentDeviceType: DeviceSplit;
  /** Counts completed assessments by recommendation (spec 2 §7). */
  DatalakeAssessmentRecommendationSplit: RecommendationSplit;
  /** Counts completed assessments by score, in buckets of 10; 100 is one of its own (spec 2 §7). */
  DatalakeAssessmentScoreDistribution: ScoreDistribution;
  /** Lists the API keys of a customer (decisions §5). */
  ORGGetApiKeys: ApiKeyPage;
  /** Reads an API key, without its secret (decisions §5). */
  ORGGetApiKey: ApiKey;
  /** Lists the addresses that are not mailed any more (spec 3 §2 “Delivery logs”). */
  NotifGetSuppressedAddresses: SuppressedAddressPage;
  /** Lists mails, one row each (spec 3 §2 “Delivery logs”). */
  NotifGetEmails: SentEmailPage;
  /** Lists the mails and text messages about an application, the last written first (spec 3 §2 “Delivery logs”). */
  NotifGetApplicationMessages: ApplicationMessagePage;
  /** Lists the notes about an application, newest first; part of reading it (spec 3 §2 “Candidate modal”). */
  AppsGetApplicationNotes: ApplicationNotePage;
  /** Lists the users whom a note about an application can mention: active ones who may see it, by name (spec 3 §2 “Candidate modal”). */
  AppsGetMentionableUsers: MentionableUserPage;
  /** Fills a template of the notification settings with the newest application that the caller may see, or with made-up data (spec 2 §4 “Notifications”). */
  NotifPreviewTemplate: TemplatePreview;
  /** Lists the texts of the customer's messages in the languages that it uses, those about accounts left out (spec 2 §4 “Notifications”). */
  NotifGetMessageTexts: MessageTextPage;
  /** Reads the text of a message (spec 2 §4 “Notifications”). */
  NotifGetMessageText: MessageText;
  /** Lists the versions of a message's text (spec 2 §4 “Notifications”). */
  NotifGetMessageTextVersions: MessageTextVersionPage;
  /** Fills a text that is being written with an example; saves and sends nothing (spec 2 §4 “Notifications”). */
  NotifPreviewMessageText: MessageTextPreview;
  /** Lists live interviews by their start (decisions §7). */
  AppsGetInterviewList: InterviewPage;
  /** Reads a live interview (decisions §7). */
  AppsGetInterviewById: Interview;
  /** Says what archiving customers would leave behind; changes nothing (spec 1 §2.3). */
  ORGPreviewArchiveCustomers: ArchiveCustomersPreview;
  /** Suggests job families that the customer has made, by name, at most 50 (spec 3 §2 “Vacancies”). */
  AppsSuggestRoleFamilies: RoleFamilySuggestions;
  /** Follows the dashboard's figures through a window of days (spec 2 §2 “Discover Insights”). */
  DatalakeFigureTrends: FigureTrends;
  /** Lists one's own sessions that have not ended (decisions §5 “lifetimes”). */
  AuthGetSessions: OwnSessionPage;
  /** Lists one's own second factors (decisions §9). */
  AuthGetFactors: OwnFactorPage;
  /** Reads a second factor of one's own, or the recovery codes (decisions §9). */
  AuthGetFactor: OwnFactor;
  /** Says how one can confirm that it is still oneself (decisions §9). */
  AuthGetConfirmation: OwnConfirmation;
  /** Reads how the people of a customer sign in (decisions §9). */
  AuthGetSignInRules: SignInRules;
  /** Lists a user's sessions that have not ended (decisions §5 “lifetimes”). */
  AuthGetUserSessions: UserSessionPage;
  /** Says whether one has a password here, and how old it is (spec 1 §5). */
  AuthGetPassword: OwnPassword;
  /** Searches the customers that the signed-in user may open, in all regions (spec 1 §2.2). */
  AuthSearchCustomers: CustomerSummaryPage;
  /** Reads how one has arranged a page; null where one has not, or has put it back (spec 2 §2 “Discover Insights”). */
  CommonGetPageLayout?: Maybe<PageLayout>;
  /** Says who would gain and lose what by a change of a group's policy; changes nothing (spec 2 §2 “Permission editors”, §6). */
  CommonPreviewPolicy: AccessPreview;
  /** Says who would gain and lose what by a change of the departments; changes nothing (spec 2 §2 “Departments”). One that comes or goes counts for those who hold a right in some departments, not for those who hold it in the whole customer. Its new departments have other ids than their save gives them. */
  ORGPreviewHierarchies: AccessPreview;
  /** Says who would gain and lose what by a change of a group's members; changes nothing (spec 2 §2 “Groups”). */
  ORGPreviewGroupMembers: AccessPreview;
  /** Says what other default groups of single sign-on would give to accounts that are made from then on; changes nothing (spec 1 §2.6). */
  IDPPreviewSSOGroups: AccessPreview;
  /** Reads a SAML identity provider's metadata, from its address or its text; changes nothing (spec 1 §2.6). */
  IDPReadProviderMetadata: SSOProviderMetadata;
  /** Reads what a group's policies really grant, department by department (spec 2 §6). */
  CommonGetGroupGrants: GroupGrants;
  /** Says why somebody may, or may not, see or change something: which groups, statements and departments allow or refuse it (spec 2 §6). */
  CommonExplainAccess: AccessExplanation;
  /** Counts what saving retention periods would purge, and purges nothing (spec 2 §4 “Compliance”). */
  AppsPreviewRetention: RetentionPreview;
  /** Reads one's own test sign-in (spec 1 §2.6). */
  IDPGetSSOTest: SSOTest;
  /** Says what a sign-in by an identity provider still needs (spec 1 §4). */
  IDPGetSSOStep: SSOStep;
  /** Reads an application (spec 3 §2 “Candidate modal”). */
  AppsGetApplicationById: Application;
  /** Lists every row that a call changed, however many, for the way back (decisions §5 “reversible and irreversible”). */
  CommonGetAuditSubjects: AuditSubjects;
  /** Counts what an action on several rows would do; it needs the rights of the action itself (decisions §5 “reversible and irreversible”). */
  CommonPreviewAction: ActionPreview;
  /** Finds the best rows of several lists in one call, each within the right to list it: the same text first, then texts and words that begin with it; similar texts if nothing else is found (spec 3 §2). */
  CommonSearch: SearchResult;
  /** Lists who did what (decisions §5 “audit”). */
  CommonGetAuditList: AuditEntryPage;
  /** Lists who signed in and what changed of access, and what was refused (decisions §5 “audit”). */
  CommonGetSecurityLog: SecurityEntryPage;
  /** Lists saved views: one's own and those shared within the customer (decisions §9). */
  CommonGetViewList: SavedViewPage;
  /** Lists the views that the signed-in user is mailed (decisions §9). */
  CommonGetViewMailList: ViewMailPage;
  /** Reads the shared views that lists open with for the signed-in user, at most one a resource: that of a group of theirs, the latest first, or else that for everyone (decisions §9). */
  CommonGetDefaultViews: DefaultViews;
  /** Lists webhooks (decisions §9). */
  CommonGetWebhookList: WebhookPage;
  /** Reads a webhook (decisions §9). */
  CommonGetWebhook: Webhook;
  /** Lists what webhooks were told (decisions §9). */
  CommonGetWebhookDeliveryList: WebhookDeliveryPage;
  /** Lists the SCIM tokens of a customer (decisions §5). */
  IDPGetScimTokens: ScimTokenPage;
  /** Reads a SCIM token, without its secret (decisions §5). */
  IDPGetScimToken: ScimToken;
  /** Lists the SCIM requests of a customer (decisions §5). */
  IDPGetScimRequests: ScimRequestPage;
  /** Reads a SCIM request (decisions §5). */
  IDPGetScimRequest: ScimRequest;
  /** Lists the domains of a customer's single sign-on (decisions §5). */
  IDPGetSsoDomains: SsoDomainPage;
  /** Reads a domain, with the record that proves it (decisions §5). */
  IDPGetSsoDomain: SsoDomain;
  /** Lists who may do what in a customer, as its policies decide it: a row for each user, right and reach (spec 2 §6). */
  CommonGetAccessGrants: AccessGrantPage;
  /** Lists the versions of a policy (spec 2 §2 “Permission editors”). */
  CommonGetPolicyVersions: PolicyVersionPage;
  /** Lists the recurring work of the platform and how it is doing; only who reaches every organisation has rows (decisions §9). */
  CommonGetBackgroundJobs: BackgroundJobPage;
  /** Lists the stores, queues, senders and processes of the platform and how they are doing, worst first; only who reaches every organisation has rows (decisions §9). */
  CommonGetPlatformHealth: PlatformPartPage;
  /** Lists what was given up in all stores, the newest 2,000 of each kind and store; only who reaches every organisation has rows (decisions §9). */
  CommonGetDeadLetters: DeadLetterPage;
  /** Reads a customer's branding; “Branding is not found!” with code NOT_FOUND where none exists (spec 1 §7). */
  FIGetBranding: Branding;
  /** Reads a customer's single sign-on configuration, one that was never saved included (spec 1 §7). */
  IDPGetSSOConfig: SSOConfig;
  /** Says before sign-in whether a customer uses single sign-on (spec 1 §7). */
  IDPSearchSSOConfigs: SSOConfigStatePage;
  /** Reads the departments of a customer for permission editing (spec 2 §7). */
  IDPGetHierarchyTree: HierarchyTree;
  /** Reads the notification settings of one tab (spec 2 §7). */
  NotifGetNotificationSettingsV2: NotificationSettings;
  /** Reads a customer's e-mail domain; null where none is set up (spec 2 §7). */
  NotifGetEmailDomain?: Maybe<EmailDomain>;
  /** Reads a customer's SMS credits (spec 2 §7). */
  NotifGetSMSCreditsByCustomerId: SmsCredits;
  /** Lists a customer's purchases of SMS credits (spec 2 §7). */
  NotifGetSMSCreditsPurchaseHistoryList: SmsCreditsPurchasePage;
  /** Lists delivery events of mails (spec 3 §7). */
  NotifGetEmailEventsByCustomerId: EmailEventPage;
  /** Lists the delivery events of one mail (spec 3 §7). */
  NotifGetEmailEventByMailMessageId: EmailEventPage;
  /** Says what last happened to an assessment's mail; part of reading its application; null where nothing did (spec 3 §7). */
  NotifGetLatestEmailEventByAssessmentId?: Maybe<LatestEmailEvent>;
  /** Lists delivery events of text messages (spec 3 §7). */
  NotifGetSMSEventList: SmsEventPage;
  /** Lists customers (spec 1 §7). */
  ORGGetCustomers: CustomerPage;
  /** Reads a customer (spec 1 §7). */
  ORGGetCustomer: Customer;
  /** Lists organisations (spec 1 §7). */
  ORGGetOrganizations: OrganizationPage;
  /** Reads an organisation; the id stands in a filter, as in ORGGetCustomer (spec 2 §7). */
  ORGGetOrganization: Organization;
  /** Lists the customers of an organisation in every region; paging stands beside the organisation (spec 2 §7). */
  ORGGetOrganizationGlobalCustomers: CustomerSummaryPage;
  /** Reads the root department of a customer (spec 1 §7). */
  ORGGetRootHierarchy: Hierarchy;
  /** Reads a department with those below it (spec 1 §7, spec 2 §7). */
  ORGGetHierarchy: Hierarchy;
  /** Lists groups (spec 1 §7, spec 2 §7). */
  ORGGetGroups: GroupPage;
  /** Reads a group with its policy (spec 2 §7). */
  ORGGetGroup: Group;
  /** Lists users (spec 2 §7, spec 3 §7). */
  ORGGetUsers: UserPage;
  /** Reads a user (spec 3 §7). */
  ORGGetUser: User;
};


/** Operations that read. */
export type QueryAppsGetVacancyListV2Args = {
  filter: AppsGetVacancyListV2Filter;
};


/** Operations that read. */
export type QueryAppsGetVacancyListArgs = {
  filter: AppsGetVacancyListFilter;
};


/** Operations that read. */
export type QueryAppsGetVacancyListByCandidateIdArgs = {
  candidateId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<VacancySort>;
};


/** Operations that read. */
export type QueryAppsGetVacancyByIdArgs = {
  vacancyId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryAppsGetVacancyApplicationStatusCountArgs = {
  vacancyId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryAppsGetApplicationListArgs = {
  filterApplicationInput: AppsGetApplicationListFilter;
};


/** Operations that read. */
export type QueryAppsSearchApplicationsArgs = {
  searchText: Scalars['String']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ApplicationSearchSort>;
};


/** Operations that read. */
export type QueryAppsGetWorkflowListArgs = {
  filter: AppsGetWorkflowListFilter;
};


/** Operations that read. */
export type QueryAppsGetWorkflowListV2Args = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  workflowFilter: WorkflowFilter;
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<WorkflowSort>;
};


/** Operations that read. */
export type QueryAppsGetWorkflowByIdArgs = {
  workflowId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryAppsGetAssessmentPackageListArgs = {
  filter: AppsGetAssessmentPackageListFilter;
};


/** Operations that read. */
export type QueryAppsGetWorkflowSetListArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  workflowSetFilter: WorkflowSetFilter;
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<WorkflowSetSort>;
};


/** Operations that read. */
export type QueryAppsGetWorkflowSetByIdArgs = {
  workflowSetId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryAppsCheckWorkflowSetNameDuplicatedByNameArgs = {
  name: Scalars['String']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryAppsGetCustomerSettingArgs = {
  input: ScopeInput;
};


/** Operations that read. */
export type QueryAtsGetRequestListArgs = {
  getRequestListInput: AtsGetRequestListInput;
};


/** Operations that read. */
export type QueryAtsGetRequestByIdArgs = {
  getRequestByIdInput: AtsGetRequestByIdInput;
};


/** Operations that read. */
export type QueryAtsGetAtsTemplatesArgs = {
  getAtsTemplatesInput?: InputMaybe<AtsGetAtsTemplatesInput>;
};


/** Operations that read. */
export type QueryAtsGetAtsTemplateByIdArgs = {
  getAtsTemplateByIdInput: AtsGetAtsTemplateByIdInput;
};


/** Operations that read. */
export type QueryAtsGetAtsTemplateByAtsNameArgs = {
  getAtsTemplateByAtsNameInput: AtsGetAtsTemplateByAtsNameInput;
};


/** Operations that read. */
export type QueryAtsGetTenantsByCustomerArgs = {
  getTenantsByCustomerInput: AtsGetTenantsByCustomerInput;
};


/** Operations that read. */
export type QueryAtsGetTenantByIdArgs = {
  getTenantByIdInput: AtsGetTenantByIdInput;
};


/** Operations that read. */
export type QueryAuthMeArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
};


/** Operations that read. */
export type QueryAuthGetUserRegionArgs = {
  email: Scalars['String']['input'];
};


/** Operations that read. */
export type QueryCommonCheckPolicyArgs = {
  policy: CommonCheckPolicyInput;
};


/** Operations that read. */
export type QueryCommonGeocodeArgs = {
  searchText: Scalars['String']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that read. */
export type QueryCommonGetPermissionTabStateArgs = {
  filter: CommonGetPermissionTabStateFilter;
};


/** Operations that read. */
export type QueryCommonGetPolicyArgs = {
  policyId: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryDatalakeCountApplicationsByDayArgs = {
  filterApplicationInput: DatalakeApplicationFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentCountCompletedAssessmentsArgs = {
  filterAssessmentInput: DatalakeAssessmentFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentCompletionRatioArgs = {
  filterAssessmentInput: DatalakeAssessmentFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentDropoutRatioArgs = {
  filterAssessmentInput: DatalakeDropoutFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentLeakageRatioArgs = {
  filterAssessmentInput: DatalakeLeakageFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentEngagementRatioArgs = {
  filterAssessmentInput: DatalakeAssessmentFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentAvgNPSScoreArgs = {
  filterAssessmentInput: DatalakeAssessmentFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentMedianTimeTakenArgs = {
  filterAssessmentInput: DatalakeAssessmentFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentMedianScoreArgs = {
  filterAssessmentInput: DatalakeAssessmentFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentProfanityRatioArgs = {
  filterAssessmentInput: DatalakeAssessmentFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentPlagiarismRatioArgs = {
  filterAssessmentInput: DatalakeAssessmentFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentGarbageRatioArgs = {
  filterAssessmentInput: DatalakeAssessmentFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentDeviceTypeArgs = {
  filterAssessmentInput: DatalakeAssessmentFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentRecommendationSplitArgs = {
  filterAssessmentInput: DatalakeAssessmentFilter;
};


/** Operations that read. */
export type QueryDatalakeAssessmentScoreDistributionArgs = {
  filterAssessmentInput: DatalakeScoreFilter;
};


/** Operations that read. */
export type QueryORGGetApiKeysArgs = {
  filter: ORGGetApiKeysFilter;
};


/** Operations that read. */
export type QueryORGGetApiKeyArgs = {
  filter: ApiKeyIdFilter;
};


/** Operations that read. */
export type QueryNotifGetSuppressedAddressesArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  filter?: InputMaybe<SuppressedAddressFilter>;
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SuppressedAddressSort>;
};


/** Operations that read. */
export type QueryNotifGetEmailsArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  mailRecipient?: InputMaybe<Scalars['String']['input']>;
  templateTypes?: InputMaybe<Array<NotificationEvent>>;
  eventTypes?: InputMaybe<Array<EmailEventType>>;
  hadEventTypes?: InputMaybe<Array<EmailEventType>>;
  vacancyId?: InputMaybe<Scalars['ID']['input']>;
  dateRange: DateRangeInput;
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SentEmailSort>;
};


/** Operations that read. */
export type QueryNotifGetApplicationMessagesArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  applicationId: Scalars['ID']['input'];
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ApplicationTimelineSort>;
};


/** Operations that read. */
export type QueryAppsGetApplicationNotesArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  applicationId: Scalars['ID']['input'];
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ApplicationTimelineSort>;
};


/** Operations that read. */
export type QueryAppsGetMentionableUsersArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  applicationId: Scalars['ID']['input'];
  searchText?: InputMaybe<Scalars['String']['input']>;
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that read. */
export type QueryNotifPreviewTemplateArgs = {
  input: NotifPreviewTemplateInput;
};


/** Operations that read. */
export type QueryNotifGetMessageTextsArgs = {
  customerId: Scalars['ID']['input'];
  filter?: InputMaybe<MessageTextFilter>;
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MessageTextSort>;
};


/** Operations that read. */
export type QueryNotifGetMessageTextArgs = {
  _id: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryNotifGetMessageTextVersionsArgs = {
  _id: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MessageTextVersionSort>;
};


/** Operations that read. */
export type QueryNotifPreviewMessageTextArgs = {
  input: NotifPreviewMessageTextInput;
};


/** Operations that read. */
export type QueryAppsGetInterviewListArgs = {
  filter: AppsGetInterviewListFilter;
};


/** Operations that read. */
export type QueryAppsGetInterviewByIdArgs = {
  _id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryORGPreviewArchiveCustomersArgs = {
  filter: CustomerIdsFilter;
  standingIn: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryAppsSuggestRoleFamiliesArgs = {
  filter: AppsSuggestRoleFamiliesFilter;
};


/** Operations that read. */
export type QueryDatalakeFigureTrendsArgs = {
  filter: DatalakeTrendsFilter;
};


/** Operations that read. */
export type QueryAuthGetSessionsArgs = {
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OwnSessionSort>;
};


/** Operations that read. */
export type QueryAuthGetFactorsArgs = {
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OwnSessionSort>;
};


/** Operations that read. */
export type QueryAuthGetFactorArgs = {
  factorId: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryAuthGetSignInRulesArgs = {
  filter: SignInRulesFilter;
};


/** Operations that read. */
export type QueryAuthGetUserSessionsArgs = {
  filter: AuthGetUserSessionsFilter;
};


/** Operations that read. */
export type QueryAuthSearchCustomersArgs = {
  searchText: Scalars['String']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that read. */
export type QueryCommonGetPageLayoutArgs = {
  page: Scalars['String']['input'];
};


/** Operations that read. */
export type QueryCommonPreviewPolicyArgs = {
  input: CommonPreviewPolicyInput;
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that read. */
export type QueryORGPreviewHierarchiesArgs = {
  hierarchies: HierarchiesInput;
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that read. */
export type QueryORGPreviewGroupMembersArgs = {
  param: ORGPreviewGroupMembersParam;
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that read. */
export type QueryIDPPreviewSSOGroupsArgs = {
  filter: SSOConfigFilter;
  groupIds: Array<Scalars['ID']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that read. */
export type QueryIDPReadProviderMetadataArgs = {
  metadata: SSOProviderMetadataInput;
  filter: SSOConfigFilter;
};


/** Operations that read. */
export type QueryCommonGetGroupGrantsArgs = {
  filter: CommonGetGroupGrantsFilter;
};


/** Operations that read. */
export type QueryCommonExplainAccessArgs = {
  input: CommonExplainAccessInput;
};


/** Operations that read. */
export type QueryAppsPreviewRetentionArgs = {
  input: AppsPreviewRetentionInput;
};


/** Operations that read. */
export type QueryIDPGetSSOTestArgs = {
  _id: Scalars['ID']['input'];
  filter: SSOConfigFilter;
};


/** Operations that read. */
export type QueryAppsGetApplicationByIdArgs = {
  _id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryCommonGetAuditSubjectsArgs = {
  entryId: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryCommonPreviewActionArgs = {
  input: PreviewActionInput;
};


/** Operations that read. */
export type QueryCommonSearchArgs = {
  input: CommonSearchInput;
};


/** Operations that read. */
export type QueryCommonGetAuditListArgs = {
  filter: CommonGetAuditListFilter;
};


/** Operations that read. */
export type QueryCommonGetSecurityLogArgs = {
  filter: CommonGetSecurityLogFilter;
};


/** Operations that read. */
export type QueryCommonGetViewListArgs = {
  filter: CommonGetViewListFilter;
};


/** Operations that read. */
export type QueryCommonGetViewMailListArgs = {
  filter: CommonGetViewMailListFilter;
};


/** Operations that read. */
export type QueryCommonGetDefaultViewsArgs = {
  scope: ScopeInput;
};


/** Operations that read. */
export type QueryCommonGetWebhookListArgs = {
  filter: CommonGetWebhookListFilter;
};


/** Operations that read. */
export type QueryCommonGetWebhookArgs = {
  filter: WebhookIdFilter;
};


/** Operations that read. */
export type QueryCommonGetWebhookDeliveryListArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  filter?: InputMaybe<WebhookDeliveryFilter>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<WebhookDeliverySort>;
};


/** Operations that read. */
export type QueryIDPGetScimTokensArgs = {
  filter: IDPGetScimTokensFilter;
};


/** Operations that read. */
export type QueryIDPGetScimTokenArgs = {
  filter: ScimTokenIdFilter;
};


/** Operations that read. */
export type QueryIDPGetScimRequestsArgs = {
  filter: IDPGetScimRequestsFilter;
};


/** Operations that read. */
export type QueryIDPGetScimRequestArgs = {
  filter: ScimRequestIdFilter;
};


/** Operations that read. */
export type QueryIDPGetSsoDomainsArgs = {
  filter: IDPGetSsoDomainsFilter;
};


/** Operations that read. */
export type QueryIDPGetSsoDomainArgs = {
  filter: SsoDomainIdFilter;
};


/** Operations that read. */
export type QueryCommonGetAccessGrantsArgs = {
  filter: CommonGetAccessGrantsFilter;
};


/** Operations that read. */
export type QueryCommonGetPolicyVersionsArgs = {
  policyId: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PolicyVersionSort>;
};


/** Operations that read. */
export type QueryCommonGetBackgroundJobsArgs = {
  filter: CommonGetBackgroundJobsFilter;
};


/** Operations that read. */
export type QueryCommonGetPlatformHealthArgs = {
  filter: CommonGetPlatformHealthFilter;
};


/** Operations that read. */
export type QueryCommonGetDeadLettersArgs = {
  filter: CommonGetDeadLettersFilter;
};


/** Operations that read. */
export type QueryFIGetBrandingArgs = {
  customerId: Scalars['ID']['input'];
};


/** Operations that read. */
export type QueryIDPGetSSOConfigArgs = {
  filter: SSOConfigFilter;
};


/** Operations that read. */
export type QueryIDPSearchSSOConfigsArgs = {
  customerId: Scalars['ID']['input'];
  enableSapia: Scalars['Boolean']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SSOConfigSort>;
};


/** Operations that read. */
export type QueryIDPGetHierarchyTreeArgs = {
  filter: IDPGetHierarchyTreeFilter;
};


/** Operations that read. */
export type QueryNotifGetNotificationSettingsV2Args = {
  notification: NotifGetNotificationSettingsV2Input;
};


/** Operations that read. */
export type QueryNotifGetEmailDomainArgs = {
  input: ScopeInput;
};


/** Operations that read. */
export type QueryNotifGetSMSCreditsByCustomerIdArgs = {
  input: ScopeInput;
};


/** Operations that read. */
export type QueryNotifGetSMSCreditsPurchaseHistoryListArgs = {
  input: NotifGetSMSCreditsPurchaseHistoryListInput;
};


/** Operations that read. */
export type QueryNotifGetEmailEventsByCustomerIdArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  mailRecipient?: InputMaybe<Scalars['String']['input']>;
  templateTypes?: InputMaybe<Array<NotificationEvent>>;
  eventTypes?: InputMaybe<Array<EmailEventType>>;
  dateRange: DateRangeInput;
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<EmailEventSort>;
};


/** Operations that read. */
export type QueryNotifGetEmailEventByMailMessageIdArgs = {
  customerId: Scalars['ID']['input'];
  mailMessageId: Scalars['ID']['input'];
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<EmailEventSort>;
};


/** Operations that read. */
export type QueryNotifGetLatestEmailEventByAssessmentIdArgs = {
  assessmentId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  templateTypes: Array<NotificationEvent>;
};


/** Operations that read. */
export type QueryNotifGetSMSEventListArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  templateTypes?: InputMaybe<Array<SmsNotificationEvent>>;
  messageStatus?: InputMaybe<Scalars['SmsMessageStatus']['input']>;
  dateRange?: InputMaybe<DateRangeInput>;
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SmsEventSort>;
};


/** Operations that read. */
export type QueryORGGetCustomersArgs = {
  filter: ORGGetCustomersFilter;
};


/** Operations that read. */
export type QueryORGGetCustomerArgs = {
  filter: ORGGetCustomerFilter;
};


/** Operations that read. */
export type QueryORGGetOrganizationsArgs = {
  filter: ORGGetOrganizationsFilter;
};


/** Operations that read. */
export type QueryORGGetOrganizationArgs = {
  filter: ORGGetOrganizationFilter;
};


/** Operations that read. */
export type QueryORGGetOrganizationGlobalCustomersArgs = {
  organization: ORGGetOrganizationGlobalCustomersInput;
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerSummarySort>;
};


/** Operations that read. */
export type QueryORGGetRootHierarchyArgs = {
  filter: ORGGetRootHierarchyFilter;
};


/** Operations that read. */
export type QueryORGGetHierarchyArgs = {
  filter: ORGGetHierarchyFilter;
};


/** Operations that read. */
export type QueryORGGetGroupsArgs = {
  filter: ORGGetGroupsFilter;
};


/** Operations that read. */
export type QueryORGGetGroupArgs = {
  filter: GroupIdFilter;
};


/** Operations that read. */
export type QueryORGGetUsersArgs = {
  filter: ORGGetUsersFilter;
};


/** Operations that read. */
export type QueryORGGetUserArgs = {
  filter: UserIdFilter;
};

/** Operations that change. */
export type Mutation = {
  /** Makes a vacancy (spec 3 §7). */
  AppsCreateVacancy: Vacancy;
  /** Changes a vacancy, named by its id (spec 3 §7). */
  AppsUpdateVacancyById: Vacancy;
  /** Changes a vacancy, named by its external id (spec 3 §7). */
  AppsUpdateVacancyByExternalVacancyId: Vacancy;
  /** Archives vacancies: applications stay, invitations and reminders stop (spec 3 §7). */
  AppsArchiveVacanciesByExternalVacancyIds: ChangedRows;
  /** Restores archived vacancies (spec 3 §7). */
  AppsRestoreVacanciesByExternalVacancyIds: ChangedRows;
  /** Moves applications to a later stage of their workflow (spec 3 §7). */
  AppsMoveApplication: ChangedRows;
  /** Sets the status of applications (spec 3 §7). */
  AppsUpdateApplicationStatus: ChangedRows;
  /** Sends the assessment invitations of applications again (spec 3 §7). */
  AppsResendApplicationAssessmentLink: ChangedRows;
  /** Sends the My Insights report of an application again (spec 3 §7). */
  AppsResendApplicationMiReport: Application;
  /** Changes the personal data of an application's candidate, in all of the candidate's applications (spec 3 §7). */
  AppsUpdateApplicationCandidate: Application;
  /** Deletes a candidate from all of the candidate's applications; it cannot be undone (spec 3 §7). */
  AppsDeleteCandidateById: DeletedCandidate;
  /** De-identifies the candidate of an application; it cannot be undone (spec 3 §7). */
  AppsPurgeApplicationCandidate: Application;
  /** Makes a workflow of one or two stages (spec 3 §7). */
  AppsCreateWorkflow: Workflow;
  /** Changes a workflow; the scope stands beside the input (spec 3 §7). */
  AppsUpdateWorkflow: Workflow;
  /** Archives workflows: active vacancies keep them; refused for a set's default or only workflow (spec 3 §7). */
  AppsArchiveWorkflows: ChangedRows;
  /** Restores archived workflows (spec 3 §7). */
  AppsRestoreWorkflows: ChangedRows;
  /** Makes a workflow set (spec 3 §7). */
  AppsCreateWorkflowSet: WorkflowSet;
  /** Changes a workflow set (spec 3 §7). */
  AppsUpdateWorkflowSet: WorkflowSet;
  /** Archives workflow sets (spec 3 §7). */
  AppsArchiveWorkflowSet: ChangedRows;
  /** Restores archived workflow sets (spec 3 §7). */
  AppsRestoreWorkflowSet: ChangedRows;
  /** Makes the settings of a customer (spec 2 §7). */
  AppsCreateCustomerSetting: CustomerSetting;
  /** Changes how long a customer's personal data is kept; a shorter period cannot be undone once data is gone (spec 2 §7). */
  AppsUpdateCustomerSetting: CustomerSetting;
  /** Sets who is told about SMS credits (spec 2 §7). */
  AppsUpdateSMSNotificationSettings: CustomerSetting;
  /** Makes an ATS tenant (spec 2 §7). */
  AtsCreateTenant: AtsTenant;
  /** Changes an ATS tenant (spec 2 §7). */
  AtsUpdateTenant: AtsTenant;
  /** Archives ATS tenants, which end their connections (spec 2 §7). */
  AtsDeleteTenantsByIds: ChangedRows;
  /** Sends a retryable failed ATS request again: it is STARTED, then COMPLETED, FAILED or IGNORED (spec 1 §4). */
  AtsRetryRequest: AtsRequest;
  /** Signs in with e-mail address and password; five wrong ones lock for 5 minutes (spec 1 §7). */
  AuthEmailLogin: EmailLogin;
  /** Completes a sign-in with the code that was mailed, valid for 10 minutes (spec 1 §7). */
  AuthMfaLogin: MfaLogin;
  /** Mails a new code; it counts as a try to sign in (spec 1 §7). */
  AuthResendMfaCode: ResendMfaCode;
  /** Mails a link to set a new password, valid for 60 minutes (spec 1 §7, spec 3 §7). */
  AuthForgetPassword: ForgetPassword;
  /** Sets a new password with the token of a mailed link (spec 1 §7). */
  AuthResetPassword: ResetPassword;
  /** Ends the session (spec 1 §7). */
  AuthLogout: Logout;
  /** Unlocks a user that too many wrong passwords locked (spec 3 §7). */
  AuthUnlockUser: UnlockUser;
  /** Makes a policy for a group; nobody grants more than they hold (spec 2 §7). */
  CommonCreatePolicy: Policy;
  /** Replaces a whole policy; the specification names only addPolicyDto, so the id stands beside it as in CommonGetPolicy (spec 2 §7). */
  CommonUpdatePolicy: Policy;
  /** Replaces the statements of a policy (spec 2 §7). */
  CommonUpdatePolicyV2: Policy;
  /** Saves a group's permission editor and answers its new state (spec 2 §7). */
  CommonUpdatePermissionTabPolicies: PermissionTabState;
  /** Invites a candidate to a vacancy (spec 3 §7). */
  CommonInviteCandidate: InvitedCandidate;
  /** Makes an API key and answers its secret, once. Whoever makes it holds all that its groups grant (decisions §5). */
  ORGCreateApiKey: ApiKey;
  /** Changes an API key. Whoever changes it holds all that its groups grant (decisions §5). */
  ORGUpdateApiKey: ApiKey;
  /** Gives an API key a new secret and answers it, once; the one before works on for some hours (decisions §5). */
  ORGRotateApiKey: ApiKey;
  /** Revokes API keys for good (decisions §5). */
  ORGRevokeApiKeys: ChangedRows;
  /** Saves an own text of a message as a new version; messages that are already queued keep theirs (spec 2 §4 “Notifications”). */
  NotifSaveMessageText: MessageText;
  /** Makes a new version of a message's text from an older one, or from the platform's text (spec 2 §4 “Notifications”). */
  NotifRestoreMessageText: MessageText;
  /** Mails a template of the notification settings to the caller, marked as a test; at most 5 in 15 minutes (spec 2 §4 “Notifications”). */
  NotifSendTestMail: TestMail;
  /** Mails a text that is not saved yet to the caller, marked as a test and filled with an example; at most 5 in 15 minutes with other tests (spec 2 §4 “Notifications”). */
  NotifSendTestText: TestMail;
  /** Uploads a logo for the branding, and answers its address; pictures that nothing uses are removed in time (spec 1 §5 “Branding”). */
  FIUploadLogo: Logo;
  /** Allows mails to suppressed addresses again (spec 3 §2 “Delivery logs”). */
  NotifAllowAddresses: ChangedRows;
  /** Suppresses addresses again that were allowed (spec 3 §2 “Delivery logs”). */
  NotifSuppressAddresses: ChangedRows;
  /** Writes or changes a note about an application; only its author changes it (spec 3 §2 “Candidate modal”). */
  AppsSaveApplicationNote: ApplicationNote;
  /** Deletes an own note about an application; saving it again within a day brings it back (spec 3 §2 “Candidate modal”). */
  AppsDeleteApplicationNote: ChangedRows;
  /** Sets why applications are declined; the first save makes the customer's settings (decisions §9). */
  AppsUpdateDeclineReasons: CustomerSetting;
  /** Changes one's own password, and ends all other sessions; wrong current ones count as tries to sign in (spec 1 §5). */
  AuthChangePassword: OwnPassword;
  /** Changes one's own names and phone number (spec 3 §5 “User”). */
  AuthUpdateProfile: Me;
  /** Starts adding an authenticator app; it counts once a code of it was sent (decisions §9). */
  AuthStartApp: StartedApp;
  /** Adds an authenticator app by a code of it (decisions §9). */
  AuthAddApp: AddedFactor;
  /** Starts adding a passkey (decisions §9). */
  AuthStartPasskey: PasskeyChallenge;
  /** Adds a passkey by what the browser answered (decisions §9). */
  AuthAddPasskey: AddedFactor;
  /** Removes second factors of one's own; the recovery codes go with the last one (decisions §9). */
  AuthRemoveFactors: ChangedRows;
  /** Renames a second factor of one's own (decisions §9). */
  AuthRenameFactor: OwnFactor;
  /** Makes new recovery codes, in place of all others (decisions §9). */
  AuthRenewRecoveryCodes: RecoveryCodes;
  /** Starts a sign-in with a passkey (decisions §9). */
  AuthStartPasskeyLogin: PasskeyChallenge;
  /** Signs in with a passkey, which needs no password and no code (decisions §9). */
  AuthPasskeyLogin: PasskeyLogin;
  /** Mails a code to confirm with (decisions §9). */
  AuthMailConfirmation: OwnConfirmation;
  /** Starts confirming with a passkey (decisions §9). */
  AuthStartPasskeyConfirmation: PasskeyChallenge;
  /** Confirms that it is still the same person, before something dangerous (decisions §9). */
  AuthConfirm: OwnConfirmation;
  /** Removes all second factors of users who lost them (decisions §9). */
  AuthResetFactors: ChangedRows;
  /** Changes how the people of a customer sign in (decisions §9). */
  AuthUpdateSignInRules: SignInRules;
  /** Ends some of one's own sessions; ending the current one signs out (decisions §5 “lifetimes”). */
  AuthEndSessions: ChangedRows;
  /** Ends sessions of a user: some, or all; devices that were remembered are asked for a code again (decisions §5 “lifetimes”). */
  AuthEndUserSessions: ChangedRows;
  /** Ends all sessions of a customer's users but the caller's own (decisions §5 “lifetimes”). */
  AuthEndCustomerSessions: EndedSessions;
  /** Ends all of one's own sessions but the current one; other devices that were remembered are asked for a code again (decisions §5 “lifetimes”). */
  AuthEndOtherSessions: ChangedRows;
  /** Undoes a change whose messages still wait, and removes them; it needs the rights of the operation that it undoes. Refused once the first of them left (decisions §5 “reversible and irreversible”). */
  CommonUndoHold: ChangedRows;
  /** Ends the pause of an ATS tenant that fails (decisions §9). */
  AtsResumeTenant: AtsTenant;
  /** Tries a connection as it is stored: its credential by a call of the platform to itself, its addresses by one call each (spec 2 §2 “ATS tab”). */
  AtsTestTenant: AtsConnectionTest;
  /** Keeps how one arranges a page, for oneself; the last one holds (spec 2 §2 “Discover Insights”). */
  CommonSavePageLayout?: Maybe<PageLayout>;
  /** Starts a test sign-in by the configuration as it is stored, enabled or not: the real flow, which signs nobody in (spec 1 §2.6). */
  IDPStartSSOTest: SSOTestStart;
  /** Adds a key of this platform: the first one is used at once, another one from `IDPUseNextSSOKey` on (decisions §9). */
  IDPAddSSOKey: SSOConfig;
  /** Signs by the next key from now on, and deletes the current one (decisions §9). */
  IDPUseNextSSOKey: SSOConfig;
  /** Mails what the step needs: a link that connects the account, or another code (spec 1 §4). */
  IDPMailSSOStep: SSOStepMail;
  /** Connects an account by the link that was mailed to its owner (spec 1 §4). */
  IDPConfirmSSOStep: SSOStepConfirmed;
  /** Finishes a step by the session that was begun for it: connects the account that its owner has just signed in to (spec 1 §4). */
  IDPCompleteSSOStep: SSOStepDone;
  /** Sends failed ATS requests again that are retryable, an application's in their order (decisions §9). */
  AtsRetryRequests: ChangedRows;
  /** Restores archived ATS tenants (decisions §5 “reversible and irreversible”). */
  AtsRestoreTenantsByIds: ChangedRows;
  /** Notes that somebody looked at the report of an application's assessment (spec 3 §2 “Viewed”). */
  AppsMarkAssessmentViewed: Application;
  /** Makes or changes a saved view; only its owner can (decisions §9). */
  CommonSaveView: SavedView;
  /** Sets for whom a list opens with a shared view (decisions §9). */
  CommonSetDefaultView: SavedView;
  /** Mails the rows of a view as a link and a file from now on; the right to list the rows is needed as well (decisions §9). */
  CommonSubscribeToView: ViewMail;
  /** Resumes own mailed views that are paused, from the next time that they are due (decisions §9). */
  CommonResumeViewMails: ChangedRows;
  /** Ends own mailed views (decisions §9). */
  CommonUnsubscribeFromViews: ChangedRows;
  /** Deletes own saved views (decisions §9). */
  CommonDeleteViews: ChangedRows;
  /** Prepares an export: counts the rows, refuses what the format cannot hold, and answers where it can be fetched. The right to list the rows is needed as well (decisions §9). */
  CommonStartExport: Export;
  /** Makes a webhook (decisions §9). */
  CommonCreateWebhook: Webhook;
  /** Changes a webhook (decisions §9). */
  CommonUpdateWebhook: Webhook;
  /** Archives webhooks; what waits is not sent (decisions §9). */
  CommonArchiveWebhooks: ChangedRows;
  /** Restores archived webhooks (decisions §9). */
  CommonRestoreWebhooks: ChangedRows;
  /** Makes a new signing secret and shows it this once (decisions §9). */
  CommonRenewWebhookSecret: WebhookSecret;
  /** Sends a test to a webhook's address (decisions §9). */
  CommonTestWebhook: AtsConnectionTest;
  /** Ends the pause of a webhook that fails, or switches one on that is off (decisions §9). */
  CommonResumeWebhook: Webhook;
  /** Sends deliveries again that are over, under their id and in their order (decisions §9). */
  CommonSendWebhooksAgain: ChangedRows;
  /** Exports everything that is held about the candidate of an application, from all of the candidate's applications (decisions §5). */
  AppsExportCandidate: CandidateArchive;
  /** Makes a SCIM token and answers its secret, once. Whoever makes it holds all that it may do and give (decisions §5). */
  IDPCreateScimToken: ScimToken;
  /** Changes a SCIM token. Whoever changes it holds all that it may do and give (decisions §5). */
  IDPUpdateScimToken: ScimToken;
  /** Revokes SCIM tokens for good (decisions §5). */
  IDPRevokeScimTokens: ChangedRows;
  /** Adds a domain, which is verified once its record is found (decisions §5). */
  IDPCreateSsoDomain: SsoDomain;
  /** Looks for the record of a domain at once (decisions §5). */
  IDPVerifySsoDomain: SsoDomain;
  /** Deletes domains; they decide about sign-ins no longer (decisions §5). */
  IDPDeleteSsoDomains: ChangedRows;
  /** Says that the session's person did something in the console, which its idle time is counted from (decisions §5 “lifetimes”). */
  AuthNoteActivity: SessionActivity;
  /** Makes a new version of a policy from an earlier one, which is stored unchanged (spec 2 §2 “Permission editors”). */
  CommonRestorePolicyVersion: Policy;
  /** Has background jobs run within seconds instead of at their time (decisions §9). */
  CommonRunBackgroundJobs: ChangedRows;
  /** Tries dead letters again: mails whose content is still there, and requests, webhooks and tasks as their own operations do (decisions §9). */
  CommonTryDeadLettersAgain: ChangedRows;
  /** Makes a customer's branding (spec 1 §7). */
  FIAddBranding: Branding;
  /** Changes a customer's branding (spec 1 §7). */
  FIEditBranding: Branding;
  /** Starts a sign-in by single sign-on (spec 1 §7). */
  IDPAuthSSOLogin: SSOLogin;
  /** Makes a customer's single sign-on configuration (spec 1 §7). */
  IDPCreateSSOConfig: SSOConfig;
  /** Changes a customer's single sign-on configuration (spec 1 §7). */
  IDPUpdateSSOConfig: SSOConfig;
  /** Changes the notification settings of one tab (spec 2 §7). */
  NotifUpdateNotificationSettingsV2: NotificationSettings;
  /** Sets up a customer's e-mail domain; one input, as in NotifGetEmailDomain (spec 2 §7). */
  NotifCreateEmailDomain: EmailDomain;
  /** Changes the display name of an e-mail domain, or turns it on or off; one input, as in NotifGetEmailDomain (spec 2 §7). */
  NotifUpdateEmailDomainSetting: EmailDomain;
  /** Retries the verification of an e-mail domain; one input, as in NotifGetEmailDomain (spec 2 §7). */
  NotifRetryDkimVerification: DkimVerification;
  /** Purchases SMS credits; a call that is repeated with its idempotency key charges once (spec 2 §7). */
  NotifPurchaseSMSCreditsByCustomerId: SmsCredits;
  /** Makes a customer and its root department in the region that the call is sent to (spec 1 §7). */
  ORGCreateCustomer: Customer;
  /** Archives customers: their sessions end, nothing below them changes (spec 1 §2.3). */
  ORGArchiveCustomers: ChangedRows;
  /** Restores archived customers (spec 1 §2.3). */
  ORGRestoreCustomers: ChangedRows;
  /** Makes an organisation (spec 1 §7). */
  ORGCreateOrganization: Organization;
  /** Archives organisations; refused while one has active customers (spec 1 §2.4). */
  ORGArchiveOrganizations: ChangedRows;
  /** Restores archived organisations (spec 1 §2.4). */
  ORGRestoreOrganizations: ChangedRows;
  /** Makes, renames, moves and archives departments in one go (spec 2 §7). */
  ORGUpdateHierarchies: HierarchiesUpdate;
  /** Makes a group (spec 2 §7). */
  ORGCreateGroup: Group;
  /** Changes a group's name and description (spec 2 §7). */
  ORGUpdateGroup: Group;
  /** Archives one group: its members lose its rights (spec 2 §7). */
  ORGArchiveGroup: ChangedRows;
  /** Archives groups: their members lose their rights (spec 1 §7, spec 2 §7). */
  ORGArchiveGroups: ChangedRows;
  /** Restores archived groups (spec 1 §7, spec 2 §7). */
  ORGRestoreGroups: ChangedRows;
  /** Adds users to a group and answers the users (spec 2 §7, spec 3 §7). */
  ORGGroupAddUsers: ChangedRows;
  /** Removes users from a group and answers the users (spec 2 §7). */
  ORGGroupRemoveUsers: ChangedRows;
  /** Makes a user (spec 3 §7). */
  ORGCreateEndUser: User;
  /** Makes all users of an uploaded list or none; each row's errors come as extensions.fields under users.{index}.{field} (spec 3 §2). */
  ORGImportUsers: ChangedRows;
  /** Changes a user's names and phone number (spec 3 §7). */
  ORGUpdateUser: User;
  /** Archives one user, whose sessions end (spec 3 §7). */
  ORGArchiveUser: ChangedRows;
  /** Archives users, whose sessions end (spec 2 §7, spec 3 §7). */
  ORGArchiveUsers: ChangedRows;
  /** Restores archived users (spec 2 §7, spec 3 §7). */
  ORGRestoreUsers: ChangedRows;
};


/** Operations that change. */
export type MutationAppsCreateVacancyArgs = {
  input: AppsCreateVacancyInput;
};


/** Operations that change. */
export type MutationAppsUpdateVacancyByIdArgs = {
  input: AppsUpdateVacancyByIdInput;
};


/** Operations that change. */
export type MutationAppsUpdateVacancyByExternalVacancyIdArgs = {
  input: AppsUpdateVacancyByExternalVacancyIdInput;
};


/** Operations that change. */
export type MutationAppsArchiveVacanciesByExternalVacancyIdsArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  externalVacancyIds: Array<Scalars['String']['input']>;
  matching?: InputMaybe<MatchingVacancies>;
};


/** Operations that change. */
export type MutationAppsRestoreVacanciesByExternalVacancyIdsArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  externalVacancyIds: Array<Scalars['String']['input']>;
  matching?: InputMaybe<MatchingVacancies>;
};


/** Operations that change. */
export type MutationAppsMoveApplicationArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  stageId: Scalars['ID']['input'];
  isManuallyProgressed: Scalars['Boolean']['input'];
  _ids: Array<Scalars['ID']['input']>;
  matching?: InputMaybe<MatchingApplications>;
  notify?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Operations that change. */
export type MutationAppsUpdateApplicationStatusArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  _ids: Array<Scalars['ID']['input']>;
  status: ApplicationStatus;
  leaveOutHired?: InputMaybe<Scalars['Boolean']['input']>;
  matching?: InputMaybe<MatchingApplications>;
  notify?: InputMaybe<Scalars['Boolean']['input']>;
  reasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** Operations that change. */
export type MutationAppsResendApplicationAssessmentLinkArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  _ids: Array<Scalars['ID']['input']>;
  matching?: InputMaybe<MatchingApplications>;
};


/** Operations that change. */
export type MutationAppsResendApplicationMiReportArgs = {
  _id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
};


/** Operations that change. */
export type MutationAppsUpdateApplicationCandidateArgs = {
  _id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<LocationInput>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that change. */
export type MutationAppsDeleteCandidateByIdArgs = {
  candidateId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  confirmation?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that change. */
export type MutationAppsPurgeApplicationCandidateArgs = {
  _id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  confirmation?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that change. */
export type MutationAppsCreateWorkflowArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  stages: Array<StageInput>;
};


/** Operations that change. */
export type MutationAppsUpdateWorkflowArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  updateWorkflowInput: AppsUpdateWorkflowInput;
};


/** Operations that change. */
export type MutationAppsArchiveWorkflowsArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  workflowIds: Array<Scalars['ID']['input']>;
  matching?: InputMaybe<MatchingWorkflows>;
};


/** Operations that change. */
export type MutationAppsRestoreWorkflowsArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  workflowIds: Array<Scalars['ID']['input']>;
  matching?: InputMaybe<MatchingWorkflows>;
};


/** Operations that change. */
export type MutationAppsCreateWorkflowSetArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  workflowOptions: Array<WorkflowOptionInput>;
};


/** Operations that change. */
export type MutationAppsUpdateWorkflowSetArgs = {
  _id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  workflowOptions: Array<WorkflowOptionInput>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that change. */
export type MutationAppsArchiveWorkflowSetArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  workflowSetIds: Array<Scalars['ID']['input']>;
  matching?: InputMaybe<MatchingWorkflowSets>;
};


/** Operations that change. */
export type MutationAppsRestoreWorkflowSetArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  workflowSetIds: Array<Scalars['ID']['input']>;
  matching?: InputMaybe<MatchingWorkflowSets>;
};


/** Operations that change. */
export type MutationAppsCreateCustomerSettingArgs = {
  input: AppsCreateCustomerSettingInput;
};


/** Operations that change. */
export type MutationAppsUpdateCustomerSettingArgs = {
  input: AppsUpdateCustomerSettingInput;
};


/** Operations that change. */
export type MutationAppsUpdateSMSNotificationSettingsArgs = {
  input: AppsUpdateSMSNotificationSettingsInput;
};


/** Operations that change. */
export type MutationAtsCreateTenantArgs = {
  createTenantInput: AtsCreateTenantInput;
};


/** Operations that change. */
export type MutationAtsUpdateTenantArgs = {
  updateTenantInput: AtsUpdateTenantInput;
};


/** Operations that change. */
export type MutationAtsDeleteTenantsByIdsArgs = {
  deleteTenantsByIdsInput: AtsDeleteTenantsByIdsInput;
};


/** Operations that change. */
export type MutationAtsRetryRequestArgs = {
  retryRequestInput: AtsRetryRequestInput;
};


/** Operations that change. */
export type MutationAuthEmailLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Operations that change. */
export type MutationAuthMfaLoginArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
  isRememberDevice?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Operations that change. */
export type MutationAuthResendMfaCodeArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Operations that change. */
export type MutationAuthForgetPasswordArgs = {
  authForgetPasswordDto: AuthForgetPasswordDto;
};


/** Operations that change. */
export type MutationAuthResetPasswordArgs = {
  password: Scalars['String']['input'];
  resetToken: Scalars['String']['input'];
};


/** Operations that change. */
export type MutationAuthUnlockUserArgs = {
  input: AuthUnlockUserInput;
};


/** Operations that change. */
export type MutationCommonCreatePolicyArgs = {
  addPolicyDto: AddPolicyDto;
};


/** Operations that change. */
export type MutationCommonUpdatePolicyArgs = {
  policyId: Scalars['ID']['input'];
  addPolicyDto: AddPolicyDto;
};


/** Operations that change. */
export type MutationCommonUpdatePolicyV2Args = {
  filter: CommonUpdatePolicyV2Filter;
  update: CommonUpdatePolicyV2Update;
};


/** Operations that change. */
export type MutationCommonUpdatePermissionTabPoliciesArgs = {
  update: CommonUpdatePermissionTabPoliciesUpdate;
};


/** Operations that change. */
export type MutationCommonInviteCandidateArgs = {
  atsApplicationInput: AtsApplicationInput;
  notify?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Operations that change. */
export type MutationORGCreateApiKeyArgs = {
  apiKey: ORGCreateApiKeyInput;
};


/** Operations that change. */
export type MutationORGUpdateApiKeyArgs = {
  filter: ApiKeyIdFilter;
  update: ORGUpdateApiKeyUpdate;
};


/** Operations that change. */
export type MutationORGRotateApiKeyArgs = {
  filter: ApiKeyIdFilter;
  input: ORGRotateApiKeyInput;
};


/** Operations that change. */
export type MutationORGRevokeApiKeysArgs = {
  filter: ApiKeyIdsFilter;
};


/** Operations that change. */
export type MutationNotifSaveMessageTextArgs = {
  input: NotifSaveMessageTextInput;
};


/** Operations that change. */
export type MutationNotifRestoreMessageTextArgs = {
  input: NotifRestoreMessageTextInput;
};


/** Operations that change. */
export type MutationNotifSendTestMailArgs = {
  input: NotifSendTestMailInput;
};


/** Operations that change. */
export type MutationNotifSendTestTextArgs = {
  input: NotifSendTestTextInput;
};


/** Operations that change. */
export type MutationFIUploadLogoArgs = {
  input: FIUploadLogoInput;
};


/** Operations that change. */
export type MutationNotifAllowAddressesArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  suppressedAddressIds: Array<Scalars['ID']['input']>;
  matching?: InputMaybe<MatchingSuppressedAddresses>;
};


/** Operations that change. */
export type MutationNotifSuppressAddressesArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  suppressedAddressIds: Array<Scalars['ID']['input']>;
  matching?: InputMaybe<MatchingSuppressedAddresses>;
};


/** Operations that change. */
export type MutationAppsSaveApplicationNoteArgs = {
  input: AppsSaveApplicationNoteInput;
};


/** Operations that change. */
export type MutationAppsDeleteApplicationNoteArgs = {
  filter: ApplicationNoteFilter;
};


/** Operations that change. */
export type MutationAppsUpdateDeclineReasonsArgs = {
  input: AppsUpdateDeclineReasonsInput;
};


/** Operations that change. */
export type MutationAuthChangePasswordArgs = {
  input: AuthChangePasswordInput;
};


/** Operations that change. */
export type MutationAuthUpdateProfileArgs = {
  input: AuthUpdateProfileInput;
};


/** Operations that change. */
export type MutationAuthAddAppArgs = {
  input: AuthAddAppInput;
};


/** Operations that change. */
export type MutationAuthAddPasskeyArgs = {
  input: AuthAddPasskeyInput;
};


/** Operations that change. */
export type MutationAuthRemoveFactorsArgs = {
  factorIds: Array<Scalars['ID']['input']>;
};


/** Operations that change. */
export type MutationAuthRenameFactorArgs = {
  factorId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Operations that change. */
export type MutationAuthPasskeyLoginArgs = {
  response: Scalars['String']['input'];
};


/** Operations that change. */
export type MutationAuthConfirmArgs = {
  input: AuthConfirmInput;
};


/** Operations that change. */
export type MutationAuthResetFactorsArgs = {
  input: AuthResetFactorsInput;
};


/** Operations that change. */
export type MutationAuthUpdateSignInRulesArgs = {
  update: AuthUpdateSignInRulesUpdate;
  filter: SignInRulesFilter;
};


/** Operations that change. */
export type MutationAuthEndSessionsArgs = {
  sessionIds: Array<Scalars['ID']['input']>;
};


/** Operations that change. */
export type MutationAuthEndUserSessionsArgs = {
  input: AuthEndUserSessionsInput;
};


/** Operations that change. */
export type MutationAuthEndCustomerSessionsArgs = {
  input: AuthEndCustomerSessionsInput;
};


/** Operations that change. */
export type MutationCommonUndoHoldArgs = {
  _id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
};


/** Operations that change. */
export type MutationAtsResumeTenantArgs = {
  resumeTenantInput: AtsTestTenantInput;
};


/** Operations that change. */
export type MutationAtsTestTenantArgs = {
  testTenantInput: AtsTestTenantInput;
};


/** Operations that change. */
export type MutationCommonSavePageLayoutArgs = {
  input: CommonSavePageLayoutInput;
};


/** Operations that change. */
export type MutationIDPStartSSOTestArgs = {
  filter: SSOConfigFilter;
};


/** Operations that change. */
export type MutationIDPAddSSOKeyArgs = {
  filter: SSOConfigFilter;
};


/** Operations that change. */
export type MutationIDPUseNextSSOKeyArgs = {
  filter: SSOConfigFilter;
};


/** Operations that change. */
export type MutationIDPConfirmSSOStepArgs = {
  token: Scalars['String']['input'];
};


/** Operations that change. */
export type MutationAtsRetryRequestsArgs = {
  retryRequestsInput: AtsRetryRequestsInput;
};


/** Operations that change. */
export type MutationAtsRestoreTenantsByIdsArgs = {
  restoreTenantsByIdsInput: AtsDeleteTenantsByIdsInput;
};


/** Operations that change. */
export type MutationAppsMarkAssessmentViewedArgs = {
  assessmentId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
};


/** Operations that change. */
export type MutationCommonSaveViewArgs = {
  input: CommonSaveViewInput;
};


/** Operations that change. */
export type MutationCommonSetDefaultViewArgs = {
  input: CommonSetDefaultViewInput;
};


/** Operations that change. */
export type MutationCommonSubscribeToViewArgs = {
  input: CommonSubscribeToViewInput;
};


/** Operations that change. */
export type MutationCommonResumeViewMailsArgs = {
  filter: ViewMailIdsFilter;
};


/** Operations that change. */
export type MutationCommonUnsubscribeFromViewsArgs = {
  filter: ViewMailIdsFilter;
};


/** Operations that change. */
export type MutationCommonDeleteViewsArgs = {
  filter: ViewIdsFilter;
};


/** Operations that change. */
export type MutationCommonStartExportArgs = {
  input: CommonStartExportInput;
};


/** Operations that change. */
export type MutationCommonCreateWebhookArgs = {
  input: CommonCreateWebhookInput;
};


/** Operations that change. */
export type MutationCommonUpdateWebhookArgs = {
  input: CommonUpdateWebhookInput;
};


/** Operations that change. */
export type MutationCommonArchiveWebhooksArgs = {
  filter: WebhookIdsFilter;
};


/** Operations that change. */
export type MutationCommonRestoreWebhooksArgs = {
  filter: WebhookIdsFilter;
};


/** Operations that change. */
export type MutationCommonRenewWebhookSecretArgs = {
  input: CommonRenewWebhookSecretInput;
};


/** Operations that change. */
export type MutationCommonTestWebhookArgs = {
  filter: WebhookIdFilter;
};


/** Operations that change. */
export type MutationCommonResumeWebhookArgs = {
  filter: WebhookIdFilter;
};


/** Operations that change. */
export type MutationCommonSendWebhooksAgainArgs = {
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
  webhookDeliveryIds: Array<Scalars['ID']['input']>;
  matching?: InputMaybe<MatchingWebhookDeliveries>;
};


/** Operations that change. */
export type MutationAppsExportCandidateArgs = {
  _id: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  hierarchyId: Scalars['ID']['input'];
};


/** Operations that change. */
export type MutationIDPCreateScimTokenArgs = {
  token: IDPCreateScimTokenInput;
};


/** Operations that change. */
export type MutationIDPUpdateScimTokenArgs = {
  filter: ScimTokenIdFilter;
  update: IDPUpdateScimTokenUpdate;
};


/** Operations that change. */
export type MutationIDPRevokeScimTokensArgs = {
  filter: ScimTokenIdsFilter;
};


/** Operations that change. */
export type MutationIDPCreateSsoDomainArgs = {
  domain: IDPCreateSsoDomainInput;
};


/** Operations that change. */
export type MutationIDPVerifySsoDomainArgs = {
  filter: SsoDomainIdFilter;
};


/** Operations that change. */
export type MutationIDPDeleteSsoDomainsArgs = {
  filter: SsoDomainIdsFilter;
};


/** Operations that change. */
export type MutationCommonRestorePolicyVersionArgs = {
  input: CommonRestorePolicyVersionInput;
};


/** Operations that change. */
export type MutationCommonRunBackgroundJobsArgs = {
  filter: BackgroundJobIdsFilter;
};


/** Operations that change. */
export type MutationCommonTryDeadLettersAgainArgs = {
  filter: DeadLetterIdsFilter;
};


/** Operations that change. */
export type MutationFIAddBrandingArgs = {
  input: FIAddBrandingInput;
};


/** Operations that change. */
export type MutationFIEditBrandingArgs = {
  customerId: Scalars['ID']['input'];
  input: FIEditBrandingInput;
};


/** Operations that change. */
export type MutationIDPAuthSSOLoginArgs = {
  ssoLoginDto: SsoLoginDto;
};


/** Operations that change. */
export type MutationIDPCreateSSOConfigArgs = {
  ssoConfig: IDPCreateSSOConfigInput;
};


/** Operations that change. */
export type MutationIDPUpdateSSOConfigArgs = {
  update: IDPUpdateSSOConfigUpdate;
  filter: SSOConfigFilter;
};


/** Operations that change. */
export type MutationNotifUpdateNotificationSettingsV2Args = {
  update: NotifUpdateNotificationSettingsV2Update;
};


/** Operations that change. */
export type MutationNotifCreateEmailDomainArgs = {
  input: NotifCreateEmailDomainInput;
};


/** Operations that change. */
export type MutationNotifUpdateEmailDomainSettingArgs = {
  input: NotifUpdateEmailDomainSettingInput;
};


/** Operations that change. */
export type MutationNotifRetryDkimVerificationArgs = {
  input: ScopeInput;
};


/** Operations that change. */
export type MutationNotifPurchaseSMSCreditsByCustomerIdArgs = {
  update: NotifPurchaseSMSCreditsByCustomerIdUpdate;
};


/** Operations that change. */
export type MutationORGCreateCustomerArgs = {
  customer: ORGCreateCustomerInput;
};


/** Operations that change. */
export type MutationORGArchiveCustomersArgs = {
  filter: CustomerIdsFilter;
};


/** Operations that change. */
export type MutationORGRestoreCustomersArgs = {
  filter: CustomerIdsFilter;
};


/** Operations that change. */
export type MutationORGCreateOrganizationArgs = {
  organization: ORGCreateOrganizationInput;
};


/** Operations that change. */
export type MutationORGArchiveOrganizationsArgs = {
  filter: OrganizationIdsFilter;
};


/** Operations that change. */
export type MutationORGRestoreOrganizationsArgs = {
  filter: OrganizationIdsFilter;
};


/** Operations that change. */
export type MutationORGUpdateHierarchiesArgs = {
  hierarchies: HierarchiesInput;
};


/** Operations that change. */
export type MutationORGCreateGroupArgs = {
  group: ORGCreateGroupInput;
};


/** Operations that change. */
export type MutationORGUpdateGroupArgs = {
  filter: GroupIdFilter;
  update: ORGUpdateGroupUpdate;
};


/** Operations that change. */
export type MutationORGArchiveGroupArgs = {
  filter: GroupIdFilter;
};


/** Operations that change. */
export type MutationORGArchiveGroupsArgs = {
  filter: GroupIdsFilter;
};


/** Operations that change. */
export type MutationORGRestoreGroupsArgs = {
  filter: GroupIdsFilter;
};


/** Operations that change. */
export type MutationORGGroupAddUsersArgs = {
  param: GroupUsersParam;
};


/** Operations that change. */
export type MutationORGGroupRemoveUsersArgs = {
  param: GroupUsersParam;
};


/** Operations that change. */
export type MutationORGCreateEndUserArgs = {
  user: ORGCreateEndUserInput;
};


/** Operations that change. */
export type MutationORGImportUsersArgs = {
  input: ORGImportUsersInput;
};


/** Operations that change. */
export type MutationORGUpdateUserArgs = {
  update: ORGUpdateUserUpdate;
  filter: UserIdFilter;
};


/** Operations that change. */
export type MutationORGArchiveUserArgs = {
  filter: UserIdFilter;
};


/** Operations that change. */
export type MutationORGArchiveUsersArgs = {
  filter: UserIdsFilter;
};


/** Operations that change. */
export type MutationORGRestoreUsersArgs = {
  filter: UserIdsFilter;
};

/** Status of an ATS request. */
export type AtsRequestStatus =
  /** Under way. */
  | 'ATS_REQUEST_STARTED'
  /** Failed. */
  | 'ATS_REQUEST_FAILED'
  /** Done. */
  | 'ATS_REQUEST_COMPLETED'
  /** Left alone, since there was nothing to do. */
  | 'ATS_REQUEST_IGNORED';

/** Answer of the other system to an ATS request. */
export type AtsResponse = {
  /** HTTP status of the answer. */
  status?: Maybe<Scalars['Int']['output']>;
  /** Body of the answer. */
  data?: Maybe<Scalars['JSON']['output']>;
  /** When the answer came. */
  timestamp: Scalars['DateTime']['output'];
};

/** Request between the platform and an ATS. */
export type AtsRequest = {
  /** Id of the request. */
  _id: Scalars['ID']['output'];
  /** Master id that ties together what belongs to one application. */
  masterId?: Maybe<Scalars['ID']['output']>;
  /** Kind of request. */
  requestType: Scalars['String']['output'];
  /** Name of the ATS. */
  atsName: Scalars['String']['output'];
  /** Customer of the request. */
  customerId: Scalars['ID']['output'];
  /** Id of the tenant at the ATS. */
  externalTenantId?: Maybe<Scalars['ID']['output']>;
  /** How often the request was sent. */
  requestCount: Scalars['Int']['output'];
  /** Whether it may be sent again. */
  retryable: Scalars['Boolean']['output'];
  /** How often it was retried. */
  retryCount: Scalars['Int']['output'];
  /** Status of the request. */
  status: AtsRequestStatus;
  /** Further facts, a map. */
  extra?: Maybe<Scalars['JSON']['output']>;
  /** What was sent, a map. */
  payload?: Maybe<Scalars['JSON']['output']>;
  /** Answers, oldest first. */
  responses?: Maybe<Array<AtsResponse>>;
  /** Tags. */
  tags: Array<Tag>;
  /** When the request was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the request last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** HTTP status of the latest answer; missing where none came. */
  lastStatus?: Maybe<Scalars['Int']['output']>;
};

/** Page of ATS requests. */
export type AtsRequestPage = {
  /** Requests of the page. */
  data: Array<AtsRequest>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
};


/** Page of ATS requests. */
export type AtsRequestPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** Page of ATS requests. */
export type AtsRequestPagebreakdownArgs = {
  by: Array<AtsRequestGrouping>;
  measures?: InputMaybe<Array<AtsRequestMeasure>>;
};

/** What ATS requests can be sorted by. */
export type AtsRequestSortField =
  /** When the request was made. */
  | 'createdAt'
  /** When the request last changed. */
  | 'updatedAt';

/** Sort of ATS requests. */
export type AtsRequestSort = {
  /** Field to sort by. */
  fieldName: AtsRequestSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which ATS requests to list. */
export type AtsGetRequestListInput = {
  /** Customer of the requests. */
  customerId: Scalars['ID']['input'];
  /** Only requests of this ATS. */
  atsName?: InputMaybe<Scalars['String']['input']>;
  /** Only requests of this kind. */
  requestType?: InputMaybe<Scalars['String']['input']>;
  /** Only requests with this master id. */
  masterId?: InputMaybe<Scalars['ID']['input']>;
  /** Only requests of this tenant at the ATS. */
  externalTenantId?: InputMaybe<Scalars['ID']['input']>;
  /** Only requests in this status. */
  status?: InputMaybe<AtsRequestStatus>;
  /** Only requests made at this time or later. */
  createdAtFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only requests made at this time or earlier. */
  createdAtTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by creation, newest first, unless given. */
  sort?: InputMaybe<AtsRequestSort>;
};

/** ATS request to read. */
export type AtsGetRequestByIdInput = {
  /** Id of the request. */
  _id: Scalars['ID']['input'];
};

/** ATS request to send again. */
export type AtsRetryRequestInput = {
  /** Id of the request, which must be retryable and failed. */
  _id: Scalars['ID']['input'];
};

/** How a template's item is entered. */
export type AtsTemplateUiComponent =
  /** One text. */
  | 'singleString'
  /** One whole number greater than 0. */
  | 'singleNumber'
  /** A switch. */
  | 'singleRadio'
  /** Map of ATS status to application status. */
  | 'appsApplicationStatusConfig'
  /** List of texts. */
  | 'multiStringArray'
  /** Lists of groups for hiring managers and recruiters. */
  | 'groupIdsConfig'
  /** Map of normal workflow to indigenous workflow. */
  | 'flagWorkflowIdsConfig';

/** Item of an ATS template: one field of the tenant form. */
export type AtsTemplateItem = {
  /** Whether the item cannot be changed. */
  isReadOnly: Scalars['Boolean']['output'];
  /** Where the value goes in the tenant; dots lead into nested objects. */
  key: Scalars['String']['output'];
  /** Label of the field. */
  label: Scalars['String']['output'];
  /** What the field is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** How the item is entered. */
  uiComponent: AtsTemplateUiComponent;
  /** Type of the value. */
  valueType: Scalars['String']['output'];
  /** Value unless another is entered, of that type. */
  defaultValue?: Maybe<Scalars['JSON']['output']>;
  /** Whether a connection needs it. */
  required: Scalars['Boolean']['output'];
  /** Whether it is only kept for the provider, without any effect here. */
  storedOnly: Scalars['Boolean']['output'];
};

/** ATS template: what a tenant of an ATS needs. */
export type AtsTemplate = {
  /** Id of the template. */
  _id: Scalars['ID']['output'];
  /** Name of the ATS. */
  atsName: Scalars['String']['output'];
  /** Name to show. */
  displayName: Scalars['String']['output'];
  /** When the template was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the template last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Fields of the tenant form, in order. */
  atsTemplateItems: Array<AtsTemplateItem>;
};

/** Page of ATS templates. */
export type AtsTemplatePage = {
  /** Templates of the page. */
  data: Array<AtsTemplate>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What ATS templates can be sorted by. */
export type AtsTemplateSortField =
  /** Name to show. */
  | 'displayName'
  /** Name of the ATS. */
  | 'atsName';

/** Sort of ATS templates. */
export type AtsTemplateSort = {
  /** Field to sort by. */
  fieldName: AtsTemplateSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Page of ATS templates to read. */
export type AtsGetAtsTemplatesInput = {
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by the name to show unless given. */
  sort?: InputMaybe<AtsTemplateSort>;
};

/** ATS template to read, named by its id. */
export type AtsGetAtsTemplateByIdInput = {
  /** Id of the template. */
  _id: Scalars['ID']['input'];
};

/** ATS template to read, named by its ATS. */
export type AtsGetAtsTemplateByAtsNameInput = {
  /** Name of the ATS. */
  atsName: Scalars['String']['input'];
};

/** ATS tenant: a customer's connection to an ATS. Secrets can be written and never read. */
export type AtsTenant = {
  /** Id of the tenant. */
  _id: Scalars['ID']['output'];
  /** Name of the ATS, which cannot be changed. */
  atsName: Scalars['String']['output'];
  /** Organisation of the tenant. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the tenant. */
  customerId: Scalars['ID']['output'];
  /** Department of the tenant. */
  hierarchyId: Scalars['ID']['output'];
  /** Id of the tenant at the ATS. */
  externalTenantId?: Maybe<Scalars['ID']['output']>;
  /** Name of the customer at the ATS. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** Credential, a map whose secret values are left out. */
  credential?: Maybe<Scalars['JSON']['output']>;
  /** Further facts, a map: status mapping, flags, groups, workflows. */
  extra: Scalars['JSON']['output'];
  /** Name to sign in at the ATS with. */
  username?: Maybe<Scalars['String']['output']>;
  /** Client id at the ATS. */
  clientId?: Maybe<Scalars['String']['output']>;
  /** Way by which tokens are issued. */
  grantType?: Maybe<Scalars['String']['output']>;
  /** Address that issues tokens. */
  issueTokenUrl?: Maybe<Scalars['String']['output']>;
  /** Address of the ATS. */
  baseUrl?: Maybe<Scalars['String']['output']>;
  /** Segment of the customer at the ATS. */
  segmentCode?: Maybe<Scalars['String']['output']>;
  /** Whether the tenant stands for all customers of its organisation at the ATS. */
  isMasterCustomer?: Maybe<Scalars['Boolean']['output']>;
  /** Address that is told of changes of status. */
  requestStatusChangeEmail?: Maybe<Scalars['String']['output']>;
  /** Address that results are reported to. */
  reportPredictionResultUrl?: Maybe<Scalars['String']['output']>;
  /** Address that applications are reported to. */
  reportApplicationUrl?: Maybe<Scalars['String']['output']>;
  /** Address of reviews. */
  reviewsUrl?: Maybe<Scalars['String']['output']>;
  /** Address of the assessment interface. */
  assessmentApiUrl?: Maybe<Scalars['String']['output']>;
  /** Client id at the assessment interface. */
  assessmentApiClientId?: Maybe<Scalars['String']['output']>;
  /** When the tenant was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the tenant last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** How it fares. */
  state: AtsTenantState;
  /** Failures of its addresses in a row. */
  failures: Scalars['Int']['output'];
  /** First of its failures in a row; missing unless it failed. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Nothing is sent before; missing unless it failed. */
  pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Counts the changes of the tenant. */
  version: Scalars['Int']['output'];
  /** Names of the secrets that are set; their values are never read. */
  secretsSet: Array<Scalars['String']['output']>;
};

/** Page of ATS tenants. */
export type AtsTenantPage = {
  /** Tenants of the page. */
  data: Array<AtsTenant>;
  /** Where the page stands. */
  pagination: Pagination;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
};


/** Page of ATS tenants. */
export type AtsTenantPagebreakdownArgs = {
  by: Array<AtsTenantGrouping>;
};

/** What ATS tenants can be sorted by. */
export type AtsTenantSortField =
  /** Name of the ATS. */
  | 'atsName'
  /** When the tenant was made. */
  | 'createdAt';

/** Sort of ATS tenants. */
export type AtsTenantSort = {
  /** Field to sort by. */
  fieldName: AtsTenantSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which ATS tenants to list. */
export type AtsGetTenantsByCustomerInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by creation, newest first, unless given. */
  sort?: InputMaybe<AtsTenantSort>;
  /** Only rows created within this range. */
  createdAt?: InputMaybe<MomentRange>;
};

/** ATS tenant to read. */
export type AtsGetTenantByIdInput = {
  /** Id of the tenant. */
  _id: Scalars['ID']['input'];
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
};

/** ATS tenant to make. */
export type AtsCreateTenantInput = {
  /** Name of the ATS. */
  atsName: Scalars['String']['input'];
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Id of the tenant at the ATS. */
  externalTenantId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the customer at the ATS. */
  customerName?: InputMaybe<Scalars['String']['input']>;
  /** Credential, a map; a secret value that is left out stays. */
  credential?: InputMaybe<Scalars['JSON']['input']>;
  /** Further facts, a map: status mapping, flags, groups, workflows. */
  extra?: InputMaybe<Scalars['JSON']['input']>;
  /** Name to sign in at the ATS with. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** Client id at the ATS. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** Way by which tokens are issued. */
  grantType?: InputMaybe<Scalars['String']['input']>;
  /** Address that issues tokens. */
  issueTokenUrl?: InputMaybe<Scalars['String']['input']>;
  /** Address of the ATS. */
  baseUrl?: InputMaybe<Scalars['String']['input']>;
  /** Segment of the customer at the ATS. */
  segmentCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether the tenant stands for all customers of its organisation at the ATS. */
  isMasterCustomer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Address that is told of changes of status. */
  requestStatusChangeEmail?: InputMaybe<Scalars['String']['input']>;
  /** Address that results are reported to. */
  reportPredictionResultUrl?: InputMaybe<Scalars['String']['input']>;
  /** Address that applications are reported to. */
  reportApplicationUrl?: InputMaybe<Scalars['String']['input']>;
  /** Address of reviews. */
  reviewsUrl?: InputMaybe<Scalars['String']['input']>;
  /** Address of the assessment interface. */
  assessmentApiUrl?: InputMaybe<Scalars['String']['input']>;
  /** Client id at the assessment interface. */
  assessmentApiClientId?: InputMaybe<Scalars['String']['input']>;
  /** Token of the ATS, never read. */
  harvestApiToken?: InputMaybe<Scalars['String']['input']>;
  /** Password at the ATS, never read. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Client secret at the ATS, never read. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Key of the interface user, never read. */
  apiUserApiKey?: InputMaybe<Scalars['String']['input']>;
  /** Secret of the interface user, never read. */
  apiUserApiSecret?: InputMaybe<Scalars['String']['input']>;
  /** Client secret at the assessment interface, never read. */
  assessmentApiClientSecret?: InputMaybe<Scalars['String']['input']>;
};

/** ATS tenant to change; a secret that is left out stays. */
export type AtsUpdateTenantInput = {
  /** Id of the tenant. */
  _id: Scalars['ID']['input'];
  /** Name of the ATS, which must stay. */
  atsName: Scalars['String']['input'];
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Id of the tenant at the ATS. */
  externalTenantId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the customer at the ATS. */
  customerName?: InputMaybe<Scalars['String']['input']>;
  /** Credential, a map; a secret value that is left out stays. */
  credential?: InputMaybe<Scalars['JSON']['input']>;
  /** Further facts, a map: status mapping, flags, groups, workflows. */
  extra?: InputMaybe<Scalars['JSON']['input']>;
  /** Name to sign in at the ATS with. */
  username?: InputMaybe<Scalars['String']['input']>;
  /** Client id at the ATS. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** Way by which tokens are issued. */
  grantType?: InputMaybe<Scalars['String']['input']>;
  /** Address that issues tokens. */
  issueTokenUrl?: InputMaybe<Scalars['String']['input']>;
  /** Address of the ATS. */
  baseUrl?: InputMaybe<Scalars['String']['input']>;
  /** Segment of the customer at the ATS. */
  segmentCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether the tenant stands for all customers of its organisation at the ATS. */
  isMasterCustomer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Address that is told of changes of status. */
  requestStatusChangeEmail?: InputMaybe<Scalars['String']['input']>;
  /** Address that results are reported to. */
  reportPredictionResultUrl?: InputMaybe<Scalars['String']['input']>;
  /** Address that applications are reported to. */
  reportApplicationUrl?: InputMaybe<Scalars['String']['input']>;
  /** Address of reviews. */
  reviewsUrl?: InputMaybe<Scalars['String']['input']>;
  /** Address of the assessment interface. */
  assessmentApiUrl?: InputMaybe<Scalars['String']['input']>;
  /** Client id at the assessment interface. */
  assessmentApiClientId?: InputMaybe<Scalars['String']['input']>;
  /** Token of the ATS, never read. */
  harvestApiToken?: InputMaybe<Scalars['String']['input']>;
  /** Password at the ATS, never read. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Client secret at the ATS, never read. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Key of the interface user, never read. */
  apiUserApiKey?: InputMaybe<Scalars['String']['input']>;
  /** Secret of the interface user, never read. */
  apiUserApiSecret?: InputMaybe<Scalars['String']['input']>;
  /** Client secret at the assessment interface, never read. */
  assessmentApiClientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Version that was edited; refused where another is stored by now. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** ATS tenants to archive. */
export type AtsDeleteTenantsByIdsInput = {
  /** Ids of the tenants. */
  _ids: Array<Scalars['ID']['input']>;
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
};

/** Kind of a user. */
export type UserType =
  /** Hires for a vacancy. */
  | 'HIRING_MANAGER'
  /** Runs a vacancy's applications. */
  | 'RECRUITER'
  /** Administers one customer. */
  | 'CUSTOMER_ADMIN'
  /** Works for the provider and administers every customer. */
  | 'PROVIDER_STAFF';

/** Customer that a user lands on. */
export type DefaultCustomer = {
  /** Region of the customer. */
  awsRegion: Scalars['AwsRegion']['output'];
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
};

/** The signed-in user. */
export type Me = {
  /** Id of the user. */
  _id: Scalars['ID']['output'];
  /** Department of the user. */
  hierarchyId: Scalars['ID']['output'];
  /** Organisation of the user. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the user. */
  customerId: Scalars['ID']['output'];
  /** Groups of the user. */
  groupIds: Array<Scalars['ID']['output']>;
  /** Where the account comes from. */
  source?: Maybe<Scalars['String']['output']>;
  /** Kind of the user. */
  userType: UserType;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the account last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When the account was archived. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** E-mail address, in lower case. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Name to sign in with. */
  username: Scalars['String']['output'];
  /** Phone number with country code. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Customer that the user lands on; without one the console cannot start. */
  defaultCustomer?: Maybe<DefaultCustomer>;
  /** Customers that the user may open; of many the first 25: the user's own, the one that was asked for, then by name. */
  customers: Array<CustomerSummary>;
  /** Number of customers that the user may open, of which `customers` may hold only the first. */
  customerCount: Scalars['Int']['output'];
  /** Whether a second factor must be added before anything else. */
  mustAddFactor: Scalars['Boolean']['output'];
};

/** Answer of a sign-in with e-mail address and password. */
export type EmailLogin = {
  /** Whether a code must follow. */
  mfa: Scalars['Boolean']['output'];
  /** When the access ends; missing while a code must follow. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Region of the user. */
  defaultAwsRegion: Scalars['AwsRegion']['output'];
  /** For how many minutes a device may be remembered, 14 days unless configured. */
  minutesForRememberDevice?: Maybe<Scalars['Int']['output']>;
  /** Whether this device is remembered, so that no code is asked for. */
  isDeviceRemembered?: Maybe<Scalars['Boolean']['output']>;
  /** Ways to complete the sign-in, the best one first; none where nothing must follow. */
  methods: Array<ProofMethod>;
};

/** Answer of a sign-in with a code. */
export type MfaLogin = {
  /** Region of the user. */
  defaultAwsRegion: Scalars['AwsRegion']['output'];
  /** When the access ends. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Answer of sending a code again. */
export type ResendMfaCode = {
  /** Whether the code was sent. */
  isResendCodeSuccess: Scalars['Boolean']['output'];
};

/** Who forgot a password. */
export type AuthForgetPasswordDto = {
  /** E-mail address, at most 100 characters. */
  email: Scalars['String']['input'];
};

/** Answer to a forgotten password, the same whether or not the account exists. */
export type ForgetPassword = {
  /** Whether the request was taken. */
  isVerifyEmailSuccess: Scalars['Boolean']['output'];
};

/** Answer of setting a new password. */
export type ResetPassword = {
  /** Whether the password was set. */
  isPasswordResetSuccess: Scalars['Boolean']['output'];
};

/** Answer of signing out. */
export type Logout = {
  /** Whether the session has ended. */
  logout: Scalars['Boolean']['output'];
  /** Where the browser goes to sign out of its identity provider, too; missing unless it signed in there. */
  logoutUrl?: Maybe<Scalars['String']['output']>;
};

/** Which tokens have expired. */
export type TokenCheckResult = {
  /** Whether the access token has expired. */
  isAccessTokenExpired: Scalars['Boolean']['output'];
  /** Whether the refresh token has expired. */
  isRefreshTokenExpired: Scalars['Boolean']['output'];
};

/** Answer of a token check. */
export type TokenCheck = {
  /** Which tokens have expired. */
  tokenCheckResult: TokenCheckResult;
  /** Whether the console must sign in again. */
  logout: Scalars['Boolean']['output'];
  /** When the session ends unless its person does something; missing where the customer has no limits of its own. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Answer of a token refresh. */
export type TokenRefresh = {
  /** When the new access ends; missing when the console must sign in again. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the console must sign in again. */
  logout: Scalars['Boolean']['output'];
};

/** Region of a user. */
export type UserRegion = {
  /** Region to sign in at; a stable stand-in for an unknown address. */
  defaultAwsRegion: Scalars['AwsRegion']['output'];
};

/** User to unlock. */
export type AuthUnlockUserInput = {
  /** Id of the user. */
  id: Scalars['ID']['input'];
};

/** Answer of unlocking a user. */
export type UnlockUser = {
  /** Whether the user is unlocked. */
  isUnlockUserSuccess: Scalars['Boolean']['output'];
};

/** Direction of a sort. */
export type SortOrder =
  /** Smallest, earliest or first in the alphabet first. */
  | 'asc'
  /** Largest, latest or last in the alphabet first. */
  | 'desc';

/** Where a page stands in its list. */
export type Pagination = {
  /** Number of pages. */
  totalPages: Scalars['Int']['output'];
  /** Page answered, counted from 1. */
  currentPage: Scalars['Int']['output'];
  /** Rows a page. */
  pageSize: Scalars['Int']['output'];
  /** Rows in the whole list, filters applied. */
  totalItems: Scalars['Int']['output'];
};

/** Name and value attached to a row. */
export type Tag = {
  /** Name of the tag. */
  name: Scalars['String']['output'];
  /** Value of the tag. */
  value: Scalars['String']['output'];
};

/** Name and value to attach to a row. */
export type TagInput = {
  /** Name of the tag. */
  name: Scalars['String']['input'];
  /** Value of the tag. */
  value: Scalars['String']['input'];
};

/** Rows that a call on several rows changed. */
export type ChangedRows = {
  /** The changed rows, in the order of the call. */
  data: Array<ChangedRow>;
  /** Own rows in the wrong state, left as they were. */
  refused: Array<RefusedRow>;
  /** What can be undone of it; missing where nothing can. */
  hold?: Maybe<Hold>;
};

/** A row that was changed. */
export type ChangedRow = {
  /** Id of the row. */
  _id: Scalars['ID']['output'];
};

/** Scope of a call that needs nothing else. */
export type ScopeInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
};

/** Point on the globe. */
export type Coordinate = {
  /** Latitude in degrees, -90 to 90. */
  lat: Scalars['Float']['output'];
  /** Longitude in degrees, -180 to 180. */
  lng: Scalars['Float']['output'];
};

/** Point on the globe, as sent. */
export type CoordinateInput = {
  /** Latitude in degrees, -90 to 90. */
  lat: Scalars['Float']['input'];
  /** Longitude in degrees, -180 to 180. */
  lng: Scalars['Float']['input'];
};

/** Place of a vacancy or a candidate. */
export type Location = {
  /** Address in one line. */
  address: Scalars['String']['output'];
  /** Point of the address, where it is known. */
  coordinate?: Maybe<Coordinate>;
};

/** Place of a vacancy or a candidate, as sent. */
export type LocationInput = {
  /** Address in one line. */
  address: Scalars['String']['input'];
  /** Point of the address, where it is known. */
  coordinate?: InputMaybe<CoordinateInput>;
};

/** Page of places. */
export type LocationPage = {
  /** Places, the best match first. */
  data: Array<Location>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** Effect of a policy statement; what no statement allows is denied. */
export type PolicyEffect =
  /** The actions are refused on the resources, whatever else allows them. */
  | 'deny'
  /** The actions are allowed on the resources. */
  | 'allow';

/** What a policy allows on what. */
export type PolicyStatement = {
  /** Rights as service:action; *:* stands for all. */
  actions: Array<Scalars['String']['output']>;
  /** Resources as prn:{region}:{organization}:{customer}:{hierarchy}:*:*; Any stands for all customers. */
  resources: Array<Scalars['String']['output']>;
  /** Effect of the statement. */
  effect: PolicyEffect;
};

/** What a policy allows on what, as sent. */
export type PolicyStatementInput = {
  /** Rights as service:action; *:* stands for all. */
  actions: Array<Scalars['String']['input']>;
  /** Resources as prn:{region}:{organization}:{customer}:{hierarchy}:*:*; Any stands for all customers. */
  resources: Array<Scalars['String']['input']>;
  /** Effect of the statement. */
  effect: PolicyEffect;
};

/** Policy of a group. */
export type Policy = {
  /** Id of the policy. */
  id: Scalars['ID']['output'];
  /** Name of the policy. */
  name: Scalars['String']['output'];
  /** What the policy is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** Tags; the policy may be edited when the tag named editable is missing or true. */
  tags: Array<Tag>;
  /** Statements: the first is the basic rule, the others are advanced rules. */
  statements: Array<PolicyStatement>;
  /** Number of the version; every change raises it. */
  version: Scalars['Int']['output'];
};

/** User and groups that a policy check is about; ignored, the session's own are used. */
export type PolicyIdentityInput = {
  /** Id of the user. */
  userId?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of the user's groups. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Actions on resources to be checked. */
export type CommonCheckPolicyInput = {
  /** Optional and ignored: the session's own user and groups are used. */
  identity?: InputMaybe<PolicyIdentityInput>;
  /** Map of resource to a list of actions. */
  todos: Scalars['JSON']['input'];
};

/** Answer of a policy check. */
export type PolicyCheck = {
  /** Map of resource to a map of action to true or false. */
  policyResult: Scalars['JSON']['output'];
};

/** Policy to write. */
export type AddPolicyDto = {
  /** Group that the policy belongs to. */
  groupId: Scalars['ID']['input'];
  /** Name of the policy, at most 100 characters. */
  name: Scalars['String']['input'];
  /** What the policy is for, at most 700 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Tags of the policy. */
  tags?: InputMaybe<Array<TagInput>>;
  /** Statements of the policy. */
  statements: Array<PolicyStatementInput>;
  /** Version that was read, of a policy that is replaced: refused where it has changed since. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Policy to change. */
export type CommonUpdatePolicyV2Filter = {
  /** Id of the policy. */
  policyId: Scalars['ID']['input'];
  /** Version that was read: refused where the policy has changed since. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** What to change of a policy. */
export type CommonUpdatePolicyV2Update = {
  /** All statements of the policy, which replace the old ones. */
  statements: Array<PolicyStatementInput>;
};

/** Customer and departments of a permission rule. */
export type PermissionCustomer = {
  /** Id of the customer, or Any. */
  customerId: Scalars['ID']['output'];
  /** Ids of the departments, or Any alone. */
  hierarchyIds: Array<Scalars['ID']['output']>;
  /** Region of the customer; missing for Any. */
  awsRegion?: Maybe<Scalars['AwsRegion']['output']>;
  /** Organisation of the customer; missing for Any. */
  organizationId?: Maybe<Scalars['ID']['output']>;
};

/** Customer and departments of a permission rule, as sent. */
export type PermissionCustomerInput = {
  /** Id of the customer, or Any. */
  customerId: Scalars['ID']['input'];
  /** Ids of the departments, or Any alone. */
  hierarchyIds: Array<Scalars['ID']['input']>;
  /** Region of the customer; missing for Any. */
  awsRegion?: InputMaybe<Scalars['AwsRegion']['input']>;
  /** Organisation of the customer; missing for Any. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Permission rule: actions on customers and departments. */
export type PermissionRule = {
  /** Customers and departments that the rule is about. */
  customers: Array<PermissionCustomer>;
  /** Labels of the granted actions, each “Section - Action name”. */
  actions: Array<Scalars['String']['output']>;
  /** Whether the rule allows or refuses. */
  effect: PolicyEffect;
  /** Rights of its statement that no label of this editor stands for; they stay as they are. */
  otherActions: Array<Scalars['String']['output']>;
  /** Resources of its statement that are no customer with departments, such as a whole organisation; they stay as they are. */
  otherResources: Array<Scalars['String']['output']>;
};

/** Permission rule, as sent. */
export type PermissionRuleInput = {
  /** Customers and departments that the rule is about. */
  customers: Array<PermissionCustomerInput>;
  /** Labels of the granted actions, each “Section - Action name”. */
  actions: Array<Scalars['String']['input']>;
  /** Place, from 0, of the statement that the rule was read from: what the editor does not show of it stays. Missing for a new rule. */
  of?: InputMaybe<Scalars['Int']['input']>;
};

/** State of a group's permission editor. */
export type PermissionTabState = {
  /** The basic rule, made of the first statement. */
  basic: PermissionRule;
  /** The advanced rules, made of the other statements. */
  advanced: Array<PermissionRule>;
};

/** State of a group's permission editor, as sent. */
export type PermissionTabStateInput = {
  /** The basic rule, saved as the first statement. */
  basic: PermissionRuleInput;
  /** The advanced rules, saved as the other statements. */
  advanced: Array<PermissionRuleInput>;
};

/** Role template that fills in a set of actions. */
export type RoleTemplateOption = {
  /** Name of the role. */
  label: Scalars['String']['output'];
  /** Key of the role. */
  value: Scalars['RoleTemplate']['output'];
};

/** What a group's permission editor works with. */
export type PermissionTab = {
  /** State of the editor. */
  formState: PermissionTabState;
  /** Map of section to a map of action name to the rights behind it. */
  SECTION_ACTIONS_MAPPINGS: Scalars['JSON']['output'];
  /** Map of role template to the labels that it ticks. */
  ROLE_ACTION_STATE_MAPPINGS: Scalars['JSON']['output'];
  /** Role templates on offer. */
  ROLE_TEMPLATE_OPTIONS: Array<RoleTemplateOption>;
  /** Version of the policy. */
  version: Scalars['Int']['output'];
  /** Whether the policy may be edited at all: its tag named editable is missing or true. */
  editable: Scalars['Boolean']['output'];
  /** All statements of the policy, the hidden ones included. */
  statements: Array<PolicyStatement>;
};

/** Group whose permission editor is asked for. */
export type CommonGetPermissionTabStateFilter = {
  /** Id of the group. */
  groupId: Scalars['ID']['input'];
};

/** Permission editor to save. */
export type CommonUpdatePermissionTabPoliciesUpdate = {
  /** Id of the group. */
  groupId: Scalars['ID']['input'];
  /** State of the editor. */
  permissionTabState: PermissionTabStateInput;
  /** Version that was read: refused where the policy has changed since. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** System that sends an invitation. */
export type AtsInfoName =
  /** This console. */
  | 'EDGE';

/** Further facts of an invitation. */
export type AtsInfoMetaDataInput = {
  /** Who invites; ignored, the session's own user is used. */
  invitedBy?: InputMaybe<Scalars['String']['input']>;
  /** Workflow of the vacancy. */
  workflowId: Scalars['ID']['input'];
};

/** System that sends an invitation, with further facts. */
export type AtsInfoInput = {
  /** Name of the system. */
  name: AtsInfoName;
  /** Further facts. */
  metaData: AtsInfoMetaDataInput;
};

/** Vacancy that a candidate is invited to. */
export type CohortInfoInput = {
  /** Customer of the vacancy. */
  customerId: Scalars['ID']['input'];
  /** External id of the vacancy. */
  externalVacancyId: Scalars['String']['input'];
  /** Title of the vacancy. */
  title: Scalars['String']['input'];
  /** Description of the vacancy. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Hiring managers of the vacancy. */
  hiringManagers: Array<VacancyContactInput>;
};

/** Names and addresses of an invited candidate. */
export type PersonalInformationInput = {
  /** First name, at most 50 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, at most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number with country code, valid for its country. */
  phoneNumber: Scalars['String']['input'];
  /** E-mail address, at most 50 characters, in lower case. */
  email: Scalars['String']['input'];
};

/** Candidate to invite. */
export type CandidateInfoInput = {
  /** Names and addresses. */
  personalInformation: PersonalInformationInput;
};

/** Invitation of a candidate to a vacancy. */
export type AtsApplicationInput = {
  /** External id of the first stage's assessment package. */
  predictorMasterId: Scalars['ID']['input'];
  /** Organisation of the vacancy. */
  organizationId: Scalars['ID']['input'];
  /** Department of the vacancy. */
  hierarchyId: Scalars['ID']['input'];
  /** External id of the candidate, a keyed hash of the e-mail address in lower case. */
  externalApplicantId: Scalars['String']['input'];
  /** External id made for the application. */
  externalApplicationId: Scalars['String']['input'];
  /** External id made for the assessment. */
  externalAssessmentId: Scalars['String']['input'];
  /** Vacancy that the candidate is invited to. */
  cohortInfo: CohortInfoInput;
  /** Candidate to invite. */
  candidateInfo: CandidateInfoInput;
  /** System that sends the invitation. */
  atsInfo: AtsInfoInput;
};

/** Answer of an invitation. */
export type InvitedCandidate = {
  /** Assessment made for the candidate. */
  assessmentId: Scalars['ID']['output'];
  /** What can be undone of it; missing where nothing can. */
  hold?: Maybe<Hold>;
};

/** Device that an assessment was taken on. */
export type DeviceType =
  /** Phone or tablet. */
  | 'MOBILE'
  /** Computer. */
  | 'DESKTOP';

/** Which assessments to count. */
export type DatalakeAssessmentFilter = {
  /** Organisations to count in. */
  organizationIds: Array<Scalars['ID']['input']>;
  /** Customers to count in. */
  customerIds: Array<Scalars['ID']['input']>;
  /** Departments to count in, with those below them. */
  hierarchyIds: Array<Scalars['ID']['input']>;
  /** Kinds of assessment: FI alone, since the dashboard is of chat interviews. */
  product: Array<AssessmentProduct>;
  /** Only assessments of these vacancies, by their ids at the provider; all where none is named. */
  externalCohortIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Start of the window of submission. */
  submittedAtFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the window of submission. */
  submittedAtTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only assessments for these vacancies, by the vacancies' external ids. */
  externalVacancyIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which assessments to count for the score distribution, which is of chat interviews always. */
export type DatalakeScoreFilter = {
  /** Organisations to count in. */
  organizationIds: Array<Scalars['ID']['input']>;
  /** Customers to count in. */
  customerIds: Array<Scalars['ID']['input']>;
  /** Departments to count in, with those below them. */
  hierarchyIds: Array<Scalars['ID']['input']>;
  /** Only assessments of these vacancies, by their ids at the provider; all where none is named. */
  externalCohortIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Start of the window of submission. */
  submittedAtFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the window of submission. */
  submittedAtTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only assessments for these vacancies, by the vacancies' external ids. */
  externalVacancyIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which assessments to count for the dropout ratio. */
export type DatalakeDropoutFilter = {
  /** Organisations to count in. */
  organizationIds: Array<Scalars['ID']['input']>;
  /** Customers to count in. */
  customerIds: Array<Scalars['ID']['input']>;
  /** Departments to count in, with those below them. */
  hierarchyIds: Array<Scalars['ID']['input']>;
  /** Kinds of assessment: FI alone, since the dashboard is of chat interviews. */
  product: Array<AssessmentProduct>;
  /** Only assessments of these vacancies, by their ids at the provider; all where none is named. */
  externalCohortIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Start of the window of submission. */
  submittedAtFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the window of submission. */
  submittedAtTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Start of the window, of consent; that of submission stands in for it. */
  consentedAtFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the window, of consent; that of submission stands in for it. */
  consentedAtTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Days of 24 hours after which an assessment without submission counts as dropped out: 5 unless given, 0 to 3650. */
  dropoutDayThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** Only assessments for these vacancies, by the vacancies' external ids. */
  externalVacancyIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which assessments to count for the leakage ratio. */
export type DatalakeLeakageFilter = {
  /** Organisations to count in. */
  organizationIds: Array<Scalars['ID']['input']>;
  /** Customers to count in. */
  customerIds: Array<Scalars['ID']['input']>;
  /** Departments to count in, with those below them. */
  hierarchyIds: Array<Scalars['ID']['input']>;
  /** Kinds of assessment: FI alone, since the dashboard is of chat interviews. */
  product: Array<AssessmentProduct>;
  /** Only assessments of these vacancies, by their ids at the provider; all where none is named. */
  externalCohortIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Start of the window of submission. */
  submittedAtFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the window of submission. */
  submittedAtTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Start of the window; it is of creation here, since what leaked has no consent. That of submission stands in for it. */
  consentedAtFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the window; it is of creation here, since what leaked has no consent. That of submission stands in for it. */
  consentedAtTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Days of 24 hours after which an assessment without consent counts as leaked: 5 unless given, 0 to 3650. */
  leakageDayThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** Only assessments for these vacancies, by the vacancies' external ids. */
  externalVacancyIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which applications to count. */
export type DatalakeApplicationFilter = {
  /** Organisations to count in. */
  organizationIds: Array<Scalars['ID']['input']>;
  /** Customers to count in. */
  customerIds: Array<Scalars['ID']['input']>;
  /** Departments to count in, with those below them. */
  hierarchyIds: Array<Scalars['ID']['input']>;
  /** Only applications for these vacancies, by their external ids; all where none is named. */
  externalVacancyIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Start of the window of creation. */
  createdAtFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the window of creation: at most ten years after the start. */
  createdAtTo?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How many candidates rated a completed assessment. */
export type EngagementRatio = {
  /** Completed assessments with a rating. */
  engagementCount: Scalars['Int']['output'];
  /** Completed assessments. */
  completionTotalCount: Scalars['Int']['output'];
  /** Their ratio, 0 to 1; missing where nothing was completed. */
  engagementRatio?: Maybe<Scalars['Float']['output']>;
};

/** Number of assessments with a recommendation. */
export type RecommendationCount = {
  /** Recommendation. */
  label: Recommendation;
  /** Number of assessments. */
  count: Scalars['Int']['output'];
};

/** Numbers of assessments by recommendation. */
export type RecommendationSplit = {
  /** A row for each recommendation that occurs. */
  data: Array<RecommendationCount>;
};

/** Number of assessments with a score. */
export type ScoreCount = {
  /** Lower end of the bucket: 0, 10, … 100. */
  score: Scalars['Int']['output'];
  /** Number of assessments. */
  count: Scalars['Int']['output'];
};

/** Numbers of assessments by score. */
export type ScoreDistribution = {
  /** A row for each bucket, also where nothing was counted. */
  data: Array<ScoreCount>;
};

/** Number of assessments on a device. */
export type DeviceCount = {
  /** Device. */
  label: DeviceType;
  /** Number of assessments. */
  count: Scalars['Int']['output'];
};

/** Numbers of assessments by device. */
export type DeviceSplit = {
  /** A row for each device that occurs. */
  data: Array<DeviceCount>;
};

/** Number of applications on a day. */
export type DayCount = {
  /** Day in the region's time zone. */
  date: Scalars['Date']['output'];
  /** Number of applications. */
  count: Scalars['Int']['output'];
};

/** Numbers of applications by day. */
export type ApplicationsByDay = {
  /** A row for each day of the window, in order, also where nothing was counted; an open end is the first or last day that has an application. */
  data: Array<DayCount>;
};

/** A row that a call on several rows left as it was. */
export type RefusedRow = {
  /** Id of the row. */
  _id: Scalars['ID']['output'];
  /** Message key that says why. */
  reason: Scalars['String']['output'];
  /** Values that the message interpolates, such as a count. */
  args?: Maybe<Scalars['JSON']['output']>;
};

/** A change that can still be undone. Its messages, if it has any, leave when it is over. */
export type Hold = {
  /** Id, which is that of its audit entry, too. */
  _id: Scalars['ID']['output'];
  /** When it is over. */
  until: Scalars['DateTime']['output'];
  /** Number of mails that wait for it. */
  mailed: Scalars['Int']['output'];
  /** Number of text messages that wait for it. */
  texted: Scalars['Int']['output'];
  /** Operation that made the change. */
  operation: AuditOperation;
  /** Who made it; missing once nobody knows any more. */
  userName?: Maybe<Scalars['String']['output']>;
};

/** Why applications are declined, as the customer words it. */
export type DeclineReason = {
  /** Id of the reason. */
  _id: Scalars['ID']['output'];
  /** Its name, at most 100 characters. */
  name: Scalars['String']['output'];
};

/** Which customers to list. */
export type ORGGetCustomersFilter = {
  /** Only customers whose display or account name holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Customers of every organisation and region that the session reaches; `organizationId` and the region that is asked do not narrow them. */
  everywhere?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only customers of these organisations. */
  organizationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only customers of these regions. */
  regions?: InputMaybe<Array<Scalars['AwsRegion']['input']>>;
  /** Only rows created within this range. */
  createdAt?: InputMaybe<MomentRange>;
  /** Only rows archived within this range. */
  archivedAt?: InputMaybe<MomentRange>;
  /** Only customers of this organisation. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Only active customers. */
  activeOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only archived customers. */
  archivedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by display name unless given. */
  sort?: InputMaybe<CustomerSort>;
};

/** Which organisations to list. */
export type ORGGetOrganizationsFilter = {
  /** Only organisations whose display or unique name holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Only rows created within this range. */
  createdAt?: InputMaybe<MomentRange>;
  /** Only rows archived within this range. */
  archivedAt?: InputMaybe<MomentRange>;
  /** Only active organisations. */
  activeOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only archived organisations. */
  archivedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by display name unless given. */
  sort?: InputMaybe<OrganizationSort>;
};

/** Group of users, whose policy grants them rights. */
export type Group = {
  /** Policy that the Talent Hub permission tab edits; missing until it is first saved. */
  talentHubPolicyId?: Maybe<Scalars['ID']['output']>;
  /** Number of the version, counted from 1; each change makes a new one. */
  version: Scalars['Int']['output'];
  /** Id of the group. */
  _id: Scalars['ID']['output'];
  /** Organisation of the group. */
  organizationId: Scalars['ID']['output'];
  /** Department of the group. */
  hierarchyId: Scalars['ID']['output'];
  /** Customer of the group. */
  customerId: Scalars['ID']['output'];
  /** Name, at most 100 characters. */
  name: Scalars['String']['output'];
  /** What the group is for, at most 700 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** Department of the group, as a node. */
  hierarchy: Hierarchy;
  /** Number of active users in the group. */
  usersCount: Scalars['Int']['output'];
  /** Policy of the group. */
  policy?: Maybe<Policy>;
  /** When the group was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the group last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When the group was archived; missing while it is active. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Tags. */
  tags: Array<Tag>;
};

/** A value of a field and the number of rows that have it. */
export type FacetValue = {
  /** The value as it is filtered by. */
  value: Scalars['String']['output'];
  /** Number of rows. */
  count: Scalars['Int']['output'];
};

/** The values of one field. */
export type Facet = {
  /** Name of the filter. */
  field: Scalars['String']['output'];
  /** Values that occur, most frequent first. */
  values: Array<FacetValue>;
};

/** Page of customers. */
export type CustomerPage = {
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
  /** Customers of the page. */
  data: Array<Customer>;
  /** Where the page stands. */
  pagination: Pagination;
};


/** Page of customers. */
export type CustomerPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** Page of customers. */
export type CustomerPagebreakdownArgs = {
  by: Array<CustomerGrouping>;
};

/** Page of organisations. */
export type OrganizationPage = {
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
  /** Organisations of the page. */
  data: Array<Organization>;
  /** Where the page stands. */
  pagination: Pagination;
};


/** Page of organisations. */
export type OrganizationPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** Page of organisations. */
export type OrganizationPagebreakdownArgs = {
  by: Array<OrganizationGrouping>;
};

/** Page of groups. */
export type GroupPage = {
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
  /** Groups of the page. */
  data: Array<Group>;
  /** Where the page stands. */
  pagination: Pagination;
};


/** Page of groups. */
export type GroupPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** Page of groups. */
export type GroupPagebreakdownArgs = {
  by: Array<GroupGrouping>;
};

/** Page of users. */
export type UserPage = {
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
  /** Users of the page. */
  data: Array<User>;
  /** Where the page stands. */
  pagination: Pagination;
};


/** Page of users. */
export type UserPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** Page of users. */
export type UserPagebreakdownArgs = {
  by: Array<UserGrouping>;
};

/** Page of delivery events of mails. */
export type EmailEventPage = {
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
  /** Events of the page. */
  data: Array<EmailEvent>;
  /** Where the page stands. */
  pagination: Pagination;
};


/** Page of delivery events of mails. */
export type EmailEventPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** Page of delivery events of mails. */
export type EmailEventPagebreakdownArgs = {
  by: Array<EmailEventGrouping>;
};

/** Page of delivery events of text messages. */
export type SmsEventPage = {
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
  /** Events of the page. */
  data: Array<SmsEvent>;
  /** Where the page stands. */
  pagination: Pagination;
};


/** Page of delivery events of text messages. */
export type SmsEventPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** Page of delivery events of text messages. */
export type SmsEventPagebreakdownArgs = {
  by: Array<SmsEventGrouping>;
  measures?: InputMaybe<Array<SmsEventMeasure>>;
};

/** Page of the audit trail. */
export type AuditEntryPage = {
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Entries of the page. */
  data: Array<AuditEntry>;
  /** Where the page stands. */
  pagination: Pagination;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
};


/** Page of the audit trail. */
export type AuditEntryPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** Page of the audit trail. */
export type AuditEntryPagebreakdownArgs = {
  by: Array<AuditEntryGrouping>;
};

/** All customers that match a list's filter instead of ids: refused with the true number when it is not the expected one. */
export type MatchingCustomers = {
  /** The list's filter, paging and sort left out of account. */
  filter: ORGGetCustomersFilter;
  /** Number of rows that the list said. */
  expectedCount: Scalars['Int']['input'];
};

/** Customers to archive or restore. */
export type CustomerIdsFilter = {
  /** Rows by a filter; the ids are empty then. */
  matching?: InputMaybe<MatchingCustomers>;
  /** Ids of the customers. */
  customerIds: Array<Scalars['ID']['input']>;
};

/** All organisations that match a list's filter instead of ids: refused with the true number when it is not the expected one. */
export type MatchingOrganizations = {
  /** The list's filter, paging and sort left out of account. */
  filter: ORGGetOrganizationsFilter;
  /** Number of rows that the list said. */
  expectedCount: Scalars['Int']['input'];
};

/** Organisations to archive or restore. */
export type OrganizationIdsFilter = {
  /** Rows by a filter; the ids are empty then. */
  matching?: InputMaybe<MatchingOrganizations>;
  /** Ids of the organisations. */
  organizationIds: Array<Scalars['ID']['input']>;
};

/** All groups that match a list's filter instead of ids: refused with the true number when it is not the expected one. */
export type MatchingGroups = {
  /** The list's filter, paging and sort left out of account. */
  filter: ORGGetGroupsFilter;
  /** Number of rows that the list said. */
  expectedCount: Scalars['Int']['input'];
};

/** Groups to archive or restore. */
export type GroupIdsFilter = {
  /** Rows by a filter; the ids are empty then. */
  matching?: InputMaybe<MatchingGroups>;
  /** Ids of the groups. */
  groupIds: Array<Scalars['ID']['input']>;
};

/** All users that match a list's filter instead of ids: refused with the true number when it is not the expected one. */
export type MatchingUsers = {
  /** The list's filter, paging and sort left out of account. */
  filter: ORGGetUsersFilter;
  /** Number of rows that the list said. */
  expectedCount: Scalars['Int']['input'];
};

/** Users to archive or restore. */
export type UserIdsFilter = {
  /** Rows by a filter; the ids are empty then. */
  matching?: InputMaybe<MatchingUsers>;
  /** Ids of the users. */
  userIds: Array<Scalars['ID']['input']>;
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
};

/** Users to add to a group or to remove from it. */
export type GroupUsersParam = {
  /** Rows by a filter; the ids are empty then. */
  matching?: InputMaybe<MatchingUsers>;
  /** Id of the group. */
  groupId: Scalars['ID']['input'];
  /** Ids of the users. */
  userIds: Array<Scalars['ID']['input']>;
};

/** All vacancies that match a list's filter instead of ids: refused with the true number when it is not the expected one. */
export type MatchingVacancies = {
  /** The list's filter, paging and sort left out of account. */
  filter: AppsGetVacancyListV2Filter;
  /** Number of rows that the list said. */
  expectedCount: Scalars['Int']['input'];
};

/** All workflows that match a list's filter instead of ids: refused with the true number when it is not the expected one. */
export type MatchingWorkflows = {
  /** The list's filter, paging and sort left out of account. */
  filter: AppsGetWorkflowListFilter;
  /** Number of rows that the list said. */
  expectedCount: Scalars['Int']['input'];
};

/** All workflow sets that match a list's filter instead of ids: refused with the true number when it is not the expected one. */
export type MatchingWorkflowSets = {
  /** The list's filter, paging and sort left out of account. */
  filter: WorkflowSetFilter;
  /** Number of rows that the list said. */
  expectedCount: Scalars['Int']['input'];
};

/** All applications that match a list's filter instead of ids: refused with the true number when it is not the expected one. */
export type MatchingApplications = {
  /** The list's filter, paging and sort left out of account. */
  filter: AppsGetApplicationListFilter;
  /** Number of rows that the list said. */
  expectedCount: Scalars['Int']['input'];
};

/** What a new application waits for. */
export type ApplicationWork =
  /** A decision: the assessment of its stage is completed. */
  | 'TO_REVIEW'
  /** The candidate: the assessment of its stage is not completed. */
  | 'WAITING';

/** Length of a step of the dashboard's trends. */
export type TrendStep =
  /** A day of the region's time zone. */
  | 'DAY'
  /** Seven days; the last may be shorter. */
  | 'WEEK'
  /** A month of the calendar; the first and the last may be cut by the window. */
  | 'MONTH';

/** Which figures to follow through time. */
export type DatalakeTrendsFilter = {
  /** Organisations to count in. */
  organizationIds: Array<Scalars['ID']['input']>;
  /** Customers to count in. */
  customerIds: Array<Scalars['ID']['input']>;
  /** Departments to count in, with those below them. */
  hierarchyIds: Array<Scalars['ID']['input']>;
  /** Kinds of assessment: FI alone. */
  product: Array<AssessmentProduct>;
  /** Only assessments of these vacancies, by their ids at the provider. */
  externalCohortIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only applications, and their assessments, for these vacancies, by their external ids. */
  externalVacancyIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** First day, of the region's time zone. */
  from: Scalars['Date']['input'];
  /** Last day, included: at most ten years after the first. */
  to: Scalars['Date']['input'];
  /** Days after which an assessment without submission counts as dropped out, 5 unless given, 0 to 3650. */
  dropoutDayThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** Days after which an assessment without consent counts as leaked, 5 unless given, 0 to 3650. */
  leakageDayThreshold?: InputMaybe<Scalars['Int']['input']>;
};

/** The dashboard's figures in a step, each as its card defines it (decisions §8). */
export type FigureStep = {
  /** First day of the step. */
  date: Scalars['Date']['output'];
  /** Applications made. */
  applications: Scalars['Int']['output'];
  /** Completed assessments. */
  completed: Scalars['Int']['output'];
  /** Completed ÷ (completed + consented to in the step and not submitted), 0 to 1. */
  completionRatio?: Maybe<Scalars['Float']['output']>;
  /** Dropped out by now ÷ consented to, 0 to 1. */
  dropoutRatio?: Maybe<Scalars['Float']['output']>;
  /** Leaked by now ÷ made, 0 to 1. */
  leakageRatio?: Maybe<Scalars['Float']['output']>;
  /** Rated ÷ completed, 0 to 1. */
  engagementRatio?: Maybe<Scalars['Float']['output']>;
  /** Mean rating, 0 to 10 with one decimal. */
  avgNpsScore?: Maybe<Scalars['Float']['output']>;
  /** Median of the time taken, in minutes with two decimals. */
  medianTimeTaken?: Maybe<Scalars['Float']['output']>;
  /** Median score, 0 to 100 with two decimals. */
  medianScore?: Maybe<Scalars['Float']['output']>;
  /** With profanity ÷ completed, 0 to 1. */
  profanityRatio?: Maybe<Scalars['Float']['output']>;
  /** That look copied ÷ completed, 0 to 1. */
  plagiarismRatio?: Maybe<Scalars['Float']['output']>;
  /** Whose text is too poor to be judged ÷ completed, 0 to 1. */
  garbageRatio?: Maybe<Scalars['Float']['output']>;
};

/** The dashboard's figures through time. */
export type FigureTrends = {
  /** Length of a step: a day up to 31 days, a week up to 26 weeks, else a month. */
  step: TrendStep;
  /** A row for each step of the window, in order, also where nothing was counted. */
  data: Array<FigureStep>;
  /** The same over as many days right before the window; its date is the first of them. */
  previous: FigureStep;
};

/** How somebody arranged a page. */
export type PageLayout = {
  /** Name of the page: dashboard. */
  page: Scalars['String']['output'];
  /** Where its parts stand, as the page itself keeps it: at most 20,000 characters of JSON. */
  layout: Scalars['JSON']['output'];
  /** When it was kept. */
  updatedAt: Scalars['DateTime']['output'];
};

/** How one wants a page arranged. */
export type CommonSavePageLayoutInput = {
  /** Name of the page: dashboard. */
  page: Scalars['String']['input'];
  /** Where its parts stand; null for as it was at first. */
  layout?: InputMaybe<Scalars['JSON']['input']>;
};

/** What a card of the dashboard counts (decisions §8): chat interviews, and for CREATED applications. */
export type DashboardFigure =
  /** Submitted in the window. */
  | 'COMPLETED'
  /** Consented to in the window and not submitted. */
  | 'CONSENTED_NOT_SUBMITTED'
  /** Consented to in the window, not submitted, and older than the threshold. */
  | 'DROPPED_OUT'
  /** Made in the window, not consented to, and older than the threshold. */
  | 'LEAKED'
  /** Submitted in the window, and the candidate rated it. */
  | 'ENGAGED'
  /** Submitted in the window, with profanity. */
  | 'PROFANITY'
  /** Submitted in the window, and it looks copied. */
  | 'PLAGIARISM'
  /** Submitted in the window, and the text is too poor to be judged. */
  | 'LOW_TEXT_QUALITY'
  /** Applications made in the window, whatever became of them. */
  | 'CREATED';

/** What a card of the dashboard counts: all that is given must hold of one chat interview of the application. */
export type DashboardFilter = {
  /** What is counted. */
  figure: DashboardFigure;
  /** Start of the window, included; open unless given. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the window, included; open unless given. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Days after which a chat interview counts as dropped out or leaked: 5 unless given, at most 3650. */
  thresholdDays?: InputMaybe<Scalars['Int']['input']>;
  /** Only chat interviews of these vacancies, by their ids at the provider; not for CREATED. */
  externalCohortIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only chat interviews with a score in the bucket that begins here: 0, 10, … 100; not for CREATED. */
  scoreBucket?: InputMaybe<Scalars['Int']['input']>;
  /** Only chat interviews with this recommendation; not for CREATED. */
  recommendation?: InputMaybe<Recommendation>;
  /** Only chat interviews taken on this device; not for CREATED. */
  deviceType?: InputMaybe<DeviceType>;
};

/** What became of an application. */
export type ApplicationEventKind =
  /** The candidate was invited. */
  | 'INVITED'
  /** The candidate began an assessment. */
  | 'STARTED'
  /** The candidate completed an assessment. */
  | 'COMPLETED'
  /** The candidate did not complete an assessment in time. */
  | 'DROPPED_OUT'
  /** It came to another stage. */
  | 'MOVED'
  /** It was given another status. */
  | 'STATUS_CHANGED'
  /** The link to the assessment was sent again. */
  | 'LINK_RESENT'
  /** The report was sent to the candidate again. */
  | 'REPORT_RESENT'
  /** The candidate was invited to book a live interview. */
  | 'BOOKING_INVITED'
  /** A live interview was booked. */
  | 'BOOKED'
  /** A live interview was moved. */
  | 'BOOKING_CHANGED'
  /** A live interview was cancelled. */
  | 'BOOKING_CANCELLED'
  /** The candidate's personal data were changed. */
  | 'CANDIDATE_CHANGED'
  /** The report of an assessment was opened for the first time. */
  | 'VIEWED';

/** Who did something to an application. */
export type ApplicationActor =
  /** A user of the console. */
  | 'USER'
  /** A rule of the workflow. */
  | 'RULE'
  /** An applicant tracking system. */
  | 'ATS'
  /** The candidate, or who runs the assessments. */
  | 'PROVIDER';

/** A condition of a rule, and the value that it was held against. */
export type JudgedCondition = {
  /** Assessment result that was looked at. */
  onField: ConditionField;
  /** How it was compared. */
  comparisonOperator: ComparisonOperator;
  /** What it was compared with. */
  comparisonValue: Scalars['JSON']['output'];
  /** The value that it had. */
  value?: Maybe<Scalars['JSON']['output']>;
};

/** Something that became of an application. */
export type ApplicationEvent = {
  /** Id of the event. */
  _id: Scalars['ID']['output'];
  /** What became of it. */
  kind: ApplicationEventKind;
  /** Who did it. */
  actor: ApplicationActor;
  /** The user's name, where it was one. */
  userName?: Maybe<Scalars['String']['output']>;
  /** Stage that it came to, or that the event is about. */
  stageId?: Maybe<Scalars['ID']['output']>;
  /** Stage that it came from. */
  fromStageId?: Maybe<Scalars['ID']['output']>;
  /** Status that it was given. */
  status?: Maybe<ApplicationStatus>;
  /** Status that it had. */
  fromStatus?: Maybe<ApplicationStatus>;
  /** The conditions that held, where a rule did it. */
  rule?: Maybe<Array<JudgedCondition>>;
  /** Why it was declined, in the words that the customer had for it then. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
};

/** Why a message did not arrive. */
export type MessageFailure =
  /** The address does not exist. */
  | 'NO_SUCH_ADDRESS'
  /** The domain of the address takes no mail. */
  | 'NO_SUCH_DOMAIN'
  /** The mailbox is full. */
  | 'MAILBOX_FULL'
  /** The recipient's server refuses the message, for its content or by a rule of its own. */
  | 'REFUSED'
  /** The recipient's server does not trust the sender. */
  | 'SENDER_REFUSED'
  /** The message is too large. */
  | 'TOO_LARGE'
  /** The server could not be reached, or did not take the message in time. */
  | 'NOT_REACHED'
  /** The phone number does not exist. */
  | 'NO_SUCH_NUMBER'
  /** The phone cannot be reached. */
  | 'PHONE_UNREACHABLE'
  /** The number, or the carrier, blocks such messages. */
  | 'PHONE_BLOCKED'
  /** It was not sent, because earlier mails to this address bounced or were reported as spam. */
  | 'SUPPRESSED'
  /** There are not enough SMS credits. */
  | 'NO_CREDITS'
  /** No reason is known. */
  | 'UNKNOWN';

/** How a message is sent. */
export type MessageChannel =
  /** By e-mail. */
  | 'EMAIL'
  /** As a text message. */
  | 'SMS';

/** What became of a message so far. */
export type MessageStatus =
  /** It has not left yet. */
  | 'WAITING'
  /** It left. */
  | 'SENT'
  /** It arrived. */
  | 'DELIVERED'
  /** It was opened. */
  | 'OPENED'
  /** A link in it was followed. */
  | 'CLICKED'
  /** It did not arrive. */
  | 'FAILED'
  /** The recipient reported it as unwanted. */
  | 'COMPLAINED';

/** A mail or text message about an application. */
export type ApplicationMessage = {
  /** Id of the message. */
  _id: Scalars['ID']['output'];
  /** How it is sent. */
  channel: MessageChannel;
  /** Event that it is about. */
  event: Scalars['String']['output'];
  /** Subject of a mail. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Address or phone number of the recipient. */
  recipient?: Maybe<Scalars['String']['output']>;
  /** What became of it so far. */
  status: MessageStatus;
  /** Why it did not arrive, or why the last try failed. */
  failure?: Maybe<MessageFailure>;
  /** When it was written, or left if that is not known any more. */
  createdAt: Scalars['DateTime']['output'];
  /** When it reached its status; of a waiting one, when it leaves or is tried again. */
  at: Scalars['DateTime']['output'];
};

/** Page of messages about an application. */
export type ApplicationMessagePage = {
  /** Messages of the page. */
  data: Array<ApplicationMessage>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** A user whom a note can mention: somebody who may see the application. */
export type MentionableUser = {
  /** Id of the user. */
  _id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** Page of users whom a note can mention. */
export type MentionableUserPage = {
  /** Users of the page, by name. */
  data: Array<MentionableUser>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What messages and notes about an application can be sorted by. */
export type ApplicationTimelineSortField =
  /** When it was written. */
  | 'createdAt';

/** Sort of messages and notes about an application. */
export type ApplicationTimelineSort = {
  /** Field to sort by. */
  fieldName: ApplicationTimelineSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** A note about an application, for those who may see it. */
export type ApplicationNote = {
  /** Id of the note. */
  _id: Scalars['ID']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
  /** Name of the author; missing for a former user. */
  authorName?: Maybe<Scalars['String']['output']>;
  /** Whether the session's user wrote it, and may change and delete it. */
  own: Scalars['Boolean']['output'];
  /** Users that it mentions, former ones left out. */
  mentions: Array<MentionableUser>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last changed; missing if never. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Page of notes about an application. */
export type ApplicationNotePage = {
  /** Notes of the page, newest first. */
  data: Array<ApplicationNote>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** Note to write, or to change where it has an id. */
export type AppsSaveApplicationNoteInput = {
  /** Id of the own note to change, or to bring back after it was deleted; missing for a new one. */
  _id?: InputMaybe<Scalars['ID']['input']>;
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Id of the application. */
  applicationId: Scalars['ID']['input'];
  /** Plain text, trimmed, at most 5000 characters. */
  text: Scalars['String']['input'];
  /** Users to mention, at most 20; those who were not mentioned before are mailed. */
  mentionedIds: Array<Scalars['ID']['input']>;
};

/** Own note to delete. */
export type ApplicationNoteFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Id of the note. */
  noteId: Scalars['ID']['input'];
};

/** Delivery event of a mail. */
export type EmailEvent = {
  /** Why it bounced; missing for any other event. */
  failure?: Maybe<MessageFailure>;
  /** Id of the application that the mail is about. */
  applicationId?: Maybe<Scalars['ID']['output']>;
  /** Id of that application's vacancy. */
  vacancyId?: Maybe<Scalars['ID']['output']>;
  /** Id of the event. */
  id: Scalars['ID']['output'];
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
  /** What happened. */
  eventType: EmailEventType;
  /** Id of the mail. */
  mailMessageId: Scalars['ID']['output'];
  /** Address of the recipient. */
  mailRecipient?: Maybe<Scalars['String']['output']>;
  /** Address of the sender. */
  mailSender: Scalars['String']['output'];
  /** Master id that ties together what belongs to one application. */
  masterId?: Maybe<Scalars['ID']['output']>;
  /** Subject of the mail. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Template of the mail. */
  templateId?: Maybe<Scalars['String']['output']>;
  /** Event that the mail is about. */
  templateType: NotificationEvent;
  /** When it happened. */
  timestamp: Scalars['DateTime']['output'];
};

/** Mail, with how far it came. */
export type SentEmail = {
  /** Id of the mail. */
  _id: Scalars['ID']['output'];
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
  /** Latest event; a mail that was clicked stays so, whatever is reported later. */
  eventType: EmailEventType;
  /** When that happened. */
  latestAt: Scalars['DateTime']['output'];
  /** When it was sent, or given up. */
  sentAt: Scalars['DateTime']['output'];
  /** Why it bounced; missing for any other. */
  failure?: Maybe<MessageFailure>;
  /** Address of the recipient. */
  mailRecipient?: Maybe<Scalars['String']['output']>;
  /** Address of the sender. */
  mailSender: Scalars['String']['output'];
  /** Master id that ties together what belongs to one application. */
  masterId?: Maybe<Scalars['ID']['output']>;
  /** Id of the application that it is about. */
  applicationId?: Maybe<Scalars['ID']['output']>;
  /** Id of that application's vacancy. */
  vacancyId?: Maybe<Scalars['ID']['output']>;
  /** Subject. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Template. */
  templateId?: Maybe<Scalars['String']['output']>;
  /** Event that it is about. */
  templateType: NotificationEvent;
};

/** Page of mails. */
export type SentEmailPage = {
  /** Mails of the page. */
  data: Array<SentEmail>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
};


/** Page of mails. */
export type SentEmailPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};

/** What mails can be sorted by. */
export type SentEmailSortField =
  /** When it was sent. */
  | 'sentAt'
  /** When its latest event happened. */
  | 'latestAt';

/** Sort of mails. */
export type SentEmailSort = {
  /** Field to sort by. */
  fieldName: SentEmailSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Why an address is not mailed any more. */
export type SuppressionReason =
  /** A mail bounced, since the address or its domain does not exist. */
  | 'BOUNCED'
  /** Its owner reported a mail as spam. */
  | 'COMPLAINED';

/** Address that a customer does not mail any more. */
export type SuppressedAddress = {
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
  /** Address, in lower case. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: SuppressionReason;
  /** Since when. */
  suppressedAt: Scalars['DateTime']['output'];
};

/** Page of suppressed addresses. */
export type SuppressedAddressPage = {
  /** Addresses of the page. */
  data: Array<SuppressedAddress>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
};


/** Page of suppressed addresses. */
export type SuppressedAddressPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};

/** What suppressed addresses can be sorted by. */
export type SuppressedAddressSortField =
  /** Address. */
  | 'email'
  /** Since when. */
  | 'suppressedAt';

/** Sort of suppressed addresses. */
export type SuppressedAddressSort = {
  /** Field to sort by. */
  fieldName: SuppressedAddressSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which suppressed addresses to list. */
export type SuppressedAddressFilter = {
  /** Only addresses that hold this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Only those for these reasons. */
  reasons?: InputMaybe<Array<SuppressionReason>>;
  /** Only those suppressed in this range. */
  suppressedAt?: InputMaybe<MomentRange>;
};

/** All suppressed addresses that match a list's filter instead of ids: refused with the true number when it is not the expected one. */
export type MatchingSuppressedAddresses = {
  /** The list's filter, paging and sort left out of account. */
  filter: SuppressedAddressFilter;
  /** Number of rows that the list said. */
  expectedCount: Scalars['Int']['input'];
};

/** State of an API key. */
export type ApiKeyState =
  /** It works. */
  | 'ACTIVE'
  /** Its end has passed. */
  | 'EXPIRED'
  /** Somebody revoked it. */
  | 'REVOKED';

/** Document that an API key may send. */
export type ApiKeyDocument = {
  /** Name, for people. */
  name: Scalars['String']['output'];
  /** GraphQL text. */
  text: Scalars['String']['output'];
};

/** API key of a customer: another program calls the API with it. */
export type ApiKey = {
  /** Id of the key. */
  _id: Scalars['ID']['output'];
  /** Organisation of the key. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the key. */
  customerId: Scalars['ID']['output'];
  /** Department that its rights end at: it reaches this one and those below. */
  hierarchyId: Scalars['ID']['output'];
  /** Name of the department. */
  departmentName: Scalars['String']['output'];
  /** Name, at most 100 characters. */
  name: Scalars['String']['output'];
  /** Beginning of the key, by which it is recognised; it opens nothing. */
  prefix: Scalars['String']['output'];
  /** Whole key: only in the answer that creates or rotates it, and never again. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Groups whose rights it has. */
  groupIds: Array<Scalars['ID']['output']>;
  /** Those groups, as far as the reader may see them; archived ones grant nothing. */
  groups: Array<Group>;
  /** Documents that it may send; without any, all within the limits. */
  documents: Array<ApiKeyDocument>;
  /** Documents that the contract no longer takes: name, line and reason. */
  documentProblems: Array<Scalars['String']['output']>;
  /** Requests a minute. */
  requestsPerMinute: Scalars['Int']['output'];
  /** State of the key. */
  state: ApiKeyState;
  /** When it stops working; missing if it never does. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last used, to the minute. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when the secret before the last rotation works. */
  previousUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Name of whoever made it. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When it was revoked. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Counts its changes, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** Page of API keys. */
export type ApiKeyPage = {
  /** Keys of the page. */
  data: Array<ApiKey>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What API keys can be sorted by. */
export type ApiKeySortField =
  /** Name. */
  | 'name'
  /** When the key was made. */
  | 'createdAt'
  /** When the key was last used. */
  | 'lastUsedAt'
  /** When the key stops working. */
  | 'expiresAt';

/** Sort of API keys. */
export type ApiKeySort = {
  /** Field to sort by. */
  fieldName: ApiKeySortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which API keys to list. */
export type ORGGetApiKeysFilter = {
  /** Only keys of this organisation. */
  organizationId: Scalars['ID']['input'];
  /** Only keys of this customer. */
  customerId: Scalars['ID']['input'];
  /** Only keys of this department and those below it. */
  hierarchyId: Scalars['ID']['input'];
  /** Only keys whose name holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Only keys in these states. */
  states?: InputMaybe<Array<ApiKeyState>>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, the latest first, unless given. */
  sort?: InputMaybe<ApiKeySort>;
};

/** API key to read or change. */
export type ApiKeyIdFilter = {
  /** Organisation of the key. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the key. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope. */
  hierarchyId: Scalars['ID']['input'];
  /** Id of the key. */
  _id: Scalars['ID']['input'];
};

/** API keys to revoke. */
export type ApiKeyIdsFilter = {
  /** Organisation of the keys. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the keys. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope. */
  hierarchyId: Scalars['ID']['input'];
  /** Ids of the keys. */
  apiKeyIds: Array<Scalars['ID']['input']>;
};

/** Document that an API key may send. */
export type ApiKeyDocumentInput = {
  /** Name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** GraphQL text, at most 10,000 characters. */
  text: Scalars['String']['input'];
};

/** API key to make. */
export type ORGCreateApiKeyInput = {
  /** Organisation of the key. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the key. */
  customerId: Scalars['ID']['input'];
  /** Department that its rights end at. */
  hierarchyId: Scalars['ID']['input'];
  /** Name, trimmed, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Groups whose rights it has; at least one. */
  groupIds: Array<Scalars['ID']['input']>;
  /** When it stops working; never, if it is left out. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Requests a minute, from 1 to 1,200. */
  requestsPerMinute: Scalars['Int']['input'];
  /** Documents that it may send, at most 50; without any, all within the limits. */
  documents?: InputMaybe<Array<ApiKeyDocumentInput>>;
};

/** What to change of an API key. */
export type ORGUpdateApiKeyUpdate = {
  /** Name, trimmed, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Groups whose rights it has. */
  groupIds: Array<Scalars['ID']['input']>;
  /** When it stops working; null for never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Requests a minute, from 1 to 1,200. */
  requestsPerMinute: Scalars['Int']['input'];
  /** Documents that it may send; an empty list allows all within the limits. */
  documents?: InputMaybe<Array<ApiKeyDocumentInput>>;
  /** Version that was read; refused if the key has changed since. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** How to rotate an API key. */
export type ORGRotateApiKeyInput = {
  /** Hours that the secret from before works on, from 0 to 24. */
  overlapHours: Scalars['Int']['input'];
};

/** Session of the signed-in user. Its id opens nothing. */
export type OwnSession = {
  /** Id of the session. */
  _id: Scalars['ID']['output'];
  /** Whether the call belongs to it. */
  isCurrent: Scalars['Boolean']['output'];
  /** Name of the browser; missing where the browser does not say. */
  browser?: Maybe<Scalars['String']['output']>;
  /** Name of the operating system; missing where the browser does not say. */
  system?: Maybe<Scalars['String']['output']>;
  /** Network address at the start. */
  address?: Maybe<Scalars['String']['output']>;
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last used, to five minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** When it ends at the latest. */
  endsAt: Scalars['DateTime']['output'];
};

/** Page of one's own sessions. */
export type OwnSessionPage = {
  /** Sessions of the page. */
  data: Array<OwnSession>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What one's own sessions can be sorted by. */
export type OwnSessionSortField =
  /** When it began. */
  | 'createdAt'
  /** When it was last used. */
  | 'lastUsedAt';

/** Sort of one's own sessions. */
export type OwnSessionSort = {
  /** Field to sort by. */
  fieldName: OwnSessionSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** What a second factor is. */
export type FactorKind =
  /** An authenticator app, which shows a code that changes every 30 seconds. */
  | 'APP'
  /** A passkey, which also signs in without a password. */
  | 'PASSKEY'
  /** Codes to sign in with when the others are lost, each good for one use. */
  | 'RECOVERY_CODES';

/** Second factor of one's own; never its secret. */
export type OwnFactor = {
  /** Id of the factor; that of the user for recovery codes. */
  _id: Scalars['ID']['output'];
  /** What the factor is. */
  kind: FactorKind;
  /** Name that its owner gave it; missing for recovery codes. */
  name?: Maybe<Scalars['String']['output']>;
  /** How many recovery codes are left; missing for other factors. */
  left?: Maybe<Scalars['Int']['output']>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last used; missing until then, and for recovery codes. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Page of one's own second factors. */
export type OwnFactorPage = {
  /** Factors of the page. */
  data: Array<OwnFactor>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** A session of a user that has not ended, as their administrators see it. */
export type UserSession = {
  /** Id of the session. */
  _id: Scalars['ID']['output'];
  /** Name of the browser; missing where the browser does not say. */
  browser?: Maybe<Scalars['String']['output']>;
  /** Name of the operating system; missing where the browser does not say. */
  system?: Maybe<Scalars['String']['output']>;
  /** Network address at the start. */
  address?: Maybe<Scalars['String']['output']>;
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last used. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** When it ends unless it is used before. */
  endsAt: Scalars['DateTime']['output'];
};

/** Page of a user's sessions. */
export type UserSessionPage = {
  /** Sessions of the page. */
  data: Array<UserSession>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** Authenticator app that is about to be added. */
export type StartedApp = {
  /** Id of the factor. */
  _id: Scalars['ID']['output'];
  /** Secret to type into the app. */
  secret: Scalars['String']['output'];
  /** Secret as an address, which a QR code shows. */
  address: Scalars['String']['output'];
};

/** Authenticator app to add. */
export type AuthAddAppInput = {
  /** Id that was answered when it was started. */
  _id: Scalars['ID']['input'];
  /** Code that the app shows. */
  code: Scalars['String']['input'];
  /** Name of the app or of its device, at most 50 characters. */
  name: Scalars['String']['input'];
};

/** Passkey to add. */
export type AuthAddPasskeyInput = {
  /** Name of the passkey or of its device, at most 50 characters. */
  name: Scalars['String']['input'];
  /** Answer of the browser, as JSON. */
  response: Scalars['String']['input'];
};

/** Factor that was added. */
export type AddedFactor = {
  /** Id of the factor. */
  _id: Scalars['ID']['output'];
  /** Recovery codes, shown this once; none unless this is the first factor. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** Recovery codes of a user, shown this once. */
export type RecoveryCodes = {
  /** Id of the user. */
  _id: Scalars['ID']['output'];
  /** The codes, 10 of them. */
  codes: Array<Scalars['String']['output']>;
};

/** Challenge for a passkey. */
export type PasskeyChallenge = {
  /** Options for the browser, as JSON. */
  options: Scalars['String']['output'];
};

/** Answer of a sign-in with a passkey. */
export type PasskeyLogin = {
  /** E-mail address of the user. */
  email: Scalars['String']['output'];
  /** Region of the user. */
  defaultAwsRegion: Scalars['AwsRegion']['output'];
  /** When the access ends. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Way to complete a sign-in, or to confirm that it is still the same person. */
export type ProofMethod =
  /** A passkey. */
  | 'PASSKEY'
  /** The code that an authenticator app shows. */
  | 'APP'
  /** A recovery code. */
  | 'RECOVERY_CODE'
  /** A code that is mailed. */
  | 'EMAIL'
  /** The password; only to confirm. */
  | 'PASSWORD';

/** How the user can confirm that it is still them. */
export type OwnConfirmation = {
  /** Id of the user. */
  _id: Scalars['ID']['output'];
  /** Ways that are open to the user, the best one first. */
  methods: Array<ProofMethod>;
  /** Until when the session counts as confirmed; in the past once it does not. */
  confirmedUntil: Scalars['DateTime']['output'];
};

/** Proof that it is still the same person: one of them. */
export type AuthConfirmInput = {
  /** Password, at most 128 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Code of an authenticator app, a recovery code or a mailed code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Answer of the browser for a passkey, as JSON. */
  response?: InputMaybe<Scalars['String']['input']>;
};

/** Way by which a user receives sign-in codes. */
export type MfaMethod =
  /** Codes are mailed. */
  | 'EMAIL'
  /** Codes of an authenticator app. */
  | 'APP'
  /** Passkeys. */
  | 'PASSKEY';

/** How the people of a customer sign in. */
export type SignInRules = {
  /** Customer of the rules. */
  customerId: Scalars['ID']['output'];
  /** Types of users who need a second factor. */
  secondFactorFor: Array<UserType>;
  /** Whether mailed codes are accepted as a second factor; without them people must add a passkey or an authenticator app. */
  mailedCodes: Scalars['Boolean']['output'];
  /** Time without activity after which sessions end; missing: as the platform has it. */
  idleLimit?: Maybe<SessionIdleLimit>;
  /** Time after which sessions end whatever is done; missing: as the platform has it. */
  absoluteLimit?: Maybe<SessionAbsoluteLimit>;
  /** Number of the version, counted from 1; 0 while nothing was saved. */
  version: Scalars['Int']['output'];
  /** Whether everybody of the customer signs in by single sign-on. */
  ssoRequired: Scalars['Boolean']['output'];
  /** Users who may go on using passwords and passkeys when single sign-on fails. */
  breakGlassUserIds: Array<Scalars['ID']['output']>;
  /** Open sessions by password or passkey that end once single sign-on is required. */
  passwordSessions: Scalars['Int']['output'];
};

/** Which customer's rules are meant. */
export type SignInRulesFilter = {
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
};

/** Rules as they shall be. */
export type AuthUpdateSignInRulesUpdate = {
  /** Types of users who need a second factor. */
  secondFactorFor: Array<UserType>;
  /** Whether mailed codes are accepted. */
  mailedCodes: Scalars['Boolean']['input'];
  /** Time without activity after which sessions end; none: as the platform has it. */
  idleLimit?: InputMaybe<SessionIdleLimit>;
  /** Time after which sessions end whatever is done; none: as the platform has it. */
  absoluteLimit?: InputMaybe<SessionAbsoluteLimit>;
  /** Version that was edited: refused when there is a newer one. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Whether everybody of the customer signs in by single sign-on; as it is if left out. */
  ssoRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Users who may go on using passwords and passkeys, at most 20; as they are if left out. */
  breakGlassUserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Users whose second factors are removed. */
export type AuthResetFactorsInput = {
  /** Ids of the users, at most 100. */
  userIds: Array<Scalars['ID']['input']>;
};

/** Whose sessions to list. */
export type AuthGetUserSessionsFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** User whose sessions they are. */
  userId: Scalars['ID']['input'];
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Sessions a page: 50 unless given, and at most. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Order: the last used one first unless given. */
  sort?: InputMaybe<OwnSessionSort>;
};

/** Sessions of a user to end. */
export type AuthEndUserSessionsInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** User whose sessions they are. */
  userId: Scalars['ID']['input'];
  /** Ids of the sessions; all of the user unless given. */
  sessionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Customer whose users are signed out. */
export type AuthEndCustomerSessionsInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
};

/** Result of signing out a customer's users. */
export type EndedSessions = {
  /** Number of sessions that were ended. */
  sessions: Scalars['Int']['output'];
  /** Number of people who were signed out. */
  people: Scalars['Int']['output'];
};

/** How the signed-in user's password stands; never the password. */
export type OwnPassword = {
  /** Id of the user. */
  _id: Scalars['ID']['output'];
  /** Whether the user signs in by password here, and not by single sign-on. */
  hasPassword: Scalars['Boolean']['output'];
  /** When the password was last set. */
  passwordUpdatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Change of one's own password. */
export type AuthChangePasswordInput = {
  /** Current password, at most 128 characters. */
  currentPassword: Scalars['String']['input'];
  /** New password: 10 to 128 characters with a lower-case and an upper-case letter, a digit and a special character. */
  newPassword: Scalars['String']['input'];
};

/** Change of one's own profile. */
export type AuthUpdateProfileInput = {
  /** First name, trimmed, at most 50 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name, trimmed, at most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number with country code, valid for its country; null removes it. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Which groups to list; at least one of customer and departments is sent. */
export type ORGGetGroupsFilter = {
  /** Only groups whose name holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Only rows created within this range. */
  createdAt?: InputMaybe<MomentRange>;
  /** Only rows last changed within this range. */
  updatedAt?: InputMaybe<MomentRange>;
  /** Only rows archived within this range. */
  archivedAt?: InputMaybe<MomentRange>;
  /** Only groups of this organisation. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Only groups of this customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only groups of this department and those below it. */
  hierarchyId?: InputMaybe<Scalars['ID']['input']>;
  /** Only groups of these departments and those below them. */
  hierarchyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only active groups. */
  activeOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only archived groups. */
  archivedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by name unless given. */
  sort?: InputMaybe<GroupSort>;
};

/** Has the account of a user been used. */
export type UserActivity =
  /** It has been signed in to. */
  | 'ACTIVATED'
  /** Nobody has ever signed in to it. */
  | 'UNACTIVATED';

/** Which users to list. */
export type ORGGetUsersFilter = {
  /** Only users whose account has been used, or has not. */
  activity?: InputMaybe<Array<UserActivity>>;
  /** Only rows created within this range. */
  createdAt?: InputMaybe<MomentRange>;
  /** Only users last active within this range, or never. */
  lastActive?: InputMaybe<OptionalMomentRange>;
  /** Only rows archived within this range. */
  archivedAt?: InputMaybe<MomentRange>;
  /** Organisation of the users. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the users. */
  customerId: Scalars['ID']['input'];
  /** Only users of these departments and those below them. */
  hierarchyIds: Array<Scalars['ID']['input']>;
  /** Only users of these groups. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only users whose name or e-mail address holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Only active users. */
  activeOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only archived users. */
  archivedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by creation, newest first, unless given. */
  sort?: InputMaybe<UserSort>;
};

/** User of a customer. */
export type User = {
  /** Number of the version, counted from 1; each change makes a new one. */
  version: Scalars['Int']['output'];
  /** When the user last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When the user was archived; missing while they are active. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the user. */
  _id: Scalars['ID']['output'];
  /** Name to sign in with. */
  username: Scalars['String']['output'];
  /** First name, at most 50 characters. */
  firstName: Scalars['String']['output'];
  /** Last name, at most 50 characters. */
  lastName: Scalars['String']['output'];
  /** E-mail address, in lower case, one a person on the whole platform. */
  email: Scalars['String']['output'];
  /** Phone number with country code. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Whether too many wrong passwords have locked the user. */
  locked: Scalars['Boolean']['output'];
  /** Organisation of the user. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the user. */
  customerId: Scalars['ID']['output'];
  /** Department of the user. */
  hierarchyId: Scalars['ID']['output'];
  /** Customer of the user, as a row. */
  customer: Customer;
  /** Groups of the user, archived ones included. */
  group: Array<Group>;
  /** Ids of the user's groups. */
  groupIds: Array<Scalars['ID']['output']>;
  /** When the user was last active; missing while the account was never used. */
  lastActive?: Maybe<Scalars['DateTime']['output']>;
  /** When the user was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the password was last set; shown as an age of at most 60 days. */
  lastPasswordUpdatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a code is asked for at sign-in. */
  mfaEnabled: Scalars['Boolean']['output'];
  /** Way by which codes are received; missing while none are asked for. */
  mfaMethod?: Maybe<MfaMethod>;
  /** Notes taken when the user was made, at most 150 characters. */
  notes?: Maybe<Scalars['String']['output']>;
};

/** What users can be sorted by. */
export type UserSortField =
  /** First name. */
  | 'firstName'
  /** E-mail address. */
  | 'email'
  /** Groups. */
  | 'groupIds'
  /** When the user was made. */
  | 'createdAt'
  /** When the user was last active. */
  | 'lastActive'
  /** When the user was archived. */
  | 'archivedAt';

/** What to change of a group. */
export type ORGUpdateGroupUpdate = {
  /** Version that was edited: refused when there is a newer one. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Name, trimmed, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What the group is for, trimmed, at most 700 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
};

/** What to change of a user. */
export type ORGUpdateUserUpdate = {
  /** Version that was edited: refused when there is a newer one. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** First name, trimmed, at most 50 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name, trimmed, at most 50 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number with country code, valid for its country; null removes it. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Single sign-on configuration of a customer. */
export type SSOConfig = {
  /** Counts the changes: who saves says which one was edited. */
  version: Scalars['Int']['output'];
  /** Where an identity provider finds the metadata of this platform. */
  metadataUrl: Scalars['String']['output'];
  /** Where an identity provider sends its assertions. */
  assertionUrl: Scalars['String']['output'];
  /** Protocol of the identity provider. */
  protocol: SSOProtocol;
  /** Issuer of the OpenID Connect provider. */
  issuerUrl?: Maybe<Scalars['String']['output']>;
  /** Client id of this platform at the OpenID Connect provider. */
  clientId?: Maybe<Scalars['String']['output']>;
  /** Whether a client secret is stored, which is never shown. */
  clientSecretSet: Scalars['Boolean']['output'];
  /** Scopes that are asked for, with spaces between; `openid email profile` unless set. */
  scopes?: Maybe<Scalars['String']['output']>;
  /** Attribute (SAML) or claim (OpenID Connect) of the e-mail address; `email` unless set. */
  emailClaim?: Maybe<Scalars['String']['output']>;
  /** Attribute or claim of the first name; `firstName` (SAML) or `given_name` (OpenID Connect) unless set. */
  firstNameClaim?: Maybe<Scalars['String']['output']>;
  /** Attribute or claim of the last name; `lastName` (SAML) or `family_name` (OpenID Connect) unless set. */
  lastNameClaim?: Maybe<Scalars['String']['output']>;
  /** Attribute or claim of the groups; unless set, sign-ins change no groups. */
  groupsClaim?: Maybe<Scalars['String']['output']>;
  /** Groups that people join by a value of that claim, and leave without it. */
  groupMappings: Array<SSOGroupMapping>;
  /** Where an OpenID Connect provider sends people back. */
  redirectUri: Scalars['String']['output'];
  /** Whether this platform signs its requests to a SAML provider. */
  signsRequests: Scalars['Boolean']['output'];
  /** Whether logging out here ends the session at the provider, and the other way round. */
  singleLogout: Scalars['Boolean']['output'];
  /** Where an OpenID Connect provider sends logout tokens when a session ends there (Back-Channel Logout). */
  backChannelLogoutUrl: Scalars['String']['output'];
  /** Where a SAML provider sends its requests and responses of logouts, by redirect or by POST. */
  singleLogoutUrl: Scalars['String']['output'];
  /** How messages come to the SAML provider's logout URL. */
  logoutBinding: SSOLogoutBinding;
  /** Keys of this platform, the current one first: it signs by that one, and decrypts by both. */
  keys: Array<SSOKey>;
  /** Whether a next key waits for its use. */
  hasNextKey: Scalars['Boolean']['output'];
  /** Entity id of the SAML provider: assertions of another issuer are refused. Unless set, the first sign-in determines it. */
  providerEntityId?: Maybe<Scalars['String']['output']>;
  /** Address of the SAML provider's metadata, which is read daily for its certificates. */
  providerMetadataUrl?: Maybe<Scalars['String']['output']>;
  /** When that address was last read; missing until it is. */
  metadataReadAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the metadata could not be used when it was last read; missing if it could. */
  metadataProblem?: Maybe<SSOMetadataProblem>;
  /** What the public certificates say of themselves. */
  certificates: Array<SSOCertificate>;
  /** Account name of the customer, in lower case. */
  accountName: Scalars['String']['output'];
  /** Organisation of the customer. */
  organizationId: Scalars['ID']['output'];
  /** Region of the customer. */
  region: Scalars['AwsRegion']['output'];
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
  /** Department that new accounts belong to. */
  hierarchyId: Scalars['ID']['output'];
  /** Groups that new accounts join, at most 100. */
  groupIds: Array<Scalars['ID']['output']>;
  /** Whether single sign-on is on. */
  enabled: Scalars['Boolean']['output'];
  /** Address of the identity provider's login. */
  loginUrl?: Maybe<Scalars['String']['output']>;
  /** Address of the identity provider's logout. */
  logoutUrl?: Maybe<Scalars['String']['output']>;
  /** How accounts come to be: In-time at the first sign-in, or Before it. */
  userProvisionMode: Scalars['UserProvisionMode']['output'];
  /** Certificates that assertions are signed with. */
  publicCertificates: Array<Scalars['String']['output']>;
  /** Names of the claims that carry a user's attributes. */
  attributeClaimKeys: AttributeClaimKeys;
  /** Entity id of this platform. */
  sapiaEntityId: Scalars['String']['output'];
  /** Audience that assertions must name. */
  sapiaSAMLAudience: Scalars['String']['output'];
  /** Whether the configuration was ever saved. */
  initialized: Scalars['Boolean']['output'];
  /** Whether user names start with the customer's id. */
  enabledCustomerIdAsUsernamePrefix: Scalars['Boolean']['output'];
  /** When the configuration was made; missing until it is first saved. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What to change of a single sign-on configuration. */
export type IDPUpdateSSOConfigUpdate = {
  /** Version that was edited: refused when there is a newer one. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Protocol of the identity provider: stays unless given. */
  protocol?: InputMaybe<SSOProtocol>;
  /** Issuer of the OpenID Connect provider, at most 1000 characters; required with it. */
  issuerUrl?: InputMaybe<Scalars['String']['input']>;
  /** Client id of this platform at the OpenID Connect provider, at most 250 characters; required with it. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** Client secret, never read; stays unless given, null removes it. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Scopes to ask for, with spaces between, at most 250 characters; null restores the default. */
  scopes?: InputMaybe<Scalars['String']['input']>;
  /** Attribute (SAML) or claim (OpenID Connect) of the e-mail address, at most 250 characters; null restores the default. */
  emailClaim?: InputMaybe<Scalars['String']['input']>;
  /** Attribute or claim of the first name, at most 250 characters; null restores the default. */
  firstNameClaim?: InputMaybe<Scalars['String']['input']>;
  /** Attribute or claim of the last name, at most 250 characters; null restores the default. */
  lastNameClaim?: InputMaybe<Scalars['String']['input']>;
  /** Whether this platform signs its requests to a SAML provider; stays unless given. */
  signsRequests?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether logging out here ends the session at the provider, and the other way round; SAML needs a logout URL for it; stays unless given. */
  singleLogout?: InputMaybe<Scalars['Boolean']['input']>;
  /** How messages come to the SAML provider's logout URL; stays unless given. */
  logoutBinding?: InputMaybe<SSOLogoutBinding>;
  /** Attribute or claim of the groups, at most 250 characters; null for none: then sign-ins change no groups. */
  groupsClaim?: InputMaybe<Scalars['String']['input']>;
  /** Groups that people join by a value of that claim, and leave without it: at most 200; they stay unless given. */
  groupMappings?: InputMaybe<Array<SSOGroupMappingInput>>;
  /** Entity id of the SAML provider, at most 1024 characters; stays unless given, null removes it. */
  providerEntityId?: InputMaybe<Scalars['String']['input']>;
  /** Address of the SAML provider's metadata, at most 1000 characters; stays unless given, null removes it. */
  providerMetadataUrl?: InputMaybe<Scalars['String']['input']>;
  /** Groups that new accounts join, at most 100. */
  groupIds: Array<Scalars['ID']['input']>;
  /** Whether single sign-on is on. */
  enabled: Scalars['Boolean']['input'];
  /** Address of the identity provider's login, at most 1000 characters. */
  loginUrl: Scalars['String']['input'];
  /** Address of the identity provider's logout, at most 1000 characters; null removes it. */
  logoutUrl?: InputMaybe<Scalars['String']['input']>;
  /** Certificates that assertions are signed with, trimmed, at most 5000 characters each. */
  publicCertificates: Array<Scalars['String']['input']>;
};

/** Protocols that an identity provider can be set up with. */
export type SSOProtocol =
  /** SAML 2.0. */
  | 'SAML'
  /** OpenID Connect. */
  | 'OIDC';

/** How a browser carries messages to a SAML provider's logout URL. */
export type SSOLogoutBinding =
  /** In the address. */
  | 'REDIRECT'
  /** By a form. */
  | 'POST';

/** Use of a key of this platform at an identity provider. */
export type SSOKeyState =
  /** Signs messages. */
  | 'CURRENT'
  /** Published in the metadata, and used for signing later. */
  | 'NEXT';

/** Public part of a key of this platform at an identity provider. */
export type SSOKey = {
  /** Id of the key. */
  _id: Scalars['ID']['output'];
  /** Use of the key. */
  state: SSOKeyState;
  /** Name in the certificate. */
  subject: Scalars['String']['output'];
  /** Issuer of the certificate: the platform itself. */
  issuer: Scalars['String']['output'];
  /** Start of its validity. */
  validFrom: Scalars['DateTime']['output'];
  /** End of its validity. */
  validTo: Scalars['DateTime']['output'];
  /** SHA-256 fingerprint. */
  fingerprint: Scalars['String']['output'];
  /** Whether its validity has ended. */
  isExpired: Scalars['Boolean']['output'];
  /** Whether its validity ends within 30 days. */
  expiresSoon: Scalars['Boolean']['output'];
};

/** Single sign-on configuration to make. */
export type IDPCreateSSOConfigInput = {
  /** Protocol of the identity provider: SAML unless given. */
  protocol?: InputMaybe<SSOProtocol>;
  /** Issuer of the OpenID Connect provider, at most 1000 characters; required with it. */
  issuerUrl?: InputMaybe<Scalars['String']['input']>;
  /** Client id of this platform at the OpenID Connect provider, at most 250 characters; required with it. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** Client secret, never read; without one the client is public. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Scopes to ask for, with spaces between, at most 250 characters; `openid email profile` unless given. */
  scopes?: InputMaybe<Scalars['String']['input']>;
  /** Attribute (SAML) or claim (OpenID Connect) of the e-mail address, at most 250 characters; `email` unless given. */
  emailClaim?: InputMaybe<Scalars['String']['input']>;
  /** Attribute or claim of the first name, at most 250 characters; `firstName` (SAML) or `given_name` (OpenID Connect) unless given. */
  firstNameClaim?: InputMaybe<Scalars['String']['input']>;
  /** Attribute or claim of the last name, at most 250 characters; `lastName` (SAML) or `family_name` (OpenID Connect) unless given. */
  lastNameClaim?: InputMaybe<Scalars['String']['input']>;
  /** Whether this platform signs its requests to a SAML provider; false unless given. */
  signsRequests?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether logging out here ends the session at the provider, and the other way round; SAML needs a logout URL for it; false unless given. */
  singleLogout?: InputMaybe<Scalars['Boolean']['input']>;
  /** How messages come to the SAML provider's logout URL: by redirect unless given. */
  logoutBinding?: InputMaybe<SSOLogoutBinding>;
  /** Attribute or claim of the groups, at most 250 characters; without one sign-ins change no groups. */
  groupsClaim?: InputMaybe<Scalars['String']['input']>;
  /** Groups that people join by a value of that claim, and leave without it: at most 200; none unless given. */
  groupMappings?: InputMaybe<Array<SSOGroupMappingInput>>;
  /** Entity id of the SAML provider, at most 1024 characters; required with an address of its metadata. */
  providerEntityId?: InputMaybe<Scalars['String']['input']>;
  /** Address of the SAML provider's metadata, at most 1000 characters: its certificates replace those of the configuration every day. */
  providerMetadataUrl?: InputMaybe<Scalars['String']['input']>;
  /** Account name of the customer, trimmed, in lower case. */
  accountName: Scalars['String']['input'];
  /** Organisation of the customer. */
  organizationId: Scalars['ID']['input'];
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Region of the customer. */
  region: Scalars['AwsRegion']['input'];
  /** Department that new accounts belong to. */
  hierarchyId: Scalars['ID']['input'];
  /** Groups that new accounts join, at most 100. */
  groupIds: Array<Scalars['ID']['input']>;
  /** Whether single sign-on is on. */
  enabled: Scalars['Boolean']['input'];
  /** Address of the identity provider's login, at most 1000 characters. */
  loginUrl: Scalars['String']['input'];
  /** Address of the identity provider's logout, at most 1000 characters. */
  logoutUrl?: InputMaybe<Scalars['String']['input']>;
  /** Certificates that assertions are signed with, trimmed, at most 5000 characters each. */
  publicCertificates: Array<Scalars['String']['input']>;
  /** Whether the product's own single sign-on is meant; always true from the console. */
  enableSapia: Scalars['Boolean']['input'];
};

/** Value of the groups' claim, and the group that people with it are members of. */
export type SSOGroupMapping = {
  /** Value that the identity provider sends. */
  value: Scalars['String']['output'];
  /** Id of the group. */
  groupId: Scalars['ID']['output'];
};

/** Value of the groups' claim, and the group that people with it are to be members of. */
export type SSOGroupMappingInput = {
  /** Value that the identity provider sends, at most 250 characters; each only once. */
  value: Scalars['String']['input'];
  /** Id of the group: none that SCIM manages. */
  groupId: Scalars['ID']['input'];
};

/** Why an identity provider's metadata can't be used. */
export type SSOMetadataProblem =
  /** The address can't be read. */
  | 'UNREACHABLE'
  /** It is no SAML metadata, or has more than its plain elements. */
  | 'UNREADABLE'
  /** It has more than 500,000 characters. */
  | 'TOO_LARGE'
  /** It describes no SAML 2.0 identity provider. */
  | 'NO_PROVIDER'
  /** It describes several identity providers. */
  | 'SEVERAL_PROVIDERS'
  /** It has ended. */
  | 'EXPIRED'
  /** It has no certificate that can be used. */
  | 'NO_CERTIFICATE'
  /** It is of another entity id than the configuration. */
  | 'ENTITY_ID_CHANGED'
  /** It has another login address than the configuration. */
  | 'LOGIN_URL_CHANGED';

/** What to know about an identity provider's metadata before its values are used. */
export type SSOMetadataWarning =
  /** The login can't be reached by HTTP redirect, which is needed, but by POST. */
  | 'LOGIN_BY_POST_ONLY'
  /** There is no login address. */
  | 'NO_LOGIN_URL'
  /** An address was left out: it is no https address, or too long. */
  | 'UNSAFE_URL'
  /** There is no certificate that can be used. */
  | 'NO_CERTIFICATE'
  /** A certificate was left out: it is unreadable, or not of an RSA key with at least 2048 bits. */
  | 'CERTIFICATE_REFUSED'
  /** A certificate has expired. */
  | 'CERTIFICATE_EXPIRED'
  /** There are more certificates than can be stored. */
  | 'TOO_MANY_CERTIFICATES'
  /** The metadata has ended. */
  | 'EXPIRED';

/** Metadata to read: its address or its text. */
export type SSOProviderMetadataInput = {
  /** Address that the platform reads, at most 1000 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Text of the metadata, at most 500,000 characters; instead of the address. */
  xml?: InputMaybe<Scalars['String']['input']>;
};

/** What an identity provider's metadata says. */
export type SSOProviderMetadata = {
  /** Entity id of the provider. */
  entityId: Scalars['String']['output'];
  /** Address of the login by HTTP redirect. */
  loginUrl?: Maybe<Scalars['String']['output']>;
  /** Address of the logout, by redirect if the provider offers that, else by POST. */
  logoutUrl?: Maybe<Scalars['String']['output']>;
  /** How messages come to that address; missing without one. */
  logoutBinding?: Maybe<SSOLogoutBinding>;
  /** Certificates that assertions can be signed with, as base64. */
  publicCertificates: Array<Scalars['String']['output']>;
  /** What these certificates say of themselves, in the same order. */
  certificates: Array<SSOCertificate>;
  /** Whether the provider wants signed requests. */
  wantsSignedRequests: Scalars['Boolean']['output'];
  /** Until when the metadata holds; missing if it does not say. */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What to know before the values are used. */
  warnings: Array<SSOMetadataWarning>;
};

/** Who wants to sign in by single sign-on, and where to go then. */
export type SsoLoginDto = {
  /** Id of the customer, instead of its account name: a link to the console names it so. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Address to go to after sign-in, at an allowed domain. */
  redirect: Scalars['String']['input'];
  /** Whether the product's own single sign-on is meant; always true from the console. */
  enableSapia: Scalars['Boolean']['input'];
  /** E-mail address, where the entry looks like one. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Account name, where it does not. */
  accountName?: InputMaybe<Scalars['String']['input']>;
};

/** Template of the notification settings to preview. */
export type NotifPreviewTemplateInput = {
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Tab, which has the language. */
  templateType: NotificationTemplateType;
  /** Event of that tab. */
  event: NotificationEvent;
  /** Channel. */
  channel: NotificationChannel;
};

/** Message of an event, filled with an example. */
export type TemplatePreview = {
  /** The message as its reader gets it. */
  message: PreviewedMessage;
  /** Whether the person is made up, since there is no application, or none that the caller may see; links, codes and times always are. */
  isMadeUp: Scalars['Boolean']['output'];
};

/** Template of the notification settings to test. */
export type NotifSendTestMailInput = {
  /** Organisation of the customer. */
  organizationId: Scalars['ID']['input'];
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Root department of the customer. */
  hierarchyId: Scalars['ID']['input'];
  /** Tab, which has the language. */
  templateType: NotificationTemplateType;
  /** Event of that tab. */
  event: NotificationEvent;
};

/** Test mail that is on its way. */
export type TestMail = {
  /** Address of the caller, the only one that it goes to. */
  recipient: Scalars['String']['output'];
};

/** Whose text a message has. */
export type MessageTextState =
  /** The platform's. */
  | 'PLATFORM'
  /** The customer's own. */
  | 'OWN'
  /** That of a template at the provider, which comes before an own text. */
  | 'PROVIDER';

/** Text of a message in a language, which the customer may replace by an own one. */
export type MessageText = {
  /** Id: channel, language and event. */
  _id: Scalars['ID']['output'];
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
  /** Event that the message is about. */
  event: NotificationEvent;
  /** Channel. */
  channel: NotificationChannel;
  /** Language. */
  language: Scalars['TemplateLanguage']['output'];
  /** Whose text is sent. */
  state: MessageTextState;
  /** Whether the notification settings send it at all. */
  isSent: Scalars['Boolean']['output'];
  /** Number of the newest version; 0 if there never was an own text. */
  version: Scalars['Int']['output'];
  /** Subject, with variables; missing for a text message. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Text, with variables: the customer's own, else the platform's. */
  body: Scalars['String']['output'];
  /** Variables that it may use. */
  variables: Array<MessageTextVariable>;
  /** When the newest version was saved; missing if there is none. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Variable of a message's text. */
export type MessageTextVariable = {
  /** Name, which stands in the text within two braces. */
  name: Scalars['String']['output'];
  /** Whether the text has to use it. */
  isRequired: Scalars['Boolean']['output'];
  /** Whether it may be missing: a paragraph that uses it is left out then. */
  isOptional: Scalars['Boolean']['output'];
  /** Whether the subject may use it. */
  isInSubject: Scalars['Boolean']['output'];
  /** Example of its value. */
  example: Scalars['String']['output'];
};

/** Page of texts of messages. */
export type MessageTextPage = {
  /** Texts of the page. */
  data: Array<MessageText>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** Filter of texts of messages. */
export type MessageTextFilter = {
  /** Only texts in these languages. */
  languages?: InputMaybe<Array<Scalars['TemplateLanguage']['input']>>;
  /** Only those of these channels. */
  channels?: InputMaybe<Array<NotificationChannel>>;
  /** Only those in these states. */
  states?: InputMaybe<Array<MessageTextState>>;
  /** Only those with this in their subject, message or event, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
};

/** Version of a text of a message. Versions are never changed. */
export type MessageTextVersion = {
  /** Number, counted from 1. */
  version: Scalars['Int']['output'];
  /** Whether it is the customer's own text, or a return to the platform's. */
  isOwn: Scalars['Boolean']['output'];
  /** Subject, with variables; missing for a text message. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Text, with variables. */
  body: Scalars['String']['output'];
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of who saved it; missing for a former user. */
  authorName?: Maybe<Scalars['String']['output']>;
};

/** Page of versions of a text of a message. */
export type MessageTextVersionPage = {
  /** Versions of the page. */
  data: Array<MessageTextVersion>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What versions can be sorted by. */
export type MessageTextVersionSortField =
  /** Number. */
  | 'version';

/** Sort of versions. */
export type MessageTextVersionSort = {
  /** Field to sort by. */
  fieldName: MessageTextVersionSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** What texts of messages can be sorted by. */
export type MessageTextSortField =
  /** Event. */
  | 'event'
  /** Language. */
  | 'language'
  /** When the newest version was saved. */
  | 'updatedAt';

/** Sort of texts of messages. */
export type MessageTextSort = {
  /** Field to sort by. */
  fieldName: MessageTextSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Text of a message to preview. */
export type NotifPreviewMessageTextInput = {
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Id of the text. */
  _id: Scalars['ID']['input'];
  /** Subject; none for a text message. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Text. */
  body: Scalars['String']['input'];
};

/** Text of an email to test; there is no test of text messages, which cost credits. */
export type NotifSendTestTextInput = {
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Id of the text. */
  _id: Scalars['ID']['input'];
  /** Subject. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Text. */
  body: Scalars['String']['input'];
};

/** Text of a message, filled with an example. */
export type MessageTextPreview = {
  /** The message as its reader gets it. */
  message: PreviewedMessage;
  /** Whether the person is made up, since there is no application, or none that the caller may see; links and times always are. */
  isMadeUp: Scalars['Boolean']['output'];
  /** Number of parts that the text message is charged as; missing for a mail. */
  smsParts?: Maybe<Scalars['Int']['output']>;
};

/** Text of a message to save. */
export type NotifSaveMessageTextInput = {
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Id of the text. */
  _id: Scalars['ID']['input'];
  /** Subject; none for a text message. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Text. */
  body: Scalars['String']['input'];
  /** Version that was edited; refused where another is stored by now. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Version of a text of a message to use again. */
export type NotifRestoreMessageTextInput = {
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Id of the text. */
  _id: Scalars['ID']['input'];
  /** Version whose text becomes a new version; 0 is the platform's text. */
  version: Scalars['Int']['input'];
  /** Newest version that the caller knows; refused where another is stored by now. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Picture that was uploaded for a branding. */
export type Logo = {
  /** Id of the picture. */
  _id: Scalars['ID']['output'];
  /** Address, which never has another picture; the branding uses it once it is saved. */
  url: Scalars['String']['output'];
  /** Media type, by its content: `image/png`, `image/jpeg` or `image/webp`. */
  mediaType: Scalars['String']['output'];
  /** Width in pixels. */
  width: Scalars['Int']['output'];
  /** Height in pixels. */
  height: Scalars['Int']['output'];
};

/** Picture to upload for a branding. */
export type FIUploadLogoInput = {
  /** Organisation of the customer. */
  organizationId: Scalars['ID']['input'];
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Root department of the customer. */
  hierarchyId: Scalars['ID']['input'];
  /** A PNG, JPEG or WebP picture in base64, at most 512,000 bytes and 2,000 pixels wide and high. */
  content: Scalars['String']['input'];
};

/** Branding of a customer's chat interview. */
export type Branding = {
  /** Counts the changes of the branding; sent back as the version that was edited. */
  version: Scalars['Int']['output'];
  /** Id of the branding. */
  _id: Scalars['ID']['output'];
  /** Title, may be empty. */
  title: Scalars['String']['output'];
  /** Address of the logo. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Elements with their colours. */
  theme: Array<ThemeElement>;
};

/** What to change of a branding. */
export type FIEditBrandingInput = {
  /** Version that was edited; refused where another is stored by now. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Address of the logo. */
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** Title, may be empty. */
  title: Scalars['String']['input'];
  /** All elements with their colours. */
  theme: Array<ThemeElementInput>;
};

/** Notification settings of a customer, of one tab. */
export type NotificationSettings = {
  /** Counts the changes of the tab, 0 until it is first saved. */
  version: Scalars['Int']['output'];
  /** What the resource identifier of an own template starts with, in the customer's region: `arn:…:templates/`. */
  templatePrefix: Scalars['String']['output'];
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
  /** Whether the customer is the platform's own; always true. */
  isSapiaCustomer: Scalars['Boolean']['output'];
  /** Whether text messages are sent to candidates at all. */
  isGlobalSmsEnabled: Scalars['Boolean']['output'];
  /** Settings of the tab's events; empty while its language is not in use. */
  settings: Array<NotificationSetting>;
};

/** Notification settings to change. */
export type NotifUpdateNotificationSettingsV2Update = {
  /** Version that was edited; refused where another is stored by now. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Settings of the tab's events. */
  settings: Array<NotificationSettingInput>;
  /** Ignored: the platform knows. */
  isSapiaCustomer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tab. */
  templateType: NotificationTemplateType;
  /** Whether text messages are sent to candidates at all; left as it is unless given. */
  isGlobalSmsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Purchase of SMS credits. */
export type SmsCreditsPurchase = {
  /** Id of the purchase. */
  _id: Scalars['ID']['output'];
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
  /** Notes. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Credits purchased. */
  purchaseAmount: Scalars['Int']['output'];
  /** E-mail address of who purchased them. */
  purchaseUserEmail: Scalars['String']['output'];
  /** Id of who purchased them. */
  purchaseUserId: Scalars['ID']['output'];
  /** When they were purchased. */
  purchasedAt: Scalars['DateTime']['output'];
};

/** Why a customer declines applications. */
export type AppsUpdateDeclineReasonsInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Names of the reasons, at most 100 characters each; a name that stays keeps its id. */
  declineReasons: Array<Scalars['String']['input']>;
  /** Whether a reason must be chosen. */
  isDeclineReasonRequired: Scalars['Boolean']['input'];
  /** Version that was edited; refused where another is stored by now. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** How an ATS fares. */
export type AtsTenantState =
  /** It takes what is sent. */
  | 'ACTIVE'
  /** It failed; it is tried again by itself. */
  | 'FAILING';

/** E-mail domain of a customer. */
export type EmailDomain = {
  /** Counts the changes of the setting. */
  version: Scalars['Int']['output'];
  /** Whether its verification failed once and was begun again. */
  isRetried: Scalars['Boolean']['output'];
  /** Records that the domain's zone must have, with what was found at the last look. */
  dkimRecords: Array<DkimRecord>;
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
  /** Name that recipients see, at most 100 characters. */
  displayName: Scalars['String']['output'];
  /** Address that mail comes from, which cannot be changed. */
  emailAddress: Scalars['String']['output'];
  /** Identity at the mail provider: the domain of the address. */
  emailIdentity: Scalars['String']['output'];
  /** Whether mail is sent from it; only once it is verified. */
  isCustomizedEmailDomainEnabled: Scalars['Boolean']['output'];
  /** Identity at the mail provider, with its verification. */
  sendingIdentity: SendingIdentity;
  /** When the setting was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the setting last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What to change of an e-mail domain. */
export type NotifUpdateEmailDomainSettingInput = {
  /** Version that was edited; refused where another is stored by now. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Name that recipients see, at most 100 characters; left as it is unless given. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** Whether mail is sent from it; left as it is unless given. */
  isCustomizedEmailDomainEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Record of a domain's zone. */
export type DkimRecord = {
  /** Name of the record. */
  name: Scalars['String']['output'];
  /** Type of the record: CNAME. */
  type: Scalars['String']['output'];
  /** Value that it must have. */
  value: Scalars['String']['output'];
  /** Values that were found at the last look; missing until the first. */
  found?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether it was right at the last look; missing until the first. */
  isRight?: Maybe<Scalars['Boolean']['output']>;
};

/** What a certificate says of itself. */
export type SSOCertificate = {
  /** Whom it is for. */
  subject: Scalars['String']['output'];
  /** Who issued it. */
  issuer: Scalars['String']['output'];
  /** From when it holds. */
  validFrom: Scalars['DateTime']['output'];
  /** Until when it holds. */
  validTo: Scalars['DateTime']['output'];
  /** SHA-256 of the certificate, pairs of hexadecimal digits with colons between. */
  fingerprint: Scalars['String']['output'];
  /** Whether it has expired. */
  isExpired: Scalars['Boolean']['output'];
  /** Whether it expires within 30 days. */
  expiresSoon: Scalars['Boolean']['output'];
};

/** A test sign-in that was started. */
export type SSOTestStart = {
  /** Id of the test. */
  _id: Scalars['ID']['output'];
  /** Address of the identity provider to open, in a window of its own. */
  loginUrl: Scalars['String']['output'];
};

/** How far a test sign-in is. */
export type SSOTestStatus =
  /** The identity provider has not answered yet. */
  | 'WAITING'
  /** It would have signed somebody in. */
  | 'PASSED'
  /** It would have been refused. */
  | 'FAILED';

/** What came back from a test sign-in; nobody was signed in by it. */
export type SSOTest = {
  /** Id of the test. */
  _id: Scalars['ID']['output'];
  /** How far it is. */
  status: SSOTestStatus;
  /** When it was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Name by which the identity provider means the user. */
  nameId?: Maybe<Scalars['String']['output']>;
  /** E-mail address that came back. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name that came back. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Last name that came back. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** All attributes that came back, a map of names to lists of texts. */
  attributes?: Maybe<Scalars['JSON']['output']>;
  /** Names of the groups that a real sign-in would have added the person to; missing where groups stay as they are. */
  joinedGroups?: Maybe<Array<Scalars['String']['output']>>;
  /** Names of the groups that it would have removed the person from. */
  leftGroups?: Maybe<Array<Scalars['String']['output']>>;
  /** What a real sign-in would have done: sign in an account, make one, or refuse. */
  outcome?: Maybe<SSOTestOutcome>;
  /** Why it would have been refused, in the words of the sign-in's own reasons. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What exactly stood in the way, in a sentence. */
  detail?: Maybe<Scalars['String']['output']>;
};

/** What a sign-in by an identity provider may still need. */
export type SSOStepKind =
  /** The owner of an account with a password lets the identity provider sign in to it. */
  | 'LINK'
  /** The code that was mailed, since the account has a second factor. */
  | 'CODE';

/** What a sign-in by an identity provider still needs, told to the browser that it began in. */
export type SSOStep = {
  /** What is needed. */
  kind: SSOStepKind;
  /** E-mail address of the account, as the identity provider named it. */
  email: Scalars['String']['output'];
  /** Name of the customer whose identity provider it is. */
  customerName: Scalars['String']['output'];
  /** Region of the account. */
  defaultAwsRegion: Scalars['AwsRegion']['output'];
  /** How long a device is remembered. */
  minutesForRememberDevice: Scalars['Int']['output'];
  /** Whether another mail may be asked for. */
  maySendMail: Scalars['Boolean']['output'];
};

/** Answer to what is mailed for a step. */
export type SSOStepMail = {
  /** Whether it was sent. */
  isMailSent: Scalars['Boolean']['output'];
};

/** Answer to a mailed link that connects an account. */
export type SSOStepConfirmed = {
  /** Whether this browser is signed in by it: the one in which the sign-in began. */
  isSignedIn: Scalars['Boolean']['output'];
  /** Whether a code was mailed that is needed first. */
  needsCode: Scalars['Boolean']['output'];
  /** When the session's access ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where to go once signed in. */
  redirect?: Maybe<Scalars['String']['output']>;
  /** Region of the account. */
  defaultAwsRegion: Scalars['AwsRegion']['output'];
};

/** Answer to a step that is done. */
export type SSOStepDone = {
  /** Where to go. */
  redirect: Scalars['String']['output'];
};

/** What a real sign-in would have done. */
export type SSOTestOutcome =
  /** Signed in the account that there is. */
  | 'SIGN_IN'
  /** Made an account and signed it in. */
  | 'CREATE'
  /** Refused. */
  | 'REFUSE';

/** What saving retention periods would purge. */
export type RetentionPreview = {
  /** Candidates whose personal data is older than the period. */
  candidates: Scalars['Int']['output'];
  /** Videos that are older than the period. */
  videos: Scalars['Int']['output'];
  /** When the purge runs next. */
  nextRunAt: Scalars['DateTime']['output'];
};

/** Retention periods to look at before they are saved. */
export type AppsPreviewRetentionInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** How long personal data would be kept. */
  retentionPeriod: RetentionPeriodInput;
};

/** What the audit trail records, each by its operation. */
export type AuditOperation =
  /** Locked an account after too many wrong passwords. */
  | 'AuthAccountLocked'
  /** Refused wrong codes of a sign-in. */
  | 'AuthCodeFailed'
  /** Refused wrong passwords. */
  | 'AuthSignInFailed'
  /** Archived vacancies. */
  | 'AppsArchiveVacanciesByExternalVacancyIds'
  /** Archived workflow sets. */
  | 'AppsArchiveWorkflowSet'
  /** Archived workflows. */
  | 'AppsArchiveWorkflows'
  /** Made the customer settings. */
  | 'AppsCreateCustomerSetting'
  /** Created a vacancy. */
  | 'AppsCreateVacancy'
  /** Created a workflow. */
  | 'AppsCreateWorkflow'
  /** Created a workflow set. */
  | 'AppsCreateWorkflowSet'
  /** Deleted a note about an application. */
  | 'AppsDeleteApplicationNote'
  /** Exported everything about a candidate. */
  | 'AppsExportCandidate'
  /** Deleted a candidate. */
  | 'AppsDeleteCandidateById'
  /** Looked at the report of an assessment. */
  | 'AppsMarkAssessmentViewed'
  /** Progressed applications. */
  | 'AppsMoveApplication'
  /** De-identified a candidate. */
  | 'AppsPurgeApplicationCandidate'
  /** Purged what was older than the retention periods, by itself. */
  | 'AppsPurgeByRetention'
  /** Sent an assessment link again. */
  | 'AppsResendApplicationAssessmentLink'
  /** Sent a My Insights report again. */
  | 'AppsResendApplicationMiReport'
  /** Restored vacancies. */
  | 'AppsRestoreVacanciesByExternalVacancyIds'
  /** Restored workflow sets. */
  | 'AppsRestoreWorkflowSet'
  /** Restored workflows. */
  | 'AppsRestoreWorkflows'
  /** Wrote or changed a note about an application. */
  | 'AppsSaveApplicationNote'
  /** Changed a candidate. */
  | 'AppsUpdateApplicationCandidate'
  /** Changed the status of applications. */
  | 'AppsUpdateApplicationStatus'
  /** Changed the customer settings. */
  | 'AppsUpdateCustomerSetting'
  /** Changed the decline reasons. */
  | 'AppsUpdateDeclineReasons'
  /** Changed the SMS notifications. */
  | 'AppsUpdateSMSNotificationSettings'
  /** Changed a vacancy by its external id. */
  | 'AppsUpdateVacancyByExternalVacancyId'
  /** Changed a vacancy. */
  | 'AppsUpdateVacancyById'
  /** Changed a workflow. */
  | 'AppsUpdateWorkflow'
  /** Changed a workflow set. */
  | 'AppsUpdateWorkflowSet'
  /** Set up an ATS tenant. */
  | 'AtsCreateTenant'
  /** Archived ATS tenants. */
  | 'AtsDeleteTenantsByIds'
  /** Restored ATS tenants. */
  | 'AtsRestoreTenantsByIds'
  /** Retried an ATS request. */
  | 'AtsRetryRequest'
  /** Retried ATS requests. */
  | 'AtsRetryRequests'
  /** Ended the pause of an ATS tenant. */
  | 'AtsResumeTenant'
  /** Tested the connection of an ATS tenant. */
  | 'AtsTestTenant'
  /** Changed an ATS tenant. */
  | 'AtsUpdateTenant'
  /** Changed their own password. */
  | 'AuthChangePassword'
  /** Added an authenticator app. */
  | 'AuthAddApp'
  /** Added a passkey. */
  | 'AuthAddPasskey'
  /** Confirmed that it is still them. */
  | 'AuthConfirm'
  /** Asked for a code to confirm with. */
  | 'AuthMailConfirmation'
  /** Signed in with a passkey. */
  | 'AuthPasskeyLogin'
  /** Removed second factors of their own. */
  | 'AuthRemoveFactors'
  /** Renamed a second factor of their own. */
  | 'AuthRenameFactor'
  /** Made new recovery codes. */
  | 'AuthRenewRecoveryCodes'
  /** Removed all second factors of users. */
  | 'AuthResetFactors'
  /** Changed how people sign in. */
  | 'AuthUpdateSignInRules'
  /** Signed in. */
  | 'AuthEmailLogin'
  /** Ended all other sessions of their own. */
  | 'AuthEndOtherSessions'
  /** Ended sessions of their own. */
  | 'AuthEndSessions'
  /** Ended sessions of a user. */
  | 'AuthEndUserSessions'
  /** Ended all sessions of a customer's users. */
  | 'AuthEndCustomerSessions'
  /** Ended a session, since a token that it had replaced was used. */
  | 'AuthSessionReused'
  /** Asked for a password link. */
  | 'AuthForgetPassword'
  /** Signed out. */
  | 'AuthLogout'
  /** Signed in with a code. */
  | 'AuthMfaLogin'
  /** Asked for a new code. */
  | 'AuthResendMfaCode'
  /** Set a new password. */
  | 'AuthResetPassword'
  /** Unlocked a user. */
  | 'AuthUnlockUser'
  /** Changed their own profile. */
  | 'AuthUpdateProfile'
  /** Created a policy. */
  | 'CommonCreatePolicy'
  /** Deleted saved views. */
  | 'CommonDeleteViews'
  /** Invited a candidate. */
  | 'CommonInviteCandidate'
  /** Saved a view. */
  | 'CommonSaveView'
  /** Chose to be mailed a view. */
  | 'CommonSubscribeToView'
  /** Ended emails of views. */
  | 'CommonUnsubscribeFromViews'
  /** Resumed emails of views. */
  | 'CommonResumeViewMails'
  /** Changed who opens a list with a view. */
  | 'CommonSetDefaultView'
  /** Exported a list. */
  | 'CommonStartExport'
  /** Archived webhooks. */
  | 'CommonArchiveWebhooks'
  /** Created a webhook. */
  | 'CommonCreateWebhook'
  /** Made a new signing secret of a webhook. */
  | 'CommonRenewWebhookSecret'
  /** Restored webhooks. */
  | 'CommonRestoreWebhooks'
  /** Ended the pause of a webhook, or switched it on. */
  | 'CommonResumeWebhook'
  /** Sent deliveries of webhooks again. */
  | 'CommonSendWebhooksAgain'
  /** Switched off a webhook whose receiver answered 410 Gone; the platform does it by itself. */
  | 'CommonStopWebhook'
  /** Tested a webhook. */
  | 'CommonTestWebhook'
  /** Changed a webhook. */
  | 'CommonUpdateWebhook'
  /** Undid a change before its messages left. */
  | 'CommonUndoHold'
  /** Changed permissions. */
  | 'CommonUpdatePermissionTabPolicies'
  /** Changed a policy. */
  | 'CommonUpdatePolicy'
  /** Changed a Talent Hub policy. */
  | 'CommonUpdatePolicyV2'
  /** Restored an earlier version of a policy. */
  | 'CommonRestorePolicyVersion'
  /** Added branding. */
  | 'FIAddBranding'
  /** Changed the branding. */
  | 'FIEditBranding'
  /** Uploaded a logo. */
  | 'FIUploadLogo'
  /** Signed in by SSO. */
  | 'IDPAuthSSOLogin'
  /** Connected an account to SSO. */
  | 'IDPCompleteSSOStep'
  /** Connected an account to SSO by a mailed link. */
  | 'IDPConfirmSSOStep'
  /** Set up SSO. */
  | 'IDPCreateSSOConfig'
  /** Created a SCIM token. */
  | 'IDPCreateScimToken'
  /** Added a domain of SSO. */
  | 'IDPCreateSsoDomain'
  /** Deleted domains of SSO. */
  | 'IDPDeleteSsoDomains'
  /** Verified a domain of SSO. */
  | 'IDPVerifySsoDomain'
  /** Refused a sign-in by SSO; the platform does it by itself. */
  | 'IDPRefuseSSOLogin'
  /** Renewed the certificates of SSO from the identity provider's metadata; the platform does it by itself. */
  | 'IDPRenewSSOCertificates'
  /** Revoked SCIM tokens. */
  | 'IDPRevokeScimTokens'
  /** Tested a sign-in by SSO. */
  | 'IDPStartSSOTest'
  /** Added a key of SSO. */
  | 'IDPAddSSOKey'
  /** Used the next key of SSO. */
  | 'IDPUseNextSSOKey'
  /** Signed out by the identity provider. */
  | 'IDPEndSSOSessions'
  /** Changed the SSO set-up. */
  | 'IDPUpdateSSOConfig'
  /** Changed a SCIM token. */
  | 'IDPUpdateScimToken'
  /** Ran background jobs. */
  | 'CommonRunBackgroundJobs'
  /** Tried again what had been given up. */
  | 'CommonTryDeadLettersAgain'
  /** Allowed emails to addresses again. */
  | 'NotifAllowAddresses'
  /** Set up an email domain. */
  | 'NotifCreateEmailDomain'
  /** Purchased SMS credits. */
  | 'NotifPurchaseSMSCreditsByCustomerId'
  /** Verified an email domain again. */
  | 'NotifRetryDkimVerification'
  /** Suppressed addresses again. */
  | 'NotifSuppressAddresses'
  /** Changed an email domain. */
  | 'NotifUpdateEmailDomainSetting'
  /** Changed the notifications. */
  | 'NotifUpdateNotificationSettingsV2'
  /** Used a version of a message's text again. */
  | 'NotifRestoreMessageText'
  /** Changed the text of a message. */
  | 'NotifSaveMessageText'
  /** Sent themselves a test of a notification. */
  | 'NotifSendTestMail'
  /** Sent themselves a test of a message's text. */
  | 'NotifSendTestText'
  /** Archived customers. */
  | 'ORGArchiveCustomers'
  /** Archived a group. */
  | 'ORGArchiveGroup'
  /** Archived groups. */
  | 'ORGArchiveGroups'
  /** Archived organisations. */
  | 'ORGArchiveOrganizations'
  /** Archived a user. */
  | 'ORGArchiveUser'
  /** Archived users. */
  | 'ORGArchiveUsers'
  /** Created an API key. */
  | 'ORGCreateApiKey'
  /** Created a customer. */
  | 'ORGCreateCustomer'
  /** Created a user. */
  | 'ORGCreateEndUser'
  /** Created a group. */
  | 'ORGCreateGroup'
  /** Created an organisation. */
  | 'ORGCreateOrganization'
  /** Added users to a group. */
  | 'ORGGroupAddUsers'
  /** Removed users from a group. */
  | 'ORGGroupRemoveUsers'
  /** Imported users. */
  | 'ORGImportUsers'
  /** Restored customers. */
  | 'ORGRestoreCustomers'
  /** Restored groups. */
  | 'ORGRestoreGroups'
  /** Restored organisations. */
  | 'ORGRestoreOrganizations'
  /** Restored users. */
  | 'ORGRestoreUsers'
  /** Revoked API keys. */
  | 'ORGRevokeApiKeys'
  /** Rotated an API key. */
  | 'ORGRotateApiKey'
  /** Changed a group. */
  | 'ORGUpdateGroup'
  /** Changed an API key. */
  | 'ORGUpdateApiKey'
  /** Changed departments. */
  | 'ORGUpdateHierarchies'
  /** Changed a user. */
  | 'ORGUpdateUser';

/** Kinds of security entries. */
export type SecurityKind =
  /** People signed in, or tried to. */
  | 'SIGN_IN'
  /** An account was locked or unlocked. */
  | 'LOCK'
  /** People signed out, or sessions were ended. */
  | 'SESSION'
  /** A password was asked for, set or changed. */
  | 'PASSWORD'
  /** A second factor was used anew, added or removed. */
  | 'FACTOR'
  /** An account was made, changed, archived or restored. */
  | 'ACCOUNT'
  /** Groups, policies or permissions changed. */
  | 'ACCESS'
  /** An API key was made, changed or revoked. */
  | 'API_KEY'
  /** Single sign-on was set up, changed or tested. */
  | 'SSO'
  /** Data left by an export. */
  | 'EXPORT';

/** How it ended. */
export type SecurityOutcome =
  /** It was done. */
  | 'ALLOWED'
  /** The platform did not let it happen. */
  | 'REFUSED'
  /** What was entered was wrong. */
  | 'FAILED';

/** Why something was refused or failed. */
export type SecurityReason =
  /** Wrong passwords. */
  | 'WRONG_PASSWORD'
  /** Wrong codes. */
  | 'WRONG_CODE'
  /** Too many tries. */
  | 'TOO_MANY_TRIES'
  /** A token that another had replaced: somebody holds a copy. */
  | 'REUSED_TOKEN'
  /** No signature by a certificate of the configuration. */
  | 'CERTIFICATE'
  /** The assertion is for somebody else. */
  | 'AUDIENCE'
  /** The assertion, or the request that it answers, has ended. */
  | 'EXPIRED'
  /** There is no account of that person, and none is made. */
  | 'UNKNOWN_PERSON'
  /** The account is another customer's, or linked to another person. */
  | 'OTHER_ACCOUNT'
  /** Single sign-on is off. */
  | 'DISABLED'
  /** The customer or the account is archived. */
  | 'ARCHIVED'
  /** The identity provider signed nobody in. */
  | 'DENIED'
  /** The answer is malformed, or not what was asked for. */
  | 'MALFORMED'
  /** By password or passkey, though the customer requires single sign-on. */
  | 'BREAK_GLASS'
  /** The token is not signed by a key of the identity provider, or by an algorithm that is not accepted. */
  | 'SIGNATURE'
  /** The answer or the metadata is by another issuer. */
  | 'ISSUER'
  /** The identity provider cannot be reached, or its metadata cannot be used. */
  | 'UNREACHABLE'
  /** Single sign-on changed the groups: by the values that the identity provider sent. */
  | 'SINGLE_SIGN_ON'
  /** The groups of the identity provider would leave the customer without an administrator. */
  | 'LAST_ADMINISTRATOR';

/** An entry of the security log. */
export type SecurityEntry = {
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Kind of the entry. */
  kind: SecurityKind;
  /** Operation that did it. */
  operation: AuditOperation;
  /** How it ended. */
  outcome: SecurityOutcome;
  /** Why it was refused or failed; missing where it was done. */
  reason?: Maybe<SecurityReason>;
  /** Who did it, or whose account it was tried on; missing where nobody is known. */
  personId?: Maybe<Scalars['ID']['output']>;
  /** Name of that person; missing once nobody knows any more. */
  personName?: Maybe<Scalars['String']['output']>;
  /** E-mail address of that person. */
  personEmail?: Maybe<Scalars['String']['output']>;
  /** Names of what it was done to, the first 100 of them. */
  subjectNames: Array<Scalars['String']['output']>;
  /** Network address that it came from; missing where none was noted. */
  address?: Maybe<Scalars['String']['output']>;
  /** Name of the browser; missing where the browser does not say. */
  browser?: Maybe<Scalars['String']['output']>;
  /** Name of the operating system; missing where the browser does not say. */
  system?: Maybe<Scalars['String']['output']>;
};

/** Page of the security log. */
export type SecurityEntryPage = {
  /** Entries of the page. */
  data: Array<SecurityEntry>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
};


/** Page of the security log. */
export type SecurityEntryPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};

/** What the security log can be sorted by. */
export type SecurityEntrySortField =
  /** When it happened. */
  | 'at';

/** Sort of the security log. */
export type SecurityEntrySort = {
  /** Field to sort by. */
  fieldName: SecurityEntrySortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which entries of the security log to list. */
export type CommonGetSecurityLogFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Only these kinds. */
  kinds?: InputMaybe<Array<SecurityKind>>;
  /** Only what ended so. */
  outcomes?: InputMaybe<Array<SecurityOutcome>>;
  /** Only for these reasons. */
  reasons?: InputMaybe<Array<SecurityReason>>;
  /** Only what this user did, or was tried on their account. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Only from this network address, or from one that begins with it. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Only entries where the name or e-mail address of a person holds this text. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Start of the window, included. */
  atFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the window, included. */
  atTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, newest first unless given. */
  sort?: InputMaybe<SecurityEntrySort>;
};

/** What was changed of a row. */
export type AuditChange = {
  /** Id of the row. */
  subjectId: Scalars['ID']['output'];
  /** Name that the row had then; empty where none was noted. */
  subjectName: Scalars['String']['output'];
  /** Path of the field. */
  field: Scalars['String']['output'];
  /** Value before the change; missing where there was none or it was purged. */
  before?: Maybe<Scalars['JSON']['output']>;
  /** Value after the change. */
  after?: Maybe<Scalars['JSON']['output']>;
  /** Both values were deleted with the personal data of the row; that the field was changed stays on record. */
  purged: Scalars['Boolean']['output'];
  /** Both values and the name are left out: they are of candidates, whom the caller may not see. */
  hidden: Scalars['Boolean']['output'];
};

/** Who did what, and when. */
export type AuditEntry = {
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** Operation that did it. */
  operation: AuditOperation;
  /** Who did it. */
  actorId: Scalars['ID']['output'];
  /** Name of who did it; missing once nobody knows any more. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** E-mail address of who did it. */
  actorEmail?: Maybe<Scalars['String']['output']>;
  /** Number of changed rows. */
  subjectCount: Scalars['Int']['output'];
  /** Ids of the changed rows, the first 100 of them; the one that is filtered by comes first. */
  subjects: Array<Scalars['ID']['output']>;
  /** Names that those rows had then, in the same order; empty where none was noted. */
  subjectNames: Array<Scalars['String']['output']>;
  /** What was changed of them. */
  changes: Array<AuditChange>;
  /** Names of the fields that the call sent; they stay when a purge deletes the values. */
  fields: Array<Scalars['String']['output']>;
  /** What can still be undone of it; missing where nothing can, or no more. */
  hold?: Maybe<Hold>;
  /** Names and values are left out: they are of candidates, whom the caller may not see. */
  hidden: Scalars['Boolean']['output'];
};

/** What the audit trail can be sorted by. */
export type AuditEntrySortField =
  /** When it was done. */
  | 'at';

/** Sort of the audit trail. */
export type AuditEntrySort = {
  /** Field to sort by. */
  fieldName: AuditEntrySortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** All ATS requests that match a list's filter instead of ids: refused with the true number when it is not the expected one. */
export type MatchingAtsRequests = {
  /** The list's filter, paging and sort left out of account. */
  filter: AtsGetRequestListInput;
  /** Number of rows that the list said. */
  expectedCount: Scalars['Int']['input'];
};

/** ATS requests to send again. */
export type AtsRetryRequestsInput = {
  /** Customer of the requests. */
  customerId: Scalars['ID']['input'];
  /** Ids of the requests. */
  atsRequestIds: Array<Scalars['ID']['input']>;
  /** Rows by a filter; the ids are empty then. */
  matching?: InputMaybe<MatchingAtsRequests>;
};

/** ATS tenant to test. */
export type AtsTestTenantInput = {
  /** Id of the tenant. */
  _id: Scalars['ID']['input'];
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
};

/** What came of trying one part of a connection. */
export type AtsConnectionCheck = {
  /** Key of the template's item; inbound for the credential of calls to the platform. */
  item: Scalars['String']['output'];
  /** Label of the item. */
  label?: Maybe<Scalars['String']['output']>;
  /** Whether it works. */
  ok: Scalars['Boolean']['output'];
  /** What came of it: accepted, notAccepted, noCredential; answers, redirects, notHttps, noAddress, notFound, private, timeout, refused, noTls, certificate. */
  result: Scalars['String']['output'];
  /** HTTP status of the answer. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** What came of trying a connection. */
export type AtsConnectionTest = {
  /** One check a part. */
  checks: Array<AtsConnectionCheck>;
};

/** Rows that a call changed. */
export type AuditSubjects = {
  /** Operation that changed them. */
  operation: AuditOperation;
  /** Ids of all of them. */
  subjects: Array<Scalars['ID']['output']>;
};

/** An action whose effect is to be counted. */
export type PreviewActionInput = {
  /** Operation that does it. */
  operation: Scalars['String']['input'];
  /** Its variables. */
  variables: Scalars['JSON']['input'];
};

/** Rows that an action would leave as they are, for one reason. */
export type PreviewedRefusal = {
  /** Message key of the reason. */
  reason: Scalars['String']['output'];
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** Names of the first of them, where the action tells names. */
  names: Array<Scalars['String']['output']>;
};

/** What an action would do: it is done, counted and taken back. */
export type ActionPreview = {
  /** Number of rows that it would change. */
  changed: Scalars['Int']['output'];
  /** Rows that it would leave as they are. */
  refused: Array<PreviewedRefusal>;
  /** Number of people who are signed in now and would be signed out. */
  signedOut: Scalars['Int']['output'];
  /** Number of addresses that would be mailed at once. */
  mailed: Scalars['Int']['output'];
  /** Number of phone numbers that would be sent a text message at once. */
  texted: Scalars['Int']['output'];
  /** Number of reports to other systems: ATSs and webhooks. */
  reported: Scalars['Int']['output'];
  /** Names of the ATSs among them. */
  reportedTo: Array<Scalars['String']['output']>;
  /** Number of the webhooks among them. */
  webhooks: Scalars['Int']['output'];
  /** Messages to candidates by channel and language, most first. */
  messages: Array<PreviewedMessages>;
  /** The first message, as its reader would get it; missing where there is none. */
  example?: Maybe<PreviewedMessage>;
  /** Number of mails to candidates that would not be sent, since the address is suppressed. */
  suppressed: Scalars['Int']['output'];
  /** Minutes that messages wait before they leave; 0 where they leave at once. */
  holdMinutes: Scalars['Int']['output'];
  /** Reasons to choose from; none where the action takes none. */
  reasons: Array<DeclineReason>;
  /** Whether a reason must be chosen. */
  isReasonRequired: Scalars['Boolean']['output'];
};

/** Messages of a channel in a language. */
export type PreviewedMessages = {
  /** Mail or text message. */
  channel: NotificationChannel;
  /** Language that they are written in. */
  language: Scalars['TemplateLanguage']['output'];
  /** Number of messages. */
  count: Scalars['Int']['output'];
};

/** A message as its reader would get it. */
export type PreviewedMessage = {
  /** Name of the reader. */
  name: Scalars['String']['output'];
  /** Address that the mail goes to; missing where it is a text message alone. */
  email?: Maybe<Scalars['String']['output']>;
  /** Subject of the mail. */
  subject?: Maybe<Scalars['String']['output']>;
  /** The mail, as a page of its own. */
  html?: Maybe<Scalars['String']['output']>;
  /** Number that the text message goes to; missing where it is a mail alone. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The text message. */
  text?: Maybe<Scalars['String']['output']>;
  /** Template of the customer's own, which the provider fills in place of these words; missing where there is none. */
  template?: Maybe<Scalars['String']['output']>;
};

/** Which entries of the audit trail to list. */
export type CommonGetAuditListFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Only what was done to this row. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what this user did. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what the caller did. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these operations; unless given all but those by which people come and go. */
  operations?: InputMaybe<Array<AuditOperation>>;
  /** Only entries where the e-mail address or the name of who did it, or the name of a changed row, holds this text. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Start of the window, included. */
  atFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the window, included. */
  atTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, newest first unless given. */
  sort?: InputMaybe<AuditEntrySort>;
};

/** A list as somebody arranged it: filter, sort and columns under a name. */
export type SavedView = {
  /** Id of the view. */
  _id: Scalars['ID']['output'];
  /** Resource whose list it arranges. */
  resource: Scalars['String']['output'];
  /** Name, at most 100 characters. */
  name: Scalars['String']['output'];
  /** Filter, sort and page size as the list's address holds them. */
  query: Scalars['String']['output'];
  /** Columns, their order and widths, and the density, as the console keeps them. */
  layout?: Maybe<Scalars['JSON']['output']>;
  /** Whether everybody of the customer sees it. */
  shared: Scalars['Boolean']['output'];
  /** Whether the signed-in user made it. */
  own: Scalars['Boolean']['output'];
  /** Name of who made it. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Whether the list opens with it for everybody of the customer. */
  forEveryone: Scalars['Boolean']['output'];
  /** Groups whose members the list opens with it for. */
  forGroupIds: Array<Scalars['ID']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Page of saved views. */
export type SavedViewPage = {
  /** Views of the page, by name. */
  data: Array<SavedView>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** Which views to list: one's own, and those that others of the customer share. */
export type CommonGetViewListFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Resource whose list they arrange. */
  resource: Scalars['String']['input'];
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by name unless given. */
  sort?: InputMaybe<SavedViewSort>;
};

/** What saved views can be sorted by. */
export type SavedViewSortField =
  /** Name. */
  | 'name'
  /** When it last changed. */
  | 'updatedAt';

/** Sort of saved views. */
export type SavedViewSort = {
  /** Field to sort by. */
  fieldName: SavedViewSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** View to make, or to change where it has an id. */
export type CommonSaveViewInput = {
  /** Id of the own view to change; missing for a new one. */
  _id?: InputMaybe<Scalars['ID']['input']>;
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Resource whose list it arranges. */
  resource: Scalars['String']['input'];
  /** Name, trimmed, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Filter, sort and page size as the list's address holds them, at most 2000 characters. */
  query: Scalars['String']['input'];
  /** Columns, their order and widths, and the density. */
  layout?: InputMaybe<Scalars['JSON']['input']>;
  /** Whether everybody of the customer sees it. */
  shared: Scalars['Boolean']['input'];
};

/** Shared views that lists open with. */
export type DefaultViews = {
  /** At most one of a resource. */
  views: Array<SavedView>;
};

/** For whom a list opens with a shared view. */
export type CommonSetDefaultViewInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Id of the shared view. */
  viewId: Scalars['ID']['input'];
  /** Whether it is for everybody of the customer whose groups have no other view. */
  forEveryone: Scalars['Boolean']['input'];
  /** Groups whose members it is for, at most 100; it takes the place of their view before. */
  forGroupIds: Array<Scalars['ID']['input']>;
};

/** How often a view is mailed. */
export type ViewMailFrequency =
  /** Every day. */
  | 'DAILY'
  /** Once a week, on a day of one's choice. */
  | 'WEEKLY';

/** Why a view is not mailed any more. */
export type ViewMailPause =
  /** Its rows may not be listed or exported any more. */
  | 'NO_RIGHT'
  /** It was deleted or is not shared any more. */
  | 'VIEW_GONE'
  /** It names something that the list does not have. */
  | 'VIEW_MISFIT'
  /** It could not be made or mailed, several times in a row. */
  | 'FAILED';

/** A view that somebody is mailed. */
export type ViewMail = {
  /** Id of the subscription. */
  _id: Scalars['ID']['output'];
  /** Id of the view. */
  viewId: Scalars['ID']['output'];
  /** Name of the view. */
  viewName: Scalars['String']['output'];
  /** Resource whose list the view arranges. */
  resource: Scalars['String']['output'];
  /** How often it is mailed. */
  frequency: ViewMailFrequency;
  /** Day of the week of a weekly mail: 1 is Monday, 7 is Sunday. */
  weekday?: Maybe<Scalars['Int']['output']>;
  /** Hour of the day, 0 to 23. */
  hour: Scalars['Int']['output'];
  /** Time zone of day and hour, such as Europe/Dublin. */
  zone: Scalars['String']['output'];
  /** Whether a mail is left out when no row changed since the last one. */
  onlyChanged: Scalars['Boolean']['output'];
  /** When the next mail is due; null while it is paused. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the last mail was sent. */
  lastSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it is paused; null while it is not. */
  pausedBecause?: Maybe<ViewMailPause>;
  /** When it was set up. */
  createdAt: Scalars['DateTime']['output'];
};

/** Page of the views that somebody is mailed. */
export type ViewMailPage = {
  /** Views of the page, by name. */
  data: Array<ViewMail>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** Which mailed views to list: one's own of a customer. */
export type CommonGetViewMailListFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** The view whose mails to list; all views unless given. */
  viewId?: InputMaybe<Scalars['ID']['input']>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by name unless given. */
  sort?: InputMaybe<ViewMailSort>;
};

/** What mailed views can be sorted by. */
export type ViewMailSortField =
  /** Name of the view. */
  | 'viewName'
  /** When it was set up. */
  | 'createdAt';

/** Sort of mailed views. */
export type ViewMailSort = {
  /** Field to sort by. */
  fieldName: ViewMailSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** When a view is to be mailed; it takes the place of what was set up before. */
export type CommonSubscribeToViewInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Id of the view. */
  viewId: Scalars['ID']['input'];
  /** How often it is mailed. */
  frequency: ViewMailFrequency;
  /** Day of the week of a weekly mail: 1 is Monday, 7 is Sunday. */
  weekday?: InputMaybe<Scalars['Int']['input']>;
  /** Hour of the day, 0 to 23. */
  hour: Scalars['Int']['input'];
  /** Time zone of day and hour, such as Europe/Dublin. */
  zone: Scalars['String']['input'];
  /** Whether a mail is left out when no row changed since the last one. */
  onlyChanged: Scalars['Boolean']['input'];
};

/** Own mailed views to end. */
export type ViewMailIdsFilter = {
  /** Ids of the subscriptions. */
  viewMailIds: Array<Scalars['ID']['input']>;
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
};

/** Own views to delete. */
export type ViewIdsFilter = {
  /** Ids of the views. */
  viewIds: Array<Scalars['ID']['input']>;
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
};

/** List that a search looks in. */
export type SearchListInput = {
  /** Operation that lists the rows, by its name in the contract. */
  operation: Scalars['String']['input'];
  /** Its variables as the list sends them, with the searched text; paging is left out of account. */
  variables: Scalars['JSON']['input'];
  /** Paths of the fields in a row. */
  columns: Array<Scalars['String']['input']>;
};

/** Search in several lists at once. */
export type CommonSearchInput = {
  /** Searched text, 2 to 100 characters, or the id of a row. */
  text: Scalars['String']['input'];
  /** Most rows of a list, at most 20. */
  limit: Scalars['Int']['input'];
  /** Lists to look in, at most 20. */
  lists: Array<SearchListInput>;
};

/** Rows of one of the lists. */
export type SearchedList = {
  /** Best matches first, each with the fields of the columns. */
  rows: Array<Scalars['JSON']['output']>;
  /** Whether the list could not be searched: its right is missing, or it does not take these variables. */
  failed: Scalars['Boolean']['output'];
  /** Whether more rows match than are compared with each other, so that better ones may be missing. */
  tooMany: Scalars['Boolean']['output'];
};

/** What a search found. */
export type SearchResult = {
  /** The lists in the order of the search. */
  lists: Array<SearchedList>;
};

/** Form of the file that is made of an export's rows. */
export type ExportFormat =
  /** Comma-separated values. */
  | 'CSV'
  /** An array of objects. */
  | 'JSON'
  /** A workbook of Office Open XML, at most 1,048,575 rows. */
  | 'XLSX';

/** Column of an export. */
export type ExportColumnInput = {
  /** Path in a row of the list, or several paths with spaces between. */
  path: Scalars['String']['input'];
  /** Its heading, which a refusal names. */
  label: Scalars['String']['input'];
};

/** Export of all rows of a list. */
export type CommonStartExportInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Resource, which names the file. */
  resource: Scalars['String']['input'];
  /** Operation that lists the rows, by its name in the contract. */
  operation: Scalars['String']['input'];
  /** Its variables as the list sends them; paging is left out of account. */
  variables: Scalars['JSON']['input'];
  /** Columns in order. */
  columns: Array<ExportColumnInput>;
  /** Form of the file that is made of the rows. */
  format: ExportFormat;
  /** Only these of the rows, by their ids. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** An export that waits to be fetched, once, by who asked for it. */
export type Export = {
  /** Id of the export. */
  _id: Scalars['ID']['output'];
  /** Number of rows. */
  rows: Scalars['Int']['output'];
  /** Path of the rows on this platform, for a GET with the session: one JSON object a line (application/x-ndjson), with the fields of the columns. */
  path: Scalars['String']['output'];
  /** Name of the file that is made of them. */
  fileName: Scalars['String']['output'];
  /** Until when it can be fetched. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Department: a node of a customer's tree of at most 5 levels. */
export type Hierarchy = {
  /** Number of the version of the whole tree, at its root; every change of the tree raises it. */
  version: Scalars['Int']['output'];
  /** Id of the department. */
  _id: Scalars['ID']['output'];
  /** Department above; missing at the root. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Organisation of the department. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the department. */
  customerId: Scalars['ID']['output'];
  /** Name, at most 100 characters. */
  name: Scalars['String']['output'];
  /** When the department was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the department last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When the department was archived; missing while it is active. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Departments below: the next level of a tree, or at the top of a flat array all of them. */
  children: Array<Hierarchy>;
  /** Tags. */
  tags: Array<Tag>;
};

/** Department as it shall be. */
export type HierarchyNodeInput = {
  /** Place among the departments below the same one, from 0; at the end unless given. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the department; for a new one an id that the editor made, which others of the call may name as parent. */
  _id: Scalars['ID']['input'];
  /** Department above; missing at the root. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Name, at most 100 characters. */
  name: Scalars['String']['input'];
};

/** Difference between a tree of departments and what it shall be. */
export type HierarchiesInput = {
  /** Version of the tree that was read: refused where it has changed since. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Organisation of the tree. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the tree. */
  customerId: Scalars['ID']['input'];
  /** New departments. */
  created: Array<HierarchyNodeInput>;
  /** Departments that were renamed or moved. */
  updated: Array<HierarchyNodeInput>;
  /** Ids of the departments to archive; refused while groups, vacancies or users are in them. */
  archived: Array<Scalars['ID']['input']>;
};

/** A department by its name. */
export type DepartmentName = {
  /** Id of the department. */
  _id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Some rights, and where one gains, loses or holds them; departments that the session may not see are left out. */
export type AccessPart = {
  /** Rights as service:action, in the order of the permission editors. */
  rights: Array<Scalars['String']['output']>;
  /** In the whole customer: in all its departments, and in what belongs to none of them. Both lists are empty then. */
  whole: Scalars['Boolean']['output'];
  /** In these departments and everything below them; none of them lies below another. What is lost stands where it is before the change, what is gained where it is after it. */
  below: Array<DepartmentName>;
  /** In these departments alone, without all that is below them; in the root means also in what belongs to no department. */
  alone: Array<DepartmentName>;
};

/** What somebody gains and loses by a change. */
export type AccessChange = {
  /** Id of the person. */
  _id: Scalars['ID']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** What they gain. */
  gains: Array<AccessPart>;
  /** What they lose. */
  losses: Array<AccessPart>;
};

/** API key that gains or loses rights by a change of its groups or departments. */
export type KeyAccessChange = {
  /** Id of the key. */
  _id: Scalars['ID']['output'];
  /** Name of the key. */
  name: Scalars['String']['output'];
  /** What it gains. */
  gains: Array<AccessPart>;
  /** What it loses. */
  losses: Array<AccessPart>;
};

/** What a future account gains and loses by a change of what it is given. */
export type FutureAccess = {
  /** What it gains. */
  gains: Array<AccessPart>;
  /** What it loses. */
  losses: Array<AccessPart>;
};

/** Something of a change that was not worked out. */
export type UncomputedAccess = {
  /** Message key that says what, and why. */
  reason: Scalars['String']['output'];
  /** Values that the message interpolates, such as a name or a count. */
  args?: Maybe<Scalars['JSON']['output']>;
};

/** Who would gain and lose what by a change that is not made yet. */
export type AccessPreview = {
  /** People whose access changes and whom the session may see: oneself first, the others by name. */
  data: Array<AccessChange>;
  /** Where the page stands. */
  pagination: Pagination;
  /** Number of all people who gain something. */
  gaining: Scalars['Int']['output'];
  /** Number of all people who lose something. */
  losing: Scalars['Int']['output'];
  /** Number of people whose access changes and whom the session may not see, or not where it changes: counted above, not listed. */
  unnamed: Scalars['Int']['output'];
  /** Working API keys whose access changes and that the session may see, by name. */
  keys: Array<KeyAccessChange>;
  /** Number of API keys whose access changes and that the session may not see, or not where it changes. */
  unnamedKeys: Scalars['Int']['output'];
  /** What an account that is made by single sign-on from now on gains and loses; missing where that is not what changes. */
  future?: Maybe<FutureAccess>;
  /** What was not worked out. */
  uncomputed: Array<UncomputedAccess>;
};

/** A change of a group's policy to look at: a whole editor, or the statements of one policy. */
export type CommonPreviewPolicyInput = {
  /** Id of the group. */
  groupId: Scalars['ID']['input'];
  /** State of the group's permission editor as it would be saved. */
  permissionTabState?: InputMaybe<PermissionTabStateInput>;
  /** Policy whose statements would be replaced; missing for one that is not there yet. */
  policyId?: InputMaybe<Scalars['ID']['input']>;
  /** Statements that the policy would have. */
  statements?: InputMaybe<Array<PolicyStatementInput>>;
  /** Version of the policy that would be restored, instead of statements. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of a group's members to look at. */
export type ORGPreviewGroupMembersParam = {
  /** Id of the group. */
  groupId: Scalars['ID']['input'];
  /** Ids of the users who would be added. */
  add: Array<Scalars['ID']['input']>;
  /** Ids of the users who would be removed; nobody is both. */
  remove: Array<Scalars['ID']['input']>;
  /** Users who would be added by a filter; their ids are empty then. */
  addMatching?: InputMaybe<MatchingUsers>;
  /** Users who would be removed by a filter; their ids are empty then. */
  removeMatching?: InputMaybe<MatchingUsers>;
};

/** Group whose rights are asked for. */
export type CommonGetGroupGrantsFilter = {
  /** Id of the group. */
  groupId: Scalars['ID']['input'];
};

/** What a group's policies really grant in its customer: rights that are held in the same places together. */
export type GroupGrants = {
  /** Rights and where they are held. */
  data: Array<AccessPart>;
  /** What was not worked out. */
  uncomputed: Array<UncomputedAccess>;
};

/** What a question about somebody's access is about. */
export type AccessSubject =
  /** The customer as a whole, with its settings, logs and trail. */
  | 'CUSTOMER'
  /** A department. */
  | 'DEPARTMENT'
  /** A group. */
  | 'GROUP'
  /** A user. */
  | 'USER'
  /** A vacancy. */
  | 'VACANCY'
  /** A workflow. */
  | 'WORKFLOW'
  /** A workflow set. */
  | 'WORKFLOW_SET';

/** Question why somebody may, or may not, see or change something. */
export type CommonExplainAccessInput = {
  /** Id of the user. */
  userId: Scalars['ID']['input'];
  /** Kind of what it is about. */
  subject: AccessSubject;
  /** Id of what it is about; missing for the customer as a whole. */
  _id?: InputMaybe<Scalars['ID']['input']>;
};

/** A statement that allows or refuses a right where it is asked for. */
export type AccessReason = {
  /** Whether it allows or refuses. */
  effect: PolicyEffect;
  /** Group whose member the user is; missing, with all that follows, where the session may not see what its policies say. */
  group?: Maybe<DepartmentName>;
  /** Policy of the group. */
  policyId?: Maybe<Scalars['ID']['output']>;
  /** Whether the policy is the one of the Talent Hub. */
  talentHub?: Maybe<Scalars['Boolean']['output']>;
  /** Place of the statement among those of the policy, from 0. */
  statement?: Maybe<Scalars['Int']['output']>;
  /** Right of the statement that matches, as it is written there: `apps:*`. */
  action?: Maybe<Scalars['String']['output']>;
  /** Resource of the statement that matches. */
  resource?: Maybe<Scalars['String']['output']>;
  /** Department that the resource names; missing where it covers a whole customer or more. */
  department?: Maybe<DepartmentName>;
};

/** Whether somebody has a right where it is asked for, and why. */
export type AccessDecision = {
  /** Right as service:action. */
  right: Scalars['String']['output'];
  /** Whether they have it. */
  allowed: Scalars['Boolean']['output'];
  /** Statements that decide it; none where nothing allows it. */
  reasons: Array<AccessReason>;
};

/** Answer why somebody may, or may not, see or change something. */
export type AccessExplanation = {
  /** Name of what it is about. */
  name: Scalars['String']['output'];
  /** Departments from the root down to the one that it belongs to; none for what belongs to the customer as a whole. */
  path: Array<DepartmentName>;
  /** Rights that can be held there, in the order of the permission editor. */
  decisions: Array<AccessDecision>;
  /** Message keys of what takes all access, such as an archived account; none where nothing does. */
  blocked: Array<Scalars['String']['output']>;
};

/** Job families to choose from. */
export type RoleFamilySuggestions = {
  /** At most 50, by name. */
  families: Array<RoleFamily>;
};

/** Which job families to suggest. */
export type AppsSuggestRoleFamiliesFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Only families whose name holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
};

/** An organisation in a region. */
export type OrganizationInRegion = {
  /** Id of the organisation. */
  organizationId: Scalars['ID']['output'];
  /** Display name of the organisation. */
  organizationName: Scalars['String']['output'];
  /** Region. */
  awsRegion: Scalars['AwsRegion']['output'];
};

/** What follows from archiving customers. */
export type ArchiveCustomersPreview = {
  /** Where no active customer would be left. */
  lastIn: Array<OrganizationInRegion>;
  /** Whether the customer that the console stands in is among them, and would be archived. */
  standingIn: Scalars['Boolean']['output'];
};

/** How far a live interview is. */
export type InterviewStatus =
  /** The candidate was invited to book. */
  | 'INVITED'
  /** It was booked. */
  | 'SCHEDULED'
  /** It was cancelled. */
  | 'CANCELLED';

/** Person who holds a live interview. */
export type Interviewer = {
  /** Name. */
  name: Scalars['String']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
};

/** Live interview, booked outside. */
export type Interview = {
  /** Id. */
  _id: Scalars['ID']['output'];
  /** How far it is. */
  status: InterviewStatus;
  /** Start; missing until it is booked. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** End; missing until it is booked. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it is held. */
  place?: Maybe<Scalars['String']['output']>;
  /** Link to join; missing once the candidate's data is deleted. */
  link?: Maybe<Scalars['String']['output']>;
  /** People who hold it. */
  interviewers: Array<Interviewer>;
  /** Id of the application. */
  applicationId: Scalars['ID']['output'];
  /** The application, with its candidate and vacancy. */
  application?: Maybe<Application>;
  /** When it was made known. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of live interviews. */
export type InterviewPage = {
  /** Interviews of the page. */
  data: Array<Interview>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
};


/** A page of live interviews. */
export type InterviewPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};


/** A page of live interviews. */
export type InterviewPagebreakdownArgs = {
  by: Array<InterviewGrouping>;
};

/** Span of time. */
export type InterviewSpan = {
  /** Start, included. */
  gte?: InputMaybe<Scalars['DateTime']['input']>;
  /** End, included. */
  lte?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Fields that live interviews are sorted by. */
export type InterviewSortField =
  /** Start. */
  | 'startsAt';

/** Sort of live interviews. */
export type InterviewSort = {
  /** Field to sort by. */
  fieldName: InterviewSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which live interviews to list. */
export type AppsGetInterviewListFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Only interviews that start in this span. */
  startsAt?: InputMaybe<InterviewSpan>;
  /** Only interviews in one of these statuses. */
  statusList?: InputMaybe<Array<InterviewStatus>>;
  /** Page to answer, counted from 0. */
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by start, newest first, unless given. */
  sort?: InputMaybe<InterviewSort>;
};

/** Moments from one to another, both included; without an end, all before or after. */
export type MomentRange = {
  /** Not before this moment. */
  gte?: InputMaybe<Scalars['DateTime']['input']>;
  /** Not after this moment. */
  lte?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Moments from one to another, both included, or the rows without a value. */
export type OptionalMomentRange = {
  /** Not before this moment. */
  gte?: InputMaybe<Scalars['DateTime']['input']>;
  /** Not after this moment. */
  lte?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only rows without a value if true, only those with one if false. */
  isNull?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which purchases of SMS credits to list. */
export type NotifGetSMSCreditsPurchaseHistoryListInput = {
  /** Only purchases made within this range. */
  purchasedAt?: InputMaybe<MomentRange>;
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Page to answer, counted from 0. */
  skipEq?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limitEq?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by time, newest first, unless given. */
  sort?: InputMaybe<SmsCreditsPurchaseSort>;
};

/** Says what changes while somebody looks at it. */
export type Subscription = {
  /** Tells changes of the lists and records that one looks at, and who else looks at a record. No value of a record is told; what the session may not list stays silent (decisions §9). */
  CommonWatch: WatchNews;
};


/** Says what changes while somebody looks at it. */
export type SubscriptionCommonWatchArgs = {
  input: CommonWatchInput;
};

/** What to watch. */
export type CommonWatchInput = {
  /** Lists and records, at most 50. */
  places: Array<WatchedPlaceInput>;
};

/** A list, one of its records, or settings. */
export type WatchedPlaceInput = {
  /** Operation that lists the rows or reads the settings; its right is needed. */
  list: Scalars['String']['input'];
  /** Customer whose rows are watched. */
  customerId: Scalars['ID']['input'];
  /** Record; all rows of the list without it. */
  recordId?: InputMaybe<Scalars['ID']['input']>;
  /** The record's form is open. */
  editing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Milliseconds since the rows were read: changes since then are told first, of the last five minutes. */
  since?: InputMaybe<Scalars['Int']['input']>;
};

/** What a change did to a row. */
export type WatchedChangeKind =
  /** The row is new. */
  | 'CREATED'
  /** The row has other values. */
  | 'CHANGED'
  /** The row was archived, and left the list. */
  | 'ARCHIVED'
  /** The row was deleted for good. */
  | 'DELETED';

/** A change of a row, without its values. */
export type WatchedChange = {
  /** Position in `places`. */
  place: Scalars['Int']['output'];
  /** Id of the row; missing if it may be outside the session's access. */
  _id?: Maybe<Scalars['ID']['output']>;
  /** What happened to it. */
  kind: WatchedChangeKind;
  /** Name of who made it, for those who may read the audit log. */
  by?: Maybe<Scalars['String']['output']>;
  /** Idempotency key of the call if it was one's own, empty if that had none. */
  own?: Maybe<Scalars['String']['output']>;
  /** Milliseconds since the change. */
  ago: Scalars['Int']['output'];
};

/** Somebody else who looks at a record. */
export type WatchingPerson = {
  /** Distinguishes people, and says nothing else of them. */
  key: Scalars['String']['output'];
  /** Name, for those who may read the audit log. */
  name?: Maybe<Scalars['String']['output']>;
  /** Their form of the record is open. */
  editing: Scalars['Boolean']['output'];
};

/** Everybody else who looks at a record. */
export type WatchedPeople = {
  /** Position in `places`. */
  place: Scalars['Int']['output'];
  /** The people, the editing ones first. */
  people: Array<WatchingPerson>;
};

/** News of what is watched; none in between says that the connection is alive. */
export type WatchNews = {
  /** What changed. */
  changes: Array<WatchedChange>;
  /** Records whose onlookers changed. */
  people: Array<WatchedPeople>;
  /** Positions of places of which changes may be unknown: read them again. */
  missed: Array<Scalars['Int']['output']>;
};

/** Step of time that rows are grouped by, in the region's time zone; a week begins on Monday. */
export type GroupStep =
  /** A day. */
  | 'DAY'
  /** Seven days. */
  | 'WEEK'
  /** A month. */
  | 'MONTH'
  /** Three months. */
  | 'QUARTER'
  /** A year. */
  | 'YEAR';

/** What a measure makes of the numbers of a group. */
export type MeasureKind =
  /** Their sum. */
  | 'SUM'
  /** Their mean. */
  | 'AVERAGE'
  /** The lowest of them. */
  | 'LOWEST'
  /** The highest of them. */
  | 'HIGHEST';

/** Rows with the same values. */
export type RowGroup = {
  /** For each field: the value that its filter takes, or the first day of a step of time; null for rows without a value. */
  keys: Array<Maybe<Scalars['String']['output']>>;
  /** For each field: the name of the value; null for one that is its own name. */
  names: Array<Maybe<Scalars['String']['output']>>;
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** Measures as they were requested; null without numbers. */
  values: Array<Maybe<Scalars['Float']['output']>>;
};

/** Groups of the rows that a list's filter matches. */
export type RowGroups = {
  /** At most 1,000: all of a value of the first field, or none. Steps of time in order, the latest ones; else those with most rows first. */
  groups: Array<RowGroup>;
  /** Number of rows, those of left out groups included. */
  count: Scalars['Int']['output'];
  /** Measures over all these rows. */
  values: Array<Maybe<Scalars['Float']['output']>>;
  /** Number of groups, left out ones included. */
  groupCount: Scalars['Int']['output'];
};

/** Fields by which a list of Application is grouped: names of its filters. */
export type ApplicationGroupField =
  /** Status. */
  | 'applicationStatusList'
  /** Vacancy. */
  | 'externalVacancyIds'
  /** Stage of a workflow. */
  | 'stageIdList'
  /** When it was made. */
  | 'createdAt'
  /** When it was last changed. */
  | 'updatedAt';

/** A field to group by. */
export type ApplicationGrouping = {
  /** Field. */
  field: ApplicationGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Fields by which a list of Vacancy is grouped: names of its filters. */
export type VacancyGroupField =
  /** When it was made. */
  | 'createdAt'
  /** When it was last changed. */
  | 'updatedAt'
  /** When it was archived. */
  | 'archivedAt';

/** A field to group by. */
export type VacancyGrouping = {
  /** Field. */
  field: VacancyGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Numbers of a list of Vacancy. */
export type VacancyNumberField =
  /** Number of applications. */
  | 'applicationCount';

/** A number to measure. */
export type VacancyMeasure = {
  /** Field. */
  field: VacancyNumberField;
  /** Kind of measure. */
  kind: MeasureKind;
};

/** Fields by which a list of Interview is grouped: names of its filters. */
export type InterviewGroupField =
  /** Status. */
  | 'statusList'
  /** When it starts. */
  | 'startsAt';

/** A field to group by. */
export type InterviewGrouping = {
  /** Field. */
  field: InterviewGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Fields by which a list of User is grouped: names of its filters. */
export type UserGroupField =
  /** Whether they have ever signed in. */
  | 'activity'
  /** When it was made. */
  | 'createdAt'
  /** When they were last active. */
  | 'lastActive'
  /** When it was archived. */
  | 'archivedAt';

/** A field to group by. */
export type UserGrouping = {
  /** Field. */
  field: UserGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Fields by which a list of Group is grouped: names of its filters. */
export type GroupGroupField =
  /** When it was made. */
  | 'createdAt'
  /** When it was last changed. */
  | 'updatedAt'
  /** When it was archived. */
  | 'archivedAt';

/** A field to group by. */
export type GroupGrouping = {
  /** Field. */
  field: GroupGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Fields by which a list of Workflow is grouped: names of its filters. */
export type WorkflowGroupField =
  /** When it was made. */
  | 'createdAt'
  /** When it was last changed. */
  | 'updatedAt'
  /** When it was archived. */
  | 'archivedAt';

/** A field to group by. */
export type WorkflowGrouping = {
  /** Field. */
  field: WorkflowGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Fields by which a list of WorkflowSet is grouped: names of its filters. */
export type WorkflowSetGroupField =
  /** When it was made. */
  | 'createdAt'
  /** When it was last changed. */
  | 'updatedAt'
  /** When it was archived. */
  | 'archivedAt';

/** A field to group by. */
export type WorkflowSetGrouping = {
  /** Field. */
  field: WorkflowSetGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Fields by which a list of Organization is grouped: names of its filters. */
export type OrganizationGroupField =
  /** When it was made. */
  | 'createdAt'
  /** When it was archived. */
  | 'archivedAt';

/** A field to group by. */
export type OrganizationGrouping = {
  /** Field. */
  field: OrganizationGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Fields by which a list of Customer is grouped: names of its filters. */
export type CustomerGroupField =
  /** Region. */
  | 'regions'
  /** When it was made. */
  | 'createdAt'
  /** When it was archived. */
  | 'archivedAt';

/** A field to group by. */
export type CustomerGrouping = {
  /** Field. */
  field: CustomerGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Fields by which a list of EmailEvent is grouped: names of its filters. */
export type EmailEventGroupField =
  /** Kind of event. */
  | 'eventTypes'
  /** Kind of mail. */
  | 'templateTypes'
  /** When it happened. */
  | 'dateRange';

/** A field to group by. */
export type EmailEventGrouping = {
  /** Field. */
  field: EmailEventGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Fields by which a list of SmsEvent is grouped: names of its filters. */
export type SmsEventGroupField =
  /** Status of the message. */
  | 'messageStatus'
  /** Kind of message. */
  | 'templateTypes'
  /** When it happened. */
  | 'dateRange';

/** A field to group by. */
export type SmsEventGrouping = {
  /** Field. */
  field: SmsEventGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Numbers of a list of SmsEvent. */
export type SmsEventNumberField =
  /** Number of parts of the message. */
  | 'totalMessageParts';

/** A number to measure. */
export type SmsEventMeasure = {
  /** Field. */
  field: SmsEventNumberField;
  /** Kind of measure. */
  kind: MeasureKind;
};

/** Fields by which a list of AtsRequest is grouped: names of its filters. */
export type AtsRequestGroupField =
  /** Status. */
  | 'status'
  /** Kind of request. */
  | 'requestType'
  /** Applicant tracking system. */
  | 'atsName';

/** A field to group by. */
export type AtsRequestGrouping = {
  /** Field. */
  field: AtsRequestGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Numbers of a list of AtsRequest. */
export type AtsRequestNumberField =
  /** Number of calls. */
  | 'requestCount'
  /** Number of retries. */
  | 'retryCount';

/** A number to measure. */
export type AtsRequestMeasure = {
  /** Field. */
  field: AtsRequestNumberField;
  /** Kind of measure. */
  kind: MeasureKind;
};

/** Fields by which a list of AtsTenant is grouped: names of its filters. */
export type AtsTenantGroupField =
  /** When it was made. */
  | 'createdAt';

/** A field to group by. */
export type AtsTenantGrouping = {
  /** Field. */
  field: AtsTenantGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Fields by which a list of SmsCreditsPurchase is grouped: names of its filters. */
export type SmsCreditsPurchaseGroupField =
  /** When they were bought. */
  | 'purchasedAt';

/** A field to group by. */
export type SmsCreditsPurchaseGrouping = {
  /** Field. */
  field: SmsCreditsPurchaseGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Numbers of a list of SmsCreditsPurchase. */
export type SmsCreditsPurchaseNumberField =
  /** Number of credits. */
  | 'purchaseAmount';

/** A number to measure. */
export type SmsCreditsPurchaseMeasure = {
  /** Field. */
  field: SmsCreditsPurchaseNumberField;
  /** Kind of measure. */
  kind: MeasureKind;
};

/** Page of purchases of SMS credits. */
export type SmsCreditsPurchasePage = {
  /** Rows of all pages, grouped by one or two fields. */
  breakdown: RowGroups;
  /** Purchases of the page. */
  data: Array<SmsCreditsPurchase>;
  /** Where the page stands. */
  pagination: Pagination;
};


/** Page of purchases of SMS credits. */
export type SmsCreditsPurchasePagebreakdownArgs = {
  by: Array<SmsCreditsPurchaseGrouping>;
  measures?: InputMaybe<Array<SmsCreditsPurchaseMeasure>>;
};

/** Fields by which a list of AuditEntry is grouped: names of its filters. */
export type AuditEntryGroupField =
  /** Operation. */
  | 'operations'
  /** When it happened. */
  | 'at';

/** A field to group by. */
export type AuditEntryGrouping = {
  /** Field. */
  field: AuditEntryGroupField;
  /** Step; required for times, and for them alone. */
  step?: InputMaybe<GroupStep>;
};

/** Something that happened, of which webhooks are told. */
export type WebhookEvent =
  /** A candidate was invited. */
  | 'APPLICATION_CREATED'
  /** A candidate began an assessment. */
  | 'APPLICATION_STARTED'
  /** A candidate completed an assessment. */
  | 'APPLICATION_COMPLETED'
  /** A candidate did not complete an assessment in time. */
  | 'APPLICATION_DROPPED_OUT'
  /** An assessment has results, or other results than before. */
  | 'APPLICATION_SCORED'
  /** An application came to another stage. */
  | 'APPLICATION_MOVED'
  /** An application was given another status. */
  | 'APPLICATION_STATUS_CHANGED'
  /** A candidate was hired. */
  | 'APPLICATION_HIRED'
  /** A candidate's personal data were deleted or de-identified. */
  | 'CANDIDATE_ERASED'
  /** A vacancy was created. */
  | 'VACANCY_CREATED'
  /** A vacancy was archived. */
  | 'VACANCY_ARCHIVED'
  /** A vacancy was restored. */
  | 'VACANCY_RESTORED'
  /** A user was added. */
  | 'USER_ADDED'
  /** A user was archived. */
  | 'USER_ARCHIVED'
  /** A user was restored. */
  | 'USER_RESTORED'
  /** The security log has a new entry. */
  | 'SECURITY_ENTRY'
  /** Nothing: somebody tests the webhook. */
  | 'WEBHOOK_TEST';

/** How a webhook fares. */
export type WebhookState =
  /** Its address takes what is sent. */
  | 'ACTIVE'
  /** Its address failed; it is tried again by itself. */
  | 'FAILING'
  /** Its receiver answered 410 Gone: nothing is sent until somebody switches it on. */
  | 'OFF';

/** How far a delivery came. */
export type WebhookDeliveryStatus =
  /** Waits for its first or next try, or behind an earlier one about the same record. */
  | 'WAITING'
  /** The address took it. */
  | 'DELIVERED'
  /** Not sent: its change was undone, or its webhook is archived. */
  | 'IGNORED'
  /** Given up; it can be sent again by hand. */
  | 'FAILED';

/** Address at another system that is told what happens at a customer. */
export type Webhook = {
  /** Id of the webhook. */
  _id: Scalars['ID']['output'];
  /** Name, at most 100 characters. */
  name: Scalars['String']['output'];
  /** Address, https only. */
  url: Scalars['String']['output'];
  /** What it is told of. */
  events: Array<WebhookEvent>;
  /** Organisation of the webhook. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the webhook. */
  customerId: Scalars['ID']['output'];
  /** How it fares. */
  state: WebhookState;
  /** Failures of its address in a row. */
  failures: Scalars['Int']['output'];
  /** Nothing is sent before; missing unless its address failed. */
  pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** First of its failures in a row; missing unless its address failed. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** When its receiver answered 410 Gone; missing unless it is off. */
  stoppedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Signing secret, by the form of Standard Webhooks; only in the answer to its creation. */
  secret?: Maybe<Scalars['String']['output']>;
  /** When its signing secret was made. */
  secretMadeAt: Scalars['DateTime']['output'];
  /** Until when the signing secret before is used, too; missing where it is not. */
  previousSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Version, for the conflict check of changes. */
  version: Scalars['Int']['output'];
  /** When the webhook was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the webhook was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When it was archived; missing unless it is. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Page of webhooks. */
export type WebhookPage = {
  /** Webhooks of the page. */
  data: Array<Webhook>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What webhooks can be sorted by. */
export type WebhookSortField =
  /** Name. */
  | 'name'
  /** When the webhook was made. */
  | 'createdAt';

/** Sort of webhooks. */
export type WebhookSort = {
  /** Field to sort by. */
  fieldName: WebhookSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which webhooks to list. */
export type CommonGetWebhookListFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Only webhooks whose name holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by creation, newest first, unless given. */
  sort?: InputMaybe<WebhookSort>;
};

/** One webhook. */
export type WebhookIdFilter = {
  /** Id of the webhook. */
  _id: Scalars['ID']['input'];
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
};

/** Several webhooks. */
export type WebhookIdsFilter = {
  /** Ids of the webhooks. */
  webhookIds: Array<Scalars['ID']['input']>;
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
};

/** Webhook to make. */
export type CommonCreateWebhookInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Name, trimmed, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Address, https only, at most 1,000 characters. */
  url: Scalars['String']['input'];
  /** What it is told of, at least one. */
  events: Array<WebhookEvent>;
};

/** Webhook as it shall be. */
export type CommonUpdateWebhookInput = {
  /** Id of the webhook. */
  _id: Scalars['ID']['input'];
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Name, trimmed, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Address, https only, at most 1,000 characters. */
  url: Scalars['String']['input'];
  /** What it is told of, at least one. */
  events: Array<WebhookEvent>;
  /** Version that the change is made to; refused as a conflict if another one is stored. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A new signing secret. */
export type CommonRenewWebhookSecretInput = {
  /** Id of the webhook. */
  _id: Scalars['ID']['input'];
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Hours for which the secret before is used, too: 0 to 72, 24 unless given. */
  overlapHours?: InputMaybe<Scalars['Int']['input']>;
};

/** Signing secret of a webhook, shown this once. */
export type WebhookSecret = {
  /** Id of the webhook. */
  _id: Scalars['ID']['output'];
  /** The secret, by the form of Standard Webhooks. */
  secret: Scalars['String']['output'];
  /** Until when deliveries are signed with the secret before, too; missing where they are not. */
  previousSecretUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** Something that a webhook was told, or shall be. */
export type WebhookDelivery = {
  /** Id of the delivery, by which its receiver knows it: the same at each try. */
  _id: Scalars['ID']['output'];
  /** Customer of the webhook. */
  customerId: Scalars['ID']['output'];
  /** Id of the webhook. */
  webhookId: Scalars['ID']['output'];
  /** Name of the webhook. */
  webhookName?: Maybe<Scalars['String']['output']>;
  /** What happened. */
  event: WebhookEvent;
  /** How far it came. */
  status: WebhookDeliveryStatus;
  /** Id of the record that it is about; a record's deliveries are sent in their order. */
  recordId: Scalars['ID']['output'];
  /** Number of its place among all deliveries: the higher, the later it happened. */
  sequence: Scalars['Int']['output'];
  /** Number of tries. */
  requestCount: Scalars['Int']['output'];
  /** Next try; missing where there is none, or an earlier delivery of the record is waited for. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Facts that are sent; missing once the record's personal data were deleted. */
  payload?: Maybe<Scalars['JSON']['output']>;
  /** What the address answered, the latest 20. */
  responses: Scalars['JSON']['output'];
  /** HTTP status of the latest answer; missing where none came. */
  lastStatus?: Maybe<Scalars['Int']['output']>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** When the delivery last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Page of deliveries. */
export type WebhookDeliveryPage = {
  /** Deliveries of the page. */
  data: Array<WebhookDelivery>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
};


/** Page of deliveries. */
export type WebhookDeliveryPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};

/** What deliveries can be sorted by. */
export type WebhookDeliverySortField =
  /** When it happened. */
  | 'createdAt';

/** Sort of deliveries. */
export type WebhookDeliverySort = {
  /** Field to sort by. */
  fieldName: WebhookDeliverySortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which deliveries to list. */
export type WebhookDeliveryFilter = {
  /** Only those of the webhook. */
  webhookId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of these states. */
  statuses?: InputMaybe<Array<WebhookDeliveryStatus>>;
  /** Only those of these events. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** Only those about the record with this id. */
  recordId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what happened in this range. */
  createdAt?: InputMaybe<MomentRange>;
};

/** All deliveries that match a list's filter instead of ids: refused with the true number when it is not the expected one. */
export type MatchingWebhookDeliveries = {
  /** The list's filter, paging and sort left out of account. */
  filter: WebhookDeliveryFilter;
  /** Number of rows that the list said. */
  expectedCount: Scalars['Int']['input'];
};

/** Everything that is held about a candidate. */
export type CandidateArchive = {
  /** Name for the file. */
  fileName: Scalars['String']['output'];
  /** Number of rows in it. */
  rows: Scalars['Int']['output'];
  /** Zip file in base64. */
  content: Scalars['String']['output'];
};

/** State of a SCIM token. */
export type ScimTokenState =
  /** It works. */
  | 'ACTIVE'
  /** Its end has passed. */
  | 'EXPIRED'
  /** Somebody revoked it. */
  | 'REVOKED';

/** SCIM token of a customer: an identity provider manages the customer's users and groups with it. */
export type ScimToken = {
  /** Id of the token. */
  _id: Scalars['ID']['output'];
  /** Organisation of the token. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the token. */
  customerId: Scalars['ID']['output'];
  /** Name, at most 100 characters. */
  name: Scalars['String']['output'];
  /** Beginning of the token, by which it is recognised; it opens nothing. */
  prefix: Scalars['String']['output'];
  /** Address that the identity provider sends its requests to. */
  baseUrl: Scalars['String']['output'];
  /** Whole token: only in the answer that creates it, and never again. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Groups with rights whose membership it may give and take. */
  groupIds: Array<Scalars['ID']['output']>;
  /** Those groups, as far as the reader may see them. */
  groups: Array<Group>;
  /** State of the token. */
  state: ScimTokenState;
  /** When it stops working; missing if it never does. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last used, to the minute. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of whoever made it. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When it was revoked. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Counts its changes, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** Page of SCIM tokens. */
export type ScimTokenPage = {
  /** Tokens of the page. */
  data: Array<ScimToken>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What SCIM tokens can be sorted by. */
export type ScimTokenSortField =
  /** Name. */
  | 'name'
  /** When the token was made. */
  | 'createdAt'
  /** When the token was last used. */
  | 'lastUsedAt'
  /** When the token stops working. */
  | 'expiresAt';

/** Sort of SCIM tokens. */
export type ScimTokenSort = {
  /** Field to sort by. */
  fieldName: ScimTokenSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which SCIM tokens to list. */
export type IDPGetScimTokensFilter = {
  /** Only tokens of this organisation. */
  organizationId: Scalars['ID']['input'];
  /** Only tokens of this customer. */
  customerId: Scalars['ID']['input'];
  /** Only tokens whose name holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Only tokens in these states. */
  states?: InputMaybe<Array<ScimTokenState>>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, the latest first, unless given. */
  sort?: InputMaybe<ScimTokenSort>;
};

/** SCIM token to read or change. */
export type ScimTokenIdFilter = {
  /** Organisation of the token. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the token. */
  customerId: Scalars['ID']['input'];
  /** Id of the token. */
  _id: Scalars['ID']['input'];
};

/** SCIM tokens to revoke. */
export type ScimTokenIdsFilter = {
  /** Organisation of the tokens. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the tokens. */
  customerId: Scalars['ID']['input'];
  /** Ids of the tokens. */
  scimTokenIds: Array<Scalars['ID']['input']>;
};

/** SCIM token to make. */
export type IDPCreateScimTokenInput = {
  /** Organisation of the token. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the token. */
  customerId: Scalars['ID']['input'];
  /** Name, trimmed, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Groups with rights whose membership it may give and take, at most 100. */
  groupIds: Array<Scalars['ID']['input']>;
  /** When it stops working; never, if it is left out. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What to change of a SCIM token. */
export type IDPUpdateScimTokenUpdate = {
  /** Name, trimmed, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Groups with rights whose membership it may give and take, at most 100. */
  groupIds: Array<Scalars['ID']['input']>;
  /** When it stops working; null for never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Version that was read; refused if the token has changed since. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** How a SCIM request ended. */
export type ScimOutcome =
  /** It was answered. */
  | 'ANSWERED'
  /** It was refused: the identity provider must send something else. */
  | 'REFUSED'
  /** It failed here: the identity provider may send it again. */
  | 'FAILED';

/** Request of an identity provider, without its body. */
export type ScimRequest = {
  /** Id of the request. */
  _id: Scalars['ID']['output'];
  /** Customer of the request. */
  customerId: Scalars['ID']['output'];
  /** Id of the token that it was sent with. */
  tokenId: Scalars['ID']['output'];
  /** Name of the token at that time. */
  tokenName: Scalars['String']['output'];
  /** HTTP method. */
  method: Scalars['String']['output'];
  /** Path below the base address, without the query. */
  path: Scalars['String']['output'];
  /** HTTP status of the answer. */
  status: Scalars['Int']['output'];
  /** How it ended. */
  outcome: ScimOutcome;
  /** Kind of refusal, in SCIM's words. */
  scimType?: Maybe<Scalars['String']['output']>;
  /** Reason for the refusal, or what was left out of the change. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Kind of resource: User or Group. */
  resourceType?: Maybe<Scalars['String']['output']>;
  /** Id of the user or the group. */
  resourceId?: Maybe<Scalars['ID']['output']>;
  /** Name of the user or the group at that time. */
  resourceName?: Maybe<Scalars['String']['output']>;
  /** Fields that it changed, or was to change. */
  fields: Array<Scalars['String']['output']>;
  /** When it came. */
  createdAt: Scalars['DateTime']['output'];
};

/** Page of SCIM requests. */
export type ScimRequestPage = {
  /** Requests of the page. */
  data: Array<ScimRequest>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What SCIM requests can be sorted by. */
export type ScimRequestSortField =
  /** When the request came. */
  | 'createdAt';

/** Sort of SCIM requests. */
export type ScimRequestSort = {
  /** Field to sort by. */
  fieldName: ScimRequestSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which SCIM requests to list. */
export type IDPGetScimRequestsFilter = {
  /** Only requests of this organisation. */
  organizationId: Scalars['ID']['input'];
  /** Only requests of this customer. */
  customerId: Scalars['ID']['input'];
  /** Only requests that ended in one of these ways. */
  outcomes?: InputMaybe<Array<ScimOutcome>>;
  /** Only requests about the user or the group with this id. */
  resourceId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what came in this range. */
  createdAt?: InputMaybe<MomentRange>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, the latest first, unless given. */
  sort?: InputMaybe<ScimRequestSort>;
};

/** SCIM request to read. */
export type ScimRequestIdFilter = {
  /** Organisation of the request. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the request. */
  customerId: Scalars['ID']['input'];
  /** Id of the request. */
  _id: Scalars['ID']['input'];
};

/** How far a domain is proven. */
export type SsoDomainState =
  /** The record was not found yet. */
  | 'WAITING'
  /** The record is there. */
  | 'VERIFIED'
  /** The record was there, and has been missing for days. */
  | 'LOST';

/** Why a domain is not verified, or soon will not be. */
export type SsoDomainProblem =
  /** There is no such record. */
  | 'NO_RECORD'
  /** The record has another value. */
  | 'WRONG_VALUE'
  /** The name servers of the domain gave no answer. */
  | 'DNS_FAILED'
  /** The record is right, but the domain is verified for another customer. */
  | 'TAKEN';

/** Domain of a customer's e-mail addresses, for single sign-on. */
export type SsoDomain = {
  /** Id of the domain. */
  _id: Scalars['ID']['output'];
  /** Organisation of the domain. */
  organizationId: Scalars['ID']['output'];
  /** Customer of the domain. */
  customerId: Scalars['ID']['output'];
  /** Domain, such as acme.example. */
  domain: Scalars['String']['output'];
  /** How far it is proven. */
  state: SsoDomainState;
  /** Result of the last look; missing if the record was there, or before the first. */
  problem?: Maybe<SsoDomainProblem>;
  /** Name of the record that proves it. */
  recordName: Scalars['String']['output'];
  /** Type of the record: TXT. */
  recordType: Scalars['String']['output'];
  /** Value of the record. */
  recordValue: Scalars['String']['output'];
  /** When the record was last looked for. */
  lastCheckedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was verified. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
};

/** Page of domains. */
export type SsoDomainPage = {
  /** Domains of the page. */
  data: Array<SsoDomain>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What domains can be sorted by. */
export type SsoDomainSortField =
  /** Domain. */
  | 'domain'
  /** When it was added. */
  | 'createdAt';

/** Sort of domains. */
export type SsoDomainSort = {
  /** Field to sort by. */
  fieldName: SsoDomainSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which domains to list. */
export type IDPGetSsoDomainsFilter = {
  /** Only domains of this organisation. */
  organizationId: Scalars['ID']['input'];
  /** Only domains of this customer. */
  customerId: Scalars['ID']['input'];
  /** Only domains in these states. */
  states?: InputMaybe<Array<SsoDomainState>>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, the latest first, unless given. */
  sort?: InputMaybe<SsoDomainSort>;
};

/** Domain to read or verify. */
export type SsoDomainIdFilter = {
  /** Organisation of the domain. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the domain. */
  customerId: Scalars['ID']['input'];
  /** Id of the domain. */
  _id: Scalars['ID']['input'];
};

/** Domains to delete. */
export type SsoDomainIdsFilter = {
  /** Organisation of the domains. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the domains. */
  customerId: Scalars['ID']['input'];
  /** Ids of the domains. */
  ssoDomainIds: Array<Scalars['ID']['input']>;
};

/** Domain to add. */
export type IDPCreateSsoDomainInput = {
  /** Organisation of the domain. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the domain. */
  customerId: Scalars['ID']['input'];
  /** Domain of the customer's e-mail addresses, trimmed, in lower case. */
  domain: Scalars['String']['input'];
};

/** How long a session lasts after its person did something. */
export type SessionActivity = {
  /** When the access ends; missing when the console must sign in again. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the session ends unless its person does something; missing where the customer has no limits of its own. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Where a right is held. */
export type AccessReach =
  /** In the whole customer. */
  | 'CUSTOMER'
  /** In a department and all below it. */
  | 'SUBTREE'
  /** In a department alone, without all below it. */
  | 'DEPARTMENT';

/** How members get into a group. */
export type AccessOrigin =
  /** An administrator adds them in the console. */
  | 'CONSOLE'
  /** The customer's identity provider manages the group by SCIM. */
  | 'SCIM'
  /** Single sign-on puts new users into it. */
  | 'SSO';

/** Group that gives a right. */
export type AccessGroup = {
  /** Id of the group. */
  _id: Scalars['ID']['output'];
  /** Name; missing where the session may not view its policies. */
  name?: Maybe<Scalars['String']['output']>;
  /** How members get into it. */
  origin: AccessOrigin;
};

/** A right that a user holds, and where. */
export type AccessGrant = {
  /** Id of the row. */
  _id: Scalars['ID']['output'];
  /** Id of the user. */
  userId: Scalars['ID']['output'];
  /** First and last name of the user. */
  userName: Scalars['String']['output'];
  /** E-mail address of the user. */
  userEmail: Scalars['String']['output'];
  /** Type of the user. */
  userType: UserType;
  /** Right as service:action. */
  right: Scalars['String']['output'];
  /** Name of the right in the permission editors. */
  action: Scalars['String']['output'];
  /** Reach of the right. */
  reach: AccessReach;
  /** Id of the department; missing for the whole customer. */
  departmentId?: Maybe<Scalars['ID']['output']>;
  /** Name of the department; missing for the whole customer. */
  departmentName?: Maybe<Scalars['String']['output']>;
  /** Groups that give the right there. */
  groups: Array<AccessGroup>;
  /** Last day on which the user used the right, wherever that was; missing where no use is recorded. */
  lastUsedOn?: Maybe<Scalars['Date']['output']>;
  /** Day since which the right's use is recorded for the user; missing while nothing is recorded yet. */
  recordedSince?: Maybe<Scalars['Date']['output']>;
};

/** Page of rights that users hold. */
export type AccessGrantPage = {
  /** Rows of the page. */
  data: Array<AccessGrant>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
};


/** Page of rights that users hold. */
export type AccessGrantPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};

/** What rights that users hold can be sorted by. */
export type AccessGrantSortField =
  /** Name of the user. */
  | 'userName'
  /** Right. */
  | 'right'
  /** Last use. */
  | 'lastUsedOn';

/** Sort of rights that users hold. */
export type AccessGrantSort = {
  /** Field to sort by. */
  fieldName: AccessGrantSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which rights that users hold to list. */
export type CommonGetAccessGrantsFilter = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Only users of these departments and those below them. */
  hierarchyIds: Array<Scalars['ID']['input']>;
  /** Only these users. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what these groups give. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only these rights, as service:action. */
  rights?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only what is held in one of these departments, also from above. */
  departmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only users of these types. */
  userTypes?: InputMaybe<Array<UserType>>;
  /** Only what has this reach. */
  reaches?: InputMaybe<Array<AccessReach>>;
  /** Only what was not used for 90 days: all of them recorded, and held by the user for as long. */
  unused?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only users whose name or e-mail address holds this text, at most 100 characters. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by the user's name unless given. */
  sort?: InputMaybe<AccessGrantSort>;
};

/** What a version of a policy changed in one part of a rule. */
export type PolicyVersionChange = {
  /** Part of a rule, such as the actions of the basic rule. */
  part: Scalars['String']['output'];
  /** What it added. */
  added: Array<Scalars['String']['output']>;
  /** What it removed. */
  removed: Array<Scalars['String']['output']>;
};

/** Version of a policy. Versions are never changed. */
export type PolicyVersion = {
  /** Number. */
  version: Scalars['Int']['output'];
  /** Name that the policy had. */
  name: Scalars['String']['output'];
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of who saved it; missing for a former user, and for the state before versions were stored. */
  authorName?: Maybe<Scalars['String']['output']>;
  /** Whether it is the state before versions were stored. */
  isFirst: Scalars['Boolean']['output'];
  /** What it changed of the version before it. */
  changes: Array<PolicyVersionChange>;
  /** Statements of the version. */
  statements: Array<PolicyStatement>;
};

/** Page of versions of a policy. */
export type PolicyVersionPage = {
  /** Versions of the page. */
  data: Array<PolicyVersion>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What versions of a policy can be sorted by. */
export type PolicyVersionSortField =
  /** Number. */
  | 'version';

/** Sort of versions of a policy. */
export type PolicyVersionSort = {
  /** Field to sort by. */
  fieldName: PolicyVersionSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Version of a policy to restore. */
export type CommonRestorePolicyVersionInput = {
  /** Id of the policy. */
  policyId: Scalars['ID']['input'];
  /** Version whose statements become a new version. */
  version: Scalars['Int']['input'];
  /** Version that the caller knows as the current one; refused where another is stored by now. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Time without activity after which a session ends. */
export type SessionIdleLimit =
  /** After 5 minutes. */
  | 'MINUTES_5'
  /** After 10 minutes. */
  | 'MINUTES_10'
  /** After 15 minutes. */
  | 'MINUTES_15'
  /** After 30 minutes. */
  | 'MINUTES_30'
  /** After 60 minutes. */
  | 'MINUTES_60'
  /** After 120 minutes. */
  | 'MINUTES_120'
  /** After 240 minutes. */
  | 'MINUTES_240'
  /** After 480 minutes. */
  | 'MINUTES_480';

/** Time after which a session ends whatever is done. */
export type SessionAbsoluteLimit =
  /** After 4 hours. */
  | 'HOURS_4'
  /** After 8 hours. */
  | 'HOURS_8'
  /** After 12 hours. */
  | 'HOURS_12'
  /** After 24 hours. */
  | 'HOURS_24'
  /** After 48 hours. */
  | 'HOURS_48'
  /** After 72 hours. */
  | 'HOURS_72';

/** Recurring work of the platform. */
export type BackgroundJobName =
  /** Sends invitations that wait for a day's cap of an ATS connection. */
  | 'ATS_INVITATIONS'
  /** Tries failed requests of ATSs again. */
  | 'ATS_REQUESTS'
  /** Adds entries to the chain of the audit log. */
  | 'AUDIT_CHAIN'
  /** Delivers audit entries to the regions of their customers. */
  | 'AUDIT_RELAY'
  /** Deletes audit entries that are older than configured. */
  | 'AUDIT_RETENTION'
  /** Deletes expired sessions, links, sent messages and the like. */
  | 'CLEAN_UP'
  /** Marks unfinished assessments as dropped out. */
  | 'DROP_OUTS'
  /** Looks up the DNS records of email domains. */
  | 'EMAIL_DOMAINS'
  /** Adds changed days to the figures of the dashboard. */
  | 'FIGURES'
  /** Builds indexes of large tables while writes go on, and keeps the partitions of logs. */
  | 'LARGE_TABLES'
  /** Mails saved views. */
  | 'MAILED_VIEWS'
  /** Sends reminders to candidates. */
  | 'REMINDERS'
  /** Purges by the retention periods. */
  | 'RETENTION'
  /** Looks up the DNS records of single sign-on's domains. */
  | 'SSO_DOMAINS'
  /** Reads the metadata of identity providers. */
  | 'SSO_METADATA'
  /** Sends security entries to the syslog server. */
  | 'SYSLOG'
  /** Compares users with their sign-in accounts after an interrupted change. */
  | 'USER_SYNC';

/** How a background job is doing. */
export type BackgroundJobState =
  /** Its last run failed; it is tried again. */
  | 'FAILING'
  /** A run goes on. */
  | 'RUNNING'
  /** No process began it in time. */
  | 'LATE'
  /** The next run is to come. */
  | 'WAITING';

/** Recurring work in one store, which one process does at a time. */
export type BackgroundJob = {
  /** Id of the job. */
  _id: Scalars['ID']['output'];
  /** What it does. */
  name: BackgroundJobName;
  /** Region of its store; missing for the work that isn't a region's. */
  region?: Maybe<Scalars['AwsRegion']['output']>;
  /** How it is doing, a minute old at most. */
  state: BackgroundJobState;
  /** When the last run began; missing before the first one. */
  begunAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the last finished run ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the next run is due. */
  nextAt: Scalars['DateTime']['output'];
  /** Failed runs in a row. */
  failures: Scalars['Int']['output'];
  /** When a run failed last. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Code of the last failure, such as SQLSTATE; its message is in the log. */
  error?: Maybe<Scalars['String']['output']>;
};

/** Page of background jobs. */
export type BackgroundJobPage = {
  /** Jobs of the page. */
  data: Array<BackgroundJob>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What background jobs can be sorted by. */
export type BackgroundJobSortField =
  /** Name. */
  | 'name'
  /** Start of the last run. */
  | 'begunAt'
  /** Next run. */
  | 'nextAt'
  /** Last failure. */
  | 'failedAt';

/** Sort of background jobs. */
export type BackgroundJobSort = {
  /** Field to sort by. */
  fieldName: BackgroundJobSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which background jobs to list. */
export type CommonGetBackgroundJobsFilter = {
  /** Only these. */
  names?: InputMaybe<Array<BackgroundJobName>>;
  /** Only jobs in these states. */
  states?: InputMaybe<Array<BackgroundJobState>>;
  /** Only jobs of these regions. */
  regions?: InputMaybe<Array<Scalars['AwsRegion']['input']>>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by name unless given. */
  sort?: InputMaybe<BackgroundJobSort>;
};

/** Background jobs by id. */
export type BackgroundJobIdsFilter = {
  /** Ids of the jobs. */
  backgroundJobIds: Array<Scalars['ID']['input']>;
};

/** Kinds of parts that the platform consists of. */
export type PlatformPartKind =
  /** A database. */
  | 'STORE'
  /** Messages that wait in a store. */
  | 'QUEUE'
  /** Delivers messages of one kind. */
  | 'SENDER'
  /** A server process. */
  | 'PROCESS';

/** Parts that the platform consists of. */
export type PlatformPartName =
  /** Store of accounts and customers, for all regions. */
  | 'IDENTITY_STORE'
  /** Store of a region. */
  | 'REGION_STORE'
  /** Emails that wait. */
  | 'MAIL_QUEUE'
  /** Text messages that wait. */
  | 'TEXT_MESSAGE_QUEUE'
  /** Webhook events that wait. */
  | 'WEBHOOK_QUEUE'
  /** Requests of applicant tracking systems, and reports to them, that wait. */
  | 'ATS_QUEUE'
  /** Audit entries that the identity store owes a region. */
  | 'AUDIT_RELAY_QUEUE'
  /** Sends emails over SMTP. */
  | 'MAIL_SENDER'
  /** Sends text messages. */
  | 'TEXT_MESSAGE_SENDER'
  /** Sends events to the addresses of customers. */
  | 'WEBHOOK_SENDER'
  /** Sends reports to applicant tracking systems of customers. */
  | 'ATS_SENDER'
  /** Sends security entries to the syslog server. */
  | 'SYSLOG_SENDER'
  /** A server process. */
  | 'PROCESS';

/** How a part of the platform is doing. */
export type PlatformPartState =
  /** It does not work. */
  | 'DOWN'
  /** It works, with a fault or late. */
  | 'DEGRADED'
  /** It could not be measured lately. */
  | 'UNKNOWN'
  /** It works. */
  | 'HEALTHY'
  /** It is not in use: a sender without settings, or a store that no process has opened. */
  | 'UNUSED';

/** A store, a queue, a sender or a process, and how it is doing. Figures that don't apply to it, or were never measured, are missing. */
export type PlatformPart = {
  /** Id of the part. */
  _id: Scalars['ID']['output'];
  /** Its kind. */
  kind: PlatformPartKind;
  /** Its name. */
  name: PlatformPartName;
  /** Region of a store or queue; missing for what isn't a region's. */
  region?: Maybe<Scalars['AwsRegion']['output']>;
  /** How it is doing at present. */
  state: PlatformPartState;
  /** Since when it is so; of a sender since when all fails. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** When a process last looked at it, or tried to. */
  reportedAt: Scalars['DateTime']['output'];
  /** When its figures were measured; they stay while they can't be measured. */
  measuredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Store: milliseconds that a probe took. */
  latency?: Maybe<Scalars['Int']['output']>;
  /** Store: whether it takes no writes. */
  isReadOnly?: Maybe<Scalars['Boolean']['output']>;
  /** Store: whether its read replica is used; missing without one. */
  isReplicaUsed?: Maybe<Scalars['Boolean']['output']>;
  /** Store: milliseconds that the read replica may be behind. */
  replicaLag?: Maybe<Scalars['Int']['output']>;
  /** Store: size in megabytes. */
  size?: Maybe<Scalars['Int']['output']>;
  /** Store: connections of clients to its database server. */
  connections?: Maybe<Scalars['Int']['output']>;
  /** Store: most connections that its database server takes. */
  connectionLimit?: Maybe<Scalars['Int']['output']>;
  /** Store: its newest migration. */
  migration?: Maybe<Scalars['String']['output']>;
  /** Store: whether the process that reported it knows that migration. */
  isMigrationKnown?: Maybe<Scalars['Boolean']['output']>;
  /** Queue: messages that are due and not sent yet. */
  waiting?: Maybe<Scalars['Int']['output']>;
  /** Queue: since when the oldest of them is due. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  /** Queue: messages that were given up. */
  failed?: Maybe<Scalars['Int']['output']>;
  /** Sender: when a message was last sent. */
  succeededAt?: Maybe<Scalars['DateTime']['output']>;
  /** Sender: when one last failed. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Sender: since when all fail; missing after a success. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Code of the last failure, such as SQLSTATE; its message is in the log. */
  error?: Maybe<Scalars['String']['output']>;
  /** Process: short id, which names no machine. */
  process?: Maybe<Scalars['String']['output']>;
  /** Process: version of the program. */
  version?: Maybe<Scalars['String']['output']>;
  /** Process: when it started. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Process: memory in megabytes. */
  memory?: Maybe<Scalars['Int']['output']>;
  /** Process: delay of the event loop in milliseconds, which one of a hundred turns exceeds. */
  eventLoopDelay?: Maybe<Scalars['Int']['output']>;
  /** Process: stores whose background tasks it runs, separated by commas. */
  leads?: Maybe<Scalars['String']['output']>;
};

/** Page of parts of the platform. */
export type PlatformPartPage = {
  /** Parts of the page. */
  data: Array<PlatformPart>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
};


/** Page of parts of the platform. */
export type PlatformPartPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};

/** What parts of the platform can be sorted by. */
export type PlatformPartSortField =
  /** State, worst first. */
  | 'state'
  /** Name. */
  | 'name';

/** Sort of parts of the platform. */
export type PlatformPartSort = {
  /** Field to sort by. */
  fieldName: PlatformPartSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which parts of the platform to list. */
export type CommonGetPlatformHealthFilter = {
  /** Only parts of this kind. */
  kind?: InputMaybe<PlatformPartKind>;
  /** Only parts in these states. */
  states?: InputMaybe<Array<PlatformPartState>>;
  /** Only parts of these regions. */
  regions?: InputMaybe<Array<Scalars['AwsRegion']['input']>>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by state unless given, worst first. */
  sort?: InputMaybe<PlatformPartSort>;
};

/** Kinds of what can be given up. */
export type DeadLetterKind =
  /** An email. */
  | 'MAIL'
  /** A text message. */
  | 'TEXT_MESSAGE'
  /** An event for a webhook. */
  | 'WEBHOOK'
  /** A request of an applicant tracking system, or a report to one. */
  | 'ATS_REQUEST'
  /** A background task that failed eight times in a row; it goes on being tried. */
  | 'BACKGROUND_TASK';

/** Something that the platform gave up after its last try. */
export type DeadLetter = {
  /** Id of the message, request or task. */
  _id: Scalars['ID']['output'];
  /** Its kind. */
  kind: DeadLetterKind;
  /** Region of its store; missing for what isn't a region's. */
  region?: Maybe<Scalars['AwsRegion']['output']>;
  /** Customer that it belongs to; “-” for a background task. */
  customerId: Scalars['ID']['output'];
  /** Name of the customer. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** Event, type of the request, or name of the task. */
  subject: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was given up. */
  failedAt: Scalars['DateTime']['output'];
  /** Tries before that. */
  tries: Scalars['Int']['output'];
  /** Code of the last failure; never a recipient's address or a server's text. */
  error?: Maybe<Scalars['String']['output']>;
  /** When its store was read last: earlier than now while the store can't be reached. */
  seenAt: Scalars['DateTime']['output'];
};

/** Page of dead letters. */
export type DeadLetterPage = {
  /** Dead letters of the page. */
  data: Array<DeadLetter>;
  /** Where the page stands. */
  pagination: Pagination;
  /** How often each value of these fields occurs among the rows that the other filters leave. */
  facets: Array<Facet>;
};


/** Page of dead letters. */
export type DeadLetterPagefacetsArgs = {
  fields: Array<Scalars['String']['input']>;
};

/** What dead letters can be sorted by. */
export type DeadLetterSortField =
  /** Time of making. */
  | 'createdAt'
  /** Time of giving up. */
  | 'failedAt';

/** Sort of dead letters. */
export type DeadLetterSort = {
  /** Field to sort by. */
  fieldName: DeadLetterSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Which dead letters to list. */
export type CommonGetDeadLettersFilter = {
  /** Only these kinds. */
  kinds?: InputMaybe<Array<DeadLetterKind>>;
  /** Only those of these regions. */
  regions?: InputMaybe<Array<Scalars['AwsRegion']['input']>>;
  /** Part of the subject, or of the customer's name. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Page to answer, counted from 0. */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 30 unless given, at most 500. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Sort, by the time of giving up unless given, newest first. */
  sort?: InputMaybe<DeadLetterSort>;
};

/** Dead letters by id. */
export type DeadLetterIdsFilter = {
  /** Ids of the dead letters. */
  deadLetterIds: Array<Scalars['ID']['input']>;
};

/** Element of the chat interview that has colours of its own. */
export type ThemeElementName =
  /** Header: #2d38ff with #ffffff by default. */
  | 'header'
  /** Progress bar: #bbbfff with #2d38ff by default. */
  | 'progressBar'
  /** Hint: #add8e6 with #000000 and links #0000EE by default. */
  | 'hint'
  /** Question: #f3f5f5 with #000000 and links #0000EE by default. */
  | 'question'
  /** Response: #add8e6 with #000000 by default. */
  | 'response'
  /** List item: #ffffff with #000000de by default. */
  | 'listItem'
  /** Selected item: #2d38ff with #ffffff by default. */
  | 'selectedItem'
  /** Button: #2d38ff with #ffffff by default. */
  | 'button';

/** Colours of an element, each hexadecimal with 3, 6 or 8 digits. */
export type ThemeColours = {
  /** Background. */
  backgroundColor: Scalars['String']['output'];
  /** Text. */
  fontColor: Scalars['String']['output'];
  /** Links, for hint and question. */
  linkColor?: Maybe<Scalars['String']['output']>;
};

/** Colours of an element, as sent, each hexadecimal with 3, 6 or 8 digits. */
export type ThemeColoursInput = {
  /** Background; #ffffff where it was left empty. */
  backgroundColor: Scalars['String']['input'];
  /** Text; black or white for hint, question and response. */
  fontColor: Scalars['String']['input'];
  /** Links, for hint and question. */
  linkColor?: InputMaybe<Scalars['String']['input']>;
};

/** Element of the chat interview with its colours. */
export type ThemeElement = {
  /** Name of the element. */
  name: ThemeElementName;
  /** Kind of the element, kept as it was sent. */
  type?: Maybe<Scalars['String']['output']>;
  /** Colours of the element. */
  value: ThemeColours;
};

/** Element of the chat interview with its colours, as sent. */
export type ThemeElementInput = {
  /** Name of the element. */
  name: ThemeElementName;
  /** Kind of the element, kept as it is sent. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** Colours of the element. */
  value: ThemeColoursInput;
};

/** Branding to make. */
export type FIAddBrandingInput = {
  /** Organisation of the customer. */
  organizationId: Scalars['ID']['input'];
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Root department of the customer. */
  hierarchyId: Scalars['ID']['input'];
  /** Display name of the customer. */
  customerName: Scalars['String']['input'];
  /** Address of the logo. */
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** Title, may be empty. */
  title: Scalars['String']['input'];
  /** Elements with their colours. */
  theme: Array<ThemeElementInput>;
};

/** Names of the claims that carry a user's attributes. */
export type AttributeClaimKeys = {
  /** Claim of the first name. */
  firstName: Scalars['String']['output'];
  /** Claim of the last name. */
  lastName: Scalars['String']['output'];
  /** Claim of the e-mail address. */
  email: Scalars['String']['output'];
};

/** What anybody may know of a customer's single sign-on. */
export type SSOConfigState = {
  /** Whether single sign-on is on. */
  enabled: Scalars['Boolean']['output'];
  /** Whether the configuration was ever saved. */
  initialized: Scalars['Boolean']['output'];
};

/** Page of single sign-on states. */
export type SSOConfigStatePage = {
  /** States of the page. */
  data: Array<SSOConfigState>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What single sign-on configurations can be sorted by. */
export type SSOConfigSortField =
  /** When the configuration was made. */
  | 'createdAt';

/** Sort of single sign-on configurations. */
export type SSOConfigSort = {
  /** Field to sort by. */
  fieldName: SSOConfigSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Single sign-on configuration to read or change. */
export type SSOConfigFilter = {
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Whether the product's own single sign-on is meant; always true from the console. */
  enableSapia: Scalars['Boolean']['input'];
};

/** Answer to a sign-in by single sign-on. */
export type SSOLogin = {
  /** Address of the identity provider to send the browser to. */
  loginUrl: Scalars['String']['output'];
};

/** Department in a tree for permission editing. */
export type HierarchyTreeNode = {
  /** Id of the department. */
  id: Scalars['ID']['output'];
  /** Name of the department. */
  name: Scalars['String']['output'];
  /** Departments on the next level. */
  children: Array<HierarchyTreeNode>;
};

/** Departments of a customer for permission editing. */
export type HierarchyTree = {
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
  /** Root department. */
  rootHierarchy: HierarchyTreeNode;
  /** When the customer was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the customer last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When the customer was archived; missing while it is active. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Customer whose departments are read. */
export type IDPGetHierarchyTreeFilter = {
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
};

/** Channel of a notification. */
export type NotificationChannel =
  /** E-mail. */
  | 'EMAIL'
  /** Text message. */
  | 'SMS';

/** Tab of the notification settings. */
export type NotificationTemplateType =
  /** User templates. */
  | 'default'
  /** Live interview. */
  | 'liveInterview'
  /** English (en-US). */
  | 'english'
  /** Danish (da). */
  | 'danish'
  /** Dutch (nl). */
  | 'dutch'
  /** French (fr). */
  | 'french'
  /** Finnish (fi). */
  | 'finnish'
  /** German (de). */
  | 'german'
  /** Italian (it). */
  | 'italian'
  /** Spanish (es). */
  | 'spanish'
  /** Swedish (sv). */
  | 'swedish'
  /** Norwegian (nb). */
  | 'norwegian';

/** Event that an e-mail is about; 44. */
export type NotificationEvent =
  /** A user was made. */
  | 'ORG_USER_CREATE_COMPLETED'
  /** Code to sign in. */
  | 'EDGE_USER_EMAIL_MFA_CODE'
  /** Code to sign in, sent again. */
  | 'EDGE_USER_RESEND_MFA_CODE'
  /** Link to set a new password. */
  | 'EDGE_USER_RESET_PASSWORD'
  /** A Talent Insights report was asked for. */
  | 'TI_PDF_REQUESTED'
  /** Chat interview: invitation. */
  | 'FI_INVITED'
  /** Chat interview: personal data given. */
  | 'FI_PII_COMPLETED'
  /** Chat interview: in progress. */
  | 'FI_IN_PROGRESS'
  /** Chat interview: completed. */
  | 'FI_COMPLETED'
  /** Chat interview: link sent again. */
  | 'FI_ASSESSMENT_LINK_RESENT'
  /** Chat interview: first reminder, not started 1 day after the invitation. */
  | 'FI_NOT_STARTED_FIRST_REMINDER'
  /** Chat interview: second reminder, not started 2 days after the invitation. */
  | 'FI_NOT_STARTED_SECOND_REMINDER'
  /** Chat interview: first reminder, not completed 1 day after the start. */
  | 'FI_NOT_COMPLETED_FIRST_REMINDER'
  /** Chat interview: second reminder, not completed 2 days after the start. */
  | 'FI_NOT_COMPLETED_SECOND_REMINDER'
  /** Video interview: invitation. */
  | 'SI_INVITED'
  /** Video interview: personal data given. */
  | 'SI_PII_COMPLETED'
  /** Video interview: in progress. */
  | 'SI_IN_PROGRESS'
  /** Video interview: completed. */
  | 'SI_COMPLETED'
  /** Video interview: link sent again. */
  | 'SI_ASSESSMENT_LINK_RESENT'
  /** Video interview: first reminder, not started 1 day after the invitation. */
  | 'SI_NOT_STARTED_FIRST_REMINDER'
  /** Video interview: second reminder, not started 2 days after the invitation. */
  | 'SI_NOT_STARTED_SECOND_REMINDER'
  /** Video interview: first reminder, not completed 1 day after the start. */
  | 'SI_NOT_COMPLETED_FIRST_REMINDER'
  /** Video interview: second reminder, not completed 2 days after the start. */
  | 'SI_NOT_COMPLETED_SECOND_REMINDER'
  /** My Insights: results are there. */
  | 'MI_PREDICTION_COMPLETED_SUCCESS'
  /** My Insights: the answers were too short. */
  | 'MI_PREDICTION_COMPLETED_SHORT'
  /** My Insights: the answers made no sense. */
  | 'MI_PREDICTION_COMPLETED_GARBAGE'
  /** My Insights: the answers repeated themselves. */
  | 'MI_PREDICTION_COMPLETED_SELF_REPEATER'
  /** My Insights: the answers were not in English. */
  | 'MI_PREDICTION_COMPLETED_NON_ENGLISH'
  /** My Insights: the report. */
  | 'MI_REPORT'
  /** The application was declined. */
  | 'APPS_APPLICATION_STATUS_DECLINED'
  /** Live interview, to who scheduled it: scheduled. */
  | 'LI_SCHEDULER_SCHEDULED'
  /** Live interview, to who scheduled it: changed. */
  | 'LI_SCHEDULER_UPDATED'
  /** Live interview, to who scheduled it: cancelled. */
  | 'LI_SCHEDULER_CANCELLED'
  /** Live interview, to the interviewer: scheduled. */
  | 'LI_INTERVIEWER_SCHEDULED'
  /** Live interview, to the interviewer: changed. */
  | 'LI_INTERVIEWER_UPDATED'
  /** Live interview, to the interviewer: cancelled. */
  | 'LI_INTERVIEWER_CANCELLED'
  /** Live interview, to the interviewer: reminder of the run sheet. */
  | 'LI_INTERVIEWER_RUNSHEET_REMINDER'
  /** Live interview, to the candidate: invitation. */
  | 'LI_CANDIDATE_INVITATION'
  /** Live interview, to the candidate: first reminder, not booked after 24 hours. */
  | 'LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER'
  /** Live interview, to the candidate: second reminder, not booked after 48 hours. */
  | 'LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER'
  /** Live interview, to the candidate: scheduled. */
  | 'LI_CANDIDATE_SCHEDULED'
  /** Live interview, to the candidate: reminder a day before. */
  | 'LI_CANDIDATE_UPCOMING_REMINDER'
  /** Live interview, to the candidate: cancelled. */
  | 'LI_CANDIDATE_CANCELLED'
  /** Notice about SMS credits. */
  | 'NOTIF_SMS_CREDITS';

/** Event that a text message is about; 29 of those of e-mail. */
export type SmsNotificationEvent =
  /** Chat interview: personal data given. */
  | 'FI_PII_COMPLETED'
  /** Chat interview: in progress. */
  | 'FI_IN_PROGRESS'
  /** Chat interview: completed. */
  | 'FI_COMPLETED'
  /** Chat interview: link sent again. */
  | 'FI_ASSESSMENT_LINK_RESENT'
  /** Chat interview: first reminder, not started 1 day after the invitation. */
  | 'FI_NOT_STARTED_FIRST_REMINDER'
  /** Chat interview: second reminder, not started 2 days after the invitation. */
  | 'FI_NOT_STARTED_SECOND_REMINDER'
  /** Chat interview: first reminder, not completed 1 day after the start. */
  | 'FI_NOT_COMPLETED_FIRST_REMINDER'
  /** Chat interview: second reminder, not completed 2 days after the start. */
  | 'FI_NOT_COMPLETED_SECOND_REMINDER'
  /** Video interview: personal data given. */
  | 'SI_PII_COMPLETED'
  /** Video interview: in progress. */
  | 'SI_IN_PROGRESS'
  /** Video interview: completed. */
  | 'SI_COMPLETED'
  /** Video interview: link sent again. */
  | 'SI_ASSESSMENT_LINK_RESENT'
  /** Video interview: first reminder, not started 1 day after the invitation. */
  | 'SI_NOT_STARTED_FIRST_REMINDER'
  /** Video interview: second reminder, not started 2 days after the invitation. */
  | 'SI_NOT_STARTED_SECOND_REMINDER'
  /** Video interview: first reminder, not completed 1 day after the start. */
  | 'SI_NOT_COMPLETED_FIRST_REMINDER'
  /** Video interview: second reminder, not completed 2 days after the start. */
  | 'SI_NOT_COMPLETED_SECOND_REMINDER'
  /** My Insights: results are there. */
  | 'MI_PREDICTION_COMPLETED_SUCCESS'
  /** My Insights: the answers were too short. */
  | 'MI_PREDICTION_COMPLETED_SHORT'
  /** My Insights: the answers made no sense. */
  | 'MI_PREDICTION_COMPLETED_GARBAGE'
  /** My Insights: the answers repeated themselves. */
  | 'MI_PREDICTION_COMPLETED_SELF_REPEATER'
  /** My Insights: the answers were not in English. */
  | 'MI_PREDICTION_COMPLETED_NON_ENGLISH'
  /** My Insights: the report. */
  | 'MI_REPORT'
  /** The application was declined. */
  | 'APPS_APPLICATION_STATUS_DECLINED'
  /** Live interview, to the candidate: invitation. */
  | 'LI_CANDIDATE_INVITATION'
  /** Live interview, to the candidate: first reminder, not booked after 24 hours. */
  | 'LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER'
  /** Live interview, to the candidate: second reminder, not booked after 48 hours. */
  | 'LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER'
  /** Live interview, to the candidate: scheduled. */
  | 'LI_CANDIDATE_SCHEDULED'
  /** Live interview, to the candidate: reminder a day before. */
  | 'LI_CANDIDATE_UPCOMING_REMINDER'
  /** Live interview, to the candidate: cancelled. */
  | 'LI_CANDIDATE_CANCELLED';

/** How one event is notified. */
export type NotificationSetting = {
  /** Event. */
  name: NotificationEvent;
  /** Channel. */
  type: NotificationChannel;
  /** Whether it is sent. */
  enabled: Scalars['Boolean']['output'];
  /** Resource identifier of the customer's own template; missing where the default is used. */
  template?: Maybe<Scalars['String']['output']>;
  /** Language of the template. */
  language: Scalars['TemplateLanguage']['output'];
};

/** How one event shall be notified. */
export type NotificationSettingInput = {
  /** Event. */
  name: NotificationEvent;
  /** Channel. */
  type: NotificationChannel;
  /** Whether it is sent. */
  enabled: Scalars['Boolean']['input'];
  /** Resource identifier of the customer's own template, in the customer's region and of that channel; left out for the default. */
  template?: InputMaybe<Scalars['String']['input']>;
  /** Language of the template. */
  language: Scalars['TemplateLanguage']['input'];
};

/** Notification settings to read. */
export type NotifGetNotificationSettingsV2Input = {
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
  /** Tab. */
  templateType: NotificationTemplateType;
};

/** How far the verification of a sending domain is. */
export type VerificationStatus =
  /** Waiting for the DNS records, up to 72 hours. */
  | 'PENDING'
  /** Verified. */
  | 'SUCCESS'
  /** Failed; it may be retried. */
  | 'FAILED'
  /** Failed for now; it is retried without anybody's doing. */
  | 'TEMPORARY_FAILURE'
  /** Nothing was set up. */
  | 'NOT_STARTED';

/** Why a verification failed. */
export type VerificationErrorType =
  /** The DNS server could not find the domain name. */
  | 'HOST_NOT_FOUND'
  /** The DNS server did not answer properly. */
  | 'DNS_SERVER_ERROR'
  /** The domain has no record of the type asked for. */
  | 'TYPE_NOT_FOUND'
  /** A record has another value. */
  | 'INVALID_VALUE'
  /** The mail provider failed. */
  | 'SERVICE_ERROR';

/** Kind of a sending identity. */
export type IdentityType =
  /** One e-mail address. */
  | 'EMAIL_ADDRESS'
  /** A domain. */
  | 'DOMAIN';

/** Length of a signing key. */
export type DkimKeyLength =
  /** RSA key of 1024 bits. */
  | 'RSA_1024_BIT'
  /** RSA key of 2048 bits. */
  | 'RSA_2048_BIT';

/** How mail of a sending identity is signed. */
export type DkimAttributes = {
  /** Tokens of the CNAME records: “{token}._domainkey.{identity}” has the value “{token}.dkim.{provider domain}”. */
  tokens: Array<Scalars['String']['output']>;
  /** Length of the key in use. */
  currentSigningKeyLength?: Maybe<DkimKeyLength>;
  /** Length of the next key. */
  nextSigningKeyLength?: Maybe<DkimKeyLength>;
  /** When a key was last made. */
  lastKeyGenerationTimestamp?: Maybe<Scalars['DateTime']['output']>;
};

/** Start-of-authority record of a domain. */
export type SoaRecord = {
  /** First name server. */
  primaryNameServer?: Maybe<Scalars['String']['output']>;
  /** Administrator's address. */
  adminEmail?: Maybe<Scalars['String']['output']>;
  /** Serial number. */
  serialNumber?: Maybe<Scalars['Float']['output']>;
};

/** How the last checks of a domain went. */
export type VerificationInfo = {
  /** Why the last check failed. */
  errorType?: Maybe<VerificationErrorType>;
  /** When it was last checked. */
  lastCheckedTimestamp?: Maybe<Scalars['DateTime']['output']>;
  /** When a check last succeeded. */
  lastSuccessTimestamp?: Maybe<Scalars['DateTime']['output']>;
  /** Start-of-authority record found. */
  sOARecord?: Maybe<SoaRecord>;
};

/** Domain that bounces go to. */
export type MailFromAttributes = {
  /** Name of the domain. */
  mailFromDomain?: Maybe<Scalars['String']['output']>;
  /** How far its verification is. */
  mailFromDomainStatus?: Maybe<VerificationStatus>;
};

/** Sending identity at the mail provider. */
export type SendingIdentity = {
  /** How far its verification is. */
  verificationStatus: VerificationStatus;
  /** How its mail is signed. */
  dkimAttributes: DkimAttributes;
  /** How the last checks went. */
  verificationInfo?: Maybe<VerificationInfo>;
  /** Domain that bounces go to. */
  mailFromAttributes?: Maybe<MailFromAttributes>;
  /** Kind of the identity. */
  identityType: IdentityType;
  /** Whether mail may be sent from it. */
  verifiedForSendingStatus: Scalars['Boolean']['output'];
};

/** E-mail domain to set up. */
export type NotifCreateEmailDomainInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Name that recipients see, at most 100 characters. */
  displayName: Scalars['String']['input'];
  /** Address that mail comes from, ASCII, at most 100 characters; it cannot be changed. */
  emailAddress: Scalars['String']['input'];
};

/** Answer of retrying a verification. */
export type DkimVerification = {
  /** How far the verification is. */
  DkimStatus: VerificationStatus;
  /** Tokens of the CNAME records. */
  DkimTokens: Array<Scalars['String']['output']>;
};

/** SMS credits of a customer. */
export type SmsCredits = {
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
  /** Credits left. */
  credits: Scalars['Int']['output'];
  /** Credits ever purchased. */
  totalCredits: Scalars['Int']['output'];
};

/** What purchases of SMS credits can be sorted by. */
export type SmsCreditsPurchaseSortField =
  /** When they were purchased. */
  | 'purchasedAt'
  /** Credits purchased. */
  | 'purchaseAmount';

/** Sort of purchases of SMS credits. */
export type SmsCreditsPurchaseSort = {
  /** Field to sort by. */
  fieldName: SmsCreditsPurchaseSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** SMS credits to purchase. */
export type NotifPurchaseSMSCreditsByCustomerIdUpdate = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** Ignored: the session's own user is used. */
  purchaseUserId?: InputMaybe<Scalars['ID']['input']>;
  /** Ignored: the session's own user is used. */
  purchaseUserEmail?: InputMaybe<Scalars['String']['input']>;
  /** Credits to purchase, a positive whole number. */
  purchaseAmount: Scalars['Int']['input'];
};

/** Window of time. */
export type DateRangeInput = {
  /** Start, included. */
  gte: Scalars['DateTime']['input'];
  /** End, included. */
  lte: Scalars['DateTime']['input'];
};

/** What happened to a mail. */
export type EmailEventType =
  /** Sent. */
  | 'Send'
  /** Delivered. */
  | 'Delivery'
  /** Opened. */
  | 'Open'
  /** Clicked. */
  | 'Click'
  /** Bounced. */
  | 'Bounce'
  /** Complained about. */
  | 'Complaint';

/** What delivery events of mails can be sorted by. */
export type EmailEventSortField =
  /** When it happened. */
  | 'timestamp';

/** Sort of delivery events of mails. */
export type EmailEventSort = {
  /** Field to sort by. */
  fieldName: EmailEventSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** What last happened to an assessment's mail. */
export type LatestEmailEvent = {
  /** What happened. */
  eventType: EmailEventType;
  /** Event that the mail is about. */
  templateType: NotificationEvent;
  /** When it happened. */
  timestamp: Scalars['DateTime']['output'];
};

/** Delivery event of a text message. */
export type SmsEvent = {
  /** Id of the event. */
  id: Scalars['ID']['output'];
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
  /** Event that the message is about. */
  templateType: SmsNotificationEvent;
  /** Template of the message. */
  templateId?: Maybe<Scalars['String']['output']>;
  /** Master id that ties together what belongs to one application. */
  masterId?: Maybe<Scalars['ID']['output']>;
  /** Id of the message. */
  smsMessageId: Scalars['ID']['output'];
  /** Number that it was sent from. */
  smsOriginationPhoneNumber?: Maybe<Scalars['String']['output']>;
  /** Number that it was sent to, with country code. */
  smsDestinationPhoneNumber?: Maybe<Scalars['String']['output']>;
  /** Number of parts, each of which costs a credit. */
  totalMessageParts: Scalars['Int']['output'];
  /** Country of the number, two letters. */
  isoCountryCode?: Maybe<Scalars['String']['output']>;
  /** Name of the event at the SMS provider. */
  eventType: Scalars['String']['output'];
  /** Name of the carrier. */
  carrierName?: Maybe<Scalars['String']['output']>;
  /** Whether no further event will come. */
  isFinal: Scalars['Boolean']['output'];
  /** Status of the message. */
  smsMessageStatus: Scalars['SmsMessageStatus']['output'];
  /** Status in words. */
  smsMessageStatusDescription?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  timestamp: Scalars['DateTime']['output'];
};

/** What delivery events of text messages can be sorted by. */
export type SmsEventSortField =
  /** When it happened. */
  | 'timestamp';

/** Sort of delivery events of text messages. */
export type SmsEventSort = {
  /** Field to sort by. */
  fieldName: SmsEventSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Customer as the signed-in user and an organisation list it. */
export type CustomerSummary = {
  /** Id of the customer. */
  customerId: Scalars['ID']['output'];
  /** Display name of the customer. */
  customerDisplayName: Scalars['String']['output'];
  /** Display name of the customer's organisation. */
  organizationDisplayName: Scalars['String']['output'];
  /** Organisation of the customer. */
  organizationId: Scalars['ID']['output'];
  /** Region of the customer. */
  awsRegion: Scalars['AwsRegion']['output'];
  /** Root department of the customer. */
  rootHierarchyId: Scalars['ID']['output'];
  /** Account name of the customer. */
  uniqueName: Scalars['String']['output'];
};

/** Page of customer summaries. */
export type CustomerSummaryPage = {
  /** Customers of the page. */
  data: Array<CustomerSummary>;
  /** Where the page stands. */
  pagination: Pagination;
};

/** What customer summaries can be sorted by. */
export type CustomerSummarySortField =
  /** Display name. */
  | 'customerDisplayName'
  /** Account name. */
  | 'uniqueName';

/** Sort of customer summaries. */
export type CustomerSummarySort = {
  /** Field to sort by. */
  fieldName: CustomerSummarySortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Customer: a tenant inside an organisation. */
export type Customer = {
  /** Id of the customer. */
  _id: Scalars['ID']['output'];
  /** Organisation of the customer. */
  organizationId: Scalars['ID']['output'];
  /** Account name: lower-case letters, digits and hyphens, at most 100 characters. */
  uniqueName: Scalars['String']['output'];
  /** Display name, at most 100 characters. */
  displayName: Scalars['String']['output'];
  /** Region of the customer. */
  awsRegion: Scalars['AwsRegion']['output'];
  /** When the customer was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the customer last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When the customer was archived; missing while it is active. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Tags. */
  tags: Array<Tag>;
};

/** What customers can be sorted by. */
export type CustomerSortField =
  /** Display name. */
  | 'displayName'
  /** Account name. */
  | 'uniqueName'
  /** When the customer was made. */
  | 'createdAt'
  /** When the customer was archived. */
  | 'archivedAt';

/** Sort of customers. */
export type CustomerSort = {
  /** Field to sort by. */
  fieldName: CustomerSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Customer to read. */
export type ORGGetCustomerFilter = {
  /** Id of the customer. */
  _id: Scalars['ID']['input'];
};

/** Customer to make, in the region that the call is sent to. */
export type ORGCreateCustomerInput = {
  /** Organisation of the customer. */
  organizationId: Scalars['ID']['input'];
  /** Account name: starts with a lower-case letter, then lower-case letters, digits and hyphens, ends with a letter or digit, at most 100 characters. */
  uniqueName: Scalars['String']['input'];
  /** Display name, at most 100 characters. */
  displayName: Scalars['String']['input'];
};

/** Organisation: a holder of customers. */
export type Organization = {
  /** Id of the organisation. */
  _id: Scalars['ID']['output'];
  /** Unique name, at most 100 characters. */
  uniqueName: Scalars['String']['output'];
  /** Display name, at most 100 characters. */
  displayName: Scalars['String']['output'];
  /** Customers of the organisation, in every region. */
  customers: Array<CustomerSummary>;
  /** When the organisation was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the organisation last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When the organisation was archived; missing while it is active. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Tags. */
  tags: Array<Tag>;
};

/** What organisations can be sorted by. */
export type OrganizationSortField =
  /** Display name. */
  | 'displayName'
  /** Unique name. */
  | 'uniqueName'
  /** When the organisation was made. */
  | 'createdAt'
  /** When the organisation was archived. */
  | 'archivedAt';

/** Sort of organisations. */
export type OrganizationSort = {
  /** Field to sort by. */
  fieldName: OrganizationSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Organisation to read. */
export type ORGGetOrganizationFilter = {
  /** Id of the organisation. */
  _id: Scalars['ID']['input'];
};

/** Organisation whose customers are listed. */
export type ORGGetOrganizationGlobalCustomersInput = {
  /** Id of the organisation. */
  _id: Scalars['ID']['input'];
};

/** Organisation to make. */
export type ORGCreateOrganizationInput = {
  /** Unique name, at most 100 characters. */
  uniqueName: Scalars['String']['input'];
  /** Display name, at most 100 characters. */
  displayName: Scalars['String']['input'];
};

/** Shape of the departments below a department. */
export type HierarchyChildrenShape =
  /** Each department holds the next level. */
  | 'tree'
  /** The top holds every department below it, each without children of its own. */
  | 'flatArray';

/** Customer whose root department is read. */
export type ORGGetRootHierarchyFilter = {
  /** Id of the customer. */
  customerId: Scalars['ID']['input'];
};

/** Department to read. */
export type ORGGetHierarchyFilter = {
  /** Id of the department. */
  _id: Scalars['ID']['input'];
  /** Shape of the departments below it. */
  childrenShape: HierarchyChildrenShape;
};

/** What a change of a tree of departments did. */
export type HierarchiesUpdate = {
  /** Departments that were renamed or moved. */
  updated: Array<Hierarchy>;
  /** Departments that were made, in the order of the call, with their final ids. */
  created: Array<Hierarchy>;
  /** Departments that were archived. */
  archived: Array<Hierarchy>;
};

/** What groups can be sorted by. */
export type GroupSortField =
  /** Name. */
  | 'name'
  /** When the group was made. */
  | 'createdAt'
  /** When the group was archived. */
  | 'archivedAt';

/** Sort of groups. */
export type GroupSort = {
  /** Field to sort by. */
  fieldName: GroupSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** Group to read, change or archive. */
export type GroupIdFilter = {
  /** Id of the group. */
  _id: Scalars['ID']['input'];
};

/** Group to make. */
export type ORGCreateGroupInput = {
  /** Name, trimmed, at most 100 characters. */
  name: Scalars['String']['input'];
  /** What the group is for, trimmed, at most 700 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Organisation of the group. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the group. */
  customerId: Scalars['ID']['input'];
  /** Department of the group. */
  hierarchyId: Scalars['ID']['input'];
};

/** Sort of users. */
export type UserSort = {
  /** Field to sort by. */
  fieldName: UserSortField;
  /** Direction of the sort. */
  order: SortOrder;
};

/** User to read, change or archive. */
export type UserIdFilter = {
  /** Id of the user. */
  _id: Scalars['ID']['input'];
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
};

/** User to make; a mail with a link to set the first password follows. */
export type ORGCreateEndUserInput = {
  /** First name, trimmed, at most 50 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, trimmed, at most 50 characters. */
  lastName: Scalars['String']['input'];
  /** E-mail address, trimmed, in lower case, at most 100 characters. */
  email: Scalars['String']['input'];
  /** Phone number with country code, valid for its country. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Groups of the user. */
  groupIds: Array<Scalars['ID']['input']>;
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
};

/** Row of an uploaded list of users. */
export type ImportUserInput = {
  /** First name, trimmed, at most 50 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, trimmed, at most 50 characters. */
  lastName: Scalars['String']['input'];
  /** E-mail address, trimmed, in lower case, at most 100 characters. */
  email: Scalars['String']['input'];
  /** Phone number with country code, valid for its country. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Uploaded list of users, with what holds for all of them. */
export type ORGImportUsersInput = {
  /** Organisation of the scope. */
  organizationId: Scalars['ID']['input'];
  /** Customer of the scope. */
  customerId: Scalars['ID']['input'];
  /** Department of the scope, the root unless a department is chosen. */
  hierarchyId: Scalars['ID']['input'];
  /** The users, 1 to 100. */
  users: Array<ImportUserInput>;
  /** Groups of the users. */
  groupIds: Array<Scalars['ID']['input']>;
  /** Whether a code is asked for at sign-in. */
  mfaEnabled: Scalars['Boolean']['input'];
  /** Whether a new password must be set at the first sign-in. */
  forcePasswordReset: Scalars['Boolean']['input'];
  /** Notes, at most 150 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
};
