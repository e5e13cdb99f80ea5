import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { groupProperties, groupTransforms } from '../group.ts';

const updateGroup = form('ORGUpdateGroup', 'update', { properties: groupProperties, required: ['name'] }, groupTransforms);
export default updateGroup;

export type UpdateGroup = FormValues<typeof updateGroup>;
