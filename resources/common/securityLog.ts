import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Security entries of the audit trail, for auditors. */
export const securityLog = defineResource({
  name: 'security-log',
  type: 'SecurityEntry',
  title: 'personName',
  menu: { group: 'administration', icon: 'Shield' },
  search: false,
  operations: { list: { name: 'CommonGetSecurityLog', args: { 'filter.atFrom': 'filter.at.gte', 'filter.atTo': 'filter.at.lte' } } },
  columns: [
    { field: 'at', widget: 'moment', width: '210px' },
    { field: 'personName', also: ['personEmail'], width: '200px' },
    { field: 'operation', width: '220px' },
    { field: 'outcome', widget: 'status', width: '110px' },
    { field: 'reason', width: '180px' },
    { field: 'address', width: '140px' },
    { field: 'browser', width: '140px' },
    { field: 'system', width: '120px' },
    { field: 'subjectNames', widget: 'choices', width: '220px', hidden: true },
    { field: 'kind', hidden: true },
    { field: 'personEmail', hidden: true },
  ],
  filters: ['kinds', 'outcomes', 'reasons', 'address', 'at'],
  sort: 'at desc',
});
