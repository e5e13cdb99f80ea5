import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deep, type Caller, type Reply } from './support/caller.ts';
import { operations } from './support/contract.ts';
import { exampleOf } from './support/examples.ts';
import { matrix } from './support/matrix.ts';
import type { Row } from './support/matrixRows.ts';
import {
  callerFacts,
  callerKinds,
  comesIn,
  copyOf,
  isGranted,
  meetCallers,
  textOf,
  type CallerKind,
  type Met,
} from './support/matrixCallers.ts';
import { askedAtHome, callOf, cellsOf, expectedOf, placeNamed, type Cell, type Ground } from './support/matrixCells.ts';
import { stillPicture, wholePicture } from './support/matrixPicture.ts';
import { preparePlaces } from './support/matrixPlaces.ts';
import { foreignIn } from './support/persons.ts';
import { pictureOf, readWorld, type Owner } from './support/world.ts';
import { startPlatform, type Running } from './platform/browser.ts';

// Tenancy matrix: every operation of the contract, by every person, about every owner. What is to be
// expected follows from the row in engine/matrix.ts, the right in the contract and the role's template; nothing of the platform decides it.

/** The same sample in every run unless a seed is given; all cells in the deep run. */
const seed = deep ? undefined : (process.env['MATRIX_SEED'] ?? 'tenancy');
vi.setConfig(deep ? { testTimeout: 600_000, hookTimeout: 600_000 } : { hookTimeout: 120_000 });

const rowOf = (name: string): Row => (matrix as Record<string, Row>)[name] as Row;

let running: Running;
let met: Record<CallerKind, Met>;
let ground: Ground;
let cells: Map<string, Cell[]>;
let staff: Caller;
const counts = { declared: 0, chosen: 0, run: 0, calls: 0 };

beforeAll(async () => {
  running = startPlatform();
  const world = await readWorld(running);
  met = await meetCallers(running, world);
  staff = met.staff.caller;
  const places = await preparePlaces(running, world, staff);
  ground = { world: await readWorld(running), places };
  cells = new Map(
    operations.map((operation) => {
      const { declared, cells: chosen } = cellsOf(operation, rowOf(operation.name), ground, seed);
      counts.declared += declared;
      counts.chosen += chosen.length;
      return [operation.name, chosen];
    }),
  );
});
afterAll(async () => {
  console.info(
    `Tenancy matrix: ${operations.length} operations, ${callerKinds.length} callers, ${counts.declared} cells declared, ` +
      `${counts.run} of ${counts.chosen} chosen ones run in ${counts.calls} calls, ${seed === undefined ? 'all of them' : `seed ${seed}`}`,
  );
  await running.close();
});

const named = operations.map(({ name }) => [name] as const);

describe('the matrix', () => {
  it('has one row for every operation of the contract, and none besides', () => {
    expect(Object.keys(matrix).sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'says who comes in to %s as the contract does',
    (name, { access }) => {
      expect(rowOf(name).door).toBe(Array.isArray(access) ? 'right' : access);
    },
  );

  it('knows the operations that undo others', () => {
    for (const { undo } of Object.values(matrix)) if (undo) expect(textOf(undo)).not.toBe('');
  });
});

describe('the callers are who they are said to be:', () => {
  it('the next request of somebody who is archived has no session, and the right password opens none', async () => {
    const { caller, email } = met.archivedWithSession;
    expect(caller.browser.cookies.has('session')).toBe(true);
    expect(await caller.call('{ AuthMe { _id } }')).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'NO_SESSION' });
    await expect(copyOf(running, met.anonymous.caller).as(email)).rejects.toThrow('REMAINING_ATTEMPTS');
  });

  // See callerFacts for the rules.
  it('somebody who is locked cannot sign in with the right password, and the session from before goes on', async () => {
    const { caller, email } = met.locked;
    await expect(copyOf(running, met.anonymous.caller).as(email)).rejects.toThrow('USER_LOCKED');
    expect(await caller.call('{ AuthMe { email } }')).toMatchObject({ code: undefined, data: { email } });
  });

  it('somebody without a group may ask who they are, and nothing else', async () => {
    expect(await met.noGrant.caller.call('{ AuthMe { groupIds } }')).toMatchObject({ code: undefined, data: { groupIds: [] } });
  });
});

describe('the platform says of the rights of', () => {
  const rights = [...new Set(operations.flatMap(({ access }) => (Array.isArray(access) ? access : [])))];

  it.each(callerKinds.filter((kind) => callerFacts[kind].signedIn))(
    'the caller %s what the template grants, and only at home',
    async (kind) => {
      const expected = [...ground.places.values()].map(({ name, region, ids }) => {
        const isReached = callerFacts[kind].holds === 'everything' || name === callerFacts[kind].home;
        const prn = `prn:${region}:${ids['organization']}:${ids['customer']}:${ids['hierarchy']}:*:*`;
        return [prn, Object.fromEntries(rights.map((right) => [right, isReached && isGranted(kind, right)]))] as const;
      });
      const todos = Object.fromEntries(expected.map(([prn]) => [prn, rights]));
      const { policyResult } = await met[kind].caller.ask<{ policyResult: unknown }>(textOf('CommonCheckPolicy'), { policy: { todos } });
      expect(policyResult).toEqual(Object.fromEntries(expected));
    },
  );
});

