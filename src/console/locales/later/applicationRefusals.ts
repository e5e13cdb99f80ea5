import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Why the platform left an application or its candidate as it was. */
export const applicationRefusals: Catalogue = {
  refusals: {
    candidatePurged: 'the candidate was deleted or de-identified.',
    vacancyArchived: 'the {{vacancy}} is archived: its invitations have stopped.',
    otherStages: 'its {{vacancy}} does not have this stage.',
    notEarlierStage: 'already at this stage or a later one.',
    hiredOrOffered: 'already hired, or made an offer.',
    sameStatus: 'already in this status.',
    noAssessment: 'there’s no assessment left to invite to.',
    assessmentCompleted: 'the assessment is completed.',
  },
  validation: {
    application: { status: 'Only rules and other systems can set Interview' },
    candidate: { email: { taken: 'Another candidate has this email' } },
    applicationSort: { vacancy: 'You can only sort by this inside a {{vacancy}}' },
    dashboardFilter: {
      threshold: 'Please enter 0 to {{limit}} days',
      ofAssessments: 'This applies to assessments, not to applications',
    },
    dashboard: {
      order: 'Please select an end that is not before the start',
      days: 'Please select at most {{limit}} days',
      product: 'The dashboard covers chat interviews only',
    },
  },
  reasons: {
    ALREADY_APPLIED: 'This candidate has already applied for this {{vacancy}}.',
    VACANCY_ARCHIVED: 'This {{vacancy}} is archived, so you can’t invite anyone to it.',
    EXTERNAL_ID_TAKEN: 'Another application already has this external ID.',
    CANDIDATE_PURGED: 'This candidate was deleted or de-identified.',
    CANDIDATE_ELSEWHERE: 'This candidate also has applications in {{departments}} where you can’t delete applications.',
    CANDIDATE_SHARED:
      'This candidate also has applications in {{departments}} where you can’t edit applications. Please ask someone who can edit all of them.',
    NO_REPORT: 'There’s no report to send yet.',
    MAIL_SWITCHED_OFF: 'This email is turned off in the notification settings.',
  },
};
