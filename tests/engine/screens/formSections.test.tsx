import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { FieldPlan } from '../../../src/engine/plan/Plan.ts';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const choices = ['SAML', 'OIDC'].map((id) => ({ id, label: id }));
const protocol = field('protocol', { kind: 'choice', choices });
const forSaml = { shownFor: { field: 'protocol', is: ['SAML'] } };

const open = (fields: FieldPlan[], record: object, sections?: { label: string; fields: string[] }[]) => {
  const texts = Object.fromEntries(fields.map(({ name }) => [name, { type: ['string', 'null'] }]));
  const loaded = handForm(fields, { properties: texts, required: [] }, sections ? { sections } : {});
  const dataProvider = {
    getList: async () => ({ data: [], total: 0 }),
    getOne: async () => ({ data: { id: 't1', _id: 't1', ...record } }),
    update: vi.fn(),
  } as unknown as Partial<DataProvider>;
  return openScreen({ plan: thingsPlan(), at: '/things/t1/edit', dataProvider, loadForm: async () => loaded });
};

describe('sections of a form', () => {
  const sections = [
    { label: 'Certificates', fields: ['certificate'] },
    { label: 'Attributes', fields: ['email', 'phone'] },
  ];
  const fields = [field('email'), protocol, field('certificate', forSaml), field('phone')];

  it('stand below their headings, after the fields of no section', async () => {
    await open(fields, { protocol: 'SAML' }, sections);
    const attributes = await screen.findByRole('group', { name: 'Attributes' });
    expect(within(attributes).getByRole('heading', { name: 'Attributes' })).toBeVisible();
    expect(within(attributes).getAllByRole('textbox')).toHaveLength(2);
    const first = screen.getByRole('combobox', { name: /protocol/ });
    expect(first.compareDocumentPosition(attributes) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(first.closest('[role=group]')).toBeNull();
  });

  it('are missing while another field hides all of theirs', async () => {
    const { user } = await open(fields, { protocol: 'SAML' }, sections);
    expect(await screen.findByRole('heading', { name: 'Certificates' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: /protocol/ }), 'OIDC');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Certificates' })).toBeNull());
  });
});

describe('a choice', () => {
  const offered = async (more: Partial<FieldPlan>, value: string | null) => {
    await open([{ ...protocol, ...more }], { protocol: value });
    const box = await screen.findByRole('combobox', { name: /protocol/ });
    return within(box)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ text, disabled }) => (disabled ? `(${text})` : text));
  };

  it('can be emptied where it is optional', async () => {
    expect(await offered({}, 'SAML')).toEqual(['None', 'SAML', 'OIDC']);
  });

  it.each([{ required: true }, { default: 'SAML' }, { staysFilled: true }])('offers no empty choice where %o', async (more) => {
    expect(await offered(more, 'SAML')).toEqual(['SAML', 'OIDC']);
  });

  it('asks for one where it must have one and has none', async () => {
    expect(await offered({ required: true }, null)).toEqual(['(Please choose)', 'SAML', 'OIDC']);
  });
});
