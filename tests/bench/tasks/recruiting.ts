import type { Locator } from 'playwright-core';
import type { Task } from './Task.ts';

const recruiter = 'recruiter@acme.example';
const rows = (main: Locator) => main.locator('[data-id]', { has: main.page().getByText('New', { exact: true }) });

/** The day of a recruiter; each task begins on the home page. */
export const recruiting: Task[] = [
  {
    name: 'find a candidate',
    who: recruiter,
    run: async (hand) => {
      await hand.find('bridget lopez', /Bridget Lopez/);
      await hand.see(hand.page.getByRole('dialog').getByRole('heading', { name: /Results/ }));
    },
  },
  {
    name: 'reject three, having read what they get',
    who: recruiter,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.open('Applications');
      await hand.see(rows(main));
      if (way === 'mouse') {
        for (const row of [5, 6, 7]) await hand.click(rows(main).nth(row).getByRole('checkbox'));
        await hand.click(main.getByRole('button', { name: 'Decline' }));
      } else await hand.press('ArrowDown', 'x', 'ArrowDown', 'x', 'ArrowDown', 'x', 'd');
      await hand.see(page.getByRole('dialog').getByText(/3 emails in/));
      await hand.see(
        page
          .getByRole('dialog')
          .frameLocator('iframe')
          .getByText(/will not be taking your application/),
      );
      if (way === 'mouse') await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Decline' }));
      else await hand.press('Enter');
      await hand.see(page.getByText('3 applications declined.'));
    },
  },
  {
    name: 'take that back',
    who: recruiter,
    prepare: async ({ page, main }) => {
      await page.getByRole('link', { name: 'Applications', exact: true }).click();
      await rows(main).first().waitFor();
      for (const row of [3, 4]) await rows(main).nth(row).getByRole('checkbox').check();
      await main.getByRole('button', { name: 'Decline' }).click();
      await page
        .getByRole('dialog')
        .getByText(/2 emails in/)
        .waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
      await page.getByText('2 applications declined.').waitFor();
    },
    run: async (hand) => {
      if (hand.way === 'mouse') await hand.click(hand.page.getByRole('button', { name: 'Undo' }).first());
      else await hand.press('Control+z');
      await hand.see(hand.page.getByText('2 changes undone.'));
    },
  },
  {
    name: 'read the next result and shortlist the candidate',
    who: recruiter,
    run: async (hand) => {
      const { page, main, way } = hand;
      const first = main
        .getByRole('region', { name: /^To review/ })
        .getByRole('row')
        .nth(1)
        .getByRole('link')
        .first();
      await hand.take(first);
      const status = page.getByRole('dialog').getByRole('button', { name: /^Update status/ });
      const choice = page.getByRole('menuitem', { name: 'Shortlisted' });
      await hand.see(page.getByRole('dialog').getByRole('heading', { name: /Results/ }), status);
      if (way === 'mouse') await hand.click(status, choice);
      else {
        await hand.press('s');
        await hand.see(choice);
        await hand.press('ArrowDown', 'ArrowDown', 'Enter');
      }
      await hand.see(page.getByRole('dialog').getByRole('definition').filter({ hasText: 'Shortlisted' }));
    },
  },
  {
    name: 'leave a note that mentions a colleague',
    who: recruiter,
    run: async (hand) => {
      const { page, way } = hand;
      await hand.find('bridget lopez', /Bridget Lopez/);
      const note = page.getByRole('dialog').getByRole('textbox', { name: /note/i });
      await hand.goTo(note);
      await hand.type('Good answers. Please have a look, @Ada');
      await hand.see(page.getByRole('option', { name: /Ada Admin/ }));
      if (way === 'mouse') await hand.click(page.getByRole('option', { name: /Ada Admin/ }));
      else await hand.press('Enter');
      const add = page.getByRole('dialog').getByRole('button', { name: /Add note/ });
      await hand.take(add);
      await hand.see(page.getByRole('dialog').locator('li, article, [role=listitem]').filter({ hasText: 'Good answers.' }));
    },
  },
];
