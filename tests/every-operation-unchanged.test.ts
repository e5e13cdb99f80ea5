import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from './support/caller.ts';
import { leavesOf, operations, type ContractOperation } from './support/contract.ts';
import { exampleOf } from './support/examples.ts';
import { readWorld, type Tenant, type World } from './support/world.ts';
import { startPlatform, type Running } from './platform/browser.ts';
import { tenantNamed } from './support/persons.ts';

// A save that changes nothing writes nothing: every operation that changes what is there, called twice with the same values.

const changing = operations.filter(({ kind, name }) => kind === 'mutation' && /Update|Edit|Save|Mark|AddUsers|RemoveUsers|Move/.test(name));

let running: Running;
let world: World;
let home: Tenant;
let staff: Caller;
beforeAll(async () => {
  running = startPlatform();
  world = await readWorld(running);
  home = tenantNamed(world, 'harbour-vale-home');
  staff = await new Caller(running.platform).as('staff@demo.example');
});
afterAll(() => running.close());

/** Every row of both stores, a line a table; what is recorded apart from the trail and the keys of calls. */
async function picture(): Promise<Record<string, string>> {
  const stores = [await running.platform.stores.identity(), await running.platform.stores.region(home.region)];
  const found: Record<string, string> = {};
  for (const [index, { pool }] of stores.entries()) {
    const tables = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables.rows.filter((each) => !notCompared.has(each.name))) {
      const { rows } = await pool.query<{ sum: string; count: string }>(
        `select count(*) as count, coalesce(md5(string_agg(md5(row::text), '' order by md5(row::text))), '') as sum
         from (select ${columns[name] ?? '*'} from "${name}") as row`,
      );
      found[`${index === 0 ? 'identity' : 'region'}.${name}`] = `${rows[0]?.count} ${rows[0]?.sum}`;
    }
  }
  return found;
}

/** Keys that make a call idempotent, sessions, days on which rights were used, figures that jobs roll up at any moment, heads of chains that a job
 * extends, and what a look at the platform's health finds. */
const notCompared = new Set([
  ...['idempotency_keys', 'sessions', 'audit_relays', 'figure_days', 'figure_marks', 'platform_values', 'audit_chains', 'right_uses'],
  ...['background_jobs', 'job_leases', 'platform_parts', 'dead_letters'],
]);

/** Jobs may check a domain's DNS records, and seal entries, at any time; the rest of the row is compared. */
const columns: Record<string, string> = {
  email_domains: 'customer_id, version, display_name, is_enabled',
  audit_entries: 'id, at, operation, customer_id',
  audit_values: `entry_id, subject_id, name, before, "values"`,
};

async function save(operation: ContractOperation, variables: object) {
  let sent = structuredClone(variables) as Record<string, unknown>;
  for (let turn = 0; turn < 2; turn += 1) {
    const reply = await staff.call(operation.text, sent, { region: home.region });
    if (reply.reason !== 'NEWER_VERSION' && reply.reason !== 'NEWER') return reply;
    const version = Number(/"version":(\d+)/.exec(reply.text)?.[1]);
    sent = withVersion(
      sent,
      leavesOf(operation)
        .map(({ path }) => path)
        .filter((path) => /(^|\.)version$/.test(path)),
      version,
    );
  }
  throw new Error(`${operation.name} is refused for its version`);
}

function withVersion(variables: Record<string, unknown>, paths: string[], version: number): Record<string, unknown> {
  for (const path of paths) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let at: Record<string, unknown> | undefined = variables;
    for (const step of steps) at = at?.[step] as Record<string, unknown> | undefined;
    if (at) at[last] = version;
  }
  return variables;
}

/** Operations that need a record first, which another operation makes. */
const madeBy: Record<string, string> = {
  AppsUpdateCustomerSetting: 'AppsCreateCustomerSetting',
  IDPUpdateSSOConfig: 'IDPCreateSSOConfig',
  NotifUpdateEmailDomainSetting: 'NotifCreateEmailDomain',
};

/** Operations whose second call sends the same values in another form. */
const onceMore: Record<string, (variables: object, made: unknown) => object> = {
  // The first save makes the view.
  CommonSaveView: ({ input }: { input?: object }, made) => ({ input: { ...input, _id: (made as { _id: string })._id } }),
  // So does the first save of a note.
  AppsSaveApplicationNote: ({ input }: { input?: object }, made) => ({ input: { ...input, _id: (made as { _id: string })._id } }),
  // The created departments are sent again as updates with the same names.
  ORGUpdateHierarchies: ({ hierarchies }: { hierarchies?: object }, made) => {
    const { created } = made as { created: { _id: string; name: string }[] };
    return {
      hierarchies: { ...hierarchies, created: [], updated: created.map(({ _id, name }) => ({ _id, name })), expectedVersion: undefined },
    };
  },
};

describe('saving the same once more', () => {
  it.each(changing.map((operation) => [operation.name, operation] as const))('by %s writes nothing', async (_, operation) => {
    const maker = operations.find(({ name }) => name === madeBy[operation.name]);
    if (maker)
      await staff.call(maker.text, exampleOf(maker, { id: (noun) => home.ids[noun], region: home.region }), { region: home.region });
    const variables = exampleOf(operation, { id: (noun) => home.ids[noun], region: home.region, seed: 'same' });
    const first = await save(operation, variables);
    expect(first.code, first.text).toBeUndefined();
    const before = await picture();
    running.clock.pass(1000);
    const again = await save(operation, onceMore[operation.name]?.(variables, first.data) ?? variables);
    expect(again.code, again.text).toBeUndefined();
    expect(await picture()).toEqual(before);
  });
});
