import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { item, lines, openTree, platform, refusal } from './console.tsx';
import { outline } from './trees.ts';

describe('the departments', () => {
  it('stand as a tree that a screen reader knows: levels, places, what is open, and one line that the keyboard is at', async () => {
    const { user } = await openTree('show');
    await item('Acme');
    expect(screen.getByRole('tree', { name: 'Department' })).toBeInTheDocument();
    expect(lines()).toEqual([
      '1 Acme 1/1 open',
      '2 Sales 1/3 open',
      '3 North 1/2',
      '3 South 2/2',
      '2 Finance 2/3 open',
      '3 Tax 1/1',
      '2 People 3/3',
    ]);
    expect(screen.getAllByRole('treeitem').filter((each) => each.tabIndex === 0)).toHaveLength(1);
    (await item('Acme')).focus();
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(lines()).toContain('2 Sales 1/3 closed');
    expect(await item('Sales')).toHaveFocus();
    await user.keyboard('{End}');
    expect(await item('People')).toHaveFocus();
    await user.keyboard('ta');
    expect(await item('Tax')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}{ArrowRight}{ArrowRight}');
    expect(lines()).toContain('2 Sales 1/3 open');
  });

  it('say whose they are and what they are for, and are edited by those who may', async () => {
    const { unmount } = await openTree('show');
    await item('Acme');
    expect(screen.getByRole('heading', { level: 1, name: 'Department' })).toBeInTheDocument();
    expect(screen.getByText('This is the root department hierarchy of users in Acme')).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Departments and user groups allow you to grant users access to vacancies.' }),
    ).toBeInTheDocument();
    expect(screen.getByText('7 departments')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', expect.stringMatching(/\/departments\/edit$/));
    unmount();
    for (const around of [
      { flag: (name: string) => name !== 'edgeHierarchyEditEnabled' },
      { can: (name: string) => name !== 'ORGUpdateHierarchies' },
    ]) {
      const view = await openTree('show', platform(), around);
      await item('Acme');
      expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
      view.unmount();
    }
  });

  it('cannot be changed here by any key', async () => {
    const { user, over } = await openTree('show');
    (await item('Acme')).focus();
    await user.keyboard('{ArrowDown}{F2}{Delete}{Insert}+{Alt>}{ArrowDown}{/Alt}');
    expect(lines()).toHaveLength(7);
    expect(screen.queryByRole('textbox', { name: 'Department name' })).not.toBeInTheDocument();
    expect(over.asked).toEqual([]);
  });

  it('are searched: what is found is opened, marked and gone through', async () => {
    const { user } = await openTree('show');
    await item('Acme');
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(lines()).toHaveLength(4);
    await user.type(screen.getByRole('textbox', { name: 'Search departments' }), 'o');
    await waitFor(() => expect(lines()).toHaveLength(6));
    expect(screen.getByText('1 of 3 matches')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.getByText('2 of 3 matches')).toBeInTheDocument();
    expect(screen.getAllByText('o', { selector: 'mark' })).toHaveLength(3);
    await user.keyboard('{ArrowDown}');
    expect(await item('South')).toHaveFocus();
  });

  it('that are none yet say what to do next', async () => {
    await openTree('show', platform(outline('Acme')));
    expect(await screen.findByText('No departments below the customer yet')).toBeInTheDocument();
    expect(screen.getByText(/Press Edit to add the first one/)).toBeInTheDocument();
  });

  it('that cannot be read say so, and are requested again', async () => {
    const over = platform();
    over.state.failReading = refusal(500, { code: 'INTERNAL_SERVER_ERROR' });
    const { user } = await openTree('show', over);
    expect(await screen.findByRole('heading', { name: 'Unexpected error' })).toBeInTheDocument();
    expect(screen.getByText('Failed to load departments. Please contact support.')).toBeInTheDocument();
    over.state.failReading = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await item('Acme');
  });

  it('that may not be seen say that', async () => {
    const over = platform();
    over.state.failReading = refusal(403, { code: 'FORBIDDEN' });
    await openTree('show', over);
    expect(await screen.findByRole('heading', { name: 'No permission' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
