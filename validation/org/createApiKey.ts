import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { apiKeyDepartment, apiKeyProperties } from '../apiKey.ts';

const createApiKey = form(
  'ORGCreateApiKey',
  'apiKey',
  {
    properties: {
      name: apiKeyProperties.name,
      hierarchyId: apiKeyDepartment,
      groupIds: apiKeyProperties.groupIds,
      expiresAt: apiKeyProperties.expiresAt,
      requestsPerMinute: apiKeyProperties.requestsPerMinute,
      documents: apiKeyProperties.documents,
    },
    required: ['name', 'hierarchyId', 'groupIds', 'requestsPerMinute'],
  },
  {
    transforms: { name: ['trim'], 'documents.*.name': ['trim'] },
    fields: {
      hierarchyId: { widget: 'department', ownLabel: true },
      groupIds: { widget: 'group' },
      'documents.text': { widget: 'multiline' },
    },
    preview: 'groupAccess',
  },
);
export default createApiKey;

export type CreateApiKey = FormValues<typeof createApiKey>;
