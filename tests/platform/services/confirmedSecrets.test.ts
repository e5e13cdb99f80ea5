import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { confirmText, reasonOf } from './factorTools.ts';
import { scopeOf } from './people.ts';
import type { Scope } from './people.ts';

let running: Running;
let admin: Browser;
let scope: Scope;
beforeAll(async () => {
  running = startPlatform();
  admin = await running.browser().as('admin@acme.example');
  scope = await scopeOf(admin);
});
afterAll(() => running.close());

const createWebhook = 'mutation ($input: CommonCreateWebhookInput!) { CommonCreateWebhook(input: $input) { _id secret } }';
const renew = 'mutation ($input: CommonRenewWebhookSecretInput!) { CommonRenewWebhookSecret(input: $input) { secret } }';
const createTenant = 'mutation ($input: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $input) { _id atsName version } }';
const updateTenant = 'mutation ($input: AtsUpdateTenantInput!) { AtsUpdateTenant(updateTenantInput: $input) { _id secretsSet version } }';

/** Refused with the old proof, and then accepted with a new one. */
async function needsProof(browser: Browser, text: string, input: object): Promise<Record<string, unknown>> {
  running.clock.pass(31 * minute);
  expect(reasonOf(await browser.ask(text, { input }))).toBe('IDENTITY_UNCONFIRMED');
  await browser.get(confirmText, { input: { password: demoPassword } });
  return browser.get(text, { input });
}

it('a webhook’s secret is made and renewed by whoever proves to be there', async () => {
  const { organizationId, customerId, hierarchyId } = scope;
  const own = { organizationId, customerId, hierarchyId };
  const { _id } = await needsProof(admin, createWebhook, {
    ...own,
    name: 'Payroll',
    url: 'https://hooks.example.com',
    events: ['USER_ADDED'],
  });
  expect(await needsProof(admin, renew, { organizationId, customerId, hierarchyId, _id })).toMatchObject({ secret: expect.any(String) });
});

it('an ATS connection’s secrets are entered by whoever proves to be there; other values need no proof', async () => {
  const staff = await running.browser().as('staff@demo.example');
  const { organizationId, customerId, hierarchyId } = scope;
  const own = { organizationId, customerId, hierarchyId, atsName: 'ExampleATS', username: 'console', credential: {} };
  const { _id } = await needsProof(staff, createTenant, { ...own, password: 'made up' });
  running.clock.pass(31 * minute);
  expect(await staff.get(updateTenant, { input: { ...own, _id, customerName: 'Another name' } })).toMatchObject({ version: 2 });
  expect(await needsProof(staff, updateTenant, { ...own, _id, password: 'another' })).toMatchObject({ version: 3 });
});
