import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { scimTokenProperties } from '../scimToken.ts';

const updateScimToken = form(
  'IDPUpdateScimToken',
  'update',
  { properties: scimTokenProperties, required: ['name', 'groupIds'] },
  { transforms: { name: ['trim'] }, fields: { groupIds: { widget: 'group' } } },
);
export default updateScimToken;

export type UpdateScimToken = FormValues<typeof updateScimToken>;
