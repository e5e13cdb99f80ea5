import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Views that the signed-in user is emailed: never those of anybody else, so nothing of them is found by search. */
export const mailedViews = defineResource({
  name: 'mailed-views',
  type: 'ViewMail',
  path: 'account/view-emails',
  title: 'viewName',
  search: false,
  operations: { list: 'CommonGetViewMailList' },
  columns: [
    { field: 'viewName', primary: true, width: '24%' },
    'frequency',
    { field: 'weekday', hidden: true },
    'hour',
    'zone',
    { field: 'onlyChanged', hidden: true },
    { field: 'nextAt', widget: 'dateTime' },
    { field: 'lastSentAt', widget: 'dateTime' },
    'pausedBecause',
    { field: 'createdAt', widget: 'dateTime', hidden: true },
  ],
  sort: 'viewName asc',
  actions: {
    resume: {
      operation: { name: 'CommonResumeViewMails', args: { 'filter.viewMailIds': 'ids' } },
      on: 'selection',
      icon: 'Replay',
    },
    stop: { operation: { name: 'CommonUnsubscribeFromViews', args: { 'filter.viewMailIds': 'ids' } }, on: 'selection', icon: 'Logout' },
  },
});
