/** Resource name of a whole tenant: its root department and everything below. */
export const tenantResource = (scope: { awsRegion: string; organizationId: string; customerId: string; hierarchyId: string }): string =>
  `prn:${scope.awsRegion}:${scope.organizationId}:${scope.customerId}:${scope.hierarchyId}:*:*`;
