import { expect, type Page } from '@playwright/test';
import { choose, enter, find, tenantOf, test } from './steps.ts';

const customer = 'Acme';

test('a vacancy is created with all that belongs to it, after the workflow was confirmed', async ({ page }) => {
  await enter(page, 'vacancies/create', customer);
  await expect(page.getByRole('combobox', { name: 'Department' })).toHaveValue(customer);
  await choose(page, page.getByRole('combobox', { name: 'Department' }), 'Contact Centre', /Contact Centre/);
  await page.getByLabel('Vacancy name').fill('Lighthouse Keeper');
  await page.getByLabel('Description').fill('Keeps the light.');
  await page.getByRole('combobox', { name: 'Job family' }).fill('Lighthouse keeping');
  await expect(page.getByText('«Lighthouse keeping» will be added.')).toBeVisible();
  await pickWorkflow(page);
  await choose(page, page.getByRole('combobox', { name: 'Location' }), 'Geelong', 'Geelong, Victoria, Australia');
  await person(page, 'hiring manager', 'Hiring Manager', 'manager@acme.example', 'Max');
  await person(page, 'recruiter', 'Recruiter', 'recruiter@acme.example', 'Rae');

  await page.getByRole('button', { name: 'Save' }).click();
  const confirm = page.getByRole('dialog', { name: 'Save this vacancy?' });
  await expect(confirm).toContainText('The workflow cannot be changed after saving.');
  await confirm.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Vacancy created.')).toBeVisible();

  // A new vacancy is opened, since candidates are invited next.
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Lighthouse Keeper' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Invite Candidate' })).toBeEnabled();
  for (const text of ['Max Manager', 'Rae Recruiter', 'Lighthouse keeping', 'Keeps the light.'])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.getByText(/Geelong, Victoria/).first()).toBeVisible();
});

test('an incomplete vacancy says what is missing, and the same person twice is told', async ({ page }) => {
  await enter(page, 'vacancies/create', customer);
  await page.getByRole('button', { name: 'Add recruiter' }).click();
  const recruiters = page.getByRole('group', { name: 'Recruiter', exact: true });
  await recruiters.getByLabel('Email').fill('twice@acme.example');
  await page.getByRole('button', { name: 'Save' }).click();
  const missing = ['Please enter vacancy name', 'Please create a job family', 'Please select a workflow', 'Please enter your first name'];
  for (const text of missing) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Vacancy name')).toBeFocused();
  await page.getByRole('button', { name: 'Add hiring manager' }).click();
  await page.getByRole('group', { name: 'Hiring Manager', exact: true }).getByLabel('Email').fill('Twice@acme.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User already exist, please enter another email').first()).toBeVisible();
});

test('a vacancy is edited, but not its workflow, and archived with an Undo', async ({ page }) => {
  await create(page, 'Ferry Deckhand');
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Vacancy name')).toHaveValue('Ferry Deckhand');
  await expect(page.getByRole('combobox', { name: 'Workflow' })).toHaveCount(0);
  await page.getByLabel('Vacancy name').fill('Ferry Captain');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await page.goto(`${tenantOf(page)}/vacancies`);
  await find(page, 'ferry captain');
  await page.getByRole('checkbox', { name: 'Select Ferry Captain' }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('1 vacancy has been archived.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ferry Captain', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Ferry Captain', exact: true })).toBeVisible();
});

/** Makes a vacancy of what is required alone. */
async function create(page: Page, title: string): Promise<void> {
  await enter(page, 'vacancies/create', customer);
  await page.getByLabel('Vacancy name').fill(title);
  await page.getByRole('combobox', { name: 'Job family' }).fill('Shipping');
  await pickWorkflow(page);
  await choose(page, page.getByRole('combobox', { name: 'Location' }), 'Hobart', /^Hobart/);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Vacancy created.')).toBeVisible();
}

async function pickWorkflow(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Workflow' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
}

/** Adds a person whom the console suggests as one types the address; the names come along. */
async function person(page: Page, one: string, list: string, email: string, firstName: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${one}` }).click();
  const group = page.getByRole('group', { name: list, exact: true });
  await choose(page, group.getByLabel('Email'), email.slice(0, 6), new RegExp(email));
  await expect(group.getByLabel('First name')).toHaveValue(firstName);
}
