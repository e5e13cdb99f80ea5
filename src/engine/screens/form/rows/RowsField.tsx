import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCallback, useId, useMemo, useState } from 'react';
import { useFieldArray, useFormState, type Control } from 'react-hook-form';
import type { FieldPlan } from '../../../plan/Plan.ts';
import type { Values } from '../../../plan/sources.ts';
import { focusAt } from '../focusAt.ts';
import { initialObject } from '../../values/formValues.ts';
import { Group, Help, Legend, type Compound } from '../../widgets/fieldset.ts';
import { messageAt } from '../resolver.ts';
import { Row } from './Row.tsx';
import { useRowTexts } from './useRowTexts.ts';

export function RowsField({ field, control, onLeave, Field }: Compound) {
  const translate = useTranslate();
  const id = useId();
  const texts = useRowTexts(field);
  const { name, fields, minItems = 0, maxItems = Infinity } = field;
  const { rows, append, remove, insert, move } = useRows(name, control);
  const { errors } = useFormState({ control, name });
  const error = messageAt(errors, name);
  const [removed, setRemoved] = useState<{ index: number; row: Values } | null>(null);
  const shown = useMemo(() => (field.widget === 'people' ? ofPerson(fields) : fields), [field.widget, fields]);
  const full = rows.length >= maxItems;

  const add = () => {
    setRemoved(null);
    append(initialObject(fields), { shouldFocus: false });
    focusAt(`${name}.${rows.length}.${shown.find(({ hidden }) => !hidden)?.name ?? ''}`);
  };
  const take = useCallback(
    (index: number, row: Values) => {
      remove(index);
      setRemoved({ index, row });
      // Focus the row in its place, the previous one, or the add button.
      focusAt([`${name}.${index}`, `${name}.${index - 1}`, `${name}.add`]);
    },
    [name, remove],
  );
  const putBack = () => {
    if (!removed) return;
    insert(removed.index, removed.row, { shouldFocus: false });
    setRemoved(null);
    focusAt(`${name}.${removed.index}`);
  };
  const shift = useCallback(
    (from: number, to: number) => {
      move(from, to);
      focusAt(`${name}.${to}`);
    },
    [name, move],
  );
  const own = field.helpText ?? translate(field.help, { limit: field.maxItems, _: '' });
  const help = field.storedOnly ? [own, translate('screens.form.storedOnly')].filter(Boolean).join(' ') : own;
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <Group data-field={name} aria-describedby={described}>
      <Legend data-required={minItems > 0 || undefined}>{translate(field.label)}</Legend>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {rows.length === 0 && <Help>{texts.none}</Help>}
      {rows.map(({ key }, index) => (
        <Row
          key={key}
          name={name}
          fields={shown}
          index={index}
          count={rows.length}
          control={control}
          Field={Field}
          label={texts.label(index, rows.length)}
          mayRemove={rows.length > minItems && !field.readOnly}
          mayMove={!field.map && !field.readOnly}
          onLeave={onLeave}
          onRemove={take}
          onMove={shift}
        />
      ))}
      <Foot>
        {!field.readOnly && (
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={add}
            disabled={full}
            data-field={`${name}.add`}
            aria-describedby={full ? `${id}-full` : undefined}
          >
            {texts.add(rows.length)}
          </Button>
        )}
        {full && <Help id={`${id}-full`}>{texts.full(maxItems)}</Help>}
        <span role="status">
          {removed && (
            <Removed>
              {texts.removed(removed.index)}
              <Button size="small" onClick={putBack} disabled={full}>
                {translate('ra.action.undo')}
              </Button>
            </Removed>
          )}
        </span>
      </Foot>
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </Group>
  );
}

const ofPerson = (fields: readonly FieldPlan[]): FieldPlan[] =>
  ['email', 'firstName', 'lastName'].flatMap((name) => {
    const field = fields.find((each) => each.name === name);
    return field ? [name === 'email' ? { ...field, widget: 'person' } : field] : [];
  });

/** react-hook-form's types know static forms only. */
function useRows(name: string, control: Control<Values>) {
  const typed = control as unknown as Control<Record<string, Values[]>>;
  const { fields: rows, ...list } = useFieldArray({ name, control: typed, keyName: 'key' });
  return { rows, ...list };
}

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
}));

const Removed = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
}));

const Wrong = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.palette.error.main }));
