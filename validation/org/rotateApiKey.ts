import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const key = 'validation.apiKey.overlapHours.range';

const rotateApiKey = form('ORGRotateApiKey', 'input', {
  properties: {
    overlapHours: {
      type: 'integer',
      minimum: 0,
      maximum: limits.apiKeyOverlap,
      default: 1,
      errorMessage: { type: key, minimum: key, maximum: key },
    },
  },
  required: ['overlapHours'],
});
export default rotateApiKey;

export type RotateApiKey = FormValues<typeof rotateApiKey>;
