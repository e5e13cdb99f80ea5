import { form, type FormValues } from '../../src/engine/forms/form.ts';

/** A new signing secret: for how long the one before is used, too. */
const renewWebhookSecret = form(
  'CommonRenewWebhookSecret',
  'input',
  {
    properties: {
      overlapHours: {
        type: ['integer', 'null'],
        minimum: 0,
        maximum: 72,
        errorMessage: {
          type: 'validation.webhook.overlapHours.range',
          minimum: 'validation.webhook.overlapHours.range',
          maximum: 'validation.webhook.overlapHours.range',
        },
      },
    },
    required: [],
  },
  {},
);
export default renewWebhookSecret;

export type RenewWebhookSecret = FormValues<typeof renewWebhookSecret>;
