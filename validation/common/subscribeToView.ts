import { choice, flag } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { ViewMailFrequency } from '../../src/generated/values.ts';

const id = { type: 'string', maxLength: 64 } as const;
const key = 'validation.viewMail';

const subscribeToView = form('CommonSubscribeToView', 'input', {
  properties: {
    organizationId: id,
    customerId: id,
    hierarchyId: id,
    viewId: id,
    frequency: choice(`${key}.frequency`, ViewMailFrequency),
    weekday: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 7,
      errorMessage: { minimum: `${key}.weekday`, maximum: `${key}.weekday` },
    },
    hour: { type: 'integer', minimum: 0, maximum: 23, errorMessage: { minimum: `${key}.hour`, maximum: `${key}.hour` } },
    zone: { type: 'string', maxLength: 64, errorMessage: { maxLength: `${key}.zone` } },
    onlyChanged: flag,
  },
  required: ['organizationId', 'customerId', 'hierarchyId', 'viewId', 'frequency', 'hour', 'zone', 'onlyChanged'],
});
export default subscribeToView;

export type SubscribeToView = FormValues<typeof subscribeToView>;
