import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chance } from '../src/platform/demo/deterministic.ts';
import { startDropOuts } from '../src/platform/services/assessments/dropOutJob.ts';
import { createServices } from '../src/platform/services/index.ts';
import type { Values } from '../src/engine/plan/sources.ts';
import { Caller, deep, short, type Reply } from './support/caller.ts';
import { leavesOf, namedType, operations, type ContractOperation, type Leaf } from './support/contract.ts';
import { exampleOf, idPathsOf } from './support/examples.ts';
import { wrongValues } from './support/hostile.ts';
import { absentId, foreignIn, persons, tenantNamed, type Person } from './support/persons.ts';
import { plantHold } from './support/plantedHold.ts';
import { giveRights, pictureOf, readWorld, type Tenant, type World } from './support/world.ts';
import { startPlatform, type Running } from './platform/browser.ts';

// Every operation of the contract over the whole platform: who may call it, whose data it shows, and what it makes of bad arguments.
// Nothing here is written for one of them; where no example follows from the contract the suite says which, and where to teach it.

const bodies = new Set(createServices().operations.map(({ name }) => name));
const written = named(operations);
const closed = named(operations.filter(({ access }) => access !== 'public'));
const guarded = closed.flatMap(([name, operation]) =>
  Array.isArray(operation.access) ? [[name, operation, operation.access] as const] : [],
);

/** These say that nobody is signed in, instead of failing. */
const answeredSignedOut = ['AuthCheckToken', 'AuthRefreshToken'];
/** Operations that cannot succeed by themselves, with reasons: a mailed code belongs to a sign-in that requested it. */
const refusedExamples: Record<string, string> = {
  AuthMfaLogin: 'MFA_CHALLENGE_ENDED',
  AuthResendMfaCode: 'MFA_CHALLENGE_ENDED',
  AuthResetPassword: 'LINK_EXPIRED',
  AuthChangePassword: 'SAME_PASSWORD',
  AuthEndSessions: 'NO_SESSION',
  // Factors are their owner's alone, and only a browser can answer for a passkey.
  AuthAddApp: 'NO_FACTOR',
  AuthAddPasskey: 'PASSKEY_REFUSED',
  AuthPasskeyLogin: 'PASSKEY_REFUSED',
  AuthGetFactor: 'NO_FACTOR',
  AuthRemoveFactors: 'NO_FACTOR',
  AuthRenameFactor: 'NO_FACTOR',
  AuthRenewRecoveryCodes: 'NO_FACTOR',
  AuthMailConfirmation: 'METHOD_OFF',
  AuthConfirm: 'ONE_PROOF',
  AuthEndUserSessions: 'NO_SESSION',
  // Its customer has no identity provider yet.
  IDPAuthSSOLogin: 'SSO_NOT_INITIALIZED',
  IDPStartSSOTest: 'SSO_NOT_INITIALIZED',
  IDPAddSSOKey: 'SSO_NOT_INITIALIZED',
  IDPUseNextSSOKey: 'SSO_NOT_INITIALIZED',
  // Nobody has changed the policy, so that it has no versions.
  // A test sign-in is of whoever began it, and nobody has.
  IDPGetSSOTest: 'NO_TEST',
  // A step belongs to the browser that brought an identity provider's assertion.
  IDPGetSSOStep: 'SSO_STEP_ENDED',
  IDPMailSSOStep: 'SSO_STEP_ENDED',
  IDPConfirmSSOStep: 'SSO_STEP_ENDED',
  IDPCompleteSSOStep: 'SSO_STEP_ENDED',
  // Only what failed is begun again, and that takes three days.
  NotifRetryDkimVerification: 'EMAIL_DOMAIN_NOT_FAILED',
  // Views are their owner's alone.
  CommonDeleteViews: 'NO_VIEW',
  CommonResumeViewMails: 'NO_VIEW_MAIL',
  CommonUnsubscribeFromViews: 'NO_VIEW_MAIL',
  AppsDeleteApplicationNote: 'NO_NOTE',
};

