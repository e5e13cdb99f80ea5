import { RecordContextProvider } from 'ra-core';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inverseOf, type AuditEntry } from '../../../src/engine/screens/record/activity/undoable.ts';
import { ActivityTab } from '../../../src/engine/screens/record/activity/ActivityTab.tsx';
import { relativeTime } from '../../../src/engine/screens/record/activity/relativeTime.ts';
import { customer, openScreen } from './harness.tsx';
import { toolsPlan, toolsProvider } from './toolsProvider.ts';

const hour = 3_600_000;
const entry = (number: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: `a${number}`,
  at: new Date(Date.now() - number * hour).toISOString(),
  operation: 'ORGUpdateCustomer',
  actorId: 'u2',
  actorName: 'Ada Example',
  actorEmail: 'ada@acme.example',
  subjectCount: 1,
  subjects: ['id1'],
  subjectNames: ['Customer 1'],
  changes: [],
  fields: [],
  ...more,
});
const open = async (entries: AuditEntry[], more: { can?: (operation: string) => boolean } = {}) => {
  const record = customer(1, { archivedAt: entries[0]?.operation === 'ORGArchiveCustomers' ? '2024-02-01T00:00:00.000Z' : null });
  const data = toolsProvider([record], {
    CommonGetAuditList: ({ filter: { skip, limit } }: { filter: { skip: number; limit: number } }) => ({
      data: entries.slice(skip * limit, (skip + 1) * limit),
      pagination: { totalItems: entries.length },
    }),
    CommonGetAuditSubjects: ({ entryId }: { entryId: string }) => ({ subjects: entries.find(({ _id }) => _id === entryId)?.subjects }),
  });
  const view = await openScreen({
    element: (
      <RecordContextProvider value={record}>
        <ActivityTab plan={toolsPlan} record={record} />
      </RecordContextProvider>
    ),
    plan: toolsPlan,
    at: '/customers',
    dataProvider: data.dataProvider,
    ...more,
  });
  return { ...view, data };
};

