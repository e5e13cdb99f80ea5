import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Help } from '../fieldset.ts';
import { Control } from '../Control.tsx';
import type { InputProps } from '../../values/input.ts';
import { FileDrop } from './FileDrop.tsx';
import { Preview } from './Preview.tsx';
import { readCsv, reasonColumn, type CsvFault, type CsvRow } from './readCsv.ts';
import { csvText, download } from './writeCsv.ts';

/** Validated by the form's own rules; all rows are sent, or none (decisions §2). */
export function CsvRows(props: InputProps) {
  const { field, value, onChange, errorAt } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const form = useFormContext();
  const [file, setFile] = useState('');
  const [fault, setFault] = useState<CsvFault | null>(null);
  const columns = (field.fields ?? []).map(({ name, label, required }) => ({
    name,
    label: translate(label, { _: translate(ofResource(label)) }),
    required,
  }));
  const maxRows = field.maxItems ?? 100;
  const helped = translate(field.help, { _: '' }) !== '';
  const rows = Array.isArray(value) ? (value as CsvRow[]) : [];

  const take = async (input: File) => {
    setFault(null);
    const read = await readCsv(input, { columns, maxRows });
    setFile(input.name);
    if (!Array.isArray(read)) {
      setFault(read);
      onChange(undefined);
      return;
    }
    onChange(read);
    notify('screens.form.csv.uploaded', { type: 'success' });
    // Show wrong rows at once, not only on Save.
    void form.trigger(field.name);
  };
  const reasons = (index: number): string[] =>
    columns.flatMap(({ name, label }) => {
      const error = errorAt?.(`${index}.${name}`);
      return error ? [`${label}: ${error}`] : [];
    });
  const wrong = rows.flatMap((row, index) => (reasons(index).length > 0 ? [{ row, index }] : []));
  const saveWrong = () =>
    download(
      'failed-rows.csv',
      csvText([
        [...columns.map(({ name }) => name), reasonColumn],
        ...wrong.map(({ row, index }) => [...columns.map(({ name }) => row[name] ?? ''), reasons(index).join('; ')]),
      ]),
    );
  return (
    <Control {...props}>
      {(control) => (
        <Stack>
          <FileDrop control={control} file={file} onFile={(input) => void take(input)} />
          <Line>
            <Help>
              {!helped && translate('screens.form.csv.columns', { columns: columns.map(({ name }) => name).join(', '), limit: maxRows })}
            </Help>
            <Button size="small" onClick={() => download('template.csv', csvText([columns.map(({ name }) => name)]))}>
              {translate('screens.form.csv.template')}
            </Button>
          </Line>
          <div role="status">
            {fault && <Alert severity="error">{translate(`screens.form.csv.faults.${fault.fault}`, fault.args)}</Alert>}
            {rows.length > 0 && wrong.length > 0 && (
              <Alert
                severity="error"
                action={
                  <Button color="inherit" size="small" onClick={saveWrong} sx={{ whiteSpace: 'nowrap' }}>
                    {translate('screens.form.csv.failedRows')}
                  </Button>
                }
              >
                {translate('screens.form.csv.wrong', { smart_count: wrong.length, count: wrong.length, total: rows.length })}
              </Alert>
            )}
            {rows.length > 0 && wrong.length === 0 && (
              <Alert severity="success">{translate('screens.form.csv.right', { smart_count: rows.length, count: rows.length })}</Alert>
            )}
          </div>
          {rows.length > 0 && (
            <Preview
              path={field.name}
              columns={columns}
              rows={rows}
              errorAt={(path) => errorAt?.(path)}
              wrong={wrong.map(({ index }) => index)}
            />
          )}
        </Stack>
      )}
    </Control>
  );
}

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), minWidth: 0 }));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}));

/** Falls back to the label of the resource's field. */
const ofResource = (label: string): string => label.replace(/[^._]+_(?=\w+$)/, '');
