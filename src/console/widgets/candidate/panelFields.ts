// A chunk for the application's panel: neither lists nor other records load it.
export { CandidateEmailField } from './CandidateEmail.tsx';
export { MyInsightsField } from './MyInsights.tsx';
export { PurgedField } from './Purged.tsx';
export { StageLinksField } from './StageLinks.tsx';
export { StageNameField } from './StageName.tsx';
export { StageResultsField } from './StageResults.tsx';
export { TimelineField } from './timeline/Timeline.tsx';
