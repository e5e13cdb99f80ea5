// What the panel of an application shows of it, one chunk: neither a list nor another record pays for it.
export { CandidateEmailField } from './CandidateEmail.tsx';
export { HistoryField } from './History.tsx';
export { MyInsightsField } from './MyInsights.tsx';
export { PurgedField } from './Purged.tsx';
export { StageLinksField } from './StageLinks.tsx';
export { StageNameField } from './StageName.tsx';
export { StageResultsField } from './StageResults.tsx';
