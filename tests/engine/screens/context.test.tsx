import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { factsOf } from '../../../src/engine/screens/record/context/facts.ts';
import { customer, openScreen } from './harness.tsx';
import { toolsPlan, toolsProvider } from './toolsProvider.ts';

const wideFrom = (pixels: number) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity) <= pixels },
    ...{ addEventListener: vi.fn(), removeEventListener: vi.fn() },
  }));
const entries = Array.from({ length: 9 }, (_, index) => ({
  _id: `a${index}`,
  at: new Date(Date.now() - (index + 1) * 3_600_000).toISOString(),
  operation: 'ORGUpdateCustomer',
  actorId: 'u2',
  actorName: 'Ada Example',
  subjectCount: 1,
  subjects: ['id1'],
  subjectNames: ['Customer 1'],
  changes: [{ subjectId: 'id1', field: 'displayName', before: 'A', after: 'B' }],
  fields: [],
}));
const open = async (more: { can?: (operation: string) => boolean } = {}, listed: unknown[] = entries) => {
  const data = toolsProvider([customer(1)], {
    CommonGetAuditList: ({ filter: { limit } }: { filter: { limit: number } }) => ({
      data: listed.slice(0, limit),
      pagination: { totalItems: listed.length },
    }),
  });
  const dataProvider = { ...data.dataProvider, getOne: async () => ({ data: customer(1) }) } as typeof data.dataProvider;
  const view = await openScreen({ plan: toolsPlan, at: '/customers/id1', dataProvider, ...more });
  await screen.findByRole('heading', { level: 1, name: 'Customer 1' });
  return { ...view, data };
};

describe('the column of context', () => {
  beforeEach(() => wideFrom(1280));
  afterEach(() => vi.unstubAllGlobals());

  it('shows the latest activity, and leads to all of it', async () => {
    const { user, data, address } = await open();
    const latest = await screen.findByRole('region', { name: 'Latest activity' });
    await waitFor(() => expect(within(latest).getAllByRole('listitem')).toHaveLength(4));
    expect(within(latest).getAllByRole('listitem')[0]).toHaveTextContent(/Customer.*Ada Example · 1 hour ago/);
    expect(data.ask.mock.calls.map(([, variables]) => variables)).toEqual([{ filter: { subjectId: 'id1', skip: 0, limit: 4 } }]);
    await user.click(within(latest).getByRole('link', { name: 'All activity' }));
    expect(address()).toBe('/customers/id1?tab=activity');
  });

  it('takes over the facts about the record as such, so that each stands once', async () => {
    await open();
    const facts = await screen.findByRole('region', { name: 'About this record' });
    expect(within(facts).getByText(/^01 Jan 2024, \d/)).toBeInTheDocument();
    expect(screen.getAllByText(/^01 Jan 2024, \d/)).toHaveLength(1);
    expect(within(facts).queryByText('customer-1')).not.toBeInTheDocument();
    expect(screen.getByText('customer-1')).toBeInTheDocument();
  });

  it('says that nothing has happened yet', async () => {
    await open({}, []);
    expect(await screen.findByText('No activity yet')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'All activity' })).not.toBeInTheDocument();
  });

  it('requests nothing on a narrow screen, and leaves the facts in their card', async () => {
    wideFrom(1200);
    const { data } = await open();
    expect(await screen.findByText(/^01 Jan 2024, \d/)).toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(data.ask).not.toHaveBeenCalled();
  });

  it('requests nothing while it is out of sight', async () => {
    let see = (_: { isIntersecting: boolean }[]) => undefined as void;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof see) {
          see = callback;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const { data } = await open();
    await screen.findByRole('region', { name: 'About this record' });
    see([{ isIntersecting: false }]);
    expect(data.ask).not.toHaveBeenCalled();
    see([{ isIntersecting: true }]);
    await screen.findByRole('region', { name: 'Latest activity' });
    await waitFor(() => expect(data.ask).toHaveBeenCalledTimes(1));
  });

  it('shows no activity to somebody without the right to it', async () => {
    const { data } = await open({ can: (operation) => !['CommonGetAuditList', 'CommonGetPageLayout'].includes(operation) });
    await screen.findByRole('region', { name: 'About this record' });
    expect(data.ask).not.toHaveBeenCalled();
  });
});

describe('the facts about a record as such', () => {
  const column = (path: string, kind: 'text' | 'id' | 'dateTime' | 'reference', more = {}) => ({ path, label: path, kind, ...more });
  const paths = (...details: ReturnType<typeof column>[]) => factsOf({ ...toolsPlan, details }).map(({ path }) => path);

  it('are its ids, and when and by whom it was made and changed, however an API calls them', () => {
    const own = [column('_id', 'id'), column('created_at', 'dateTime'), column('updatedBy', 'reference'), column('modified', 'dateTime')];
    expect(paths(column('name', 'text'), column('startsAt', 'dateTime'), column('ownerId', 'text'), ...own)).toEqual(
      own.map(({ path }) => path),
    );
  });

  it('stay where they are if the record has nothing else', () => {
    expect(paths(column('_id', 'id'), column('createdAt', 'dateTime'))).toEqual([]);
  });
});
