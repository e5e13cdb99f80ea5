import type { Task } from './Task.ts';

const who = 'admin@acme.example';

/** The day of a customer's administrator; each task begins on the home page. */
export const administration: Task[] = [
  {
    name: 'create a vacancy',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.find('create vacancy', /^(Add|Create).*vacancy/i);
      await hand.see(main.getByRole('heading', { level: 1, name: /vacancy/i }));
      const field = main.getByRole('textbox', { name: 'Vacancy name' });
      await hand.goTo(field);
      await hand.type(`Lighthouse Keeper by ${way}`);
      const family = main.getByRole('combobox', { name: 'Job family' });
      await hand.goTo(family);
      await hand.type('Lighthouses');
      await hand.see(main.getByText(/“Lighthouses” will be added|Lighthouses/));
      await hand.press('Escape');
      await hand.choose(main.getByRole('combobox', { name: 'Workflow' }), /./);
      await hand.choose(main.getByRole('combobox', { name: 'Location' }), 'Geelong, Victoria, Australia', 'Geelong');
      await hand.take(main.getByRole('button', { name: 'Save' }));
      const question = page.getByRole('dialog', { name: 'Save this vacancy?' }).getByRole('button', { name: 'Save' });
      await hand.see(question);
      await hand.take(question);
      await hand.see(main.getByRole('heading', { name: `Lighthouse Keeper by ${way}` }));
      await hand.see(main.getByRole('button', { name: 'Invite Candidate' }));
    },
  },
  {
    name: 'add a colleague, and see what the group may do',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.find('add user', /^Add user/);
      const fill = async (name: string, text: string) => {
        const field = main.getByRole('textbox', { name, exact: true });
        await hand.goTo(field);
        await hand.type(text);
      };
      await fill('First Name', 'Nina');
      await fill('Last Name', 'Newcomer');
      await fill('Email', `nina.${way}@acme.example`);
      await hand.choose(main.getByRole('combobox', { name: 'User groups' }), /Recruiters/, 'Recr');
      await hand.press('Escape');
      await hand.see(main.getByText(/View|Invite|candidates/i));
      const save = main.getByRole('button', { name: 'Save' });
      await hand.take(save);
      await hand.see(page.getByText('User is created. We’ve emailed them a link to set a password.'));
    },
  },
  {
    name: 'see why a mail did not arrive',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      if (way === 'mouse') await hand.open('Notifications');
      else await hand.find('mail not arrived', /^Email/);
      const bounced = main.getByRole('group', { name: 'Latest event', exact: true }).getByRole('checkbox', { name: 'Bounced' });
      await hand.see(bounced);
      const from = main.getByRole('textbox', { name: 'From' });
      await hand.goTo(from);
      await hand.press('Control+a');
      await hand.type('01/09/2026');
      if (way === 'mouse') await hand.click(bounced, main.getByRole('button', { name: 'Search', exact: true }));
      else {
        await hand.tabTo(bounced);
        await hand.press('Space', 'Enter');
      }
      const first = main.getByRole('table').getByRole('link').first();
      await hand.see(main.getByRole('table').getByRole('row', { name: /Bounced/ }));
      await hand.take(first);
      await hand.see(page.getByRole('dialog').getByText(/mailbox|address|rejected|refused/i));
    },
  },
  {
    name: 'change the brand colour',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.find('brand', /Branding/);
      const colour = main.getByRole('textbox', { name: 'Brand colour', exact: true });
      await hand.see(colour);
      await hand.goTo(colour);
      await hand.press('Control+a');
      await hand.type(way === 'mouse' ? '#1f5fc8' : '#2a7d4f');
      const save = main.getByRole('button', { name: 'Save', exact: true });
      if (way === 'mouse') await hand.click(save);
      else await hand.press('Enter');
      await hand.see(page.getByText('Edit customer branding success.'));
    },
  },
  {
    name: 'export last month’s applications',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.open('Applications');
      const opener = main.getByRole('button', { name: 'Export' });
      await hand.see(main.locator('[data-id]'));
      const lastMonth = page.getByRole('dialog').getByRole('button', { name: 'Last month' });
      const download = page.waitForEvent('download');
      if (way === 'mouse') await hand.click(opener, lastMonth);
      else {
        await hand.tabTo(opener);
        await hand.press('Enter');
        await hand.tabTo(lastMonth);
        await hand.press('Enter');
      }
      await download;
      await hand.see(page.getByText(/rows saved to/));
    },
  },
  {
    name: 'see who changed a permission, and which',
    who,
    prepare: async ({ page, main, way }) => {
      await page.getByRole('link', { name: 'Groups', exact: true }).click();
      await main.getByRole('link', { name: 'Hiring Managers', exact: true }).click();
      await page.getByRole('tab', { name: 'Permissions (Edge)' }).click();
      await main.getByRole('button', { name: /^User Management/ }).click();
      await main.getByRole('checkbox', { name: way === 'mouse' ? 'View User List' : 'Create User' }).click();
      await main.getByRole('button', { name: 'Update' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
      await page.getByText('update policy success').waitFor();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await page.locator('main h2:visible').first().waitFor();
    },
    run: async (hand) => {
      const { main, way } = hand;
      await hand.find('who changed a permission', /Audit log/);
      const first = main
        .getByRole('row', { name: /Changed permissions/ })
        .first()
        .getByRole('button')
        .first();
      await hand.see(first);
      await hand.take(first);
      await hand.see(main.getByText(way === 'mouse' ? 'View User List' : 'Create User'));
    },
  },
  {
    name: 'archive a user and have them back',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.open('Users');
      const row = main.locator('[data-id]').nth(2);
      await hand.see(row);
      const id = await row.getAttribute('data-id');
      const archive = main.getByRole('button', { name: 'Archive', exact: true });
      if (way === 'mouse') await hand.click(row.getByRole('checkbox'), archive);
      else {
        await hand.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'x');
        await hand.tabTo(archive);
        await hand.press('Enter');
      }
      await hand.see(page.getByText('1 user has been archived.'));
      if (way === 'mouse') await hand.click(page.getByRole('button', { name: 'Undo' }).first());
      else await hand.press('Control+z');
      await hand.see(main.locator(`[data-id="${id}"]`));
    },
  },
  {
    name: 'move a department',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.open('Department');
      const edit = main.getByRole('link', { name: 'Edit', exact: true });
      await hand.take(edit);
      await hand.see(page.getByRole('heading', { level: 1, name: 'Edit department' }));
      const item = (name: string) => main.getByRole('treeitem', { name, exact: true });
      if (way === 'mouse') {
        const [from, to] = [await item('Returns').boundingBox(), await item('Accounts').boundingBox()];
        if (!from || !to) throw new Error('the tree is not there');
        await page.mouse.move(from.x + 300, from.y + 18);
        await page.mouse.down();
        await page.mouse.move(to.x + 320, to.y + to.height / 2, { steps: 8 });
        await page.mouse.up();
        hand.clicks += 1;
      } else {
        await hand.tabTo(item('Acme'));
        await hand.type('Web');
        await hand.press('Alt+ArrowLeft');
      }
      await hand.see(page.getByRole('status').filter({ hasText: / moved to position/ }));
      const update = main.getByRole('button', { name: 'Update' });
      const agreed = page.getByRole('dialog').getByRole('button', { name: 'Update' });
      if (way === 'mouse') await hand.click(update, agreed);
      else {
        await hand.tabTo(update);
        await hand.press('Enter');
        await hand.tabTo(agreed);
        await hand.press('Enter');
      }
      await hand.see(page.getByText('Update hierarchy success.'));
    },
  },
  {
    name: 'from a figure of the dashboard to its rows',
    who,
    run: async (hand) => {
      const { main } = hand;
      await hand.open('Discover Insights');
      const link = main.getByRole('link', { name: /application/i }).first();
      await hand.see(link);
      await hand.take(link);
      await hand.see(main.getByRole('heading', { level: 1, name: 'Applications' }), main.locator('[data-id]'));
    },
  },
  {
    name: 'dark colours',
    who,
    run: async (hand) => {
      const { page, way } = hand;
      if (way === 'mouse')
        await hand.click(page.getByRole('button', { name: /^Account of/ }), page.getByRole('button', { name: 'Dark', exact: true }));
      else await hand.find('dark', /Dark/);
      await page.waitForFunction(
        () => getComputedStyle(document.body).colorScheme === 'dark' || document.documentElement.dataset['theme'] === 'dark',
      );
    },
  },
  {
    name: 'sign out everywhere else',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      if (way === 'mouse')
        await hand.click(page.getByRole('button', { name: /^Account of/ }), page.getByRole('link', { name: 'Your account' }));
      else await hand.find('sign out everywhere', /session|account/i);
      if (way === 'mouse') await hand.click(page.getByRole('tab', { name: /Sessions/ }));
      const button = main.getByRole('button', { name: 'Sign out everywhere else' });
      await hand.see(button);
      if (way === 'mouse') await hand.click(button, page.getByRole('dialog').getByRole('button', { name: /Sign out/ }));
      else {
        await hand.tabTo(button);
        await hand.press('Enter');
        await hand.tabTo(page.getByRole('dialog').getByRole('button', { name: /Sign out/ }));
        await hand.press('Enter');
      }
      await hand.see(page.getByText(/signed out/i));
    },
  },
];
