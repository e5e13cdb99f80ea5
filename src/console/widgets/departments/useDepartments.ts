import { useQuery } from '@tanstack/react-query';
import { useCustomer } from '../../customers/useCustomer.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';

export interface Department {
  _id: string;
  name: string;
  depth: number;
}

/** The ids that a value names: one, several or none. */
export const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value ? [String(value)] : []);

interface Node {
  _id: string;
  name: string;
  parentId: string | null;
}

/** The active departments of the customer, each below the one that it belongs to. Whoever may not see them has the root alone. */
export function useDepartments() {
  const { ask, offers } = useTools();
  const { customer } = useCustomer();
  const root = customer?.rootHierarchyId;
  const mayAsk = offers('ORGGetHierarchy') && root !== undefined;
  const { data, isFetching, error } = useQuery({
    queryKey: ['departments', root],
    queryFn: async ({ signal }) => {
      const filter = { _id: root, childrenShape: 'flatArray' };
      return inOrder(await ask<Node & { children: Node[] }>('ORGGetHierarchy', { filter }, { signal }));
    },
    enabled: mayAsk,
    staleTime: 60_000,
    retry: false,
  });
  const alone = root === undefined ? [] : [{ _id: root, name: customer?.customerDisplayName ?? root, depth: 0 }];
  return { departments: data ?? alone, loading: isFetching && !data, failed: error !== null, mayAsk };
}

function inOrder({ children, ...root }: Node & { children: Node[] }): Department[] {
  const below = new Map<string | null, Node[]>();
  for (const node of children) below.set(node.parentId, [...(below.get(node.parentId) ?? []), node]);
  const walk = ({ _id, name }: Node, depth: number): Department[] => [
    { _id, name, depth },
    ...(below.get(_id) ?? []).flatMap((node) => walk(node, depth + 1)),
  ];
  return walk(root, 0);
}
