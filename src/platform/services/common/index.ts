import { getAuditSubjects } from './auditSubjects.ts';
import { getAuditList } from './auditTrail.ts';
import { checkPolicy } from './checkPolicy.ts';
import { explainAccess } from './explainAccess.ts';
import { startExport } from './export.ts';
import { geocode } from './geocode.ts';
import { getGroupGrants } from './groupGrants.ts';
import { inviteCandidate } from './inviteCandidate.ts';
import { getPageLayout, savePageLayout } from './pageLayouts.ts';
import { getPermissionTab, updatePermissionTab } from './permissionTab.ts';
import { createPolicy, getPolicy, updatePolicy, updatePolicyV2 } from './policies.ts';
import { previewAction } from './previewAction.ts';
import { previewPolicy } from './previewPolicy.ts';
import { deleteViews, getViewList, saveView } from './views.ts';

export { rightsOfRole, sections } from './rights.ts';
export type { Role } from './rights.ts';

export const operations = [
  checkPolicy,
  geocode,
  ...[getPermissionTab, updatePermissionTab, getPolicy, createPolicy, updatePolicy, updatePolicyV2],
  getGroupGrants,
  inviteCandidate,
  explainAccess,
  previewPolicy,
  getAuditList,
  getAuditSubjects,
  previewAction,
  getViewList,
  saveView,
  deleteViews,
  getPageLayout,
  savePageLayout,
  startExport,
];
