import type { Catalogue } from '../../../engine/texts/translate.ts';

const ofApplication: Catalogue = {
  fields: {
    candidate_purgedAt: 'Deleted',
    candidate__id: 'Candidate ID',
    vacancyName: '{{Vacancy}}',
    stageId: 'Stage',
    assessments_assessmentLink: 'Invite links',
    assessments_insightsLink: 'My Insights',
    history_at: 'History',
  },
  parts: {
    results: 'Results',
    application: 'Application',
    insights: 'My Insights',
    person: 'Contact',
    timeline: 'Timeline',
    technical: 'Technical details',
  },
  actions: {
    editName: 'Edit name',
    editEmail: 'Edit email',
    editPhone: 'Edit phone number',
    editLocation: 'Edit location',
    resendReport: 'Resend My Insights',
    exportAll: 'Export all data',
    deidentify: 'De-identify',
    delete: 'Delete',
    invite: 'Invite Candidate',
  },
  whyNot: {
    ...Object.fromEntries(
      ['editName', 'editEmail', 'editPhone', 'editLocation', 'resendReport', 'deidentify', 'delete'].map((name) => [
        name,
        'This candidate’s personal data has been deleted.',
      ]),
    ),
    invite: 'This {{vacancy}} is archived. Restore it before you invite anyone.',
    resendReportTwice: 'It was resent a moment ago.',
    updateStatusTo: {
      APPS_APPLICATION_INTERVIEW: 'Interview is set by workflow rules and by the ATS.',
      APPS_APPLICATION_DECLINED: 'Use “Decline”, which asks for a reason and shows the message.',
    },
    progressTo: { other: 'Candidates only go forward, to a later stage.' },
  },
  updated: "Candidate's information has been updated.",
  updateFailed: "Candidate's information is not updated, please try again.",
  resendReported: 'Resend My Insights successful',
  resendReportFailed: 'Resend My Insights failed, please try again.',
  deleted: 'Candidate deleted successfully',
  deleteFailed: 'Failed to delete candidate',
  deidentified: 'Candidate purged successfully',
  deidentifyFailed: 'Failed to purge candidate',
  invited: 'Invite candidate success. We’ve sent them an invitation.',
  inviteFailed: 'Failed to invite candidate. Please contact support.',
  absent: 'This application doesn’t exist, or you don’t have access to it.',
  loadFailed: 'We couldn’t load this application. Please contact support.',
};

const goesForGood = `This can’t be undone.

Gone for good: name, email, phone number, location, the links to the interviews and to the reports, what the candidate wrote, and their entries in the delivery logs.`;

const several = {
  confirm: {
    title: 'Change this candidate everywhere?',
    text: 'This candidate has applied for more than one {{vacancy}}. The change will show in all of them.',
    yes: 'Update',
  },
  save: 'Update',
};

