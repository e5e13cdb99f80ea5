// Written by codegen from pickers.graphql.
import type { ToolPlan, TypedTool } from '../engine/plan/Plan.ts';
import type { Answers, Variables } from './operationTypes.ts';
type Tools = Record<string, ToolPlan> & { [Name in 'AppsGetVacancyList' | 'AppsGetApplicationList']: TypedTool<Answers[Name], Variables[Name]> };
export const pickerTools = {
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
 "AppsGetApplicationList": {
  "name": "AppsGetApplicationList",
  "kind": "query",
  "text": "query AppsGetApplicationList($filterApplicationInput: AppsGetApplicationListFilter!, $by: [ApplicationGrouping!]!) { AppsGetApplicationList(filterApplicationInput: $filterApplicationInput) { breakdown(by: $by) { groups { keys names count } } } }",
  "scope": [
   [
    "filterApplicationInput.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "filterApplicationInput.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ],
   [
    "filterApplicationInput.hierarchyId",
    {
     "from": "scope",
     "path": "hierarchyId"
    }
   ],
   [
    "filterApplicationInput.hierarchyIdList",
    {
     "from": "list",
     "of": {
      "from": "scope",
      "path": "hierarchyId"
     }
    }
   ]
  ]
 }
} as unknown as Tools;
