import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** The departments of the customer: one tree, of which the root is the customer itself (specification 2 §2 “Departments”). */
export const departments = defineResource({
  name: 'departments',
  type: 'Hierarchy',
  kind: 'settings',
  title: 'name',
  menu: { group: 'people', icon: 'AccountTree' },
  search: { order: 5 },
  operations: {
    get: { name: 'ORGGetHierarchy', args: { 'filter._id': 'scope.hierarchyId', 'filter.childrenShape': { value: 'flatArray' } } },
    update: 'ORGUpdateHierarchies',
  },
  forms: { update: 'org/updateHierarchies' },
  details: ['name'],
  pages: { show: 'tree-editor', edit: 'tree-editor' },
  flags: { update: 'edgeHierarchyEditEnabled' },
});
