import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { groupProperties, groupTransforms } from '../group.ts';

/** Create a new user group (specification 2 §5 «Groups and permissions»). */
const createGroup = form('ORGCreateGroup', 'group', { properties: groupProperties, required: ['name'] }, groupTransforms);
export default createGroup;

export type CreateGroup = FormValues<typeof createGroup>;
