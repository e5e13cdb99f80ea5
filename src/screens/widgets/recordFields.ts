// The widgets of a record's page, one chunk: a list never pays for them.
export { CertificatesField } from './certificates/CertificateList.tsx';
export { ChangeListField, ChangesField } from './Changes.tsx';
export { DkimRecordsField } from './dkim/DkimRecords.tsx';
export { InviteLinksField } from './InviteLinks.tsx';
export { MfaField } from './Mfa.tsx';
export { PasswordAgeField } from './PasswordAge.tsx';
export { PeopleField } from './People.tsx';
export { StagesField } from './Stages.tsx';
export { WorkflowOptionsField } from './WorkflowOptions.tsx';
