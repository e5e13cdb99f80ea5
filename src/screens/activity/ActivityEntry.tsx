import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import type { Plan } from '../../plan/Plan.ts';
import { useDateFormats } from '../widgets/dates.ts';
import { ChangeList } from './ChangeList.tsx';
import { useOperationWords } from './operationWords.ts';
import { relativeTime } from './relativeTime.ts';
import type { AuditEntry } from './undoable.ts';

interface Props {
  plan: Plan;
  /** The record whose activity it is: an entry may be about others, too. */
  subjectId: string;
  entry: AuditEntry;
  undo: (() => void) | undefined;
  busy: boolean;
}

/** One entry: who did what, when, and what it changed of this record. */
export function ActivityEntry({ plan, subjectId, entry, undo, busy }: Props) {
  const { at, operation, actorName, actorEmail, subjectCount, changes } = entry;
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
        {undo && (
          <Button
            size="small"
            variant="outlined"
            disabled={busy}
            onClick={undo}
            aria-label={translate('screens.activity.undo', { what: words(operation) })}
          >
            {translate('ra.action.undo')}
          </Button>
        )}
      </Head>
      <ChangeList plan={plan} changes={changes.filter((change) => change.subjectId === subjectId)} />
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
