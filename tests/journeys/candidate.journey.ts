import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, tenantOf, test } from './steps.ts';

const customer = 'Acme';
const vacancy = 'Checkout Supervisor';

/** Opens the applications of a vacancy that the demo has. */
async function openVacancy(page: Page): Promise<void> {
  await enter(page, `vacancies?search=${encodeURIComponent(vacancy)}`, customer);
  await page.locator('[data-id] a').first().click();
  await page.locator('[role=tabpanel] [data-id] a').first().waitFor();
}

/** Opens the candidate of a row by a click. */
async function openCandidate(page: Page, row = 0) {
  await page.locator('[role=tabpanel] [data-id] a').nth(row).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { level: 3, name: 'History' })).toBeVisible();
  return panel;
}

/** Invites somebody, who is the vacancy's newest candidate then. */
async function invite(page: Page, firstName: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite Candidate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Candidate' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByRole('textbox', { name: /Phone Number/ }).fill('+61 491 570 156');
  await dialog.getByRole('button', { name: 'Invite' }).click();
}

test('a candidate is opened by a click and by the address, followed by keys, and left by Escape and Back', async ({ page }) => {
  await openVacancy(page);
  const list = page.url();
  const panel = await openCandidate(page);
  const first = await panel.getAttribute('aria-labelledby').then((id) => page.locator(`[id="${id}"]`).innerText());
  await expect(page).toHaveURL(/applicationId=/);
  const deep = page.url();
  await page.keyboard.press('j');
  await expect(panel.getByRole('status')).toContainText('2 of');
  await page.keyboard.press('k');
  await expect(panel.getByRole('status')).toContainText('1 of');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(page.locator('[role=tabpanel] [data-id] a').first()).toBeFocused();
  await page.goto(deep);
  await expect(page.getByRole('dialog', { name: first })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a candidate who is not there is told of, and the list stays', async ({ page }) => {
  await openVacancy(page);
  const at = page.url();
  await page.goto(`${at}${at.includes('?') ? '&' : '?'}applicationId=ffffffffffffffffffffffff`);
  await expect(page.getByText('This application does not exist, or is not one of yours.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('[role=tabpanel] [data-id] a').first()).toBeVisible();
});

test('somebody is invited, their address is changed, and who is invited twice is told at the field', async ({ page }) => {
  await openVacancy(page);
  await invite(page, 'Ingrid', 'ingrid@people.example');
  await expect(page.getByText('Invite candidate success.')).toBeVisible();
  await invite(page, 'Ingrid', 'Ingrid@People.example');
  await expect(page.getByRole('dialog', { name: 'Invite Candidate' })).toBeVisible();
  await expect(page.getByText(/already applies/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.goto(`${tenantOf(page)}/applications?search=Ingrid`);
  await page.locator('[data-id] a', { hasText: 'Ingrid' }).first().click();
  await page.getByRole('button', { name: 'Edit email' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit email' });
  await expect(edit.getByRole('textbox', { name: 'Email' })).toHaveValue('ingrid@people.example');
  await edit.getByRole('textbox', { name: 'Email' }).fill('ingrid.new@people.example');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText("Candidate's information has been updated.")).toBeVisible();
  await expect(page.getByRole('dialog').getByText('ingrid.new@people.example')).toBeVisible();
  await expectAccessible(page);
});

for (const [name, text, told] of [
  ['De-identify', 'DEIDENTIFY', 'Candidate purged successfully'],
  ['Delete', 'DELETE', 'Candidate deleted successfully'],
] as const)
  test(`a candidate is gone for good after ${text} was typed`, async ({ page }) => {
    await openVacancy(page);
    await invite(page, `Gone${name.slice(0, 2)}`, `gone-${text.toLowerCase()}@people.example`);
    await expect(page.getByText('Invite candidate success.')).toBeVisible();
    await page.goto(`${tenantOf(page)}/applications?search=Gone${name.slice(0, 2)}`);
    await page.locator('[data-id] a', { hasText: 'Gone' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    const question = page.getByRole('dialog', { name: new RegExp(`^${name} Gone`) });
    await expect(question.getByRole('button', { name, exact: true })).toBeDisabled();
    await question.getByRole('textbox').fill(text);
    await question.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Deleted Candidate' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit email' })).toHaveAttribute('aria-disabled', 'true');
  });
