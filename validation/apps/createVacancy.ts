import { form } from '../../src/engine/forms/form.ts';
import { newVacancy, vacancyTransforms } from '../vacancy.ts';

const createVacancy = form('AppsCreateVacancy', 'input', newVacancy, {
  detached: ['hiringManagers', 'recruiters'],
  transforms: { ...vacancyTransforms, description: ['trim', 'orNull'] },
  fields: {
    hierarchyId: { widget: 'department' },
    roleFamily: { widget: 'jobFamily' },
    workflow: { widget: 'workflowPicker' },
    location: { widget: 'place' },
    hiringManagers: { widget: 'people' },
    recruiters: { widget: 'people' },
    // Known people are offered; others are typed.
    'hiringManagers.email': { offers: 'users' },
    'recruiters.email': { offers: 'users' },
  },
  confirm: true,
});
export default createVacancy;
