import type { ComponentType } from 'react';
import type { FieldPlan } from '../../plan/Plan.ts';
import { BooleanInput, ToggleInput } from './Boolean.tsx';
import { ChoiceInput, RadioInput } from './Choice.tsx';
import { ChoicesInput } from './Choices.tsx';
import { DateInput } from './Date.tsx';
import { DateTimeInput } from './DateTime.tsx';
import { EmailInput } from './Email.tsx';
import { IdInput } from './Id.tsx';
import type { InputProps } from './input.ts';
import { JsonInput } from './Json.tsx';
import { MultilineInput } from './Multiline.tsx';
import { NumberInput } from './Number.tsx';
import {
  CertificatesInput,
  ChipsInput,
  ChoiceOrNewInput,
  EmailsInput,
  JobFamilyInput,
  OfferedValueInput,
  CountedByCardInput,
  CsvRowsInput,
  DateRangeInput,
  DateSpanInput,
  DepartmentInput,
  DepartmentsInput,
  GlobalSmsInput,
  GroupInput,
  NotificationsInput,
  PersonInput,
  PhoneInput,
  PlaceInput,
  RecordsPickerInput,
  SecretInput,
  StagesInput,
  TemplateInput,
  ThemeInput,
  UniqueNameInput,
  UnsupportedInput,
  VacanciesInput,
  WorkflowOptionsInput,
  WorkflowPickerInput,
} from './richInputs.tsx';
import { ReferenceInput, ReferencesInput } from './Reference.tsx';
import { TextInput } from './Text.tsx';
import { UrlInput } from './Url.tsx';

/** The widget that asks for a field: the one that it names, else the one of its kind. */
export const inputOf = ({ widget, kind }: Pick<FieldPlan, 'widget' | 'kind'>): ComponentType<InputProps> =>
  (widget && inputs[widget]) || inputs[kind] || TextInput;

/** Adds inputs by their widgets' names; whoever brings none pays for none. */
export const bringInputs = (more: Readonly<Record<string, ComponentType<InputProps>>>): void => void Object.assign(inputs, more);

const inputs: Record<string, ComponentType<InputProps> | undefined> = {
  text: TextInput,
  multiline: MultilineInput,
  email: EmailInput,
  url: UrlInput,
  number: NumberInput,
  boolean: BooleanInput,
  date: DateInput,
  dateTime: DateTimeInput,
  choice: ChoiceInput,
  radio: RadioInput,
  choices: ChoicesInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  id: IdInput,
  json: JsonInput,
  toggle: ToggleInput,
  person: PersonInput,
  phone: PhoneInput,
  chips: ChipsInput,
  choiceOrNew: ChoiceOrNewInput,
  jobFamily: JobFamilyInput,
  emails: EmailsInput,
  offeredValue: OfferedValueInput,
  place: PlaceInput,
  department: DepartmentInput,
  departments: DepartmentsInput,
  group: GroupInput,
  countedByCard: CountedByCardInput,
  vacancies: VacanciesInput,
  workflowPicker: WorkflowPickerInput,
  stages: StagesInput,
  workflowOptions: WorkflowOptionsInput,
  recordsPicker: RecordsPickerInput,
  dateRange: DateRangeInput,
  dateSpan: DateSpanInput,
  csvRows: CsvRowsInput,
  uniqueName: UniqueNameInput,
  certificates: CertificatesInput,
  notifications: NotificationsInput,
  globalSms: GlobalSmsInput,
  theme: ThemeInput,
  template: TemplateInput,
  secret: SecretInput,
  unsupported: UnsupportedInput,
};
