import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { groupProperties, groupTransforms } from '../group.ts';

const createGroup = form('ORGCreateGroup', 'group', { properties: groupProperties, required: ['name'] }, groupTransforms);
export default createGroup;

export type CreateGroup = FormValues<typeof createGroup>;
