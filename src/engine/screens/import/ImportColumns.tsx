import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { SmallSelect } from '../widgets/SmallSelect.tsx';
import type { Import, ImportState } from './useImport.ts';

interface Props {
  task: Import;
  state: Extract<ImportState, { step: 'columns' }>;
  onClose: () => void;
}

/** Fields with their columns, and the rows that break the form's rules. */
export function ImportColumns({ task, state, onClose }: Props) {
  const translate = useTranslate();
  const { fields, labelOf, chosen, map, start, again, number } = task;
  const { check, reading, fault, before } = state;
  const { head = [], mapping = {} } = chosen ?? {};
  const missing = fields.filter(({ required, path }) => required && mapping[path] === undefined);
  const unused = head.filter((name, index) => name !== '' && name !== 'reason' && !Object.values(mapping).includes(index));
  const right = check ? check.rows - check.wrong : 0;
  const left = Math.max(0, right - before);
  const take = (path: string, value: string) => {
    const { [path]: _, ...rest } = mapping;
    void map(value === '' ? rest : { ...rest, [path]: Number(value) });
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Scroll tabIndex={0} role="region" aria-label={translate('screens.import.columns')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate('screens.import.field')}</th>
                <th scope="col">{translate('screens.import.column')}</th>
                <th scope="col">{translate('screens.import.example')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field.path}>
                  <th scope="row">{field.required ? translate('screens.import.needed', { field: labelOf(field) }) : labelOf(field)}</th>
                  <td>
                    <SmallSelect
                      aria-label={labelOf(field)}
                      value={mapping[field.path] ?? ''}
                      onChange={({ target }) => take(field.path, target.value)}
                    >
                      <option value="">{translate('screens.import.noColumn')}</option>
                      {head.map((name, index) => (
                        <option key={`${name} ${String(index)}`} value={index}>
                          {name || translate('screens.import.unnamed', { number: index + 1 })}
                        </option>
                      ))}
                    </SmallSelect>
                  </td>
                  <td>{check?.sample.map(({ cells }) => cells[mapping[field.path] ?? -1]).find(Boolean) ?? ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
        {unused.length > 0 && <small>{translate('screens.import.unused', { columns: unused.join(', ') })}</small>}
        <div role="status">
          {fault && <Alert severity="error">{fault}</Alert>}
          {reading !== undefined && <span>{translate('screens.import.checking', { smart_count: reading, number: number(reading) })}</span>}
          {missing.length > 0 && (
            <Alert severity="warning">{translate('screens.import.missing', { fields: missing.map(labelOf).join(', ') })}</Alert>
          )}
          {check?.rows === 0 && <Alert severity="error">{translate('screens.import.faults.empty')}</Alert>}
          {check && check.rows > 0 && (
            <Alert severity={check.wrong === 0 ? 'success' : right > 0 ? 'warning' : 'error'}>
              {translate('screens.import.checked', { smart_count: check.rows, number: number(check.rows), right: number(right) })}{' '}
              {before > 0 && translate('screens.import.before', { smart_count: before, number: number(before) })}
            </Alert>
          )}
        </div>
        {check && check.wrongRows.length > 0 && (
          <Scroll tabIndex={0} role="region" aria-label={translate('screens.import.wrongRows')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{translate('screens.form.csv.line')}</th>
                  <th scope="col">{translate('screens.import.reason')}</th>
                </tr>
              </thead>
              <tbody>
                {check.wrongRows.map(({ line, reasons }) => (
                  <tr key={line.line}>
                    <td>{number(line.line)}</td>
                    <td>{reasons.join('; ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        )}
      </DialogContent>
      <DialogActions>
        <Button sx={{ marginInlineEnd: 'auto' }} onClick={again}>
          {translate('screens.form.csv.another')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={!check || left === 0} onClick={() => check && void start(check)}>
          {translate('screens.import.start', { smart_count: left, number: number(left) })}
        </Button>
      </DialogActions>
    </>
  );
}

const Scroll = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  overflow: 'auto',
  maxHeight: 300,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& :is(th, td)': {
    padding: theme.spacing(0.5, 1.25),
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& tbody th': { fontWeight: 400 },
  '& select': { maxWidth: '100%' },
}));
