import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Collection } from '../list/useCollection.ts';
import { ExportChoices, type Choices } from './ExportChoices.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { canStream, type Format } from './saveFile.ts';
import { bigFrom, type Exporting } from './useExport.ts';

interface Props {
  collection: Collection;
  onClose: () => void;
  exporting: Exporting;
  formats: readonly Format[];
}

/** Saves the whole list as a file: what shall be in it, how far it is, and what became of it. */
export function ExportSteps({ collection, onClose, exporting, formats }: Props) {
  const { plan, layout, total = 0, narrowed } = collection;
  /** Nobody says how many rows there are. */
  const open = collection.total === undefined;
  const translate = useTranslate();
  const id = useId();
  const { state, start, cancel, again, number } = exporting;
  const [choices, setChoices] = useState<Choices>({ format: 'CSV', labels: true, paths: layout.visible.map(({ path }) => path) });
  const columns = layout.all.filter(({ path }) => choices.paths.includes(path));
  const running = state.step === 'running';
  return (
    <Dialog
      open
      // Nothing is lost by a slip beside the dialog.
      onClose={running ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: 560 } } }}
    >
      <DialogTitle id={id}>{translate('screens.export.title', { name: translate(`resources.${plan.name}.name`) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {state.step === 'choosing' && (
          <>
            <p style={{ margin: 0 }}>
              {open
                ? translate(narrowed ? 'screens.export.allMatching' : 'screens.export.all')
                : translate(narrowed ? 'screens.export.matching' : 'screens.export.everything', {
                    smart_count: total,
                    number: number(total),
                  })}
            </p>
            <ExportChoices formats={formats} columns={layout.all} visible={layout.visible} choices={choices} onChange={setChoices} />
            {total > bigFrom && !canStream() && <Alert severity="info">{translate('screens.export.memory')}</Alert>}
          </>
        )}
        {running && <ExportProgress rows={state.rows} progress={state.progress} number={number} />}
        {state.step === 'done' && (
          <Alert severity="success" role="status">
            {translate('screens.export.done', { smart_count: state.rows, number: number(state.rows), file: state.fileName })}{' '}
            {state.nameless && translate('screens.export.nameless', { _: '' })}
          </Alert>
        )}
        {state.step === 'failed' && (
          <Alert severity="error">
            {state.text} {state.begun && translate('screens.export.notWhole')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {state.step === 'choosing' && (
          <>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button variant="contained" disabled={columns.length === 0} onClick={() => void start(choices.format, columns, choices.labels)}>
              {open ? translate('ra.action.export') : translate('screens.export.start', { smart_count: total, number: number(total) })}
            </Button>
          </>
        )}
        {running && (
          <Button variant="outlined" onClick={cancel} autoFocus>
            {translate('screens.export.cancel')}
          </Button>
        )}
        {state.step === 'failed' && (
          <>
            <Button onClick={again}>{translate('screens.export.change')}</Button>
            <Button variant="contained" autoFocus onClick={() => void start(choices.format, columns, choices.labels)}>
              {translate('screens.retry')}
            </Button>
          </>
        )}
        {state.step === 'done' && (
          <Button variant="contained" onClick={onClose} autoFocus>
            {translate('ra.action.close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
