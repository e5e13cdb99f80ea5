import type { ActionPlan, Plan } from './Plan.ts';

/** Sets one field of the selected records to a value, by the update form's rules; for every list whose update form has such fields. */
export const editAction = ({ edits, update }: Plan): ActionPlan | undefined =>
  edits && update && { name: 'edit', on: 'selection', operation: update, edits, icon: 'Edit', key: 'e' };
