import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import type { TriedAction } from '../../../src/engine/screens/actions/tries.ts';
import { customer, openScreen } from './harness.tsx';
import { toolsPlan, toolsProvider } from './toolsProvider.ts';

const plan: Plan = { ...toolsPlan, actions: toolsPlan.actions.map((action) => ({ ...action, tried: 'effects' })) };

const nothing: TriedAction = { changed: 0, refused: [], signedOut: 0, mailed: 0, texted: 0 };

interface Tried {
  ids: string[];
  data: { spared: boolean };
}

/** Opens the list with some rows ticked, over a platform that counts this of an action. */
async function tick(rows: number, effect: (tried: Tried) => Partial<TriedAction> | Error, actions: Plan['actions'] = plan.actions) {
  const { dataProvider, updateMany } = toolsProvider(Array.from({ length: rows }, (_, index) => customer(index + 1)));
  const preview = vi.fn(async (_: string, tried: Tried) => {
    const counted = effect(tried);
    if (counted instanceof Error) throw counted;
    return { ...nothing, changed: tried.ids.length, ...counted };
  });
  const opened = await openScreen({
    plan: { ...plan, actions },
    at: '/customers',
    dataProvider: { ...dataProvider, preview },
  });
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  await opened.user.click(screen.getByRole('button', { name: 'Archive' }));
  return { ...opened, updateMany, preview };
}

const spared = ({ data }: Tried): Partial<TriedAction> =>
  data.spared
    ? { changed: 2, refused: [{ reason: 'refusals.hiredOrOffered', count: 1, names: ['Customer 3'] }] }
    : { changed: 3, mailed: 3 };

describe('an action that is tried first', () => {
  it('is done at once where it signs nobody out, writes to nobody and changes few rows', async () => {
    const { updateMany } = await tick(3, () => ({}));
    expect(await screen.findByText('3 customers have been archived.')).toBeInTheDocument();
    expect(updateMany).toHaveBeenCalledOnce();
  });

  it('says in numbers who is signed out and written to, and does nothing before it is confirmed', async () => {
    const { user, updateMany } = await tick(3, () => ({ signedOut: 2, mailed: 3, texted: 1 }));
    const dialog = await screen.findByRole('dialog', { name: 'Archive: 3 customers?' });
    for (const text of [
      'You can undo this.',
      '2 people who are signed in now will be signed out.',
      'We’ll email 3 people now.',
      'We’ll text 1 person now.',
    ])
      expect(dialog).toHaveTextContent(text);
    expect(updateMany).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(updateMany).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('3 customers have been archived.')).toBeInTheDocument();
  });

  it('names the rows that it leaves out, counts anew with them, and takes them only where they are ticked', async () => {
    const { user, updateMany, preview } = await tick(3, spared);
    const dialog = await screen.findByRole('dialog', { name: 'Archive: 2 customers?' });
    expect(dialog).toHaveTextContent('1 application is left out: already hired, or made an offer.Customer 3');
    await user.click(screen.getByRole('checkbox', { name: 'Include this row' }));
    expect(await screen.findByRole('dialog', { name: 'Archive: 3 customers?' })).toHaveTextContent('We’ll email 3 people now.');
    expect(preview.mock.calls.map(([, { data }]) => data.spared)).toEqual([true, false]);
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(updateMany.mock.calls.map(([, { data }]) => data['spared'])).toEqual([false]));
  });

  it('leaves the named rows out unless they are ticked', async () => {
    const { user, updateMany } = await tick(3, spared);
    await screen.findByRole('dialog', { name: 'Archive: 2 customers?' });
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(updateMany.mock.calls.map(([, { data }]) => data['spared'])).toEqual([true]));
  });

  describe('with reports to other systems', () => {
    const reports = { reported: 3, reportedTo: ['Workday'], webhooks: 2, holdMinutes: 5 };
    const notifying = plan.actions.map((action) => ({ ...action, notifies: { undo: 'undoHold', spares: true as const } }));

    it('says how many go to which', async () => {
      await tick(3, () => ({ signedOut: 1, reported: 1, webhooks: 1 }));
      expect(await screen.findByRole('dialog')).toHaveTextContent('1 report goes to 1 webhook.');
    });

    it('says so of one that writes to nobody, and until when that can be undone', async () => {
      await tick(21, () => reports, notifying);
      expect(await screen.findByRole('status')).toHaveTextContent(
        'No emails or text messages are sent. 3 reports go to Workday and 2 webhooks. Reports leave after 5 minutes. Until then you can undo this.',
      );
    });

    it('says so of one that writes to people, once, though they are spared that', async () => {
      const messages = [{ channel: 'EMAIL', language: 'en', count: 3 }];
      const { user } = await tick(3, () => ({ ...reports, mailed: 3, messages }), notifying);
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent('3 emails in English3 reports go to Workday and 2 webhooks. Messages leave after 5 minutes.');
      await user.click(screen.getByRole('checkbox', { name: 'Don’t notify' }));
      expect(screen.getByRole('status')).toHaveTextContent('No emails or text messages are sent. 3 reports go to Workday and 2 webhooks.');
      expect(dialog.textContent.match(/3 reports/g)).toHaveLength(1);
    });

    it('says that these cannot be undone where they leave at once', async () => {
      await tick(21, () => ({ ...reports, holdMinutes: 0 }), notifying);
      expect(await screen.findByRole('status')).toHaveTextContent('Reports leave at once. You can’t undo that.');
    });
  });

  it('says which rows stay as they are, and why', async () => {
    const refused = [{ reason: 'refusals.activeCustomers', count: 1, names: ['Customer 2'] }];
    await tick(3, () => ({ changed: 2, refused, signedOut: 1 }));
    expect(await screen.findByRole('dialog', { name: 'Archive: 2 customers?' })).toHaveTextContent('1 row won’t change:');
  });

  it('asks with the number of rows alone where the platform cannot count, from more than twenty rows on', async () => {
    const { updateMany } = await tick(21, () => new Error('not there'));
    const dialog = await screen.findByRole('dialog', { name: 'Archive: 21 customers?' });
    expect(dialog).not.toHaveTextContent('will be');
    expect(updateMany).not.toHaveBeenCalled();
  });

  it('asks nothing for twenty rows where the platform cannot count', async () => {
    await tick(20, () => new Error('not there'));
    expect(await screen.findByText('20 customers have been archived.')).toBeInTheDocument();
  });
});
