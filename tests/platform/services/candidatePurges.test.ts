import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { unused } from '../browser.ts';
import { applicationCalls } from './applicationCalls.ts';
import { limitedTo } from './people.ts';
import { dump, plant, sighted, storesOf } from './plantedCandidate.ts';
import type { Planted } from './plantedCandidate.ts';

const { world, rows, create, enter, get, ask, department } = applicationCalls();

const scopeTypes = '$organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $id: ID!, $confirmation: String';
const scopeGiven = 'organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, confirmation: $confirmation';
const ways = {
  AppsPurgeApplicationCandidate: [
    `mutation (${scopeTypes}) { AppsPurgeApplicationCandidate(${scopeGiven}, _id: $id) { _id } }`,
    'DEIDENTIFY',
  ],
  AppsDeleteCandidateById: [
    `mutation (${scopeTypes}) { AppsDeleteCandidateById(${scopeGiven}, candidateId: $id) { data { _id } } }`,
    'DELETE',
  ],
} as const;

describe.each(Object.keys(ways) as (keyof typeof ways)[])('%s', (name) => {
  let planted: Planted;
  const text = async () => {
    const { identity, home } = await storesOf(world.running.platform);
    return dump([identity, home]);
  };
  beforeAll(async () => {
    planted = await plant(await storesOf(world.running.platform), world.scope, name, new Date('2025-03-01T08:00:00.000Z'));
  });

  it('leaves none of the candidate’s canaries anywhere in a dump of the stores, and everything of others', async () => {
    const other = await plant(
      await storesOf(world.running.platform),
      world.scope,
      `${name} neighbour`,
      new Date('2025-03-01T08:00:00.000Z'),
    );
    const all = Object.keys(planted.canaries);
    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(sighted(await text(), planted.canaries)).toEqual(all);
    const [query, confirmation] = ways[name];
    const id = name === 'AppsDeleteCandidateById' ? planted.id : planted.applicationId;
    // The stored answer for a repeated request has no trace of them either.
    world.staff.headers = { 'idempotency-key': `purge-${planted.id}` };
    const answer = await world.staff.ask(query, { ...world.scope, id, confirmation });
    world.staff.headers = {};
    expect(answer.errors).toBeUndefined();
    const after = await text();
    expect(sighted(after, planted.canaries)).toEqual([]);
    expect(sighted(after, other.canaries)).toEqual(Object.keys(other.canaries));
  });

  it('leaves the history, in which only staff are named, and sends nothing that waited', async () => {
    const events = 'select kind, user_name from application_events where application_id = $1';
    expect(await rows(events, [planted.applicationId])).toEqual([{ kind: 'INVITED', user_name: 'Rae Recruiter' }]);
    // Rules' findings about their results go with those.
    const [read] = await rows(
      "select rule->0->'value' as value, rule->0->'comparisonValue' as compared from application_events where application_id = $1",
      [planted.applicationId],
    );
    expect(read).toEqual({ value: name === 'AppsDeleteCandidateById' ? null : 71, compared: 65 });
    expect(await rows('select 1 from reminders where application_id = $1', [planted.applicationId])).toEqual([]);
    expect(await rows('select 1 from sms_outbox where master_id = $1', [planted.assessmentId])).toEqual([]);
    const entries = await rows('select fields, subjects from audit_entries where operation = $1 and subjects ? $2', [name, planted.id]);
    expect(entries).toHaveLength(1);
  });
});

describe('a purge, while others are at work', () => {
  afterEach(() => vi.restoreAllMocks());
  it('is refused where the candidate is entered meanwhile for a department that is out of reach', async () => {
    const hierarchyId = await department();
    const email = `meanwhile.${unused()}@people.example`;
    const [near, far] = [await enter(await create({ hierarchyId }), { email }), await create()];
    const limited = await limitedTo(world.running, world.admin, { ...world.scope, hierarchyId }, ['apps:deleteApplication']);
    const { identity } = await storesOf(world.running.platform);
    const { transaction } = identity;
    let isEntered = false;
    vi.spyOn(identity, 'transaction').mockImplementation(async (work) => {
      // Others use this store, too: a purge is known by the time that it takes for itself.
      let limit: unknown;
      const result = await transaction(async (tx) => {
        const done = await work(tx);
        limit = (await tx.execute(sql`show statement_timeout`)).rows[0]?.['statement_timeout'];
        return done;
      });
      if (isEntered || limit !== '10min') return result;
      isEntered = true;
      await enter(far, { email });
      return result;
    });
    const { errors } = await ask('remove', { id: near.candidate._id, confirmation: 'DELETE' }, limited);
    expect([isEntered, errors?.[0]?.extensions]).toMatchObject([true, { code: 'CONFLICT', reason: 'CANDIDATE_ELSEWHERE' }]);
    expect((await get(near._id)).candidate).toMatchObject({ purgedAt: null, personalInformation: { email } });
  });

  it('records a purge even if the process ends right after it', async () => {
    const one = await enter(await create());
    const home = await world.running.platform.stores.region('ap-southeast-2');
    const { transaction } = home;
    let isOver = false;
    vi.spyOn(home, 'transaction').mockImplementation(async (work) => {
      if (isOver) throw new Error('the process ends');
      const result = await transaction(work);
      // Uses of rights are noted at the same time.
      isOver ||= Array.isArray(result) && result[0] === one.candidate._id;
      return result;
    });
    const { errors } = await ask('remove', { id: one.candidate._id, confirmation: 'DELETE' }, world.staff);
    vi.restoreAllMocks();
    expect([isOver, errors?.[0]?.extensions.code]).toEqual([true, 'INTERNAL_SERVER_ERROR']);
    expect((await get(one._id)).candidate.purgedAt).not.toBeNull();
    const entries = `select fields from audit_entries where operation = 'AppsDeleteCandidateById' and subjects ? $1`;
    expect(await rows(entries, [one.candidate._id])).toHaveLength(1);
  });
});
