import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../../../../src/engine/plan/EventPlan.ts';
import { laterScreens } from '../../../../src/engine/texts/laterScreens.ts';
import { item, lines, openTree, platform, refusal } from './console.tsx';
import { acmeOutline, outline, told } from './trees.ts';
import { treeOf } from '../../../../src/console/pages/tree-editor/tree.ts';

const update = () => screen.getByRole('button', { name: 'Update' });

async function openEditor(over = platform()) {
  const view = await openTree('edit', over);
  (await item('Acme')).focus();
  return view;
}

/** Presses Update, and confirms. */
async function save({ user }: Awaited<ReturnType<typeof openEditor>>) {
  await user.click(update());
  const dialog = await screen.findByRole('dialog', { name: 'Save changes to Acme?' });
  await user.click(within(dialog).getByRole('button', { name: 'Update' }));
}

describe('the editor by keyboard', () => {
  it('renames, adds, moves and archives, says each, and takes all of it back', async () => {
    const { user } = await openEditor();
    await user.keyboard('{ArrowDown}{F2}');
    expect(screen.getByRole('textbox', { name: 'Department name' })).toHaveFocus();
    await user.keyboard('Trade{Enter}');
    expect(await item('Trade')).toHaveFocus();
    expect(await item('Trade')).toHaveAccessibleDescription('Renamed');
    await user.keyboard('{Insert}West{Enter}{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByText('West moved to position 2 of 3 in Trade.')).toBeInTheDocument();
    await user.keyboard('{Control>}{ArrowLeft}{/Control}');
    expect(lines()).toContain('2 West 2/4');
    expect(await item('West')).toHaveAccessibleDescription('New');
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(lines()).toContain('3 West 3/3');
    await user.keyboard('{ArrowDown}{Delete}');
    expect(screen.getByText('Finance and everything below it, 2 departments, will be archived when you press Update.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '4 changes' })).toBeInTheDocument();
    for (let step = 0; step < 7; step += 1) await user.keyboard('{Control>}z{/Control}');
    expect(lines()).toHaveLength(7);
    expect(update()).toBeDisabled();
    expect(update()).toHaveAccessibleDescription('You haven’t changed anything yet.');
    for (let step = 0; step < 7; step += 1) await user.keyboard('{Control>}y{/Control}');
    expect(screen.getByRole('button', { name: '4 changes' })).toBeInTheDocument();
  });

  it('says why a move is not made, and leaves the root alone', async () => {
    const { user } = await openEditor(platform(outline('Acme\n  B\n    C\n      D\n        E')));
    await user.keyboard('{F2}');
    expect(screen.getByText('You can’t change the customer itself here.')).toBeInTheDocument();
    await user.keyboard('{End}+');
    expect(screen.getByText('Department does not support more than 5 levels.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a department below E' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add a department below D' })).toBeEnabled();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByText('E is already first.')).toBeInTheDocument();
  });

  it('lists its keys', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts for departments' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts for departments' });
    expect(within(dialog).getByText('Move up, down')).toBeInTheDocument();
  });
});

describe('a name', () => {
  it('that is missing or too long is reported at the department, and Update waits', async () => {
    const { user } = await openEditor();
    await user.keyboard('{End}{Insert}');
    expect(screen.queryByText('Please enter a department name')).not.toBeInTheDocument();
    expect(update()).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Please enter a department name')).toBeInTheDocument();
    const unnamed = await item('Unnamed department');
    expect(unnamed).toHaveAccessibleDescription('New Please enter a department name');
    await user.click(screen.getByRole('button', { name: '1 name needs fixing' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Department name' }), { target: { value: 'x'.repeat(101) } });
    expect(screen.getByText('Please keep the department name within 100 characters')).toBeInTheDocument();
    expect(update()).toBeDisabled();
    expect(update()).toHaveAccessibleDescription('Fix what’s marked in the tree first.');
    fireEvent.change(screen.getByRole('textbox', { name: 'Department name' }), { target: { value: 'Ours' } });
    expect(update()).toBeEnabled();
  });
});

describe('a tree that came with a fault', () => {
  it('says that it has several roots, and may be put right', async () => {
    const over = platform(
      treeOf([
        { _id: 'Acme', name: 'Acme' },
        { _id: 'Lost', parentId: 'gone', name: 'Lost' },
      ]),
    );
    const { user } = await openEditor(over);
    expect(screen.getByText('Department does not support multiple roots')).toBeInTheDocument();
    await user.keyboard('{End}{Insert}X{Enter}');
    expect(update()).toBeDisabled();
  });
});

describe('Update', () => {
  it('asks with the specification’s words, shows who gains and loses, sends the difference and goes back', async () => {
    const over = platform();
    const view = await openEditor(over);
    await view.user.keyboard('{ArrowDown}{F2}Trade{Enter}{End}{Delete}');
    await view.user.click(update());
    const dialog = await screen.findByRole('dialog', { name: 'Save changes to Acme?' });
    expect(dialog).toHaveTextContent(
      "Department hierarchy affects users' access. Adding departments will not impact the current permission, but moving departments will result in losing access for some users.",
    );
    expect(dialog).toHaveTextContent('Are you sure to update the department hierarchy?');
    await waitFor(() =>
      expect(over.ask.mock.calls.map(([asked]) => (typeof asked === 'string' ? asked : asked.name))).toContain('ORGPreviewHierarchies'),
    );
    await view.user.click(within(dialog).getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Update hierarchy success.')).toBeInTheDocument();
    expect(over.asked).toEqual([
      { created: [], updated: [{ _id: 'Sales', parentId: 'Acme', name: 'Trade' }], archived: ['People'], expectedVersion: 1 },
    ]);
    expect(view.address()).toBe('/departments');
  });

  it('cannot be confirmed while the platform would refuse it, and says why; over a newer change it can', async () => {
    const over = platform();
    const answer = over.ask.getMockImplementation();
    let reason = 'GRANTS_MORE';
    over.ask.mockImplementation(async (operation, variables) => {
      if (JSON.stringify(operation).includes('ORGPreviewHierarchies'))
        throw refusal(reason === 'NEWER_VERSION' ? 409 : 403, { code: 'FORBIDDEN', reason });
      return answer?.(operation, variables) as never;
    });
    const view = await openEditor(over);
    await view.user.keyboard('{End}{Delete}');
    await view.user.click(update());
    const confirm = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Update' });
    const alert = await screen.findByText(/^This change can’t be saved: You can only give rights that you have/);
    expect(confirm()).toBeDisabled();
    expect(confirm()).toHaveAccessibleDescription(alert.textContent);
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    reason = 'NEWER_VERSION';
    await view.user.click(update());
    expect(await screen.findByText(/^Someone else has saved a change meanwhile/)).toBeVisible();
    expect(screen.queryByText(/would not be saved/)).toBeNull();
    expect(confirm()).toBeEnabled();
  });

  it.each([
    ['fails', 500, { code: 'INTERNAL_SERVER_ERROR' }, 'Unexpected error: Failed to edit department. Please contact support.'],
    ['fails as its store is away', 503, { code: 'DOWNSTREAM_SERVICE_ERROR', reason: 'STORE_UNAVAILABLE' }, /^We got no response/],
    ['is not allowed', 403, { code: 'FORBIDDEN' }, /^No permission: You can’t save this\./],
  ])('that %s keeps what was done and says so', async (_, status, body, message) => {
    const over = platform();
    const view = await openEditor(over);
    await view.user.keyboard('{End}{Delete}');
    over.state.refuse = refusal(status, body);
    await save(view);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(lines()).toHaveLength(6);
    expect(view.address()).toBe('/departments/edit');
  });

  it('puts back what is in use, and names what is in it', async () => {
    const over = platform();
    const view = await openEditor(over);
    await view.user.keyboard('{ArrowDown}{Delete}');
    const uses = [
      { kind: 'groups', count: 2, names: ['Admins', 'Readers'] },
      { kind: 'users', count: 9, names: ['Ann Lee'] },
    ];
    over.state.refuse = refusal(409, {
      code: 'CONFLICT',
      reason: 'DEPARTMENT_IN_USE',
      extensions: { inUse: [{ _id: 'North', name: 'North', uses }] },
    });
    await save(view);
    expect(
      await screen.findByText('Can’t archive: still used by 2 user groups (Admins, Readers), 9 users (Ann Lee, …). Move them first.'),
    ).toBeInTheDocument();
    expect(lines()).toEqual(['1 Acme 1/1 open', '2 Sales 1/3 open', '3 North 1/1', '2 Finance 2/3 open', '3 Tax 1/1', '2 People 3/3']);
  });

  it('takes a change whose answer was lost for saved when it was', async () => {
    const over = platform();
    const view = await openEditor(over);
    await view.user.keyboard('{End}{Delete}');
    over.state.tree = outline(told(over.state.tree).replace('\n  People', ''));
    over.state.version = 2;
    await save(view);
    expect(await screen.findByText('Update hierarchy success.')).toBeInTheDocument();
  });
});

describe('two editors', () => {
  const both = async () => {
    const over = platform();
    const view = await openEditor(over);
    await view.user.keyboard('{ArrowDown}{F2}Mine{Enter}{End}{Delete}');
    over.state.tree = outline('Acme\n  Sales\n    North\n    South\n  Finance\n  People\n    Payroll');
    over.state.tree = {
      ...over.state.tree,
      nodes: new Map(over.state.tree.nodes).set('Sales', { _id: 'Sales', parentId: 'Acme', name: 'Theirs' }),
    };
    over.state.version = 2;
    await save(view);
    return { view, over, dialog: await screen.findByRole('dialog', { name: 'Someone else changed the departments' }) };
  };

  it('are distinguished: who saved, what they changed, and where both changed the same', async () => {
    const { dialog } = await both();
    expect(await within(dialog).findByText(/Ann Lee saved it on/)).toBeInTheDocument();
    for (const kind of ['1 added', '1 renamed', '1 archived']) expect(within(dialog).getByText(kind)).toBeInTheDocument();
    expect(
      within(dialog)
        .getAllByRole('group')
        .map((group) => group.querySelector('legend')?.textContent),
    ).toEqual(['Both of you renamed Sales', 'You archived People, and they changed something in it']);
    expect(within(dialog).getByRole('radio', { name: 'Yours Mine' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'Theirs Keep it' })).toBeChecked();
  });

  it('go on with both, as was chosen, and the second save is taken', async () => {
    const { view, over, dialog } = await both();
    await view.user.click(within(dialog).getByRole('radio', { name: 'Theirs Theirs' }));
    await view.user.click(within(dialog).getByRole('radio', { name: 'Yours Archive it anyway' }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Go on with both' }));
    await waitFor(() => expect(lines()).toEqual(['1 Acme 1/1 open', '2 Theirs 1/2 open', '3 North 1/2', '3 South 2/2', '2 Finance 2/2']));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await save(view);
    expect(await screen.findByText('Update hierarchy success.')).toBeInTheDocument();
    expect(over.asked.at(-1)).toEqual({ created: [], updated: [], archived: ['People', 'Payroll'], expectedVersion: 2 });
  });

  it('lose nothing on the way back, and may take theirs', async () => {
    const { view, dialog } = await both();
    await view.user.click(within(dialog).getByRole('button', { name: 'Back to editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(lines()).toContain('2 Mine 1/2 open');
    await save(view);
    await view.user.click(
      within(await screen.findByRole('dialog', { name: /^Someone else/ })).getByRole('button', { name: 'Take theirs' }),
    );
    await waitFor(() => expect(lines()).toContain('2 Theirs 1/3 open'));
    expect(screen.getByText('These are the departments as someone else saved them.')).toBeInTheDocument();
  });
});

describe('what others save meanwhile', () => {
  it('is said over the tree, and shown beside one’s own changes when asked for', async () => {
    const over = platform();
    let report: ((event: LiveEvent) => void) | undefined;
    const listen = (_: unknown, __: unknown, onEvent: (event: LiveEvent) => void) => {
      report = onEvent;
      return () => undefined;
    };
    const { user } = await openTree('edit', over, { listen, texts: laterScreens });
    (await item('Acme')).focus();
    await user.keyboard('{ArrowDown}{F2}Mine{Enter}');
    over.state.tree = outline(`${acmeOutline}\n    Payroll`);
    over.state.version = 2;
    await waitFor(() => expect(report).toBeDefined());
    act(() => report?.({ change: 'created', id: 'Payroll' }));
    expect(await screen.findByText('1 new')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByRole('dialog', { name: /^Someone else/ })).toHaveTextContent('Payroll');
    expect(over.asked).toEqual([]);
  });
});

describe('what is unsaved', () => {
  it('is asked for before one leaves, and not after Cancel was meant', async () => {
    const view = await openEditor();
    await view.user.keyboard('{End}{Delete}');
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved contents' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(view.address()).toBe('/departments'));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is no draft any more once it is saved, even where the page is lost at once', async () => {
    const view = await openEditor();
    await view.user.keyboard('{End}{Delete}');
    await save(view);
    await screen.findByText('Update hierarchy success.');
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('survives a lost page for half an hour, and is offered again', async () => {
    const first = await openEditor();
    await first.user.keyboard('{ArrowDown}{F2}Mine{Enter}');
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    const second = await openEditor();
    await second.user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(lines()).toContain('2 Mine 1/3 open');
    expect(update()).toBeEnabled();
    second.unmount();
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
    await openEditor();
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    later.mockRestore();
  });
});
