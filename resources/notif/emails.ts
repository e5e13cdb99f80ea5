import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Mails with a link to an assessment that waits to be finished. */
const invitations = (['FI', 'SI'] as const).flatMap(
  (product) =>
    [
      `${product}_INVITED`,
      `${product}_ASSESSMENT_LINK_RESENT`,
      `${product}_NOT_STARTED_FIRST_REMINDER`,
      `${product}_NOT_STARTED_SECOND_REMINDER`,
      `${product}_NOT_COMPLETED_FIRST_REMINDER`,
      `${product}_NOT_COMPLETED_SECOND_REMINDER`,
    ] as const,
);

/** Mails, each with its timeline below it (specification 3 §2 “Delivery logs”). */
export const emails = defineResource({
  name: 'emails',
  type: 'SentEmail',
  kind: 'log',
  path: 'notifications',
  title: 'mailRecipient',
  search: { filter: 'mailRecipient' },
  operations: { list: 'NotifGetEmails' },
  columns: [
    { field: 'eventType', widget: 'status', width: '125px' },
    { field: 'mailRecipient', primary: true, width: '280px' },
    { field: 'templateType', width: '240px' },
    { field: 'subject', width: '240px' },
    { field: 'failure', widget: 'failure', width: '260px' },
    { field: 'applicationId', widget: 'recordLink', width: '180px' },
    { field: 'vacancyId', widget: 'recordLink', width: '200px', hidden: true },
    { field: 'sentAt', width: '180px' },
    { field: 'latestAt', width: '180px' },
    { field: 'mailSender', width: '220px', hidden: true },
    { field: '_id', width: '230px', hidden: true },
    { field: 'masterId', width: '230px', hidden: true },
    { field: 'templateId', width: '260px', hidden: true },
  ],
  details: [
    { field: 'eventType', widget: 'status' },
    { field: 'failure', widget: 'failure' },
    { field: 'applicationId', widget: 'recordLink' },
    { field: 'vacancyId', widget: 'recordLink' },
    'templateType',
    'subject',
    'mailRecipient',
    'mailSender',
    'sentAt',
    'latestAt',
    '_id',
    'masterId',
    'templateId',
  ],
  filters: ['eventTypes', 'templateTypes'],
  references: { applicationId: 'applications', vacancyId: 'vacancies' },
  sort: 'sentAt desc',
  forms: { search: 'notif/searchEmails' },
  actions: {
    resendInvite: {
      operation: { name: 'AppsResendApplicationAssessmentLink', args: { _ids: ['record.applicationId'], matching: null } },
      on: 'record',
      slot: 'resend',
      tried: 'effects',
      notifies: { hold: 'hold', undo: 'CommonUndoHold' },
      when: [
        { field: 'templateType', in: [...invitations] },
        { field: 'applicationId', not: [null] },
      ],
      icon: 'ForwardToInbox',
    },
    resendReport: {
      operation: { name: 'AppsResendApplicationMiReport', args: { _id: 'record.applicationId' } },
      on: 'record',
      slot: 'resend',
      confirm: true,
      when: [
        { field: 'templateType', in: ['MI_REPORT'] },
        { field: 'applicationId', not: [null] },
      ],
      icon: 'ForwardToInbox',
    },
    resendPasswordLink: {
      operation: { name: 'AuthForgetPassword', args: { 'authForgetPasswordDto.email': 'record.mailRecipient' } },
      rightOf: 'ORGUpdateUser',
      on: 'record',
      slot: 'resend',
      confirm: true,
      when: { field: 'templateType', in: ['ORG_USER_CREATE_COMPLETED', 'EDGE_USER_RESET_PASSWORD'] },
      icon: 'ForwardToInbox',
    },
  },
  flags: { list: 'edgeEmailEventsEnabled', resendPasswordLink: 'edgeUserResetPasswordEnabled' },
});
