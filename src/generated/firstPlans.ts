// Written by codegen: what is there of the plans before the first list.
import type { Plan } from '../engine/plan/Plan.ts';
export const plans: Plan[] = [
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
   "access": [
    "datalake:viewDashboard"
   ],
   "text": "",
   "vars": [],
   "read": {}
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
  "name": "vacancies",
  "type": "Vacancy",
  "kind": "collection",
  "main": "vacancy-applications",
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
     "scope.organizationId"
    ],
    [
     "filter.customerId",
     "scope.customerId"
    ],
    [
     "filter.hierarchyId",
     "scope.hierarchyId"
    ],
    [
     "filter.hierarchyIdList",
     [
      "scope.hierarchyId"
     ]
    ],
    [
     "filter.isArchived",
     "archived"
    ],
    [
     "filter.skipEq",
     "page0"
    ],
    [
     "filter.limitEq",
     "size"
    ],
    [
     "filter.sort.fieldName",
     "sort.field"
    ],
    [
     "filter.sort.order",
     "sort.order"
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "with_0",
     "column.applicationCount"
    ],
    [
     "with_1",
     "column.managers.firstName"
    ],
    [
     "with_2",
     "column.createdAt"
    ],
    [
     "with_3",
     "column.archivedAt"
    ],
    [
     "with_4",
     "column.roleFamily.name"
    ],
    [
     "with_5",
     "column.location.address"
    ],
    [
     "with_6",
     "column.workflow.name"
    ],
    [
     "with_7",
     "column.updatedAt"
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
     "id"
    ],
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
     "scope.organizationId"
    ],
    [
     "input.customerId",
     "scope.customerId"
    ],
    [
     "input.hierarchyId",
     "form.hierarchyId"
    ],
    [
     "input.title",
     "form.title"
    ],
    [
     "input.description",
     "form.description"
    ],
    [
     "input.location",
     "form.location"
    ],
    [
     "input.roleFamily",
     "form.roleFamily"
    ],
    [
     "input.managers",
     {
      "join": {
       "form.hiringManagers": {
        "type": "HIRING_MANAGER"
       },
       "form.recruiters": {
        "type": "RECRUITER"
       }
      }
     }
    ],
    [
     "input.workflow",
     "form.workflow"
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
     "record.externalVacancyId"
    ],
    [
     "input.organizationId",
     "scope.organizationId"
    ],
    [
     "input.customerId",
     "scope.customerId"
    ],
    [
     "input.hierarchyId",
     "scope.hierarchyId"
    ],
    [
     "input.title",
     "form.title"
    ],
    [
     "input.description",
     "form.description"
    ],
    [
     "input.roleFamily",
     "form.roleFamily"
    ],
    [
     "input.location",
     "form.location"
    ],
    [
     "input.hiringManagers",
     "form.hiringManagers"
    ],
    [
     "input.recruiters",
     "form.recruiters"
    ],
    [
     "input.expectedVersion",
     "record.version"
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
    "label": "resources.vacancies.fields.title",
    "kind": "text",
    "sortBy": "title",
    "width": "37%",
    "primary": true
   },
   {
    "path": "applicationCount",
    "label": "resources.vacancies.fields.applicationCount",
    "kind": "number",
    "width": "12%"
   },
   {
    "path": "managers.firstName",
    "label": "resources.vacancies.fields.managers_firstName",
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
    "label": "resources.vacancies.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "externalVacancyId",
    "label": "resources.vacancies.fields.externalVacancyId",
    "kind": "text",
    "sortBy": "externalVacancyId",
    "width": "16%"
   },
   {
    "path": "archivedAt",
    "label": "resources.vacancies.fields.archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   },
   {
    "path": "roleFamily.name",
    "label": "resources.vacancies.fields.roleFamily_name",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "location.address",
    "label": "resources.vacancies.fields.location_address",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "workflow.name",
    "label": "resources.vacancies.fields.workflow_name",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "updatedAt",
    "label": "resources.vacancies.fields.updatedAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "_id",
    "label": "resources.vacancies.fields._id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "version": "version",
  "details": [
   {
    "path": "title",
    "label": "resources.vacancies.fields.title",
    "kind": "text"
   },
   {
    "path": "managers.email",
    "label": "resources.vacancies.fields.managers_email",
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
    "label": "resources.vacancies.fields.location_address",
    "kind": "text",
    "also": [
     "location.coordinate.lat",
     "location.coordinate.lng"
    ]
   },
   {
    "path": "roleFamily.name",
    "label": "resources.vacancies.fields.roleFamily_name",
    "kind": "text"
   },
   {
    "path": "workflow._id",
    "label": "resources.vacancies.fields.workflow__id",
    "kind": "reference",
    "reference": "workflows"
   },
   {
    "path": "workflow.stages.assessmentPackageName",
    "label": "resources.vacancies.fields.workflow_stages_assessmentPackageName",
    "kind": "text",
    "widget": "stagePackages",
    "also": [
     "workflow.stages.name"
    ]
   },
   {
    "path": "externalVacancyId",
    "label": "resources.vacancies.fields.externalVacancyId",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "description",
    "label": "resources.vacancies.fields.description",
    "kind": "text",
    "widget": "multiline"
   },
   {
    "path": "genericAssessmentLinks.assessmentLink",
    "label": "resources.vacancies.fields.genericAssessmentLinks_assessmentLink",
    "kind": "text",
    "widget": "inviteLinks",
    "also": [
     "genericAssessmentLinks.stageId",
     "genericAssessmentLinks.assessmentPackageName"
    ]
   },
   {
    "path": "applicationCount",
    "label": "resources.vacancies.fields.applicationCount",
    "kind": "number"
   },
   {
    "path": "createdAt",
    "label": "resources.vacancies.fields.createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "label": "resources.vacancies.fields.updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "label": "resources.vacancies.fields.archivedAt",
    "kind": "dateTime"
   }
  ],
  "filters": [],
  "search": true,
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
       "scope.organizationId"
      ],
      [
       "customerId",
       "scope.customerId"
      ],
      [
       "hierarchyId",
       "scope.hierarchyId"
      ],
      [
       "externalVacancyIds",
       "records.externalVacancyId"
      ],
      [
       "matching",
       "matching"
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
       "scope.organizationId"
      ],
      [
       "customerId",
       "scope.customerId"
      ],
      [
       "hierarchyId",
       "scope.hierarchyId"
      ],
      [
       "externalVacancyIds",
       "records.externalVacancyId"
      ],
      [
       "matching",
       "matching"
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
  ]
 },
 {
  "name": "vacancy-applications",
  "type": "Application",
  "kind": "collection",
  "parent": "vacancies",
  "panel": "applicationId",
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
   "access": [
    "apps:viewApplicationList"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "facets": {
   "name": "AppsGetApplicationList",
   "kind": "query",
   "access": [
    "apps:viewApplicationList"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "get": {
   "name": "AppsGetApplicationById",
   "kind": "query",
   "access": [
    "apps:viewApplication"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "columns": [],
  "details": [],
  "filters": [],
  "search": true,
  "archive": false,
  "sort": {
   "field": "submittedAt",
   "order": "DESC"
  },
  "forms": {},
  "actions": []
 },
 {
  "name": "applications",
  "type": "Application",
  "kind": "collection",
  "panel": "applicationId",
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
   "access": [
    "apps:viewApplicationList"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "facets": {
   "name": "AppsGetApplicationList",
   "kind": "query",
   "access": [
    "apps:viewApplicationList"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "get": {
   "name": "AppsGetApplicationById",
   "kind": "query",
   "access": [
    "apps:viewApplication"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "columns": [],
  "details": [],
  "filters": [],
  "search": true,
  "archive": false,
  "sort": {
   "field": "createdAt",
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
     "scope.organizationId"
    ],
    [
     "customerId",
     "scope.customerId"
    ],
    [
     "hierarchyId",
     "scope.hierarchyId"
    ],
    [
     "workflowSetFilter.isArchived",
     "archived"
    ],
    [
     "workflowSetFilter.searchText",
     "search"
    ],
    [
     "skipEq",
     "page0"
    ],
    [
     "limitEq",
     "size"
    ],
    [
     "sort.fieldName",
     "sort.field"
    ],
    [
     "sort.order",
     "sort.order"
    ],
    [
     "with_0",
     "column.workflowOptions.workflowId"
    ],
    [
     "with_1",
     "column.createdAt"
    ],
    [
     "with_2",
     "column.description"
    ],
    [
     "with_3",
     "column.updatedAt"
    ],
    [
     "with_4",
     "column.archivedAt"
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
     "id"
    ],
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
     "scope.organizationId"
    ],
    [
     "customerId",
     "scope.customerId"
    ],
    [
     "hierarchyId",
     "scope.hierarchyId"
    ],
    [
     "name",
     "form.name"
    ],
    [
     "description",
     "form.description"
    ],
    [
     "workflowOptions",
     "form.workflowOptions"
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
     "id"
    ],
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
    ],
    [
     "name",
     "form.name"
    ],
    [
     "description",
     "form.description"
    ],
    [
     "workflowOptions",
     "form.workflowOptions"
    ],
    [
     "expectedVersion",
     "record.version"
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
    "label": "resources.workflow-sets.fields.name",
    "kind": "text",
    "sortBy": "name",
    "width": "40%",
    "primary": true
   },
   {
    "path": "workflowOptions.workflowId",
    "label": "resources.workflow-sets.fields.workflowOptions_workflowId",
    "kind": "id",
    "widget": "count",
    "sortBy": "workflowCount"
   },
   {
    "path": "createdAt",
    "label": "resources.workflow-sets.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "_id",
    "label": "resources.workflow-sets.fields._id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "description",
    "label": "resources.workflow-sets.fields.description",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "updatedAt",
    "label": "resources.workflow-sets.fields.updatedAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "archivedAt",
    "label": "resources.workflow-sets.fields.archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   }
  ],
  "expand": [
   {
    "path": "workflowOptions",
    "label": "resources.workflow-sets.fields.workflowOptions",
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
    "label": "resources.workflow-sets.fields.name",
    "kind": "text"
   },
   {
    "path": "description",
    "label": "resources.workflow-sets.fields.description",
    "kind": "text"
   },
   {
    "path": "workflowOptions",
    "label": "resources.workflow-sets.fields.workflowOptions",
    "kind": "json",
    "widget": "workflowOptions",
    "also": [
     "workflows"
    ]
   },
   {
    "path": "_id",
    "label": "resources.workflow-sets.fields._id",
    "kind": "id",
    "widget": "copyId"
   },
   {
    "path": "createdAt",
    "label": "resources.workflow-sets.fields.createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "label": "resources.workflow-sets.fields.updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "label": "resources.workflow-sets.fields.archivedAt",
    "kind": "dateTime"
   },
   {
    "path": "version",
    "label": "resources.workflow-sets.fields.version",
    "kind": "number"
   }
  ],
  "filters": [],
  "search": true,
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
       "scope.organizationId"
      ],
      [
       "customerId",
       "scope.customerId"
      ],
      [
       "hierarchyId",
       "scope.hierarchyId"
      ],
      [
       "workflowSetIds",
       "ids"
      ],
      [
       "matching",
       "matching"
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
       "scope.organizationId"
      ],
      [
       "customerId",
       "scope.customerId"
      ],
      [
       "hierarchyId",
       "scope.hierarchyId"
      ],
      [
       "workflowSetIds",
       "ids"
      ],
      [
       "matching",
       "matching"
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
  ]
 },
 {
  "name": "workflows",
  "type": "Workflow",
  "kind": "collection",
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
     "scope.organizationId"
    ],
    [
     "filter.customerId",
     "scope.customerId"
    ],
    [
     "filter.hierarchyId",
     "scope.hierarchyId"
    ],
    [
     "filter.isArchived",
     "archived"
    ],
    [
     "filter.skipEq",
     "page0"
    ],
    [
     "filter.limitEq",
     "size"
    ],
    [
     "filter.sort.fieldName",
     "sort.field"
    ],
    [
     "filter.sort.order",
     "sort.order"
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "with_0",
     "column.stages._id"
    ],
    [
     "with_1",
     "column.createdAt"
    ],
    [
     "with_2",
     "column.isDefault"
    ],
    [
     "with_3",
     "column.defaultLanguage"
    ],
    [
     "with_4",
     "column.updatedAt"
    ],
    [
     "with_5",
     "column.archivedAt"
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
     "id"
    ],
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
     "scope.organizationId"
    ],
    [
     "customerId",
     "scope.customerId"
    ],
    [
     "hierarchyId",
     "scope.hierarchyId"
    ],
    [
     "name",
     "form.name"
    ],
    [
     "stages",
     "form.stages"
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
     "scope.organizationId"
    ],
    [
     "customerId",
     "scope.customerId"
    ],
    [
     "hierarchyId",
     "scope.hierarchyId"
    ],
    [
     "updateWorkflowInput._id",
     "id"
    ],
    [
     "updateWorkflowInput.name",
     "form.name"
    ],
    [
     "updateWorkflowInput.stages",
     "form.stages"
    ],
    [
     "updateWorkflowInput.expectedVersion",
     "record.version"
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
    "label": "resources.workflows.fields.name",
    "kind": "text",
    "sortBy": "name",
    "width": "40%",
    "primary": true
   },
   {
    "path": "_id",
    "label": "resources.workflows.fields._id",
    "kind": "id",
    "widget": "copyId",
    "width": "26%"
   },
   {
    "path": "stages._id",
    "label": "resources.workflows.fields.stages__id",
    "kind": "id",
    "widget": "count",
    "sortBy": "stageCount"
   },
   {
    "path": "createdAt",
    "label": "resources.workflows.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "isDefault",
    "label": "resources.workflows.fields.isDefault",
    "kind": "boolean",
    "hidden": true
   },
   {
    "path": "defaultLanguage",
    "label": "resources.workflows.fields.defaultLanguage",
    "kind": "choice",
    "choices": [
     {
      "id": "en-US",
      "label": "enums.StageLanguage.en-US"
     },
     {
      "id": "en-GB",
      "label": "enums.StageLanguage.en-GB"
     },
     {
      "id": "da",
      "label": "enums.StageLanguage.da"
     },
     {
      "id": "nl",
      "label": "enums.StageLanguage.nl"
     },
     {
      "id": "fr",
      "label": "enums.StageLanguage.fr"
     },
     {
      "id": "fi",
      "label": "enums.StageLanguage.fi"
     },
     {
      "id": "de",
      "label": "enums.StageLanguage.de"
     },
     {
      "id": "it",
      "label": "enums.StageLanguage.it"
     },
     {
      "id": "es",
      "label": "enums.StageLanguage.es"
     },
     {
      "id": "sv",
      "label": "enums.StageLanguage.sv"
     },
     {
      "id": "nb",
      "label": "enums.StageLanguage.nb"
     }
    ],
    "hidden": true
   },
   {
    "path": "updatedAt",
    "label": "resources.workflows.fields.updatedAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "archivedAt",
    "label": "resources.workflows.fields.archivedAt",
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
    "label": "resources.workflows.fields.name",
    "kind": "text"
   },
   {
    "path": "customerId",
    "label": "resources.workflows.fields.customerId",
    "kind": "reference",
    "reference": "customers"
   },
   {
    "path": "stages._id",
    "label": "resources.workflows.fields.stages__id",
    "kind": "id",
    "widget": "count"
   },
   {
    "path": "createdAt",
    "label": "resources.workflows.fields.createdAt",
    "kind": "dateTime"
   },
   {
    "path": "_id",
    "label": "resources.workflows.fields._id",
    "kind": "id",
    "widget": "copyId"
   },
   {
    "path": "isDefault",
    "label": "resources.workflows.fields.isDefault",
    "kind": "boolean"
   },
   {
    "path": "updatedAt",
    "label": "resources.workflows.fields.updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "label": "resources.workflows.fields.archivedAt",
    "kind": "dateTime"
   },
   {
    "path": "version",
    "label": "resources.workflows.fields.version",
    "kind": "number"
   },
   {
    "path": "stages",
    "label": "resources.workflows.fields.stages",
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
  "filters": [],
  "search": true,
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
       "scope.organizationId"
      ],
      [
       "customerId",
       "scope.customerId"
      ],
      [
       "hierarchyId",
       "scope.hierarchyId"
      ],
      [
       "workflowIds",
       "ids"
      ],
      [
       "matching",
       "matching"
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
       "scope.organizationId"
      ],
      [
       "customerId",
       "scope.customerId"
      ],
      [
       "hierarchyId",
       "scope.hierarchyId"
      ],
      [
       "workflowIds",
       "ids"
      ],
      [
       "matching",
       "matching"
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
   "text": "query ORGGetUsers($filter: ORGGetUsersFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!) { ORGGetUsers(filter: $filter) { data { _id firstName lastName email locked group @include(if: $with_0) { name _id archivedAt } createdAt @include(if: $with_1) lastActive @include(if: $with_2) archivedAt @include(if: $with_3) phoneNumber @include(if: $with_4) mfaEnabled @include(if: $with_5) mfaMethod @include(if: $with_5) notes @include(if: $with_6) } pagination { totalItems } } }",
   "vars": [
    [
     "filter.organizationId",
     "scope.organizationId"
    ],
    [
     "filter.customerId",
     "scope.customerId"
    ],
    [
     "filter.hierarchyIds",
     [
      "scope.hierarchyId"
     ]
    ],
    [
     "filter.groupIds",
     "filter.groupIds"
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "filter.activeOnly",
     "!archived"
    ],
    [
     "filter.archivedOnly",
     "archived"
    ],
    [
     "filter.skip",
     "page0"
    ],
    [
     "filter.limit",
     "size"
    ],
    [
     "filter.sort.fieldName",
     "sort.field"
    ],
    [
     "filter.sort.order",
     "sort.order"
    ],
    [
     "filter.activity",
     "filter.activity"
    ],
    [
     "with_0",
     "column.group.name"
    ],
    [
     "with_1",
     "column.createdAt"
    ],
    [
     "with_2",
     "column.lastActive"
    ],
    [
     "with_3",
     "column.archivedAt"
    ],
    [
     "with_4",
     "column.phoneNumber"
    ],
    [
     "with_5",
     "column.mfaEnabled"
    ],
    [
     "with_6",
     "column.notes"
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
     "scope.organizationId"
    ],
    [
     "filter.customerId",
     "scope.customerId"
    ],
    [
     "filter.hierarchyIds",
     [
      "scope.hierarchyId"
     ]
    ],
    [
     "filter.groupIds",
     "filter.groupIds"
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "filter.activeOnly",
     "!archived"
    ],
    [
     "filter.archivedOnly",
     "archived"
    ],
    [
     "filter.activity",
     "filter.activity"
    ],
    [
     "facets",
     "facets"
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
   "text": "query ORGGetUser($filter: UserIdFilter!) { ORGGetUser(filter: $filter) { _id firstName lastName email locked customer { displayName } phoneNumber group { name _id archivedAt } lastActive lastPasswordUpdatedAt createdAt mfaEnabled mfaMethod notes updatedAt archivedAt version groupIds } }",
   "vars": [
    [
     "filter._id",
     "id"
    ],
    [
     "filter.organizationId",
     "scope.organizationId"
    ],
    [
     "filter.customerId",
     "scope.customerId"
    ],
    [
     "filter.hierarchyId",
     "scope.hierarchyId"
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
   "text": "mutation ORGCreateEndUser($user: ORGCreateEndUserInput!) { ORGCreateEndUser(user: $user) { _id firstName lastName email locked customer { displayName } phoneNumber group { name _id archivedAt } lastActive lastPasswordUpdatedAt createdAt mfaEnabled mfaMethod notes updatedAt archivedAt version groupIds } }",
   "vars": [
    [
     "user.firstName",
     "form.firstName"
    ],
    [
     "user.lastName",
     "form.lastName"
    ],
    [
     "user.email",
     "form.email"
    ],
    [
     "user.phoneNumber",
     "form.phoneNumber"
    ],
    [
     "user.groupIds",
     "form.groupIds"
    ],
    [
     "user.organizationId",
     "scope.organizationId"
    ],
    [
     "user.customerId",
     "scope.customerId"
    ],
    [
     "user.hierarchyId",
     "scope.hierarchyId"
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
   "text": "mutation ORGUpdateUser($update: ORGUpdateUserUpdate!, $filter: UserIdFilter!) { ORGUpdateUser(update: $update, filter: $filter) { _id firstName lastName email locked customer { displayName } phoneNumber group { name _id archivedAt } lastActive lastPasswordUpdatedAt createdAt mfaEnabled mfaMethod notes updatedAt archivedAt version groupIds } }",
   "vars": [
    [
     "update.firstName",
     "form.firstName"
    ],
    [
     "update.lastName",
     "form.lastName"
    ],
    [
     "update.phoneNumber",
     "form.phoneNumber"
    ],
    [
     "update.expectedVersion",
     "record.version"
    ],
    [
     "filter._id",
     "id"
    ],
    [
     "filter.organizationId",
     "scope.organizationId"
    ],
    [
     "filter.customerId",
     "scope.customerId"
    ],
    [
     "filter.hierarchyId",
     "scope.hierarchyId"
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
    "label": "resources.users.fields.firstName",
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
    "label": "resources.users.fields.email",
    "kind": "text",
    "sortBy": "email",
    "width": "28%"
   },
   {
    "path": "group.name",
    "label": "resources.users.fields.group_name",
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
    "label": "resources.users.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "lastActive",
    "label": "resources.users.fields.lastActive",
    "kind": "dateTime",
    "widget": "lastActive",
    "sortBy": "lastActive"
   },
   {
    "path": "archivedAt",
    "label": "resources.users.fields.archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   },
   {
    "path": "phoneNumber",
    "label": "resources.users.fields.phoneNumber",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "mfaEnabled",
    "label": "resources.users.fields.mfaEnabled",
    "kind": "boolean",
    "widget": "mfa",
    "also": [
     "mfaMethod"
    ],
    "hidden": true
   },
   {
    "path": "notes",
    "label": "resources.users.fields.notes",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "_id",
    "label": "resources.users.fields._id",
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
    "label": "resources.users.fields.locked",
    "kind": "boolean",
    "widget": "locked"
   },
   {
    "path": "customer.displayName",
    "label": "resources.users.fields.customer_displayName",
    "kind": "text"
   },
   {
    "path": "email",
    "label": "resources.users.fields.email",
    "kind": "text"
   },
   {
    "path": "phoneNumber",
    "label": "resources.users.fields.phoneNumber",
    "kind": "text"
   },
   {
    "path": "group.name",
    "label": "resources.users.fields.group_name",
    "kind": "text",
    "widget": "groups",
    "also": [
     "group._id",
     "group.archivedAt"
    ]
   },
   {
    "path": "lastActive",
    "label": "resources.users.fields.lastActive",
    "kind": "dateTime",
    "widget": "lastActive"
   },
   {
    "path": "lastPasswordUpdatedAt",
    "label": "resources.users.fields.lastPasswordUpdatedAt",
    "kind": "dateTime",
    "widget": "passwordAge",
    "also": [
     "createdAt"
    ]
   },
   {
    "path": "mfaEnabled",
    "label": "resources.users.fields.mfaEnabled",
    "kind": "boolean",
    "widget": "mfa",
    "also": [
     "mfaMethod"
    ]
   },
   {
    "path": "notes",
    "label": "resources.users.fields.notes",
    "kind": "text"
   },
   {
    "path": "createdAt",
    "label": "resources.users.fields.createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "label": "resources.users.fields.updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "label": "resources.users.fields.archivedAt",
    "kind": "dateTime"
   },
   {
    "path": "_id",
    "label": "resources.users.fields._id",
    "kind": "id",
    "widget": "copyId"
   }
  ],
  "filters": [
   {
    "name": "groupIds",
    "label": "resources.users.filters.groupIds",
    "kind": "references",
    "reference": "groups"
   },
   {
    "name": "activity",
    "label": "resources.users.filters.activity",
    "kind": "choices",
    "choices": [
     {
      "id": "ACTIVATED",
      "label": "enums.UserActivity.ACTIVATED"
     },
     {
      "id": "UNACTIVATED",
      "label": "enums.UserActivity.UNACTIVATED"
     }
    ],
    "facet": true
   }
  ],
  "search": true,
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
       "form.groupId"
      ],
      [
       "param.userIds",
       "ids"
      ],
      [
       "param.matching",
       "matching"
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
       "form.groupId"
      ],
      [
       "param.userIds",
       "ids"
      ],
      [
       "param.matching",
       "matching"
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
       "ids"
      ],
      [
       "filter.organizationId",
       "scope.organizationId"
      ],
      [
       "filter.customerId",
       "scope.customerId"
      ],
      [
       "filter.hierarchyId",
       "scope.hierarchyId"
      ],
      [
       "filter.matching",
       "matching"
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
       "ids"
      ],
      [
       "filter.organizationId",
       "scope.organizationId"
      ],
      [
       "filter.customerId",
       "scope.customerId"
      ],
      [
       "filter.hierarchyId",
       "scope.hierarchyId"
      ],
      [
       "filter.matching",
       "matching"
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
        "value": {}
       }
      ],
      [
       "authForgetPasswordDto.email",
       "record.email"
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
       "id"
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
    "name": "upload",
    "operation": {
     "name": "ORGImportUsers",
     "kind": "mutation",
     "text": "mutation ORGImportUsers($input: ORGImportUsersInput!) { ORGImportUsers(input: $input) { data { _id } refused { _id reason args } } }",
     "vars": [
      [
       "input.organizationId",
       "scope.organizationId"
      ],
      [
       "input.customerId",
       "scope.customerId"
      ],
      [
       "input.hierarchyId",
       "scope.hierarchyId"
      ],
      [
       "input.users",
       "form.users"
      ],
      [
       "input.groupIds",
       "form.groupIds"
      ],
      [
       "input.mfaEnabled",
       "form.mfaEnabled"
      ],
      [
       "input.forcePasswordReset",
       "form.forcePasswordReset"
      ],
      [
       "input.notes",
       "form.notes"
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
    "name": "grants",
    "page": "group-grants",
    "operation": "CommonGetGroupGrants"
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
     "scope.organizationId"
    ],
    [
     "filter.customerId",
     "scope.customerId"
    ],
    [
     "filter.hierarchyIds",
     [
      "scope.hierarchyId"
     ]
    ],
    [
     "filter.activeOnly",
     "!archived"
    ],
    [
     "filter.archivedOnly",
     "archived"
    ],
    [
     "filter.skip",
     "page0"
    ],
    [
     "filter.limit",
     "size"
    ],
    [
     "filter.sort.fieldName",
     "sort.field"
    ],
    [
     "filter.sort.order",
     "sort.order"
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "with_0",
     "column.createdAt"
    ],
    [
     "with_1",
     "column.usersCount"
    ],
    [
     "with_2",
     "column.archivedAt"
    ],
    [
     "with_3",
     "column.description"
    ],
    [
     "with_4",
     "column.hierarchy.name"
    ],
    [
     "with_5",
     "column.updatedAt"
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
   "text": "query ORGGetGroup($filter: GroupIdFilter!) { ORGGetGroup(filter: $filter) { _id name description hierarchy { name } usersCount createdAt updatedAt archivedAt version talentHubPolicyId } }",
   "vars": [
    [
     "filter._id",
     "id"
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
   "text": "mutation ORGCreateGroup($group: ORGCreateGroupInput!) { ORGCreateGroup(group: $group) { _id name description hierarchy { name } usersCount createdAt updatedAt archivedAt version talentHubPolicyId } }",
   "vars": [
    [
     "group.name",
     "form.name"
    ],
    [
     "group.description",
     "form.description"
    ],
    [
     "group.organizationId",
     "scope.organizationId"
    ],
    [
     "group.customerId",
     "scope.customerId"
    ],
    [
     "group.hierarchyId",
     "scope.hierarchyId"
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
   "text": "mutation ORGUpdateGroup($filter: GroupIdFilter!, $update: ORGUpdateGroupUpdate!) { ORGUpdateGroup(filter: $filter, update: $update) { _id name description hierarchy { name } usersCount createdAt updatedAt archivedAt version talentHubPolicyId } }",
   "vars": [
    [
     "filter._id",
     "id"
    ],
    [
     "update.name",
     "form.name"
    ],
    [
     "update.description",
     "form.description"
    ],
    [
     "update.expectedVersion",
     "record.version"
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
    "label": "resources.groups.fields.name",
    "kind": "text",
    "sortBy": "name",
    "width": "40%",
    "primary": true
   },
   {
    "path": "createdAt",
    "label": "resources.groups.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "usersCount",
    "label": "resources.groups.fields.usersCount",
    "kind": "number"
   },
   {
    "path": "archivedAt",
    "label": "resources.groups.fields.archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   },
   {
    "path": "description",
    "label": "resources.groups.fields.description",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "hierarchy.name",
    "label": "resources.groups.fields.hierarchy_name",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "updatedAt",
    "label": "resources.groups.fields.updatedAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "_id",
    "label": "resources.groups.fields._id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "version": "version",
  "details": [
   {
    "path": "name",
    "label": "resources.groups.fields.name",
    "kind": "text"
   },
   {
    "path": "description",
    "label": "resources.groups.fields.description",
    "kind": "text",
    "widget": "multiline"
   },
   {
    "path": "hierarchy.name",
    "label": "resources.groups.fields.hierarchy_name",
    "kind": "text"
   },
   {
    "path": "usersCount",
    "label": "resources.groups.fields.usersCount",
    "kind": "number"
   },
   {
    "path": "createdAt",
    "label": "resources.groups.fields.createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "label": "resources.groups.fields.updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "label": "resources.groups.fields.archivedAt",
    "kind": "dateTime"
   },
   {
    "path": "_id",
    "label": "resources.groups.fields._id",
    "kind": "id",
    "widget": "copyId"
   }
  ],
  "filters": [],
  "search": true,
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
       "ids"
      ],
      [
       "filter.matching",
       "matching"
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
       "ids"
      ],
      [
       "filter.matching",
       "matching"
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
  ]
 },
 {
  "name": "group-members",
  "type": "User",
  "kind": "collection",
  "parent": "groups",
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
     "scope.organizationId"
    ],
    [
     "filter.customerId",
     "scope.customerId"
    ],
    [
     "filter.hierarchyIds",
     [
      "scope.hierarchyId"
     ]
    ],
    [
     "filter.groupIds",
     [
      "parent.id"
     ]
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "filter.activeOnly",
     "!archived"
    ],
    [
     "filter.archivedOnly",
     "archived"
    ],
    [
     "filter.skip",
     "page0"
    ],
    [
     "filter.limit",
     "size"
    ],
    [
     "filter.sort.fieldName",
     "sort.field"
    ],
    [
     "filter.sort.order",
     "sort.order"
    ],
    [
     "filter.activity",
     "filter.activity"
    ],
    [
     "with_0",
     "column.email"
    ],
    [
     "with_1",
     "column.createdAt"
    ],
    [
     "with_2",
     "column.lastActive"
    ],
    [
     "with_3",
     "column.lastPasswordUpdatedAt"
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
     "scope.organizationId"
    ],
    [
     "filter.customerId",
     "scope.customerId"
    ],
    [
     "filter.hierarchyIds",
     [
      "scope.hierarchyId"
     ]
    ],
    [
     "filter.groupIds",
     [
      "parent.id"
     ]
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "filter.activeOnly",
     "!archived"
    ],
    [
     "filter.archivedOnly",
     "archived"
    ],
    [
     "filter.activity",
     "filter.activity"
    ],
    [
     "facets",
     "facets"
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
    "label": "resources.group-members.fields.firstName",
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
    "label": "resources.group-members.fields.email",
    "kind": "text",
    "sortBy": "email"
   },
   {
    "path": "createdAt",
    "label": "resources.group-members.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "lastActive",
    "label": "resources.group-members.fields.lastActive",
    "kind": "dateTime",
    "widget": "lastActive",
    "sortBy": "lastActive"
   },
   {
    "path": "lastPasswordUpdatedAt",
    "label": "resources.group-members.fields.lastPasswordUpdatedAt",
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
    "label": "resources.group-members.fields.firstName",
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
    "label": "resources.group-members.fields.email",
    "kind": "text"
   },
   {
    "path": "createdAt",
    "label": "resources.group-members.fields.createdAt",
    "kind": "dateTime"
   },
   {
    "path": "lastActive",
    "label": "resources.group-members.fields.lastActive",
    "kind": "dateTime",
    "widget": "lastActive"
   },
   {
    "path": "lastPasswordUpdatedAt",
    "label": "resources.group-members.fields.lastPasswordUpdatedAt",
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
    "label": "resources.group-members.filters.activity",
    "kind": "choices",
    "choices": [
     {
      "id": "ACTIVATED",
      "label": "enums.UserActivity.ACTIVATED"
     },
     {
      "id": "UNACTIVATED",
      "label": "enums.UserActivity.UNACTIVATED"
     }
    ],
    "facet": true
   }
  ],
  "search": true,
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
       "parent.id"
      ],
      [
       "param.userIds",
       "ids"
      ],
      [
       "param.matching",
       "matching"
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
       "parent.id"
      ],
      [
       "param.userIds",
       "ids"
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
       "parent.id"
      ],
      [
       "param.userIds",
       "form.userIds"
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
   "access": [
    "org:viewHierarchy"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "update": {
   "name": "ORGUpdateHierarchies",
   "kind": "mutation",
   "access": [
    "org:editHierarchy"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "columns": [],
  "version": "version",
  "details": [],
  "filters": [],
  "search": false,
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
     "!archived"
    ],
    [
     "filter.archivedOnly",
     "archived"
    ],
    [
     "filter.skip",
     "page0"
    ],
    [
     "filter.limit",
     "size"
    ],
    [
     "filter.sort.fieldName",
     "sort.field"
    ],
    [
     "filter.sort.order",
     "sort.order"
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "with_0",
     "column.createdAt"
    ],
    [
     "with_1",
     "column.archivedAt"
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
     "id"
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
     "form.uniqueName"
    ],
    [
     "organization.displayName",
     "form.displayName"
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
    "label": "resources.organisations.fields.displayName",
    "kind": "text",
    "sortBy": "displayName",
    "width": "60%",
    "primary": true
   },
   {
    "path": "createdAt",
    "label": "resources.organisations.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "archivedAt",
    "label": "resources.organisations.fields.archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   }
  ],
  "details": [
   {
    "path": "displayName",
    "label": "resources.organisations.fields.displayName",
    "kind": "text"
   },
   {
    "path": "uniqueName",
    "label": "resources.organisations.fields.uniqueName",
    "kind": "text"
   },
   {
    "path": "createdAt",
    "label": "resources.organisations.fields.createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "label": "resources.organisations.fields.updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "label": "resources.organisations.fields.archivedAt",
    "kind": "dateTime"
   }
  ],
  "filters": [],
  "search": true,
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
       "ids"
      ],
      [
       "filter.matching",
       "matching"
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
       "ids"
      ],
      [
       "filter.matching",
       "matching"
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
     "scope.organizationId"
    ],
    [
     "filter.activeOnly",
     "!archived"
    ],
    [
     "filter.archivedOnly",
     "archived"
    ],
    [
     "filter.skip",
     "page0"
    ],
    [
     "filter.limit",
     "size"
    ],
    [
     "filter.sort.fieldName",
     "sort.field"
    ],
    [
     "filter.sort.order",
     "sort.order"
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "filter.everywhere",
     "archived"
    ],
    [
     "filter.organizationIds",
     "filter.organizationIds"
    ],
    [
     "filter.regions",
     "filter.regions"
    ],
    [
     "with_0",
     "column.uniqueName"
    ],
    [
     "with_1",
     "column.organizationId"
    ],
    [
     "with_2",
     "column.awsRegion"
    ],
    [
     "with_3",
     "column.createdAt"
    ],
    [
     "with_4",
     "column.archivedAt"
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
     "scope.organizationId"
    ],
    [
     "filter.activeOnly",
     "!archived"
    ],
    [
     "filter.archivedOnly",
     "archived"
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "filter.everywhere",
     "archived"
    ],
    [
     "filter.organizationIds",
     "filter.organizationIds"
    ],
    [
     "filter.regions",
     "filter.regions"
    ],
    [
     "facets",
     "facets"
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
     "id"
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
     "form.organizationId"
    ],
    [
     "customer.uniqueName",
     "form.uniqueName"
    ],
    [
     "customer.displayName",
     "form.displayName"
    ]
   ],
   "read": {
    "record": "ORGCreateCustomer"
   },
   "region": "form.awsRegion",
   "idempotent": true,
   "access": [
    "org:createCustomer"
   ]
  },
  "columns": [
   {
    "path": "displayName",
    "label": "resources.customers.fields.displayName",
    "kind": "text",
    "sortBy": "displayName",
    "width": "34%",
    "primary": true
   },
   {
    "path": "uniqueName",
    "label": "resources.customers.fields.uniqueName",
    "kind": "text",
    "sortBy": "uniqueName"
   },
   {
    "path": "organizationId",
    "label": "resources.customers.fields.organizationId",
    "kind": "reference",
    "only": "archive",
    "reference": "organisations"
   },
   {
    "path": "awsRegion",
    "label": "resources.customers.fields.awsRegion",
    "kind": "choice",
    "choices": [
     {
      "id": "ap-southeast-2",
      "label": "regions.ap-southeast-2"
     },
     {
      "id": "eu-west-1",
      "label": "regions.eu-west-1"
     },
     {
      "id": "us-east-1",
      "label": "regions.us-east-1"
     }
    ],
    "only": "archive"
   },
   {
    "path": "createdAt",
    "label": "resources.customers.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "archivedAt",
    "label": "resources.customers.fields.archivedAt",
    "kind": "date",
    "sortBy": "archivedAt",
    "only": "archive"
   }
  ],
  "details": [
   {
    "path": "displayName",
    "label": "resources.customers.fields.displayName",
    "kind": "text"
   },
   {
    "path": "uniqueName",
    "label": "resources.customers.fields.uniqueName",
    "kind": "text"
   },
   {
    "path": "organizationId",
    "label": "resources.customers.fields.organizationId",
    "kind": "reference",
    "reference": "organisations"
   },
   {
    "path": "awsRegion",
    "label": "resources.customers.fields.awsRegion",
    "kind": "choice",
    "choices": [
     {
      "id": "ap-southeast-2",
      "label": "regions.ap-southeast-2"
     },
     {
      "id": "eu-west-1",
      "label": "regions.eu-west-1"
     },
     {
      "id": "us-east-1",
      "label": "regions.us-east-1"
     }
    ]
   },
   {
    "path": "createdAt",
    "label": "resources.customers.fields.createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "label": "resources.customers.fields.updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "archivedAt",
    "label": "resources.customers.fields.archivedAt",
    "kind": "dateTime"
   }
  ],
  "filters": [
   {
    "name": "organizationIds",
    "label": "resources.customers.filters.organizationIds",
    "kind": "references",
    "only": "archive",
    "reference": "organisations"
   },
   {
    "name": "regions",
    "label": "resources.customers.filters.regions",
    "kind": "choices",
    "only": "archive",
    "choices": [
     {
      "id": "ap-southeast-2",
      "label": "regions.ap-southeast-2"
     },
     {
      "id": "eu-west-1",
      "label": "regions.eu-west-1"
     },
     {
      "id": "us-east-1",
      "label": "regions.us-east-1"
     }
    ],
    "facet": true
   }
  ],
  "search": true,
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
       "ids"
      ],
      [
       "filter.matching",
       "matching"
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
       "ids"
      ],
      [
       "filter.matching",
       "matching"
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
   "sso",
   "compliance",
   "ats-tenants",
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
   "access": [
    "org:viewCustomer"
   ],
   "text": "",
   "vars": [],
   "read": {}
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
   "access": [
    "org:viewCustomer"
   ],
   "text": "",
   "vars": [],
   "read": {}
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
   "access": [
    "fi:viewBranding"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "create": {
   "name": "FIAddBranding",
   "kind": "mutation",
   "access": [
    "fi:editBranding"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "update": {
   "name": "FIEditBranding",
   "kind": "mutation",
   "access": [
    "fi:editBranding"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "columns": [],
  "version": "version",
  "details": [],
  "filters": [],
  "search": false,
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
   "access": [
    "notif:viewSettings"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "update": {
   "name": "NotifUpdateNotificationSettingsV2",
   "kind": "mutation",
   "access": [
    "notif:editSettings"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "columns": [],
  "version": "version",
  "details": [],
  "filters": [],
  "search": false,
  "archive": false,
  "forms": {
   "update": "notif/updateNotificationSettings"
  },
  "actions": []
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
   "access": [
    "idp:viewSso"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "create": {
   "name": "IDPCreateSSOConfig",
   "kind": "mutation",
   "access": [
    "idp:editSso"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "update": {
   "name": "IDPUpdateSSOConfig",
   "kind": "mutation",
   "access": [
    "idp:editSso"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "columns": [],
  "version": "version",
  "details": [],
  "filters": [],
  "search": false,
  "archive": false,
  "forms": {
   "create": "idp/createSsoConfig",
   "update": "idp/updateSsoConfig"
  },
  "actions": []
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
   "access": [
    "apps:viewCustomerSetting"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "create": {
   "name": "AppsCreateCustomerSetting",
   "kind": "mutation",
   "access": [
    "apps:editCustomerSetting"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "update": {
   "name": "AppsUpdateCustomerSetting",
   "kind": "mutation",
   "access": [
    "apps:editCustomerSetting"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "columns": [],
  "version": "version",
  "details": [],
  "filters": [],
  "search": false,
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
   "access": [
    "notif:viewSmsCredits"
   ],
   "text": "",
   "vars": [],
   "read": {}
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
  "name": "sms-purchases",
  "type": "SmsCreditsPurchase",
  "kind": "collection",
  "parent": "sms-credits",
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
     "parent.customerId"
    ],
    [
     "input.skipEq",
     "page0"
    ],
    [
     "input.limitEq",
     "size"
    ],
    [
     "input.sort.fieldName",
     "sort.field"
    ],
    [
     "input.sort.order",
     "sort.order"
    ],
    [
     "with_0",
     "column.purchaseAmount"
    ],
    [
     "with_1",
     "column.purchaseUserEmail"
    ],
    [
     "with_2",
     "column.notes"
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
    "label": "resources.sms-purchases.fields.purchasedAt",
    "kind": "dateTime",
    "sortBy": "purchasedAt",
    "width": "26%",
    "primary": true
   },
   {
    "path": "purchaseAmount",
    "label": "resources.sms-purchases.fields.purchaseAmount",
    "kind": "number",
    "sortBy": "purchaseAmount",
    "width": "16%"
   },
   {
    "path": "purchaseUserEmail",
    "label": "resources.sms-purchases.fields.purchaseUserEmail",
    "kind": "text",
    "width": "30%"
   },
   {
    "path": "notes",
    "label": "resources.sms-purchases.fields.notes",
    "kind": "text"
   }
  ],
  "details": [
   {
    "path": "purchasedAt",
    "label": "resources.sms-purchases.fields.purchasedAt",
    "kind": "dateTime",
    "width": "26%"
   },
   {
    "path": "purchaseAmount",
    "label": "resources.sms-purchases.fields.purchaseAmount",
    "kind": "number",
    "width": "16%"
   },
   {
    "path": "purchaseUserEmail",
    "label": "resources.sms-purchases.fields.purchaseUserEmail",
    "kind": "text",
    "width": "30%"
   },
   {
    "path": "notes",
    "label": "resources.sms-purchases.fields.notes",
    "kind": "text"
   }
  ],
  "filters": [],
  "search": false,
  "archive": false,
  "sort": {
   "field": "purchasedAt",
   "order": "DESC"
  },
  "forms": {},
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
   "access": [
    "apps:viewCustomerSetting"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "update": {
   "name": "AppsUpdateSMSNotificationSettings",
   "kind": "mutation",
   "access": [
    "apps:editCustomerSetting"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "columns": [],
  "version": "version",
  "details": [],
  "filters": [],
  "search": false,
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
   "access": [
    "notif:viewEmailDomain"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "create": {
   "name": "NotifCreateEmailDomain",
   "kind": "mutation",
   "access": [
    "notif:editEmailDomain"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "update": {
   "name": "NotifUpdateEmailDomainSetting",
   "kind": "mutation",
   "access": [
    "notif:editEmailDomain"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "columns": [],
  "version": "version",
  "details": [],
  "filters": [],
  "search": false,
  "archive": false,
  "forms": {
   "create": "notif/createEmailDomain",
   "update": "notif/updateEmailDomain"
  },
  "actions": []
 },
 {
  "name": "audit-log",
  "type": "AuditEntry",
  "kind": "collection",
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
   "text": "query CommonGetAuditList($filter: CommonGetAuditListFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!) { CommonGetAuditList(filter: $filter) { data { _id actorName changes { subjectId subjectName field before after purged } fields operation at subjects subjectCount at @include(if: $with_0) actorName @include(if: $with_1) actorEmail @include(if: $with_1) operation @include(if: $with_2) subjectNames @include(if: $with_3) changes @include(if: $with_4) { subjectId subjectName field before after purged } fields @include(if: $with_4) subjectCount @include(if: $with_5) actorEmail @include(if: $with_6) } pagination { totalItems } } }",
   "vars": [
    [
     "filter.organizationId",
     "scope.organizationId"
    ],
    [
     "filter.customerId",
     "scope.customerId"
    ],
    [
     "filter.hierarchyId",
     "scope.hierarchyId"
    ],
    [
     "filter.operations",
     "filter.operations"
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "filter.atFrom",
     "filter.atFrom"
    ],
    [
     "filter.atTo",
     "filter.atTo"
    ],
    [
     "filter.skip",
     "page0"
    ],
    [
     "filter.limit",
     "size"
    ],
    [
     "filter.sort.fieldName",
     "sort.field"
    ],
    [
     "filter.sort.order",
     "sort.order"
    ],
    [
     "with_0",
     "column.at"
    ],
    [
     "with_1",
     "column.actorName"
    ],
    [
     "with_2",
     "column.operation"
    ],
    [
     "with_3",
     "column.subjectNames"
    ],
    [
     "with_4",
     "column.changes"
    ],
    [
     "with_5",
     "column.subjectCount"
    ],
    [
     "with_6",
     "column.actorEmail"
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
     "scope.organizationId"
    ],
    [
     "filter.customerId",
     "scope.customerId"
    ],
    [
     "filter.hierarchyId",
     "scope.hierarchyId"
    ],
    [
     "filter.operations",
     "filter.operations"
    ],
    [
     "filter.searchText",
     "search"
    ],
    [
     "filter.atFrom",
     "filter.atFrom"
    ],
    [
     "filter.atTo",
     "filter.atTo"
    ],
    [
     "facets",
     "facets"
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
    "label": "resources.audit-log.fields.at",
    "kind": "dateTime",
    "widget": "moment",
    "sortBy": "at",
    "width": "210px",
    "primary": true
   },
   {
    "path": "actorName",
    "label": "resources.audit-log.fields.actorName",
    "kind": "text",
    "width": "200px",
    "also": [
     "actorEmail"
    ]
   },
   {
    "path": "operation",
    "label": "resources.audit-log.fields.operation",
    "kind": "choice",
    "choices": [
     {
      "id": "AuthAccountLocked",
      "label": "enums.AuditOperation.AuthAccountLocked"
     },
     {
      "id": "AuthCodeFailed",
      "label": "enums.AuditOperation.AuthCodeFailed"
     },
     {
      "id": "AuthSignInFailed",
      "label": "enums.AuditOperation.AuthSignInFailed"
     },
     {
      "id": "AppsArchiveVacanciesByExternalVacancyIds",
      "label": "enums.AuditOperation.AppsArchiveVacanciesByExternalVacancyIds"
     },
     {
      "id": "AppsArchiveWorkflowSet",
      "label": "enums.AuditOperation.AppsArchiveWorkflowSet"
     },
     {
      "id": "AppsArchiveWorkflows",
      "label": "enums.AuditOperation.AppsArchiveWorkflows"
     },
     {
      "id": "AppsCreateCustomerSetting",
      "label": "enums.AuditOperation.AppsCreateCustomerSetting"
     },
     {
      "id": "AppsCreateVacancy",
      "label": "enums.AuditOperation.AppsCreateVacancy"
     },
     {
      "id": "AppsCreateWorkflow",
      "label": "enums.AuditOperation.AppsCreateWorkflow"
     },
     {
      "id": "AppsCreateWorkflowSet",
      "label": "enums.AuditOperation.AppsCreateWorkflowSet"
     },
     {
      "id": "AppsDeleteCandidateById",
      "label": "enums.AuditOperation.AppsDeleteCandidateById"
     },
     {
      "id": "AppsMarkAssessmentViewed",
      "label": "enums.AuditOperation.AppsMarkAssessmentViewed"
     },
     {
      "id": "AppsMoveApplication",
      "label": "enums.AuditOperation.AppsMoveApplication"
     },
     {
      "id": "AppsPurgeApplicationCandidate",
      "label": "enums.AuditOperation.AppsPurgeApplicationCandidate"
     },
     {
      "id": "AppsPurgeByRetention",
      "label": "enums.AuditOperation.AppsPurgeByRetention"
     },
     {
      "id": "AppsResendApplicationAssessmentLink",
      "label": "enums.AuditOperation.AppsResendApplicationAssessmentLink"
     },
     {
      "id": "AppsResendApplicationMiReport",
      "label": "enums.AuditOperation.AppsResendApplicationMiReport"
     },
     {
      "id": "AppsRestoreVacanciesByExternalVacancyIds",
      "label": "enums.AuditOperation.AppsRestoreVacanciesByExternalVacancyIds"
     },
     {
      "id": "AppsRestoreWorkflowSet",
      "label": "enums.AuditOperation.AppsRestoreWorkflowSet"
     },
     {
      "id": "AppsRestoreWorkflows",
      "label": "enums.AuditOperation.AppsRestoreWorkflows"
     },
     {
      "id": "AppsUpdateApplicationCandidate",
      "label": "enums.AuditOperation.AppsUpdateApplicationCandidate"
     },
     {
      "id": "AppsUpdateApplicationStatus",
      "label": "enums.AuditOperation.AppsUpdateApplicationStatus"
     },
     {
      "id": "AppsUpdateCustomerSetting",
      "label": "enums.AuditOperation.AppsUpdateCustomerSetting"
     },
     {
      "id": "AppsUpdateSMSNotificationSettings",
      "label": "enums.AuditOperation.AppsUpdateSMSNotificationSettings"
     },
     {
      "id": "AppsUpdateVacancyByExternalVacancyId",
      "label": "enums.AuditOperation.AppsUpdateVacancyByExternalVacancyId"
     },
     {
      "id": "AppsUpdateVacancyById",
      "label": "enums.AuditOperation.AppsUpdateVacancyById"
     },
     {
      "id": "AppsUpdateWorkflow",
      "label": "enums.AuditOperation.AppsUpdateWorkflow"
     },
     {
      "id": "AppsUpdateWorkflowSet",
      "label": "enums.AuditOperation.AppsUpdateWorkflowSet"
     },
     {
      "id": "AtsCreateTenant",
      "label": "enums.AuditOperation.AtsCreateTenant"
     },
     {
      "id": "AtsDeleteTenantsByIds",
      "label": "enums.AuditOperation.AtsDeleteTenantsByIds"
     },
     {
      "id": "AtsRestoreTenantsByIds",
      "label": "enums.AuditOperation.AtsRestoreTenantsByIds"
     },
     {
      "id": "AtsRetryRequest",
      "label": "enums.AuditOperation.AtsRetryRequest"
     },
     {
      "id": "AtsTestTenant",
      "label": "enums.AuditOperation.AtsTestTenant"
     },
     {
      "id": "AtsUpdateTenant",
      "label": "enums.AuditOperation.AtsUpdateTenant"
     },
     {
      "id": "AuthEmailLogin",
      "label": "enums.AuditOperation.AuthEmailLogin"
     },
     {
      "id": "AuthForgetPassword",
      "label": "enums.AuditOperation.AuthForgetPassword"
     },
     {
      "id": "AuthLogout",
      "label": "enums.AuditOperation.AuthLogout"
     },
     {
      "id": "AuthMfaLogin",
      "label": "enums.AuditOperation.AuthMfaLogin"
     },
     {
      "id": "AuthResendMfaCode",
      "label": "enums.AuditOperation.AuthResendMfaCode"
     },
     {
      "id": "AuthResetPassword",
      "label": "enums.AuditOperation.AuthResetPassword"
     },
     {
      "id": "AuthUnlockUser",
      "label": "enums.AuditOperation.AuthUnlockUser"
     },
     {
      "id": "CommonCreatePolicy",
      "label": "enums.AuditOperation.CommonCreatePolicy"
     },
     {
      "id": "CommonDeleteViews",
      "label": "enums.AuditOperation.CommonDeleteViews"
     },
     {
      "id": "CommonInviteCandidate",
      "label": "enums.AuditOperation.CommonInviteCandidate"
     },
     {
      "id": "CommonSaveView",
      "label": "enums.AuditOperation.CommonSaveView"
     },
     {
      "id": "CommonStartExport",
      "label": "enums.AuditOperation.CommonStartExport"
     },
     {
      "id": "CommonUpdatePermissionTabPolicies",
      "label": "enums.AuditOperation.CommonUpdatePermissionTabPolicies"
     },
     {
      "id": "CommonUpdatePolicy",
      "label": "enums.AuditOperation.CommonUpdatePolicy"
     },
     {
      "id": "CommonUpdatePolicyV2",
      "label": "enums.AuditOperation.CommonUpdatePolicyV2"
     },
     {
      "id": "FIAddBranding",
      "label": "enums.AuditOperation.FIAddBranding"
     },
     {
      "id": "FIEditBranding",
      "label": "enums.AuditOperation.FIEditBranding"
     },
     {
      "id": "IDPAuthSSOLogin",
      "label": "enums.AuditOperation.IDPAuthSSOLogin"
     },
     {
      "id": "IDPCompleteSSOStep",
      "label": "enums.AuditOperation.IDPCompleteSSOStep"
     },
     {
      "id": "IDPConfirmSSOStep",
      "label": "enums.AuditOperation.IDPConfirmSSOStep"
     },
     {
      "id": "IDPCreateSSOConfig",
      "label": "enums.AuditOperation.IDPCreateSSOConfig"
     },
     {
      "id": "IDPRefuseSSOLogin",
      "label": "enums.AuditOperation.IDPRefuseSSOLogin"
     },
     {
      "id": "IDPStartSSOTest",
      "label": "enums.AuditOperation.IDPStartSSOTest"
     },
     {
      "id": "IDPUpdateSSOConfig",
      "label": "enums.AuditOperation.IDPUpdateSSOConfig"
     },
     {
      "id": "NotifCreateEmailDomain",
      "label": "enums.AuditOperation.NotifCreateEmailDomain"
     },
     {
      "id": "NotifPurchaseSMSCreditsByCustomerId",
      "label": "enums.AuditOperation.NotifPurchaseSMSCreditsByCustomerId"
     },
     {
      "id": "NotifRetryDkimVerification",
      "label": "enums.AuditOperation.NotifRetryDkimVerification"
     },
     {
      "id": "NotifUpdateEmailDomainSetting",
      "label": "enums.AuditOperation.NotifUpdateEmailDomainSetting"
     },
     {
      "id": "NotifUpdateNotificationSettingsV2",
      "label": "enums.AuditOperation.NotifUpdateNotificationSettingsV2"
     },
     {
      "id": "ORGArchiveCustomers",
      "label": "enums.AuditOperation.ORGArchiveCustomers"
     },
     {
      "id": "ORGArchiveGroup",
      "label": "enums.AuditOperation.ORGArchiveGroup"
     },
     {
      "id": "ORGArchiveGroups",
      "label": "enums.AuditOperation.ORGArchiveGroups"
     },
     {
      "id": "ORGArchiveOrganizations",
      "label": "enums.AuditOperation.ORGArchiveOrganizations"
     },
     {
      "id": "ORGArchiveUser",
      "label": "enums.AuditOperation.ORGArchiveUser"
     },
     {
      "id": "ORGArchiveUsers",
      "label": "enums.AuditOperation.ORGArchiveUsers"
     },
     {
      "id": "ORGCreateCustomer",
      "label": "enums.AuditOperation.ORGCreateCustomer"
     },
     {
      "id": "ORGCreateEndUser",
      "label": "enums.AuditOperation.ORGCreateEndUser"
     },
     {
      "id": "ORGCreateGroup",
      "label": "enums.AuditOperation.ORGCreateGroup"
     },
     {
      "id": "ORGCreateOrganization",
      "label": "enums.AuditOperation.ORGCreateOrganization"
     },
     {
      "id": "ORGGroupAddUsers",
      "label": "enums.AuditOperation.ORGGroupAddUsers"
     },
     {
      "id": "ORGGroupRemoveUsers",
      "label": "enums.AuditOperation.ORGGroupRemoveUsers"
     },
     {
      "id": "ORGImportUsers",
      "label": "enums.AuditOperation.ORGImportUsers"
     },
     {
      "id": "ORGRestoreCustomers",
      "label": "enums.AuditOperation.ORGRestoreCustomers"
     },
     {
      "id": "ORGRestoreGroups",
      "label": "enums.AuditOperation.ORGRestoreGroups"
     },
     {
      "id": "ORGRestoreOrganizations",
      "label": "enums.AuditOperation.ORGRestoreOrganizations"
     },
     {
      "id": "ORGRestoreUsers",
      "label": "enums.AuditOperation.ORGRestoreUsers"
     },
     {
      "id": "ORGUpdateGroup",
      "label": "enums.AuditOperation.ORGUpdateGroup"
     },
     {
      "id": "ORGUpdateHierarchies",
      "label": "enums.AuditOperation.ORGUpdateHierarchies"
     },
     {
      "id": "ORGUpdateUser",
      "label": "enums.AuditOperation.ORGUpdateUser"
     }
    ],
    "width": "220px"
   },
   {
    "path": "subjectNames",
    "label": "resources.audit-log.fields.subjectNames",
    "kind": "json",
    "widget": "choices",
    "width": "30%"
   },
   {
    "path": "changes",
    "label": "resources.audit-log.fields.changes",
    "kind": "json",
    "widget": "changes",
    "width": "24%",
    "also": [
     "fields"
    ]
   },
   {
    "path": "subjectCount",
    "label": "resources.audit-log.fields.subjectCount",
    "kind": "number",
    "hidden": true
   },
   {
    "path": "actorEmail",
    "label": "resources.audit-log.fields.actorEmail",
    "kind": "text",
    "hidden": true
   }
  ],
  "expand": [
   {
    "path": "changes",
    "label": "resources.audit-log.fields.changes",
    "kind": "json",
    "widget": "changeList",
    "also": [
     "fields",
     "operation",
     "at",
     "subjects",
     "subjectCount"
    ]
   }
  ],
  "details": [
   {
    "path": "at",
    "label": "resources.audit-log.fields.at",
    "kind": "dateTime",
    "widget": "moment",
    "width": "210px"
   },
   {
    "path": "actorName",
    "label": "resources.audit-log.fields.actorName",
    "kind": "text",
    "width": "200px",
    "also": [
     "actorEmail"
    ]
   },
   {
    "path": "operation",
    "label": "resources.audit-log.fields.operation",
    "kind": "choice",
    "choices": [
     {
      "id": "AuthAccountLocked",
      "label": "enums.AuditOperation.AuthAccountLocked"
     },
     {
      "id": "AuthCodeFailed",
      "label": "enums.AuditOperation.AuthCodeFailed"
     },
     {
      "id": "AuthSignInFailed",
      "label": "enums.AuditOperation.AuthSignInFailed"
     },
     {
      "id": "AppsArchiveVacanciesByExternalVacancyIds",
      "label": "enums.AuditOperation.AppsArchiveVacanciesByExternalVacancyIds"
     },
     {
      "id": "AppsArchiveWorkflowSet",
      "label": "enums.AuditOperation.AppsArchiveWorkflowSet"
     },
     {
      "id": "AppsArchiveWorkflows",
      "label": "enums.AuditOperation.AppsArchiveWorkflows"
     },
     {
      "id": "AppsCreateCustomerSetting",
      "label": "enums.AuditOperation.AppsCreateCustomerSetting"
     },
     {
      "id": "AppsCreateVacancy",
      "label": "enums.AuditOperation.AppsCreateVacancy"
     },
     {
      "id": "AppsCreateWorkflow",
      "label": "enums.AuditOperation.AppsCreateWorkflow"
     },
     {
      "id": "AppsCreateWorkflowSet",
      "label": "enums.AuditOperation.AppsCreateWorkflowSet"
     },
     {
      "id": "AppsDeleteCandidateById",
      "label": "enums.AuditOperation.AppsDeleteCandidateById"
     },
     {
      "id": "AppsMarkAssessmentViewed",
      "label": "enums.AuditOperation.AppsMarkAssessmentViewed"
     },
     {
      "id": "AppsMoveApplication",
      "label": "enums.AuditOperation.AppsMoveApplication"
     },
     {
      "id": "AppsPurgeApplicationCandidate",
      "label": "enums.AuditOperation.AppsPurgeApplicationCandidate"
     },
     {
      "id": "AppsPurgeByRetention",
      "label": "enums.AuditOperation.AppsPurgeByRetention"
     },
     {
      "id": "AppsResendApplicationAssessmentLink",
      "label": "enums.AuditOperation.AppsResendApplicationAssessmentLink"
     },
     {
      "id": "AppsResendApplicationMiReport",
      "label": "enums.AuditOperation.AppsResendApplicationMiReport"
     },
     {
      "id": "AppsRestoreVacanciesByExternalVacancyIds",
      "label": "enums.AuditOperation.AppsRestoreVacanciesByExternalVacancyIds"
     },
     {
      "id": "AppsRestoreWorkflowSet",
      "label": "enums.AuditOperation.AppsRestoreWorkflowSet"
     },
     {
      "id": "AppsRestoreWorkflows",
      "label": "enums.AuditOperation.AppsRestoreWorkflows"
     },
     {
      "id": "AppsUpdateApplicationCandidate",
      "label": "enums.AuditOperation.AppsUpdateApplicationCandidate"
     },
     {
      "id": "AppsUpdateApplicationStatus",
      "label": "enums.AuditOperation.AppsUpdateApplicationStatus"
     },
     {
      "id": "AppsUpdateCustomerSetting",
      "label": "enums.AuditOperation.AppsUpdateCustomerSetting"
     },
     {
      "id": "AppsUpdateSMSNotificationSettings",
      "label": "enums.AuditOperation.AppsUpdateSMSNotificationSettings"
     },
     {
      "id": "AppsUpdateVacancyByExternalVacancyId",
      "label": "enums.AuditOperation.AppsUpdateVacancyByExternalVacancyId"
     },
     {
      "id": "AppsUpdateVacancyById",
      "label": "enums.AuditOperation.AppsUpdateVacancyById"
     },
     {
      "id": "AppsUpdateWorkflow",
      "label": "enums.AuditOperation.AppsUpdateWorkflow"
     },
     {
      "id": "AppsUpdateWorkflowSet",
      "label": "enums.AuditOperation.AppsUpdateWorkflowSet"
     },
     {
      "id": "AtsCreateTenant",
      "label": "enums.AuditOperation.AtsCreateTenant"
     },
     {
      "id": "AtsDeleteTenantsByIds",
      "label": "enums.AuditOperation.AtsDeleteTenantsByIds"
     },
     {
      "id": "AtsRestoreTenantsByIds",
      "label": "enums.AuditOperation.AtsRestoreTenantsByIds"
     },
     {
      "id": "AtsRetryRequest",
      "label": "enums.AuditOperation.AtsRetryRequest"
     },
     {
      "id": "AtsTestTenant",
      "label": "enums.AuditOperation.AtsTestTenant"
     },
     {
      "id": "AtsUpdateTenant",
      "label": "enums.AuditOperation.AtsUpdateTenant"
     },
     {
      "id": "AuthEmailLogin",
      "label": "enums.AuditOperation.AuthEmailLogin"
     },
     {
      "id": "AuthForgetPassword",
      "label": "enums.AuditOperation.AuthForgetPassword"
     },
     {
      "id": "AuthLogout",
      "label": "enums.AuditOperation.AuthLogout"
     },
     {
      "id": "AuthMfaLogin",
      "label": "enums.AuditOperation.AuthMfaLogin"
     },
     {
      "id": "AuthResendMfaCode",
      "label": "enums.AuditOperation.AuthResendMfaCode"
     },
     {
      "id": "AuthResetPassword",
      "label": "enums.AuditOperation.AuthResetPassword"
     },
     {
      "id": "AuthUnlockUser",
      "label": "enums.AuditOperation.AuthUnlockUser"
     },
     {
      "id": "CommonCreatePolicy",
      "label": "enums.AuditOperation.CommonCreatePolicy"
     },
     {
      "id": "CommonDeleteViews",
      "label": "enums.AuditOperation.CommonDeleteViews"
     },
     {
      "id": "CommonInviteCandidate",
      "label": "enums.AuditOperation.CommonInviteCandidate"
     },
     {
      "id": "CommonSaveView",
      "label": "enums.AuditOperation.CommonSaveView"
     },
     {
      "id": "CommonStartExport",
      "label": "enums.AuditOperation.CommonStartExport"
     },
     {
      "id": "CommonUpdatePermissionTabPolicies",
      "label": "enums.AuditOperation.CommonUpdatePermissionTabPolicies"
     },
     {
      "id": "CommonUpdatePolicy",
      "label": "enums.AuditOperation.CommonUpdatePolicy"
     },
     {
      "id": "CommonUpdatePolicyV2",
      "label": "enums.AuditOperation.CommonUpdatePolicyV2"
     },
     {
      "id": "FIAddBranding",
      "label": "enums.AuditOperation.FIAddBranding"
     },
     {
      "id": "FIEditBranding",
      "label": "enums.AuditOperation.FIEditBranding"
     },
     {
      "id": "IDPAuthSSOLogin",
      "label": "enums.AuditOperation.IDPAuthSSOLogin"
     },
     {
      "id": "IDPCompleteSSOStep",
      "label": "enums.AuditOperation.IDPCompleteSSOStep"
     },
     {
      "id": "IDPConfirmSSOStep",
      "label": "enums.AuditOperation.IDPConfirmSSOStep"
     },
     {
      "id": "IDPCreateSSOConfig",
      "label": "enums.AuditOperation.IDPCreateSSOConfig"
     },
     {
      "id": "IDPRefuseSSOLogin",
      "label": "enums.AuditOperation.IDPRefuseSSOLogin"
     },
     {
      "id": "IDPStartSSOTest",
      "label": "enums.AuditOperation.IDPStartSSOTest"
     },
     {
      "id": "IDPUpdateSSOConfig",
      "label": "enums.AuditOperation.IDPUpdateSSOConfig"
     },
     {
      "id": "NotifCreateEmailDomain",
      "label": "enums.AuditOperation.NotifCreateEmailDomain"
     },
     {
      "id": "NotifPurchaseSMSCreditsByCustomerId",
      "label": "enums.AuditOperation.NotifPurchaseSMSCreditsByCustomerId"
     },
     {
      "id": "NotifRetryDkimVerification",
      "label": "enums.AuditOperation.NotifRetryDkimVerification"
     },
     {
      "id": "NotifUpdateEmailDomainSetting",
      "label": "enums.AuditOperation.NotifUpdateEmailDomainSetting"
     },
     {
      "id": "NotifUpdateNotificationSettingsV2",
      "label": "enums.AuditOperation.NotifUpdateNotificationSettingsV2"
     },
     {
      "id": "ORGArchiveCustomers",
      "label": "enums.AuditOperation.ORGArchiveCustomers"
     },
     {
      "id": "ORGArchiveGroup",
      "label": "enums.AuditOperation.ORGArchiveGroup"
     },
     {
      "id": "ORGArchiveGroups",
      "label": "enums.AuditOperation.ORGArchiveGroups"
     },
     {
      "id": "ORGArchiveOrganizations",
      "label": "enums.AuditOperation.ORGArchiveOrganizations"
     },
     {
      "id": "ORGArchiveUser",
      "label": "enums.AuditOperation.ORGArchiveUser"
     },
     {
      "id": "ORGArchiveUsers",
      "label": "enums.AuditOperation.ORGArchiveUsers"
     },
     {
      "id": "ORGCreateCustomer",
      "label": "enums.AuditOperation.ORGCreateCustomer"
     },
     {
      "id": "ORGCreateEndUser",
      "label": "enums.AuditOperation.ORGCreateEndUser"
     },
     {
      "id": "ORGCreateGroup",
      "label": "enums.AuditOperation.ORGCreateGroup"
     },
     {
      "id": "ORGCreateOrganization",
      "label": "enums.AuditOperation.ORGCreateOrganization"
     },
     {
      "id": "ORGGroupAddUsers",
      "label": "enums.AuditOperation.ORGGroupAddUsers"
     },
     {
      "id": "ORGGroupRemoveUsers",
      "label": "enums.AuditOperation.ORGGroupRemoveUsers"
     },
     {
      "id": "ORGImportUsers",
      "label": "enums.AuditOperation.ORGImportUsers"
     },
     {
      "id": "ORGRestoreCustomers",
      "label": "enums.AuditOperation.ORGRestoreCustomers"
     },
     {
      "id": "ORGRestoreGroups",
      "label": "enums.AuditOperation.ORGRestoreGroups"
     },
     {
      "id": "ORGRestoreOrganizations",
      "label": "enums.AuditOperation.ORGRestoreOrganizations"
     },
     {
      "id": "ORGRestoreUsers",
      "label": "enums.AuditOperation.ORGRestoreUsers"
     },
     {
      "id": "ORGUpdateGroup",
      "label": "enums.AuditOperation.ORGUpdateGroup"
     },
     {
      "id": "ORGUpdateHierarchies",
      "label": "enums.AuditOperation.ORGUpdateHierarchies"
     },
     {
      "id": "ORGUpdateUser",
      "label": "enums.AuditOperation.ORGUpdateUser"
     }
    ],
    "width": "220px"
   },
   {
    "path": "subjectNames",
    "label": "resources.audit-log.fields.subjectNames",
    "kind": "json",
    "widget": "choices",
    "width": "30%"
   },
   {
    "path": "changes",
    "label": "resources.audit-log.fields.changes",
    "kind": "json",
    "widget": "changes",
    "width": "24%",
    "also": [
     "fields"
    ]
   },
   {
    "path": "subjectCount",
    "label": "resources.audit-log.fields.subjectCount",
    "kind": "number",
    "hidden": true
   },
   {
    "path": "actorEmail",
    "label": "resources.audit-log.fields.actorEmail",
    "kind": "text",
    "hidden": true
   }
  ],
  "filters": [
   {
    "name": "operations",
    "label": "resources.audit-log.filters.operations",
    "kind": "choices",
    "choices": [
     {
      "id": "AuthAccountLocked",
      "label": "enums.AuditOperation.AuthAccountLocked"
     },
     {
      "id": "AuthCodeFailed",
      "label": "enums.AuditOperation.AuthCodeFailed"
     },
     {
      "id": "AuthSignInFailed",
      "label": "enums.AuditOperation.AuthSignInFailed"
     },
     {
      "id": "AppsArchiveVacanciesByExternalVacancyIds",
      "label": "enums.AuditOperation.AppsArchiveVacanciesByExternalVacancyIds"
     },
     {
      "id": "AppsArchiveWorkflowSet",
      "label": "enums.AuditOperation.AppsArchiveWorkflowSet"
     },
     {
      "id": "AppsArchiveWorkflows",
      "label": "enums.AuditOperation.AppsArchiveWorkflows"
     },
     {
      "id": "AppsCreateCustomerSetting",
      "label": "enums.AuditOperation.AppsCreateCustomerSetting"
     },
     {
      "id": "AppsCreateVacancy",
      "label": "enums.AuditOperation.AppsCreateVacancy"
     },
     {
      "id": "AppsCreateWorkflow",
      "label": "enums.AuditOperation.AppsCreateWorkflow"
     },
     {
      "id": "AppsCreateWorkflowSet",
      "label": "enums.AuditOperation.AppsCreateWorkflowSet"
     },
     {
      "id": "AppsDeleteCandidateById",
      "label": "enums.AuditOperation.AppsDeleteCandidateById"
     },
     {
      "id": "AppsMarkAssessmentViewed",
      "label": "enums.AuditOperation.AppsMarkAssessmentViewed"
     },
     {
      "id": "AppsMoveApplication",
      "label": "enums.AuditOperation.AppsMoveApplication"
     },
     {
      "id": "AppsPurgeApplicationCandidate",
      "label": "enums.AuditOperation.AppsPurgeApplicationCandidate"
     },
     {
      "id": "AppsPurgeByRetention",
      "label": "enums.AuditOperation.AppsPurgeByRetention"
     },
     {
      "id": "AppsResendApplicationAssessmentLink",
      "label": "enums.AuditOperation.AppsResendApplicationAssessmentLink"
     },
     {
      "id": "AppsResendApplicationMiReport",
      "label": "enums.AuditOperation.AppsResendApplicationMiReport"
     },
     {
      "id": "AppsRestoreVacanciesByExternalVacancyIds",
      "label": "enums.AuditOperation.AppsRestoreVacanciesByExternalVacancyIds"
     },
     {
      "id": "AppsRestoreWorkflowSet",
      "label": "enums.AuditOperation.AppsRestoreWorkflowSet"
     },
     {
      "id": "AppsRestoreWorkflows",
      "label": "enums.AuditOperation.AppsRestoreWorkflows"
     },
     {
      "id": "AppsUpdateApplicationCandidate",
      "label": "enums.AuditOperation.AppsUpdateApplicationCandidate"
     },
     {
      "id": "AppsUpdateApplicationStatus",
      "label": "enums.AuditOperation.AppsUpdateApplicationStatus"
     },
     {
      "id": "AppsUpdateCustomerSetting",
      "label": "enums.AuditOperation.AppsUpdateCustomerSetting"
     },
     {
      "id": "AppsUpdateSMSNotificationSettings",
      "label": "enums.AuditOperation.AppsUpdateSMSNotificationSettings"
     },
     {
      "id": "AppsUpdateVacancyByExternalVacancyId",
      "label": "enums.AuditOperation.AppsUpdateVacancyByExternalVacancyId"
     },
     {
      "id": "AppsUpdateVacancyById",
      "label": "enums.AuditOperation.AppsUpdateVacancyById"
     },
     {
      "id": "AppsUpdateWorkflow",
      "label": "enums.AuditOperation.AppsUpdateWorkflow"
     },
     {
      "id": "AppsUpdateWorkflowSet",
      "label": "enums.AuditOperation.AppsUpdateWorkflowSet"
     },
     {
      "id": "AtsCreateTenant",
      "label": "enums.AuditOperation.AtsCreateTenant"
     },
     {
      "id": "AtsDeleteTenantsByIds",
      "label": "enums.AuditOperation.AtsDeleteTenantsByIds"
     },
     {
      "id": "AtsRestoreTenantsByIds",
      "label": "enums.AuditOperation.AtsRestoreTenantsByIds"
     },
     {
      "id": "AtsRetryRequest",
      "label": "enums.AuditOperation.AtsRetryRequest"
     },
     {
      "id": "AtsTestTenant",
      "label": "enums.AuditOperation.AtsTestTenant"
     },
     {
      "id": "AtsUpdateTenant",
      "label": "enums.AuditOperation.AtsUpdateTenant"
     },
     {
      "id": "AuthEmailLogin",
      "label": "enums.AuditOperation.AuthEmailLogin"
     },
     {
      "id": "AuthForgetPassword",
      "label": "enums.AuditOperation.AuthForgetPassword"
     },
     {
      "id": "AuthLogout",
      "label": "enums.AuditOperation.AuthLogout"
     },
     {
      "id": "AuthMfaLogin",
      "label": "enums.AuditOperation.AuthMfaLogin"
     },
     {
      "id": "AuthResendMfaCode",
      "label": "enums.AuditOperation.AuthResendMfaCode"
     },
     {
      "id": "AuthResetPassword",
      "label": "enums.AuditOperation.AuthResetPassword"
     },
     {
      "id": "AuthUnlockUser",
      "label": "enums.AuditOperation.AuthUnlockUser"
     },
     {
      "id": "CommonCreatePolicy",
      "label": "enums.AuditOperation.CommonCreatePolicy"
     },
     {
      "id": "CommonDeleteViews",
      "label": "enums.AuditOperation.CommonDeleteViews"
     },
     {
      "id": "CommonInviteCandidate",
      "label": "enums.AuditOperation.CommonInviteCandidate"
     },
     {
      "id": "CommonSaveView",
      "label": "enums.AuditOperation.CommonSaveView"
     },
     {
      "id": "CommonStartExport",
      "label": "enums.AuditOperation.CommonStartExport"
     },
     {
      "id": "CommonUpdatePermissionTabPolicies",
      "label": "enums.AuditOperation.CommonUpdatePermissionTabPolicies"
     },
     {
      "id": "CommonUpdatePolicy",
      "label": "enums.AuditOperation.CommonUpdatePolicy"
     },
     {
      "id": "CommonUpdatePolicyV2",
      "label": "enums.AuditOperation.CommonUpdatePolicyV2"
     },
     {
      "id": "FIAddBranding",
      "label": "enums.AuditOperation.FIAddBranding"
     },
     {
      "id": "FIEditBranding",
      "label": "enums.AuditOperation.FIEditBranding"
     },
     {
      "id": "IDPAuthSSOLogin",
      "label": "enums.AuditOperation.IDPAuthSSOLogin"
     },
     {
      "id": "IDPCompleteSSOStep",
      "label": "enums.AuditOperation.IDPCompleteSSOStep"
     },
     {
      "id": "IDPConfirmSSOStep",
      "label": "enums.AuditOperation.IDPConfirmSSOStep"
     },
     {
      "id": "IDPCreateSSOConfig",
      "label": "enums.AuditOperation.IDPCreateSSOConfig"
     },
     {
      "id": "IDPRefuseSSOLogin",
      "label": "enums.AuditOperation.IDPRefuseSSOLogin"
     },
     {
      "id": "IDPStartSSOTest",
      "label": "enums.AuditOperation.IDPStartSSOTest"
     },
     {
      "id": "IDPUpdateSSOConfig",
      "label": "enums.AuditOperation.IDPUpdateSSOConfig"
     },
     {
      "id": "NotifCreateEmailDomain",
      "label": "enums.AuditOperation.NotifCreateEmailDomain"
     },
     {
      "id": "NotifPurchaseSMSCreditsByCustomerId",
      "label": "enums.AuditOperation.NotifPurchaseSMSCreditsByCustomerId"
     },
     {
      "id": "NotifRetryDkimVerification",
      "label": "enums.AuditOperation.NotifRetryDkimVerification"
     },
     {
      "id": "NotifUpdateEmailDomainSetting",
      "label": "enums.AuditOperation.NotifUpdateEmailDomainSetting"
     },
     {
      "id": "NotifUpdateNotificationSettingsV2",
      "label": "enums.AuditOperation.NotifUpdateNotificationSettingsV2"
     },
     {
      "id": "ORGArchiveCustomers",
      "label": "enums.AuditOperation.ORGArchiveCustomers"
     },
     {
      "id": "ORGArchiveGroup",
      "label": "enums.AuditOperation.ORGArchiveGroup"
     },
     {
      "id": "ORGArchiveGroups",
      "label": "enums.AuditOperation.ORGArchiveGroups"
     },
     {
      "id": "ORGArchiveOrganizations",
      "label": "enums.AuditOperation.ORGArchiveOrganizations"
     },
     {
      "id": "ORGArchiveUser",
      "label": "enums.AuditOperation.ORGArchiveUser"
     },
     {
      "id": "ORGArchiveUsers",
      "label": "enums.AuditOperation.ORGArchiveUsers"
     },
     {
      "id": "ORGCreateCustomer",
      "label": "enums.AuditOperation.ORGCreateCustomer"
     },
     {
      "id": "ORGCreateEndUser",
      "label": "enums.AuditOperation.ORGCreateEndUser"
     },
     {
      "id": "ORGCreateGroup",
      "label": "enums.AuditOperation.ORGCreateGroup"
     },
     {
      "id": "ORGCreateOrganization",
      "label": "enums.AuditOperation.ORGCreateOrganization"
     },
     {
      "id": "ORGGroupAddUsers",
      "label": "enums.AuditOperation.ORGGroupAddUsers"
     },
     {
      "id": "ORGGroupRemoveUsers",
      "label": "enums.AuditOperation.ORGGroupRemoveUsers"
     },
     {
      "id": "ORGImportUsers",
      "label": "enums.AuditOperation.ORGImportUsers"
     },
     {
      "id": "ORGRestoreCustomers",
      "label": "enums.AuditOperation.ORGRestoreCustomers"
     },
     {
      "id": "ORGRestoreGroups",
      "label": "enums.AuditOperation.ORGRestoreGroups"
     },
     {
      "id": "ORGRestoreOrganizations",
      "label": "enums.AuditOperation.ORGRestoreOrganizations"
     },
     {
      "id": "ORGRestoreUsers",
      "label": "enums.AuditOperation.ORGRestoreUsers"
     },
     {
      "id": "ORGUpdateGroup",
      "label": "enums.AuditOperation.ORGUpdateGroup"
     },
     {
      "id": "ORGUpdateHierarchies",
      "label": "enums.AuditOperation.ORGUpdateHierarchies"
     },
     {
      "id": "ORGUpdateUser",
      "label": "enums.AuditOperation.ORGUpdateUser"
     }
    ],
    "facet": true
   },
   {
    "name": "atFrom",
    "label": "resources.audit-log.filters.atFrom",
    "kind": "dateTime"
   },
   {
    "name": "atTo",
    "label": "resources.audit-log.filters.atTo",
    "kind": "dateTime"
   }
  ],
  "search": true,
  "archive": false,
  "sort": {
   "field": "at",
   "order": "DESC"
  },
  "forms": {},
  "actions": []
 },
 {
  "name": "email-events",
  "type": "EmailEvent",
  "kind": "log",
  "tabs": [
   "email-events",
   "sms-events"
  ],
  "path": "notifications",
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
   "access": [
    "notif:viewEvents"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "facets": {
   "name": "NotifGetEmailEventsByCustomerId",
   "kind": "query",
   "access": [
    "notif:viewEvents"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "columns": [],
  "details": [],
  "filters": [],
  "search": false,
  "archive": false,
  "sort": {
   "field": "timestamp",
   "order": "DESC"
  },
  "forms": {
   "search": "notif/searchEmailEvents"
  },
  "actions": []
 },
 {
  "name": "sms-events",
  "type": "SmsEvent",
  "kind": "log",
  "path": "notifications/sms",
  "idField": "id",
  "title": "smsDestinationPhoneNumber",
  "flags": {
   "list": "edgeEmailEventsEnabled"
  },
  "list": {
   "name": "NotifGetSMSEventList",
   "kind": "query",
   "access": [
    "notif:viewEvents"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "facets": {
   "name": "NotifGetSMSEventList",
   "kind": "query",
   "access": [
    "notif:viewEvents"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "columns": [],
  "details": [],
  "filters": [],
  "search": false,
  "archive": false,
  "sort": {
   "field": "timestamp",
   "order": "DESC"
  },
  "forms": {
   "search": "notif/searchSmsEvents"
  },
  "actions": []
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
   "text": "query NotifGetEmailEventByMailMessageId($customerId: ID!, $mailMessageId: ID!, $skipEq: Int, $limitEq: Int, $sort: EmailEventSort, $with_0: Boolean!) { NotifGetEmailEventByMailMessageId(customerId: $customerId, mailMessageId: $mailMessageId, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) { data { id eventType timestamp @include(if: $with_0) } pagination { totalItems } } }",
   "vars": [
    [
     "customerId",
     "scope.customerId"
    ],
    [
     "mailMessageId",
     "parent.mailMessageId"
    ],
    [
     "skipEq",
     "page0"
    ],
    [
     "limitEq",
     "size"
    ],
    [
     "sort.fieldName",
     "sort.field"
    ],
    [
     "sort.order",
     "sort.order"
    ],
    [
     "with_0",
     "column.timestamp"
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
    "label": "resources.email-event-history.fields.eventType",
    "kind": "choice",
    "widget": "status",
    "choices": [
     {
      "id": "Send",
      "label": "enums.EmailEventType.Send"
     },
     {
      "id": "Delivery",
      "label": "enums.EmailEventType.Delivery"
     },
     {
      "id": "Open",
      "label": "enums.EmailEventType.Open"
     },
     {
      "id": "Click",
      "label": "enums.EmailEventType.Click"
     },
     {
      "id": "Bounce",
      "label": "enums.EmailEventType.Bounce"
     },
     {
      "id": "Complaint",
      "label": "enums.EmailEventType.Complaint"
     }
    ],
    "primary": true
   },
   {
    "path": "timestamp",
    "label": "resources.email-event-history.fields.timestamp",
    "kind": "dateTime",
    "sortBy": "timestamp"
   }
  ],
  "details": [
   {
    "path": "eventType",
    "label": "resources.email-event-history.fields.eventType",
    "kind": "choice",
    "widget": "status",
    "choices": [
     {
      "id": "Send",
      "label": "enums.EmailEventType.Send"
     },
     {
      "id": "Delivery",
      "label": "enums.EmailEventType.Delivery"
     },
     {
      "id": "Open",
      "label": "enums.EmailEventType.Open"
     },
     {
      "id": "Click",
      "label": "enums.EmailEventType.Click"
     },
     {
      "id": "Bounce",
      "label": "enums.EmailEventType.Bounce"
     },
     {
      "id": "Complaint",
      "label": "enums.EmailEventType.Complaint"
     }
    ],
    "primary": true
   },
   {
    "path": "timestamp",
    "label": "resources.email-event-history.fields.timestamp",
    "kind": "dateTime"
   }
  ],
  "filters": [],
  "search": false,
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
   "access": [
    "ats:viewRequestList"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "facets": {
   "name": "AtsGetRequestList",
   "kind": "query",
   "access": [
    "ats:viewRequestList"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "get": {
   "name": "AtsGetRequestById",
   "kind": "query",
   "access": [
    "ats:viewRequestList"
   ],
   "text": "",
   "vars": [],
   "read": {}
  },
  "columns": [],
  "details": [],
  "filters": [],
  "search": false,
  "archive": false,
  "sort": {
   "field": "createdAt",
   "order": "DESC"
  },
  "forms": {
   "search": "ats/searchRequests"
  },
  "actions": []
 },
 {
  "name": "ats-tenants",
  "type": "AtsTenant",
  "kind": "collection",
  "opens": "edit",
  "pager": "needed",
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
   "text": "query AtsGetTenantsByCustomer($getTenantsByCustomerInput: AtsGetTenantsByCustomerInput!, $with_0: Boolean!) { AtsGetTenantsByCustomer(getTenantsByCustomerInput: $getTenantsByCustomerInput) { data { _id atsName createdAt @include(if: $with_0) } pagination { totalItems } } }",
   "vars": [
    [
     "getTenantsByCustomerInput.organizationId",
     "scope.organizationId"
    ],
    [
     "getTenantsByCustomerInput.customerId",
     "scope.customerId"
    ],
    [
     "getTenantsByCustomerInput.hierarchyId",
     "scope.hierarchyId"
    ],
    [
     "getTenantsByCustomerInput.skip",
     "page0"
    ],
    [
     "getTenantsByCustomerInput.limit",
     "size"
    ],
    [
     "getTenantsByCustomerInput.sort.fieldName",
     "sort.field"
    ],
    [
     "getTenantsByCustomerInput.sort.order",
     "sort.order"
    ],
    [
     "with_0",
     "column.createdAt"
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
   "text": "query AtsGetTenantById($getTenantByIdInput: AtsGetTenantByIdInput!) { AtsGetTenantById(getTenantByIdInput: $getTenantByIdInput) { _id atsName externalTenantId customerName username clientId grantType issueTokenUrl baseUrl segmentCode isMasterCustomer requestStatusChangeEmail reportPredictionResultUrl reportApplicationUrl reviewsUrl assessmentApiUrl assessmentApiClientId credential extra secretsSet version } }",
   "vars": [
    [
     "getTenantByIdInput._id",
     "id"
    ],
    [
     "getTenantByIdInput.organizationId",
     "scope.organizationId"
    ],
    [
     "getTenantByIdInput.customerId",
     "scope.customerId"
    ],
    [
     "getTenantByIdInput.hierarchyId",
     "scope.hierarchyId"
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
   "text": "mutation AtsCreateTenant($createTenantInput: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $createTenantInput) { _id atsName externalTenantId customerName username clientId grantType issueTokenUrl baseUrl segmentCode isMasterCustomer requestStatusChangeEmail reportPredictionResultUrl reportApplicationUrl reviewsUrl assessmentApiUrl assessmentApiClientId credential extra secretsSet version } }",
   "vars": [
    [
     "createTenantInput.atsName",
     "form.atsName"
    ],
    [
     "createTenantInput.organizationId",
     "scope.organizationId"
    ],
    [
     "createTenantInput.customerId",
     "scope.customerId"
    ],
    [
     "createTenantInput.hierarchyId",
     "scope.hierarchyId"
    ],
    [
     "createTenantInput.externalTenantId",
     "form.externalTenantId"
    ],
    [
     "createTenantInput.customerName",
     "form.customerName"
    ],
    [
     "createTenantInput.credential",
     "form.credential"
    ],
    [
     "createTenantInput.extra",
     "form.extra"
    ],
    [
     "createTenantInput.username",
     "form.username"
    ],
    [
     "createTenantInput.clientId",
     "form.clientId"
    ],
    [
     "createTenantInput.grantType",
     "form.grantType"
    ],
    [
     "createTenantInput.issueTokenUrl",
     "form.issueTokenUrl"
    ],
    [
     "createTenantInput.baseUrl",
     "form.baseUrl"
    ],
    [
     "createTenantInput.segmentCode",
     "form.segmentCode"
    ],
    [
     "createTenantInput.isMasterCustomer",
     "form.isMasterCustomer"
    ],
    [
     "createTenantInput.requestStatusChangeEmail",
     "form.requestStatusChangeEmail"
    ],
    [
     "createTenantInput.reportPredictionResultUrl",
     "form.reportPredictionResultUrl"
    ],
    [
     "createTenantInput.reportApplicationUrl",
     "form.reportApplicationUrl"
    ],
    [
     "createTenantInput.reviewsUrl",
     "form.reviewsUrl"
    ],
    [
     "createTenantInput.assessmentApiUrl",
     "form.assessmentApiUrl"
    ],
    [
     "createTenantInput.assessmentApiClientId",
     "form.assessmentApiClientId"
    ],
    [
     "createTenantInput.harvestApiToken",
     "form.harvestApiToken"
    ],
    [
     "createTenantInput.password",
     "form.password"
    ],
    [
     "createTenantInput.clientSecret",
     "form.clientSecret"
    ],
    [
     "createTenantInput.apiUserApiKey",
     "form.apiUserApiKey"
    ],
    [
     "createTenantInput.apiUserApiSecret",
     "form.apiUserApiSecret"
    ],
    [
     "createTenantInput.assessmentApiClientSecret",
     "form.assessmentApiClientSecret"
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
   "text": "mutation AtsUpdateTenant($updateTenantInput: AtsUpdateTenantInput!) { AtsUpdateTenant(updateTenantInput: $updateTenantInput) { _id atsName externalTenantId customerName username clientId grantType issueTokenUrl baseUrl segmentCode isMasterCustomer requestStatusChangeEmail reportPredictionResultUrl reportApplicationUrl reviewsUrl assessmentApiUrl assessmentApiClientId credential extra secretsSet version } }",
   "vars": [
    [
     "updateTenantInput._id",
     "id"
    ],
    [
     "updateTenantInput.atsName",
     "form.atsName"
    ],
    [
     "updateTenantInput.organizationId",
     "scope.organizationId"
    ],
    [
     "updateTenantInput.customerId",
     "scope.customerId"
    ],
    [
     "updateTenantInput.hierarchyId",
     "scope.hierarchyId"
    ],
    [
     "updateTenantInput.externalTenantId",
     "form.externalTenantId"
    ],
    [
     "updateTenantInput.customerName",
     "form.customerName"
    ],
    [
     "updateTenantInput.credential",
     "form.credential"
    ],
    [
     "updateTenantInput.extra",
     "form.extra"
    ],
    [
     "updateTenantInput.username",
     "form.username"
    ],
    [
     "updateTenantInput.clientId",
     "form.clientId"
    ],
    [
     "updateTenantInput.grantType",
     "form.grantType"
    ],
    [
     "updateTenantInput.issueTokenUrl",
     "form.issueTokenUrl"
    ],
    [
     "updateTenantInput.baseUrl",
     "form.baseUrl"
    ],
    [
     "updateTenantInput.segmentCode",
     "form.segmentCode"
    ],
    [
     "updateTenantInput.isMasterCustomer",
     "form.isMasterCustomer"
    ],
    [
     "updateTenantInput.requestStatusChangeEmail",
     "form.requestStatusChangeEmail"
    ],
    [
     "updateTenantInput.reportPredictionResultUrl",
     "form.reportPredictionResultUrl"
    ],
    [
     "updateTenantInput.reportApplicationUrl",
     "form.reportApplicationUrl"
    ],
    [
     "updateTenantInput.reviewsUrl",
     "form.reviewsUrl"
    ],
    [
     "updateTenantInput.assessmentApiUrl",
     "form.assessmentApiUrl"
    ],
    [
     "updateTenantInput.assessmentApiClientId",
     "form.assessmentApiClientId"
    ],
    [
     "updateTenantInput.harvestApiToken",
     "form.harvestApiToken"
    ],
    [
     "updateTenantInput.password",
     "form.password"
    ],
    [
     "updateTenantInput.clientSecret",
     "form.clientSecret"
    ],
    [
     "updateTenantInput.apiUserApiKey",
     "form.apiUserApiKey"
    ],
    [
     "updateTenantInput.apiUserApiSecret",
     "form.apiUserApiSecret"
    ],
    [
     "updateTenantInput.assessmentApiClientSecret",
     "form.assessmentApiClientSecret"
    ],
    [
     "updateTenantInput.expectedVersion",
     "record.version"
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
    "label": "resources.ats-tenants.fields.atsName",
    "kind": "text",
    "sortBy": "atsName",
    "width": "60%",
    "primary": true
   },
   {
    "path": "createdAt",
    "label": "resources.ats-tenants.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   }
  ],
  "afterUpdate": "list",
  "version": "version",
  "details": [
   {
    "path": "atsName",
    "label": "resources.ats-tenants.fields.atsName",
    "kind": "text"
   },
   {
    "path": "externalTenantId",
    "label": "resources.ats-tenants.fields.externalTenantId",
    "kind": "id"
   },
   {
    "path": "customerName",
    "label": "resources.ats-tenants.fields.customerName",
    "kind": "text"
   },
   {
    "path": "username",
    "label": "resources.ats-tenants.fields.username",
    "kind": "text"
   },
   {
    "path": "clientId",
    "label": "resources.ats-tenants.fields.clientId",
    "kind": "text"
   },
   {
    "path": "grantType",
    "label": "resources.ats-tenants.fields.grantType",
    "kind": "text"
   },
   {
    "path": "issueTokenUrl",
    "label": "resources.ats-tenants.fields.issueTokenUrl",
    "kind": "text"
   },
   {
    "path": "baseUrl",
    "label": "resources.ats-tenants.fields.baseUrl",
    "kind": "text"
   },
   {
    "path": "segmentCode",
    "label": "resources.ats-tenants.fields.segmentCode",
    "kind": "text"
   },
   {
    "path": "isMasterCustomer",
    "label": "resources.ats-tenants.fields.isMasterCustomer",
    "kind": "boolean"
   },
   {
    "path": "requestStatusChangeEmail",
    "label": "resources.ats-tenants.fields.requestStatusChangeEmail",
    "kind": "text"
   },
   {
    "path": "reportPredictionResultUrl",
    "label": "resources.ats-tenants.fields.reportPredictionResultUrl",
    "kind": "text"
   },
   {
    "path": "reportApplicationUrl",
    "label": "resources.ats-tenants.fields.reportApplicationUrl",
    "kind": "text"
   },
   {
    "path": "reviewsUrl",
    "label": "resources.ats-tenants.fields.reviewsUrl",
    "kind": "text"
   },
   {
    "path": "assessmentApiUrl",
    "label": "resources.ats-tenants.fields.assessmentApiUrl",
    "kind": "text"
   },
   {
    "path": "assessmentApiClientId",
    "label": "resources.ats-tenants.fields.assessmentApiClientId",
    "kind": "text"
   },
   {
    "path": "credential",
    "label": "resources.ats-tenants.fields.credential",
    "kind": "json"
   },
   {
    "path": "extra",
    "label": "resources.ats-tenants.fields.extra",
    "kind": "json"
   },
   {
    "path": "secretsSet",
    "label": "resources.ats-tenants.fields.secretsSet",
    "kind": "json"
   },
   {
    "path": "version",
    "label": "resources.ats-tenants.fields.version",
    "kind": "number"
   }
  ],
  "filters": [],
  "search": false,
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
       "ids"
      ],
      [
       "deleteTenantsByIdsInput.organizationId",
       "scope.organizationId"
      ],
      [
       "deleteTenantsByIdsInput.customerId",
       "scope.customerId"
      ],
      [
       "deleteTenantsByIdsInput.hierarchyId",
       "scope.hierarchyId"
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
       "ids"
      ],
      [
       "restoreTenantsByIdsInput.organizationId",
       "scope.organizationId"
      ],
      [
       "restoreTenantsByIdsInput.customerId",
       "scope.customerId"
      ],
      [
       "restoreTenantsByIdsInput.hierarchyId",
       "scope.hierarchyId"
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
    "name": "test",
    "operation": {
     "name": "AtsTestTenant",
     "kind": "mutation",
     "text": "mutation AtsTestTenant($testTenantInput: AtsTestTenantInput!) { AtsTestTenant(testTenantInput: $testTenantInput) { checks { item label ok result status } } }",
     "vars": [
      [
       "testTenantInput._id",
       "id"
      ],
      [
       "testTenantInput.organizationId",
       "scope.organizationId"
      ],
      [
       "testTenantInput.customerId",
       "scope.customerId"
      ],
      [
       "testTenantInput.hierarchyId",
       "scope.hierarchyId"
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
 }
];
