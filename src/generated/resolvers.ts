// Written by codegen: the types of the contract.
import type * as Types from './types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  VacancyContactInput: Types.VacancyContactInput;
  ManagerType: Types.ManagerType;
  VacancyManager: ResolverTypeWrapper<Types.VacancyManager>;
  VacancyManagerInput: Types.VacancyManagerInput;
  RoleFamily: ResolverTypeWrapper<Types.RoleFamily>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  RoleFamilyInput: Types.RoleFamilyInput;
  AssessmentProduct: Types.AssessmentProduct;
  AssessmentProvider: Types.AssessmentProvider;
  ConditionOperator: Types.ConditionOperator;
  ConditionField: Types.ConditionField;
  ConditionFieldType: Types.ConditionFieldType;
  ComparisonOperator: Types.ComparisonOperator;
  TriggerCondition: ResolverTypeWrapper<Types.TriggerCondition>;
  TriggerConditionInput: Types.TriggerConditionInput;
  TriggerActionType: Types.TriggerActionType;
  TriggerPayload: ResolverTypeWrapper<Types.TriggerPayload>;
  TriggerPayloadInput: Types.TriggerPayloadInput;
  TriggerAction: ResolverTypeWrapper<Types.TriggerAction>;
  TriggerActionInput: Types.TriggerActionInput;
  Trigger: ResolverTypeWrapper<Types.Trigger>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  TriggerInput: Types.TriggerInput;
  Stage: ResolverTypeWrapper<Types.Stage>;
  StageInput: Types.StageInput;
  Workflow: ResolverTypeWrapper<Types.Workflow>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  WorkflowPage: ResolverTypeWrapper<Types.WorkflowPage>;
  WorkflowSortField: Types.WorkflowSortField;
  WorkflowSort: Types.WorkflowSort;
  AppsGetWorkflowListFilter: Types.AppsGetWorkflowListFilter;
  WorkflowFilter: Types.WorkflowFilter;
  AppsUpdateWorkflowInput: Types.AppsUpdateWorkflowInput;
  AssessmentPackage: ResolverTypeWrapper<Types.AssessmentPackage>;
  AssessmentPackagePage: ResolverTypeWrapper<Types.AssessmentPackagePage>;
  AssessmentPackageSortField: Types.AssessmentPackageSortField;
  AssessmentPackageSort: Types.AssessmentPackageSort;
  AppsGetAssessmentPackageListFilter: Types.AppsGetAssessmentPackageListFilter;
  WorkflowOption: ResolverTypeWrapper<Types.WorkflowOption>;
  WorkflowOptionInput: Types.WorkflowOptionInput;
  WorkflowSet: ResolverTypeWrapper<Types.WorkflowSet>;
  WorkflowSetPage: ResolverTypeWrapper<Types.WorkflowSetPage>;
  WorkflowSetSortField: Types.WorkflowSetSortField;
  WorkflowSetSort: Types.WorkflowSetSort;
  WorkflowSetFilter: Types.WorkflowSetFilter;
  GenericAssessmentLink: ResolverTypeWrapper<Types.GenericAssessmentLink>;
  Vacancy: ResolverTypeWrapper<Types.Vacancy>;
  VacancyPage: ResolverTypeWrapper<Types.VacancyPage>;
  VacancySortField: Types.VacancySortField;
  VacancySort: Types.VacancySort;
  AppsGetVacancyListV2Filter: Types.AppsGetVacancyListV2Filter;
  AppsGetVacancyListFilter: Types.AppsGetVacancyListFilter;
  VacancyWorkflowInput: Types.VacancyWorkflowInput;
  AppsCreateVacancyInput: Types.AppsCreateVacancyInput;
  AppsUpdateVacancyByIdInput: Types.AppsUpdateVacancyByIdInput;
  AppsUpdateVacancyByExternalVacancyIdInput: Types.AppsUpdateVacancyByExternalVacancyIdInput;
  ApplicationStatus: Types.ApplicationStatus;
  ApplicationStatusCount: ResolverTypeWrapper<Types.ApplicationStatusCount>;
  VacancyApplicationStatusCount: ResolverTypeWrapper<Types.VacancyApplicationStatusCount>;
  AssessmentStatus: Types.AssessmentStatus;
  Recommendation: Types.Recommendation;
  AssessmentResultField: Types.AssessmentResultField;
  AssessmentResultFieldType: Types.AssessmentResultFieldType;
  AssessmentResult: ResolverTypeWrapper<Types.AssessmentResult>;
  Assessment: ResolverTypeWrapper<Types.Assessment>;
  PersonalInformation: ResolverTypeWrapper<Types.PersonalInformation>;
  Candidate: ResolverTypeWrapper<Types.Candidate>;
  Application: ResolverTypeWrapper<Types.Application>;
  ApplicationPage: ResolverTypeWrapper<Types.ApplicationPage>;
  DeletedCandidate: ResolverTypeWrapper<Types.DeletedCandidate>;
  ApplicationSortField: Types.ApplicationSortField;
  ApplicationSortFilterKey: Types.ApplicationSortFilterKey;
  ApplicationSortFilter: Types.ApplicationSortFilter;
  ApplicationSort: Types.ApplicationSort;
  AssessmentStatusFilter: Types.AssessmentStatusFilter;
  AssessmentResultFilter: Types.AssessmentResultFilter;
  AssessmentViewedFilter: Types.AssessmentViewedFilter;
  AssessmentSubmittedAtFilter: Types.AssessmentSubmittedAtFilter;
  AppsGetApplicationListFilter: Types.AppsGetApplicationListFilter;
  ApplicationSearchSortField: Types.ApplicationSearchSortField;
  ApplicationSearchSort: Types.ApplicationSearchSort;
  RetentionPeriod: ResolverTypeWrapper<Types.RetentionPeriod>;
  RetentionPeriodInput: Types.RetentionPeriodInput;
  SmsNotificationType: Types.SmsNotificationType;
  SmsNotificationSetting: ResolverTypeWrapper<Types.SmsNotificationSetting>;
  SmsNotificationSettingInput: Types.SmsNotificationSettingInput;
  CustomerSetting: ResolverTypeWrapper<Types.CustomerSetting>;
  AppsCreateCustomerSettingInput: Types.AppsCreateCustomerSettingInput;
  AppsUpdateCustomerSettingInput: Types.AppsUpdateCustomerSettingInput;
  AppsUpdateSMSNotificationSettingsInput: Types.AppsUpdateSMSNotificationSettingsInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AtsRequestStatus: Types.AtsRequestStatus;
  AtsResponse: ResolverTypeWrapper<Types.AtsResponse>;
  AtsRequest: ResolverTypeWrapper<Types.AtsRequest>;
  AtsRequestPage: ResolverTypeWrapper<Types.AtsRequestPage>;
  AtsRequestSortField: Types.AtsRequestSortField;
  AtsRequestSort: Types.AtsRequestSort;
  AtsGetRequestListInput: Types.AtsGetRequestListInput;
  AtsGetRequestByIdInput: Types.AtsGetRequestByIdInput;
  AtsRetryRequestInput: Types.AtsRetryRequestInput;
  AtsTemplateUiComponent: Types.AtsTemplateUiComponent;
  AtsTemplateItem: ResolverTypeWrapper<Types.AtsTemplateItem>;
  AtsTemplate: ResolverTypeWrapper<Types.AtsTemplate>;
  AtsTemplatePage: ResolverTypeWrapper<Types.AtsTemplatePage>;
  AtsTemplateSortField: Types.AtsTemplateSortField;
  AtsTemplateSort: Types.AtsTemplateSort;
  AtsGetAtsTemplatesInput: Types.AtsGetAtsTemplatesInput;
  AtsGetAtsTemplateByIdInput: Types.AtsGetAtsTemplateByIdInput;
  AtsGetAtsTemplateByAtsNameInput: Types.AtsGetAtsTemplateByAtsNameInput;
  AtsTenant: ResolverTypeWrapper<Types.AtsTenant>;
  AtsTenantPage: ResolverTypeWrapper<Types.AtsTenantPage>;
  AtsTenantSortField: Types.AtsTenantSortField;
  AtsTenantSort: Types.AtsTenantSort;
  AtsGetTenantsByCustomerInput: Types.AtsGetTenantsByCustomerInput;
  AtsGetTenantByIdInput: Types.AtsGetTenantByIdInput;
  AtsCreateTenantInput: Types.AtsCreateTenantInput;
  AtsUpdateTenantInput: Types.AtsUpdateTenantInput;
  AtsDeleteTenantsByIdsInput: Types.AtsDeleteTenantsByIdsInput;
  UserType: Types.UserType;
  DefaultCustomer: ResolverTypeWrapper<Types.DefaultCustomer>;
  Me: ResolverTypeWrapper<Types.Me>;
  EmailLogin: ResolverTypeWrapper<Types.EmailLogin>;
  MfaLogin: ResolverTypeWrapper<Types.MfaLogin>;
  ResendMfaCode: ResolverTypeWrapper<Types.ResendMfaCode>;
  AuthForgetPasswordDto: Types.AuthForgetPasswordDto;
  ForgetPassword: ResolverTypeWrapper<Types.ForgetPassword>;
  ResetPassword: ResolverTypeWrapper<Types.ResetPassword>;
  Logout: ResolverTypeWrapper<Types.Logout>;
  TokenCheckResult: ResolverTypeWrapper<Types.TokenCheckResult>;
  TokenCheck: ResolverTypeWrapper<Types.TokenCheck>;
  TokenRefresh: ResolverTypeWrapper<Types.TokenRefresh>;
  UserRegion: ResolverTypeWrapper<Types.UserRegion>;
  AuthUnlockUserInput: Types.AuthUnlockUserInput;
  UnlockUser: ResolverTypeWrapper<Types.UnlockUser>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Types.Scalars['JSON']['output']>;
  AwsRegion: ResolverTypeWrapper<Types.Scalars['AwsRegion']['output']>;
  TemplateLanguage: ResolverTypeWrapper<Types.Scalars['TemplateLanguage']['output']>;
  StageLanguage: ResolverTypeWrapper<Types.Scalars['StageLanguage']['output']>;
  RoleTemplate: ResolverTypeWrapper<Types.Scalars['RoleTemplate']['output']>;
  SortOrder: Types.SortOrder;
  Pagination: ResolverTypeWrapper<Types.Pagination>;
  Tag: ResolverTypeWrapper<Types.Tag>;
  TagInput: Types.TagInput;
  ChangedRows: ResolverTypeWrapper<Types.ChangedRows>;
  ChangedRow: ResolverTypeWrapper<Types.ChangedRow>;
  ScopeInput: Types.ScopeInput;
  Coordinate: ResolverTypeWrapper<Types.Coordinate>;
  CoordinateInput: Types.CoordinateInput;
  Location: ResolverTypeWrapper<Types.Location>;
  LocationInput: Types.LocationInput;
  LocationPage: ResolverTypeWrapper<Types.LocationPage>;
  PolicyEffect: Types.PolicyEffect;
  PolicyStatement: ResolverTypeWrapper<Types.PolicyStatement>;
  PolicyStatementInput: Types.PolicyStatementInput;
  Policy: ResolverTypeWrapper<Types.Policy>;
  PolicyIdentityInput: Types.PolicyIdentityInput;
  CommonCheckPolicyInput: Types.CommonCheckPolicyInput;
  PolicyCheck: ResolverTypeWrapper<Types.PolicyCheck>;
  AddPolicyDto: Types.AddPolicyDto;
  CommonUpdatePolicyV2Filter: Types.CommonUpdatePolicyV2Filter;
  CommonUpdatePolicyV2Update: Types.CommonUpdatePolicyV2Update;
  PermissionCustomer: ResolverTypeWrapper<Types.PermissionCustomer>;
  PermissionCustomerInput: Types.PermissionCustomerInput;
  PermissionRule: ResolverTypeWrapper<Types.PermissionRule>;
  PermissionRuleInput: Types.PermissionRuleInput;
  PermissionTabState: ResolverTypeWrapper<Types.PermissionTabState>;
  PermissionTabStateInput: Types.PermissionTabStateInput;
  RoleTemplateOption: ResolverTypeWrapper<Types.RoleTemplateOption>;
  PermissionTab: ResolverTypeWrapper<Types.PermissionTab>;
  CommonGetPermissionTabStateFilter: Types.CommonGetPermissionTabStateFilter;
  CommonUpdatePermissionTabPoliciesUpdate: Types.CommonUpdatePermissionTabPoliciesUpdate;
  AtsInfoName: Types.AtsInfoName;
  AtsInfoMetaDataInput: Types.AtsInfoMetaDataInput;
  AtsInfoInput: Types.AtsInfoInput;
  CohortInfoInput: Types.CohortInfoInput;
  PersonalInformationInput: Types.PersonalInformationInput;
  CandidateInfoInput: Types.CandidateInfoInput;
  AtsApplicationInput: Types.AtsApplicationInput;
  InvitedCandidate: ResolverTypeWrapper<Types.InvitedCandidate>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DeviceType: Types.DeviceType;
  DatalakeAssessmentFilter: Types.DatalakeAssessmentFilter;
  DatalakeScoreFilter: Types.DatalakeScoreFilter;
  DatalakeDropoutFilter: Types.DatalakeDropoutFilter;
  DatalakeLeakageFilter: Types.DatalakeLeakageFilter;
  DatalakeApplicationFilter: Types.DatalakeApplicationFilter;
  EngagementRatio: ResolverTypeWrapper<Types.EngagementRatio>;
  RecommendationCount: ResolverTypeWrapper<Types.RecommendationCount>;
  RecommendationSplit: ResolverTypeWrapper<Types.RecommendationSplit>;
  ScoreCount: ResolverTypeWrapper<Types.ScoreCount>;
  ScoreDistribution: ResolverTypeWrapper<Types.ScoreDistribution>;
  DeviceCount: ResolverTypeWrapper<Types.DeviceCount>;
  DeviceSplit: ResolverTypeWrapper<Types.DeviceSplit>;
  DayCount: ResolverTypeWrapper<Types.DayCount>;
  ApplicationsByDay: ResolverTypeWrapper<Types.ApplicationsByDay>;
  RefusedRow: ResolverTypeWrapper<Types.RefusedRow>;
  Hold: ResolverTypeWrapper<Types.Hold>;
  DeclineReason: ResolverTypeWrapper<Types.DeclineReason>;
  ORGGetCustomersFilter: Types.ORGGetCustomersFilter;
  ORGGetOrganizationsFilter: Types.ORGGetOrganizationsFilter;
  Group: ResolverTypeWrapper<Types.Group>;
  FacetValue: ResolverTypeWrapper<Types.FacetValue>;
  Facet: ResolverTypeWrapper<Types.Facet>;
  CustomerPage: ResolverTypeWrapper<Types.CustomerPage>;
  OrganizationPage: ResolverTypeWrapper<Types.OrganizationPage>;
  GroupPage: ResolverTypeWrapper<Types.GroupPage>;
  UserPage: ResolverTypeWrapper<Types.UserPage>;
  EmailEventPage: ResolverTypeWrapper<Types.EmailEventPage>;
  SmsEventPage: ResolverTypeWrapper<Types.SmsEventPage>;
  AuditEntryPage: ResolverTypeWrapper<Types.AuditEntryPage>;
  MatchingCustomers: Types.MatchingCustomers;
  CustomerIdsFilter: Types.CustomerIdsFilter;
  MatchingOrganizations: Types.MatchingOrganizations;
  OrganizationIdsFilter: Types.OrganizationIdsFilter;
  MatchingGroups: Types.MatchingGroups;
  GroupIdsFilter: Types.GroupIdsFilter;
  MatchingUsers: Types.MatchingUsers;
  UserIdsFilter: Types.UserIdsFilter;
  GroupUsersParam: Types.GroupUsersParam;
  MatchingVacancies: Types.MatchingVacancies;
  MatchingWorkflows: Types.MatchingWorkflows;
  MatchingWorkflowSets: Types.MatchingWorkflowSets;
  MatchingApplications: Types.MatchingApplications;
  ApplicationWork: Types.ApplicationWork;
  TrendStep: Types.TrendStep;
  DatalakeTrendsFilter: Types.DatalakeTrendsFilter;
  FigureStep: ResolverTypeWrapper<Types.FigureStep>;
  FigureTrends: ResolverTypeWrapper<Types.FigureTrends>;
  PageLayout: ResolverTypeWrapper<Types.PageLayout>;
  CommonSavePageLayoutInput: Types.CommonSavePageLayoutInput;
  DashboardFigure: Types.DashboardFigure;
  DashboardFilter: Types.DashboardFilter;
  ApplicationEventKind: Types.ApplicationEventKind;
  ApplicationActor: Types.ApplicationActor;
  JudgedCondition: ResolverTypeWrapper<Types.JudgedCondition>;
  ApplicationEvent: ResolverTypeWrapper<Types.ApplicationEvent>;
  MessageFailure: Types.MessageFailure;
  MessageChannel: Types.MessageChannel;
  MessageStatus: Types.MessageStatus;
  ApplicationMessage: ResolverTypeWrapper<Types.ApplicationMessage>;
  ApplicationMessagePage: ResolverTypeWrapper<Types.ApplicationMessagePage>;
  MentionableUser: ResolverTypeWrapper<Types.MentionableUser>;
  MentionableUserPage: ResolverTypeWrapper<Types.MentionableUserPage>;
  ApplicationTimelineSortField: Types.ApplicationTimelineSortField;
  ApplicationTimelineSort: Types.ApplicationTimelineSort;
  ApplicationNote: ResolverTypeWrapper<Types.ApplicationNote>;
  ApplicationNotePage: ResolverTypeWrapper<Types.ApplicationNotePage>;
  AppsSaveApplicationNoteInput: Types.AppsSaveApplicationNoteInput;
  ApplicationNoteFilter: Types.ApplicationNoteFilter;
  EmailEvent: ResolverTypeWrapper<Types.EmailEvent>;
  SentEmail: ResolverTypeWrapper<Types.SentEmail>;
  SentEmailPage: ResolverTypeWrapper<Types.SentEmailPage>;
  SentEmailSortField: Types.SentEmailSortField;
  SentEmailSort: Types.SentEmailSort;
  SuppressionReason: Types.SuppressionReason;
  SuppressedAddress: ResolverTypeWrapper<Types.SuppressedAddress>;
  SuppressedAddressPage: ResolverTypeWrapper<Types.SuppressedAddressPage>;
  SuppressedAddressSortField: Types.SuppressedAddressSortField;
  SuppressedAddressSort: Types.SuppressedAddressSort;
  SuppressedAddressFilter: Types.SuppressedAddressFilter;
  MatchingSuppressedAddresses: Types.MatchingSuppressedAddresses;
  ApiKeyState: Types.ApiKeyState;
  ApiKeyDocument: ResolverTypeWrapper<Types.ApiKeyDocument>;
  ApiKey: ResolverTypeWrapper<Types.ApiKey>;
  ApiKeyPage: ResolverTypeWrapper<Types.ApiKeyPage>;
  ApiKeySortField: Types.ApiKeySortField;
  ApiKeySort: Types.ApiKeySort;
  ORGGetApiKeysFilter: Types.ORGGetApiKeysFilter;
  ApiKeyIdFilter: Types.ApiKeyIdFilter;
  ApiKeyIdsFilter: Types.ApiKeyIdsFilter;
  ApiKeyDocumentInput: Types.ApiKeyDocumentInput;
  ORGCreateApiKeyInput: Types.ORGCreateApiKeyInput;
  ORGUpdateApiKeyUpdate: Types.ORGUpdateApiKeyUpdate;
  ORGRotateApiKeyInput: Types.ORGRotateApiKeyInput;
  OwnSession: ResolverTypeWrapper<Types.OwnSession>;
  OwnSessionPage: ResolverTypeWrapper<Types.OwnSessionPage>;
  OwnSessionSortField: Types.OwnSessionSortField;
  OwnSessionSort: Types.OwnSessionSort;
  FactorKind: Types.FactorKind;
  OwnFactor: ResolverTypeWrapper<Types.OwnFactor>;
  OwnFactorPage: ResolverTypeWrapper<Types.OwnFactorPage>;
  UserSession: ResolverTypeWrapper<Types.UserSession>;
  UserSessionPage: ResolverTypeWrapper<Types.UserSessionPage>;
  StartedApp: ResolverTypeWrapper<Types.StartedApp>;
  AuthAddAppInput: Types.AuthAddAppInput;
  AuthAddPasskeyInput: Types.AuthAddPasskeyInput;
  AddedFactor: ResolverTypeWrapper<Types.AddedFactor>;
  RecoveryCodes: ResolverTypeWrapper<Types.RecoveryCodes>;
  PasskeyChallenge: ResolverTypeWrapper<Types.PasskeyChallenge>;
  PasskeyLogin: ResolverTypeWrapper<Types.PasskeyLogin>;
  ProofMethod: Types.ProofMethod;
  OwnConfirmation: ResolverTypeWrapper<Types.OwnConfirmation>;
  AuthConfirmInput: Types.AuthConfirmInput;
  MfaMethod: Types.MfaMethod;
  SignInRules: ResolverTypeWrapper<Types.SignInRules>;
  SignInRulesFilter: Types.SignInRulesFilter;
  AuthUpdateSignInRulesUpdate: Types.AuthUpdateSignInRulesUpdate;
  AuthResetFactorsInput: Types.AuthResetFactorsInput;
  AuthGetUserSessionsFilter: Types.AuthGetUserSessionsFilter;
  AuthEndUserSessionsInput: Types.AuthEndUserSessionsInput;
  AuthEndCustomerSessionsInput: Types.AuthEndCustomerSessionsInput;
  EndedSessions: ResolverTypeWrapper<Types.EndedSessions>;
  OwnPassword: ResolverTypeWrapper<Types.OwnPassword>;
  AuthChangePasswordInput: Types.AuthChangePasswordInput;
  AuthUpdateProfileInput: Types.AuthUpdateProfileInput;
  ORGGetGroupsFilter: Types.ORGGetGroupsFilter;
  UserActivity: Types.UserActivity;
  ORGGetUsersFilter: Types.ORGGetUsersFilter;
  User: ResolverTypeWrapper<Types.User>;
  UserSortField: Types.UserSortField;
  ORGUpdateGroupUpdate: Types.ORGUpdateGroupUpdate;
  ORGUpdateUserUpdate: Types.ORGUpdateUserUpdate;
  SSOConfig: ResolverTypeWrapper<Types.SSOConfig>;
  IDPUpdateSSOConfigUpdate: Types.IDPUpdateSSOConfigUpdate;
  SSOProtocol: Types.SSOProtocol;
  SSOLogoutBinding: Types.SSOLogoutBinding;
  SSOKeyState: Types.SSOKeyState;
  SSOKey: ResolverTypeWrapper<Types.SSOKey>;
  IDPCreateSSOConfigInput: Types.IDPCreateSSOConfigInput;
  SSOGroupMapping: ResolverTypeWrapper<Types.SSOGroupMapping>;
  SSOGroupMappingInput: Types.SSOGroupMappingInput;
  SSOMetadataProblem: Types.SSOMetadataProblem;
  SSOMetadataWarning: Types.SSOMetadataWarning;
  SSOProviderMetadataInput: Types.SSOProviderMetadataInput;
  SSOProviderMetadata: ResolverTypeWrapper<Types.SSOProviderMetadata>;
  SsoLoginDto: Types.SsoLoginDto;
  NotifPreviewTemplateInput: Types.NotifPreviewTemplateInput;
  TemplatePreview: ResolverTypeWrapper<Types.TemplatePreview>;
  NotifSendTestMailInput: Types.NotifSendTestMailInput;
  TestMail: ResolverTypeWrapper<Types.TestMail>;
  MessageTextState: Types.MessageTextState;
  MessageText: ResolverTypeWrapper<Types.MessageText>;
  MessageTextVariable: ResolverTypeWrapper<Types.MessageTextVariable>;
  MessageTextPage: ResolverTypeWrapper<Types.MessageTextPage>;
  MessageTextFilter: Types.MessageTextFilter;
  MessageTextVersion: ResolverTypeWrapper<Types.MessageTextVersion>;
  MessageTextVersionPage: ResolverTypeWrapper<Types.MessageTextVersionPage>;
  MessageTextVersionSortField: Types.MessageTextVersionSortField;
  MessageTextVersionSort: Types.MessageTextVersionSort;
  MessageTextSortField: Types.MessageTextSortField;
  MessageTextSort: Types.MessageTextSort;
  NotifPreviewMessageTextInput: Types.NotifPreviewMessageTextInput;
  NotifSendTestTextInput: Types.NotifSendTestTextInput;
  MessageTextPreview: ResolverTypeWrapper<Types.MessageTextPreview>;
  NotifSaveMessageTextInput: Types.NotifSaveMessageTextInput;
  NotifRestoreMessageTextInput: Types.NotifRestoreMessageTextInput;
  Logo: ResolverTypeWrapper<Types.Logo>;
  FIUploadLogoInput: Types.FIUploadLogoInput;
  Branding: ResolverTypeWrapper<Types.Branding>;
  FIEditBrandingInput: Types.FIEditBrandingInput;
  NotificationSettings: ResolverTypeWrapper<Types.NotificationSettings>;
  NotifUpdateNotificationSettingsV2Update: Types.NotifUpdateNotificationSettingsV2Update;
  SmsCreditsPurchase: ResolverTypeWrapper<Types.SmsCreditsPurchase>;
  AppsUpdateDeclineReasonsInput: Types.AppsUpdateDeclineReasonsInput;
  AtsTenantState: Types.AtsTenantState;
  EmailDomain: ResolverTypeWrapper<Types.EmailDomain>;
  NotifUpdateEmailDomainSettingInput: Types.NotifUpdateEmailDomainSettingInput;
  DkimRecord: ResolverTypeWrapper<Types.DkimRecord>;
  SSOCertificate: ResolverTypeWrapper<Types.SSOCertificate>;
  SSOTestStart: ResolverTypeWrapper<Types.SSOTestStart>;
  SSOTestStatus: Types.SSOTestStatus;
  SSOTest: ResolverTypeWrapper<Types.SSOTest>;
  SSOStepKind: Types.SSOStepKind;
  SSOStep: ResolverTypeWrapper<Types.SSOStep>;
  SSOStepMail: ResolverTypeWrapper<Types.SSOStepMail>;
  SSOStepConfirmed: ResolverTypeWrapper<Types.SSOStepConfirmed>;
  SSOStepDone: ResolverTypeWrapper<Types.SSOStepDone>;
  SSOTestOutcome: Types.SSOTestOutcome;
  RetentionPreview: ResolverTypeWrapper<Types.RetentionPreview>;
  AppsPreviewRetentionInput: Types.AppsPreviewRetentionInput;
  AuditOperation: Types.AuditOperation;
  SecurityKind: Types.SecurityKind;
  SecurityOutcome: Types.SecurityOutcome;
  SecurityReason: Types.SecurityReason;
  SecurityEntry: ResolverTypeWrapper<Types.SecurityEntry>;
  SecurityEntryPage: ResolverTypeWrapper<Types.SecurityEntryPage>;
  SecurityEntrySortField: Types.SecurityEntrySortField;
  SecurityEntrySort: Types.SecurityEntrySort;
  CommonGetSecurityLogFilter: Types.CommonGetSecurityLogFilter;
  AuditChange: ResolverTypeWrapper<Types.AuditChange>;
  AuditEntry: ResolverTypeWrapper<Types.AuditEntry>;
  AuditEntrySortField: Types.AuditEntrySortField;
  AuditEntrySort: Types.AuditEntrySort;
  MatchingAtsRequests: Types.MatchingAtsRequests;
  AtsRetryRequestsInput: Types.AtsRetryRequestsInput;
  AtsTestTenantInput: Types.AtsTestTenantInput;
  AtsConnectionCheck: ResolverTypeWrapper<Types.AtsConnectionCheck>;
  AtsConnectionTest: ResolverTypeWrapper<Types.AtsConnectionTest>;
  AuditSubjects: ResolverTypeWrapper<Types.AuditSubjects>;
  PreviewActionInput: Types.PreviewActionInput;
  PreviewedRefusal: ResolverTypeWrapper<Types.PreviewedRefusal>;
  ActionPreview: ResolverTypeWrapper<Types.ActionPreview>;
  PreviewedMessages: ResolverTypeWrapper<Types.PreviewedMessages>;
  PreviewedMessage: ResolverTypeWrapper<Types.PreviewedMessage>;
  CommonGetAuditListFilter: Types.CommonGetAuditListFilter;
  SavedView: ResolverTypeWrapper<Types.SavedView>;
  SavedViewPage: ResolverTypeWrapper<Types.SavedViewPage>;
  CommonGetViewListFilter: Types.CommonGetViewListFilter;
  SavedViewSortField: Types.SavedViewSortField;
  SavedViewSort: Types.SavedViewSort;
  CommonSaveViewInput: Types.CommonSaveViewInput;
  DefaultViews: ResolverTypeWrapper<Types.DefaultViews>;
  CommonSetDefaultViewInput: Types.CommonSetDefaultViewInput;
  ViewMailFrequency: Types.ViewMailFrequency;
  ViewMailPause: Types.ViewMailPause;
  ViewMail: ResolverTypeWrapper<Types.ViewMail>;
  ViewMailPage: ResolverTypeWrapper<Types.ViewMailPage>;
  CommonGetViewMailListFilter: Types.CommonGetViewMailListFilter;
  ViewMailSortField: Types.ViewMailSortField;
  ViewMailSort: Types.ViewMailSort;
  CommonSubscribeToViewInput: Types.CommonSubscribeToViewInput;
  ViewMailIdsFilter: Types.ViewMailIdsFilter;
  ViewIdsFilter: Types.ViewIdsFilter;
  SearchListInput: Types.SearchListInput;
  CommonSearchInput: Types.CommonSearchInput;
  SearchedList: ResolverTypeWrapper<Types.SearchedList>;
  SearchResult: ResolverTypeWrapper<Types.SearchResult>;
  ExportFormat: Types.ExportFormat;
  ExportColumnInput: Types.ExportColumnInput;
  CommonStartExportInput: Types.CommonStartExportInput;
  Export: ResolverTypeWrapper<Types.Export>;
  Hierarchy: ResolverTypeWrapper<Types.Hierarchy>;
  HierarchyNodeInput: Types.HierarchyNodeInput;
  HierarchiesInput: Types.HierarchiesInput;
  DepartmentName: ResolverTypeWrapper<Types.DepartmentName>;
  AccessPart: ResolverTypeWrapper<Types.AccessPart>;
  AccessChange: ResolverTypeWrapper<Types.AccessChange>;
  KeyAccessChange: ResolverTypeWrapper<Types.KeyAccessChange>;
  FutureAccess: ResolverTypeWrapper<Types.FutureAccess>;
  UncomputedAccess: ResolverTypeWrapper<Types.UncomputedAccess>;
  AccessPreview: ResolverTypeWrapper<Types.AccessPreview>;
  CommonPreviewPolicyInput: Types.CommonPreviewPolicyInput;
  ORGPreviewGroupMembersParam: Types.ORGPreviewGroupMembersParam;
  CommonGetGroupGrantsFilter: Types.CommonGetGroupGrantsFilter;
  GroupGrants: ResolverTypeWrapper<Types.GroupGrants>;
  AccessSubject: Types.AccessSubject;
  CommonExplainAccessInput: Types.CommonExplainAccessInput;
  AccessReason: ResolverTypeWrapper<Types.AccessReason>;
  AccessDecision: ResolverTypeWrapper<Types.AccessDecision>;
  AccessExplanation: ResolverTypeWrapper<Types.AccessExplanation>;
  RoleFamilySuggestions: ResolverTypeWrapper<Types.RoleFamilySuggestions>;
  AppsSuggestRoleFamiliesFilter: Types.AppsSuggestRoleFamiliesFilter;
  OrganizationInRegion: ResolverTypeWrapper<Types.OrganizationInRegion>;
  ArchiveCustomersPreview: ResolverTypeWrapper<Types.ArchiveCustomersPreview>;
  InterviewStatus: Types.InterviewStatus;
  Interviewer: ResolverTypeWrapper<Types.Interviewer>;
  Interview: ResolverTypeWrapper<Types.Interview>;
  InterviewPage: ResolverTypeWrapper<Types.InterviewPage>;
  InterviewSpan: Types.InterviewSpan;
  InterviewSortField: Types.InterviewSortField;
  InterviewSort: Types.InterviewSort;
  AppsGetInterviewListFilter: Types.AppsGetInterviewListFilter;
  MomentRange: Types.MomentRange;
  OptionalMomentRange: Types.OptionalMomentRange;
  NotifGetSMSCreditsPurchaseHistoryListInput: Types.NotifGetSMSCreditsPurchaseHistoryListInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CommonWatchInput: Types.CommonWatchInput;
  WatchedPlaceInput: Types.WatchedPlaceInput;
  WatchedChangeKind: Types.WatchedChangeKind;
  WatchedChange: ResolverTypeWrapper<Types.WatchedChange>;
  WatchingPerson: ResolverTypeWrapper<Types.WatchingPerson>;
  WatchedPeople: ResolverTypeWrapper<Types.WatchedPeople>;
  WatchNews: ResolverTypeWrapper<Types.WatchNews>;
  GroupStep: Types.GroupStep;
  MeasureKind: Types.MeasureKind;
  RowGroup: ResolverTypeWrapper<Types.RowGroup>;
  RowGroups: ResolverTypeWrapper<Types.RowGroups>;
  ApplicationGroupField: Types.ApplicationGroupField;
  ApplicationGrouping: Types.ApplicationGrouping;
  VacancyGroupField: Types.VacancyGroupField;
  VacancyGrouping: Types.VacancyGrouping;
  VacancyNumberField: Types.VacancyNumberField;
  VacancyMeasure: Types.VacancyMeasure;
  InterviewGroupField: Types.InterviewGroupField;
  InterviewGrouping: Types.InterviewGrouping;
  UserGroupField: Types.UserGroupField;
  UserGrouping: Types.UserGrouping;
  GroupGroupField: Types.GroupGroupField;
  GroupGrouping: Types.GroupGrouping;
  WorkflowGroupField: Types.WorkflowGroupField;
  WorkflowGrouping: Types.WorkflowGrouping;
  WorkflowSetGroupField: Types.WorkflowSetGroupField;
  WorkflowSetGrouping: Types.WorkflowSetGrouping;
  OrganizationGroupField: Types.OrganizationGroupField;
  OrganizationGrouping: Types.OrganizationGrouping;
  CustomerGroupField: Types.CustomerGroupField;
  CustomerGrouping: Types.CustomerGrouping;
  EmailEventGroupField: Types.EmailEventGroupField;
  EmailEventGrouping: Types.EmailEventGrouping;
  SmsEventGroupField: Types.SmsEventGroupField;
  SmsEventGrouping: Types.SmsEventGrouping;
  SmsEventNumberField: Types.SmsEventNumberField;
  SmsEventMeasure: Types.SmsEventMeasure;
  AtsRequestGroupField: Types.AtsRequestGroupField;
  AtsRequestGrouping: Types.AtsRequestGrouping;
  AtsRequestNumberField: Types.AtsRequestNumberField;
  AtsRequestMeasure: Types.AtsRequestMeasure;
  AtsTenantGroupField: Types.AtsTenantGroupField;
  AtsTenantGrouping: Types.AtsTenantGrouping;
  SmsCreditsPurchaseGroupField: Types.SmsCreditsPurchaseGroupField;
  SmsCreditsPurchaseGrouping: Types.SmsCreditsPurchaseGrouping;
  SmsCreditsPurchaseNumberField: Types.SmsCreditsPurchaseNumberField;
  SmsCreditsPurchaseMeasure: Types.SmsCreditsPurchaseMeasure;
  SmsCreditsPurchasePage: ResolverTypeWrapper<Types.SmsCreditsPurchasePage>;
  AuditEntryGroupField: Types.AuditEntryGroupField;
  AuditEntryGrouping: Types.AuditEntryGrouping;
  WebhookEvent: Types.WebhookEvent;
  WebhookState: Types.WebhookState;
  WebhookDeliveryStatus: Types.WebhookDeliveryStatus;
  Webhook: ResolverTypeWrapper<Types.Webhook>;
  WebhookPage: ResolverTypeWrapper<Types.WebhookPage>;
  WebhookSortField: Types.WebhookSortField;
  WebhookSort: Types.WebhookSort;
  CommonGetWebhookListFilter: Types.CommonGetWebhookListFilter;
  WebhookIdFilter: Types.WebhookIdFilter;
  WebhookIdsFilter: Types.WebhookIdsFilter;
  CommonCreateWebhookInput: Types.CommonCreateWebhookInput;
  CommonUpdateWebhookInput: Types.CommonUpdateWebhookInput;
  CommonRenewWebhookSecretInput: Types.CommonRenewWebhookSecretInput;
  WebhookSecret: ResolverTypeWrapper<Types.WebhookSecret>;
  WebhookDelivery: ResolverTypeWrapper<Types.WebhookDelivery>;
  WebhookDeliveryPage: ResolverTypeWrapper<Types.WebhookDeliveryPage>;
  WebhookDeliverySortField: Types.WebhookDeliverySortField;
  WebhookDeliverySort: Types.WebhookDeliverySort;
  WebhookDeliveryFilter: Types.WebhookDeliveryFilter;
  MatchingWebhookDeliveries: Types.MatchingWebhookDeliveries;
  CandidateArchive: ResolverTypeWrapper<Types.CandidateArchive>;
  ScimTokenState: Types.ScimTokenState;
  ScimToken: ResolverTypeWrapper<Types.ScimToken>;
  ScimTokenPage: ResolverTypeWrapper<Types.ScimTokenPage>;
  ScimTokenSortField: Types.ScimTokenSortField;
  ScimTokenSort: Types.ScimTokenSort;
  IDPGetScimTokensFilter: Types.IDPGetScimTokensFilter;
  ScimTokenIdFilter: Types.ScimTokenIdFilter;
  ScimTokenIdsFilter: Types.ScimTokenIdsFilter;
  IDPCreateScimTokenInput: Types.IDPCreateScimTokenInput;
  IDPUpdateScimTokenUpdate: Types.IDPUpdateScimTokenUpdate;
  ScimOutcome: Types.ScimOutcome;
  ScimRequest: ResolverTypeWrapper<Types.ScimRequest>;
  ScimRequestPage: ResolverTypeWrapper<Types.ScimRequestPage>;
  ScimRequestSortField: Types.ScimRequestSortField;
  ScimRequestSort: Types.ScimRequestSort;
  IDPGetScimRequestsFilter: Types.IDPGetScimRequestsFilter;
  ScimRequestIdFilter: Types.ScimRequestIdFilter;
  SsoDomainState: Types.SsoDomainState;
  SsoDomainProblem: Types.SsoDomainProblem;
  SsoDomain: ResolverTypeWrapper<Types.SsoDomain>;
  SsoDomainPage: ResolverTypeWrapper<Types.SsoDomainPage>;
  SsoDomainSortField: Types.SsoDomainSortField;
  SsoDomainSort: Types.SsoDomainSort;
  IDPGetSsoDomainsFilter: Types.IDPGetSsoDomainsFilter;
  SsoDomainIdFilter: Types.SsoDomainIdFilter;
  SsoDomainIdsFilter: Types.SsoDomainIdsFilter;
  IDPCreateSsoDomainInput: Types.IDPCreateSsoDomainInput;
  SessionActivity: ResolverTypeWrapper<Types.SessionActivity>;
  AccessReach: Types.AccessReach;
  AccessOrigin: Types.AccessOrigin;
  AccessGroup: ResolverTypeWrapper<Types.AccessGroup>;
  AccessGrant: ResolverTypeWrapper<Types.AccessGrant>;
  AccessGrantPage: ResolverTypeWrapper<Types.AccessGrantPage>;
  AccessGrantSortField: Types.AccessGrantSortField;
  AccessGrantSort: Types.AccessGrantSort;
  CommonGetAccessGrantsFilter: Types.CommonGetAccessGrantsFilter;
  PolicyVersionChange: ResolverTypeWrapper<Types.PolicyVersionChange>;
  PolicyVersion: ResolverTypeWrapper<Types.PolicyVersion>;
  PolicyVersionPage: ResolverTypeWrapper<Types.PolicyVersionPage>;
  PolicyVersionSortField: Types.PolicyVersionSortField;
  PolicyVersionSort: Types.PolicyVersionSort;
  CommonRestorePolicyVersionInput: Types.CommonRestorePolicyVersionInput;
  SessionIdleLimit: Types.SessionIdleLimit;
  SessionAbsoluteLimit: Types.SessionAbsoluteLimit;
  BackgroundJobName: Types.BackgroundJobName;
  BackgroundJobState: Types.BackgroundJobState;
  BackgroundJob: ResolverTypeWrapper<Types.BackgroundJob>;
  BackgroundJobPage: ResolverTypeWrapper<Types.BackgroundJobPage>;
  BackgroundJobSortField: Types.BackgroundJobSortField;
  BackgroundJobSort: Types.BackgroundJobSort;
  CommonGetBackgroundJobsFilter: Types.CommonGetBackgroundJobsFilter;
  BackgroundJobIdsFilter: Types.BackgroundJobIdsFilter;
  PlatformPartKind: Types.PlatformPartKind;
  PlatformPartName: Types.PlatformPartName;
  PlatformPartState: Types.PlatformPartState;
  PlatformPart: ResolverTypeWrapper<Types.PlatformPart>;
  PlatformPartPage: ResolverTypeWrapper<Types.PlatformPartPage>;
  PlatformPartSortField: Types.PlatformPartSortField;
  PlatformPartSort: Types.PlatformPartSort;
  CommonGetPlatformHealthFilter: Types.CommonGetPlatformHealthFilter;
  DeadLetterKind: Types.DeadLetterKind;
  DeadLetter: ResolverTypeWrapper<Types.DeadLetter>;
  DeadLetterPage: ResolverTypeWrapper<Types.DeadLetterPage>;
  DeadLetterSortField: Types.DeadLetterSortField;
  DeadLetterSort: Types.DeadLetterSort;
  CommonGetDeadLettersFilter: Types.CommonGetDeadLettersFilter;
  DeadLetterIdsFilter: Types.DeadLetterIdsFilter;
  ThemeElementName: Types.ThemeElementName;
  ThemeColours: ResolverTypeWrapper<Types.ThemeColours>;
  ThemeColoursInput: Types.ThemeColoursInput;
  ThemeElement: ResolverTypeWrapper<Types.ThemeElement>;
  ThemeElementInput: Types.ThemeElementInput;
  FIAddBrandingInput: Types.FIAddBrandingInput;
  UserProvisionMode: ResolverTypeWrapper<Types.Scalars['UserProvisionMode']['output']>;
  AttributeClaimKeys: ResolverTypeWrapper<Types.AttributeClaimKeys>;
  SSOConfigState: ResolverTypeWrapper<Types.SSOConfigState>;
  SSOConfigStatePage: ResolverTypeWrapper<Types.SSOConfigStatePage>;
  SSOConfigSortField: Types.SSOConfigSortField;
  SSOConfigSort: Types.SSOConfigSort;
  SSOConfigFilter: Types.SSOConfigFilter;
  SSOLogin: ResolverTypeWrapper<Types.SSOLogin>;
  HierarchyTreeNode: ResolverTypeWrapper<Types.HierarchyTreeNode>;
  HierarchyTree: ResolverTypeWrapper<Types.HierarchyTree>;
  IDPGetHierarchyTreeFilter: Types.IDPGetHierarchyTreeFilter;
  NotificationChannel: Types.NotificationChannel;
  NotificationTemplateType: Types.NotificationTemplateType;
  NotificationEvent: Types.NotificationEvent;
  SmsNotificationEvent: Types.SmsNotificationEvent;
  NotificationSetting: ResolverTypeWrapper<Types.NotificationSetting>;
  NotificationSettingInput: Types.NotificationSettingInput;
  NotifGetNotificationSettingsV2Input: Types.NotifGetNotificationSettingsV2Input;
  VerificationStatus: Types.VerificationStatus;
  VerificationErrorType: Types.VerificationErrorType;
  IdentityType: Types.IdentityType;
  DkimKeyLength: Types.DkimKeyLength;
  DkimAttributes: ResolverTypeWrapper<Types.DkimAttributes>;
  SoaRecord: ResolverTypeWrapper<Types.SoaRecord>;
  VerificationInfo: ResolverTypeWrapper<Types.VerificationInfo>;
  MailFromAttributes: ResolverTypeWrapper<Types.MailFromAttributes>;
  SendingIdentity: ResolverTypeWrapper<Types.SendingIdentity>;
  NotifCreateEmailDomainInput: Types.NotifCreateEmailDomainInput;
  DkimVerification: ResolverTypeWrapper<Types.DkimVerification>;
  SmsCredits: ResolverTypeWrapper<Types.SmsCredits>;
  SmsCreditsPurchaseSortField: Types.SmsCreditsPurchaseSortField;
  SmsCreditsPurchaseSort: Types.SmsCreditsPurchaseSort;
  NotifPurchaseSMSCreditsByCustomerIdUpdate: Types.NotifPurchaseSMSCreditsByCustomerIdUpdate;
  DateRangeInput: Types.DateRangeInput;
  EmailEventType: Types.EmailEventType;
  EmailEventSortField: Types.EmailEventSortField;
  EmailEventSort: Types.EmailEventSort;
  LatestEmailEvent: ResolverTypeWrapper<Types.LatestEmailEvent>;
  SmsMessageStatus: ResolverTypeWrapper<Types.Scalars['SmsMessageStatus']['output']>;
  SmsEvent: ResolverTypeWrapper<Types.SmsEvent>;
  SmsEventSortField: Types.SmsEventSortField;
  SmsEventSort: Types.SmsEventSort;
  CustomerSummary: ResolverTypeWrapper<Types.CustomerSummary>;
  CustomerSummaryPage: ResolverTypeWrapper<Types.CustomerSummaryPage>;
  CustomerSummarySortField: Types.CustomerSummarySortField;
  CustomerSummarySort: Types.CustomerSummarySort;
  Customer: ResolverTypeWrapper<Types.Customer>;
  CustomerSortField: Types.CustomerSortField;
  CustomerSort: Types.CustomerSort;
  ORGGetCustomerFilter: Types.ORGGetCustomerFilter;
  ORGCreateCustomerInput: Types.ORGCreateCustomerInput;
  Organization: ResolverTypeWrapper<Types.Organization>;
  OrganizationSortField: Types.OrganizationSortField;
  OrganizationSort: Types.OrganizationSort;
  ORGGetOrganizationFilter: Types.ORGGetOrganizationFilter;
  ORGGetOrganizationGlobalCustomersInput: Types.ORGGetOrganizationGlobalCustomersInput;
  ORGCreateOrganizationInput: Types.ORGCreateOrganizationInput;
  HierarchyChildrenShape: Types.HierarchyChildrenShape;
  ORGGetRootHierarchyFilter: Types.ORGGetRootHierarchyFilter;
  ORGGetHierarchyFilter: Types.ORGGetHierarchyFilter;
  HierarchiesUpdate: ResolverTypeWrapper<Types.HierarchiesUpdate>;
  GroupSortField: Types.GroupSortField;
  GroupSort: Types.GroupSort;
  GroupIdFilter: Types.GroupIdFilter;
  ORGCreateGroupInput: Types.ORGCreateGroupInput;
  UserSort: Types.UserSort;
  UserIdFilter: Types.UserIdFilter;
  ORGCreateEndUserInput: Types.ORGCreateEndUserInput;
  ImportUserInput: Types.ImportUserInput;
  ORGImportUsersInput: Types.ORGImportUsersInput;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  VacancyContactInput: Types.VacancyContactInput;
  VacancyManager: Types.VacancyManager;
  VacancyManagerInput: Types.VacancyManagerInput;
  RoleFamily: Types.RoleFamily;
  ID: Types.Scalars['ID']['output'];
  RoleFamilyInput: Types.RoleFamilyInput;
  TriggerCondition: Types.TriggerCondition;
  TriggerConditionInput: Types.TriggerConditionInput;
  TriggerPayload: Types.TriggerPayload;
  TriggerPayloadInput: Types.TriggerPayloadInput;
  TriggerAction: Types.TriggerAction;
  TriggerActionInput: Types.TriggerActionInput;
  Trigger: Types.Trigger;
  Boolean: Types.Scalars['Boolean']['output'];
  TriggerInput: Types.TriggerInput;
  Stage: Types.Stage;
  StageInput: Types.StageInput;
  Workflow: Types.Workflow;
  Int: Types.Scalars['Int']['output'];
  WorkflowPage: Types.WorkflowPage;
  WorkflowSort: Types.WorkflowSort;
  AppsGetWorkflowListFilter: Types.AppsGetWorkflowListFilter;
  WorkflowFilter: Types.WorkflowFilter;
  AppsUpdateWorkflowInput: Types.AppsUpdateWorkflowInput;
  AssessmentPackage: Types.AssessmentPackage;
  AssessmentPackagePage: Types.AssessmentPackagePage;
  AssessmentPackageSort: Types.AssessmentPackageSort;
  AppsGetAssessmentPackageListFilter: Types.AppsGetAssessmentPackageListFilter;
  WorkflowOption: Types.WorkflowOption;
  WorkflowOptionInput: Types.WorkflowOptionInput;
  WorkflowSet: Types.WorkflowSet;
  WorkflowSetPage: Types.WorkflowSetPage;
  WorkflowSetSort: Types.WorkflowSetSort;
  WorkflowSetFilter: Types.WorkflowSetFilter;
  GenericAssessmentLink: Types.GenericAssessmentLink;
  Vacancy: Types.Vacancy;
  VacancyPage: Types.VacancyPage;
  VacancySort: Types.VacancySort;
  AppsGetVacancyListV2Filter: Types.AppsGetVacancyListV2Filter;
  AppsGetVacancyListFilter: Types.AppsGetVacancyListFilter;
  VacancyWorkflowInput: Types.VacancyWorkflowInput;
  AppsCreateVacancyInput: Types.AppsCreateVacancyInput;
  AppsUpdateVacancyByIdInput: Types.AppsUpdateVacancyByIdInput;
  AppsUpdateVacancyByExternalVacancyIdInput: Types.AppsUpdateVacancyByExternalVacancyIdInput;
  ApplicationStatusCount: Types.ApplicationStatusCount;
  VacancyApplicationStatusCount: Types.VacancyApplicationStatusCount;
  AssessmentResult: Types.AssessmentResult;
  Assessment: Types.Assessment;
  PersonalInformation: Types.PersonalInformation;
  Candidate: Types.Candidate;
  Application: Types.Application;
  ApplicationPage: Types.ApplicationPage;
  DeletedCandidate: Types.DeletedCandidate;
  ApplicationSortFilter: Types.ApplicationSortFilter;
  ApplicationSort: Types.ApplicationSort;
  AssessmentStatusFilter: Types.AssessmentStatusFilter;
  AssessmentResultFilter: Types.AssessmentResultFilter;
  AssessmentViewedFilter: Types.AssessmentViewedFilter;
  AssessmentSubmittedAtFilter: Types.AssessmentSubmittedAtFilter;
  AppsGetApplicationListFilter: Types.AppsGetApplicationListFilter;
  ApplicationSearchSort: Types.ApplicationSearchSort;
  RetentionPeriod: Types.RetentionPeriod;
  RetentionPeriodInput: Types.RetentionPeriodInput;
  SmsNotificationSetting: Types.SmsNotificationSetting;
  SmsNotificationSettingInput: Types.SmsNotificationSettingInput;
  CustomerSetting: Types.CustomerSetting;
  AppsCreateCustomerSettingInput: Types.AppsCreateCustomerSettingInput;
  AppsUpdateCustomerSettingInput: Types.AppsUpdateCustomerSettingInput;
  AppsUpdateSMSNotificationSettingsInput: Types.AppsUpdateSMSNotificationSettingsInput;
  Query: Record<PropertyKey, never>;
  Float: Types.Scalars['Float']['output'];
  Mutation: Record<PropertyKey, never>;
  AtsResponse: Types.AtsResponse;
  AtsRequest: Types.AtsRequest;
  AtsRequestPage: Types.AtsRequestPage;
  AtsRequestSort: Types.AtsRequestSort;
  AtsGetRequestListInput: Types.AtsGetRequestListInput;
  AtsGetRequestByIdInput: Types.AtsGetRequestByIdInput;
  AtsRetryRequestInput: Types.AtsRetryRequestInput;
  AtsTemplateItem: Types.AtsTemplateItem;
  AtsTemplate: Types.AtsTemplate;
  AtsTemplatePage: Types.AtsTemplatePage;
  AtsTemplateSort: Types.AtsTemplateSort;
  AtsGetAtsTemplatesInput: Types.AtsGetAtsTemplatesInput;
  AtsGetAtsTemplateByIdInput: Types.AtsGetAtsTemplateByIdInput;
  AtsGetAtsTemplateByAtsNameInput: Types.AtsGetAtsTemplateByAtsNameInput;
  AtsTenant: Types.AtsTenant;
  AtsTenantPage: Types.AtsTenantPage;
  AtsTenantSort: Types.AtsTenantSort;
  AtsGetTenantsByCustomerInput: Types.AtsGetTenantsByCustomerInput;
  AtsGetTenantByIdInput: Types.AtsGetTenantByIdInput;
  AtsCreateTenantInput: Types.AtsCreateTenantInput;
  AtsUpdateTenantInput: Types.AtsUpdateTenantInput;
  AtsDeleteTenantsByIdsInput: Types.AtsDeleteTenantsByIdsInput;
  DefaultCustomer: Types.DefaultCustomer;
  Me: Types.Me;
  EmailLogin: Types.EmailLogin;
  MfaLogin: Types.MfaLogin;
  ResendMfaCode: Types.ResendMfaCode;
  AuthForgetPasswordDto: Types.AuthForgetPasswordDto;
  ForgetPassword: Types.ForgetPassword;
  ResetPassword: Types.ResetPassword;
  Logout: Types.Logout;
  TokenCheckResult: Types.TokenCheckResult;
  TokenCheck: Types.TokenCheck;
  TokenRefresh: Types.TokenRefresh;
  UserRegion: Types.UserRegion;
  AuthUnlockUserInput: Types.AuthUnlockUserInput;
  UnlockUser: Types.UnlockUser;
  DateTime: Types.Scalars['DateTime']['output'];
  JSON: Types.Scalars['JSON']['output'];
  AwsRegion: Types.Scalars['AwsRegion']['output'];
  TemplateLanguage: Types.Scalars['TemplateLanguage']['output'];
  StageLanguage: Types.Scalars['StageLanguage']['output'];
  RoleTemplate: Types.Scalars['RoleTemplate']['output'];
  Pagination: Types.Pagination;
  Tag: Types.Tag;
  TagInput: Types.TagInput;
  ChangedRows: Types.ChangedRows;
  ChangedRow: Types.ChangedRow;
  ScopeInput: Types.ScopeInput;
  Coordinate: Types.Coordinate;
  CoordinateInput: Types.CoordinateInput;
  Location: Types.Location;
  LocationInput: Types.LocationInput;
  LocationPage: Types.LocationPage;
  PolicyStatement: Types.PolicyStatement;
  PolicyStatementInput: Types.PolicyStatementInput;
  Policy: Types.Policy;
  PolicyIdentityInput: Types.PolicyIdentityInput;
  CommonCheckPolicyInput: Types.CommonCheckPolicyInput;
  PolicyCheck: Types.PolicyCheck;
  AddPolicyDto: Types.AddPolicyDto;
  CommonUpdatePolicyV2Filter: Types.CommonUpdatePolicyV2Filter;
  CommonUpdatePolicyV2Update: Types.CommonUpdatePolicyV2Update;
  PermissionCustomer: Types.PermissionCustomer;
  PermissionCustomerInput: Types.PermissionCustomerInput;
  PermissionRule: Types.PermissionRule;
  PermissionRuleInput: Types.PermissionRuleInput;
  PermissionTabState: Types.PermissionTabState;
  PermissionTabStateInput: Types.PermissionTabStateInput;
  RoleTemplateOption: Types.RoleTemplateOption;
  PermissionTab: Types.PermissionTab;
  CommonGetPermissionTabStateFilter: Types.CommonGetPermissionTabStateFilter;
  CommonUpdatePermissionTabPoliciesUpdate: Types.CommonUpdatePermissionTabPoliciesUpdate;
  AtsInfoMetaDataInput: Types.AtsInfoMetaDataInput;
  AtsInfoInput: Types.AtsInfoInput;
  CohortInfoInput: Types.CohortInfoInput;
  PersonalInformationInput: Types.PersonalInformationInput;
  CandidateInfoInput: Types.CandidateInfoInput;
  AtsApplicationInput: Types.AtsApplicationInput;
  InvitedCandidate: Types.InvitedCandidate;
  Date: Types.Scalars['Date']['output'];
  DatalakeAssessmentFilter: Types.DatalakeAssessmentFilter;
  DatalakeScoreFilter: Types.DatalakeScoreFilter;
  DatalakeDropoutFilter: Types.DatalakeDropoutFilter;
  DatalakeLeakageFilter: Types.DatalakeLeakageFilter;
  DatalakeApplicationFilter: Types.DatalakeApplicationFilter;
  EngagementRatio: Types.EngagementRatio;
  RecommendationCount: Types.RecommendationCount;
  RecommendationSplit: Types.RecommendationSplit;
  ScoreCount: Types.ScoreCount;
  ScoreDistribution: Types.ScoreDistribution;
  DeviceCount: Types.DeviceCount;
  DeviceSplit: Types.DeviceSplit;
  DayCount: Types.DayCount;
  ApplicationsByDay: Types.ApplicationsByDay;
  RefusedRow: Types.RefusedRow;
  Hold: Types.Hold;
  DeclineReason: Types.DeclineReason;
  ORGGetCustomersFilter: Types.ORGGetCustomersFilter;
  ORGGetOrganizationsFilter: Types.ORGGetOrganizationsFilter;
  Group: Types.Group;
  FacetValue: Types.FacetValue;
  Facet: Types.Facet;
  CustomerPage: Types.CustomerPage;
  OrganizationPage: Types.OrganizationPage;
  GroupPage: Types.GroupPage;
  UserPage: Types.UserPage;
  EmailEventPage: Types.EmailEventPage;
  SmsEventPage: Types.SmsEventPage;
  AuditEntryPage: Types.AuditEntryPage;
  MatchingCustomers: Types.MatchingCustomers;
  CustomerIdsFilter: Types.CustomerIdsFilter;
  MatchingOrganizations: Types.MatchingOrganizations;
  OrganizationIdsFilter: Types.OrganizationIdsFilter;
  MatchingGroups: Types.MatchingGroups;
  GroupIdsFilter: Types.GroupIdsFilter;
  MatchingUsers: Types.MatchingUsers;
  UserIdsFilter: Types.UserIdsFilter;
  GroupUsersParam: Types.GroupUsersParam;
  MatchingVacancies: Types.MatchingVacancies;
  MatchingWorkflows: Types.MatchingWorkflows;
  MatchingWorkflowSets: Types.MatchingWorkflowSets;
  MatchingApplications: Types.MatchingApplications;
  DatalakeTrendsFilter: Types.DatalakeTrendsFilter;
  FigureStep: Types.FigureStep;
  FigureTrends: Types.FigureTrends;
  PageLayout: Types.PageLayout;
  CommonSavePageLayoutInput: Types.CommonSavePageLayoutInput;
  DashboardFilter: Types.DashboardFilter;
  JudgedCondition: Types.JudgedCondition;
  ApplicationEvent: Types.ApplicationEvent;
  ApplicationMessage: Types.ApplicationMessage;
  ApplicationMessagePage: Types.ApplicationMessagePage;
  MentionableUser: Types.MentionableUser;
  MentionableUserPage: Types.MentionableUserPage;
  ApplicationTimelineSort: Types.ApplicationTimelineSort;
  ApplicationNote: Types.ApplicationNote;
  ApplicationNotePage: Types.ApplicationNotePage;
  AppsSaveApplicationNoteInput: Types.AppsSaveApplicationNoteInput;
  ApplicationNoteFilter: Types.ApplicationNoteFilter;
  EmailEvent: Types.EmailEvent;
  SentEmail: Types.SentEmail;
  SentEmailPage: Types.SentEmailPage;
  SentEmailSort: Types.SentEmailSort;
  SuppressedAddress: Types.SuppressedAddress;
  SuppressedAddressPage: Types.SuppressedAddressPage;
  SuppressedAddressSort: Types.SuppressedAddressSort;
  SuppressedAddressFilter: Types.SuppressedAddressFilter;
  MatchingSuppressedAddresses: Types.MatchingSuppressedAddresses;
  ApiKeyDocument: Types.ApiKeyDocument;
  ApiKey: Types.ApiKey;
  ApiKeyPage: Types.ApiKeyPage;
  ApiKeySort: Types.ApiKeySort;
  ORGGetApiKeysFilter: Types.ORGGetApiKeysFilter;
  ApiKeyIdFilter: Types.ApiKeyIdFilter;
  ApiKeyIdsFilter: Types.ApiKeyIdsFilter;
  ApiKeyDocumentInput: Types.ApiKeyDocumentInput;
  ORGCreateApiKeyInput: Types.ORGCreateApiKeyInput;
  ORGUpdateApiKeyUpdate: Types.ORGUpdateApiKeyUpdate;
  ORGRotateApiKeyInput: Types.ORGRotateApiKeyInput;
  OwnSession: Types.OwnSession;
  OwnSessionPage: Types.OwnSessionPage;
  OwnSessionSort: Types.OwnSessionSort;
  OwnFactor: Types.OwnFactor;
  OwnFactorPage: Types.OwnFactorPage;
  UserSession: Types.UserSession;
  UserSessionPage: Types.UserSessionPage;
  StartedApp: Types.StartedApp;
  AuthAddAppInput: Types.AuthAddAppInput;
  AuthAddPasskeyInput: Types.AuthAddPasskeyInput;
  AddedFactor: Types.AddedFactor;
  RecoveryCodes: Types.RecoveryCodes;
  PasskeyChallenge: Types.PasskeyChallenge;
  PasskeyLogin: Types.PasskeyLogin;
  OwnConfirmation: Types.OwnConfirmation;
  AuthConfirmInput: Types.AuthConfirmInput;
  SignInRules: Types.SignInRules;
  SignInRulesFilter: Types.SignInRulesFilter;
  AuthUpdateSignInRulesUpdate: Types.AuthUpdateSignInRulesUpdate;
  AuthResetFactorsInput: Types.AuthResetFactorsInput;
  AuthGetUserSessionsFilter: Types.AuthGetUserSessionsFilter;
  AuthEndUserSessionsInput: Types.AuthEndUserSessionsInput;
  AuthEndCustomerSessionsInput: Types.AuthEndCustomerSessionsInput;
  EndedSessions: Types.EndedSessions;
  OwnPassword: Types.OwnPassword;
  AuthChangePasswordInput: Types.AuthChangePasswordInput;
  AuthUpdateProfileInput: Types.AuthUpdateProfileInput;
  ORGGetGroupsFilter: Types.ORGGetGroupsFilter;
  ORGGetUsersFilter: Types.ORGGetUsersFilter;
  User: Types.User;
  ORGUpdateGroupUpdate: Types.ORGUpdateGroupUpdate;
  ORGUpdateUserUpdate: Types.ORGUpdateUserUpdate;
  SSOConfig: Types.SSOConfig;
  IDPUpdateSSOConfigUpdate: Types.IDPUpdateSSOConfigUpdate;
  SSOKey: Types.SSOKey;
  IDPCreateSSOConfigInput: Types.IDPCreateSSOConfigInput;
  SSOGroupMapping: Types.SSOGroupMapping;
  SSOGroupMappingInput: Types.SSOGroupMappingInput;
  SSOProviderMetadataInput: Types.SSOProviderMetadataInput;
  SSOProviderMetadata: Types.SSOProviderMetadata;
  SsoLoginDto: Types.SsoLoginDto;
  NotifPreviewTemplateInput: Types.NotifPreviewTemplateInput;
  TemplatePreview: Types.TemplatePreview;
  NotifSendTestMailInput: Types.NotifSendTestMailInput;
  TestMail: Types.TestMail;
  MessageText: Types.MessageText;
  MessageTextVariable: Types.MessageTextVariable;
  MessageTextPage: Types.MessageTextPage;
  MessageTextFilter: Types.MessageTextFilter;
  MessageTextVersion: Types.MessageTextVersion;
  MessageTextVersionPage: Types.MessageTextVersionPage;
  MessageTextVersionSort: Types.MessageTextVersionSort;
  MessageTextSort: Types.MessageTextSort;
  NotifPreviewMessageTextInput: Types.NotifPreviewMessageTextInput;
  NotifSendTestTextInput: Types.NotifSendTestTextInput;
  MessageTextPreview: Types.MessageTextPreview;
  NotifSaveMessageTextInput: Types.NotifSaveMessageTextInput;
  NotifRestoreMessageTextInput: Types.NotifRestoreMessageTextInput;
  Logo: Types.Logo;
  FIUploadLogoInput: Types.FIUploadLogoInput;
  Branding: Types.Branding;
  FIEditBrandingInput: Types.FIEditBrandingInput;
  NotificationSettings: Types.NotificationSettings;
  NotifUpdateNotificationSettingsV2Update: Types.NotifUpdateNotificationSettingsV2Update;
  SmsCreditsPurchase: Types.SmsCreditsPurchase;
  AppsUpdateDeclineReasonsInput: Types.AppsUpdateDeclineReasonsInput;
  EmailDomain: Types.EmailDomain;
  NotifUpdateEmailDomainSettingInput: Types.NotifUpdateEmailDomainSettingInput;
  DkimRecord: Types.DkimRecord;
  SSOCertificate: Types.SSOCertificate;
  SSOTestStart: Types.SSOTestStart;
  SSOTest: Types.SSOTest;
  SSOStep: Types.SSOStep;
  SSOStepMail: Types.SSOStepMail;
  SSOStepConfirmed: Types.SSOStepConfirmed;
  SSOStepDone: Types.SSOStepDone;
  RetentionPreview: Types.RetentionPreview;
  AppsPreviewRetentionInput: Types.AppsPreviewRetentionInput;
  SecurityEntry: Types.SecurityEntry;
  SecurityEntryPage: Types.SecurityEntryPage;
  SecurityEntrySort: Types.SecurityEntrySort;
  CommonGetSecurityLogFilter: Types.CommonGetSecurityLogFilter;
  AuditChange: Types.AuditChange;
  AuditEntry: Types.AuditEntry;
  AuditEntrySort: Types.AuditEntrySort;
  MatchingAtsRequests: Types.MatchingAtsRequests;
  AtsRetryRequestsInput: Types.AtsRetryRequestsInput;
  AtsTestTenantInput: Types.AtsTestTenantInput;
  AtsConnectionCheck: Types.AtsConnectionCheck;
  AtsConnectionTest: Types.AtsConnectionTest;
  AuditSubjects: Types.AuditSubjects;
  PreviewActionInput: Types.PreviewActionInput;
  PreviewedRefusal: Types.PreviewedRefusal;
  ActionPreview: Types.ActionPreview;
  PreviewedMessages: Types.PreviewedMessages;
  PreviewedMessage: Types.PreviewedMessage;
  CommonGetAuditListFilter: Types.CommonGetAuditListFilter;
  SavedView: Types.SavedView;
  SavedViewPage: Types.SavedViewPage;
  CommonGetViewListFilter: Types.CommonGetViewListFilter;
  SavedViewSort: Types.SavedViewSort;
  CommonSaveViewInput: Types.CommonSaveViewInput;
  DefaultViews: Types.DefaultViews;
  CommonSetDefaultViewInput: Types.CommonSetDefaultViewInput;
  ViewMail: Types.ViewMail;
  ViewMailPage: Types.ViewMailPage;
  CommonGetViewMailListFilter: Types.CommonGetViewMailListFilter;
  ViewMailSort: Types.ViewMailSort;
  CommonSubscribeToViewInput: Types.CommonSubscribeToViewInput;
  ViewMailIdsFilter: Types.ViewMailIdsFilter;
  ViewIdsFilter: Types.ViewIdsFilter;
  SearchListInput: Types.SearchListInput;
  CommonSearchInput: Types.CommonSearchInput;
  SearchedList: Types.SearchedList;
  SearchResult: Types.SearchResult;
  ExportColumnInput: Types.ExportColumnInput;
  CommonStartExportInput: Types.CommonStartExportInput;
  Export: Types.Export;
  Hierarchy: Types.Hierarchy;
  HierarchyNodeInput: Types.HierarchyNodeInput;
  HierarchiesInput: Types.HierarchiesInput;
  DepartmentName: Types.DepartmentName;
  AccessPart: Types.AccessPart;
  AccessChange: Types.AccessChange;
  KeyAccessChange: Types.KeyAccessChange;
  FutureAccess: Types.FutureAccess;
  UncomputedAccess: Types.UncomputedAccess;
  AccessPreview: Types.AccessPreview;
  CommonPreviewPolicyInput: Types.CommonPreviewPolicyInput;
  ORGPreviewGroupMembersParam: Types.ORGPreviewGroupMembersParam;
  CommonGetGroupGrantsFilter: Types.CommonGetGroupGrantsFilter;
  GroupGrants: Types.GroupGrants;
  CommonExplainAccessInput: Types.CommonExplainAccessInput;
  AccessReason: Types.AccessReason;
  AccessDecision: Types.AccessDecision;
  AccessExplanation: Types.AccessExplanation;
  RoleFamilySuggestions: Types.RoleFamilySuggestions;
  AppsSuggestRoleFamiliesFilter: Types.AppsSuggestRoleFamiliesFilter;
  OrganizationInRegion: Types.OrganizationInRegion;
  ArchiveCustomersPreview: Types.ArchiveCustomersPreview;
  Interviewer: Types.Interviewer;
  Interview: Types.Interview;
  InterviewPage: Types.InterviewPage;
  InterviewSpan: Types.InterviewSpan;
  InterviewSort: Types.InterviewSort;
  AppsGetInterviewListFilter: Types.AppsGetInterviewListFilter;
  MomentRange: Types.MomentRange;
  OptionalMomentRange: Types.OptionalMomentRange;
  NotifGetSMSCreditsPurchaseHistoryListInput: Types.NotifGetSMSCreditsPurchaseHistoryListInput;
  Subscription: Record<PropertyKey, never>;
  CommonWatchInput: Types.CommonWatchInput;
  WatchedPlaceInput: Types.WatchedPlaceInput;
  WatchedChange: Types.WatchedChange;
  WatchingPerson: Types.WatchingPerson;
  WatchedPeople: Types.WatchedPeople;
  WatchNews: Types.WatchNews;
  RowGroup: Types.RowGroup;
  RowGroups: Types.RowGroups;
  ApplicationGrouping: Types.ApplicationGrouping;
  VacancyGrouping: Types.VacancyGrouping;
  VacancyMeasure: Types.VacancyMeasure;
  InterviewGrouping: Types.InterviewGrouping;
  UserGrouping: Types.UserGrouping;
  GroupGrouping: Types.GroupGrouping;
  WorkflowGrouping: Types.WorkflowGrouping;
  WorkflowSetGrouping: Types.WorkflowSetGrouping;
  OrganizationGrouping: Types.OrganizationGrouping;
  CustomerGrouping: Types.CustomerGrouping;
  EmailEventGrouping: Types.EmailEventGrouping;
  SmsEventGrouping: Types.SmsEventGrouping;
  SmsEventMeasure: Types.SmsEventMeasure;
  AtsRequestGrouping: Types.AtsRequestGrouping;
  AtsRequestMeasure: Types.AtsRequestMeasure;
  AtsTenantGrouping: Types.AtsTenantGrouping;
  SmsCreditsPurchaseGrouping: Types.SmsCreditsPurchaseGrouping;
  SmsCreditsPurchaseMeasure: Types.SmsCreditsPurchaseMeasure;
  SmsCreditsPurchasePage: Types.SmsCreditsPurchasePage;
  AuditEntryGrouping: Types.AuditEntryGrouping;
  Webhook: Types.Webhook;
  WebhookPage: Types.WebhookPage;
  WebhookSort: Types.WebhookSort;
  CommonGetWebhookListFilter: Types.CommonGetWebhookListFilter;
  WebhookIdFilter: Types.WebhookIdFilter;
  WebhookIdsFilter: Types.WebhookIdsFilter;
  CommonCreateWebhookInput: Types.CommonCreateWebhookInput;
  CommonUpdateWebhookInput: Types.CommonUpdateWebhookInput;
  CommonRenewWebhookSecretInput: Types.CommonRenewWebhookSecretInput;
  WebhookSecret: Types.WebhookSecret;
  WebhookDelivery: Types.WebhookDelivery;
  WebhookDeliveryPage: Types.WebhookDeliveryPage;
  WebhookDeliverySort: Types.WebhookDeliverySort;
  WebhookDeliveryFilter: Types.WebhookDeliveryFilter;
  MatchingWebhookDeliveries: Types.MatchingWebhookDeliveries;
  CandidateArchive: Types.CandidateArchive;
  ScimToken: Types.ScimToken;
  ScimTokenPage: Types.ScimTokenPage;
  ScimTokenSort: Types.ScimTokenSort;
  IDPGetScimTokensFilter: Types.IDPGetScimTokensFilter;
  ScimTokenIdFilter: Types.ScimTokenIdFilter;
  ScimTokenIdsFilter: Types.ScimTokenIdsFilter;
  IDPCreateScimTokenInput: Types.IDPCreateScimTokenInput;
  IDPUpdateScimTokenUpdate: Types.IDPUpdateScimTokenUpdate;
  ScimRequest: Types.ScimRequest;
  ScimRequestPage: Types.ScimRequestPage;
  ScimRequestSort: Types.ScimRequestSort;
  IDPGetScimRequestsFilter: Types.IDPGetScimRequestsFilter;
  ScimRequestIdFilter: Types.ScimRequestIdFilter;
  SsoDomain: Types.SsoDomain;
  SsoDomainPage: Types.SsoDomainPage;
  SsoDomainSort: Types.SsoDomainSort;
  IDPGetSsoDomainsFilter: Types.IDPGetSsoDomainsFilter;
  SsoDomainIdFilter: Types.SsoDomainIdFilter;
  SsoDomainIdsFilter: Types.SsoDomainIdsFilter;
  IDPCreateSsoDomainInput: Types.IDPCreateSsoDomainInput;
  SessionActivity: Types.SessionActivity;
  AccessGroup: Types.AccessGroup;
  AccessGrant: Types.AccessGrant;
  AccessGrantPage: Types.AccessGrantPage;
  AccessGrantSort: Types.AccessGrantSort;
  CommonGetAccessGrantsFilter: Types.CommonGetAccessGrantsFilter;
  PolicyVersionChange: Types.PolicyVersionChange;
  PolicyVersion: Types.PolicyVersion;
  PolicyVersionPage: Types.PolicyVersionPage;
  PolicyVersionSort: Types.PolicyVersionSort;
  CommonRestorePolicyVersionInput: Types.CommonRestorePolicyVersionInput;
  BackgroundJob: Types.BackgroundJob;
  BackgroundJobPage: Types.BackgroundJobPage;
  BackgroundJobSort: Types.BackgroundJobSort;
  CommonGetBackgroundJobsFilter: Types.CommonGetBackgroundJobsFilter;
  BackgroundJobIdsFilter: Types.BackgroundJobIdsFilter;
  PlatformPart: Types.PlatformPart;
  PlatformPartPage: Types.PlatformPartPage;
  PlatformPartSort: Types.PlatformPartSort;
  CommonGetPlatformHealthFilter: Types.CommonGetPlatformHealthFilter;
  DeadLetter: Types.DeadLetter;
  DeadLetterPage: Types.DeadLetterPage;
  DeadLetterSort: Types.DeadLetterSort;
  CommonGetDeadLettersFilter: Types.CommonGetDeadLettersFilter;
  DeadLetterIdsFilter: Types.DeadLetterIdsFilter;
  ThemeColours: Types.ThemeColours;
  ThemeColoursInput: Types.ThemeColoursInput;
  ThemeElement: Types.ThemeElement;
  ThemeElementInput: Types.ThemeElementInput;
  FIAddBrandingInput: Types.FIAddBrandingInput;
  UserProvisionMode: Types.Scalars['UserProvisionMode']['output'];
  AttributeClaimKeys: Types.AttributeClaimKeys;
  SSOConfigState: Types.SSOConfigState;
  SSOConfigStatePage: Types.SSOConfigStatePage;
  SSOConfigSort: Types.SSOConfigSort;
  SSOConfigFilter: Types.SSOConfigFilter;
  SSOLogin: Types.SSOLogin;
  HierarchyTreeNode: Types.HierarchyTreeNode;
  HierarchyTree: Types.HierarchyTree;
  IDPGetHierarchyTreeFilter: Types.IDPGetHierarchyTreeFilter;
  NotificationSetting: Types.NotificationSetting;
  NotificationSettingInput: Types.NotificationSettingInput;
  NotifGetNotificationSettingsV2Input: Types.NotifGetNotificationSettingsV2Input;
  DkimAttributes: Types.DkimAttributes;
  SoaRecord: Types.SoaRecord;
  VerificationInfo: Types.VerificationInfo;
  MailFromAttributes: Types.MailFromAttributes;
  SendingIdentity: Types.SendingIdentity;
  NotifCreateEmailDomainInput: Types.NotifCreateEmailDomainInput;
  DkimVerification: Types.DkimVerification;
  SmsCredits: Types.SmsCredits;
  SmsCreditsPurchaseSort: Types.SmsCreditsPurchaseSort;
  NotifPurchaseSMSCreditsByCustomerIdUpdate: Types.NotifPurchaseSMSCreditsByCustomerIdUpdate;
  DateRangeInput: Types.DateRangeInput;
  EmailEventSort: Types.EmailEventSort;
  LatestEmailEvent: Types.LatestEmailEvent;
  SmsMessageStatus: Types.Scalars['SmsMessageStatus']['output'];
  SmsEvent: Types.SmsEvent;
  SmsEventSort: Types.SmsEventSort;
  CustomerSummary: Types.CustomerSummary;
  CustomerSummaryPage: Types.CustomerSummaryPage;
  CustomerSummarySort: Types.CustomerSummarySort;
  Customer: Types.Customer;
  CustomerSort: Types.CustomerSort;
  ORGGetCustomerFilter: Types.ORGGetCustomerFilter;
  ORGCreateCustomerInput: Types.ORGCreateCustomerInput;
  Organization: Types.Organization;
  OrganizationSort: Types.OrganizationSort;
  ORGGetOrganizationFilter: Types.ORGGetOrganizationFilter;
  ORGGetOrganizationGlobalCustomersInput: Types.ORGGetOrganizationGlobalCustomersInput;
  ORGCreateOrganizationInput: Types.ORGCreateOrganizationInput;
  ORGGetRootHierarchyFilter: Types.ORGGetRootHierarchyFilter;
  ORGGetHierarchyFilter: Types.ORGGetHierarchyFilter;
  HierarchiesUpdate: Types.HierarchiesUpdate;
  GroupSort: Types.GroupSort;
  GroupIdFilter: Types.GroupIdFilter;
  ORGCreateGroupInput: Types.ORGCreateGroupInput;
  UserSort: Types.UserSort;
  UserIdFilter: Types.UserIdFilter;
  ORGCreateEndUserInput: Types.ORGCreateEndUserInput;
  ImportUserInput: Types.ImportUserInput;
  ORGImportUsersInput: Types.ORGImportUsersInput;
  String: Types.Scalars['String']['output'];
};

