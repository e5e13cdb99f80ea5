import { form } from '../../src/engine/forms/form.ts';
import { workflowSet, workflowSetFields, workflowSetTransforms } from '../workflowOptions.ts';

const createWorkflowSet = form('AppsCreateWorkflowSet', '', workflowSet, { transforms: workflowSetTransforms, fields: workflowSetFields });
export default createWorkflowSet;
