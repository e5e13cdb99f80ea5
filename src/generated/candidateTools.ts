// Written by codegen from candidate.graphql.
import type { ToolPlan, TypedTool } from '../engine/plan/Plan.ts';
import type { Answers, Variables } from './operationTypes.ts';
type Tools = Record<string, ToolPlan> & { [Name in 'NotifGetLatestEmailEventByAssessmentId' | 'AppsMarkAssessmentViewed']: TypedTool<Answers[Name], Variables[Name]> };
export const candidateTools = {
 "NotifGetLatestEmailEventByAssessmentId": {
  "name": "NotifGetLatestEmailEventByAssessmentId",
  "kind": "query",
  "text": "query NotifGetLatestEmailEventByAssessmentId($assessmentId: ID!, $customerId: ID!, $templateTypes: [NotificationEvent!]!) { NotifGetLatestEmailEventByAssessmentId(assessmentId: $assessmentId, customerId: $customerId, templateTypes: $templateTypes) { eventType timestamp } }",
  "scope": [
   [
    "customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
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
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 }
} as unknown as Tools;
