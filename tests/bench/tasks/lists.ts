import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Task } from './Task.ts';

const who = 'admin@acme.example';

/** Work with lists of any kind; each task begins on the home page. */
export const lists: Task[] = [
  {
    name: 'import users from a file, one row of which is wrong',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      const file = join(mkdtempSync(join(tmpdir(), 'console-bench-')), 'colleagues.csv');
      writeFileSync(
        file,
        [
          'First Name,Last Name,Email',
          `Una,Uploaded,una.${way}@acme.example`,
          'Uma,Uploaded,no address',
          `Udo,Uploaded,udo.${way}@acme.example`,
        ].join('\r\n'),
      );
      await hand.open('Users');
      const opener = main.getByRole('button', { name: 'Import' });
      await hand.take(opener);
      const dialog = page.getByRole('dialog');
      const chooser = page.waitForEvent('filechooser');
      const choose = dialog.getByRole('button', { name: /Choose a file/ });
      await hand.see(choose);
      await hand.take(choose);
      await (await chooser).setFiles(file);
      for (let step = 0; step < 3; step += 1) {
        const next = dialog.getByRole('button', { name: /^(Next|Continue|Check|Preview|Import)/ }).last();
        await hand.see(next);
        const label = (await next.textContent()) ?? '';
        await hand.take(next);
        if (label.startsWith('Import')) break;
      }
      await hand.see(dialog.getByText(/2 .*(imported|created|added)/i));
    },
  },
  {
    name: 'chart applications by month and status, on the home page',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.open('Applications');
      const explore = main.getByRole('button', { name: 'Explore' });
      await hand.take(explore);
      await hand.see(main.getByRole('combobox', { name: 'Group by' }));
      await hand.choose(main.getByRole('combobox', { name: 'Group by' }), 'Created');
      await hand.choose(main.getByRole('combobox', { name: 'Then by' }), 'Status');
      const pin = main.getByRole('button', { name: 'Show on your home page' });
      if (way === 'mouse') {
        await hand.click(pin);
        await hand.open('Home');
      } else {
        await hand.tabTo(pin);
        await hand.press('Enter');
        await hand.find('home', /^Home/);
      }
      await hand.see(page.getByRole('region', { name: /^Applications by / }).locator('.recharts-bar-rectangle'));
    },
  },
  {
    name: 'be mailed a list every day',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.open('Vacancies');
      const views = main.getByRole('button', { name: /^Views/ });
      const item = page.getByRole('menuitem', { name: 'Save as a new view…' });
      if (way === 'mouse') await hand.click(views, item);
      else {
        await hand.tabTo(views);
        await hand.press('Enter');
        await hand.see(item);
        await hand.press('End', 'Enter');
      }
      const dialog = page.getByRole('dialog', { name: 'Save as a new view' });
      await hand.see(dialog.getByLabel('Name'));
      await hand.goTo(dialog.getByLabel('Name'));
      await hand.type(`Each morning by ${way}`);
      const save = dialog.getByRole('button', { name: 'Save' });
      await hand.take(save);
      await hand.see(main.getByRole('button', { name: `Views, open: Each morning by ${way}` }));
      const mail = page.getByRole('menuitem', { name: /Email/ });
      if (way === 'mouse') await hand.click(views, mail);
      else {
        await hand.tabTo(views);
        await hand.press('Enter');
        await hand.see(mail);
        await hand.type('Email');
        await hand.press('Enter');
      }
      const often = page.getByRole('dialog', { name: /^Email me/ });
      await hand.see(often);
      await hand.choose(often.getByRole('combobox', { name: 'How often' }), 'Every day');
      const agreed = often.getByRole('button', { name: 'Save' });
      await hand.take(agreed);
      await hand.see(page.getByText(`We’ll email you “Each morning by ${way}”.`));
    },
  },
  {
    name: 'put one cell right',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.open('Vacancies');
      const row = main.locator('[data-id]').nth(1);
      await hand.see(row);
      if (way === 'mouse') {
        await row.locator('td.first').hover();
        await hand.click(page.getByRole('button', { name: /^Edit Vacancy name/ }));
      } else await hand.press('ArrowDown', 'ArrowDown', 'F2');
      await hand.see(page.getByRole('dialog').locator('input:focus'));
      await hand.press('Control+a');
      await hand.type(`Put right by ${way}`);
      await hand.press('Enter');
      await hand.see(main.getByText(`Put right by ${way}`));
    },
  },
  {
    name: 'give many the same value',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.open('Vacancies');
      await hand.see(main.locator('[data-id]'));
      const edit = main.getByRole('button', { name: 'Edit field' });
      if (way === 'mouse') {
        for (const at of [3, 4, 5]) await hand.click(main.locator('[data-id]').nth(at).getByRole('checkbox'));
        await hand.click(edit);
      } else {
        await hand.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'x', 'ArrowDown', 'x', 'ArrowDown', 'x');
        await hand.tabTo(edit);
        await hand.press('Enter');
      }
      const dialog = page.getByRole('dialog');
      await hand.choose(dialog.getByRole('combobox').first(), /Description/);
      const field = dialog.getByRole('textbox').last();
      await hand.goTo(field);
      await hand.type('The same for all.');
      const save = dialog.getByRole('button', { name: /^(Save|Update|Change|Edit)/ }).last();
      await hand.take(save);
      await hand.see(page.getByText(/3 .*(changed|updated|saved)/i));
    },
  },
  {
    name: 'find what closed both ways: declined or withdrawn, this quarter',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.open('Applications');
      const filters = main.getByRole('button', { name: /^Filters/ });
      await hand.take(filters);
      const dialog = page.getByRole('dialog', { name: 'Filters' });
      for (const name of ['Declined', 'Withdrawn']) {
        if (way === 'mouse') await hand.click(dialog.getByRole('checkbox', { name }));
        else {
          await hand.tabTo(dialog.getByRole('checkbox', { name }));
          await hand.press('Space');
        }
      }
      await hand.choose(dialog.getByRole('combobox', { name: 'Created' }), 'This quarter');
      if (way === 'mouse') await hand.click(dialog.getByRole('button', { name: 'Done' }));
      else await hand.press('Escape');
      await hand.see(main.locator('[data-id]').filter({ hasText: /Declined|Withdrawn/ }));
      await page.waitForURL(/applicationStatusList=.*created/i);
    },
  },
  {
    name: 'put a vacancy at hand',
    who,
    run: async (hand) => {
      const { page, main, way } = hand;
      await hand.find(way === 'mouse' ? 'checkout supervisor' : 'barista', way === 'mouse' ? /Checkout Supervisor/ : /Barista/);
      const star = main.getByRole('button', { name: 'Favourite' });
      await hand.see(star);
      if (way === 'mouse') {
        await hand.click(star);
        await hand.open('Home');
      } else {
        await hand.tabTo(star);
        await hand.press('Enter');
        await hand.find('home', /^Home/);
      }
      await hand.see(page.getByRole('region', { name: 'Favourites' }).getByRole('link'));
    },
  },
];
