import { styled } from '@mui/material/styles';
import { RecordContextProvider, ResourceContextProvider, useGetList, useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { WorkListPlan } from '../../plan/HomePlan.ts';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { useLoadedForm } from '../form/useLoadedForm.ts';
import { requestOf, withOwnFilters } from '../list/listRequest.ts';
import { readListState, type Row } from '../list/listState.ts';
import { RowLink } from '../list/RowLink.tsx';
import { searchedBy } from '../log/useLogSearch.ts';
import { useAvailability } from '../values/useAvailability.ts';
import { useScreenPath } from '../values/useScreenPath.ts';
import { Value } from '../widgets/Value.tsx';
import { queryOf, type Planned } from './home.ts';
import { raised } from '../values/surfaces.ts';

type Props = { list: Planned<WorkListPlan> };

/** The first rows of a filtered list, with their number and the way to all of them. */
export const WorkList = ({ list }: Props) => (list.plan.kind === 'log' ? <OfLog list={list} /> : <Rows list={list} />);

/** A log is searched by its form, whose defaults count as well. */
function OfLog({ list }: Props) {
  const form = useLoadedForm(list.plan.forms.search ?? '');
  const searched = useMemo(() => form && searchedBy(form, queryOf(list)), [form, list]);
  return <Rows list={list} searched={searched} waits={form === undefined} />;
}

function Rows({ list, searched, waits = false }: Props & { searched?: Values | undefined; waits?: boolean }) {
  const translate = useTranslate();
  const heading = useId();
  const { name, plan } = list;
  const path = useScreenPath(plan);
  const query = useMemo(() => queryOf(list), [list]);
  const to = `${path.list}${query.size > 0 ? `?${query.toString()}` : ''}`;
  const columns = useMemo(() => columnsOf(list), [list]);
  const request = useMemo(() => {
    const state = readListState(query, withOwnFilters(plan, false));
    const { meta, ...rest } = requestOf({ ...state, page: 1, perPage: most }, columns, { archived: false, searched });
    // Lists of the same resource must not abort each other's requests.
    return { ...rest, meta: { ...meta, screen: `home ${name}` } };
  }, [query, plan, columns, searched, name]);
  const { data, total, pageInfo, error, refetch } = useGetList<Row>(plan.name, request, { enabled: !waits, refetchInterval: minute });
  const open = useRowAddress(plan, query);
  const text = (key: string) => translate(`home.lists.${name}.${key}`);
  const isMore = total === undefined && pageInfo?.hasNextPage === true;
  const number = total ?? data?.length ?? 0;
  const all = isMore ? translate('screens.home.open') : translate('screens.home.all', { smart_count: number, number });
  return (
    <Card aria-labelledby={heading} aria-busy={!data && !error}>
      <header>
        <h2 id={heading}>
          {text('title')}
          {data && <Count>{isMore ? `${data.length}+` : number}</Count>}
        </h2>
        <p>{text('text')}</p>
      </header>
      {!data && !error && [80, 64, 72].map((width) => <Skeleton key={width} width={`${width}%`} height={28} animation={false} />)}
      {!data && error && (
        <div role="alert">
          <p>{translate('screens.home.failed')}</p>
          <Button size="small" onClick={() => void refetch()}>
            {translate('screens.retry')}
          </Button>
        </div>
      )}
      {data?.length === 0 && <Empty>{text('empty')}</Empty>}
      {data && data.length > 0 && (
        <>
          <ResourceContextProvider value={plan.name}>
            <table aria-labelledby={heading}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column.path} scope="col">
                      {translate(column.label)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.map((row) => (
                  <RecordContextProvider key={row.id} value={row}>
                    <tr data-id={row.id}>
                      {columns.map((column, index) => (
                        <td key={column.path}>
                          {index === 0 && open ? (
                            <RowLink to={open(row.id)}>
                              <Value column={column} dense />
                            </RowLink>
                          ) : (
                            <Value column={column} dense />
                          )}
                        </td>
                      ))}
                    </tr>
                  </RecordContextProvider>
                ))}
              </tbody>
            </table>
          </ResourceContextProvider>
          <Button size="small" component={Link} to={to} aria-label={translate('screens.home.ofList', { all, list: text('title') })}>
            {all}
          </Button>
        </>
      )}
    </Card>
  );
}

const most = 5;
const minute = 60_000;

function columnsOf({ plan, columns = [] }: Planned<WorkListPlan>) {
  const chosen = columns.flatMap((path) => plan.columns.find((column) => column.path === path) ?? []);
  return chosen.length > 0 ? chosen : plan.columns.filter(({ primary, hidden }) => primary && !hidden).slice(0, 1);
}

/** A record over its list opens over the same rows, so that the next one is the list's next. */
function useRowAddress(plan: Plan, query: URLSearchParams): ((id: string) => string) | undefined {
  const path = useScreenPath(plan);
  const { may } = useAvailability();
  const over = plan.panel ?? (plan.kind === 'log' ? 'record' : undefined);
  if (plan.kind !== 'log' && !may(plan, 'show')) return undefined;
  if (over === undefined) return path.opens;
  return (id) => `${path.list}?${new URLSearchParams([...query, [over, id]]).toString()}`;
}

export const Card = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2, 2.5),
  ...raised(theme),
  '& h2': { ...theme.typography.subtitle1, display: 'flex', alignItems: 'center', gap: theme.spacing(1), margin: 0, fontWeight: 600 },
  '& header p': { margin: 0, color: theme.palette.text.secondary },
  '& [role=alert] p': { margin: 0 },
  '& > .MuiButton-root': { marginInlineStart: theme.spacing(-0.625) },
  '& > .MuiSkeleton-root': { justifySelf: 'stretch' },
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  '& th': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& th, & td': {
    padding: theme.spacing(0.75, 1.5, 0.75, 0),
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& th:first-of-type': { width: '42%' },
  '& td > a, & td > a > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
}));

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  padding: theme.spacing(0.25, 1),
  borderRadius: 999,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.action.selected,
}));

const Empty = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }));
