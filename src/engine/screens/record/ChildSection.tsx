import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { RecordContextProvider, ResourceContextProvider, useInfiniteGetList, useTranslate, type RaRecord } from 'ra-core';
import type { Plan } from '../../plan/Plan.ts';
import { failureOf, statusOf } from '../values/answers.ts';
import { cardsBelow } from '../values/measures.ts';
import { Value } from '../widgets/Value.tsx';
import { sticks } from '../values/sticks.ts';

interface Props {
  plan: Plan;
  parent: RaRecord;
  /** Labelled by its container, and scrolls below its head (specification 2 §2 “SMS tab”: at 300 pixels). */
  alone?: boolean;
}

/** Small, and without state in the address. */
export function ChildSection({ plan, parent, alone = false }: Props) {
  const translate = useTranslate();
  const name = translate(`resources.${plan.name}.name`);
  const columns = plan.columns.filter(({ hidden }) => !hidden);
  const { data, total, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteGetList<RaRecord>(
    plan.name,
    {
      pagination: { page: 1, perPage: 30 },
      sort: plan.sort ?? { field: '', order: 'ASC' },
      filter: {},
      meta: { parent, screen: `section ${parent.id}`, columns: columns.map(({ path }) => path) },
    },
  );
  const rows = data?.pages.flatMap((page) => page.data);
  return (
    <Section aria-busy={isFetching}>
      {!alone && <h3>{name}</h3>}
      {error && !rows ? (
        <p role="alert">
          {translate(`resources.${plan.name}.listFailed`, {
            _: translate(statusOf(error) === 403 ? 'screens.list.denied' : 'screens.list.failed', {
              ...failureOf(error).extensions,
              name,
            }),
          })}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {translate('screens.retry')}
          </Button>
        </p>
      ) : !rows ? (
        <Skeleton height={64} animation={false} />
      ) : rows.length === 0 ? (
        <p>{translate(`resources.${plan.name}.empty`, { _: translate('screens.list.empty') })}</p>
      ) : (
        <div {...(alone && { role: 'region', 'aria-label': name, tabIndex: 0, 'data-alone': true })}>
          <table aria-label={name}>
            <thead>
              <tr>
                {columns.map(({ path, label }) => (
                  <th key={path} scope="col">
                    {translate(label)}
                  </th>
                ))}
              </tr>
            </thead>
            <ResourceContextProvider value={plan.name}>
              <tbody>
                {rows.map((row) => (
                  <RecordContextProvider key={row.id} value={row}>
                    <tr>
                      {columns.map((column) => (
                        <td key={column.path} data-label={translate(column.label)}>
                          {/* The long form: here the exact time matters. */}
                          <Value column={column} />
                        </td>
                      ))}
                    </tr>
                  </RecordContextProvider>
                ))}
              </tbody>
            </ResourceContextProvider>
          </table>
        </div>
      )}
      {hasNextPage && rows && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {translate('screens.log.more', { shown: rows.length, total })}
        </Button>
      )}
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  '& h3': { ...theme.typography.h3, margin: theme.spacing(0, 0, 1) },
  '& p': { margin: 0, color: theme.palette.text.secondary },
  '& > div': { overflowX: 'auto' },
  '& > div[data-alone]': { overflowY: 'auto', maxHeight: 300 },
  '& > div[data-alone] thead th': { ...sticks({ top: 0 }), backgroundColor: theme.palette.background.paper },
  [`@media (max-width: ${cardsBelow - 0.05}px)`]: {
    '& > div[data-alone]': {
      '& table, & tbody, & tr': { display: 'block' },
      '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tr': { padding: theme.spacing(1, 0), borderBottom: `1px solid ${theme.palette.divider}` },
      '& tr:last-of-type': { borderBottom: 0 },
      '& td': { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: theme.spacing(1), padding: theme.spacing(0.25, 0) },
      '& td, & td a': { border: 0, overflowWrap: 'anywhere' },
      '& td::before': { content: 'attr(data-label)', color: theme.palette.text.secondary },
    },
  },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td)': {
    padding: theme.spacing(0.75, 2, 0.75, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& th': { ...theme.typography.caption, fontWeight: 600, color: theme.palette.text.secondary },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
}));
