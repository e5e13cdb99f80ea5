import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { apiKeyProperties } from '../apiKey.ts';

const updateApiKey = form(
  'ORGUpdateApiKey',
  'update',
  { properties: apiKeyProperties, required: ['name', 'groupIds', 'requestsPerMinute'] },
  {
    transforms: { name: ['trim'], 'documents.*.name': ['trim'] },
    fields: { groupIds: { widget: 'group' }, 'documents.text': { widget: 'multiline' } },
    preview: 'groupAccess',
  },
);
export default updateApiKey;

export type UpdateApiKey = FormValues<typeof updateApiKey>;