/** Operations that happen once; a repetition reports that it is done. */
const doneOnce: Record<string, string> = {
  // The example of another operation revokes the key, for good.
  ORGUpdateApiKey: 'API_KEY_REVOKED',
  ORGRotateApiKey: 'API_KEY_REVOKED',
  IDPUpdateScimToken: 'SCIM_TOKEN_REVOKED',
  IDPGetSsoDomain: 'NO_DOMAIN',
  IDPVerifySsoDomain: 'NO_DOMAIN',
  IDPDeleteSsoDomains: 'NO_DOMAIN',
  AtsRetryRequest: 'NOT_FAILED',
  // The example of another operation archives the connection.
  AtsResumeTenant: 'ARCHIVED',
  AppsCreateCustomerSetting: 'CUSTOMER_SETTING_EXISTS',
  IDPCreateSSOConfig: 'SSO_EXISTS',
  IDPAddSSOKey: 'NEXT_KEY_EXISTS',
  IDPUseNextSSOKey: 'NO_NEXT_KEY',
  FIAddBranding: 'BRANDING_EXISTS',
  CommonCreatePolicy: 'POLICY_EXISTS',
  NotifCreateEmailDomain: 'EMAIL_DOMAIN_EXISTS',
  // The candidate whom the example de-identifies cannot be changed, nor sent a report, after that.
  AppsPurgeApplicationCandidate: 'CANDIDATE_PURGED',
  AppsUpdateApplicationCandidate: 'CANDIDATE_PURGED',
  AppsResendApplicationMiReport: 'CANDIDATE_PURGED',
};

/** They tell anybody, before sign-in, that a customer uses single sign-on; who does not is as one that there is not. */
const toldToAll = new Set(['IDPSearchSSOConfigs', 'IDPAuthSSOLogin']);
const usesSso = async ({ ids }: Tenant): Promise<boolean> => {
  const { pool } = await running.platform.stores.identity();
  return (await pool.query('select 1 from sso_configs where customer_id = $1', [ids['customer']])).rows.length > 0;
};

if (deep) vi.setConfig({ testTimeout: 600_000 });

let running: Running;
let world: World;
let home: Tenant;
let staff: Caller;
beforeAll(async () => {
  running = startPlatform();
  world = await readWorld(running);
  home = tenantNamed(world, 'harbour-vale-home');
  staff = await signedIn('staff@demo.example');
  // Run everything that is due: the clock stands still, so that no job changes data from here on.
  const dropOuts = startDropOuts(running.platform);
  await dropOuts.run();
  await dropOuts.stop();
});
afterAll(() => running.close());

const signedIn = (email: string) => new Caller(running.platform).as(email);
/** Signing in and out is done by somebody who is not signed in yet. */
const callerFor = ({ access }: ContractOperation, caller = staff) => (access === 'public' ? new Caller(running.platform) : caller);
/** Variables with the ids of a tenant. */
const exampleIn = (operation: ContractOperation, { ids, region }: Tenant = home, at: Values = {}) =>
  exampleOf(operation, { id: (noun) => ids[noun], region, at });

/** A connection that no other example archives. */
async function keepConnection(): Promise<string> {
  const create = operations.find(({ name }) => name === 'AtsCreateTenant');
  if (!create) throw new Error('The contract has no AtsCreateTenant.');
  const { data, text } = await staff.call(create.text, exampleIn(create), { region: home.region });
  const { _id } = (data ?? {}) as { _id?: string };
  if (!_id) throw new Error(`No connection was made: ${text}`);
  return _id;
}
/** An application whose candidate no other example purges: the newest that is left. */
async function livingApplication(): Promise<string> {
  const { pool } = await running.platform.stores.region(home.region);
  const { rows } = await pool.query<{ id: string }>(
    `select a.id from applications a join candidates c on c.customer_id = a.customer_id and c.id = a.candidate_id
     where a.customer_id = $1 and c.purged_at is null order by a.created_at desc, a.id limit 1`,
    [home.ids['customer']],
  );
  return rows[0]?.id ?? '';
}

