import { chosen } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

const addUsersToGroup = form(
  'ORGGroupAddUsers',
  'param',
  { properties: { groupId: chosen('validation.group.groupId') }, required: ['groupId'] },
  { fields: { groupId: { widget: 'group' } } },
);
export default addUsersToGroup;

export type AddUsersToGroup = FormValues<typeof addUsersToGroup>;
