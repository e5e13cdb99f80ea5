import { styled } from '@mui/material/styles';
import { RecordContextProvider, useTranslate, type RaRecord } from 'ra-core';
import type { Plan } from '../../../plan/Plan.ts';
import { titleOf, titlePaths } from '../../../plan/titleOf.ts';
import { Option } from '../Choice.tsx';
import { Value } from '../Value.tsx';

interface Props {
  plan: Plan | undefined;
  records: RaRecord[];
  loading: boolean;
  failed: boolean;
  ids: string[];
  there: string;
  isThere: (record: RaRecord) => boolean;
  onTick: (id: string, on: boolean) => void;
}

export function RecordLines({ plan, records, loading, failed, ids, there: thereText, isThere, onTick }: Props) {
  const translate = useTranslate();
  const joined = plan?.columns.find(({ path, kind }) => !titlePaths(plan.title).includes(path) && (kind === 'email' || kind === 'text'));
  return (
    <Lines aria-busy={loading}>
      {records.length === 0 && !loading && !failed && <li>{translate('screens.reference.none')}</li>}
      {records.map((record) => {
        const id = String(record.id);
        const there = isThere(record);
        return (
          <li key={id}>
            <Option>
              <input
                type="checkbox"
                checked={there || ids.includes(id)}
                disabled={there}
                onChange={({ target }) => onTick(id, target.checked)}
              />
              <span>
                {(plan && titleOf(plan, record)) || id}
                {joined && (
                  <small>
                    <RecordContextProvider value={record}>
                      <Value column={joined} dense />
                    </RecordContextProvider>
                  </small>
                )}
              </span>
            </Option>
            {there && <em>{thereText}</em>}
          </li>
        );
      })}
    </Lines>
  );
}

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minHeight: 160,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&[aria-busy=true]': { opacity: 0.6 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    padding: theme.spacing(0.75, 1.5),
    '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.palette.divider}` },
  },
  '& label': { minWidth: 0, flex: 1 },
  '& label > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
  '& em': { ...theme.typography.caption, fontStyle: 'normal', color: theme.palette.text.secondary, whiteSpace: 'nowrap' },
}));
