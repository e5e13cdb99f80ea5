import { form, type FormValues } from '../../src/engine/forms/form.ts';

const addGroupMembers = form(
  'ORGGroupAddUsers',
  'param',
  {
    properties: {
      userIds: {
        type: 'array',
        items: { type: 'string', minLength: 1, maxLength: 64 },
        minItems: 1,
        errorMessage: {
          type: 'validation.selection.required',
          minItems: 'validation.selection.required',
        },
      },
    },
    required: ['userIds'],
  },
  { fields: { userIds: { widget: 'recordsPicker' } } },
);
export default addGroupMembers;

export type AddGroupMembers = FormValues<typeof addGroupMembers>;
