import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RecordContextProvider, useLocaleState, useTranslate, type RaRecord } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ColumnPlan, Plan } from '../../../plan/Plan.ts';
import { useDateFormats } from '../../values/dates.ts';
import { useOperationWords } from '../../values/operationWords.ts';
import { operationFor } from '../../values/registry.ts';
import { raised } from '../../values/surfaces.ts';
import { useTools } from '../../values/useAsk.ts';
import { useAvailability } from '../../values/useAvailability.ts';
import { useScreenPath } from '../../values/useScreenPath.ts';
import { Value } from '../../widgets/Value.tsx';
import { fieldLabel } from '../activity/fieldLabel.ts';
import { relativeTime } from '../activity/relativeTime.ts';
import type { AuditEntry } from '../activity/undoable.ts';

interface Props {
  plan: Plan;
  record: RaRecord;
  facts: readonly ColumnPlan[];
  at: number;
}

export function ContextColumn({ plan, record, facts, at }: Props) {
  const { offers } = useTools();
  const [column, seen] = useSeen();
  return (
    <Column ref={column}>
      {seen && offers(operationFor('auditTrail')) && <Latest plan={plan} id={String(record.id)} at={at} />}
      {facts.length > 0 && <Facts record={record} facts={facts} />}
    </Column>
  );
}

function Latest({ plan, id, at }: { plan: Plan; id: string; at: number }) {
  const translate = useTranslate();
  const title = useId();
  const { ask } = useTools();
  const { may } = useAvailability();
  const path = useScreenPath(plan);
  // The record is read anew after each action on it.
  const { data, error } = useQuery({
    queryKey: ['activity', id, 'latest', at],
    queryFn: async ({ signal }) =>
      await ask<{ data: AuditEntry[]; pagination: { totalItems: number } }>(
        operationFor('auditTrail'),
        { filter: { subjectId: id, skip: 0, limit: most } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby={title} aria-busy={!data && !error}>
      <h2 id={title}>{translate('screens.context.latest')}</h2>
      {data ? (
        data.data.length === 0 ? (
          <p>{translate('screens.activity.empty')}</p>
        ) : (
          <ol>
            {data.data.map((entry) => (
              <Entry key={entry._id} plan={plan} id={id} entry={entry} />
            ))}
          </ol>
        )
      ) : error ? (
        <p>{translate('screens.activity.failed')}</p>
      ) : (
        <Skeleton height={96} animation={false} />
      )}
      {data && data.data.length > 0 && may(plan, 'show') && plan.opens !== 'edit' && (
        <Button size="small" component={Link} to={`${path.show(id)}?tab=activity`} sx={{ mt: 1, ml: -1.25 }}>
          {translate('screens.context.all')}
        </Button>
      )}
    </section>
  );
}

function Entry({ plan, id, entry }: { plan: Plan; id: string; entry: AuditEntry }) {
  const translate = useTranslate();
  const words = useOperationWords();
  const { long } = useDateFormats();
  const [locale] = useLocaleState();
  const { at, operation, actorName, actorEmail, changes, fields } = entry;
  const own = changes.filter(({ subjectId }) => subjectId === id).map(({ field }) => field);
  const changed = [...new Set((own.length > 0 ? own : fields).map((field) => fieldLabel(field, translate, plan)))];
  return (
    <li>
      <b>{words(operation)}</b>
      {changed.length > 0 && (
        <span>
          {changed.slice(0, named).join(', ')}
          {changed.length > named && ' …'}
        </span>
      )}
      <small title={actorEmail ?? undefined}>
        {actorName || actorEmail || translate('screens.activity.nobody')} ·{' '}
        <time dateTime={at} title={long(at) ?? undefined}>
          {relativeTime(at, locale)}
        </time>
      </small>
    </li>
  );
}

function Facts({ record, facts }: { record: RaRecord; facts: readonly ColumnPlan[] }) {
  const translate = useTranslate();
  const title = useId();
  return (
    <RecordContextProvider value={record}>
      <section aria-labelledby={title}>
        <h2 id={title}>{translate('screens.context.facts')}</h2>
        <dl>
          {facts.map((column) => (
            <div key={column.path}>
              <dt>{translate(column.label)}</dt>
              <dd>
                <Value column={column} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </RecordContextProvider>
  );
}

/** True once it was on the screen: a form that takes its room leaves it unseen, and nothing is requested for it. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || !ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen] as const;
}

const most = 4;
const named = 4;

const Column = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...raised(theme),
  // Seen before it has something to show.
  minHeight: 1,
  '& > section': { padding: theme.spacing(2, 2.5) },
  '& > section + section': { borderTop: `1px solid ${theme.palette.divider}` },
  '& h2': { ...theme.typography.body2, margin: theme.spacing(0, 0, 1.5), fontWeight: 600 },
  '& p': { margin: 0, color: theme.palette.text.secondary },
  '& ol': { listStyle: 'none', display: 'grid', gap: theme.spacing(1.5), margin: 0, padding: 0 },
  '& li': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 500 },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& dl': { display: 'grid', gap: theme.spacing(1.25), margin: 0 },
  '& dt': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}));
