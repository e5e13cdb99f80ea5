import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { scimTokenProperties } from '../scimToken.ts';

const createScimToken = form(
  'IDPCreateScimToken',
  'token',
  { properties: scimTokenProperties, required: ['name', 'groupIds'] },
  { transforms: { name: ['trim'] }, fields: { groupIds: { widget: 'group' } } },
);
export default createScimToken;

export type CreateScimToken = FormValues<typeof createScimToken>;
