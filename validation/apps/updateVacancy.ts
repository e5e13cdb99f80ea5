import { form } from '../../src/engine/forms/form.ts';
import { changedVacancy, vacancyTransforms } from '../vacancy.ts';

const updateVacancy = form('AppsUpdateVacancyByExternalVacancyId', 'input', changedVacancy, {
  // It must be sent, and may be empty.
  transforms: { ...vacancyTransforms, description: ['trim', 'orEmpty'] },
  fields: {
    roleFamily: { widget: 'jobFamily' },
    location: { widget: 'place' },
    hiringManagers: { widget: 'people', from: { path: 'managers', where: { type: 'HIRING_MANAGER' } } },
    recruiters: { widget: 'people', from: { path: 'managers', where: { type: 'RECRUITER' } } },
    // Known people are offered; others are typed.
    'hiringManagers.email': { offers: 'users' },
    'recruiters.email': { offers: 'users' },
  },
});
export default updateVacancy;
