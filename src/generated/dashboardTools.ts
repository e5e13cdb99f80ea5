// Written by codegen from dashboard.graphql.
import type { ToolPlan, TypedTool } from '../engine/plan/Plan.ts';
import type { Answers, Variables } from './operationTypes.ts';
type Tools = Record<string, ToolPlan> & { [Name in 'DatalakeAssessmentCountCompletedAssessments' | 'DatalakeAssessmentCompletionRatio' | 'DatalakeAssessmentDropoutRatio' | 'DatalakeAssessmentLeakageRatio' | 'DatalakeAssessmentEngagementRatio' | 'DatalakeAssessmentAvgNPSScore' | 'DatalakeAssessmentMedianTimeTaken' | 'DatalakeAssessmentMedianScore' | 'DatalakeAssessmentProfanityRatio' | 'DatalakeAssessmentPlagiarismRatio' | 'DatalakeAssessmentGarbageRatio' | 'DatalakeAssessmentDeviceType' | 'DatalakeAssessmentScoreDistribution' | 'DatalakeAssessmentRecommendationSplit' | 'DatalakeCountApplicationsByDay' | 'DatalakeFigureTrends' | 'CommonGetPageLayout' | 'CommonSavePageLayout']: TypedTool<Answers[Name], Variables[Name]> };
export const dashboardTools = {
 "DatalakeAssessmentCountCompletedAssessments": {
  "name": "DatalakeAssessmentCountCompletedAssessments",
  "kind": "query",
  "text": "query DatalakeAssessmentCountCompletedAssessments($filterAssessmentInput: DatalakeAssessmentFilter!) { DatalakeAssessmentCountCompletedAssessments(filterAssessmentInput: $filterAssessmentInput) }",
  "scope": [
   [
    "filterAssessmentInput.organizationIds",
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterAssessmentInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterAssessmentInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filterApplicationInput.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filterApplicationInput.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
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
    [
     "scope.organizationId"
    ]
   ],
   [
    "filter.customerIds",
    [
     "scope.customerId"
    ]
   ],
   [
    "filter.hierarchyIds",
    [
     "scope.hierarchyId"
    ]
   ]
  ]
 },
 "CommonGetPageLayout": {
  "name": "CommonGetPageLayout",
  "kind": "query",
  "text": "query CommonGetPageLayout($page: String!) { CommonGetPageLayout(page: $page) { page layout updatedAt } }",
  "scope": []
 },
 "CommonSavePageLayout": {
  "name": "CommonSavePageLayout",
  "kind": "mutation",
  "text": "mutation CommonSavePageLayout($input: CommonSavePageLayoutInput!) { CommonSavePageLayout(input: $input) { page layout updatedAt } }",
  "scope": []
 }
} as unknown as Tools;
