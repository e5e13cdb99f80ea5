import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform, unused } from '../browser.ts';
import type { Answer, Browser, Running } from '../browser.ts';
import { queries, scopeOf, stagesFor } from './workflowTools.ts';
import type { Changed, Page, Scope, Workflow, WorkflowSet } from './workflowTools.ts';

describe.skipIf(!postgresPrograms())('workflows and their sets at the same moment, on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  let staff: Browser;
  let scope: Scope;
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    staff = await running.browser().as('staff@demo.example');
    scope = await scopeOf(await running.browser().as('admin@acme.example'));
  }, 120_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  const reasons = (answers: Answer[]) => answers.map((answer) => answer.errors?.[0]?.extensions.reason ?? 'done').toSorted();
  const makeWorkflow = async () =>
    (await staff.get<Workflow>(queries.create, { ...scope, name: `Made ${unused()}`, stages: [stagesFor(scope).chat()] }))._id;
  const set = (name: string, workflowId: string) => ({
    ...scope,
    name,
    workflowOptions: [{ workflowId, displayName: 'English', isDefault: true }],
  });

  it('twenty sets of one name become one', async () => {
    const [name, workflowId] = [`Race ${unused()}`, await makeWorkflow()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => staff.ask(queries.createSet, set(index % 2 ? name : name.toUpperCase(), workflowId))),
    );
    expect(reasons(answers)).toEqual([...Array.from({ length: 19 }, () => 'NAME_TAKEN'), 'done']);
  });

  it('sets that are renamed to one name, or restored under it, end as one that has it', async () => {
    const [name, workflowId] = [`Race ${unused()}`, await makeWorkflow()];
    const ids: string[] = [];
    for (let number = 0; number < 6; number += 1)
      ids.push((await staff.get<WorkflowSet>(queries.createSet, set(`${number} ${unused()}`, workflowId)))._id);
    const archived = await staff.get<WorkflowSet>(queries.createSet, set(name, workflowId));
    await staff.get(queries.archiveSets, { ...scope, ids: [archived._id] });
    await Promise.all([
      ...ids.map((_id) => staff.ask(queries.updateSet, { ...set(name, workflowId), _id })),
      staff.ask(queries.restoreSets, { ...scope, ids: [archived._id] }),
    ]);
    const { data } = await staff.get<Page<WorkflowSet>>(queries.sets, {
      ...scope,
      workflowSetFilter: { isArchived: false, searchText: name },
    });
    expect(data).toHaveLength(1);
  });

  it('two saves of one version leave one', async () => {
    const workflowId = await makeWorkflow();
    const stages = [stagesFor(scope).chat()];
    const save = (name: string) => staff.ask(queries.update, { ...scope, input: { _id: workflowId, name, stages, expectedVersion: 1 } });
    expect(reasons(await Promise.all([save('One'), save('Two')]))).toEqual(['NEWER_VERSION', 'done']);
  });

  it('a workflow is either archived or in a new set, never both', async () => {
    for (let number = 0; number < 10; number += 1) {
      const workflowId = await makeWorkflow();
      const [made, archived] = await Promise.all([
        staff.ask(queries.createSet, set(`${number} ${unused()}`, workflowId)),
        staff.get<Changed>(queries.archive, { ...scope, ids: [workflowId] }),
      ]);
      expect([made.errors === undefined, archived.data.length]).not.toEqual([true, 1]);
    }
  });
});
