import { flag } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const id = { type: 'string', maxLength: 64 } as const;

const setDefaultView = form('CommonSetDefaultView', 'input', {
  properties: {
    organizationId: id,
    customerId: id,
    hierarchyId: id,
    viewId: id,
    forEveryone: flag,
    forGroupIds: {
      type: 'array',
      maxItems: limits.defaultViewGroups,
      items: id,
      errorMessage: { maxItems: 'validation.view.groups.maxItems' },
    },
  },
  required: ['organizationId', 'customerId', 'hierarchyId', 'viewId', 'forEveryone', 'forGroupIds'],
});
export default setDefaultView;

export type SetDefaultView = FormValues<typeof setDefaultView>;
