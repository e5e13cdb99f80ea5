// A chunk of its own, which lists do not load.
export { AtStageField } from './applications/AtStage.tsx';
export { CandidateField } from './applications/Candidate.tsx';
export { ProgressedField, ViewedField } from './applications/Marks.tsx';
export { VacanciesField, VacancyLinkField } from './applications/VacancyLink.tsx';
export { ScoreField } from './applications/Score.tsx';
export { CreditsField } from './Credits.tsx';
export { CountedByCardField } from './applications/CountedByCard.tsx';
export { CertificatesField } from './certificates/CertificateList.tsx';
export { DepartmentField, DepartmentsField } from './departments/DepartmentName.tsx';
export { DkimRecordsField } from './dkim/DkimRecords.tsx';
export { InviteLinksField } from './InviteLinks.tsx';
export { MfaField } from './Mfa.tsx';
export { PasswordAgeField } from './PasswordAge.tsx';
export { PeopleField } from './People.tsx';
export { StagePackagesField } from './StagePackages.tsx';
export { StagesField } from './Stages.tsx';
export { WorkflowOptionsField } from './WorkflowOptions.tsx';
