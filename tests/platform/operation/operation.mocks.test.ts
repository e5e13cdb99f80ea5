import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../src/platform/http/session.ts';
import { platformValues, auditEntries, auditValues } from '../../../src/platform/database/tables/records.ts';
import { afterCommit, badInput } from '../../../src/platform/errors.ts';
import { bindContract, contractText } from '../../../src/platform/http/contract.ts';
import { operation, publicOperation } from '../../../src/platform/operation.ts';
import type { Operation, OutsideContext } from '../../../src/platform/operation.ts';
import { session, startEngine } from '../engine.ts';
import type { Engine } from '../engine.ts';

describe('an operation', () => {
  let engine: Engine;
  let signedIn: Session | null;
  let handle: (context: Parameters<Operation['handler']>[1], args: unknown) => Promise<unknown>;
  beforeAll(() => {
    const body = async (args: unknown, context: Parameters<Operation['handler']>[1]) => (await handle(context, args)) as never;
    engine = startEngine({
      loadSession: async () => signedIn,
      operations: [
        operation('ORGCreateOrganization', { store: 'identity', form: 'org/createOrganization' }, body),
        operation('ORGArchiveOrganizations', { store: 'identity' }, body),
        operation('ORGRestoreOrganizations', { store: 'identity', outside: true }, body),
        operation('ORGGetOrganization', { store: 'identity' }, body),
        operation('CommonDeleteViews', { store: 'identity' }, body),
        operation('AuthMe', { store: 'identity' }, body),
      ],
    });
  });
  afterAll(() => engine.close());
  beforeEach(async () => {
    as(session());
    handle = async () => ({ data: [] });
    const { db } = await engine.platform.stores.identity();
    for (const table of [auditEntries, auditValues, platformValues]) await db.delete(table);
  });

  const as = (who: Session | null) => {
    signedIn = who;
    engine.platform.forget('all');
  };
  const archive = (ids = ['a', 'b']) =>
    engine.ask('mutation ($filter: OrganizationIdsFilter!) { ORGArchiveOrganizations(filter: $filter) { data { _id } } }', {
      filter: { organizationIds: ids },
    });
  /** Outside of a transaction. */
  const restore = () => engine.ask('mutation { ORGRestoreOrganizations(filter: { organizationIds: ["a"] }) { data { _id } } }');
  const create = (organization: object) =>
    engine.ask('mutation ($organization: ORGCreateOrganizationInput!) { ORGCreateOrganization(organization: $organization) { _id } }', {
      organization,
    });
  const save = ({ organizationId, customerId }: { organizationId: string; customerId: string }) =>
    engine.ask('mutation ($filter: ViewIdsFilter!) { CommonDeleteViews(filter: $filter) { data { _id } } }', {
      filter: { viewIds: ['v'], organizationId, customerId, hierarchyId: 'h' },
    });
  const note = (tx: Parameters<Operation['handler']>[1]['tx'], name: string) =>
    tx.insert(platformValues).values({ name, value: 'x', createdAt: new Date() });
  const audits = async () => (await engine.platform.stores.identity()).db.select().from(auditEntries);
  const values = async () => (await engine.platform.stores.identity()).db.select({ name: platformValues.name }).from(platformValues);
  const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions['code'];

  it('asks for a session before a right, for a right before the input is looked at', async () => {
    const wrong = { uniqueName: '', displayName: '' };
    as(null);
    expect(codeOf(await create(wrong))).toBe('UNAUTHENTICATED');
    as(session({ statements: [{ effect: 'allow', actions: ['org:viewOrganization'], resources: ['Any'] }] }));
    expect(codeOf(await create(wrong))).toBe('FORBIDDEN');
    as(session());
    const { errors } = await create(wrong);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { uniqueName: expect.stringMatching(/^validation\./), displayName: expect.stringMatching(/^validation\./) },
    });
    expect(await audits()).toEqual([]);
  });

  it('takes a right that holds in another region for none', async () => {
    as(session({ statements: [{ effect: 'allow', actions: ['*:*'], resources: ['prn:us-east-1:*:*:*:*:*'] }] }));
    expect(codeOf(await archive())).toBe('FORBIDDEN');
  });

  it('is given the input as the form’s transforms leave it', async () => {
    let given: unknown;
    handle = async (_, args) => ((given = args), { _id: 'x' });
    await create({ uniqueName: '  acme ', displayName: ' Acme  ' });
    expect(given).toMatchObject({ organization: { uniqueName: 'acme', displayName: 'Acme' } });
  });

  it('leaves an audit entry with the change: who, where, on what, and which fields, without their values', async () => {
    handle = async ({ audit }) => {
      audit({ subjects: ['a', 'b'], organizationId: 'o2', values: { a: { displayName: 'Acme' } } });
      audit({ before: { a: { displayName: 'Old' } }, names: { a: 'Acme', b: 'Beta' } });
      return { data: [{ _id: 'a' }] };
    };
    await archive();
    const [entry, ...more] = await audits();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      operation: 'ORGArchiveOrganizations',
      actorId: 'identity',
      organizationId: 'o2',
      customerId: 'c1',
      region: 'eu-west-1',
      subjects: ['a', 'b'],
      fields: ['filter.organizationIds'],
    });
    const kept = await (
      await engine.platform.stores.identity()
    ).db
      .select()
      .from(auditValues)
      .where(eq(auditValues.entryId, entry?.id ?? ''));
    expect(kept.toSorted((one, other) => one.position - other.position)).toMatchObject([
      { subjectId: 'a', position: 0, name: 'Acme', before: { displayName: 'Old' }, values: { displayName: 'Acme' } },
      { subjectId: 'b', position: 1, name: 'Beta', before: null, values: null },
    ]);
    expect(JSON.stringify(entry)).not.toContain('Acme');
  });

  it('leaves an entry in the trail of each customer whose rows it changed', async () => {
    handle = async ({ audit }) => {
      audit({ subjects: ['a'], customerId: 'c8', organizationId: 'o8' });
      audit({ subjects: ['b'], customerId: 'c9', organizationId: 'o9' });
      audit({ subjects: ['c'], customerId: 'c8', organizationId: 'o8' });
      return { data: [] };
    };
    await archive();
    const entries = (await audits()).map(({ customerId, organizationId, subjects }) => ({ customerId, organizationId, subjects }));
    expect(entries.toSorted((one, other) => (one.customerId < other.customerId ? -1 : 1))).toEqual([
      { customerId: 'c8', organizationId: 'o8', subjects: ['a', 'c'] },
      { customerId: 'c9', organizationId: 'o9', subjects: ['b'] },
    ]);
  });

  it('is recorded in the customer that its arguments name only where the session reaches that customer', async () => {
    const named = { organizationId: 'o7', customerId: 'c7' };
    await save(named);
    as(session({ statements: [{ effect: 'allow', actions: ['*:*'], resources: ['prn:eu-west-1:o1:c1:*:*:*'] }] }));
    await save(named);
    await save({ ...named, organizationId: 'o1', customerId: 'c1' });
    const entries = (await audits()).toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(entries.map((entry) => [entry.customerId, entry.organizationId])).toEqual([
      ['c7', 'o7'],
      ['c1', 'o1'],
      ['c1', 'o1'],
    ]);
  });

  it('that fails leaves neither its change nor an audit entry', async () => {
    handle = async ({ tx }) => {
      await note(tx, 'undone');
      throw badInput();
    };
    expect(codeOf(await archive())).toBe('BAD_USER_INPUT');
    expect([await values(), await audits()]).toEqual([[], []]);
  });

  it('that fails after the commit keeps what it wrote, such as a counted try; what is refused is not on record', async () => {
    handle = async ({ tx }) => {
      await note(tx, 'kept');
      throw afterCommit(badInput());
    };
    expect(codeOf(await archive())).toBe('BAD_USER_INPUT');
    expect([await values(), (await audits()).length]).toEqual([[{ name: 'kept' }], 0]);
  });

  it('whose audit entry cannot be written does not happen', async () => {
    handle = async ({ tx, audit }) => {
      await note(tx, 'unrecorded');
      audit({ customerId: null as never, values: { a: { broken: '\u0000' } } });
      return { data: [] };
    };
    expect(codeOf(await archive())).toBe('INTERNAL_SERVER_ERROR');
    expect(await values()).toEqual([]);
  });

  it('that only reads leaves no audit entry', async () => {
    handle = async () => ({
      _id: 'a',
      uniqueName: 'a',
      displayName: 'a',
      createdAt: new Date(),
      updatedAt: new Date(),
      archivedAt: null,
      tags: [],
    });
    expect((await engine.ask('{ ORGGetOrganization(filter: { _id: "a" }) { _id } }')).data).toEqual({ ORGGetOrganization: { _id: 'a' } });
    expect(await audits()).toEqual([]);
  });

  it('that met another change at the same moment says so', async () => {
    handle = async ({ tx }) => {
      await note(tx, 'twice');
      await note(tx, 'twice');
      return { data: [] };
    };
    expect((await archive()).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'CONCURRENT_CHANGE' });
  });

  describe.each([
    ['in a transaction', archive],
    ['outside of one', restore],
  ])('%s', (_, change) => {
    it.each([
      ['a row that is there already', '23505', { code: 'CONFLICT', reason: 'CONCURRENT_CHANGE' }],
      ['a snapshot that is too old', '40001', { code: 'CONFLICT', reason: 'CONCURRENT_CHANGE' }],
      ['a deadlock', '40P01', { code: 'CONFLICT', reason: 'CONCURRENT_CHANGE' }],
      ['a lock that is not to be had', '55P03', { code: 'CONFLICT', reason: 'IN_PROGRESS' }],
      ['a division by zero', '22012', { code: 'INTERNAL_SERVER_ERROR' }],
    ])('that ends by %s (%s) says what to do', async (__, state, expected) => {
      handle = async ({ stores }) => {
        const { db } = await stores.region('eu-west-1');
        await db.execute(sql.raw(`do $$ begin raise exception 'as the database says it' using errcode = '${state}'; end $$`));
        return { data: [] };
      };
      expect((await change()).errors?.[0]?.extensions).toMatchObject(expected);
    });
  });

  it('outside of a transaction that writes its entry itself is on record once', async () => {
    const own = { customerId: 'c1', organizationId: 'o1' };
    handle = async (context) => {
      const { within, auditWithin } = context as unknown as OutsideContext;
      await within((tx) => auditWithin(tx, { subjects: ['a'], ...own }));
      return { data: [] };
    };
    expect((await restore()).errors).toBeUndefined();
    expect(await audits()).toEqual([expect.objectContaining({ operation: 'ORGRestoreOrganizations', subjects: ['a'], ...own })]);
    handle = async () => ({ data: [] });
    await restore();
    expect(await audits()).toHaveLength(2);
  });

  it('makes the next request read the session anew once it is committed, and not before', async () => {
    let loads = 0;
    const operations = [
      operation('AuthMe', { store: 'identity' }, async () => ({ _id: 'x' }) as never),
      operation('ORGArchiveOrganizations', { store: 'identity' }, async (_, context) => (context.forget('identity'), { data: [] })),
    ];
    // The clock stands still, so that nothing is forgotten by the passing of time.
    const time = new Date();
    const counting = startEngine({ loadSession: async () => ((loads += 1), session()), operations }, {}, { clock: () => time });
    const me = () => counting.ask('{ AuthMe { _id } }');
    await me();
    await me();
    expect(loads).toBe(1);
    await counting.ask('mutation { ORGArchiveOrganizations(filter: { organizationIds: [] }) { data { _id } } }');
    expect(loads).toBe(1);
    await me();
    expect(loads).toBe(2);
    await counting.close();
  });

  it('without a body is asked for its right all the same, and then says no more than that something is wrong', async () => {
    const query = '{ NotifGetSMSCreditsByCustomerId(input: { organizationId: "o1", customerId: "c1", hierarchyId: "h1" }) { __typename } }';
    as(session({ statements: [] }));
    expect(codeOf(await engine.ask(query))).toBe('FORBIDDEN');
    as(session());
    expect(codeOf(await engine.ask(query))).toBe('INTERNAL_SERVER_ERROR');
  });
});

