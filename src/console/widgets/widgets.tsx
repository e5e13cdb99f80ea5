import { later, laterWorded } from '../../engine/screens/values/later.tsx';
import type { Widget } from '../../engine/screens/values/registry.ts';
import type { FieldProps } from '../../engine/screens/values/field.ts';
import { changesText, subjectNamesText } from '../../engine/screens/record/activity/changesText.ts';
import { nameOf, objectsOf } from '../../engine/screens/widgets/inList.ts';
import type { InputProps } from '../../engine/screens/values/input.ts';
import { referenceText } from '../../engine/screens/widgets/referenceText.ts';
import { textText } from '../../engine/screens/widgets/Text.tsx';
import { BoxToCome } from '../../engine/screens/widgets/TextBox.tsx';
import {
  accessGroupsText,
  atStage,
  atStageText,
  candidateName,
  candidateText,
  failureText,
  firstPersonText,
  groupsText,
  lastActiveText,
  lastUseText,
  mfaText,
  progressedText,
  reachText,
  scoreRaw,
  scoreText,
  stageNameText,
  viewedOf,
  viewedText,
} from './cells.ts';
import type * as panelFields from './candidate/panelFields.ts';
import { EventTagsField, eventTagsText } from './EventTags.tsx';
import { FirstPersonField } from './FirstPerson.tsx';
import { GroupsField } from './Groups.tsx';
import { LastActiveField } from './LastActive.tsx';
import { LockedField, lockedText } from './Locked.tsx';
import { passwordAgeText } from './PasswordAge.tsx';
import type * as recordFields from './recordFields.ts';

/** Fields of a record's page share one chunk, those of a candidate's panel another; each input loads with the first form that uses it. */
const recordField = (name: keyof typeof recordFields) => later<FieldProps>(async () => (await import('./recordFields.ts'))[name], '…');
const panelField = (name: keyof typeof panelFields) =>
  later<FieldProps>(async () => (await import('./candidate/panelFields.ts'))[name], '…');
const changeField = (name: 'ChangeListField' | 'ChangesField' | 'SubjectNamesField') =>
  laterWorded<FieldProps>(async () => (await import('../../engine/screens/record/activity/Changes.tsx'))[name], '…');
const input = (load: Parameters<typeof later<InputProps>>[0]) => later(load, <BoxToCome />);

