import { defineResource } from '../../src/engine/compile/Declaration.ts';

export const auditLog = defineResource({
  name: 'audit-log',
  type: 'AuditEntry',
  title: 'actorName',
  menu: { group: 'administration', icon: 'History' },
  operations: { list: { name: 'CommonGetAuditList', args: { 'filter.atFrom': 'filter.at.gte', 'filter.atTo': 'filter.at.lte' } } },
  columns: [
    { field: 'at', widget: 'moment', width: '210px' },
    { field: 'actorName', also: ['actorEmail'], width: '200px' },
    { field: 'operation', width: '220px' },
    { field: 'subjectNames', also: ['hidden'], widget: 'subjectNames', width: '30%' },
    { field: 'changes', also: ['fields'], widget: 'changes', width: '24%' },
    { field: 'subjectCount', hidden: true },
    { field: 'actorEmail', hidden: true },
  ],
  expand: [
    {
      field: 'changes',
      also: ['fields', 'operation', 'at', 'subjects', 'subjectCount', 'hold._id', 'hold.until', 'hold.mailed', 'hold.texted'],
      widget: 'changeList',
    },
  ],
  filters: ['mine', 'operations', 'at'],
  sort: 'at desc',
});
