import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { ConfirmCheck, Confirmation } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { useTools } from '../values/useAsk.ts';

export interface AffectedRecords {
  names: string[];
  total: number;
}

/** Without a response or the right to ask, it is better to confirm once too often. */
export function useConfirmChecks(record: Values | undefined) {
  const { ask, offers } = useTools();
  return useCallback(
    async ({ when = [] }: Confirmation): Promise<AffectedRecords | 'none' | undefined> => {
      const check = [when].flat().find((each): each is ConfirmCheck => 'asked' in each);
      if (!check) return undefined;
      const { asked: tool, by, read, moreThan, named } = check;
      if (!offers(tool.name)) return { names: [], total: 0 };
      try {
        const variables = Object.fromEntries(Object.entries(by).map(([name, path]) => [name, at(record, path)]));
        const answer = await ask(tool, variables);
        const rows = at(answer, read.rows);
        const names = (Array.isArray(rows) ? (rows as Values[]) : []).map((row) => String(at(row, named) ?? ''));
        const reportedTotal = read.total === '' ? names.length : at(answer, read.total);
        const total = typeof reportedTotal === 'number' ? reportedTotal : names.length;
        return total > moreThan ? { names, total } : 'none';
      } catch {
        return { names: [], total: 0 };
      }
    },
    [ask, offers, record],
  );
}

export function FoundRows({ found: { names, total } }: { found: AffectedRecords }) {
  const translate = useTranslate();
  if (names.length === 0) return null;
  const shown = names.slice(0, most);
  return (
    <Names>
      {shown.map((name, index) => (
        <li key={`${index} ${name}`}>{name}</li>
      ))}
      {total > shown.length && <li>{translate('screens.form.moreFound', { smart_count: total - shown.length })}</li>}
    </Names>
  );
}

const most = 10;

const Names = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
}));
