import { defineResource } from '../../src/engine/compile/Declaration.ts';

const preview = { name: 'members', operation: 'ORGPreviewGroupMembers' } as const;

/** The users of a group, on its page (specification 2 §2 “Groups”, tab Users). */
export const groupMembers = defineResource({
  name: 'group-members',
  type: 'User',
  path: 'members',
  parent: 'groups',
  title: 'firstName lastName',
  operations: { list: { name: 'ORGGetUsers', args: { 'filter.groupIds': ['parent.id'] } } },
  columns: [
    { field: 'firstName', widget: 'title', also: ['lastName'], primary: true, width: '30%' },
    'email',
    'createdAt',
    { field: 'lastActive', widget: 'lastActive' },
    { field: 'lastPasswordUpdatedAt', widget: 'passwordAge', also: ['createdAt'], hidden: true },
  ],
  filters: ['activity'],
  sort: 'createdAt desc',
  actions: {
    remove: {
      operation: { name: 'ORGGroupRemoveUsers', args: { 'param.groupId': 'parent.id' } },
      on: 'selection',
      undo: 'return',
      preview,
      icon: 'PersonRemove',
    },
    return: { operation: { name: 'ORGGroupAddUsers', args: { 'param.groupId': 'parent.id', 'param.matching': null } }, on: 'undo' },
    add: {
      operation: { name: 'ORGGroupAddUsers', args: { 'param.groupId': 'parent.id', 'param.matching': null } },
      on: 'list',
      undo: 'remove',
      form: 'org/addGroupMembers',
      preview,
      icon: 'PersonAdd',
    },
  },
  references: { userIds: 'users' },
  flags: { list: 'edgeGroupDetailEnabled', add: 'edgeGroupEditEnabled', remove: 'edgeGroupEditEnabled' },
});