export type accessDirectiveArgs = {
  requires: Array<Types.Scalars['String']['input']>;
};

export type accessDirectiveResolver<Result, Parent, ContextType = any, Args = accessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type sessionDirectiveArgs = { };

export type sessionDirectiveResolver<Result, Parent, ContextType = any, Args = sessionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type publicDirectiveArgs = { };

export type publicDirectiveResolver<Result, Parent, ContextType = any, Args = publicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type extensionDirectiveArgs = { };

export type extensionDirectiveResolver<Result, Parent, ContextType = any, Args = extensionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type valuesDirectiveArgs = {
  of: Array<Types.Scalars['String']['input']>;
};

export type valuesDirectiveResolver<Result, Parent, ContextType = any, Args = valuesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type storedOnlyDirectiveArgs = { };

export type storedOnlyDirectiveResolver<Result, Parent, ContextType = any, Args = storedOnlyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type VacancyManagerResolvers<ContextType = any, ParentType extends ResolversParentTypes['VacancyManager'] = ResolversParentTypes['VacancyManager']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ManagerType'], ParentType, ContextType>;
};

export type RoleFamilyResolvers<ContextType = any, ParentType extends ResolversParentTypes['RoleFamily'] = ResolversParentTypes['RoleFamily']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TriggerConditionResolvers<ContextType = any, ParentType extends ResolversParentTypes['TriggerCondition'] = ResolversParentTypes['TriggerCondition']> = {
  onField?: Resolver<ResolversTypes['ConditionField'], ParentType, ContextType>;
  onFieldType?: Resolver<ResolversTypes['ConditionFieldType'], ParentType, ContextType>;
  comparisonOperator?: Resolver<ResolversTypes['ComparisonOperator'], ParentType, ContextType>;
  comparisonValue?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type TriggerPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TriggerPayload'] = ResolversParentTypes['TriggerPayload']> = {
  status?: Resolver<Types.Maybe<ResolversTypes['ApplicationStatus']>, ParentType, ContextType>;
};