let keptConnection: Promise<string> | undefined;
/** Values of an example's own, by path, since other examples change the tenant's. */
const prepared: Record<string, () => Promise<Values>> = {
  CommonUndoHold: async () => ({ _id: await plantHold((await running.platform.stores.region(home.region)).pool, home.ids) }),
  AppsSaveApplicationNote: async () => ({ 'input.applicationId': await livingApplication() }),
  AtsTestTenant: async () => ({ 'testTenantInput._id': await (keptConnection ??= keepConnection()) }),
};
/** An example at home that is answered whichever examples ran before. */
const exampleAtHome = async (operation: ContractOperation) => exampleIn(operation, home, await prepared[operation.name]?.());

describe('the contract', () => {
  it('has no operation without a body', () => {
    expect(operations.map(({ name }) => name).filter((name) => !bodies.has(name))).toEqual([]);
  });
});

describe('the example of', () => {
  it.each(written)('%s is answered', async (name, operation) => {
    const { code, reason, text } = await callerFor(operation).call(operation.text, await exampleAtHome(operation), { region: home.region });
    if (name in refusedExamples) expect(reason).toBe(refusedExamples[name]);
    else if (reason && reason === doneOnce[name]) expect(code).toBe('CONFLICT');
    else expect(code, text).toBeUndefined();
  });
});

describe('somebody who is signed out', () => {
  it.each(closed)('is asked by %s to sign in, as is somebody whose session has ended', async (name, operation) => {
    const ended = new Caller(running.platform);
    for (const cookie of ['session', 'csrf']) ended.browser.cookies.set(cookie, 'x'.repeat(43));
    for (const caller of [new Caller(running.platform), ended]) {
      const { code, data } = await caller.call(operation.text, exampleIn(operation));
      if (answeredSignedOut.includes(name)) expect(data).toMatchObject({ logout: true });
      else expect([code, data ?? null]).toEqual(['UNAUTHENTICATED', null]);
    }
  });
});

describe('a call without the anti-forgery token', () => {
  it.each(closed)('does not reach %s', async (_, operation) => {
    for (const token of ['none', 'other', 'withoutCookie'] as const) {
      const { code, reason, status, data } = await staff.call(operation.text, exampleIn(operation), { token });
      expect([code, reason, status, data ?? null], token).toEqual(['FORBIDDEN', 'CSRF', 403, null]);
    }
  });
});

describe('a call to a region that there is not', () => {
  it.each(named(operations))('does not reach %s', async (_, operation) => {
    const { reason, status, data } = await callerFor(operation).call(operation.text, exampleIn(operation), { region: 'mars-north-1' });
    expect([reason, status, data]).toEqual(['UNKNOWN_REGION', 404, undefined]);
  });

  it.each([
    '',
    '%20',
    'AP-SOUTHEAST-2',
    'ap-southeast-2%00',
    'ap-southeast-2,eu-west-1',
    '__proto__',
    'constructor',
    '..%2fap-southeast-2',
    "'",
    '*',
  ])('is refused for the name “%s”, too', async (region) => {
    expect((await staff.call('{ AuthMe { _id } }', {}, { region })).code).toBe('NOT_FOUND');
  });
});

