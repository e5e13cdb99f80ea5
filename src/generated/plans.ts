// Written by codegen: the plans in the order of the menu.
import { expandedPlans } from '../engine/plan/expandedPlans.ts';
import type { Plan } from '../engine/plan/Plan.ts';
export const plans: Plan[] = expandedPlans([
 {
  "name": "dashboard",
  "type": "EngagementRatio",
  "kind": "settings",
  "pages": {
   "show": "dashboard"
  },
  "absent": "null",
  "path": "dashboard",
  "idField": "id",
  "title": "completionTotalCount",
  "menu": {
   "group": "hiring",
   "icon": "Insights"
  },
  "flags": {
   "show": "edgeDashboardEnabled"
  },
  "get": {
   "name": "DatalakeAssessmentEngagementRatio",
   "kind": "query",
   "text": "query DatalakeAssessmentEngagementRatio($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentEngagementRatio(filterAssessmentInput: $filterAssessmentInput) { completionTotalCount engagementCount } }",
   "vars": [
    [
     "filterAssessmentInput.organizationIds",
     {
      "from": "list",
      "of": {
       "from": "scope",
       "path": "organizationId"
      }
     }
    ],
    [
     "filterAssessmentInput.customerIds",
     {
      "from": "list",
      "of": {
       "from": "scope",
       "path": "customerId"
      }
     }
    ],
    [
     "filterAssessmentInput.hierarchyIds",
     {
      "from": "list",
      "of": {
       "from": "scope",
       "path": "hierarchyId"
      }
     }
    ],
    [
     "filterAssessmentInput.product",
     {
      "from": "constant",
      "value": [
       "FI"
      ]
     }
    ]
   ],
   "read": {
    "record": "DatalakeAssessmentEngagementRatio"
   },
   "access": [
    "datalake:viewDashboard"
   ]
  },
  "columns": [],
  "details": [
   {
    "path": "completionTotalCount",
    "kind": "number"
   },
   {
    "path": "engagementCount",
    "kind": "number"
   }
  ],
  "filters": [],
  "search": false,
  "archive": false,
  "forms": {},
  "actions": []
 },
 {
  "name": "vacancies",
  "type": "Vacancy",
  "kind": "collection",
  "main": "vacancy-applications",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "vacancies",
  "idField": "_id",
  "title": "title",
  "menu": {
   "group": "hiring",
   "icon": "Work"
  },
  "flags": {
   "list": "oldEdgeFeaturesEnabled",
   "show": "oldEdgeFeaturesEnabled",
   "create": "edgeVacancyCreationEnabled",
   "update": "edgeVacancyEditEnabled"
  },
  "list": {
   "name": "AppsGetVacancyListV2",
   "kind": "query",
   "text": "query AppsGetVacancyListV2($filter: AppsGetVacancyListV2Filter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!) { AppsGetVacancyListV2(filter: $filter) { data { _id title externalVacancyId applicationCount @include(if: $with_0) managers @include(if: $with_1) { firstName lastName type } createdAt @include(if: $with_2) archivedAt @include(if: $with_3) roleFamily @include(if: $with_4) { name } location @include(if: $with_5) { address } workflow @include(if: $with_6) { name } updatedAt @include(if: $with_7) } pagination { totalItems } } }",
   "vars": [
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
    ],
    [
     "filter.isArchived",
     {
      "from": "archived"
     }
    ],
    [
     "filter.skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limitEq",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.mine",
     {
      "from": "filter",
      "path": "mine"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filter.updatedAt",
     {
      "from": "filter",
      "path": "updatedAt"
     }
    ],
    [
     "filter.archivedAt",
     {
      "from": "filter",
      "path": "archivedAt"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "applicationCount"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "managers.firstName"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "archivedAt"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "roleFamily.name"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "location.address"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "workflow.name"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "updatedAt"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "AppsGetVacancyListV2.data",
    "total": "AppsGetVacancyListV2.pagination.totalItems"
   },
   "access": [
    "apps:viewVacancyList"
   ]
  },
  "get": {
   "name": "AppsGetVacancyById",
   "kind": "query",
   "text": "query AppsGetVacancyById($vacancyId: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsGetVacancyById(vacancyId: $vacancyId, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id title externalVacancyId managers { externalId email firstName lastName type } location { address coordinate { lat lng } } roleFamily { _id name } workflow { _id name isDefault createdAt updatedAt archivedAt organizationId customerId hierarchyId defaultLanguage stages { _id name product language provider externalAssessmentPackageId assessmentPackageName triggers { enabled conditionOperator conditions { onField onFieldType comparisonOperator comparisonValue } action { type payload { status } } } } version } description genericAssessmentLinks { assessmentLink stageId assessmentPackageName } applicationCount createdAt updatedAt archivedAt version hierarchyId } }",
   "vars": [
    [
     "vacancyId",
     {
      "from": "id"
     }
    ],
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
   ],
   "read": {
    "record": "AppsGetVacancyById"
   },
   "access": [
    "apps:viewVacancy"
   ]
  },
  "create": {
   "name": "AppsCreateVacancy",
   "kind": "mutation",
   "text": "mutation AppsCreateVacancy($input: AppsCreateVacancyInput!) { AppsCreateVacancy(input: $input) { _id title externalVacancyId managers { externalId email firstName lastName type } location { address coordinate { lat lng } } roleFamily { _id name } workflow { _id name isDefault createdAt updatedAt archivedAt organizationId customerId hierarchyId defaultLanguage stages { _id name product language provider externalAssessmentPackageId assessmentPackageName triggers { enabled conditionOperator conditions { onField onFieldType comparisonOperator comparisonValue } action { type payload { status } } } } version } description genericAssessmentLinks { assessmentLink stageId assessmentPackageName } applicationCount createdAt updatedAt archivedAt version hierarchyId } }",
   "vars": [
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
      "from": "form",
      "path": "hierarchyId"
     }
    ],
    [
     "input.title",
     {
      "from": "form",
      "path": "title"
     }
    ],
    [
     "input.description",
     {
      "from": "form",
      "path": "description"
     }
    ],
    [
     "input.location",
     {
      "from": "form",
      "path": "location"
     }
    ],
    [
     "input.roleFamily",
     {
      "from": "form",
      "path": "roleFamily"
     }
    ],
    [
     "input.managers",
     {
      "from": "join",
      "lists": [
       {
        "of": {
         "from": "form",
         "path": "hiringManagers"
        },
        "with": {
         "type": "HIRING_MANAGER"
        }
       },
       {
        "of": {
         "from": "form",
         "path": "recruiters"
        },
        "with": {
         "type": "RECRUITER"
        }
       }
      ]
     }
    ],
    [
     "input.workflow",
     {
      "from": "form",
      "path": "workflow"
     }
    ]
   ],
   "read": {
    "record": "AppsCreateVacancy"
   },
   "idempotent": true,
   "access": [
    "apps:createVacancy"
   ]
  },
  "update": {
   "name": "AppsUpdateVacancyByExternalVacancyId",
   "kind": "mutation",
   "text": "mutation AppsUpdateVacancyByExternalVacancyId($input: AppsUpdateVacancyByExternalVacancyIdInput!) { AppsUpdateVacancyByExternalVacancyId(input: $input) { _id title externalVacancyId managers { externalId email firstName lastName type } location { address coordinate { lat lng } } roleFamily { _id name } workflow { _id name isDefault createdAt updatedAt archivedAt organizationId customerId hierarchyId defaultLanguage stages { _id name product language provider externalAssessmentPackageId assessmentPackageName triggers { enabled conditionOperator conditions { onField onFieldType comparisonOperator comparisonValue } action { type payload { status } } } } version } description genericAssessmentLinks { assessmentLink stageId assessmentPackageName } applicationCount createdAt updatedAt archivedAt version hierarchyId } }",
   "vars": [
    [
     "input.externalVacancyId",
     {
      "from": "record",
      "path": "externalVacancyId"
     }
    ],
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
    ],
    [
     "input.title",
     {
      "from": "form",
      "path": "title"
     }
    ],
    [
     "input.description",
     {
      "from": "form",
      "path": "description"
     }
    ],
    [
     "input.roleFamily",
     {
      "from": "form",
      "path": "roleFamily"
     }
    ],
    [
     "input.location",
     {
      "from": "form",
      "path": "location"
     }
    ],
    [
     "input.hiringManagers",
     {
      "from": "form",
      "path": "hiringManagers"
     }
    ],
    [
     "input.recruiters",
     {
      "from": "form",
      "path": "recruiters"
     }
    ],
    [
     "input.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "AppsUpdateVacancyByExternalVacancyId"
   },
   "access": [
    "apps:editVacancy"
   ]
  },
  "columns": [
   {
    "path": "title",
    "kind": "text",
    "sortBy": "title",
    "width": "37%",
    "primary": true
   },
   {
    "path": "applicationCount",
    "kind": "number",
    "width": "12%"
   },
   {
    "path": "managers.firstName",
    "kind": "text",
    "widget": "firstPerson",
    "width": "19%",
    "also": [
     "managers.lastName",
     "managers.type"
    ]
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "externalVacancyId",
    "kind": "text",
    "sortBy": "externalVacancyId",
    "width": "16%"
   },
   {
    "path": "archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   },
   {
    "path": "roleFamily.name",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "location.address",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "workflow.name",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "updatedAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "version": "version",
  "details": [
   {
    "path": "title",
    "kind": "text"
   },
   {
    "path": "managers.email",
    "kind": "text",
    "widget": "people",
    "also": [
     "managers.firstName",
     "managers.lastName",
     "managers.type",
     "managers.externalId"
    ]
   },
   {
    "path": "location.address",
    "kind": "text",
    "also": [
     "location.coordinate.lat",
     "location.coordinate.lng"
    ]
   },
   {
    "path": "roleFamily.name",
    "kind": "text"
   },
   {
    "path": "workflow._id",
    "kind": "reference",
    "reference": "workflows"
   },
   {
    "path": "workflow.stages.assessmentPackageName",
    "kind": "text",
    "widget": "stagePackages",
    "also": [
     "workflow.stages.name"
    ]
   },
   {
    "path": "externalVacancyId",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "description",
    "kind": "text",
    "widget": "multiline"
   },
   {
    "path": "genericAssessmentLinks.assessmentLink",
    "kind": "text",
    "widget": "inviteLinks",
    "also": [
     "genericAssessmentLinks.stageId",
     "genericAssessmentLinks.assessmentPackageName"
    ]
   },
   {
    "path": "applicationCount",
    "kind": "number"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "kind": "dateTime"
   }
  ],
  "filters": [
   {
    "name": "mine",
    "kind": "boolean"
   },
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.vacancies.fields.createdAt"
   },
   {
    "name": "archivedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "only": "archive",
    "label": "resources.vacancies.fields.archivedAt"
   },
   {
    "name": "updatedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.vacancies.fields.updatedAt"
   }
  ],
  "search": true,
  "finds": {
   "order": 3,
   "text": "externalVacancyId"
  },
  "live": "rows",
  "archive": true,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "apps/createVacancy",
   "update": "apps/updateVacancy"
  },
  "actions": [
   {
    "name": "archive",
    "operation": {
     "name": "AppsArchiveVacanciesByExternalVacancyIds",
     "kind": "mutation",
     "text": "mutation AppsArchiveVacanciesByExternalVacancyIds($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $externalVacancyIds: [String!]!, $matching: MatchingVacancies) { AppsArchiveVacanciesByExternalVacancyIds(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, externalVacancyIds: $externalVacancyIds, matching: $matching) { data { _id } refused { _id reason args } } }",
     "vars": [
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
      ],
      [
       "externalVacancyIds",
       {
        "from": "records",
        "path": "externalVacancyId"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "AppsArchiveVacanciesByExternalVacancyIds.data",
      "refused": "AppsArchiveVacanciesByExternalVacancyIds.refused"
     },
     "access": [
      "apps:archiveVacancy"
     ]
    },
    "on": "selection",
    "matching": "filter",
    "icon": "Archive",
    "undo": "restore",
    "tried": "effects"
   },
   {
    "name": "restore",
    "operation": {
     "name": "AppsRestoreVacanciesByExternalVacancyIds",
     "kind": "mutation",
     "text": "mutation AppsRestoreVacanciesByExternalVacancyIds($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $externalVacancyIds: [String!]!, $matching: MatchingVacancies) { AppsRestoreVacanciesByExternalVacancyIds(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, externalVacancyIds: $externalVacancyIds, matching: $matching) { data { _id } refused { _id reason args } } }",
     "vars": [
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
      ],
      [
       "externalVacancyIds",
       {
        "from": "records",
        "path": "externalVacancyId"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "AppsRestoreVacanciesByExternalVacancyIds.data",
      "refused": "AppsRestoreVacanciesByExternalVacancyIds.refused"
     },
     "access": [
      "apps:restoreVacancy"
     ]
    },
    "on": "archived",
    "matching": "filter",
    "icon": "Unarchive",
    "undo": "archive"
   }
  ],
  "edits": [
   "title",
   "description"
  ]
 },
 {
  "name": "vacancy-applications",
  "type": "Application",
  "kind": "collection",
  "parent": "vacancies",
  "panel": "applicationId",
  "folds": [
   "technical"
  ],
  "switches": [
   {
    "name": "stageId",
    "rows": {
     "path": "workflow.stages",
     "id": "_id",
     "label": "name",
     "tag": {
      "path": "product",
      "choices": [
       {
        "id": "FI",
        "label": "enums.AssessmentProduct.FI"
       },
       {
        "id": "SI",
        "label": "enums.AssessmentProduct.SI"
       }
      ]
     }
    }
   },
   {
    "name": "progressStatus",
    "values": [
     {
      "id": "ALL",
      "label": "resources.vacancy-applications.switches.progressStatus.ALL",
      "sends": null
     },
     {
      "id": "NOT_STARTED",
      "label": "resources.vacancy-applications.switches.progressStatus.NOT_STARTED",
      "sends": "APPS_ASSESSMENT_ORDER_COMPLETED",
      "sort": {
       "field": "createdAt",
       "order": "DESC"
      }
     },
     {
      "id": "IN_PROGRESS",
      "label": "resources.vacancy-applications.switches.progressStatus.IN_PROGRESS",
      "sends": "APPS_ASSESSMENT_INPROGRESS",
      "sort": {
       "field": "createdAt",
       "order": "DESC"
      }
     },
     {
      "id": "COMPLETED",
      "label": "resources.vacancy-applications.switches.progressStatus.COMPLETED",
      "sends": "APPS_ASSESSMENT_COMPLETED"
     },
     {
      "id": "DROPPED_OUT",
      "label": "resources.vacancy-applications.switches.progressStatus.DROPPED_OUT",
      "sends": "APPS_ASSESSMENT_DROPPED_OUT",
      "sort": {
       "field": "createdAt",
       "order": "DESC"
      }
     }
    ]
   }
  ],
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "board",
    "name": "board.stageId",
    "label": "resources.vacancy-applications.switches.stageId.label",
    "by": {
     "switch": "stageId",
     "field": "stageId"
    },
    "move": "progress"
   },
   {
    "kind": "board",
    "name": "board.status",
    "label": "resources.vacancy-applications.fields.status",
    "by": {
     "filter": "applicationStatusList",
     "several": true,
     "field": "status"
    },
    "move": "updateStatus"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "vacancy-applications",
  "idField": "_id",
  "title": "candidate.personalInformation.firstName candidate.personalInformation.lastName",
  "flags": {
   "delete": "edgeCandidateDeleteEnabled",
   "deidentify": "edgeCandidateDeidentifyEnabled",
   "list": "oldEdgeFeaturesEnabled",
   "show": "oldEdgeFeaturesEnabled",
   "invite": "edgeVacancyInviteCandidateEnabled"
  },
  "list": {
   "name": "AppsGetApplicationList",
   "kind": "query",
   "text": "query AppsGetApplicationList($filterApplicationInput: AppsGetApplicationListFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!, $with_9: Boolean!, $with_10: Boolean!, $with_11: Boolean!, $with_12: Boolean!) { AppsGetApplicationList(filterApplicationInput: $filterApplicationInput) { data { _id candidate { personalInformation { firstName lastName } version _id purgedAt } stageId stages { name _id } assessments @include(if: $with_0) { submittedAt stageId } stageId @include(if: $with_0) assessments @include(if: $with_1) { createdAt stageId } stageId @include(if: $with_1) status @include(if: $with_2) assessments @include(if: $with_3) { results { fieldName fieldType fieldValue } stageId status } assessments @include(if: $with_4) { isViewed stageId } stageId @include(if: $with_4) isManuallyProgressed @include(if: $with_5) candidate @include(if: $with_6) { personalInformation { email } } candidate @include(if: $with_7) { personalInformation { phoneNumber } } candidate @include(if: $with_8) { location { address } } externalApplicantId @include(if: $with_9) externalApplicationId @include(if: $with_10) createdAt @include(if: $with_11) updatedAt @include(if: $with_12) } pagination { totalItems } } }",
   "vars": [
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
     "filterApplicationInput.externalVacancyId",
     {
      "from": "parent",
      "path": "externalVacancyId"
     }
    ],
    [
     "filterApplicationInput.assessmentStatusFilter.externalAssessmentPackageId",
     {
      "from": "switch",
      "name": "stageId",
      "field": "externalAssessmentPackageId"
     }
    ],
    [
     "filterApplicationInput.assessmentStatusFilter.assessmentStatus",
     {
      "from": "switch",
      "name": "progressStatus"
     }
    ],
    [
     "filterApplicationInput.assessmentResultFilter.externalAssessmentPackageId",
     {
      "from": "switch",
      "name": "stageId",
      "field": "externalAssessmentPackageId"
     }
    ],
    [
     "filterApplicationInput.assessmentResultFilter.resultList",
     {
      "from": "filter",
      "path": "resultList"
     }
    ],
    [
     "filterApplicationInput.assessmentViewedFilter.externalAssessmentPackageId",
     {
      "from": "switch",
      "name": "stageId",
      "field": "externalAssessmentPackageId"
     }
    ],
    [
     "filterApplicationInput.assessmentViewedFilter.unViewedOnly",
     {
      "from": "filter",
      "path": "unViewedOnly"
     }
    ],
    [
     "filterApplicationInput.assessmentSubmittedAtFilter.externalAssessmentPackageId",
     {
      "from": "switch",
      "name": "stageId",
      "field": "externalAssessmentPackageId"
     }
    ],
    [
     "filterApplicationInput.assessmentSubmittedAtFilter.submittedAtGte",
     {
      "from": "filter",
      "path": "submittedAt.gte"
     }
    ],
    [
     "filterApplicationInput.assessmentSubmittedAtFilter.submittedAtLte",
     {
      "from": "filter",
      "path": "submittedAt.lte"
     }
    ],
    [
     "filterApplicationInput.applicationStatusList",
     {
      "from": "filter",
      "path": "applicationStatusList"
     }
    ],
    [
     "filterApplicationInput.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filterApplicationInput.skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filterApplicationInput.limitEq",
     {
      "from": "size"
     }
    ],
    [
     "filterApplicationInput.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filterApplicationInput.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "filterApplicationInput.sort.filter.filterKey",
     {
      "from": "constant",
      "value": "externalAssessmentPackageId"
     }
    ],
    [
     "filterApplicationInput.sort.filter.filterValue",
     {
      "from": "sortRow",
      "path": "externalAssessmentPackageId"
     }
    ],
    [
     "filterApplicationInput.stageId",
     {
      "from": "switch",
      "name": "stageId",
      "field": "_id"
     }
    ],
    [
     "filterApplicationInput.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filterApplicationInput.updatedAt",
     {
      "from": "filter",
      "path": "updatedAt"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "assessments.submittedAt"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "assessments.createdAt"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "status"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "assessments.results"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "assessments.isViewed"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "isManuallyProgressed"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "candidate.personalInformation.email"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "candidate.personalInformation.phoneNumber"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "candidate.location.address"
     }
    ],
    [
     "with_9",
     {
      "from": "column",
      "path": "externalApplicantId"
     }
    ],
    [
     "with_10",
     {
      "from": "column",
      "path": "externalApplicationId"
     }
    ],
    [
     "with_11",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_12",
     {
      "from": "column",
      "path": "updatedAt"
     }
    ]
   ],
   "optional": [
    "filterApplicationInput.assessmentStatusFilter",
    "filterApplicationInput.assessmentResultFilter",
    "filterApplicationInput.assessmentViewedFilter",
    "filterApplicationInput.assessmentSubmittedAtFilter",
    "filterApplicationInput.sort.filter",
    "filterApplicationInput.sort"
   ],
   "read": {
    "rows": "AppsGetApplicationList.data",
    "total": "AppsGetApplicationList.pagination.totalItems"
   },
   "access": [
    "apps:viewApplicationList"
   ]
  },
  "facets": {
   "name": "AppsGetApplicationList",
   "kind": "query",
   "text": "query AppsGetApplicationList($filterApplicationInput: AppsGetApplicationListFilter!, $facets: [String!]!) { AppsGetApplicationList(filterApplicationInput: $filterApplicationInput) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
     "filterApplicationInput.externalVacancyId",
     {
      "from": "parent",
      "path": "externalVacancyId"
     }
    ],
    [
     "filterApplicationInput.assessmentStatusFilter.externalAssessmentPackageId",
     {
      "from": "switch",
      "name": "stageId",
      "field": "externalAssessmentPackageId"
     }
    ],
    [
     "filterApplicationInput.assessmentStatusFilter.assessmentStatus",
     {
      "from": "switch",
      "name": "progressStatus"
     }
    ],
    [
     "filterApplicationInput.assessmentResultFilter.externalAssessmentPackageId",
     {
      "from": "switch",
      "name": "stageId",
      "field": "externalAssessmentPackageId"
     }
    ],
    [
     "filterApplicationInput.assessmentResultFilter.resultList",
     {
      "from": "filter",
      "path": "resultList"
     }
    ],
    [
     "filterApplicationInput.assessmentViewedFilter.externalAssessmentPackageId",
     {
      "from": "switch",
      "name": "stageId",
      "field": "externalAssessmentPackageId"
     }
    ],
    [
     "filterApplicationInput.assessmentViewedFilter.unViewedOnly",
     {
      "from": "filter",
      "path": "unViewedOnly"
     }
    ],
    [
     "filterApplicationInput.assessmentSubmittedAtFilter.externalAssessmentPackageId",
     {
      "from": "switch",
      "name": "stageId",
      "field": "externalAssessmentPackageId"
     }
    ],
    [
     "filterApplicationInput.assessmentSubmittedAtFilter.submittedAtGte",
     {
      "from": "filter",
      "path": "submittedAt.gte"
     }
    ],
    [
     "filterApplicationInput.assessmentSubmittedAtFilter.submittedAtLte",
     {
      "from": "filter",
      "path": "submittedAt.lte"
     }
    ],
    [
     "filterApplicationInput.applicationStatusList",
     {
      "from": "filter",
      "path": "applicationStatusList"
     }
    ],
    [
     "filterApplicationInput.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filterApplicationInput.sort.filter.filterKey",
     {
      "from": "constant",
      "value": "externalAssessmentPackageId"
     }
    ],
    [
     "filterApplicationInput.stageId",
     {
      "from": "switch",
      "name": "stageId",
      "field": "_id"
     }
    ],
    [
     "filterApplicationInput.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filterApplicationInput.updatedAt",
     {
      "from": "filter",
      "path": "updatedAt"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filterApplicationInput.assessmentStatusFilter",
    "filterApplicationInput.assessmentResultFilter",
    "filterApplicationInput.assessmentViewedFilter",
    "filterApplicationInput.assessmentSubmittedAtFilter",
    "filterApplicationInput.sort.filter",
    "filterApplicationInput.sort"
   ],
   "read": {
    "rows": "AppsGetApplicationList.facets"
   },
   "access": [
    "apps:viewApplicationList"
   ]
  },
  "get": {
   "name": "AppsGetApplicationById",
   "kind": "query",
   "text": "query AppsGetApplicationById($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsGetApplicationById(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
   "vars": [
    [
     "_id",
     {
      "from": "id"
     }
    ],
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
   ],
   "read": {
    "record": "AppsGetApplicationById"
   },
   "access": [
    "apps:viewApplication"
   ]
  },
  "columns": [
   {
    "path": "candidate.personalInformation.firstName",
    "kind": "text",
    "widget": "candidate",
    "sortBy": "firstName",
    "also": [
     "candidate.personalInformation.lastName",
     "candidate.purgedAt"
    ],
    "primary": true,
    "rights": [
     "apps:viewCandidate"
    ],
    "sortRights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "assessments.submittedAt",
    "kind": "dateTime",
    "widget": "atStage",
    "sortBy": "submittedAt",
    "width": "15%",
    "also": [
     "assessments.stageId",
     "stageId"
    ],
    "while": {
     "switch": "progressStatus",
     "in": [
      "ALL",
      "COMPLETED"
     ]
    }
   },
   {
    "path": "assessments.createdAt",
    "kind": "dateTime",
    "widget": "atStage",
    "sortBy": "createdAt",
    "width": "15%",
    "also": [
     "assessments.stageId",
     "stageId"
    ],
    "while": {
     "switch": "progressStatus",
     "in": [
      "NOT_STARTED",
      "IN_PROGRESS",
      "DROPPED_OUT"
     ]
    }
   },
   {
    "path": "status",
    "kind": "choice",
    "widget": "status",
    "sortBy": "status",
    "width": "13%",
    "choices": 0
   },
   {
    "path": "assessments.results",
    "kind": "json",
    "widget": "score",
    "sortBy": "recommendationScore",
    "width": "16%",
    "also": [
     "assessments.stageId",
     "assessments.status"
    ],
    "each": "stageId",
    "rights": [
     "apps:viewScores"
    ],
    "sortRights": [
     "apps:viewScores"
    ]
   },
   {
    "path": "assessments.isViewed",
    "kind": "boolean",
    "widget": "viewed",
    "sortBy": "isViewed",
    "width": "10%",
    "also": [
     "assessments.stageId",
     "stageId"
    ]
   },
   {
    "path": "isManuallyProgressed",
    "kind": "boolean",
    "widget": "progressed",
    "sortBy": "isManuallyProgressed",
    "width": "12%"
   },
   {
    "path": "candidate.personalInformation.email",
    "kind": "text",
    "hidden": true,
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "candidate.personalInformation.phoneNumber",
    "kind": "text",
    "hidden": true,
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "candidate.location.address",
    "kind": "text",
    "hidden": true,
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "externalApplicantId",
    "kind": "text",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "externalApplicationId",
    "kind": "text",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "createdAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "updatedAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "candidate.purgedAt",
    "kind": "dateTime",
    "widget": "purged"
   },
   {
    "path": "assessments.results",
    "kind": "json",
    "widget": "stageResults",
    "also": [
     "assessments.stageId",
     "assessments.status",
     "assessments.product",
     "assessments.submittedAt",
     "stages._id",
     "stages.name"
    ],
    "part": "results",
    "rights": [
     "apps:viewScores"
    ]
   },
   {
    "path": "status",
    "kind": "choice",
    "widget": "status",
    "part": "application",
    "choices": 0
   },
   {
    "path": "stageId",
    "kind": "id",
    "widget": "stageName",
    "also": [
     "stages._id",
     "stages.name"
    ],
    "part": "application"
   },
   {
    "path": "vacancyName",
    "kind": "text",
    "widget": "vacancyLink",
    "also": [
     "vacancyId",
     "stageId"
    ],
    "part": "application",
    "reference": "vacancies"
   },
   {
    "path": "createdAt",
    "kind": "dateTime",
    "part": "application"
   },
   {
    "path": "assessments.insightsLink",
    "kind": "text",
    "widget": "myInsights",
    "also": [
     "assessments._id",
     "assessments.stageId",
     "assessments.status",
     "assessments.isViewed",
     "candidate.purgedAt",
     "stages._id",
     "stages.name"
    ],
    "part": "insights",
    "rights": [
     "apps:viewScores"
    ]
   },
   {
    "path": "candidate.personalInformation.firstName",
    "kind": "text",
    "widget": "title",
    "also": [
     "candidate.personalInformation.lastName"
    ],
    "part": "person",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "candidate.personalInformation.email",
    "kind": "text",
    "widget": "candidateEmail",
    "also": [
     "candidate.purgedAt"
    ],
    "part": "person",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "candidate.personalInformation.phoneNumber",
    "kind": "text",
    "part": "person",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "candidate.location.address",
    "kind": "text",
    "part": "person",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "history.at",
    "kind": "dateTime",
    "widget": "timeline",
    "also": [
     "history._id",
     "history.kind",
     "history.actor",
     "history.userName",
     "history.stageId",
     "history.fromStageId",
     "history.status",
     "history.fromStatus",
     "history.rule.onField",
     "history.rule.comparisonOperator",
     "history.rule.comparisonValue",
     "history.rule.value",
     "stages._id",
     "stages.name"
    ],
    "part": "timeline"
   },
   {
    "path": "assessments.assessmentLink",
    "kind": "text",
    "widget": "stageLinks",
    "also": [
     "assessments.stageId",
     "stages._id",
     "stages.name"
    ],
    "part": "technical"
   },
   {
    "path": "candidate._id",
    "kind": "id",
    "widget": "copyId",
    "part": "technical"
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "part": "technical"
   }
  ],
  "filters": [
   {
    "name": "applicationStatusList",
    "kind": "choices",
    "facet": true,
    "choices": 0
   },
   {
    "name": "resultList",
    "kind": "choices",
    "rights": [
     "apps:viewScores"
    ],
    "choices": 1
   },
   {
    "name": "submittedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "while": {
     "switch": "progressStatus",
     "in": [
      "ALL",
      "COMPLETED"
     ]
    }
   },
   {
    "name": "unViewedOnly",
    "kind": "boolean",
    "widget": "toggle"
   },
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.vacancy-applications.fields.createdAt"
   },
   {
    "name": "updatedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.vacancy-applications.fields.updatedAt"
   }
  ],
  "search": true,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "submittedAt",
   "order": "DESC"
  },
  "forms": {},
  "actions": [
   {
    "name": "editName",
    "operation": {
     "name": "AppsUpdateApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $firstName: String, $lastName: String, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, firstName: $firstName, lastName: $lastName, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
      ],
      [
       "firstName",
       {
        "from": "form",
        "path": "firstName"
       }
      ],
      [
       "lastName",
       {
        "from": "form",
        "path": "lastName"
       }
      ],
      [
       "expectedVersion",
       {
        "from": "record",
        "path": "candidate.version"
       }
      ]
     ],
     "read": {
      "record": "AppsUpdateApplicationCandidate"
     },
     "access": [
      "apps:editApplication"
     ]
    },
    "on": "record",
    "icon": "Edit",
    "form": "apps/updateCandidateName",
    "detail": "candidate.personalInformation.firstName",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "editEmail",
    "operation": {
     "name": "AppsUpdateApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $email: String, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, email: $email, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
      ],
      [
       "email",
       {
        "from": "form",
        "path": "email"
       }
      ],
      [
       "expectedVersion",
       {
        "from": "record",
        "path": "candidate.version"
       }
      ]
     ],
     "read": {
      "record": "AppsUpdateApplicationCandidate"
     },
     "access": [
      "apps:editApplication"
     ]
    },
    "on": "record",
    "icon": "Edit",
    "form": "apps/updateCandidateEmail",
    "detail": "candidate.personalInformation.email",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "editPhone",
    "operation": {
     "name": "AppsUpdateApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $phoneNumber: String, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, phoneNumber: $phoneNumber, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
      ],
      [
       "phoneNumber",
       {
        "from": "form",
        "path": "phoneNumber"
       }
      ],
      [
       "expectedVersion",
       {
        "from": "record",
        "path": "candidate.version"
       }
      ]
     ],
     "read": {
      "record": "AppsUpdateApplicationCandidate"
     },
     "access": [
      "apps:editApplication"
     ]
    },
    "on": "record",
    "icon": "Edit",
    "form": "apps/updateCandidatePhone",
    "detail": "candidate.personalInformation.phoneNumber",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "editLocation",
    "operation": {
     "name": "AppsUpdateApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $location: LocationInput, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, location: $location, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
      ],
      [
       "location",
       {
        "from": "form",
        "path": "location"
       }
      ],
      [
       "expectedVersion",
       {
        "from": "record",
        "path": "candidate.version"
       }
      ]
     ],
     "read": {
      "record": "AppsUpdateApplicationCandidate"
     },
     "access": [
      "apps:editApplication"
     ]
    },
    "on": "record",
    "icon": "Edit",
    "form": "apps/updateCandidateLocation",
    "detail": "candidate.location.address",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "resendReport",
    "operation": {
     "name": "AppsResendApplicationMiReport",
     "kind": "mutation",
     "text": "mutation AppsResendApplicationMiReport($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsResendApplicationMiReport(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
     ],
     "read": {
      "record": "AppsResendApplicationMiReport"
     },
     "idempotent": true,
     "access": [
      "apps:viewApplicationList",
      "apps:editApplication",
      "apps:viewApplication",
      "apps:createApplication"
     ]
    },
    "on": "record",
    "icon": "ForwardToInbox",
    "detail": "assessments.insightsLink",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "exportAll",
    "operation": {
     "name": "AppsExportCandidate",
     "kind": "mutation",
     "text": "mutation AppsExportCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsExportCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { fileName rows content } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
     ],
     "read": {
      "record": "AppsExportCandidate"
     },
     "access": [
      "apps:deleteApplication",
      "common:export"
     ]
    },
    "on": "record",
    "dialog": "candidateArchive"
   },
   {
    "name": "deidentify",
    "operation": {
     "name": "AppsPurgeApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsPurgeApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $confirmation: String) { AppsPurgeApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, confirmation: $confirmation) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
      ],
      [
       "confirmation",
       {
        "from": "form",
        "path": "confirmation"
       }
      ]
     ],
     "read": {
      "record": "AppsPurgeApplicationCandidate"
     },
     "access": [
      "apps:deleteApplication"
     ]
    },
    "on": "record",
    "icon": "PersonOff",
    "form": "apps/deidentifyCandidate",
    "flag": "edgeCandidateDeidentifyEnabled",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "delete",
    "operation": {
     "name": "AppsDeleteCandidateById",
     "kind": "mutation",
     "text": "mutation AppsDeleteCandidateById($candidateId: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $confirmation: String) { AppsDeleteCandidateById(candidateId: $candidateId, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, confirmation: $confirmation) { data { _id status isManuallyProgressed stageId organizationId customerId hierarchyId externalApplicantId externalApplicationId externalVacancyId vacancyId vacancyName createdAt updatedAt } } }",
     "vars": [
      [
       "candidateId",
       {
        "from": "record",
        "path": "candidate._id"
       }
      ],
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
      ],
      [
       "confirmation",
       {
        "from": "form",
        "path": "confirmation"
       }
      ]
     ],
     "read": {
      "rows": "AppsDeleteCandidateById.data"
     },
     "access": [
      "apps:deleteApplication"
     ]
    },
    "on": "record",
    "icon": "Delete",
    "form": "apps/deleteCandidate",
    "flag": "edgeCandidateDeleteEnabled",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "invite",
    "operation": {
     "name": "CommonInviteCandidate",
     "kind": "mutation",
     "text": "mutation CommonInviteCandidate($atsApplicationInput: AtsApplicationInput!, $notify: Boolean) { CommonInviteCandidate(atsApplicationInput: $atsApplicationInput, notify: $notify) { assessmentId hold { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "atsApplicationInput.predictorMasterId",
       {
        "from": "first",
        "of": {
         "from": "parent",
         "path": "workflow.stages.externalAssessmentPackageId"
        }
       }
      ],
      [
       "atsApplicationInput.organizationId",
       {
        "from": "scope",
        "path": "organizationId"
       }
      ],
      [
       "atsApplicationInput.hierarchyId",
       {
        "from": "parent",
        "path": "hierarchyId"
       }
      ],
      [
       "atsApplicationInput.externalApplicantId",
       {
        "from": "constant",
        "value": ""
       }
      ],
      [
       "atsApplicationInput.externalApplicationId",
       {
        "from": "newId"
       }
      ],
      [
       "atsApplicationInput.externalAssessmentId",
       {
        "from": "newId"
       }
      ],
      [
       "atsApplicationInput.cohortInfo.customerId",
       {
        "from": "scope",
        "path": "customerId"
       }
      ],
      [
       "atsApplicationInput.cohortInfo.externalVacancyId",
       {
        "from": "parent",
        "path": "externalVacancyId"
       }
      ],
      [
       "atsApplicationInput.cohortInfo.title",
       {
        "from": "parent",
        "path": "title"
       }
      ],
      [
       "atsApplicationInput.cohortInfo.description",
       {
        "from": "parent",
        "path": "description"
       }
      ],
      [
       "atsApplicationInput.cohortInfo.hiringManagers",
       {
        "from": "rows",
        "of": {
         "from": "parent",
         "path": "managers"
        },
        "where": {
         "type": "HIRING_MANAGER"
        },
        "fields": [
         "externalId",
         "email",
         "firstName",
         "lastName"
        ]
       }
      ],
      [
       "atsApplicationInput.candidateInfo.personalInformation.firstName",
       {
        "from": "form",
        "path": "firstName"
       }
      ],
      [
       "atsApplicationInput.candidateInfo.personalInformation.lastName",
       {
        "from": "form",
        "path": "lastName"
       }
      ],
      [
       "atsApplicationInput.candidateInfo.personalInformation.phoneNumber",
       {
        "from": "form",
        "path": "phoneNumber"
       }
      ],
      [
       "atsApplicationInput.candidateInfo.personalInformation.email",
       {
        "from": "form",
        "path": "email"
       }
      ],
      [
       "atsApplicationInput.atsInfo.name",
       {
        "from": "constant",
        "value": "EDGE"
       }
      ],
      [
       "atsApplicationInput.atsInfo.metaData",
       {
        "from": "constant",
        "value": {}
       }
      ],
      [
       "atsApplicationInput.atsInfo.metaData.invitedBy",
       {
        "from": "session",
        "path": "email"
       }
      ],
      [
       "atsApplicationInput.atsInfo.metaData.workflowId",
       {
        "from": "parent",
        "path": "workflow._id"
       }
      ],
      [
       "notify",
       {
        "from": "action",
        "part": "notify"
       }
      ]
     ],
     "read": {
      "record": "CommonInviteCandidate",
      "hold": "CommonInviteCandidate.hold"
     },
     "idempotent": true,
     "access": [
      "apps:createApplication"
     ]
    },
    "on": "list",
    "icon": "PersonAdd",
    "tried": "effects",
    "notifies": {
     "undo": "CommonUndoHold",
     "open": "holds",
     "spares": true
    },
    "form": "common/inviteCandidate",
    "flag": "edgeVacancyInviteCandidateEnabled"
   },
   {
    "name": "progress",
    "operation": {
     "name": "AppsMoveApplication",
     "kind": "mutation",
     "text": "mutation AppsMoveApplication($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $stageId: ID!, $isManuallyProgressed: Boolean!, $_ids: [ID!]!, $matching: MatchingApplications, $notify: Boolean) { AppsMoveApplication(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, stageId: $stageId, isManuallyProgressed: $isManuallyProgressed, _ids: $_ids, matching: $matching, notify: $notify) { data { _id } refused { _id reason args } hold { _id until mailed texted operation userName } } }",
     "vars": [
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
      ],
      [
       "stageId",
       {
        "from": "action",
        "part": "chosen"
       }
      ],
      [
       "isManuallyProgressed",
       {
        "from": "constant",
        "value": true
       }
      ],
      [
       "_ids",
       {
        "from": "ids"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ],
      [
       "notify",
       {
        "from": "action",
        "part": "notify"
       }
      ]
     ],
     "read": {
      "rows": "AppsMoveApplication.data",
      "refused": "AppsMoveApplication.refused",
      "hold": "AppsMoveApplication.hold"
     },
     "access": [
      "apps:viewApplicationList",
      "apps:editApplication",
      "apps:viewApplication",
      "apps:createApplication"
     ]
    },
    "on": "selection",
    "matching": "filterApplicationInput",
    "icon": "ArrowForward",
    "tried": "effects",
    "notifies": {
     "undo": "CommonUndoHold",
     "open": "holds",
     "spares": true
    },
    "choose": {
     "after": "stageId",
     "rows": {
      "path": "stages",
      "id": "_id",
      "label": "name",
      "unnamed": "resources.vacancy-applications.choices.progress"
     }
    },
    "key": "m"
   },
   {
    "name": "decline",
    "operation": {
     "name": "AppsUpdateApplicationStatus",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationStatus($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $_ids: [ID!]!, $status: ApplicationStatus!, $leaveOutHired: Boolean, $matching: MatchingApplications, $notify: Boolean, $reasonId: ID) { AppsUpdateApplicationStatus(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, _ids: $_ids, status: $status, leaveOutHired: $leaveOutHired, matching: $matching, notify: $notify, reasonId: $reasonId) { data { _id } refused { _id reason args } hold { _id until mailed texted operation userName } } }",
     "vars": [
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
      ],
      [
       "_ids",
       {
        "from": "ids"
       }
      ],
      [
       "status",
       {
        "from": "constant",
        "value": "APPS_APPLICATION_DECLINED"
       }
      ],
      [
       "leaveOutHired",
       {
        "from": "action",
        "part": "spared"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ],
      [
       "notify",
       {
        "from": "action",
        "part": "notify"
       }
      ],
      [
       "reasonId",
       {
        "from": "action",
        "part": "reason"
       }
      ]
     ],
     "read": {
      "rows": "AppsUpdateApplicationStatus.data",
      "refused": "AppsUpdateApplicationStatus.refused",
      "hold": "AppsUpdateApplicationStatus.hold"
     },
     "access": [
      "apps:viewApplicationList",
      "apps:editApplication",
      "apps:viewApplication",
      "apps:createApplication"
     ]
    },
    "on": "selection",
    "matching": "filterApplicationInput",
    "icon": "PersonRemove",
    "tried": "effects",
    "notifies": {
     "undo": "CommonUndoHold",
     "open": "holds",
     "spares": true,
     "reason": true
    },
    "key": "d"
   },
   {
    "name": "updateStatus",
    "operation": {
     "name": "AppsUpdateApplicationStatus",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationStatus($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $_ids: [ID!]!, $status: ApplicationStatus!, $leaveOutHired: Boolean, $matching: MatchingApplications) { AppsUpdateApplicationStatus(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, _ids: $_ids, status: $status, leaveOutHired: $leaveOutHired, matching: $matching) { data { _id } refused { _id reason args } hold { _id until mailed texted operation userName } } }",
     "vars": [
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
      ],
      [
       "_ids",
       {
        "from": "ids"
       }
      ],
      [
       "status",
       {
        "from": "action",
        "part": "chosen"
       }
      ],
      [
       "leaveOutHired",
       {
        "from": "action",
        "part": "spared"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "AppsUpdateApplicationStatus.data",
      "refused": "AppsUpdateApplicationStatus.refused",
      "hold": "AppsUpdateApplicationStatus.hold"
     },
     "access": [
      "apps:viewApplicationList",
      "apps:editApplication",
      "apps:viewApplication",
      "apps:createApplication"
     ]
    },
    "on": "selection",
    "matching": "filterApplicationInput",
    "icon": "Label",
    "tried": "effects",
    "notifies": {
     "undo": "CommonUndoHold",
     "open": "holds"
    },
    "choose": {
     "values": [
      {
       "id": "APPS_APPLICATION_NEW",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_NEW"
      },
      {
       "id": "APPS_APPLICATION_LONGLISTED",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_LONGLISTED"
      },
      {
       "id": "APPS_APPLICATION_SHORTLISTED",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_SHORTLISTED"
      },
      {
       "id": "APPS_APPLICATION_OFFERED",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_OFFERED"
      },
      {
       "id": "APPS_APPLICATION_HIRED",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_HIRED"
      },
      {
       "id": "APPS_APPLICATION_WITHDRAWN",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_WITHDRAWN"
      }
     ]
    },
    "key": "s"
   },
   {
    "name": "resendInvite",
    "operation": {
     "name": "AppsResendApplicationAssessmentLink",
     "kind": "mutation",
     "text": "mutation AppsResendApplicationAssessmentLink($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $_ids: [ID!]!, $matching: MatchingApplications) { AppsResendApplicationAssessmentLink(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, _ids: $_ids, matching: $matching) { data { _id } refused { _id reason args } hold { _id until mailed texted operation userName } } }",
     "vars": [
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
      ],
      [
       "_ids",
       {
        "from": "ids"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "AppsResendApplicationAssessmentLink.data",
      "refused": "AppsResendApplicationAssessmentLink.refused",
      "hold": "AppsResendApplicationAssessmentLink.hold"
     },
     "idempotent": true,
     "access": [
      "apps:viewApplicationList",
      "apps:editApplication",
      "apps:viewApplication",
      "apps:createApplication"
     ]
    },
    "on": "selection",
    "matching": "filterApplicationInput",
    "icon": "ForwardToInbox",
    "tried": "many",
    "notifies": {
     "undo": "CommonUndoHold",
     "open": "holds"
    },
    "key": "r"
   },
   {
    "name": "CommonUndoHold",
    "operation": {
     "name": "CommonUndoHold",
     "kind": "mutation",
     "text": "mutation CommonUndoHold($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { CommonUndoHold(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
     ],
     "read": {
      "rows": "CommonUndoHold.data",
      "refused": "CommonUndoHold.refused"
     },
     "access": "session",
     "undoes": true
    },
    "on": "undo"
   }
  ],
  "searchRights": [
   "apps:viewCandidate"
  ]
 },
 {
  "name": "applications",
  "type": "Application",
  "kind": "collection",
  "panel": "applicationId",
  "folds": [
   "technical"
  ],
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "board",
    "name": "board.status",
    "label": "resources.applications.fields.status",
    "by": {
     "filter": "applicationStatusList",
     "several": true,
     "field": "status"
    },
    "move": "updateStatus"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "applications",
  "idField": "_id",
  "title": "candidate.personalInformation.firstName candidate.personalInformation.lastName",
  "menu": {
   "group": "hiring",
   "icon": "AssignmentInd"
  },
  "flags": {
   "list": "oldEdgeFeaturesEnabled",
   "show": "oldEdgeFeaturesEnabled",
   "delete": "edgeCandidateDeleteEnabled",
   "deidentify": "edgeCandidateDeidentifyEnabled"
  },
  "list": {
   "name": "AppsGetApplicationList",
   "kind": "query",
   "text": "query AppsGetApplicationList($filterApplicationInput: AppsGetApplicationListFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!, $with_9: Boolean!, $with_10: Boolean!) { AppsGetApplicationList(filterApplicationInput: $filterApplicationInput) { data { _id candidate { personalInformation { firstName lastName } version _id purgedAt } stageId stages { name _id } vacancyName @include(if: $with_0) vacancyId @include(if: $with_0) stageId @include(if: $with_0) status @include(if: $with_1) createdAt @include(if: $with_2) candidate @include(if: $with_3) { personalInformation { email } } candidate @include(if: $with_4) { personalInformation { phoneNumber } } candidate @include(if: $with_5) { location { address } } isManuallyProgressed @include(if: $with_6) externalVacancyId @include(if: $with_7) externalApplicantId @include(if: $with_8) externalApplicationId @include(if: $with_9) updatedAt @include(if: $with_10) } pagination { totalItems } } }",
   "vars": [
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
     "filterApplicationInput.applicationStatusList",
     {
      "from": "filter",
      "path": "applicationStatusList"
     }
    ],
    [
     "filterApplicationInput.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filterApplicationInput.skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filterApplicationInput.limitEq",
     {
      "from": "size"
     }
    ],
    [
     "filterApplicationInput.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filterApplicationInput.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "filterApplicationInput.hierarchyIdList",
     {
      "from": "filter",
      "path": "hierarchyIdList"
     }
    ],
    [
     "filterApplicationInput.externalVacancyIds",
     {
      "from": "filter",
      "path": "externalVacancyIds"
     }
    ],
    [
     "filterApplicationInput.stageIdList",
     {
      "from": "filter",
      "path": "stageIdList"
     }
    ],
    [
     "filterApplicationInput.dashboardFilter",
     {
      "from": "filter",
      "path": "dashboardFilter"
     }
    ],
    [
     "filterApplicationInput.work",
     {
      "from": "filter",
      "path": "work"
     }
    ],
    [
     "filterApplicationInput.mine",
     {
      "from": "filter",
      "path": "mine"
     }
    ],
    [
     "filterApplicationInput.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filterApplicationInput.updatedAt",
     {
      "from": "filter",
      "path": "updatedAt"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "vacancyName"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "status"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "candidate.personalInformation.email"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "candidate.personalInformation.phoneNumber"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "candidate.location.address"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "isManuallyProgressed"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "externalVacancyId"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "externalApplicantId"
     }
    ],
    [
     "with_9",
     {
      "from": "column",
      "path": "externalApplicationId"
     }
    ],
    [
     "with_10",
     {
      "from": "column",
      "path": "updatedAt"
     }
    ]
   ],
   "optional": [
    "filterApplicationInput.sort"
   ],
   "read": {
    "rows": "AppsGetApplicationList.data",
    "total": "AppsGetApplicationList.pagination.totalItems"
   },
   "access": [
    "apps:viewApplicationList"
   ]
  },
  "facets": {
   "name": "AppsGetApplicationList",
   "kind": "query",
   "text": "query AppsGetApplicationList($filterApplicationInput: AppsGetApplicationListFilter!, $facets: [String!]!) { AppsGetApplicationList(filterApplicationInput: $filterApplicationInput) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
     "filterApplicationInput.applicationStatusList",
     {
      "from": "filter",
      "path": "applicationStatusList"
     }
    ],
    [
     "filterApplicationInput.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filterApplicationInput.hierarchyIdList",
     {
      "from": "filter",
      "path": "hierarchyIdList"
     }
    ],
    [
     "filterApplicationInput.externalVacancyIds",
     {
      "from": "filter",
      "path": "externalVacancyIds"
     }
    ],
    [
     "filterApplicationInput.stageIdList",
     {
      "from": "filter",
      "path": "stageIdList"
     }
    ],
    [
     "filterApplicationInput.dashboardFilter",
     {
      "from": "filter",
      "path": "dashboardFilter"
     }
    ],
    [
     "filterApplicationInput.work",
     {
      "from": "filter",
      "path": "work"
     }
    ],
    [
     "filterApplicationInput.mine",
     {
      "from": "filter",
      "path": "mine"
     }
    ],
    [
     "filterApplicationInput.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filterApplicationInput.updatedAt",
     {
      "from": "filter",
      "path": "updatedAt"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filterApplicationInput.sort"
   ],
   "read": {
    "rows": "AppsGetApplicationList.facets"
   },
   "access": [
    "apps:viewApplicationList"
   ]
  },
  "get": {
   "name": "AppsGetApplicationById",
   "kind": "query",
   "text": "query AppsGetApplicationById($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsGetApplicationById(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
   "vars": [
    [
     "_id",
     {
      "from": "id"
     }
    ],
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
   ],
   "read": {
    "record": "AppsGetApplicationById"
   },
   "access": [
    "apps:viewApplication"
   ]
  },
  "columns": [
   {
    "path": "candidate.personalInformation.firstName",
    "kind": "text",
    "widget": "candidate",
    "sortBy": "firstName",
    "width": "24%",
    "also": [
     "candidate.personalInformation.lastName",
     "candidate.purgedAt"
    ],
    "primary": true,
    "rights": [
     "apps:viewCandidate"
    ],
    "sortRights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "vacancyName",
    "kind": "text",
    "widget": "vacancyLink",
    "width": "30%",
    "also": [
     "vacancyId",
     "stageId"
    ],
    "reference": "vacancies"
   },
   {
    "path": "status",
    "kind": "choice",
    "widget": "status",
    "sortBy": "status",
    "width": "14%",
    "choices": 0
   },
   {
    "path": "stageId",
    "kind": "id",
    "widget": "stageName",
    "width": "16%",
    "also": [
     "stages._id",
     "stages.name"
    ]
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "candidate.personalInformation.email",
    "kind": "text",
    "hidden": true,
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "candidate.personalInformation.phoneNumber",
    "kind": "text",
    "hidden": true,
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "candidate.location.address",
    "kind": "text",
    "hidden": true,
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "isManuallyProgressed",
    "kind": "boolean",
    "widget": "progressed",
    "sortBy": "isManuallyProgressed",
    "hidden": true
   },
   {
    "path": "externalVacancyId",
    "kind": "text",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "externalApplicantId",
    "kind": "text",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "externalApplicationId",
    "kind": "text",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "updatedAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "candidate.purgedAt",
    "kind": "dateTime",
    "widget": "purged"
   },
   {
    "path": "assessments.results",
    "kind": "json",
    "widget": "stageResults",
    "also": [
     "assessments.stageId",
     "assessments.status",
     "assessments.product",
     "assessments.submittedAt",
     "stages._id",
     "stages.name"
    ],
    "part": "results",
    "rights": [
     "apps:viewScores"
    ]
   },
   {
    "path": "status",
    "kind": "choice",
    "widget": "status",
    "part": "application",
    "choices": 0
   },
   {
    "path": "stageId",
    "kind": "id",
    "widget": "stageName",
    "also": [
     "stages._id",
     "stages.name"
    ],
    "part": "application"
   },
   {
    "path": "vacancyName",
    "kind": "text",
    "widget": "vacancyLink",
    "also": [
     "vacancyId",
     "stageId"
    ],
    "part": "application",
    "reference": "vacancies"
   },
   {
    "path": "createdAt",
    "kind": "dateTime",
    "part": "application"
   },
   {
    "path": "assessments.insightsLink",
    "kind": "text",
    "widget": "myInsights",
    "also": [
     "assessments._id",
     "assessments.stageId",
     "assessments.status",
     "assessments.isViewed",
     "candidate.purgedAt",
     "stages._id",
     "stages.name"
    ],
    "part": "insights",
    "rights": [
     "apps:viewScores"
    ]
   },
   {
    "path": "candidate.personalInformation.firstName",
    "kind": "text",
    "widget": "title",
    "also": [
     "candidate.personalInformation.lastName"
    ],
    "part": "person",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "candidate.personalInformation.email",
    "kind": "text",
    "widget": "candidateEmail",
    "also": [
     "candidate.purgedAt"
    ],
    "part": "person",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "candidate.personalInformation.phoneNumber",
    "kind": "text",
    "part": "person",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "candidate.location.address",
    "kind": "text",
    "part": "person",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "history.at",
    "kind": "dateTime",
    "widget": "timeline",
    "also": [
     "history._id",
     "history.kind",
     "history.actor",
     "history.userName",
     "history.stageId",
     "history.fromStageId",
     "history.status",
     "history.fromStatus",
     "history.rule.onField",
     "history.rule.comparisonOperator",
     "history.rule.comparisonValue",
     "history.rule.value",
     "stages._id",
     "stages.name"
    ],
    "part": "timeline"
   },
   {
    "path": "assessments.assessmentLink",
    "kind": "text",
    "widget": "stageLinks",
    "also": [
     "assessments.stageId",
     "stages._id",
     "stages.name"
    ],
    "part": "technical"
   },
   {
    "path": "candidate._id",
    "kind": "id",
    "widget": "copyId",
    "part": "technical"
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "part": "technical"
   }
  ],
  "filters": [
   {
    "name": "work",
    "kind": "choice",
    "choices": 2
   },
   {
    "name": "mine",
    "kind": "boolean"
   },
   {
    "name": "applicationStatusList",
    "kind": "choices",
    "facet": true,
    "choices": 0
   },
   {
    "name": "hierarchyIdList",
    "kind": "references",
    "widget": "departments",
    "reference": "departments"
   },
   {
    "name": "externalVacancyIds",
    "kind": "references",
    "widget": "vacancies",
    "reference": "vacancies"
   },
   {
    "name": "stageIdList",
    "kind": "json",
    "widget": "stagePicker"
   },
   {
    "name": "dashboardFilter",
    "kind": "json",
    "widget": "countedByCard",
    "parts": [
     "figure",
     "from",
     "to",
     "thresholdDays",
     "externalCohortIds",
     "scoreBucket",
     "recommendation",
     "deviceType"
    ],
    "partKinds": {
     "thresholdDays": "number",
     "externalCohortIds": "list",
     "scoreBucket": "number"
    }
   },
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.applications.fields.createdAt"
   },
   {
    "name": "updatedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.applications.fields.updatedAt"
   }
  ],
  "search": true,
  "finds": {
   "order": 1,
   "text": "candidate.personalInformation.email",
   "context": "vacancyName",
   "status": "status",
   "to": "vacancies/{vacancyId}?stageId={stageId}&applicationId={_id}"
  },
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {},
  "actions": [
   {
    "name": "progress",
    "operation": {
     "name": "AppsMoveApplication",
     "kind": "mutation",
     "text": "mutation AppsMoveApplication($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $stageId: ID!, $isManuallyProgressed: Boolean!, $_ids: [ID!]!, $matching: MatchingApplications, $notify: Boolean) { AppsMoveApplication(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, stageId: $stageId, isManuallyProgressed: $isManuallyProgressed, _ids: $_ids, matching: $matching, notify: $notify) { data { _id } refused { _id reason args } hold { _id until mailed texted operation userName } } }",
     "vars": [
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
      ],
      [
       "stageId",
       {
        "from": "action",
        "part": "chosen"
       }
      ],
      [
       "isManuallyProgressed",
       {
        "from": "constant",
        "value": true
       }
      ],
      [
       "_ids",
       {
        "from": "ids"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ],
      [
       "notify",
       {
        "from": "action",
        "part": "notify"
       }
      ]
     ],
     "read": {
      "rows": "AppsMoveApplication.data",
      "refused": "AppsMoveApplication.refused",
      "hold": "AppsMoveApplication.hold"
     },
     "access": [
      "apps:viewApplicationList",
      "apps:editApplication",
      "apps:viewApplication",
      "apps:createApplication"
     ]
    },
    "on": "selection",
    "matching": "filterApplicationInput",
    "icon": "ArrowForward",
    "tried": "effects",
    "notifies": {
     "undo": "CommonUndoHold",
     "open": "holds",
     "spares": true
    },
    "choose": {
     "after": "stageId",
     "rows": {
      "path": "stages",
      "id": "_id",
      "label": "name",
      "unnamed": "resources.applications.choices.progress"
     }
    },
    "key": "m"
   },
   {
    "name": "decline",
    "operation": {
     "name": "AppsUpdateApplicationStatus",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationStatus($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $_ids: [ID!]!, $status: ApplicationStatus!, $leaveOutHired: Boolean, $matching: MatchingApplications, $notify: Boolean, $reasonId: ID) { AppsUpdateApplicationStatus(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, _ids: $_ids, status: $status, leaveOutHired: $leaveOutHired, matching: $matching, notify: $notify, reasonId: $reasonId) { data { _id } refused { _id reason args } hold { _id until mailed texted operation userName } } }",
     "vars": [
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
      ],
      [
       "_ids",
       {
        "from": "ids"
       }
      ],
      [
       "status",
       {
        "from": "constant",
        "value": "APPS_APPLICATION_DECLINED"
       }
      ],
      [
       "leaveOutHired",
       {
        "from": "action",
        "part": "spared"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ],
      [
       "notify",
       {
        "from": "action",
        "part": "notify"
       }
      ],
      [
       "reasonId",
       {
        "from": "action",
        "part": "reason"
       }
      ]
     ],
     "read": {
      "rows": "AppsUpdateApplicationStatus.data",
      "refused": "AppsUpdateApplicationStatus.refused",
      "hold": "AppsUpdateApplicationStatus.hold"
     },
     "access": [
      "apps:viewApplicationList",
      "apps:editApplication",
      "apps:viewApplication",
      "apps:createApplication"
     ]
    },
    "on": "selection",
    "matching": "filterApplicationInput",
    "icon": "PersonRemove",
    "tried": "effects",
    "notifies": {
     "undo": "CommonUndoHold",
     "open": "holds",
     "spares": true,
     "reason": true
    },
    "key": "d"
   },
   {
    "name": "updateStatus",
    "operation": {
     "name": "AppsUpdateApplicationStatus",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationStatus($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $_ids: [ID!]!, $status: ApplicationStatus!, $leaveOutHired: Boolean, $matching: MatchingApplications) { AppsUpdateApplicationStatus(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, _ids: $_ids, status: $status, leaveOutHired: $leaveOutHired, matching: $matching) { data { _id } refused { _id reason args } hold { _id until mailed texted operation userName } } }",
     "vars": [
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
      ],
      [
       "_ids",
       {
        "from": "ids"
       }
      ],
      [
       "status",
       {
        "from": "action",
        "part": "chosen"
       }
      ],
      [
       "leaveOutHired",
       {
        "from": "action",
        "part": "spared"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "AppsUpdateApplicationStatus.data",
      "refused": "AppsUpdateApplicationStatus.refused",
      "hold": "AppsUpdateApplicationStatus.hold"
     },
     "access": [
      "apps:viewApplicationList",
      "apps:editApplication",
      "apps:viewApplication",
      "apps:createApplication"
     ]
    },
    "on": "selection",
    "matching": "filterApplicationInput",
    "icon": "Label",
    "tried": "effects",
    "notifies": {
     "undo": "CommonUndoHold",
     "open": "holds"
    },
    "choose": {
     "values": [
      {
       "id": "APPS_APPLICATION_NEW",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_NEW"
      },
      {
       "id": "APPS_APPLICATION_LONGLISTED",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_LONGLISTED"
      },
      {
       "id": "APPS_APPLICATION_SHORTLISTED",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_SHORTLISTED"
      },
      {
       "id": "APPS_APPLICATION_OFFERED",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_OFFERED"
      },
      {
       "id": "APPS_APPLICATION_HIRED",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_HIRED"
      },
      {
       "id": "APPS_APPLICATION_WITHDRAWN",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_WITHDRAWN"
      }
     ]
    },
    "key": "s"
   },
   {
    "name": "resendInvite",
    "operation": {
     "name": "AppsResendApplicationAssessmentLink",
     "kind": "mutation",
     "text": "mutation AppsResendApplicationAssessmentLink($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $_ids: [ID!]!, $matching: MatchingApplications) { AppsResendApplicationAssessmentLink(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, _ids: $_ids, matching: $matching) { data { _id } refused { _id reason args } hold { _id until mailed texted operation userName } } }",
     "vars": [
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
      ],
      [
       "_ids",
       {
        "from": "ids"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "AppsResendApplicationAssessmentLink.data",
      "refused": "AppsResendApplicationAssessmentLink.refused",
      "hold": "AppsResendApplicationAssessmentLink.hold"
     },
     "idempotent": true,
     "access": [
      "apps:viewApplicationList",
      "apps:editApplication",
      "apps:viewApplication",
      "apps:createApplication"
     ]
    },
    "on": "selection",
    "matching": "filterApplicationInput",
    "icon": "ForwardToInbox",
    "tried": "many",
    "notifies": {
     "undo": "CommonUndoHold",
     "open": "holds"
    },
    "key": "r"
   },
   {
    "name": "editName",
    "operation": {
     "name": "AppsUpdateApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $firstName: String, $lastName: String, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, firstName: $firstName, lastName: $lastName, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
      ],
      [
       "firstName",
       {
        "from": "form",
        "path": "firstName"
       }
      ],
      [
       "lastName",
       {
        "from": "form",
        "path": "lastName"
       }
      ],
      [
       "expectedVersion",
       {
        "from": "record",
        "path": "candidate.version"
       }
      ]
     ],
     "read": {
      "record": "AppsUpdateApplicationCandidate"
     },
     "access": [
      "apps:editApplication"
     ]
    },
    "on": "record",
    "icon": "Edit",
    "form": "apps/updateCandidateName",
    "detail": "candidate.personalInformation.firstName",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "editEmail",
    "operation": {
     "name": "AppsUpdateApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $email: String, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, email: $email, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
      ],
      [
       "email",
       {
        "from": "form",
        "path": "email"
       }
      ],
      [
       "expectedVersion",
       {
        "from": "record",
        "path": "candidate.version"
       }
      ]
     ],
     "read": {
      "record": "AppsUpdateApplicationCandidate"
     },
     "access": [
      "apps:editApplication"
     ]
    },
    "on": "record",
    "icon": "Edit",
    "form": "apps/updateCandidateEmail",
    "detail": "candidate.personalInformation.email",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "editPhone",
    "operation": {
     "name": "AppsUpdateApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $phoneNumber: String, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, phoneNumber: $phoneNumber, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
      ],
      [
       "phoneNumber",
       {
        "from": "form",
        "path": "phoneNumber"
       }
      ],
      [
       "expectedVersion",
       {
        "from": "record",
        "path": "candidate.version"
       }
      ]
     ],
     "read": {
      "record": "AppsUpdateApplicationCandidate"
     },
     "access": [
      "apps:editApplication"
     ]
    },
    "on": "record",
    "icon": "Edit",
    "form": "apps/updateCandidatePhone",
    "detail": "candidate.personalInformation.phoneNumber",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "editLocation",
    "operation": {
     "name": "AppsUpdateApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $location: LocationInput, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, location: $location, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
      ],
      [
       "location",
       {
        "from": "form",
        "path": "location"
       }
      ],
      [
       "expectedVersion",
       {
        "from": "record",
        "path": "candidate.version"
       }
      ]
     ],
     "read": {
      "record": "AppsUpdateApplicationCandidate"
     },
     "access": [
      "apps:editApplication"
     ]
    },
    "on": "record",
    "icon": "Edit",
    "form": "apps/updateCandidateLocation",
    "detail": "candidate.location.address",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "resendReport",
    "operation": {
     "name": "AppsResendApplicationMiReport",
     "kind": "mutation",
     "text": "mutation AppsResendApplicationMiReport($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsResendApplicationMiReport(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
     ],
     "read": {
      "record": "AppsResendApplicationMiReport"
     },
     "idempotent": true,
     "access": [
      "apps:viewApplicationList",
      "apps:editApplication",
      "apps:viewApplication",
      "apps:createApplication"
     ]
    },
    "on": "record",
    "icon": "ForwardToInbox",
    "detail": "assessments.insightsLink",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "exportAll",
    "operation": {
     "name": "AppsExportCandidate",
     "kind": "mutation",
     "text": "mutation AppsExportCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsExportCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { fileName rows content } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
     ],
     "read": {
      "record": "AppsExportCandidate"
     },
     "access": [
      "apps:deleteApplication",
      "common:export"
     ]
    },
    "on": "record",
    "dialog": "candidateArchive"
   },
   {
    "name": "deidentify",
    "operation": {
     "name": "AppsPurgeApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsPurgeApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $confirmation: String) { AppsPurgeApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, confirmation: $confirmation) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } stageId stages { name _id } assessments { results { fieldName fieldType fieldValue } stageId status product submittedAt insightsLink _id isViewed assessmentLink } status vacancyName vacancyId createdAt history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } holds { _id until mailed texted operation userName } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
      ],
      [
       "confirmation",
       {
        "from": "form",
        "path": "confirmation"
       }
      ]
     ],
     "read": {
      "record": "AppsPurgeApplicationCandidate"
     },
     "access": [
      "apps:deleteApplication"
     ]
    },
    "on": "record",
    "icon": "PersonOff",
    "form": "apps/deidentifyCandidate",
    "flag": "edgeCandidateDeidentifyEnabled",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "delete",
    "operation": {
     "name": "AppsDeleteCandidateById",
     "kind": "mutation",
     "text": "mutation AppsDeleteCandidateById($candidateId: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $confirmation: String) { AppsDeleteCandidateById(candidateId: $candidateId, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, confirmation: $confirmation) { data { _id status isManuallyProgressed stageId organizationId customerId hierarchyId externalApplicantId externalApplicationId externalVacancyId vacancyId vacancyName createdAt updatedAt } } }",
     "vars": [
      [
       "candidateId",
       {
        "from": "record",
        "path": "candidate._id"
       }
      ],
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
      ],
      [
       "confirmation",
       {
        "from": "form",
        "path": "confirmation"
       }
      ]
     ],
     "read": {
      "rows": "AppsDeleteCandidateById.data"
     },
     "access": [
      "apps:deleteApplication"
     ]
    },
    "on": "record",
    "icon": "Delete",
    "form": "apps/deleteCandidate",
    "flag": "edgeCandidateDeleteEnabled",
    "when": [
     {
      "field": "candidate.purgedAt",
      "in": [
       null
      ]
     }
    ]
   },
   {
    "name": "CommonUndoHold",
    "operation": {
     "name": "CommonUndoHold",
     "kind": "mutation",
     "text": "mutation CommonUndoHold($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { CommonUndoHold(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
     ],
     "read": {
      "rows": "CommonUndoHold.data",
      "refused": "CommonUndoHold.refused"
     },
     "access": "session",
     "undoes": true
    },
    "on": "undo"
   }
  ],
  "searchRights": [
   "apps:viewCandidate"
  ]
 },
 {
  "name": "interviews",
  "type": "Interview",
  "kind": "collection",
  "panel": "interviewId",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "calendar",
    "name": "calendar.startsAt",
    "label": "resources.interviews.fields.startsAt",
    "from": "startsAt",
    "until": "endsAt",
    "filter": {
     "name": "startsAt",
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "kind": "board",
    "name": "board.status",
    "label": "resources.interviews.fields.status",
    "by": {
     "filter": "statusList",
     "several": true,
     "field": "status"
    }
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "interviews",
  "idField": "_id",
  "title": "application.candidate.personalInformation.firstName application.candidate.personalInformation.lastName",
  "menu": {
   "group": "hiring",
   "icon": "Event"
  },
  "flags": {
   "list": "oldEdgeFeaturesEnabled",
   "show": "oldEdgeFeaturesEnabled"
  },
  "list": {
   "name": "AppsGetInterviewList",
   "kind": "query",
   "text": "query AppsGetInterviewList($filter: AppsGetInterviewListFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!) { AppsGetInterviewList(filter: $filter) { data { _id application { candidate { personalInformation { firstName lastName } } } application @include(if: $with_0) { vacancyName } startsAt @include(if: $with_1) endsAt @include(if: $with_2) status @include(if: $with_3) place @include(if: $with_4) updatedAt @include(if: $with_5) } pagination { totalItems } } }",
   "vars": [
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
     "filter.startsAt",
     {
      "from": "filter",
      "path": "startsAt"
     }
    ],
    [
     "filter.statusList",
     {
      "from": "filter",
      "path": "statusList"
     }
    ],
    [
     "filter.skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limitEq",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "application.vacancyName"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "startsAt"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "endsAt"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "status"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "place"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "updatedAt"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "AppsGetInterviewList.data",
    "total": "AppsGetInterviewList.pagination.totalItems"
   },
   "access": [
    "apps:viewApplicationList"
   ]
  },
  "facets": {
   "name": "AppsGetInterviewList",
   "kind": "query",
   "text": "query AppsGetInterviewList($filter: AppsGetInterviewListFilter!, $facets: [String!]!) { AppsGetInterviewList(filter: $filter) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
     "filter.startsAt",
     {
      "from": "filter",
      "path": "startsAt"
     }
    ],
    [
     "filter.statusList",
     {
      "from": "filter",
      "path": "statusList"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "AppsGetInterviewList.facets"
   },
   "access": [
    "apps:viewApplicationList"
   ]
  },
  "get": {
   "name": "AppsGetInterviewById",
   "kind": "query",
   "text": "query AppsGetInterviewById($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsGetInterviewById(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id application { candidate { personalInformation { firstName lastName email phoneNumber } } vacancyName } status startsAt endsAt place link interviewers { name } updatedAt } }",
   "vars": [
    [
     "_id",
     {
      "from": "id"
     }
    ],
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
   ],
   "read": {
    "record": "AppsGetInterviewById"
   },
   "access": [
    "apps:viewApplicationList"
   ]
  },
  "columns": [
   {
    "path": "application.candidate.personalInformation.firstName",
    "kind": "text",
    "widget": "title",
    "width": "24%",
    "also": [
     "application.candidate.personalInformation.lastName"
    ],
    "primary": true,
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "application.vacancyName",
    "kind": "text",
    "width": "24%"
   },
   {
    "path": "startsAt",
    "kind": "dateTime",
    "sortBy": "startsAt",
    "width": "16%"
   },
   {
    "path": "endsAt",
    "kind": "dateTime",
    "width": "16%"
   },
   {
    "path": "status",
    "kind": "choice",
    "width": "10%",
    "choices": 3
   },
   {
    "path": "place",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "updatedAt",
    "kind": "date",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "status",
    "kind": "choice",
    "choices": 3
   },
   {
    "path": "startsAt",
    "kind": "dateTime"
   },
   {
    "path": "endsAt",
    "kind": "dateTime"
   },
   {
    "path": "place",
    "kind": "text"
   },
   {
    "path": "link",
    "kind": "text"
   },
   {
    "path": "interviewers.name",
    "kind": "text"
   },
   {
    "path": "application.vacancyName",
    "kind": "text"
   },
   {
    "path": "application.candidate.personalInformation.email",
    "kind": "text",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "application.candidate.personalInformation.phoneNumber",
    "kind": "text",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   }
  ],
  "filters": [
   {
    "name": "startsAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.interviews.fields.startsAt"
   },
   {
    "name": "statusList",
    "kind": "choices",
    "facet": true,
    "choices": 3
   }
  ],
  "search": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "startsAt",
   "order": "DESC"
  },
  "forms": {},
  "actions": []
 },
 {
  "name": "workflow-sets",
  "type": "WorkflowSet",
  "kind": "collection",
  "tabs": [
   "workflow-sets",
   "workflows"
  ],
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "workflow-sets",
  "idField": "_id",
  "title": "name",
  "menu": {
   "group": "hiring",
   "icon": "AccountTree"
  },
  "flags": {
   "create": "edgeWorkflowCreationEnabled"
  },
  "list": {
   "name": "AppsGetWorkflowSetList",
   "kind": "query",
   "text": "query AppsGetWorkflowSetList($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $workflowSetFilter: WorkflowSetFilter!, $skipEq: Int, $limitEq: Int, $sort: WorkflowSetSort, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!) { AppsGetWorkflowSetList(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, workflowSetFilter: $workflowSetFilter, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) { data { _id name workflowOptions { workflowId displayName isDefault } workflowOptions @include(if: $with_0) { workflowId } createdAt @include(if: $with_1) description @include(if: $with_2) updatedAt @include(if: $with_3) archivedAt @include(if: $with_4) } pagination { totalItems } } }",
   "vars": [
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
    ],
    [
     "workflowSetFilter.isArchived",
     {
      "from": "archived"
     }
    ],
    [
     "workflowSetFilter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "workflowSetFilter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "workflowSetFilter.updatedAt",
     {
      "from": "filter",
      "path": "updatedAt"
     }
    ],
    [
     "workflowSetFilter.archivedAt",
     {
      "from": "filter",
      "path": "archivedAt"
     }
    ],
    [
     "skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "limitEq",
     {
      "from": "size"
     }
    ],
    [
     "sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "workflowOptions.workflowId"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "description"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "updatedAt"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "archivedAt"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "rows": "AppsGetWorkflowSetList.data",
    "total": "AppsGetWorkflowSetList.pagination.totalItems"
   },
   "access": [
    "apps:viewWorkflowList"
   ]
  },
  "get": {
   "name": "AppsGetWorkflowSetById",
   "kind": "query",
   "text": "query AppsGetWorkflowSetById($workflowSetId: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsGetWorkflowSetById(workflowSetId: $workflowSetId, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id name description workflowOptions { workflowId displayName isDefault } workflows { _id name isDefault createdAt updatedAt archivedAt organizationId customerId hierarchyId defaultLanguage stages { _id name product language provider externalAssessmentPackageId assessmentPackageName triggers { enabled conditionOperator conditions { onField onFieldType comparisonOperator comparisonValue } action { type payload { status } } } } version } createdAt updatedAt archivedAt version } }",
   "vars": [
    [
     "workflowSetId",
     {
      "from": "id"
     }
    ],
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
   ],
   "read": {
    "record": "AppsGetWorkflowSetById"
   },
   "access": [
    "apps:viewWorkflow"
   ]
  },
  "create": {
   "name": "AppsCreateWorkflowSet",
   "kind": "mutation",
   "text": "mutation AppsCreateWorkflowSet($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $name: String!, $description: String, $workflowOptions: [WorkflowOptionInput!]!) { AppsCreateWorkflowSet(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, name: $name, description: $description, workflowOptions: $workflowOptions) { _id name description workflowOptions { workflowId displayName isDefault } workflows { _id name isDefault createdAt updatedAt archivedAt organizationId customerId hierarchyId defaultLanguage stages { _id name product language provider externalAssessmentPackageId assessmentPackageName triggers { enabled conditionOperator conditions { onField onFieldType comparisonOperator comparisonValue } action { type payload { status } } } } version } createdAt updatedAt archivedAt version } }",
   "vars": [
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
    ],
    [
     "name",
     {
      "from": "form",
      "path": "name"
     }
    ],
    [
     "description",
     {
      "from": "form",
      "path": "description"
     }
    ],
    [
     "workflowOptions",
     {
      "from": "form",
      "path": "workflowOptions"
     }
    ]
   ],
   "read": {
    "record": "AppsCreateWorkflowSet"
   },
   "idempotent": true,
   "access": [
    "apps:createWorkflow"
   ]
  },
  "update": {
   "name": "AppsUpdateWorkflowSet",
   "kind": "mutation",
   "text": "mutation AppsUpdateWorkflowSet($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $name: String!, $description: String, $workflowOptions: [WorkflowOptionInput!]!, $expectedVersion: Int) { AppsUpdateWorkflowSet(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, name: $name, description: $description, workflowOptions: $workflowOptions, expectedVersion: $expectedVersion) { _id name description workflowOptions { workflowId displayName isDefault } workflows { _id name isDefault createdAt updatedAt archivedAt organizationId customerId hierarchyId defaultLanguage stages { _id name product language provider externalAssessmentPackageId assessmentPackageName triggers { enabled conditionOperator conditions { onField onFieldType comparisonOperator comparisonValue } action { type payload { status } } } } version } createdAt updatedAt archivedAt version } }",
   "vars": [
    [
     "_id",
     {
      "from": "id"
     }
    ],
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
    ],
    [
     "name",
     {
      "from": "form",
      "path": "name"
     }
    ],
    [
     "description",
     {
      "from": "form",
      "path": "description"
     }
    ],
    [
     "workflowOptions",
     {
      "from": "form",
      "path": "workflowOptions"
     }
    ],
    [
     "expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "AppsUpdateWorkflowSet"
   },
   "access": [
    "apps:editWorkflow"
   ]
  },
  "columns": [
   {
    "path": "name",
    "kind": "text",
    "sortBy": "name",
    "width": "40%",
    "primary": true
   },
   {
    "path": "workflowOptions.workflowId",
    "kind": "id",
    "widget": "count",
    "sortBy": "workflowCount"
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "description",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "updatedAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   }
  ],
  "expand": [
   {
    "path": "workflowOptions",
    "kind": "json",
    "widget": "workflowOptions"
   }
  ],
  "copy": "copyWorkflowSetId",
  "afterUpdate": "list",
  "version": "version",
  "details": [
   {
    "path": "name",
    "kind": "text"
   },
   {
    "path": "description",
    "kind": "text"
   },
   {
    "path": "workflowOptions",
    "kind": "json",
    "widget": "workflowOptions",
    "also": [
     "workflows"
    ]
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "kind": "dateTime"
   },
   {
    "path": "version",
    "kind": "number"
   }
  ],
  "filters": [
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.workflow-sets.fields.createdAt"
   },
   {
    "name": "updatedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.workflow-sets.fields.updatedAt"
   },
   {
    "name": "archivedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "only": "archive",
    "label": "resources.workflow-sets.fields.archivedAt"
   }
  ],
  "search": true,
  "finds": {
   "order": 9
  },
  "live": "rows",
  "archive": true,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "apps/createWorkflowSet",
   "update": "apps/updateWorkflowSet"
  },
  "actions": [
   {
    "name": "archive",
    "operation": {
     "name": "AppsArchiveWorkflowSet",
     "kind": "mutation",
     "text": "mutation AppsArchiveWorkflowSet($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $workflowSetIds: [ID!]!, $matching: MatchingWorkflowSets) { AppsArchiveWorkflowSet(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, workflowSetIds: $workflowSetIds, matching: $matching) { data { _id } refused { _id reason args } } }",
     "vars": [
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
      ],
      [
       "workflowSetIds",
       {
        "from": "ids"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "AppsArchiveWorkflowSet.data",
      "refused": "AppsArchiveWorkflowSet.refused"
     },
     "access": [
      "apps:archiveWorkflow"
     ]
    },
    "on": "selection",
    "matching": "workflowSetFilter",
    "undo": "restore",
    "tried": "effects"
   },
   {
    "name": "restore",
    "operation": {
     "name": "AppsRestoreWorkflowSet",
     "kind": "mutation",
     "text": "mutation AppsRestoreWorkflowSet($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $workflowSetIds: [ID!]!, $matching: MatchingWorkflowSets) { AppsRestoreWorkflowSet(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, workflowSetIds: $workflowSetIds, matching: $matching) { data { _id } refused { _id reason args } } }",
     "vars": [
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
      ],
      [
       "workflowSetIds",
       {
        "from": "ids"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "AppsRestoreWorkflowSet.data",
      "refused": "AppsRestoreWorkflowSet.refused"
     },
     "access": [
      "apps:restoreWorkflow"
     ]
    },
    "on": "archived",
    "matching": "workflowSetFilter",
    "undo": "archive"
   }
  ],
  "edits": [
   "name",
   "description"
  ]
 },
 {
  "name": "workflows",
  "type": "Workflow",
  "kind": "collection",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "workflow-sets/workflows",
  "idField": "_id",
  "title": "name",
  "flags": {
   "create": "edgeWorkflowCreationEnabled"
  },
  "list": {
   "name": "AppsGetWorkflowList",
   "kind": "query",
   "text": "query AppsGetWorkflowList($filter: AppsGetWorkflowListFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!) { AppsGetWorkflowList(filter: $filter) { data { _id name stages @include(if: $with_0) { _id } createdAt @include(if: $with_1) isDefault @include(if: $with_2) defaultLanguage @include(if: $with_3) updatedAt @include(if: $with_4) archivedAt @include(if: $with_5) } pagination { totalItems } } }",
   "vars": [
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
     "filter.isArchived",
     {
      "from": "archived"
     }
    ],
    [
     "filter.skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limitEq",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filter.updatedAt",
     {
      "from": "filter",
      "path": "updatedAt"
     }
    ],
    [
     "filter.archivedAt",
     {
      "from": "filter",
      "path": "archivedAt"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "stages._id"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "isDefault"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "defaultLanguage"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "updatedAt"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "archivedAt"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "AppsGetWorkflowList.data",
    "total": "AppsGetWorkflowList.pagination.totalItems"
   },
   "access": [
    "apps:viewWorkflowList"
   ]
  },
  "get": {
   "name": "AppsGetWorkflowById",
   "kind": "query",
   "text": "query AppsGetWorkflowById($workflowId: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsGetWorkflowById(workflowId: $workflowId, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id name customerId stages { _id name product language provider externalAssessmentPackageId assessmentPackageName triggers { enabled conditionOperator conditions { onField onFieldType comparisonOperator comparisonValue } action { type payload { status } } } } createdAt isDefault updatedAt archivedAt version } }",
   "vars": [
    [
     "workflowId",
     {
      "from": "id"
     }
    ],
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
   ],
   "read": {
    "record": "AppsGetWorkflowById"
   },
   "access": [
    "apps:viewWorkflow"
   ]
  },
  "create": {
   "name": "AppsCreateWorkflow",
   "kind": "mutation",
   "text": "mutation AppsCreateWorkflow($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $name: String!, $stages: [StageInput!]!) { AppsCreateWorkflow(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, name: $name, stages: $stages) { _id name customerId stages { _id name product language provider externalAssessmentPackageId assessmentPackageName triggers { enabled conditionOperator conditions { onField onFieldType comparisonOperator comparisonValue } action { type payload { status } } } } createdAt isDefault updatedAt archivedAt version } }",
   "vars": [
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
    ],
    [
     "name",
     {
      "from": "form",
      "path": "name"
     }
    ],
    [
     "stages",
     {
      "from": "form",
      "path": "stages"
     }
    ]
   ],
   "read": {
    "record": "AppsCreateWorkflow"
   },
   "idempotent": true,
   "access": [
    "apps:createWorkflow"
   ]
  },
  "update": {
   "name": "AppsUpdateWorkflow",
   "kind": "mutation",
   "text": "mutation AppsUpdateWorkflow($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $updateWorkflowInput: AppsUpdateWorkflowInput!) { AppsUpdateWorkflow(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, updateWorkflowInput: $updateWorkflowInput) { _id name customerId stages { _id name product language provider externalAssessmentPackageId assessmentPackageName triggers { enabled conditionOperator conditions { onField onFieldType comparisonOperator comparisonValue } action { type payload { status } } } } createdAt isDefault updatedAt archivedAt version } }",
   "vars": [
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
    ],
    [
     "updateWorkflowInput._id",
     {
      "from": "id"
     }
    ],
    [
     "updateWorkflowInput.name",
     {
      "from": "form",
      "path": "name"
     }
    ],
    [
     "updateWorkflowInput.stages",
     {
      "from": "form",
      "path": "stages"
     }
    ],
    [
     "updateWorkflowInput.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "AppsUpdateWorkflow"
   },
   "access": [
    "apps:editWorkflow"
   ]
  },
  "columns": [
   {
    "path": "name",
    "kind": "text",
    "sortBy": "name",
    "width": "40%",
    "primary": true
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "width": "26%"
   },
   {
    "path": "stages._id",
    "kind": "id",
    "widget": "count",
    "sortBy": "stageCount"
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "isDefault",
    "kind": "boolean",
    "hidden": true
   },
   {
    "path": "defaultLanguage",
    "kind": "choice",
    "hidden": true,
    "choices": 4
   },
   {
    "path": "updatedAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   }
  ],
  "afterUpdate": "list",
  "version": "version",
  "details": [
   {
    "path": "name",
    "kind": "text"
   },
   {
    "path": "customerId",
    "kind": "reference",
    "reference": "customers"
   },
   {
    "path": "stages._id",
    "kind": "id",
    "widget": "count"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId"
   },
   {
    "path": "isDefault",
    "kind": "boolean"
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "kind": "dateTime"
   },
   {
    "path": "version",
    "kind": "number"
   },
   {
    "path": "stages",
    "kind": "json",
    "widget": "stages",
    "also": [
     "stages.name",
     "stages.product",
     "stages.language",
     "stages.provider",
     "stages.externalAssessmentPackageId",
     "stages.assessmentPackageName",
     "stages.triggers"
    ]
   }
  ],
  "filters": [
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.workflows.fields.createdAt"
   },
   {
    "name": "updatedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.workflows.fields.updatedAt"
   },
   {
    "name": "archivedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "only": "archive",
    "label": "resources.workflows.fields.archivedAt"
   }
  ],
  "search": true,
  "finds": {
   "order": 8
  },
  "live": "rows",
  "archive": true,
  "sort": {
   "field": "name",
   "order": "ASC"
  },
  "forms": {
   "create": "apps/createWorkflow",
   "update": "apps/updateWorkflow"
  },
  "actions": [
   {
    "name": "archive",
    "operation": {
     "name": "AppsArchiveWorkflows",
     "kind": "mutation",
     "text": "mutation AppsArchiveWorkflows($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $workflowIds: [ID!]!, $matching: MatchingWorkflows) { AppsArchiveWorkflows(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, workflowIds: $workflowIds, matching: $matching) { data { _id } refused { _id reason args } } }",
     "vars": [
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
      ],
      [
       "workflowIds",
       {
        "from": "ids"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "AppsArchiveWorkflows.data",
      "refused": "AppsArchiveWorkflows.refused"
     },
     "access": [
      "apps:archiveWorkflow"
     ]
    },
    "on": "selection",
    "matching": "filter",
    "undo": "restore",
    "tried": "effects"
   },
   {
    "name": "restore",
    "operation": {
     "name": "AppsRestoreWorkflows",
     "kind": "mutation",
     "text": "mutation AppsRestoreWorkflows($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $workflowIds: [ID!]!, $matching: MatchingWorkflows) { AppsRestoreWorkflows(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, workflowIds: $workflowIds, matching: $matching) { data { _id } refused { _id reason args } } }",
     "vars": [
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
      ],
      [
       "workflowIds",
       {
        "from": "ids"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "AppsRestoreWorkflows.data",
      "refused": "AppsRestoreWorkflows.refused"
     },
     "access": [
      "apps:restoreWorkflow"
     ]
    },
    "on": "archived",
    "matching": "filter",
    "undo": "archive"
   }
  ]
 },
 {
  "name": "users",
  "type": "User",
  "kind": "collection",
  "panels": [
   {
    "name": "access",
    "page": "access-explainer",
    "operation": "CommonExplainAccess"
   }
  ],
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "users",
  "idField": "_id",
  "title": "firstName lastName",
  "menu": {
   "group": "people",
   "icon": "Person"
  },
  "flags": {
   "create": "edgeUserCreationEnabled",
   "update": "edgeUserEditEnabled",
   "archive": "edgeUserArchiveListEnabled",
   "upload": "edgeUserBulkUploadEnabled",
   "addToGroup": "edgeUserAddToGroupEnabled",
   "resetPassword": "edgeUserResetPasswordEnabled",
   "unlock": "edgeUserUnlockEnabled"
  },
  "list": {
   "name": "ORGGetUsers",
   "kind": "query",
   "text": "query ORGGetUsers($filter: ORGGetUsersFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!) { ORGGetUsers(filter: $filter) { data { _id firstName lastName email locked mfaMethod group @include(if: $with_0) { name _id archivedAt } createdAt @include(if: $with_1) lastActive @include(if: $with_2) archivedAt @include(if: $with_3) phoneNumber @include(if: $with_4) mfaEnabled @include(if: $with_5) mfaMethod @include(if: $with_5) notes @include(if: $with_6) } pagination { totalItems } } }",
   "vars": [
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
     "filter.hierarchyIds",
     {
      "from": "list",
      "of": {
       "from": "scope",
       "path": "hierarchyId"
      }
     }
    ],
    [
     "filter.groupIds",
     {
      "from": "filter",
      "path": "groupIds"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.activeOnly",
     {
      "from": "archived",
      "not": true
     }
    ],
    [
     "filter.archivedOnly",
     {
      "from": "archived"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "filter.activity",
     {
      "from": "filter",
      "path": "activity"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filter.lastActive",
     {
      "from": "filter",
      "path": "lastActive"
     }
    ],
    [
     "filter.archivedAt",
     {
      "from": "filter",
      "path": "archivedAt"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "group.name"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "lastActive"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "archivedAt"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "phoneNumber"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "mfaEnabled"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "notes"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "ORGGetUsers.data",
    "total": "ORGGetUsers.pagination.totalItems"
   },
   "access": [
    "org:viewUserList"
   ]
  },
  "facets": {
   "name": "ORGGetUsers",
   "kind": "query",
   "text": "query ORGGetUsers($filter: ORGGetUsersFilter!, $facets: [String!]!) { ORGGetUsers(filter: $filter) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
     "filter.hierarchyIds",
     {
      "from": "list",
      "of": {
       "from": "scope",
       "path": "hierarchyId"
      }
     }
    ],
    [
     "filter.groupIds",
     {
      "from": "filter",
      "path": "groupIds"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.activeOnly",
     {
      "from": "archived",
      "not": true
     }
    ],
    [
     "filter.archivedOnly",
     {
      "from": "archived"
     }
    ],
    [
     "filter.activity",
     {
      "from": "filter",
      "path": "activity"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filter.lastActive",
     {
      "from": "filter",
      "path": "lastActive"
     }
    ],
    [
     "filter.archivedAt",
     {
      "from": "filter",
      "path": "archivedAt"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "ORGGetUsers.facets"
   },
   "access": [
    "org:viewUserList"
   ]
  },
  "get": {
   "name": "ORGGetUser",
   "kind": "query",
   "text": "query ORGGetUser($filter: UserIdFilter!) { ORGGetUser(filter: $filter) { _id firstName lastName email locked mfaMethod customer { displayName } phoneNumber group { name _id archivedAt } lastActive lastPasswordUpdatedAt createdAt mfaEnabled notes updatedAt archivedAt version groupIds } }",
   "vars": [
    [
     "filter._id",
     {
      "from": "id"
     }
    ],
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
   ],
   "read": {
    "record": "ORGGetUser"
   },
   "access": [
    "org:viewUser"
   ]
  },
  "create": {
   "name": "ORGCreateEndUser",
   "kind": "mutation",
   "text": "mutation ORGCreateEndUser($user: ORGCreateEndUserInput!) { ORGCreateEndUser(user: $user) { _id firstName lastName email locked mfaMethod customer { displayName } phoneNumber group { name _id archivedAt } lastActive lastPasswordUpdatedAt createdAt mfaEnabled notes updatedAt archivedAt version groupIds } }",
   "vars": [
    [
     "user.firstName",
     {
      "from": "form",
      "path": "firstName"
     }
    ],
    [
     "user.lastName",
     {
      "from": "form",
      "path": "lastName"
     }
    ],
    [
     "user.email",
     {
      "from": "form",
      "path": "email"
     }
    ],
    [
     "user.phoneNumber",
     {
      "from": "form",
      "path": "phoneNumber"
     }
    ],
    [
     "user.groupIds",
     {
      "from": "form",
      "path": "groupIds"
     }
    ],
    [
     "user.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "user.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "user.hierarchyId",
     {
      "from": "scope",
      "path": "hierarchyId"
     }
    ]
   ],
   "read": {
    "record": "ORGCreateEndUser"
   },
   "idempotent": true,
   "access": [
    "org:createUser"
   ]
  },
  "update": {
   "name": "ORGUpdateUser",
   "kind": "mutation",
   "text": "mutation ORGUpdateUser($update: ORGUpdateUserUpdate!, $filter: UserIdFilter!) { ORGUpdateUser(update: $update, filter: $filter) { _id firstName lastName email locked mfaMethod customer { displayName } phoneNumber group { name _id archivedAt } lastActive lastPasswordUpdatedAt createdAt mfaEnabled notes updatedAt archivedAt version groupIds } }",
   "vars": [
    [
     "update.firstName",
     {
      "from": "form",
      "path": "firstName"
     }
    ],
    [
     "update.lastName",
     {
      "from": "form",
      "path": "lastName"
     }
    ],
    [
     "update.phoneNumber",
     {
      "from": "form",
      "path": "phoneNumber"
     }
    ],
    [
     "update.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ],
    [
     "filter._id",
     {
      "from": "id"
     }
    ],
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
   ],
   "read": {
    "record": "ORGUpdateUser"
   },
   "access": [
    "org:editUser"
   ]
  },
  "columns": [
   {
    "path": "firstName",
    "kind": "text",
    "widget": "title",
    "sortBy": "firstName",
    "width": "20%",
    "also": [
     "lastName"
    ],
    "primary": true
   },
   {
    "path": "email",
    "kind": "text",
    "sortBy": "email",
    "width": "28%"
   },
   {
    "path": "group.name",
    "kind": "text",
    "widget": "groups",
    "sortBy": "groupIds",
    "also": [
     "group._id",
     "group.archivedAt"
    ]
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "lastActive",
    "kind": "dateTime",
    "widget": "lastActive",
    "sortBy": "lastActive"
   },
   {
    "path": "archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   },
   {
    "path": "phoneNumber",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "mfaEnabled",
    "kind": "boolean",
    "widget": "mfa",
    "also": [
     "mfaMethod"
    ],
    "hidden": true
   },
   {
    "path": "notes",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "afterUpdate": "list",
  "version": "version",
  "details": [
   {
    "path": "locked",
    "kind": "boolean",
    "widget": "locked"
   },
   {
    "path": "customer.displayName",
    "kind": "text"
   },
   {
    "path": "email",
    "kind": "text"
   },
   {
    "path": "phoneNumber",
    "kind": "text"
   },
   {
    "path": "group.name",
    "kind": "text",
    "widget": "groups",
    "also": [
     "group._id",
     "group.archivedAt"
    ]
   },
   {
    "path": "lastActive",
    "kind": "dateTime",
    "widget": "lastActive"
   },
   {
    "path": "lastPasswordUpdatedAt",
    "kind": "dateTime",
    "widget": "passwordAge",
    "also": [
     "createdAt"
    ]
   },
   {
    "path": "mfaEnabled",
    "kind": "boolean",
    "widget": "mfa",
    "also": [
     "mfaMethod"
    ]
   },
   {
    "path": "notes",
    "kind": "text"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "kind": "dateTime"
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId"
   }
  ],
  "filters": [
   {
    "name": "groupIds",
    "kind": "references",
    "reference": "groups"
   },
   {
    "name": "activity",
    "kind": "choices",
    "facet": true,
    "choices": 5
   },
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.users.fields.createdAt"
   },
   {
    "name": "lastActive",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte",
     "isNull"
    ],
    "label": "resources.users.fields.lastActive"
   },
   {
    "name": "archivedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "only": "archive",
    "label": "resources.users.fields.archivedAt"
   }
  ],
  "search": true,
  "finds": {
   "order": 2,
   "text": "email"
  },
  "live": "rows",
  "archive": true,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "org/createUser",
   "update": "org/updateUser"
  },
  "actions": [
   {
    "name": "addToGroup",
    "operation": {
     "name": "ORGGroupAddUsers",
     "kind": "mutation",
     "text": "mutation ORGGroupAddUsers($param: GroupUsersParam!) { ORGGroupAddUsers(param: $param) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "param.groupId",
       {
        "from": "form",
        "path": "groupId"
       }
      ],
      [
       "param.userIds",
       {
        "from": "ids"
       }
      ],
      [
       "param.matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "ORGGroupAddUsers.data",
      "refused": "ORGGroupAddUsers.refused"
     },
     "access": [
      "org:editGroupMembers"
     ]
    },
    "on": "selection",
    "matching": "filter",
    "icon": "GroupAdd",
    "undo": "takeFromGroup",
    "preview": {
     "name": "members",
     "operation": "ORGPreviewGroupMembers"
    },
    "form": "org/addUsersToGroup",
    "flag": "edgeUserAddToGroupEnabled"
   },
   {
    "name": "takeFromGroup",
    "operation": {
     "name": "ORGGroupRemoveUsers",
     "kind": "mutation",
     "text": "mutation ORGGroupRemoveUsers($param: GroupUsersParam!) { ORGGroupRemoveUsers(param: $param) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "param.groupId",
       {
        "from": "form",
        "path": "groupId"
       }
      ],
      [
       "param.userIds",
       {
        "from": "ids"
       }
      ],
      [
       "param.matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "ORGGroupRemoveUsers.data",
      "refused": "ORGGroupRemoveUsers.refused"
     },
     "access": [
      "org:editGroupMembers"
     ]
    },
    "on": "undo",
    "matching": "filter",
    "flag": "edgeUserAddToGroupEnabled"
   },
   {
    "name": "archive",
    "operation": {
     "name": "ORGArchiveUsers",
     "kind": "mutation",
     "text": "mutation ORGArchiveUsers($filter: UserIdsFilter!) { ORGArchiveUsers(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.userIds",
       {
        "from": "ids"
       }
      ],
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
       "filter.matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "ORGArchiveUsers.data",
      "refused": "ORGArchiveUsers.refused"
     },
     "access": [
      "org:archiveUser"
     ]
    },
    "on": "selection",
    "matching": "filter",
    "icon": "Archive",
    "undo": "restore",
    "flag": "edgeUserArchiveListEnabled",
    "tried": "effects"
   },
   {
    "name": "restore",
    "operation": {
     "name": "ORGRestoreUsers",
     "kind": "mutation",
     "text": "mutation ORGRestoreUsers($filter: UserIdsFilter!) { ORGRestoreUsers(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.userIds",
       {
        "from": "ids"
       }
      ],
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
       "filter.matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "ORGRestoreUsers.data",
      "refused": "ORGRestoreUsers.refused"
     },
     "access": [
      "org:restoreUser"
     ]
    },
    "on": "archived",
    "matching": "filter",
    "icon": "Unarchive",
    "undo": "archive",
    "flag": "edgeUserArchiveListEnabled"
   },
   {
    "name": "resetPassword",
    "operation": {
     "name": "AuthForgetPassword",
     "kind": "mutation",
     "text": "mutation AuthForgetPassword($authForgetPasswordDto: AuthForgetPasswordDto!) { AuthForgetPassword(authForgetPasswordDto: $authForgetPasswordDto) { isVerifyEmailSuccess } }",
     "vars": [
      [
       "authForgetPasswordDto",
       {
        "from": "constant",
        "value": {}
       }
      ],
      [
       "authForgetPasswordDto.email",
       {
        "from": "record",
        "path": "email"
       }
      ]
     ],
     "read": {
      "record": "AuthForgetPassword"
     },
     "access": "public"
    },
    "on": "record",
    "icon": "LockReset",
    "flag": "edgeUserResetPasswordEnabled"
   },
   {
    "name": "unlock",
    "operation": {
     "name": "AuthUnlockUser",
     "kind": "mutation",
     "text": "mutation AuthUnlockUser($input: AuthUnlockUserInput!) { AuthUnlockUser(input: $input) { isUnlockUserSuccess } }",
     "vars": [
      [
       "input.id",
       {
        "from": "id"
       }
      ]
     ],
     "read": {
      "record": "AuthUnlockUser"
     },
     "access": [
      "org:editUser"
     ]
    },
    "on": "record",
    "icon": "LockOpen",
    "flag": "edgeUserUnlockEnabled",
    "when": [
     {
      "field": "locked",
      "in": [
       true
      ]
     }
    ]
   },
   {
    "name": "signOutAll",
    "operation": {
     "name": "AuthEndCustomerSessions",
     "kind": "mutation",
     "text": "mutation AuthEndCustomerSessions($input: AuthEndCustomerSessionsInput!) { AuthEndCustomerSessions(input: $input) { sessions people } }",
     "vars": [
      [
       "input",
       {
        "from": "constant",
        "value": {}
       }
      ],
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
      ]
     ],
     "read": {
      "record": "AuthEndCustomerSessions"
     },
     "idempotent": true,
     "access": [
      "org:archiveUser"
     ]
    },
    "on": "list",
    "icon": "Logout",
    "confirm": true
   },
   {
    "name": "resetFactors",
    "operation": {
     "name": "AuthResetFactors",
     "kind": "mutation",
     "text": "mutation AuthResetFactors($input: AuthResetFactorsInput!) { AuthResetFactors(input: $input) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "input.userIds",
       {
        "from": "ids"
       }
      ]
     ],
     "read": {
      "rows": "AuthResetFactors.data",
      "refused": "AuthResetFactors.refused"
     },
     "access": [
      "org:editUser"
     ]
    },
    "on": "record",
    "icon": "LockReset",
    "confirm": true,
    "when": [
     {
      "field": "mfaMethod",
      "in": [
       "APP",
       "PASSKEY"
      ]
     }
    ]
   },
   {
    "name": "upload",
    "operation": {
     "name": "ORGImportUsers",
     "kind": "mutation",
     "text": "mutation ORGImportUsers($input: ORGImportUsersInput!) { ORGImportUsers(input: $input) { data { _id } refused { _id reason args } } }",
     "vars": [
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
      ],
      [
       "input.users",
       {
        "from": "form",
        "path": "users"
       }
      ],
      [
       "input.groupIds",
       {
        "from": "form",
        "path": "groupIds"
       }
      ],
      [
       "input.mfaEnabled",
       {
        "from": "form",
        "path": "mfaEnabled"
       }
      ],
      [
       "input.forcePasswordReset",
       {
        "from": "form",
        "path": "forcePasswordReset"
       }
      ],
      [
       "input.notes",
       {
        "from": "form",
        "path": "notes"
       }
      ]
     ],
     "read": {
      "rows": "ORGImportUsers.data",
      "refused": "ORGImportUsers.refused"
     },
     "idempotent": true,
     "access": [
      "org:createUser"
     ]
    },
    "on": "list",
    "path": "upload",
    "icon": "UploadFile",
    "form": "org/importUsers",
    "flag": "edgeUserBulkUploadEnabled"
   }
  ],
  "edits": [
   "firstName",
   "lastName",
   "phoneNumber"
  ]
 },
 {
  "name": "groups",
  "type": "Group",
  "kind": "collection",
  "panels": [
   {
    "name": "permissions",
    "page": "permission-editor",
    "operation": "CommonGetPermissionTabState"
   },
   {
    "name": "talentHub",
    "page": "permission-editor",
    "operation": "CommonGetPolicy"
   },
   {
    "name": "versions",
    "page": "policy-versions",
    "operation": "CommonGetPolicyVersions"
   },
   {
    "name": "grants",
    "page": "group-grants",
    "operation": "CommonGetGroupGrants"
   }
  ],
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "groups",
  "idField": "_id",
  "title": "name",
  "menu": {
   "group": "people",
   "icon": "Groups"
  },
  "flags": {
   "create": "edgeGroupCreationEnabled",
   "archive": "edgeGroupArchiveListEnabled",
   "show": "edgeGroupDetailEnabled",
   "update": "edgeGroupEditEnabled"
  },
  "list": {
   "name": "ORGGetGroups",
   "kind": "query",
   "text": "query ORGGetGroups($filter: ORGGetGroupsFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!) { ORGGetGroups(filter: $filter) { data { _id name createdAt @include(if: $with_0) usersCount @include(if: $with_1) archivedAt @include(if: $with_2) description @include(if: $with_3) hierarchy @include(if: $with_4) { name } updatedAt @include(if: $with_5) } pagination { totalItems } } }",
   "vars": [
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
     "filter.hierarchyIds",
     {
      "from": "list",
      "of": {
       "from": "scope",
       "path": "hierarchyId"
      }
     }
    ],
    [
     "filter.activeOnly",
     {
      "from": "archived",
      "not": true
     }
    ],
    [
     "filter.archivedOnly",
     {
      "from": "archived"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filter.updatedAt",
     {
      "from": "filter",
      "path": "updatedAt"
     }
    ],
    [
     "filter.archivedAt",
     {
      "from": "filter",
      "path": "archivedAt"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "usersCount"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "archivedAt"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "description"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "hierarchy.name"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "updatedAt"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "ORGGetGroups.data",
    "total": "ORGGetGroups.pagination.totalItems"
   },
   "access": [
    "org:viewGroupList"
   ]
  },
  "get": {
   "name": "ORGGetGroup",
   "kind": "query",
   "text": "query ORGGetGroup($filter: GroupIdFilter!) { ORGGetGroup(filter: $filter) { _id name description hierarchy { name } usersCount createdAt updatedAt archivedAt version talentHubPolicyId policy { id } } }",
   "vars": [
    [
     "filter._id",
     {
      "from": "id"
     }
    ]
   ],
   "read": {
    "record": "ORGGetGroup"
   },
   "access": [
    "org:viewGroup"
   ]
  },
  "create": {
   "name": "ORGCreateGroup",
   "kind": "mutation",
   "text": "mutation ORGCreateGroup($group: ORGCreateGroupInput!) { ORGCreateGroup(group: $group) { _id name description hierarchy { name } usersCount createdAt updatedAt archivedAt version talentHubPolicyId policy { id } } }",
   "vars": [
    [
     "group.name",
     {
      "from": "form",
      "path": "name"
     }
    ],
    [
     "group.description",
     {
      "from": "form",
      "path": "description"
     }
    ],
    [
     "group.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "group.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "group.hierarchyId",
     {
      "from": "scope",
      "path": "hierarchyId"
     }
    ]
   ],
   "read": {
    "record": "ORGCreateGroup"
   },
   "idempotent": true,
   "access": [
    "org:createGroup"
   ]
  },
  "update": {
   "name": "ORGUpdateGroup",
   "kind": "mutation",
   "text": "mutation ORGUpdateGroup($filter: GroupIdFilter!, $update: ORGUpdateGroupUpdate!) { ORGUpdateGroup(filter: $filter, update: $update) { _id name description hierarchy { name } usersCount createdAt updatedAt archivedAt version talentHubPolicyId policy { id } } }",
   "vars": [
    [
     "filter._id",
     {
      "from": "id"
     }
    ],
    [
     "update.name",
     {
      "from": "form",
      "path": "name"
     }
    ],
    [
     "update.description",
     {
      "from": "form",
      "path": "description"
     }
    ],
    [
     "update.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "ORGUpdateGroup"
   },
   "access": [
    "org:editGroup"
   ]
  },
  "columns": [
   {
    "path": "name",
    "kind": "text",
    "sortBy": "name",
    "width": "40%",
    "primary": true
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "usersCount",
    "kind": "number"
   },
   {
    "path": "archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   },
   {
    "path": "description",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "hierarchy.name",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "updatedAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "version": "version",
  "details": [
   {
    "path": "name",
    "kind": "text"
   },
   {
    "path": "description",
    "kind": "text",
    "widget": "multiline"
   },
   {
    "path": "hierarchy.name",
    "kind": "text"
   },
   {
    "path": "usersCount",
    "kind": "number"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "kind": "dateTime"
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId"
   }
  ],
  "filters": [
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.groups.fields.createdAt"
   },
   {
    "name": "archivedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "only": "archive",
    "label": "resources.groups.fields.archivedAt"
   },
   {
    "name": "updatedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.groups.fields.updatedAt"
   }
  ],
  "search": true,
  "finds": {
   "order": 4
  },
  "live": "rows",
  "archive": true,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "org/createGroup",
   "update": "org/updateGroup"
  },
  "actions": [
   {
    "name": "archive",
    "operation": {
     "name": "ORGArchiveGroups",
     "kind": "mutation",
     "text": "mutation ORGArchiveGroups($filter: GroupIdsFilter!) { ORGArchiveGroups(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.groupIds",
       {
        "from": "ids"
       }
      ],
      [
       "filter.matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "ORGArchiveGroups.data",
      "refused": "ORGArchiveGroups.refused"
     },
     "access": [
      "org:archiveGroup"
     ]
    },
    "on": "selection",
    "matching": "filter",
    "icon": "Archive",
    "undo": "restore",
    "flag": "edgeGroupArchiveListEnabled",
    "tried": "effects"
   },
   {
    "name": "restore",
    "operation": {
     "name": "ORGRestoreGroups",
     "kind": "mutation",
     "text": "mutation ORGRestoreGroups($filter: GroupIdsFilter!) { ORGRestoreGroups(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.groupIds",
       {
        "from": "ids"
       }
      ],
      [
       "filter.matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "ORGRestoreGroups.data",
      "refused": "ORGRestoreGroups.refused"
     },
     "access": [
      "org:restoreGroup"
     ]
    },
    "on": "archived",
    "matching": "filter",
    "icon": "Unarchive",
    "undo": "archive",
    "flag": "edgeGroupArchiveListEnabled"
   }
  ],
  "edits": [
   "name",
   "description"
  ]
 },
 {
  "name": "group-members",
  "type": "User",
  "kind": "collection",
  "parent": "groups",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "members",
  "idField": "_id",
  "title": "firstName lastName",
  "flags": {
   "list": "edgeGroupDetailEnabled",
   "add": "edgeGroupEditEnabled",
   "remove": "edgeGroupEditEnabled"
  },
  "list": {
   "name": "ORGGetUsers",
   "kind": "query",
   "text": "query ORGGetUsers($filter: ORGGetUsersFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!) { ORGGetUsers(filter: $filter) { data { _id firstName lastName email @include(if: $with_0) createdAt @include(if: $with_1) lastActive @include(if: $with_2) lastPasswordUpdatedAt @include(if: $with_3) createdAt @include(if: $with_3) } pagination { totalItems } } }",
   "vars": [
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
     "filter.hierarchyIds",
     {
      "from": "list",
      "of": {
       "from": "scope",
       "path": "hierarchyId"
      }
     }
    ],
    [
     "filter.groupIds",
     {
      "from": "list",
      "of": {
       "from": "parent",
       "path": "id"
      }
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.activeOnly",
     {
      "from": "archived",
      "not": true
     }
    ],
    [
     "filter.archivedOnly",
     {
      "from": "archived"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "filter.activity",
     {
      "from": "filter",
      "path": "activity"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filter.lastActive",
     {
      "from": "filter",
      "path": "lastActive"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "email"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "lastActive"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "lastPasswordUpdatedAt"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "ORGGetUsers.data",
    "total": "ORGGetUsers.pagination.totalItems"
   },
   "access": [
    "org:viewUserList"
   ]
  },
  "facets": {
   "name": "ORGGetUsers",
   "kind": "query",
   "text": "query ORGGetUsers($filter: ORGGetUsersFilter!, $facets: [String!]!) { ORGGetUsers(filter: $filter) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
     "filter.hierarchyIds",
     {
      "from": "list",
      "of": {
       "from": "scope",
       "path": "hierarchyId"
      }
     }
    ],
    [
     "filter.groupIds",
     {
      "from": "list",
      "of": {
       "from": "parent",
       "path": "id"
      }
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.activeOnly",
     {
      "from": "archived",
      "not": true
     }
    ],
    [
     "filter.archivedOnly",
     {
      "from": "archived"
     }
    ],
    [
     "filter.activity",
     {
      "from": "filter",
      "path": "activity"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filter.lastActive",
     {
      "from": "filter",
      "path": "lastActive"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "ORGGetUsers.facets"
   },
   "access": [
    "org:viewUserList"
   ]
  },
  "columns": [
   {
    "path": "firstName",
    "kind": "text",
    "widget": "title",
    "sortBy": "firstName",
    "width": "30%",
    "also": [
     "lastName"
    ],
    "primary": true
   },
   {
    "path": "email",
    "kind": "text",
    "sortBy": "email"
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "lastActive",
    "kind": "dateTime",
    "widget": "lastActive",
    "sortBy": "lastActive"
   },
   {
    "path": "lastPasswordUpdatedAt",
    "kind": "dateTime",
    "widget": "passwordAge",
    "also": [
     "createdAt"
    ],
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "firstName",
    "kind": "text",
    "widget": "title",
    "width": "30%",
    "also": [
     "lastName"
    ],
    "primary": true
   },
   {
    "path": "email",
    "kind": "text"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "lastActive",
    "kind": "dateTime",
    "widget": "lastActive"
   },
   {
    "path": "lastPasswordUpdatedAt",
    "kind": "dateTime",
    "widget": "passwordAge",
    "also": [
     "createdAt"
    ],
    "hidden": true
   }
  ],
  "filters": [
   {
    "name": "activity",
    "kind": "choices",
    "facet": true,
    "choices": 5
   },
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.group-members.fields.createdAt"
   },
   {
    "name": "lastActive",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte",
     "isNull"
    ],
    "label": "resources.group-members.fields.lastActive"
   }
  ],
  "search": true,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {},
  "actions": [
   {
    "name": "remove",
    "operation": {
     "name": "ORGGroupRemoveUsers",
     "kind": "mutation",
     "text": "mutation ORGGroupRemoveUsers($param: GroupUsersParam!) { ORGGroupRemoveUsers(param: $param) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "param.groupId",
       {
        "from": "parent",
        "path": "id"
       }
      ],
      [
       "param.userIds",
       {
        "from": "ids"
       }
      ],
      [
       "param.matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "ORGGroupRemoveUsers.data",
      "refused": "ORGGroupRemoveUsers.refused"
     },
     "access": [
      "org:editGroupMembers"
     ]
    },
    "on": "selection",
    "matching": "filter",
    "icon": "PersonRemove",
    "undo": "return",
    "preview": {
     "name": "members",
     "operation": "ORGPreviewGroupMembers"
    },
    "flag": "edgeGroupEditEnabled"
   },
   {
    "name": "return",
    "operation": {
     "name": "ORGGroupAddUsers",
     "kind": "mutation",
     "text": "mutation ORGGroupAddUsers($param: GroupUsersParam!) { ORGGroupAddUsers(param: $param) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "param.groupId",
       {
        "from": "parent",
        "path": "id"
       }
      ],
      [
       "param.userIds",
       {
        "from": "ids"
       }
      ]
     ],
     "read": {
      "rows": "ORGGroupAddUsers.data",
      "refused": "ORGGroupAddUsers.refused"
     },
     "access": [
      "org:editGroupMembers"
     ]
    },
    "on": "undo",
    "flag": "edgeGroupEditEnabled"
   },
   {
    "name": "add",
    "operation": {
     "name": "ORGGroupAddUsers",
     "kind": "mutation",
     "text": "mutation ORGGroupAddUsers($param: GroupUsersParam!) { ORGGroupAddUsers(param: $param) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "param.groupId",
       {
        "from": "parent",
        "path": "id"
       }
      ],
      [
       "param.userIds",
       {
        "from": "form",
        "path": "userIds"
       }
      ]
     ],
     "read": {
      "rows": "ORGGroupAddUsers.data",
      "refused": "ORGGroupAddUsers.refused"
     },
     "idempotent": true,
     "access": [
      "org:editGroupMembers"
     ]
    },
    "on": "list",
    "icon": "PersonAdd",
    "undo": "remove",
    "preview": {
     "name": "members",
     "operation": "ORGPreviewGroupMembers"
    },
    "form": "org/addGroupMembers",
    "flag": "edgeGroupEditEnabled"
   }
  ]
 },
 {
  "name": "access-grants",
  "type": "AccessGrant",
  "kind": "collection",
  "path": "access-grants",
  "idField": "_id",
  "title": "userName",
  "menu": {
   "group": "people",
   "icon": "FactCheck"
  },
  "flags": {},
  "list": {
   "name": "CommonGetAccessGrants",
   "kind": "query",
   "text": "query CommonGetAccessGrants($filter: CommonGetAccessGrantsFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!, $with_9: Boolean!) { CommonGetAccessGrants(filter: $filter) { data { _id userName userName @include(if: $with_0) userId @include(if: $with_0) userEmail @include(if: $with_1) userType @include(if: $with_2) action @include(if: $with_3) right @include(if: $with_4) reach @include(if: $with_5) departmentName @include(if: $with_6) groups @include(if: $with_7) { name _id origin } lastUsedOn @include(if: $with_8) recordedSince @include(if: $with_8) recordedSince @include(if: $with_9) } pagination { totalItems } } }",
   "vars": [
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
     "filter.hierarchyIds",
     {
      "from": "list",
      "of": {
       "from": "scope",
       "path": "hierarchyId"
      }
     }
    ],
    [
     "filter.userIds",
     {
      "from": "filter",
      "path": "userIds"
     }
    ],
    [
     "filter.groupIds",
     {
      "from": "filter",
      "path": "groupIds"
     }
    ],
    [
     "filter.rights",
     {
      "from": "filter",
      "path": "rights"
     }
    ],
    [
     "filter.departmentIds",
     {
      "from": "filter",
      "path": "departmentIds"
     }
    ],
    [
     "filter.userTypes",
     {
      "from": "filter",
      "path": "userTypes"
     }
    ],
    [
     "filter.reaches",
     {
      "from": "filter",
      "path": "reaches"
     }
    ],
    [
     "filter.unused",
     {
      "from": "filter",
      "path": "unused"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "userName"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "userEmail"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "userType"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "action"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "right"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "reach"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "departmentName"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "groups.name"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "lastUsedOn"
     }
    ],
    [
     "with_9",
     {
      "from": "column",
      "path": "recordedSince"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetAccessGrants.data",
    "total": "CommonGetAccessGrants.pagination.totalItems"
   },
   "access": [
    "common:viewPolicy",
    "org:viewUserList"
   ]
  },
  "facets": {
   "name": "CommonGetAccessGrants",
   "kind": "query",
   "text": "query CommonGetAccessGrants($filter: CommonGetAccessGrantsFilter!, $facets: [String!]!) { CommonGetAccessGrants(filter: $filter) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
     "filter.hierarchyIds",
     {
      "from": "list",
      "of": {
       "from": "scope",
       "path": "hierarchyId"
      }
     }
    ],
    [
     "filter.userIds",
     {
      "from": "filter",
      "path": "userIds"
     }
    ],
    [
     "filter.groupIds",
     {
      "from": "filter",
      "path": "groupIds"
     }
    ],
    [
     "filter.rights",
     {
      "from": "filter",
      "path": "rights"
     }
    ],
    [
     "filter.departmentIds",
     {
      "from": "filter",
      "path": "departmentIds"
     }
    ],
    [
     "filter.userTypes",
     {
      "from": "filter",
      "path": "userTypes"
     }
    ],
    [
     "filter.reaches",
     {
      "from": "filter",
      "path": "reaches"
     }
    ],
    [
     "filter.unused",
     {
      "from": "filter",
      "path": "unused"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetAccessGrants.facets"
   },
   "access": [
    "common:viewPolicy",
    "org:viewUserList"
   ]
  },
  "columns": [
   {
    "path": "userName",
    "kind": "text",
    "widget": "accessUser",
    "sortBy": "userName",
    "width": "18%",
    "also": [
     "userId"
    ],
    "primary": true
   },
   {
    "path": "userEmail",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "userType",
    "kind": "choice",
    "choices": 6
   },
   {
    "path": "action",
    "kind": "text",
    "width": "20%"
   },
   {
    "path": "right",
    "kind": "text",
    "sortBy": "right",
    "hidden": true
   },
   {
    "path": "reach",
    "kind": "choice",
    "choices": 7
   },
   {
    "path": "departmentName",
    "kind": "text"
   },
   {
    "path": "groups.name",
    "kind": "text",
    "widget": "accessGroups",
    "also": [
     "groups._id",
     "groups.origin"
    ]
   },
   {
    "path": "lastUsedOn",
    "kind": "date",
    "widget": "lastUse",
    "sortBy": "lastUsedOn",
    "also": [
     "recordedSince"
    ]
   },
   {
    "path": "recordedSince",
    "kind": "date",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "userName",
    "kind": "text",
    "widget": "accessUser",
    "width": "18%",
    "also": [
     "userId"
    ],
    "primary": true
   },
   {
    "path": "userEmail",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "userType",
    "kind": "choice",
    "choices": 6
   },
   {
    "path": "action",
    "kind": "text",
    "width": "20%"
   },
   {
    "path": "right",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "reach",
    "kind": "choice",
    "choices": 7
   },
   {
    "path": "departmentName",
    "kind": "text"
   },
   {
    "path": "groups.name",
    "kind": "text",
    "widget": "accessGroups",
    "also": [
     "groups._id",
     "groups.origin"
    ]
   },
   {
    "path": "lastUsedOn",
    "kind": "date",
    "widget": "lastUse",
    "also": [
     "recordedSince"
    ]
   },
   {
    "path": "recordedSince",
    "kind": "date",
    "hidden": true
   }
  ],
  "filters": [
   {
    "name": "userIds",
    "kind": "references",
    "reference": "users"
   },
   {
    "name": "groupIds",
    "kind": "references",
    "reference": "groups"
   },
   {
    "name": "rights",
    "kind": "json",
    "widget": "rightPicker"
   },
   {
    "name": "departmentIds",
    "kind": "references",
    "widget": "departments",
    "reference": "departments"
   },
   {
    "name": "userTypes",
    "kind": "choices",
    "facet": true,
    "choices": 6
   },
   {
    "name": "reaches",
    "kind": "choices",
    "facet": true,
    "choices": 7
   },
   {
    "name": "unused",
    "kind": "boolean"
   }
  ],
  "search": true,
  "finds": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "userName",
   "order": "ASC"
  },
  "forms": {},
  "actions": []
 },
 {
  "name": "departments",
  "type": "Hierarchy",
  "kind": "settings",
  "pages": {
   "show": "tree-editor",
   "edit": "tree-editor"
  },
  "absent": "null",
  "path": "departments",
  "idField": "_id",
  "title": "name",
  "menu": {
   "group": "people",
   "icon": "AccountTree"
  },
  "flags": {
   "update": "edgeHierarchyEditEnabled"
  },
  "get": {
   "name": "ORGGetHierarchy",
   "kind": "query",
   "text": "query ORGGetHierarchy($filter: ORGGetHierarchyFilter!) { ORGGetHierarchy(filter: $filter) { _id name archivedAt version } }",
   "vars": [
    [
     "filter._id",
     {
      "from": "scope",
      "path": "hierarchyId"
     }
    ],
    [
     "filter.childrenShape",
     {
      "from": "constant",
      "value": "flatArray"
     }
    ]
   ],
   "read": {
    "record": "ORGGetHierarchy"
   },
   "access": [
    "org:viewHierarchy"
   ]
  },
  "update": {
   "name": "ORGUpdateHierarchies",
   "kind": "mutation",
   "text": "mutation ORGUpdateHierarchies($hierarchies: HierarchiesInput!) { ORGUpdateHierarchies(hierarchies: $hierarchies) { updated { _id parentId organizationId customerId name createdAt updatedAt archivedAt tags { name value } version } created { _id parentId organizationId customerId name createdAt updatedAt archivedAt tags { name value } version } archived { _id parentId organizationId customerId name createdAt updatedAt archivedAt tags { name value } version } } }",
   "vars": [
    [
     "hierarchies.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "hierarchies.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "hierarchies.created",
     {
      "from": "form",
      "path": "created"
     }
    ],
    [
     "hierarchies.updated",
     {
      "from": "form",
      "path": "updated"
     }
    ],
    [
     "hierarchies.archived",
     {
      "from": "form",
      "path": "archived"
     }
    ],
    [
     "hierarchies.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "ORGUpdateHierarchies"
   },
   "access": [
    "org:editHierarchy"
   ]
  },
  "columns": [],
  "version": "version",
  "details": [
   {
    "path": "name",
    "kind": "text"
   }
  ],
  "filters": [],
  "search": false,
  "finds": {
   "order": 5
  },
  "live": "record",
  "archive": false,
  "forms": {
   "update": "org/updateHierarchies"
  },
  "actions": []
 },
 {
  "name": "organisations",
  "type": "Organization",
  "kind": "collection",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "organisations",
  "idField": "_id",
  "title": "displayName",
  "menu": {
   "group": "administration",
   "icon": "CorporateFare"
  },
  "flags": {
   "create": "edgeOrgCreationEnabled",
   "archive": "edgeOrgArchiveEnabled"
  },
  "list": {
   "name": "ORGGetOrganizations",
   "kind": "query",
   "text": "query ORGGetOrganizations($filter: ORGGetOrganizationsFilter!, $with_0: Boolean!, $with_1: Boolean!) { ORGGetOrganizations(filter: $filter) { data { _id displayName createdAt @include(if: $with_0) archivedAt @include(if: $with_1) } pagination { totalItems } } }",
   "vars": [
    [
     "filter.activeOnly",
     {
      "from": "archived",
      "not": true
     }
    ],
    [
     "filter.archivedOnly",
     {
      "from": "archived"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filter.archivedAt",
     {
      "from": "filter",
      "path": "archivedAt"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "archivedAt"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "ORGGetOrganizations.data",
    "total": "ORGGetOrganizations.pagination.totalItems"
   },
   "access": [
    "org:viewOrganizationList"
   ]
  },
  "get": {
   "name": "ORGGetOrganization",
   "kind": "query",
   "text": "query ORGGetOrganization($filter: ORGGetOrganizationFilter!) { ORGGetOrganization(filter: $filter) { _id displayName uniqueName createdAt updatedAt archivedAt } }",
   "vars": [
    [
     "filter._id",
     {
      "from": "id"
     }
    ]
   ],
   "read": {
    "record": "ORGGetOrganization"
   },
   "access": [
    "org:viewOrganization"
   ]
  },
  "create": {
   "name": "ORGCreateOrganization",
   "kind": "mutation",
   "text": "mutation ORGCreateOrganization($organization: ORGCreateOrganizationInput!) { ORGCreateOrganization(organization: $organization) { _id displayName uniqueName createdAt updatedAt archivedAt } }",
   "vars": [
    [
     "organization.uniqueName",
     {
      "from": "form",
      "path": "uniqueName"
     }
    ],
    [
     "organization.displayName",
     {
      "from": "form",
      "path": "displayName"
     }
    ]
   ],
   "read": {
    "record": "ORGCreateOrganization"
   },
   "idempotent": true,
   "access": [
    "org:createOrganization"
   ]
  },
  "columns": [
   {
    "path": "displayName",
    "kind": "text",
    "sortBy": "displayName",
    "width": "60%",
    "primary": true
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   }
  ],
  "details": [
   {
    "path": "displayName",
    "kind": "text"
   },
   {
    "path": "uniqueName",
    "kind": "text"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "kind": "dateTime"
   }
  ],
  "filters": [
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.organisations.fields.createdAt"
   },
   {
    "name": "archivedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "only": "archive",
    "label": "resources.organisations.fields.archivedAt"
   }
  ],
  "search": true,
  "finds": {
   "order": 7
  },
  "live": "rows",
  "archive": true,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "org/createOrganization"
  },
  "actions": [
   {
    "name": "archive",
    "operation": {
     "name": "ORGArchiveOrganizations",
     "kind": "mutation",
     "text": "mutation ORGArchiveOrganizations($filter: OrganizationIdsFilter!) { ORGArchiveOrganizations(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.organizationIds",
       {
        "from": "ids"
       }
      ],
      [
       "filter.matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "ORGArchiveOrganizations.data",
      "refused": "ORGArchiveOrganizations.refused"
     },
     "access": [
      "org:archiveOrganization"
     ]
    },
    "on": "selection",
    "matching": "filter",
    "undo": "restore",
    "flag": "edgeOrgArchiveEnabled",
    "tried": "effects"
   },
   {
    "name": "restore",
    "operation": {
     "name": "ORGRestoreOrganizations",
     "kind": "mutation",
     "text": "mutation ORGRestoreOrganizations($filter: OrganizationIdsFilter!) { ORGRestoreOrganizations(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.organizationIds",
       {
        "from": "ids"
       }
      ],
      [
       "filter.matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "ORGRestoreOrganizations.data",
      "refused": "ORGRestoreOrganizations.refused"
     },
     "access": [
      "org:restoreOrganization"
     ]
    },
    "on": "archived",
    "matching": "filter",
    "undo": "archive",
    "flag": "edgeOrgArchiveEnabled"
   }
  ]
 },
 {
  "name": "customers",
  "type": "Customer",
  "kind": "collection",
  "opens": "/region/{region}/customers/{id}/settings/overview",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "customers",
  "idField": "_id",
  "title": "displayName",
  "menu": {
   "group": "administration",
   "icon": "Storefront"
  },
  "flags": {
   "show": "edgeCustomerBrandingEditEnabled",
   "create": "edgeCustomerCreationEnabled",
   "archive": "edgeCustomerArchiveEnabled"
  },
  "list": {
   "name": "ORGGetCustomers",
   "kind": "query",
   "text": "query ORGGetCustomers($filter: ORGGetCustomersFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!) { ORGGetCustomers(filter: $filter) { data { _id displayName uniqueName @include(if: $with_0) organizationId @include(if: $with_1) awsRegion @include(if: $with_2) createdAt @include(if: $with_3) archivedAt @include(if: $with_4) } pagination { totalItems } } }",
   "vars": [
    [
     "filter.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "filter.activeOnly",
     {
      "from": "archived",
      "not": true
     }
    ],
    [
     "filter.archivedOnly",
     {
      "from": "archived"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.everywhere",
     {
      "from": "archived"
     }
    ],
    [
     "filter.organizationIds",
     {
      "from": "filter",
      "path": "organizationIds"
     }
    ],
    [
     "filter.regions",
     {
      "from": "filter",
      "path": "regions"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filter.archivedAt",
     {
      "from": "filter",
      "path": "archivedAt"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "uniqueName"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "organizationId"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "awsRegion"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "archivedAt"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "ORGGetCustomers.data",
    "total": "ORGGetCustomers.pagination.totalItems"
   },
   "access": [
    "org:viewCustomerList"
   ]
  },
  "facets": {
   "name": "ORGGetCustomers",
   "kind": "query",
   "text": "query ORGGetCustomers($filter: ORGGetCustomersFilter!, $facets: [String!]!) { ORGGetCustomers(filter: $filter) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
    [
     "filter.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "filter.activeOnly",
     {
      "from": "archived",
      "not": true
     }
    ],
    [
     "filter.archivedOnly",
     {
      "from": "archived"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.everywhere",
     {
      "from": "archived"
     }
    ],
    [
     "filter.organizationIds",
     {
      "from": "filter",
      "path": "organizationIds"
     }
    ],
    [
     "filter.regions",
     {
      "from": "filter",
      "path": "regions"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filter.archivedAt",
     {
      "from": "filter",
      "path": "archivedAt"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "ORGGetCustomers.facets"
   },
   "access": [
    "org:viewCustomerList"
   ]
  },
  "get": {
   "name": "ORGGetCustomer",
   "kind": "query",
   "text": "query ORGGetCustomer($filter: ORGGetCustomerFilter!) { ORGGetCustomer(filter: $filter) { _id displayName uniqueName organizationId awsRegion createdAt updatedAt archivedAt } }",
   "vars": [
    [
     "filter._id",
     {
      "from": "id"
     }
    ]
   ],
   "read": {
    "record": "ORGGetCustomer"
   },
   "access": [
    "org:viewCustomer"
   ]
  },
  "create": {
   "name": "ORGCreateCustomer",
   "kind": "mutation",
   "text": "mutation ORGCreateCustomer($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id displayName uniqueName organizationId awsRegion createdAt updatedAt archivedAt } }",
   "vars": [
    [
     "customer.organizationId",
     {
      "from": "form",
      "path": "organizationId"
     }
    ],
    [
     "customer.uniqueName",
     {
      "from": "form",
      "path": "uniqueName"
     }
    ],
    [
     "customer.displayName",
     {
      "from": "form",
      "path": "displayName"
     }
    ]
   ],
   "read": {
    "record": "ORGCreateCustomer"
   },
   "region": {
    "from": "form",
    "path": "awsRegion"
   },
   "idempotent": true,
   "access": [
    "org:createCustomer"
   ]
  },
  "columns": [
   {
    "path": "displayName",
    "kind": "text",
    "sortBy": "displayName",
    "width": "34%",
    "primary": true
   },
   {
    "path": "uniqueName",
    "kind": "text",
    "sortBy": "uniqueName"
   },
   {
    "path": "organizationId",
    "kind": "reference",
    "only": "archive",
    "reference": "organisations"
   },
   {
    "path": "awsRegion",
    "kind": "choice",
    "only": "archive",
    "choices": 8
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   }
  ],
  "details": [
   {
    "path": "displayName",
    "kind": "text"
   },
   {
    "path": "uniqueName",
    "kind": "text"
   },
   {
    "path": "organizationId",
    "kind": "reference",
    "reference": "organisations"
   },
   {
    "path": "awsRegion",
    "kind": "choice",
    "choices": 8
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "kind": "dateTime"
   }
  ],
  "filters": [
   {
    "name": "organizationIds",
    "kind": "references",
    "only": "archive",
    "reference": "organisations"
   },
   {
    "name": "regions",
    "kind": "choices",
    "only": "archive",
    "facet": true,
    "choices": 8
   },
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.customers.fields.createdAt"
   },
   {
    "name": "archivedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "only": "archive",
    "label": "resources.customers.fields.archivedAt"
   }
  ],
  "search": true,
  "finds": false,
  "live": "rows",
  "archive": true,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "org/createCustomer"
  },
  "actions": [
   {
    "name": "archive",
    "operation": {
     "name": "ORGArchiveCustomers",
     "kind": "mutation",
     "text": "mutation ORGArchiveCustomers($filter: CustomerIdsFilter!) { ORGArchiveCustomers(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.customerIds",
       {
        "from": "ids"
       }
      ],
      [
       "filter.matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "ORGArchiveCustomers.data",
      "refused": "ORGArchiveCustomers.refused"
     },
     "access": [
      "org:archiveCustomer"
     ]
    },
    "on": "selection",
    "matching": "filter",
    "undo": "restore",
    "preview": {
     "name": "archiveCustomers",
     "operation": "ORGPreviewArchiveCustomers"
    },
    "flag": "edgeCustomerArchiveEnabled",
    "tried": "effects"
   },
   {
    "name": "restore",
    "operation": {
     "name": "ORGRestoreCustomers",
     "kind": "mutation",
     "text": "mutation ORGRestoreCustomers($filter: CustomerIdsFilter!) { ORGRestoreCustomers(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.customerIds",
       {
        "from": "ids"
       }
      ],
      [
       "filter.matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "ORGRestoreCustomers.data",
      "refused": "ORGRestoreCustomers.refused"
     },
     "access": [
      "org:restoreCustomer"
     ]
    },
    "on": "archived",
    "matching": "filter",
    "undo": "archive",
    "flag": "edgeCustomerArchiveEnabled"
   }
  ]
 },
 {
  "name": "customer-settings",
  "type": "Customer",
  "kind": "settings",
  "tabs": [
   "customer-overview",
   "branding",
   "notification-settings",
   "message-texts",
   "sso",
   "sso-domains",
   "sign-in-rules",
   "scim-tokens",
   "compliance",
   "decline-reasons",
   "ats-tenants",
   "webhooks",
   "api-keys",
   "sms-credits",
   "email-domain"
  ],
  "absent": "null",
  "path": "settings",
  "idField": "_id",
  "title": "displayName",
  "menu": {
   "group": "administration",
   "icon": "Tune"
  },
  "flags": {},
  "get": {
   "name": "ORGGetCustomer",
   "kind": "query",
   "text": "query ORGGetCustomer($filter: ORGGetCustomerFilter!) { ORGGetCustomer(filter: $filter) { _id displayName createdAt archivedAt } }",
   "vars": [
    [
     "filter",
     {
      "from": "constant",
      "value": {}
     }
    ],
    [
     "filter._id",
     {
      "from": "scope",
      "path": "customerId"
     }
    ]
   ],
   "read": {
    "record": "ORGGetCustomer"
   },
   "access": [
    "org:viewCustomer"
   ]
  },
  "columns": [],
  "details": [
   {
    "path": "displayName",
    "kind": "text"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   }
  ],
  "filters": [],
  "search": false,
  "archive": false,
  "forms": {},
  "actions": []
 },
 {
  "name": "customer-overview",
  "type": "Customer",
  "kind": "settings",
  "absent": "null",
  "path": "settings/overview",
  "idField": "_id",
  "title": "displayName",
  "flags": {},
  "get": {
   "name": "ORGGetCustomer",
   "kind": "query",
   "text": "query ORGGetCustomer($filter: ORGGetCustomerFilter!) { ORGGetCustomer(filter: $filter) { _id displayName organizationId uniqueName awsRegion archivedAt } }",
   "vars": [
    [
     "filter",
     {
      "from": "constant",
      "value": {}
     }
    ],
    [
     "filter._id",
     {
      "from": "scope",
      "path": "customerId"
     }
    ]
   ],
   "read": {
    "record": "ORGGetCustomer"
   },
   "access": [
    "org:viewCustomer"
   ]
  },
  "columns": [],
  "details": [
   {
    "path": "organizationId",
    "kind": "reference",
    "reference": "organisations"
   },
   {
    "path": "displayName",
    "kind": "text"
   },
   {
    "path": "uniqueName",
    "kind": "text"
   },
   {
    "path": "awsRegion",
    "kind": "choice",
    "choices": 8
   }
  ],
  "filters": [],
  "search": false,
  "archive": false,
  "forms": {},
  "actions": []
 },
 {
  "name": "branding",
  "type": "Branding",
  "kind": "settings",
  "absent": {
   "code": "NOT_FOUND"
  },
  "path": "settings/branding",
  "idField": "_id",
  "title": "title",
  "flags": {
   "show": "edgeCustomerBrandingEditEnabled"
  },
  "get": {
   "name": "FIGetBranding",
   "kind": "query",
   "text": "query FIGetBranding($customerId: ID!) { FIGetBranding(customerId: $customerId) { _id title version logoUrl theme { name type value { backgroundColor fontColor linkColor } } } }",
   "vars": [
    [
     "customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ]
   ],
   "read": {
    "record": "FIGetBranding"
   },
   "access": [
    "fi:viewBranding"
   ]
  },
  "create": {
   "name": "FIAddBranding",
   "kind": "mutation",
   "text": "mutation FIAddBranding($input: FIAddBrandingInput!) { FIAddBranding(input: $input) { _id title version logoUrl theme { name type value { backgroundColor fontColor linkColor } } } }",
   "vars": [
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
    ],
    [
     "input.customerName",
     {
      "from": "scope",
      "path": "customerName"
     }
    ],
    [
     "input.logoUrl",
     {
      "from": "form",
      "path": "logoUrl"
     }
    ],
    [
     "input.title",
     {
      "from": "form",
      "path": "title"
     }
    ],
    [
     "input.theme",
     {
      "from": "form",
      "path": "theme"
     }
    ]
   ],
   "read": {
    "record": "FIAddBranding"
   },
   "idempotent": true,
   "access": [
    "fi:editBranding"
   ]
  },
  "update": {
   "name": "FIEditBranding",
   "kind": "mutation",
   "text": "mutation FIEditBranding($customerId: ID!, $input: FIEditBrandingInput!) { FIEditBranding(customerId: $customerId, input: $input) { _id title version logoUrl theme { name type value { backgroundColor fontColor linkColor } } } }",
   "vars": [
    [
     "customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "input.logoUrl",
     {
      "from": "form",
      "path": "logoUrl"
     }
    ],
    [
     "input.title",
     {
      "from": "form",
      "path": "title"
     }
    ],
    [
     "input.theme",
     {
      "from": "form",
      "path": "theme"
     }
    ],
    [
     "input.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "FIEditBranding"
   },
   "access": [
    "fi:editBranding"
   ]
  },
  "columns": [],
  "version": "version",
  "details": [],
  "filters": [],
  "search": false,
  "live": "record",
  "archive": false,
  "forms": {
   "create": "fi/addBranding",
   "update": "fi/editBranding"
  },
  "actions": []
 },
 {
  "name": "notification-settings",
  "type": "NotificationSettings",
  "kind": "settings",
  "absent": {
   "field": "settings",
   "is": []
  },
  "sections": {
   "query": "language",
   "choices": [
    {
     "id": "default",
     "label": "resources.notification-settings.sections.default"
    },
    {
     "id": "liveInterview",
     "label": "resources.notification-settings.sections.liveInterview"
    },
    {
     "id": "english",
     "label": "resources.notification-settings.sections.english"
    },
    {
     "id": "danish",
     "label": "resources.notification-settings.sections.danish"
    },
    {
     "id": "dutch",
     "label": "resources.notification-settings.sections.dutch"
    },
    {
     "id": "french",
     "label": "resources.notification-settings.sections.french"
    },
    {
     "id": "finnish",
     "label": "resources.notification-settings.sections.finnish"
    },
    {
     "id": "german",
     "label": "resources.notification-settings.sections.german"
    },
    {
     "id": "italian",
     "label": "resources.notification-settings.sections.italian"
    },
    {
     "id": "norwegian",
     "label": "resources.notification-settings.sections.norwegian"
    },
    {
     "id": "spanish",
     "label": "resources.notification-settings.sections.spanish"
    },
    {
     "id": "swedish",
     "label": "resources.notification-settings.sections.swedish"
    }
   ]
  },
  "setUp": true,
  "path": "settings/notification",
  "idField": "id",
  "title": "customerId",
  "flags": {
   "show": "edgeCustomerNotificationEditEnabled"
  },
  "get": {
   "name": "NotifGetNotificationSettingsV2",
   "kind": "query",
   "text": "query NotifGetNotificationSettingsV2($notification: NotifGetNotificationSettingsV2Input!) { NotifGetNotificationSettingsV2(notification: $notification) { customerId settings { name type enabled template language } version isGlobalSmsEnabled templatePrefix } }",
   "vars": [
    [
     "notification",
     {
      "from": "constant",
      "value": {}
     }
    ],
    [
     "notification.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "notification.templateType",
     {
      "from": "section"
     }
    ]
   ],
   "read": {
    "record": "NotifGetNotificationSettingsV2"
   },
   "access": [
    "notif:viewSettings"
   ]
  },
  "update": {
   "name": "NotifUpdateNotificationSettingsV2",
   "kind": "mutation",
   "text": "mutation NotifUpdateNotificationSettingsV2($update: NotifUpdateNotificationSettingsV2Update!) { NotifUpdateNotificationSettingsV2(update: $update) { customerId settings { name type enabled template language } version isGlobalSmsEnabled templatePrefix } }",
   "vars": [
    [
     "update.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "update.settings",
     {
      "from": "form",
      "path": "settings"
     }
    ],
    [
     "update.isSapiaCustomer",
     {
      "from": "constant",
      "value": true
     }
    ],
    [
     "update.templateType",
     {
      "from": "section"
     }
    ],
    [
     "update.isGlobalSmsEnabled",
     {
      "from": "form",
      "path": "isGlobalSmsEnabled"
     }
    ],
    [
     "update.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "NotifUpdateNotificationSettingsV2"
   },
   "access": [
    "notif:editSettings"
   ]
  },
  "columns": [],
  "version": "version",
  "details": [],
  "filters": [],
  "search": false,
  "live": "record",
  "archive": false,
  "forms": {
   "update": "notif/updateNotificationSettings"
  },
  "actions": []
 },
 {
  "name": "message-texts",
  "type": "MessageText",
  "kind": "collection",
  "panels": [
   {
    "name": "versions",
    "page": "message-versions",
    "operation": "NotifGetMessageTextVersions"
   }
  ],
  "pager": "needed",
  "path": "settings/message-texts",
  "idField": "_id",
  "title": "event",
  "flags": {
   "list": "edgeCustomerNotificationEditEnabled",
   "show": "edgeCustomerNotificationEditEnabled",
   "update": "edgeCustomerNotificationEditEnabled",
   "reset": "edgeCustomerNotificationEditEnabled"
  },
  "list": {
   "name": "NotifGetMessageTexts",
   "kind": "query",
   "text": "query NotifGetMessageTexts($customerId: ID!, $filter: MessageTextFilter, $skipEq: Int, $limitEq: Int, $sort: MessageTextSort, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!) { NotifGetMessageTexts(customerId: $customerId, filter: $filter, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) { data { _id event version channel @include(if: $with_0) language @include(if: $with_1) state @include(if: $with_2) isSent @include(if: $with_3) updatedAt @include(if: $with_4) } pagination { totalItems } } }",
   "vars": [
    [
     "customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "filter.languages",
     {
      "from": "filter",
      "path": "languages"
     }
    ],
    [
     "filter.channels",
     {
      "from": "filter",
      "path": "channels"
     }
    ],
    [
     "filter.states",
     {
      "from": "filter",
      "path": "states"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "limitEq",
     {
      "from": "size"
     }
    ],
    [
     "sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "channel"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "language"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "state"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "isSent"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "updatedAt"
     }
    ]
   ],
   "optional": [
    "filter",
    "sort"
   ],
   "read": {
    "rows": "NotifGetMessageTexts.data",
    "total": "NotifGetMessageTexts.pagination.totalItems"
   },
   "access": [
    "notif:viewSettings"
   ]
  },
  "get": {
   "name": "NotifGetMessageText",
   "kind": "query",
   "text": "query NotifGetMessageText($_id: ID!, $customerId: ID!) { NotifGetMessageText(_id: $_id, customerId: $customerId) { _id event version channel language state isSent updatedAt subject body variables { name isRequired isOptional example } } }",
   "vars": [
    [
     "_id",
     {
      "from": "id"
     }
    ],
    [
     "customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ]
   ],
   "read": {
    "record": "NotifGetMessageText"
   },
   "access": [
    "notif:viewSettings"
   ]
  },
  "update": {
   "name": "NotifSaveMessageText",
   "kind": "mutation",
   "text": "mutation NotifSaveMessageText($input: NotifSaveMessageTextInput!) { NotifSaveMessageText(input: $input) { _id event version channel language state isSent updatedAt subject body variables { name isRequired isOptional example } } }",
   "vars": [
    [
     "input.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "input._id",
     {
      "from": "id"
     }
    ],
    [
     "input.subject",
     {
      "from": "form",
      "path": "subject"
     }
    ],
    [
     "input.body",
     {
      "from": "form",
      "path": "body"
     }
    ],
    [
     "input.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "NotifSaveMessageText"
   },
   "access": [
    "notif:editSettings"
   ]
  },
  "columns": [
   {
    "path": "event",
    "kind": "choice",
    "sortBy": "event",
    "width": "32%",
    "primary": true,
    "choices": 9
   },
   {
    "path": "channel",
    "kind": "choice",
    "choices": 10
   },
   {
    "path": "language",
    "kind": "choice",
    "sortBy": "language",
    "choices": 11
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "status",
    "width": "18%",
    "choices": 12
   },
   {
    "path": "isSent",
    "kind": "boolean"
   },
   {
    "path": "updatedAt",
    "kind": "date",
    "sortBy": "updatedAt"
   }
  ],
  "version": "version",
  "details": [
   {
    "path": "event",
    "kind": "choice",
    "choices": 9
   },
   {
    "path": "channel",
    "kind": "choice",
    "choices": 10
   },
   {
    "path": "language",
    "kind": "choice",
    "choices": 11
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "status",
    "choices": 12
   },
   {
    "path": "isSent",
    "kind": "boolean"
   },
   {
    "path": "version",
    "kind": "number"
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "subject",
    "kind": "text"
   },
   {
    "path": "body",
    "kind": "text",
    "widget": "multiline"
   }
  ],
  "filters": [
   {
    "name": "languages",
    "kind": "choices",
    "choices": 11
   },
   {
    "name": "channels",
    "kind": "choices",
    "choices": 10
   },
   {
    "name": "states",
    "kind": "choices",
    "choices": 12
   }
  ],
  "search": true,
  "finds": false,
  "live": "rows",
  "archive": false,
  "forms": {
   "update": "notif/saveMessageText"
  },
  "actions": [
   {
    "name": "reset",
    "operation": {
     "name": "NotifRestoreMessageText",
     "kind": "mutation",
     "text": "mutation NotifRestoreMessageText($input: NotifRestoreMessageTextInput!) { NotifRestoreMessageText(input: $input) { _id event version channel language state isSent updatedAt subject body variables { name isRequired isOptional example } } }",
     "vars": [
      [
       "input.customerId",
       {
        "from": "scope",
        "path": "customerId"
       }
      ],
      [
       "input._id",
       {
        "from": "id"
       }
      ],
      [
       "input.version",
       {
        "from": "constant",
        "value": 0
       }
      ],
      [
       "input.expectedVersion",
       {
        "from": "record",
        "path": "version"
       }
      ]
     ],
     "read": {
      "record": "NotifRestoreMessageText"
     },
     "access": [
      "notif:editSettings"
     ]
    },
    "on": "record",
    "icon": "Replay",
    "confirm": true,
    "flag": "edgeCustomerNotificationEditEnabled"
   }
  ],
  "edits": [
   "subject",
   "body"
  ]
 },
 {
  "name": "sso",
  "type": "SSOConfig",
  "kind": "settings",
  "absent": {
   "field": "initialized",
   "is": false
  },
  "sections": {
   "query": "domain",
   "choices": [
    {
     "id": "sapia",
     "label": "resources.sso.sections.sapia"
    }
   ]
  },
  "banner": {
   "field": "enabled",
   "tones": {
    "absent": "warning",
    "true": "success",
    "false": "error"
   }
  },
  "setUp": true,
  "path": "settings/sso",
  "idField": "id",
  "title": "accountName",
  "flags": {},
  "get": {
   "name": "IDPGetSSOConfig",
   "kind": "query",
   "text": "query IDPGetSSOConfig($filter: SSOConfigFilter!) { IDPGetSSOConfig(filter: $filter) { accountName initialized enabled protocol hasNextKey metadataUrl sapiaEntityId assertionUrl sapiaSAMLAudience singleLogoutUrl attributeClaimKeys { firstName lastName email } redirectUri backChannelLogoutUrl clientSecretSet userProvisionMode certificates { subject issuer validFrom validTo fingerprint isExpired expiresSoon } metadataReadAt metadataProblem keys { subject state issuer validFrom validTo fingerprint isExpired expiresSoon } createdAt version issuerUrl clientId scopes providerMetadataUrl providerEntityId loginUrl logoutUrl logoutBinding publicCertificates signsRequests singleLogout emailClaim firstNameClaim lastNameClaim groupIds groupsClaim groupMappings { value groupId } } }",
   "vars": [
    [
     "filter.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "filter.enableSapia",
     {
      "from": "constant",
      "value": true
     }
    ]
   ],
   "read": {
    "record": "IDPGetSSOConfig"
   },
   "access": [
    "idp:viewSso"
   ]
  },
  "create": {
   "name": "IDPCreateSSOConfig",
   "kind": "mutation",
   "text": "mutation IDPCreateSSOConfig($ssoConfig: IDPCreateSSOConfigInput!) { IDPCreateSSOConfig(ssoConfig: $ssoConfig) { accountName initialized enabled protocol hasNextKey metadataUrl sapiaEntityId assertionUrl sapiaSAMLAudience singleLogoutUrl attributeClaimKeys { firstName lastName email } redirectUri backChannelLogoutUrl clientSecretSet userProvisionMode certificates { subject issuer validFrom validTo fingerprint isExpired expiresSoon } metadataReadAt metadataProblem keys { subject state issuer validFrom validTo fingerprint isExpired expiresSoon } createdAt version issuerUrl clientId scopes providerMetadataUrl providerEntityId loginUrl logoutUrl logoutBinding publicCertificates signsRequests singleLogout emailClaim firstNameClaim lastNameClaim groupIds groupsClaim groupMappings { value groupId } } }",
   "vars": [
    [
     "ssoConfig.accountName",
     {
      "from": "scope",
      "path": "accountName"
     }
    ],
    [
     "ssoConfig.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "ssoConfig.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "ssoConfig.region",
     {
      "from": "scope",
      "path": "awsRegion"
     }
    ],
    [
     "ssoConfig.hierarchyId",
     {
      "from": "scope",
      "path": "hierarchyId"
     }
    ],
    [
     "ssoConfig.groupIds",
     {
      "from": "form",
      "path": "groupIds"
     }
    ],
    [
     "ssoConfig.enabled",
     {
      "from": "form",
      "path": "enabled"
     }
    ],
    [
     "ssoConfig.loginUrl",
     {
      "from": "form",
      "path": "loginUrl"
     }
    ],
    [
     "ssoConfig.logoutUrl",
     {
      "from": "form",
      "path": "logoutUrl"
     }
    ],
    [
     "ssoConfig.publicCertificates",
     {
      "from": "form",
      "path": "publicCertificates"
     }
    ],
    [
     "ssoConfig.enableSapia",
     {
      "from": "constant",
      "value": true
     }
    ],
    [
     "ssoConfig.protocol",
     {
      "from": "form",
      "path": "protocol"
     }
    ],
    [
     "ssoConfig.issuerUrl",
     {
      "from": "form",
      "path": "issuerUrl"
     }
    ],
    [
     "ssoConfig.clientId",
     {
      "from": "form",
      "path": "clientId"
     }
    ],
    [
     "ssoConfig.clientSecret",
     {
      "from": "form",
      "path": "clientSecret"
     }
    ],
    [
     "ssoConfig.scopes",
     {
      "from": "form",
      "path": "scopes"
     }
    ],
    [
     "ssoConfig.emailClaim",
     {
      "from": "form",
      "path": "emailClaim"
     }
    ],
    [
     "ssoConfig.firstNameClaim",
     {
      "from": "form",
      "path": "firstNameClaim"
     }
    ],
    [
     "ssoConfig.lastNameClaim",
     {
      "from": "form",
      "path": "lastNameClaim"
     }
    ],
    [
     "ssoConfig.signsRequests",
     {
      "from": "form",
      "path": "signsRequests"
     }
    ],
    [
     "ssoConfig.singleLogout",
     {
      "from": "form",
      "path": "singleLogout"
     }
    ],
    [
     "ssoConfig.logoutBinding",
     {
      "from": "form",
      "path": "logoutBinding"
     }
    ],
    [
     "ssoConfig.groupsClaim",
     {
      "from": "form",
      "path": "groupsClaim"
     }
    ],
    [
     "ssoConfig.groupMappings",
     {
      "from": "form",
      "path": "groupMappings"
     }
    ],
    [
     "ssoConfig.providerEntityId",
     {
      "from": "form",
      "path": "providerEntityId"
     }
    ],
    [
     "ssoConfig.providerMetadataUrl",
     {
      "from": "form",
      "path": "providerMetadataUrl"
     }
    ]
   ],
   "read": {
    "record": "IDPCreateSSOConfig"
   },
   "idempotent": true,
   "access": [
    "idp:editSso"
   ]
  },
  "update": {
   "name": "IDPUpdateSSOConfig",
   "kind": "mutation",
   "text": "mutation IDPUpdateSSOConfig($update: IDPUpdateSSOConfigUpdate!, $filter: SSOConfigFilter!) { IDPUpdateSSOConfig(update: $update, filter: $filter) { accountName initialized enabled protocol hasNextKey metadataUrl sapiaEntityId assertionUrl sapiaSAMLAudience singleLogoutUrl attributeClaimKeys { firstName lastName email } redirectUri backChannelLogoutUrl clientSecretSet userProvisionMode certificates { subject issuer validFrom validTo fingerprint isExpired expiresSoon } metadataReadAt metadataProblem keys { subject state issuer validFrom validTo fingerprint isExpired expiresSoon } createdAt version issuerUrl clientId scopes providerMetadataUrl providerEntityId loginUrl logoutUrl logoutBinding publicCertificates signsRequests singleLogout emailClaim firstNameClaim lastNameClaim groupIds groupsClaim groupMappings { value groupId } } }",
   "vars": [
    [
     "update.groupIds",
     {
      "from": "form",
      "path": "groupIds"
     }
    ],
    [
     "update.enabled",
     {
      "from": "form",
      "path": "enabled"
     }
    ],
    [
     "update.loginUrl",
     {
      "from": "form",
      "path": "loginUrl"
     }
    ],
    [
     "update.logoutUrl",
     {
      "from": "form",
      "path": "logoutUrl"
     }
    ],
    [
     "update.publicCertificates",
     {
      "from": "form",
      "path": "publicCertificates"
     }
    ],
    [
     "update.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ],
    [
     "update.protocol",
     {
      "from": "form",
      "path": "protocol"
     }
    ],
    [
     "update.issuerUrl",
     {
      "from": "form",
      "path": "issuerUrl"
     }
    ],
    [
     "update.clientId",
     {
      "from": "form",
      "path": "clientId"
     }
    ],
    [
     "update.clientSecret",
     {
      "from": "form",
      "path": "clientSecret"
     }
    ],
    [
     "update.scopes",
     {
      "from": "form",
      "path": "scopes"
     }
    ],
    [
     "update.emailClaim",
     {
      "from": "form",
      "path": "emailClaim"
     }
    ],
    [
     "update.firstNameClaim",
     {
      "from": "form",
      "path": "firstNameClaim"
     }
    ],
    [
     "update.lastNameClaim",
     {
      "from": "form",
      "path": "lastNameClaim"
     }
    ],
    [
     "update.signsRequests",
     {
      "from": "form",
      "path": "signsRequests"
     }
    ],
    [
     "update.singleLogout",
     {
      "from": "form",
      "path": "singleLogout"
     }
    ],
    [
     "update.logoutBinding",
     {
      "from": "form",
      "path": "logoutBinding"
     }
    ],
    [
     "update.groupsClaim",
     {
      "from": "form",
      "path": "groupsClaim"
     }
    ],
    [
     "update.groupMappings",
     {
      "from": "form",
      "path": "groupMappings"
     }
    ],
    [
     "update.providerEntityId",
     {
      "from": "form",
      "path": "providerEntityId"
     }
    ],
    [
     "update.providerMetadataUrl",
     {
      "from": "form",
      "path": "providerMetadataUrl"
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
     "filter.enableSapia",
     {
      "from": "constant",
      "value": true
     }
    ]
   ],
   "read": {
    "record": "IDPUpdateSSOConfig"
   },
   "access": [
    "idp:editSso"
   ]
  },
  "columns": [],
  "version": "version",
  "details": [
   {
    "path": "metadataUrl",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "sapiaEntityId",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "assertionUrl",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "sapiaSAMLAudience",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "singleLogoutUrl",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "accountName",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "attributeClaimKeys.firstName",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "attributeClaimKeys.lastName",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "attributeClaimKeys.email",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "redirectUri",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "backChannelLogoutUrl",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "clientSecretSet",
    "kind": "boolean"
   },
   {
    "path": "userProvisionMode",
    "kind": "choice",
    "choices": 13
   },
   {
    "path": "certificates.subject",
    "kind": "text",
    "widget": "certificates",
    "also": [
     "certificates.issuer",
     "certificates.validFrom",
     "certificates.validTo",
     "certificates.fingerprint",
     "certificates.isExpired",
     "certificates.expiresSoon",
     "metadataReadAt",
     "metadataProblem"
    ]
   },
   {
    "path": "keys.subject",
    "kind": "text",
    "widget": "certificates",
    "also": [
     "keys.state",
     "keys.issuer",
     "keys.validFrom",
     "keys.validTo",
     "keys.fingerprint",
     "keys.isExpired",
     "keys.expiresSoon"
    ]
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   }
  ],
  "filters": [],
  "search": false,
  "live": "record",
  "archive": false,
  "forms": {
   "create": "idp/createSsoConfig",
   "update": "idp/updateSsoConfig"
  },
  "actions": [
   {
    "name": "renew",
    "operation": {
     "name": "IDPAddSSOKey",
     "kind": "mutation",
     "text": "mutation IDPAddSSOKey($filter: SSOConfigFilter!) { IDPAddSSOKey(filter: $filter) { accountName initialized enabled protocol hasNextKey metadataUrl sapiaEntityId assertionUrl sapiaSAMLAudience singleLogoutUrl attributeClaimKeys { firstName lastName email } redirectUri backChannelLogoutUrl clientSecretSet userProvisionMode certificates { subject issuer validFrom validTo fingerprint isExpired expiresSoon } metadataReadAt metadataProblem keys { subject state issuer validFrom validTo fingerprint isExpired expiresSoon } createdAt version issuerUrl clientId scopes providerMetadataUrl providerEntityId loginUrl logoutUrl logoutBinding publicCertificates signsRequests singleLogout emailClaim firstNameClaim lastNameClaim groupIds groupsClaim groupMappings { value groupId } } }",
     "vars": [
      [
       "filter.customerId",
       {
        "from": "scope",
        "path": "customerId"
       }
      ],
      [
       "filter.enableSapia",
       {
        "from": "constant",
        "value": true
       }
      ]
     ],
     "read": {
      "record": "IDPAddSSOKey"
     },
     "access": [
      "idp:editSso"
     ]
    },
    "on": "record",
    "icon": "Shield",
    "when": [
     {
      "field": "protocol",
      "in": [
       "SAML"
      ]
     }
    ]
   },
   {
    "name": "switch",
    "operation": {
     "name": "IDPUseNextSSOKey",
     "kind": "mutation",
     "text": "mutation IDPUseNextSSOKey($filter: SSOConfigFilter!) { IDPUseNextSSOKey(filter: $filter) { accountName initialized enabled protocol hasNextKey metadataUrl sapiaEntityId assertionUrl sapiaSAMLAudience singleLogoutUrl attributeClaimKeys { firstName lastName email } redirectUri backChannelLogoutUrl clientSecretSet userProvisionMode certificates { subject issuer validFrom validTo fingerprint isExpired expiresSoon } metadataReadAt metadataProblem keys { subject state issuer validFrom validTo fingerprint isExpired expiresSoon } createdAt version issuerUrl clientId scopes providerMetadataUrl providerEntityId loginUrl logoutUrl logoutBinding publicCertificates signsRequests singleLogout emailClaim firstNameClaim lastNameClaim groupIds groupsClaim groupMappings { value groupId } } }",
     "vars": [
      [
       "filter.customerId",
       {
        "from": "scope",
        "path": "customerId"
       }
      ],
      [
       "filter.enableSapia",
       {
        "from": "constant",
        "value": true
       }
      ]
     ],
     "read": {
      "record": "IDPUseNextSSOKey"
     },
     "access": [
      "idp:editSso"
     ]
    },
    "on": "record",
    "icon": "Replay",
    "confirm": true,
    "when": [
     {
      "field": "protocol",
      "in": [
       "SAML"
      ]
     },
     {
      "field": "hasNextKey",
      "in": [
       true
      ]
     }
    ]
   },
   {
    "name": "testSignIn",
    "operation": {
     "name": "IDPStartSSOTest",
     "kind": "mutation",
     "text": "mutation IDPStartSSOTest($filter: SSOConfigFilter!) { IDPStartSSOTest(filter: $filter) { _id loginUrl } }",
     "vars": [
      [
       "filter.customerId",
       {
        "from": "scope",
        "path": "customerId"
       }
      ],
      [
       "filter.enableSapia",
       {
        "from": "constant",
        "value": true
       }
      ]
     ],
     "read": {
      "record": "IDPStartSSOTest"
     },
     "access": [
      "idp:editSso"
     ]
    },
    "on": "record",
    "icon": "FactCheck",
    "dialog": "signInTest"
   }
  ]
 },
 {
  "name": "sign-in-rules",
  "type": "SignInRules",
  "kind": "settings",
  "absent": "null",
  "path": "settings/sign-in",
  "idField": "id",
  "title": "customerId",
  "flags": {},
  "get": {
   "name": "AuthGetSignInRules",
   "kind": "query",
   "text": "query AuthGetSignInRules($filter: SignInRulesFilter!) { AuthGetSignInRules(filter: $filter) { customerId passwordSessions version secondFactorFor mailedCodes idleLimit absoluteLimit ssoRequired breakGlassUserIds } }",
   "vars": [
    [
     "filter",
     {
      "from": "constant",
      "value": {}
     }
    ],
    [
     "filter.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ]
   ],
   "read": {
    "record": "AuthGetSignInRules"
   },
   "access": [
    "idp:viewSso"
   ]
  },
  "update": {
   "name": "AuthUpdateSignInRules",
   "kind": "mutation",
   "text": "mutation AuthUpdateSignInRules($update: AuthUpdateSignInRulesUpdate!, $filter: SignInRulesFilter!) { AuthUpdateSignInRules(update: $update, filter: $filter) { customerId passwordSessions version secondFactorFor mailedCodes idleLimit absoluteLimit ssoRequired breakGlassUserIds } }",
   "vars": [
    [
     "update.secondFactorFor",
     {
      "from": "form",
      "path": "secondFactorFor"
     }
    ],
    [
     "update.mailedCodes",
     {
      "from": "form",
      "path": "mailedCodes"
     }
    ],
    [
     "update.idleLimit",
     {
      "from": "form",
      "path": "idleLimit"
     }
    ],
    [
     "update.absoluteLimit",
     {
      "from": "form",
      "path": "absoluteLimit"
     }
    ],
    [
     "update.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ],
    [
     "update.ssoRequired",
     {
      "from": "form",
      "path": "ssoRequired"
     }
    ],
    [
     "update.breakGlassUserIds",
     {
      "from": "form",
      "path": "breakGlassUserIds"
     }
    ],
    [
     "filter",
     {
      "from": "constant",
      "value": {}
     }
    ],
    [
     "filter.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ]
   ],
   "read": {
    "record": "AuthUpdateSignInRules"
   },
   "access": [
    "idp:editSso"
   ]
  },
  "columns": [],
  "version": "version",
  "details": [
   {
    "path": "passwordSessions",
    "kind": "number"
   }
  ],
  "filters": [],
  "search": false,
  "live": "record",
  "archive": false,
  "forms": {
   "update": "auth/updateSignInRules"
  },
  "actions": []
 },
 {
  "name": "scim-tokens",
  "type": "ScimToken",
  "kind": "collection",
  "pager": "needed",
  "path": "settings/scim",
  "idField": "_id",
  "title": "name",
  "flags": {},
  "list": {
   "name": "IDPGetScimTokens",
   "kind": "query",
   "text": "query IDPGetScimTokens($filter: IDPGetScimTokensFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!) { IDPGetScimTokens(filter: $filter) { data { _id name state @include(if: $with_0) groups @include(if: $with_1) { name _id archivedAt } expiresAt @include(if: $with_2) lastUsedAt @include(if: $with_3) createdByName @include(if: $with_4) createdAt @include(if: $with_5) prefix @include(if: $with_6) } pagination { totalItems } } }",
   "vars": [
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
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.states",
     {
      "from": "filter",
      "path": "states"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "state"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "groups.name"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "expiresAt"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "lastUsedAt"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "createdByName"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "prefix"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "IDPGetScimTokens.data",
    "total": "IDPGetScimTokens.pagination.totalItems"
   },
   "access": [
    "idp:viewSso"
   ]
  },
  "get": {
   "name": "IDPGetScimToken",
   "kind": "query",
   "text": "query IDPGetScimToken($filter: ScimTokenIdFilter!) { IDPGetScimToken(filter: $filter) { _id name baseUrl state prefix groups { name _id archivedAt } expiresAt lastUsedAt createdByName createdAt updatedAt revokedAt version groupIds } }",
   "vars": [
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
     "filter._id",
     {
      "from": "id"
     }
    ]
   ],
   "read": {
    "record": "IDPGetScimToken"
   },
   "access": [
    "idp:viewSso"
   ]
  },
  "create": {
   "name": "IDPCreateScimToken",
   "kind": "mutation",
   "text": "mutation IDPCreateScimToken($token: IDPCreateScimTokenInput!) { IDPCreateScimToken(token: $token) { _id name baseUrl state prefix groups { name _id archivedAt } expiresAt lastUsedAt createdByName createdAt updatedAt revokedAt version groupIds secret } }",
   "vars": [
    [
     "token.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "token.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "token.name",
     {
      "from": "form",
      "path": "name"
     }
    ],
    [
     "token.groupIds",
     {
      "from": "form",
      "path": "groupIds"
     }
    ],
    [
     "token.expiresAt",
     {
      "from": "form",
      "path": "expiresAt"
     }
    ]
   ],
   "read": {
    "record": "IDPCreateScimToken"
   },
   "idempotent": true,
   "access": [
    "idp:editSso"
   ]
  },
  "update": {
   "name": "IDPUpdateScimToken",
   "kind": "mutation",
   "text": "mutation IDPUpdateScimToken($filter: ScimTokenIdFilter!, $update: IDPUpdateScimTokenUpdate!) { IDPUpdateScimToken(filter: $filter, update: $update) { _id name baseUrl state prefix groups { name _id archivedAt } expiresAt lastUsedAt createdByName createdAt updatedAt revokedAt version groupIds } }",
   "vars": [
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
     "filter._id",
     {
      "from": "id"
     }
    ],
    [
     "update.name",
     {
      "from": "form",
      "path": "name"
     }
    ],
    [
     "update.groupIds",
     {
      "from": "form",
      "path": "groupIds"
     }
    ],
    [
     "update.expiresAt",
     {
      "from": "form",
      "path": "expiresAt"
     }
    ],
    [
     "update.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "IDPUpdateScimToken"
   },
   "access": [
    "idp:editSso"
   ]
  },
  "columns": [
   {
    "path": "name",
    "kind": "text",
    "sortBy": "name",
    "width": "24%",
    "primary": true
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "status",
    "choices": 14
   },
   {
    "path": "groups.name",
    "kind": "text",
    "widget": "groups",
    "also": [
     "groups._id",
     "groups.archivedAt"
    ]
   },
   {
    "path": "expiresAt",
    "kind": "dateTime",
    "sortBy": "expiresAt"
   },
   {
    "path": "lastUsedAt",
    "kind": "dateTime",
    "sortBy": "lastUsedAt"
   },
   {
    "path": "createdByName",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt",
    "hidden": true
   },
   {
    "path": "prefix",
    "kind": "text",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "shownOnce": "secret",
  "version": "version",
  "details": [
   {
    "path": "baseUrl",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "name",
    "kind": "text"
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "status",
    "choices": 14
   },
   {
    "path": "prefix",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "groups.name",
    "kind": "text",
    "widget": "groups",
    "also": [
     "groups._id",
     "groups.archivedAt"
    ]
   },
   {
    "path": "expiresAt",
    "kind": "dateTime"
   },
   {
    "path": "lastUsedAt",
    "kind": "dateTime"
   },
   {
    "path": "createdByName",
    "kind": "text"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "revokedAt",
    "kind": "dateTime"
   }
  ],
  "filters": [
   {
    "name": "states",
    "kind": "choices",
    "choices": 14
   }
  ],
  "search": true,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "idp/createScimToken",
   "update": "idp/updateScimToken"
  },
  "actions": [
   {
    "name": "revoke",
    "operation": {
     "name": "IDPRevokeScimTokens",
     "kind": "mutation",
     "text": "mutation IDPRevokeScimTokens($filter: ScimTokenIdsFilter!) { IDPRevokeScimTokens(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
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
       "filter.scimTokenIds",
       {
        "from": "ids"
       }
      ]
     ],
     "read": {
      "rows": "IDPRevokeScimTokens.data",
      "refused": "IDPRevokeScimTokens.refused"
     },
     "access": [
      "idp:editSso"
     ]
    },
    "on": "selection",
    "confirm": true
   }
  ],
  "edits": [
   "name",
   "groupIds",
   "expiresAt"
  ]
 },
 {
  "name": "sso-domains",
  "type": "SsoDomain",
  "kind": "collection",
  "pager": "needed",
  "path": "settings/domains",
  "idField": "_id",
  "title": "domain",
  "flags": {},
  "list": {
   "name": "IDPGetSsoDomains",
   "kind": "query",
   "text": "query IDPGetSsoDomains($filter: IDPGetSsoDomainsFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!) { IDPGetSsoDomains(filter: $filter) { data { _id domain state @include(if: $with_0) problem @include(if: $with_1) lastCheckedAt @include(if: $with_2) verifiedAt @include(if: $with_3) createdAt @include(if: $with_4) } pagination { totalItems } } }",
   "vars": [
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
     "filter.states",
     {
      "from": "filter",
      "path": "states"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "state"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "problem"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "lastCheckedAt"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "verifiedAt"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "createdAt"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "IDPGetSsoDomains.data",
    "total": "IDPGetSsoDomains.pagination.totalItems"
   },
   "access": [
    "idp:viewSso"
   ]
  },
  "get": {
   "name": "IDPGetSsoDomain",
   "kind": "query",
   "text": "query IDPGetSsoDomain($filter: SsoDomainIdFilter!) { IDPGetSsoDomain(filter: $filter) { _id domain state problem recordType recordName recordValue lastCheckedAt verifiedAt createdAt } }",
   "vars": [
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
     "filter._id",
     {
      "from": "id"
     }
    ]
   ],
   "read": {
    "record": "IDPGetSsoDomain"
   },
   "access": [
    "idp:viewSso"
   ]
  },
  "create": {
   "name": "IDPCreateSsoDomain",
   "kind": "mutation",
   "text": "mutation IDPCreateSsoDomain($domain: IDPCreateSsoDomainInput!) { IDPCreateSsoDomain(domain: $domain) { _id domain state problem recordType recordName recordValue lastCheckedAt verifiedAt createdAt } }",
   "vars": [
    [
     "domain.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "domain.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "domain.domain",
     {
      "from": "form",
      "path": "domain"
     }
    ]
   ],
   "read": {
    "record": "IDPCreateSsoDomain"
   },
   "idempotent": true,
   "access": [
    "idp:editSso"
   ]
  },
  "columns": [
   {
    "path": "domain",
    "kind": "text",
    "sortBy": "domain",
    "width": "34%",
    "primary": true
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "status",
    "choices": 15
   },
   {
    "path": "problem",
    "kind": "choice",
    "choices": 16
   },
   {
    "path": "lastCheckedAt",
    "kind": "dateTime"
   },
   {
    "path": "verifiedAt",
    "kind": "dateTime",
    "hidden": true
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "state",
    "kind": "choice",
    "widget": "status",
    "choices": 15
   },
   {
    "path": "problem",
    "kind": "choice",
    "choices": 16
   },
   {
    "path": "recordType",
    "kind": "text"
   },
   {
    "path": "recordName",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "recordValue",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "lastCheckedAt",
    "kind": "dateTime"
   },
   {
    "path": "verifiedAt",
    "kind": "dateTime"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   }
  ],
  "filters": [
   {
    "name": "states",
    "kind": "choices",
    "choices": 15
   }
  ],
  "search": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "idp/createSsoDomain"
  },
  "actions": [
   {
    "name": "verify",
    "operation": {
     "name": "IDPVerifySsoDomain",
     "kind": "mutation",
     "text": "mutation IDPVerifySsoDomain($filter: SsoDomainIdFilter!) { IDPVerifySsoDomain(filter: $filter) { _id domain state problem recordType recordName recordValue lastCheckedAt verifiedAt createdAt } }",
     "vars": [
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
       "filter._id",
       {
        "from": "id"
       }
      ]
     ],
     "read": {
      "record": "IDPVerifySsoDomain"
     },
     "access": [
      "idp:editSso"
     ]
    },
    "on": "record"
   },
   {
    "name": "delete",
    "operation": {
     "name": "IDPDeleteSsoDomains",
     "kind": "mutation",
     "text": "mutation IDPDeleteSsoDomains($filter: SsoDomainIdsFilter!) { IDPDeleteSsoDomains(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
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
       "filter.ssoDomainIds",
       {
        "from": "ids"
       }
      ]
     ],
     "read": {
      "rows": "IDPDeleteSsoDomains.data",
      "refused": "IDPDeleteSsoDomains.refused"
     },
     "access": [
      "idp:editSso"
     ]
    },
    "on": "selection",
    "confirm": true
   }
  ]
 },
 {
  "name": "compliance",
  "type": "CustomerSetting",
  "kind": "settings",
  "absent": "null",
  "path": "settings/compliance",
  "idField": "_id",
  "title": "customerId",
  "flags": {},
  "get": {
   "name": "AppsGetCustomerSetting",
   "kind": "query",
   "text": "query AppsGetCustomerSetting($input: ScopeInput!) { AppsGetCustomerSetting(input: $input) { _id customerId version retentionPeriod { candidatePiiRetentionPeriod videoRetentionPeriod } } }",
   "vars": [
    [
     "input",
     {
      "from": "constant",
      "value": {}
     }
    ],
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
   ],
   "read": {
    "record": "AppsGetCustomerSetting"
   },
   "access": [
    "apps:viewCustomerSetting"
   ]
  },
  "create": {
   "name": "AppsCreateCustomerSetting",
   "kind": "mutation",
   "text": "mutation AppsCreateCustomerSetting($input: AppsCreateCustomerSettingInput!) { AppsCreateCustomerSetting(input: $input) { _id customerId version retentionPeriod { candidatePiiRetentionPeriod videoRetentionPeriod } } }",
   "vars": [
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
    ],
    [
     "input.retentionPeriod",
     {
      "from": "form",
      "path": "retentionPeriod"
     }
    ]
   ],
   "read": {
    "record": "AppsCreateCustomerSetting"
   },
   "idempotent": true,
   "access": [
    "apps:editCustomerSetting"
   ]
  },
  "update": {
   "name": "AppsUpdateCustomerSetting",
   "kind": "mutation",
   "text": "mutation AppsUpdateCustomerSetting($input: AppsUpdateCustomerSettingInput!) { AppsUpdateCustomerSetting(input: $input) { _id customerId version retentionPeriod { candidatePiiRetentionPeriod videoRetentionPeriod } } }",
   "vars": [
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
    ],
    [
     "input.retentionPeriod",
     {
      "from": "form",
      "path": "retentionPeriod"
     }
    ],
    [
     "input.confirmation",
     {
      "from": "form",
      "path": "confirmation"
     }
    ],
    [
     "input.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "AppsUpdateCustomerSetting"
   },
   "access": [
    "apps:editCustomerSetting"
   ]
  },
  "columns": [],
  "version": "version",
  "details": [],
  "filters": [],
  "search": false,
  "live": "record",
  "archive": false,
  "forms": {
   "create": "apps/createCustomerSetting",
   "update": "apps/updateCustomerSetting"
  },
  "actions": []
 },
 {
  "name": "sms-credits",
  "type": "SmsCredits",
  "kind": "settings",
  "absent": "null",
  "path": "settings/sms",
  "idField": "id",
  "title": "customerId",
  "flags": {},
  "get": {
   "name": "NotifGetSMSCreditsByCustomerId",
   "kind": "query",
   "text": "query NotifGetSMSCreditsByCustomerId($input: ScopeInput!) { NotifGetSMSCreditsByCustomerId(input: $input) { customerId credits totalCredits } }",
   "vars": [
    [
     "input",
     {
      "from": "constant",
      "value": {}
     }
    ],
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
   ],
   "read": {
    "record": "NotifGetSMSCreditsByCustomerId"
   },
   "access": [
    "notif:viewSmsCredits"
   ]
  },
  "columns": [],
  "details": [
   {
    "path": "credits",
    "kind": "number",
    "widget": "credits"
   },
   {
    "path": "totalCredits",
    "kind": "number"
   }
  ],
  "filters": [],
  "search": false,
  "archive": false,
  "forms": {},
  "actions": [
   {
    "name": "purchase",
    "operation": {
     "name": "NotifPurchaseSMSCreditsByCustomerId",
     "kind": "mutation",
     "text": "mutation NotifPurchaseSMSCreditsByCustomerId($update: NotifPurchaseSMSCreditsByCustomerIdUpdate!) { NotifPurchaseSMSCreditsByCustomerId(update: $update) { customerId credits totalCredits } }",
     "vars": [
      [
       "update.organizationId",
       {
        "from": "scope",
        "path": "organizationId"
       }
      ],
      [
       "update.customerId",
       {
        "from": "scope",
        "path": "customerId"
       }
      ],
      [
       "update.hierarchyId",
       {
        "from": "scope",
        "path": "hierarchyId"
       }
      ],
      [
       "update.purchaseAmount",
       {
        "from": "form",
        "path": "purchaseAmount"
       }
      ]
     ],
     "read": {
      "record": "NotifPurchaseSMSCreditsByCustomerId"
     },
     "idempotent": true,
     "access": [
      "notif:purchaseSmsCredits"
     ]
    },
    "on": "record",
    "form": "notif/purchaseSmsCredits"
   }
  ]
 },
 {
  "name": "sms-purchases",
  "type": "SmsCreditsPurchase",
  "kind": "collection",
  "parent": "sms-credits",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "settings/sms/purchases",
  "idField": "_id",
  "title": "purchasedAt",
  "flags": {},
  "list": {
   "name": "NotifGetSMSCreditsPurchaseHistoryList",
   "kind": "query",
   "text": "query NotifGetSMSCreditsPurchaseHistoryList($input: NotifGetSMSCreditsPurchaseHistoryListInput!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!) { NotifGetSMSCreditsPurchaseHistoryList(input: $input) { data { _id purchasedAt purchaseAmount @include(if: $with_0) purchaseUserEmail @include(if: $with_1) notes @include(if: $with_2) } pagination { totalItems } } }",
   "vars": [
    [
     "input.customerId",
     {
      "from": "parent",
      "path": "customerId"
     }
    ],
    [
     "input.skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "input.limitEq",
     {
      "from": "size"
     }
    ],
    [
     "input.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "input.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "input.purchasedAt",
     {
      "from": "filter",
      "path": "purchasedAt"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "purchaseAmount"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "purchaseUserEmail"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "notes"
     }
    ]
   ],
   "optional": [
    "input.sort"
   ],
   "read": {
    "rows": "NotifGetSMSCreditsPurchaseHistoryList.data",
    "total": "NotifGetSMSCreditsPurchaseHistoryList.pagination.totalItems"
   },
   "access": [
    "notif:viewSmsCredits"
   ]
  },
  "columns": [
   {
    "path": "purchasedAt",
    "kind": "dateTime",
    "sortBy": "purchasedAt",
    "width": "26%",
    "primary": true
   },
   {
    "path": "purchaseAmount",
    "kind": "number",
    "sortBy": "purchaseAmount",
    "width": "16%"
   },
   {
    "path": "purchaseUserEmail",
    "kind": "text",
    "width": "30%"
   },
   {
    "path": "notes",
    "kind": "text"
   }
  ],
  "details": [
   {
    "path": "purchasedAt",
    "kind": "dateTime",
    "width": "26%"
   },
   {
    "path": "purchaseAmount",
    "kind": "number",
    "width": "16%"
   },
   {
    "path": "purchaseUserEmail",
    "kind": "text",
    "width": "30%"
   },
   {
    "path": "notes",
    "kind": "text"
   }
  ],
  "filters": [
   {
    "name": "purchasedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.sms-purchases.fields.purchasedAt"
   }
  ],
  "search": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "purchasedAt",
   "order": "DESC"
  },
  "forms": {},
  "actions": []
 },
 {
  "name": "decline-reasons",
  "type": "CustomerSetting",
  "kind": "settings",
  "absent": "null",
  "path": "settings/decline-reasons",
  "idField": "_id",
  "title": "customerId",
  "flags": {},
  "get": {
   "name": "AppsGetCustomerSetting",
   "kind": "query",
   "text": "query AppsGetCustomerSetting($input: ScopeInput!) { AppsGetCustomerSetting(input: $input) { _id customerId version declineReasons isDeclineReasonRequired } }",
   "vars": [
    [
     "input",
     {
      "from": "constant",
      "value": {}
     }
    ],
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
   ],
   "read": {
    "record": "AppsGetCustomerSetting"
   },
   "access": [
    "apps:viewCustomerSetting"
   ]
  },
  "update": {
   "name": "AppsUpdateDeclineReasons",
   "kind": "mutation",
   "text": "mutation AppsUpdateDeclineReasons($input: AppsUpdateDeclineReasonsInput!) { AppsUpdateDeclineReasons(input: $input) { _id customerId version declineReasons isDeclineReasonRequired } }",
   "vars": [
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
    ],
    [
     "input.declineReasons",
     {
      "from": "form",
      "path": "declineReasons"
     }
    ],
    [
     "input.isDeclineReasonRequired",
     {
      "from": "form",
      "path": "isDeclineReasonRequired"
     }
    ],
    [
     "input.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "AppsUpdateDeclineReasons"
   },
   "access": [
    "apps:editCustomerSetting"
   ]
  },
  "columns": [],
  "version": "version",
  "details": [],
  "filters": [],
  "search": false,
  "live": "record",
  "archive": false,
  "forms": {
   "update": "apps/updateDeclineReasons"
  },
  "actions": []
 },
 {
  "name": "sms-notifications",
  "type": "CustomerSetting",
  "kind": "settings",
  "parent": "sms-credits",
  "absent": "null",
  "path": "sms-notifications",
  "idField": "_id",
  "title": "customerId",
  "flags": {},
  "get": {
   "name": "AppsGetCustomerSetting",
   "kind": "query",
   "text": "query AppsGetCustomerSetting($input: ScopeInput!) { AppsGetCustomerSetting(input: $input) { _id customerId version smsNotificationSettings { threshold recipients type } } }",
   "vars": [
    [
     "input",
     {
      "from": "constant",
      "value": {}
     }
    ],
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
   ],
   "read": {
    "record": "AppsGetCustomerSetting"
   },
   "access": [
    "apps:viewCustomerSetting"
   ]
  },
  "update": {
   "name": "AppsUpdateSMSNotificationSettings",
   "kind": "mutation",
   "text": "mutation AppsUpdateSMSNotificationSettings($input: AppsUpdateSMSNotificationSettingsInput!) { AppsUpdateSMSNotificationSettings(input: $input) { _id customerId version smsNotificationSettings { threshold recipients type } } }",
   "vars": [
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
    ],
    [
     "input.smsNotificationSettings",
     {
      "from": "join",
      "lists": [
       {
        "of": {
         "from": "form",
         "path": "reminder"
        },
        "with": {
         "type": "USAGE_REMINDER",
         "channel": "EMAIL",
         "language": "en-US"
        }
       },
       {
        "of": {
         "from": "form",
         "path": "alert"
        },
        "with": {
         "type": "USAGE_ALERT",
         "channel": "EMAIL",
         "language": "en-US"
        }
       }
      ]
     }
    ],
    [
     "input.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "AppsUpdateSMSNotificationSettings"
   },
   "access": [
    "apps:editCustomerSetting"
   ]
  },
  "columns": [],
  "version": "version",
  "details": [],
  "filters": [],
  "search": false,
  "live": "record",
  "archive": false,
  "forms": {
   "update": "apps/updateSmsNotifications"
  },
  "actions": []
 },
 {
  "name": "email-domain",
  "type": "EmailDomain",
  "kind": "settings",
  "absent": "null",
  "banner": {
   "field": "sendingIdentity.verificationStatus",
   "tones": {
    "absent": "warning",
    "PENDING": "info",
    "SUCCESS": "success",
    "TEMPORARY_FAILURE": "warning",
    "FAILED": "error"
   },
   "also": "isRetried",
   "changing": [
    "PENDING",
    "TEMPORARY_FAILURE"
   ]
  },
  "layout": "emailDomainSteps",
  "setUp": true,
  "path": "settings/email-domain",
  "idField": "id",
  "title": "emailIdentity",
  "flags": {},
  "get": {
   "name": "NotifGetEmailDomain",
   "kind": "query",
   "text": "query NotifGetEmailDomain($input: ScopeInput!) { NotifGetEmailDomain(input: $input) { emailIdentity sendingIdentity { verificationStatus verificationInfo { errorType lastCheckedTimestamp } } isRetried isCustomizedEmailDomainEnabled emailAddress dkimRecords { name type value found isRight } version displayName } }",
   "vars": [
    [
     "input",
     {
      "from": "constant",
      "value": {}
     }
    ],
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
   ],
   "read": {
    "record": "NotifGetEmailDomain"
   },
   "access": [
    "notif:viewEmailDomain"
   ]
  },
  "create": {
   "name": "NotifCreateEmailDomain",
   "kind": "mutation",
   "text": "mutation NotifCreateEmailDomain($input: NotifCreateEmailDomainInput!) { NotifCreateEmailDomain(input: $input) { emailIdentity sendingIdentity { verificationStatus verificationInfo { errorType lastCheckedTimestamp } } isRetried isCustomizedEmailDomainEnabled emailAddress dkimRecords { name type value found isRight } version displayName } }",
   "vars": [
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
    ],
    [
     "input.displayName",
     {
      "from": "form",
      "path": "displayName"
     }
    ],
    [
     "input.emailAddress",
     {
      "from": "form",
      "path": "emailAddress"
     }
    ]
   ],
   "read": {
    "record": "NotifCreateEmailDomain"
   },
   "idempotent": true,
   "access": [
    "notif:editEmailDomain"
   ]
  },
  "update": {
   "name": "NotifUpdateEmailDomainSetting",
   "kind": "mutation",
   "text": "mutation NotifUpdateEmailDomainSetting($input: NotifUpdateEmailDomainSettingInput!) { NotifUpdateEmailDomainSetting(input: $input) { emailIdentity sendingIdentity { verificationStatus verificationInfo { errorType lastCheckedTimestamp } } isRetried isCustomizedEmailDomainEnabled emailAddress dkimRecords { name type value found isRight } version displayName } }",
   "vars": [
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
    ],
    [
     "input.displayName",
     {
      "from": "form",
      "path": "displayName"
     }
    ],
    [
     "input.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "NotifUpdateEmailDomainSetting"
   },
   "access": [
    "notif:editEmailDomain"
   ]
  },
  "columns": [],
  "version": "version",
  "details": [
   {
    "path": "emailAddress",
    "kind": "text"
   },
   {
    "path": "dkimRecords",
    "kind": "json",
    "widget": "dkimRecords",
    "also": [
     "sendingIdentity.verificationInfo.lastCheckedTimestamp"
    ]
   }
  ],
  "filters": [],
  "search": false,
  "live": "record",
  "archive": false,
  "forms": {
   "create": "notif/createEmailDomain",
   "update": "notif/updateEmailDomain"
  },
  "actions": [
   {
    "name": "retry",
    "operation": {
     "name": "NotifRetryDkimVerification",
     "kind": "mutation",
     "text": "mutation NotifRetryDkimVerification($input: ScopeInput!) { NotifRetryDkimVerification(input: $input) { DkimStatus DkimTokens } }",
     "vars": [
      [
       "input",
       {
        "from": "constant",
        "value": {}
       }
      ],
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
     ],
     "read": {
      "record": "NotifRetryDkimVerification"
     },
     "access": [
      "notif:editEmailDomain"
     ]
    },
    "on": "record",
    "icon": "Replay",
    "when": [
     {
      "field": "sendingIdentity.verificationStatus",
      "in": [
       "FAILED"
      ]
     }
    ]
   },
   {
    "name": "switch",
    "operation": {
     "name": "NotifUpdateEmailDomainSetting",
     "kind": "mutation",
     "text": "mutation NotifUpdateEmailDomainSetting($input: NotifUpdateEmailDomainSettingInput!) { NotifUpdateEmailDomainSetting(input: $input) { emailIdentity sendingIdentity { verificationStatus verificationInfo { errorType lastCheckedTimestamp } } isRetried isCustomizedEmailDomainEnabled emailAddress dkimRecords { name type value found isRight } version displayName } }",
     "vars": [
      [
       "input",
       {
        "from": "constant",
        "value": {}
       }
      ],
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
      ],
      [
       "input.isCustomizedEmailDomainEnabled",
       {
        "from": "action",
        "part": "turned"
       }
      ]
     ],
     "read": {
      "record": "NotifUpdateEmailDomainSetting"
     },
     "access": [
      "notif:editEmailDomain"
     ]
    },
    "on": "record",
    "toggles": "isCustomizedEmailDomainEnabled",
    "when": [
     {
      "field": "sendingIdentity.verificationStatus",
      "in": [
       "SUCCESS"
      ]
     }
    ]
   }
  ]
 },
 {
  "name": "audit-log",
  "type": "AuditEntry",
  "kind": "collection",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "audit-log",
  "idField": "_id",
  "title": "actorName",
  "menu": {
   "group": "administration",
   "icon": "History"
  },
  "flags": {},
  "list": {
   "name": "CommonGetAuditList",
   "kind": "query",
   "text": "query CommonGetAuditList($filter: CommonGetAuditListFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!) { CommonGetAuditList(filter: $filter) { data { _id actorName changes { subjectId subjectName field before after purged hidden } fields operation at subjects subjectCount hold { _id until mailed texted } at @include(if: $with_0) actorName @include(if: $with_1) actorEmail @include(if: $with_1) operation @include(if: $with_2) subjectNames @include(if: $with_3) hidden @include(if: $with_3) changes @include(if: $with_4) { subjectId subjectName field before after purged hidden } fields @include(if: $with_4) subjectCount @include(if: $with_5) actorEmail @include(if: $with_6) } pagination { totalItems } } }",
   "vars": [
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
     "filter.mine",
     {
      "from": "filter",
      "path": "mine"
     }
    ],
    [
     "filter.operations",
     {
      "from": "filter",
      "path": "operations"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.atFrom",
     {
      "from": "filter",
      "path": "at.gte"
     }
    ],
    [
     "filter.atTo",
     {
      "from": "filter",
      "path": "at.lte"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "at"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "actorName"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "operation"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "subjectNames"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "changes"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "subjectCount"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "actorEmail"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetAuditList.data",
    "total": "CommonGetAuditList.pagination.totalItems"
   },
   "access": [
    "common:viewAudit"
   ]
  },
  "facets": {
   "name": "CommonGetAuditList",
   "kind": "query",
   "text": "query CommonGetAuditList($filter: CommonGetAuditListFilter!, $facets: [String!]!) { CommonGetAuditList(filter: $filter) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
     "filter.mine",
     {
      "from": "filter",
      "path": "mine"
     }
    ],
    [
     "filter.operations",
     {
      "from": "filter",
      "path": "operations"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.atFrom",
     {
      "from": "filter",
      "path": "at.gte"
     }
    ],
    [
     "filter.atTo",
     {
      "from": "filter",
      "path": "at.lte"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetAuditList.facets"
   },
   "access": [
    "common:viewAudit"
   ]
  },
  "columns": [
   {
    "path": "at",
    "kind": "dateTime",
    "widget": "moment",
    "sortBy": "at",
    "width": "210px",
    "primary": true
   },
   {
    "path": "actorName",
    "kind": "text",
    "width": "200px",
    "also": [
     "actorEmail"
    ]
   },
   {
    "path": "operation",
    "kind": "choice",
    "width": "220px",
    "choices": 17
   },
   {
    "path": "subjectNames",
    "kind": "json",
    "widget": "subjectNames",
    "width": "30%",
    "also": [
     "hidden"
    ]
   },
   {
    "path": "changes",
    "kind": "json",
    "widget": "changes",
    "width": "24%",
    "also": [
     "fields"
    ]
   },
   {
    "path": "subjectCount",
    "kind": "number",
    "hidden": true
   },
   {
    "path": "actorEmail",
    "kind": "text",
    "hidden": true
   }
  ],
  "expand": [
   {
    "path": "changes",
    "kind": "json",
    "widget": "changeList",
    "also": [
     "fields",
     "operation",
     "at",
     "subjects",
     "subjectCount",
     "hold._id",
     "hold.until",
     "hold.mailed",
     "hold.texted"
    ]
   }
  ],
  "details": [
   {
    "path": "at",
    "kind": "dateTime",
    "widget": "moment",
    "width": "210px"
   },
   {
    "path": "actorName",
    "kind": "text",
    "width": "200px",
    "also": [
     "actorEmail"
    ]
   },
   {
    "path": "operation",
    "kind": "choice",
    "width": "220px",
    "choices": 17
   },
   {
    "path": "subjectNames",
    "kind": "json",
    "widget": "subjectNames",
    "width": "30%",
    "also": [
     "hidden"
    ]
   },
   {
    "path": "changes",
    "kind": "json",
    "widget": "changes",
    "width": "24%",
    "also": [
     "fields"
    ]
   },
   {
    "path": "subjectCount",
    "kind": "number",
    "hidden": true
   },
   {
    "path": "actorEmail",
    "kind": "text",
    "hidden": true
   }
  ],
  "filters": [
   {
    "name": "mine",
    "kind": "boolean"
   },
   {
    "name": "operations",
    "kind": "choices",
    "facet": true,
    "choices": 17
   },
   {
    "name": "at",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ]
   }
  ],
  "search": true,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "at",
   "order": "DESC"
  },
  "forms": {},
  "actions": []
 },
 {
  "name": "security-log",
  "type": "SecurityEntry",
  "kind": "collection",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "security-log",
  "idField": "_id",
  "title": "personName",
  "menu": {
   "group": "administration",
   "icon": "Shield"
  },
  "flags": {},
  "list": {
   "name": "CommonGetSecurityLog",
   "kind": "query",
   "text": "query CommonGetSecurityLog($filter: CommonGetSecurityLogFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!, $with_9: Boolean!, $with_10: Boolean!) { CommonGetSecurityLog(filter: $filter) { data { _id personName at @include(if: $with_0) personName @include(if: $with_1) personEmail @include(if: $with_1) operation @include(if: $with_2) outcome @include(if: $with_3) reason @include(if: $with_4) address @include(if: $with_5) browser @include(if: $with_6) system @include(if: $with_7) subjectNames @include(if: $with_8) kind @include(if: $with_9) personEmail @include(if: $with_10) } pagination { totalItems } } }",
   "vars": [
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
     "filter.kinds",
     {
      "from": "filter",
      "path": "kinds"
     }
    ],
    [
     "filter.outcomes",
     {
      "from": "filter",
      "path": "outcomes"
     }
    ],
    [
     "filter.reasons",
     {
      "from": "filter",
      "path": "reasons"
     }
    ],
    [
     "filter.address",
     {
      "from": "filter",
      "path": "address"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.atFrom",
     {
      "from": "filter",
      "path": "at.gte"
     }
    ],
    [
     "filter.atTo",
     {
      "from": "filter",
      "path": "at.lte"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "at"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "personName"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "operation"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "outcome"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "reason"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "address"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "browser"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "system"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "subjectNames"
     }
    ],
    [
     "with_9",
     {
      "from": "column",
      "path": "kind"
     }
    ],
    [
     "with_10",
     {
      "from": "column",
      "path": "personEmail"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetSecurityLog.data",
    "total": "CommonGetSecurityLog.pagination.totalItems"
   },
   "access": [
    "common:viewAudit"
   ]
  },
  "facets": {
   "name": "CommonGetSecurityLog",
   "kind": "query",
   "text": "query CommonGetSecurityLog($filter: CommonGetSecurityLogFilter!, $facets: [String!]!) { CommonGetSecurityLog(filter: $filter) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
     "filter.kinds",
     {
      "from": "filter",
      "path": "kinds"
     }
    ],
    [
     "filter.outcomes",
     {
      "from": "filter",
      "path": "outcomes"
     }
    ],
    [
     "filter.reasons",
     {
      "from": "filter",
      "path": "reasons"
     }
    ],
    [
     "filter.address",
     {
      "from": "filter",
      "path": "address"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.atFrom",
     {
      "from": "filter",
      "path": "at.gte"
     }
    ],
    [
     "filter.atTo",
     {
      "from": "filter",
      "path": "at.lte"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetSecurityLog.facets"
   },
   "access": [
    "common:viewAudit"
   ]
  },
  "columns": [
   {
    "path": "at",
    "kind": "dateTime",
    "widget": "moment",
    "sortBy": "at",
    "width": "210px",
    "primary": true
   },
   {
    "path": "personName",
    "kind": "text",
    "width": "200px",
    "also": [
     "personEmail"
    ]
   },
   {
    "path": "operation",
    "kind": "choice",
    "width": "220px",
    "choices": 17
   },
   {
    "path": "outcome",
    "kind": "choice",
    "widget": "status",
    "width": "110px",
    "choices": 18
   },
   {
    "path": "reason",
    "kind": "choice",
    "width": "180px",
    "choices": 19
   },
   {
    "path": "address",
    "kind": "text",
    "width": "140px"
   },
   {
    "path": "browser",
    "kind": "text",
    "width": "140px"
   },
   {
    "path": "system",
    "kind": "text",
    "width": "120px"
   },
   {
    "path": "subjectNames",
    "kind": "json",
    "widget": "choices",
    "width": "220px",
    "hidden": true
   },
   {
    "path": "kind",
    "kind": "choice",
    "hidden": true,
    "choices": 20
   },
   {
    "path": "personEmail",
    "kind": "text",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "at",
    "kind": "dateTime",
    "widget": "moment",
    "width": "210px"
   },
   {
    "path": "personName",
    "kind": "text",
    "width": "200px",
    "also": [
     "personEmail"
    ]
   },
   {
    "path": "operation",
    "kind": "choice",
    "width": "220px",
    "choices": 17
   },
   {
    "path": "outcome",
    "kind": "choice",
    "widget": "status",
    "width": "110px",
    "choices": 18
   },
   {
    "path": "reason",
    "kind": "choice",
    "width": "180px",
    "choices": 19
   },
   {
    "path": "address",
    "kind": "text",
    "width": "140px"
   },
   {
    "path": "browser",
    "kind": "text",
    "width": "140px"
   },
   {
    "path": "system",
    "kind": "text",
    "width": "120px"
   },
   {
    "path": "subjectNames",
    "kind": "json",
    "widget": "choices",
    "width": "220px",
    "hidden": true
   },
   {
    "path": "kind",
    "kind": "choice",
    "hidden": true,
    "choices": 20
   },
   {
    "path": "personEmail",
    "kind": "text",
    "hidden": true
   }
  ],
  "filters": [
   {
    "name": "kinds",
    "kind": "choices",
    "facet": true,
    "choices": 20
   },
   {
    "name": "outcomes",
    "kind": "choices",
    "facet": true,
    "choices": 18
   },
   {
    "name": "reasons",
    "kind": "choices",
    "facet": true,
    "choices": 19
   },
   {
    "name": "address",
    "kind": "text"
   },
   {
    "name": "at",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ]
   }
  ],
  "search": true,
  "finds": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "at",
   "order": "DESC"
  },
  "forms": {},
  "actions": []
 },
 {
  "name": "platform-health",
  "type": "PlatformPart",
  "kind": "collection",
  "switches": [
   {
    "name": "kind",
    "values": [
     {
      "id": "ALL",
      "label": "resources.platform-health.switches.kind.ALL",
      "sends": null
     },
     {
      "id": "STORES",
      "label": "resources.platform-health.switches.kind.STORES",
      "sends": "STORE"
     },
     {
      "id": "QUEUES",
      "label": "resources.platform-health.switches.kind.QUEUES",
      "sends": "QUEUE"
     },
     {
      "id": "SENDERS",
      "label": "resources.platform-health.switches.kind.SENDERS",
      "sends": "SENDER"
     },
     {
      "id": "PROCESSES",
      "label": "resources.platform-health.switches.kind.PROCESSES",
      "sends": "PROCESS"
     }
    ]
   }
  ],
  "path": "platform-health",
  "idField": "_id",
  "title": "name",
  "menu": {
   "group": "administration",
   "icon": "Insights"
  },
  "flags": {},
  "list": {
   "name": "CommonGetPlatformHealth",
   "kind": "query",
   "text": "query CommonGetPlatformHealth($filter: CommonGetPlatformHealthFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!, $with_9: Boolean!, $with_10: Boolean!, $with_11: Boolean!, $with_12: Boolean!, $with_13: Boolean!, $with_14: Boolean!, $with_15: Boolean!, $with_16: Boolean!, $with_17: Boolean!, $with_18: Boolean!, $with_19: Boolean!, $with_20: Boolean!, $with_21: Boolean!, $with_22: Boolean!, $with_23: Boolean!, $with_24: Boolean!, $with_25: Boolean!, $with_26: Boolean!) { CommonGetPlatformHealth(filter: $filter) { data { _id name region @include(if: $with_0) process @include(if: $with_1) state @include(if: $with_2) latency @include(if: $with_3) size @include(if: $with_4) connections @include(if: $with_5) connectionLimit @include(if: $with_6) isReplicaUsed @include(if: $with_7) replicaLag @include(if: $with_8) isReadOnly @include(if: $with_9) migration @include(if: $with_10) isMigrationKnown @include(if: $with_11) waiting @include(if: $with_12) oldestAt @include(if: $with_13) failed @include(if: $with_14) name @include(if: $with_14) region @include(if: $with_14) succeededAt @include(if: $with_15) failedAt @include(if: $with_16) failingSince @include(if: $with_17) error @include(if: $with_18) version @include(if: $with_19) startedAt @include(if: $with_20) memory @include(if: $with_21) eventLoopDelay @include(if: $with_22) leads @include(if: $with_23) since @include(if: $with_24) measuredAt @include(if: $with_25) reportedAt @include(if: $with_26) } pagination { totalItems } } }",
   "vars": [
    [
     "filter.kind",
     {
      "from": "switch",
      "name": "kind"
     }
    ],
    [
     "filter.states",
     {
      "from": "filter",
      "path": "states"
     }
    ],
    [
     "filter.regions",
     {
      "from": "filter",
      "path": "regions"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "region"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "process"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "state"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "latency"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "size"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "connections"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "connectionLimit"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "isReplicaUsed"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "replicaLag"
     }
    ],
    [
     "with_9",
     {
      "from": "column",
      "path": "isReadOnly"
     }
    ],
    [
     "with_10",
     {
      "from": "column",
      "path": "migration"
     }
    ],
    [
     "with_11",
     {
      "from": "column",
      "path": "isMigrationKnown"
     }
    ],
    [
     "with_12",
     {
      "from": "column",
      "path": "waiting"
     }
    ],
    [
     "with_13",
     {
      "from": "column",
      "path": "oldestAt"
     }
    ],
    [
     "with_14",
     {
      "from": "column",
      "path": "failed"
     }
    ],
    [
     "with_15",
     {
      "from": "column",
      "path": "succeededAt"
     }
    ],
    [
     "with_16",
     {
      "from": "column",
      "path": "failedAt"
     }
    ],
    [
     "with_17",
     {
      "from": "column",
      "path": "failingSince"
     }
    ],
    [
     "with_18",
     {
      "from": "column",
      "path": "error"
     }
    ],
    [
     "with_19",
     {
      "from": "column",
      "path": "version"
     }
    ],
    [
     "with_20",
     {
      "from": "column",
      "path": "startedAt"
     }
    ],
    [
     "with_21",
     {
      "from": "column",
      "path": "memory"
     }
    ],
    [
     "with_22",
     {
      "from": "column",
      "path": "eventLoopDelay"
     }
    ],
    [
     "with_23",
     {
      "from": "column",
      "path": "leads"
     }
    ],
    [
     "with_24",
     {
      "from": "column",
      "path": "since"
     }
    ],
    [
     "with_25",
     {
      "from": "column",
      "path": "measuredAt"
     }
    ],
    [
     "with_26",
     {
      "from": "column",
      "path": "reportedAt"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetPlatformHealth.data",
    "total": "CommonGetPlatformHealth.pagination.totalItems"
   },
   "access": [
    "org:viewOrganizationList"
   ]
  },
  "facets": {
   "name": "CommonGetPlatformHealth",
   "kind": "query",
   "text": "query CommonGetPlatformHealth($filter: CommonGetPlatformHealthFilter!, $facets: [String!]!) { CommonGetPlatformHealth(filter: $filter) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
    [
     "filter.kind",
     {
      "from": "switch",
      "name": "kind"
     }
    ],
    [
     "filter.states",
     {
      "from": "filter",
      "path": "states"
     }
    ],
    [
     "filter.regions",
     {
      "from": "filter",
      "path": "regions"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetPlatformHealth.facets"
   },
   "access": [
    "org:viewOrganizationList"
   ]
  },
  "columns": [
   {
    "path": "name",
    "kind": "choice",
    "sortBy": "name",
    "width": "210px",
    "primary": true,
    "choices": 21
   },
   {
    "path": "region",
    "kind": "choice",
    "width": "180px",
    "while": {
     "switch": "kind",
     "in": [
      "ALL",
      "STORES",
      "QUEUES"
     ]
    },
    "choices": 8
   },
   {
    "path": "process",
    "kind": "text",
    "width": "110px",
    "while": {
     "switch": "kind",
     "in": [
      "PROCESSES"
     ]
    }
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "status",
    "sortBy": "state",
    "width": "130px",
    "choices": 22
   },
   {
    "path": "latency",
    "kind": "number",
    "width": "120px",
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "size",
    "kind": "number",
    "width": "100px",
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "connections",
    "kind": "number",
    "width": "120px",
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "connectionLimit",
    "kind": "number",
    "hidden": true,
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "isReplicaUsed",
    "kind": "boolean",
    "hidden": true,
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "replicaLag",
    "kind": "number",
    "hidden": true,
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "isReadOnly",
    "kind": "boolean",
    "hidden": true,
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "migration",
    "kind": "text",
    "width": "190px",
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "isMigrationKnown",
    "kind": "boolean",
    "hidden": true,
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "waiting",
    "kind": "number",
    "width": "90px",
    "while": {
     "switch": "kind",
     "in": [
      "QUEUES"
     ]
    }
   },
   {
    "path": "oldestAt",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px",
    "while": {
     "switch": "kind",
     "in": [
      "QUEUES"
     ]
    }
   },
   {
    "path": "failed",
    "kind": "number",
    "widget": "deadLetters",
    "width": "100px",
    "also": [
     "name",
     "region"
    ],
    "while": {
     "switch": "kind",
     "in": [
      "QUEUES"
     ]
    }
   },
   {
    "path": "succeededAt",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px",
    "while": {
     "switch": "kind",
     "in": [
      "SENDERS"
     ]
    }
   },
   {
    "path": "failedAt",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px",
    "while": {
     "switch": "kind",
     "in": [
      "SENDERS"
     ]
    }
   },
   {
    "path": "failingSince",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px",
    "while": {
     "switch": "kind",
     "in": [
      "SENDERS"
     ]
    }
   },
   {
    "path": "error",
    "kind": "text",
    "width": "130px",
    "while": {
     "switch": "kind",
     "in": [
      "STORES",
      "SENDERS"
     ]
    }
   },
   {
    "path": "version",
    "kind": "text",
    "width": "100px",
    "while": {
     "switch": "kind",
     "in": [
      "PROCESSES"
     ]
    }
   },
   {
    "path": "startedAt",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px",
    "while": {
     "switch": "kind",
     "in": [
      "PROCESSES"
     ]
    }
   },
   {
    "path": "memory",
    "kind": "number",
    "width": "110px",
    "while": {
     "switch": "kind",
     "in": [
      "PROCESSES"
     ]
    }
   },
   {
    "path": "eventLoopDelay",
    "kind": "number",
    "width": "120px",
    "while": {
     "switch": "kind",
     "in": [
      "PROCESSES"
     ]
    }
   },
   {
    "path": "leads",
    "kind": "text",
    "width": "210px",
    "while": {
     "switch": "kind",
     "in": [
      "PROCESSES"
     ]
    }
   },
   {
    "path": "since",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px"
   },
   {
    "path": "measuredAt",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px"
   },
   {
    "path": "reportedAt",
    "kind": "dateTime",
    "widget": "moment",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "name",
    "kind": "choice",
    "width": "210px",
    "primary": true,
    "choices": 21
   },
   {
    "path": "region",
    "kind": "choice",
    "width": "180px",
    "while": {
     "switch": "kind",
     "in": [
      "ALL",
      "STORES",
      "QUEUES"
     ]
    },
    "choices": 8
   },
   {
    "path": "process",
    "kind": "text",
    "width": "110px",
    "while": {
     "switch": "kind",
     "in": [
      "PROCESSES"
     ]
    }
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "status",
    "width": "130px",
    "choices": 22
   },
   {
    "path": "latency",
    "kind": "number",
    "width": "120px",
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "size",
    "kind": "number",
    "width": "100px",
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "connections",
    "kind": "number",
    "width": "120px",
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "connectionLimit",
    "kind": "number",
    "hidden": true,
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "isReplicaUsed",
    "kind": "boolean",
    "hidden": true,
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "replicaLag",
    "kind": "number",
    "hidden": true,
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "isReadOnly",
    "kind": "boolean",
    "hidden": true,
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "migration",
    "kind": "text",
    "width": "190px",
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "isMigrationKnown",
    "kind": "boolean",
    "hidden": true,
    "while": {
     "switch": "kind",
     "in": [
      "STORES"
     ]
    }
   },
   {
    "path": "waiting",
    "kind": "number",
    "width": "90px",
    "while": {
     "switch": "kind",
     "in": [
      "QUEUES"
     ]
    }
   },
   {
    "path": "oldestAt",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px",
    "while": {
     "switch": "kind",
     "in": [
      "QUEUES"
     ]
    }
   },
   {
    "path": "failed",
    "kind": "number",
    "widget": "deadLetters",
    "width": "100px",
    "also": [
     "name",
     "region"
    ],
    "while": {
     "switch": "kind",
     "in": [
      "QUEUES"
     ]
    }
   },
   {
    "path": "succeededAt",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px",
    "while": {
     "switch": "kind",
     "in": [
      "SENDERS"
     ]
    }
   },
   {
    "path": "failedAt",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px",
    "while": {
     "switch": "kind",
     "in": [
      "SENDERS"
     ]
    }
   },
   {
    "path": "failingSince",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px",
    "while": {
     "switch": "kind",
     "in": [
      "SENDERS"
     ]
    }
   },
   {
    "path": "error",
    "kind": "text",
    "width": "130px",
    "while": {
     "switch": "kind",
     "in": [
      "STORES",
      "SENDERS"
     ]
    }
   },
   {
    "path": "version",
    "kind": "text",
    "width": "100px",
    "while": {
     "switch": "kind",
     "in": [
      "PROCESSES"
     ]
    }
   },
   {
    "path": "startedAt",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px",
    "while": {
     "switch": "kind",
     "in": [
      "PROCESSES"
     ]
    }
   },
   {
    "path": "memory",
    "kind": "number",
    "width": "110px",
    "while": {
     "switch": "kind",
     "in": [
      "PROCESSES"
     ]
    }
   },
   {
    "path": "eventLoopDelay",
    "kind": "number",
    "width": "120px",
    "while": {
     "switch": "kind",
     "in": [
      "PROCESSES"
     ]
    }
   },
   {
    "path": "leads",
    "kind": "text",
    "width": "210px",
    "while": {
     "switch": "kind",
     "in": [
      "PROCESSES"
     ]
    }
   },
   {
    "path": "since",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px"
   },
   {
    "path": "measuredAt",
    "kind": "dateTime",
    "widget": "moment",
    "width": "180px"
   },
   {
    "path": "reportedAt",
    "kind": "dateTime",
    "widget": "moment",
    "hidden": true
   }
  ],
  "filters": [
   {
    "name": "states",
    "kind": "choices",
    "facet": true,
    "choices": 22
   },
   {
    "name": "regions",
    "kind": "choices",
    "facet": true,
    "choices": 8
   }
  ],
  "search": false,
  "finds": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "state",
   "order": "ASC"
  },
  "forms": {},
  "actions": []
 },
 {
  "name": "background-jobs",
  "type": "BackgroundJob",
  "kind": "collection",
  "path": "background-jobs",
  "idField": "_id",
  "title": "name",
  "menu": {
   "group": "administration",
   "icon": "SyncAlt"
  },
  "flags": {},
  "list": {
   "name": "CommonGetBackgroundJobs",
   "kind": "query",
   "text": "query CommonGetBackgroundJobs($filter: CommonGetBackgroundJobsFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!) { CommonGetBackgroundJobs(filter: $filter) { data { _id name region @include(if: $with_0) state @include(if: $with_1) begunAt @include(if: $with_2) nextAt @include(if: $with_3) failures @include(if: $with_4) error @include(if: $with_5) failedAt @include(if: $with_6) endedAt @include(if: $with_7) } pagination { totalItems } } }",
   "vars": [
    [
     "filter.names",
     {
      "from": "filter",
      "path": "names"
     }
    ],
    [
     "filter.states",
     {
      "from": "filter",
      "path": "states"
     }
    ],
    [
     "filter.regions",
     {
      "from": "filter",
      "path": "regions"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "region"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "state"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "begunAt"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "nextAt"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "failures"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "error"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "failedAt"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "endedAt"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetBackgroundJobs.data",
    "total": "CommonGetBackgroundJobs.pagination.totalItems"
   },
   "access": [
    "org:viewOrganizationList"
   ]
  },
  "columns": [
   {
    "path": "name",
    "kind": "choice",
    "sortBy": "name",
    "width": "28%",
    "primary": true,
    "choices": 23
   },
   {
    "path": "region",
    "kind": "choice",
    "choices": 8
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "status",
    "choices": 24
   },
   {
    "path": "begunAt",
    "kind": "dateTime",
    "widget": "moment",
    "sortBy": "begunAt"
   },
   {
    "path": "nextAt",
    "kind": "dateTime",
    "widget": "moment",
    "sortBy": "nextAt"
   },
   {
    "path": "failures",
    "kind": "number"
   },
   {
    "path": "error",
    "kind": "text"
   },
   {
    "path": "failedAt",
    "kind": "dateTime",
    "widget": "moment",
    "sortBy": "failedAt"
   },
   {
    "path": "endedAt",
    "kind": "dateTime",
    "widget": "moment",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "name",
    "kind": "choice",
    "width": "28%",
    "primary": true,
    "choices": 23
   },
   {
    "path": "region",
    "kind": "choice",
    "choices": 8
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "status",
    "choices": 24
   },
   {
    "path": "begunAt",
    "kind": "dateTime",
    "widget": "moment"
   },
   {
    "path": "nextAt",
    "kind": "dateTime",
    "widget": "moment"
   },
   {
    "path": "failures",
    "kind": "number"
   },
   {
    "path": "error",
    "kind": "text"
   },
   {
    "path": "failedAt",
    "kind": "dateTime",
    "widget": "moment"
   },
   {
    "path": "endedAt",
    "kind": "dateTime",
    "widget": "moment",
    "hidden": true
   }
  ],
  "filters": [
   {
    "name": "states",
    "kind": "choices",
    "choices": 24
   },
   {
    "name": "names",
    "kind": "choices",
    "choices": 23
   },
   {
    "name": "regions",
    "kind": "choices",
    "choices": 8
   }
  ],
  "search": false,
  "finds": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "name",
   "order": "ASC"
  },
  "forms": {},
  "actions": [
   {
    "name": "run",
    "operation": {
     "name": "CommonRunBackgroundJobs",
     "kind": "mutation",
     "text": "mutation CommonRunBackgroundJobs($filter: BackgroundJobIdsFilter!) { CommonRunBackgroundJobs(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.backgroundJobIds",
       {
        "from": "ids"
       }
      ]
     ],
     "read": {
      "rows": "CommonRunBackgroundJobs.data",
      "refused": "CommonRunBackgroundJobs.refused"
     },
     "access": [
      "org:archiveOrganization"
     ]
    },
    "on": "selection"
   }
  ]
 },
 {
  "name": "dead-letters",
  "type": "DeadLetter",
  "kind": "collection",
  "path": "dead-letters",
  "idField": "_id",
  "title": "subject",
  "menu": {
   "group": "administration",
   "icon": "Replay"
  },
  "flags": {},
  "list": {
   "name": "CommonGetDeadLetters",
   "kind": "query",
   "text": "query CommonGetDeadLetters($filter: CommonGetDeadLettersFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!) { CommonGetDeadLetters(filter: $filter) { data { _id subject kind @include(if: $with_0) customerName @include(if: $with_1) region @include(if: $with_2) error @include(if: $with_3) tries @include(if: $with_4) createdAt @include(if: $with_5) failedAt @include(if: $with_6) seenAt @include(if: $with_7) customerId @include(if: $with_8) } pagination { totalItems } } }",
   "vars": [
    [
     "filter.kinds",
     {
      "from": "filter",
      "path": "kinds"
     }
    ],
    [
     "filter.regions",
     {
      "from": "filter",
      "path": "regions"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "kind"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "customerName"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "region"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "error"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "tries"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "failedAt"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "seenAt"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "customerId"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetDeadLetters.data",
    "total": "CommonGetDeadLetters.pagination.totalItems"
   },
   "access": [
    "org:viewOrganizationList"
   ]
  },
  "facets": {
   "name": "CommonGetDeadLetters",
   "kind": "query",
   "text": "query CommonGetDeadLetters($filter: CommonGetDeadLettersFilter!, $facets: [String!]!) { CommonGetDeadLetters(filter: $filter) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
    [
     "filter.kinds",
     {
      "from": "filter",
      "path": "kinds"
     }
    ],
    [
     "filter.regions",
     {
      "from": "filter",
      "path": "regions"
     }
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetDeadLetters.facets"
   },
   "access": [
    "org:viewOrganizationList"
   ]
  },
  "columns": [
   {
    "path": "subject",
    "kind": "text",
    "width": "24%",
    "primary": true
   },
   {
    "path": "kind",
    "kind": "choice",
    "choices": 25
   },
   {
    "path": "customerName",
    "kind": "text"
   },
   {
    "path": "region",
    "kind": "choice",
    "choices": 8
   },
   {
    "path": "error",
    "kind": "text"
   },
   {
    "path": "tries",
    "kind": "number"
   },
   {
    "path": "createdAt",
    "kind": "date",
    "widget": "moment",
    "sortBy": "createdAt"
   },
   {
    "path": "failedAt",
    "kind": "dateTime",
    "widget": "moment",
    "sortBy": "failedAt"
   },
   {
    "path": "seenAt",
    "kind": "dateTime",
    "widget": "moment",
    "hidden": true
   },
   {
    "path": "customerId",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "subject",
    "kind": "text",
    "width": "24%",
    "primary": true
   },
   {
    "path": "kind",
    "kind": "choice",
    "choices": 25
   },
   {
    "path": "customerName",
    "kind": "text"
   },
   {
    "path": "region",
    "kind": "choice",
    "choices": 8
   },
   {
    "path": "error",
    "kind": "text"
   },
   {
    "path": "tries",
    "kind": "number"
   },
   {
    "path": "createdAt",
    "kind": "dateTime",
    "widget": "moment"
   },
   {
    "path": "failedAt",
    "kind": "dateTime",
    "widget": "moment"
   },
   {
    "path": "seenAt",
    "kind": "dateTime",
    "widget": "moment",
    "hidden": true
   },
   {
    "path": "customerId",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "filters": [
   {
    "name": "kinds",
    "kind": "choices",
    "facet": true,
    "choices": 25
   },
   {
    "name": "regions",
    "kind": "choices",
    "facet": true,
    "choices": 8
   }
  ],
  "search": true,
  "finds": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "failedAt",
   "order": "DESC"
  },
  "forms": {},
  "actions": [
   {
    "name": "repeat",
    "operation": {
     "name": "CommonTryDeadLettersAgain",
     "kind": "mutation",
     "text": "mutation CommonTryDeadLettersAgain($filter: DeadLetterIdsFilter!) { CommonTryDeadLettersAgain(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.deadLetterIds",
       {
        "from": "ids"
       }
      ]
     ],
     "read": {
      "rows": "CommonTryDeadLettersAgain.data",
      "refused": "CommonTryDeadLettersAgain.refused"
     },
     "access": [
      "org:archiveOrganization"
     ]
    },
    "on": "selection",
    "icon": "Replay"
   }
  ]
 },
 {
  "name": "email-events",
  "type": "EmailEvent",
  "kind": "log",
  "tabs": [
   "emails",
   "sms-events",
   "email-events",
   "suppressed-addresses"
  ],
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "notifications/events",
  "idField": "id",
  "title": "mailRecipient",
  "menu": {
   "group": "logs",
   "icon": "MarkEmailRead"
  },
  "flags": {
   "list": "edgeEmailEventsEnabled"
  },
  "list": {
   "name": "NotifGetEmailEventsByCustomerId",
   "kind": "query",
   "text": "query NotifGetEmailEventsByCustomerId($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $mailRecipient: String, $templateTypes: [NotificationEvent!], $eventTypes: [EmailEventType!], $dateRange: DateRangeInput!, $skipEq: Int, $limitEq: Int, $sort: EmailEventSort, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!, $with_9: Boolean!) { NotifGetEmailEventsByCustomerId(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, mailRecipient: $mailRecipient, templateTypes: $templateTypes, eventTypes: $eventTypes, dateRange: $dateRange, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) { data { id mailRecipient mailMessageId eventType @include(if: $with_0) templateType @include(if: $with_1) subject @include(if: $with_2) failure @include(if: $with_3) applicationId @include(if: $with_4) vacancyId @include(if: $with_5) timestamp @include(if: $with_6) mailSender @include(if: $with_7) masterId @include(if: $with_8) templateId @include(if: $with_9) } pagination { totalItems } } }",
   "vars": [
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
    ],
    [
     "mailRecipient",
     {
      "from": "filter",
      "path": "mailRecipient"
     }
    ],
    [
     "templateTypes",
     {
      "from": "filter",
      "path": "templateTypes"
     }
    ],
    [
     "eventTypes",
     {
      "from": "filter",
      "path": "eventTypes"
     }
    ],
    [
     "dateRange",
     {
      "from": "filter",
      "path": "dateRange"
     }
    ],
    [
     "skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "limitEq",
     {
      "from": "size"
     }
    ],
    [
     "sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "eventType"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "templateType"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "subject"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "failure"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "applicationId"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "vacancyId"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "timestamp"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "mailSender"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "masterId"
     }
    ],
    [
     "with_9",
     {
      "from": "column",
      "path": "templateId"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "rows": "NotifGetEmailEventsByCustomerId.data",
    "total": "NotifGetEmailEventsByCustomerId.pagination.totalItems"
   },
   "access": [
    "notif:viewEvents"
   ]
  },
  "facets": {
   "name": "NotifGetEmailEventsByCustomerId",
   "kind": "query",
   "text": "query NotifGetEmailEventsByCustomerId($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $mailRecipient: String, $templateTypes: [NotificationEvent!], $eventTypes: [EmailEventType!], $dateRange: DateRangeInput!, $facets: [String!]!) { NotifGetEmailEventsByCustomerId(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, mailRecipient: $mailRecipient, templateTypes: $templateTypes, eventTypes: $eventTypes, dateRange: $dateRange) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
    ],
    [
     "mailRecipient",
     {
      "from": "filter",
      "path": "mailRecipient"
     }
    ],
    [
     "templateTypes",
     {
      "from": "filter",
      "path": "templateTypes"
     }
    ],
    [
     "eventTypes",
     {
      "from": "filter",
      "path": "eventTypes"
     }
    ],
    [
     "dateRange",
     {
      "from": "filter",
      "path": "dateRange"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "rows": "NotifGetEmailEventsByCustomerId.facets"
   },
   "access": [
    "notif:viewEvents"
   ]
  },
  "columns": [
   {
    "path": "eventType",
    "kind": "choice",
    "widget": "status",
    "width": "125px",
    "choices": 26
   },
   {
    "path": "mailRecipient",
    "kind": "text",
    "width": "300px",
    "primary": true,
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "templateType",
    "kind": "choice",
    "width": "260px",
    "choices": 9
   },
   {
    "path": "subject",
    "kind": "text",
    "width": "260px",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "failure",
    "kind": "choice",
    "widget": "failure",
    "width": "260px",
    "choices": 27
   },
   {
    "path": "applicationId",
    "kind": "reference",
    "widget": "recordLink",
    "width": "180px",
    "reference": "applications"
   },
   {
    "path": "vacancyId",
    "kind": "reference",
    "widget": "recordLink",
    "width": "200px",
    "hidden": true,
    "reference": "vacancies"
   },
   {
    "path": "timestamp",
    "kind": "dateTime",
    "sortBy": "timestamp",
    "width": "180px"
   },
   {
    "path": "mailSender",
    "kind": "text",
    "width": "220px",
    "hidden": true
   },
   {
    "path": "mailMessageId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "masterId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "templateId",
    "kind": "text",
    "width": "260px",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "eventType",
    "kind": "choice",
    "widget": "status",
    "choices": 26
   },
   {
    "path": "failure",
    "kind": "choice",
    "widget": "failure",
    "choices": 27
   },
   {
    "path": "applicationId",
    "kind": "reference",
    "widget": "recordLink",
    "reference": "applications"
   },
   {
    "path": "vacancyId",
    "kind": "reference",
    "widget": "recordLink",
    "reference": "vacancies"
   },
   {
    "path": "templateType",
    "kind": "choice",
    "choices": 9
   },
   {
    "path": "subject",
    "kind": "text",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "mailRecipient",
    "kind": "text",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "mailSender",
    "kind": "text"
   },
   {
    "path": "timestamp",
    "kind": "dateTime"
   },
   {
    "path": "mailMessageId",
    "kind": "id"
   },
   {
    "path": "masterId",
    "kind": "id"
   },
   {
    "path": "templateId",
    "kind": "text"
   }
  ],
  "filters": [
   {
    "name": "eventTypes",
    "kind": "choices",
    "facet": true,
    "choices": 26
   },
   {
    "name": "templateTypes",
    "kind": "choices",
    "facet": true,
    "choices": 9
   }
  ],
  "search": false,
  "finds": false,
  "archive": false,
  "sort": {
   "field": "timestamp",
   "order": "DESC"
  },
  "forms": {
   "search": "notif/searchEmailEvents"
  },
  "actions": [],
  "formRights": {
   "mailRecipient": [
    "apps:viewCandidate"
   ]
  }
 },
 {
  "name": "emails",
  "type": "SentEmail",
  "kind": "log",
  "path": "notifications",
  "idField": "_id",
  "title": "mailRecipient",
  "flags": {
   "list": "edgeEmailEventsEnabled",
   "resendPasswordLink": "edgeUserResetPasswordEnabled"
  },
  "list": {
   "name": "NotifGetEmails",
   "kind": "query",
   "text": "query NotifGetEmails($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $mailRecipient: String, $templateTypes: [NotificationEvent!], $eventTypes: [EmailEventType!], $hadEventTypes: [EmailEventType!], $vacancyId: ID, $dateRange: DateRangeInput!, $skipEq: Int, $limitEq: Int, $sort: SentEmailSort, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!) { NotifGetEmails(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, mailRecipient: $mailRecipient, templateTypes: $templateTypes, eventTypes: $eventTypes, hadEventTypes: $hadEventTypes, vacancyId: $vacancyId, dateRange: $dateRange, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) { data { _id mailRecipient applicationId templateType eventType @include(if: $with_0) subject @include(if: $with_1) failure @include(if: $with_2) vacancyId @include(if: $with_3) sentAt @include(if: $with_4) latestAt @include(if: $with_5) mailSender @include(if: $with_6) masterId @include(if: $with_7) templateId @include(if: $with_8) } pagination { totalItems } } }",
   "vars": [
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
    ],
    [
     "mailRecipient",
     {
      "from": "filter",
      "path": "mailRecipient"
     }
    ],
    [
     "templateTypes",
     {
      "from": "filter",
      "path": "templateTypes"
     }
    ],
    [
     "eventTypes",
     {
      "from": "filter",
      "path": "eventTypes"
     }
    ],
    [
     "hadEventTypes",
     {
      "from": "filter",
      "path": "hadEventTypes"
     }
    ],
    [
     "vacancyId",
     {
      "from": "filter",
      "path": "vacancyId"
     }
    ],
    [
     "dateRange",
     {
      "from": "filter",
      "path": "dateRange"
     }
    ],
    [
     "skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "limitEq",
     {
      "from": "size"
     }
    ],
    [
     "sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "eventType"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "subject"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "failure"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "vacancyId"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "sentAt"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "latestAt"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "mailSender"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "masterId"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "templateId"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "rows": "NotifGetEmails.data",
    "total": "NotifGetEmails.pagination.totalItems"
   },
   "access": [
    "notif:viewEvents"
   ]
  },
  "facets": {
   "name": "NotifGetEmails",
   "kind": "query",
   "text": "query NotifGetEmails($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $mailRecipient: String, $templateTypes: [NotificationEvent!], $eventTypes: [EmailEventType!], $hadEventTypes: [EmailEventType!], $vacancyId: ID, $dateRange: DateRangeInput!, $facets: [String!]!) { NotifGetEmails(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, mailRecipient: $mailRecipient, templateTypes: $templateTypes, eventTypes: $eventTypes, hadEventTypes: $hadEventTypes, vacancyId: $vacancyId, dateRange: $dateRange) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
    ],
    [
     "mailRecipient",
     {
      "from": "filter",
      "path": "mailRecipient"
     }
    ],
    [
     "templateTypes",
     {
      "from": "filter",
      "path": "templateTypes"
     }
    ],
    [
     "eventTypes",
     {
      "from": "filter",
      "path": "eventTypes"
     }
    ],
    [
     "hadEventTypes",
     {
      "from": "filter",
      "path": "hadEventTypes"
     }
    ],
    [
     "vacancyId",
     {
      "from": "filter",
      "path": "vacancyId"
     }
    ],
    [
     "dateRange",
     {
      "from": "filter",
      "path": "dateRange"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "rows": "NotifGetEmails.facets"
   },
   "access": [
    "notif:viewEvents"
   ]
  },
  "columns": [
   {
    "path": "eventType",
    "kind": "choice",
    "widget": "status",
    "width": "125px",
    "choices": 26
   },
   {
    "path": "mailRecipient",
    "kind": "text",
    "width": "280px",
    "primary": true,
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "templateType",
    "kind": "choice",
    "width": "240px",
    "choices": 9
   },
   {
    "path": "subject",
    "kind": "text",
    "width": "240px",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "failure",
    "kind": "choice",
    "widget": "failure",
    "width": "260px",
    "choices": 27
   },
   {
    "path": "applicationId",
    "kind": "reference",
    "widget": "recordLink",
    "width": "180px",
    "reference": "applications"
   },
   {
    "path": "vacancyId",
    "kind": "reference",
    "widget": "recordLink",
    "width": "200px",
    "hidden": true,
    "reference": "vacancies"
   },
   {
    "path": "sentAt",
    "kind": "dateTime",
    "sortBy": "sentAt",
    "width": "180px"
   },
   {
    "path": "latestAt",
    "kind": "dateTime",
    "sortBy": "latestAt",
    "width": "180px"
   },
   {
    "path": "mailSender",
    "kind": "text",
    "width": "220px",
    "hidden": true
   },
   {
    "path": "_id",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "masterId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "templateId",
    "kind": "text",
    "width": "260px",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "eventType",
    "kind": "choice",
    "widget": "status",
    "choices": 26
   },
   {
    "path": "failure",
    "kind": "choice",
    "widget": "failure",
    "choices": 27
   },
   {
    "path": "applicationId",
    "kind": "reference",
    "widget": "recordLink",
    "reference": "applications"
   },
   {
    "path": "vacancyId",
    "kind": "reference",
    "widget": "recordLink",
    "reference": "vacancies"
   },
   {
    "path": "templateType",
    "kind": "choice",
    "choices": 9
   },
   {
    "path": "subject",
    "kind": "text",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "mailRecipient",
    "kind": "text",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "mailSender",
    "kind": "text"
   },
   {
    "path": "sentAt",
    "kind": "dateTime"
   },
   {
    "path": "latestAt",
    "kind": "dateTime"
   },
   {
    "path": "_id",
    "kind": "id"
   },
   {
    "path": "masterId",
    "kind": "id"
   },
   {
    "path": "templateId",
    "kind": "text"
   }
  ],
  "filters": [
   {
    "name": "eventTypes",
    "kind": "choices",
    "facet": true,
    "choices": 26
   },
   {
    "name": "templateTypes",
    "kind": "choices",
    "facet": true,
    "choices": 9
   }
  ],
  "search": false,
  "finds": {
   "filter": "mailRecipient"
  },
  "archive": false,
  "sort": {
   "field": "sentAt",
   "order": "DESC"
  },
  "forms": {
   "search": "notif/searchEmails"
  },
  "actions": [
   {
    "name": "resendInvite",
    "operation": {
     "name": "AppsResendApplicationAssessmentLink",
     "kind": "mutation",
     "text": "mutation AppsResendApplicationAssessmentLink($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $_ids: [ID!]!) { AppsResendApplicationAssessmentLink(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, _ids: $_ids) { data { _id } refused { _id reason args } hold { _id until mailed texted operation userName } } }",
     "vars": [
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
      ],
      [
       "_ids",
       {
        "from": "list",
        "of": {
         "from": "record",
         "path": "applicationId"
        }
       }
      ]
     ],
     "read": {
      "rows": "AppsResendApplicationAssessmentLink.data",
      "refused": "AppsResendApplicationAssessmentLink.refused",
      "hold": "AppsResendApplicationAssessmentLink.hold"
     },
     "idempotent": true,
     "access": [
      "apps:viewApplicationList",
      "apps:editApplication",
      "apps:viewApplication",
      "apps:createApplication"
     ]
    },
    "on": "record",
    "icon": "ForwardToInbox",
    "tried": "effects",
    "notifies": {
     "undo": "CommonUndoHold"
    },
    "when": [
     {
      "field": "templateType",
      "in": [
       "FI_INVITED",
       "FI_ASSESSMENT_LINK_RESENT",
       "FI_NOT_STARTED_FIRST_REMINDER",
       "FI_NOT_STARTED_SECOND_REMINDER",
       "FI_NOT_COMPLETED_FIRST_REMINDER",
       "FI_NOT_COMPLETED_SECOND_REMINDER",
       "SI_INVITED",
       "SI_ASSESSMENT_LINK_RESENT",
       "SI_NOT_STARTED_FIRST_REMINDER",
       "SI_NOT_STARTED_SECOND_REMINDER",
       "SI_NOT_COMPLETED_FIRST_REMINDER",
       "SI_NOT_COMPLETED_SECOND_REMINDER"
      ]
     },
     {
      "field": "applicationId",
      "not": [
       null
      ]
     }
    ],
    "slot": "resend"
   },
   {
    "name": "resendReport",
    "operation": {
     "name": "AppsResendApplicationMiReport",
     "kind": "mutation",
     "text": "mutation AppsResendApplicationMiReport($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsResendApplicationMiReport(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id status isManuallyProgressed stageId organizationId customerId hierarchyId externalApplicantId externalApplicationId externalVacancyId vacancyId vacancyName createdAt updatedAt } }",
     "vars": [
      [
       "_id",
       {
        "from": "record",
        "path": "applicationId"
       }
      ],
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
     ],
     "read": {
      "record": "AppsResendApplicationMiReport"
     },
     "idempotent": true,
     "access": [
      "apps:viewApplicationList",
      "apps:editApplication",
      "apps:viewApplication",
      "apps:createApplication"
     ]
    },
    "on": "record",
    "icon": "ForwardToInbox",
    "confirm": true,
    "when": [
     {
      "field": "templateType",
      "in": [
       "MI_REPORT"
      ]
     },
     {
      "field": "applicationId",
      "not": [
       null
      ]
     }
    ],
    "slot": "resend"
   },
   {
    "name": "resendPasswordLink",
    "operation": {
     "name": "AuthForgetPassword",
     "kind": "mutation",
     "text": "mutation AuthForgetPassword($authForgetPasswordDto: AuthForgetPasswordDto!) { AuthForgetPassword(authForgetPasswordDto: $authForgetPasswordDto) { isVerifyEmailSuccess } }",
     "vars": [
      [
       "authForgetPasswordDto",
       {
        "from": "constant",
        "value": {}
       }
      ],
      [
       "authForgetPasswordDto.email",
       {
        "from": "record",
        "path": "mailRecipient"
       }
      ]
     ],
     "read": {
      "record": "AuthForgetPassword"
     },
     "access": "public"
    },
    "on": "record",
    "icon": "ForwardToInbox",
    "confirm": true,
    "flag": "edgeUserResetPasswordEnabled",
    "when": [
     {
      "field": "templateType",
      "in": [
       "ORG_USER_CREATE_COMPLETED",
       "EDGE_USER_RESET_PASSWORD"
      ]
     }
    ],
    "slot": "resend",
    "rights": [
     "org:editUser"
    ]
   },
   {
    "name": "CommonUndoHold",
    "operation": {
     "name": "CommonUndoHold",
     "kind": "mutation",
     "text": "mutation CommonUndoHold($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { CommonUndoHold(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "_id",
       {
        "from": "id"
       }
      ],
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
     ],
     "read": {
      "rows": "CommonUndoHold.data",
      "refused": "CommonUndoHold.refused"
     },
     "access": "session",
     "undoes": true
    },
    "on": "undo"
   }
  ],
  "formRights": {
   "mailRecipient": [
    "apps:viewCandidate"
   ]
  }
 },
 {
  "name": "email-timeline",
  "type": "EmailEvent",
  "kind": "collection",
  "parent": "emails",
  "path": "timeline",
  "idField": "id",
  "title": "eventType",
  "flags": {
   "list": "edgeEmailEventsEnabled"
  },
  "list": {
   "name": "NotifGetEmailEventByMailMessageId",
   "kind": "query",
   "text": "query NotifGetEmailEventByMailMessageId($customerId: ID!, $mailMessageId: ID!, $skipEq: Int, $limitEq: Int, $sort: EmailEventSort, $with_0: Boolean!, $with_1: Boolean!) { NotifGetEmailEventByMailMessageId(customerId: $customerId, mailMessageId: $mailMessageId, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) { data { id eventType timestamp @include(if: $with_0) failure @include(if: $with_1) } pagination { totalItems } } }",
   "vars": [
    [
     "customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "mailMessageId",
     {
      "from": "parent",
      "path": "id"
     }
    ],
    [
     "skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "limitEq",
     {
      "from": "size"
     }
    ],
    [
     "sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "timestamp"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "failure"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "rows": "NotifGetEmailEventByMailMessageId.data",
    "total": "NotifGetEmailEventByMailMessageId.pagination.totalItems"
   },
   "access": [
    "notif:viewEvents"
   ]
  },
  "columns": [
   {
    "path": "eventType",
    "kind": "choice",
    "widget": "status",
    "primary": true,
    "choices": 26
   },
   {
    "path": "timestamp",
    "kind": "dateTime",
    "sortBy": "timestamp"
   },
   {
    "path": "failure",
    "kind": "choice",
    "widget": "failure",
    "choices": 27
   }
  ],
  "details": [
   {
    "path": "eventType",
    "kind": "choice",
    "widget": "status",
    "primary": true,
    "choices": 26
   },
   {
    "path": "timestamp",
    "kind": "dateTime"
   },
   {
    "path": "failure",
    "kind": "choice",
    "widget": "failure",
    "choices": 27
   }
  ],
  "filters": [],
  "search": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "timestamp",
   "order": "ASC"
  },
  "forms": {},
  "actions": []
 },
 {
  "name": "sms-events",
  "type": "SmsEvent",
  "kind": "log",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "notifications/sms",
  "idField": "id",
  "title": "smsDestinationPhoneNumber",
  "flags": {
   "list": "edgeEmailEventsEnabled"
  },
  "list": {
   "name": "NotifGetSMSEventList",
   "kind": "query",
   "text": "query NotifGetSMSEventList($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $phoneNumber: String, $templateTypes: [SmsNotificationEvent!], $messageStatus: SmsMessageStatus, $dateRange: DateRangeInput, $skipEq: Int, $limitEq: Int, $sort: SmsEventSort, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!, $with_9: Boolean!, $with_10: Boolean!, $with_11: Boolean!, $with_12: Boolean!) { NotifGetSMSEventList(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, phoneNumber: $phoneNumber, templateTypes: $templateTypes, messageStatus: $messageStatus, dateRange: $dateRange, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) { data { id smsDestinationPhoneNumber smsMessageStatus @include(if: $with_0) templateType @include(if: $with_1) smsMessageStatusDescription @include(if: $with_2) totalMessageParts @include(if: $with_3) timestamp @include(if: $with_4) carrierName @include(if: $with_5) eventType @include(if: $with_6) isFinal @include(if: $with_7) isoCountryCode @include(if: $with_8) smsOriginationPhoneNumber @include(if: $with_9) smsMessageId @include(if: $with_10) masterId @include(if: $with_11) templateId @include(if: $with_12) } pagination { totalItems } } }",
   "vars": [
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
    ],
    [
     "phoneNumber",
     {
      "from": "filter",
      "path": "phoneNumber"
     }
    ],
    [
     "templateTypes",
     {
      "from": "filter",
      "path": "templateTypes"
     }
    ],
    [
     "messageStatus",
     {
      "from": "filter",
      "path": "messageStatus"
     }
    ],
    [
     "dateRange",
     {
      "from": "filter",
      "path": "dateRange"
     }
    ],
    [
     "skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "limitEq",
     {
      "from": "size"
     }
    ],
    [
     "sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "smsMessageStatus"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "templateType"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "smsMessageStatusDescription"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "totalMessageParts"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "timestamp"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "carrierName"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "eventType"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "isFinal"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "isoCountryCode"
     }
    ],
    [
     "with_9",
     {
      "from": "column",
      "path": "smsOriginationPhoneNumber"
     }
    ],
    [
     "with_10",
     {
      "from": "column",
      "path": "smsMessageId"
     }
    ],
    [
     "with_11",
     {
      "from": "column",
      "path": "masterId"
     }
    ],
    [
     "with_12",
     {
      "from": "column",
      "path": "templateId"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "rows": "NotifGetSMSEventList.data",
    "total": "NotifGetSMSEventList.pagination.totalItems"
   },
   "access": [
    "notif:viewEvents"
   ]
  },
  "facets": {
   "name": "NotifGetSMSEventList",
   "kind": "query",
   "text": "query NotifGetSMSEventList($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $phoneNumber: String, $templateTypes: [SmsNotificationEvent!], $messageStatus: SmsMessageStatus, $dateRange: DateRangeInput, $facets: [String!]!) { NotifGetSMSEventList(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, phoneNumber: $phoneNumber, templateTypes: $templateTypes, messageStatus: $messageStatus, dateRange: $dateRange) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
    ],
    [
     "phoneNumber",
     {
      "from": "filter",
      "path": "phoneNumber"
     }
    ],
    [
     "templateTypes",
     {
      "from": "filter",
      "path": "templateTypes"
     }
    ],
    [
     "messageStatus",
     {
      "from": "filter",
      "path": "messageStatus"
     }
    ],
    [
     "dateRange",
     {
      "from": "filter",
      "path": "dateRange"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "rows": "NotifGetSMSEventList.facets"
   },
   "access": [
    "notif:viewEvents"
   ]
  },
  "columns": [
   {
    "path": "smsMessageStatus",
    "kind": "choice",
    "widget": "status",
    "width": "160px",
    "choices": [
     {
      "id": "Successful",
      "label": "enums.SmsMessageStatus.Successful"
     },
     {
      "id": "Pending",
      "label": "enums.SmsMessageStatus.Pending"
     },
     {
      "id": "Invalid",
      "label": "enums.SmsMessageStatus.Invalid"
     },
     {
      "id": "Unreachable",
      "label": "enums.SmsMessageStatus.Unreachable"
     },
     {
      "id": "Unknown",
      "label": "enums.SmsMessageStatus.Unknown"
     },
     {
      "id": "Blocked",
      "label": "enums.SmsMessageStatus.Blocked"
     },
     {
      "id": "Spam",
      "label": "enums.SmsMessageStatus.Spam"
     },
     {
      "id": "Failed",
      "label": "enums.SmsMessageStatus.Failed"
     },
     {
      "id": "Delivered",
      "label": "enums.SmsMessageStatus.Delivered"
     },
     {
      "id": "Carrier Unreachable",
      "label": "enums.SmsMessageStatus.Carrier Unreachable"
     },
     {
      "id": "Click",
      "label": "enums.SmsMessageStatus.Click"
     }
    ]
   },
   {
    "path": "smsDestinationPhoneNumber",
    "kind": "text",
    "width": "170px",
    "primary": true,
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "templateType",
    "kind": "choice",
    "width": "260px",
    "choices": 28
   },
   {
    "path": "smsMessageStatusDescription",
    "kind": "text",
    "width": "270px"
   },
   {
    "path": "totalMessageParts",
    "kind": "number",
    "width": "80px"
   },
   {
    "path": "timestamp",
    "kind": "dateTime",
    "sortBy": "timestamp",
    "width": "180px"
   },
   {
    "path": "carrierName",
    "kind": "text",
    "width": "150px",
    "hidden": true
   },
   {
    "path": "eventType",
    "kind": "text",
    "width": "170px",
    "hidden": true
   },
   {
    "path": "isFinal",
    "kind": "boolean",
    "width": "100px",
    "hidden": true
   },
   {
    "path": "isoCountryCode",
    "kind": "text",
    "width": "110px",
    "hidden": true
   },
   {
    "path": "smsOriginationPhoneNumber",
    "kind": "text",
    "width": "170px",
    "hidden": true
   },
   {
    "path": "smsMessageId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "masterId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "templateId",
    "kind": "text",
    "width": "260px",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "smsMessageStatus",
    "kind": "choice",
    "widget": "status",
    "width": "160px",
    "choices": [
     {
      "id": "Successful",
      "label": "enums.SmsMessageStatus.Successful"
     },
     {
      "id": "Pending",
      "label": "enums.SmsMessageStatus.Pending"
     },
     {
      "id": "Invalid",
      "label": "enums.SmsMessageStatus.Invalid"
     },
     {
      "id": "Unreachable",
      "label": "enums.SmsMessageStatus.Unreachable"
     },
     {
      "id": "Unknown",
      "label": "enums.SmsMessageStatus.Unknown"
     },
     {
      "id": "Blocked",
      "label": "enums.SmsMessageStatus.Blocked"
     },
     {
      "id": "Spam",
      "label": "enums.SmsMessageStatus.Spam"
     },
     {
      "id": "Failed",
      "label": "enums.SmsMessageStatus.Failed"
     },
     {
      "id": "Delivered",
      "label": "enums.SmsMessageStatus.Delivered"
     },
     {
      "id": "Carrier Unreachable",
      "label": "enums.SmsMessageStatus.Carrier Unreachable"
     },
     {
      "id": "Click",
      "label": "enums.SmsMessageStatus.Click"
     }
    ]
   },
   {
    "path": "smsDestinationPhoneNumber",
    "kind": "text",
    "width": "170px",
    "primary": true,
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "templateType",
    "kind": "choice",
    "width": "260px",
    "choices": 28
   },
   {
    "path": "smsMessageStatusDescription",
    "kind": "text",
    "width": "270px"
   },
   {
    "path": "totalMessageParts",
    "kind": "number",
    "width": "80px"
   },
   {
    "path": "timestamp",
    "kind": "dateTime",
    "width": "180px"
   },
   {
    "path": "carrierName",
    "kind": "text",
    "width": "150px",
    "hidden": true
   },
   {
    "path": "eventType",
    "kind": "text",
    "width": "170px",
    "hidden": true
   },
   {
    "path": "isFinal",
    "kind": "boolean",
    "width": "100px",
    "hidden": true
   },
   {
    "path": "isoCountryCode",
    "kind": "text",
    "width": "110px",
    "hidden": true
   },
   {
    "path": "smsOriginationPhoneNumber",
    "kind": "text",
    "width": "170px",
    "hidden": true
   },
   {
    "path": "smsMessageId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "masterId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "templateId",
    "kind": "text",
    "width": "260px",
    "hidden": true
   }
  ],
  "filters": [
   {
    "name": "messageStatus",
    "kind": "choice",
    "facet": true,
    "choices": [
     {
      "id": "Successful",
      "label": "enums.SmsMessageStatus.Successful"
     },
     {
      "id": "Pending",
      "label": "enums.SmsMessageStatus.Pending"
     },
     {
      "id": "Invalid",
      "label": "enums.SmsMessageStatus.Invalid"
     },
     {
      "id": "Unreachable",
      "label": "enums.SmsMessageStatus.Unreachable"
     },
     {
      "id": "Unknown",
      "label": "enums.SmsMessageStatus.Unknown"
     },
     {
      "id": "Blocked",
      "label": "enums.SmsMessageStatus.Blocked"
     },
     {
      "id": "Spam",
      "label": "enums.SmsMessageStatus.Spam"
     },
     {
      "id": "Failed",
      "label": "enums.SmsMessageStatus.Failed"
     },
     {
      "id": "Delivered",
      "label": "enums.SmsMessageStatus.Delivered"
     },
     {
      "id": "Carrier Unreachable",
      "label": "enums.SmsMessageStatus.Carrier Unreachable"
     },
     {
      "id": "Click",
      "label": "enums.SmsMessageStatus.Click"
     }
    ]
   },
   {
    "name": "templateTypes",
    "kind": "choices",
    "facet": true,
    "choices": 28
   }
  ],
  "search": false,
  "archive": false,
  "sort": {
   "field": "timestamp",
   "order": "DESC"
  },
  "forms": {
   "search": "notif/searchSmsEvents"
  },
  "actions": [],
  "formRights": {
   "phoneNumber": [
    "apps:viewCandidate"
   ]
  }
 },
 {
  "name": "suppressed-addresses",
  "type": "SuppressedAddress",
  "kind": "collection",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "notifications/suppressed",
  "idField": "_id",
  "title": "email",
  "flags": {
   "list": "edgeEmailEventsEnabled"
  },
  "list": {
   "name": "NotifGetSuppressedAddresses",
   "kind": "query",
   "text": "query NotifGetSuppressedAddresses($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $filter: SuppressedAddressFilter, $skipEq: Int, $limitEq: Int, $sort: SuppressedAddressSort, $with_0: Boolean!, $with_1: Boolean!) { NotifGetSuppressedAddresses(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, filter: $filter, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) { data { _id email reason @include(if: $with_0) suppressedAt @include(if: $with_1) } pagination { totalItems } } }",
   "vars": [
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
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.reasons",
     {
      "from": "filter",
      "path": "reasons"
     }
    ],
    [
     "filter.suppressedAt",
     {
      "from": "filter",
      "path": "suppressedAt"
     }
    ],
    [
     "skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "limitEq",
     {
      "from": "size"
     }
    ],
    [
     "sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "reason"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "suppressedAt"
     }
    ]
   ],
   "optional": [
    "filter",
    "sort"
   ],
   "read": {
    "rows": "NotifGetSuppressedAddresses.data",
    "total": "NotifGetSuppressedAddresses.pagination.totalItems"
   },
   "access": [
    "notif:viewEvents"
   ]
  },
  "facets": {
   "name": "NotifGetSuppressedAddresses",
   "kind": "query",
   "text": "query NotifGetSuppressedAddresses($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $filter: SuppressedAddressFilter, $facets: [String!]!) { NotifGetSuppressedAddresses(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, filter: $filter) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
    ],
    [
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.reasons",
     {
      "from": "filter",
      "path": "reasons"
     }
    ],
    [
     "filter.suppressedAt",
     {
      "from": "filter",
      "path": "suppressedAt"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filter",
    "sort"
   ],
   "read": {
    "rows": "NotifGetSuppressedAddresses.facets"
   },
   "access": [
    "notif:viewEvents"
   ]
  },
  "columns": [
   {
    "path": "email",
    "kind": "text",
    "sortBy": "email",
    "width": "45%",
    "primary": true,
    "rights": [
     "apps:viewCandidate"
    ],
    "sortRights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "reason",
    "kind": "choice",
    "widget": "status",
    "choices": 29
   },
   {
    "path": "suppressedAt",
    "kind": "dateTime",
    "sortBy": "suppressedAt"
   }
  ],
  "details": [
   {
    "path": "email",
    "kind": "text",
    "width": "45%",
    "primary": true,
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "reason",
    "kind": "choice",
    "widget": "status",
    "choices": 29
   },
   {
    "path": "suppressedAt",
    "kind": "dateTime"
   }
  ],
  "filters": [
   {
    "name": "reasons",
    "kind": "choices",
    "facet": true,
    "choices": 29
   },
   {
    "name": "suppressedAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.suppressed-addresses.fields.suppressedAt"
   }
  ],
  "search": true,
  "finds": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "suppressedAt",
   "order": "DESC"
  },
  "forms": {},
  "actions": [
   {
    "name": "allow",
    "operation": {
     "name": "NotifAllowAddresses",
     "kind": "mutation",
     "text": "mutation NotifAllowAddresses($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $suppressedAddressIds: [ID!]!, $matching: MatchingSuppressedAddresses) { NotifAllowAddresses(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, suppressedAddressIds: $suppressedAddressIds, matching: $matching) { data { _id } refused { _id reason args } } }",
     "vars": [
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
      ],
      [
       "suppressedAddressIds",
       {
        "from": "ids"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "NotifAllowAddresses.data",
      "refused": "NotifAllowAddresses.refused"
     },
     "access": [
      "notif:viewEvents",
      "notif:editSettings"
     ]
    },
    "on": "selection",
    "matching": "filter",
    "icon": "Unarchive",
    "undo": "suppress"
   },
   {
    "name": "suppress",
    "operation": {
     "name": "NotifSuppressAddresses",
     "kind": "mutation",
     "text": "mutation NotifSuppressAddresses($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $suppressedAddressIds: [ID!]!, $matching: MatchingSuppressedAddresses) { NotifSuppressAddresses(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, suppressedAddressIds: $suppressedAddressIds, matching: $matching) { data { _id } refused { _id reason args } } }",
     "vars": [
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
      ],
      [
       "suppressedAddressIds",
       {
        "from": "ids"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "NotifSuppressAddresses.data",
      "refused": "NotifSuppressAddresses.refused"
     },
     "access": [
      "notif:viewEvents",
      "notif:editSettings"
     ]
    },
    "on": "undo",
    "matching": "filter"
   }
  ],
  "searchRights": [
   "apps:viewCandidate"
  ]
 },
 {
  "name": "email-event-history",
  "type": "EmailEvent",
  "kind": "collection",
  "parent": "email-events",
  "path": "history",
  "idField": "id",
  "title": "eventType",
  "flags": {
   "list": "edgeEmailEventsEnabled"
  },
  "list": {
   "name": "NotifGetEmailEventByMailMessageId",
   "kind": "query",
   "text": "query NotifGetEmailEventByMailMessageId($customerId: ID!, $mailMessageId: ID!, $skipEq: Int, $limitEq: Int, $sort: EmailEventSort, $with_0: Boolean!, $with_1: Boolean!) { NotifGetEmailEventByMailMessageId(customerId: $customerId, mailMessageId: $mailMessageId, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) { data { id eventType timestamp @include(if: $with_0) failure @include(if: $with_1) } pagination { totalItems } } }",
   "vars": [
    [
     "customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "mailMessageId",
     {
      "from": "parent",
      "path": "mailMessageId"
     }
    ],
    [
     "skipEq",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "limitEq",
     {
      "from": "size"
     }
    ],
    [
     "sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "timestamp"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "failure"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "rows": "NotifGetEmailEventByMailMessageId.data",
    "total": "NotifGetEmailEventByMailMessageId.pagination.totalItems"
   },
   "access": [
    "notif:viewEvents"
   ]
  },
  "columns": [
   {
    "path": "eventType",
    "kind": "choice",
    "widget": "status",
    "primary": true,
    "choices": 26
   },
   {
    "path": "timestamp",
    "kind": "dateTime",
    "sortBy": "timestamp"
   },
   {
    "path": "failure",
    "kind": "choice",
    "widget": "failure",
    "choices": 27
   }
  ],
  "details": [
   {
    "path": "eventType",
    "kind": "choice",
    "widget": "status",
    "primary": true,
    "choices": 26
   },
   {
    "path": "timestamp",
    "kind": "dateTime"
   },
   {
    "path": "failure",
    "kind": "choice",
    "widget": "failure",
    "choices": 27
   }
  ],
  "filters": [],
  "search": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "timestamp",
   "order": "ASC"
  },
  "forms": {},
  "actions": []
 },
 {
  "name": "ats-requests",
  "type": "AtsRequest",
  "kind": "log",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "ats-requests",
  "idField": "_id",
  "title": "requestType",
  "menu": {
   "group": "logs",
   "icon": "SyncAlt"
  },
  "flags": {
   "list": "edgeAtsRequestsEnabled"
  },
  "list": {
   "name": "AtsGetRequestList",
   "kind": "query",
   "text": "query AtsGetRequestList($getRequestListInput: AtsGetRequestListInput!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!, $with_9: Boolean!, $with_10: Boolean!) { AtsGetRequestList(getRequestListInput: $getRequestListInput) { data { _id requestType status retryable atsName @include(if: $with_0) masterId @include(if: $with_1) externalTenantId @include(if: $with_2) requestCount @include(if: $with_3) retryCount @include(if: $with_4) extra @include(if: $with_5) payload @include(if: $with_6) lastStatus @include(if: $with_7) tags @include(if: $with_8) { name value } createdAt @include(if: $with_9) updatedAt @include(if: $with_10) } pagination { totalItems } } }",
   "vars": [
    [
     "getRequestListInput.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "getRequestListInput.atsName",
     {
      "from": "filter",
      "path": "atsName"
     }
    ],
    [
     "getRequestListInput.requestType",
     {
      "from": "filter",
      "path": "requestType"
     }
    ],
    [
     "getRequestListInput.masterId",
     {
      "from": "filter",
      "path": "masterId"
     }
    ],
    [
     "getRequestListInput.externalTenantId",
     {
      "from": "filter",
      "path": "externalTenantId"
     }
    ],
    [
     "getRequestListInput.status",
     {
      "from": "filter",
      "path": "status"
     }
    ],
    [
     "getRequestListInput.createdAtFrom",
     {
      "from": "filter",
      "path": "createdAtFrom"
     }
    ],
    [
     "getRequestListInput.createdAtTo",
     {
      "from": "filter",
      "path": "createdAtTo"
     }
    ],
    [
     "getRequestListInput.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "getRequestListInput.limit",
     {
      "from": "size"
     }
    ],
    [
     "getRequestListInput.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "getRequestListInput.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "atsName"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "masterId"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "externalTenantId"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "requestCount"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "retryCount"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "extra"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "payload"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "lastStatus"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "tags"
     }
    ],
    [
     "with_9",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_10",
     {
      "from": "column",
      "path": "updatedAt"
     }
    ]
   ],
   "optional": [
    "getRequestListInput.sort"
   ],
   "read": {
    "rows": "AtsGetRequestList.data",
    "total": "AtsGetRequestList.pagination.totalItems"
   },
   "access": [
    "ats:viewRequestList"
   ]
  },
  "facets": {
   "name": "AtsGetRequestList",
   "kind": "query",
   "text": "query AtsGetRequestList($getRequestListInput: AtsGetRequestListInput!, $facets: [String!]!) { AtsGetRequestList(getRequestListInput: $getRequestListInput) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
    [
     "getRequestListInput.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "getRequestListInput.atsName",
     {
      "from": "filter",
      "path": "atsName"
     }
    ],
    [
     "getRequestListInput.requestType",
     {
      "from": "filter",
      "path": "requestType"
     }
    ],
    [
     "getRequestListInput.masterId",
     {
      "from": "filter",
      "path": "masterId"
     }
    ],
    [
     "getRequestListInput.externalTenantId",
     {
      "from": "filter",
      "path": "externalTenantId"
     }
    ],
    [
     "getRequestListInput.status",
     {
      "from": "filter",
      "path": "status"
     }
    ],
    [
     "getRequestListInput.createdAtFrom",
     {
      "from": "filter",
      "path": "createdAtFrom"
     }
    ],
    [
     "getRequestListInput.createdAtTo",
     {
      "from": "filter",
      "path": "createdAtTo"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "getRequestListInput.sort"
   ],
   "read": {
    "rows": "AtsGetRequestList.facets"
   },
   "access": [
    "ats:viewRequestList"
   ]
  },
  "get": {
   "name": "AtsGetRequestById",
   "kind": "query",
   "text": "query AtsGetRequestById($getRequestByIdInput: AtsGetRequestByIdInput!) { AtsGetRequestById(getRequestByIdInput: $getRequestByIdInput) { _id requestType status retryable atsName externalTenantId masterId customerId requestCount retryCount createdAt updatedAt extra payload lastStatus responses { status data timestamp } tags { name value } } }",
   "vars": [
    [
     "getRequestByIdInput._id",
     {
      "from": "id"
     }
    ]
   ],
   "read": {
    "record": "AtsGetRequestById"
   },
   "access": [
    "ats:viewRequestList"
   ]
  },
  "columns": [
   {
    "path": "requestType",
    "kind": "text",
    "width": "280px",
    "primary": true
   },
   {
    "path": "status",
    "kind": "choice",
    "widget": "status",
    "width": "150px",
    "choices": 30
   },
   {
    "path": "atsName",
    "kind": "text",
    "width": "180px"
   },
   {
    "path": "masterId",
    "kind": "id",
    "width": "250px"
   },
   {
    "path": "externalTenantId",
    "kind": "id",
    "width": "230px"
   },
   {
    "path": "requestCount",
    "kind": "number",
    "width": "130px"
   },
   {
    "path": "retryable",
    "kind": "boolean",
    "width": "120px"
   },
   {
    "path": "retryCount",
    "kind": "number",
    "width": "120px"
   },
   {
    "path": "extra",
    "kind": "json",
    "width": "200px",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "payload",
    "kind": "json",
    "width": "200px",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "lastStatus",
    "kind": "number",
    "width": "200px"
   },
   {
    "path": "tags",
    "kind": "json",
    "widget": "json",
    "width": "140px"
   },
   {
    "path": "_id",
    "kind": "id",
    "width": "220px"
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt",
    "width": "190px"
   },
   {
    "path": "updatedAt",
    "kind": "date",
    "sortBy": "updatedAt",
    "width": "190px"
   }
  ],
  "details": [
   {
    "path": "status",
    "kind": "choice",
    "widget": "status",
    "choices": 30
   },
   {
    "path": "requestType",
    "kind": "text"
   },
   {
    "path": "atsName",
    "kind": "text"
   },
   {
    "path": "externalTenantId",
    "kind": "id"
   },
   {
    "path": "masterId",
    "kind": "id"
   },
   {
    "path": "_id",
    "kind": "id"
   },
   {
    "path": "customerId",
    "kind": "id"
   },
   {
    "path": "requestCount",
    "kind": "number"
   },
   {
    "path": "retryable",
    "kind": "boolean"
   },
   {
    "path": "retryCount",
    "kind": "number"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "extra",
    "kind": "json",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "payload",
    "kind": "json",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "lastStatus",
    "kind": "number"
   },
   {
    "path": "responses",
    "kind": "json",
    "widget": "json",
    "rights": [
     "apps:viewCandidate"
    ]
   },
   {
    "path": "tags",
    "kind": "json",
    "widget": "json"
   }
  ],
  "filters": [
   {
    "name": "status",
    "kind": "choice",
    "facet": true,
    "choices": 30
   },
   {
    "name": "requestType",
    "kind": "text"
   },
   {
    "name": "atsName",
    "kind": "text"
   }
  ],
  "search": false,
  "archive": false,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "search": "ats/searchRequests"
  },
  "actions": [
   {
    "name": "retry",
    "operation": {
     "name": "AtsRetryRequest",
     "kind": "mutation",
     "text": "mutation AtsRetryRequest($retryRequestInput: AtsRetryRequestInput!) { AtsRetryRequest(retryRequestInput: $retryRequestInput) { _id requestType status retryable atsName externalTenantId masterId customerId requestCount retryCount createdAt updatedAt extra payload lastStatus responses { status data timestamp } tags { name value } } }",
     "vars": [
      [
       "retryRequestInput._id",
       {
        "from": "id"
       }
      ]
     ],
     "read": {
      "record": "AtsRetryRequest"
     },
     "access": [
      "ats:retryRequest"
     ]
    },
    "on": "record",
    "icon": "Replay",
    "when": [
     {
      "field": "status",
      "in": [
       "ATS_REQUEST_FAILED"
      ]
     },
     {
      "field": "retryable",
      "in": [
       true
      ]
     }
    ]
   },
   {
    "name": "repeat",
    "operation": {
     "name": "AtsRetryRequests",
     "kind": "mutation",
     "text": "mutation AtsRetryRequests($retryRequestsInput: AtsRetryRequestsInput!) { AtsRetryRequests(retryRequestsInput: $retryRequestsInput) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "retryRequestsInput.customerId",
       {
        "from": "scope",
        "path": "customerId"
       }
      ],
      [
       "retryRequestsInput.atsRequestIds",
       {
        "from": "ids"
       }
      ],
      [
       "retryRequestsInput.matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "AtsRetryRequests.data",
      "refused": "AtsRetryRequests.refused"
     },
     "access": [
      "ats:retryRequest"
     ]
    },
    "on": "selection",
    "matching": "getRequestListInput",
    "icon": "Replay"
   }
  ]
 },
 {
  "name": "scim-requests",
  "type": "ScimRequest",
  "kind": "collection",
  "path": "scim-requests",
  "idField": "_id",
  "title": "path",
  "menu": {
   "group": "logs",
   "icon": "ManageAccounts"
  },
  "flags": {},
  "list": {
   "name": "IDPGetScimRequests",
   "kind": "query",
   "text": "query IDPGetScimRequests($filter: IDPGetScimRequestsFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!, $with_9: Boolean!, $with_10: Boolean!) { IDPGetScimRequests(filter: $filter) { data { _id path createdAt @include(if: $with_0) outcome @include(if: $with_1) method @include(if: $with_2) resourceName @include(if: $with_3) fields @include(if: $with_4) status @include(if: $with_5) detail @include(if: $with_6) tokenName @include(if: $with_7) scimType @include(if: $with_8) resourceType @include(if: $with_9) resourceId @include(if: $with_10) } pagination { totalItems } } }",
   "vars": [
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
     "filter.outcomes",
     {
      "from": "filter",
      "path": "outcomes"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "outcome"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "method"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "resourceName"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "fields"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "status"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "detail"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "tokenName"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "scimType"
     }
    ],
    [
     "with_9",
     {
      "from": "column",
      "path": "resourceType"
     }
    ],
    [
     "with_10",
     {
      "from": "column",
      "path": "resourceId"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "IDPGetScimRequests.data",
    "total": "IDPGetScimRequests.pagination.totalItems"
   },
   "access": [
    "idp:viewSso"
   ]
  },
  "get": {
   "name": "IDPGetScimRequest",
   "kind": "query",
   "text": "query IDPGetScimRequest($filter: ScimRequestIdFilter!) { IDPGetScimRequest(filter: $filter) { _id path outcome createdAt method status scimType detail resourceType resourceName resourceId fields tokenName } }",
   "vars": [
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
     "filter._id",
     {
      "from": "id"
     }
    ]
   ],
   "read": {
    "record": "IDPGetScimRequest"
   },
   "access": [
    "idp:viewSso"
   ]
  },
  "columns": [
   {
    "path": "createdAt",
    "kind": "date",
    "widget": "moment",
    "sortBy": "createdAt",
    "width": "190px",
    "primary": true
   },
   {
    "path": "outcome",
    "kind": "choice",
    "widget": "status",
    "width": "130px",
    "choices": 31
   },
   {
    "path": "method",
    "kind": "text",
    "width": "100px"
   },
   {
    "path": "resourceName",
    "kind": "text",
    "width": "220px"
   },
   {
    "path": "fields",
    "kind": "json",
    "width": "220px"
   },
   {
    "path": "status",
    "kind": "number",
    "width": "110px"
   },
   {
    "path": "detail",
    "kind": "text",
    "width": "360px"
   },
   {
    "path": "tokenName",
    "kind": "text",
    "width": "180px"
   },
   {
    "path": "path",
    "kind": "text",
    "width": "300px"
   },
   {
    "path": "scimType",
    "kind": "text",
    "width": "130px",
    "hidden": true
   },
   {
    "path": "resourceType",
    "kind": "text",
    "width": "120px",
    "hidden": true
   },
   {
    "path": "resourceId",
    "kind": "id",
    "widget": "copyId",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "width": "230px",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "outcome",
    "kind": "choice",
    "widget": "status",
    "choices": 31
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "method",
    "kind": "text"
   },
   {
    "path": "path",
    "kind": "text"
   },
   {
    "path": "status",
    "kind": "number"
   },
   {
    "path": "scimType",
    "kind": "text"
   },
   {
    "path": "detail",
    "kind": "text"
   },
   {
    "path": "resourceType",
    "kind": "text"
   },
   {
    "path": "resourceName",
    "kind": "text"
   },
   {
    "path": "resourceId",
    "kind": "id",
    "widget": "copyId"
   },
   {
    "path": "fields",
    "kind": "json"
   },
   {
    "path": "tokenName",
    "kind": "text"
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId"
   }
  ],
  "filters": [
   {
    "name": "outcomes",
    "kind": "choices",
    "choices": 31
   },
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.scim-requests.fields.createdAt"
   }
  ],
  "search": false,
  "finds": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {},
  "actions": []
 },
 {
  "name": "ats-tenants",
  "type": "AtsTenant",
  "kind": "collection",
  "opens": "edit",
  "pager": "needed",
  "views": [
   {
    "kind": "table",
    "name": "table"
   },
   {
    "kind": "explore",
    "name": "explore"
   }
  ],
  "path": "settings/ats-tenants",
  "idField": "_id",
  "title": "atsName",
  "flags": {
   "list": "edgeTenantsEnabled",
   "show": "edgeTenantsEnabled",
   "create": "edgeTenantsEnabled",
   "update": "edgeTenantsEnabled",
   "archive": "edgeTenantsEnabled"
  },
  "list": {
   "name": "AtsGetTenantsByCustomer",
   "kind": "query",
   "text": "query AtsGetTenantsByCustomer($getTenantsByCustomerInput: AtsGetTenantsByCustomerInput!, $with_0: Boolean!, $with_1: Boolean!) { AtsGetTenantsByCustomer(getTenantsByCustomerInput: $getTenantsByCustomerInput) { data { _id atsName state state @include(if: $with_0) failingSince @include(if: $with_0) pausedUntil @include(if: $with_0) createdAt @include(if: $with_1) } pagination { totalItems } } }",
   "vars": [
    [
     "getTenantsByCustomerInput.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "getTenantsByCustomerInput.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "getTenantsByCustomerInput.hierarchyId",
     {
      "from": "scope",
      "path": "hierarchyId"
     }
    ],
    [
     "getTenantsByCustomerInput.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "getTenantsByCustomerInput.limit",
     {
      "from": "size"
     }
    ],
    [
     "getTenantsByCustomerInput.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "getTenantsByCustomerInput.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "getTenantsByCustomerInput.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "state"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "createdAt"
     }
    ]
   ],
   "optional": [
    "getTenantsByCustomerInput.sort"
   ],
   "read": {
    "rows": "AtsGetTenantsByCustomer.data",
    "total": "AtsGetTenantsByCustomer.pagination.totalItems"
   },
   "access": [
    "ats:viewTenantList"
   ]
  },
  "get": {
   "name": "AtsGetTenantById",
   "kind": "query",
   "text": "query AtsGetTenantById($getTenantByIdInput: AtsGetTenantByIdInput!) { AtsGetTenantById(getTenantByIdInput: $getTenantByIdInput) { _id atsName state externalTenantId customerName username clientId grantType issueTokenUrl baseUrl segmentCode isMasterCustomer requestStatusChangeEmail reportPredictionResultUrl reportApplicationUrl reviewsUrl assessmentApiUrl assessmentApiClientId credential extra secretsSet version failingSince pausedUntil } }",
   "vars": [
    [
     "getTenantByIdInput._id",
     {
      "from": "id"
     }
    ],
    [
     "getTenantByIdInput.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "getTenantByIdInput.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "getTenantByIdInput.hierarchyId",
     {
      "from": "scope",
      "path": "hierarchyId"
     }
    ]
   ],
   "read": {
    "record": "AtsGetTenantById"
   },
   "access": [
    "ats:viewTenant"
   ]
  },
  "create": {
   "name": "AtsCreateTenant",
   "kind": "mutation",
   "text": "mutation AtsCreateTenant($createTenantInput: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $createTenantInput) { _id atsName state externalTenantId customerName username clientId grantType issueTokenUrl baseUrl segmentCode isMasterCustomer requestStatusChangeEmail reportPredictionResultUrl reportApplicationUrl reviewsUrl assessmentApiUrl assessmentApiClientId credential extra secretsSet version failingSince pausedUntil } }",
   "vars": [
    [
     "createTenantInput.atsName",
     {
      "from": "form",
      "path": "atsName"
     }
    ],
    [
     "createTenantInput.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "createTenantInput.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "createTenantInput.hierarchyId",
     {
      "from": "scope",
      "path": "hierarchyId"
     }
    ],
    [
     "createTenantInput.externalTenantId",
     {
      "from": "form",
      "path": "externalTenantId"
     }
    ],
    [
     "createTenantInput.customerName",
     {
      "from": "form",
      "path": "customerName"
     }
    ],
    [
     "createTenantInput.credential",
     {
      "from": "form",
      "path": "credential"
     }
    ],
    [
     "createTenantInput.extra",
     {
      "from": "form",
      "path": "extra"
     }
    ],
    [
     "createTenantInput.username",
     {
      "from": "form",
      "path": "username"
     }
    ],
    [
     "createTenantInput.clientId",
     {
      "from": "form",
      "path": "clientId"
     }
    ],
    [
     "createTenantInput.grantType",
     {
      "from": "form",
      "path": "grantType"
     }
    ],
    [
     "createTenantInput.issueTokenUrl",
     {
      "from": "form",
      "path": "issueTokenUrl"
     }
    ],
    [
     "createTenantInput.baseUrl",
     {
      "from": "form",
      "path": "baseUrl"
     }
    ],
    [
     "createTenantInput.segmentCode",
     {
      "from": "form",
      "path": "segmentCode"
     }
    ],
    [
     "createTenantInput.isMasterCustomer",
     {
      "from": "form",
      "path": "isMasterCustomer"
     }
    ],
    [
     "createTenantInput.requestStatusChangeEmail",
     {
      "from": "form",
      "path": "requestStatusChangeEmail"
     }
    ],
    [
     "createTenantInput.reportPredictionResultUrl",
     {
      "from": "form",
      "path": "reportPredictionResultUrl"
     }
    ],
    [
     "createTenantInput.reportApplicationUrl",
     {
      "from": "form",
      "path": "reportApplicationUrl"
     }
    ],
    [
     "createTenantInput.reviewsUrl",
     {
      "from": "form",
      "path": "reviewsUrl"
     }
    ],
    [
     "createTenantInput.assessmentApiUrl",
     {
      "from": "form",
      "path": "assessmentApiUrl"
     }
    ],
    [
     "createTenantInput.assessmentApiClientId",
     {
      "from": "form",
      "path": "assessmentApiClientId"
     }
    ],
    [
     "createTenantInput.harvestApiToken",
     {
      "from": "form",
      "path": "harvestApiToken"
     }
    ],
    [
     "createTenantInput.password",
     {
      "from": "form",
      "path": "password"
     }
    ],
    [
     "createTenantInput.clientSecret",
     {
      "from": "form",
      "path": "clientSecret"
     }
    ],
    [
     "createTenantInput.apiUserApiKey",
     {
      "from": "form",
      "path": "apiUserApiKey"
     }
    ],
    [
     "createTenantInput.apiUserApiSecret",
     {
      "from": "form",
      "path": "apiUserApiSecret"
     }
    ],
    [
     "createTenantInput.assessmentApiClientSecret",
     {
      "from": "form",
      "path": "assessmentApiClientSecret"
     }
    ]
   ],
   "read": {
    "record": "AtsCreateTenant"
   },
   "idempotent": true,
   "access": [
    "ats:createTenant"
   ]
  },
  "update": {
   "name": "AtsUpdateTenant",
   "kind": "mutation",
   "text": "mutation AtsUpdateTenant($updateTenantInput: AtsUpdateTenantInput!) { AtsUpdateTenant(updateTenantInput: $updateTenantInput) { _id atsName state externalTenantId customerName username clientId grantType issueTokenUrl baseUrl segmentCode isMasterCustomer requestStatusChangeEmail reportPredictionResultUrl reportApplicationUrl reviewsUrl assessmentApiUrl assessmentApiClientId credential extra secretsSet version failingSince pausedUntil } }",
   "vars": [
    [
     "updateTenantInput._id",
     {
      "from": "id"
     }
    ],
    [
     "updateTenantInput.atsName",
     {
      "from": "form",
      "path": "atsName"
     }
    ],
    [
     "updateTenantInput.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "updateTenantInput.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "updateTenantInput.hierarchyId",
     {
      "from": "scope",
      "path": "hierarchyId"
     }
    ],
    [
     "updateTenantInput.externalTenantId",
     {
      "from": "form",
      "path": "externalTenantId"
     }
    ],
    [
     "updateTenantInput.customerName",
     {
      "from": "form",
      "path": "customerName"
     }
    ],
    [
     "updateTenantInput.credential",
     {
      "from": "form",
      "path": "credential"
     }
    ],
    [
     "updateTenantInput.extra",
     {
      "from": "form",
      "path": "extra"
     }
    ],
    [
     "updateTenantInput.username",
     {
      "from": "form",
      "path": "username"
     }
    ],
    [
     "updateTenantInput.clientId",
     {
      "from": "form",
      "path": "clientId"
     }
    ],
    [
     "updateTenantInput.grantType",
     {
      "from": "form",
      "path": "grantType"
     }
    ],
    [
     "updateTenantInput.issueTokenUrl",
     {
      "from": "form",
      "path": "issueTokenUrl"
     }
    ],
    [
     "updateTenantInput.baseUrl",
     {
      "from": "form",
      "path": "baseUrl"
     }
    ],
    [
     "updateTenantInput.segmentCode",
     {
      "from": "form",
      "path": "segmentCode"
     }
    ],
    [
     "updateTenantInput.isMasterCustomer",
     {
      "from": "form",
      "path": "isMasterCustomer"
     }
    ],
    [
     "updateTenantInput.requestStatusChangeEmail",
     {
      "from": "form",
      "path": "requestStatusChangeEmail"
     }
    ],
    [
     "updateTenantInput.reportPredictionResultUrl",
     {
      "from": "form",
      "path": "reportPredictionResultUrl"
     }
    ],
    [
     "updateTenantInput.reportApplicationUrl",
     {
      "from": "form",
      "path": "reportApplicationUrl"
     }
    ],
    [
     "updateTenantInput.reviewsUrl",
     {
      "from": "form",
      "path": "reviewsUrl"
     }
    ],
    [
     "updateTenantInput.assessmentApiUrl",
     {
      "from": "form",
      "path": "assessmentApiUrl"
     }
    ],
    [
     "updateTenantInput.assessmentApiClientId",
     {
      "from": "form",
      "path": "assessmentApiClientId"
     }
    ],
    [
     "updateTenantInput.harvestApiToken",
     {
      "from": "form",
      "path": "harvestApiToken"
     }
    ],
    [
     "updateTenantInput.password",
     {
      "from": "form",
      "path": "password"
     }
    ],
    [
     "updateTenantInput.clientSecret",
     {
      "from": "form",
      "path": "clientSecret"
     }
    ],
    [
     "updateTenantInput.apiUserApiKey",
     {
      "from": "form",
      "path": "apiUserApiKey"
     }
    ],
    [
     "updateTenantInput.apiUserApiSecret",
     {
      "from": "form",
      "path": "apiUserApiSecret"
     }
    ],
    [
     "updateTenantInput.assessmentApiClientSecret",
     {
      "from": "form",
      "path": "assessmentApiClientSecret"
     }
    ],
    [
     "updateTenantInput.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "AtsUpdateTenant"
   },
   "access": [
    "ats:editTenant"
   ]
  },
  "columns": [
   {
    "path": "atsName",
    "kind": "text",
    "sortBy": "atsName",
    "width": "40%",
    "primary": true
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "reach",
    "also": [
     "failingSince",
     "pausedUntil"
    ],
    "choices": 32
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   }
  ],
  "afterUpdate": "list",
  "version": "version",
  "details": [
   {
    "path": "atsName",
    "kind": "text"
   },
   {
    "path": "externalTenantId",
    "kind": "id"
   },
   {
    "path": "customerName",
    "kind": "text"
   },
   {
    "path": "username",
    "kind": "text"
   },
   {
    "path": "clientId",
    "kind": "text"
   },
   {
    "path": "grantType",
    "kind": "text"
   },
   {
    "path": "issueTokenUrl",
    "kind": "text"
   },
   {
    "path": "baseUrl",
    "kind": "text"
   },
   {
    "path": "segmentCode",
    "kind": "text"
   },
   {
    "path": "isMasterCustomer",
    "kind": "boolean"
   },
   {
    "path": "requestStatusChangeEmail",
    "kind": "text"
   },
   {
    "path": "reportPredictionResultUrl",
    "kind": "text"
   },
   {
    "path": "reportApplicationUrl",
    "kind": "text"
   },
   {
    "path": "reviewsUrl",
    "kind": "text"
   },
   {
    "path": "assessmentApiUrl",
    "kind": "text"
   },
   {
    "path": "assessmentApiClientId",
    "kind": "text"
   },
   {
    "path": "credential",
    "kind": "json"
   },
   {
    "path": "extra",
    "kind": "json"
   },
   {
    "path": "secretsSet",
    "kind": "json"
   },
   {
    "path": "version",
    "kind": "number"
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "reach",
    "also": [
     "failingSince",
     "pausedUntil"
    ],
    "choices": 32
   }
  ],
  "filters": [
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.ats-tenants.fields.createdAt"
   }
  ],
  "search": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "ats/createTenant",
   "update": "ats/updateTenant"
  },
  "actions": [
   {
    "name": "archive",
    "operation": {
     "name": "AtsDeleteTenantsByIds",
     "kind": "mutation",
     "text": "mutation AtsDeleteTenantsByIds($deleteTenantsByIdsInput: AtsDeleteTenantsByIdsInput!) { AtsDeleteTenantsByIds(deleteTenantsByIdsInput: $deleteTenantsByIdsInput) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "deleteTenantsByIdsInput._ids",
       {
        "from": "ids"
       }
      ],
      [
       "deleteTenantsByIdsInput.organizationId",
       {
        "from": "scope",
        "path": "organizationId"
       }
      ],
      [
       "deleteTenantsByIdsInput.customerId",
       {
        "from": "scope",
        "path": "customerId"
       }
      ],
      [
       "deleteTenantsByIdsInput.hierarchyId",
       {
        "from": "scope",
        "path": "hierarchyId"
       }
      ]
     ],
     "read": {
      "rows": "AtsDeleteTenantsByIds.data",
      "refused": "AtsDeleteTenantsByIds.refused"
     },
     "access": [
      "ats:deleteTenant"
     ]
    },
    "on": "selection",
    "icon": "Archive",
    "undo": "restore",
    "flag": "edgeTenantsEnabled"
   },
   {
    "name": "restore",
    "operation": {
     "name": "AtsRestoreTenantsByIds",
     "kind": "mutation",
     "text": "mutation AtsRestoreTenantsByIds($restoreTenantsByIdsInput: AtsDeleteTenantsByIdsInput!) { AtsRestoreTenantsByIds(restoreTenantsByIdsInput: $restoreTenantsByIdsInput) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "restoreTenantsByIdsInput._ids",
       {
        "from": "ids"
       }
      ],
      [
       "restoreTenantsByIdsInput.organizationId",
       {
        "from": "scope",
        "path": "organizationId"
       }
      ],
      [
       "restoreTenantsByIdsInput.customerId",
       {
        "from": "scope",
        "path": "customerId"
       }
      ],
      [
       "restoreTenantsByIdsInput.hierarchyId",
       {
        "from": "scope",
        "path": "hierarchyId"
       }
      ]
     ],
     "read": {
      "rows": "AtsRestoreTenantsByIds.data",
      "refused": "AtsRestoreTenantsByIds.refused"
     },
     "access": [
      "ats:deleteTenant"
     ]
    },
    "on": "undo",
    "flag": "edgeTenantsEnabled"
   },
   {
    "name": "resume",
    "operation": {
     "name": "AtsResumeTenant",
     "kind": "mutation",
     "text": "mutation AtsResumeTenant($resumeTenantInput: AtsTestTenantInput!) { AtsResumeTenant(resumeTenantInput: $resumeTenantInput) { _id atsName state externalTenantId customerName username clientId grantType issueTokenUrl baseUrl segmentCode isMasterCustomer requestStatusChangeEmail reportPredictionResultUrl reportApplicationUrl reviewsUrl assessmentApiUrl assessmentApiClientId credential extra secretsSet version failingSince pausedUntil } }",
     "vars": [
      [
       "resumeTenantInput._id",
       {
        "from": "id"
       }
      ],
      [
       "resumeTenantInput.organizationId",
       {
        "from": "scope",
        "path": "organizationId"
       }
      ],
      [
       "resumeTenantInput.customerId",
       {
        "from": "scope",
        "path": "customerId"
       }
      ],
      [
       "resumeTenantInput.hierarchyId",
       {
        "from": "scope",
        "path": "hierarchyId"
       }
      ]
     ],
     "read": {
      "record": "AtsResumeTenant"
     },
     "access": [
      "ats:editTenant"
     ]
    },
    "on": "record",
    "icon": "Replay",
    "when": [
     {
      "field": "state",
      "in": [
       "FAILING"
      ]
     }
    ]
   },
   {
    "name": "test",
    "operation": {
     "name": "AtsTestTenant",
     "kind": "mutation",
     "text": "mutation AtsTestTenant($testTenantInput: AtsTestTenantInput!) { AtsTestTenant(testTenantInput: $testTenantInput) { checks { item label ok result status } } }",
     "vars": [
      [
       "testTenantInput._id",
       {
        "from": "id"
       }
      ],
      [
       "testTenantInput.organizationId",
       {
        "from": "scope",
        "path": "organizationId"
       }
      ],
      [
       "testTenantInput.customerId",
       {
        "from": "scope",
        "path": "customerId"
       }
      ],
      [
       "testTenantInput.hierarchyId",
       {
        "from": "scope",
        "path": "hierarchyId"
       }
      ]
     ],
     "read": {
      "record": "AtsTestTenant"
     },
     "access": [
      "ats:editTenant"
     ]
    },
    "on": "record",
    "icon": "FactCheck",
    "dialog": "connectionTest"
   }
  ]
 },
 {
  "name": "webhooks",
  "type": "Webhook",
  "kind": "collection",
  "pager": "needed",
  "path": "settings/webhooks",
  "idField": "_id",
  "title": "name",
  "flags": {},
  "list": {
   "name": "CommonGetWebhookList",
   "kind": "query",
   "text": "query CommonGetWebhookList($filter: CommonGetWebhookListFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!) { CommonGetWebhookList(filter: $filter) { data { _id name state state @include(if: $with_0) failingSince @include(if: $with_0) pausedUntil @include(if: $with_0) stoppedAt @include(if: $with_0) url @include(if: $with_1) events @include(if: $with_2) createdAt @include(if: $with_3) } pagination { totalItems } } }",
   "vars": [
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
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "state"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "url"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "events"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "createdAt"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetWebhookList.data",
    "total": "CommonGetWebhookList.pagination.totalItems"
   },
   "access": [
    "apps:viewCustomerSetting"
   ]
  },
  "get": {
   "name": "CommonGetWebhook",
   "kind": "query",
   "text": "query CommonGetWebhook($filter: WebhookIdFilter!) { CommonGetWebhook(filter: $filter) { _id name state failingSince pausedUntil stoppedAt url events failures secretMadeAt previousSecretUntil createdAt updatedAt archivedAt version } }",
   "vars": [
    [
     "filter._id",
     {
      "from": "id"
     }
    ],
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
   ],
   "read": {
    "record": "CommonGetWebhook"
   },
   "access": [
    "apps:viewCustomerSetting"
   ]
  },
  "create": {
   "name": "CommonCreateWebhook",
   "kind": "mutation",
   "text": "mutation CommonCreateWebhook($input: CommonCreateWebhookInput!) { CommonCreateWebhook(input: $input) { _id name state failingSince pausedUntil stoppedAt url events failures secretMadeAt previousSecretUntil createdAt updatedAt archivedAt version secret } }",
   "vars": [
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
    ],
    [
     "input.name",
     {
      "from": "form",
      "path": "name"
     }
    ],
    [
     "input.url",
     {
      "from": "form",
      "path": "url"
     }
    ],
    [
     "input.events",
     {
      "from": "form",
      "path": "events"
     }
    ]
   ],
   "read": {
    "record": "CommonCreateWebhook"
   },
   "idempotent": true,
   "access": [
    "apps:editCustomerSetting"
   ]
  },
  "update": {
   "name": "CommonUpdateWebhook",
   "kind": "mutation",
   "text": "mutation CommonUpdateWebhook($input: CommonUpdateWebhookInput!) { CommonUpdateWebhook(input: $input) { _id name state failingSince pausedUntil stoppedAt url events failures secretMadeAt previousSecretUntil createdAt updatedAt archivedAt version } }",
   "vars": [
    [
     "input._id",
     {
      "from": "id"
     }
    ],
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
    ],
    [
     "input.name",
     {
      "from": "form",
      "path": "name"
     }
    ],
    [
     "input.url",
     {
      "from": "form",
      "path": "url"
     }
    ],
    [
     "input.events",
     {
      "from": "form",
      "path": "events"
     }
    ],
    [
     "input.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "CommonUpdateWebhook"
   },
   "access": [
    "apps:editCustomerSetting"
   ]
  },
  "columns": [
   {
    "path": "name",
    "kind": "text",
    "sortBy": "name",
    "width": "30%",
    "primary": true
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "reach",
    "also": [
     "failingSince",
     "pausedUntil",
     "stoppedAt"
    ],
    "choices": 33
   },
   {
    "path": "url",
    "kind": "text",
    "width": "35%"
   },
   {
    "path": "events",
    "kind": "choices",
    "widget": "choices",
    "hidden": true,
    "choices": 34
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   }
  ],
  "shownOnce": "secret",
  "version": "version",
  "details": [
   {
    "path": "state",
    "kind": "choice",
    "widget": "reach",
    "also": [
     "failingSince",
     "pausedUntil",
     "stoppedAt"
    ],
    "choices": 33
   },
   {
    "path": "url",
    "kind": "text"
   },
   {
    "path": "events",
    "kind": "choices",
    "widget": "choices",
    "choices": 34
   },
   {
    "path": "failures",
    "kind": "number"
   },
   {
    "path": "secretMadeAt",
    "kind": "dateTime"
   },
   {
    "path": "previousSecretUntil",
    "kind": "dateTime"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "kind": "dateTime"
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId"
   }
  ],
  "filters": [],
  "search": true,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "common/createWebhook",
   "update": "common/updateWebhook"
  },
  "actions": [
   {
    "name": "archive",
    "operation": {
     "name": "CommonArchiveWebhooks",
     "kind": "mutation",
     "text": "mutation CommonArchiveWebhooks($filter: WebhookIdsFilter!) { CommonArchiveWebhooks(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.webhookIds",
       {
        "from": "ids"
       }
      ],
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
     ],
     "read": {
      "rows": "CommonArchiveWebhooks.data",
      "refused": "CommonArchiveWebhooks.refused"
     },
     "access": [
      "apps:editCustomerSetting"
     ]
    },
    "on": "selection",
    "icon": "Archive",
    "undo": "restore"
   },
   {
    "name": "restore",
    "operation": {
     "name": "CommonRestoreWebhooks",
     "kind": "mutation",
     "text": "mutation CommonRestoreWebhooks($filter: WebhookIdsFilter!) { CommonRestoreWebhooks(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.webhookIds",
       {
        "from": "ids"
       }
      ],
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
     ],
     "read": {
      "rows": "CommonRestoreWebhooks.data",
      "refused": "CommonRestoreWebhooks.refused"
     },
     "access": [
      "apps:editCustomerSetting"
     ]
    },
    "on": "undo"
   },
   {
    "name": "test",
    "operation": {
     "name": "CommonTestWebhook",
     "kind": "mutation",
     "text": "mutation CommonTestWebhook($filter: WebhookIdFilter!) { CommonTestWebhook(filter: $filter) { checks { item label ok result status } } }",
     "vars": [
      [
       "filter._id",
       {
        "from": "id"
       }
      ],
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
     ],
     "read": {
      "record": "CommonTestWebhook"
     },
     "access": [
      "apps:editCustomerSetting"
     ]
    },
    "on": "record",
    "icon": "FactCheck",
    "dialog": "webhookTest"
   },
   {
    "name": "renew",
    "operation": {
     "name": "CommonRenewWebhookSecret",
     "kind": "mutation",
     "text": "mutation CommonRenewWebhookSecret($input: CommonRenewWebhookSecretInput!) { CommonRenewWebhookSecret(input: $input) { _id secret previousSecretUntil } }",
     "vars": [
      [
       "input._id",
       {
        "from": "id"
       }
      ],
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
     ],
     "read": {
      "record": "CommonRenewWebhookSecret"
     },
     "access": [
      "apps:editCustomerSetting"
     ]
    },
    "on": "record",
    "icon": "LockReset",
    "dialog": "rotateWebhookSecret"
   },
   {
    "name": "resume",
    "operation": {
     "name": "CommonResumeWebhook",
     "kind": "mutation",
     "text": "mutation CommonResumeWebhook($filter: WebhookIdFilter!) { CommonResumeWebhook(filter: $filter) { _id name state failingSince pausedUntil stoppedAt url events failures secretMadeAt previousSecretUntil createdAt updatedAt archivedAt version } }",
     "vars": [
      [
       "filter._id",
       {
        "from": "id"
       }
      ],
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
     ],
     "read": {
      "record": "CommonResumeWebhook"
     },
     "access": [
      "apps:editCustomerSetting"
     ]
    },
    "on": "record",
    "icon": "Replay",
    "when": [
     {
      "field": "state",
      "in": [
       "FAILING",
       "OFF"
      ]
     }
    ]
   }
  ],
  "edits": [
   "name",
   "url",
   "events"
  ]
 },
 {
  "name": "webhook-deliveries",
  "type": "WebhookDelivery",
  "kind": "collection",
  "parent": "webhooks",
  "path": "deliveries",
  "idField": "_id",
  "title": "event",
  "flags": {},
  "list": {
   "name": "CommonGetWebhookDeliveryList",
   "kind": "query",
   "text": "query CommonGetWebhookDeliveryList($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $filter: WebhookDeliveryFilter, $skip: Int, $limit: Int, $sort: WebhookDeliverySort, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!) { CommonGetWebhookDeliveryList(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, filter: $filter, skip: $skip, limit: $limit, sort: $sort) { data { _id event status @include(if: $with_0) createdAt @include(if: $with_1) requestCount @include(if: $with_2) lastStatus @include(if: $with_3) dueAt @include(if: $with_4) recordId @include(if: $with_5) sequence @include(if: $with_6) responses @include(if: $with_7) payload @include(if: $with_8) } pagination { totalItems } } }",
   "vars": [
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
    ],
    [
     "filter.webhookId",
     {
      "from": "parent",
      "path": "id"
     }
    ],
    [
     "filter.statuses",
     {
      "from": "filter",
      "path": "statuses"
     }
    ],
    [
     "filter.events",
     {
      "from": "filter",
      "path": "events"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "limit",
     {
      "from": "size"
     }
    ],
    [
     "sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "status"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "requestCount"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "lastStatus"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "dueAt"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "recordId"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "sequence"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "responses"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "payload"
     }
    ]
   ],
   "optional": [
    "filter",
    "sort"
   ],
   "read": {
    "rows": "CommonGetWebhookDeliveryList.data",
    "total": "CommonGetWebhookDeliveryList.pagination.totalItems"
   },
   "access": [
    "apps:viewCustomerSetting"
   ]
  },
  "facets": {
   "name": "CommonGetWebhookDeliveryList",
   "kind": "query",
   "text": "query CommonGetWebhookDeliveryList($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $filter: WebhookDeliveryFilter, $facets: [String!]!) { CommonGetWebhookDeliveryList(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, filter: $filter) { facets(fields: $facets) { field values { value count } } } }",
   "vars": [
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
    ],
    [
     "filter.webhookId",
     {
      "from": "parent",
      "path": "id"
     }
    ],
    [
     "filter.statuses",
     {
      "from": "filter",
      "path": "statuses"
     }
    ],
    [
     "filter.events",
     {
      "from": "filter",
      "path": "events"
     }
    ],
    [
     "filter.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "facets",
     {
      "from": "facets"
     }
    ]
   ],
   "optional": [
    "filter",
    "sort"
   ],
   "read": {
    "rows": "CommonGetWebhookDeliveryList.facets"
   },
   "access": [
    "apps:viewCustomerSetting"
   ]
  },
  "columns": [
   {
    "path": "event",
    "kind": "choice",
    "width": "240px",
    "primary": true,
    "choices": 34
   },
   {
    "path": "status",
    "kind": "choice",
    "widget": "status",
    "width": "150px",
    "choices": 35
   },
   {
    "path": "createdAt",
    "kind": "date",
    "widget": "moment",
    "sortBy": "createdAt",
    "width": "190px"
   },
   {
    "path": "requestCount",
    "kind": "number",
    "width": "110px"
   },
   {
    "path": "lastStatus",
    "kind": "number",
    "width": "120px"
   },
   {
    "path": "dueAt",
    "kind": "dateTime",
    "width": "180px",
    "hidden": true
   },
   {
    "path": "recordId",
    "kind": "id",
    "widget": "copyId",
    "width": "230px"
   },
   {
    "path": "sequence",
    "kind": "number",
    "width": "120px",
    "hidden": true
   },
   {
    "path": "responses",
    "kind": "json",
    "widget": "json",
    "width": "220px",
    "hidden": true
   },
   {
    "path": "payload",
    "kind": "json",
    "width": "200px",
    "hidden": true
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "width": "230px",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "event",
    "kind": "choice",
    "width": "240px",
    "primary": true,
    "choices": 34
   },
   {
    "path": "status",
    "kind": "choice",
    "widget": "status",
    "width": "150px",
    "choices": 35
   },
   {
    "path": "createdAt",
    "kind": "dateTime",
    "widget": "moment",
    "width": "190px"
   },
   {
    "path": "requestCount",
    "kind": "number",
    "width": "110px"
   },
   {
    "path": "lastStatus",
    "kind": "number",
    "width": "120px"
   },
   {
    "path": "dueAt",
    "kind": "dateTime",
    "width": "180px",
    "hidden": true
   },
   {
    "path": "recordId",
    "kind": "id",
    "widget": "copyId",
    "width": "230px"
   },
   {
    "path": "sequence",
    "kind": "number",
    "width": "120px",
    "hidden": true
   },
   {
    "path": "responses",
    "kind": "json",
    "widget": "json",
    "width": "220px",
    "hidden": true
   },
   {
    "path": "payload",
    "kind": "json",
    "width": "200px",
    "hidden": true
   },
   {
    "path": "_id",
    "kind": "id",
    "widget": "copyId",
    "width": "230px",
    "hidden": true
   }
  ],
  "filters": [
   {
    "name": "statuses",
    "kind": "choices",
    "facet": true,
    "choices": 35
   },
   {
    "name": "events",
    "kind": "choices",
    "facet": true,
    "choices": 34
   },
   {
    "name": "createdAt",
    "kind": "dateTime",
    "widget": "dateSpan",
    "parts": [
     "gte",
     "lte"
    ],
    "label": "resources.webhook-deliveries.fields.createdAt"
   }
  ],
  "search": false,
  "finds": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {},
  "actions": [
   {
    "name": "repeat",
    "operation": {
     "name": "CommonSendWebhooksAgain",
     "kind": "mutation",
     "text": "mutation CommonSendWebhooksAgain($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $webhookDeliveryIds: [ID!]!, $matching: MatchingWebhookDeliveries) { CommonSendWebhooksAgain(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, webhookDeliveryIds: $webhookDeliveryIds, matching: $matching) { data { _id } refused { _id reason args } } }",
     "vars": [
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
      ],
      [
       "webhookDeliveryIds",
       {
        "from": "ids"
       }
      ],
      [
       "matching",
       {
        "from": "matching"
       }
      ]
     ],
     "read": {
      "rows": "CommonSendWebhooksAgain.data",
      "refused": "CommonSendWebhooksAgain.refused"
     },
     "access": [
      "apps:editCustomerSetting"
     ]
    },
    "on": "selection",
    "matching": "filter",
    "icon": "Replay"
   }
  ]
 },
 {
  "name": "api-keys",
  "type": "ApiKey",
  "kind": "collection",
  "pager": "needed",
  "path": "settings/api-keys",
  "idField": "_id",
  "title": "name",
  "flags": {},
  "list": {
   "name": "ORGGetApiKeys",
   "kind": "query",
   "text": "query ORGGetApiKeys($filter: ORGGetApiKeysFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!) { ORGGetApiKeys(filter: $filter) { data { _id name state groups @include(if: $with_0) { name _id archivedAt } departmentName @include(if: $with_1) expiresAt @include(if: $with_2) lastUsedAt @include(if: $with_3) createdByName @include(if: $with_4) createdAt @include(if: $with_5) prefix @include(if: $with_6) } pagination { totalItems } } }",
   "vars": [
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
     "filter.searchText",
     {
      "from": "search"
     }
    ],
    [
     "filter.states",
     {
      "from": "filter",
      "path": "states"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "groups.name"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "departmentName"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "expiresAt"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "lastUsedAt"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "createdByName"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "prefix"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "ORGGetApiKeys.data",
    "total": "ORGGetApiKeys.pagination.totalItems"
   },
   "access": [
    "org:viewUserList"
   ]
  },
  "get": {
   "name": "ORGGetApiKey",
   "kind": "query",
   "text": "query ORGGetApiKey($filter: ApiKeyIdFilter!) { ORGGetApiKey(filter: $filter) { _id name state prefix groups { name _id archivedAt } departmentName requestsPerMinute documents { name text } documentProblems expiresAt lastUsedAt previousUntil createdByName createdAt updatedAt revokedAt organizationId customerId hierarchyId version groupIds } }",
   "vars": [
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
     "filter._id",
     {
      "from": "id"
     }
    ]
   ],
   "read": {
    "record": "ORGGetApiKey"
   },
   "access": [
    "org:viewUser"
   ]
  },
  "create": {
   "name": "ORGCreateApiKey",
   "kind": "mutation",
   "text": "mutation ORGCreateApiKey($apiKey: ORGCreateApiKeyInput!) { ORGCreateApiKey(apiKey: $apiKey) { _id name state prefix groups { name _id archivedAt } departmentName requestsPerMinute documents { name text } documentProblems expiresAt lastUsedAt previousUntil createdByName createdAt updatedAt revokedAt organizationId customerId hierarchyId version groupIds secret } }",
   "vars": [
    [
     "apiKey.organizationId",
     {
      "from": "scope",
      "path": "organizationId"
     }
    ],
    [
     "apiKey.customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ],
    [
     "apiKey.hierarchyId",
     {
      "from": "form",
      "path": "hierarchyId"
     }
    ],
    [
     "apiKey.name",
     {
      "from": "form",
      "path": "name"
     }
    ],
    [
     "apiKey.groupIds",
     {
      "from": "form",
      "path": "groupIds"
     }
    ],
    [
     "apiKey.expiresAt",
     {
      "from": "form",
      "path": "expiresAt"
     }
    ],
    [
     "apiKey.requestsPerMinute",
     {
      "from": "form",
      "path": "requestsPerMinute"
     }
    ],
    [
     "apiKey.documents",
     {
      "from": "form",
      "path": "documents"
     }
    ]
   ],
   "read": {
    "record": "ORGCreateApiKey"
   },
   "idempotent": true,
   "access": [
    "org:createUser",
    "org:editGroupMembers"
   ]
  },
  "update": {
   "name": "ORGUpdateApiKey",
   "kind": "mutation",
   "text": "mutation ORGUpdateApiKey($filter: ApiKeyIdFilter!, $update: ORGUpdateApiKeyUpdate!) { ORGUpdateApiKey(filter: $filter, update: $update) { _id name state prefix groups { name _id archivedAt } departmentName requestsPerMinute documents { name text } documentProblems expiresAt lastUsedAt previousUntil createdByName createdAt updatedAt revokedAt organizationId customerId hierarchyId version groupIds } }",
   "vars": [
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
     "filter._id",
     {
      "from": "id"
     }
    ],
    [
     "update.name",
     {
      "from": "form",
      "path": "name"
     }
    ],
    [
     "update.groupIds",
     {
      "from": "form",
      "path": "groupIds"
     }
    ],
    [
     "update.expiresAt",
     {
      "from": "form",
      "path": "expiresAt"
     }
    ],
    [
     "update.requestsPerMinute",
     {
      "from": "form",
      "path": "requestsPerMinute"
     }
    ],
    [
     "update.documents",
     {
      "from": "form",
      "path": "documents"
     }
    ],
    [
     "update.expectedVersion",
     {
      "from": "record",
      "path": "version"
     }
    ]
   ],
   "read": {
    "record": "ORGUpdateApiKey"
   },
   "access": [
    "org:editUser",
    "org:editGroupMembers"
   ]
  },
  "columns": [
   {
    "path": "name",
    "kind": "text",
    "sortBy": "name",
    "width": "22%",
    "primary": true
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "status",
    "choices": 36
   },
   {
    "path": "groups.name",
    "kind": "text",
    "widget": "groups",
    "also": [
     "groups._id",
     "groups.archivedAt"
    ]
   },
   {
    "path": "departmentName",
    "kind": "text"
   },
   {
    "path": "expiresAt",
    "kind": "dateTime",
    "sortBy": "expiresAt"
   },
   {
    "path": "lastUsedAt",
    "kind": "dateTime",
    "sortBy": "lastUsedAt"
   },
   {
    "path": "createdByName",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "createdAt",
    "kind": "date",
    "sortBy": "createdAt",
    "hidden": true
   },
   {
    "path": "prefix",
    "kind": "text",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "shownOnce": "secret",
  "version": "version",
  "details": [
   {
    "path": "name",
    "kind": "text"
   },
   {
    "path": "state",
    "kind": "choice",
    "widget": "status",
    "choices": 36
   },
   {
    "path": "prefix",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "groups.name",
    "kind": "text",
    "widget": "groups",
    "also": [
     "groups._id",
     "groups.archivedAt"
    ]
   },
   {
    "path": "departmentName",
    "kind": "text"
   },
   {
    "path": "requestsPerMinute",
    "kind": "number"
   },
   {
    "path": "documents.name",
    "kind": "text"
   },
   {
    "path": "documentProblems",
    "kind": "json"
   },
   {
    "path": "expiresAt",
    "kind": "dateTime"
   },
   {
    "path": "lastUsedAt",
    "kind": "dateTime"
   },
   {
    "path": "previousUntil",
    "kind": "dateTime"
   },
   {
    "path": "createdByName",
    "kind": "text"
   },
   {
    "path": "createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "revokedAt",
    "kind": "dateTime"
   },
   {
    "path": "organizationId",
    "kind": "id",
    "widget": "copyId"
   },
   {
    "path": "customerId",
    "kind": "id",
    "widget": "copyId"
   },
   {
    "path": "hierarchyId",
    "kind": "id",
    "widget": "copyId"
   }
  ],
  "filters": [
   {
    "name": "states",
    "kind": "choices",
    "choices": 36
   }
  ],
  "search": true,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "create": "org/createApiKey",
   "update": "org/updateApiKey"
  },
  "actions": [
   {
    "name": "rotate",
    "operation": {
     "name": "ORGRotateApiKey",
     "kind": "mutation",
     "text": "mutation ORGRotateApiKey($filter: ApiKeyIdFilter!, $input: ORGRotateApiKeyInput!) { ORGRotateApiKey(filter: $filter, input: $input) { _id name state prefix groups { name _id archivedAt } departmentName requestsPerMinute documents { name text } documentProblems expiresAt lastUsedAt previousUntil createdByName createdAt updatedAt revokedAt organizationId customerId hierarchyId version groupIds } }",
     "vars": [
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
       "filter._id",
       {
        "from": "id"
       }
      ],
      [
       "input.overlapHours",
       {
        "from": "constant",
        "value": 1
       }
      ]
     ],
     "read": {
      "record": "ORGRotateApiKey"
     },
     "access": [
      "org:editUser",
      "org:editGroupMembers"
     ]
    },
    "on": "record",
    "icon": "LockReset",
    "dialog": "rotateKey",
    "when": [
     {
      "field": "state",
      "not": [
       "REVOKED"
      ]
     }
    ]
   },
   {
    "name": "revoke",
    "operation": {
     "name": "ORGRevokeApiKeys",
     "kind": "mutation",
     "text": "mutation ORGRevokeApiKeys($filter: ApiKeyIdsFilter!) { ORGRevokeApiKeys(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
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
       "filter.apiKeyIds",
       {
        "from": "ids"
       }
      ]
     ],
     "read": {
      "rows": "ORGRevokeApiKeys.data",
      "refused": "ORGRevokeApiKeys.refused"
     },
     "access": [
      "org:archiveUser"
     ]
    },
    "on": "selection",
    "confirm": true
   }
  ],
  "edits": [
   "name",
   "groupIds",
   "expiresAt",
   "requestsPerMinute"
  ]
 },
 {
  "name": "account",
  "type": "Me",
  "kind": "settings",
  "tabs": [
   "own-profile",
   "own-password",
   "own-factors",
   "own-sessions",
   "mailed-views"
  ],
  "absent": "null",
  "path": "account",
  "idField": "_id",
  "title": "firstName lastName",
  "menu": {
   "group": "user",
   "icon": "Person"
  },
  "flags": {},
  "get": {
   "name": "AuthMe",
   "kind": "query",
   "text": "query AuthMe($customerId: ID) { AuthMe(customerId: $customerId) { _id firstName lastName archivedAt } }",
   "vars": [
    [
     "customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ]
   ],
   "read": {
    "record": "AuthMe"
   },
   "access": "session"
  },
  "columns": [],
  "details": [],
  "filters": [],
  "search": false,
  "archive": false,
  "forms": {},
  "actions": []
 },
 {
  "name": "own-profile",
  "type": "Me",
  "kind": "settings",
  "absent": "null",
  "layout": "ownProfile",
  "path": "account/profile",
  "idField": "_id",
  "title": "firstName lastName",
  "flags": {},
  "get": {
   "name": "AuthMe",
   "kind": "query",
   "text": "query AuthMe($customerId: ID) { AuthMe(customerId: $customerId) { _id firstName lastName email archivedAt phoneNumber } }",
   "vars": [
    [
     "customerId",
     {
      "from": "scope",
      "path": "customerId"
     }
    ]
   ],
   "read": {
    "record": "AuthMe"
   },
   "access": "session"
  },
  "update": {
   "name": "AuthUpdateProfile",
   "kind": "mutation",
   "text": "mutation AuthUpdateProfile($input: AuthUpdateProfileInput!) { AuthUpdateProfile(input: $input) { _id firstName lastName email archivedAt phoneNumber } }",
   "vars": [
    [
     "input.firstName",
     {
      "from": "form",
      "path": "firstName"
     }
    ],
    [
     "input.lastName",
     {
      "from": "form",
      "path": "lastName"
     }
    ],
    [
     "input.phoneNumber",
     {
      "from": "form",
      "path": "phoneNumber"
     }
    ]
   ],
   "read": {
    "record": "AuthUpdateProfile"
   },
   "access": "session"
  },
  "columns": [],
  "details": [
   {
    "path": "email",
    "kind": "text"
   }
  ],
  "filters": [],
  "search": false,
  "live": "record",
  "archive": false,
  "forms": {
   "update": "auth/updateProfile"
  },
  "actions": []
 },
 {
  "name": "own-password",
  "type": "OwnPassword",
  "kind": "settings",
  "absent": "null",
  "banner": {
   "field": "hasPassword",
   "tones": {
    "true": "info",
    "false": "info"
   }
  },
  "layout": "ownPassword",
  "path": "account/password",
  "idField": "_id",
  "title": "passwordUpdatedAt",
  "flags": {},
  "get": {
   "name": "AuthGetPassword",
   "kind": "query",
   "text": "query AuthGetPassword { AuthGetPassword { _id passwordUpdatedAt hasPassword } }",
   "vars": [],
   "read": {
    "record": "AuthGetPassword"
   },
   "access": "session"
  },
  "update": {
   "name": "AuthChangePassword",
   "kind": "mutation",
   "text": "mutation AuthChangePassword($input: AuthChangePasswordInput!) { AuthChangePassword(input: $input) { _id passwordUpdatedAt hasPassword } }",
   "vars": [
    [
     "input.currentPassword",
     {
      "from": "form",
      "path": "currentPassword"
     }
    ],
    [
     "input.newPassword",
     {
      "from": "form",
      "path": "newPassword"
     }
    ]
   ],
   "read": {
    "record": "AuthChangePassword"
   },
   "access": "session"
  },
  "columns": [],
  "details": [
   {
    "path": "passwordUpdatedAt",
    "kind": "dateTime"
   }
  ],
  "filters": [],
  "search": false,
  "live": "record",
  "archive": false,
  "forms": {
   "update": "auth/changePassword"
  },
  "actions": []
 },
 {
  "name": "own-factors",
  "type": "OwnFactor",
  "kind": "collection",
  "pager": "needed",
  "path": "account/factors",
  "idField": "_id",
  "title": "name",
  "flags": {},
  "list": {
   "name": "AuthGetFactors",
   "kind": "query",
   "text": "query AuthGetFactors($skip: Int, $limit: Int, $sort: OwnSessionSort, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!) { AuthGetFactors(skip: $skip, limit: $limit, sort: $sort) { data { _id name kind left @include(if: $with_0) lastUsedAt @include(if: $with_1) createdAt @include(if: $with_2) } pagination { totalItems } } }",
   "vars": [
    [
     "skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "limit",
     {
      "from": "size"
     }
    ],
    [
     "sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "left"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "lastUsedAt"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "createdAt"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "rows": "AuthGetFactors.data",
    "total": "AuthGetFactors.pagination.totalItems"
   },
   "access": "session"
  },
  "get": {
   "name": "AuthGetFactor",
   "kind": "query",
   "text": "query AuthGetFactor($factorId: ID!) { AuthGetFactor(factorId: $factorId) { _id name kind left lastUsedAt createdAt } }",
   "vars": [
    [
     "factorId",
     {
      "from": "id"
     }
    ]
   ],
   "read": {
    "record": "AuthGetFactor"
   },
   "access": "session"
  },
  "columns": [
   {
    "path": "kind",
    "kind": "choice",
    "width": "26%",
    "primary": true,
    "choices": 37
   },
   {
    "path": "name",
    "kind": "text"
   },
   {
    "path": "left",
    "kind": "number"
   },
   {
    "path": "lastUsedAt",
    "kind": "dateTime",
    "widget": "dateTime",
    "sortBy": "lastUsedAt"
   },
   {
    "path": "createdAt",
    "kind": "date",
    "widget": "dateTime",
    "sortBy": "createdAt"
   }
  ],
  "details": [
   {
    "path": "kind",
    "kind": "choice",
    "width": "26%",
    "primary": true,
    "choices": 37
   },
   {
    "path": "name",
    "kind": "text"
   },
   {
    "path": "left",
    "kind": "number"
   },
   {
    "path": "lastUsedAt",
    "kind": "dateTime",
    "widget": "dateTime"
   },
   {
    "path": "createdAt",
    "kind": "dateTime",
    "widget": "dateTime"
   }
  ],
  "filters": [],
  "search": false,
  "finds": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "createdAt",
   "order": "ASC"
  },
  "forms": {},
  "actions": [
   {
    "name": "addPasskey",
    "operation": {
     "name": "AuthStartPasskey",
     "kind": "mutation",
     "text": "mutation AuthStartPasskey { AuthStartPasskey { options } }",
     "vars": [],
     "read": {
      "record": "AuthStartPasskey"
     },
     "idempotent": true,
     "access": "session"
    },
    "on": "list",
    "dialog": "addPasskey"
   },
   {
    "name": "addApp",
    "operation": {
     "name": "AuthStartApp",
     "kind": "mutation",
     "text": "mutation AuthStartApp { AuthStartApp { _id secret address } }",
     "vars": [],
     "read": {
      "record": "AuthStartApp"
     },
     "idempotent": true,
     "access": "session"
    },
    "on": "list",
    "dialog": "addApp"
   },
   {
    "name": "rename",
    "operation": {
     "name": "AuthRenameFactor",
     "kind": "mutation",
     "text": "mutation AuthRenameFactor($factorId: ID!, $name: String!) { AuthRenameFactor(factorId: $factorId, name: $name) { _id name kind left lastUsedAt createdAt } }",
     "vars": [
      [
       "factorId",
       {
        "from": "id"
       }
      ],
      [
       "name",
       {
        "from": "form",
        "path": "name"
       }
      ]
     ],
     "read": {
      "record": "AuthRenameFactor"
     },
     "access": "session"
    },
    "on": "record",
    "icon": "Edit",
    "form": "auth/renameFactor",
    "when": [
     {
      "field": "kind",
      "not": [
       "RECOVERY_CODES"
      ]
     }
    ]
   },
   {
    "name": "renewCodes",
    "operation": {
     "name": "AuthRenewRecoveryCodes",
     "kind": "mutation",
     "text": "mutation AuthRenewRecoveryCodes { AuthRenewRecoveryCodes { _id codes } }",
     "vars": [],
     "read": {
      "record": "AuthRenewRecoveryCodes"
     },
     "idempotent": true,
     "access": "session"
    },
    "on": "list",
    "icon": "Replay",
    "dialog": "renewCodes"
   },
   {
    "name": "remove",
    "operation": {
     "name": "AuthRemoveFactors",
     "kind": "mutation",
     "text": "mutation AuthRemoveFactors($factorIds: [ID!]!) { AuthRemoveFactors(factorIds: $factorIds) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "factorIds",
       {
        "from": "ids"
       }
      ]
     ],
     "read": {
      "rows": "AuthRemoveFactors.data",
      "refused": "AuthRemoveFactors.refused"
     },
     "access": "session"
    },
    "on": "selection",
    "confirm": true,
    "when": [
     {
      "field": "kind",
      "not": [
       "RECOVERY_CODES"
      ]
     }
    ]
   }
  ]
 },
 {
  "name": "own-sessions",
  "type": "OwnSession",
  "kind": "collection",
  "pager": "needed",
  "path": "account/sessions",
  "idField": "_id",
  "title": "browser system",
  "flags": {},
  "list": {
   "name": "AuthGetSessions",
   "kind": "query",
   "text": "query AuthGetSessions($skip: Int, $limit: Int, $sort: OwnSessionSort, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!) { AuthGetSessions(skip: $skip, limit: $limit, sort: $sort) { data { _id browser system isCurrent @include(if: $with_0) lastUsedAt @include(if: $with_1) createdAt @include(if: $with_2) endsAt @include(if: $with_3) address @include(if: $with_4) } pagination { totalItems } } }",
   "vars": [
    [
     "skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "limit",
     {
      "from": "size"
     }
    ],
    [
     "sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "isCurrent"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "lastUsedAt"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "endsAt"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "address"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "rows": "AuthGetSessions.data",
    "total": "AuthGetSessions.pagination.totalItems"
   },
   "access": "session"
  },
  "columns": [
   {
    "path": "browser",
    "kind": "text",
    "width": "20%",
    "primary": true
   },
   {
    "path": "system",
    "kind": "text"
   },
   {
    "path": "isCurrent",
    "kind": "boolean"
   },
   {
    "path": "lastUsedAt",
    "kind": "dateTime",
    "widget": "dateTime",
    "sortBy": "lastUsedAt"
   },
   {
    "path": "createdAt",
    "kind": "date",
    "widget": "dateTime",
    "sortBy": "createdAt"
   },
   {
    "path": "endsAt",
    "kind": "dateTime",
    "widget": "dateTime",
    "hidden": true
   },
   {
    "path": "address",
    "kind": "text"
   }
  ],
  "details": [
   {
    "path": "browser",
    "kind": "text",
    "width": "20%",
    "primary": true
   },
   {
    "path": "system",
    "kind": "text"
   },
   {
    "path": "isCurrent",
    "kind": "boolean"
   },
   {
    "path": "lastUsedAt",
    "kind": "dateTime",
    "widget": "dateTime"
   },
   {
    "path": "createdAt",
    "kind": "dateTime",
    "widget": "dateTime"
   },
   {
    "path": "endsAt",
    "kind": "dateTime",
    "widget": "dateTime",
    "hidden": true
   },
   {
    "path": "address",
    "kind": "text"
   }
  ],
  "filters": [],
  "search": false,
  "finds": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "lastUsedAt",
   "order": "DESC"
  },
  "forms": {},
  "actions": [
   {
    "name": "end",
    "operation": {
     "name": "AuthEndSessions",
     "kind": "mutation",
     "text": "mutation AuthEndSessions($sessionIds: [ID!]!) { AuthEndSessions(sessionIds: $sessionIds) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "sessionIds",
       {
        "from": "ids"
       }
      ]
     ],
     "read": {
      "rows": "AuthEndSessions.data",
      "refused": "AuthEndSessions.refused"
     },
     "access": "session"
    },
    "on": "selection",
    "icon": "Logout"
   },
   {
    "name": "disconnect",
    "operation": {
     "name": "AuthEndOtherSessions",
     "kind": "mutation",
     "text": "mutation AuthEndOtherSessions { AuthEndOtherSessions { data { _id } refused { _id reason args } } }",
     "vars": [],
     "read": {
      "rows": "AuthEndOtherSessions.data",
      "refused": "AuthEndOtherSessions.refused"
     },
     "idempotent": true,
     "access": "session"
    },
    "on": "list",
    "icon": "Logout",
    "confirm": true
   }
  ]
 },
 {
  "name": "user-sessions",
  "type": "UserSession",
  "kind": "collection",
  "parent": "users",
  "path": "sessions",
  "idField": "_id",
  "title": "browser system",
  "flags": {},
  "list": {
   "name": "AuthGetUserSessions",
   "kind": "query",
   "text": "query AuthGetUserSessions($filter: AuthGetUserSessionsFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!) { AuthGetUserSessions(filter: $filter) { data { _id browser system lastUsedAt @include(if: $with_0) createdAt @include(if: $with_1) endsAt @include(if: $with_2) address @include(if: $with_3) } pagination { totalItems } } }",
   "vars": [
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
     "filter.userId",
     {
      "from": "parent",
      "path": "id"
     }
    ],
    [
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "lastUsedAt"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "createdAt"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "endsAt"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "address"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "AuthGetUserSessions.data",
    "total": "AuthGetUserSessions.pagination.totalItems"
   },
   "access": [
    "org:archiveUser"
   ]
  },
  "columns": [
   {
    "path": "browser",
    "kind": "text",
    "width": "20%",
    "primary": true
   },
   {
    "path": "system",
    "kind": "text"
   },
   {
    "path": "lastUsedAt",
    "kind": "dateTime",
    "widget": "dateTime",
    "sortBy": "lastUsedAt"
   },
   {
    "path": "createdAt",
    "kind": "date",
    "widget": "dateTime",
    "sortBy": "createdAt"
   },
   {
    "path": "endsAt",
    "kind": "dateTime",
    "widget": "dateTime"
   },
   {
    "path": "address",
    "kind": "text"
   }
  ],
  "details": [
   {
    "path": "browser",
    "kind": "text",
    "width": "20%",
    "primary": true
   },
   {
    "path": "system",
    "kind": "text"
   },
   {
    "path": "lastUsedAt",
    "kind": "dateTime",
    "widget": "dateTime"
   },
   {
    "path": "createdAt",
    "kind": "dateTime",
    "widget": "dateTime"
   },
   {
    "path": "endsAt",
    "kind": "dateTime",
    "widget": "dateTime"
   },
   {
    "path": "address",
    "kind": "text"
   }
  ],
  "filters": [],
  "search": false,
  "finds": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "lastUsedAt",
   "order": "DESC"
  },
  "forms": {},
  "actions": [
   {
    "name": "end",
    "operation": {
     "name": "AuthEndUserSessions",
     "kind": "mutation",
     "text": "mutation AuthEndUserSessions($input: AuthEndUserSessionsInput!) { AuthEndUserSessions(input: $input) { data { _id } refused { _id reason args } } }",
     "vars": [
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
       "input.userId",
       {
        "from": "parent",
        "path": "id"
       }
      ],
      [
       "input.sessionIds",
       {
        "from": "ids"
       }
      ]
     ],
     "read": {
      "rows": "AuthEndUserSessions.data",
      "refused": "AuthEndUserSessions.refused"
     },
     "access": [
      "org:archiveUser"
     ]
    },
    "on": "selection",
    "icon": "Logout"
   },
   {
    "name": "disconnect",
    "operation": {
     "name": "AuthEndUserSessions",
     "kind": "mutation",
     "text": "mutation AuthEndUserSessions($input: AuthEndUserSessionsInput!) { AuthEndUserSessions(input: $input) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "input",
       {
        "from": "constant",
        "value": {}
       }
      ],
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
       "input.userId",
       {
        "from": "parent",
        "path": "id"
       }
      ]
     ],
     "read": {
      "rows": "AuthEndUserSessions.data",
      "refused": "AuthEndUserSessions.refused"
     },
     "idempotent": true,
     "access": [
      "org:archiveUser"
     ]
    },
    "on": "list",
    "icon": "Logout",
    "confirm": true
   }
  ]
 },
 {
  "name": "mailed-views",
  "type": "ViewMail",
  "kind": "collection",
  "pager": "needed",
  "path": "account/view-emails",
  "idField": "_id",
  "title": "viewName",
  "flags": {},
  "list": {
   "name": "CommonGetViewMailList",
   "kind": "query",
   "text": "query CommonGetViewMailList($filter: CommonGetViewMailListFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!) { CommonGetViewMailList(filter: $filter) { data { _id viewName frequency @include(if: $with_0) weekday @include(if: $with_1) hour @include(if: $with_2) zone @include(if: $with_3) onlyChanged @include(if: $with_4) nextAt @include(if: $with_5) lastSentAt @include(if: $with_6) pausedBecause @include(if: $with_7) createdAt @include(if: $with_8) } pagination { totalItems } } }",
   "vars": [
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
     "filter.skip",
     {
      "from": "page",
      "base": 0
     }
    ],
    [
     "filter.limit",
     {
      "from": "size"
     }
    ],
    [
     "filter.sort.fieldName",
     {
      "from": "sort",
      "part": "field"
     }
    ],
    [
     "filter.sort.order",
     {
      "from": "sort",
      "part": "order"
     }
    ],
    [
     "with_0",
     {
      "from": "column",
      "path": "frequency"
     }
    ],
    [
     "with_1",
     {
      "from": "column",
      "path": "weekday"
     }
    ],
    [
     "with_2",
     {
      "from": "column",
      "path": "hour"
     }
    ],
    [
     "with_3",
     {
      "from": "column",
      "path": "zone"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "onlyChanged"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "nextAt"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "lastSentAt"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "pausedBecause"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "createdAt"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "rows": "CommonGetViewMailList.data",
    "total": "CommonGetViewMailList.pagination.totalItems"
   },
   "access": [
    "edge:access"
   ]
  },
  "columns": [
   {
    "path": "viewName",
    "kind": "text",
    "sortBy": "viewName",
    "width": "24%",
    "primary": true
   },
   {
    "path": "frequency",
    "kind": "choice",
    "choices": 38
   },
   {
    "path": "weekday",
    "kind": "number",
    "hidden": true
   },
   {
    "path": "hour",
    "kind": "number"
   },
   {
    "path": "zone",
    "kind": "text"
   },
   {
    "path": "onlyChanged",
    "kind": "boolean",
    "hidden": true
   },
   {
    "path": "nextAt",
    "kind": "dateTime",
    "widget": "dateTime"
   },
   {
    "path": "lastSentAt",
    "kind": "dateTime",
    "widget": "dateTime"
   },
   {
    "path": "pausedBecause",
    "kind": "choice",
    "choices": 39
   },
   {
    "path": "createdAt",
    "kind": "date",
    "widget": "dateTime",
    "sortBy": "createdAt",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "viewName",
    "kind": "text",
    "width": "24%",
    "primary": true
   },
   {
    "path": "frequency",
    "kind": "choice",
    "choices": 38
   },
   {
    "path": "weekday",
    "kind": "number",
    "hidden": true
   },
   {
    "path": "hour",
    "kind": "number"
   },
   {
    "path": "zone",
    "kind": "text"
   },
   {
    "path": "onlyChanged",
    "kind": "boolean",
    "hidden": true
   },
   {
    "path": "nextAt",
    "kind": "dateTime",
    "widget": "dateTime"
   },
   {
    "path": "lastSentAt",
    "kind": "dateTime",
    "widget": "dateTime"
   },
   {
    "path": "pausedBecause",
    "kind": "choice",
    "choices": 39
   },
   {
    "path": "createdAt",
    "kind": "dateTime",
    "widget": "dateTime",
    "hidden": true
   }
  ],
  "filters": [],
  "search": false,
  "finds": false,
  "live": "rows",
  "archive": false,
  "sort": {
   "field": "viewName",
   "order": "ASC"
  },
  "forms": {},
  "actions": [
   {
    "name": "resume",
    "operation": {
     "name": "CommonResumeViewMails",
     "kind": "mutation",
     "text": "mutation CommonResumeViewMails($filter: ViewMailIdsFilter!) { CommonResumeViewMails(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.viewMailIds",
       {
        "from": "ids"
       }
      ],
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
     ],
     "read": {
      "rows": "CommonResumeViewMails.data",
      "refused": "CommonResumeViewMails.refused"
     },
     "access": [
      "common:export"
     ]
    },
    "on": "selection",
    "icon": "Replay"
   },
   {
    "name": "stop",
    "operation": {
     "name": "CommonUnsubscribeFromViews",
     "kind": "mutation",
     "text": "mutation CommonUnsubscribeFromViews($filter: ViewMailIdsFilter!) { CommonUnsubscribeFromViews(filter: $filter) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "filter.viewMailIds",
       {
        "from": "ids"
       }
      ],
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
     ],
     "read": {
      "rows": "CommonUnsubscribeFromViews.data",
      "refused": "CommonUnsubscribeFromViews.refused"
     },
     "access": [
      "edge:access"
     ]
    },
    "on": "selection",
    "icon": "Logout"
   }
  ]
 }
], [
 "enums.ApplicationStatus. APPS_APPLICATION_NEW APPS_APPLICATION_LONGLISTED APPS_APPLICATION_SHORTLISTED APPS_APPLICATION_INTERVIEW APPS_APPLICATION_DECLINED APPS_APPLICATION_OFFERED APPS_APPLICATION_HIRED APPS_APPLICATION_WITHDRAWN",
 "enums.Recommendation. YES MAYBE NO",
 "resources.applications.choices.work. TO_REVIEW WAITING",
 "enums.InterviewStatus. INVITED SCHEDULED CANCELLED",
 "enums.StageLanguage. en-US en-GB da nl fr fi de it es sv nb",
 "enums.UserActivity. ACTIVATED UNACTIVATED",
 "enums.UserType. HIRING_MANAGER RECRUITER CUSTOMER_ADMIN PROVIDER_STAFF",
 "enums.AccessReach. CUSTOMER SUBTREE DEPARTMENT",
 "regions. ap-southeast-2 eu-west-1 us-east-1",
 "enums.NotificationEvent. ORG_USER_CREATE_COMPLETED EDGE_USER_EMAIL_MFA_CODE EDGE_USER_RESEND_MFA_CODE EDGE_USER_RESET_PASSWORD TI_PDF_REQUESTED FI_INVITED FI_PII_COMPLETED FI_IN_PROGRESS FI_COMPLETED FI_ASSESSMENT_LINK_RESENT FI_NOT_STARTED_FIRST_REMINDER FI_NOT_STARTED_SECOND_REMINDER FI_NOT_COMPLETED_FIRST_REMINDER FI_NOT_COMPLETED_SECOND_REMINDER SI_INVITED SI_PII_COMPLETED SI_IN_PROGRESS SI_COMPLETED SI_ASSESSMENT_LINK_RESENT SI_NOT_STARTED_FIRST_REMINDER SI_NOT_STARTED_SECOND_REMINDER SI_NOT_COMPLETED_FIRST_REMINDER SI_NOT_COMPLETED_SECOND_REMINDER MI_PREDICTION_COMPLETED_SUCCESS MI_PREDICTION_COMPLETED_SHORT MI_PREDICTION_COMPLETED_GARBAGE MI_PREDICTION_COMPLETED_SELF_REPEATER MI_PREDICTION_COMPLETED_NON_ENGLISH MI_REPORT APPS_APPLICATION_STATUS_DECLINED LI_SCHEDULER_SCHEDULED LI_SCHEDULER_UPDATED LI_SCHEDULER_CANCELLED LI_INTERVIEWER_SCHEDULED LI_INTERVIEWER_UPDATED LI_INTERVIEWER_CANCELLED LI_INTERVIEWER_RUNSHEET_REMINDER LI_CANDIDATE_INVITATION LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER LI_CANDIDATE_SCHEDULED LI_CANDIDATE_UPCOMING_REMINDER LI_CANDIDATE_CANCELLED NOTIF_SMS_CREDITS",
 "enums.NotificationChannel. EMAIL SMS",
 "enums.TemplateLanguage. en-US da nl fr fi de it es sv nb",
 "enums.MessageTextState. PLATFORM OWN PROVIDER",
 "enums.UserProvisionMode. In-time Before",
 "enums.ScimTokenState. ACTIVE EXPIRED REVOKED",
 "enums.SsoDomainState. WAITING VERIFIED LOST",
 "enums.SsoDomainProblem. NO_RECORD WRONG_VALUE DNS_FAILED TAKEN",
 "enums.AuditOperation. AuthAccountLocked AuthCodeFailed AuthSignInFailed AppsArchiveVacanciesByExternalVacancyIds AppsArchiveWorkflowSet AppsArchiveWorkflows AppsCreateCustomerSetting AppsCreateVacancy AppsCreateWorkflow AppsCreateWorkflowSet AppsDeleteApplicationNote AppsExportCandidate AppsDeleteCandidateById AppsMarkAssessmentViewed AppsMoveApplication AppsPurgeApplicationCandidate AppsPurgeByRetention AppsResendApplicationAssessmentLink AppsResendApplicationMiReport AppsRestoreVacanciesByExternalVacancyIds AppsRestoreWorkflowSet AppsRestoreWorkflows AppsSaveApplicationNote AppsUpdateApplicationCandidate AppsUpdateApplicationStatus AppsUpdateCustomerSetting AppsUpdateDeclineReasons AppsUpdateSMSNotificationSettings AppsUpdateVacancyByExternalVacancyId AppsUpdateVacancyById AppsUpdateWorkflow AppsUpdateWorkflowSet AtsCreateTenant AtsDeleteTenantsByIds AtsRestoreTenantsByIds AtsRetryRequest AtsRetryRequests AtsResumeTenant AtsTestTenant AtsUpdateTenant AuthChangePassword AuthAddApp AuthAddPasskey AuthConfirm AuthMailConfirmation AuthPasskeyLogin AuthRemoveFactors AuthRenameFactor AuthRenewRecoveryCodes AuthResetFactors AuthUpdateSignInRules AuthEmailLogin AuthEndOtherSessions AuthEndSessions AuthEndUserSessions AuthEndCustomerSessions AuthSessionReused AuthForgetPassword AuthLogout AuthMfaLogin AuthResendMfaCode AuthResetPassword AuthUnlockUser AuthUpdateProfile CommonCreatePolicy CommonDeleteViews CommonInviteCandidate CommonSaveView CommonSubscribeToView CommonUnsubscribeFromViews CommonResumeViewMails CommonSetDefaultView CommonStartExport CommonArchiveWebhooks CommonCreateWebhook CommonRenewWebhookSecret CommonRestoreWebhooks CommonResumeWebhook CommonSendWebhooksAgain CommonStopWebhook CommonTestWebhook CommonUpdateWebhook CommonUndoHold CommonUpdatePermissionTabPolicies CommonUpdatePolicy CommonUpdatePolicyV2 CommonRestorePolicyVersion FIAddBranding FIEditBranding FIUploadLogo IDPAuthSSOLogin IDPCompleteSSOStep IDPConfirmSSOStep IDPCreateSSOConfig IDPCreateScimToken IDPCreateSsoDomain IDPDeleteSsoDomains IDPVerifySsoDomain IDPRefuseSSOLogin IDPRenewSSOCertificates IDPRevokeScimTokens IDPStartSSOTest IDPAddSSOKey IDPUseNextSSOKey IDPEndSSOSessions IDPUpdateSSOConfig IDPUpdateScimToken CommonRunBackgroundJobs CommonTryDeadLettersAgain NotifAllowAddresses NotifCreateEmailDomain NotifPurchaseSMSCreditsByCustomerId NotifRetryDkimVerification NotifSuppressAddresses NotifUpdateEmailDomainSetting NotifUpdateNotificationSettingsV2 NotifRestoreMessageText NotifSaveMessageText NotifSendTestMail NotifSendTestText ORGArchiveCustomers ORGArchiveGroup ORGArchiveGroups ORGArchiveOrganizations ORGArchiveUser ORGArchiveUsers ORGCreateApiKey ORGCreateCustomer ORGCreateEndUser ORGCreateGroup ORGCreateOrganization ORGGroupAddUsers ORGGroupRemoveUsers ORGImportUsers ORGRestoreCustomers ORGRestoreGroups ORGRestoreOrganizations ORGRestoreUsers ORGRevokeApiKeys ORGRotateApiKey ORGUpdateGroup ORGUpdateApiKey ORGUpdateHierarchies ORGUpdateUser",
 "enums.SecurityOutcome. ALLOWED REFUSED FAILED",
 "enums.SecurityReason. WRONG_PASSWORD WRONG_CODE TOO_MANY_TRIES REUSED_TOKEN CERTIFICATE AUDIENCE EXPIRED UNKNOWN_PERSON OTHER_ACCOUNT DISABLED ARCHIVED DENIED MALFORMED BREAK_GLASS SIGNATURE ISSUER UNREACHABLE SINGLE_SIGN_ON LAST_ADMINISTRATOR",
 "enums.SecurityKind. SIGN_IN LOCK SESSION PASSWORD FACTOR ACCOUNT ACCESS API_KEY SSO EXPORT",
 "enums.PlatformPartName. IDENTITY_STORE REGION_STORE MAIL_QUEUE TEXT_MESSAGE_QUEUE WEBHOOK_QUEUE ATS_QUEUE AUDIT_RELAY_QUEUE MAIL_SENDER TEXT_MESSAGE_SENDER WEBHOOK_SENDER ATS_SENDER SYSLOG_SENDER PROCESS",
 "enums.PlatformPartState. DOWN DEGRADED UNKNOWN HEALTHY UNUSED",
 "enums.BackgroundJobName. ATS_INVITATIONS ATS_REQUESTS AUDIT_CHAIN AUDIT_RELAY AUDIT_RETENTION CLEAN_UP DROP_OUTS EMAIL_DOMAINS FIGURES LARGE_TABLES MAILED_VIEWS REMINDERS RETENTION SSO_DOMAINS SSO_METADATA SYSLOG USER_SYNC",
 "enums.BackgroundJobState. FAILING RUNNING LATE WAITING",
 "enums.DeadLetterKind. MAIL TEXT_MESSAGE WEBHOOK ATS_REQUEST BACKGROUND_TASK",
 "enums.EmailEventType. Send Delivery Open Click Bounce Complaint",
 "enums.MessageFailure. NO_SUCH_ADDRESS NO_SUCH_DOMAIN MAILBOX_FULL REFUSED SENDER_REFUSED TOO_LARGE NOT_REACHED NO_SUCH_NUMBER PHONE_UNREACHABLE PHONE_BLOCKED SUPPRESSED NO_CREDITS UNKNOWN",
 "enums.SmsNotificationEvent. FI_PII_COMPLETED FI_IN_PROGRESS FI_COMPLETED FI_ASSESSMENT_LINK_RESENT FI_NOT_STARTED_FIRST_REMINDER FI_NOT_STARTED_SECOND_REMINDER FI_NOT_COMPLETED_FIRST_REMINDER FI_NOT_COMPLETED_SECOND_REMINDER SI_PII_COMPLETED SI_IN_PROGRESS SI_COMPLETED SI_ASSESSMENT_LINK_RESENT SI_NOT_STARTED_FIRST_REMINDER SI_NOT_STARTED_SECOND_REMINDER SI_NOT_COMPLETED_FIRST_REMINDER SI_NOT_COMPLETED_SECOND_REMINDER MI_PREDICTION_COMPLETED_SUCCESS MI_PREDICTION_COMPLETED_SHORT MI_PREDICTION_COMPLETED_GARBAGE MI_PREDICTION_COMPLETED_SELF_REPEATER MI_PREDICTION_COMPLETED_NON_ENGLISH MI_REPORT APPS_APPLICATION_STATUS_DECLINED LI_CANDIDATE_INVITATION LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER LI_CANDIDATE_SCHEDULED LI_CANDIDATE_UPCOMING_REMINDER LI_CANDIDATE_CANCELLED",
 "enums.SuppressionReason. BOUNCED COMPLAINED",
 "enums.AtsRequestStatus. ATS_REQUEST_STARTED ATS_REQUEST_FAILED ATS_REQUEST_COMPLETED ATS_REQUEST_IGNORED",
 "enums.ScimOutcome. ANSWERED REFUSED FAILED",
 "enums.AtsTenantState. ACTIVE FAILING",
 "enums.WebhookState. ACTIVE FAILING OFF",
 "enums.WebhookEvent. APPLICATION_CREATED APPLICATION_STARTED APPLICATION_COMPLETED APPLICATION_DROPPED_OUT APPLICATION_SCORED APPLICATION_MOVED APPLICATION_STATUS_CHANGED APPLICATION_HIRED CANDIDATE_ERASED VACANCY_CREATED VACANCY_ARCHIVED VACANCY_RESTORED USER_ADDED USER_ARCHIVED USER_RESTORED SECURITY_ENTRY WEBHOOK_TEST",
 "enums.WebhookDeliveryStatus. WAITING DELIVERED IGNORED FAILED",
 "enums.ApiKeyState. ACTIVE EXPIRED REVOKED",
 "enums.FactorKind. APP PASSKEY RECOVERY_CODES",
 "enums.ViewMailFrequency. DAILY WEEKLY",
 "enums.ViewMailPause. NO_RIGHT VIEW_GONE VIEW_MISFIT FAILED"
]);