export type TriggerActionResolvers<ContextType = any, ParentType extends ResolversParentTypes['TriggerAction'] = ResolversParentTypes['TriggerAction']> = {
  type?: Resolver<ResolversTypes['TriggerActionType'], ParentType, ContextType>;
  payload?: Resolver<Types.Maybe<ResolversTypes['TriggerPayload']>, ParentType, ContextType>;
};

export type TriggerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Trigger'] = ResolversParentTypes['Trigger']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditionOperator?: Resolver<ResolversTypes['ConditionOperator'], ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['TriggerCondition']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['TriggerAction'], ParentType, ContextType>;
};

export type StageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Stage'] = ResolversParentTypes['Stage']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['AssessmentProduct'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['StageLanguage'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['AssessmentProvider'], ParentType, ContextType>;
  externalAssessmentPackageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assessmentPackageName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  triggers?: Resolver<Array<ResolversTypes['Trigger']>, ParentType, ContextType>;
};

export type WorkflowResolvers<ContextType = any, ParentType extends ResolversParentTypes['Workflow'] = ResolversParentTypes['Workflow']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  defaultLanguage?: Resolver<Types.Maybe<ResolversTypes['StageLanguage']>, ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['Stage']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkflowPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkflowPage'] = ResolversParentTypes['WorkflowPage']> = {
  data?: Resolver<Array<ResolversTypes['Workflow']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.WorkflowPagefacetsArgs, 'fields'>>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.WorkflowPagebreakdownArgs, 'by'>>;
};

