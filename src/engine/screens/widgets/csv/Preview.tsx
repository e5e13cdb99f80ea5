import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Option } from '../Choice.tsx';
import type { CsvRow } from './readCsv.ts';
import { sticks } from '../../values/sticks.ts';

interface Props {
  path: string;
  columns: { name: string; label: string }[];
  rows: CsvRow[];
  wrong: number[];
  errorAt: (path: string) => string | undefined;
}

/** Row numbers are those of the file. */
export function Preview({ path, columns, rows, wrong, errorAt }: Props) {
  const translate = useTranslate();
  const [only, setOnly] = useState(false);
  const shown = only && wrong.length > 0 ? wrong : rows.map((_, index) => index);
  return (
    <>
      {wrong.length > 0 && wrong.length < rows.length && (
        <Option>
          <input type="checkbox" checked={only} onChange={({ target }) => setOnly(target.checked)} />
          {translate('screens.form.csv.onlyWrong')}
        </Option>
      )}
      {/* Focusable, so that the keyboard can scroll it. */}
      <Scroll tabIndex={0} role="region" aria-label={translate('screens.form.csv.preview')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{translate('screens.form.csv.line')}</th>
              {columns.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((index) => (
              <tr key={index} data-field={`${path}.${index}`} tabIndex={-1}>
                <td>{index + 2}</td>
                {columns.map(({ name }) => {
                  const error = errorAt(`${index}.${name}`);
                  return (
                    <td key={name} data-field={`${path}.${index}.${name}`} tabIndex={-1} data-wrong={error ? true : undefined}>
                      {rows[index]?.[name] ?? ''}
                      {error && <small>{error}</small>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

const Scroll = styled('div')(({ theme }) => ({
  overflow: 'auto',
  maxHeight: 420,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& table': { ...theme.typography.body2, borderCollapse: 'collapse', width: '100%' },
  '& :is(th, td)': {
    padding: theme.spacing(0.75, 1.25),
    textAlign: 'start',
    verticalAlign: 'top',
    maxWidth: 240,
    overflowWrap: 'break-word',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& th': { ...sticks({ top: 0 }), fontWeight: 600, whiteSpace: 'nowrap', backgroundColor: theme.palette.background.paper },
  '& :is(td, th):first-of-type': { color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& td[data-wrong]': { boxShadow: `inset 2px 0 0 ${theme.palette.error.main}` },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.error.main },
}));
