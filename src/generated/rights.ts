// Written by codegen: the right that each operation needs.
import type { Access } from '../engine/plan/Plan.ts';
export const rights: Record<string, Access> = {
 "AppsGetVacancyListV2": [
  "apps:viewVacancyList"
 ],
 "AppsGetVacancyList": [
  "apps:viewVacancyList"
 ],
 "AppsGetVacancyListByCandidateId": [
  "apps:viewVacancyList"
 ],
 "AppsGetVacancyById": [
  "apps:viewVacancy"
 ],
 "AppsGetVacancyApplicationStatusCount": [
  "apps:viewApplicationList"
 ],
 "AppsGetApplicationList": [
  "apps:viewApplicationList"
 ],
 "AppsSearchApplications": [
  "apps:viewApplicationList"
 ],
 "AppsGetWorkflowList": [
  "apps:viewWorkflowList"
 ],
 "AppsGetWorkflowListV2": [
  "apps:viewWorkflowList"
 ],
 "AppsGetWorkflowById": [
  "apps:viewWorkflow"
 ],
 "AppsGetAssessmentPackageList": [
  "apps:viewWorkflowList"
 ],
 "AppsGetWorkflowSetList": [
  "apps:viewWorkflowList"
 ],
 "AppsGetWorkflowSetById": [
  "apps:viewWorkflow"
 ],
 "AppsCheckWorkflowSetNameDuplicatedByName": [
  "apps:viewWorkflowList"
 ],
 "AppsGetCustomerSetting": [
  "apps:viewCustomerSetting"
 ],
 "AppsCreateVacancy": [
  "apps:createVacancy"
 ],
 "AppsUpdateVacancyById": [
  "apps:editVacancy"
 ],
 "AppsUpdateVacancyByExternalVacancyId": [
  "apps:editVacancy"
 ],
 "AppsArchiveVacanciesByExternalVacancyIds": [
  "apps:archiveVacancy"
 ],
 "AppsRestoreVacanciesByExternalVacancyIds": [
  "apps:restoreVacancy"
 ],
 "AppsMoveApplication": [
  "apps:viewApplicationList",
  "apps:editApplication",
  "apps:viewApplication",
  "apps:createApplication"
 ],
 "AppsUpdateApplicationStatus": [
  "apps:viewApplicationList",
  "apps:editApplication",
  "apps:viewApplication",
  "apps:createApplication"
 ],
 "AppsResendApplicationAssessmentLink": [
  "apps:viewApplicationList",
  "apps:editApplication",
  "apps:viewApplication",
  "apps:createApplication"
 ],
 "AppsResendApplicationMiReport": [
  "apps:viewApplicationList",
  "apps:editApplication",
  "apps:viewApplication",
  "apps:createApplication"
 ],
 "AppsUpdateApplicationCandidate": [
  "apps:editApplication"
 ],
 "AppsDeleteCandidateById": [
  "apps:deleteApplication"
 ],
 "AppsPurgeApplicationCandidate": [
  "apps:deleteApplication"
 ],
 "AppsCreateWorkflow": [
  "apps:createWorkflow"
 ],
 "AppsUpdateWorkflow": [
  "apps:editWorkflow"
 ],
 "AppsArchiveWorkflows": [
  "apps:archiveWorkflow"
 ],
 "AppsRestoreWorkflows": [
  "apps:restoreWorkflow"
 ],
 "AppsCreateWorkflowSet": [
  "apps:createWorkflow"
 ],
 "AppsUpdateWorkflowSet": [
  "apps:editWorkflow"
 ],
 "AppsArchiveWorkflowSet": [
  "apps:archiveWorkflow"
 ],
 "AppsRestoreWorkflowSet": [
  "apps:restoreWorkflow"
 ],
 "AppsCreateCustomerSetting": [
  "apps:editCustomerSetting"
 ],
 "AppsUpdateCustomerSetting": [
  "apps:editCustomerSetting"
 ],
 "AppsUpdateSMSNotificationSettings": [
  "apps:editCustomerSetting"
 ],
 "AtsGetRequestList": [
  "ats:viewRequestList"
 ],
 "AtsGetRequestById": [
  "ats:viewRequestList"
 ],
 "AtsGetAtsTemplates": [
  "ats:viewTemplateList"
 ],
 "AtsGetAtsTemplateById": [
  "ats:viewTemplate"
 ],
 "AtsGetAtsTemplateByAtsName": [
  "ats:viewTemplate"
 ],
 "AtsGetTenantsByCustomer": [
  "ats:viewTenantList"
 ],
 "AtsGetTenantById": [
  "ats:viewTenant"
 ],
 "AtsCreateTenant": [
  "ats:createTenant"
 ],
 "AtsUpdateTenant": [
  "ats:editTenant"
 ],
 "AtsDeleteTenantsByIds": [
  "ats:deleteTenant"
 ],
 "AtsRetryRequest": [
  "ats:retryRequest"
 ],
 "AuthMe": "session",
 "AuthCheckToken": "session",
 "AuthRefreshToken": "session",
 "AuthGetUserRegion": "public",
 "AuthEmailLogin": "public",
 "AuthMfaLogin": "public",
 "AuthResendMfaCode": "public",
 "AuthForgetPassword": "public",
 "AuthResetPassword": "public",
 "AuthLogout": "public",
 "AuthUnlockUser": [
  "org:editUser"
 ],
 "CommonCheckPolicy": "session",
 "CommonGeocode": "session",
 "CommonGetPermissionTabState": [
  "common:viewPolicy"
 ],
 "CommonGetPolicy": [
  "common:viewPolicy"
 ],
 "CommonCreatePolicy": [
  "common:editPolicy"
 ],
 "CommonUpdatePolicy": [
  "common:editPolicy"
 ],
 "CommonUpdatePolicyV2": [
  "common:editPolicy"
 ],
 "CommonUpdatePermissionTabPolicies": [
  "common:editPolicy"
 ],
 "CommonInviteCandidate": [
  "apps:createApplication"
 ],
 "DatalakeCountApplicationsByDay": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentCountCompletedAssessments": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentCompletionRatio": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentDropoutRatio": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentLeakageRatio": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentEngagementRatio": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentAvgNPSScore": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentMedianTimeTaken": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentMedianScore": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentProfanityRatio": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentPlagiarismRatio": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentGarbageRatio": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentDeviceType": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentRecommendationSplit": [
  "datalake:viewDashboard"
 ],
 "DatalakeAssessmentScoreDistribution": [
  "datalake:viewDashboard"
 ],
 "ORGGetApiKeys": [
  "org:viewUserList"
 ],
 "ORGGetApiKey": [
  "org:viewUser"
 ],
 "NotifGetSuppressedAddresses": [
  "notif:viewEvents"
 ],
 "NotifGetEmails": [
  "notif:viewEvents"
 ],
 "NotifGetApplicationMessages": [
  "notif:viewEvents",
  "apps:viewApplication"
 ],
 "AppsGetApplicationNotes": [
  "apps:viewApplication"
 ],
 "AppsGetMentionableUsers": [
  "apps:viewApplication",
  "apps:editApplication"
 ],
 "NotifPreviewTemplate": [
  "notif:viewSettings"
 ],
 "NotifGetMessageTexts": [
  "notif:viewSettings"
 ],
 "NotifGetMessageText": [
  "notif:viewSettings"
 ],
 "NotifGetMessageTextVersions": [
  "notif:viewSettings"
 ],
 "NotifPreviewMessageText": [
  "notif:viewSettings"
 ],
 "ORGCreateApiKey": [
  "org:createUser",
  "org:editGroupMembers"
 ],
 "ORGUpdateApiKey": [
  "org:editUser",
  "org:editGroupMembers"
 ],
 "ORGRotateApiKey": [
  "org:editUser",
  "org:editGroupMembers"
 ],
 "ORGRevokeApiKeys": [
  "org:archiveUser"
 ],
 "NotifSaveMessageText": [
  "notif:editSettings"
 ],
 "NotifRestoreMessageText": [
  "notif:editSettings"
 ],
 "NotifSendTestMail": [
  "notif:editSettings"
 ],
 "NotifSendTestText": [
  "notif:editSettings"
 ],
 "FIUploadLogo": [
  "fi:editBranding"
 ],
 "NotifAllowAddresses": [
  "notif:viewEvents",
  "notif:editSettings"
 ],
 "NotifSuppressAddresses": [
  "notif:viewEvents",
  "notif:editSettings"
 ],
 "AppsSaveApplicationNote": [
  "apps:viewApplication",
  "apps:editApplication"
 ],
 "AppsDeleteApplicationNote": [
  "apps:viewApplication",
  "apps:editApplication"
 ],
 "AppsGetInterviewList": [
  "apps:viewApplicationList"
 ],
 "AppsGetInterviewById": [
  "apps:viewApplicationList"
 ],
 "ORGPreviewArchiveCustomers": [
  "org:archiveCustomer"
 ],
 "AppsSuggestRoleFamilies": [
  "apps:viewVacancyList"
 ],
 "DatalakeFigureTrends": [
  "datalake:viewDashboard"
 ],
 "AuthGetSessions": "session",
 "AuthGetFactors": "session",
 "AuthGetFactor": "session",
 "AuthGetConfirmation": "session",
 "AuthGetSignInRules": [
  "idp:viewSso"
 ],
 "AuthGetUserSessions": [
  "org:archiveUser"
 ],
 "AuthGetPassword": "session",
 "AuthSearchCustomers": "session",
 "CommonGetPageLayout": [
  "edge:access"
 ],
 "CommonPreviewPolicy": [
  "common:editPolicy"
 ],
 "ORGPreviewHierarchies": [
  "org:editHierarchy"
 ],
 "ORGPreviewGroupMembers": [
  "org:editGroupMembers"
 ],
 "IDPPreviewSSOGroups": [
  "idp:editSso"
 ],
 "IDPReadProviderMetadata": [
  "idp:editSso"
 ],
 "CommonGetGroupGrants": [
  "common:viewPolicy"
 ],
 "CommonExplainAccess": [
  "common:viewPolicy",
  "org:viewUser"
 ],
 "AppsPreviewRetention": [
  "apps:viewCustomerSetting"
 ],
 "IDPGetSSOTest": [
  "idp:editSso"
 ],
 "IDPGetSSOStep": "public",
 "AppsGetApplicationById": [
  "apps:viewApplication"
 ],
 "CommonGetAuditSubjects": [
  "common:viewAudit"
 ],
 "CommonPreviewAction": "session",
 "CommonSearch": "session",
 "CommonGetAuditList": [
  "common:viewAudit"
 ],
 "CommonGetSecurityLog": [
  "common:viewAudit"
 ],
 "CommonGetViewList": [
  "edge:access"
 ],
 "CommonGetViewMailList": [
  "edge:access"
 ],
 "CommonGetDefaultViews": [
  "edge:access"
 ],
 "AppsUpdateDeclineReasons": [
  "apps:editCustomerSetting"
 ],
 "AuthChangePassword": "session",
 "AuthUpdateProfile": "session",
 "AuthStartApp": "session",
 "AuthAddApp": "session",
 "AuthStartPasskey": "session",
 "AuthAddPasskey": "session",
 "AuthRemoveFactors": "session",
 "AuthRenameFactor": "session",
 "AuthRenewRecoveryCodes": "session",
 "AuthStartPasskeyLogin": "public",
 "AuthPasskeyLogin": "public",
 "AuthMailConfirmation": "session",
 "AuthStartPasskeyConfirmation": "session",
 "AuthConfirm": "session",
 "AuthResetFactors": [
  "org:editUser"
 ],
 "AuthUpdateSignInRules": [
  "idp:editSso"
 ],
 "AuthEndSessions": "session",
 "AuthEndUserSessions": [
  "org:archiveUser"
 ],
 "AuthEndCustomerSessions": [
  "org:archiveUser"
 ],
 "AuthEndOtherSessions": "session",
 "CommonUndoHold": "session",
 "AtsResumeTenant": [
  "ats:editTenant"
 ],
 "AtsTestTenant": [
  "ats:editTenant"
 ],
 "CommonSavePageLayout": [
  "edge:access"
 ],
 "IDPStartSSOTest": [
  "idp:editSso"
 ],
 "IDPAddSSOKey": [
  "idp:editSso"
 ],
 "IDPUseNextSSOKey": [
  "idp:editSso"
 ],
 "IDPMailSSOStep": "public",
 "IDPConfirmSSOStep": "public",
 "IDPCompleteSSOStep": "session",
 "AtsRetryRequests": [
  "ats:retryRequest"
 ],
 "AtsRestoreTenantsByIds": [
  "ats:deleteTenant"
 ],
 "AppsMarkAssessmentViewed": [
  "apps:viewApplication"
 ],
 "CommonSaveView": [
  "edge:access"
 ],
 "CommonSetDefaultView": [
  "org:editGroup"
 ],
 "CommonSubscribeToView": [
  "common:export"
 ],
 "CommonResumeViewMails": [
  "common:export"
 ],
 "CommonUnsubscribeFromViews": [
  "edge:access"
 ],
 "CommonDeleteViews": [
  "edge:access"
 ],
 "CommonStartExport": [
  "common:export"
 ],
 "CommonGetWebhookList": [
  "apps:viewCustomerSetting"
 ],
 "CommonGetWebhook": [
  "apps:viewCustomerSetting"
 ],
 "CommonGetWebhookDeliveryList": [
  "apps:viewCustomerSetting"
 ],
 "CommonCreateWebhook": [
  "apps:editCustomerSetting"
 ],
 "CommonUpdateWebhook": [
  "apps:editCustomerSetting"
 ],
 "CommonArchiveWebhooks": [
  "apps:editCustomerSetting"
 ],
 "CommonRestoreWebhooks": [
  "apps:editCustomerSetting"
 ],
 "CommonRenewWebhookSecret": [
  "apps:editCustomerSetting"
 ],
 "CommonTestWebhook": [
  "apps:editCustomerSetting"
 ],
 "CommonResumeWebhook": [
  "apps:editCustomerSetting"
 ],
 "CommonSendWebhooksAgain": [
  "apps:editCustomerSetting"
 ],
 "AppsExportCandidate": [
  "apps:deleteApplication",
  "common:export"
 ],
 "IDPGetScimTokens": [
  "idp:viewSso"
 ],
 "IDPGetScimToken": [
  "idp:viewSso"
 ],
 "IDPGetScimRequests": [
  "idp:viewSso"
 ],
 "IDPGetScimRequest": [
  "idp:viewSso"
 ],
 "IDPCreateScimToken": [
  "idp:editSso"
 ],
 "IDPUpdateScimToken": [
  "idp:editSso"
 ],
 "IDPRevokeScimTokens": [
  "idp:editSso"
 ],
 "IDPGetSsoDomains": [
  "idp:viewSso"
 ],
 "IDPGetSsoDomain": [
  "idp:viewSso"
 ],
 "IDPCreateSsoDomain": [
  "idp:editSso"
 ],
 "IDPVerifySsoDomain": [
  "idp:editSso"
 ],
 "IDPDeleteSsoDomains": [
  "idp:editSso"
 ],
 "AuthNoteActivity": "session",
 "CommonGetAccessGrants": [
  "common:viewPolicy",
  "org:viewUserList"
 ],
 "CommonGetPolicyVersions": [
  "common:viewPolicy"
 ],
 "CommonRestorePolicyVersion": [
  "common:editPolicy"
 ],
 "CommonGetBackgroundJobs": [
  "org:viewOrganizationList"
 ],
 "CommonRunBackgroundJobs": [
  "org:archiveOrganization"
 ],
 "CommonGetPlatformHealth": [
  "org:viewOrganizationList"
 ],
 "CommonGetDeadLetters": [
  "org:viewOrganizationList"
 ],
 "CommonTryDeadLettersAgain": [
  "org:archiveOrganization"
 ],
 "FIGetBranding": [
  "fi:viewBranding"
 ],
 "FIAddBranding": [
  "fi:editBranding"
 ],
 "FIEditBranding": [
  "fi:editBranding"
 ],
 "IDPGetSSOConfig": [
  "idp:viewSso"
 ],
 "IDPSearchSSOConfigs": "public",
 "IDPGetHierarchyTree": [
  "org:viewHierarchy"
 ],
 "IDPAuthSSOLogin": "public",
 "IDPCreateSSOConfig": [
  "idp:editSso"
 ],
 "IDPUpdateSSOConfig": [
  "idp:editSso"
 ],
 "NotifGetNotificationSettingsV2": [
  "notif:viewSettings"
 ],
 "NotifGetEmailDomain": [
  "notif:viewEmailDomain"
 ],
 "NotifGetSMSCreditsByCustomerId": [
  "notif:viewSmsCredits"
 ],
 "NotifGetSMSCreditsPurchaseHistoryList": [
  "notif:viewSmsCredits"
 ],
 "NotifGetEmailEventsByCustomerId": [
  "notif:viewEvents"
 ],
 "NotifGetEmailEventByMailMessageId": [
  "notif:viewEvents"
 ],
 "NotifGetLatestEmailEventByAssessmentId": [
  "apps:viewApplication"
 ],
 "NotifGetSMSEventList": [
  "notif:viewEvents"
 ],
 "NotifUpdateNotificationSettingsV2": [
  "notif:editSettings"
 ],
 "NotifCreateEmailDomain": [
  "notif:editEmailDomain"
 ],
 "NotifUpdateEmailDomainSetting": [
  "notif:editEmailDomain"
 ],
 "NotifRetryDkimVerification": [
  "notif:editEmailDomain"
 ],
 "NotifPurchaseSMSCreditsByCustomerId": [
  "notif:purchaseSmsCredits"
 ],
 "ORGGetCustomers": [
  "org:viewCustomerList"
 ],
 "ORGGetCustomer": [
  "org:viewCustomer"
 ],
 "ORGGetOrganizations": [
  "org:viewOrganizationList"
 ],
 "ORGGetOrganization": [
  "org:viewOrganization"
 ],
 "ORGGetOrganizationGlobalCustomers": [
  "org:viewCustomerList"
 ],
 "ORGGetRootHierarchy": [
  "org:viewHierarchy"
 ],
 "ORGGetHierarchy": [
  "org:viewHierarchy"
 ],
 "ORGGetGroups": [
  "org:viewGroupList"
 ],
 "ORGGetGroup": [
  "org:viewGroup"
 ],
 "ORGGetUsers": [
  "org:viewUserList"
 ],
 "ORGGetUser": [
  "org:viewUser"
 ],
 "ORGCreateCustomer": [
  "org:createCustomer"
 ],
 "ORGArchiveCustomers": [
  "org:archiveCustomer"
 ],
 "ORGRestoreCustomers": [
  "org:restoreCustomer"
 ],
 "ORGCreateOrganization": [
  "org:createOrganization"
 ],
 "ORGArchiveOrganizations": [
  "org:archiveOrganization"
 ],
 "ORGRestoreOrganizations": [
  "org:restoreOrganization"
 ],
 "ORGUpdateHierarchies": [
  "org:editHierarchy"
 ],
 "ORGCreateGroup": [
  "org:createGroup"
 ],
 "ORGUpdateGroup": [
  "org:editGroup"
 ],
 "ORGArchiveGroup": [
  "org:archiveGroup"
 ],
 "ORGArchiveGroups": [
  "org:archiveGroup"
 ],
 "ORGRestoreGroups": [
  "org:restoreGroup"
 ],
 "ORGGroupAddUsers": [
  "org:editGroupMembers"
 ],
 "ORGGroupRemoveUsers": [
  "org:editGroupMembers"
 ],
 "ORGCreateEndUser": [
  "org:createUser"
 ],
 "ORGImportUsers": [
  "org:createUser"
 ],
 "ORGUpdateUser": [
  "org:editUser"
 ],
 "ORGArchiveUser": [
  "org:archiveUser"
 ],
 "ORGArchiveUsers": [
  "org:archiveUser"
 ],
 "ORGRestoreUsers": [
  "org:restoreUser"
 ]
};
