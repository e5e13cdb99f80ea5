/** The operations of the contract that no issue has written yet, each once. Whoever writes one takes it out; the last one deletes this file and the code NOT_IMPLEMENTED. */
export const withoutBody = `
 
  
  
  
  
 
 
 
  DatalakeAssessmentAvgNPSScore
  DatalakeAssessmentCompletionRatio DatalakeAssessmentCountCompletedAssessments DatalakeAssessmentDeviceType
  DatalakeAssessmentDropoutRatio DatalakeAssessmentEngagementRatio DatalakeAssessmentGarbageRatio DatalakeAssessmentLeakageRatio
  DatalakeAssessmentMedianScore DatalakeAssessmentMedianTimeTaken DatalakeAssessmentPlagiarismRatio DatalakeAssessmentProfanityRatio
  DatalakeAssessmentRecommendationSplit DatalakeAssessmentScoreDistribution DatalakeCountApplicationsByDay
`
  .trim()
  .split(/\s+/);
