// Written by codegen: the types of the operations of pages and tools.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types.ts';

export type AuthMfaLoginMutationVariables = Exact<{
  code: string;
  email: string;
  isRememberDevice?: boolean | null | undefined;
}>;


export type AuthMfaLoginMutation = { AuthMfaLogin: { defaultAwsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1", expiresAt: string } };

export type AuthResendMfaCodeMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type AuthResendMfaCodeMutation = { AuthResendMfaCode: { isResendCodeSuccess: boolean } };

export type AuthStartPasskeyLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type AuthStartPasskeyLoginMutation = { AuthStartPasskeyLogin: { options: string } };

export type AuthPasskeyLoginMutationVariables = Exact<{
  response: string;
}>;


export type AuthPasskeyLoginMutation = { AuthPasskeyLogin: { email: string, defaultAwsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1", expiresAt: string } };

export type AuthForgetPasswordMutationVariables = Exact<{
  authForgetPasswordDto: Types.AuthForgetPasswordDto;
}>;


export type AuthForgetPasswordMutation = { AuthForgetPassword: { isVerifyEmailSuccess: boolean } };

export type AuthResetPasswordMutationVariables = Exact<{
  password: string;
  resetToken: string;
}>;


export type AuthResetPasswordMutation = { AuthResetPassword: { isPasswordResetSuccess: boolean } };

export type IDPAuthSSOLoginMutationVariables = Exact<{
  ssoLoginDto: Types.SsoLoginDto;
}>;


export type IDPAuthSSOLoginMutation = { IDPAuthSSOLogin: { loginUrl: string } };

export type IDPSearchSSOConfigsQueryVariables = Exact<{
  customerId: string | number;
  enableSapia: boolean;
  skip?: number | null | undefined;
  limit?: number | null | undefined;
  sort?: Types.SSOConfigSort | null | undefined;
}>;


export type IDPSearchSSOConfigsQuery = { IDPSearchSSOConfigs: { data: Array<{ enabled: boolean, initialized: boolean }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number } } };

export type IDPGetSSOStepQueryVariables = Exact<{ [key: string]: never; }>;


export type IDPGetSSOStepQuery = { IDPGetSSOStep: { kind: Types.SSOStepKind, email: string, customerName: string, defaultAwsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1", minutesForRememberDevice: number, maySendMail: boolean } };

export type IDPMailSSOStepMutationVariables = Exact<{ [key: string]: never; }>;


export type IDPMailSSOStepMutation = { IDPMailSSOStep: { isMailSent: boolean } };

export type IDPConfirmSSOStepMutationVariables = Exact<{
  token: string;
}>;


export type IDPConfirmSSOStepMutation = { IDPConfirmSSOStep: { isSignedIn: boolean, needsCode: boolean, expiresAt: string | null, redirect: string | null, defaultAwsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1" } };

export type IDPCompleteSSOStepMutationVariables = Exact<{ [key: string]: never; }>;


export type IDPCompleteSSOStepMutation = { IDPCompleteSSOStep: { redirect: string } };

export type NotifGetLatestEmailEventByAssessmentIdQueryVariables = Exact<{
  assessmentId: string | number;
  customerId: string | number;
  templateTypes: Array<Types.NotificationEvent> | Types.NotificationEvent;
}>;


export type NotifGetLatestEmailEventByAssessmentIdQuery = { NotifGetLatestEmailEventByAssessmentId: { eventType: Types.EmailEventType, timestamp: string } | null };

export type AppsMarkAssessmentViewedMutationVariables = Exact<{
  assessmentId: string | number;
  organizationId: string | number;
  customerId: string | number;
  hierarchyId: string | number;
}>;


export type AppsMarkAssessmentViewedMutation = { AppsMarkAssessmentViewed: { _id: string } };

export type NotifGetApplicationMessagesQueryVariables = Exact<{
  organizationId: string | number;
  customerId: string | number;
  hierarchyId: string | number;
  applicationId: string | number;
  limitEq?: number | null | undefined;
}>;


export type NotifGetApplicationMessagesQuery = { NotifGetApplicationMessages: { data: Array<{ _id: string, channel: Types.MessageChannel, event: string, subject: string | null, recipient: string | null, status: Types.MessageStatus, failure: Types.MessageFailure | null, createdAt: string, at: string }>, pagination: { totalItems: number } } };

export type AppsGetApplicationNotesQueryVariables = Exact<{
  organizationId: string | number;
  customerId: string | number;
  hierarchyId: string | number;
  applicationId: string | number;
  limitEq?: number | null | undefined;
}>;


export type AppsGetApplicationNotesQuery = { AppsGetApplicationNotes: { data: Array<{ _id: string, text: string, authorName: string | null, own: boolean, createdAt: string, changedAt: string | null, mentions: Array<{ _id: string, name: string }> }>, pagination: { totalItems: number } } };

export type AppsGetMentionableUsersQueryVariables = Exact<{
  organizationId: string | number;
  customerId: string | number;
  hierarchyId: string | number;
  applicationId: string | number;
  searchText?: string | null | undefined;
}>;


export type AppsGetMentionableUsersQuery = { AppsGetMentionableUsers: { data: Array<{ _id: string, name: string }> } };

export type AppsSaveApplicationNoteMutationVariables = Exact<{
  input: Types.AppsSaveApplicationNoteInput;
}>;


export type AppsSaveApplicationNoteMutation = { AppsSaveApplicationNote: { _id: string } };

export type AppsDeleteApplicationNoteMutationVariables = Exact<{
  filter: Types.ApplicationNoteFilter;
}>;


export type AppsDeleteApplicationNoteMutation = { AppsDeleteApplicationNote: { data: Array<{ _id: string }> } };

export type DatalakeAssessmentCountCompletedAssessmentsQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeAssessmentFilter;
}>;


export type DatalakeAssessmentCountCompletedAssessmentsQuery = { DatalakeAssessmentCountCompletedAssessments: number };

export type DatalakeAssessmentCompletionRatioQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeAssessmentFilter;
}>;


export type DatalakeAssessmentCompletionRatioQuery = { DatalakeAssessmentCompletionRatio: number | null };

export type DatalakeAssessmentDropoutRatioQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeDropoutFilter;
}>;


export type DatalakeAssessmentDropoutRatioQuery = { DatalakeAssessmentDropoutRatio: number | null };

export type DatalakeAssessmentLeakageRatioQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeLeakageFilter;
}>;


export type DatalakeAssessmentLeakageRatioQuery = { DatalakeAssessmentLeakageRatio: number | null };

export type DatalakeAssessmentEngagementRatioQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeAssessmentFilter;
}>;


export type DatalakeAssessmentEngagementRatioQuery = { DatalakeAssessmentEngagementRatio: { engagementCount: number, completionTotalCount: number, engagementRatio: number | null } };

export type DatalakeAssessmentAvgNPSScoreQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeAssessmentFilter;
}>;


export type DatalakeAssessmentAvgNPSScoreQuery = { DatalakeAssessmentAvgNPSScore: number | null };

export type DatalakeAssessmentMedianTimeTakenQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeAssessmentFilter;
}>;


export type DatalakeAssessmentMedianTimeTakenQuery = { DatalakeAssessmentMedianTimeTaken: number | null };

export type DatalakeAssessmentMedianScoreQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeAssessmentFilter;
}>;


export type DatalakeAssessmentMedianScoreQuery = { DatalakeAssessmentMedianScore: number | null };

export type DatalakeAssessmentProfanityRatioQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeAssessmentFilter;
}>;


export type DatalakeAssessmentProfanityRatioQuery = { DatalakeAssessmentProfanityRatio: number | null };

export type DatalakeAssessmentPlagiarismRatioQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeAssessmentFilter;
}>;


export type DatalakeAssessmentPlagiarismRatioQuery = { DatalakeAssessmentPlagiarismRatio: number | null };

export type DatalakeAssessmentGarbageRatioQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeAssessmentFilter;
}>;


export type DatalakeAssessmentGarbageRatioQuery = { DatalakeAssessmentGarbageRatio: number | null };

export type DatalakeAssessmentDeviceTypeQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeAssessmentFilter;
}>;


export type DatalakeAssessmentDeviceTypeQuery = { DatalakeAssessmentDeviceType: { data: Array<{ label: Types.DeviceType, count: number }> } };

export type DatalakeAssessmentScoreDistributionQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeScoreFilter;
}>;


export type DatalakeAssessmentScoreDistributionQuery = { DatalakeAssessmentScoreDistribution: { data: Array<{ score: number, count: number }> } };

export type DatalakeAssessmentRecommendationSplitQueryVariables = Exact<{
  filterAssessmentInput: Types.DatalakeAssessmentFilter;
}>;


export type DatalakeAssessmentRecommendationSplitQuery = { DatalakeAssessmentRecommendationSplit: { data: Array<{ label: Types.Recommendation, count: number }> } };

export type DatalakeCountApplicationsByDayQueryVariables = Exact<{
  filterApplicationInput: Types.DatalakeApplicationFilter;
}>;


export type DatalakeCountApplicationsByDayQuery = { DatalakeCountApplicationsByDay: { data: Array<{ date: string, count: number }> } };

export type DatalakeFigureTrendsQueryVariables = Exact<{
  filter: Types.DatalakeTrendsFilter;
}>;


export type DatalakeFigureTrendsQuery = { DatalakeFigureTrends: { step: Types.TrendStep, data: Array<{ date: string, applications: number, completed: number, completionRatio: number | null, dropoutRatio: number | null, leakageRatio: number | null, engagementRatio: number | null, avgNpsScore: number | null, medianTimeTaken: number | null, medianScore: number | null, profanityRatio: number | null, plagiarismRatio: number | null, garbageRatio: number | null }>, previous: { date: string, applications: number, completed: number, completionRatio: number | null, dropoutRatio: number | null, leakageRatio: number | null, engagementRatio: number | null, avgNpsScore: number | null, medianTimeTaken: number | null, medianScore: number | null, profanityRatio: number | null, plagiarismRatio: number | null, garbageRatio: number | null } } };

export type CommonWatchSubscriptionVariables = Exact<{
  input: Types.CommonWatchInput;
}>;


export type CommonWatchSubscription = { CommonWatch: { missed: Array<number>, changes: Array<{ place: number, _id: string | null, kind: Types.WatchedChangeKind, by: string | null, own: string | null, ago: number }>, people: Array<{ place: number, people: Array<{ key: string, name: string | null, editing: boolean }> }> } };

export type ORGUpdateHierarchiesMutationVariables = Exact<{
  hierarchies: Types.HierarchiesInput;
}>;


export type ORGUpdateHierarchiesMutation = { ORGUpdateHierarchies: { updated: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> }>, created: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> }>, archived: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> }> } };

export type ORGGetOrganizationGlobalCustomersQueryVariables = Exact<{
  organization: Types.ORGGetOrganizationGlobalCustomersInput;
  skip?: number | null | undefined;
  limit?: number | null | undefined;
  sort?: Types.CustomerSummarySort | null | undefined;
}>;


export type ORGGetOrganizationGlobalCustomersQuery = { ORGGetOrganizationGlobalCustomers: { data: Array<{ customerId: string, customerDisplayName: string, organizationDisplayName: string, organizationId: string, awsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1", rootHierarchyId: string, uniqueName: string }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number } } };

export type IDPGetHierarchyTreeQueryVariables = Exact<{
  filter: Types.IDPGetHierarchyTreeFilter;
}>;


export type IDPGetHierarchyTreeQuery = { IDPGetHierarchyTree: { customerId: string, createdAt: string, updatedAt: string, archivedAt: string | null, rootHierarchy: { id: string, name: string, children: Array<{ id: string, name: string, children: Array<{ id: string, name: string, children: Array<{ id: string, name: string, children: Array<{ id: string, name: string }> }> }> }> } } };

export type CommonGetPermissionTabStateQueryVariables = Exact<{
  filter: Types.CommonGetPermissionTabStateFilter;
}>;


export type CommonGetPermissionTabStateQuery = { CommonGetPermissionTabState: { SECTION_ACTIONS_MAPPINGS: unknown, ROLE_ACTION_STATE_MAPPINGS: unknown, version: number, editable: boolean, formState: { basic: { actions: Array<string>, effect: Types.PolicyEffect, otherActions: Array<string>, otherResources: Array<string>, customers: Array<{ customerId: string, hierarchyIds: Array<string>, awsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1" | null, organizationId: string | null }> }, advanced: Array<{ actions: Array<string>, effect: Types.PolicyEffect, otherActions: Array<string>, otherResources: Array<string>, customers: Array<{ customerId: string, hierarchyIds: Array<string>, awsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1" | null, organizationId: string | null }> }> }, ROLE_TEMPLATE_OPTIONS: Array<{ label: string, value: "ph-role-hiring-manager" | "ph-role-recruiter" | "ph-role-customer-admin" }>, statements: Array<{ actions: Array<string>, resources: Array<string>, effect: Types.PolicyEffect }> } };

export type CommonUpdatePermissionTabPoliciesMutationVariables = Exact<{
  update: Types.CommonUpdatePermissionTabPoliciesUpdate;
}>;


export type CommonUpdatePermissionTabPoliciesMutation = { CommonUpdatePermissionTabPolicies: { basic: { actions: Array<string>, effect: Types.PolicyEffect, otherActions: Array<string>, otherResources: Array<string>, customers: Array<{ customerId: string, hierarchyIds: Array<string>, awsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1" | null, organizationId: string | null }> }, advanced: Array<{ actions: Array<string>, effect: Types.PolicyEffect, otherActions: Array<string>, otherResources: Array<string>, customers: Array<{ customerId: string, hierarchyIds: Array<string>, awsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1" | null, organizationId: string | null }> }> } };

export type CommonGetPolicyQueryVariables = Exact<{
  policyId: string | number;
}>;


export type CommonGetPolicyQuery = { CommonGetPolicy: { id: string, name: string, description: string | null, version: number, tags: Array<{ name: string, value: string }>, statements: Array<{ actions: Array<string>, resources: Array<string>, effect: Types.PolicyEffect }> } };

export type CommonCreatePolicyMutationVariables = Exact<{
  addPolicyDto: Types.AddPolicyDto;
}>;


export type CommonCreatePolicyMutation = { CommonCreatePolicy: { id: string, name: string, description: string | null, version: number, tags: Array<{ name: string, value: string }>, statements: Array<{ actions: Array<string>, resources: Array<string>, effect: Types.PolicyEffect }> } };

export type CommonUpdatePolicyV2MutationVariables = Exact<{
  filter: Types.CommonUpdatePolicyV2Filter;
  update: Types.CommonUpdatePolicyV2Update;
}>;


export type CommonUpdatePolicyV2Mutation = { CommonUpdatePolicyV2: { id: string, name: string, description: string | null, version: number, tags: Array<{ name: string, value: string }>, statements: Array<{ actions: Array<string>, resources: Array<string>, effect: Types.PolicyEffect }> } };

export type CommonPreviewPolicyQueryVariables = Exact<{
  input: Types.CommonPreviewPolicyInput;
  skip?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type CommonPreviewPolicyQuery = { CommonPreviewPolicy: { gaining: number, losing: number, unnamed: number, unnamedKeys: number, data: Array<{ _id: string, firstName: string, lastName: string, email: string, gains: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }>, losses: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }> }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number }, keys: Array<{ _id: string, name: string, gains: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }>, losses: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }> }>, future: { gains: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }>, losses: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }> } | null, uncomputed: Array<{ reason: string, args: unknown }> } };

