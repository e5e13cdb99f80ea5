import type { CellText, FieldProps } from '../../values/field.ts';
import { choicesText } from '../../widgets/Choices.tsx';
import { objectsOf } from '../../widgets/inList.ts';
import type { Change } from './ChangeList.tsx';
import { fieldLabel } from './fieldLabel.ts';

/** The text of a cell: the labels of the changed fields. */
export const changesText: CellText = (cell, { translate }) =>
  [...new Set(fieldsOf(cell).map((field) => fieldLabel(field, translate)))].join(', ') || null;

/** Names of what was changed; files name no reason. */
export const subjectNamesText: CellText = (cell, words) =>
  cell.record?.['hidden'] === true ? words.translate('screens.activity.hidden') : choicesText(cell, words);

export interface NamedChange extends Change {
  subjectName?: string | null;
}

export const changesOf = (props: FieldProps) => objectsOf(props) as unknown as NamedChange[];

/** Names of the changed fields; those that the call sent where no values are on record. */
export function fieldsOf(cell: FieldProps): string[] {
  const changed = changesOf(cell).map(({ field }) => field);
  const fields: unknown = cell.record?.['fields'];
  return changed.length > 0 || !Array.isArray(fields) ? changed : fields.map(String);
}
