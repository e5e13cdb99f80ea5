import { limits } from '../../src/domain/limits.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { text } from '../fields.ts';
import { webhookParts } from '../webhook.ts';

/** Edit a webhook. */
const updateWebhook = form(
  'CommonUpdateWebhook',
  'input',
  { properties: { name: text('validation.webhook.name', limits.name), ...webhookParts }, required: ['name', 'url', 'events'] },
  { transforms: { name: ['trim'], url: ['trim'] }, fields: { events: { subset: true }, url: { widget: 'url' } } },
);
export default updateWebhook;

export type UpdateWebhook = FormValues<typeof updateWebhook>;
