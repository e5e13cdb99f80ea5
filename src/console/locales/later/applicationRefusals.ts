import type { Catalogue } from '../translate.ts';

/** Why the platform left an application or its candidate as it was. */
export const applicationRefusals: Catalogue = {
  refusals: {
    candidatePurged: 'the candidate was deleted or de-identified.',
    vacancyArchived: 'the {{vacancy}} is archived: its invitations have stopped.',
    otherStages: 'its {{vacancy}} does not have this stage.',
    notEarlierStage: 'at this stage or a later one already.',
    hiredOrOffered: 'already hired, or made an offer.',
    sameStatus: 'in this status already.',
    noAssessment: 'there is no assessment to invite to any more.',
    assessmentCompleted: 'the assessment is completed.',
  },
  validation: {
    application: { status: 'Interview is set by rules and by other systems only' },
    candidate: { email: { taken: 'Another candidate has this email' } },
    applicationSort: { vacancy: 'This order is there within one {{vacancy}} only' },
    dashboardFilter: {
      threshold: 'Please enter 0 to {{limit}} days',
      ofAssessments: 'This is known of assessments, not of applications',
    },
    dashboard: {
      order: 'Please select an end that is not before the start',
      days: 'Please select at most {{limit}} days',
      product: 'The dashboard is of chat interviews',
    },
  },
  reasons: {
    ALREADY_APPLIED: 'This candidate already applies for this {{vacancy}}.',
    VACANCY_ARCHIVED: 'This {{vacancy}} is archived: nobody is invited to it.',
    EXTERNAL_ID_TAKEN: 'There is an application with this external ID already.',
    CANDIDATE_PURGED: 'This candidate was deleted or de-identified.',
    CANDIDATE_ELSEWHERE: 'This candidate also applies in {{departments}} in which you may not delete applications.',
    CANDIDATE_SHARED:
      'This candidate also applies in {{departments}} whose applications you may not edit. Please ask somebody who may edit all of them.',
    NO_REPORT: 'There is no report to send yet.',
    MAIL_SWITCHED_OFF: 'The notification settings say that this mail is not sent.',
  },
};
