import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepExpiry } from '../../../src/console/app/session/storage.ts';
import { plans } from '../../../src/generated/plans.ts';
import type { OperationPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { matrix } from '../../support/matrix.ts';
import { allTexts } from './texts.ts';
import { mockPlatform } from './mockPlatform.ts';
import { base, openConsole } from './openedConsole.tsx';
import { recordId } from './routes.ts';

// Every resource with an archive, on the whole console: its archive list opens its records, and an archived record offers nothing that the
// platform refuses. What the platform refuses is read off the tenancy matrix, which holds the platform to it.

beforeEach(() => {
  keepExpiry(new Date(Date.now() + 7_200_000).toISOString());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal('fetch', mockPlatform({ archivedAt: '2026-05-06T07:08:09.000Z', code: null }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const withArchive = plans.filter(({ archive, list, get }) => archive && list && get);
const nounOf = ({ type }: Plan) => type[0]?.toLowerCase() + type.slice(1);
const refuses = ({ name }: OperationPlan, noun: string) =>
  [matrix[name as keyof typeof matrix]?.archived?.[noun] ?? []].flat().some((answer) => answer.startsWith('CONFLICT'));
const buttonsOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('button')];
const mainOf = () => waitFor(() => document.querySelector('main') ?? expect.fail('no page'));
const isOffered = (button: HTMLElement) => !button.hasAttribute('disabled') && button.getAttribute('aria-disabled') !== 'true';

describe.each(withArchive.map((plan) => [plan.name, plan] as const))('the archive of %s', (name, plan) => {
  it('opens its records, each with its Archived tag, Restore and its activity', async () => {
    const view = await openConsole(`/${plan.path}/archive`);
    const row = await waitFor(() => view.container.querySelector<HTMLElement>('tr[data-id]') ?? expect.fail('no row'));
    const address = within(row).getByRole('link').getAttribute('href');
    expect(address).toBe(`${base}/${plan.path}/${recordId}`);
    view.unmount();
    await openConsole(address?.replace(base, '') ?? '');
    const main = await mainOf();
    expect(await within(main).findByText('Archived', { selector: 'h1 ~ * *, h1 *' })).toBeVisible();
    expect(isOffered(await within(main).findByText('Restore', { selector: 'button' }))).toBe(true);
    expect(await within(main).findByText('Activity', { selector: 'a' })).toBeVisible();
  });

  it('leads to records that offer nothing but what an archived one takes', async () => {
    await openConsole(`/${plan.path}/${recordId}`);
    const main = await mainOf();
    await within(main).findByText('Restore', { selector: 'button' });
    expect(within(main).queryByText('Edit', { selector: 'a' })).toBeNull();
    const labels = plan.actions.filter(({ on }) => on === 'record' || on === 'selection').map((action) => labelOf(name, action.name));
    const offered = buttonsOf(main)
      .filter(isOffered)
      .map(({ textContent }) => textContent);
    expect(labels.filter((label) => offered.includes(label))).toEqual([]);
  });

  if (plan.update && plan.opens !== 'edit')
    it('cannot be edited by its address either', async () => {
      await openConsole(`/${plan.path}/${recordId}/edit`);
      expect(await screen.findByText('This is archived. Restore it first.')).toBeVisible();
      await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
      expect(screen.queryByText(/^(Save|Update)/, { selector: 'button' })).toBeNull();
    });

  const below = plans.filter(({ parent }) => parent === name);
  const added = below.flatMap((child) =>
    child.actions.filter(({ on }) => on === 'list').map((action) => [action.name, child, action] as const),
  );
  it.each(added)('does not let anybody %s below an archived record', async (_, child, action) => {
    expect(refuses(action.operation, nounOf(plan))).toBe(true);
    await openConsole(`/${plan.path}/${recordId}${plan.main === child.name ? '' : `?tab=${child.path}`}`);
    const button = await screen.findByText(labelOf(child.name, action.name), { selector: 'button' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/archived.*Restore/);
  });
});

/** The action's name on its button: the resource's own, else the general one. */
function labelOf(resource: string, action: string): string {
  const { resources, screens } = allTexts as unknown as Texts;
  return resources[resource]?.actions?.[action] ?? screens.action.names[action] ?? expect.fail(`${action} has no name`);
}

interface Texts {
  resources: Record<string, { actions?: Record<string, string> }>;
  screens: { action: { names: Record<string, string> } };
}
