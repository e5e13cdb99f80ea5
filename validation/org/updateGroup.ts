import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { groupProperties, groupTransforms } from '../group.ts';

/** Name and description of a group (specification 2 §2 «Groups»). */
const updateGroup = form('ORGUpdateGroup', 'update', { properties: groupProperties, required: ['name'] }, groupTransforms);
export default updateGroup;

export type UpdateGroup = FormValues<typeof updateGroup>;
