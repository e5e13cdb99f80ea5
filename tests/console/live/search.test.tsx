import '../../engine/screens/documentOnNode.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { live } from './live.tsx';
import { queries, type Query, type Role } from './searchQueries.ts';

const { open, running } = live();

const accounts: Record<Role, string> = {
  staff: 'staff@demo.example',
  admin: 'admin@acme.example',
  recruiter: 'recruiter@acme.example',
  manager: 'manager@acme.example',
};

/** The people and the vacancy that the queries name, in place of some of the demo data. */
beforeAll(async () => {
  const { db } = await running().platform.stores.region('ap-southeast-2');
  const acme = sql`(select id from customers where display_name = 'Acme')`;
  const identity = await running().platform.stores.identity();
  const { rows } = await identity.db.execute<{ id: string }>(acme);
  const customer = rows[0]?.id ?? '';
  const newest = sql`select candidate_id from applications where customer_id = ${customer} order by created_at desc limit 1`;
  await db.execute(sql`update candidates set first_name = 'Maria', last_name = 'Example', email = 'maria.example@people.example',
    phone_number = '+61491570156' where customer_id = ${customer} and id = (${newest})`);
  await db.execute(sql`update users set first_name = 'Nina', last_name = 'Example' where customer_id = ${customer} and id =
    (select id from users where customer_id = ${customer} and archived_at is null and first_name not in ('Ada', 'Rae', 'Max', 'Mia') order by id limit 1)`);
  await db.execute(sql`update vacancies set title = 'Night shift baker', external_vacancy_id = 'NSB-2041' where customer_id = ${customer} and id =
    (select id from vacancies where customer_id = ${customer} and archived_at is null order by created_at limit 1)`);
});

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

type User = ReturnType<typeof userEvent.setup>;

async function type(user: User, text: string): Promise<void> {
  const box = screen.getByRole('combobox', { name: 'Search for anything' });
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
  await waitFor(() => expect(screen.getByRole('listbox', { hidden: true })).toHaveAttribute('aria-busy', 'false'));
}

const options = () => screen.queryAllByRole('option');
const titleOf = (option: HTMLElement) => option.querySelector('p > span')?.textContent ?? '';

/** Title, context and group of the first three entries. */
const first = () =>
  options()
    .slice(0, 3)
    .map((option) => ({
      title: titleOf(option),
      place: `${option.querySelector('p > small')?.textContent ?? ''} ${option.closest('[role=group]')?.firstChild?.textContent ?? ''}`,
    }));

const answers = ({ finds, within: place }: Query) =>
  first().some(({ title, place: found }) => finds.test(title) && (place === undefined || place.test(found)));

describe('the search of everything', () => {
  it.each(Object.keys(accounts) as Role[])(
    'answers what a %s types among its first three entries',
    async (role) => {
      const user = await open(role === 'staff' ? 'users' : 'vacancies', { customer: 'Acme', as: accounts[role] });
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('combobox', { name: 'Search for anything' });
      const missing: string[] = [];
      for (const query of queries.filter(({ as = 'admin' }) => as === role)) {
        await type(user, query.text);
        if (!answers(query))
          missing.push(
            `${query.text}: ${first()
              .map(({ title, place }) => `${title} (${place.trim()})`)
              .join(', ')}`,
          );
      }
      expect(missing).toEqual([]);
    },
    120_000,
  );

  it.each(['recruiter', 'manager'] as const)(
    'shows a %s nothing whose page is refused',
    async (role) => {
      const opened = vi.spyOn(window, 'open').mockReturnValue(null);
      const user = await open('vacancies', { customer: 'Acme', as: accounts[role] });
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('combobox', { name: 'Search for anything' });
      for (const text of ['', 'example', 'settings', 'password', 'email', 'archive', 'create', 'group', 'sso', 'log', 'ats', 'night']) {
        if (text) await type(user, text);
        for (const option of options()) if (option.dataset['address'] !== undefined) fireEvent.click(option, { ctrlKey: true });
      }
      const paths = new Set(opened.mock.calls.map(([to]) => String(to).replace(/^\/region\/[^/]+\/customers\/[^/]+\/?/, '')));
      opened.mockRestore();
      expect(paths.size).toBeGreaterThan(3);
      const refused: string[] = [];
      for (const path of paths) {
        cleanup();
        await open(path, { customer: 'Acme', as: accounts[role] });
        if (screen.queryByText(/No permission|Nothing to see here|couldn't find this page|don’t have access/)) refused.push(path);
      }
      expect(refused).toEqual([]);
    },
    120_000,
  );
});
