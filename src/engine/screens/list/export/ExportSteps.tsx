import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { ColumnPlan } from '../../../plan/Plan.ts';
import type { Values } from '../../../plan/sources.ts';
import type { Collection } from '../useCollection.ts';
import { ExportChoices, type Choices } from './ExportChoices.tsx';
import { ExportPeriods } from './ExportPeriods.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { columnsEach } from '../../values/switches.ts';
import { shownColumns } from '../tableWidths.ts';
import { canStream, type Format } from './saveFile.ts';
import { bigFrom, type Exporting } from './useExporting.ts';

interface Props {
  collection: Collection;
  onClose: () => void;
  exporting: Exporting;
}

const formats: readonly Format[] = ['CSV', 'XLSX', 'JSON'];

export function ExportSteps({ collection, onClose, exporting }: Props) {
  const { plan, layout, narrowed: filtered, switches, selection, partial } = collection;
  // A selection of all matching rows is the whole list.
  const ids = selection.matching ? [] : selection.selected;

  const translate = useTranslate();
  const id = useId();
  const { state, start, cancel, again, number } = exporting;
  const [choices, setChoices] = useState<Choices>({
    format: 'CSV',
    labels: true,
    paths: pathsOf(layout.visible),
    selected: ids.length > 0,
  });
  const only = choices.selected && ids.length > 0 ? ids : undefined;
  const total = only?.length ?? collection.total ?? 0;
  const open = !only && collection.total === undefined;
  const [period, setPeriod] = useState<Values>();
  const save = (filter?: Values) => {
    setPeriod(filter);
    void start(choices.format, columns, choices.labels, { ids: only, filter });
  };
  const chosen = layout.all.filter(({ path }) => choices.paths.includes(path));
  // Like the table: one column per row of a switch, and times in a log.
  const columns = shownColumns(plan, columnsEach(plan, chosen, switches));
  const running = state.step === 'running';
  return (
    <Dialog
      open
      // Clicks outside must not cancel a running export.
      onClose={running ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: 560 } } }}
    >
      <DialogTitle id={id}>{translate('screens.export.title', { name: translate(`resources.${plan.name}.name`) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {state.step === 'choosing' && (
          <>
            {partial && !only && <Alert severity="warning">{translate('screens.export.partial')}</Alert>}
            <p style={{ margin: 0 }} hidden={partial && !only}>
              {only
                ? translate('screens.export.selection', { smart_count: total, number: number(total) })
                : open
                  ? translate(filtered ? 'screens.export.allMatching' : 'screens.export.all')
                  : translate(filtered ? 'screens.export.matching' : 'screens.export.everything', {
                      smart_count: total,
                      number: number(total),
                    })}
            </p>
            {!only && columns.length > 0 && <ExportPeriods collection={collection} onChoose={save} />}
            <ExportChoices
              formats={formats}
              columns={layout.all}
              visible={pathsOf(layout.visible)}
              choices={choices}
              rows={
                ids.length > 0
                  ? {
                      selected: translate('screens.export.selectedRows', { smart_count: ids.length, number: number(ids.length) }),
                      all: translate(filtered ? 'screens.export.matchingRows' : 'screens.export.allRows'),
                    }
                  : undefined
              }
              onChange={setChoices}
            />
            {total > bigFrom && !canStream() && <Alert severity="info">{translate('screens.export.memory')}</Alert>}
          </>
        )}
        {running && <ExportProgress rows={state.rows} progress={state.progress} number={number} />}
        {state.step === 'done' && (
          <Alert severity="success" role="status">
            {translate('screens.export.done', { smart_count: state.rows, number: number(state.rows), file: state.fileName })}{' '}
            {state.nameless && translate('screens.export.nameless', { _: '' })}
            {partial && !only && translate('screens.export.partial')}
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
            <Button variant="contained" disabled={columns.length === 0} onClick={() => save()}>
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
            <Button variant="contained" autoFocus onClick={() => save(period)}>
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

const pathsOf = (columns: readonly ColumnPlan[]): string[] => [...new Set(columns.map(({ path }) => path))];
