import { form } from '../../src/engine/forms/form.ts';
import { workflowSet, workflowSetFields, workflowSetTransforms } from '../workflowOptions.ts';

/** Create a new workflow set (specification 3 §5 «Workflow set»). */
const createWorkflowSet = form('AppsCreateWorkflowSet', '', workflowSet, { transforms: workflowSetTransforms, fields: workflowSetFields });
export default createWorkflowSet;