export type AssessmentPackageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AssessmentPackage'] = ResolversParentTypes['AssessmentPackage']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['AssessmentProduct'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['StageLanguage'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['AssessmentProvider'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AssessmentPackagePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AssessmentPackagePage'] = ResolversParentTypes['AssessmentPackagePage']> = {
  data?: Resolver<Array<ResolversTypes['AssessmentPackage']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type WorkflowOptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkflowOption'] = ResolversParentTypes['WorkflowOption']> = {
  workflowId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WorkflowSetResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkflowSet'] = ResolversParentTypes['WorkflowSet']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workflowOptions?: Resolver<Array<ResolversTypes['WorkflowOption']>, ParentType, ContextType>;
  workflows?: Resolver<Array<ResolversTypes['Workflow']>, ParentType, ContextType>;
};

export type WorkflowSetPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkflowSetPage'] = ResolversParentTypes['WorkflowSetPage']> = {
  data?: Resolver<Array<ResolversTypes['WorkflowSet']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.WorkflowSetPagefacetsArgs, 'fields'>>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.WorkflowSetPagebreakdownArgs, 'by'>>;
};

export type GenericAssessmentLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['GenericAssessmentLink'] = ResolversParentTypes['GenericAssessmentLink']> = {
  stageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assessmentLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalAssessmentPackageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assessmentPackageName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VacancyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Vacancy'] = ResolversParentTypes['Vacancy']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalVacancyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roleFamily?: Resolver<Types.Maybe<ResolversTypes['RoleFamily']>, ParentType, ContextType>;
  managers?: Resolver<Array<ResolversTypes['VacancyManager']>, ParentType, ContextType>;
  workflow?: Resolver<Types.Maybe<ResolversTypes['Workflow']>, ParentType, ContextType>;
  genericAssessmentLinks?: Resolver<Array<ResolversTypes['GenericAssessmentLink']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  jobRequisitionId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  applicationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VacancyPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['VacancyPage'] = ResolversParentTypes['VacancyPage']> = {
  data?: Resolver<Array<ResolversTypes['Vacancy']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.VacancyPagefacetsArgs, 'fields'>>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.VacancyPagebreakdownArgs, 'by'>>;
};

export type ApplicationStatusCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApplicationStatusCount'] = ResolversParentTypes['ApplicationStatusCount']> = {
  status?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VacancyApplicationStatusCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['VacancyApplicationStatusCount'] = ResolversParentTypes['VacancyApplicationStatusCount']> = {
  statusCount?: Resolver<Array<ResolversTypes['ApplicationStatusCount']>, ParentType, ContextType>;
};

export type AssessmentResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['AssessmentResult'] = ResolversParentTypes['AssessmentResult']> = {
  fieldName?: Resolver<ResolversTypes['AssessmentResultField'], ParentType, ContextType>;
  fieldType?: Resolver<ResolversTypes['AssessmentResultFieldType'], ParentType, ContextType>;
  fieldValue?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type AssessmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['Assessment'] = ResolversParentTypes['Assessment']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assessmentLink?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assessmentPackageId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  assessmentPackageVersion?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  externalAssessmentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  externalAssessmentPackageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalCohortId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  insightsLink?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isViewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  predictedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['AssessmentProduct'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['AssessmentProvider'], ParentType, ContextType>;
  stageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssessmentStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  results?: Resolver<Types.Maybe<Array<ResolversTypes['AssessmentResult']>>, ParentType, ContextType>;
};

export type PersonalInformationResolvers<ContextType = any, ParentType extends ResolversParentTypes['PersonalInformation'] = ResolversParentTypes['PersonalInformation']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CandidateResolvers<ContextType = any, ParentType extends ResolversParentTypes['Candidate'] = ResolversParentTypes['Candidate']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personalInformation?: Resolver<Types.Maybe<ResolversTypes['PersonalInformation']>, ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purgedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApplicationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  isManuallyProgressed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  stageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidate?: Resolver<ResolversTypes['Candidate'], ParentType, ContextType>;
  assessments?: Resolver<Array<ResolversTypes['Assessment']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalApplicantId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalApplicationId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalVacancyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vacancyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vacancyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['ApplicationEvent']>, ParentType, ContextType>;
  holds?: Resolver<Array<ResolversTypes['Hold']>, ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['Stage']>, ParentType, ContextType>;
};

export type ApplicationPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApplicationPage'] = ResolversParentTypes['ApplicationPage']> = {
  data?: Resolver<Array<ResolversTypes['Application']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.ApplicationPagefacetsArgs, 'fields'>>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.ApplicationPagebreakdownArgs, 'by'>>;
};

export type DeletedCandidateResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeletedCandidate'] = ResolversParentTypes['DeletedCandidate']> = {
  data?: Resolver<Array<ResolversTypes['Application']>, ParentType, ContextType>;
};

