import type { GraphQLEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeAuditValues } from '../src/platform/purge/records.ts';
import { Caller } from './support/caller.ts';
import { contract, operations } from './support/contract.ts';
import { exampleOf } from './support/examples.ts';
import { tenantNamed } from './support/persons.ts';
import { readWorld, type Tenant } from './support/world.ts';
import { startPlatform, type Running } from './platform/browser.ts';

// Every kind of audit entry, as every mutation of the contract leaves it, before and after a purge of what it is about.

interface Entry {
  _id: string;
  at: string;
  operation: string;
  actorId: string;
  actorName: string | null;
  subjectCount: number;
  fields: string[];
  changes: { subjectId: string; field: string; before: unknown; after: unknown; purged: boolean }[];
}

const text = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) {
  data { _id at operation actorId actorName subjectCount fields changes { subjectId field before after purged } } } }`;
const mutations = operations.filter(({ kind, access }) => kind === 'mutation' && access !== 'public');

let running: Running;
let home: Tenant;
let staff: Caller;
let before: Entry[];
let after: Entry[];

const trail = async (): Promise<Entry[]> => {
  const { organization: organizationId, customer: customerId, hierarchy: hierarchyId } = home.ids;
  const filter = { organizationId, customerId, hierarchyId, limit: 500 };
  const { data } = await staff.ask<{ data: Entry[] }>(text, { filter }, { region: home.region });
  return data;
};

beforeAll(async () => {
  running = startPlatform();
  home = tenantNamed(await readWorld(running), 'harbour-vale-home');
  staff = await new Caller(running.platform).as('staff@demo.example');
  for (const operation of mutations) {
    const variables = exampleOf(operation, { id: (noun) => home.ids[noun], region: home.region, seed: 'audited' });
    await staff.call(operation.text, variables, { region: home.region });
  }
  before = await trail();
  const store = await running.platform.stores.region(home.region);
  const { rows } = await store.pool.query<{ id: string }>('select distinct subject_id as id from audit_values where customer_id = $1', [
    home.ids['customer'],
  ]);
  const none = { ids: [], applicationIds: [], assessmentIds: [], addresses: [], phones: [], names: [] };
  const traces = { ...none, customerId: home.ids['customer'], candidateIds: rows.map(({ id }) => id) };
  await store.transaction((tx) =>
    Promise.resolve(
      purgeAuditValues(tx, { ...traces, customerId: String(traces.customerId) }, { mode: 'delete', now: running.clock.now() }),
    ),
  );
  after = await trail();
}, 300_000);
afterAll(() => running.close());

/** Mutations that leave no entry, and why. */
const unrecorded: Record<string, string> = {
  AuthNoteActivity: 'it moves the end of a session, many times a day',
  AuthStartApp: 'it counts once a code of the app was sent',
  AuthStartPasskey: 'it counts once the browser has answered',
  AuthStartPasskeyConfirmation: 'the proof is what counts',
  AuthStartPasskeyLogin: 'the sign-in is what counts',
  CommonSavePageLayout: 'it changes nothing but how the caller sees a page',
  IDPMailSSOStep: 'nobody is signed in yet, and a step goes on record once it is completed',
};

describe('an entry of the audit trail', () => {
  const kinds = new Set((contract.schema.getType('AuditOperation') as GraphQLEnumType).getValues().map(({ name }) => name));

  it('can be named by the trail for every mutation of the contract that leaves one', () => {
    const names = operations.filter(({ kind }) => kind === 'mutation').map(({ name }) => name);
    expect(names.filter((name) => !kinds.has(name)).toSorted()).toEqual(Object.keys(unrecorded));
  });

  it('is of a kind that the trail can name, wherever it is stored', async () => {
    const left: string[] = [];
    for (const { pool } of running.platform.stores.opened())
      left.push(
        ...(await pool.query<{ operation: string }>('select distinct operation from audit_entries')).rows.map((row) => row.operation),
      );
    expect(left.length).toBeGreaterThan(25);
    expect(left.filter((operation) => !kinds.has(operation))).toEqual([]);
  });

  it('is left by most mutations', () => {
    expect(new Set(before.map(({ operation }) => operation)).size).toBeGreaterThan(25);
  });

  it('says after a purge who did what, when, and to which fields', () => {
    const facts = (entries: Entry[]) =>
      entries.map(({ changes, ...entry }) => ({
        ...entry,
        changed: changes.map(({ subjectId, field }) => `${subjectId} ${field}`).toSorted(),
      }));
    expect(facts(after)).toEqual(facts(before));
    expect(after.filter(({ actorId, at }) => !actorId || !at)).toEqual([]);
  });

  it('says after a purge nothing of the values', () => {
    const kept = after.flatMap(({ operation, changes }) =>
      changes.flatMap((each) => (each.before !== null || each.after !== null || !each.purged ? [`${operation} ${each.field}`] : [])),
    );
    expect(kept).toEqual([]);
  });
});
