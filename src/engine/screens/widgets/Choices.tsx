import { useTranslate } from 'ra-core';
import { later } from '../values/later.tsx';
import { Option, Options } from './Choice.tsx';
import { Control } from './Control.tsx';
import { Ellipsis } from './Ellipsis.tsx';
import { isEmpty, type CellText, type FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { BoxToCome } from './TextBox.tsx';
import { useCellWords } from './useCellWords.ts';

export function ChoicesField(props: FieldProps) {
  const text = choicesText(props, useCellWords());
  if (text === null) return <Missing />;
  return props.dense ? <Ellipsis>{text}</Ellipsis> : <>{text}</>;
}

export const choicesText: CellText = ({ value, column }, { translate }) => {
  if (isEmpty(value) || !Array.isArray(value)) return null;
  const label = (id: unknown) => {
    const choice = column.choices?.find((each) => each.id === id);
    return choice ? translate(choice.label) : String(id);
  };
  // Purged values have no name; equal names are shown once.
  return [...new Set(value.map(label))].filter((each) => each !== '').join(', ') || null;
};

export function ChoicesInput(props: InputProps) {
  const translate = useTranslate();
  if ((props.field.choices?.length ?? 0) > most) return <Control {...props}>{(control) => <Picker {...control} />}</Control>;
  return (
    <Control {...props} group>
      {({ id, field, value, onChange, onBlur, focusRef, disabled }) => {
        const chosen: unknown[] = Array.isArray(value) ? value : [];
        return (
          <Options>
            {field.choices?.map((choice, index) => (
              <Option key={choice.id}>
                <input
                  type="checkbox"
                  name={`${id}-${choice.id}`}
                  checked={chosen.includes(choice.id)}
                  onChange={({ target }) => onChange(target.checked ? [...chosen, choice.id] : chosen.filter((each) => each !== choice.id))}
                  onBlur={onBlur}
                  disabled={(disabled ?? false) || (field.readOnly ?? false)}
                  ref={index === 0 ? focusRef : undefined}
                />
                {translate(choice.label)}
              </Option>
            ))}
          </Options>
        );
      }}
    </Control>
  );
}

/** Longer lists are searched. */
const most = 9;

const Picker = later(async () => (await import('./ChoicesPicker.tsx')).ChoicesPicker, <BoxToCome />);
