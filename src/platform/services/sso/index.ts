import { getHierarchyTree } from './hierarchyTree.ts';
import { addKey, useNextKey } from './keys/write.ts';
import { ssoLogin } from './login.ts';
import { readProviderMetadata } from './metadata/read.ts';
import { previewGroups } from './previewGroups.ts';
import { getConfig, searchConfigs } from './read.ts';
import { getTest, startTest } from './signInTests.ts';
import { completeStep, confirmStep, getStep, mailStep } from './stepOperations.ts';
import { createConfig, updateConfig } from './write.ts';

export const operations = [
  getConfig,
  searchConfigs,
  createConfig,
  updateConfig,
  addKey,
  useNextKey,
  previewGroups,
  readProviderMetadata,
  ssoLogin,
  startTest,
  getTest,
  getStep,
  mailStep,
  confirmStep,
  completeStep,
  getHierarchyTree,
];
