// Written by codegen: what a candidate’s panel asks, by operation.
import type { ToolPlan } from '../engine/plan/Plan.ts';
export const candidateTools: Record<string, ToolPlan> = {
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
