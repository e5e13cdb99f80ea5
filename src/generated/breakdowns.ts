// Written by codegen: how the rows of each list are grouped, loaded with the first groups that are shown.
import type { BreakdownPlan } from '../engine/plan/Plan.ts';
export const breakdowns: Record<string, BreakdownPlan> = {
 "vacancies": {
  "operation": {
   "name": "AppsGetVacancyListV2",
   "kind": "query",
   "text": "query AppsGetVacancyListV2($filter: AppsGetVacancyListV2Filter!, $by: [VacancyGrouping!]!, $measures: [VacancyMeasure!]) { AppsGetVacancyListV2(filter: $filter) { breakdown(by: $by, measures: $measures) { groups { keys names count values } count groupCount values } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ],
    [
     "measures",
     {
      "from": "breakdown",
      "part": "measures"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "record": "AppsGetVacancyListV2.breakdown"
   },
   "access": [
    "apps:viewVacancyList"
   ]
  },
  "dimensions": [
   {
    "field": "createdAt",
    "label": "resources.vacancies.fields.createdAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "updatedAt",
    "label": "resources.vacancies.fields.updatedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "archivedAt",
    "label": "resources.vacancies.fields.archivedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    },
    "only": "archive"
   }
  ],
  "numbers": [
   {
    "field": "applicationCount",
    "label": "resources.vacancies.fields.applicationCount"
   }
  ],
  "first": {
   "by": [
    {
     "field": "createdAt",
     "step": "month"
    }
   ],
   "chart": "bar",
   "measure": {
    "kind": "sum",
    "field": "applicationCount"
   }
  }
 },
 "vacancy-applications": {
  "operation": {
   "name": "AppsGetApplicationList",
   "kind": "query",
   "text": "query AppsGetApplicationList($filterApplicationInput: AppsGetApplicationListFilter!, $by: [ApplicationGrouping!]!) { AppsGetApplicationList(filterApplicationInput: $filterApplicationInput) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
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
    "record": "AppsGetApplicationList.breakdown"
   },
   "access": [
    "apps:viewApplicationList"
   ]
  },
  "dimensions": [
   {
    "field": "applicationStatusList",
    "label": "resources.vacancy-applications.filters.applicationStatusList",
    "several": true,
    "choices": [
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
      "id": "APPS_APPLICATION_INTERVIEW",
      "label": "enums.ApplicationStatus.APPS_APPLICATION_INTERVIEW"
     },
     {
      "id": "APPS_APPLICATION_DECLINED",
      "label": "enums.ApplicationStatus.APPS_APPLICATION_DECLINED"
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
   {
    "field": "createdAt",
    "label": "resources.vacancy-applications.fields.createdAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "updatedAt",
    "label": "resources.vacancy-applications.fields.updatedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   }
  ],
  "first": {
   "by": [
    {
     "field": "applicationStatusList"
    }
   ],
   "chart": "bar"
  }
 },
 "applications": {
  "operation": {
   "name": "AppsGetApplicationList",
   "kind": "query",
   "text": "query AppsGetApplicationList($filterApplicationInput: AppsGetApplicationListFilter!, $by: [ApplicationGrouping!]!) { AppsGetApplicationList(filterApplicationInput: $filterApplicationInput) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ]
   ],
   "optional": [
    "filterApplicationInput.sort"
   ],
   "read": {
    "record": "AppsGetApplicationList.breakdown"
   },
   "access": [
    "apps:viewApplicationList"
   ]
  },
  "dimensions": [
   {
    "field": "applicationStatusList",
    "label": "resources.applications.filters.applicationStatusList",
    "several": true,
    "choices": [
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
      "id": "APPS_APPLICATION_INTERVIEW",
      "label": "enums.ApplicationStatus.APPS_APPLICATION_INTERVIEW"
     },
     {
      "id": "APPS_APPLICATION_DECLINED",
      "label": "enums.ApplicationStatus.APPS_APPLICATION_DECLINED"
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
   {
    "field": "externalVacancyIds",
    "label": "resources.applications.filters.externalVacancyIds",
    "several": true
   },
   {
    "field": "stageIdList",
    "label": "resources.applications.filters.stageIdList",
    "several": true
   },
   {
    "field": "createdAt",
    "label": "resources.applications.fields.createdAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "updatedAt",
    "label": "resources.applications.fields.updatedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   }
  ],
  "first": {
   "by": [
    {
     "field": "applicationStatusList"
    }
   ],
   "chart": "bar"
  }
 },
 "interviews": {
  "operation": {
   "name": "AppsGetInterviewList",
   "kind": "query",
   "text": "query AppsGetInterviewList($filter: AppsGetInterviewListFilter!, $by: [InterviewGrouping!]!) { AppsGetInterviewList(filter: $filter) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "record": "AppsGetInterviewList.breakdown"
   },
   "access": [
    "apps:viewApplicationList"
   ]
  },
  "dimensions": [
   {
    "field": "statusList",
    "label": "resources.interviews.filters.statusList",
    "several": true,
    "choices": [
     {
      "id": "INVITED",
      "label": "enums.InterviewStatus.INVITED"
     },
     {
      "id": "SCHEDULED",
      "label": "enums.InterviewStatus.SCHEDULED"
     },
     {
      "id": "CANCELLED",
      "label": "enums.InterviewStatus.CANCELLED"
     }
    ]
   },
   {
    "field": "startsAt",
    "label": "resources.interviews.fields.startsAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   }
  ],
  "first": {
   "by": [
    {
     "field": "statusList"
    }
   ],
   "chart": "bar"
  }
 },
 "workflow-sets": {
  "operation": {
   "name": "AppsGetWorkflowSetList",
   "kind": "query",
   "text": "query AppsGetWorkflowSetList($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $workflowSetFilter: WorkflowSetFilter!, $by: [WorkflowSetGrouping!]!) { AppsGetWorkflowSetList(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, workflowSetFilter: $workflowSetFilter) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "record": "AppsGetWorkflowSetList.breakdown"
   },
   "access": [
    "apps:viewWorkflowList"
   ]
  },
  "dimensions": [
   {
    "field": "createdAt",
    "label": "resources.workflow-sets.fields.createdAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "updatedAt",
    "label": "resources.workflow-sets.fields.updatedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "archivedAt",
    "label": "resources.workflow-sets.fields.archivedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    },
    "only": "archive"
   }
  ],
  "first": {
   "by": [
    {
     "field": "createdAt",
     "step": "month"
    }
   ],
   "chart": "line"
  }
 },
 "workflows": {
  "operation": {
   "name": "AppsGetWorkflowList",
   "kind": "query",
   "text": "query AppsGetWorkflowList($filter: AppsGetWorkflowListFilter!, $by: [WorkflowGrouping!]!) { AppsGetWorkflowList(filter: $filter) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "record": "AppsGetWorkflowList.breakdown"
   },
   "access": [
    "apps:viewWorkflowList"
   ]
  },
  "dimensions": [
   {
    "field": "createdAt",
    "label": "resources.workflows.fields.createdAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "updatedAt",
    "label": "resources.workflows.fields.updatedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "archivedAt",
    "label": "resources.workflows.fields.archivedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    },
    "only": "archive"
   }
  ],
  "first": {
   "by": [
    {
     "field": "createdAt",
     "step": "month"
    }
   ],
   "chart": "line"
  }
 },
 "users": {
  "operation": {
   "name": "ORGGetUsers",
   "kind": "query",
   "text": "query ORGGetUsers($filter: ORGGetUsersFilter!, $by: [UserGrouping!]!) { ORGGetUsers(filter: $filter) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "record": "ORGGetUsers.breakdown"
   },
   "access": [
    "org:viewUserList"
   ]
  },
  "dimensions": [
   {
    "field": "activity",
    "label": "resources.users.filters.activity",
    "several": true,
    "choices": [
     {
      "id": "ACTIVATED",
      "label": "enums.UserActivity.ACTIVATED"
     },
     {
      "id": "UNACTIVATED",
      "label": "enums.UserActivity.UNACTIVATED"
     }
    ]
   },
   {
    "field": "createdAt",
    "label": "resources.users.fields.createdAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "lastActive",
    "label": "resources.users.fields.lastActive",
    "time": {
     "from": "gte",
     "to": "lte",
     "none": true
    }
   },
   {
    "field": "archivedAt",
    "label": "resources.users.fields.archivedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    },
    "only": "archive"
   }
  ],
  "first": {
   "by": [
    {
     "field": "activity"
    }
   ],
   "chart": "bar"
  }
 },
 "groups": {
  "operation": {
   "name": "ORGGetGroups",
   "kind": "query",
   "text": "query ORGGetGroups($filter: ORGGetGroupsFilter!, $by: [GroupGrouping!]!) { ORGGetGroups(filter: $filter) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "record": "ORGGetGroups.breakdown"
   },
   "access": [
    "org:viewGroupList"
   ]
  },
  "dimensions": [
   {
    "field": "createdAt",
    "label": "resources.groups.fields.createdAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "updatedAt",
    "label": "resources.groups.fields.updatedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "archivedAt",
    "label": "resources.groups.fields.archivedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    },
    "only": "archive"
   }
  ],
  "first": {
   "by": [
    {
     "field": "createdAt",
     "step": "month"
    }
   ],
   "chart": "line"
  }
 },
 "group-members": {
  "operation": {
   "name": "ORGGetUsers",
   "kind": "query",
   "text": "query ORGGetUsers($filter: ORGGetUsersFilter!, $by: [UserGrouping!]!) { ORGGetUsers(filter: $filter) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "record": "ORGGetUsers.breakdown"
   },
   "access": [
    "org:viewUserList"
   ]
  },
  "dimensions": [
   {
    "field": "activity",
    "label": "resources.group-members.filters.activity",
    "several": true,
    "choices": [
     {
      "id": "ACTIVATED",
      "label": "enums.UserActivity.ACTIVATED"
     },
     {
      "id": "UNACTIVATED",
      "label": "enums.UserActivity.UNACTIVATED"
     }
    ]
   },
   {
    "field": "createdAt",
    "label": "resources.group-members.fields.createdAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "lastActive",
    "label": "resources.group-members.fields.lastActive",
    "time": {
     "from": "gte",
     "to": "lte",
     "none": true
    }
   }
  ],
  "first": {
   "by": [
    {
     "field": "activity"
    }
   ],
   "chart": "bar"
  }
 },
 "organisations": {
  "operation": {
   "name": "ORGGetOrganizations",
   "kind": "query",
   "text": "query ORGGetOrganizations($filter: ORGGetOrganizationsFilter!, $by: [OrganizationGrouping!]!) { ORGGetOrganizations(filter: $filter) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "record": "ORGGetOrganizations.breakdown"
   },
   "access": [
    "org:viewOrganizationList"
   ]
  },
  "dimensions": [
   {
    "field": "createdAt",
    "label": "resources.organisations.fields.createdAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "archivedAt",
    "label": "resources.organisations.fields.archivedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    },
    "only": "archive"
   }
  ],
  "first": {
   "by": [
    {
     "field": "createdAt",
     "step": "month"
    }
   ],
   "chart": "line"
  }
 },
 "customers": {
  "operation": {
   "name": "ORGGetCustomers",
   "kind": "query",
   "text": "query ORGGetCustomers($filter: ORGGetCustomersFilter!, $by: [CustomerGrouping!]!) { ORGGetCustomers(filter: $filter) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "record": "ORGGetCustomers.breakdown"
   },
   "access": [
    "org:viewCustomerList"
   ]
  },
  "dimensions": [
   {
    "field": "regions",
    "label": "resources.customers.filters.regions",
    "several": true,
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
    "field": "createdAt",
    "label": "resources.customers.fields.createdAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   },
   {
    "field": "archivedAt",
    "label": "resources.customers.fields.archivedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    },
    "only": "archive"
   }
  ],
  "first": {
   "by": [
    {
     "field": "createdAt",
     "step": "month"
    }
   ],
   "chart": "line"
  }
 },
 "sms-purchases": {
  "operation": {
   "name": "NotifGetSMSCreditsPurchaseHistoryList",
   "kind": "query",
   "text": "query NotifGetSMSCreditsPurchaseHistoryList($input: NotifGetSMSCreditsPurchaseHistoryListInput!, $by: [SmsCreditsPurchaseGrouping!]!, $measures: [SmsCreditsPurchaseMeasure!]) { NotifGetSMSCreditsPurchaseHistoryList(input: $input) { breakdown(by: $by, measures: $measures) { groups { keys names count values } count groupCount values } } }",
   "vars": [
    [
     "input.customerId",
     {
      "from": "parent",
      "path": "customerId"
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ],
    [
     "measures",
     {
      "from": "breakdown",
      "part": "measures"
     }
    ]
   ],
   "optional": [
    "input.sort"
   ],
   "read": {
    "record": "NotifGetSMSCreditsPurchaseHistoryList.breakdown"
   },
   "access": [
    "notif:viewSmsCredits"
   ]
  },
  "dimensions": [
   {
    "field": "purchasedAt",
    "label": "resources.sms-purchases.fields.purchasedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   }
  ],
  "numbers": [
   {
    "field": "purchaseAmount",
    "label": "resources.sms-purchases.fields.purchaseAmount"
   }
  ],
  "first": {
   "by": [
    {
     "field": "purchasedAt",
     "step": "month"
    }
   ],
   "chart": "line"
  }
 },
 "audit-log": {
  "operation": {
   "name": "CommonGetAuditList",
   "kind": "query",
   "text": "query CommonGetAuditList($filter: CommonGetAuditListFilter!, $by: [AuditEntryGrouping!]!) { CommonGetAuditList(filter: $filter) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ]
   ],
   "optional": [
    "filter.sort"
   ],
   "read": {
    "record": "CommonGetAuditList.breakdown"
   },
   "access": [
    "common:viewAudit"
   ]
  },
  "dimensions": [
   {
    "field": "operations",
    "label": "resources.audit-log.filters.operations",
    "several": true,
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
      "id": "AppsDeleteApplicationNote",
      "label": "enums.AuditOperation.AppsDeleteApplicationNote"
     },
     {
      "id": "AppsExportCandidate",
      "label": "enums.AuditOperation.AppsExportCandidate"
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
      "id": "AppsSaveApplicationNote",
      "label": "enums.AuditOperation.AppsSaveApplicationNote"
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
      "id": "AppsUpdateDeclineReasons",
      "label": "enums.AuditOperation.AppsUpdateDeclineReasons"
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
      "id": "AtsRetryRequests",
      "label": "enums.AuditOperation.AtsRetryRequests"
     },
     {
      "id": "AtsResumeTenant",
      "label": "enums.AuditOperation.AtsResumeTenant"
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
      "id": "AuthChangePassword",
      "label": "enums.AuditOperation.AuthChangePassword"
     },
     {
      "id": "AuthAddApp",
      "label": "enums.AuditOperation.AuthAddApp"
     },
     {
      "id": "AuthAddPasskey",
      "label": "enums.AuditOperation.AuthAddPasskey"
     },
     {
      "id": "AuthConfirm",
      "label": "enums.AuditOperation.AuthConfirm"
     },
     {
      "id": "AuthMailConfirmation",
      "label": "enums.AuditOperation.AuthMailConfirmation"
     },
     {
      "id": "AuthPasskeyLogin",
      "label": "enums.AuditOperation.AuthPasskeyLogin"
     },
     {
      "id": "AuthRemoveFactors",
      "label": "enums.AuditOperation.AuthRemoveFactors"
     },
     {
      "id": "AuthRenameFactor",
      "label": "enums.AuditOperation.AuthRenameFactor"
     },
     {
      "id": "AuthRenewRecoveryCodes",
      "label": "enums.AuditOperation.AuthRenewRecoveryCodes"
     },
     {
      "id": "AuthResetFactors",
      "label": "enums.AuditOperation.AuthResetFactors"
     },
     {
      "id": "AuthUpdateSignInRules",
      "label": "enums.AuditOperation.AuthUpdateSignInRules"
     },
     {
      "id": "AuthEmailLogin",
      "label": "enums.AuditOperation.AuthEmailLogin"
     },
     {
      "id": "AuthEndOtherSessions",
      "label": "enums.AuditOperation.AuthEndOtherSessions"
     },
     {
      "id": "AuthEndSessions",
      "label": "enums.AuditOperation.AuthEndSessions"
     },
     {
      "id": "AuthEndUserSessions",
      "label": "enums.AuditOperation.AuthEndUserSessions"
     },
     {
      "id": "AuthEndCustomerSessions",
      "label": "enums.AuditOperation.AuthEndCustomerSessions"
     },
     {
      "id": "AuthSessionReused",
      "label": "enums.AuditOperation.AuthSessionReused"
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
      "id": "AuthUpdateProfile",
      "label": "enums.AuditOperation.AuthUpdateProfile"
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
      "id": "CommonSubscribeToView",
      "label": "enums.AuditOperation.CommonSubscribeToView"
     },
     {
      "id": "CommonUnsubscribeFromViews",
      "label": "enums.AuditOperation.CommonUnsubscribeFromViews"
     },
     {
      "id": "CommonResumeViewMails",
      "label": "enums.AuditOperation.CommonResumeViewMails"
     },
     {
      "id": "CommonSetDefaultView",
      "label": "enums.AuditOperation.CommonSetDefaultView"
     },
     {
      "id": "CommonStartExport",
      "label": "enums.AuditOperation.CommonStartExport"
     },
     {
      "id": "CommonArchiveWebhooks",
      "label": "enums.AuditOperation.CommonArchiveWebhooks"
     },
     {
      "id": "CommonCreateWebhook",
      "label": "enums.AuditOperation.CommonCreateWebhook"
     },
     {
      "id": "CommonRenewWebhookSecret",
      "label": "enums.AuditOperation.CommonRenewWebhookSecret"
     },
     {
      "id": "CommonRestoreWebhooks",
      "label": "enums.AuditOperation.CommonRestoreWebhooks"
     },
     {
      "id": "CommonResumeWebhook",
      "label": "enums.AuditOperation.CommonResumeWebhook"
     },
     {
      "id": "CommonSendWebhooksAgain",
      "label": "enums.AuditOperation.CommonSendWebhooksAgain"
     },
     {
      "id": "CommonStopWebhook",
      "label": "enums.AuditOperation.CommonStopWebhook"
     },
     {
      "id": "CommonTestWebhook",
      "label": "enums.AuditOperation.CommonTestWebhook"
     },
     {
      "id": "CommonUpdateWebhook",
      "label": "enums.AuditOperation.CommonUpdateWebhook"
     },
     {
      "id": "CommonUndoHold",
      "label": "enums.AuditOperation.CommonUndoHold"
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
      "id": "CommonRestorePolicyVersion",
      "label": "enums.AuditOperation.CommonRestorePolicyVersion"
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
      "id": "FIUploadLogo",
      "label": "enums.AuditOperation.FIUploadLogo"
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
      "id": "IDPCreateScimToken",
      "label": "enums.AuditOperation.IDPCreateScimToken"
     },
     {
      "id": "IDPCreateSsoDomain",
      "label": "enums.AuditOperation.IDPCreateSsoDomain"
     },
     {
      "id": "IDPDeleteSsoDomains",
      "label": "enums.AuditOperation.IDPDeleteSsoDomains"
     },
     {
      "id": "IDPVerifySsoDomain",
      "label": "enums.AuditOperation.IDPVerifySsoDomain"
     },
     {
      "id": "IDPRefuseSSOLogin",
      "label": "enums.AuditOperation.IDPRefuseSSOLogin"
     },
     {
      "id": "IDPRenewSSOCertificates",
      "label": "enums.AuditOperation.IDPRenewSSOCertificates"
     },
     {
      "id": "IDPRevokeScimTokens",
      "label": "enums.AuditOperation.IDPRevokeScimTokens"
     },
     {
      "id": "IDPStartSSOTest",
      "label": "enums.AuditOperation.IDPStartSSOTest"
     },
     {
      "id": "IDPAddSSOKey",
      "label": "enums.AuditOperation.IDPAddSSOKey"
     },
     {
      "id": "IDPUseNextSSOKey",
      "label": "enums.AuditOperation.IDPUseNextSSOKey"
     },
     {
      "id": "IDPEndSSOSessions",
      "label": "enums.AuditOperation.IDPEndSSOSessions"
     },
     {
      "id": "IDPUpdateSSOConfig",
      "label": "enums.AuditOperation.IDPUpdateSSOConfig"
     },
     {
      "id": "IDPUpdateScimToken",
      "label": "enums.AuditOperation.IDPUpdateScimToken"
     },
     {
      "id": "CommonRunBackgroundJobs",
      "label": "enums.AuditOperation.CommonRunBackgroundJobs"
     },
     {
      "id": "CommonTryDeadLettersAgain",
      "label": "enums.AuditOperation.CommonTryDeadLettersAgain"
     },
     {
      "id": "NotifAllowAddresses",
      "label": "enums.AuditOperation.NotifAllowAddresses"
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
      "id": "NotifSuppressAddresses",
      "label": "enums.AuditOperation.NotifSuppressAddresses"
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
      "id": "NotifRestoreMessageText",
      "label": "enums.AuditOperation.NotifRestoreMessageText"
     },
     {
      "id": "NotifSaveMessageText",
      "label": "enums.AuditOperation.NotifSaveMessageText"
     },
     {
      "id": "NotifSendTestMail",
      "label": "enums.AuditOperation.NotifSendTestMail"
     },
     {
      "id": "NotifSendTestText",
      "label": "enums.AuditOperation.NotifSendTestText"
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
      "id": "ORGCreateApiKey",
      "label": "enums.AuditOperation.ORGCreateApiKey"
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
      "id": "ORGRevokeApiKeys",
      "label": "enums.AuditOperation.ORGRevokeApiKeys"
     },
     {
      "id": "ORGRotateApiKey",
      "label": "enums.AuditOperation.ORGRotateApiKey"
     },
     {
      "id": "ORGUpdateGroup",
      "label": "enums.AuditOperation.ORGUpdateGroup"
     },
     {
      "id": "ORGUpdateApiKey",
      "label": "enums.AuditOperation.ORGUpdateApiKey"
     },
     {
      "id": "ORGUpdateHierarchies",
      "label": "enums.AuditOperation.ORGUpdateHierarchies"
     },
     {
      "id": "ORGUpdateUser",
      "label": "enums.AuditOperation.ORGUpdateUser"
     }
    ]
   },
   {
    "field": "at",
    "label": "resources.audit-log.filters.at",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   }
  ],
  "first": {
   "by": [
    {
     "field": "operations"
    }
   ],
   "chart": "bar"
  }
 },
 "security-log": {
  "dimensions": [
   {
    "field": "at",
    "label": "resources.security-log.fields.at",
    "time": {
     "from": "gte",
     "to": "lte"
    },
    "sortBy": "at"
   }
  ],
  "first": {
   "by": [
    {
     "field": "at",
     "step": "month"
    }
   ],
   "chart": "line"
  }
 },
 "email-events": {
  "operation": {
   "name": "NotifGetEmailEventsByCustomerId",
   "kind": "query",
   "text": "query NotifGetEmailEventsByCustomerId($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $mailRecipient: String, $templateTypes: [NotificationEvent!], $eventTypes: [EmailEventType!], $dateRange: DateRangeInput!, $by: [EmailEventGrouping!]!) { NotifGetEmailEventsByCustomerId(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, mailRecipient: $mailRecipient, templateTypes: $templateTypes, eventTypes: $eventTypes, dateRange: $dateRange) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "record": "NotifGetEmailEventsByCustomerId.breakdown"
   },
   "access": [
    "notif:viewEvents"
   ]
  },
  "dimensions": [
   {
    "field": "eventTypes",
    "label": "resources.email-events.filters.eventTypes",
    "several": true,
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
    ]
   },
   {
    "field": "templateTypes",
    "label": "resources.email-events.filters.templateTypes",
    "several": true,
    "choices": [
     {
      "id": "ORG_USER_CREATE_COMPLETED",
      "label": "enums.NotificationEvent.ORG_USER_CREATE_COMPLETED"
     },
     {
      "id": "EDGE_USER_EMAIL_MFA_CODE",
      "label": "enums.NotificationEvent.EDGE_USER_EMAIL_MFA_CODE"
     },
     {
      "id": "EDGE_USER_RESEND_MFA_CODE",
      "label": "enums.NotificationEvent.EDGE_USER_RESEND_MFA_CODE"
     },
     {
      "id": "EDGE_USER_RESET_PASSWORD",
      "label": "enums.NotificationEvent.EDGE_USER_RESET_PASSWORD"
     },
     {
      "id": "TI_PDF_REQUESTED",
      "label": "enums.NotificationEvent.TI_PDF_REQUESTED"
     },
     {
      "id": "FI_INVITED",
      "label": "enums.NotificationEvent.FI_INVITED"
     },
     {
      "id": "FI_PII_COMPLETED",
      "label": "enums.NotificationEvent.FI_PII_COMPLETED"
     },
     {
      "id": "FI_IN_PROGRESS",
      "label": "enums.NotificationEvent.FI_IN_PROGRESS"
     },
     {
      "id": "FI_COMPLETED",
      "label": "enums.NotificationEvent.FI_COMPLETED"
     },
     {
      "id": "FI_ASSESSMENT_LINK_RESENT",
      "label": "enums.NotificationEvent.FI_ASSESSMENT_LINK_RESENT"
     },
     {
      "id": "FI_NOT_STARTED_FIRST_REMINDER",
      "label": "enums.NotificationEvent.FI_NOT_STARTED_FIRST_REMINDER"
     },
     {
      "id": "FI_NOT_STARTED_SECOND_REMINDER",
      "label": "enums.NotificationEvent.FI_NOT_STARTED_SECOND_REMINDER"
     },
     {
      "id": "FI_NOT_COMPLETED_FIRST_REMINDER",
      "label": "enums.NotificationEvent.FI_NOT_COMPLETED_FIRST_REMINDER"
     },
     {
      "id": "FI_NOT_COMPLETED_SECOND_REMINDER",
      "label": "enums.NotificationEvent.FI_NOT_COMPLETED_SECOND_REMINDER"
     },
     {
      "id": "SI_INVITED",
      "label": "enums.NotificationEvent.SI_INVITED"
     },
     {
      "id": "SI_PII_COMPLETED",
      "label": "enums.NotificationEvent.SI_PII_COMPLETED"
     },
     {
      "id": "SI_IN_PROGRESS",
      "label": "enums.NotificationEvent.SI_IN_PROGRESS"
     },
     {
      "id": "SI_COMPLETED",
      "label": "enums.NotificationEvent.SI_COMPLETED"
     },
     {
      "id": "SI_ASSESSMENT_LINK_RESENT",
      "label": "enums.NotificationEvent.SI_ASSESSMENT_LINK_RESENT"
     },
     {
      "id": "SI_NOT_STARTED_FIRST_REMINDER",
      "label": "enums.NotificationEvent.SI_NOT_STARTED_FIRST_REMINDER"
     },
     {
      "id": "SI_NOT_STARTED_SECOND_REMINDER",
      "label": "enums.NotificationEvent.SI_NOT_STARTED_SECOND_REMINDER"
     },
     {
      "id": "SI_NOT_COMPLETED_FIRST_REMINDER",
      "label": "enums.NotificationEvent.SI_NOT_COMPLETED_FIRST_REMINDER"
     },
     {
      "id": "SI_NOT_COMPLETED_SECOND_REMINDER",
      "label": "enums.NotificationEvent.SI_NOT_COMPLETED_SECOND_REMINDER"
     },
     {
      "id": "MI_PREDICTION_COMPLETED_SUCCESS",
      "label": "enums.NotificationEvent.MI_PREDICTION_COMPLETED_SUCCESS"
     },
     {
      "id": "MI_PREDICTION_COMPLETED_SHORT",
      "label": "enums.NotificationEvent.MI_PREDICTION_COMPLETED_SHORT"
     },
     {
      "id": "MI_PREDICTION_COMPLETED_GARBAGE",
      "label": "enums.NotificationEvent.MI_PREDICTION_COMPLETED_GARBAGE"
     },
     {
      "id": "MI_PREDICTION_COMPLETED_SELF_REPEATER",
      "label": "enums.NotificationEvent.MI_PREDICTION_COMPLETED_SELF_REPEATER"
     },
     {
      "id": "MI_PREDICTION_COMPLETED_NON_ENGLISH",
      "label": "enums.NotificationEvent.MI_PREDICTION_COMPLETED_NON_ENGLISH"
     },
     {
      "id": "MI_REPORT",
      "label": "enums.NotificationEvent.MI_REPORT"
     },
     {
      "id": "APPS_APPLICATION_STATUS_DECLINED",
      "label": "enums.NotificationEvent.APPS_APPLICATION_STATUS_DECLINED"
     },
     {
      "id": "LI_SCHEDULER_SCHEDULED",
      "label": "enums.NotificationEvent.LI_SCHEDULER_SCHEDULED"
     },
     {
      "id": "LI_SCHEDULER_UPDATED",
      "label": "enums.NotificationEvent.LI_SCHEDULER_UPDATED"
     },
     {
      "id": "LI_SCHEDULER_CANCELLED",
      "label": "enums.NotificationEvent.LI_SCHEDULER_CANCELLED"
     },
     {
      "id": "LI_INTERVIEWER_SCHEDULED",
      "label": "enums.NotificationEvent.LI_INTERVIEWER_SCHEDULED"
     },
     {
      "id": "LI_INTERVIEWER_UPDATED",
      "label": "enums.NotificationEvent.LI_INTERVIEWER_UPDATED"
     },
     {
      "id": "LI_INTERVIEWER_CANCELLED",
      "label": "enums.NotificationEvent.LI_INTERVIEWER_CANCELLED"
     },
     {
      "id": "LI_INTERVIEWER_RUNSHEET_REMINDER",
      "label": "enums.NotificationEvent.LI_INTERVIEWER_RUNSHEET_REMINDER"
     },
     {
      "id": "LI_CANDIDATE_INVITATION",
      "label": "enums.NotificationEvent.LI_CANDIDATE_INVITATION"
     },
     {
      "id": "LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER",
      "label": "enums.NotificationEvent.LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER"
     },
     {
      "id": "LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER",
      "label": "enums.NotificationEvent.LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER"
     },
     {
      "id": "LI_CANDIDATE_SCHEDULED",
      "label": "enums.NotificationEvent.LI_CANDIDATE_SCHEDULED"
     },
     {
      "id": "LI_CANDIDATE_UPCOMING_REMINDER",
      "label": "enums.NotificationEvent.LI_CANDIDATE_UPCOMING_REMINDER"
     },
     {
      "id": "LI_CANDIDATE_CANCELLED",
      "label": "enums.NotificationEvent.LI_CANDIDATE_CANCELLED"
     },
     {
      "id": "NOTIF_SMS_CREDITS",
      "label": "enums.NotificationEvent.NOTIF_SMS_CREDITS"
     }
    ]
   },
   {
    "field": "dateRange",
    "label": "resources.email-events.fields.dateRange",
    "time": {
     "from": "gte",
     "to": "lte",
     "recent": true
    }
   }
  ],
  "first": {
   "by": [
    {
     "field": "eventTypes"
    }
   ],
   "chart": "bar"
  }
 },
 "sms-events": {
  "operation": {
   "name": "NotifGetSMSEventList",
   "kind": "query",
   "text": "query NotifGetSMSEventList($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $phoneNumber: String, $templateTypes: [SmsNotificationEvent!], $messageStatus: SmsMessageStatus, $dateRange: DateRangeInput, $by: [SmsEventGrouping!]!, $measures: [SmsEventMeasure!]) { NotifGetSMSEventList(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, phoneNumber: $phoneNumber, templateTypes: $templateTypes, messageStatus: $messageStatus, dateRange: $dateRange) { breakdown(by: $by, measures: $measures) { groups { keys names count values } count groupCount values } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ],
    [
     "measures",
     {
      "from": "breakdown",
      "part": "measures"
     }
    ]
   ],
   "optional": [
    "sort"
   ],
   "read": {
    "record": "NotifGetSMSEventList.breakdown"
   },
   "access": [
    "notif:viewEvents"
   ]
  },
  "dimensions": [
   {
    "field": "messageStatus",
    "label": "resources.sms-events.filters.messageStatus",
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
    "field": "templateTypes",
    "label": "resources.sms-events.filters.templateTypes",
    "several": true,
    "choices": [
     {
      "id": "FI_PII_COMPLETED",
      "label": "enums.SmsNotificationEvent.FI_PII_COMPLETED"
     },
     {
      "id": "FI_IN_PROGRESS",
      "label": "enums.SmsNotificationEvent.FI_IN_PROGRESS"
     },
     {
      "id": "FI_COMPLETED",
      "label": "enums.SmsNotificationEvent.FI_COMPLETED"
     },
     {
      "id": "FI_ASSESSMENT_LINK_RESENT",
      "label": "enums.SmsNotificationEvent.FI_ASSESSMENT_LINK_RESENT"
     },
     {
      "id": "FI_NOT_STARTED_FIRST_REMINDER",
      "label": "enums.SmsNotificationEvent.FI_NOT_STARTED_FIRST_REMINDER"
     },
     {
      "id": "FI_NOT_STARTED_SECOND_REMINDER",
      "label": "enums.SmsNotificationEvent.FI_NOT_STARTED_SECOND_REMINDER"
     },
     {
      "id": "FI_NOT_COMPLETED_FIRST_REMINDER",
      "label": "enums.SmsNotificationEvent.FI_NOT_COMPLETED_FIRST_REMINDER"
     },
     {
      "id": "FI_NOT_COMPLETED_SECOND_REMINDER",
      "label": "enums.SmsNotificationEvent.FI_NOT_COMPLETED_SECOND_REMINDER"
     },
     {
      "id": "SI_PII_COMPLETED",
      "label": "enums.SmsNotificationEvent.SI_PII_COMPLETED"
     },
     {
      "id": "SI_IN_PROGRESS",
      "label": "enums.SmsNotificationEvent.SI_IN_PROGRESS"
     },
     {
      "id": "SI_COMPLETED",
      "label": "enums.SmsNotificationEvent.SI_COMPLETED"
     },
     {
      "id": "SI_ASSESSMENT_LINK_RESENT",
      "label": "enums.SmsNotificationEvent.SI_ASSESSMENT_LINK_RESENT"
     },
     {
      "id": "SI_NOT_STARTED_FIRST_REMINDER",
      "label": "enums.SmsNotificationEvent.SI_NOT_STARTED_FIRST_REMINDER"
     },
     {
      "id": "SI_NOT_STARTED_SECOND_REMINDER",
      "label": "enums.SmsNotificationEvent.SI_NOT_STARTED_SECOND_REMINDER"
     },
     {
      "id": "SI_NOT_COMPLETED_FIRST_REMINDER",
      "label": "enums.SmsNotificationEvent.SI_NOT_COMPLETED_FIRST_REMINDER"
     },
     {
      "id": "SI_NOT_COMPLETED_SECOND_REMINDER",
      "label": "enums.SmsNotificationEvent.SI_NOT_COMPLETED_SECOND_REMINDER"
     },
     {
      "id": "MI_PREDICTION_COMPLETED_SUCCESS",
      "label": "enums.SmsNotificationEvent.MI_PREDICTION_COMPLETED_SUCCESS"
     },
     {
      "id": "MI_PREDICTION_COMPLETED_SHORT",
      "label": "enums.SmsNotificationEvent.MI_PREDICTION_COMPLETED_SHORT"
     },
     {
      "id": "MI_PREDICTION_COMPLETED_GARBAGE",
      "label": "enums.SmsNotificationEvent.MI_PREDICTION_COMPLETED_GARBAGE"
     },
     {
      "id": "MI_PREDICTION_COMPLETED_SELF_REPEATER",
      "label": "enums.SmsNotificationEvent.MI_PREDICTION_COMPLETED_SELF_REPEATER"
     },
     {
      "id": "MI_PREDICTION_COMPLETED_NON_ENGLISH",
      "label": "enums.SmsNotificationEvent.MI_PREDICTION_COMPLETED_NON_ENGLISH"
     },
     {
      "id": "MI_REPORT",
      "label": "enums.SmsNotificationEvent.MI_REPORT"
     },
     {
      "id": "APPS_APPLICATION_STATUS_DECLINED",
      "label": "enums.SmsNotificationEvent.APPS_APPLICATION_STATUS_DECLINED"
     },
     {
      "id": "LI_CANDIDATE_INVITATION",
      "label": "enums.SmsNotificationEvent.LI_CANDIDATE_INVITATION"
     },
     {
      "id": "LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER",
      "label": "enums.SmsNotificationEvent.LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER"
     },
     {
      "id": "LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER",
      "label": "enums.SmsNotificationEvent.LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER"
     },
     {
      "id": "LI_CANDIDATE_SCHEDULED",
      "label": "enums.SmsNotificationEvent.LI_CANDIDATE_SCHEDULED"
     },
     {
      "id": "LI_CANDIDATE_UPCOMING_REMINDER",
      "label": "enums.SmsNotificationEvent.LI_CANDIDATE_UPCOMING_REMINDER"
     },
     {
      "id": "LI_CANDIDATE_CANCELLED",
      "label": "enums.SmsNotificationEvent.LI_CANDIDATE_CANCELLED"
     }
    ]
   },
   {
    "field": "dateRange",
    "label": "resources.sms-events.fields.dateRange",
    "time": {
     "from": "gte",
     "to": "lte",
     "recent": true
    }
   }
  ],
  "numbers": [
   {
    "field": "totalMessageParts",
    "label": "resources.sms-events.fields.totalMessageParts"
   }
  ],
  "first": {
   "by": [
    {
     "field": "messageStatus"
    }
   ],
   "chart": "bar"
  }
 },
 "suppressed-addresses": {
  "dimensions": [
   {
    "field": "suppressedAt",
    "label": "resources.suppressed-addresses.fields.suppressedAt",
    "time": {
     "from": "gte",
     "to": "lte"
    },
    "sortBy": "suppressedAt"
   }
  ],
  "first": {
   "by": [
    {
     "field": "suppressedAt",
     "step": "month"
    }
   ],
   "chart": "line"
  }
 },
 "ats-requests": {
  "operation": {
   "name": "AtsGetRequestList",
   "kind": "query",
   "text": "query AtsGetRequestList($getRequestListInput: AtsGetRequestListInput!, $by: [AtsRequestGrouping!]!, $measures: [AtsRequestMeasure!]) { AtsGetRequestList(getRequestListInput: $getRequestListInput) { breakdown(by: $by, measures: $measures) { groups { keys names count values } count groupCount values } } }",
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
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ],
    [
     "measures",
     {
      "from": "breakdown",
      "part": "measures"
     }
    ]
   ],
   "optional": [
    "getRequestListInput.sort"
   ],
   "read": {
    "record": "AtsGetRequestList.breakdown"
   },
   "access": [
    "ats:viewRequestList"
   ]
  },
  "dimensions": [
   {
    "field": "status",
    "label": "resources.ats-requests.filters.status",
    "choices": [
     {
      "id": "ATS_REQUEST_STARTED",
      "label": "enums.AtsRequestStatus.ATS_REQUEST_STARTED"
     },
     {
      "id": "ATS_REQUEST_FAILED",
      "label": "enums.AtsRequestStatus.ATS_REQUEST_FAILED"
     },
     {
      "id": "ATS_REQUEST_COMPLETED",
      "label": "enums.AtsRequestStatus.ATS_REQUEST_COMPLETED"
     },
     {
      "id": "ATS_REQUEST_IGNORED",
      "label": "enums.AtsRequestStatus.ATS_REQUEST_IGNORED"
     }
    ]
   },
   {
    "field": "requestType",
    "label": "resources.ats-requests.filters.requestType"
   },
   {
    "field": "atsName",
    "label": "resources.ats-requests.filters.atsName"
   }
  ],
  "numbers": [
   {
    "field": "requestCount",
    "label": "resources.ats-requests.fields.requestCount"
   },
   {
    "field": "retryCount",
    "label": "resources.ats-requests.fields.retryCount"
   }
  ],
  "first": {
   "by": [
    {
     "field": "status"
    }
   ],
   "chart": "bar"
  }
 },
 "ats-tenants": {
  "operation": {
   "name": "AtsGetTenantsByCustomer",
   "kind": "query",
   "text": "query AtsGetTenantsByCustomer($getTenantsByCustomerInput: AtsGetTenantsByCustomerInput!, $by: [AtsTenantGrouping!]!) { AtsGetTenantsByCustomer(getTenantsByCustomerInput: $getTenantsByCustomerInput) { breakdown(by: $by) { groups { keys names count } count groupCount } } }",
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
     "getTenantsByCustomerInput.createdAt",
     {
      "from": "filter",
      "path": "createdAt"
     }
    ],
    [
     "by",
     {
      "from": "breakdown",
      "part": "by"
     }
    ]
   ],
   "optional": [
    "getTenantsByCustomerInput.sort"
   ],
   "read": {
    "record": "AtsGetTenantsByCustomer.breakdown"
   },
   "access": [
    "ats:viewTenantList"
   ]
  },
  "dimensions": [
   {
    "field": "createdAt",
    "label": "resources.ats-tenants.fields.createdAt",
    "time": {
     "from": "gte",
     "to": "lte"
    }
   }
  ],
  "first": {
   "by": [
    {
     "field": "createdAt",
     "step": "month"
    }
   ],
   "chart": "line"
  }
 }
};
