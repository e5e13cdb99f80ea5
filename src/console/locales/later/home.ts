import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Work lists and set-up steps of the home page (`resources/home.ts`). */
export const home: Catalogue = {
  home: {
    lists: {
      toReview: {
        title: 'To review',
        text: 'New candidates for your {{vacancies}} who have finished their assessment. Longest waiting first.',
        empty: 'You’re up to date. Candidates appear here when they finish their assessment.',
      },
      allToReview: {
        title: 'To review, all {{vacancies}}',
        text: 'New candidates who have finished their assessment. Longest waiting first.',
        empty: 'Nobody is waiting for a decision.',
      },
      waiting: {
        title: 'Waiting for candidates',
        text: 'New candidates for your {{vacancies}} who haven’t finished their assessment. Longest waiting first.',
        empty: 'Everybody you invited has finished.',
      },
      myJobs: {
        title: 'My {{vacancies}}',
        text: 'Open {{vacancies}} that name you as a hiring manager or recruiter.',
        empty: 'No open {{vacancy}} names you as a hiring manager or recruiter.',
      },
      failedMails: {
        title: 'Emails that failed',
        text: 'In the last 7 days.',
        empty: 'No email failed in the last 7 days.',
      },
      failedTexts: {
        title: 'Text messages that failed',
        text: 'In the last 7 days.',
        empty: 'No text message failed in the last 7 days.',
      },
      failedRequests: {
        title: 'ATS requests that failed',
        text: 'Open one to see the answer and to retry it.',
        empty: 'No request to or from an applicant tracking system failed.',
      },
      changedByMe: {
        title: 'Changed by me',
        text: 'Your latest changes.',
        empty: 'You haven’t changed anything yet.',
      },
    },
    setUp: { title: 'Get started' },
    steps: {
      brand: { title: 'Add your branding', text: 'Logo and colours that candidates see.' },
      domain: { title: 'Send email from your domain', text: 'Candidates see your address as the sender.' },
      signOn: { title: 'Connect single sign-on', text: 'Colleagues sign in with your identity provider.' },
      firstJob: { title: 'Create your first {{vacancy}}', text: 'Then invite candidates, or share its link.' },
    },
  },
};
