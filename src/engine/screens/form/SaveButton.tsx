import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import type { FormPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { isBlank } from '../values/formValues.ts';
import { Help } from '../widgets/fieldset.ts';

interface Props {
  formPlan: FormPlan;
  control: Control<Values>;
  saving: boolean;
  use: 'create' | 'update';
  label?: string | undefined;
  touched?: boolean;
  refusal?: string | undefined;
}

/** Waits until required fields are filled if the form says so (spec 1 §5); an edit waits for a change (spec 3 §5). */
export function SaveButton({ formPlan, control, saving, use, label, touched = false, refusal }: Props) {
  const translate = useTranslate();
  const id = useId();
  const values = useWatch({ control });
  const { isDirty } = useFormState({ control });
  const empty = formPlan.saveWhenFilled === true && formPlan.fields.some(({ name, required }) => required && isBlank(at(values, name)));
  const untouched = use === 'update' && !isDirty && !touched;
  const why = saving ? undefined : empty ? 'screens.form.waits' : untouched ? 'screens.form.untouched' : undefined;
  return (
    <>
      <Button
        type="submit"
        variant="contained"
        loading={saving}
        disabled={(why ?? refusal) !== undefined}
        aria-describedby={why ? id : refusal}
      >
        {label ?? translate('ra.action.save')}
      </Button>
      {why && (
        <Help id={id} sx={{ order: 1 }}>
          {translate(why)}
        </Help>
      )}
    </>
  );
}
