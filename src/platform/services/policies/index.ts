import { checkPolicy } from './check.ts';
import { explainAccess } from './explain.ts';
import { getGroupGrants } from './groupGrants.ts';
import { getPermissionTab, updatePermissionTab } from './permissionTab.ts';
import { previewPolicy } from './preview.ts';
import { restorePolicyVersion } from './restore.ts';
import { getPolicyVersions } from './versions.ts';
import { createPolicy, getPolicy, updatePolicy, updatePolicyV2 } from './write.ts';

export const operations = [
  checkPolicy,
  getPermissionTab,
  updatePermissionTab,
  getPolicy,
  createPolicy,
  updatePolicy,
  updatePolicyV2,
  getGroupGrants,
  explainAccess,
  previewPolicy,
  getPolicyVersions,
  restorePolicyVersion,
];
