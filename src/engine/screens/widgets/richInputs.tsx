import type { ComponentType } from 'react';
import { later } from '../values/later.tsx';
import type { InputProps } from '../values/input.ts';
import { BoxToCome } from './TextBox.tsx';

// Inputs whose code is fetched with the first form that asks by them: a list never pays for them.

const rich = (load: () => Promise<ComponentType<InputProps>>) => later(load, <BoxToCome />);

/** A phone number: the country beside the number. */
export const PhoneInput = rich(async () => (await import('./phone/Phone.tsx')).Phone);

/** A choice, or free text. */
export const ChoiceOrNewInput = rich(async () => (await import('./ChoiceOrNew.tsx')).ChoiceOrNew);

/** A text of which the records of another resource know some. */
export const OfferedValueInput = rich(async () => (await import('./OfferedValue.tsx')).OfferedValue);

/** Records ticked in a searchable, paged list. */
export const RecordsPickerInput = rich(async () => (await import('./records/RecordsPicker.tsx')).RecordsPicker);

/** Two days. */
export const DateRangeInput = rich(async () => (await import('./DateRange.tsx')).DateRange);

/** Two days of any time. */
export const DateSpanInput = rich(async () => (await import('./DateRange.tsx')).DateSpan);

/** Rows out of a CSV file, each judged by the form's own rules. */
export const CsvRowsInput = rich(async () => (await import('./csv/CsvRows.tsx')).CsvRows);

/** Several texts, each a chip. */
export const ChipsInput = rich(async () => (await import('./chips/Chips.tsx')).TextChips);

/** Several e-mail addresses, each a chip. */
export const EmailsInput = rich(async () => (await import('./chips/Chips.tsx')).EmailChips);

/** The template that a form's other fields come with. */
export const TemplateInput = rich(async () => (await import('./Template.tsx')).Template);

/** A secret: what is set is not shown, and stays unless another is entered. */
export const SecretInput = rich(async () => (await import('./Secret.tsx')).Secret);

/** A value that can be seen and not be entered, since nobody knows how to ask for it. */
export const UnsupportedInput = rich(async () => (await import('./Unsupported.tsx')).Unsupported);