describe('the platform does not start', () => {
  const me = operation('AuthMe', {}, async () => ({}) as never);

  it('with an operation whose right is not declared', () => {
    const contract = contractText().replace(/AuthMe\([^)]*\): Me! @session/, 'AuthMe: Me!');
    expect(() => bindContract(contract, [me])).toThrow(/AuthMe declares none of @access, @session and @public/);
  });

  it('with a body for something that the contract lacks', () => {
    const contract = contractText().replace(/AuthMe\([^)]*\): Me! @session/, 'AuthMine: Me! @session');
    expect(() => bindContract(contract, [me])).toThrow(/AuthMe has a body but is not in the contract/);
  });

  it('with a public body for what needs a session, nor the other way round', () => {
    expect(() => bindContract(contractText(), [publicOperation('AuthMe', {}, async () => ({}) as never)])).toThrow(/AuthMe is not @public/);
    expect(() => bindContract(contractText(), [operation('AuthLogout', {}, async () => ({}) as never)])).toThrow(/AuthLogout is @public/);
  });

  it('with two bodies of one operation, a form of another one, or a form that is missing', () => {
    expect(() => bindContract(contractText(), [me, operation('AuthMe', {}, async () => ({}) as never)])).toThrow(/two bodies/);
    expect(() => bindContract(contractText(), [operation('AuthMe', { form: 'org/createCustomer' }, async () => ({}) as never)])).toThrow(
      /the form of ORGCreateCustomer/,
    );
    expect(() => bindContract(contractText(), [operation('AuthMe', { form: 'org/nothing' }, async () => ({}) as never)])).toThrow(
      /the form of nothing/,
    );
  });
});