/** Widgets of the hiring console, by the name that declarations and forms use. */
export const widgets: Readonly<Record<string, Widget>> = {
  accessGroups: { Field: recordField('AccessGroupsField'), cell: { text: accessGroupsText } },
  accessUser: { Field: recordField('AccessUserField'), cell: { text: textText } },
  atStage: {
    Field: recordField('AtStageField'),
    cell: { text: atStageText, typed: (cell) => ({ time: atStage(cell), shows: 'day' }), raw: (cell) => atStage(cell) ?? null },
  },
  candidate: { Field: recordField('CandidateField'), cell: { text: candidateText, raw: (cell) => candidateName(cell) || null } },
  candidateEmail: { Field: panelField('CandidateEmailField') },
  certificates: {
    Field: recordField('CertificatesField'),
    Input: input(async () => (await import('./certificates/CertificateBoxes.tsx')).CertificateBoxes),
  },
  changeList: { Field: changeField('ChangeListField') },
  changes: { Field: changeField('ChangesField'), cell: { text: changesText } },
  countedByCard: {
    Field: recordField('CountedByCardField'),
    Input: input(async () => (await import('./applications/CountedByCard.tsx')).CountedByCard),
  },
  credits: { Field: recordField('CreditsField') },
  deadLetters: { Field: recordField('DeadLettersField'), cell: { text: textText } },
  department: {
    Field: recordField('DepartmentField'),
    Input: input(async () => (await import('./departments/DepartmentPicker.tsx')).DepartmentPicker),
  },
  departments: {
    Field: recordField('DepartmentsField'),
    Input: input(async () => (await import('./departments/DepartmentPicker.tsx')).DepartmentsPicker),
  },
  dkimRecords: { Field: recordField('DkimRecordsField') },
  eventTags: { Field: EventTagsField, cell: { text: eventTagsText } },
  failure: { Field: recordField('FailureField'), cell: { text: failureText } },
  firstPerson: { Field: FirstPersonField, cell: { text: firstPersonText, raw: (cell) => objectsOf(cell).map(nameOf) } },
  globalSms: { Input: input(async () => (await import('./notifications/GlobalSms.tsx')).GlobalSms) },
  group: { Input: input(async () => (await import('../access/GroupPicker.tsx')).GroupPicker) },
  groups: { Field: GroupsField, cell: { text: groupsText } },
  inviteLinks: { Field: recordField('InviteLinksField') },
  jobFamily: { Input: input(async () => (await import('./vacancies/JobFamily.tsx')).JobFamily) },
  lastActive: { Field: LastActiveField, cell: { text: lastActiveText, typed: ({ value }) => ({ time: value, shows: 'day' }) } },
  lastUse: { Field: recordField('LastUseField'), cell: { text: lastUseText, typed: ({ value }) => ({ time: value, shows: 'day' }) } },
  locked: { Field: LockedField, cell: { text: lockedText } },
  messageBody: { Input: input(async () => (await import('./messages/fields.ts')).MessageBody) },
  messageSubject: { Input: input(async () => (await import('./messages/fields.ts')).MessageSubject) },
  mfa: { Field: recordField('MfaField'), cell: { text: mfaText } },
  myInsights: { Field: panelField('MyInsightsField') },
  notifications: { Input: input(async () => (await import('./notifications/Notifications.tsx')).Notifications) },
  passwordAge: { Field: recordField('PasswordAgeField'), cell: { text: passwordAgeText } },
  people: { Field: recordField('PeopleField') },
  person: { Input: input(async () => (await import('./people/Person.tsx')).Person) },
  place: { Input: input(async () => (await import('./place/Place.tsx')).Place) },
  progressed: { Field: recordField('ProgressedField'), cell: { text: progressedText } },
  providerMetadata: { Input: input(async () => (await import('./certificates/ProviderMetadata.tsx')).ProviderMetadata) },
  purged: { Field: panelField('PurgedField') },
  reach: { Field: recordField('ReachField'), cell: { text: reachText } },
  recordLink: { Field: recordField('RecordLinkField'), cell: { text: referenceText } },
  rightPicker: { Input: input(async () => (await import('./access/RightPicker.tsx')).RightPicker) },
  score: { Field: recordField('ScoreField'), cell: { text: scoreText, raw: scoreRaw } },
  stageLinks: { Field: panelField('StageLinksField') },
  stageName: { Field: panelField('StageNameField'), cell: { text: stageNameText } },
  stagePicker: {
    Field: recordField('StageNamesField'),
    Input: input(async () => (await import('./applications/StagePicker.tsx')).StagePicker),
  },
  stagePackages: { Field: recordField('StagePackagesField') },
  stageResults: { Field: panelField('StageResultsField') },
  stages: { Field: recordField('StagesField'), Input: input(async () => (await import('./workflows/Stages.tsx')).Stages) },
  timeline: { Field: panelField('TimelineField') },
  logo: { Input: input(async () => (await import('./logo/LogoInput.tsx')).LogoInput) },
  subjectNames: { Field: changeField('SubjectNamesField'), cell: { text: subjectNamesText } },
  theme: { Input: input(async () => (await import('./theme/ThemeColours.tsx')).ThemeColours) },
  uniqueName: { Input: input(async () => (await import('./UniqueName.tsx')).UniqueName) },
  vacancies: {
    Field: recordField('VacanciesField'),
    Input: input(async () => (await import('./applications/VacancyPicker.tsx')).VacancyPicker),
  },
  vacancyLink: { Field: recordField('VacancyLinkField'), cell: { text: textText } },
  viewed: { Field: recordField('ViewedField'), cell: { text: viewedText, raw: viewedOf } },
  workflowOptions: {
    Field: recordField('WorkflowOptionsField'),
    Input: input(async () => (await import('./workflows/WorkflowOptions.tsx')).WorkflowOptions),
  },
  workflowPicker: { Input: input(async () => (await import('./workflows/WorkflowPicker.tsx')).WorkflowPicker) },
};
