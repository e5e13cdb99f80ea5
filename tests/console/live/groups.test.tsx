import '../../engine/screens/documentOnNode.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { live } from './live.tsx';

const { open } = live();

describe('a group', () => {
  it('without a name is not saved, and its field says so', async () => {
    const user = await open('groups/create', { customer: 'Acme Outdoor' });
    const name = await screen.findByLabelText(/^Group Name/);
    await user.type(name, '   ');
    await user.type(screen.getByLabelText('Group Description'), 'No name.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter group name'));
    await waitFor(() => expect(name).toHaveFocus());
  });

  it('that does not exist has a page that says so and leads back', async () => {
    const user = await open('groups/000000000000000000000000', { customer: 'Acme Outdoor' });
    await screen.findByRole('heading', { name: 'Sorry, the group you visited does not exist.' });
    await user.click(within(await screen.findByRole('alert')).getByRole('link', { name: 'Back to Groups' }));
    await screen.findByRole('heading', { level: 1, name: 'Groups' });
  });
});
