import { expect, type Page } from '@playwright/test';
import { choose, enter, find, menuEntry, test } from './steps.ts';

const customer = 'Acme';

test('a vacancy says what it lacks, is created with all that belongs to it, is edited but not its workflow, and archived with an Undo', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  await enter(page, 'vacancies/create', customer);
  await expect(page.getByRole('combobox', { name: 'Department' })).toHaveValue(customer);
  // Fields whose code comes later push down what is below them: a press in the midst of that would miss.
  for (const name of ['Job family', 'Workflow', 'Location']) await page.getByRole('combobox', { name }).waitFor();

  await test.step('says what is missing, and that a person is named twice', async () => {
    await page.getByRole('button', { name: 'Add recruiter' }).click();
    await people(page, 'Recruiter').getByLabel('Email', { exact: true }).fill('twice@acme.example');
    await save();
    const missing = ['Please enter vacancy name', 'Please create a job family', 'Please select a workflow', 'Please enter your first name'];
    for (const text of missing) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByLabel('Vacancy name')).toBeFocused();
    await page.getByRole('button', { name: 'Add hiring manager' }).click();
    await people(page, 'Hiring Manager').getByLabel('Email', { exact: true }).fill('Twice@acme.example');
    await save();
    await expect(
      page.getByText('User already exist, please enter another email. This person is already on the list').first(),
    ).toBeVisible();
  });

  await test.step('is created with all that belongs to it, after the workflow was confirmed', async () => {
    await choose(page, page.getByRole('combobox', { name: 'Department' }), 'Contact Centre', /Contact Centre/);
    await page.getByLabel('Vacancy name').fill('Lighthouse Keeper');
    await page.getByLabel('Description').fill('Keeps the light.');
    await page.getByRole('combobox', { name: 'Job family' }).fill('Lighthouse keeping');
    await expect(page.getByText('“Lighthouse keeping” will be added.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Workflow' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await choose(page, page.getByRole('combobox', { name: 'Location' }), 'Geelong', 'Geelong, Victoria, Australia');
    await person(page, 'Hiring Manager', 'manager@acme.example', 'Max');
    await person(page, 'Recruiter', 'recruiter@acme.example', 'Rae');
    await save();
    const confirm = page.getByRole('dialog', { name: 'Save this vacancy?' });
    await expect(confirm).toContainText('You can’t change the workflow after saving.');
    await confirm.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Vacancy created.')).toBeVisible();
  });

  await test.step('is open then, since candidates are invited next', async () => {
    await expect(main.getByRole('heading', { name: 'Lighthouse Keeper' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Invite Candidate' })).toBeEnabled();
    for (const text of ['Max Manager', 'Rae Recruiter', 'Lighthouse keeping', 'Keeps the light.'])
      await expect(main.getByText(text).first()).toBeVisible();
    await expect(main.getByText(/Geelong, Victoria/).first()).toBeVisible();
  });

  await test.step('is edited, but not its workflow', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Vacancy name')).toHaveValue('Lighthouse Keeper');
    await expect(page.getByRole('combobox', { name: 'Workflow' })).toHaveCount(0);
    await page.getByLabel('Vacancy name').fill('Ferry Captain');
    await save();
    await expect(page.getByText('Changes saved.')).toBeVisible();
  });

  await test.step('is archived with an Undo', async () => {
    await menuEntry(page, 'Vacancies').click();
    await find(page, 'ferry captain');
    await page.getByRole('checkbox', { name: 'Select Ferry Captain' }).check();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page.getByText('1 vacancy has been archived.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ferry Captain', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Ferry Captain', exact: true })).toBeVisible();
  });
});

const people = (page: Page, list: string) => page.getByRole('group', { name: list, exact: true });

async function person(page: Page, list: string, email: string, firstName: string): Promise<void> {
  await choose(page, people(page, list).getByLabel('Email', { exact: true }), email.slice(0, 6), new RegExp(email));
  await expect(people(page, list).getByLabel('First name')).toHaveValue(firstName);
}