describe('whoever does not come in, or asks for what is missing for them, is refused by', () => {
  let before: Map<string, string>;
  beforeAll(async () => {
    before = await stillPicture(running);
  });

  it.each(named)('%s', async (name) => {
    for (const cell of cells.get(name) ?? []) if (!acts(cell)) await refused(cell);
  });

  it('and all this changed nothing, anywhere', async () => {
    const after = await wholePicture(running);
    expect([...after].filter(([table, print]) => before.get(table) !== print)).toEqual([]);
  });
});

describe('what is there for the callers who are at home in a customer:', () => {
  const others = callerKinds.filter((kind) => callerFacts[kind].holds !== 'everything');
  const isTheirs = (customer: string | undefined, organization: string) =>
    reachOf('customerAdmin')({ organization, ...(customer && { customer }) });
  let before: string[];
  beforeAll(async () => {
    before = await pictureOf(running, isTheirs);
  });

  describe.each(others)('the caller %s', (kind) => {
    it.each(answering(kind))('is all that %s shows and changes', (name) => runAllowed(name, kind));
  });

  it('and nothing of others was changed', async () => {
    expect(new Set(others.map((kind) => callerFacts[kind].home)).size).toBe(1);
    expect(await pictureOf(running, isTheirs)).toEqual(before);
  });
});

describe('what staff call for', () => {
  /** The organisations whose ids they send: all but that of the other callers. */
  const isTheirs = (_: unknown, organization: string) => {
    const sent = [...ground.places.values()].flatMap(({ ids, archivedIds }) => [ids['organization'], archivedIds['organization']]);
    return organization !== placeNamed(ground.places, 'acme').ids['organization'] && sent.includes(organization);
  };
  let before: string[];
  beforeAll(async () => {
    before = await pictureOf(running, isTheirs);
  });

  it.each(answering('staff'))('is all that %s shows and changes', (name) => runAllowed(name, 'staff'));

  it('and in other organisations than those they named nothing was changed', async () => {
    const after = new Set(await pictureOf(running, isTheirs));
    expect(before.filter((row) => !after.has(row))).toEqual([]);
  });
});

describe('once the region of a customer has answered, the others still have nothing of it for', () => {
  // An organisation is in every region: those of its customers that were made here by now are rightly listed here.
  const isAskedElsewhere = ({ target }: Cell) => target.name.endsWith(askedAtHome) && target.taken.some((noun) => noun !== 'organization');
  let before: Map<string, string>;
  beforeAll(async () => {
    before = await stillPicture(running);
  });

  it.each(answering('staff'))('%s', async (name) => {
    const operation = operations.find((each) => each.name === name) as (typeof operations)[number];
    for (const cell of cellsOf(operation, rowOf(name), ground, undefined).cells)
      if (cell.caller === 'staff' && isAskedElsewhere(cell) && !acts(cell)) await refused(cell);
  });

  it('and all this changed nothing, anywhere', async () => {
    const after = await wholePicture(running);
    expect([...after].filter(([table, print]) => before.get(table) !== print)).toEqual([]);
  });
});

/** The operations that let a caller in and have a body. */
function answering(kind: CallerKind): [string][] {
  return operations.filter(({ name, access }) => comesIn(kind, rowOf(name), access)).map(({ name }) => [name]);
}

async function runAllowed(name: string, kind: CallerKind): Promise<void> {
  if (rowOf(name).endsCallers) return;
  for (const cell of cells.get(name) ?? []) if (cell.caller === kind && acts(cell)) await allowed(cell);
}

function acts(cell: Cell): boolean {
  const expected = expectedOf(cell, ground);
  return cell.row.door === 'public' ? !('door' in expected) : 'there' in expected && expected.there;
}

const label = ({ operation, caller, target }: Cell) => `${operation.name} by ${caller} about ${target.name} in ${target.region}`;

async function send(cell: Cell, absent: readonly string[] = [], constant?: string): Promise<Reply & { sent: string; marked: string }> {
  const { variables, marked } = callOf(cell, absent, constant);
  counts.calls += 1;
  const { caller, spare } = met[cell.caller];
  // Signing in or out ends the earlier session, and the response clears its cookies.
  const isEnding = ['AuthEmailLogin', 'AuthLogout'].includes(cell.operation.name);
  const asking = (isEnding && spare.pop()) || (callerFacts[cell.caller].signedIn ? caller : copyOf(running, caller));
  const reply = await asking.call(cell.operation.text, variables, { region: cell.target.region });
  return { ...reply, sent: JSON.stringify(variables), marked: marked(reply.text) };
}

