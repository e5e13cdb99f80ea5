import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useEffect, useId } from 'react';
import type { GeneratedForm } from '../../forms/generated.ts';
import type { Plan } from '../../plan/Plan.ts';
import { useLoadedForm } from '../form/useLoadedForm.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportResult } from './ImportResult.tsx';
import { useImport } from './useImport.ts';

interface Props {
  plan: Plan;
  onClose: () => void;
}

export function ImportDialog({ plan, onClose }: Props) {
  const form = useLoadedForm(plan.forms.create ?? '');
  return form ? <ImportSteps plan={plan} form={form} onClose={onClose} /> : null;
}

function ImportSteps({ plan, form, onClose }: Props & { form: GeneratedForm }) {
  const translate = useTranslate();
  const id = useId();
  const task = useImport(plan, form);
  const { state } = task;
  const isRunning = state.step === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isRunning]);
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        // A click outside must lose neither a run nor its result.
        if (state.step === 'file' || (reason === 'escapeKeyDown' && !isRunning)) onClose();
      }}
      aria-labelledby={id}
      fullWidth
      maxWidth="md"
    >
      <DialogTitle id={id}>{translate('screens.import.title', { name: translate(`resources.${plan.name}.name`) })}</DialogTitle>
      {task.fields.length === 0 ? (
        <DialogContent>
          <Alert severity="info">{translate('screens.import.noFields')}</Alert>
        </DialogContent>
      ) : state.step === 'file' ? (
        <ImportFile task={task} fault={state.fault} onClose={onClose} />
      ) : state.step === 'columns' ? (
        <ImportColumns task={task} state={state} onClose={onClose} />
      ) : (
        <ImportResult plan={plan} task={task} state={state} onClose={onClose} />
      )}
    </Dialog>
  );
}
