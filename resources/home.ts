import type { HomePlan } from '../src/engine/plan/Plan.ts';

const recruiting = ['RECRUITER', 'HIRING_MANAGER'];

/** Work that people come for, by role (decisions §2 “landing page”). */
export const home: HomePlan = {
  lists: [
    {
      name: 'toReview',
      resource: 'applications',
      query: { work: 'TO_REVIEW', mine: 'true', sort: 'createdAt', order: 'asc' },
      columns: ['candidate.personalInformation.firstName', 'vacancyName', 'createdAt'],
      roles: recruiting,
    },
    {
      name: 'allToReview',
      resource: 'applications',
      query: { work: 'TO_REVIEW', sort: 'createdAt', order: 'asc' },
      columns: ['candidate.personalInformation.firstName', 'vacancyName', 'createdAt'],
      roles: ['CUSTOMER_ADMIN', 'PROVIDER_STAFF'],
    },
    {
      name: 'waiting',
      resource: 'applications',
      query: { work: 'WAITING', mine: 'true', sort: 'createdAt', order: 'asc' },
      columns: ['candidate.personalInformation.firstName', 'vacancyName', 'createdAt'],
      roles: recruiting,
    },
    {
      name: 'myJobs',
      resource: 'vacancies',
      query: { mine: 'true' },
      columns: ['title', 'applicationCount', 'createdAt'],
      roles: recruiting,
    },
    {
      name: 'failedMails',
      resource: 'emails',
      query: { eventTypes: 'Bounce' },
      columns: ['mailRecipient', 'failure', 'sentAt'],
      roles: ['CUSTOMER_ADMIN', 'PROVIDER_STAFF'],
    },
    {
      name: 'failedTexts',
      resource: 'sms-events',
      query: { messageStatus: 'Failed' },
      columns: ['smsDestinationPhoneNumber', 'templateType', 'timestamp'],
      roles: ['CUSTOMER_ADMIN', 'PROVIDER_STAFF'],
    },
    {
      name: 'failedRequests',
      resource: 'ats-requests',
      query: { status: 'ATS_REQUEST_FAILED' },
      columns: ['requestType', 'atsName', 'createdAt'],
      roles: ['CUSTOMER_ADMIN', 'PROVIDER_STAFF'],
    },
    {
      name: 'changedByMe',
      resource: 'audit-log',
      query: { mine: 'true' },
      columns: ['operation', 'subjectNames', 'at'],
      roles: ['CUSTOMER_ADMIN', 'PROVIDER_STAFF'],
    },
  ],
  steps: [
    { name: 'brand', resource: 'branding' },
    { name: 'domain', resource: 'email-domain' },
    { name: 'signOn', resource: 'sso' },
    { name: 'firstJob', resource: 'vacancies' },
  ],
};
