import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import { useDateFormats } from '../../values/dates.ts';
import { ChangeList, FieldNames } from './ChangeList.tsx';
import { useOperationWords } from '../../values/operationWords.ts';
import { relativeTime } from './relativeTime.ts';
import type { AuditEntry } from './undoable.ts';

interface Props {
  plan: Plan;
  subjectId: string;
  entry: AuditEntry;
  undo?: ReactNode;
}

export function ActivityEntry({ plan, subjectId, entry, undo }: Props) {
  const { at, operation, actorName, actorEmail, subjectCount, changes, fields } = entry;
  const own = changes.filter((change) => change.subjectId === subjectId);
  const translate = useTranslate();
  const words = useOperationWords();
  const { dateTime, long } = useDateFormats();
  const [locale] = useLocaleState();
  const others = subjectCount - 1;
  return (
    <Item tabIndex={-1}>
      <Head>
        <span>
          <b>{words(operation)}</b>
          {others > 0 && <Soft> {translate('screens.activity.others', { smart_count: others })}</Soft>}
          <Soft as="div" title={actorEmail ?? undefined}>
            {actorName || actorEmail || translate('screens.activity.nobody')} ·{' '}
            <time dateTime={at} title={long(at) ?? undefined}>
              {relativeTime(at, locale)} ({dateTime(at)})
            </time>
          </Soft>
        </span>
        {undo}
      </Head>
      <ChangeList plan={plan} changes={own} />
      {own.length === 0 && fields.length > 0 && <FieldNames plan={plan} fields={fields} />}
    </Item>
  );
}

const Item = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1.75, 0),
  borderBottom: `1px solid ${theme.palette.divider}`,
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { borderBottom: 0, paddingBottom: 0 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));

const Soft = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }));
