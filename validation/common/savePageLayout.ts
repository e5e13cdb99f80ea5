import { form, type FormValues } from '../../src/engine/forms/form.ts';

const savePageLayout = form('CommonSavePageLayout', 'input', {
  properties: {
    page: { type: 'string', pattern: '^[a-z][A-Za-z-]*$', maxLength: 50 },
    layout: { type: ['object', 'null'] },
  },
  required: ['page'],
});
export default savePageLayout;

export type SavePageLayout = FormValues<typeof savePageLayout>;