export type RetentionPeriodResolvers<ContextType = any, ParentType extends ResolversParentTypes['RetentionPeriod'] = ResolversParentTypes['RetentionPeriod']> = {
  candidatePiiRetentionPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoRetentionPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SmsNotificationSettingResolvers<ContextType = any, ParentType extends ResolversParentTypes['SmsNotificationSetting'] = ResolversParentTypes['SmsNotificationSetting']> = {
  channel?: Resolver<ResolversTypes['NotificationChannel'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['TemplateLanguage'], ParentType, ContextType>;
  lastSentAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  threshold?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SmsNotificationType'], ParentType, ContextType>;
};

export type CustomerSettingResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerSetting'] = ResolversParentTypes['CustomerSetting']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  retentionPeriod?: Resolver<ResolversTypes['RetentionPeriod'], ParentType, ContextType>;
  smsNotificationSettings?: Resolver<Array<ResolversTypes['SmsNotificationSetting']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declineReasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isDeclineReasonRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  AppsGetVacancyListV2?: Resolver<ResolversTypes['VacancyPage'], ParentType, ContextType, RequireFields<Types.QueryAppsGetVacancyListV2Args, 'filter'>>;
  AppsGetVacancyList?: Resolver<ResolversTypes['VacancyPage'], ParentType, ContextType, RequireFields<Types.QueryAppsGetVacancyListArgs, 'filter'>>;
  AppsGetVacancyListByCandidateId?: Resolver<ResolversTypes['VacancyPage'], ParentType, ContextType, RequireFields<Types.QueryAppsGetVacancyListByCandidateIdArgs, 'candidateId' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  AppsGetVacancyById?: Resolver<ResolversTypes['Vacancy'], ParentType, ContextType, RequireFields<Types.QueryAppsGetVacancyByIdArgs, 'vacancyId' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  AppsGetVacancyApplicationStatusCount?: Resolver<ResolversTypes['VacancyApplicationStatusCount'], ParentType, ContextType, RequireFields<Types.QueryAppsGetVacancyApplicationStatusCountArgs, 'vacancyId' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  AppsGetApplicationList?: Resolver<ResolversTypes['ApplicationPage'], ParentType, ContextType, RequireFields<Types.QueryAppsGetApplicationListArgs, 'filterApplicationInput'>>;
  AppsSearchApplications?: Resolver<ResolversTypes['ApplicationPage'], ParentType, ContextType, RequireFields<Types.QueryAppsSearchApplicationsArgs, 'searchText' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  AppsGetWorkflowList?: Resolver<ResolversTypes['WorkflowPage'], ParentType, ContextType, RequireFields<Types.QueryAppsGetWorkflowListArgs, 'filter'>>;
  AppsGetWorkflowListV2?: Resolver<ResolversTypes['WorkflowPage'], ParentType, ContextType, RequireFields<Types.QueryAppsGetWorkflowListV2Args, 'organizationId' | 'customerId' | 'hierarchyId' | 'workflowFilter'>>;
  AppsGetWorkflowById?: Resolver<ResolversTypes['Workflow'], ParentType, ContextType, RequireFields<Types.QueryAppsGetWorkflowByIdArgs, 'workflowId' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  AppsGetAssessmentPackageList?: Resolver<ResolversTypes['AssessmentPackagePage'], ParentType, ContextType, RequireFields<Types.QueryAppsGetAssessmentPackageListArgs, 'filter'>>;
  AppsGetWorkflowSetList?: Resolver<ResolversTypes['WorkflowSetPage'], ParentType, ContextType, RequireFields<Types.QueryAppsGetWorkflowSetListArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'workflowSetFilter'>>;
  AppsGetWorkflowSetById?: Resolver<ResolversTypes['WorkflowSet'], ParentType, ContextType, RequireFields<Types.QueryAppsGetWorkflowSetByIdArgs, 'workflowSetId' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  AppsCheckWorkflowSetNameDuplicatedByName?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.QueryAppsCheckWorkflowSetNameDuplicatedByNameArgs, 'name' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  AppsGetCustomerSetting?: Resolver<Types.Maybe<ResolversTypes['CustomerSetting']>, ParentType, ContextType, RequireFields<Types.QueryAppsGetCustomerSettingArgs, 'input'>>;
  AtsGetRequestList?: Resolver<ResolversTypes['AtsRequestPage'], ParentType, ContextType, RequireFields<Types.QueryAtsGetRequestListArgs, 'getRequestListInput'>>;
  AtsGetRequestById?: Resolver<ResolversTypes['AtsRequest'], ParentType, ContextType, RequireFields<Types.QueryAtsGetRequestByIdArgs, 'getRequestByIdInput'>>;
  AtsGetAtsTemplates?: Resolver<ResolversTypes['AtsTemplatePage'], ParentType, ContextType, Partial<Types.QueryAtsGetAtsTemplatesArgs>>;
  AtsGetAtsTemplateById?: Resolver<ResolversTypes['AtsTemplate'], ParentType, ContextType, RequireFields<Types.QueryAtsGetAtsTemplateByIdArgs, 'getAtsTemplateByIdInput'>>;
  AtsGetAtsTemplateByAtsName?: Resolver<ResolversTypes['AtsTemplate'], ParentType, ContextType, RequireFields<Types.QueryAtsGetAtsTemplateByAtsNameArgs, 'getAtsTemplateByAtsNameInput'>>;
  AtsGetTenantsByCustomer?: Resolver<ResolversTypes['AtsTenantPage'], ParentType, ContextType, RequireFields<Types.QueryAtsGetTenantsByCustomerArgs, 'getTenantsByCustomerInput'>>;
  AtsGetTenantById?: Resolver<ResolversTypes['AtsTenant'], ParentType, ContextType, RequireFields<Types.QueryAtsGetTenantByIdArgs, 'getTenantByIdInput'>>;
  AuthMe?: Resolver<ResolversTypes['Me'], ParentType, ContextType, Partial<Types.QueryAuthMeArgs>>;
  AuthCheckToken?: Resolver<ResolversTypes['TokenCheck'], ParentType, ContextType>;
  AuthRefreshToken?: Resolver<ResolversTypes['TokenRefresh'], ParentType, ContextType>;
  AuthGetUserRegion?: Resolver<ResolversTypes['UserRegion'], ParentType, ContextType, RequireFields<Types.QueryAuthGetUserRegionArgs, 'email'>>;
  CommonCheckPolicy?: Resolver<ResolversTypes['PolicyCheck'], ParentType, ContextType, RequireFields<Types.QueryCommonCheckPolicyArgs, 'policy'>>;
  CommonGeocode?: Resolver<ResolversTypes['LocationPage'], ParentType, ContextType, RequireFields<Types.QueryCommonGeocodeArgs, 'searchText'>>;
  CommonGetPermissionTabState?: Resolver<ResolversTypes['PermissionTab'], ParentType, ContextType, RequireFields<Types.QueryCommonGetPermissionTabStateArgs, 'filter'>>;
  CommonGetPolicy?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<Types.QueryCommonGetPolicyArgs, 'policyId'>>;
  DatalakeCountApplicationsByDay?: Resolver<ResolversTypes['ApplicationsByDay'], ParentType, ContextType, RequireFields<Types.QueryDatalakeCountApplicationsByDayArgs, 'filterApplicationInput'>>;
  DatalakeAssessmentCountCompletedAssessments?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentCountCompletedAssessmentsArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentCompletionRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentCompletionRatioArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentDropoutRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentDropoutRatioArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentLeakageRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentLeakageRatioArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentEngagementRatio?: Resolver<ResolversTypes['EngagementRatio'], ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentEngagementRatioArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentAvgNPSScore?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentAvgNPSScoreArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentMedianTimeTaken?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentMedianTimeTakenArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentMedianScore?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentMedianScoreArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentProfanityRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentProfanityRatioArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentPlagiarismRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentPlagiarismRatioArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentGarbageRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentGarbageRatioArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentDeviceType?: Resolver<ResolversTypes['DeviceSplit'], ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentDeviceTypeArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentRecommendationSplit?: Resolver<ResolversTypes['RecommendationSplit'], ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentRecommendationSplitArgs, 'filterAssessmentInput'>>;
  DatalakeAssessmentScoreDistribution?: Resolver<ResolversTypes['ScoreDistribution'], ParentType, ContextType, RequireFields<Types.QueryDatalakeAssessmentScoreDistributionArgs, 'filterAssessmentInput'>>;
  ORGGetApiKeys?: Resolver<ResolversTypes['ApiKeyPage'], ParentType, ContextType, RequireFields<Types.QueryORGGetApiKeysArgs, 'filter'>>;
  ORGGetApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<Types.QueryORGGetApiKeyArgs, 'filter'>>;
  NotifGetSuppressedAddresses?: Resolver<ResolversTypes['SuppressedAddressPage'], ParentType, ContextType, RequireFields<Types.QueryNotifGetSuppressedAddressesArgs, 'organizationId' | 'customerId' | 'hierarchyId'>>;
  NotifGetEmails?: Resolver<ResolversTypes['SentEmailPage'], ParentType, ContextType, RequireFields<Types.QueryNotifGetEmailsArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'dateRange'>>;
  NotifGetApplicationMessages?: Resolver<ResolversTypes['ApplicationMessagePage'], ParentType, ContextType, RequireFields<Types.QueryNotifGetApplicationMessagesArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'applicationId'>>;
  AppsGetApplicationNotes?: Resolver<ResolversTypes['ApplicationNotePage'], ParentType, ContextType, RequireFields<Types.QueryAppsGetApplicationNotesArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'applicationId'>>;
  AppsGetMentionableUsers?: Resolver<ResolversTypes['MentionableUserPage'], ParentType, ContextType, RequireFields<Types.QueryAppsGetMentionableUsersArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'applicationId'>>;
  NotifPreviewTemplate?: Resolver<ResolversTypes['TemplatePreview'], ParentType, ContextType, RequireFields<Types.QueryNotifPreviewTemplateArgs, 'input'>>;
  NotifGetMessageTexts?: Resolver<ResolversTypes['MessageTextPage'], ParentType, ContextType, RequireFields<Types.QueryNotifGetMessageTextsArgs, 'customerId'>>;
  NotifGetMessageText?: Resolver<ResolversTypes['MessageText'], ParentType, ContextType, RequireFields<Types.QueryNotifGetMessageTextArgs, '_id' | 'customerId'>>;
  NotifGetMessageTextVersions?: Resolver<ResolversTypes['MessageTextVersionPage'], ParentType, ContextType, RequireFields<Types.QueryNotifGetMessageTextVersionsArgs, '_id' | 'customerId'>>;
  NotifPreviewMessageText?: Resolver<ResolversTypes['MessageTextPreview'], ParentType, ContextType, RequireFields<Types.QueryNotifPreviewMessageTextArgs, 'input'>>;
  AppsGetInterviewList?: Resolver<ResolversTypes['InterviewPage'], ParentType, ContextType, RequireFields<Types.QueryAppsGetInterviewListArgs, 'filter'>>;
  AppsGetInterviewById?: Resolver<ResolversTypes['Interview'], ParentType, ContextType, RequireFields<Types.QueryAppsGetInterviewByIdArgs, '_id' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  ORGPreviewArchiveCustomers?: Resolver<ResolversTypes['ArchiveCustomersPreview'], ParentType, ContextType, RequireFields<Types.QueryORGPreviewArchiveCustomersArgs, 'filter' | 'standingIn'>>;
  AppsSuggestRoleFamilies?: Resolver<ResolversTypes['RoleFamilySuggestions'], ParentType, ContextType, RequireFields<Types.QueryAppsSuggestRoleFamiliesArgs, 'filter'>>;
  DatalakeFigureTrends?: Resolver<ResolversTypes['FigureTrends'], ParentType, ContextType, RequireFields<Types.QueryDatalakeFigureTrendsArgs, 'filter'>>;
  AuthGetSessions?: Resolver<ResolversTypes['OwnSessionPage'], ParentType, ContextType, Partial<Types.QueryAuthGetSessionsArgs>>;
  AuthGetFactors?: Resolver<ResolversTypes['OwnFactorPage'], ParentType, ContextType, Partial<Types.QueryAuthGetFactorsArgs>>;
  AuthGetFactor?: Resolver<ResolversTypes['OwnFactor'], ParentType, ContextType, RequireFields<Types.QueryAuthGetFactorArgs, 'factorId'>>;
  AuthGetConfirmation?: Resolver<ResolversTypes['OwnConfirmation'], ParentType, ContextType>;
  AuthGetSignInRules?: Resolver<ResolversTypes['SignInRules'], ParentType, ContextType, RequireFields<Types.QueryAuthGetSignInRulesArgs, 'filter'>>;
  AuthGetUserSessions?: Resolver<ResolversTypes['UserSessionPage'], ParentType, ContextType, RequireFields<Types.QueryAuthGetUserSessionsArgs, 'filter'>>;
  AuthGetPassword?: Resolver<ResolversTypes['OwnPassword'], ParentType, ContextType>;
  AuthSearchCustomers?: Resolver<ResolversTypes['CustomerSummaryPage'], ParentType, ContextType, RequireFields<Types.QueryAuthSearchCustomersArgs, 'searchText'>>;
  CommonGetPageLayout?: Resolver<Types.Maybe<ResolversTypes['PageLayout']>, ParentType, ContextType, RequireFields<Types.QueryCommonGetPageLayoutArgs, 'page'>>;
  CommonPreviewPolicy?: Resolver<ResolversTypes['AccessPreview'], ParentType, ContextType, RequireFields<Types.QueryCommonPreviewPolicyArgs, 'input'>>;
  ORGPreviewHierarchies?: Resolver<ResolversTypes['AccessPreview'], ParentType, ContextType, RequireFields<Types.QueryORGPreviewHierarchiesArgs, 'hierarchies'>>;
  ORGPreviewGroupMembers?: Resolver<ResolversTypes['AccessPreview'], ParentType, ContextType, RequireFields<Types.QueryORGPreviewGroupMembersArgs, 'param'>>;
  IDPPreviewSSOGroups?: Resolver<ResolversTypes['AccessPreview'], ParentType, ContextType, RequireFields<Types.QueryIDPPreviewSSOGroupsArgs, 'filter' | 'groupIds'>>;
  IDPReadProviderMetadata?: Resolver<ResolversTypes['SSOProviderMetadata'], ParentType, ContextType, RequireFields<Types.QueryIDPReadProviderMetadataArgs, 'metadata' | 'filter'>>;
  CommonGetGroupGrants?: Resolver<ResolversTypes['GroupGrants'], ParentType, ContextType, RequireFields<Types.QueryCommonGetGroupGrantsArgs, 'filter'>>;
  CommonExplainAccess?: Resolver<ResolversTypes['AccessExplanation'], ParentType, ContextType, RequireFields<Types.QueryCommonExplainAccessArgs, 'input'>>;
  AppsPreviewRetention?: Resolver<ResolversTypes['RetentionPreview'], ParentType, ContextType, RequireFields<Types.QueryAppsPreviewRetentionArgs, 'input'>>;
  IDPGetSSOTest?: Resolver<ResolversTypes['SSOTest'], ParentType, ContextType, RequireFields<Types.QueryIDPGetSSOTestArgs, '_id' | 'filter'>>;
  IDPGetSSOStep?: Resolver<ResolversTypes['SSOStep'], ParentType, ContextType>;
  AppsGetApplicationById?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<Types.QueryAppsGetApplicationByIdArgs, '_id' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  CommonGetAuditSubjects?: Resolver<ResolversTypes['AuditSubjects'], ParentType, ContextType, RequireFields<Types.QueryCommonGetAuditSubjectsArgs, 'entryId'>>;
  CommonPreviewAction?: Resolver<ResolversTypes['ActionPreview'], ParentType, ContextType, RequireFields<Types.QueryCommonPreviewActionArgs, 'input'>>;
  CommonSearch?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<Types.QueryCommonSearchArgs, 'input'>>;
  CommonGetAuditList?: Resolver<ResolversTypes['AuditEntryPage'], ParentType, ContextType, RequireFields<Types.QueryCommonGetAuditListArgs, 'filter'>>;
  CommonGetSecurityLog?: Resolver<ResolversTypes['SecurityEntryPage'], ParentType, ContextType, RequireFields<Types.QueryCommonGetSecurityLogArgs, 'filter'>>;
  CommonGetViewList?: Resolver<ResolversTypes['SavedViewPage'], ParentType, ContextType, RequireFields<Types.QueryCommonGetViewListArgs, 'filter'>>;
  CommonGetViewMailList?: Resolver<ResolversTypes['ViewMailPage'], ParentType, ContextType, RequireFields<Types.QueryCommonGetViewMailListArgs, 'filter'>>;
  CommonGetDefaultViews?: Resolver<ResolversTypes['DefaultViews'], ParentType, ContextType, RequireFields<Types.QueryCommonGetDefaultViewsArgs, 'scope'>>;
  CommonGetWebhookList?: Resolver<ResolversTypes['WebhookPage'], ParentType, ContextType, RequireFields<Types.QueryCommonGetWebhookListArgs, 'filter'>>;
  CommonGetWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<Types.QueryCommonGetWebhookArgs, 'filter'>>;
  CommonGetWebhookDeliveryList?: Resolver<ResolversTypes['WebhookDeliveryPage'], ParentType, ContextType, RequireFields<Types.QueryCommonGetWebhookDeliveryListArgs, 'organizationId' | 'customerId' | 'hierarchyId'>>;
  IDPGetScimTokens?: Resolver<ResolversTypes['ScimTokenPage'], ParentType, ContextType, RequireFields<Types.QueryIDPGetScimTokensArgs, 'filter'>>;
  IDPGetScimToken?: Resolver<ResolversTypes['ScimToken'], ParentType, ContextType, RequireFields<Types.QueryIDPGetScimTokenArgs, 'filter'>>;
  IDPGetScimRequests?: Resolver<ResolversTypes['ScimRequestPage'], ParentType, ContextType, RequireFields<Types.QueryIDPGetScimRequestsArgs, 'filter'>>;
  IDPGetScimRequest?: Resolver<ResolversTypes['ScimRequest'], ParentType, ContextType, RequireFields<Types.QueryIDPGetScimRequestArgs, 'filter'>>;
  IDPGetSsoDomains?: Resolver<ResolversTypes['SsoDomainPage'], ParentType, ContextType, RequireFields<Types.QueryIDPGetSsoDomainsArgs, 'filter'>>;
  IDPGetSsoDomain?: Resolver<ResolversTypes['SsoDomain'], ParentType, ContextType, RequireFields<Types.QueryIDPGetSsoDomainArgs, 'filter'>>;
  CommonGetAccessGrants?: Resolver<ResolversTypes['AccessGrantPage'], ParentType, ContextType, RequireFields<Types.QueryCommonGetAccessGrantsArgs, 'filter'>>;
  CommonGetPolicyVersions?: Resolver<ResolversTypes['PolicyVersionPage'], ParentType, ContextType, RequireFields<Types.QueryCommonGetPolicyVersionsArgs, 'policyId'>>;
  CommonGetBackgroundJobs?: Resolver<ResolversTypes['BackgroundJobPage'], ParentType, ContextType, RequireFields<Types.QueryCommonGetBackgroundJobsArgs, 'filter'>>;
  CommonGetPlatformHealth?: Resolver<ResolversTypes['PlatformPartPage'], ParentType, ContextType, RequireFields<Types.QueryCommonGetPlatformHealthArgs, 'filter'>>;
  CommonGetDeadLetters?: Resolver<ResolversTypes['DeadLetterPage'], ParentType, ContextType, RequireFields<Types.QueryCommonGetDeadLettersArgs, 'filter'>>;
  FIGetBranding?: Resolver<ResolversTypes['Branding'], ParentType, ContextType, RequireFields<Types.QueryFIGetBrandingArgs, 'customerId'>>;
  IDPGetSSOConfig?: Resolver<ResolversTypes['SSOConfig'], ParentType, ContextType, RequireFields<Types.QueryIDPGetSSOConfigArgs, 'filter'>>;
  IDPSearchSSOConfigs?: Resolver<ResolversTypes['SSOConfigStatePage'], ParentType, ContextType, RequireFields<Types.QueryIDPSearchSSOConfigsArgs, 'customerId' | 'enableSapia'>>;
  IDPGetHierarchyTree?: Resolver<ResolversTypes['HierarchyTree'], ParentType, ContextType, RequireFields<Types.QueryIDPGetHierarchyTreeArgs, 'filter'>>;
  NotifGetNotificationSettingsV2?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType, RequireFields<Types.QueryNotifGetNotificationSettingsV2Args, 'notification'>>;
  NotifGetEmailDomain?: Resolver<Types.Maybe<ResolversTypes['EmailDomain']>, ParentType, ContextType, RequireFields<Types.QueryNotifGetEmailDomainArgs, 'input'>>;
  NotifGetSMSCreditsByCustomerId?: Resolver<ResolversTypes['SmsCredits'], ParentType, ContextType, RequireFields<Types.QueryNotifGetSMSCreditsByCustomerIdArgs, 'input'>>;
  NotifGetSMSCreditsPurchaseHistoryList?: Resolver<ResolversTypes['SmsCreditsPurchasePage'], ParentType, ContextType, RequireFields<Types.QueryNotifGetSMSCreditsPurchaseHistoryListArgs, 'input'>>;
  NotifGetEmailEventsByCustomerId?: Resolver<ResolversTypes['EmailEventPage'], ParentType, ContextType, RequireFields<Types.QueryNotifGetEmailEventsByCustomerIdArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'dateRange'>>;
  NotifGetEmailEventByMailMessageId?: Resolver<ResolversTypes['EmailEventPage'], ParentType, ContextType, RequireFields<Types.QueryNotifGetEmailEventByMailMessageIdArgs, 'customerId' | 'mailMessageId'>>;
  NotifGetLatestEmailEventByAssessmentId?: Resolver<Types.Maybe<ResolversTypes['LatestEmailEvent']>, ParentType, ContextType, RequireFields<Types.QueryNotifGetLatestEmailEventByAssessmentIdArgs, 'assessmentId' | 'customerId' | 'templateTypes'>>;
  NotifGetSMSEventList?: Resolver<ResolversTypes['SmsEventPage'], ParentType, ContextType, RequireFields<Types.QueryNotifGetSMSEventListArgs, 'organizationId' | 'customerId' | 'hierarchyId'>>;
  ORGGetCustomers?: Resolver<ResolversTypes['CustomerPage'], ParentType, ContextType, RequireFields<Types.QueryORGGetCustomersArgs, 'filter'>>;
  ORGGetCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<Types.QueryORGGetCustomerArgs, 'filter'>>;
  ORGGetOrganizations?: Resolver<ResolversTypes['OrganizationPage'], ParentType, ContextType, RequireFields<Types.QueryORGGetOrganizationsArgs, 'filter'>>;
  ORGGetOrganization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<Types.QueryORGGetOrganizationArgs, 'filter'>>;
  ORGGetOrganizationGlobalCustomers?: Resolver<ResolversTypes['CustomerSummaryPage'], ParentType, ContextType, RequireFields<Types.QueryORGGetOrganizationGlobalCustomersArgs, 'organization'>>;
  ORGGetRootHierarchy?: Resolver<ResolversTypes['Hierarchy'], ParentType, ContextType, RequireFields<Types.QueryORGGetRootHierarchyArgs, 'filter'>>;
  ORGGetHierarchy?: Resolver<ResolversTypes['Hierarchy'], ParentType, ContextType, RequireFields<Types.QueryORGGetHierarchyArgs, 'filter'>>;
  ORGGetGroups?: Resolver<ResolversTypes['GroupPage'], ParentType, ContextType, RequireFields<Types.QueryORGGetGroupsArgs, 'filter'>>;
  ORGGetGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<Types.QueryORGGetGroupArgs, 'filter'>>;
  ORGGetUsers?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<Types.QueryORGGetUsersArgs, 'filter'>>;
  ORGGetUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.QueryORGGetUserArgs, 'filter'>>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  AppsCreateVacancy?: Resolver<ResolversTypes['Vacancy'], ParentType, ContextType, RequireFields<Types.MutationAppsCreateVacancyArgs, 'input'>>;
  AppsUpdateVacancyById?: Resolver<ResolversTypes['Vacancy'], ParentType, ContextType, RequireFields<Types.MutationAppsUpdateVacancyByIdArgs, 'input'>>;
  AppsUpdateVacancyByExternalVacancyId?: Resolver<ResolversTypes['Vacancy'], ParentType, ContextType, RequireFields<Types.MutationAppsUpdateVacancyByExternalVacancyIdArgs, 'input'>>;
  AppsArchiveVacanciesByExternalVacancyIds?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAppsArchiveVacanciesByExternalVacancyIdsArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'externalVacancyIds'>>;
  AppsRestoreVacanciesByExternalVacancyIds?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAppsRestoreVacanciesByExternalVacancyIdsArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'externalVacancyIds'>>;
  AppsMoveApplication?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAppsMoveApplicationArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'stageId' | 'isManuallyProgressed' | '_ids' | 'notify'>>;
  AppsUpdateApplicationStatus?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAppsUpdateApplicationStatusArgs, 'organizationId' | 'customerId' | 'hierarchyId' | '_ids' | 'status' | 'notify'>>;
  AppsResendApplicationAssessmentLink?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAppsResendApplicationAssessmentLinkArgs, 'organizationId' | 'customerId' | 'hierarchyId' | '_ids'>>;
  AppsResendApplicationMiReport?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<Types.MutationAppsResendApplicationMiReportArgs, '_id' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  AppsUpdateApplicationCandidate?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<Types.MutationAppsUpdateApplicationCandidateArgs, '_id' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  AppsDeleteCandidateById?: Resolver<ResolversTypes['DeletedCandidate'], ParentType, ContextType, RequireFields<Types.MutationAppsDeleteCandidateByIdArgs, 'candidateId' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  AppsPurgeApplicationCandidate?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<Types.MutationAppsPurgeApplicationCandidateArgs, '_id' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  AppsCreateWorkflow?: Resolver<ResolversTypes['Workflow'], ParentType, ContextType, RequireFields<Types.MutationAppsCreateWorkflowArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'name' | 'stages'>>;
  AppsUpdateWorkflow?: Resolver<ResolversTypes['Workflow'], ParentType, ContextType, RequireFields<Types.MutationAppsUpdateWorkflowArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'updateWorkflowInput'>>;
  AppsArchiveWorkflows?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAppsArchiveWorkflowsArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'workflowIds'>>;
  AppsRestoreWorkflows?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAppsRestoreWorkflowsArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'workflowIds'>>;
  AppsCreateWorkflowSet?: Resolver<ResolversTypes['WorkflowSet'], ParentType, ContextType, RequireFields<Types.MutationAppsCreateWorkflowSetArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'name' | 'workflowOptions'>>;
  AppsUpdateWorkflowSet?: Resolver<ResolversTypes['WorkflowSet'], ParentType, ContextType, RequireFields<Types.MutationAppsUpdateWorkflowSetArgs, '_id' | 'organizationId' | 'customerId' | 'hierarchyId' | 'name' | 'workflowOptions'>>;
  AppsArchiveWorkflowSet?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAppsArchiveWorkflowSetArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'workflowSetIds'>>;
  AppsRestoreWorkflowSet?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAppsRestoreWorkflowSetArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'workflowSetIds'>>;
  AppsCreateCustomerSetting?: Resolver<ResolversTypes['CustomerSetting'], ParentType, ContextType, RequireFields<Types.MutationAppsCreateCustomerSettingArgs, 'input'>>;
  AppsUpdateCustomerSetting?: Resolver<ResolversTypes['CustomerSetting'], ParentType, ContextType, RequireFields<Types.MutationAppsUpdateCustomerSettingArgs, 'input'>>;
  AppsUpdateSMSNotificationSettings?: Resolver<ResolversTypes['CustomerSetting'], ParentType, ContextType, RequireFields<Types.MutationAppsUpdateSMSNotificationSettingsArgs, 'input'>>;
  AtsCreateTenant?: Resolver<ResolversTypes['AtsTenant'], ParentType, ContextType, RequireFields<Types.MutationAtsCreateTenantArgs, 'createTenantInput'>>;
  AtsUpdateTenant?: Resolver<ResolversTypes['AtsTenant'], ParentType, ContextType, RequireFields<Types.MutationAtsUpdateTenantArgs, 'updateTenantInput'>>;
  AtsDeleteTenantsByIds?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAtsDeleteTenantsByIdsArgs, 'deleteTenantsByIdsInput'>>;
  AtsRetryRequest?: Resolver<ResolversTypes['AtsRequest'], ParentType, ContextType, RequireFields<Types.MutationAtsRetryRequestArgs, 'retryRequestInput'>>;
  AuthEmailLogin?: Resolver<ResolversTypes['EmailLogin'], ParentType, ContextType, RequireFields<Types.MutationAuthEmailLoginArgs, 'email' | 'password'>>;
  AuthMfaLogin?: Resolver<ResolversTypes['MfaLogin'], ParentType, ContextType, RequireFields<Types.MutationAuthMfaLoginArgs, 'code' | 'email'>>;
  AuthResendMfaCode?: Resolver<ResolversTypes['ResendMfaCode'], ParentType, ContextType, RequireFields<Types.MutationAuthResendMfaCodeArgs, 'email' | 'password'>>;
  AuthForgetPassword?: Resolver<ResolversTypes['ForgetPassword'], ParentType, ContextType, RequireFields<Types.MutationAuthForgetPasswordArgs, 'authForgetPasswordDto'>>;
  AuthResetPassword?: Resolver<ResolversTypes['ResetPassword'], ParentType, ContextType, RequireFields<Types.MutationAuthResetPasswordArgs, 'password' | 'resetToken'>>;
  AuthLogout?: Resolver<ResolversTypes['Logout'], ParentType, ContextType>;
  AuthUnlockUser?: Resolver<ResolversTypes['UnlockUser'], ParentType, ContextType, RequireFields<Types.MutationAuthUnlockUserArgs, 'input'>>;
  CommonCreatePolicy?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<Types.MutationCommonCreatePolicyArgs, 'addPolicyDto'>>;
  CommonUpdatePolicy?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<Types.MutationCommonUpdatePolicyArgs, 'policyId' | 'addPolicyDto'>>;
  CommonUpdatePolicyV2?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<Types.MutationCommonUpdatePolicyV2Args, 'filter' | 'update'>>;
  CommonUpdatePermissionTabPolicies?: Resolver<ResolversTypes['PermissionTabState'], ParentType, ContextType, RequireFields<Types.MutationCommonUpdatePermissionTabPoliciesArgs, 'update'>>;
  CommonInviteCandidate?: Resolver<ResolversTypes['InvitedCandidate'], ParentType, ContextType, RequireFields<Types.MutationCommonInviteCandidateArgs, 'atsApplicationInput' | 'notify'>>;
  ORGCreateApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<Types.MutationORGCreateApiKeyArgs, 'apiKey'>>;
  ORGUpdateApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<Types.MutationORGUpdateApiKeyArgs, 'filter' | 'update'>>;
  ORGRotateApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<Types.MutationORGRotateApiKeyArgs, 'filter' | 'input'>>;
  ORGRevokeApiKeys?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGRevokeApiKeysArgs, 'filter'>>;
  NotifSaveMessageText?: Resolver<ResolversTypes['MessageText'], ParentType, ContextType, RequireFields<Types.MutationNotifSaveMessageTextArgs, 'input'>>;
  NotifRestoreMessageText?: Resolver<ResolversTypes['MessageText'], ParentType, ContextType, RequireFields<Types.MutationNotifRestoreMessageTextArgs, 'input'>>;
  NotifSendTestMail?: Resolver<ResolversTypes['TestMail'], ParentType, ContextType, RequireFields<Types.MutationNotifSendTestMailArgs, 'input'>>;
  NotifSendTestText?: Resolver<ResolversTypes['TestMail'], ParentType, ContextType, RequireFields<Types.MutationNotifSendTestTextArgs, 'input'>>;
  FIUploadLogo?: Resolver<ResolversTypes['Logo'], ParentType, ContextType, RequireFields<Types.MutationFIUploadLogoArgs, 'input'>>;
  NotifAllowAddresses?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationNotifAllowAddressesArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'suppressedAddressIds'>>;
  NotifSuppressAddresses?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationNotifSuppressAddressesArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'suppressedAddressIds'>>;
  AppsSaveApplicationNote?: Resolver<ResolversTypes['ApplicationNote'], ParentType, ContextType, RequireFields<Types.MutationAppsSaveApplicationNoteArgs, 'input'>>;
  AppsDeleteApplicationNote?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAppsDeleteApplicationNoteArgs, 'filter'>>;
  AppsUpdateDeclineReasons?: Resolver<ResolversTypes['CustomerSetting'], ParentType, ContextType, RequireFields<Types.MutationAppsUpdateDeclineReasonsArgs, 'input'>>;
  AuthChangePassword?: Resolver<ResolversTypes['OwnPassword'], ParentType, ContextType, RequireFields<Types.MutationAuthChangePasswordArgs, 'input'>>;
  AuthUpdateProfile?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<Types.MutationAuthUpdateProfileArgs, 'input'>>;
  AuthStartApp?: Resolver<ResolversTypes['StartedApp'], ParentType, ContextType>;
  AuthAddApp?: Resolver<ResolversTypes['AddedFactor'], ParentType, ContextType, RequireFields<Types.MutationAuthAddAppArgs, 'input'>>;
  AuthStartPasskey?: Resolver<ResolversTypes['PasskeyChallenge'], ParentType, ContextType>;
  AuthAddPasskey?: Resolver<ResolversTypes['AddedFactor'], ParentType, ContextType, RequireFields<Types.MutationAuthAddPasskeyArgs, 'input'>>;
  AuthRemoveFactors?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAuthRemoveFactorsArgs, 'factorIds'>>;
  AuthRenameFactor?: Resolver<ResolversTypes['OwnFactor'], ParentType, ContextType, RequireFields<Types.MutationAuthRenameFactorArgs, 'factorId' | 'name'>>;
  AuthRenewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType>;
  AuthStartPasskeyLogin?: Resolver<ResolversTypes['PasskeyChallenge'], ParentType, ContextType>;
  AuthPasskeyLogin?: Resolver<ResolversTypes['PasskeyLogin'], ParentType, ContextType, RequireFields<Types.MutationAuthPasskeyLoginArgs, 'response'>>;
  AuthMailConfirmation?: Resolver<ResolversTypes['OwnConfirmation'], ParentType, ContextType>;
  AuthStartPasskeyConfirmation?: Resolver<ResolversTypes['PasskeyChallenge'], ParentType, ContextType>;
  AuthConfirm?: Resolver<ResolversTypes['OwnConfirmation'], ParentType, ContextType, RequireFields<Types.MutationAuthConfirmArgs, 'input'>>;
  AuthResetFactors?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAuthResetFactorsArgs, 'input'>>;
  AuthUpdateSignInRules?: Resolver<ResolversTypes['SignInRules'], ParentType, ContextType, RequireFields<Types.MutationAuthUpdateSignInRulesArgs, 'update' | 'filter'>>;
  AuthEndSessions?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAuthEndSessionsArgs, 'sessionIds'>>;
  AuthEndUserSessions?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAuthEndUserSessionsArgs, 'input'>>;
  AuthEndCustomerSessions?: Resolver<ResolversTypes['EndedSessions'], ParentType, ContextType, RequireFields<Types.MutationAuthEndCustomerSessionsArgs, 'input'>>;
  AuthEndOtherSessions?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType>;
  CommonUndoHold?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationCommonUndoHoldArgs, '_id' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  AtsResumeTenant?: Resolver<ResolversTypes['AtsTenant'], ParentType, ContextType, RequireFields<Types.MutationAtsResumeTenantArgs, 'resumeTenantInput'>>;
  AtsTestTenant?: Resolver<ResolversTypes['AtsConnectionTest'], ParentType, ContextType, RequireFields<Types.MutationAtsTestTenantArgs, 'testTenantInput'>>;
  CommonSavePageLayout?: Resolver<Types.Maybe<ResolversTypes['PageLayout']>, ParentType, ContextType, RequireFields<Types.MutationCommonSavePageLayoutArgs, 'input'>>;
  IDPStartSSOTest?: Resolver<ResolversTypes['SSOTestStart'], ParentType, ContextType, RequireFields<Types.MutationIDPStartSSOTestArgs, 'filter'>>;
  IDPAddSSOKey?: Resolver<ResolversTypes['SSOConfig'], ParentType, ContextType, RequireFields<Types.MutationIDPAddSSOKeyArgs, 'filter'>>;
  IDPUseNextSSOKey?: Resolver<ResolversTypes['SSOConfig'], ParentType, ContextType, RequireFields<Types.MutationIDPUseNextSSOKeyArgs, 'filter'>>;
  IDPMailSSOStep?: Resolver<ResolversTypes['SSOStepMail'], ParentType, ContextType>;
  IDPConfirmSSOStep?: Resolver<ResolversTypes['SSOStepConfirmed'], ParentType, ContextType, RequireFields<Types.MutationIDPConfirmSSOStepArgs, 'token'>>;
  IDPCompleteSSOStep?: Resolver<ResolversTypes['SSOStepDone'], ParentType, ContextType>;
  AtsRetryRequests?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAtsRetryRequestsArgs, 'retryRequestsInput'>>;
  AtsRestoreTenantsByIds?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationAtsRestoreTenantsByIdsArgs, 'restoreTenantsByIdsInput'>>;
  AppsMarkAssessmentViewed?: Resolver<ResolversTypes['Application'], ParentType, ContextType, RequireFields<Types.MutationAppsMarkAssessmentViewedArgs, 'assessmentId' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  CommonSaveView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<Types.MutationCommonSaveViewArgs, 'input'>>;
  CommonSetDefaultView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<Types.MutationCommonSetDefaultViewArgs, 'input'>>;
  CommonSubscribeToView?: Resolver<ResolversTypes['ViewMail'], ParentType, ContextType, RequireFields<Types.MutationCommonSubscribeToViewArgs, 'input'>>;
  CommonResumeViewMails?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationCommonResumeViewMailsArgs, 'filter'>>;
  CommonUnsubscribeFromViews?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationCommonUnsubscribeFromViewsArgs, 'filter'>>;
  CommonDeleteViews?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationCommonDeleteViewsArgs, 'filter'>>;
  CommonStartExport?: Resolver<ResolversTypes['Export'], ParentType, ContextType, RequireFields<Types.MutationCommonStartExportArgs, 'input'>>;
  CommonCreateWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<Types.MutationCommonCreateWebhookArgs, 'input'>>;
  CommonUpdateWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<Types.MutationCommonUpdateWebhookArgs, 'input'>>;
  CommonArchiveWebhooks?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationCommonArchiveWebhooksArgs, 'filter'>>;
  CommonRestoreWebhooks?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationCommonRestoreWebhooksArgs, 'filter'>>;
  CommonRenewWebhookSecret?: Resolver<ResolversTypes['WebhookSecret'], ParentType, ContextType, RequireFields<Types.MutationCommonRenewWebhookSecretArgs, 'input'>>;
  CommonTestWebhook?: Resolver<ResolversTypes['AtsConnectionTest'], ParentType, ContextType, RequireFields<Types.MutationCommonTestWebhookArgs, 'filter'>>;
  CommonResumeWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<Types.MutationCommonResumeWebhookArgs, 'filter'>>;
  CommonSendWebhooksAgain?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationCommonSendWebhooksAgainArgs, 'organizationId' | 'customerId' | 'hierarchyId' | 'webhookDeliveryIds'>>;
  AppsExportCandidate?: Resolver<ResolversTypes['CandidateArchive'], ParentType, ContextType, RequireFields<Types.MutationAppsExportCandidateArgs, '_id' | 'organizationId' | 'customerId' | 'hierarchyId'>>;
  IDPCreateScimToken?: Resolver<ResolversTypes['ScimToken'], ParentType, ContextType, RequireFields<Types.MutationIDPCreateScimTokenArgs, 'token'>>;
  IDPUpdateScimToken?: Resolver<ResolversTypes['ScimToken'], ParentType, ContextType, RequireFields<Types.MutationIDPUpdateScimTokenArgs, 'filter' | 'update'>>;
  IDPRevokeScimTokens?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationIDPRevokeScimTokensArgs, 'filter'>>;
  IDPCreateSsoDomain?: Resolver<ResolversTypes['SsoDomain'], ParentType, ContextType, RequireFields<Types.MutationIDPCreateSsoDomainArgs, 'domain'>>;
  IDPVerifySsoDomain?: Resolver<ResolversTypes['SsoDomain'], ParentType, ContextType, RequireFields<Types.MutationIDPVerifySsoDomainArgs, 'filter'>>;
  IDPDeleteSsoDomains?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationIDPDeleteSsoDomainsArgs, 'filter'>>;
  AuthNoteActivity?: Resolver<ResolversTypes['SessionActivity'], ParentType, ContextType>;
  CommonRestorePolicyVersion?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<Types.MutationCommonRestorePolicyVersionArgs, 'input'>>;
  CommonRunBackgroundJobs?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationCommonRunBackgroundJobsArgs, 'filter'>>;
  CommonTryDeadLettersAgain?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationCommonTryDeadLettersAgainArgs, 'filter'>>;
  FIAddBranding?: Resolver<ResolversTypes['Branding'], ParentType, ContextType, RequireFields<Types.MutationFIAddBrandingArgs, 'input'>>;
  FIEditBranding?: Resolver<ResolversTypes['Branding'], ParentType, ContextType, RequireFields<Types.MutationFIEditBrandingArgs, 'customerId' | 'input'>>;
  IDPAuthSSOLogin?: Resolver<ResolversTypes['SSOLogin'], ParentType, ContextType, RequireFields<Types.MutationIDPAuthSSOLoginArgs, 'ssoLoginDto'>>;
  IDPCreateSSOConfig?: Resolver<ResolversTypes['SSOConfig'], ParentType, ContextType, RequireFields<Types.MutationIDPCreateSSOConfigArgs, 'ssoConfig'>>;
  IDPUpdateSSOConfig?: Resolver<ResolversTypes['SSOConfig'], ParentType, ContextType, RequireFields<Types.MutationIDPUpdateSSOConfigArgs, 'update' | 'filter'>>;
  NotifUpdateNotificationSettingsV2?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType, RequireFields<Types.MutationNotifUpdateNotificationSettingsV2Args, 'update'>>;
  NotifCreateEmailDomain?: Resolver<ResolversTypes['EmailDomain'], ParentType, ContextType, RequireFields<Types.MutationNotifCreateEmailDomainArgs, 'input'>>;
  NotifUpdateEmailDomainSetting?: Resolver<ResolversTypes['EmailDomain'], ParentType, ContextType, RequireFields<Types.MutationNotifUpdateEmailDomainSettingArgs, 'input'>>;
  NotifRetryDkimVerification?: Resolver<ResolversTypes['DkimVerification'], ParentType, ContextType, RequireFields<Types.MutationNotifRetryDkimVerificationArgs, 'input'>>;
  NotifPurchaseSMSCreditsByCustomerId?: Resolver<ResolversTypes['SmsCredits'], ParentType, ContextType, RequireFields<Types.MutationNotifPurchaseSMSCreditsByCustomerIdArgs, 'update'>>;
  ORGCreateCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<Types.MutationORGCreateCustomerArgs, 'customer'>>;
  ORGArchiveCustomers?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGArchiveCustomersArgs, 'filter'>>;
  ORGRestoreCustomers?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGRestoreCustomersArgs, 'filter'>>;
  ORGCreateOrganization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<Types.MutationORGCreateOrganizationArgs, 'organization'>>;
  ORGArchiveOrganizations?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGArchiveOrganizationsArgs, 'filter'>>;
  ORGRestoreOrganizations?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGRestoreOrganizationsArgs, 'filter'>>;
  ORGUpdateHierarchies?: Resolver<ResolversTypes['HierarchiesUpdate'], ParentType, ContextType, RequireFields<Types.MutationORGUpdateHierarchiesArgs, 'hierarchies'>>;
  ORGCreateGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<Types.MutationORGCreateGroupArgs, 'group'>>;
  ORGUpdateGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<Types.MutationORGUpdateGroupArgs, 'filter' | 'update'>>;
  ORGArchiveGroup?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGArchiveGroupArgs, 'filter'>>;
  ORGArchiveGroups?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGArchiveGroupsArgs, 'filter'>>;
  ORGRestoreGroups?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGRestoreGroupsArgs, 'filter'>>;
  ORGGroupAddUsers?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGGroupAddUsersArgs, 'param'>>;
  ORGGroupRemoveUsers?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGGroupRemoveUsersArgs, 'param'>>;
  ORGCreateEndUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationORGCreateEndUserArgs, 'user'>>;
  ORGImportUsers?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGImportUsersArgs, 'input'>>;
  ORGUpdateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.MutationORGUpdateUserArgs, 'update' | 'filter'>>;
  ORGArchiveUser?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGArchiveUserArgs, 'filter'>>;
  ORGArchiveUsers?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGArchiveUsersArgs, 'filter'>>;
  ORGRestoreUsers?: Resolver<ResolversTypes['ChangedRows'], ParentType, ContextType, RequireFields<Types.MutationORGRestoreUsersArgs, 'filter'>>;
};

export type AtsResponseResolvers<ContextType = any, ParentType extends ResolversParentTypes['AtsResponse'] = ResolversParentTypes['AtsResponse']> = {
  status?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  data?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AtsRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['AtsRequest'] = ResolversParentTypes['AtsRequest']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  masterId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requestType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  atsName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalTenantId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AtsRequestStatus'], ParentType, ContextType>;
  extra?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  payload?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  responses?: Resolver<Types.Maybe<Array<ResolversTypes['AtsResponse']>>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastStatus?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AtsRequestPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AtsRequestPage'] = ResolversParentTypes['AtsRequestPage']> = {
  data?: Resolver<Array<ResolversTypes['AtsRequest']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.AtsRequestPagefacetsArgs, 'fields'>>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.AtsRequestPagebreakdownArgs, 'by'>>;
};

export type AtsTemplateItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['AtsTemplateItem'] = ResolversParentTypes['AtsTemplateItem']> = {
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uiComponent?: Resolver<ResolversTypes['AtsTemplateUiComponent'], ParentType, ContextType>;
  valueType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultValue?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  storedOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AtsTemplateResolvers<ContextType = any, ParentType extends ResolversParentTypes['AtsTemplate'] = ResolversParentTypes['AtsTemplate']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  atsName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  atsTemplateItems?: Resolver<Array<ResolversTypes['AtsTemplateItem']>, ParentType, ContextType>;
};

export type AtsTemplatePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AtsTemplatePage'] = ResolversParentTypes['AtsTemplatePage']> = {
  data?: Resolver<Array<ResolversTypes['AtsTemplate']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type AtsTenantResolvers<ContextType = any, ParentType extends ResolversParentTypes['AtsTenant'] = ResolversParentTypes['AtsTenant']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  atsName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalTenantId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credential?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  extra?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grantType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issueTokenUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  baseUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  segmentCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMasterCustomer?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  requestStatusChangeEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportPredictionResultUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportApplicationUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewsUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assessmentApiUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assessmentApiClientId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AtsTenantState'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secretsSet?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AtsTenantPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AtsTenantPage'] = ResolversParentTypes['AtsTenantPage']> = {
  data?: Resolver<Array<ResolversTypes['AtsTenant']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.AtsTenantPagebreakdownArgs, 'by'>>;
};

