import type { ComponentType } from 'react';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { later } from '../later.tsx';
import { BooleanField } from './Boolean.tsx';
import { ChoiceField } from './Choice.tsx';
import { ChoicesField } from './Choices.tsx';
import { CountField } from './Count.tsx';
import type * as panelFields from './candidate/panelFields.ts';
import { DateField } from './Date.tsx';
import { DateTimeField, MomentField } from './DateTime.tsx';
import { EmailField } from './Email.tsx';
import { EventTagsField } from './EventTags.tsx';
import type { FieldProps } from './field.ts';
import { FirstPersonField } from './FirstPerson.tsx';
import { GroupsField } from './Groups.tsx';
import { CopyIdField, IdField } from './Id.tsx';
import { JsonField } from './Json.tsx';
import { LastActiveField } from './LastActive.tsx';
import { LockedField } from './Locked.tsx';
import { MultilineField } from './Multiline.tsx';
import { NumberField } from './Number.tsx';
import type * as recordFields from './recordFields.ts';
import { PlaceField } from './Place.tsx';
import { ReferenceField } from './Reference.tsx';
import { StatusField } from './Status.tsx';
import { TextField } from './Text.tsx';
import { TitleField } from './Title.tsx';
import { UrlField } from './Url.tsx';

/** The widget that shows a column: the one that it names, else the one of its kind. */
export const fieldOf = ({ widget, kind }: ColumnPlan): ComponentType<FieldProps> => (widget && fields[widget]) || fields[kind] || TextField;

const onRecords = (name: keyof typeof recordFields) => later<FieldProps>(async () => (await import('./recordFields.ts'))[name], '…');

/** What only an application's panel shows, in a chunk of its own. */
const inPanel = (name: keyof typeof panelFields) => later<FieldProps>(async () => (await import('./candidate/panelFields.ts'))[name], '…');

const fields: Record<string, ComponentType<FieldProps> | undefined> = {
  text: TextField,
  multiline: MultilineField,
  email: EmailField,
  url: UrlField,
  number: NumberField,
  boolean: BooleanField,
  date: DateField,
  dateTime: DateTimeField,
  choice: ChoiceField,
  choices: ChoicesField,
  reference: ReferenceField,
  references: ReferenceField,
  id: IdField,
  json: JsonField,
  copyId: CopyIdField,
  count: CountField,
  eventTags: EventTagsField,
  firstPerson: FirstPersonField,
  groups: GroupsField,
  lastActive: LastActiveField,
  locked: LockedField,
  moment: MomentField,
  place: PlaceField,
  status: StatusField,
  title: TitleField,
  atStage: onRecords('AtStageField'),
  candidate: onRecords('CandidateField'),
  certificates: onRecords('CertificatesField'),
  changes: onRecords('ChangesField'),
  changeList: onRecords('ChangeListField'),
  countedByCard: onRecords('CountedByCardField'),
  dateSpan: onRecords('DateSpanField'),
  department: onRecords('DepartmentField'),
  departments: onRecords('DepartmentsField'),
  dkimRecords: onRecords('DkimRecordsField'),
  inviteLinks: onRecords('InviteLinksField'),
  member: onRecords('MemberField'),
  candidateEmail: inPanel('CandidateEmailField'),
  history: inPanel('HistoryField'),
  myInsights: inPanel('MyInsightsField'),
  purged: inPanel('PurgedField'),
  stageLinks: inPanel('StageLinksField'),
  stageName: inPanel('StageNameField'),
  stageResults: inPanel('StageResultsField'),
  mfa: onRecords('MfaField'),
  passwordAge: onRecords('PasswordAgeField'),
  people: onRecords('PeopleField'),
  progressed: onRecords('ProgressedField'),
  score: onRecords('ScoreField'),
  stagePackages: onRecords('StagePackagesField'),
  stages: onRecords('StagesField'),
  vacancies: onRecords('VacanciesField'),
  vacancyLink: onRecords('VacancyLinkField'),
  viewed: onRecords('ViewedField'),
  workflowOptions: onRecords('WorkflowOptionsField'),
};
