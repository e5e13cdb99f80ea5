import { email, place, text } from './fields.ts';
import { limits } from '../src/domain/limits.ts';

// A candidate's personal data (specification 3 §5 “Candidate”, “Invite candidate”; decisions §1).

const key = 'validation.candidate';

const lastName = {
  type: ['string', 'null'],
  maxLength: limits.personName,
  errorMessage: { maxLength: `${key}.lastName.maxLength` },
} as const;

export const candidateNames = { firstName: text(`${key}.firstName`, limits.personName), lastName } as const;

export const candidateEmail = {
  ...email,
  maxLength: limits.candidateEmail,
  errorMessage: { ...email.errorMessage, maxLength: `${key}.email.maxLength` },
} as const;

/** A phone number that is there: it begins with its country's code and is valid in that country. */
export const candidatePhone = {
  type: 'string',
  minLength: 1,
  phone: true,
  errorMessage: { type: `${key}.phoneNumber.phone`, minLength: `${key}.phoneNumber.phone`, phone: `${key}.phoneNumber.phone` },
} as const;

export const candidateLocation = place(`${key}.location`);

export const invited = {
  email: {
    ...candidateEmail,
    errorMessage: {
      ...candidateEmail.errorMessage,
      type: `${key}.invite.email`,
      minLength: `${key}.invite.email`,
      format: `${key}.invite.email`,
    },
  },
  firstName: {
    ...candidateNames.firstName,
    errorMessage: { ...candidateNames.firstName.errorMessage, type: `${key}.invite.firstName`, pattern: `${key}.invite.firstName` },
  },
  lastName,
  phoneNumber: candidatePhone,
} as const;

export const askSeveral = {
  when: { asked: 'AppsGetVacancyListByCandidateId', by: { candidateId: 'candidate._id' }, moreThan: 1, named: 'title' },
} as const;
