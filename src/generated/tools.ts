// Written by codegen from tools.graphql.
import type { ToolPlan } from '../engine/plan/Plan.ts';
export const tools: ToolPlan[] = [
 {
  "name": "AuthSearchCustomers",
  "kind": "query",
  "text": "query AuthSearchCustomers($searchText: String!, $skip: Int, $limit: Int) { AuthSearchCustomers(searchText: $searchText, skip: $skip, limit: $limit) { data { customerId customerDisplayName organizationDisplayName organizationId awsRegion rootHierarchyId uniqueName } pagination { totalPages currentPage pageSize totalItems } } }",
  "scope": []
 },
 {
  "name": "CommonGetAuditList",
  "kind": "query",
  "text": "query CommonGetAuditList($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { _id at operation actorId actorName actorEmail subjectCount subjects subjectNames changes { subjectId subjectName field before after purged hidden } fields hold { _id until mailed texted } } pagination { totalPages currentPage pageSize totalItems } } }",
  "scope": [
   [
    "filter.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "filter.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonGetAuditSubjects",
  "kind": "query",
  "text": "query CommonGetAuditSubjects($entryId: ID!) { CommonGetAuditSubjects(entryId: $entryId) { operation subjects } }",
  "scope": []
 },
 {
  "name": "CommonPreviewAction",
  "kind": "query",
  "text": "query CommonPreviewAction($input: PreviewActionInput!) { CommonPreviewAction(input: $input) { changed refused { reason count names } signedOut mailed texted reported reportedTo webhooks messages { channel language count } example { name email subject html phoneNumber text template } suppressed holdMinutes reasons { _id name } isReasonRequired } }",
  "scope": []
 },
 {
  "name": "CommonGetViewList",
  "kind": "query",
  "text": "query CommonGetViewList($filter: CommonGetViewListFilter!) { CommonGetViewList(filter: $filter) { data { _id resource name query layout shared own ownerName forEveryone forGroupIds createdAt updatedAt } pagination { totalPages currentPage pageSize totalItems } } }",
  "scope": [
   [
    "filter.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "filter.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonGetDefaultViews",
  "kind": "query",
  "text": "query CommonGetDefaultViews($scope: ScopeInput!) { CommonGetDefaultViews(scope: $scope) { views { _id resource name query layout shared own ownerName forEveryone forGroupIds } } }",
  "scope": [
   [
    "scope.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "scope.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "scope.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonSetDefaultView",
  "kind": "mutation",
  "text": "mutation CommonSetDefaultView($input: CommonSetDefaultViewInput!) { CommonSetDefaultView(input: $input) { _id forEveryone forGroupIds } }",
  "scope": [
   [
    "input.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "input.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonSaveView",
  "kind": "mutation",
  "text": "mutation CommonSaveView($input: CommonSaveViewInput!) { CommonSaveView(input: $input) { _id resource name query layout shared own ownerName forEveryone forGroupIds createdAt updatedAt } }",
  "scope": [
   [
    "input.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "input.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonDeleteViews",
  "kind": "mutation",
  "text": "mutation CommonDeleteViews($filter: ViewIdsFilter!) { CommonDeleteViews(filter: $filter) { data { _id } refused { _id reason args } } }",
  "scope": [
   [
    "filter.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "filter.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonStartExport",
  "kind": "mutation",
  "text": "mutation CommonStartExport($input: CommonStartExportInput!) { CommonStartExport(input: $input) { _id rows path fileName expiresAt } }",
  "scope": [
   [
    "input.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "input.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonSearch",
  "kind": "query",
  "text": "query CommonSearch($input: CommonSearchInput!) { CommonSearch(input: $input) { lists { rows failed tooMany } } }",
  "scope": []
 },
 {
  "name": "CommonGeocode",
  "kind": "query",
  "text": "query CommonGeocode($searchText: String!, $skip: Int, $limit: Int) { CommonGeocode(searchText: $searchText, skip: $skip, limit: $limit) { data { address coordinate { lat lng } } pagination { totalPages currentPage pageSize totalItems } } }",
  "scope": []
 },
 {
  "name": "ORGGetHierarchy",
  "kind": "query",
  "text": "query ORGGetHierarchy($filter: ORGGetHierarchyFilter!) { ORGGetHierarchy(filter: $filter) { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt tags { name value } version } tags { name value } version } }",
  "scope": []
 },
 {
  "name": "AppsCheckWorkflowSetNameDuplicatedByName",
  "kind": "query",
  "text": "query AppsCheckWorkflowSetNameDuplicatedByName($name: String!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsCheckWorkflowSetNameDuplicatedByName(name: $name, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) }",
  "scope": [
   [
    "organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "AppsGetWorkflowList",
  "kind": "query",
  "text": "query AppsGetWorkflowList($filter: AppsGetWorkflowListFilter!) { AppsGetWorkflowList(filter: $filter) { data { _id name isDefault createdAt updatedAt archivedAt organizationId customerId hierarchyId defaultLanguage stages { _id name product language provider externalAssessmentPackageId assessmentPackageName triggers { enabled conditionOperator conditions { onField onFieldType comparisonOperator comparisonValue } action { type payload { status } } } } version } pagination { totalPages currentPage pageSize totalItems } } }",
  "scope": [
   [
    "filter.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "filter.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "AppsGetAssessmentPackageList",
  "kind": "query",
  "text": "query AppsGetAssessmentPackageList($filter: AppsGetAssessmentPackageListFilter!) { AppsGetAssessmentPackageList(filter: $filter) { data { _id externalId name description product language provider organizationId customerId hierarchyId createdAt updatedAt } pagination { totalPages currentPage pageSize totalItems } } }",
  "scope": [
   [
    "filter.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "filter.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "AppsSuggestRoleFamilies",
  "kind": "query",
  "text": "query AppsSuggestRoleFamilies($filter: AppsSuggestRoleFamiliesFilter!) { AppsSuggestRoleFamilies(filter: $filter) { families { _id name } } }",
  "scope": [
   [
    "filter.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "filter.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "AtsGetAtsTemplates",
  "kind": "query",
  "text": "query AtsGetAtsTemplates($getAtsTemplatesInput: AtsGetAtsTemplatesInput) { AtsGetAtsTemplates(getAtsTemplatesInput: $getAtsTemplatesInput) { data { _id atsName displayName createdAt updatedAt atsTemplateItems { isReadOnly key label description uiComponent valueType defaultValue required storedOnly } } pagination { totalPages currentPage pageSize totalItems } } }",
  "scope": []
 },
 {
  "name": "AtsGetAtsTemplateById",
  "kind": "query",
  "text": "query AtsGetAtsTemplateById($getAtsTemplateByIdInput: AtsGetAtsTemplateByIdInput!) { AtsGetAtsTemplateById(getAtsTemplateByIdInput: $getAtsTemplateByIdInput) { _id atsName displayName createdAt updatedAt atsTemplateItems { isReadOnly key label description uiComponent valueType defaultValue required storedOnly } } }",
  "scope": []
 },
 {
  "name": "AtsGetAtsTemplateByAtsName",
  "kind": "query",
  "text": "query AtsGetAtsTemplateByAtsName($getAtsTemplateByAtsNameInput: AtsGetAtsTemplateByAtsNameInput!) { AtsGetAtsTemplateByAtsName(getAtsTemplateByAtsNameInput: $getAtsTemplateByAtsNameInput) { _id atsName displayName createdAt updatedAt atsTemplateItems { isReadOnly key label description uiComponent valueType defaultValue required storedOnly } } }",
  "scope": []
 },
 {
  "name": "AppsPreviewRetention",
  "kind": "query",
  "text": "query AppsPreviewRetention($input: AppsPreviewRetentionInput!) { AppsPreviewRetention(input: $input) { candidates videos nextRunAt } }",
  "scope": [
   [
    "input.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "input.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "AtsTestTenant",
  "kind": "mutation",
  "text": "mutation AtsTestTenant($testTenantInput: AtsTestTenantInput!) { AtsTestTenant(testTenantInput: $testTenantInput) { checks { item label ok result status } } }",
  "scope": [
   [
    "testTenantInput.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "testTenantInput.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "testTenantInput.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "AppsExportCandidate",
  "kind": "mutation",
  "text": "mutation AppsExportCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsExportCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { fileName rows content } }",
  "scope": [
   [
    "organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonTestWebhook",
  "kind": "mutation",
  "text": "mutation CommonTestWebhook($filter: WebhookIdFilter!) { CommonTestWebhook(filter: $filter) { checks { item label ok result status } } }",
  "scope": [
   [
    "filter.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "filter.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonRenewWebhookSecret",
  "kind": "mutation",
  "text": "mutation CommonRenewWebhookSecret($input: CommonRenewWebhookSecretInput!) { CommonRenewWebhookSecret(input: $input) { _id secret previousSecretUntil } }",
  "scope": [
   [
    "input.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "input.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "ORGRotateApiKey",
  "kind": "mutation",
  "text": "mutation ORGRotateApiKey($filter: ApiKeyIdFilter!, $input: ORGRotateApiKeyInput!) { ORGRotateApiKey(filter: $filter, input: $input) { secret } }",
  "scope": [
   [
    "filter.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "filter.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "IDPStartSSOTest",
  "kind": "mutation",
  "text": "mutation IDPStartSSOTest($filter: SSOConfigFilter!) { IDPStartSSOTest(filter: $filter) { _id loginUrl } }",
  "scope": [
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ]
  ]
 },
 {
  "name": "IDPReadProviderMetadata",
  "kind": "query",
  "text": "query IDPReadProviderMetadata($metadata: SSOProviderMetadataInput!, $filter: SSOConfigFilter!) { IDPReadProviderMetadata(metadata: $metadata, filter: $filter) { entityId loginUrl logoutUrl logoutBinding publicCertificates certificates { subject validTo fingerprint isExpired } wantsSignedRequests validUntil warnings } }",
  "scope": [
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ]
  ]
 },
 {
  "name": "IDPGetSSOTest",
  "kind": "query",
  "text": "query IDPGetSSOTest($_id: ID!, $filter: SSOConfigFilter!) { IDPGetSSOTest(_id: $_id, filter: $filter) { _id status createdAt nameId email firstName lastName attributes outcome reason detail } }",
  "scope": [
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ]
  ]
 },
 {
  "name": "FIUploadLogo",
  "kind": "mutation",
  "text": "mutation FIUploadLogo($input: FIUploadLogoInput!) { FIUploadLogo(input: $input) { _id url mediaType width height } }",
  "scope": [
   [
    "input.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "input.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "NotifPreviewTemplate",
  "kind": "query",
  "text": "query NotifPreviewTemplate($input: NotifPreviewTemplateInput!) { NotifPreviewTemplate(input: $input) { message { name email subject html phoneNumber text template } isMadeUp } }",
  "scope": [
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ]
  ]
 },
 {
  "name": "NotifPreviewMessageText",
  "kind": "query",
  "text": "query NotifPreviewMessageText($input: NotifPreviewMessageTextInput!) { NotifPreviewMessageText(input: $input) { message { name email subject html phoneNumber text template } isMadeUp smsParts } }",
  "scope": [
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ]
  ]
 },
 {
  "name": "NotifSendTestText",
  "kind": "mutation",
  "text": "mutation NotifSendTestText($input: NotifSendTestTextInput!) { NotifSendTestText(input: $input) { recipient } }",
  "scope": [
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ]
  ]
 },
 {
  "name": "NotifSendTestMail",
  "kind": "mutation",
  "text": "mutation NotifSendTestMail($input: NotifSendTestMailInput!) { NotifSendTestMail(input: $input) { recipient } }",
  "scope": [
   [
    "input.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "input.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonGetViewMailList",
  "kind": "query",
  "text": "query CommonGetViewMailList($filter: CommonGetViewMailListFilter!) { CommonGetViewMailList(filter: $filter) { data { _id viewId frequency weekday hour zone onlyChanged nextAt pausedBecause } } }",
  "scope": [
   [
    "filter.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "filter.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonSubscribeToView",
  "kind": "mutation",
  "text": "mutation CommonSubscribeToView($input: CommonSubscribeToViewInput!) { CommonSubscribeToView(input: $input) { _id nextAt } }",
  "scope": [
   [
    "input.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "input.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonUnsubscribeFromViews",
  "kind": "mutation",
  "text": "mutation CommonUnsubscribeFromViews($filter: ViewMailIdsFilter!) { CommonUnsubscribeFromViews(filter: $filter) { data { _id } refused { _id reason args } } }",
  "scope": [
   [
    "filter.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "filter.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 {
  "name": "CommonGetPageLayout",
  "kind": "query",
  "text": "query CommonGetPageLayout($page: String!) { CommonGetPageLayout(page: $page) { page layout updatedAt } }",
  "scope": []
 },
 {
  "name": "CommonSavePageLayout",
  "kind": "mutation",
  "text": "mutation CommonSavePageLayout($input: CommonSavePageLayoutInput!) { CommonSavePageLayout(input: $input) { page layout updatedAt } }",
  "scope": []
 },
 {
  "name": "AuthStartApp",
  "kind": "mutation",
  "text": "mutation AuthStartApp { AuthStartApp { _id secret address } }",
  "scope": []
 },
 {
  "name": "AuthAddApp",
  "kind": "mutation",
  "text": "mutation AuthAddApp($input: AuthAddAppInput!) { AuthAddApp(input: $input) { _id recoveryCodes } }",
  "scope": []
 },
 {
  "name": "AuthStartPasskey",
  "kind": "mutation",
  "text": "mutation AuthStartPasskey { AuthStartPasskey { options } }",
  "scope": []
 },
 {
  "name": "AuthAddPasskey",
  "kind": "mutation",
  "text": "mutation AuthAddPasskey($input: AuthAddPasskeyInput!) { AuthAddPasskey(input: $input) { _id recoveryCodes } }",
  "scope": []
 },
 {
  "name": "AuthGetSessions",
  "kind": "query",
  "text": "query AuthGetSessions($limit: Int) { AuthGetSessions(limit: $limit) { pagination { totalItems } } }",
  "scope": []
 },
 {
  "name": "AuthEndOtherSessions",
  "kind": "mutation",
  "text": "mutation AuthEndOtherSessions { AuthEndOtherSessions { data { _id } } }",
  "scope": []
 },
 {
  "name": "AuthRenewRecoveryCodes",
  "kind": "mutation",
  "text": "mutation AuthRenewRecoveryCodes { AuthRenewRecoveryCodes { _id codes } }",
  "scope": []
 },
 {
  "name": "AuthGetConfirmation",
  "kind": "query",
  "text": "query AuthGetConfirmation { AuthGetConfirmation { _id methods confirmedUntil } }",
  "scope": []
 },
 {
  "name": "AuthMailConfirmation",
  "kind": "mutation",
  "text": "mutation AuthMailConfirmation { AuthMailConfirmation { _id methods confirmedUntil } }",
  "scope": []
 },
 {
  "name": "AuthStartPasskeyConfirmation",
  "kind": "mutation",
  "text": "mutation AuthStartPasskeyConfirmation { AuthStartPasskeyConfirmation { options } }",
  "scope": []
 },
 {
  "name": "AuthConfirm",
  "kind": "mutation",
  "text": "mutation AuthConfirm($input: AuthConfirmInput!) { AuthConfirm(input: $input) { _id methods confirmedUntil } }",
  "scope": []
 }
];
