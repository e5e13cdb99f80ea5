import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FileDrop } from '../widgets/csv/FileDrop.tsx';
import { csvText, download } from '../widgets/csv/writeCsv.ts';
import type { Import } from './useImport.ts';

export function ImportFile({ task, fault, onClose }: { task: Import; fault: string | undefined; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const { fields, labelOf, choose } = task;
  const named = fields.map((field) => (field.required ? translate('screens.import.needed', { field: labelOf(field) }) : labelOf(field)));
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p style={{ margin: 0 }}>{translate('screens.import.about', { fields: named.join(', ') })}</p>
        <FileDrop
          control={{ id, onBlur: nothing, focusRef: nothing } as never}
          file=""
          accept=".csv,.tsv,.txt,.xlsx"
          drop="screens.import.drop"
          onFile={(file) => void choose(file)}
        />
        <div role="status">{fault && <Alert severity="error">{fault}</Alert>}</div>
      </DialogContent>
      <DialogActions>
        <Button sx={{ marginInlineEnd: 'auto' }} onClick={() => download('template.csv', csvText([fields.map(({ path }) => path)]))}>
          {translate('screens.form.csv.template')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </>
  );
}

const nothing = () => undefined;
