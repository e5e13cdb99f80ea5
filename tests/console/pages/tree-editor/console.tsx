import { screen } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { vi } from 'vitest';
import { plans } from '../../../../src/generated/plans.ts';
import type { DepartmentNode } from '../../../../src/domain/departmentTree.ts';
import { appliedTo } from '../../../../src/console/pages/tree-editor/applying.ts';
import type { HierarchiesChange } from '../../../../src/console/pages/tree-editor/changes.ts';
import { TreePage } from '../../../../src/console/pages/tree-editor/index.tsx';
import { type Tree } from '../../../../src/console/pages/tree-editor/tree.ts';
import { ShellProvider, type ShellState } from '../../../../src/engine/screens/values/ShellProvider.tsx';
import { openScreen, type Setting } from '../../../engine/screens/harness.tsx';
import { acmeOutline, outline } from './trees.ts';

const found = plans.find(({ name }) => name === 'departments');
if (!found) throw new Error('no plan of the departments');
export const plan = found;

const customer = { customerId: 'c1', customerDisplayName: 'Acme', rootHierarchyId: 'Acme' };
const shell = { brandName: 'Edge', scope: { id: 'c1', label: 'Acme', values: customer } } as unknown as ShellState;

export const acme = outline(acmeOutline);

export const refusal = (status: number, body: object) => new HttpError('refused', status, { extensions: {}, ...body });

interface Sent extends HierarchiesChange {
  expectedVersion: number;
}

/** A platform with one tree, which takes changes of the version that it has. */
export function platform(begin: Tree = acme) {
  const state = { tree: begin, version: 1, refuse: undefined as Error | undefined, failReading: undefined as Error | undefined };
  const asked: Sent[] = [];
  const update = (sent: Sent): object => {
    asked.push(sent);
    if (state.refuse) throw state.refuse;
    if (sent.expectedVersion !== state.version) throw refusal(409, { code: 'CONFLICT', reason: 'NEWER_VERSION' });
    state.tree = appliedTo(state.tree, sent);
    state.version += 1;
    return { created: [], updated: [], archived: [] };
  };
  const read = () => {
    if (state.failReading) throw state.failReading;
    const [root, ...children] = flat(state.tree);
    return { ...root, version: state.version, children };
  };
  const ask = vi.fn(async (operation: string | { name: string }, variables: Record<string, unknown> = {}) => {
    const name = typeof operation === 'string' ? operation : operation.name;
    if (name === 'ORGGetHierarchy') return read();
    if (name === 'ORGUpdateHierarchies') return update(variables['hierarchies'] as Sent);
    if (name === 'CommonGetAuditList') return { data: [{ at: '2026-05-03T10:24:00.000Z', actorName: 'Ann Lee', actorEmail: null }] };
    const none = { data: [], gaining: 0, losing: 0, unnamed: 0, future: null, uncomputed: [] };
    return { ...none, pagination: { totalPages: 0, currentPage: 0, pageSize: 50, totalItems: 0 } };
  });
  return { state, asked, ask };
}

const flat = (tree: Tree): DepartmentNode[] => {
  const all: DepartmentNode[] = [];
  const walk = (id: string) => {
    for (const each of tree.below.get(id) ?? []) {
      const node = tree.nodes.get(each);
      if (node) all.push(node);
      walk(each);
    }
  };
  walk('');
  return all;
};

type Around = Partial<Pick<Setting, 'can' | 'flag' | 'listen' | 'texts'>>;

/** Opens the page over such a platform. */
export async function openTree(use: 'show' | 'edit', over = platform(), around: Around = {}) {
  vi.stubGlobal('scrollTo', () => undefined);
  const dataProvider = { ask: over.ask, getOne: async () => ({ data: {} }) } as unknown as Setting['dataProvider'];
  const element = (
    <ShellProvider value={shell}>
      <TreePage plan={plan} use={use} />
    </ShellProvider>
  );
  const view = await openScreen({ plan, at: use === 'edit' ? '/departments/edit' : '/departments', dataProvider, element, ...around });
  return { ...view, over };
}

export const item = (name: string) => screen.findByRole('treeitem', { name });

/** Lines as a screen reader has them: level, name, place, whether it is open. */
export const lines = () =>
  screen.getAllByRole('treeitem').map((each) => {
    const part = (name: string) => each.getAttribute(`aria-${name}`);
    const open = part('expanded');
    return `${part('level')} ${part('label')} ${part('posinset')}/${part('setsize')}${open === null ? '' : open === 'true' ? ' open' : ' closed'}`;
  });
