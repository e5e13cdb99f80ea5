import type { ComponentType } from 'react';
import type { FieldPlan } from '../../plan/Plan.ts';
import type { InputWidget } from '../../plan/widgetNames.ts';
import { ChoiceInput, RadioInput } from './Choice.tsx';
import { ChoicesInput } from './Choices.tsx';
import { DateInput } from './Date.tsx';
import { DateTimeInput } from './DateTime.tsx';
import { EmailInput } from './Email.tsx';
import { guarded } from './guarded.tsx';
import { IdInput } from './Id.tsx';
import type { InputProps } from '../values/input.ts';
import { JsonInput } from './Json.tsx';
import { MultilineInput } from './Multiline.tsx';
import { NumberInput } from './Number.tsx';
import {
  BooleanInput,
  ChipsInput,
  ChoiceOrNewInput,
  ColourInput,
  EmailsInput,
  OfferedValueInput,
  CsvRowsInput,
  DateRangeInput,
  DateSpanInput,
  PhoneInput,
  RecordsPickerInput,
  SecretInput,
  TemplateInput,
  ToggleInput,
  UnsupportedInput,
  UploadInput,
  UploadsInput,
} from './richInputs.tsx';
import { ReferenceInput, ReferencesInput } from './Reference.tsx';
import { TextInput } from './Text.tsx';
import { UrlInput } from './Url.tsx';

/** The named widget (the product's first), else the one of its kind. */
export const inputOf = ({ widget, kind }: Pick<FieldPlan, 'widget' | 'kind'>): ComponentType<InputProps> =>
  (widget && (guarded(widget)?.Input ?? inputs[widget])) || inputs[kind] || TextInput;

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
  phone: PhoneInput,
  chips: ChipsInput,
  choiceOrNew: ChoiceOrNewInput,
  emails: EmailsInput,
  offeredValue: OfferedValueInput,
  recordsPicker: RecordsPickerInput,
  dateRange: DateRangeInput,
  dateSpan: DateSpanInput,
  csvRows: CsvRowsInput,
  template: TemplateInput,
  secret: SecretInput,
  unsupported: UnsupportedInput,
  file: UploadInput,
  files: UploadsInput,
  colour: ColourInput,
} satisfies Record<InputWidget, ComponentType<InputProps>>;
