import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepExpiry } from '../../../src/console/app/session/storage.ts';
import { plans } from '../../../src/generated/plans.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { elsewhereOf } from '../../../src/console/customers/elsewhere.ts';
import { mockPlatform, type FieldValues } from './mockPlatform.ts';
import { openConsole } from './openedConsole.tsx';
import { customer } from './people.ts';

const asked: string[] = [];
const serve = (values: FieldValues) => {
  asked.length = 0;
  const answer = mockPlatform({ archivedAt: null, ...values });
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const text = typeof input === 'string' ? String(init?.body ?? '') : await input.clone().text();
    asked.push(/(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '');
    return answer(input, init);
  });
};
beforeEach(() => {
  keepExpiry(new Date(Date.now() + 7_200_000).toISOString());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function archiveFirst() {
  const user = userEvent.setup();
  const { container } = await openConsole('/customers');
  await user.click(await waitFor(() => container.querySelector<HTMLElement>('tr[data-id] input') ?? expect.fail('no row')));
  await user.click(await screen.findByText('Archive', { selector: 'button' }));
  return user;
}

describe('archiving customers', () => {
  const lastIn = [{ organizationId: 'o1', organizationName: 'Acme', awsRegion: 'eu-west-1' }];

  it('says what follows where it is the last of a region or the one that one stands in, and does nothing until that is confirmed', async () => {
    serve({ lastIn, standingIn: true });
    const user = await archiveFirst();
    const dialog = await screen.findByRole('dialog');
    for (const text of [/You’re in Northlight now/, /Acme has no other active customer in/, /View Archive/])
      expect(dialog).toHaveTextContent(text);
    expect(asked).not.toContain('ORGArchiveCustomers');
    await user.click(screen.getByText('Archive', { selector: '[role=dialog] button' }));
    await waitFor(() => expect(asked).toContain('ORGArchiveCustomers'));
  });

  it.each([
    ['how many people are signed out', { signedOut: 7 }, [/7 people who are signed in now will be signed out\./], /We’ll email/],
    [
      'all else that the archive does',
      { signedOut: 1, mailed: 2 },
      [/1 person who is signed in now will be signed out\./, /We’ll email 2 people now\./],
      /We’ll text/,
    ],
    ['nothing of people whom it does not concern', { signedOut: 0 }, [], /signed out|We’ll (?:email|text)/],
  ])('says next to the warning %s', async (_, numbers, said, unsaid) => {
    serve({ ...{ lastIn, standingIn: false, changed: 1, refused: [], mailed: 0, texted: 0 }, ...numbers });
    await archiveFirst();
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/Acme has no other active customer in/);
    for (const text of said) await waitFor(() => expect(dialog).toHaveTextContent(text));
    expect(dialog).not.toHaveTextContent(unsaid);
    expect(asked).toContain('CommonPreviewAction');
    expect(asked).not.toContain('ORGArchiveCustomers');
  });

  it('is done at once where nothing has to be said', async () => {
    serve({ lastIn: [], standingIn: false, changed: 1, signedOut: 0, mailed: 0, texted: 0 });
    await archiveFirst();
    await waitFor(() => expect(asked).toContain('ORGArchiveCustomers'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a record that was made in another organisation or region', () => {
  const plan = plans.find(({ name }) => name === 'customers') as Plan;
  const here = customer('c1');

  it.each([
    ['of this list has no link of its own', { awsRegion: here.awsRegion, organizationId: here.organizationId }, undefined],
    [
      'of another region is linked to',
      { awsRegion: 'eu-west-1', organizationId: here.organizationId },
      '/region/eu-west-1/customers/n1/settings/overview',
    ],
    [
      'of another organisation is linked to',
      { awsRegion: here.awsRegion, organizationId: 'o2' },
      '/region/ap-southeast-2/customers/n1/settings/overview',
    ],
  ])('%s', (_, record, address) => {
    expect(elsewhereOf(plan, { id: 'n1', ...record }, here)).toBe(address);
  });

  it('of a resource that opens below its own tenant alone has none', () => {
    for (const other of plans.filter(({ opens }) => !opens?.includes('{region}')))
      expect(elsewhereOf(other, { id: 'n1', awsRegion: 'eu-west-1', organizationId: 'o2' }, here), other.name).toBeUndefined();
  });
});
