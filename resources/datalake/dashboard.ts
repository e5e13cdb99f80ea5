import { defineResource } from '../../src/engine/compile/Declaration.ts';

export const dashboard = defineResource({
  name: 'dashboard',
  type: 'EngagementRatio',
  kind: 'settings',
  title: 'completionTotalCount',
  menu: { group: 'hiring', icon: 'Insights' },
  operations: {
    get: {
      name: 'DatalakeAssessmentEngagementRatio',
      args: {
        'filterAssessmentInput.organizationIds': ['scope.organizationId'],
        'filterAssessmentInput.customerIds': ['scope.customerId'],
        'filterAssessmentInput.hierarchyIds': ['scope.hierarchyId'],
        'filterAssessmentInput.product': { value: ['FI'] },
      },
    },
  },
  details: ['completionTotalCount', 'engagementCount'],
  pages: { show: 'dashboard' },
  flags: { show: 'edgeDashboardEnabled' },
});
