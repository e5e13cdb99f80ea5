import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { scopeOf } from '../scopeOf.ts';
import type { Scope } from '../scopeOf.ts';

const text = 'query ($input: CommonSearchInput!) { CommonSearch(input: $input) { lists { rows failed } } }';
// The embedded database has no trigrams.
describe('a search without trigrams', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform({}, { embedded: true });
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    const { customerId } = scope;
    const { db } = await running.platform.stores.region('ap-southeast-2');
    await db.execute(sql`update candidates set first_name = 'Siobhán', last_name = 'Łukasińska' where customer_id = ${customerId}
      and id = (select candidate_id from applications where customer_id = ${customerId} limit 1)`);
  });
  afterAll(() => running.close());

  const found = async (searchText: string): Promise<string[]> => {
    const list = {
      operation: 'AppsGetApplicationList',
      variables: { filterApplicationInput: { ...scope, searchText } },
      columns: ['candidate.personalInformation.firstName'],
    };
    const { lists } = await admin.get<{ lists: { rows: { candidate: { personalInformation: { firstName: string } } }[] }[] }>(text, {
      input: { text: searchText, limit: 5, lists: [list] },
    });
    return lists.flatMap(({ rows }) => rows.map(({ candidate }) => candidate.personalInformation.firstName));
  };

  it('finds a name that was typed without its accents', async () => {
    expect(await found('siobhan lukasinska')).toContain('Siobhán');
    expect(await found('Siobhán Łukasińska')).toContain('Siobhán');
  });

  it('takes what is typed as it stands', async () => {
    for (const hostile of ['siobhan%', 'siobhan_lukas', 'xqzwv jkpf']) expect(await found(hostile)).toEqual([]);
  });
});