describe('the activity of a record', () => {
  it('tells who did what and when, before and after in the resource’s words', async () => {
    const changes = [
      { subjectId: 'id1', field: 'displayName', before: 'Old', after: 'New' },
      { subjectId: 'id1', field: 'awsRegion', before: null, after: 'eu-west-1' },
      { subjectId: 'id1', field: 'createdAt', before: '2024-01-01T12:00:00.000Z', after: null },
      { subjectId: 'id2', field: 'displayName', before: 'Secret', after: 'Other' },
    ];
    const { data } = await open([entry(2, { subjectCount: 2, subjects: ['id1', 'id2'], changes })]);
    const item = await screen.findByRole('listitem');
    expect(item).toHaveTextContent('Ada Example · 2 hours ago');
    expect(item).toHaveTextContent('together with 1 other');
    expect(item).toHaveTextContent('CustomerOld→ changed to New');
    expect(within(item).getByText('Europe (Ireland)')).toBeInTheDocument();
    expect(item).toHaveTextContent(/01 Jan 2024→ changed to empty/);
    expect(item).not.toHaveTextContent('Secret');
    expect(data.ask).toHaveBeenCalledWith('CommonGetAuditList', { filter: { subjectId: 'id1', skip: 0, limit: 30 } }, expect.anything());
  });

  it('comes a part at a time, and the focus stays with what has come', async () => {
    const { user } = await open(Array.from({ length: 45 }, (_, index) => entry(index + 30)));
    await screen.findAllByRole('listitem');
    await user.click(screen.getByRole('button', { name: 'Show older activity' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(45));
    expect(screen.queryByRole('button', { name: 'Show older activity' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('listitem')[30]).toHaveFocus());
  });

  it('undoes what can be undone, really', async () => {
    const { user, data } = await open([entry(1, { operation: 'ORGArchiveCustomers' })]);
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('1 customer has been restored.')).toBeInTheDocument();
    expect(data.updateMany.mock.calls[0]?.[1]).toMatchObject({ ids: ['id1'], meta: { operation: 'restore' } });
  });

  it('undoes all rows of a bulk action, and says how many', async () => {
    const ids = ['id1', 'id2', 'id3'];
    const { user, data } = await open([entry(1, { operation: 'ORGArchiveCustomers', subjects: ids, subjectCount: 3 })]);
    await user.click(await screen.findByRole('button', { name: 'Undo all 3: Archived customers' }));
    await waitFor(() => expect(data.updateMany).toHaveBeenCalled());
    expect(data.updateMany.mock.calls[0]?.[1]).toMatchObject({ ids, meta: { operation: 'restore' } });
  });

  it('shows what came and what went of a list, each line whole, and what a purge has left', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `Right number ${index}`);
    await open([
      entry(1, {
        changes: [
          { subjectId: 'id1', field: 'advancedRule 2 denied actions', before: [...many, 'Gone'], after: [...many, 'Come'] },
          { subjectId: 'id1', field: 'basicRule actions', before: [], after: many },
          { subjectId: 'id1', field: 'displayName', before: null, after: null, purged: true },
          { subjectId: 'id1', field: 'email', before: null, after: null, hidden: true },
        ],
      }),
      entry(2, { fields: ['firstName', 'lastName'] }),
    ]);
    const [first, second] = (await screen.findAllByRole('list', { name: /Activity/ }))[0]?.querySelectorAll(':scope > li') ?? [];
    expect(first).toHaveTextContent(/Rule 2: denied permissions\+Added: Come−Removed: Gone/);
    expect(first).not.toHaveTextContent('Removed: Right number');
    for (const right of many) expect(first).toHaveTextContent(`Added: ${right}`);
    expect(first).toHaveTextContent('Changed; the values were deleted with the personal data');
    expect(within(first as HTMLElement).getByText('Hidden')).toHaveAttribute('title', 'You don’t have permission to see this');
    expect(second).toHaveTextContent('Changed: First name, Last name');
  });

  it('does not offer to undo what this person may not do', async () => {
    await open([entry(1, { operation: 'ORGArchiveCustomers' })], { can: (operation) => operation !== 'ORGRestoreCustomers' });
    await screen.findByRole('listitem');
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('says when there is none', async () => {
    await open([]);
    expect(await screen.findByText('No activity yet')).toBeInTheDocument();
  });
});

describe('an entry', () => {
  const now = Date.now();
  const archived = (hours: number) => entry(hours, { operation: 'ORGArchiveCustomers' });
  const restored = (hours: number) => entry(hours, { operation: 'ORGRestoreCustomers' });

  it('is undone within 24 hours, by the inverse of the action that it came of', () => {
    expect(inverseOf(toolsPlan, [archived(1)], 0, now)?.name).toBe('restore');
    expect(inverseOf(toolsPlan, [archived(25)], 0, now)).toBeUndefined();
    expect(inverseOf(toolsPlan, [entry(1)], 0, now)).toBeUndefined();
  });

  it('is not undone twice, nor when it was done again since', () => {
    expect(inverseOf(toolsPlan, [restored(1), archived(2)], 1, now)).toBeUndefined();
    expect(inverseOf(toolsPlan, [archived(1), restored(2), archived(3)], 2, now)).toBeUndefined();
    expect(inverseOf(toolsPlan, [archived(1), restored(2), archived(3)], 0, now)?.name).toBe('restore');
  });

  it('was so long ago', () => {
    const ago = (milliseconds: number) => relativeTime(new Date(now - milliseconds).toISOString(), 'en-GB', now);
    expect([ago(0), ago(110_000), ago(5 * hour), ago(10 * 24 * hour), ago(400 * 24 * hour)]).toEqual([
      'now',
      '2 minutes ago',
      '5 hours ago',
      '1 week ago',
      '1 year ago',
    ]);
  });

  it.each([
    ['yesterday', '2026-03-10T23:30:00', '2026-03-09T00:10:00'],
    ['2 days ago', '2026-03-10T00:30:00', '2026-03-08T23:50:00'],
    ['7 days ago', '2026-03-10T00:30:00', '2026-03-03T00:40:00'],
    ['20 hours ago', '2026-03-10T12:00:00', '2026-03-09T16:00:00'],
  ])('was %s by the calendar of the reader', (words, then, at) => {
    expect(relativeTime(new Date(at).toISOString(), 'en-GB', Date.parse(then))).toBe(words);
  });
});
