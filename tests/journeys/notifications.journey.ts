import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter, test } from './steps.ts';

const at = (section: string) => `settings/notification?language=${section}`;
const templates = (page: Page) => page.getByRole('tablist', { name: 'Templates' });
const event = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const saved = (page: Page) => page.getByText('Email notification settings updated successfully');
const prefix = 'arn:aws:mobiletargeting:ap-southeast-2:123456789012:templates/';

test('a template of one’s own is refused until it is the customer’s, and is there when one comes back', async ({ page }) => {
  await enter(page, at('default'), 'Acme Outdoor');
  const created = event(page, 'User created');
  const box = created.getByRole('textbox');
  await created.getByRole('radio', { name: 'Custom' }).check();
  await save(page).click();
  await expect(created.getByText('The input value can not be empty when switch is on.')).toBeVisible();
  await expect(box).toBeFocused();
  // The form knows what an identifier looks like, the platform in which region the customer is.
  await box.fill('welcome');
  await expect(created.getByText('Please enter a valid url')).toBeVisible();
  await box.fill(`${prefix.replace('ap-southeast-2', 'eu-west-1')}welcome/EMAIL`);
  await save(page).click();
  await expect(created.getByText('Please enter a valid url')).toBeVisible();
  await box.fill(`${prefix}welcome/EMAIL`);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue(`${prefix}welcome/EMAIL`);
  await expectAccessible(page);
});

test('a language is enabled, with text messages; what is not saved is not left without a question', async ({ page }) => {
  await enter(page, at('danish'), 'Acme Outdoor');
  await page.getByRole('button', { name: 'Enable Danish (Dansk)' }).click();
  await expect(event(page, 'Chat interview: invitation')).toBeVisible();

  await templates(page).getByRole('tab', { name: 'Dutch (Nederlands)' }).click();
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
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  await templates(page).getByRole('tab', { name: 'Live Interview' }).click();
  await expect(page).toHaveURL(/language=liveInterview$/);
  await expect(page.getByRole('switch', { name: 'Live interview: booked, SMS: Sent' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('switch', { name: 'Chat interview: submitted, SMS: Sent' })).not.toBeChecked();
});
