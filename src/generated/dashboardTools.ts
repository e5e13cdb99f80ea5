// Written by codegen from dashboard.graphql.
import type { ToolPlan, TypedTool } from '../engine/plan/Plan.ts';
import type { Answers, Variables } from './operationTypes.ts';
type Tools = Record<string, ToolPlan> & { [Name in 'DatalakeAssessmentCountCompletedAssessments' | 'DatalakeAssessmentCompletionRatio' | 'DatalakeAssessmentDropoutRatio' | 'DatalakeAssessmentLeakageRatio' | 'DatalakeAssessmentEngagementRatio' | 'DatalakeAssessmentAvgNPSScore' | 'DatalakeAssessmentMedianTimeTaken' | 'DatalakeAssessmentMedianScore' | 'DatalakeAssessmentProfanityRatio' | 'DatalakeAssessmentPlagiarismRatio' | 'DatalakeAssessmentGarbageRatio' | 'DatalakeAssessmentDeviceType' | 'DatalakeAssessmentScoreDistribution' | 'DatalakeAssessmentRecommendationSplit' | 'DatalakeCountApplicationsByDay' | 'DatalakeFigureTrends']: TypedTool<Answers[Name], Variables[Name]> };
export const dashboardTools = {
 "DatalakeAssessmentCountCompletedAssessments": {
  "name": "DatalakeAssessmentCountCompletedAssessments",
  "kind": "query",
  "text": "query DatalakeAssessmentCountCompletedAssessments($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentCountCompletedAssessments(filterAssessmentInput: $filterAssessmentInput) }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentCompletionRatio": {
  "name": "DatalakeAssessmentCompletionRatio",
  "kind": "query",
  "text": "query DatalakeAssessmentCompletionRatio($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentCompletionRatio(filterAssessmentInput: $filterAssessmentInput) }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentDropoutRatio": {
  "name": "DatalakeAssessmentDropoutRatio",
  "kind": "query",
  "text": "query DatalakeAssessmentDropoutRatio($filterAssessmentInput: DatalakeDropoutFilter!) { DatalakeAssessmentDropoutRatio(filterAssessmentInput: $filterAssessmentInput) }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentLeakageRatio": {
  "name": "DatalakeAssessmentLeakageRatio",
  "kind": "query",
  "text": "query DatalakeAssessmentLeakageRatio($filterAssessmentInput: DatalakeLeakageFilter!) { DatalakeAssessmentLeakageRatio(filterAssessmentInput: $filterAssessmentInput) }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentEngagementRatio": {
  "name": "DatalakeAssessmentEngagementRatio",
  "kind": "query",
  "text": "query DatalakeAssessmentEngagementRatio($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentEngagementRatio(filterAssessmentInput: $filterAssessmentInput) { engagementCount completionTotalCount engagementRatio } }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentAvgNPSScore": {
  "name": "DatalakeAssessmentAvgNPSScore",
  "kind": "query",
  "text": "query DatalakeAssessmentAvgNPSScore($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentAvgNPSScore(filterAssessmentInput: $filterAssessmentInput) }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentMedianTimeTaken": {
  "name": "DatalakeAssessmentMedianTimeTaken",
  "kind": "query",
  "text": "query DatalakeAssessmentMedianTimeTaken($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentMedianTimeTaken(filterAssessmentInput: $filterAssessmentInput) }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentMedianScore": {
  "name": "DatalakeAssessmentMedianScore",
  "kind": "query",
  "text": "query DatalakeAssessmentMedianScore($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentMedianScore(filterAssessmentInput: $filterAssessmentInput) }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentProfanityRatio": {
  "name": "DatalakeAssessmentProfanityRatio",
  "kind": "query",
  "text": "query DatalakeAssessmentProfanityRatio($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentProfanityRatio(filterAssessmentInput: $filterAssessmentInput) }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentPlagiarismRatio": {
  "name": "DatalakeAssessmentPlagiarismRatio",
  "kind": "query",
  "text": "query DatalakeAssessmentPlagiarismRatio($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentPlagiarismRatio(filterAssessmentInput: $filterAssessmentInput) }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentGarbageRatio": {
  "name": "DatalakeAssessmentGarbageRatio",
  "kind": "query",
  "text": "query DatalakeAssessmentGarbageRatio($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentGarbageRatio(filterAssessmentInput: $filterAssessmentInput) }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentDeviceType": {
  "name": "DatalakeAssessmentDeviceType",
  "kind": "query",
  "text": "query DatalakeAssessmentDeviceType($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentDeviceType(filterAssessmentInput: $filterAssessmentInput) { data { label count } } }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentScoreDistribution": {
  "name": "DatalakeAssessmentScoreDistribution",
  "kind": "query",
  "text": "query DatalakeAssessmentScoreDistribution($filterAssessmentInput: DatalakeScoreFilter!) { DatalakeAssessmentScoreDistribution(filterAssessmentInput: $filterAssessmentInput) { data { score count } } }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeAssessmentRecommendationSplit": {
  "name": "DatalakeAssessmentRecommendationSplit",
  "kind": "query",
  "text": "query DatalakeAssessmentRecommendationSplit($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentRecommendationSplit(filterAssessmentInput: $filterAssessmentInput) { data { label count } } }",
  "scope": [
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
   ]
  ]
 },
 "DatalakeCountApplicationsByDay": {
  "name": "DatalakeCountApplicationsByDay",
  "kind": "query",
  "text": "query DatalakeCountApplicationsByDay($filterApplicationInput: DatalakeApplicationFilter!) { DatalakeCountApplicationsByDay(filterApplicationInput: $filterApplicationInput) { data { date count } } }",
  "scope": [
   [
    "filterApplicationInput.organizationIds",
    {
     "from": "list",
     "of": {
      "from": "scope",
      "path": "organizationId"
     }
    }
   ],
   [
    "filterApplicationInput.customerIds",
    {
     "from": "list",
     "of": {
      "from": "scope",
      "path": "customerId"
     }
    }
   ],
   [
    "filterApplicationInput.hierarchyIds",
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
 "DatalakeFigureTrends": {
  "name": "DatalakeFigureTrends",
  "kind": "query",
  "text": "query DatalakeFigureTrends($filter: DatalakeTrendsFilter!) { DatalakeFigureTrends(filter: $filter) { step data { date applications completed completionRatio dropoutRatio leakageRatio engagementRatio avgNpsScore medianTimeTaken medianScore profanityRatio plagiarismRatio garbageRatio } previous { date applications completed completionRatio dropoutRatio leakageRatio engagementRatio avgNpsScore medianTimeTaken medianScore profanityRatio plagiarismRatio garbageRatio } } }",
  "scope": [
   [
    "filter.organizationIds",
    {
     "from": "list",
     "of": {
      "from": "scope",
      "path": "organizationId"
     }
    }
   ],
   [
    "filter.customerIds",
    {
     "from": "list",
     "of": {
      "from": "scope",
      "path": "customerId"
     }
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
   ]
  ]
 }
} as unknown as Tools;
