import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planStore } from '../../../src/console/app/plans.ts';
import { keepExpiry } from '../../../src/console/app/session/storage.ts';
import { turnOff } from '../../../src/console/app/turnedOff.ts';
import { mockPlatform } from './mockPlatform.ts';
import { goTo, openConsole } from './openedConsole.tsx';

beforeEach(() => {
  keepExpiry(new Date(Date.now() + 7_200_000).toISOString());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal('fetch', mockPlatform({ archivedAt: null }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what a platform does not have as the console sends it', () => {
  it('is off: pages without their list, and buttons without their operation; a banner names them', async () => {
    const before = planStore.get().all.length;
    const unfit = ['ORGGetUsers', 'ORGCreateGroup'];
    turnOff(unfit);
    expect(planStore.get().byName['users']).toBeUndefined();
    expect(planStore.get().all.length).toBeLessThan(before);
    await openConsole('/groups', { unfit });
    const banner = await screen.findByText(/these pages are off: Users/);
    expect(banner).toHaveTextContent('Some of what these pages do is off: Groups');
    expect(await screen.findByRole('link', { name: 'Groups' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Users' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create New' })).toBeNull();
    await goTo('/users');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/couldn’t find this page|couldn't find this page/),
    );
  });
});
