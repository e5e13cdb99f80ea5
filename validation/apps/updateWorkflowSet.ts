import { form } from '../../src/engine/forms/form.ts';
import { workflowSet, workflowSetFields, workflowSetTransforms } from '../workflowOptions.ts';

const updateWorkflowSet = form('AppsUpdateWorkflowSet', '', workflowSet, { transforms: workflowSetTransforms, fields: workflowSetFields });
export default updateWorkflowSet;
