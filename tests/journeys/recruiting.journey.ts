import { expect, type Page } from '@playwright/test';
import { address, enter, find, test } from './steps.ts';

interface Mail {
  event: string;
  text: string;
}

/** Waits until a mail about an event was sent to somebody, and answers its text. */
async function mailed(page: Page, to: string, event: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await page.request.get(`${address()}/dev/outbox.json?to=${encodeURIComponent(to)}`);
    const { data } = (await answer.json()) as { data: Mail[] };
    const mail = data.find((each) => each.event === event);
    if (mail) return mail.text;
    await page.waitForTimeout(100);
  }
  throw new Error(`no ${event} was mailed to ${to}`);
}

function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error('the mail has no link');
  return link;
}

test('a candidate is invited, reads the mail, takes the interview and is moved by a rule; the recruiter finds and hires them', async ({
  page,
  context,
}) => {
  const email = `wren.${Date.now().toString(36)}@candidates.example`;
  // Its workflow moves on whoever scores 65 or more.
  await enter(page, 'vacancies?search=Room%20Leader%20%E2%80%93%20Melbourne', 'Acme');
  await page.getByRole('link', { name: /^Room Leader – Melbourne/ }).click();
  await page.getByRole('button', { name: 'Invite Candidate' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('First name').fill('Wren');
  await form.getByLabel('Last name').fill('Whistler');
  await form.getByRole('textbox', { name: 'Phone' }).fill('412 345 678');
  await form.getByRole('button', { name: 'Invite' }).click();
  const question = page.getByRole('dialog', { name: /^Invite/ }).last();
  await expect(question.getByText('Messages leave after 5 minutes.')).toBeVisible();
  await question.getByRole('button', { name: 'Invite Candidate' }).click();
  await expect(page.getByText('Invite candidate success. We’ve sent them an invitation.')).toBeVisible();
  await find(page, email);
  await expect(page.getByRole('row').filter({ hasText: 'Wren Whistler' })).toContainText('New');

  const interview = await context.newPage();
  await interview.goto(linkIn(await mailed(page, email, 'FI_INVITED')));
  await interview.getByRole('checkbox', { name: /^I agree/ }).check();
  await interview.getByRole('button', { name: 'Start' }).click();
  await interview.getByLabel(/^Score/).fill('72');
  await interview.getByRole('button', { name: 'Complete' }).click();
  await expect(interview.getByRole('heading', { level: 1 })).toContainText(/thank/i);
  await interview.close();

  await mailed(page, email, 'SI_INVITED');
  await page.getByRole('tab', { name: /Stage 2/ }).click();
  await find(page, email);
  const row = page.getByRole('row').filter({ hasText: 'Wren Whistler' });
  await expect(row).toContainText('72');
  await row.getByRole('link', { name: /Wren Whistler/ }).click();
  const panel = page.getByRole('dialog', { name: /Wren Whistler/ });
  await expect(panel.getByText(/by rule: score 72 ≥ 65/i)).toBeVisible();
  await page.keyboard.press('Escape');

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Resend invite' }).click();
  await expect(page.getByText('Assessment invite link resent.')).toBeVisible();
  await mailed(page, email, 'SI_ASSESSMENT_LINK_RESENT');
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Update status' }).click();
  await page.getByRole('menuitem', { name: 'Hired' }).click();
  await expect(page.getByText('Application status updated.')).toBeVisible();
  await expect(row).toContainText('Hired');
});
