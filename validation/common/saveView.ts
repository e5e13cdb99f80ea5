import { flag, text } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const id = { type: 'string', maxLength: 64 } as const;

const saveView = form(
  'CommonSaveView',
  'input',
  {
    properties: {
      _id: { ...id, type: ['string', 'null'] },
      organizationId: id,
      customerId: id,
      hierarchyId: id,
      resource: { type: 'string', pattern: '^[a-z][A-Za-z-]*$', maxLength: 50 },
      name: text('validation.view.name', limits.name),
      query: { type: 'string', maxLength: limits.viewQuery, errorMessage: { maxLength: 'validation.view.query.maxLength' } },
      layout: { type: ['object', 'null'] },
      shared: flag,
    },
    required: ['organizationId', 'customerId', 'hierarchyId', 'resource', 'name', 'query', 'shared'],
  },
  { transforms: { name: ['trim'] } },
);
export default saveView;

export type SaveView = FormValues<typeof saveView>;
