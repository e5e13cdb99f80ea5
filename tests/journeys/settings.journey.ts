import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { go } from './everyRoute.ts';
import { enter, find, menuEntry, tenantOf, test } from './steps.ts';

const customer = 'Acme Outdoor';
const tabs = [
  'Overview',
  'Branding',
  'Notifications',
  'Message texts',
  'Single Sign-On',
  'Domains',
  'Login rules',
  'SCIM',
  'Compliance',
  'Decline reasons',
  'ATS Integration',
  'Webhooks',
  'API keys',
  'SMS',
  'Email Domain',
];
const bar = (page: Page) => page.getByRole('tablist', { name: 'Customer Settings' });
const event = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const prefix = 'arn:aws:mobiletargeting:ap-southeast-2:123456789012:templates/';

test('a customer opens in its settings, which are gone through by keyboard, and its notifications are changed', async ({ page }) => {
  const saved = page.getByText('Email notification settings updated successfully');
  const save = () => page.getByRole('button', { name: 'Save' }).click();

  await test.step('opens from the list at its overview', async () => {
    await enter(page, 'customers', 'Acme');
    await find(page, customer);
    await page.getByRole('link', { name: customer, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customer Settings' })).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/overview$/);
    await expect(page.getByRole('button', { name: `Customer: ${customer}` })).toBeVisible();
    await expect(bar(page).getByRole('tab')).toHaveText(tabs);
    const overview = page.getByRole('tabpanel', { name: 'Overview' });
    for (const text of ['Organisation', 'Acme', 'Account Name', 'acme-outdoor', 'Asia Pacific (Sydney)'])
      await expect(overview.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText('Created', { exact: true })).toBeVisible();
  });

  await test.step('has tabs with addresses, gone through with the arrows, the history and the search', async () => {
    const entry = menuEntry(page, 'Customer Settings');
    await bar(page).getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/settings\/branding$/);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/settings\/notification\?language=default$/);
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/\/settings\/email-domain$/);
    await expect(bar(page).getByRole('tab', { name: 'Email Domain' })).toBeFocused();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search for anything' }).fill('compliance');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settings\/compliance$/);
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveURL(/\/settings\/email-domain$/);
    await go(page, `${tenantOf(page)}/settings/nothing`);
    await expect(page.getByText("Sorry, we couldn't find this page.")).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Customers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  });

  await test.step('refuses a template until it is the customer’s own, and keeps it', async () => {
    await menuEntry(page, 'Customer Settings').click();
    await bar(page).getByRole('tab', { name: 'Notifications' }).click();
    const created = event(page, 'User created');
    const box = created.getByRole('textbox');
    await created.getByRole('radio', { name: 'Custom' }).check();
    await save();
    await expect(created.getByText('The input value can not be empty when switch is on.')).toBeVisible();
    await expect(box).toBeFocused();
    // The form knows what an identifier looks like, the platform in which region the customer is.
    await box.fill('welcome');
    await expect(created.getByText('Please enter a valid url')).toBeVisible();
    await box.fill(`${prefix.replace('ap-southeast-2', 'eu-west-1')}welcome/EMAIL`);
    await expect(created.getByText('Please enter a valid url')).toBeHidden();
    await save();
    await expect(created.getByText('Please enter a valid url')).toBeVisible();
    await box.fill(`${prefix}welcome/EMAIL`);
    await save();
    // Not its message, which waits for those of the refusals.
    await expect(page.getByText('You haven’t changed anything yet.')).toBeVisible();
    await page.reload();
    await expect(box).toHaveValue(`${prefix}welcome/EMAIL`);
  });

  await test.step('enables a language with text messages, and asks before unsaved changes are left', async () => {
    const templates = page.getByRole('tablist', { name: 'Templates' });
    await templates.getByRole('tab', { name: 'Danish (Dansk)' }).click();
    await page.getByRole('button', { name: 'Enable Danish (Dansk)' }).click();
    await expect(event(page, 'Chat interview: invitation')).toBeVisible();
    await templates.getByRole('tab', { name: 'Dutch (Nederlands)' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Are you sure you want to leave? Your unsaved contents will be discarded.');
    await question.getByRole('button').first().click();
    await expect(page).toHaveURL(/language=danish$/);

    await page.getByRole('switch', { name: 'Text messages (SMS) to candidates' }).click();
    await expect(page.getByRole('dialog', { name: 'Turn on SMS' })).toContainText('previous SMS settings will be re-configured');
    await page.getByRole('dialog').getByRole('button', { name: 'Turn on SMS' }).click();
    await event(page, 'Chat interview: submitted')
      .getByRole('switch', { name: /SMS: Sent$/ })
      .click();
    await page.getByRole('searchbox', { name: 'Search notifications' }).fill('submitted');
    await expectAccessible(page);
    await save();
    await expect(saved).toBeVisible();

    await templates.getByRole('tab', { name: 'Live Interview' }).click();
    await expect(page).toHaveURL(/language=liveInterview$/);
    await expect(page.getByRole('switch', { name: 'Live interview: booked, SMS: Sent' })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('switch', { name: 'Chat interview: submitted, SMS: Sent' })).not.toBeChecked();
  });
});
