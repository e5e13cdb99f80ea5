import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import type { Values } from '../../../engine/plan/sources.ts';
import type { FieldProps } from '../../../engine/screens/values/field.ts';
import { CopyIdField } from '../../../engine/screens/widgets/Id.tsx';
import { objectsOf, valuesOf } from '../../../engine/screens/widgets/inList.ts';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';

type Mark = 'right' | 'wrong' | 'missing' | 'unknown' | 'waiting';

/** Required DNS records to copy, each with the value found last (specification 2 §4, §9). */
export function DkimRecordsField(props: FieldProps) {
  const translate = useTranslate();
  const records = objectsOf(props);
  if (records.length === 0) return <Missing />;
  const [, lookedAt] = valuesOf(props);
  const heads = (['name', 'type', 'value', 'found'] as const).map((head) => translate(`screens.dkim.${head}`));
  return (
    <Table aria-label={translate('screens.dkim.label')}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => {
          const mark = markOf(record, Boolean(lookedAt));
          const Icon = icons[mark];
          const found = mark === 'wrong' ? foundIn(record) : [];
          const cells = [
            <CopyIdField key="name" value={record['name']} />,
            <span key="type">{String(record['type'])}</span>,
            <CopyIdField key="value" value={record['value']} />,
            <span key="found" data-mark={mark}>
              <Icon fontSize="small" aria-hidden />
              <span>
                {translate(`screens.dkim.marks.${mark}`)}
                {found.map((each) => (
                  <code key={each}>{each}</code>
                ))}
              </span>
            </span>,
          ];
          return (
            <tr key={String(record['name'])}>
              {cells.map((cell, index) => (
                <td key={heads[index]} data-head={heads[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const foundIn = ({ found }: Values): string[] => (Array.isArray(found) ? found.map(String) : []);

function markOf(record: Values, wasLooked: boolean): Mark {
  if (record['isRight'] === true) return 'right';
  if (!Array.isArray(record['found'])) return wasLooked ? 'unknown' : 'waiting';
  return record['found'].length === 0 ? 'missing' : 'wrong';
}

const icons: Record<Mark, ComponentType<{ fontSize: 'small' }>> = {
  right: CheckCircle,
  wrong: ErrorOutline,
  missing: ErrorOutline,
  unknown: HelpOutline,
  waiting: Schedule,
};

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 600, color: theme.palette.text.secondary, padding: theme.spacing(0, 2, 1, 0) },
  '& td': { verticalAlign: 'top', padding: theme.spacing(1.25, 2, 1.25, 0), borderTop: `1px solid ${theme.palette.divider}` },
  '& td:nth-of-type(2), & th': { whiteSpace: 'nowrap', overflowWrap: 'normal' },
  '& td:last-of-type, & th:last-of-type': { paddingInlineEnd: 0, minWidth: 130 },
  '& [data-mark]': { display: 'inline-flex', gap: theme.spacing(0.75), color: theme.palette.text.secondary },
  '& [data-mark=right]': { color: theme.palette.success.main },
  '& [data-mark=wrong], & [data-mark=missing]': { color: theme.palette.warning.main },
  '& [data-mark] code': { display: 'block', fontSize: '0.8125rem', overflowWrap: 'anywhere', color: theme.palette.text.primary },
  [theme.breakpoints.down('md')]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { borderTop: `1px solid ${theme.palette.divider}`, padding: theme.spacing(1.5, 0) },
    '& tr:first-of-type': { borderTop: 0, paddingTop: 0 },
    '& td': { border: 0, padding: theme.spacing(0.5, 0) },
    '& td::before': {
      content: 'attr(data-head)',
      display: 'block',
      fontSize: '0.75rem',
      fontWeight: 600,
      color: theme.palette.text.secondary,
    },
  },
}));