const saidBy = ({ code, reason }: Reply): string => (code === undefined ? 'answered' : reason === undefined ? code : `${code}/${reason}`);

/** A refusal names its reason; absent and inaccessible records answer alike. */
async function refused(cell: Cell): Promise<void> {
  counts.run += 1;
  const expected = expectedOf(cell, ground);
  const reply = await send(cell, [], 'x');
  if ('door' in expected) {
    expect(saidBy(reply), label(cell)).toBe(expected.door);
    expect(reply.data ?? null, label(cell)).toBeNull();
    return;
  }
  const answers = expected.answers.map((answer) => (answer === 'nothing' ? 'answered' : answer));
  expect(answers, label(cell)).toContain(saidBy(reply));
  if (expected.answers.includes('nothing')) expect(rowsIn(reply.data), `${label(cell)}: ${reply.text.slice(0, 300)}`).toBe(0);
  else if (!answers.includes('answered')) expect(reply.data ?? null, label(cell)).toBeNull();
  expect(shownOfOthers(cell, reply), label(cell)).toEqual([]);
  if (cell.target.kind === 'absent') return;
  const asAbsent = (await send(cell, cell.target.odd, 'x')).marked;
  const isMixOfBoth = callerFacts[cell.caller].holds === 'everything' && cell.target.kind === 'mix' && asAbsent !== reply.marked;
  expect(reply.marked, label(cell)).toBe(isMixOfBoth ? (await send(cell, cell.target.rest, 'x')).marked : asAbsent);
}

async function allowed(cell: Cell): Promise<void> {
  counts.run += 1;
  const expected = expectedOf(cell, ground);
  const answers = 'answers' in expected ? expected.answers : [];
  const reply = await send(cell);
  expect(answers, `${label(cell)}: ${reply.text.slice(0, 600)} asked with ${reply.sent.slice(0, 600)}`).toContain(saidBy(reply));
  expect(shownOfOthers(cell, reply), label(cell)).toEqual([]);
  // An empty answer proves nothing.
  if (cell.row.absent === 'nothing' && cell.target.kind === 'own' && isPage(reply.data))
    expect(rowsIn(reply.data), `${label(cell)} shows rows`).toBeGreaterThan(0);
  await undo(cell, reply);
}

/** Content of others in an answer: for staff all but the target's, for everybody else all but their own customer's. */
function shownOfOthers(cell: Cell, { text, sent }: Reply & { sent: string }): string[] {
  const { caller, target, row } = cell;
  const own = placeNamed(ground.places, callerFacts[caller].home);
  const reaches = row.door === 'session' ? reachOf(caller) : isSeen(target, caller);
  const person = { email: met[caller].email, own, reaches, hidden: new Set<string>(), strangers: [] };
  const who = row.showsStaff ? [met.staff.email, own.ids['actor']] : [];
  return foreignIn(text, sent, ground.world, person).filter((word) => !who.includes(word));
}

function isSeen(target: Cell['target'], caller: CallerKind): (owner: Owner) => boolean {
  if (callerFacts[caller].holds !== 'everything' || !target.place || target.taken.length === 0) return reachOf(caller);
  const { customer, organization } = target.ids;
  const isOfOrganization = target.taken.every((noun) => noun === 'organization');
  return (owner) => (owner.customer === undefined || isOfOrganization ? owner.organization === organization : owner.customer === customer);
}

/** Upper bound of what a caller sees: staff everything, others their own customer and their organisation's name. */
function reachOf(kind: CallerKind): (owner: Owner) => boolean {
  if (callerFacts[kind].holds === 'everything') return () => true;
  const { customer, organization } = placeNamed(ground.places, callerFacts[kind].home).ids;
  return (owner) => (owner.customer === undefined ? owner.organization === organization : owner.customer === customer);
}

/** Puts back what a cell changed, so that the next one finds what this one found. */
async function undo({ row, target }: Cell, { data, code }: Reply): Promise<void> {
  const operation = operations.find(({ name }) => name === row.undo);
  const changed = (data as { data?: unknown[] } | null)?.data;
  if (!operation || code !== undefined || !changed || changed.length === 0) return;
  const { region, ids } = target;
  await staff.ask(operation.text, exampleOf(operation, { id: (noun) => ids[noun], region }), { region });
}

interface Page {
  data: unknown[];
  pagination: { totalItems: number };
}

const isPage = (data: unknown): data is Page => typeof data === 'object' && data !== null && 'pagination' in data && 'data' in data;

/** How many rows an answer has: of a page as it says itself; a figure and a record that may be missing have none. */
const rowsIn = (data: unknown): number => (isPage(data) ? data.pagination.totalItems + data.data.length : 0);
