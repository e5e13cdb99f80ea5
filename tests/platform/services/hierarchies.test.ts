import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

interface Node {
  _id: string;
  name: string;
  parentId: string | null;
  customerId: string;
  children: Node[];
}

describe('departments', () => {
  let running: Running;
  let admin: Browser;
  let customerId: string;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    customerId = (await admin.get<{ customerId: string }>('{ AuthMe { customerId } }')).customerId;
  });
  afterAll(() => running.close());

  const fields = '_id name parentId customerId';
  const below = `${fields} children { ${fields} children { ${fields} children { ${fields} children { ${fields} children { _id } } } } }`;
  const rootQuery = `query ($filter: ORGGetRootHierarchyFilter!) { ORGGetRootHierarchy(filter: $filter) { ${below} } }`;
  const query = `query ($filter: ORGGetHierarchyFilter!) { ORGGetHierarchy(filter: $filter) { ${below} } }`;
  const flat = (node: Node): Node[] => [node, ...node.children.flatMap(flat)];
  const root = () => admin.get<Node>(rootQuery, { filter: { customerId } });
  const read = (_id: string, childrenShape: 'tree' | 'flatArray', browser = admin) =>
    browser.ask(query, { filter: { _id, childrenShape } });

  it('start at a root that is named after the customer', async () => {
    expect(await root()).toMatchObject({ name: 'Acme', parentId: null, customerId });
  });

  it('come as a tree whose nodes stand below their parents', async () => {
    const tree = await root();
    const nodes = flat(tree);
    expect(nodes.length).toBeGreaterThan(20);
    for (const node of nodes) for (const child of node.children) expect(child.parentId).toBe(node._id);
    expect((await read(tree._id, 'tree')).data).toEqual({ ORGGetHierarchy: tree });
  });

  it('come as a flat list with every node once', async () => {
    const tree = await root();
    const answer = (await read(tree._id, 'flatArray')).data as unknown as { ORGGetHierarchy: Node };
    const ids = answer.ORGGetHierarchy.children.map((node) => node._id);
    expect(new Set(ids)).toEqual(
      new Set(
        flat(tree)
          .slice(1)
          .map((node) => node._id),
      ),
    );
    expect(ids).toHaveLength(flat(tree).length - 1);
    expect(answer.ORGGetHierarchy.children.every((node) => node.children.length === 0)).toBe(true);
  });

  it('are read from a department down, too', async () => {
    const operations = (await root()).children.find((node) => node.name === 'Operations');
    expect((await read(operations?._id ?? '', 'tree')).data).toEqual({ ORGGetHierarchy: operations });
  });

  it('of another customer are not found, nor are absent ones', async () => {
    const staff = await running.browser().as('staff@demo.example');
    const me = await staff.get<{ customers: { awsRegion: string; customerId: string; rootHierarchyId: string }[] }>(
      '{ AuthMe { customers { awsRegion customerId rootHierarchyId } } }',
    );
    const other = me.customers.find((customer) => customer.awsRegion === 'ap-southeast-2' && customer.customerId !== customerId);
    expect((await read(other?.rootHierarchyId ?? '', 'tree', staff)).errors).toBeUndefined();
    expect((await read(other?.rootHierarchyId ?? '', 'tree')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await read('0'.repeat(24), 'tree')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await admin.refusal(rootQuery, { filter: { customerId: other?.customerId } })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
