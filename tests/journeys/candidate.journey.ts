import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, find, test } from './steps.ts';

test('a candidate is followed by keys, invited once, changed, and gone for good once DELETE was typed', async ({ page }) => {
  const rows = page.locator('[role=tabpanel] [data-id] a');
  const panel = page.getByRole('dialog');

  await test.step('is opened by a click and by the address, followed by keys, and left by Escape', async () => {
    await enter(page, `vacancies?search=${encodeURIComponent('Checkout Supervisor')}`, 'Acme');
    await page.locator('[data-id] a').first().click();
    await rows.first().click();
    await expect(panel.getByRole('heading', { level: 3, name: 'Timeline' })).toBeVisible();
    const first = await panel.getAttribute('aria-labelledby').then((id) => page.locator(`[id="${id}"]`).innerText());
    await expect(page).toHaveURL(/applicationId=/);
    await page.keyboard.press('j');
    await expect(panel.getByRole('status')).toContainText('2 of');
    await page.keyboard.press('k');
    await expect(panel.getByRole('status')).toContainText('1 of');
    await page.reload();
    await expect(page.getByRole('dialog', { name: first })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page).not.toHaveURL(/applicationId=/);
    await expect(rows.first()).toBeFocused();
  });

  await test.step('is invited once: the second invitation is refused, and nothing typed is lost before it is left', async () => {
    await invite(page, 'Ingrid', 'ingrid@people.example');
    await page.getByRole('dialog', { name: 'Invite Candidate?' }).getByRole('button', { name: 'Invite Candidate' }).click();
    await expect(page.getByText('Invite candidate success. We’ve sent them an invitation.')).toBeVisible();
    await invite(page, 'Ingrid', 'Ingrid@People.example');
    await expect(page.getByText(/has already applied/)).toBeVisible();
    await page.getByRole('dialog', { name: 'Invite Candidate' }).getByLabel('Email', { exact: true }).press('Escape');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(panel).toHaveCount(0);
  });

  await test.step('has another address', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Applications' }).click();
    await find(page, 'Ingrid');
    await page.locator('[data-id] a', { hasText: 'Ingrid' }).click();
    await page.getByRole('button', { name: 'Edit email' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit email' });
    await expect(edit.getByRole('textbox', { name: 'Email' })).toHaveValue('ingrid@people.example');
    await edit.getByRole('textbox', { name: 'Email' }).fill('ingrid.new@people.example');
    await edit.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText("Candidate's information has been updated.")).toBeVisible();
    await expect(panel.getByText('ingrid.new@people.example')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('is gone for good after DELETE was typed', async () => {
    await panel.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: /^Delete Ingrid/ });
    await expect(question.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
    await question.getByRole('textbox').fill('DELETE');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Candidate deleted successfully')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Deleted Candidate' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit email' })).toHaveAttribute('aria-disabled', 'true');
  });
});

async function invite(page: Page, firstName: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite Candidate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Candidate' });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByRole('textbox', { name: /Phone Number/ }).fill('+61 491 570 156');
  await dialog.getByRole('button', { name: 'Invite' }).click();
}
