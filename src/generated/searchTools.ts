// Written by codegen from search.graphql.
import type { ToolPlan, TypedTool } from '../engine/plan/Plan.ts';
import type { Answers, Variables } from './operationTypes.ts';
type Tools = Record<string, ToolPlan> & { [Name in 'AppsGetVacancyList' | 'AppsSearchApplications']: TypedTool<Answers[Name], Variables[Name]> };
export const searchTools = {
 "AppsGetVacancyList": {
  "name": "AppsGetVacancyList",
  "kind": "query",
  "text": "query AppsGetVacancyList($filter: AppsGetVacancyListFilter!) { AppsGetVacancyList(filter: $filter) { data { _id title externalVacancyId createdAt } pagination { totalItems } } }",
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
   ],
   [
    "filter.hierarchyIdList",
    {
     "from": "list",
     "of": {
      "from": "scope",
      "path": "hierarchyId"
     }
    }
   ]
  ]
 },
 "AppsSearchApplications": {
  "name": "AppsSearchApplications",
  "kind": "query",
  "text": "query AppsSearchApplications($searchText: String!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $skipEq: Int, $limitEq: Int, $sort: ApplicationSearchSort) { AppsSearchApplications(searchText: $searchText, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) { data { _id status stageId vacancyId vacancyName createdAt candidate { personalInformation { firstName lastName email } } } pagination { totalItems } } }",
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
