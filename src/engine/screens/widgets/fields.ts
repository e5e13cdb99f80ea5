import type { ComponentType } from 'react';
import type { ColumnPlan } from '../../plan/Plan.ts';
import type { FieldWidget } from '../../plan/widgetNames.ts';
import { later } from '../values/later.tsx';
import { BooleanField } from './Boolean.tsx';
import { ChoiceField } from './Choice.tsx';
import { ChoicesField } from './Choices.tsx';
import { CountField } from './Count.tsx';
import { DateField } from './Date.tsx';
import { DateTimeField, MomentField } from './DateTime.tsx';
import { EmailField } from './Email.tsx';
import type { FieldProps } from '../values/field.ts';
import { guarded } from './guarded.tsx';
import { CopyIdField, IdField } from './Id.tsx';
import { JsonField } from './Json.tsx';
import { MultilineField } from './Multiline.tsx';
import { NumberField } from './Number.tsx';
import { PlaceField } from './Place.tsx';
import { ReferenceField } from './Reference.tsx';
import { RowsField } from './Rows.tsx';
import { StatusField } from './Status.tsx';
import { TextField } from './Text.tsx';
import { TitleField } from './Title.tsx';
import { UrlField } from './Url.tsx';

/** The named widget (the product's first), else the one of its kind. */
export const fieldOf = ({ widget, kind }: ColumnPlan): ComponentType<FieldProps> =>
  (widget && (guarded(widget)?.Field ?? fields[widget])) || fields[kind] || TextField;

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
  moment: MomentField,
  place: PlaceField,
  rows: RowsField,
  status: StatusField,
  title: TitleField,
  image: later<FieldProps>(async () => (await import('./Image.tsx')).ImageField, '…'),
  money: later<FieldProps>(async () => (await import('./Money.tsx')).MoneyField, '…'),
  member: later<FieldProps>(async () => (await import('./Member.tsx')).MemberField, '…'),
  dateSpan: later<FieldProps>(async () => (await import('./DateSpan.tsx')).DateSpanField, '…'),
  colour: later<FieldProps>(async () => (await import('./Colour.tsx')).ColourField, '…'),
  percent: later<FieldProps>(async () => (await import('./Percent.tsx')).PercentField, '…'),
  duration: later<FieldProps>(async () => (await import('./Duration.tsx')).DurationField, '…'),
  phone: later<FieldProps>(async () => (await import('./Telephone.tsx')).TelephoneField, '…'),
} satisfies Record<FieldWidget, ComponentType<FieldProps>>;
