import { form } from '../../src/engine/forms/form.ts';
import { workflowSet, workflowSetFields, workflowSetTransforms } from '../workflowOptions.ts';

/** Edit a workflow set (specification 3 §5 «Workflow set»). */
const updateWorkflowSet = form('AppsUpdateWorkflowSet', '', workflowSet, { transforms: workflowSetTransforms, fields: workflowSetFields });
export default updateWorkflowSet;
