import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, tenantOf, test } from './steps.ts';

const remaining = (page: Page) => page.locator('dl > div', { hasText: 'Credits remaining' }).locator('dd');
const group = (page: Page, name: string) => page.getByRole('group', { name });

test('credits are purchased once though two answers are lost, and the people to email are entered by the keyboard alone', async ({
  page,
}) => {
  await enter(page, 'settings/sms');

  await test.step('purchases once', async () => {
    await expect(remaining(page)).toContainText('64');
    await expect(remaining(page)).toContainText('Running low');

    let lost = 0;
    await page.route('**/graphql', async (route) => {
      if (lost === 2 || !route.request().postData()?.includes('NotifPurchaseSMSCreditsByCustomerId')) return route.continue();
      lost += 1;
      // The platform has done it; its answer never comes.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Purchase credits' }).click();
    const purchase = page.getByRole('dialog', { name: 'Purchase SMS credits' });
    await purchase.getByLabel('Credits to purchase').fill('0100');
    await page.keyboard.press('Enter');
    await expect(purchase.getByText('Please input a valid number')).toBeVisible();
    await purchase.getByLabel('Credits to purchase').fill('336');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Settings successfully saved')).toBeVisible();
    await expect(remaining(page)).toHaveText('400');
    expect(lost).toBe(2);
  });

  await test.step('shows the history in a dialog that scrolls', async () => {
    await page.getByRole('button', { name: 'Purchase history' }).click();
    const history = page.getByRole('dialog', { name: 'Purchase history' });
    await expect(history.getByRole('row').nth(1)).toContainText('336');
    await expect(history.getByRole('row').nth(1)).toContainText('staff@demo.example');
    await expect(history.getByRole('row')).toHaveCount(14);
    const { height } = (await history.getByRole('region').boundingBox()) ?? { height: 0 };
    expect(height).toBe(300);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
  });

  await test.step('takes recipients by the keyboard, marks a wrong address, and keeps what is saved', async () => {
    const recipients = group(page, 'Alert email').getByRole('textbox', { name: 'Recipients' });
    await recipients.focus();
    await page.keyboard.type('ops@northlight.example,not an address');
    await page.keyboard.press('Enter');
    await expect(group(page, 'Alert email').getByText('Please input valid email address').last()).toBeVisible();
    // Three words, three chips; each goes by Backspace on it.
    for (let words = 0; words < 3; words += 1) {
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
    }
    await expect(group(page, 'Alert email').getByRole('listitem')).toHaveText(['recruiting@northlight.example', 'ops@northlight.example']);
    await group(page, 'Reminder email')
      .getByLabel(/fewer credits/)
      .fill('500');
    await page.keyboard.press('Enter');
    // The message of the purchase may still be there.
    await expect(page.getByText('You haven’t changed anything yet.')).toBeVisible();
    await page.reload();
    await expect(group(page, 'Alert email').getByRole('listitem')).toHaveText(['recruiting@northlight.example', 'ops@northlight.example']);
    await expect(group(page, 'Reminder email').getByLabel(/fewer credits/)).toHaveValue('500');
  });

  await test.step('asks before unsaved edits are left for another tab', async () => {
    await group(page, 'Reminder email')
      .getByLabel(/fewer credits/)
      .fill('5');
    await page.getByRole('tab', { name: 'Compliance' }).click();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page).toHaveURL(`${tenantOf(page)}/settings/sms`);
  });
});
