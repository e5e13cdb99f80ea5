import { screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { addressesIn, textsIn } from '../../../src/engine/screens/widgets/chips/partsOf.ts';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const address = { type: 'string', format: 'email', errorMessage: { format: 'Not an address' } };

async function open(widget = 'emails', items: object = address) {
  const create = vi.fn(async (_: string, { data }: { data: Record<string, unknown> }) => ({ data: { id: 'n1', ...data } }));
  const loaded = handForm([field('to', { kind: 'json', widget, default: [] })], {
    properties: { to: { type: 'array', items } },
    required: [],
  });
  const plan = thingsPlan();
  const view = await openScreen({
    plan,
    plans: { things: plan },
    at: '/things/create',
    dataProvider: { create } as unknown as Partial<DataProvider>,
    loadForm: async () => loaded,
  });
  const box = await screen.findByRole('textbox', { name: /to$/ });
  const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  const sent = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    return create.mock.calls[0]?.[1].data['to'];
  };
  return { ...view, box, chips, sent, create };
}

describe('e-mail addresses as chips', () => {
  it('are added by Enter, by a comma, and by leaving the field; each once', async () => {
    const { user, box, chips, sent } = await open();
    await user.type(box, 'ada@acme.example{Enter}Bob@acme.example,ada@acme.example{Enter}');
    expect(chips()).toEqual(['ada@acme.example', 'bob@acme.example']);
    await user.type(box, 'eve@acme.example');
    expect(await sent()).toEqual(['ada@acme.example', 'bob@acme.example', 'eve@acme.example']);
  });

  it('come several at once by a paste, with the names that a mail program writes before them', async () => {
    const { user, box, chips } = await open();
    await user.click(box);
    await user.paste('Ada Admin <ada@acme.example>; bob@acme.example\neve@acme.example');
    expect(chips()).toEqual(['ada@acme.example', 'bob@acme.example', 'eve@acme.example']);
    await user.paste('max@acme');
    expect(box).toHaveValue('max@acme');
  });

  it('marks each wrong one at once, and says what is wrong; Save refuses', async () => {
    const { user, box, create } = await open();
    await user.click(box);
    await user.paste('ada@acme.example, ada, bob@');
    expect(await screen.findAllByRole('img', { name: 'Not an address' })).toHaveLength(2);
    expect(box).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(create).not.toHaveBeenCalled();
    for (const text of ['ada', 'bob@']) await user.click(screen.getByRole('button', { name: `Remove ${text}` }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Not an address' })).toBeNull());
    expect(box).toBeValid();
  });

  it('are removed by the keyboard alone: Backspace goes to the last one and removes it, arrows go to the others', async () => {
    const { user, box, chips } = await open();
    await user.type(box, 'a@x.example,b@x.example,c@x.example,');
    await user.keyboard('{Backspace}');
    expect(screen.getByRole('button', { name: 'Remove c@x.example' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Delete}');
    expect(chips()).toEqual(['a@x.example', 'c@x.example']);
    expect(box).toHaveFocus();
    expect(screen.getByText('b@x.example was removed')).toBeInTheDocument();
    await user.keyboard('{Backspace}{ArrowRight}');
    expect(box).toHaveFocus();
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(chips()).toEqual(['a@x.example']);
  });
});

describe('what a pasted text holds', () => {
  it.each([
    ['a@x.example b@x.example', ['a@x.example', 'b@x.example']],
    ['"Last, First" <a@x.example>', ['"last', 'a@x.example']],
    ['Ada <a@x.example>;Bob <b@x.example>', ['a@x.example', 'b@x.example']],
    [' , ;; \n', []],
  ])('addresses in %j', (text, found) => expect(addressesIn(text)).toEqual(found));

  it('texts keep the spaces within them', () => expect(textsIn(' one two, three\nfour;')).toEqual(['one two', 'three', 'four']));
});
