import type { ComponentType } from 'react';
import { later } from '../values/later.tsx';
import type { InputProps } from '../values/input.ts';
import { BoxToCome } from './TextBox.tsx';

// Loaded with the first form that needs them, never with a list.

const rich = (load: () => Promise<ComponentType<InputProps>>) => later(load, <BoxToCome />);

export const BooleanInput = rich(async () => (await import('./SwitchBox.tsx')).SwitchBox);

export const ToggleInput = rich(async () => (await import('./SwitchBox.tsx')).SwitchBox);

export const PhoneInput = rich(async () => (await import('./phone/Phone.tsx')).Phone);

export const ChoiceOrNewInput = rich(async () => (await import('./ChoiceOrNew.tsx')).ChoiceOrNew);

export const OfferedValueInput = rich(async () => (await import('./OfferedValue.tsx')).OfferedValue);

export const RecordsPickerInput = rich(async () => (await import('./records/RecordsPicker.tsx')).RecordsPicker);

export const DateRangeInput = rich(async () => (await import('./DateRange.tsx')).DateRange);

export const DateSpanInput = rich(async () => (await import('./DateSpan.tsx')).DateSpan);

export const CsvRowsInput = rich(async () => (await import('./csv/CsvRows.tsx')).CsvRows);

export const ChipsInput = rich(async () => (await import('./chips/Chips.tsx')).TextChips);

export const EmailsInput = rich(async () => (await import('./chips/Chips.tsx')).EmailChips);

export const TemplateInput = rich(async () => (await import('./Template.tsx')).Template);

export const SecretInput = rich(async () => (await import('./Secret.tsx')).Secret);

export const UnsupportedInput = rich(async () => (await import('./Unsupported.tsx')).Unsupported);

export const ColourInput = rich(async () => (await import('./Colour.tsx')).ColourInput);

export const UploadInput = rich(async () => (await import('./Upload.tsx')).Upload);

export const UploadsInput = rich(async () => (await import('./Upload.tsx')).Uploads);
