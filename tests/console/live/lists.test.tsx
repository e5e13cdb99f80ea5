import '../../engine/screens/documentOnNode.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, live } from './live.tsx';

// Lists and logs as they are declared, with the answers of the platform.

const { open } = live();
const main = () => within(screen.getByRole('main'));

describe('a list', () => {
  it('keeps the selection of what could not be archived, and tells the number that it depends on', async () => {
    const user = await open('organisations', { customer: 'Northlight' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Globex' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await screen.findByText(/still has \d+ active customers/);
    expect(screen.getByRole('checkbox', { name: 'Select Globex' })).toBeChecked();
  });

  it('says in words that it cannot be filtered by its address, and offers the way out', async () => {
    const user = await open('applications?dashboardFilter.figure=NONSENSE&dashboardFilter.from=then', { customer: 'Acme' });
    await screen.findByText('One of the filters in this link isn’t valid.');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await screen.findByText(/^1–30 of [\d,]+$/);
    expect(address()).toBe('applications');
  });
});

describe('a log', () => {
  it('refuses what is before the last ninety days at the field, and asks nothing', async () => {
    const user = await open('notifications', { customer: 'Acme' });
    const from = await screen.findByRole('textbox', { name: 'From' });
    const before = address();
    const [day = 1, month = 1, year = 2026] = (from as HTMLInputElement).value.split('/').map(Number);
    const earlier = new Date(Date.UTC(year, month - 1, day - 90)).toISOString().slice(0, 10).split('-').toReversed().join('/');
    await user.clear(from);
    await user.type(from, earlier);
    await user.click(main().getByRole('button', { name: 'Search' }));
    expect((await screen.findAllByText('Please select dates within the last 90 days'))[0]).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveAttribute('aria-invalid', 'true');
    expect(address()).toBe(before);
  });

  it('of text messages takes a whole phone number only', async () => {
    const user = await open('notifications/sms', { customer: 'Acme' });
    const number = await screen.findByRole('textbox', { name: 'Phone number' });
    const before = address();
    await user.type(number, '12');
    await user.click(main().getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Please enter phone number in a valid format/));
    expect(address()).toBe(before);
  });
});
