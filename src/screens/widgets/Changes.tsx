import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Ellipsis } from './Ellipsis.tsx';
import type { FieldProps } from './field.ts';
import { objectsOf } from './inList.ts';
import { Missing } from './Missing.tsx';

/** What was changed: in a list the fields' names, else each with its value before and after. */
export function ChangesField(props: FieldProps) {
  const translate = useTranslate();
  const changes = objectsOf(props);
  if (changes.length === 0) return <Missing />;
  if (props.dense) return <Ellipsis>{[...new Set(changes.map(({ field }) => inWords(field)))].join(', ')}</Ellipsis>;
  return (
    <Box>
      <table>
        <thead>
          <tr>
            {['field', 'before', 'after'].map((column) => (
              <th key={column} scope="col">
                {translate(`screens.changes.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ subjectId, field, before, after }) => (
            <tr key={`${String(subjectId)} ${String(field)}`}>
              <th scope="row">{inWords(field)}</th>
              <td>{shown(before)}</td>
              <td>{shown(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** displayName → Display name; the wire's names are English. */
const inWords = (field: unknown): string => {
  const words = String(field)
    .replaceAll('.', ' › ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const shown = (value: unknown) =>
  value === undefined || value === null || value === '' ? (
    <span aria-hidden>–</span>
  ) : typeof value === 'object' ? (
    <code>{JSON.stringify(value)}</code>
  ) : (
    String(value)
  );

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '&& :is(th, td)': {
    position: 'static',
    height: 'auto',
    padding: theme.spacing(0.75, 2, 0.75, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '&& thead th': { ...theme.typography.caption, fontWeight: 600, color: theme.palette.text.secondary },
  '&& tbody tr:last-of-type > *': { borderBottom: 0 },
}));
