import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate, type RaRecord } from 'ra-core';
import { useCallback, useMemo, useRef } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router';
import { derived, type GeneratedForm } from '../../generated/forms/load.ts';
import type { FieldPlan, FormPlan, Plan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { useScreens } from '../ScreensProvider.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { draftKey } from './drafts.ts';
import { FormField } from './FormField.tsx';
import { emptiedFor, initialValues, isBlank } from './formValues.ts';
import { resolverOf } from './resolver.ts';
import { useDraft } from './useDraft.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { focusField, useSave } from './useSave.ts';

interface Props {
  plan: Plan;
  loaded: GeneratedForm;
  /** The record that is edited; without one, a new one is created. */
  record?: RaRecord | undefined;
  /** Where Cancel leads. */
  cancelTo: string;
  onSaved: (record: RaRecord) => void;
}

/** A form as its plan describes it. */
export function ResourceForm({ plan, loaded, record, cancelTo, onSaved }: Props) {
  const formPlan = loaded.plan;
  const translate = useTranslate();
  const notify = useNotify();
  const { base, userId } = useScreens();
  const use = record ? 'update' : 'create';
  const form = useForm<Values>({
    defaultValues: useMemo(() => initialValues(formPlan, record), [formPlan, record]),
    resolver: useMemo(() => resolverOf(loaded, translate, emptiedFor(use)), [loaded, translate, use]),
    // Judged on Save and then as one types: a rule on leaving a field would swallow the first click on Save.
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const saved = useRef(false);
  const draft = useDraft(draftKey(userId, base, formPlan.id, record && String(record.id)), formPlan, form);
  const guard = useLeaveGuard(
    isDirty,
    useCallback(() => saved.current, []),
    draft.drop,
  );
  const { save, saving } = useSave({
    plan,
    formPlan,
    form,
    record,
    onSaved: (answer) => {
      saved.current = true;
      draft.drop();
      onSaved(answer);
    },
  });

  const leave = useCallback(
    (field: FieldPlan, value: unknown) => {
      for (const { name, derive: rule } of formPlan.fields) {
        if (rule?.from !== field.name || isBlank(value) || !isBlank(form.getValues(name))) continue;
        form.setValue(name, derived(rule.by, value), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      }
    },
    [formPlan, form],
  );

  const submit = form.handleSubmit(save, (errors) => {
    notify('validation.failed', { type: 'error' });
    const first = formPlan.fields.find(({ name }) => at(errors, name) !== undefined);
    if (first) focusField(form, first.name);
  });

  const help = translate(`forms.${formPlan.id.replaceAll('/', '.')}.help`, { _: '' });
  return (
    <Card
      noValidate
      aria-busy={saving}
      onSubmit={submit}
      aria-label={translate(`forms.${formPlan.id.replaceAll('/', '.')}.title`, { _: '' }) || undefined}
    >
      {draft.found && !isDirty && <DraftNotice draft={draft.found} onRestore={draft.restore} onDrop={draft.drop} />}
      {help && <Intro>{help}</Intro>}
      {formPlan.fields.map((field) => (
        <FormField key={field.name} field={field} control={form.control} onLeave={leave} />
      ))}
      <Foot>
        <SaveButton formPlan={formPlan} control={form.control} saving={saving} />
        <Button component={Link} to={cancelTo} disabled={saving}>
          {translate('ra.action.cancel')}
        </Button>
      </Foot>
      {guard}
    </Card>
  );
}

/** Save; where the form says so, it waits until what is required is filled in (spec 1 §5). */
function SaveButton({ formPlan, control, saving }: { formPlan: FormPlan; control: Control<Values>; saving: boolean }) {
  const translate = useTranslate();
  const values = useWatch({ control });
  const waits = formPlan.saveWhenFilled === true && formPlan.fields.some(({ name, required }) => required && isBlank(at(values, name)));
  return (
    <Button type="submit" variant="contained" loading={saving} disabled={waits}>
      {translate('ra.action.save')}
    </Button>
  );
}

const Card = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  width: '100%',
  maxWidth: 640,
  padding: theme.spacing(3),
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '@media (max-width: 480px)': { padding: theme.spacing(2) },
}));

const Intro = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary }));

/** Save stays in sight however long the form is. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(0, -3, -3),
  padding: theme.spacing(2, 3),
  backgroundColor: theme.palette.background.paper,
  borderTop: `1px solid ${theme.palette.divider}`,
  borderRadius: `0 0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px`,
  '@media (max-width: 480px)': { margin: theme.spacing(0, -2, -2), padding: theme.spacing(1.5, 2) },
}));
