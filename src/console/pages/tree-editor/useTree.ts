import { useQuery } from '@tanstack/react-query';
import { useCustomer } from '../../customers/useCustomer.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import type { Answers } from '../../../generated/operationTypes.ts';
import { treeOf, type Tree } from './tree.ts';

export interface ReadTree {
  tree: Tree;
  version: number;
}

export const treeKey = (root: string) => ['departments', 'tree', root];

type Ask = ReturnType<typeof useTools>['ask'];

export async function readTree(ask: Ask, root: string, signal?: AbortSignal): Promise<ReadTree> {
  const filter = { _id: root, childrenShape: 'flatArray' };
  const answer = await ask<Answers['ORGGetHierarchy']>('ORGGetHierarchy', { filter }, signal && { signal });
  const { children, version, ...own } = answer;
  return { tree: treeOf([{ ...own, parentId: null }, ...children]), version };
}

export function useTree() {
  const { ask } = useTools();
  const { customer } = useCustomer();
  const root = customer?.rootHierarchyId ?? '';
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery({
    queryKey: treeKey(root),
    queryFn: ({ signal }) => readTree(ask, root, signal),
    // Ten thousand departments are not compared one by one with those before.
    structuralSharing: false,
  });
  const loaded = { at: dataUpdatedAt, loading: isFetching };
  return { data, error, refetch: () => void refetch(), isFetching, loaded, root, customerName: customer?.customerDisplayName ?? '' };
}
