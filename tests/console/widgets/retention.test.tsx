import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen } from '../../engine/screens/harness.tsx';
import { toolsProvider } from '../../engine/screens/toolsProvider.ts';

const plan = plans.find(({ name }) => name === 'compliance') as Plan;
const record = { id: 's1', _id: 's1', version: 3, retentionPeriod: { candidatePiiRetentionPeriod: 60, videoRetentionPeriod: 24 } };

/** The update form with a shorter period, after Save. */
async function asked(preview: () => unknown, { can = () => true }: { can?: (operation: string) => boolean } = {}) {
  const { dataProvider, ask } = toolsProvider([], { AppsPreviewRetention: preview });
  const saved: unknown[] = [];
  const { user } = await openScreen({
    plan,
    at: '/settings/compliance',
    can,
    dataProvider: {
      ...dataProvider,
      getOne: async () => ({ data: record }) as never,
      update: async (_, params) => {
        saved.push(params.data);
        return { data: { ...record, ...params.data } } as never;
      },
    },
  });
  const months = await screen.findByRole('textbox', { name: /Candidate PII/ });
  await user.clear(months);
  await user.type(months, '12{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Update retention' });
  return { user, dialog, saved, ask };
}

describe('saving shorter retention periods', () => {
  it('says how much would go, and when, and sends what was typed with the periods', async () => {
    const { user, dialog, saved, ask } = await asked(() => ({ candidates: 1, videos: 2300, nextRunAt: '2026-11-22T10:00:00.000Z' }));
    await within(dialog).findByText(/^The next run, 22 November 2026.*, will purge 1 candidate and 2,300 videos/);
    const retentionPeriod = { candidatePiiRetentionPeriod: 12, videoRetentionPeriod: 24 };
    expect(ask.mock.calls[0]?.slice(0, 2)).toEqual(['AppsPreviewRetention', { input: { retentionPeriod } }]);
    const yes = within(dialog).getByRole('button', { name: 'Update retention' });
    await user.type(within(dialog).getByRole('textbox'), 'update');
    expect(within(dialog).getByText('Input does not match with text required')).toBeInTheDocument();
    expect(yes).toBeDisabled();
    await user.clear(within(dialog).getByRole('textbox'));
    await user.type(within(dialog).getByRole('textbox'), 'UPDATE RETENTION{Enter}');
    await screen.findByText('Customer compliance setting updated');
    expect(saved).toEqual([{ retentionPeriod, confirmation: 'UPDATE RETENTION' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says so where nothing would go', async () => {
    const { dialog } = await asked(() => ({ candidates: 0, videos: 0, nextRunAt: '2026-11-22T10:00:00.000Z' }));
    await within(dialog).findByText('With these periods, the next run will purge nothing.');
  });

  it('is asked for all the same where it cannot be found out', async () => {
    const { dialog } = await asked(() => {
      throw new Error('no answer');
    });
    await within(dialog).findByText('We couldn’t work out how much would be deleted.');
    expect(within(dialog).getByRole('textbox')).toHaveFocus();
  });

  it('says nothing where the platform has no dry run', async () => {
    const { dialog, ask } = await asked(() => undefined, { can: (operation) => operation !== 'AppsPreviewRetention' });
    expect(within(dialog).getByRole('textbox')).toBeInTheDocument();
    expect(ask).not.toHaveBeenCalled();
  });
});