export type ORGPreviewHierarchiesQueryVariables = Exact<{
  hierarchies: Types.HierarchiesInput;
  skip?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ORGPreviewHierarchiesQuery = { ORGPreviewHierarchies: { gaining: number, losing: number, unnamed: number, unnamedKeys: number, data: Array<{ _id: string, firstName: string, lastName: string, email: string, gains: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }>, losses: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }> }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number }, keys: Array<{ _id: string, name: string, gains: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }>, losses: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }> }>, future: { gains: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }>, losses: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }> } | null, uncomputed: Array<{ reason: string, args: unknown }> } };

export type ORGPreviewGroupMembersQueryVariables = Exact<{
  param: Types.ORGPreviewGroupMembersParam;
  skip?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ORGPreviewGroupMembersQuery = { ORGPreviewGroupMembers: { gaining: number, losing: number, unnamed: number, data: Array<{ _id: string, firstName: string, lastName: string, email: string, gains: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }>, losses: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }> }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number }, future: { gains: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }>, losses: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }> } | null, uncomputed: Array<{ reason: string, args: unknown }> } };

export type ORGPreviewArchiveCustomersQueryVariables = Exact<{
  filter: Types.CustomerIdsFilter;
  standingIn: string | number;
}>;


export type ORGPreviewArchiveCustomersQuery = { ORGPreviewArchiveCustomers: { standingIn: boolean, lastIn: Array<{ organizationId: string, organizationName: string, awsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1" }> } };

export type IDPPreviewSSOGroupsQueryVariables = Exact<{
  filter: Types.SSOConfigFilter;
  groupIds: Array<string | number> | string | number;
  skip?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type IDPPreviewSSOGroupsQuery = { IDPPreviewSSOGroups: { gaining: number, losing: number, unnamed: number, data: Array<{ _id: string, firstName: string, lastName: string, email: string, gains: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }>, losses: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }> }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number }, future: { gains: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }>, losses: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }> } | null, uncomputed: Array<{ reason: string, args: unknown }> } };

export type CommonGetGroupGrantsQueryVariables = Exact<{
  filter: Types.CommonGetGroupGrantsFilter;
}>;


export type CommonGetGroupGrantsQuery = { CommonGetGroupGrants: { data: Array<{ rights: Array<string>, whole: boolean, below: Array<{ _id: string, name: string }>, alone: Array<{ _id: string, name: string }> }>, uncomputed: Array<{ reason: string, args: unknown }> } };

export type CommonExplainAccessQueryVariables = Exact<{
  input: Types.CommonExplainAccessInput;
}>;


export type CommonExplainAccessQuery = { CommonExplainAccess: { name: string, blocked: Array<string>, path: Array<{ _id: string, name: string }>, decisions: Array<{ right: string, allowed: boolean, reasons: Array<{ effect: Types.PolicyEffect, policyId: string | null, talentHub: boolean | null, statement: number | null, action: string | null, resource: string | null, group: { _id: string, name: string } | null, department: { _id: string, name: string } | null }> }> } };

