import { home } from '../generated/home.ts';
import { later, laterWorded } from '../engine/screens/values/later.tsx';
import { defineConsole } from '../engine/screens/values/registry.ts';
import { CustomerSwitcher } from './customers/CustomerSwitcher.tsx';
import { useCustomerCommands, useFoundCustomers } from './customers/useCustomerCommands.ts';
import { icons } from './icons.ts';
import { statusTones } from './widgets/statusTones.ts';
import { widgets } from './widgets/widgets.tsx';

// Registers the hiring console's parts.
defineConsole({
  widgets,
  icons,
  tones: statusTones,
  home,
  search: { flag: 'edgeGlobalSearch', further: async () => (await import('./customers/findDepartments.ts')).findDepartments },
  help: { news: async () => (await import('./news.ts')).news },
  previews: {
    chatInterview: later(async () => (await import('./previews/ChatInterview.tsx')).ChatInterview),
    groupAccess: later(async () => (await import('./previews/GroupAccess.tsx')).GroupAccess),
    members: later(async () => (await import('./previews/Members.tsx')).Members),
    messageText: laterWorded(async () => (await import('./widgets/messages/fields.ts')).MessageText),
    retention: later(async () => (await import('./previews/Retention.tsx')).Retention),
    ssoGroups: later(async () => (await import('./previews/SsoGroups.tsx')).SsoGroups),
  },
  operations: {
    auditTrail: 'CommonGetAuditList',
    auditSubjects: 'CommonGetAuditSubjects',
    views: 'CommonGetViewList',
    saveView: 'CommonSaveView',
    deleteViews: 'CommonDeleteViews',
    defaultViews: 'CommonGetDefaultViews',
    setDefaultView: 'CommonSetDefaultView',
    viewMails: 'CommonGetViewMailList',
    mailView: 'CommonSubscribeToView',
    endViewMails: 'CommonUnsubscribeFromViews',
    pageLayout: 'CommonGetPageLayout',
    savePageLayout: 'CommonSavePageLayout',
    startExport: 'CommonStartExport',
    search: 'CommonSearch',
    previewAction: 'CommonPreviewAction',
  },
  scopes: { groups: 'groups', Switcher: CustomerSwitcher, commands: useCustomerCommands, found: useFoundCustomers },
  sparedReason: 'refusals.hiredOrOffered',
  operationPrefix: /^(?:[A-Z]{2,}(?=[A-Z][a-z])|Apps|Auth|Common|Notif|Ats|Idp|Fi|Datalake)/,
  warnings: {
    archiveCustomers: async () => (await import('./previews/archiveCustomers.ts')).archiveCustomers,
  },
  layouts: {
    ownPassword: later(async () => (await import('./widgets/account/OwnPassword.tsx')).OwnPassword),
    ownProfile: later(async () => (await import('./widgets/account/OwnProfile.tsx')).OwnProfile),
    emailDomainSteps: later(async () => (await import('./widgets/dkim/EmailDomainSteps.tsx')).EmailDomainSteps),
  },
  dialogs: {
    connectionTest: later(async () => (await import('./dialogs/connection-test/ConnectionTest.tsx')).ConnectionTest),
    addApp: laterWorded(async () => (await import('./dialogs/second-factor/AddApp.tsx')).AddApp),
    addPasskey: laterWorded(async () => (await import('./dialogs/second-factor/AddPasskey.tsx')).AddPasskey),
    renewCodes: laterWorded(async () => (await import('./dialogs/second-factor/RenewCodes.tsx')).RenewCodes),
    webhookTest: later(async () => (await import('./dialogs/connection-test/ConnectionTest.tsx')).WebhookTest),
    candidateArchive: later(async () => (await import('./dialogs/candidate-archive/CandidateArchive.tsx')).CandidateArchive),
    rotateKey: later(async () => (await import('./dialogs/rotate-secret/RotateSecret.tsx')).RotateKey),
    rotateWebhookSecret: later(async () => (await import('./dialogs/rotate-secret/RotateSecret.tsx')).RotateWebhookSecret),
    signInTest: later(async () => (await import('./dialogs/sign-in-test/SignInTest.tsx')).SignInTest),
  },
});
