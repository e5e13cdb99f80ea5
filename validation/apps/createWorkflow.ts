import { text } from '../fields.ts';
import { form } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';
import { stages } from '../stages.ts';

/** Create a new workflow (specification 3 §5 “Workflow”); the packages of its stages cannot be changed afterwards. */
const createWorkflow = form(
  'AppsCreateWorkflow',
  '',
  { properties: { name: text('validation.workflow.name', limits.name), stages }, required: ['name', 'stages'] },
  {
    transforms: { name: ['trim'], 'stages.*.name': ['trim'] },
    fields: { stages: { subset: true, widget: 'stages', ownLabel: true } },
    confirm: true,
  },
);
export default createWorkflow;
