import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen, type Setting } from '../../engine/screens/harness.tsx';

const plan = plans.find(({ name }) => name === 'webhooks') as Plan;

const open = async (more: object) => {
  const hook = { id: 'w1', _id: 'w1', name: 'Payroll', url: 'https://hooks.example', events: [], failures: 0, version: 1, ...more };
  const view = await openScreen({
    plan,
    at: '/settings/webhooks/w1',
    dataProvider: {
      getOne: async () => ({ data: hook }),
      getList: async () => ({ data: [hook], total: 1 }),
    } as unknown as Setting['dataProvider'],
  });
  const possible = async () => {
    await view.user.click(await screen.findByRole('button', { name: /^(More|Actions)/ }));
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    return items.filter((item) => item.getAttribute('aria-disabled') !== 'true').map((item) => item.textContent);
  };
  return { ...view, possible };
};
const since = { failingSince: '2026-11-28T10:00:00', pausedUntil: '2026-11-28T10:07:00' };

describe('the page of a webhook', () => {
  it('says since when it isn’t reached and when it is tried next, and offers to try it', async () => {
    const { possible } = await open({ state: 'FAILING', failures: 3, ...since });
    expect(await screen.findByText('Not reached since 28 Nov 2026, 10:00 am, next try at 28 Nov 2026, 10:07 am')).toBeVisible();
    expect(screen.getByText('Failing')).toBeVisible();
    expect(await possible()).toContain('Try now');
  });

  it('says that it is tried where it no longer waits', async () => {
    await open({ state: 'FAILING', failures: 3, ...since, pausedUntil: null });
    expect(await screen.findByText('Not reached since 28 Nov 2026, 10:00 am, we’re trying it now')).toBeVisible();
  });

  it('says why it is off, and offers to try it again', async () => {
    const { possible } = await open({ state: 'OFF', stoppedAt: '2026-11-28T10:00:00' });
    expect(
      await screen.findByText('Off since 28 Nov 2026, 10:00 am: its receiver answered that it takes no more events (HTTP 410)'),
    ).toBeVisible();
    expect(await possible()).toContain('Try now');
  });

  it('says nothing more of one that is reached', async () => {
    const { possible } = await open({ state: 'ACTIVE' });
    expect(await screen.findByText('Active')).toBeVisible();
    expect(screen.queryByText(/Not reached|Off since/)).toBeNull();
    for (const action of await possible()) expect(action).not.toBe('Try now');
  });
});