describe('the right to call', () => {
  const email = 'manager@acme.example';
  const rights = [...new Set(guarded.flatMap(([, , access]) => access))];
  let manager: Caller;
  beforeAll(async () => {
    manager = await signedIn(email);
  });

  const withRights = async (actions: string[], operation: ContractOperation): Promise<Reply> => {
    const variables = await exampleAtHome(operation);
    await giveRights(running, email, [{ effect: 'allow', actions, resources: ['Any'] }]);
    return manager.call(operation.text, variables, { region: home.region });
  };

  it.each(guarded)('%s is all that is missing to anybody who holds every other right', async (_, operation, access) => {
    for (const right of access) {
      const { code, reason, data } = await withRights(
        rights.filter((each) => each !== right),
        operation,
      );
      expect([code, reason, data ?? null], right).toEqual(['FORBIDDEN', 'NO_RIGHT', null]);
    }
  });

  it.each(guarded)('%s is enough for whoever holds no other', async (name, operation, access) => {
    const { code, reason, text } = await withRights(access, operation);
    // Nobody grants more than they hold, and the example's group grants more than this one right.
    // The rows of an export are listed by a right of their own, and views are their owner's alone; a search by names takes the right to see them.
    if (reason && [doneOnce[name], refusedExamples[name], 'GRANTS_MORE', 'NO_RIGHT_TO_LIST', 'FIELD_RIGHT'].includes(reason)) return;
    expect(code, text).toBeUndefined();
  });
});

