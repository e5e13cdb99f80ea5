import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { maxUploadBytes } from '../../../src/engine/plan/upload.ts';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const secret = { writeOnly: true };
const loaded = handForm(
  [
    field('name'),
    field('cover', { widget: 'file', writeOnly: true, required: true }),
    field('pages', { kind: 'json', widget: 'files', writeOnly: true }),
  ],
  {
    properties: { name: { type: 'string' }, cover: secret, pages: { type: 'array', items: secret, writeOnly: true } },
    required: ['cover'],
  },
);

async function open() {
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: 't1', ...data } }));
  const dataProvider = { create, getList: async () => ({ data: [], total: 0 }) } as never;
  const view = await openScreen({ plan: thingsPlan(), at: '/things/create', dataProvider, loadForm: async () => loaded });
  return { ...view, create };
}

const text = (content: string, name: string) => new File([content], name, { type: 'text/plain' });
const choose = async (label: RegExp, ...files: File[]) => fireEvent.change(await screen.findByLabelText(label), { target: { files } });

describe('a file of a form', () => {
  it('is named with its size, can be removed, and is sent with the form', async () => {
    const { user, create } = await open();
    await choose(/cover/, text('Hello', 'a.txt'));
    expect(await screen.findByText(/a\.txt \(0 MB\)|a\.txt \(0\.00/)).toBeInTheDocument();
    await choose(/pages/, text('1', 'b.txt'), text('2', 'c.txt'));
    await user.click(await screen.findByRole('button', { name: 'Remove b.txt' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.lastCall?.[1].data).toEqual({
      cover: { $upload: 'SGVsbG8=', name: 'a.txt', type: 'text/plain', size: 5 },
      pages: [{ $upload: 'Mg==', name: 'c.txt', type: 'text/plain', size: 1 }],
    });
  });

  it('is refused with the limit if it is too large, and the one chosen before stays', async () => {
    await open();
    await choose(/cover/, text('Hello', 'a.txt'));
    await screen.findByText(/a\.txt/);
    const large = text('x', 'large.bin');
    Object.defineProperty(large, 'size', { value: maxUploadBytes + 1 });
    await choose(/cover/, large);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too large. Up to 20 MB.');
    expect(screen.getByText(/a\.txt/)).toBeInTheDocument();
  });

  it('is asked for if it is required', async () => {
    const { user, create } = await open();
    fireEvent.change(await screen.findByRole('textbox', { name: /name$/ }), { target: { value: 'x' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText(/cover/)).toHaveAttribute('aria-invalid', 'true'));
    expect(create).not.toHaveBeenCalled();
  });
});