export type CommonGetPolicyVersionsQueryVariables = Exact<{
  policyId: string | number;
  skip?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type CommonGetPolicyVersionsQuery = { CommonGetPolicyVersions: { data: Array<{ version: number, name: string, createdAt: string, authorName: string | null, isFirst: boolean, changes: Array<{ part: string, added: Array<string>, removed: Array<string> }> }>, pagination: { totalItems: number } } };

export type CommonRestorePolicyVersionMutationVariables = Exact<{
  input: Types.CommonRestorePolicyVersionInput;
}>;


export type CommonRestorePolicyVersionMutation = { CommonRestorePolicyVersion: { id: string, version: number } };

export type NotifGetMessageTextVersionsQueryVariables = Exact<{
  _id: string | number;
  customerId: string | number;
  limitEq?: number | null | undefined;
}>;


export type NotifGetMessageTextVersionsQuery = { NotifGetMessageTextVersions: { data: Array<{ version: number, isOwn: boolean, subject: string | null, body: string, createdAt: string, authorName: string | null }> } };

export type NotifRestoreMessageTextMutationVariables = Exact<{
  input: Types.NotifRestoreMessageTextInput;
}>;


export type NotifRestoreMessageTextMutation = { NotifRestoreMessageText: { _id: string, version: number } };

export type AppsGetVacancyListQueryVariables = Exact<{
  filter: Types.AppsGetVacancyListFilter;
}>;


export type AppsGetVacancyListQuery = { AppsGetVacancyList: { data: Array<{ _id: string, title: string, externalVacancyId: string, createdAt: string }>, pagination: { totalItems: number } } };

export type AppsGetApplicationListQueryVariables = Exact<{
  filterApplicationInput: Types.AppsGetApplicationListFilter;
  by: Array<Types.ApplicationGrouping> | Types.ApplicationGrouping;
}>;


export type AppsGetApplicationListQuery = { AppsGetApplicationList: { breakdown: { groups: Array<{ keys: Array<string | null>, names: Array<string | null>, count: number }> } } };

export type AuthCheckTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthCheckTokenQuery = { AuthCheckToken: { logout: boolean, endsAt: string | null, tokenCheckResult: { isAccessTokenExpired: boolean, isRefreshTokenExpired: boolean } } };

export type AuthNoteActivityMutationVariables = Exact<{ [key: string]: never; }>;


export type AuthNoteActivityMutation = { AuthNoteActivity: { expiresAt: string | null, endsAt: string | null } };

export type AuthRefreshTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthRefreshTokenQuery = { AuthRefreshToken: { expiresAt: string | null, logout: boolean } };

export type AuthLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type AuthLogoutMutation = { AuthLogout: { logout: boolean, logoutUrl: string | null } };

export type CommonCheckPolicyQueryVariables = Exact<{
  policy: Types.CommonCheckPolicyInput;
}>;


export type CommonCheckPolicyQuery = { CommonCheckPolicy: { policyResult: unknown } };

export type AuthGetUserRegionQueryVariables = Exact<{
  email: string;
}>;


export type AuthGetUserRegionQuery = { AuthGetUserRegion: { defaultAwsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1" } };

export type AuthEmailLoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type AuthEmailLoginMutation = { AuthEmailLogin: { mfa: boolean, expiresAt: string | null, defaultAwsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1", minutesForRememberDevice: number | null, isDeviceRemembered: boolean | null, methods: Array<Types.ProofMethod> } };

export type AuthMeQueryVariables = Exact<{
  customerId?: string | number | null | undefined;
}>;


export type AuthMeQuery = { AuthMe: { _id: string, hierarchyId: string, organizationId: string, customerId: string, groupIds: Array<string>, source: string | null, userType: Types.UserType, createdAt: string, updatedAt: string, archivedAt: string | null, email: string, firstName: string, lastName: string, username: string, phoneNumber: string | null, mustAddFactor: boolean, customerCount: number, defaultCustomer: { awsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1", customerId: string } | null, customers: Array<{ customerId: string, customerDisplayName: string, organizationDisplayName: string, organizationId: string, awsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1", rootHierarchyId: string, uniqueName: string }> } };

export type ORGGetRootHierarchyQueryVariables = Exact<{
  filter: Types.ORGGetRootHierarchyFilter;
}>;


export type ORGGetRootHierarchyQuery = { ORGGetRootHierarchy: { _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, tags: Array<{ name: string, value: string }> } };

export type AuthSearchCustomersQueryVariables = Exact<{
  searchText: string;
  skip?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AuthSearchCustomersQuery = { AuthSearchCustomers: { data: Array<{ customerId: string, customerDisplayName: string, organizationDisplayName: string, organizationId: string, awsRegion: "ap-southeast-2" | "eu-west-1" | "us-east-1", rootHierarchyId: string, uniqueName: string }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number } } };

export type CommonGetAuditListQueryVariables = Exact<{
  filter: Types.CommonGetAuditListFilter;
}>;


export type CommonGetAuditListQuery = { CommonGetAuditList: { data: Array<{ _id: string, at: string, operation: Types.AuditOperation, actorId: string, actorName: string | null, actorEmail: string | null, subjectCount: number, subjects: Array<string>, subjectNames: Array<string>, fields: Array<string>, changes: Array<{ subjectId: string, subjectName: string, field: string, before: unknown, after: unknown, purged: boolean, hidden: boolean }>, hold: { _id: string, until: string, mailed: number, texted: number } | null }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number } } };

export type CommonGetAuditSubjectsQueryVariables = Exact<{
  entryId: string | number;
}>;


export type CommonGetAuditSubjectsQuery = { CommonGetAuditSubjects: { operation: Types.AuditOperation, subjects: Array<string> } };

export type CommonPreviewActionQueryVariables = Exact<{
  input: Types.PreviewActionInput;
}>;


export type CommonPreviewActionQuery = { CommonPreviewAction: { changed: number, signedOut: number, mailed: number, texted: number, reported: number, reportedTo: Array<string>, webhooks: number, suppressed: number, holdMinutes: number, isReasonRequired: boolean, refused: Array<{ reason: string, count: number, names: Array<string> }>, messages: Array<{ channel: Types.NotificationChannel, language: "en-US" | "da" | "nl" | "fr" | "fi" | "de" | "it" | "es" | "sv" | "nb", count: number }>, example: { name: string, email: string | null, subject: string | null, html: string | null, phoneNumber: string | null, text: string | null, template: string | null } | null, reasons: Array<{ _id: string, name: string }> } };

export type CommonGetViewListQueryVariables = Exact<{
  filter: Types.CommonGetViewListFilter;
}>;


export type CommonGetViewListQuery = { CommonGetViewList: { data: Array<{ _id: string, resource: string, name: string, query: string, layout: unknown, shared: boolean, own: boolean, ownerName: string | null, forEveryone: boolean, forGroupIds: Array<string>, createdAt: string, updatedAt: string }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number } } };

export type CommonGetDefaultViewsQueryVariables = Exact<{
  scope: Types.ScopeInput;
}>;


export type CommonGetDefaultViewsQuery = { CommonGetDefaultViews: { views: Array<{ _id: string, resource: string, name: string, query: string, layout: unknown, shared: boolean, own: boolean, ownerName: string | null, forEveryone: boolean, forGroupIds: Array<string> }> } };

export type CommonSetDefaultViewMutationVariables = Exact<{
  input: Types.CommonSetDefaultViewInput;
}>;


export type CommonSetDefaultViewMutation = { CommonSetDefaultView: { _id: string, forEveryone: boolean, forGroupIds: Array<string> } };

export type CommonSaveViewMutationVariables = Exact<{
  input: Types.CommonSaveViewInput;
}>;


export type CommonSaveViewMutation = { CommonSaveView: { _id: string, resource: string, name: string, query: string, layout: unknown, shared: boolean, own: boolean, ownerName: string | null, forEveryone: boolean, forGroupIds: Array<string>, createdAt: string, updatedAt: string } };

export type CommonDeleteViewsMutationVariables = Exact<{
  filter: Types.ViewIdsFilter;
}>;


export type CommonDeleteViewsMutation = { CommonDeleteViews: { data: Array<{ _id: string }>, refused: Array<{ _id: string, reason: string, args: unknown }> } };

export type CommonStartExportMutationVariables = Exact<{
  input: Types.CommonStartExportInput;
}>;


export type CommonStartExportMutation = { CommonStartExport: { _id: string, rows: number, path: string, fileName: string, expiresAt: string } };

export type CommonSearchQueryVariables = Exact<{
  input: Types.CommonSearchInput;
}>;


export type CommonSearchQuery = { CommonSearch: { lists: Array<{ rows: Array<unknown>, failed: boolean, tooMany: boolean }> } };

export type CommonGeocodeQueryVariables = Exact<{
  searchText: string;
  skip?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type CommonGeocodeQuery = { CommonGeocode: { data: Array<{ address: string, coordinate: { lat: number, lng: number } | null }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number } } };

export type ORGGetHierarchyQueryVariables = Exact<{
  filter: Types.ORGGetHierarchyFilter;
}>;


export type ORGGetHierarchyQuery = { ORGGetHierarchy: { _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, children: Array<{ _id: string, parentId: string | null, organizationId: string, customerId: string, name: string, createdAt: string, updatedAt: string, archivedAt: string | null, version: number, tags: Array<{ name: string, value: string }> }>, tags: Array<{ name: string, value: string }> } };

export type AppsCheckWorkflowSetNameDuplicatedByNameQueryVariables = Exact<{
  name: string;
  organizationId: string | number;
  customerId: string | number;
  hierarchyId: string | number;
}>;


export type AppsCheckWorkflowSetNameDuplicatedByNameQuery = { AppsCheckWorkflowSetNameDuplicatedByName: boolean };

export type AppsGetWorkflowListQueryVariables = Exact<{
  filter: Types.AppsGetWorkflowListFilter;
}>;


export type AppsGetWorkflowListQuery = { AppsGetWorkflowList: { data: Array<{ _id: string, name: string, isDefault: boolean, createdAt: string, updatedAt: string, archivedAt: string | null, organizationId: string, customerId: string, hierarchyId: string, defaultLanguage: "en-US" | "en-GB" | "da" | "nl" | "fr" | "fi" | "de" | "it" | "es" | "sv" | "nb" | null, version: number, stages: Array<{ _id: string, name: string, product: Types.AssessmentProduct, language: "en-US" | "en-GB" | "da" | "nl" | "fr" | "fi" | "de" | "it" | "es" | "sv" | "nb", provider: Types.AssessmentProvider, externalAssessmentPackageId: string, assessmentPackageName: string | null, triggers: Array<{ enabled: boolean, conditionOperator: Types.ConditionOperator, conditions: Array<{ onField: Types.ConditionField, onFieldType: Types.ConditionFieldType, comparisonOperator: Types.ComparisonOperator, comparisonValue: unknown }>, action: { type: Types.TriggerActionType, payload: { status: Types.ApplicationStatus | null } | null } }> }> }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number } } };

export type AppsGetAssessmentPackageListQueryVariables = Exact<{
  filter: Types.AppsGetAssessmentPackageListFilter;
}>;


export type AppsGetAssessmentPackageListQuery = { AppsGetAssessmentPackageList: { data: Array<{ _id: string, externalId: string, name: string, description: string | null, product: Types.AssessmentProduct, language: "en-US" | "en-GB" | "da" | "nl" | "fr" | "fi" | "de" | "it" | "es" | "sv" | "nb", provider: Types.AssessmentProvider, organizationId: string, customerId: string, hierarchyId: string, createdAt: string, updatedAt: string }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number } } };

export type AppsSuggestRoleFamiliesQueryVariables = Exact<{
  filter: Types.AppsSuggestRoleFamiliesFilter;
}>;


export type AppsSuggestRoleFamiliesQuery = { AppsSuggestRoleFamilies: { families: Array<{ _id: string, name: string }> } };

export type AtsGetAtsTemplatesQueryVariables = Exact<{
  getAtsTemplatesInput?: Types.AtsGetAtsTemplatesInput | null | undefined;
}>;


export type AtsGetAtsTemplatesQuery = { AtsGetAtsTemplates: { data: Array<{ _id: string, atsName: string, displayName: string, createdAt: string, updatedAt: string, atsTemplateItems: Array<{ isReadOnly: boolean, key: string, label: string, description: string | null, uiComponent: Types.AtsTemplateUiComponent, valueType: string, defaultValue: unknown, required: boolean, storedOnly: boolean }> }>, pagination: { totalPages: number, currentPage: number, pageSize: number, totalItems: number } } };

export type AtsGetAtsTemplateByIdQueryVariables = Exact<{
  getAtsTemplateByIdInput: Types.AtsGetAtsTemplateByIdInput;
}>;


export type AtsGetAtsTemplateByIdQuery = { AtsGetAtsTemplateById: { _id: string, atsName: string, displayName: string, createdAt: string, updatedAt: string, atsTemplateItems: Array<{ isReadOnly: boolean, key: string, label: string, description: string | null, uiComponent: Types.AtsTemplateUiComponent, valueType: string, defaultValue: unknown, required: boolean, storedOnly: boolean }> } };

export type AtsGetAtsTemplateByAtsNameQueryVariables = Exact<{
  getAtsTemplateByAtsNameInput: Types.AtsGetAtsTemplateByAtsNameInput;
}>;


export type AtsGetAtsTemplateByAtsNameQuery = { AtsGetAtsTemplateByAtsName: { _id: string, atsName: string, displayName: string, createdAt: string, updatedAt: string, atsTemplateItems: Array<{ isReadOnly: boolean, key: string, label: string, description: string | null, uiComponent: Types.AtsTemplateUiComponent, valueType: string, defaultValue: unknown, required: boolean, storedOnly: boolean }> } };

export type AppsPreviewRetentionQueryVariables = Exact<{
  input: Types.AppsPreviewRetentionInput;
}>;


export type AppsPreviewRetentionQuery = { AppsPreviewRetention: { candidates: number, videos: number, nextRunAt: string } };

export type AtsTestTenantMutationVariables = Exact<{
  testTenantInput: Types.AtsTestTenantInput;
}>;


export type AtsTestTenantMutation = { AtsTestTenant: { checks: Array<{ item: string, label: string | null, ok: boolean, result: string, status: number | null }> } };

export type AppsExportCandidateMutationVariables = Exact<{
  _id: string | number;
  organizationId: string | number;
  customerId: string | number;
  hierarchyId: string | number;
}>;


export type AppsExportCandidateMutation = { AppsExportCandidate: { fileName: string, rows: number, content: string } };

export type CommonTestWebhookMutationVariables = Exact<{
  filter: Types.WebhookIdFilter;
}>;


export type CommonTestWebhookMutation = { CommonTestWebhook: { checks: Array<{ item: string, label: string | null, ok: boolean, result: string, status: number | null }> } };

export type CommonRenewWebhookSecretMutationVariables = Exact<{
  input: Types.CommonRenewWebhookSecretInput;
}>;


export type CommonRenewWebhookSecretMutation = { CommonRenewWebhookSecret: { _id: string, secret: string, previousSecretUntil: string | null } };

export type ORGRotateApiKeyMutationVariables = Exact<{
  filter: Types.ApiKeyIdFilter;
  input: Types.ORGRotateApiKeyInput;
}>;


export type ORGRotateApiKeyMutation = { ORGRotateApiKey: { secret: string | null } };

export type IDPStartSSOTestMutationVariables = Exact<{
  filter: Types.SSOConfigFilter;
}>;


export type IDPStartSSOTestMutation = { IDPStartSSOTest: { _id: string, loginUrl: string } };

export type IDPReadProviderMetadataQueryVariables = Exact<{
  metadata: Types.SSOProviderMetadataInput;
  filter: Types.SSOConfigFilter;
}>;


export type IDPReadProviderMetadataQuery = { IDPReadProviderMetadata: { entityId: string, loginUrl: string | null, logoutUrl: string | null, logoutBinding: Types.SSOLogoutBinding | null, publicCertificates: Array<string>, wantsSignedRequests: boolean, validUntil: string | null, warnings: Array<Types.SSOMetadataWarning>, certificates: Array<{ subject: string, validTo: string, fingerprint: string, isExpired: boolean }> } };

export type IDPGetSSOTestQueryVariables = Exact<{
  _id: string | number;
  filter: Types.SSOConfigFilter;
}>;


export type IDPGetSSOTestQuery = { IDPGetSSOTest: { _id: string, status: Types.SSOTestStatus, createdAt: string, nameId: string | null, email: string | null, firstName: string | null, lastName: string | null, attributes: unknown, outcome: Types.SSOTestOutcome | null, reason: string | null, detail: string | null } };

export type FIUploadLogoMutationVariables = Exact<{
  input: Types.FIUploadLogoInput;
}>;


export type FIUploadLogoMutation = { FIUploadLogo: { _id: string, url: string, mediaType: string, width: number, height: number } };

export type NotifPreviewTemplateQueryVariables = Exact<{
  input: Types.NotifPreviewTemplateInput;
}>;


export type NotifPreviewTemplateQuery = { NotifPreviewTemplate: { isMadeUp: boolean, message: { name: string, email: string | null, subject: string | null, html: string | null, phoneNumber: string | null, text: string | null, template: string | null } } };

export type NotifPreviewMessageTextQueryVariables = Exact<{
  input: Types.NotifPreviewMessageTextInput;
}>;


export type NotifPreviewMessageTextQuery = { NotifPreviewMessageText: { isMadeUp: boolean, smsParts: number | null, message: { name: string, email: string | null, subject: string | null, html: string | null, phoneNumber: string | null, text: string | null, template: string | null } } };

export type NotifSendTestTextMutationVariables = Exact<{
  input: Types.NotifSendTestTextInput;
}>;


export type NotifSendTestTextMutation = { NotifSendTestText: { recipient: string } };

export type NotifSendTestMailMutationVariables = Exact<{
  input: Types.NotifSendTestMailInput;
}>;


export type NotifSendTestMailMutation = { NotifSendTestMail: { recipient: string } };

export type CommonGetViewMailListQueryVariables = Exact<{
  filter: Types.CommonGetViewMailListFilter;
}>;


export type CommonGetViewMailListQuery = { CommonGetViewMailList: { data: Array<{ _id: string, viewId: string, frequency: Types.ViewMailFrequency, weekday: number | null, hour: number, zone: string, onlyChanged: boolean, nextAt: string | null, pausedBecause: Types.ViewMailPause | null }> } };

export type CommonSubscribeToViewMutationVariables = Exact<{
  input: Types.CommonSubscribeToViewInput;
}>;


export type CommonSubscribeToViewMutation = { CommonSubscribeToView: { _id: string, nextAt: string | null } };

export type CommonUnsubscribeFromViewsMutationVariables = Exact<{
  filter: Types.ViewMailIdsFilter;
}>;


export type CommonUnsubscribeFromViewsMutation = { CommonUnsubscribeFromViews: { data: Array<{ _id: string }>, refused: Array<{ _id: string, reason: string, args: unknown }> } };

export type CommonGetPageLayoutQueryVariables = Exact<{
  page: string;
}>;


export type CommonGetPageLayoutQuery = { CommonGetPageLayout: { page: string, layout: unknown, updatedAt: string } | null };

export type CommonSavePageLayoutMutationVariables = Exact<{
  input: Types.CommonSavePageLayoutInput;
}>;


export type CommonSavePageLayoutMutation = { CommonSavePageLayout: { page: string, layout: unknown, updatedAt: string } | null };

export type AuthStartAppMutationVariables = Exact<{ [key: string]: never; }>;


export type AuthStartAppMutation = { AuthStartApp: { _id: string, secret: string, address: string } };

export type AuthAddAppMutationVariables = Exact<{
  input: Types.AuthAddAppInput;
}>;


export type AuthAddAppMutation = { AuthAddApp: { _id: string, recoveryCodes: Array<string> } };

export type AuthStartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type AuthStartPasskeyMutation = { AuthStartPasskey: { options: string } };

export type AuthAddPasskeyMutationVariables = Exact<{
  input: Types.AuthAddPasskeyInput;
}>;


export type AuthAddPasskeyMutation = { AuthAddPasskey: { _id: string, recoveryCodes: Array<string> } };

export type AuthGetSessionsQueryVariables = Exact<{
  limit?: number | null | undefined;
}>;


export type AuthGetSessionsQuery = { AuthGetSessions: { pagination: { totalItems: number } } };

export type AuthEndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type AuthEndOtherSessionsMutation = { AuthEndOtherSessions: { data: Array<{ _id: string }> } };

export type AuthRenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type AuthRenewRecoveryCodesMutation = { AuthRenewRecoveryCodes: { _id: string, codes: Array<string> } };

export type AuthGetConfirmationQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthGetConfirmationQuery = { AuthGetConfirmation: { _id: string, methods: Array<Types.ProofMethod>, confirmedUntil: string } };

export type AuthMailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type AuthMailConfirmationMutation = { AuthMailConfirmation: { _id: string, methods: Array<Types.ProofMethod>, confirmedUntil: string } };

export type AuthStartPasskeyConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type AuthStartPasskeyConfirmationMutation = { AuthStartPasskeyConfirmation: { options: string } };

export type AuthConfirmMutationVariables = Exact<{
  input: Types.AuthConfirmInput;
}>;


export type AuthConfirmMutation = { AuthConfirm: { _id: string, methods: Array<Types.ProofMethod>, confirmedUntil: string } };

export interface Answers {
  AuthMfaLogin: AuthMfaLoginMutation['AuthMfaLogin'];
  AuthResendMfaCode: AuthResendMfaCodeMutation['AuthResendMfaCode'];
  AuthStartPasskeyLogin: AuthStartPasskeyLoginMutation['AuthStartPasskeyLogin'];
  AuthPasskeyLogin: AuthPasskeyLoginMutation['AuthPasskeyLogin'];
  AuthForgetPassword: AuthForgetPasswordMutation['AuthForgetPassword'];
  AuthResetPassword: AuthResetPasswordMutation['AuthResetPassword'];
  IDPAuthSSOLogin: IDPAuthSSOLoginMutation['IDPAuthSSOLogin'];
  IDPSearchSSOConfigs: IDPSearchSSOConfigsQuery['IDPSearchSSOConfigs'];
  IDPGetSSOStep: IDPGetSSOStepQuery['IDPGetSSOStep'];
  IDPMailSSOStep: IDPMailSSOStepMutation['IDPMailSSOStep'];
  IDPConfirmSSOStep: IDPConfirmSSOStepMutation['IDPConfirmSSOStep'];
  IDPCompleteSSOStep: IDPCompleteSSOStepMutation['IDPCompleteSSOStep'];
  NotifGetLatestEmailEventByAssessmentId: NotifGetLatestEmailEventByAssessmentIdQuery['NotifGetLatestEmailEventByAssessmentId'];
  AppsMarkAssessmentViewed: AppsMarkAssessmentViewedMutation['AppsMarkAssessmentViewed'];
  NotifGetApplicationMessages: NotifGetApplicationMessagesQuery['NotifGetApplicationMessages'];
  AppsGetApplicationNotes: AppsGetApplicationNotesQuery['AppsGetApplicationNotes'];
  AppsGetMentionableUsers: AppsGetMentionableUsersQuery['AppsGetMentionableUsers'];
  AppsSaveApplicationNote: AppsSaveApplicationNoteMutation['AppsSaveApplicationNote'];
  AppsDeleteApplicationNote: AppsDeleteApplicationNoteMutation['AppsDeleteApplicationNote'];
  DatalakeAssessmentCountCompletedAssessments: DatalakeAssessmentCountCompletedAssessmentsQuery['DatalakeAssessmentCountCompletedAssessments'];
  DatalakeAssessmentCompletionRatio: DatalakeAssessmentCompletionRatioQuery['DatalakeAssessmentCompletionRatio'];
  DatalakeAssessmentDropoutRatio: DatalakeAssessmentDropoutRatioQuery['DatalakeAssessmentDropoutRatio'];
  DatalakeAssessmentLeakageRatio: DatalakeAssessmentLeakageRatioQuery['DatalakeAssessmentLeakageRatio'];
  DatalakeAssessmentEngagementRatio: DatalakeAssessmentEngagementRatioQuery['DatalakeAssessmentEngagementRatio'];
  DatalakeAssessmentAvgNPSScore: DatalakeAssessmentAvgNPSScoreQuery['DatalakeAssessmentAvgNPSScore'];
  DatalakeAssessmentMedianTimeTaken: DatalakeAssessmentMedianTimeTakenQuery['DatalakeAssessmentMedianTimeTaken'];
  DatalakeAssessmentMedianScore: DatalakeAssessmentMedianScoreQuery['DatalakeAssessmentMedianScore'];
  DatalakeAssessmentProfanityRatio: DatalakeAssessmentProfanityRatioQuery['DatalakeAssessmentProfanityRatio'];
  DatalakeAssessmentPlagiarismRatio: DatalakeAssessmentPlagiarismRatioQuery['DatalakeAssessmentPlagiarismRatio'];
  DatalakeAssessmentGarbageRatio: DatalakeAssessmentGarbageRatioQuery['DatalakeAssessmentGarbageRatio'];
  DatalakeAssessmentDeviceType: DatalakeAssessmentDeviceTypeQuery['DatalakeAssessmentDeviceType'];
  DatalakeAssessmentScoreDistribution: DatalakeAssessmentScoreDistributionQuery['DatalakeAssessmentScoreDistribution'];
  DatalakeAssessmentRecommendationSplit: DatalakeAssessmentRecommendationSplitQuery['DatalakeAssessmentRecommendationSplit'];
  DatalakeCountApplicationsByDay: DatalakeCountApplicationsByDayQuery['DatalakeCountApplicationsByDay'];
  DatalakeFigureTrends: DatalakeFigureTrendsQuery['DatalakeFigureTrends'];
  CommonWatch: CommonWatchSubscription['CommonWatch'];
  ORGUpdateHierarchies: ORGUpdateHierarchiesMutation['ORGUpdateHierarchies'];
  ORGGetOrganizationGlobalCustomers: ORGGetOrganizationGlobalCustomersQuery['ORGGetOrganizationGlobalCustomers'];
  IDPGetHierarchyTree: IDPGetHierarchyTreeQuery['IDPGetHierarchyTree'];
  CommonGetPermissionTabState: CommonGetPermissionTabStateQuery['CommonGetPermissionTabState'];
  CommonUpdatePermissionTabPolicies: CommonUpdatePermissionTabPoliciesMutation['CommonUpdatePermissionTabPolicies'];
  CommonGetPolicy: CommonGetPolicyQuery['CommonGetPolicy'];
  CommonCreatePolicy: CommonCreatePolicyMutation['CommonCreatePolicy'];
  CommonUpdatePolicyV2: CommonUpdatePolicyV2Mutation['CommonUpdatePolicyV2'];
  CommonPreviewPolicy: CommonPreviewPolicyQuery['CommonPreviewPolicy'];
  ORGPreviewHierarchies: ORGPreviewHierarchiesQuery['ORGPreviewHierarchies'];
  ORGPreviewGroupMembers: ORGPreviewGroupMembersQuery['ORGPreviewGroupMembers'];
  ORGPreviewArchiveCustomers: ORGPreviewArchiveCustomersQuery['ORGPreviewArchiveCustomers'];
  IDPPreviewSSOGroups: IDPPreviewSSOGroupsQuery['IDPPreviewSSOGroups'];
  CommonGetGroupGrants: CommonGetGroupGrantsQuery['CommonGetGroupGrants'];
  CommonExplainAccess: CommonExplainAccessQuery['CommonExplainAccess'];
  CommonGetPolicyVersions: CommonGetPolicyVersionsQuery['CommonGetPolicyVersions'];
  CommonRestorePolicyVersion: CommonRestorePolicyVersionMutation['CommonRestorePolicyVersion'];
  NotifGetMessageTextVersions: NotifGetMessageTextVersionsQuery['NotifGetMessageTextVersions'];
  NotifRestoreMessageText: NotifRestoreMessageTextMutation['NotifRestoreMessageText'];
  AppsGetVacancyList: AppsGetVacancyListQuery['AppsGetVacancyList'];
  AppsGetApplicationList: AppsGetApplicationListQuery['AppsGetApplicationList'];
  AuthCheckToken: AuthCheckTokenQuery['AuthCheckToken'];
  AuthNoteActivity: AuthNoteActivityMutation['AuthNoteActivity'];
  AuthRefreshToken: AuthRefreshTokenQuery['AuthRefreshToken'];
  AuthLogout: AuthLogoutMutation['AuthLogout'];
  CommonCheckPolicy: CommonCheckPolicyQuery['CommonCheckPolicy'];
  AuthGetUserRegion: AuthGetUserRegionQuery['AuthGetUserRegion'];
  AuthEmailLogin: AuthEmailLoginMutation['AuthEmailLogin'];
  AuthMe: AuthMeQuery['AuthMe'];
  ORGGetRootHierarchy: ORGGetRootHierarchyQuery['ORGGetRootHierarchy'];
  AuthSearchCustomers: AuthSearchCustomersQuery['AuthSearchCustomers'];
  CommonGetAuditList: CommonGetAuditListQuery['CommonGetAuditList'];
  CommonGetAuditSubjects: CommonGetAuditSubjectsQuery['CommonGetAuditSubjects'];
  CommonPreviewAction: CommonPreviewActionQuery['CommonPreviewAction'];
  CommonGetViewList: CommonGetViewListQuery['CommonGetViewList'];
  CommonGetDefaultViews: CommonGetDefaultViewsQuery['CommonGetDefaultViews'];
  CommonSetDefaultView: CommonSetDefaultViewMutation['CommonSetDefaultView'];
  CommonSaveView: CommonSaveViewMutation['CommonSaveView'];
  CommonDeleteViews: CommonDeleteViewsMutation['CommonDeleteViews'];
  CommonStartExport: CommonStartExportMutation['CommonStartExport'];
  CommonSearch: CommonSearchQuery['CommonSearch'];
  CommonGeocode: CommonGeocodeQuery['CommonGeocode'];
  ORGGetHierarchy: ORGGetHierarchyQuery['ORGGetHierarchy'];
  AppsCheckWorkflowSetNameDuplicatedByName: AppsCheckWorkflowSetNameDuplicatedByNameQuery['AppsCheckWorkflowSetNameDuplicatedByName'];
  AppsGetWorkflowList: AppsGetWorkflowListQuery['AppsGetWorkflowList'];
  AppsGetAssessmentPackageList: AppsGetAssessmentPackageListQuery['AppsGetAssessmentPackageList'];
  AppsSuggestRoleFamilies: AppsSuggestRoleFamiliesQuery['AppsSuggestRoleFamilies'];
  AtsGetAtsTemplates: AtsGetAtsTemplatesQuery['AtsGetAtsTemplates'];
  AtsGetAtsTemplateById: AtsGetAtsTemplateByIdQuery['AtsGetAtsTemplateById'];
  AtsGetAtsTemplateByAtsName: AtsGetAtsTemplateByAtsNameQuery['AtsGetAtsTemplateByAtsName'];
  AppsPreviewRetention: AppsPreviewRetentionQuery['AppsPreviewRetention'];
  AtsTestTenant: AtsTestTenantMutation['AtsTestTenant'];
  AppsExportCandidate: AppsExportCandidateMutation['AppsExportCandidate'];
  CommonTestWebhook: CommonTestWebhookMutation['CommonTestWebhook'];
  CommonRenewWebhookSecret: CommonRenewWebhookSecretMutation['CommonRenewWebhookSecret'];
  ORGRotateApiKey: ORGRotateApiKeyMutation['ORGRotateApiKey'];
  IDPStartSSOTest: IDPStartSSOTestMutation['IDPStartSSOTest'];
  IDPReadProviderMetadata: IDPReadProviderMetadataQuery['IDPReadProviderMetadata'];
  IDPGetSSOTest: IDPGetSSOTestQuery['IDPGetSSOTest'];
  FIUploadLogo: FIUploadLogoMutation['FIUploadLogo'];
  NotifPreviewTemplate: NotifPreviewTemplateQuery['NotifPreviewTemplate'];
  NotifPreviewMessageText: NotifPreviewMessageTextQuery['NotifPreviewMessageText'];
  NotifSendTestText: NotifSendTestTextMutation['NotifSendTestText'];
  NotifSendTestMail: NotifSendTestMailMutation['NotifSendTestMail'];
  CommonGetViewMailList: CommonGetViewMailListQuery['CommonGetViewMailList'];
  CommonSubscribeToView: CommonSubscribeToViewMutation['CommonSubscribeToView'];
  CommonUnsubscribeFromViews: CommonUnsubscribeFromViewsMutation['CommonUnsubscribeFromViews'];
  CommonGetPageLayout: CommonGetPageLayoutQuery['CommonGetPageLayout'];
  CommonSavePageLayout: CommonSavePageLayoutMutation['CommonSavePageLayout'];
  AuthStartApp: AuthStartAppMutation['AuthStartApp'];
  AuthAddApp: AuthAddAppMutation['AuthAddApp'];
  AuthStartPasskey: AuthStartPasskeyMutation['AuthStartPasskey'];
  AuthAddPasskey: AuthAddPasskeyMutation['AuthAddPasskey'];
  AuthGetSessions: AuthGetSessionsQuery['AuthGetSessions'];
  AuthEndOtherSessions: AuthEndOtherSessionsMutation['AuthEndOtherSessions'];
  AuthRenewRecoveryCodes: AuthRenewRecoveryCodesMutation['AuthRenewRecoveryCodes'];
  AuthGetConfirmation: AuthGetConfirmationQuery['AuthGetConfirmation'];
  AuthMailConfirmation: AuthMailConfirmationMutation['AuthMailConfirmation'];
  AuthStartPasskeyConfirmation: AuthStartPasskeyConfirmationMutation['AuthStartPasskeyConfirmation'];
  AuthConfirm: AuthConfirmMutation['AuthConfirm'];
}
export interface Variables {
  AuthMfaLogin: AuthMfaLoginMutationVariables;
  AuthResendMfaCode: AuthResendMfaCodeMutationVariables;
  AuthStartPasskeyLogin: AuthStartPasskeyLoginMutationVariables;
  AuthPasskeyLogin: AuthPasskeyLoginMutationVariables;
  AuthForgetPassword: AuthForgetPasswordMutationVariables;
  AuthResetPassword: AuthResetPasswordMutationVariables;
  IDPAuthSSOLogin: IDPAuthSSOLoginMutationVariables;
  IDPSearchSSOConfigs: IDPSearchSSOConfigsQueryVariables;
  IDPGetSSOStep: IDPGetSSOStepQueryVariables;
  IDPMailSSOStep: IDPMailSSOStepMutationVariables;
  IDPConfirmSSOStep: IDPConfirmSSOStepMutationVariables;
  IDPCompleteSSOStep: IDPCompleteSSOStepMutationVariables;
  NotifGetLatestEmailEventByAssessmentId: NotifGetLatestEmailEventByAssessmentIdQueryVariables;
  AppsMarkAssessmentViewed: AppsMarkAssessmentViewedMutationVariables;
  NotifGetApplicationMessages: NotifGetApplicationMessagesQueryVariables;
  AppsGetApplicationNotes: AppsGetApplicationNotesQueryVariables;
  AppsGetMentionableUsers: AppsGetMentionableUsersQueryVariables;
  AppsSaveApplicationNote: AppsSaveApplicationNoteMutationVariables;
  AppsDeleteApplicationNote: AppsDeleteApplicationNoteMutationVariables;
  DatalakeAssessmentCountCompletedAssessments: DatalakeAssessmentCountCompletedAssessmentsQueryVariables;
  DatalakeAssessmentCompletionRatio: DatalakeAssessmentCompletionRatioQueryVariables;
  DatalakeAssessmentDropoutRatio: DatalakeAssessmentDropoutRatioQueryVariables;
  DatalakeAssessmentLeakageRatio: DatalakeAssessmentLeakageRatioQueryVariables;
  DatalakeAssessmentEngagementRatio: DatalakeAssessmentEngagementRatioQueryVariables;
  DatalakeAssessmentAvgNPSScore: DatalakeAssessmentAvgNPSScoreQueryVariables;
  DatalakeAssessmentMedianTimeTaken: DatalakeAssessmentMedianTimeTakenQueryVariables;
  DatalakeAssessmentMedianScore: DatalakeAssessmentMedianScoreQueryVariables;
  DatalakeAssessmentProfanityRatio: DatalakeAssessmentProfanityRatioQueryVariables;
  DatalakeAssessmentPlagiarismRatio: DatalakeAssessmentPlagiarismRatioQueryVariables;
  DatalakeAssessmentGarbageRatio: DatalakeAssessmentGarbageRatioQueryVariables;
  DatalakeAssessmentDeviceType: DatalakeAssessmentDeviceTypeQueryVariables;
  DatalakeAssessmentScoreDistribution: DatalakeAssessmentScoreDistributionQueryVariables;
  DatalakeAssessmentRecommendationSplit: DatalakeAssessmentRecommendationSplitQueryVariables;
  DatalakeCountApplicationsByDay: DatalakeCountApplicationsByDayQueryVariables;
  DatalakeFigureTrends: DatalakeFigureTrendsQueryVariables;
  CommonWatch: CommonWatchSubscriptionVariables;
  ORGUpdateHierarchies: ORGUpdateHierarchiesMutationVariables;
  ORGGetOrganizationGlobalCustomers: ORGGetOrganizationGlobalCustomersQueryVariables;
  IDPGetHierarchyTree: IDPGetHierarchyTreeQueryVariables;
  CommonGetPermissionTabState: CommonGetPermissionTabStateQueryVariables;
  CommonUpdatePermissionTabPolicies: CommonUpdatePermissionTabPoliciesMutationVariables;
  CommonGetPolicy: CommonGetPolicyQueryVariables;
  CommonCreatePolicy: CommonCreatePolicyMutationVariables;
  CommonUpdatePolicyV2: CommonUpdatePolicyV2MutationVariables;
  CommonPreviewPolicy: CommonPreviewPolicyQueryVariables;
  ORGPreviewHierarchies: ORGPreviewHierarchiesQueryVariables;
  ORGPreviewGroupMembers: ORGPreviewGroupMembersQueryVariables;
  ORGPreviewArchiveCustomers: ORGPreviewArchiveCustomersQueryVariables;
  IDPPreviewSSOGroups: IDPPreviewSSOGroupsQueryVariables;
  CommonGetGroupGrants: CommonGetGroupGrantsQueryVariables;
  CommonExplainAccess: CommonExplainAccessQueryVariables;
  CommonGetPolicyVersions: CommonGetPolicyVersionsQueryVariables;
  CommonRestorePolicyVersion: CommonRestorePolicyVersionMutationVariables;
  NotifGetMessageTextVersions: NotifGetMessageTextVersionsQueryVariables;
  NotifRestoreMessageText: NotifRestoreMessageTextMutationVariables;
  AppsGetVacancyList: AppsGetVacancyListQueryVariables;
  AppsGetApplicationList: AppsGetApplicationListQueryVariables;
  AuthCheckToken: AuthCheckTokenQueryVariables;
  AuthNoteActivity: AuthNoteActivityMutationVariables;
  AuthRefreshToken: AuthRefreshTokenQueryVariables;
  AuthLogout: AuthLogoutMutationVariables;
  CommonCheckPolicy: CommonCheckPolicyQueryVariables;
  AuthGetUserRegion: AuthGetUserRegionQueryVariables;
  AuthEmailLogin: AuthEmailLoginMutationVariables;
  AuthMe: AuthMeQueryVariables;
  ORGGetRootHierarchy: ORGGetRootHierarchyQueryVariables;
  AuthSearchCustomers: AuthSearchCustomersQueryVariables;
  CommonGetAuditList: CommonGetAuditListQueryVariables;
  CommonGetAuditSubjects: CommonGetAuditSubjectsQueryVariables;
  CommonPreviewAction: CommonPreviewActionQueryVariables;
  CommonGetViewList: CommonGetViewListQueryVariables;
  CommonGetDefaultViews: CommonGetDefaultViewsQueryVariables;
  CommonSetDefaultView: CommonSetDefaultViewMutationVariables;
  CommonSaveView: CommonSaveViewMutationVariables;
  CommonDeleteViews: CommonDeleteViewsMutationVariables;
  CommonStartExport: CommonStartExportMutationVariables;
  CommonSearch: CommonSearchQueryVariables;
  CommonGeocode: CommonGeocodeQueryVariables;
  ORGGetHierarchy: ORGGetHierarchyQueryVariables;
  AppsCheckWorkflowSetNameDuplicatedByName: AppsCheckWorkflowSetNameDuplicatedByNameQueryVariables;
  AppsGetWorkflowList: AppsGetWorkflowListQueryVariables;
  AppsGetAssessmentPackageList: AppsGetAssessmentPackageListQueryVariables;
  AppsSuggestRoleFamilies: AppsSuggestRoleFamiliesQueryVariables;
  AtsGetAtsTemplates: AtsGetAtsTemplatesQueryVariables;
  AtsGetAtsTemplateById: AtsGetAtsTemplateByIdQueryVariables;
  AtsGetAtsTemplateByAtsName: AtsGetAtsTemplateByAtsNameQueryVariables;
  AppsPreviewRetention: AppsPreviewRetentionQueryVariables;
  AtsTestTenant: AtsTestTenantMutationVariables;
  AppsExportCandidate: AppsExportCandidateMutationVariables;
  CommonTestWebhook: CommonTestWebhookMutationVariables;
  CommonRenewWebhookSecret: CommonRenewWebhookSecretMutationVariables;
  ORGRotateApiKey: ORGRotateApiKeyMutationVariables;
  IDPStartSSOTest: IDPStartSSOTestMutationVariables;
  IDPReadProviderMetadata: IDPReadProviderMetadataQueryVariables;
  IDPGetSSOTest: IDPGetSSOTestQueryVariables;
  FIUploadLogo: FIUploadLogoMutationVariables;
  NotifPreviewTemplate: NotifPreviewTemplateQueryVariables;
  NotifPreviewMessageText: NotifPreviewMessageTextQueryVariables;
  NotifSendTestText: NotifSendTestTextMutationVariables;
  NotifSendTestMail: NotifSendTestMailMutationVariables;
  CommonGetViewMailList: CommonGetViewMailListQueryVariables;
  CommonSubscribeToView: CommonSubscribeToViewMutationVariables;
  CommonUnsubscribeFromViews: CommonUnsubscribeFromViewsMutationVariables;
  CommonGetPageLayout: CommonGetPageLayoutQueryVariables;
  CommonSavePageLayout: CommonSavePageLayoutMutationVariables;
  AuthStartApp: AuthStartAppMutationVariables;
  AuthAddApp: AuthAddAppMutationVariables;
  AuthStartPasskey: AuthStartPasskeyMutationVariables;
  AuthAddPasskey: AuthAddPasskeyMutationVariables;
  AuthGetSessions: AuthGetSessionsQueryVariables;
  AuthEndOtherSessions: AuthEndOtherSessionsMutationVariables;
  AuthRenewRecoveryCodes: AuthRenewRecoveryCodesMutationVariables;
  AuthGetConfirmation: AuthGetConfirmationQueryVariables;
  AuthMailConfirmation: AuthMailConfirmationMutationVariables;
  AuthStartPasskeyConfirmation: AuthStartPasskeyConfirmationMutationVariables;
  AuthConfirm: AuthConfirmMutationVariables;
}
export type Data<Name extends keyof Answers> = { [Key in Name]: Answers[Key] };
