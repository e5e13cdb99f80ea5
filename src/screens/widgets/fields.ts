import type { ComponentType } from 'react';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { BooleanField } from './Boolean.tsx';
import { ChoiceField } from './Choice.tsx';
import { ChoicesField } from './Choices.tsx';
import { DateField } from './Date.tsx';
import { DateTimeField } from './DateTime.tsx';
import { EmailField } from './Email.tsx';
import type { FieldProps } from './field.ts';
import { IdField } from './Id.tsx';
import { JsonField } from './Json.tsx';
import { MultilineField } from './Multiline.tsx';
import { NumberField } from './Number.tsx';
import { ReferenceField } from './Reference.tsx';
import { TextField } from './Text.tsx';
import { UrlField } from './Url.tsx';

/** The widget that shows a column: the one that it names, else the one of its kind. */
export const fieldOf = ({ widget, kind }: ColumnPlan): ComponentType<FieldProps> => (widget && fields[widget]) || fields[kind] || TextField;

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
};