export type DefaultCustomerResolvers<ContextType = any, ParentType extends ResolversParentTypes['DefaultCustomer'] = ResolversParentTypes['DefaultCustomer']> = {
  awsRegion?: Resolver<ResolversTypes['AwsRegion'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultCustomer?: Resolver<Types.Maybe<ResolversTypes['DefaultCustomer']>, ParentType, ContextType>;
  customers?: Resolver<Array<ResolversTypes['CustomerSummary']>, ParentType, ContextType>;
  customerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mustAddFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmailLoginResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailLogin'] = ResolversParentTypes['EmailLogin']> = {
  mfa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  defaultAwsRegion?: Resolver<ResolversTypes['AwsRegion'], ParentType, ContextType>;
  minutesForRememberDevice?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isDeviceRemembered?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['ProofMethod']>, ParentType, ContextType>;
};

export type MfaLoginResolvers<ContextType = any, ParentType extends ResolversParentTypes['MfaLogin'] = ResolversParentTypes['MfaLogin']> = {
  defaultAwsRegion?: Resolver<ResolversTypes['AwsRegion'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ResendMfaCodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResendMfaCode'] = ResolversParentTypes['ResendMfaCode']> = {
  isResendCodeSuccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ForgetPasswordResolvers<ContextType = any, ParentType extends ResolversParentTypes['ForgetPassword'] = ResolversParentTypes['ForgetPassword']> = {
  isVerifyEmailSuccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetPasswordResolvers<ContextType = any, ParentType extends ResolversParentTypes['ResetPassword'] = ResolversParentTypes['ResetPassword']> = {
  isPasswordResetSuccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LogoutResolvers<ContextType = any, ParentType extends ResolversParentTypes['Logout'] = ResolversParentTypes['Logout']> = {
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logoutUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TokenCheckResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['TokenCheckResult'] = ResolversParentTypes['TokenCheckResult']> = {
  isAccessTokenExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRefreshTokenExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TokenCheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['TokenCheck'] = ResolversParentTypes['TokenCheck']> = {
  tokenCheckResult?: Resolver<ResolversTypes['TokenCheckResult'], ParentType, ContextType>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TokenRefreshResolvers<ContextType = any, ParentType extends ResolversParentTypes['TokenRefresh'] = ResolversParentTypes['TokenRefresh']> = {
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserRegionResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserRegion'] = ResolversParentTypes['UserRegion']> = {
  defaultAwsRegion?: Resolver<ResolversTypes['AwsRegion'], ParentType, ContextType>;
};

export type UnlockUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['UnlockUser'] = ResolversParentTypes['UnlockUser']> = {
  isUnlockUserSuccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JSONScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface AwsRegionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AwsRegion'], any> {
  name: 'AwsRegion';
}

export interface TemplateLanguageScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TemplateLanguage'], any> {
  name: 'TemplateLanguage';
}

export interface StageLanguageScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StageLanguage'], any> {
  name: 'StageLanguage';
}

export interface RoleTemplateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RoleTemplate'], any> {
  name: 'RoleTemplate';
}

export type PaginationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Pagination'] = ResolversParentTypes['Pagination']> = {
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = any, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedRowsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangedRows'] = ResolversParentTypes['ChangedRows']> = {
  data?: Resolver<Array<ResolversTypes['ChangedRow']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['RefusedRow']>, ParentType, ContextType>;
  hold?: Resolver<Types.Maybe<ResolversTypes['Hold']>, ParentType, ContextType>;
};

export type ChangedRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangedRow'] = ResolversParentTypes['ChangedRow']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CoordinateResolvers<ContextType = any, ParentType extends ResolversParentTypes['Coordinate'] = ResolversParentTypes['Coordinate']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coordinate?: Resolver<Types.Maybe<ResolversTypes['Coordinate']>, ParentType, ContextType>;
};

export type LocationPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['LocationPage'] = ResolversParentTypes['LocationPage']> = {
  data?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type PolicyStatementResolvers<ContextType = any, ParentType extends ResolversParentTypes['PolicyStatement'] = ResolversParentTypes['PolicyStatement']> = {
  actions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  resources?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['PolicyEffect'], ParentType, ContextType>;
};

export type PolicyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Policy'] = ResolversParentTypes['Policy']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  statements?: Resolver<Array<ResolversTypes['PolicyStatement']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PolicyCheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['PolicyCheck'] = ResolversParentTypes['PolicyCheck']> = {
  policyResult?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type PermissionCustomerResolvers<ContextType = any, ParentType extends ResolversParentTypes['PermissionCustomer'] = ResolversParentTypes['PermissionCustomer']> = {
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hierarchyIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  awsRegion?: Resolver<Types.Maybe<ResolversTypes['AwsRegion']>, ParentType, ContextType>;
  organizationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PermissionRuleResolvers<ContextType = any, ParentType extends ResolversParentTypes['PermissionRule'] = ResolversParentTypes['PermissionRule']> = {
  customers?: Resolver<Array<ResolversTypes['PermissionCustomer']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['PolicyEffect'], ParentType, ContextType>;
  otherActions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  otherResources?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PermissionTabStateResolvers<ContextType = any, ParentType extends ResolversParentTypes['PermissionTabState'] = ResolversParentTypes['PermissionTabState']> = {
  basic?: Resolver<ResolversTypes['PermissionRule'], ParentType, ContextType>;
  advanced?: Resolver<Array<ResolversTypes['PermissionRule']>, ParentType, ContextType>;
};

export type RoleTemplateOptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['RoleTemplateOption'] = ResolversParentTypes['RoleTemplateOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['RoleTemplate'], ParentType, ContextType>;
};

export type PermissionTabResolvers<ContextType = any, ParentType extends ResolversParentTypes['PermissionTab'] = ResolversParentTypes['PermissionTab']> = {
  formState?: Resolver<ResolversTypes['PermissionTabState'], ParentType, ContextType>;
  SECTION_ACTIONS_MAPPINGS?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  ROLE_ACTION_STATE_MAPPINGS?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  ROLE_TEMPLATE_OPTIONS?: Resolver<Array<ResolversTypes['RoleTemplateOption']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  statements?: Resolver<Array<ResolversTypes['PolicyStatement']>, ParentType, ContextType>;
};

export type InvitedCandidateResolvers<ContextType = any, ParentType extends ResolversParentTypes['InvitedCandidate'] = ResolversParentTypes['InvitedCandidate']> = {
  assessmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hold?: Resolver<Types.Maybe<ResolversTypes['Hold']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type EngagementRatioResolvers<ContextType = any, ParentType extends ResolversParentTypes['EngagementRatio'] = ResolversParentTypes['EngagementRatio']> = {
  engagementCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completionTotalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  engagementRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RecommendationCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecommendationCount'] = ResolversParentTypes['RecommendationCount']> = {
  label?: Resolver<ResolversTypes['Recommendation'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecommendationSplitResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecommendationSplit'] = ResolversParentTypes['RecommendationSplit']> = {
  data?: Resolver<Array<ResolversTypes['RecommendationCount']>, ParentType, ContextType>;
};

export type ScoreCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScoreCount'] = ResolversParentTypes['ScoreCount']> = {
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScoreDistributionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScoreDistribution'] = ResolversParentTypes['ScoreDistribution']> = {
  data?: Resolver<Array<ResolversTypes['ScoreCount']>, ParentType, ContextType>;
};

export type DeviceCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeviceCount'] = ResolversParentTypes['DeviceCount']> = {
  label?: Resolver<ResolversTypes['DeviceType'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeviceSplitResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeviceSplit'] = ResolversParentTypes['DeviceSplit']> = {
  data?: Resolver<Array<ResolversTypes['DeviceCount']>, ParentType, ContextType>;
};

export type DayCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['DayCount'] = ResolversParentTypes['DayCount']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplicationsByDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApplicationsByDay'] = ResolversParentTypes['ApplicationsByDay']> = {
  data?: Resolver<Array<ResolversTypes['DayCount']>, ParentType, ContextType>;
};

export type RefusedRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['RefusedRow'] = ResolversParentTypes['RefusedRow']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  args?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type HoldResolvers<ContextType = any, ParentType extends ResolversParentTypes['Hold'] = ResolversParentTypes['Hold']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  texted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['AuditOperation'], ParentType, ContextType>;
  userName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeclineReasonResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeclineReason'] = ResolversParentTypes['DeclineReason']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  talentHubPolicyId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hierarchy?: Resolver<ResolversTypes['Hierarchy'], ParentType, ContextType>;
  usersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policy?: Resolver<Types.Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = any, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = any, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type CustomerPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerPage'] = ResolversParentTypes['CustomerPage']> = {
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.CustomerPagefacetsArgs, 'fields'>>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.CustomerPagebreakdownArgs, 'by'>>;
  data?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type OrganizationPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganizationPage'] = ResolversParentTypes['OrganizationPage']> = {
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.OrganizationPagefacetsArgs, 'fields'>>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.OrganizationPagebreakdownArgs, 'by'>>;
  data?: Resolver<Array<ResolversTypes['Organization']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type GroupPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupPage'] = ResolversParentTypes['GroupPage']> = {
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.GroupPagefacetsArgs, 'fields'>>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.GroupPagebreakdownArgs, 'by'>>;
  data?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.UserPagefacetsArgs, 'fields'>>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.UserPagebreakdownArgs, 'by'>>;
  data?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type EmailEventPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailEventPage'] = ResolversParentTypes['EmailEventPage']> = {
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.EmailEventPagefacetsArgs, 'fields'>>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.EmailEventPagebreakdownArgs, 'by'>>;
  data?: Resolver<Array<ResolversTypes['EmailEvent']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type SmsEventPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SmsEventPage'] = ResolversParentTypes['SmsEventPage']> = {
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.SmsEventPagefacetsArgs, 'fields'>>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.SmsEventPagebreakdownArgs, 'by'>>;
  data?: Resolver<Array<ResolversTypes['SmsEvent']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type AuditEntryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditEntryPage'] = ResolversParentTypes['AuditEntryPage']> = {
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.AuditEntryPagefacetsArgs, 'fields'>>;
  data?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.AuditEntryPagebreakdownArgs, 'by'>>;
};

export type FigureStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['FigureStep'] = ResolversParentTypes['FigureStep']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  applications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completionRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dropoutRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  leakageRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  engagementRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  avgNpsScore?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  medianTimeTaken?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  medianScore?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  profanityRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plagiarismRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  garbageRatio?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FigureTrendsResolvers<ContextType = any, ParentType extends ResolversParentTypes['FigureTrends'] = ResolversParentTypes['FigureTrends']> = {
  step?: Resolver<ResolversTypes['TrendStep'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['FigureStep']>, ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['FigureStep'], ParentType, ContextType>;
};

export type PageLayoutResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageLayout'] = ResolversParentTypes['PageLayout']> = {
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type JudgedConditionResolvers<ContextType = any, ParentType extends ResolversParentTypes['JudgedCondition'] = ResolversParentTypes['JudgedCondition']> = {
  onField?: Resolver<ResolversTypes['ConditionField'], ParentType, ContextType>;
  comparisonOperator?: Resolver<ResolversTypes['ComparisonOperator'], ParentType, ContextType>;
  comparisonValue?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type ApplicationEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApplicationEvent'] = ResolversParentTypes['ApplicationEvent']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ApplicationEventKind'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['ApplicationActor'], ParentType, ContextType>;
  userName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stageId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fromStageId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['ApplicationStatus']>, ParentType, ContextType>;
  fromStatus?: Resolver<Types.Maybe<ResolversTypes['ApplicationStatus']>, ParentType, ContextType>;
  rule?: Resolver<Types.Maybe<Array<ResolversTypes['JudgedCondition']>>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ApplicationMessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApplicationMessage'] = ResolversParentTypes['ApplicationMessage']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['MessageChannel'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MessageStatus'], ParentType, ContextType>;
  failure?: Resolver<Types.Maybe<ResolversTypes['MessageFailure']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ApplicationMessagePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApplicationMessagePage'] = ResolversParentTypes['ApplicationMessagePage']> = {
  data?: Resolver<Array<ResolversTypes['ApplicationMessage']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type MentionableUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['MentionableUser'] = ResolversParentTypes['MentionableUser']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MentionableUserPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['MentionableUserPage'] = ResolversParentTypes['MentionableUserPage']> = {
  data?: Resolver<Array<ResolversTypes['MentionableUser']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type ApplicationNoteResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApplicationNote'] = ResolversParentTypes['ApplicationNote']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['MentionableUser']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApplicationNotePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApplicationNotePage'] = ResolversParentTypes['ApplicationNotePage']> = {
  data?: Resolver<Array<ResolversTypes['ApplicationNote']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type EmailEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailEvent'] = ResolversParentTypes['EmailEvent']> = {
  failure?: Resolver<Types.Maybe<ResolversTypes['MessageFailure']>, ParentType, ContextType>;
  applicationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vacancyId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['EmailEventType'], ParentType, ContextType>;
  mailMessageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mailRecipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailSender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  masterId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templateId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templateType?: Resolver<ResolversTypes['NotificationEvent'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SentEmailResolvers<ContextType = any, ParentType extends ResolversParentTypes['SentEmail'] = ResolversParentTypes['SentEmail']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['EmailEventType'], ParentType, ContextType>;
  latestAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Types.Maybe<ResolversTypes['MessageFailure']>, ParentType, ContextType>;
  mailRecipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailSender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  masterId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  applicationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vacancyId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templateId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  templateType?: Resolver<ResolversTypes['NotificationEvent'], ParentType, ContextType>;
};

export type SentEmailPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SentEmailPage'] = ResolversParentTypes['SentEmailPage']> = {
  data?: Resolver<Array<ResolversTypes['SentEmail']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.SentEmailPagefacetsArgs, 'fields'>>;
};

export type SuppressedAddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['SuppressedAddress'] = ResolversParentTypes['SuppressedAddress']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SuppressionReason'], ParentType, ContextType>;
  suppressedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SuppressedAddressPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SuppressedAddressPage'] = ResolversParentTypes['SuppressedAddressPage']> = {
  data?: Resolver<Array<ResolversTypes['SuppressedAddress']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.SuppressedAddressPagefacetsArgs, 'fields'>>;
};

export type ApiKeyDocumentResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKeyDocument'] = ResolversParentTypes['ApiKeyDocument']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  departmentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['ApiKeyDocument']>, ParentType, ContextType>;
  documentProblems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  requestsPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApiKeyState'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  previousUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdByName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revokedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiKeyPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKeyPage'] = ResolversParentTypes['ApiKeyPage']> = {
  data?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type OwnSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnSession'] = ResolversParentTypes['OwnSession']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  browser?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OwnSessionPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnSessionPage'] = ResolversParentTypes['OwnSessionPage']> = {
  data?: Resolver<Array<ResolversTypes['OwnSession']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type OwnFactorResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnFactor'] = ResolversParentTypes['OwnFactor']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FactorKind'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  left?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OwnFactorPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnFactorPage'] = ResolversParentTypes['OwnFactorPage']> = {
  data?: Resolver<Array<ResolversTypes['OwnFactor']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  browser?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserSessionPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserSessionPage'] = ResolversParentTypes['UserSessionPage']> = {
  data?: Resolver<Array<ResolversTypes['UserSession']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type StartedAppResolvers<ContextType = any, ParentType extends ResolversParentTypes['StartedApp'] = ResolversParentTypes['StartedApp']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddedFactorResolvers<ContextType = any, ParentType extends ResolversParentTypes['AddedFactor'] = ResolversParentTypes['AddedFactor']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyChallengeResolvers<ContextType = any, ParentType extends ResolversParentTypes['PasskeyChallenge'] = ResolversParentTypes['PasskeyChallenge']> = {
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyLoginResolvers<ContextType = any, ParentType extends ResolversParentTypes['PasskeyLogin'] = ResolversParentTypes['PasskeyLogin']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultAwsRegion?: Resolver<ResolversTypes['AwsRegion'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OwnConfirmationResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnConfirmation'] = ResolversParentTypes['OwnConfirmation']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['ProofMethod']>, ParentType, ContextType>;
  confirmedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignInRulesResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignInRules'] = ResolversParentTypes['SignInRules']> = {
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secondFactorFor?: Resolver<Array<ResolversTypes['UserType']>, ParentType, ContextType>;
  mailedCodes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  idleLimit?: Resolver<Types.Maybe<ResolversTypes['SessionIdleLimit']>, ParentType, ContextType>;
  absoluteLimit?: Resolver<Types.Maybe<ResolversTypes['SessionAbsoluteLimit']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ssoRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  breakGlassUserIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  passwordSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndedSessionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['EndedSessions'] = ResolversParentTypes['EndedSessions']> = {
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnPasswordResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnPassword'] = ResolversParentTypes['OwnPassword']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordUpdatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = any, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  group?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  groupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  lastActive?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastPasswordUpdatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mfaEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mfaMethod?: Resolver<Types.Maybe<ResolversTypes['MfaMethod']>, ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SSOConfigResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOConfig'] = ResolversParentTypes['SSOConfig']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metadataUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assertionUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  protocol?: Resolver<ResolversTypes['SSOProtocol'], ParentType, ContextType>;
  issuerUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientSecretSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scopes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailClaim?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstNameClaim?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastNameClaim?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupsClaim?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupMappings?: Resolver<Array<ResolversTypes['SSOGroupMapping']>, ParentType, ContextType>;
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signsRequests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  singleLogout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  backChannelLogoutUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  singleLogoutUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoutBinding?: Resolver<ResolversTypes['SSOLogoutBinding'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['SSOKey']>, ParentType, ContextType>;
  hasNextKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  providerEntityId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerMetadataUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metadataReadAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  metadataProblem?: Resolver<Types.Maybe<ResolversTypes['SSOMetadataProblem']>, ParentType, ContextType>;
  certificates?: Resolver<Array<ResolversTypes['SSOCertificate']>, ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['AwsRegion'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loginUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoutUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userProvisionMode?: Resolver<ResolversTypes['UserProvisionMode'], ParentType, ContextType>;
  publicCertificates?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  attributeClaimKeys?: Resolver<ResolversTypes['AttributeClaimKeys'], ParentType, ContextType>;
  sapiaEntityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sapiaSAMLAudience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  initialized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabledCustomerIdAsUsernamePrefix?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SSOKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOKey'] = ResolversParentTypes['SSOKey']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SSOKeyState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresSoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SSOGroupMappingResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOGroupMapping'] = ResolversParentTypes['SSOGroupMapping']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SSOProviderMetadataResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOProviderMetadata'] = ResolversParentTypes['SSOProviderMetadata']> = {
  entityId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loginUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoutUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoutBinding?: Resolver<Types.Maybe<ResolversTypes['SSOLogoutBinding']>, ParentType, ContextType>;
  publicCertificates?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  certificates?: Resolver<Array<ResolversTypes['SSOCertificate']>, ParentType, ContextType>;
  wantsSignedRequests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  validUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['SSOMetadataWarning']>, ParentType, ContextType>;
};

export type TemplatePreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['TemplatePreview'] = ResolversParentTypes['TemplatePreview']> = {
  message?: Resolver<ResolversTypes['PreviewedMessage'], ParentType, ContextType>;
  isMadeUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TestMailResolvers<ContextType = any, ParentType extends ResolversParentTypes['TestMail'] = ResolversParentTypes['TestMail']> = {
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageTextResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessageText'] = ResolversParentTypes['MessageText']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['NotificationEvent'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['NotificationChannel'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['TemplateLanguage'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MessageTextState'], ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['MessageTextVariable']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MessageTextVariableResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessageTextVariable'] = ResolversParentTypes['MessageTextVariable']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInSubject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  example?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageTextPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessageTextPage'] = ResolversParentTypes['MessageTextPage']> = {
  data?: Resolver<Array<ResolversTypes['MessageText']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type MessageTextVersionResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessageTextVersion'] = ResolversParentTypes['MessageTextVersion']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  authorName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageTextVersionPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessageTextVersionPage'] = ResolversParentTypes['MessageTextVersionPage']> = {
  data?: Resolver<Array<ResolversTypes['MessageTextVersion']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type MessageTextPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessageTextPreview'] = ResolversParentTypes['MessageTextPreview']> = {
  message?: Resolver<ResolversTypes['PreviewedMessage'], ParentType, ContextType>;
  isMadeUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smsParts?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LogoResolvers<ContextType = any, ParentType extends ResolversParentTypes['Logo'] = ResolversParentTypes['Logo']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrandingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Branding'] = ResolversParentTypes['Branding']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoUrl?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  theme?: Resolver<Array<ResolversTypes['ThemeElement']>, ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  templatePrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSapiaCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGlobalSmsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['NotificationSetting']>, ParentType, ContextType>;
};

export type SmsCreditsPurchaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['SmsCreditsPurchase'] = ResolversParentTypes['SmsCreditsPurchase']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchaseAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purchaseUserEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseUserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purchasedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EmailDomainResolvers<ContextType = any, ParentType extends ResolversParentTypes['EmailDomain'] = ResolversParentTypes['EmailDomain']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRetried?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dkimRecords?: Resolver<Array<ResolversTypes['DkimRecord']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailIdentity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCustomizedEmailDomainEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendingIdentity?: Resolver<ResolversTypes['SendingIdentity'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DkimRecordResolvers<ContextType = any, ParentType extends ResolversParentTypes['DkimRecord'] = ResolversParentTypes['DkimRecord']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  found?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  isRight?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SSOCertificateResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOCertificate'] = ResolversParentTypes['SSOCertificate']> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresSoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SSOTestStartResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOTestStart'] = ResolversParentTypes['SSOTestStart']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loginUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SSOTestResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOTest'] = ResolversParentTypes['SSOTest']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SSOTestStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nameId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  joinedGroups?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  leftGroups?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  outcome?: Resolver<Types.Maybe<ResolversTypes['SSOTestOutcome']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SSOStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOStep'] = ResolversParentTypes['SSOStep']> = {
  kind?: Resolver<ResolversTypes['SSOStepKind'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultAwsRegion?: Resolver<ResolversTypes['AwsRegion'], ParentType, ContextType>;
  minutesForRememberDevice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maySendMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SSOStepMailResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOStepMail'] = ResolversParentTypes['SSOStepMail']> = {
  isMailSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SSOStepConfirmedResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOStepConfirmed'] = ResolversParentTypes['SSOStepConfirmed']> = {
  isSignedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  redirect?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultAwsRegion?: Resolver<ResolversTypes['AwsRegion'], ParentType, ContextType>;
};

export type SSOStepDoneResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOStepDone'] = ResolversParentTypes['SSOStepDone']> = {
  redirect?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RetentionPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['RetentionPreview'] = ResolversParentTypes['RetentionPreview']> = {
  candidates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextRunAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SecurityEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['SecurityEntry'] = ResolversParentTypes['SecurityEntry']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecurityKind'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['AuditOperation'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['SecurityOutcome'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['SecurityReason']>, ParentType, ContextType>;
  personId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  personName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browser?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecurityEntryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SecurityEntryPage'] = ResolversParentTypes['SecurityEntryPage']> = {
  data?: Resolver<Array<ResolversTypes['SecurityEntry']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.SecurityEntryPagefacetsArgs, 'fields'>>;
};

export type AuditChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  after?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  purged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['AuditOperation'], ParentType, ContextType>;
  actorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  actorName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  subjectNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hold?: Resolver<Types.Maybe<ResolversTypes['Hold']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AtsConnectionCheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['AtsConnectionCheck'] = ResolversParentTypes['AtsConnectionCheck']> = {
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AtsConnectionTestResolvers<ContextType = any, ParentType extends ResolversParentTypes['AtsConnectionTest'] = ResolversParentTypes['AtsConnectionTest']> = {
  checks?: Resolver<Array<ResolversTypes['AtsConnectionCheck']>, ParentType, ContextType>;
};

export type AuditSubjectsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditSubjects'] = ResolversParentTypes['AuditSubjects']> = {
  operation?: Resolver<ResolversTypes['AuditOperation'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PreviewedRefusalResolvers<ContextType = any, ParentType extends ResolversParentTypes['PreviewedRefusal'] = ResolversParentTypes['PreviewedRefusal']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActionPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['ActionPreview'] = ResolversParentTypes['ActionPreview']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['PreviewedRefusal']>, ParentType, ContextType>;
  signedOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  texted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportedTo?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  webhooks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['PreviewedMessages']>, ParentType, ContextType>;
  example?: Resolver<Types.Maybe<ResolversTypes['PreviewedMessage']>, ParentType, ContextType>;
  suppressed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holdMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['DeclineReason']>, ParentType, ContextType>;
  isReasonRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PreviewedMessagesResolvers<ContextType = any, ParentType extends ResolversParentTypes['PreviewedMessages'] = ResolversParentTypes['PreviewedMessages']> = {
  channel?: Resolver<ResolversTypes['NotificationChannel'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['TemplateLanguage'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreviewedMessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['PreviewedMessage'] = ResolversParentTypes['PreviewedMessage']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layout?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forEveryone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forGroupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SavedViewPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedViewPage'] = ResolversParentTypes['SavedViewPage']> = {
  data?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type DefaultViewsResolvers<ContextType = any, ParentType extends ResolversParentTypes['DefaultViews'] = ResolversParentTypes['DefaultViews']> = {
  views?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType>;
};

export type ViewMailResolvers<ContextType = any, ParentType extends ResolversParentTypes['ViewMail'] = ResolversParentTypes['ViewMail']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['ViewMailFrequency'], ParentType, ContextType>;
  weekday?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlyChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSentAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pausedBecause?: Resolver<Types.Maybe<ResolversTypes['ViewMailPause']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ViewMailPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ViewMailPage'] = ResolversParentTypes['ViewMailPage']> = {
  data?: Resolver<Array<ResolversTypes['ViewMail']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type SearchedListResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchedList'] = ResolversParentTypes['SearchedList']> = {
  rows?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tooMany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  lists?: Resolver<Array<ResolversTypes['SearchedList']>, ParentType, ContextType>;
};

export type ExportResolvers<ContextType = any, ParentType extends ResolversParentTypes['Export'] = ResolversParentTypes['Export']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HierarchyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Hierarchy'] = ResolversParentTypes['Hierarchy']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Hierarchy']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
};

export type DepartmentNameResolvers<ContextType = any, ParentType extends ResolversParentTypes['DepartmentName'] = ResolversParentTypes['DepartmentName']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccessPartResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessPart'] = ResolversParentTypes['AccessPart']> = {
  rights?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  whole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  below?: Resolver<Array<ResolversTypes['DepartmentName']>, ParentType, ContextType>;
  alone?: Resolver<Array<ResolversTypes['DepartmentName']>, ParentType, ContextType>;
};

export type AccessChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessChange'] = ResolversParentTypes['AccessChange']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gains?: Resolver<Array<ResolversTypes['AccessPart']>, ParentType, ContextType>;
  losses?: Resolver<Array<ResolversTypes['AccessPart']>, ParentType, ContextType>;
};

export type KeyAccessChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['KeyAccessChange'] = ResolversParentTypes['KeyAccessChange']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gains?: Resolver<Array<ResolversTypes['AccessPart']>, ParentType, ContextType>;
  losses?: Resolver<Array<ResolversTypes['AccessPart']>, ParentType, ContextType>;
};

export type FutureAccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['FutureAccess'] = ResolversParentTypes['FutureAccess']> = {
  gains?: Resolver<Array<ResolversTypes['AccessPart']>, ParentType, ContextType>;
  losses?: Resolver<Array<ResolversTypes['AccessPart']>, ParentType, ContextType>;
};

export type UncomputedAccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['UncomputedAccess'] = ResolversParentTypes['UncomputedAccess']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  args?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type AccessPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessPreview'] = ResolversParentTypes['AccessPreview']> = {
  data?: Resolver<Array<ResolversTypes['AccessChange']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  gaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  losing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unnamed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['KeyAccessChange']>, ParentType, ContextType>;
  unnamedKeys?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  future?: Resolver<Types.Maybe<ResolversTypes['FutureAccess']>, ParentType, ContextType>;
  uncomputed?: Resolver<Array<ResolversTypes['UncomputedAccess']>, ParentType, ContextType>;
};

export type GroupGrantsResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupGrants'] = ResolversParentTypes['GroupGrants']> = {
  data?: Resolver<Array<ResolversTypes['AccessPart']>, ParentType, ContextType>;
  uncomputed?: Resolver<Array<ResolversTypes['UncomputedAccess']>, ParentType, ContextType>;
};

export type AccessReasonResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessReason'] = ResolversParentTypes['AccessReason']> = {
  effect?: Resolver<ResolversTypes['PolicyEffect'], ParentType, ContextType>;
  group?: Resolver<Types.Maybe<ResolversTypes['DepartmentName']>, ParentType, ContextType>;
  policyId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  talentHub?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  statement?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  action?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resource?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<Types.Maybe<ResolversTypes['DepartmentName']>, ParentType, ContextType>;
};

export type AccessDecisionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessDecision'] = ResolversParentTypes['AccessDecision']> = {
  right?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['AccessReason']>, ParentType, ContextType>;
};

export type AccessExplanationResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessExplanation'] = ResolversParentTypes['AccessExplanation']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['DepartmentName']>, ParentType, ContextType>;
  decisions?: Resolver<Array<ResolversTypes['AccessDecision']>, ParentType, ContextType>;
  blocked?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoleFamilySuggestionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['RoleFamilySuggestions'] = ResolversParentTypes['RoleFamilySuggestions']> = {
  families?: Resolver<Array<ResolversTypes['RoleFamily']>, ParentType, ContextType>;
};

export type OrganizationInRegionResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganizationInRegion'] = ResolversParentTypes['OrganizationInRegion']> = {
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  awsRegion?: Resolver<ResolversTypes['AwsRegion'], ParentType, ContextType>;
};

export type ArchiveCustomersPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['ArchiveCustomersPreview'] = ResolversParentTypes['ArchiveCustomersPreview']> = {
  lastIn?: Resolver<Array<ResolversTypes['OrganizationInRegion']>, ParentType, ContextType>;
  standingIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InterviewerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Interviewer'] = ResolversParentTypes['Interviewer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InterviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['Interview'] = ResolversParentTypes['Interview']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InterviewStatus'], ParentType, ContextType>;
  startsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  place?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interviewers?: Resolver<Array<ResolversTypes['Interviewer']>, ParentType, ContextType>;
  applicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  application?: Resolver<Types.Maybe<ResolversTypes['Application']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InterviewPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['InterviewPage'] = ResolversParentTypes['InterviewPage']> = {
  data?: Resolver<Array<ResolversTypes['Interview']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.InterviewPagefacetsArgs, 'fields'>>;
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.InterviewPagebreakdownArgs, 'by'>>;
};

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  CommonWatch?: SubscriptionResolver<ResolversTypes['WatchNews'], "CommonWatch", ParentType, ContextType, RequireFields<Types.SubscriptionCommonWatchArgs, 'input'>>;
};

export type WatchedChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['WatchedChange'] = ResolversParentTypes['WatchedChange']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  _id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WatchedChangeKind'], ParentType, ContextType>;
  by?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  own?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ago?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WatchingPersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['WatchingPerson'] = ResolversParentTypes['WatchingPerson']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WatchedPeopleResolvers<ContextType = any, ParentType extends ResolversParentTypes['WatchedPeople'] = ResolversParentTypes['WatchedPeople']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['WatchingPerson']>, ParentType, ContextType>;
};

