import { chosen, text } from './fields.ts';
import { limits } from '../src/domain/limits.ts';

const key = 'validation.apiKey';

const document = {
  type: 'object',
  additionalProperties: false,
  properties: { name: text(`${key}.documents.name`, limits.name), text: text(`${key}.documents.text`, limits.apiKeyDocument) },
  required: ['name', 'text'],
} as const;

export const apiKeyProperties = {
  name: text(`${key}.name`, limits.name),
  groupIds: {
    type: 'array',
    minItems: 1,
    maxItems: limits.userGroups,
    items: { type: 'string', minLength: 1, maxLength: 64 },
    errorMessage: { type: `${key}.groupIds.required`, minItems: `${key}.groupIds.required`, maxItems: `${key}.groupIds.maxItems` },
  },
  expiresAt: { type: ['string', 'null'], format: 'date-time', errorMessage: { format: `${key}.expiresAt.format` } },
  requestsPerMinute: {
    type: 'integer',
    minimum: 1,
    maximum: limits.apiKeyRequests,
    default: 120,
    errorMessage: {
      type: `${key}.requestsPerMinute.range`,
      minimum: `${key}.requestsPerMinute.range`,
      maximum: `${key}.requestsPerMinute.range`,
    },
  },
  documents: {
    type: 'array',
    maxItems: limits.apiKeyDocuments,
    items: document,
    errorMessage: { type: `${key}.documents.maxItems`, maxItems: `${key}.documents.maxItems` },
  },
} as const;

export const apiKeyDepartment = chosen(`${key}.hierarchyId`);
