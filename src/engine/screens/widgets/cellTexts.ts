import { at, type Values } from '../../plan/sources.ts';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { atStage, atStageText } from './applications/AtStage.tsx';
import { candidateName, candidateText } from './applications/Candidate.tsx';
import { progressedText, viewedOf, viewedText } from './applications/Marks.tsx';
import { scoreRaw, scoreText } from './applications/Score.tsx';
import { booleanText } from './Boolean.tsx';
import { stageNameText } from './candidate/StageName.tsx';
import { changesText } from './Changes.tsx';
import { choiceText } from './Choice.tsx';
import { choicesText } from './Choices.tsx';
import { countOf, countText } from './Count.tsx';
import { dateText } from './Date.tsx';
import { dateTimeText, momentText } from './DateTime.tsx';
import { eventTagsText } from './EventTags.tsx';
import type { CellText, CellWords, FieldProps, ShownColumn } from './field.ts';
import { firstPersonText } from './FirstPerson.tsx';
import { groupsText } from './Groups.tsx';
import { nameOf, objectsOf } from './inList.ts';
import { jsonText } from './Json.tsx';
import { lastActiveText } from './LastActive.tsx';
import { lockedText } from './Locked.tsx';
import { memberRaw, memberText } from './Member.tsx';
import { mfaText } from './Mfa.tsx';
import { numberText } from './Number.tsx';
import { passwordAgeText } from './PasswordAge.tsx';
import { placeText } from './Place.tsx';
import { referenceText } from './Reference.tsx';
import { statusText } from './Status.tsx';
import { textText } from './Text.tsx';
import { titleText } from './Title.tsx';

/** A value that a sheet can calculate with, and how it is shown there. */
export type Typed = { number: number } | { time: unknown; shows: 'day' | 'moment' };

/** Text and values of a widget's cell in a file. */
interface CellForm {
  text: CellText;
  typed?: (cell: FieldProps) => Typed | undefined;
  /** A stable value for other programs. @default what stands at the column's path */
  raw?: (cell: FieldProps) => unknown;
}

const day = ({ value }: FieldProps): Typed => ({ time: value, shows: 'day' });
const moment = ({ value }: FieldProps): Typed => ({ time: value, shows: 'moment' });
const number = ({ value }: FieldProps): Typed => ({ number: typeof value === 'number' ? value : Number.NaN });

const text: CellForm = { text: textText };

/** The same names as in `fields.ts`: each widget that a list can show has its text here. */
const forms: Record<string, CellForm | undefined> = {
  text,
  multiline: text,
  email: text,
  url: text,
  id: text,
  copyId: text,
  vacancyLink: text,
  number: { text: numberText, typed: number },
  boolean: { text: booleanText },
  date: { text: dateText, typed: day },
  dateTime: { text: dateTimeText, typed: day },
  choice: { text: choiceText },
  choices: { text: choicesText },
  reference: { text: referenceText },
  references: { text: referenceText },
  json: { text: jsonText },
  count: { text: countText, typed: ({ value }) => ({ number: countOf(value) ?? Number.NaN }) },
  eventTags: { text: eventTagsText },
  firstPerson: { text: firstPersonText, raw: (cell) => objectsOf(cell).map(nameOf) },
  groups: { text: groupsText },
  lastActive: { text: lastActiveText, typed: day },
  locked: { text: lockedText },
  moment: { text: momentText, typed: moment },
  place: { text: placeText },
  status: { text: statusText },
  title: { text: titleText, raw: titleText },
  atStage: { text: atStageText, typed: (cell) => ({ time: atStage(cell), shows: 'day' }), raw: (cell) => atStage(cell) ?? null },
  candidate: { text: candidateText, raw: (cell) => candidateName(cell) || null },
  changes: { text: changesText },
  member: { text: memberText, raw: memberRaw },
  mfa: { text: mfaText },
  passwordAge: { text: passwordAgeText },
  progressed: { text: progressedText },
  score: { text: scoreText, raw: scoreRaw },
  stageName: { text: stageNameText },
  viewed: { text: viewedText, raw: viewedOf },
};

/** Chosen as `fieldOf` chooses the widget. */
const formOf = ({ widget, kind }: ColumnPlan): CellForm => (widget && forms[widget]) || forms[kind] || text;

/** Whether a column's widget has a text; one without cannot be exported as shown. */
export const hasText = ({ widget, kind }: ColumnPlan): boolean => forms[widget ?? kind] !== undefined;

const cellOf = (column: ShownColumn, record: Values): FieldProps => ({ value: at(record, column.path), column, record, dense: true });

/** The text of a list's cell, as its widget shows it. */
export const cellText = (column: ShownColumn, record: Values, words: CellWords): string =>
  formOf(column).text(cellOf(column, record), words) ?? words.translate('common.notAvailable');

/** The cell's value for a sheet, where its text is that of a number or a time. */
export const cellTyped = (column: ShownColumn, record: Values): Typed | undefined => formOf(column).typed?.(cellOf(column, record));

/** The cell's value for other programs. */
export function cellRaw(column: ShownColumn, record: Values): unknown {
  const cell = cellOf(column, record);
  return formOf(column).raw?.(cell) ?? (formOf(column).raw ? null : (cell.value ?? null));
}
