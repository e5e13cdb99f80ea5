import type { ComponentType } from 'react';
import { later } from '../later.tsx';
import type { InputProps } from './input.ts';
import { BoxToCome } from './TextBox.tsx';

// Inputs whose code is fetched with the first form that asks by them: a list never pays for them.

const rich = (load: () => Promise<ComponentType<InputProps>>) => later(load, <BoxToCome />);

/** A phone number: the country beside the number. */
export const PhoneInput = rich(async () => (await import('./phone/Phone.tsx')).Phone);

/** One of the choices, or a text of one's own. */
export const ChoiceOrNewInput = rich(async () => (await import('./ChoiceOrNew.tsx')).ChoiceOrNew);

/** A job family, with suggestions of AppsSuggestRoleFamilies. */
export const JobFamilyInput = rich(async () => (await import('./vacancies/JobFamily.tsx')).JobFamily);

/** A text of which the records of another resource know some. */
export const OfferedValueInput = rich(async () => (await import('./OfferedValue.tsx')).OfferedValue);

/** A place, by suggestions of CommonGeocode or as it is typed. */
export const PlaceInput = rich(async () => (await import('./place/Place.tsx')).Place);

/** One department of the customer's tree. */
export const DepartmentInput = rich(async () => (await import('./departments/DepartmentPicker.tsx')).DepartmentPicker);

/** Several departments of the customer's tree. */
export const DepartmentsInput = rich(async () => (await import('./departments/DepartmentPicker.tsx')).DepartmentsPicker);

/** One group or several, each with what it allows. */
export const GroupInput = rich(async () => (await import('../access/GroupPicker.tsx')).GroupPicker);

/** What a card of the dashboard counts: it comes from there, and can be taken away. */
export const CountedByCardInput = rich(async () => (await import('./applications/CountedByCard.tsx')).CountedByCard);

/** Vacancies by their names, for a list of applications. */
export const VacanciesInput = rich(async () => (await import('./applications/VacancyPicker.tsx')).VacancyPicker);

/** One workflow, sent with its name and stages. */
export const WorkflowPickerInput = rich(async () => (await import('./workflows/WorkflowPicker.tsx')).WorkflowPicker);

/** The one or two stages of a workflow. */
export const StagesInput = rich(async () => (await import('./workflows/Stages.tsx')).Stages);

/** The workflows of a set, each with the name that candidates see. */
export const WorkflowOptionsInput = rich(async () => (await import('./workflows/WorkflowOptions.tsx')).WorkflowOptions);

/** Records ticked in a searchable, paged list. */
export const RecordsPickerInput = rich(async () => (await import('./records/RecordsPicker.tsx')).RecordsPicker);

/** Two days. */
export const DateRangeInput = rich(async () => (await import('./DateRange.tsx')).DateRange);

/** Two days of any time. */
export const DateSpanInput = rich(async () => (await import('./DateRange.tsx')).DateSpan);

/** Rows out of a CSV file, each judged by the form's own rules. */
export const CsvRowsInput = rich(async () => (await import('./csv/CsvRows.tsx')).CsvRows);

/** A text of which no other record may have the same, asked while it is typed. */
export const UniqueNameInput = rich(async () => (await import('./UniqueName.tsx')).UniqueName);

/** The e-mail address of a person, with suggestions out of the customer's users. */
export const PersonInput = rich(async () => (await import('./people/Person.tsx')).Person);

/** The colours of the chat interview. */
export const ThemeInput = rich(async () => (await import('./theme/ThemeColours.tsx')).ThemeColours);

/** Which events of a tab are notified, by which templates. */
export const NotificationsInput = rich(async () => (await import('./notifications/Notifications.tsx')).Notifications);

/** Whether candidates are sent text messages at all. */
export const GlobalSmsInput = rich(async () => (await import('./notifications/GlobalSms.tsx')).GlobalSms);

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

/** Certificates as texts, each in a box of its own. */
export const CertificatesInput = rich(async () => (await import('./certificates/CertificateBoxes.tsx')).CertificateBoxes);
