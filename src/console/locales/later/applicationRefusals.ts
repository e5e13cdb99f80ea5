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
    changedSince: 'changed since then.',
    assessmentBegun: 'the candidate has begun the assessment.',
    noAssessment: 'there’s no assessment left to invite to.',
    assessmentCompleted: 'the assessment is completed.',
  },
  validation: {
    application: { status: 'Only rules and other systems can set Interview' },
    declineReason: {
      required: 'Please choose a reason',
      unknown: 'This reason is no longer on the list',
      onlyDeclined: 'Only declined applications have a reason',
    },
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
    HOLD_OVER: 'It’s too late to undo this: the messages have left.',
    HOLD_UNDONE: 'This was already undone.',
    UNKNOWN_REASON: 'This reason is no longer on the list. Please choose another one.',
    REASON_REQUIRED: 'Please choose a reason.',
    NO_REPORT: 'There’s no report to send yet.',
    MAIL_SWITCHED_OFF: 'This email is turned off in the notification settings.',
  },
};
