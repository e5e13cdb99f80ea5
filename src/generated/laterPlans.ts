// Written by codegen: what is laid over the first plans.
import type { Plan } from '../engine/plan/Plan.ts';
export const laterPlans: Record<string, Partial<Plan>> = {
 "dashboard": {
  "columns": [],
  "details": [
   {
    "path": "completionTotalCount",
    "label": "resources.dashboard.fields.completionTotalCount",
    "kind": "number"
   },
   {
    "path": "engagementCount",
    "label": "resources.dashboard.fields.engagementCount",
    "kind": "number"
   }
  ],
  "filters": [],
  "actions": [],
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
  }
 },
 "vacancy-applications": {
  "columns": [
   {
    "path": "candidate.personalInformation.firstName",
    "label": "resources.vacancy-applications.fields.candidate_personalInformation_firstName",
    "kind": "text",
    "widget": "candidate",
    "sortBy": "firstName",
    "also": [
     "candidate.personalInformation.lastName",
     "candidate.purgedAt"
    ],
    "primary": true
   },
   {
    "path": "assessments.submittedAt",
    "label": "resources.vacancy-applications.fields.assessments_submittedAt",
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
    "label": "resources.vacancy-applications.fields.assessments_createdAt",
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
    "label": "resources.vacancy-applications.fields.status",
    "kind": "choice",
    "widget": "status",
    "sortBy": "status",
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
    ],
    "width": "13%"
   },
   {
    "path": "assessments.results",
    "label": "resources.vacancy-applications.fields.assessments_results",
    "kind": "json",
    "widget": "score",
    "sortBy": "recommendationScore",
    "width": "16%",
    "also": [
     "assessments.stageId",
     "assessments.status"
    ],
    "each": "stageId"
   },
   {
    "path": "assessments.isViewed",
    "label": "resources.vacancy-applications.fields.assessments_isViewed",
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
    "label": "resources.vacancy-applications.fields.isManuallyProgressed",
    "kind": "boolean",
    "widget": "progressed",
    "sortBy": "isManuallyProgressed",
    "width": "12%"
   },
   {
    "path": "candidate.personalInformation.email",
    "label": "resources.vacancy-applications.fields.candidate_personalInformation_email",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "candidate.personalInformation.phoneNumber",
    "label": "resources.vacancy-applications.fields.candidate_personalInformation_phoneNumber",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "candidate.location.address",
    "label": "resources.vacancy-applications.fields.candidate_location_address",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "externalApplicantId",
    "label": "resources.vacancy-applications.fields.externalApplicantId",
    "kind": "text",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "externalApplicationId",
    "label": "resources.vacancy-applications.fields.externalApplicationId",
    "kind": "text",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "createdAt",
    "label": "resources.vacancy-applications.fields.createdAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "updatedAt",
    "label": "resources.vacancy-applications.fields.updatedAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "_id",
    "label": "resources.vacancy-applications.fields._id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "candidate.purgedAt",
    "label": "resources.vacancy-applications.fields.candidate_purgedAt",
    "kind": "dateTime",
    "widget": "purged"
   },
   {
    "path": "candidate.personalInformation.firstName",
    "label": "resources.vacancy-applications.fields.candidate_personalInformation_firstName",
    "kind": "text",
    "widget": "title",
    "also": [
     "candidate.personalInformation.lastName"
    ]
   },
   {
    "path": "candidate.personalInformation.email",
    "label": "resources.vacancy-applications.fields.candidate_personalInformation_email",
    "kind": "text",
    "widget": "candidateEmail",
    "also": [
     "candidate.purgedAt"
    ]
   },
   {
    "path": "candidate.personalInformation.phoneNumber",
    "label": "resources.vacancy-applications.fields.candidate_personalInformation_phoneNumber",
    "kind": "text"
   },
   {
    "path": "candidate.location.address",
    "label": "resources.vacancy-applications.fields.candidate_location_address",
    "kind": "text"
   },
   {
    "path": "vacancyName",
    "label": "resources.vacancy-applications.fields.vacancyName",
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
    "path": "status",
    "label": "resources.vacancy-applications.fields.status",
    "kind": "choice",
    "widget": "status",
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
    ],
    "part": "application"
   },
   {
    "path": "stageId",
    "label": "resources.vacancy-applications.fields.stageId",
    "kind": "id",
    "widget": "stageName",
    "also": [
     "stages._id",
     "stages.name"
    ],
    "part": "application"
   },
   {
    "path": "createdAt",
    "label": "resources.vacancy-applications.fields.createdAt",
    "kind": "dateTime",
    "part": "application"
   },
   {
    "path": "candidate._id",
    "label": "resources.vacancy-applications.fields.candidate__id",
    "kind": "id",
    "widget": "copyId",
    "part": "application"
   },
   {
    "path": "_id",
    "label": "resources.vacancy-applications.fields._id",
    "kind": "id",
    "widget": "copyId",
    "part": "application"
   },
   {
    "path": "assessments.assessmentLink",
    "label": "resources.vacancy-applications.fields.assessments_assessmentLink",
    "kind": "text",
    "widget": "stageLinks",
    "also": [
     "assessments.stageId",
     "stages._id",
     "stages.name"
    ],
    "part": "links"
   },
   {
    "path": "assessments.results",
    "label": "resources.vacancy-applications.fields.assessments_results",
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
    "part": "results"
   },
   {
    "path": "assessments.insightsLink",
    "label": "resources.vacancy-applications.fields.assessments_insightsLink",
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
    "part": "insights"
   },
   {
    "path": "history.at",
    "label": "resources.vacancy-applications.fields.history_at",
    "kind": "dateTime",
    "widget": "history",
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
    "part": "history"
   }
  ],
  "filters": [
   {
    "name": "applicationStatusList",
    "label": "resources.vacancy-applications.filters.applicationStatusList",
    "kind": "choices",
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
    ],
    "facet": true
   },
   {
    "name": "resultList",
    "label": "resources.vacancy-applications.filters.resultList",
    "kind": "choices",
    "choices": [
     {
      "id": "YES",
      "label": "enums.Recommendation.YES"
     },
     {
      "id": "MAYBE",
      "label": "enums.Recommendation.MAYBE"
     },
     {
      "id": "NO",
      "label": "enums.Recommendation.NO"
     }
    ]
   },
   {
    "name": "submittedAt",
    "label": "resources.vacancy-applications.filters.submittedAt",
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
    "label": "resources.vacancy-applications.filters.unViewedOnly",
    "kind": "boolean",
    "widget": "toggle"
   }
  ],
  "actions": [
   {
    "name": "editName",
    "operation": {
     "name": "AppsUpdateApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $firstName: String, $lastName: String, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, firstName: $firstName, lastName: $lastName, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $email: String, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, email: $email, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $phoneNumber: String, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, phoneNumber: $phoneNumber, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $location: LocationInput, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, location: $location, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
     "text": "mutation AppsResendApplicationMiReport($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsResendApplicationMiReport(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
    "name": "deidentify",
    "operation": {
     "name": "AppsPurgeApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsPurgeApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $confirmation: String) { AppsPurgeApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, confirmation: $confirmation) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
     "text": "mutation CommonInviteCandidate($atsApplicationInput: AtsApplicationInput!) { CommonInviteCandidate(atsApplicationInput: $atsApplicationInput) { assessmentId } }",
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
      ]
     ],
     "read": {
      "record": "CommonInviteCandidate"
     },
     "idempotent": true,
     "access": [
      "apps:createApplication"
     ]
    },
    "on": "list",
    "icon": "PersonAdd",
    "form": "common/inviteCandidate",
    "flag": "edgeVacancyInviteCandidateEnabled"
   },
   {
    "name": "progress",
    "operation": {
     "name": "AppsMoveApplication",
     "kind": "mutation",
     "text": "mutation AppsMoveApplication($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $stageId: ID!, $isManuallyProgressed: Boolean!, $_ids: [ID!]!, $matching: MatchingApplications) { AppsMoveApplication(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, stageId: $stageId, isManuallyProgressed: $isManuallyProgressed, _ids: $_ids, matching: $matching) { data { _id } refused { _id reason args } } }",
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
      ]
     ],
     "read": {
      "rows": "AppsMoveApplication.data",
      "refused": "AppsMoveApplication.refused"
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
    "choose": {
     "after": "stageId"
    }
   },
   {
    "name": "updateStatus",
    "operation": {
     "name": "AppsUpdateApplicationStatus",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationStatus($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $_ids: [ID!]!, $status: ApplicationStatus!, $leaveOutHired: Boolean, $matching: MatchingApplications) { AppsUpdateApplicationStatus(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, _ids: $_ids, status: $status, leaveOutHired: $leaveOutHired, matching: $matching) { data { _id } refused { _id reason args } } }",
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
      "refused": "AppsUpdateApplicationStatus.refused"
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
       "id": "APPS_APPLICATION_HIRED",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_HIRED"
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
       "id": "APPS_APPLICATION_WITHDRAWN",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_WITHDRAWN"
      }
     ]
    }
   },
   {
    "name": "resendInvite",
    "operation": {
     "name": "AppsResendApplicationAssessmentLink",
     "kind": "mutation",
     "text": "mutation AppsResendApplicationAssessmentLink($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $_ids: [ID!]!, $matching: MatchingApplications) { AppsResendApplicationAssessmentLink(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, _ids: $_ids, matching: $matching) { data { _id } refused { _id reason args } } }",
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
      "refused": "AppsResendApplicationAssessmentLink.refused"
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
    "tried": "many"
   }
  ],
  "list": {
   "name": "AppsGetApplicationList",
   "kind": "query",
   "text": "query AppsGetApplicationList($filterApplicationInput: AppsGetApplicationListFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!, $with_9: Boolean!, $with_10: Boolean!, $with_11: Boolean!, $with_12: Boolean!) { AppsGetApplicationList(filterApplicationInput: $filterApplicationInput) { data { _id candidate { personalInformation { firstName lastName } version _id purgedAt } assessments @include(if: $with_0) { submittedAt stageId } stageId @include(if: $with_0) assessments @include(if: $with_1) { createdAt stageId } stageId @include(if: $with_1) status @include(if: $with_2) assessments @include(if: $with_3) { results { fieldName fieldType fieldValue } stageId status } assessments @include(if: $with_4) { isViewed stageId } stageId @include(if: $with_4) isManuallyProgressed @include(if: $with_5) candidate @include(if: $with_6) { personalInformation { email } } candidate @include(if: $with_7) { personalInformation { phoneNumber } } candidate @include(if: $with_8) { location { address } } externalApplicantId @include(if: $with_9) externalApplicationId @include(if: $with_10) createdAt @include(if: $with_11) updatedAt @include(if: $with_12) } pagination { totalItems } } }",
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
   "text": "query AppsGetApplicationById($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsGetApplicationById(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
  }
 },
 "applications": {
  "columns": [
   {
    "path": "candidate.personalInformation.firstName",
    "label": "resources.applications.fields.candidate_personalInformation_firstName",
    "kind": "text",
    "widget": "candidate",
    "sortBy": "firstName",
    "width": "24%",
    "also": [
     "candidate.personalInformation.lastName",
     "candidate.purgedAt"
    ],
    "primary": true
   },
   {
    "path": "vacancyName",
    "label": "resources.applications.fields.vacancyName",
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
    "label": "resources.applications.fields.status",
    "kind": "choice",
    "widget": "status",
    "sortBy": "status",
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
    ],
    "width": "14%"
   },
   {
    "path": "stageId",
    "label": "resources.applications.fields.stageId",
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
    "label": "resources.applications.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt"
   },
   {
    "path": "candidate.personalInformation.email",
    "label": "resources.applications.fields.candidate_personalInformation_email",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "candidate.personalInformation.phoneNumber",
    "label": "resources.applications.fields.candidate_personalInformation_phoneNumber",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "candidate.location.address",
    "label": "resources.applications.fields.candidate_location_address",
    "kind": "text",
    "hidden": true
   },
   {
    "path": "isManuallyProgressed",
    "label": "resources.applications.fields.isManuallyProgressed",
    "kind": "boolean",
    "widget": "progressed",
    "sortBy": "isManuallyProgressed",
    "hidden": true
   },
   {
    "path": "externalVacancyId",
    "label": "resources.applications.fields.externalVacancyId",
    "kind": "text",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "externalApplicantId",
    "label": "resources.applications.fields.externalApplicantId",
    "kind": "text",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "externalApplicationId",
    "label": "resources.applications.fields.externalApplicationId",
    "kind": "text",
    "widget": "copyId",
    "hidden": true
   },
   {
    "path": "updatedAt",
    "label": "resources.applications.fields.updatedAt",
    "kind": "date",
    "hidden": true
   },
   {
    "path": "_id",
    "label": "resources.applications.fields._id",
    "kind": "id",
    "widget": "copyId",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "candidate.purgedAt",
    "label": "resources.applications.fields.candidate_purgedAt",
    "kind": "dateTime",
    "widget": "purged"
   },
   {
    "path": "candidate.personalInformation.firstName",
    "label": "resources.applications.fields.candidate_personalInformation_firstName",
    "kind": "text",
    "widget": "title",
    "also": [
     "candidate.personalInformation.lastName"
    ]
   },
   {
    "path": "candidate.personalInformation.email",
    "label": "resources.applications.fields.candidate_personalInformation_email",
    "kind": "text",
    "widget": "candidateEmail",
    "also": [
     "candidate.purgedAt"
    ]
   },
   {
    "path": "candidate.personalInformation.phoneNumber",
    "label": "resources.applications.fields.candidate_personalInformation_phoneNumber",
    "kind": "text"
   },
   {
    "path": "candidate.location.address",
    "label": "resources.applications.fields.candidate_location_address",
    "kind": "text"
   },
   {
    "path": "vacancyName",
    "label": "resources.applications.fields.vacancyName",
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
    "path": "status",
    "label": "resources.applications.fields.status",
    "kind": "choice",
    "widget": "status",
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
    ],
    "part": "application"
   },
   {
    "path": "stageId",
    "label": "resources.applications.fields.stageId",
    "kind": "id",
    "widget": "stageName",
    "also": [
     "stages._id",
     "stages.name"
    ],
    "part": "application"
   },
   {
    "path": "createdAt",
    "label": "resources.applications.fields.createdAt",
    "kind": "dateTime",
    "part": "application"
   },
   {
    "path": "candidate._id",
    "label": "resources.applications.fields.candidate__id",
    "kind": "id",
    "widget": "copyId",
    "part": "application"
   },
   {
    "path": "_id",
    "label": "resources.applications.fields._id",
    "kind": "id",
    "widget": "copyId",
    "part": "application"
   },
   {
    "path": "assessments.assessmentLink",
    "label": "resources.applications.fields.assessments_assessmentLink",
    "kind": "text",
    "widget": "stageLinks",
    "also": [
     "assessments.stageId",
     "stages._id",
     "stages.name"
    ],
    "part": "links"
   },
   {
    "path": "assessments.results",
    "label": "resources.applications.fields.assessments_results",
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
    "part": "results"
   },
   {
    "path": "assessments.insightsLink",
    "label": "resources.applications.fields.assessments_insightsLink",
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
    "part": "insights"
   },
   {
    "path": "history.at",
    "label": "resources.applications.fields.history_at",
    "kind": "dateTime",
    "widget": "history",
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
    "part": "history"
   }
  ],
  "filters": [
   {
    "name": "applicationStatusList",
    "label": "resources.applications.filters.applicationStatusList",
    "kind": "choices",
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
    ],
    "facet": true
   },
   {
    "name": "hierarchyIdList",
    "label": "resources.applications.filters.hierarchyIdList",
    "kind": "references",
    "widget": "departments",
    "reference": "departments"
   },
   {
    "name": "externalVacancyIds",
    "label": "resources.applications.filters.externalVacancyIds",
    "kind": "references",
    "widget": "vacancies",
    "reference": "vacancies"
   },
   {
    "name": "dashboardFilter",
    "label": "resources.applications.filters.dashboardFilter",
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
   }
  ],
  "actions": [
   {
    "name": "updateStatus",
    "operation": {
     "name": "AppsUpdateApplicationStatus",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationStatus($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $_ids: [ID!]!, $status: ApplicationStatus!, $leaveOutHired: Boolean, $matching: MatchingApplications) { AppsUpdateApplicationStatus(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, _ids: $_ids, status: $status, leaveOutHired: $leaveOutHired, matching: $matching) { data { _id } refused { _id reason args } } }",
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
      "refused": "AppsUpdateApplicationStatus.refused"
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
       "id": "APPS_APPLICATION_HIRED",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_HIRED"
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
       "id": "APPS_APPLICATION_WITHDRAWN",
       "label": "enums.ApplicationStatus.APPS_APPLICATION_WITHDRAWN"
      }
     ]
    }
   },
   {
    "name": "resendInvite",
    "operation": {
     "name": "AppsResendApplicationAssessmentLink",
     "kind": "mutation",
     "text": "mutation AppsResendApplicationAssessmentLink($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $_ids: [ID!]!, $matching: MatchingApplications) { AppsResendApplicationAssessmentLink(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, _ids: $_ids, matching: $matching) { data { _id } refused { _id reason args } } }",
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
      "refused": "AppsResendApplicationAssessmentLink.refused"
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
    "tried": "many"
   },
   {
    "name": "editName",
    "operation": {
     "name": "AppsUpdateApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $firstName: String, $lastName: String, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, firstName: $firstName, lastName: $lastName, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $email: String, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, email: $email, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $phoneNumber: String, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, phoneNumber: $phoneNumber, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
     "text": "mutation AppsUpdateApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $location: LocationInput, $expectedVersion: Int) { AppsUpdateApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, location: $location, expectedVersion: $expectedVersion) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
     "text": "mutation AppsResendApplicationMiReport($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsResendApplicationMiReport(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
    "name": "deidentify",
    "operation": {
     "name": "AppsPurgeApplicationCandidate",
     "kind": "mutation",
     "text": "mutation AppsPurgeApplicationCandidate($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $confirmation: String) { AppsPurgeApplicationCandidate(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, confirmation: $confirmation) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
   }
  ],
  "list": {
   "name": "AppsGetApplicationList",
   "kind": "query",
   "text": "query AppsGetApplicationList($filterApplicationInput: AppsGetApplicationListFilter!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!, $with_9: Boolean!, $with_10: Boolean!, $with_11: Boolean!) { AppsGetApplicationList(filterApplicationInput: $filterApplicationInput) { data { _id candidate { personalInformation { firstName lastName } version _id purgedAt } vacancyName @include(if: $with_0) vacancyId @include(if: $with_0) stageId @include(if: $with_0) status @include(if: $with_1) stageId @include(if: $with_2) stages @include(if: $with_2) { _id name } createdAt @include(if: $with_3) candidate @include(if: $with_4) { personalInformation { email } } candidate @include(if: $with_5) { personalInformation { phoneNumber } } candidate @include(if: $with_6) { location { address } } isManuallyProgressed @include(if: $with_7) externalVacancyId @include(if: $with_8) externalApplicantId @include(if: $with_9) externalApplicationId @include(if: $with_10) updatedAt @include(if: $with_11) } pagination { totalItems } } }",
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
     "filterApplicationInput.dashboardFilter",
     {
      "from": "filter",
      "path": "dashboardFilter"
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
      "path": "stageId"
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
      "path": "candidate.personalInformation.email"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "candidate.personalInformation.phoneNumber"
     }
    ],
    [
     "with_6",
     {
      "from": "column",
      "path": "candidate.location.address"
     }
    ],
    [
     "with_7",
     {
      "from": "column",
      "path": "isManuallyProgressed"
     }
    ],
    [
     "with_8",
     {
      "from": "column",
      "path": "externalVacancyId"
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
     "filterApplicationInput.dashboardFilter",
     {
      "from": "filter",
      "path": "dashboardFilter"
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
   "text": "query AppsGetApplicationById($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) { AppsGetApplicationById(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) { _id candidate { personalInformation { firstName lastName email phoneNumber } version _id purgedAt location { address coordinate { lat lng } } } vacancyName vacancyId stageId status stages { _id name } createdAt assessments { assessmentLink stageId results { fieldName fieldType fieldValue } status product submittedAt insightsLink _id isViewed } history { at _id kind actor userName stageId fromStageId status fromStatus rule { onField comparisonOperator comparisonValue value } } } }",
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
  }
 },
 "departments": {
  "columns": [],
  "details": [
   {
    "path": "name",
    "label": "resources.departments.fields.name",
    "kind": "text"
   }
  ],
  "filters": [],
  "actions": [],
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
  }
 },
 "customer-settings": {
  "columns": [],
  "details": [
   {
    "path": "displayName",
    "label": "resources.customer-settings.fields.displayName",
    "kind": "text"
   },
   {
    "path": "createdAt",
    "label": "resources.customer-settings.fields.createdAt",
    "kind": "dateTime"
   }
  ],
  "filters": [],
  "actions": [],
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
  }
 },
 "customer-overview": {
  "columns": [],
  "details": [
   {
    "path": "organizationId",
    "label": "resources.customer-overview.fields.organizationId",
    "kind": "reference",
    "reference": "organisations"
   },
   {
    "path": "displayName",
    "label": "resources.customer-overview.fields.displayName",
    "kind": "text"
   },
   {
    "path": "uniqueName",
    "label": "resources.customer-overview.fields.uniqueName",
    "kind": "text"
   },
   {
    "path": "awsRegion",
    "label": "resources.customer-overview.fields.awsRegion",
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
   }
  ],
  "filters": [],
  "actions": [],
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
  }
 },
 "branding": {
  "columns": [],
  "details": [],
  "filters": [],
  "actions": [],
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
  }
 },
 "notification-settings": {
  "columns": [],
  "details": [],
  "filters": [],
  "actions": [],
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
  }
 },
 "sso": {
  "columns": [],
  "details": [
   {
    "path": "metadataUrl",
    "label": "resources.sso.fields.metadataUrl",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "sapiaEntityId",
    "label": "resources.sso.fields.sapiaEntityId",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "assertionUrl",
    "label": "resources.sso.fields.assertionUrl",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "sapiaSAMLAudience",
    "label": "resources.sso.fields.sapiaSAMLAudience",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "accountName",
    "label": "resources.sso.fields.accountName",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "attributeClaimKeys.firstName",
    "label": "resources.sso.fields.attributeClaimKeys_firstName",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "attributeClaimKeys.lastName",
    "label": "resources.sso.fields.attributeClaimKeys_lastName",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "attributeClaimKeys.email",
    "label": "resources.sso.fields.attributeClaimKeys_email",
    "kind": "text",
    "widget": "copyId"
   },
   {
    "path": "userProvisionMode",
    "label": "resources.sso.fields.userProvisionMode",
    "kind": "choice",
    "choices": [
     {
      "id": "In-time",
      "label": "enums.UserProvisionMode.In-time"
     },
     {
      "id": "Before",
      "label": "enums.UserProvisionMode.Before"
     }
    ]
   },
   {
    "path": "certificates.subject",
    "label": "resources.sso.fields.certificates_subject",
    "kind": "text",
    "widget": "certificates",
    "also": [
     "certificates.issuer",
     "certificates.validFrom",
     "certificates.validTo",
     "certificates.fingerprint",
     "certificates.isExpired",
     "certificates.expiresSoon"
    ]
   },
   {
    "path": "createdAt",
    "label": "resources.sso.fields.createdAt",
    "kind": "dateTime"
   }
  ],
  "filters": [],
  "actions": [
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
  ],
  "get": {
   "name": "IDPGetSSOConfig",
   "kind": "query",
   "text": "query IDPGetSSOConfig($filter: SSOConfigFilter!) { IDPGetSSOConfig(filter: $filter) { accountName initialized enabled metadataUrl sapiaEntityId assertionUrl sapiaSAMLAudience attributeClaimKeys { firstName lastName email } userProvisionMode certificates { subject issuer validFrom validTo fingerprint isExpired expiresSoon } createdAt version loginUrl logoutUrl publicCertificates groupIds } }",
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
   "text": "mutation IDPCreateSSOConfig($ssoConfig: IDPCreateSSOConfigInput!) { IDPCreateSSOConfig(ssoConfig: $ssoConfig) { accountName initialized enabled metadataUrl sapiaEntityId assertionUrl sapiaSAMLAudience attributeClaimKeys { firstName lastName email } userProvisionMode certificates { subject issuer validFrom validTo fingerprint isExpired expiresSoon } createdAt version loginUrl logoutUrl publicCertificates groupIds } }",
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
   "text": "mutation IDPUpdateSSOConfig($update: IDPUpdateSSOConfigUpdate!, $filter: SSOConfigFilter!) { IDPUpdateSSOConfig(update: $update, filter: $filter) { accountName initialized enabled metadataUrl sapiaEntityId assertionUrl sapiaSAMLAudience attributeClaimKeys { firstName lastName email } userProvisionMode certificates { subject issuer validFrom validTo fingerprint isExpired expiresSoon } createdAt version loginUrl logoutUrl publicCertificates groupIds } }",
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
  }
 },
 "compliance": {
  "columns": [],
  "details": [],
  "filters": [],
  "actions": [],
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
  }
 },
 "sms-credits": {
  "columns": [],
  "details": [
   {
    "path": "credits",
    "label": "resources.sms-credits.fields.credits",
    "kind": "number",
    "widget": "credits"
   },
   {
    "path": "totalCredits",
    "label": "resources.sms-credits.fields.totalCredits",
    "kind": "number"
   }
  ],
  "filters": [],
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
  ],
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
  }
 },
 "sms-notifications": {
  "columns": [],
  "details": [],
  "filters": [],
  "actions": [],
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
  }
 },
 "email-domain": {
  "columns": [],
  "details": [
   {
    "path": "emailAddress",
    "label": "resources.email-domain.fields.emailAddress",
    "kind": "text"
   },
   {
    "path": "dkimRecords",
    "label": "resources.email-domain.fields.dkimRecords",
    "kind": "json",
    "widget": "dkimRecords",
    "also": [
     "sendingIdentity.verificationInfo.lastCheckedTimestamp"
    ]
   }
  ],
  "filters": [],
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
  ],
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
  }
 },
 "email-events": {
  "columns": [
   {
    "path": "eventType",
    "label": "resources.email-events.fields.eventType",
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
    "width": "125px"
   },
   {
    "path": "mailRecipient",
    "label": "resources.email-events.fields.mailRecipient",
    "kind": "text",
    "width": "300px",
    "primary": true
   },
   {
    "path": "templateType",
    "label": "resources.email-events.fields.templateType",
    "kind": "choice",
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
    ],
    "width": "260px"
   },
   {
    "path": "subject",
    "label": "resources.email-events.fields.subject",
    "kind": "text",
    "width": "260px"
   },
   {
    "path": "timestamp",
    "label": "resources.email-events.fields.timestamp",
    "kind": "dateTime",
    "sortBy": "timestamp",
    "width": "180px"
   },
   {
    "path": "mailSender",
    "label": "resources.email-events.fields.mailSender",
    "kind": "text",
    "width": "220px",
    "hidden": true
   },
   {
    "path": "mailMessageId",
    "label": "resources.email-events.fields.mailMessageId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "masterId",
    "label": "resources.email-events.fields.masterId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "templateId",
    "label": "resources.email-events.fields.templateId",
    "kind": "text",
    "width": "260px",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "eventType",
    "label": "resources.email-events.fields.eventType",
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
    ]
   },
   {
    "path": "templateType",
    "label": "resources.email-events.fields.templateType",
    "kind": "choice",
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
    "path": "subject",
    "label": "resources.email-events.fields.subject",
    "kind": "text"
   },
   {
    "path": "mailRecipient",
    "label": "resources.email-events.fields.mailRecipient",
    "kind": "text"
   },
   {
    "path": "mailSender",
    "label": "resources.email-events.fields.mailSender",
    "kind": "text"
   },
   {
    "path": "timestamp",
    "label": "resources.email-events.fields.timestamp",
    "kind": "dateTime"
   },
   {
    "path": "mailMessageId",
    "label": "resources.email-events.fields.mailMessageId",
    "kind": "id"
   },
   {
    "path": "masterId",
    "label": "resources.email-events.fields.masterId",
    "kind": "id"
   },
   {
    "path": "templateId",
    "label": "resources.email-events.fields.templateId",
    "kind": "text"
   }
  ],
  "filters": [
   {
    "name": "templateTypes",
    "label": "resources.email-events.filters.templateTypes",
    "kind": "choices",
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
    ],
    "facet": true
   }
  ],
  "actions": [],
  "list": {
   "name": "NotifGetEmailEventsByCustomerId",
   "kind": "query",
   "text": "query NotifGetEmailEventsByCustomerId($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $mailRecipient: String, $templateTypes: [NotificationEvent!], $dateRange: DateRangeInput!, $skipEq: Int, $limitEq: Int, $sort: EmailEventSort, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!) { NotifGetEmailEventsByCustomerId(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, mailRecipient: $mailRecipient, templateTypes: $templateTypes, dateRange: $dateRange, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) { data { id mailRecipient mailMessageId eventType @include(if: $with_0) templateType @include(if: $with_1) subject @include(if: $with_2) timestamp @include(if: $with_3) mailSender @include(if: $with_4) masterId @include(if: $with_5) templateId @include(if: $with_6) } pagination { totalItems } } }",
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
      "path": "timestamp"
     }
    ],
    [
     "with_4",
     {
      "from": "column",
      "path": "mailSender"
     }
    ],
    [
     "with_5",
     {
      "from": "column",
      "path": "masterId"
     }
    ],
    [
     "with_6",
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
   "text": "query NotifGetEmailEventsByCustomerId($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $mailRecipient: String, $templateTypes: [NotificationEvent!], $dateRange: DateRangeInput!, $facets: [String!]!) { NotifGetEmailEventsByCustomerId(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, mailRecipient: $mailRecipient, templateTypes: $templateTypes, dateRange: $dateRange) { facets(fields: $facets) { field values { value count } } } }",
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
  }
 },
 "sms-events": {
  "columns": [
   {
    "path": "smsMessageStatus",
    "label": "resources.sms-events.fields.smsMessageStatus",
    "kind": "choice",
    "widget": "status",
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
    ],
    "width": "160px"
   },
   {
    "path": "smsDestinationPhoneNumber",
    "label": "resources.sms-events.fields.smsDestinationPhoneNumber",
    "kind": "text",
    "width": "170px",
    "primary": true
   },
   {
    "path": "templateType",
    "label": "resources.sms-events.fields.templateType",
    "kind": "choice",
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
    ],
    "width": "260px"
   },
   {
    "path": "smsMessageStatusDescription",
    "label": "resources.sms-events.fields.smsMessageStatusDescription",
    "kind": "text",
    "width": "270px"
   },
   {
    "path": "totalMessageParts",
    "label": "resources.sms-events.fields.totalMessageParts",
    "kind": "number",
    "width": "80px"
   },
   {
    "path": "timestamp",
    "label": "resources.sms-events.fields.timestamp",
    "kind": "dateTime",
    "sortBy": "timestamp",
    "width": "180px"
   },
   {
    "path": "carrierName",
    "label": "resources.sms-events.fields.carrierName",
    "kind": "text",
    "width": "150px",
    "hidden": true
   },
   {
    "path": "eventType",
    "label": "resources.sms-events.fields.eventType",
    "kind": "text",
    "width": "170px",
    "hidden": true
   },
   {
    "path": "isFinal",
    "label": "resources.sms-events.fields.isFinal",
    "kind": "boolean",
    "width": "100px",
    "hidden": true
   },
   {
    "path": "isoCountryCode",
    "label": "resources.sms-events.fields.isoCountryCode",
    "kind": "text",
    "width": "110px",
    "hidden": true
   },
   {
    "path": "smsOriginationPhoneNumber",
    "label": "resources.sms-events.fields.smsOriginationPhoneNumber",
    "kind": "text",
    "width": "170px",
    "hidden": true
   },
   {
    "path": "smsMessageId",
    "label": "resources.sms-events.fields.smsMessageId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "masterId",
    "label": "resources.sms-events.fields.masterId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "templateId",
    "label": "resources.sms-events.fields.templateId",
    "kind": "text",
    "width": "260px",
    "hidden": true
   }
  ],
  "details": [
   {
    "path": "smsMessageStatus",
    "label": "resources.sms-events.fields.smsMessageStatus",
    "kind": "choice",
    "widget": "status",
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
    ],
    "width": "160px"
   },
   {
    "path": "smsDestinationPhoneNumber",
    "label": "resources.sms-events.fields.smsDestinationPhoneNumber",
    "kind": "text",
    "width": "170px",
    "primary": true
   },
   {
    "path": "templateType",
    "label": "resources.sms-events.fields.templateType",
    "kind": "choice",
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
    ],
    "width": "260px"
   },
   {
    "path": "smsMessageStatusDescription",
    "label": "resources.sms-events.fields.smsMessageStatusDescription",
    "kind": "text",
    "width": "270px"
   },
   {
    "path": "totalMessageParts",
    "label": "resources.sms-events.fields.totalMessageParts",
    "kind": "number",
    "width": "80px"
   },
   {
    "path": "timestamp",
    "label": "resources.sms-events.fields.timestamp",
    "kind": "dateTime",
    "width": "180px"
   },
   {
    "path": "carrierName",
    "label": "resources.sms-events.fields.carrierName",
    "kind": "text",
    "width": "150px",
    "hidden": true
   },
   {
    "path": "eventType",
    "label": "resources.sms-events.fields.eventType",
    "kind": "text",
    "width": "170px",
    "hidden": true
   },
   {
    "path": "isFinal",
    "label": "resources.sms-events.fields.isFinal",
    "kind": "boolean",
    "width": "100px",
    "hidden": true
   },
   {
    "path": "isoCountryCode",
    "label": "resources.sms-events.fields.isoCountryCode",
    "kind": "text",
    "width": "110px",
    "hidden": true
   },
   {
    "path": "smsOriginationPhoneNumber",
    "label": "resources.sms-events.fields.smsOriginationPhoneNumber",
    "kind": "text",
    "width": "170px",
    "hidden": true
   },
   {
    "path": "smsMessageId",
    "label": "resources.sms-events.fields.smsMessageId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "masterId",
    "label": "resources.sms-events.fields.masterId",
    "kind": "id",
    "width": "230px",
    "hidden": true
   },
   {
    "path": "templateId",
    "label": "resources.sms-events.fields.templateId",
    "kind": "text",
    "width": "260px",
    "hidden": true
   }
  ],
  "filters": [
   {
    "name": "messageStatus",
    "label": "resources.sms-events.filters.messageStatus",
    "kind": "choice",
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
    ],
    "facet": true
   },
   {
    "name": "templateTypes",
    "label": "resources.sms-events.filters.templateTypes",
    "kind": "choices",
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
    ],
    "facet": true
   }
  ],
  "actions": [],
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
  }
 },
 "ats-requests": {
  "columns": [
   {
    "path": "requestType",
    "label": "resources.ats-requests.fields.requestType",
    "kind": "text",
    "width": "280px",
    "primary": true
   },
   {
    "path": "status",
    "label": "resources.ats-requests.fields.status",
    "kind": "choice",
    "widget": "status",
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
    ],
    "width": "150px"
   },
   {
    "path": "atsName",
    "label": "resources.ats-requests.fields.atsName",
    "kind": "text",
    "width": "180px"
   },
   {
    "path": "masterId",
    "label": "resources.ats-requests.fields.masterId",
    "kind": "id",
    "width": "250px"
   },
   {
    "path": "externalTenantId",
    "label": "resources.ats-requests.fields.externalTenantId",
    "kind": "id",
    "width": "230px"
   },
   {
    "path": "requestCount",
    "label": "resources.ats-requests.fields.requestCount",
    "kind": "number",
    "width": "130px"
   },
   {
    "path": "retryable",
    "label": "resources.ats-requests.fields.retryable",
    "kind": "boolean",
    "width": "120px"
   },
   {
    "path": "retryCount",
    "label": "resources.ats-requests.fields.retryCount",
    "kind": "number",
    "width": "120px"
   },
   {
    "path": "extra",
    "label": "resources.ats-requests.fields.extra",
    "kind": "json",
    "width": "200px"
   },
   {
    "path": "payload",
    "label": "resources.ats-requests.fields.payload",
    "kind": "json",
    "width": "200px"
   },
   {
    "path": "responses",
    "label": "resources.ats-requests.fields.responses",
    "kind": "json",
    "widget": "json",
    "width": "200px"
   },
   {
    "path": "tags",
    "label": "resources.ats-requests.fields.tags",
    "kind": "json",
    "widget": "json",
    "width": "140px"
   },
   {
    "path": "_id",
    "label": "resources.ats-requests.fields._id",
    "kind": "id",
    "width": "220px"
   },
   {
    "path": "createdAt",
    "label": "resources.ats-requests.fields.createdAt",
    "kind": "date",
    "sortBy": "createdAt",
    "width": "190px"
   },
   {
    "path": "updatedAt",
    "label": "resources.ats-requests.fields.updatedAt",
    "kind": "date",
    "sortBy": "updatedAt",
    "width": "190px"
   }
  ],
  "details": [
   {
    "path": "status",
    "label": "resources.ats-requests.fields.status",
    "kind": "choice",
    "widget": "status",
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
    "path": "requestType",
    "label": "resources.ats-requests.fields.requestType",
    "kind": "text"
   },
   {
    "path": "atsName",
    "label": "resources.ats-requests.fields.atsName",
    "kind": "text"
   },
   {
    "path": "externalTenantId",
    "label": "resources.ats-requests.fields.externalTenantId",
    "kind": "id"
   },
   {
    "path": "masterId",
    "label": "resources.ats-requests.fields.masterId",
    "kind": "id"
   },
   {
    "path": "_id",
    "label": "resources.ats-requests.fields._id",
    "kind": "id"
   },
   {
    "path": "customerId",
    "label": "resources.ats-requests.fields.customerId",
    "kind": "id"
   },
   {
    "path": "requestCount",
    "label": "resources.ats-requests.fields.requestCount",
    "kind": "number"
   },
   {
    "path": "retryable",
    "label": "resources.ats-requests.fields.retryable",
    "kind": "boolean"
   },
   {
    "path": "retryCount",
    "label": "resources.ats-requests.fields.retryCount",
    "kind": "number"
   },
   {
    "path": "createdAt",
    "label": "resources.ats-requests.fields.createdAt",
    "kind": "dateTime"
   },
   {
    "path": "updatedAt",
    "label": "resources.ats-requests.fields.updatedAt",
    "kind": "dateTime"
   },
   {
    "path": "extra",
    "label": "resources.ats-requests.fields.extra",
    "kind": "json"
   },
   {
    "path": "payload",
    "label": "resources.ats-requests.fields.payload",
    "kind": "json"
   },
   {
    "path": "responses",
    "label": "resources.ats-requests.fields.responses",
    "kind": "json",
    "widget": "json"
   },
   {
    "path": "tags",
    "label": "resources.ats-requests.fields.tags",
    "kind": "json",
    "widget": "json"
   }
  ],
  "filters": [
   {
    "name": "status",
    "label": "resources.ats-requests.filters.status",
    "kind": "choice",
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
    ],
    "facet": true
   },
   {
    "name": "requestType",
    "label": "resources.ats-requests.filters.requestType",
    "kind": "text"
   },
   {
    "name": "atsName",
    "label": "resources.ats-requests.filters.atsName",
    "kind": "text"
   }
  ],
  "actions": [
   {
    "name": "retry",
    "operation": {
     "name": "AtsRetryRequest",
     "kind": "mutation",
     "text": "mutation AtsRetryRequest($retryRequestInput: AtsRetryRequestInput!) { AtsRetryRequest(retryRequestInput: $retryRequestInput) { _id requestType status retryable atsName externalTenantId masterId customerId requestCount retryCount createdAt updatedAt extra payload responses { status data timestamp } tags { name value } } }",
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
   }
  ],
  "list": {
   "name": "AtsGetRequestList",
   "kind": "query",
   "text": "query AtsGetRequestList($getRequestListInput: AtsGetRequestListInput!, $with_0: Boolean!, $with_1: Boolean!, $with_2: Boolean!, $with_3: Boolean!, $with_4: Boolean!, $with_5: Boolean!, $with_6: Boolean!, $with_7: Boolean!, $with_8: Boolean!, $with_9: Boolean!, $with_10: Boolean!) { AtsGetRequestList(getRequestListInput: $getRequestListInput) { data { _id requestType status retryable atsName @include(if: $with_0) masterId @include(if: $with_1) externalTenantId @include(if: $with_2) requestCount @include(if: $with_3) retryCount @include(if: $with_4) extra @include(if: $with_5) payload @include(if: $with_6) responses @include(if: $with_7) { status data timestamp } tags @include(if: $with_8) { name value } createdAt @include(if: $with_9) updatedAt @include(if: $with_10) } pagination { totalItems } } }",
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
      "path": "responses"
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
   "text": "query AtsGetRequestById($getRequestByIdInput: AtsGetRequestByIdInput!) { AtsGetRequestById(getRequestByIdInput: $getRequestByIdInput) { _id requestType status retryable atsName externalTenantId masterId customerId requestCount retryCount createdAt updatedAt extra payload responses { status data timestamp } tags { name value } } }",
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
  }
 }
};
