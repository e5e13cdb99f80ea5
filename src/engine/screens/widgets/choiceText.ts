import { isEmpty, type CellText } from '../values/field.ts';

/** Also for the platform, which loads no components. */
export const choiceText: CellText = ({ value, column }, { translate }) => {
  if (isEmpty(value)) return null;
  const label = column.choices?.find(({ id }) => id === value)?.label;
  return label ? translate(label, { _: String(value) }) : String(value);
};
