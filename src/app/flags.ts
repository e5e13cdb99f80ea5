import type { Screens } from '../screens/ScreensProvider.tsx';

/** Says whether a flag is on. A flag only hides and shows; it is never the permission (decisions §3). */
export type Flags = Screens['flag'];

/**
 * Every flag of the console with its value in the embedded platform, where all are on (decisions §3).
 * The specifications' names, then those that decisions §3 adds.
 */
export const demoFlags = {
  edgeAtsRequestsEnabled: true,
  edgeCandidateDeidentifyEnabled: true,
  edgeCandidateDeleteEnabled: true,
  edgeCustomerBrandingEditEnabled: true,
  edgeCustomerCreationEnabled: true,
  edgeCustomerNotificationEditEnabled: true,
  edgeEmailEventsEnabled: true,
  edgeGlobalSearch: true,
  edgeGroupArchiveListEnabled: true,
  edgeGroupCreationEnabled: true,
  edgeHierarchyEditEnabled: true,
  edgeOrgCreationEnabled: true,
  edgeTenantsEnabled: true,
  edgeUserAddToGroupEnabled: true,
  edgeUserArchiveListEnabled: true,
  edgeUserBulkUploadEnabled: true,
  edgeUserCreationEnabled: true,
  edgeUserEditEnabled: true,
  edgeUserResetPasswordEnabled: true,
  edgeUserUnlockEnabled: true,
  edgeWorkflowCreationEnabled: true,
  oldEdgeFeaturesEnabled: true,
  edgeGroupDetailEnabled: true,
  edgeGroupEditEnabled: true,
  edgeVacancyCreationEnabled: true,
  edgeVacancyEditEnabled: true,
  edgeVacancyInviteCandidateEnabled: true,
  edgeWorkflowStatusRuleEnabled: true,
  edgeDashboardEnabled: true,
  edgeOrgArchiveEnabled: true,
  edgeCustomerArchiveEnabled: true,
} as const;

/** Whom flags are evaluated for (spec 1 §6). */
export interface FlagContext {
  userId: string;
  userType: string;
  customerId: string;
  hierarchyId: string;
  organizationId: string;
  groupIds: string[];
}

/** Where flags are evaluated: the one seam behind which a flag service can stand. */
export type FlagSource = (context: FlagContext) => Promise<Flags>;

/** The embedded platform's own answer, the same for everybody. An unknown name is off. */
export const embeddedFlags: FlagSource = async () => {
  const values: Record<string, boolean> = demoFlags;
  return (name) => values[name] === true;
};
