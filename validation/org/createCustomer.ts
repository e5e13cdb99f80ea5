import { AwsRegion } from '../../src/generated/values.ts';
import { accountName, choice, chosen, text } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

/** Not sent: the region decides which platform gets the request (specification 1 §5). */
const createCustomer = form(
  'ORGCreateCustomer',
  'customer',
  {
    properties: {
      organizationId: chosen('validation.customer.organizationId'),
      displayName: text('validation.customer.displayName', limits.name),
      uniqueName: accountName('validation.customer.uniqueName'),
      awsRegion: choice('validation.customer.awsRegion', AwsRegion),
    },
    required: ['organizationId', 'displayName', 'uniqueName', 'awsRegion'],
  },
  {
    detached: ['awsRegion'],
    transforms: { displayName: ['trim'], uniqueName: ['trim'] },
    derive: { uniqueName: { from: 'displayName', by: 'accountName' } },
    fields: { displayName: { ownLabel: true } },
  },
);
export default createCustomer;

export type CreateCustomer = FormValues<typeof createCustomer>;
