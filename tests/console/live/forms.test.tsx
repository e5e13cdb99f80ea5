import '../../engine/screens/documentOnNode.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { live } from './live.tsx';

// Forms as they are declared, against the rules and the platform that they are for.

const { open } = live();
const field = (label: RegExp | string) => screen.findByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Save' });

describe('a customer', () => {
  it('that is empty or too long is reported at each field, and the first of them has the focus', async () => {
    const user = await open('customers/create', { customer: 'Northlight' });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Please make sure the fields pass validations.');
    for (const text of [
      'Please select an organisation',
      'Please enter a display customer name',
      'Please enter an account name',
      'Please select a region',
    ])
      expect(screen.getByText(text)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Organisation/ })).toHaveFocus());
    await user.type(await field(/^Account Name/), 'Not Allowed');
    await user.click(await field(/^Display Name/));
    await user.paste('x'.repeat(101));
    await user.click(save());
    await screen.findByText('Please keep the display name within 100 characters');
    expect(screen.getByText('Please enter only lowercase letters, numbers and "-"')).toBeVisible();
  });
});

describe('an organisation', () => {
  it('is saved once both of its names are filled in', async () => {
    const user = await open('organisations/create', { customer: 'Northlight' });
    await user.type(await field(/^Unique Name/), 'half-filled');
    expect(save()).toBeDisabled();
    await user.type(await field(/^Display Name/), '   ');
    expect(save()).toBeDisabled();
    await user.type(await field(/^Display Name/), 'Half Filled');
    await waitFor(() => expect(save()).toBeEnabled());
  });

  it('whose name is taken is reported at the field, and nothing typed is lost', async () => {
    const user = await open('organisations/create', { customer: 'Northlight' });
    const name = await field(/^Unique Name/);
    await user.type(name, 'acme');
    await user.type(await field(/^Display Name/), 'Acme again');
    await user.click(save());
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue('acme');
  });

  it('that cannot be sent keeps its form, says so, and is saved by another try', async () => {
    const user = await open('organisations/create', { customer: 'Northlight' });
    const name = await field(/^Unique Name/);
    await user.type(name, 'sent-later');
    await user.type(await field(/^Display Name/), 'Sent Later');
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('connection reset')));
    await user.click(save());
    await screen.findByText(/We’ve kept what you typed/);
    expect(name).toHaveValue('sent-later');
    vi.stubGlobal('fetch', fetch);
    await user.click(save());
    await screen.findByText('Organisation is created.');
  });
});

describe('retention periods', () => {
  it('of a customer without any are given, within their limits, and changed from then on', async () => {
    const user = await open('settings/compliance', { customer: 'Ironbark Mining' });
    const [candidates, videos] = [await field(/^Candidate PII/), await field(/^Videos/)];
    expect(candidates).toHaveValue('1200');
    expect(videos).toHaveValue('1200');
    const type = async (input: HTMLElement, text: string) => {
      await user.clear(input);
      if (text) await user.type(input, text);
    };
    await type(candidates, '1.5');
    await type(videos, '');
    await user.click(save());
    await screen.findByText('Please input an integer number');
    expect(screen.getByText('Please input retention period')).toBeVisible();
    await type(candidates, '10000');
    await screen.findByText('Please enter a number between 1 - 9999');
    await type(candidates, '48');
    await type(videos, '24');
    await user.click(save());
    await screen.findByText('Customer compliance setting created');
    await screen.findByText('You haven’t changed anything yet.');
    expect(candidates).toHaveValue('48');
  });
});
