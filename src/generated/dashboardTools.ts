// Written by codegen from dashboard.graphql.
import type { ToolPlan } from '../engine/plan/Plan.ts';
import type * as types from './operationTypes.ts';
export const dashboardTools: Record<string, ToolPlan> & {
  DatalakeAssessmentCountCompletedAssessments: ToolPlan<types.DatalakeAssessmentCountCompletedAssessmentsQuery['DatalakeAssessmentCountCompletedAssessments'], types.DatalakeAssessmentCountCompletedAssessmentsQueryVariables>;
  DatalakeAssessmentCompletionRatio: ToolPlan<types.DatalakeAssessmentCompletionRatioQuery['DatalakeAssessmentCompletionRatio'], types.DatalakeAssessmentCompletionRatioQueryVariables>;
  DatalakeAssessmentDropoutRatio: ToolPlan<types.DatalakeAssessmentDropoutRatioQuery['DatalakeAssessmentDropoutRatio'], types.DatalakeAssessmentDropoutRatioQueryVariables>;
  DatalakeAssessmentLeakageRatio: ToolPlan<types.DatalakeAssessmentLeakageRatioQuery['DatalakeAssessmentLeakageRatio'], types.DatalakeAssessmentLeakageRatioQueryVariables>;
  DatalakeAssessmentEngagementRatio: ToolPlan<types.DatalakeAssessmentEngagementRatioQuery['DatalakeAssessmentEngagementRatio'], types.DatalakeAssessmentEngagementRatioQueryVariables>;
  DatalakeAssessmentAvgNPSScore: ToolPlan<types.DatalakeAssessmentAvgNPSScoreQuery['DatalakeAssessmentAvgNPSScore'], types.DatalakeAssessmentAvgNPSScoreQueryVariables>;
  DatalakeAssessmentMedianTimeTaken: ToolPlan<types.DatalakeAssessmentMedianTimeTakenQuery['DatalakeAssessmentMedianTimeTaken'], types.DatalakeAssessmentMedianTimeTakenQueryVariables>;
  DatalakeAssessmentMedianScore: ToolPlan<types.DatalakeAssessmentMedianScoreQuery['DatalakeAssessmentMedianScore'], types.DatalakeAssessmentMedianScoreQueryVariables>;
  DatalakeAssessmentProfanityRatio: ToolPlan<types.DatalakeAssessmentProfanityRatioQuery['DatalakeAssessmentProfanityRatio'], types.DatalakeAssessmentProfanityRatioQueryVariables>;
  DatalakeAssessmentPlagiarismRatio: ToolPlan<types.DatalakeAssessmentPlagiarismRatioQuery['DatalakeAssessmentPlagiarismRatio'], types.DatalakeAssessmentPlagiarismRatioQueryVariables>;
  DatalakeAssessmentGarbageRatio: ToolPlan<types.DatalakeAssessmentGarbageRatioQuery['DatalakeAssessmentGarbageRatio'], types.DatalakeAssessmentGarbageRatioQueryVariables>;
  DatalakeAssessmentDeviceType: ToolPlan<types.DatalakeAssessmentDeviceTypeQuery['DatalakeAssessmentDeviceType'], types.DatalakeAssessmentDeviceTypeQueryVariables>;
  DatalakeAssessmentScoreDistribution: ToolPlan<types.DatalakeAssessmentScoreDistributionQuery['DatalakeAssessmentScoreDistribution'], types.DatalakeAssessmentScoreDistributionQueryVariables>;
  DatalakeAssessmentRecommendationSplit: ToolPlan<types.DatalakeAssessmentRecommendationSplitQuery['DatalakeAssessmentRecommendationSplit'], types.DatalakeAssessmentRecommendationSplitQueryVariables>;
  DatalakeCountApplicationsByDay: ToolPlan<types.DatalakeCountApplicationsByDayQuery['DatalakeCountApplicationsByDay'], types.DatalakeCountApplicationsByDayQueryVariables>;
  DatalakeFigureTrends: ToolPlan<types.DatalakeFigureTrendsQuery['DatalakeFigureTrends'], types.DatalakeFigureTrendsQueryVariables>;
  CommonGetPageLayout: ToolPlan<types.CommonGetPageLayoutQuery['CommonGetPageLayout'], types.CommonGetPageLayoutQueryVariables>;
  CommonSavePageLayout: ToolPlan<types.CommonSavePageLayoutMutation['CommonSavePageLayout'], types.CommonSavePageLayoutMutationVariables>;
} = {
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
};
