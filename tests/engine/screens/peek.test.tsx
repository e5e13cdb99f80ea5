import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openThings } from './thingsList.ts';

const panel = () => screen.findByRole('dialog');

async function peek(count = 3) {
  const view = await openThings({}, {}, count);
  (await view.row()).focus();
  await view.user.keyboard(' ');
  expect(await panel()).toHaveAccessibleName('Thing 1');
  return view;
}

describe('a row beside its list', () => {
  it('is shown by Space, followed by others, and closed by Escape with the focus on the one shown last', async () => {
    const view = await peek();
    expect(view.address()).toBe('/things?peek-row=t1');
    fireEvent.keyDown(await panel(), { key: 'j' });
    await waitFor(async () => expect(await panel()).toHaveAccessibleName('Thing 2'));
    fireEvent.keyDown(await panel(), { key: 'ArrowDown' });
    await waitFor(async () => expect(await panel()).toHaveAccessibleName('Thing 3'));
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Thing 3' })).toHaveFocus());
    expect(view.address()).toBe('/things');
  });

  it('opens wholly by Enter, and is closed by Space', async () => {
    const view = await peek();
    fireEvent.keyDown(await panel(), { key: ' ' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await view.row()).toHaveFocus());
    await view.user.keyboard(' ');
    fireEvent.keyDown(await panel(), { key: 'Enter' });
    await waitFor(() => expect(view.address()).toBe('/things/t1'));
    await view.back();
    expect(await panel()).toHaveAccessibleName('Thing 1');
  });

  it('is read only: without the actions of the row, and their letters do nothing', async () => {
    const view = await peek();
    await within(await panel()).findByText('resources.things.fields.name');
    expect(within(await panel()).getByRole('link', { name: 'Open' })).toHaveAttribute('href', expect.stringContaining('/things/t1'));
    fireEvent.keyDown(await panel(), { key: 'e' });
    expect(within(await panel()).queryByRole('button', { name: 'Edit field' })).toBeNull();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(view.update).not.toHaveBeenCalled();
  });

  it('is in the menu of the row; X selects in place of Space', async () => {
    const view = await openThings();
    fireEvent.pointerOver(await view.row(), { pointerType: 'mouse' });
    await view.user.click(await screen.findByRole('button', { name: 'Actions: Thing 1' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'See beside the list' }));
    expect(await panel()).toHaveAccessibleName('Thing 1');
    await view.user.keyboard('{Escape}');
    await waitFor(async () => expect(await view.row()).toHaveFocus());
    await view.user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Select Thing 1' })).toBeChecked();
  });

  it('is not offered where records may not be opened: Space selects', async () => {
    const view = await openThings({}, { can: (operation) => operation !== 'GetThing' && operation !== 'CommonGetDefaultViews' });
    (await view.row()).focus();
    await view.user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Select Thing 1' })).toBeChecked();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
