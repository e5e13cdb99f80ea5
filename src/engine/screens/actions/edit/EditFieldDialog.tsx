import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider, useDataProvider, useTranslate, type RaRecord } from 'ra-core';
import { useEffect, useId, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { GeneratedForm } from '../../../forms/generated.ts';
import type { ActionPlan, FieldPlan, Plan } from '../../../plan/Plan.ts';
import { at, type Values } from '../../../plan/sources.ts';
import { focusAt } from '../../form/focusAt.ts';
import { FormField } from '../../form/FormField.tsx';
import { useDialogLeave } from '../../form/useDialogLeave.tsx';
import { useLoadedForm } from '../../form/useLoadedForm.ts';
import { initialValues } from '../../values/formValues.ts';
import { FormScopeContext } from '../../values/FormScope.tsx';
import type { Matching } from '../../values/useSelection.ts';
import { recordMeta } from '../../values/useRecord.ts';
import { ChoiceInput } from '../../widgets/Choice.tsx';
import { RecountDialog } from '../RecountDialog.tsx';
import type { Outcome } from '../runInParts.ts';
import { useFieldEdit } from './useFieldEdit.tsx';
import { EditProgress } from './EditProgress.tsx';
import { withField } from './setField.ts';
import { useMatchingRows } from './useMatchingRows.ts';

interface Props {
  plan: Plan;
  action: ActionPlan;
  ids: readonly string[];
  /** All rows of a filter, of which `ids` are on the open page. */
  matching?: Matching | undefined;
  parent?: Values | undefined;
  /** Chosen at first. */
  begin?: string | undefined;
  onClose: () => void;
  onDone: (outcome: Outcome) => void;
  onDetails?: (() => void) | undefined;
}

/** Sets one field of the update form for every selected record. */
export function EditFieldDialog(props: Props) {
  const { plan, action, ids, matching, onClose } = props;
  const translate = useTranslate();
  const title = useId();
  const form = useLoadedForm(plan.forms.update ?? '');
  const dataProvider = useDataProvider();
  const [id = ''] = ids;
  const {
    data: record,
    error,
    failureReason,
    isPaused,
    refetch,
  } = useQuery({
    queryKey: [plan.name, 'getOne', { id, meta: recordMeta }],
    queryFn: async () => (await dataProvider.getOne<RaRecord>(plan.name, { id, meta: recordMeta })).data,
  });
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const { leave, leaving } = useDialogLeave(dirty, onClose);
  const failed = error !== null || failureReason !== null || isPaused;
  return (
    <Dialog open onClose={() => !busy && leave()} aria-labelledby={title} slotProps={{ paper: { sx: { width: 552 } } }}>
      <DialogTitle id={title}>{translate('screens.edit.title', { smart_count: matching?.total ?? ids.length })}</DialogTitle>
      {form && record ? (
        <FieldForm {...props} onClose={leave} form={form} record={record} edits={action.edits ?? []} onBusy={setBusy} onDirty={setDirty} />
      ) : failed ? (
        <NotLoaded onRetry={refetch} onClose={onClose} />
      ) : (
        <DialogContent>
          <Skeleton height={120} />
        </DialogContent>
      )}
      {leaving}
    </Dialog>
  );
}

function NotLoaded({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <Alert severity="error">{translate('screens.edit.notLoaded')}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        <Button variant="contained" onClick={onRetry}>
          {translate('screens.retry')}
        </Button>
      </DialogActions>
    </>
  );
}

interface FormProps extends Props {
  form: GeneratedForm;
  record: Values;
  edits: readonly string[];
  onBusy: (busy: boolean) => void;
  onDirty: (dirty: boolean) => void;
}

function FieldForm({ plan, action, ids, begin, form, record, edits, onBusy, onDirty, onClose, onDone, onDetails, ...of }: FormProps) {
  const translate = useTranslate();
  const { matching, parent } = of;
  const count = matching?.total ?? ids.length;
  const fields = useMemo(() => form.plan.fields.filter(({ name }) => edits.includes(name)), [form, edits]);
  const [name, setName] = useState(begin ?? fields[0]?.name ?? '');
  const field = fields.find((each) => each.name === name);
  // A single record shows its value; several begin empty.
  const initial = useMemo(() => initialValues(form.plan, count === 1 ? record : undefined), [form, count, record]);
  const typing = useForm<Values>({ defaultValues: initial });
  const { run, tried } = useFieldEdit(action, onDetails);
  const rows = useMatchingRows(plan, parent);
  const busy = tried !== undefined || rows.reading;
  useEffect(() => focusAt(name), [name]);
  useEffect(() => onBusy(busy), [onBusy, busy]);
  const { isDirty } = typing.formState;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  if (!field) return null;
  const submitTo = (all: Matching | undefined) => async (typed: Values) => {
    const value = at(typed, name);
    const { errors = {} } = withField(form, initialValues(form.plan, record), name, value);
    const fault = Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
    if (fault) return typing.setError(name, { type: 'rule', message: translate(fault.key, fault.args) });
    const edit = { plan, form, field: name, value };
    if (!all) return onDone(await run(ids, edit));
    const found = await rows.find(all);
    if (found) onDone(await run(found.ids, edit, found));
  };
  const submit = typing.handleSubmit(submitTo(matching));
  return (
    <FormProvider {...typing}>
      <ResourceContextProvider value={plan.name}>
        <FormScopeContext value={noScope}>
          <form noValidate onSubmit={submit} aria-busy={busy}>
            <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
              {fields.length > 1 && <FieldChoice fields={fields} name={name} disabled={busy} onChoose={setName} />}
              <fieldset disabled={busy} style={{ display: 'contents' }}>
                <FormField key={name} field={field} control={typing.control} onLeave={nothing} />
              </fieldset>
              {count > 1 && <DialogContentText>{translate('screens.edit.replaces')}</DialogContentText>}
              {rows.failure !== undefined && <Alert severity="error">{translate(rows.failure)}</Alert>}
              {busy && count > 1 && <EditProgress done={tried} count={rows.found ?? count} />}
            </DialogContent>
            <DialogActions>
              {matching && tried !== undefined ? (
                <Button onClick={rows.stop}>{translate('screens.edit.stop')}</Button>
              ) : (
                <Button onClick={onClose} disabled={busy}>
                  {translate('ra.action.cancel')}
                </Button>
              )}
              <Button type="submit" variant="contained" loading={busy}>
                {translate('ra.action.save')}
              </Button>
            </DialogActions>
          </form>
          {rows.recount && (
            <RecountDialog
              label={translate('ra.action.save')}
              {...rows.recount}
              onConfirm={() => void typing.handleSubmit(submitTo(rows.recount?.matching))()}
              onClose={rows.dismiss}
            />
          )}
        </FormScopeContext>
      </ResourceContextProvider>
    </FormProvider>
  );
}

interface ChoiceProps {
  fields: readonly FieldPlan[];
  name: string;
  disabled: boolean;
  onChoose: (name: string) => void;
}

function FieldChoice({ fields, name, disabled, onChoose }: ChoiceProps) {
  const choices = useMemo(() => fields.map((each) => ({ id: each.name, label: each.label })), [fields]);
  return (
    <ChoiceInput
      field={{ name: ' field', label: 'screens.edit.field', help: '', kind: 'choice', required: true, choices }}
      value={name}
      disabled={disabled}
      onChange={(chosen) => typeof chosen === 'string' && onChoose(chosen)}
      onBlur={nothing}
      focusRef={nothing}
      errorAt={() => undefined}
    />
  );
}

const noScope = {};
const nothing = () => undefined;
