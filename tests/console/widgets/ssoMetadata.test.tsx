import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen } from '../../engine/screens/harness.tsx';

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const plan = byName['sso'];
if (!plan) throw new Error('There is no plan of single sign-on');

const config = {
  ...{ id: 'settings', initialized: true, version: 3, protocol: 'SAML', accountName: 'acme', enabled: true, groupIds: [] },
  ...{
    loginUrl: 'https://old.acme.example',
    logoutUrl: null,
    logoutBinding: 'REDIRECT',
    publicCertificates: ['OLD'],
    certificates: [],
    attributeClaimKeys: {},
  },
  ...{ providerMetadataUrl: null, providerEntityId: null, metadataReadAt: null, metadataProblem: null },
};
const metadata = {
  ...{
    entityId: 'urn:acme',
    loginUrl: 'https://login.acme.example/saml',
    logoutUrl: 'https://login.acme.example/out',
    logoutBinding: 'POST',
  },
  publicCertificates: ['ONE', 'TWO'],
  certificates: ['ONE', 'TWO'].map((name) => ({
    subject: `CN=${name}`,
    validTo: '2031-05-01T00:00:00Z',
    fingerprint: name,
    isExpired: false,
  })),
  ...{ wantsSignedRequests: true, validUntil: null, warnings: ['CERTIFICATE_REFUSED'] },
};
const address = 'https://login.acme.example/metadata';

/** The tab over a configuration, and what the platform answers to a reading. */
async function open(more: object = {}, answer: () => Promise<unknown> = async () => metadata) {
  const save = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { ...config, ...data } }));
  const ask = vi.fn(async (_operation: string, _variables: object) => answer());
  const view = await openScreen({
    plan: plan as NonNullable<typeof plan>,
    plans: byName,
    at: '/settings/sso',
    dataProvider: {
      getOne: async (resource: string) =>
        resource === 'sso' ? { data: { ...config, ...more } } : { data: { id: 'settings', displayName: 'Acme' } },
      ...{ update: save, create: save, ask, getList: async () => ({ data: [], total: 0 }), getMany: async () => ({ data: [] }) },
    } as unknown as Partial<DataProvider>,
  });
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  const dialog = async () => {
    await press('Import metadata');
    return within(await screen.findByRole('dialog', { name: 'Import the identity provider’s metadata' }));
  };
  const sent = () => (save.mock.calls.at(-1) as unknown as [string, { data: Record<string, unknown> }])[1].data;
  return { ...view, press, dialog, save, sent, ask };
}
const box = (name: string) => screen.findByRole('textbox', { name });

