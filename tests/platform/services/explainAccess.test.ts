import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { memberOf, statementsIn, treeOf } from './accessTools.ts';
import type { Department, Named } from './accessTools.ts';
import { changeGroups, changeUsers, limitedTo, scopeOf, setStatements } from './people.ts';
import type { Scope } from './people.ts';

interface Explanation {
  name: string;
  path: Named[];
  blocked: string[];
  decisions: {
    right: string;
    allowed: boolean;
    reasons: {
      effect: string;
      group: Named | null;
      policyId: string | null;
      talentHub: boolean | null;
      statement: number | null;
      action: string | null;
      resource: string | null;
      department: Named | null;
    }[];
  }[];
}

const text = `query ($input: CommonExplainAccessInput!) { CommonExplainAccess(input: $input) {
  name path { _id name } blocked
  decisions { right allowed reasons { effect group { _id name } policyId talentHub statement action resource department { _id name } } } } }`;

describe('why somebody may, or may not,', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let tree: Department;
  let sales: Department;
  let team: Department;
  let says: ReturnType<typeof statementsIn>;
  let vacancyId: string;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    tree = await treeOf(admin, scope);
    sales = tree.children.find(({ children }) => children.length > 1) ?? tree;
    team = sales.children[0] ?? tree;
    says = statementsIn(scope);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ id: string }>('select id from vacancies where customer_id = $1 and archived_at is null limit 1', [
      scope.customerId,
    ]);
    vacancyId = rows[0]?.id ?? '';
    await pool.query('update vacancies set hierarchy_id = $1 where id = $2', [team._id, vacancyId]);
  });
  afterAll(() => running.close());

  const ask = (input: object, browser = admin) => browser.get<Explanation>(text, { input });
  const refused = (input: object, browser = admin) => browser.refusal(text, { input });
  const on = ({ decisions }: Explanation, right: string) => decisions.find((decision) => decision.right === right);

  it('see a vacancy is reported by group, rule and department, as the engine decides', async () => {
    const person = await memberOf(
      running,
      admin,
      scope,
      [says('allow', ['org:viewUser'], scope.hierarchyId), says('allow', ['apps:*', 'edge:access'], sales._id)],
      [says('deny', ['apps:editVacancy'], team._id)],
    );
    const answer = await ask({ userId: person._id, subject: 'VACANCY', _id: vacancyId });
    expect(answer.path.map(({ _id }) => _id)).toEqual([tree._id, sales._id, team._id]);
    expect(answer.path[1]?.name).toBe(sales.name);
    expect(on(answer, 'apps:viewVacancy')).toMatchObject({
      allowed: true,
      reasons: [
        {
          ...{ effect: 'allow', group: { _id: person.groupIds[0] }, talentHub: false, statement: 1, action: 'apps:*' },
          ...{ resource: says('allow', [], sales._id).resources[0], department: { _id: sales._id, name: sales.name } },
        },
      ],
    });
    expect(on(answer, 'apps:editVacancy')).toMatchObject({ allowed: false, reasons: [{ effect: 'deny' }, { effect: 'allow' }] });
    expect(on(answer, 'ti:access')).toMatchObject({ allowed: false, reasons: [] });
    // The explanation equals the answer to their session.
    const identity = await running.platform.stores.identity();
    const known = `(select password_hash from identities where email = 'admin@acme.example')`;
    await identity.pool.query(`update identities set password_hash = ${known} where id = $1`, [person._id]);
    const they = await running.browser().as(person.email);
    const resource = `prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}:${team._id}:*:*`;
    const rights = answer.decisions.map(({ right }) => right);
    const { policyResult } = await they.get<{ policyResult: Record<string, Record<string, boolean>> }>(
      'query ($policy: CommonCheckPolicyInput!) { CommonCheckPolicy(policy: $policy) { policyResult } }',
      { policy: { todos: { [resource]: rights } } },
    );
    expect(policyResult[resource]).toEqual(Object.fromEntries(answer.decisions.map(({ right, allowed }) => [right, allowed])));
  });

  it('is told of the customer as a whole, where a rule on the root department holds, and one on a department does not', async () => {
    const person = await memberOf(running, admin, scope, [
      says('allow', ['fi:*'], scope.hierarchyId),
      says('allow', ['notif:viewSettings'], sales._id),
    ]);
    const answer = await ask({ userId: person._id, subject: 'CUSTOMER' });
    expect(answer).toMatchObject({ name: 'Acme', path: [], blocked: [] });
    expect(on(answer, 'fi:editBranding')).toMatchObject({ allowed: true, reasons: [{ action: 'fi:*', department: null }] });
    expect(on(answer, 'notif:viewSettings')).toMatchObject({ allowed: false, reasons: [] });
    expect(answer.decisions[0]?.right).toBe('edge:access');
  });

  it('is told of departments, groups, users, workflows and workflow sets, each with the rights that can be held there', async () => {
    const person = await memberOf(running, admin, scope, [says('allow', ['*:*'], sales._id)]);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const idOf = async (table: string) =>
      (await pool.query<{ id: string }>(`select id from ${table} where customer_id = $1 limit 1`, [scope.customerId])).rows[0]?.id;
    const subjects = {
      ...{ DEPARTMENT: team._id, GROUP: person.groupIds[0], USER: person._id },
      ...{ WORKFLOW: await idOf('workflows'), WORKFLOW_SET: await idOf('workflow_sets') },
    };
    const rights: Record<string, string[]> = {};
    for (const [subject, _id] of Object.entries(subjects)) {
      const answer = await ask({ userId: person._id, subject, _id });
      expect(answer.name).not.toBe('');
      expect(answer.path[0]?._id).toBe(tree._id);
      rights[subject] = answer.decisions.map(({ right }) => right);
    }
    expect(rights['DEPARTMENT']).toContain('apps:createVacancy');
    expect(rights['DEPARTMENT']).not.toContain('fi:viewBranding');
    expect(rights['GROUP']).toContain('common:editPolicy');
    expect(rights['GROUP']).not.toContain('org:createGroup');
    expect(rights['USER']).toContain('org:editUser');
    expect(rights['WORKFLOW']).toEqual(rights['WORKFLOW_SET']);
    const inDepartment = await ask({ userId: person._id, subject: 'DEPARTMENT', _id: team._id });
    expect(inDepartment.decisions.every(({ allowed, reasons }) => allowed && reasons[0]?.action === '*:*')).toBe(true);
  });

  it('is told of groups that count: an archived one is no reason, and a blocked account is said', async () => {
    const person = await memberOf(running, admin, scope, [says('allow', ['org:*'], scope.hierarchyId)]);
    const about = { userId: person._id, subject: 'CUSTOMER' };
    expect(on(await ask(about), 'org:viewUser')?.allowed).toBe(true);
    await changeGroups(admin, 'Archive', person.groupIds);
    expect(on(await ask(about), 'org:viewUser')).toMatchObject({ allowed: false, reasons: [] });
    await changeUsers(admin, 'Archive', scope, [person._id]);
    expect((await ask(about)).blocked).toEqual(['access.blocked.userArchived']);
  });

  it('names no group whose policies the session may not see, though it decides', async () => {
    const person = await memberOf(running, admin, scope, [says('allow', ['org:viewUser'], sales._id)]);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query('update users set hierarchy_id = $1 where id = $2', [sales._id, person._id]);
    const rights = ['common:viewPolicy', 'org:viewUser', 'org:viewHierarchy'];
    const somebody = await limitedTo(running, admin, { ...scope, hierarchyId: sales._id }, rights);
    const about = { userId: person._id, subject: 'DEPARTMENT', _id: team._id };
    const nothing = { group: null, policyId: null, talentHub: null, statement: null, action: null, resource: null, department: null };
    expect(on(await ask(about, somebody), 'org:viewUser')).toEqual({
      right: 'org:viewUser',
      allowed: true,
      reasons: [{ effect: 'allow', ...nothing }],
    });
    await pool.query('update groups set hierarchy_id = $1 where id = $2', [team._id, person.groupIds[0]]);
    expect(on(await ask(about, somebody), 'org:viewUser')?.reasons[0]?.group?._id).toBe(person.groupIds[0]);
  });

  it('is answered about what the session sees only: of the user, and of what it is about', async () => {
    const person = await memberOf(running, admin, scope);
    const rights = ['common:viewPolicy', 'org:viewUser'];
    const inSales = await limitedTo(running, admin, { ...scope, hierarchyId: sales._id }, [...rights, 'apps:viewVacancy']);
    const notFound = { code: 'NOT_FOUND' };
    expect(await refused({ userId: person._id, subject: 'VACANCY', _id: vacancyId }, inSales)).toMatchObject(notFound);
    const everywhere = await limitedTo(running, admin, scope, rights);
    for (const subject of ['VACANCY', 'DEPARTMENT', 'GROUP', 'WORKFLOW'])
      expect(await refused({ userId: person._id, subject, _id: subject === 'VACANCY' ? vacancyId : team._id }, everywhere)).toMatchObject(
        notFound,
      );
    // The customer as a whole is seen by whoever may ask in all of it.
    expect((await ask({ userId: person._id, subject: 'CUSTOMER' }, everywhere)).name).toBe('Acme');
    expect(await refused({ userId: person._id, subject: 'CUSTOMER' }, inSales)).toMatchObject(notFound);
    expect((await ask({ userId: person._id, subject: 'USER', _id: person._id }, everywhere)).name).toBe('Nora New');
    const other = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await other.pool.query<{ id: string }>('select id from vacancies where customer_id <> $1 limit 1', [scope.customerId]);
    expect(await refused({ userId: person._id, subject: 'VACANCY', _id: rows[0]?.id })).toMatchObject(notFound);
    expect(await refused({ userId: person._id, subject: 'VACANCY' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'input._id': 'validation.access.subject' },
    });
    const blind = await limitedTo(running, admin, scope, ['org:viewUser']);
    expect(await refused({ userId: person._id, subject: 'USER', _id: person._id }, blind)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is told of a rule of the Talent Hub as of one', async () => {
    const person = await memberOf(running, admin, scope, []);
    const groupId = person.groupIds[0] ?? '';
    await setStatements(running, groupId, []);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query(
      `insert into policies (customer_id, id, group_id, name, purpose, statements, created_at, updated_at)
       values ($1, $2, $2, 'Talent Hub', 'talentHub', $3, now(), now())`,
      [scope.customerId, groupId, JSON.stringify([says('allow', ['ti:*'], team._id)])],
    );
    const answer = await ask({ userId: person._id, subject: 'VACANCY', _id: vacancyId });
    expect(on(answer, 'ti:access')).toMatchObject({ allowed: true, reasons: [{ talentHub: true, statement: 0 }] });
  });
});