export type WatchNewsResolvers<ContextType = any, ParentType extends ResolversParentTypes['WatchNews'] = ResolversParentTypes['WatchNews']> = {
  changes?: Resolver<Array<ResolversTypes['WatchedChange']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['WatchedPeople']>, ParentType, ContextType>;
  missed?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RowGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['RowGroup'] = ResolversParentTypes['RowGroup']> = {
  keys?: Resolver<Array<Types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  names?: Resolver<Array<Types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<Types.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type RowGroupsResolvers<ContextType = any, ParentType extends ResolversParentTypes['RowGroups'] = ResolversParentTypes['RowGroups']> = {
  groups?: Resolver<Array<ResolversTypes['RowGroup']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<Types.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  groupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SmsCreditsPurchasePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SmsCreditsPurchasePage'] = ResolversParentTypes['SmsCreditsPurchasePage']> = {
  breakdown?: Resolver<ResolversTypes['RowGroups'], ParentType, ContextType, RequireFields<Types.SmsCreditsPurchasePagebreakdownArgs, 'by'>>;
  data?: Resolver<Array<ResolversTypes['SmsCreditsPurchase']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = any, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookState'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pausedUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failingSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stoppedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secretMadeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  previousSecretUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookPage'] = ResolversParentTypes['WebhookPage']> = {
  data?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type WebhookSecretResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookSecret'] = ResolversParentTypes['WebhookSecret']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousSecretUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  webhookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  webhookName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['WebhookEvent'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payload?: Resolver<Types.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  responses?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  lastStatus?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebhookDeliveryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDeliveryPage'] = ResolversParentTypes['WebhookDeliveryPage']> = {
  data?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.WebhookDeliveryPagefacetsArgs, 'fields'>>;
};

export type CandidateArchiveResolvers<ContextType = any, ParentType extends ResolversParentTypes['CandidateArchive'] = ResolversParentTypes['CandidateArchive']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScimTokenResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScimToken'] = ResolversParentTypes['ScimToken']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  baseUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ScimTokenState'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdByName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revokedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScimTokenPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScimTokenPage'] = ResolversParentTypes['ScimTokenPage']> = {
  data?: Resolver<Array<ResolversTypes['ScimToken']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type ScimRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScimRequest'] = ResolversParentTypes['ScimRequest']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tokenId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tokenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ScimOutcome'], ParentType, ContextType>;
  scimType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  resourceName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ScimRequestPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScimRequestPage'] = ResolversParentTypes['ScimRequestPage']> = {
  data?: Resolver<Array<ResolversTypes['ScimRequest']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type SsoDomainResolvers<ContextType = any, ParentType extends ResolversParentTypes['SsoDomain'] = ResolversParentTypes['SsoDomain']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SsoDomainState'], ParentType, ContextType>;
  problem?: Resolver<Types.Maybe<ResolversTypes['SsoDomainProblem']>, ParentType, ContextType>;
  recordName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastCheckedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verifiedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SsoDomainPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SsoDomainPage'] = ResolversParentTypes['SsoDomainPage']> = {
  data?: Resolver<Array<ResolversTypes['SsoDomain']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type SessionActivityResolvers<ContextType = any, ParentType extends ResolversParentTypes['SessionActivity'] = ResolversParentTypes['SessionActivity']> = {
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AccessGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessGroup'] = ResolversParentTypes['AccessGroup']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['AccessOrigin'], ParentType, ContextType>;
};

export type AccessGrantResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessGrant'] = ResolversParentTypes['AccessGrant']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reach?: Resolver<ResolversTypes['AccessReach'], ParentType, ContextType>;
  departmentId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  departmentName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['AccessGroup']>, ParentType, ContextType>;
  lastUsedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  recordedSince?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AccessGrantPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessGrantPage'] = ResolversParentTypes['AccessGrantPage']> = {
  data?: Resolver<Array<ResolversTypes['AccessGrant']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.AccessGrantPagefacetsArgs, 'fields'>>;
};

