import type { Catalogue } from '../../../engine/texts/translate.ts';

export const interviews: Catalogue = {
  resources: {
    interviews: {
      one: 'interview',
      fields: {
        application_candidate_personalInformation_firstName: 'Candidate',
        application_candidate_personalInformation_email: 'Email',
        application_candidate_personalInformation_phoneNumber: 'Phone number',
        application_vacancyName: '{{Vacancy}}',
        startsAt: 'Start',
        endsAt: 'End',
        status: 'Status',
        place: 'Place',
        link: 'Link to join',
        interviewers_name: 'Interviewers',
        updatedAt: 'Updated',
      },
      filters: { startsAt: 'Start', statusList: 'Status' },
      empty: 'No interviews yet',
      emptyHelp: 'Live interviews appear here once they’re booked in your applicant tracking system.',
      absent: 'This interview doesn’t exist, or you don’t have access to it.',
    },
  },
  enums: { InterviewStatus: { INVITED: 'Invited to book', SCHEDULED: 'Booked', CANCELLED: 'Cancelled' } },
};