describe('the import of metadata', () => {
  it('fills the form without saving it, and loses nothing that was typed', async () => {
    const view = await open();
    await view.user.click(await screen.findByRole('switch', { name: 'Enable Single Sign-On' }));
    const dialog = await view.dialog();
    await view.user.type(dialog.getByRole('textbox', { name: 'Address of the metadata' }), `${address}{Enter}`);
    expect(await dialog.findByText('CN=TWO, until 01 May 2031')).toBeVisible();
    expect(dialog.getByText('urn:acme')).toBeVisible();
    expect(dialog.getByText(/^We left out a certificate/)).toBeVisible();
    expect(dialog.getByText('The identity provider wants signed requests.')).toBeVisible();
    expect(view.ask).toHaveBeenCalledWith('IDPReadProviderMetadata', { metadata: { url: address }, filter: { enableSapia: true } });
    await view.user.click(dialog.getByRole('button', { name: 'Fill the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await box('Login URL')).toHaveValue(metadata.loginUrl);
    expect(await box('Public certificate 2')).toHaveValue('TWO');
    expect(view.save).not.toHaveBeenCalled();
    await view.press('Save');
    await view.user.click(await screen.findByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(view.save).toHaveBeenCalled());
    expect(view.sent()).toMatchObject({
      ...{ enabled: false, providerMetadataUrl: address, providerEntityId: 'urn:acme' },
      ...{ loginUrl: metadata.loginUrl, logoutUrl: metadata.logoutUrl, logoutBinding: 'POST', publicCertificates: ['ONE', 'TWO'] },
    });
  });

  it('reads a file, which leaves the address as it is', async () => {
    const view = await open();
    const dialog = await view.dialog();
    const file = new File(['<EntityDescriptor/>'], 'metadata.xml', { type: 'text/xml' });
    await view.user.upload(dialog.getByLabelText('Choose a file'), file);
    expect(await dialog.findByText('urn:acme')).toBeVisible();
    expect(view.ask.mock.calls[0]?.[1]).toMatchObject({ metadata: { xml: '<EntityDescriptor/>' } });
    await view.user.click(dialog.getByRole('button', { name: 'Fill the form' }));
    expect(await box('Provider’s metadata URL')).toHaveValue('');
    expect(await box('Provider’s entity ID')).toHaveValue('urn:acme');
  });

  it('leaves what the metadata lacks as it is', async () => {
    const view = await open({ logoutUrl: 'https://kept.example' }, async () => ({
      ...metadata,
      ...{ loginUrl: null, logoutUrl: null, publicCertificates: [], certificates: [], warnings: ['LOGIN_BY_POST_ONLY', 'NO_CERTIFICATE'] },
    }));
    const dialog = await view.dialog();
    await view.user.type(dialog.getByRole('textbox', { name: 'Address of the metadata' }), `${address}{Enter}`);
    expect(await dialog.findByText(/by POST only/)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Fill the form' }));
    expect(await box('Login URL')).toHaveValue('https://old.acme.example');
    expect(await box('Logout URL')).toHaveValue('https://kept.example');
    expect(await box('Public certificate 1')).toHaveValue('OLD');
  });

  it('says what is wrong with the metadata, and sends no file that is too large', async () => {
    const fields = { url: { message: 'validation.sso.metadata.UNREACHABLE', args: { detail: 'The host was not found.' } } };
    const refused = new HttpError('no', 400, { code: 'BAD_USER_INPUT', errors: fields, extensions: {} });
    const view = await open({}, async () => Promise.reject(refused));
    const dialog = await view.dialog();
    await view.user.type(dialog.getByRole('textbox', { name: 'Address of the metadata' }), `${address}{Enter}`);
    expect(await dialog.findByText('We couldn’t read the address. The host was not found.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Fill the form' })).toBeDisabled();
    const asked = view.ask.mock.calls.length;
    const file = new File(['x'.repeat(500_001)], 'federation.xml', { type: 'text/xml' });
    fireEvent.change(dialog.getByLabelText('Choose a file'), { target: { files: [file] } });
    expect(await dialog.findByText(/^This is larger than 500 kB/)).toBeVisible();
    expect(view.ask.mock.calls.length).toBe(asked);
    await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await box('Login URL')).toHaveValue('https://old.acme.example');
  });

  it('fills the form of a first configuration, too', async () => {
    const view = await open({ initialized: false, version: 0, loginUrl: null, publicCertificates: [] });
    await view.press('Set up Single Sign-On');
    const dialog = await view.dialog();
    await view.user.type(dialog.getByRole('textbox', { name: 'Address of the metadata' }), `${address}{Enter}`);
    await view.user.click(await dialog.findByRole('button', { name: 'Fill the form' }));
    expect(await box('Login URL')).toHaveValue(metadata.loginUrl);
    expect(await box('Public certificate 2')).toHaveValue('TWO');
  });
});

describe('the last reading of the metadata', () => {
  it('shows what was wrong with it', async () => {
    const view = await open({ providerMetadataUrl: address, metadataReadAt: '2026-03-01T10:00:00Z', metadataProblem: 'LOGIN_URL_CHANGED' });
    expect(
      await screen.findByText(/^Last read on .* The metadata has another login URL\..* The certificates stay as they are\.$/),
    ).toBeVisible();
    await view.user.type(await box('Provider’s metadata URL'), '2');
    expect(screen.queryByText(/^Last read on/)).toBeNull();
  });
});