export type PolicyVersionChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['PolicyVersionChange'] = ResolversParentTypes['PolicyVersionChange']> = {
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  added?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PolicyVersionResolvers<ContextType = any, ParentType extends ResolversParentTypes['PolicyVersion'] = ResolversParentTypes['PolicyVersion']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  authorName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['PolicyVersionChange']>, ParentType, ContextType>;
  statements?: Resolver<Array<ResolversTypes['PolicyStatement']>, ParentType, ContextType>;
};

export type PolicyVersionPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['PolicyVersionPage'] = ResolversParentTypes['PolicyVersionPage']> = {
  data?: Resolver<Array<ResolversTypes['PolicyVersion']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type BackgroundJobResolvers<ContextType = any, ParentType extends ResolversParentTypes['BackgroundJob'] = ResolversParentTypes['BackgroundJob']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['BackgroundJobName'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['AwsRegion']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BackgroundJobState'], ParentType, ContextType>;
  begunAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BackgroundJobPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['BackgroundJobPage'] = ResolversParentTypes['BackgroundJobPage']> = {
  data?: Resolver<Array<ResolversTypes['BackgroundJob']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type PlatformPartResolvers<ContextType = any, ParentType extends ResolversParentTypes['PlatformPart'] = ResolversParentTypes['PlatformPart']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlatformPartKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['PlatformPartName'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['AwsRegion']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PlatformPartState'], ParentType, ContextType>;
  since?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  measuredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  latency?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isReadOnly?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isReplicaUsed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  replicaLag?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  connections?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  connectionLimit?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  migration?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMigrationKnown?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  waiting?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oldestAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failed?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  succeededAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failingSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  process?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  memory?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  eventLoopDelay?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leads?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlatformPartPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['PlatformPartPage'] = ResolversParentTypes['PlatformPartPage']> = {
  data?: Resolver<Array<ResolversTypes['PlatformPart']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.PlatformPartPagefacetsArgs, 'fields'>>;
};

export type DeadLetterResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeadLetter'] = ResolversParentTypes['DeadLetter']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeadLetterKind'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['AwsRegion']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DeadLetterPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeadLetterPage'] = ResolversParentTypes['DeadLetterPage']> = {
  data?: Resolver<Array<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.DeadLetterPagefacetsArgs, 'fields'>>;
};

export type ThemeColoursResolvers<ContextType = any, ParentType extends ResolversParentTypes['ThemeColours'] = ResolversParentTypes['ThemeColours']> = {
  backgroundColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fontColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkColor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ThemeElementResolvers<ContextType = any, ParentType extends ResolversParentTypes['ThemeElement'] = ResolversParentTypes['ThemeElement']> = {
  name?: Resolver<ResolversTypes['ThemeElementName'], ParentType, ContextType>;
  type?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ThemeColours'], ParentType, ContextType>;
};

export interface UserProvisionModeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UserProvisionMode'], any> {
  name: 'UserProvisionMode';
}

export type AttributeClaimKeysResolvers<ContextType = any, ParentType extends ResolversParentTypes['AttributeClaimKeys'] = ResolversParentTypes['AttributeClaimKeys']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SSOConfigStateResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOConfigState'] = ResolversParentTypes['SSOConfigState']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  initialized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SSOConfigStatePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOConfigStatePage'] = ResolversParentTypes['SSOConfigStatePage']> = {
  data?: Resolver<Array<ResolversTypes['SSOConfigState']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type SSOLoginResolvers<ContextType = any, ParentType extends ResolversParentTypes['SSOLogin'] = ResolversParentTypes['SSOLogin']> = {
  loginUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HierarchyTreeNodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['HierarchyTreeNode'] = ResolversParentTypes['HierarchyTreeNode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['HierarchyTreeNode']>, ParentType, ContextType>;
};

export type HierarchyTreeResolvers<ContextType = any, ParentType extends ResolversParentTypes['HierarchyTree'] = ResolversParentTypes['HierarchyTree']> = {
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rootHierarchy?: Resolver<ResolversTypes['HierarchyTreeNode'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationSettingResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotificationSetting'] = ResolversParentTypes['NotificationSetting']> = {
  name?: Resolver<ResolversTypes['NotificationEvent'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationChannel'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  template?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['TemplateLanguage'], ParentType, ContextType>;
};

export type DkimAttributesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DkimAttributes'] = ResolversParentTypes['DkimAttributes']> = {
  tokens?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  currentSigningKeyLength?: Resolver<Types.Maybe<ResolversTypes['DkimKeyLength']>, ParentType, ContextType>;
  nextSigningKeyLength?: Resolver<Types.Maybe<ResolversTypes['DkimKeyLength']>, ParentType, ContextType>;
  lastKeyGenerationTimestamp?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SoaRecordResolvers<ContextType = any, ParentType extends ResolversParentTypes['SoaRecord'] = ResolversParentTypes['SoaRecord']> = {
  primaryNameServer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  adminEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serialNumber?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type VerificationInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['VerificationInfo'] = ResolversParentTypes['VerificationInfo']> = {
  errorType?: Resolver<Types.Maybe<ResolversTypes['VerificationErrorType']>, ParentType, ContextType>;
  lastCheckedTimestamp?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSuccessTimestamp?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sOARecord?: Resolver<Types.Maybe<ResolversTypes['SoaRecord']>, ParentType, ContextType>;
};

export type MailFromAttributesResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailFromAttributes'] = ResolversParentTypes['MailFromAttributes']> = {
  mailFromDomain?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailFromDomainStatus?: Resolver<Types.Maybe<ResolversTypes['VerificationStatus']>, ParentType, ContextType>;
};

export type SendingIdentityResolvers<ContextType = any, ParentType extends ResolversParentTypes['SendingIdentity'] = ResolversParentTypes['SendingIdentity']> = {
  verificationStatus?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  dkimAttributes?: Resolver<ResolversTypes['DkimAttributes'], ParentType, ContextType>;
  verificationInfo?: Resolver<Types.Maybe<ResolversTypes['VerificationInfo']>, ParentType, ContextType>;
  mailFromAttributes?: Resolver<Types.Maybe<ResolversTypes['MailFromAttributes']>, ParentType, ContextType>;
  identityType?: Resolver<ResolversTypes['IdentityType'], ParentType, ContextType>;
  verifiedForSendingStatus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DkimVerificationResolvers<ContextType = any, ParentType extends ResolversParentTypes['DkimVerification'] = ResolversParentTypes['DkimVerification']> = {
  DkimStatus?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  DkimTokens?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SmsCreditsResolvers<ContextType = any, ParentType extends ResolversParentTypes['SmsCredits'] = ResolversParentTypes['SmsCredits']> = {
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LatestEmailEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['LatestEmailEvent'] = ResolversParentTypes['LatestEmailEvent']> = {
  eventType?: Resolver<ResolversTypes['EmailEventType'], ParentType, ContextType>;
  templateType?: Resolver<ResolversTypes['NotificationEvent'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export interface SmsMessageStatusScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SmsMessageStatus'], any> {
  name: 'SmsMessageStatus';
}

export type SmsEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['SmsEvent'] = ResolversParentTypes['SmsEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  templateType?: Resolver<ResolversTypes['SmsNotificationEvent'], ParentType, ContextType>;
  templateId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  masterId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  smsMessageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  smsOriginationPhoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  smsDestinationPhoneNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalMessageParts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isoCountryCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrierName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFinal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smsMessageStatus?: Resolver<ResolversTypes['SmsMessageStatus'], ParentType, ContextType>;
  smsMessageStatusDescription?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CustomerSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerSummary'] = ResolversParentTypes['CustomerSummary']> = {
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerDisplayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationDisplayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  awsRegion?: Resolver<ResolversTypes['AwsRegion'], ParentType, ContextType>;
  rootHierarchyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uniqueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerSummaryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerSummaryPage'] = ResolversParentTypes['CustomerSummaryPage']> = {
  data?: Resolver<Array<ResolversTypes['CustomerSummary']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uniqueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  awsRegion?: Resolver<ResolversTypes['AwsRegion'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uniqueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customers?: Resolver<Array<ResolversTypes['CustomerSummary']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
};

export type HierarchiesUpdateResolvers<ContextType = any, ParentType extends ResolversParentTypes['HierarchiesUpdate'] = ResolversParentTypes['HierarchiesUpdate']> = {
  updated?: Resolver<Array<ResolversTypes['Hierarchy']>, ParentType, ContextType>;
  created?: Resolver<Array<ResolversTypes['Hierarchy']>, ParentType, ContextType>;
  archived?: Resolver<Array<ResolversTypes['Hierarchy']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  VacancyManager?: VacancyManagerResolvers<ContextType>;
  RoleFamily?: RoleFamilyResolvers<ContextType>;
  TriggerCondition?: TriggerConditionResolvers<ContextType>;
  TriggerPayload?: TriggerPayloadResolvers<ContextType>;
  TriggerAction?: TriggerActionResolvers<ContextType>;
  Trigger?: TriggerResolvers<ContextType>;
  Stage?: StageResolvers<ContextType>;
  Workflow?: WorkflowResolvers<ContextType>;
  WorkflowPage?: WorkflowPageResolvers<ContextType>;
  AssessmentPackage?: AssessmentPackageResolvers<ContextType>;
  AssessmentPackagePage?: AssessmentPackagePageResolvers<ContextType>;
  WorkflowOption?: WorkflowOptionResolvers<ContextType>;
  WorkflowSet?: WorkflowSetResolvers<ContextType>;
  WorkflowSetPage?: WorkflowSetPageResolvers<ContextType>;
  GenericAssessmentLink?: GenericAssessmentLinkResolvers<ContextType>;
  Vacancy?: VacancyResolvers<ContextType>;
  VacancyPage?: VacancyPageResolvers<ContextType>;
  ApplicationStatusCount?: ApplicationStatusCountResolvers<ContextType>;
  VacancyApplicationStatusCount?: VacancyApplicationStatusCountResolvers<ContextType>;
  AssessmentResult?: AssessmentResultResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  PersonalInformation?: PersonalInformationResolvers<ContextType>;
  Candidate?: CandidateResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  ApplicationPage?: ApplicationPageResolvers<ContextType>;
  DeletedCandidate?: DeletedCandidateResolvers<ContextType>;
  RetentionPeriod?: RetentionPeriodResolvers<ContextType>;
  SmsNotificationSetting?: SmsNotificationSettingResolvers<ContextType>;
  CustomerSetting?: CustomerSettingResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  AtsResponse?: AtsResponseResolvers<ContextType>;
  AtsRequest?: AtsRequestResolvers<ContextType>;
  AtsRequestPage?: AtsRequestPageResolvers<ContextType>;
  AtsTemplateItem?: AtsTemplateItemResolvers<ContextType>;
  AtsTemplate?: AtsTemplateResolvers<ContextType>;
  AtsTemplatePage?: AtsTemplatePageResolvers<ContextType>;
  AtsTenant?: AtsTenantResolvers<ContextType>;
  AtsTenantPage?: AtsTenantPageResolvers<ContextType>;
  DefaultCustomer?: DefaultCustomerResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  EmailLogin?: EmailLoginResolvers<ContextType>;
  MfaLogin?: MfaLoginResolvers<ContextType>;
  ResendMfaCode?: ResendMfaCodeResolvers<ContextType>;
  ForgetPassword?: ForgetPasswordResolvers<ContextType>;
  ResetPassword?: ResetPasswordResolvers<ContextType>;
  Logout?: LogoutResolvers<ContextType>;
  TokenCheckResult?: TokenCheckResultResolvers<ContextType>;
  TokenCheck?: TokenCheckResolvers<ContextType>;
  TokenRefresh?: TokenRefreshResolvers<ContextType>;
  UserRegion?: UserRegionResolvers<ContextType>;
  UnlockUser?: UnlockUserResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  AwsRegion?: GraphQLScalarType;
  TemplateLanguage?: GraphQLScalarType;
  StageLanguage?: GraphQLScalarType;
  RoleTemplate?: GraphQLScalarType;
  Pagination?: PaginationResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  ChangedRows?: ChangedRowsResolvers<ContextType>;
  ChangedRow?: ChangedRowResolvers<ContextType>;
  Coordinate?: CoordinateResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  LocationPage?: LocationPageResolvers<ContextType>;
  PolicyStatement?: PolicyStatementResolvers<ContextType>;
  Policy?: PolicyResolvers<ContextType>;
  PolicyCheck?: PolicyCheckResolvers<ContextType>;
  PermissionCustomer?: PermissionCustomerResolvers<ContextType>;
  PermissionRule?: PermissionRuleResolvers<ContextType>;
  PermissionTabState?: PermissionTabStateResolvers<ContextType>;
  RoleTemplateOption?: RoleTemplateOptionResolvers<ContextType>;
  PermissionTab?: PermissionTabResolvers<ContextType>;
  InvitedCandidate?: InvitedCandidateResolvers<ContextType>;
  Date?: GraphQLScalarType;
  EngagementRatio?: EngagementRatioResolvers<ContextType>;
  RecommendationCount?: RecommendationCountResolvers<ContextType>;
  RecommendationSplit?: RecommendationSplitResolvers<ContextType>;
  ScoreCount?: ScoreCountResolvers<ContextType>;
  ScoreDistribution?: ScoreDistributionResolvers<ContextType>;
  DeviceCount?: DeviceCountResolvers<ContextType>;
  DeviceSplit?: DeviceSplitResolvers<ContextType>;
  DayCount?: DayCountResolvers<ContextType>;
  ApplicationsByDay?: ApplicationsByDayResolvers<ContextType>;
  RefusedRow?: RefusedRowResolvers<ContextType>;
  Hold?: HoldResolvers<ContextType>;
  DeclineReason?: DeclineReasonResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  CustomerPage?: CustomerPageResolvers<ContextType>;
  OrganizationPage?: OrganizationPageResolvers<ContextType>;
  GroupPage?: GroupPageResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  EmailEventPage?: EmailEventPageResolvers<ContextType>;
  SmsEventPage?: SmsEventPageResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  FigureStep?: FigureStepResolvers<ContextType>;
  FigureTrends?: FigureTrendsResolvers<ContextType>;
  PageLayout?: PageLayoutResolvers<ContextType>;
  JudgedCondition?: JudgedConditionResolvers<ContextType>;
  ApplicationEvent?: ApplicationEventResolvers<ContextType>;
  ApplicationMessage?: ApplicationMessageResolvers<ContextType>;
  ApplicationMessagePage?: ApplicationMessagePageResolvers<ContextType>;
  MentionableUser?: MentionableUserResolvers<ContextType>;
  MentionableUserPage?: MentionableUserPageResolvers<ContextType>;
  ApplicationNote?: ApplicationNoteResolvers<ContextType>;
  ApplicationNotePage?: ApplicationNotePageResolvers<ContextType>;
  EmailEvent?: EmailEventResolvers<ContextType>;
  SentEmail?: SentEmailResolvers<ContextType>;
  SentEmailPage?: SentEmailPageResolvers<ContextType>;
  SuppressedAddress?: SuppressedAddressResolvers<ContextType>;
  SuppressedAddressPage?: SuppressedAddressPageResolvers<ContextType>;
  ApiKeyDocument?: ApiKeyDocumentResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyPage?: ApiKeyPageResolvers<ContextType>;
  OwnSession?: OwnSessionResolvers<ContextType>;
  OwnSessionPage?: OwnSessionPageResolvers<ContextType>;
  OwnFactor?: OwnFactorResolvers<ContextType>;
  OwnFactorPage?: OwnFactorPageResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
  UserSessionPage?: UserSessionPageResolvers<ContextType>;
  StartedApp?: StartedAppResolvers<ContextType>;
  AddedFactor?: AddedFactorResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  PasskeyChallenge?: PasskeyChallengeResolvers<ContextType>;
  PasskeyLogin?: PasskeyLoginResolvers<ContextType>;
  OwnConfirmation?: OwnConfirmationResolvers<ContextType>;
  SignInRules?: SignInRulesResolvers<ContextType>;
  EndedSessions?: EndedSessionsResolvers<ContextType>;
  OwnPassword?: OwnPasswordResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  SSOConfig?: SSOConfigResolvers<ContextType>;
  SSOKey?: SSOKeyResolvers<ContextType>;
  SSOGroupMapping?: SSOGroupMappingResolvers<ContextType>;
  SSOProviderMetadata?: SSOProviderMetadataResolvers<ContextType>;
  TemplatePreview?: TemplatePreviewResolvers<ContextType>;
  TestMail?: TestMailResolvers<ContextType>;
  MessageText?: MessageTextResolvers<ContextType>;
  MessageTextVariable?: MessageTextVariableResolvers<ContextType>;
  MessageTextPage?: MessageTextPageResolvers<ContextType>;
  MessageTextVersion?: MessageTextVersionResolvers<ContextType>;
  MessageTextVersionPage?: MessageTextVersionPageResolvers<ContextType>;
  MessageTextPreview?: MessageTextPreviewResolvers<ContextType>;
  Logo?: LogoResolvers<ContextType>;
  Branding?: BrandingResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  SmsCreditsPurchase?: SmsCreditsPurchaseResolvers<ContextType>;
  EmailDomain?: EmailDomainResolvers<ContextType>;
  DkimRecord?: DkimRecordResolvers<ContextType>;
  SSOCertificate?: SSOCertificateResolvers<ContextType>;
  SSOTestStart?: SSOTestStartResolvers<ContextType>;
  SSOTest?: SSOTestResolvers<ContextType>;
  SSOStep?: SSOStepResolvers<ContextType>;
  SSOStepMail?: SSOStepMailResolvers<ContextType>;
  SSOStepConfirmed?: SSOStepConfirmedResolvers<ContextType>;
  SSOStepDone?: SSOStepDoneResolvers<ContextType>;
  RetentionPreview?: RetentionPreviewResolvers<ContextType>;
  SecurityEntry?: SecurityEntryResolvers<ContextType>;
  SecurityEntryPage?: SecurityEntryPageResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AtsConnectionCheck?: AtsConnectionCheckResolvers<ContextType>;
  AtsConnectionTest?: AtsConnectionTestResolvers<ContextType>;
  AuditSubjects?: AuditSubjectsResolvers<ContextType>;
  PreviewedRefusal?: PreviewedRefusalResolvers<ContextType>;
  ActionPreview?: ActionPreviewResolvers<ContextType>;
  PreviewedMessages?: PreviewedMessagesResolvers<ContextType>;
  PreviewedMessage?: PreviewedMessageResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SavedViewPage?: SavedViewPageResolvers<ContextType>;
  DefaultViews?: DefaultViewsResolvers<ContextType>;
  ViewMail?: ViewMailResolvers<ContextType>;
  ViewMailPage?: ViewMailPageResolvers<ContextType>;
  SearchedList?: SearchedListResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  Export?: ExportResolvers<ContextType>;
  Hierarchy?: HierarchyResolvers<ContextType>;
  DepartmentName?: DepartmentNameResolvers<ContextType>;
  AccessPart?: AccessPartResolvers<ContextType>;
  AccessChange?: AccessChangeResolvers<ContextType>;
  KeyAccessChange?: KeyAccessChangeResolvers<ContextType>;
  FutureAccess?: FutureAccessResolvers<ContextType>;
  UncomputedAccess?: UncomputedAccessResolvers<ContextType>;
  AccessPreview?: AccessPreviewResolvers<ContextType>;
  GroupGrants?: GroupGrantsResolvers<ContextType>;
  AccessReason?: AccessReasonResolvers<ContextType>;
  AccessDecision?: AccessDecisionResolvers<ContextType>;
  AccessExplanation?: AccessExplanationResolvers<ContextType>;
  RoleFamilySuggestions?: RoleFamilySuggestionsResolvers<ContextType>;
  OrganizationInRegion?: OrganizationInRegionResolvers<ContextType>;
  ArchiveCustomersPreview?: ArchiveCustomersPreviewResolvers<ContextType>;
  Interviewer?: InterviewerResolvers<ContextType>;
  Interview?: InterviewResolvers<ContextType>;
  InterviewPage?: InterviewPageResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  WatchedChange?: WatchedChangeResolvers<ContextType>;
  WatchingPerson?: WatchingPersonResolvers<ContextType>;
  WatchedPeople?: WatchedPeopleResolvers<ContextType>;
  WatchNews?: WatchNewsResolvers<ContextType>;
  RowGroup?: RowGroupResolvers<ContextType>;
  RowGroups?: RowGroupsResolvers<ContextType>;
  SmsCreditsPurchasePage?: SmsCreditsPurchasePageResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookPage?: WebhookPageResolvers<ContextType>;
  WebhookSecret?: WebhookSecretResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryPage?: WebhookDeliveryPageResolvers<ContextType>;
  CandidateArchive?: CandidateArchiveResolvers<ContextType>;
  ScimToken?: ScimTokenResolvers<ContextType>;
  ScimTokenPage?: ScimTokenPageResolvers<ContextType>;
  ScimRequest?: ScimRequestResolvers<ContextType>;
  ScimRequestPage?: ScimRequestPageResolvers<ContextType>;
  SsoDomain?: SsoDomainResolvers<ContextType>;
  SsoDomainPage?: SsoDomainPageResolvers<ContextType>;
  SessionActivity?: SessionActivityResolvers<ContextType>;
  AccessGroup?: AccessGroupResolvers<ContextType>;
  AccessGrant?: AccessGrantResolvers<ContextType>;
  AccessGrantPage?: AccessGrantPageResolvers<ContextType>;
  PolicyVersionChange?: PolicyVersionChangeResolvers<ContextType>;
  PolicyVersion?: PolicyVersionResolvers<ContextType>;
  PolicyVersionPage?: PolicyVersionPageResolvers<ContextType>;
  BackgroundJob?: BackgroundJobResolvers<ContextType>;
  BackgroundJobPage?: BackgroundJobPageResolvers<ContextType>;
  PlatformPart?: PlatformPartResolvers<ContextType>;
  PlatformPartPage?: PlatformPartPageResolvers<ContextType>;
  DeadLetter?: DeadLetterResolvers<ContextType>;
  DeadLetterPage?: DeadLetterPageResolvers<ContextType>;
  ThemeColours?: ThemeColoursResolvers<ContextType>;
  ThemeElement?: ThemeElementResolvers<ContextType>;
  UserProvisionMode?: GraphQLScalarType;
  AttributeClaimKeys?: AttributeClaimKeysResolvers<ContextType>;
  SSOConfigState?: SSOConfigStateResolvers<ContextType>;
  SSOConfigStatePage?: SSOConfigStatePageResolvers<ContextType>;
  SSOLogin?: SSOLoginResolvers<ContextType>;
  HierarchyTreeNode?: HierarchyTreeNodeResolvers<ContextType>;
  HierarchyTree?: HierarchyTreeResolvers<ContextType>;
  NotificationSetting?: NotificationSettingResolvers<ContextType>;
  DkimAttributes?: DkimAttributesResolvers<ContextType>;
  SoaRecord?: SoaRecordResolvers<ContextType>;
  VerificationInfo?: VerificationInfoResolvers<ContextType>;
  MailFromAttributes?: MailFromAttributesResolvers<ContextType>;
  SendingIdentity?: SendingIdentityResolvers<ContextType>;
  DkimVerification?: DkimVerificationResolvers<ContextType>;
  SmsCredits?: SmsCreditsResolvers<ContextType>;
  LatestEmailEvent?: LatestEmailEventResolvers<ContextType>;
  SmsMessageStatus?: GraphQLScalarType;
  SmsEvent?: SmsEventResolvers<ContextType>;
  CustomerSummary?: CustomerSummaryResolvers<ContextType>;
  CustomerSummaryPage?: CustomerSummaryPageResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  HierarchiesUpdate?: HierarchiesUpdateResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = any> = {
  access?: accessDirectiveResolver<any, any, ContextType>;
  session?: sessionDirectiveResolver<any, any, ContextType>;
  public?: publicDirectiveResolver<any, any, ContextType>;
  extension?: extensionDirectiveResolver<any, any, ContextType>;
  values?: valuesDirectiveResolver<any, any, ContextType>;
  storedOnly?: storedOnlyDirectiveResolver<any, any, ContextType>;
};