describe.each(Object.entries(persons).map(([title, meet], index) => [title, meet, index] as const))('%s', (_, meet, turn) => {
  let person: Person;
  let caller: Caller;
  let before: string[];
  const isOwn = (customer: string | undefined, organization: string) => person.reaches({ organization, ...(customer && { customer }) });
  beforeAll(async () => {
    person = await meet(running, world);
    caller = await signedIn(person.email);
    before = await pictureOf(running, isOwn);
  });

  const placed = written.filter(([, operation]) => idPathsOf(operation).length > 0);
  const strangersFor = (operation: ContractOperation): Tenant[] => {
    const isNear = ({ ids }: Tenant) => ids['organization'] === person.own.ids['organization'];
    const far = person.strangers.filter((stranger) => !isNear(stranger));
    const turns = far.filter((_stranger, index) => (index + turn + operations.indexOf(operation)) % 2 === 0);
    return deep ? person.strangers : [...person.strangers.filter(isNear), ...turns];
  };

  it.each(written)('is shown by %s nothing but their own', async (_, operation) => {
    const ways = [exampleIn(operation, person.own)];
    const isOptional = leavesOf(operation).every(({ type }) => namedType(type).name !== 'ID' || !namedType(type).required);
    if (isOptional) ways.push(exampleOf(operation, { id: () => undefined, region: person.own.region }));
    for (const variables of ways) {
      for (const region of new Set([person.own, ...person.strangers].map((tenant) => tenant.region))) {
        const { text, data } = await callerFor(operation, caller).call(operation.text, variables, { region });
        expect(foreignIn(text, JSON.stringify(variables), world, person)).toEqual([]);
        // Nor how many there are of others.
        if (isFirstOfOne(data)) expect(data.pagination.totalItems).toBe(data.data.length);
      }
    }
  });

  it.each(placed)('is answered by %s for the ids of others as for ids that nothing has', async (name, operation) => {
    let tried = 0;
    const forNothing = new Map<string, string>();
    /** The answer when the ids at `only` one place, or at all of them, belong to others; ids are reported by kind alone. */
    const ask = async (region: string, stranger: Tenant, only: string | undefined, idOf: (noun: string) => string): Promise<string> => {
      const marks: [string, string][] = [];
      const id = (noun: string, path: string) => {
        const own = person.own.ids[noun];
        const isOthers = (only === undefined || only === path) && own !== stranger.ids[noun];
        const given = isOthers ? idOf(noun) : own;
        if (given !== undefined) marks.push([given, `‹${isOthers ? '' : 'own '}${noun}›`]);
        if (isOthers) tried += 1;
        return given;
      };
      const variables = exampleOf(operation, { id, region, seed: 'x' });
      // The answer for unknown ids never changes: request it once for all strangers.
      const same = operation.kind === 'query' && idOf === absentId ? JSON.stringify([region, variables]) : undefined;
      const known = same === undefined ? undefined : forNothing.get(same);
      if (known !== undefined) return known;
      const { text } = await callerFor(operation, caller).call(operation.text, variables, { region });
      expect(foreignIn(text, JSON.stringify(variables), world, person), short(variables)).toEqual([]);
      const marked = marks.reduce((before, [given, mark]) => before.replaceAll(given, mark), text);
      if (same !== undefined) forNothing.set(same, marked);
      return marked;
    };
    const strangers = strangersFor(operation);
    for (const stranger of strangers) {
      if (toldToAll.has(name) && (await usesSso(stranger))) continue;
      // All ids are theirs; then one of them alone among one's own, which a normal run tries with a single stranger.
      const alone = deep || stranger === chance('alone', name).pick(strangers) ? idPathsOf(operation) : [];
      // Ids of another region are sent to both regions, or to a random one in a normal run.
      const both = [...new Set([person.own.region, stranger.region])];
      for (const region of deep ? both : [chance('region', name, stranger.name).pick(both)]) {
        for (const only of [undefined, ...alone]) {
          const before = tried;
          const theirs = await ask(region, stranger, only, (noun) => stranger.ids[noun] ?? absentId(noun));
          // No id was another's: what would be compared is one call made twice.
          if (tried === before) continue;
          const nothings = await ask(region, stranger, only, absentId);
          expect(theirs, `${only ?? 'all'} of ${stranger.name}, asked in ${region}`).toBe(nothings);
        }
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  it('has changed nothing of theirs by all this', async () => {
    expect(await pictureOf(running, isOwn)).toEqual(before);
  });
});

describe('a value of the wrong kind', () => {
  const tried = new Set<string>();
  /**
   * An argument's type validates its values: a normal run sends all of them to the first argument of a type. Each other argument is sent the texts,
   * which are the nearest to right, and another one by chance.
   */
  const wrongAt = ({ name }: ContractOperation, { path, type }: Leaf): unknown[] => {
    const values = wrongValues(type);
    const isFirst = !tried.has(String(type));
    tried.add(String(type));
    if (deep || isFirst) return values;
    const others = values.filter((value) => typeof value !== 'string');
    return [
      ...values.filter((value) => typeof value === 'string'),
      ...(others.length > 0 ? [chance('wrong', name, path).pick(others)] : []),
    ];
  };

  it.each(written)('is refused by %s wherever it stands', async (_, operation) => {
    for (const leaf of leavesOf(operation)) {
      for (const value of wrongAt(operation, leaf)) {
        const variables = exampleIn(operation, home, { [leaf.path]: value });
        const { code, data } = await callerFor(operation).call(operation.text, variables, { region: home.region });
        expect([code, data ?? null], `${leaf.path} = ${short(value)}`).toEqual(['BAD_USER_INPUT', null]);
      }
    }
  });

  it.each(written.filter(([, { field }]) => field.args.some(({ type }) => namedType(type).required)))(
    'is not even needed by %s where a required one is missing',
    async (_, operation) => {
      for (const { path } of leavesOf(operation).filter(({ type }) => namedType(type).required)) {
        const variables = exampleIn(operation, home, { [path]: undefined });
        expect((await callerFor(operation).call(operation.text, variables)).code, path).toBe('BAD_USER_INPUT');
      }
    },
  );
});

interface OnePage {
  data: unknown[];
  pagination: { totalItems: number };
}

/** True for a list that ends on its first page. */
function isFirstOfOne(data: unknown): data is OnePage {
  if (typeof data !== 'object' || data === null || !('pagination' in data) || !('data' in data)) return false;
  const { currentPage, pageSize } = data.pagination as { currentPage: number; pageSize: number };
  return currentPage === 1 && Array.isArray(data.data) && data.data.length < pageSize;
}

function named(given: ContractOperation[]): [string, ContractOperation][] {
  return given.map((operation) => [operation.name, operation]);
}
