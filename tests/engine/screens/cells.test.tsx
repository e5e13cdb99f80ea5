import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { openThings } from './thingsList.ts';

const editorOf = (field: string) => screen.findByRole('dialog', { name: `Edit resources.things.fields.${field}: Thing 1` });
const inputIn = async (field: string) => within(await editorOf(field)).findByRole('textbox');

/** The editor of the first cell of the first row, by keyboard. */
async function edit(more?: Parameters<typeof openThings>[0]) {
  const view = await openThings(more);
  const row = await view.row();
  row.focus();
  // The tools of rows come after the rows.
  await waitFor(() => {
    fireEvent.keyDown(row, { key: 'F2' });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
  return view;
}

describe('a cell', () => {
  it('is edited by F2 and saved by Enter, with an undo; the row has the focus again', async () => {
    const view = await edit();
    const input = await inputIn('name');
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveValue('Thing 1');
    await view.user.clear(input);
    await view.user.type(input, 'Renamed{Enter}');
    expect(await screen.findByText('1 row has been changed.')).toBeInTheDocument();
    expect(view.update.mock.calls.map(([, { id, data }]) => [id, data])).toEqual([['t1', { name: 'Renamed' }]]);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Renamed' })).toHaveFocus());
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(view.things[0]?.name).toBe('Thing 1'));
  });

  it('is edited by an F2 that came before its code', async () => {
    const view = await openThings();
    const row = await view.row();
    row.focus();
    fireEvent.keyDown(row, { key: 'F2' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await inputIn('name')).toHaveValue('Thing 1');
  });

  it('stays as it is after Escape, and after Enter on the value that it has', async () => {
    const view = await edit();
    await view.user.type(await inputIn('name'), 'Typed{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await view.row()).toHaveFocus());
    await view.user.keyboard('{F2}');
    await view.user.type(await inputIn('name'), '{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.update).not.toHaveBeenCalled();
  });

  it('is saved by Tab, which goes on to the next cell that can be edited, and back with Shift', async () => {
    const view = await edit({ edits: ['name', 'note'] });
    const input = await inputIn('name');
    await view.user.clear(input);
    await view.user.type(input, 'Thing 1a{Tab}');
    const note = await screen.findByRole('textbox', { name: /note$/ });
    expect(view.things[0]?.name).toBe('Thing 1a');
    // In a longer text Enter is a new line.
    fireEvent.change(note, { target: { value: 'Noted' } });
    fireEvent.keyDown(note, { key: 'Enter' });
    expect(view.things[0]?.note).toBeNull();
    await waitFor(() => expect(note).toHaveFocus());
    await view.user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(await screen.findByRole('textbox', { name: /name$/ })).toHaveValue('Thing 1a');
    expect(view.things[0]?.note).toBe('Noted');
  });

  it('is refused by the rules of the form without a request', async () => {
    const view = await edit();
    const input = await inputIn('name');
    await view.user.clear(input);
    await view.user.type(input, 'x{Enter}');
    await waitFor(() => expect(input).toBeInvalid());
    expect(input).toHaveValue('x');
    expect(view.update).not.toHaveBeenCalled();
  });

  it('shows the reason of the API where it is, and keeps what was typed', async () => {
    const view = await edit();
    view.update.mockRejectedValueOnce(
      new HttpError('taken', 400, { code: 'BAD_USER_INPUT', errors: { name: { message: 'reasons.ARCHIVED', args: {} } } }),
    );
    const input = await inputIn('name');
    fireEvent.change(input, { target: { value: 'Taken' } });
    await view.user.type(input, '{Enter}');
    expect(await within(await editorOf('name')).findByText(/This is archived/)).toBeInTheDocument();
    expect(input).toHaveValue('Taken');
    await view.user.type(input, '{Enter}');
    await waitFor(() => expect(view.things[0]?.name).toBe('Taken'));
  });

  it('that somebody has changed meanwhile shows their value, and is saved only once that is agreed to', async () => {
    const view = await edit();
    const input = await inputIn('name');
    await view.user.clear(input);
    await view.user.type(input, 'Mine');
    Object.assign(view.things[0] ?? {}, { name: 'Theirs', description: 'Theirs, too' });
    await view.user.keyboard('{Enter}');
    const editor = screen.getByRole('dialog');
    expect(await within(editor).findByText(/since, to: Theirs/)).toBeInTheDocument();
    expect(view.things[0]?.name).toBe('Theirs');
    expect(input).toHaveValue('Mine');
    await view.user.click(within(editor).getByRole('button', { name: 'Keep mine' }));
    await view.user.type(input, '{Enter}');
    await waitFor(() => expect(view.things[0]).toMatchObject({ name: 'Mine', description: 'Theirs, too' }));
  });
});

describe('the pencil', () => {
  it('stands in the cell under the pointer, and a click elsewhere saves', async () => {
    const view = await openThings({ edits: ['description'] });
    fireEvent.pointerOver(await screen.findByText('Old 1'), { pointerType: 'mouse' });
    await waitFor(() => {
      fireEvent.pointerOver(screen.getByText('Thing 1'), { pointerType: 'mouse' });
      fireEvent.pointerOver(screen.getByText('Old 1'), { pointerType: 'mouse' });
      expect(screen.getByRole('button', { name: /^Edit .*description: Thing 1/ })).toBeInTheDocument();
    });
    await view.user.click(screen.getByRole('button', { name: /^Edit .*description: Thing 1/ }));
    fireEvent.change(await inputIn('description'), { target: { value: 'New' } });
    const backdrop = document.querySelector('.MuiBackdrop-root');
    if (backdrop) await view.user.click(backdrop);
    await waitFor(() => expect(view.things[0]?.description).toBe('New'));
  });

  it('is not there for a finger, nor in a cell that the form doesn’t have, nor without the right to update', async () => {
    await openThings(
      { edits: ['description'] },
      { can: (operation) => operation !== 'UpdateThing' && operation !== 'CommonGetDefaultViews' },
    );
    fireEvent.pointerOver(await screen.findByText('Old 1'), { pointerType: 'mouse' });
    const row = screen.getByRole('link', { name: 'Thing 1' });
    row.focus();
    fireEvent.keyDown(row, { key: 'F2' });
    expect(await screen.findByRole('button', { name: /^Actions/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
