import { getWorkflowById, getWorkflowList, getWorkflowListV2 } from './list.ts';
import { archiveWorkflows, createWorkflow, restoreWorkflows, updateWorkflow } from './write.ts';

export const operations = [
  getWorkflowList,
  getWorkflowListV2,
  getWorkflowById,
  createWorkflow,
  updateWorkflow,
  archiveWorkflows,
  restoreWorkflows,
];
