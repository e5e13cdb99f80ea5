import { text } from './fields.ts';
import { limits } from '../src/domain/limits.ts';

const key = 'validation.scimToken';

export const scimTokenProperties = {
  name: text(`${key}.name`, limits.name),
  groupIds: {
    type: 'array',
    maxItems: limits.userGroups,
    items: { type: 'string', minLength: 1, maxLength: 64 },
    default: [],
    errorMessage: { type: `${key}.groupIds.maxItems`, maxItems: `${key}.groupIds.maxItems` },
  },
  expiresAt: { type: ['string', 'null'], format: 'date-time', errorMessage: { format: `${key}.expiresAt.format` } },
} as const;
