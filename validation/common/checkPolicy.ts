import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const word = { type: 'string', minLength: 1, maxLength: 200 } as const;
const id = { type: 'string', maxLength: 64 } as const;

const checkPolicy = form('CommonCheckPolicy', 'policy', {
  properties: {
    identity: {
      type: ['object', 'null'],
      properties: { userId: { ...id, type: ['string', 'null'] }, groupIds: { type: ['array', 'null'], items: id, maxItems: 1000 } },
      additionalProperties: false,
    },
    todos: {
      type: 'object',
      maxProperties: limits.policyResources,
      propertyNames: { maxLength: 500 },
      additionalProperties: { type: 'array', items: word, maxItems: limits.policyActions },
    },
  },
  required: ['todos'],
});
export default checkPolicy;

export type CheckPolicy = FormValues<typeof checkPolicy>;
