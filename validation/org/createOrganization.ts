import { text } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const createOrganization = form(
  'ORGCreateOrganization',
  'organization',
  {
    properties: {
      uniqueName: text('validation.organisation.uniqueName', limits.name),
      displayName: text('validation.organisation.displayName', limits.name),
    },
    required: ['uniqueName', 'displayName'],
  },
  { transforms: { uniqueName: ['trim'], displayName: ['trim'] }, fields: { displayName: { ownLabel: true } }, saveWhenFilled: true },
);
export default createOrganization;

export type CreateOrganization = FormValues<typeof createOrganization>;
