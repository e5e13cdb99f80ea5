import { createConfig, updateConfig } from './configChanges.ts';
import { getConfig, searchConfigs } from './configs.ts';
import { getHierarchyTree } from './hierarchyTree.ts';
import { ssoLogin } from './login.ts';
import { previewGroups } from './previewGroups.ts';
import { getTest, startTest } from './signInTests.ts';
import { completeStep, confirmStep, getStep, mailStep } from './stepOperations.ts';

export { ssoRoutes } from './routes.ts';

export const operations = [
  getConfig,
  searchConfigs,
  createConfig,
  updateConfig,
  previewGroups,
  ssoLogin,
  startTest,
  getTest,
  getStep,
  mailStep,
  confirmStep,
  completeStep,
  getHierarchyTree,
];