export const candidate: Catalogue = {
  resources: { 'vacancy-applications': ofApplication, applications: ofApplication },
  screens: {
    form: {
      moreFound_one: 'and {{count, number}} more {{vacancy}}',
      moreFound_other: 'and {{count, number}} more {{vacancies}}',
    },
    candidate: {
      archive: {
        what: 'You get a zip file with everything that is held about this candidate, from all their applications: details, history, notes, results, messages, exchanges with other systems and changes.',
        others: 'Emails and notes may name other people. Read them before you hand the file over.',
        start: 'Download',
        done_one: 'Downloaded {{count}} entry.',
        done_other: 'Downloaded {{count, number}} entries.',
        failed: 'We couldn’t export the data. Please try again.',
      },
      score: 'Score {{score}}',
      submitted: 'Submitted {{at}}',
      report: 'View report · {{stage}}',
      retention: 'This report is no longer available: we removed this candidate’s personal data under the data retention policy.',
      flags: {
        isProfanity: 'Profanity',
        isPlagiarism: 'Plagiarism',
        isLowTextQuality: 'Low text quality',
        isOutlier: 'Unusual answers',
        isAgc: 'Generated text',
      },
      history: {
        kinds: {
          INVITED: 'Invited to {{stage}}',
          STARTED: 'Started {{stage}}',
          COMPLETED: 'Completed {{stage}}',
          DROPPED_OUT: 'Dropped out of {{stage}}',
          MOVED: 'Moved to {{stage}}',
          STATUS_CHANGED: 'Status set to {{status}}',
          LINK_RESENT: 'Invite link of {{stage}} resent',
          REPORT_RESENT: 'My Insights resent',
          BOOKING_INVITED: 'Invited to book a live interview',
          BOOKED: 'Live interview booked',
          BOOKING_CHANGED: 'Live interview moved',
          BOOKING_CANCELLED: 'Live interview cancelled',
          CANDIDATE_CHANGED: 'Personal information changed',
          VIEWED: 'Report of {{stage}} opened',
        },
        someStage: 'a former stage',
        byUser: '{{what}} by {{name}}',
        byRule: '{{what}} by rule',
        byRuleWhy: '{{what}} by rule: {{why}}',
        byAts: '{{what}} by the applicant tracking system',
        and: ' and ',
        fields: {
          recommendation: 'recommendation',
          recommendationScore: 'score',
          plagiarismQuestionCount: 'answers that look copied',
          profanityQuestionCount: 'answers with profanity',
          isLowTextQuality: 'low text quality',
        },
        compares: {
          gt: '{{field}} {{value}} > {{limit}}',
          gte: '{{field}} {{value}} ≥ {{limit}}',
          lt: '{{field}} {{value}} < {{limit}}',
          lte: '{{field}} {{value}} ≤ {{limit}}',
          is: '{{field}} {{value}} = {{limit}}',
          contains: '{{field}} {{value}} is one of {{limit}}',
        },
      },
    },
  },
  forms: {
    apps: {
      updateCandidateName: { title: 'Edit name', fields: { firstName: 'First name', lastName: 'Last name' }, ...several },
      updateCandidateEmail: { title: 'Edit email', fields: { email: 'Email' }, ...several },
      updateCandidatePhone: { title: 'Edit phone number', fields: { phoneNumber: 'Phone Number' }, ...several },
      updateCandidateLocation: { title: 'Edit location', fields: { location: 'Location', location_address: 'Location' }, ...several },
      deleteCandidate: {
        confirm: {
          title: 'Delete {{name}}?',
          text: `${goesForGood} All scores and results are deleted too.

What stays, in all applications of this candidate: a row called Deleted Candidate with its stage, its status and its history.`,
          yes: 'Delete',
        },
      },
      deidentifyCandidate: {
        confirm: {
          title: 'De-identify {{name}}?',
          text: `${goesForGood}

What stays, in all applications of this candidate: a row called Deleted Candidate with its stage, its status, its history, and scores and results that name nobody.`,
          yes: 'De-identify',
        },
      },
    },
    common: {
      inviteCandidate: {
        title: 'Invite Candidate',
        save: 'Invite',
        fields: { email: 'Email', firstName: 'First name', lastName: 'Last name', phoneNumber: 'Phone Number' },
      },
    },
  },
  validation: {
    form: {
      moreFound_one: 'and {{count, number}} more {{vacancy}}',
      moreFound_other: 'and {{count, number}} more {{vacancies}}',
    },
    candidate: {
      firstName: {
        required: 'Please enter the first name',
        maxLength: 'Please keep the first name within {{limit}} characters',
      },
      lastName: { maxLength: 'Please keep the last name within {{limit}} characters' },
      email: { maxLength: 'Please keep the email within {{limit}} characters' },
      phoneNumber: { phone: 'Please enter a valid phone number' },
      location: {
        required: 'Please enter a location',
        maxLength: 'Please keep the location within {{limit}} characters',
      },
      invite: { email: 'Please input candidate email!', firstName: 'Please input candidate firstname!' },
    },
  },
};
