import { checkWorkflowSetName, getWorkflowSetById, getWorkflowSetList } from './list.ts';
import { archiveWorkflowSets, createWorkflowSet, restoreWorkflowSets, updateWorkflowSet } from './write.ts';

export const operations = [
  getWorkflowSetList,
  getWorkflowSetById,
  checkWorkflowSetName,
  createWorkflowSet,
  updateWorkflowSet,
  archiveWorkflowSets,
  restoreWorkflowSets,
];
