// Written by codegen from candidate.graphql.
import type { ToolPlan, TypedTool } from '../engine/plan/Plan.ts';
import type { Answers, Variables } from './operationTypes.ts';
type Tools = Record<string, ToolPlan> & { [Name in 'NotifGetLatestEmailEventByAssessmentId' | 'AppsMarkAssessmentViewed' | 'NotifGetApplicationMessages' | 'AppsGetApplicationNotes' | 'AppsGetMentionableUsers' | 'AppsSaveApplicationNote' | 'AppsDeleteApplicationNote']: TypedTool<Answers[Name], Variables[Name]> };
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
 },
 "NotifGetApplicationMessages": {
  "name": "NotifGetApplicationMessages",
  "kind": "query",
  "text": "query NotifGetApplicationMessages($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $applicationId: ID!, $limitEq: Int) { NotifGetApplicationMessages(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, applicationId: $applicationId, limitEq: $limitEq) { data { _id channel event subject recipient status failure createdAt at } pagination { totalItems } } }",
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
 },
 "AppsGetApplicationNotes": {
  "name": "AppsGetApplicationNotes",
  "kind": "query",
  "text": "query AppsGetApplicationNotes($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $applicationId: ID!, $limitEq: Int) { AppsGetApplicationNotes(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, applicationId: $applicationId, limitEq: $limitEq) { data { _id text authorName own mentions { _id name } createdAt changedAt } pagination { totalItems } } }",
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
 },
 "AppsGetMentionableUsers": {
  "name": "AppsGetMentionableUsers",
  "kind": "query",
  "text": "query AppsGetMentionableUsers($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $applicationId: ID!, $searchText: String) { AppsGetMentionableUsers(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, applicationId: $applicationId, searchText: $searchText, limitEq: 20) { data { _id name } } }",
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
 },
 "AppsSaveApplicationNote": {
  "name": "AppsSaveApplicationNote",
  "kind": "mutation",
  "text": "mutation AppsSaveApplicationNote($input: AppsSaveApplicationNoteInput!) { AppsSaveApplicationNote(input: $input) { _id } }",
  "scope": [
   [
    "input.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "input.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 },
 "AppsDeleteApplicationNote": {
  "name": "AppsDeleteApplicationNote",
  "kind": "mutation",
  "text": "mutation AppsDeleteApplicationNote($filter: ApplicationNoteFilter!) { AppsDeleteApplicationNote(filter: $filter) { data { _id } } }",
  "scope": [
   [
    "filter.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "filter.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ]
  ]
 }
} as unknown as Tools;
