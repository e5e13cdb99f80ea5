import { chance, idOf } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';
import { departmentTree, topDepartments } from './words.ts';

export interface DemoDepartment {
  id: string;
  parentId: string | null;
  name: string;
  path: string;
  depth: number;
  position: number;
}

export function departmentsOf(customer: DemoCustomer): DemoDepartment[] {
  const luck = chance('departments', customer.id);
  const id = customer.rootHierarchyId;
  const root: DemoDepartment = { id, parentId: null, name: customer.displayName, path: `/${id}/`, depth: 1, position: 0 };
  const nodes = [root];
  const grow = (parent: DemoDepartment, names: readonly string[], part: number) => {
    let position = 0;
    for (const name of names) {
      if (!luck.happens(part)) continue;
      const own = idOf('hierarchy', parent.id, name);
      const node = { id: own, parentId: parent.id, name, path: `${parent.path}${own}/`, depth: parent.depth + 1, position };
      position += 1;
      nodes.push(node);
      grow(node, departmentTree[name] ?? [], part * 0.8);
    }
  };
  grow(root, topDepartments, customer.uniqueName === 'acme' ? 1 : 0.3 + 0.4 * luck.next());
  return nodes;
}
