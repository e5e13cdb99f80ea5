// Written by codegen from candidate.graphql.
import type { ToolPlan } from '../engine/plan/Plan.ts';
import type * as types from './operationTypes.ts';
export const candidateTools: Record<string, ToolPlan> & {
  NotifGetLatestEmailEventByAssessmentId: ToolPlan<types.NotifGetLatestEmailEventByAssessmentIdQuery['NotifGetLatestEmailEventByAssessmentId'], types.NotifGetLatestEmailEventByAssessmentIdQueryVariables>;
  AppsMarkAssessmentViewed: ToolPlan<types.AppsMarkAssessmentViewedMutation['AppsMarkAssessmentViewed'], types.AppsMarkAssessmentViewedMutationVariables>;
} = {
 "NotifGetLatestEmailEventByAssessmentId": {
  "name": "NotifGetLatestEmailEventByAssessmentId",
  "kind": "query",
  "text": "query NotifGetLatestEmailEventByAssessmentId($assessmentId: ID!, $customerId: ID!, $templateTypes: [NotificationEvent!]!) { NotifGetLatestEmailEventByAssessmentId(assessmentId: $assessmentId, customerId: $customerId, templateTypes: $templateTypes) { eventType timestamp } }",
  "scope": [
   [
    "customerId",
    "scope.customerId"
   ]
  ]
 },
 "AppsMarkAssessmentViewed": {
  "name": "AppsMarkAssessmentViewed",
  "kind": "mutation",
  "text": "mutation AppsMarkAssessmentViewed($assessmentId: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsMarkAssessmentViewed(assessmentId: $assessmentId, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id } }",
  "scope": [
   [
    "organizationId",
    "scope.organizationId"
   ],
   [
    "customerId",
    "scope.customerId"
   ],
   [
    "hierarchyId",
    "scope.hierarchyId"
   ]
  ]
 }
};
