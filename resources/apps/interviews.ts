import { defineResource } from '../../src/engine/compile/Declaration.ts';

const person = 'application.candidate.personalInformation';

/** Live interviews, which are booked outside; a calendar shows them at their time. */
export const interviews = defineResource({
  name: 'interviews',
  type: 'Interview',
  title: `${person}.firstName ${person}.lastName`,
  menu: { group: 'hiring', icon: 'Event' },
  opens: { panel: 'interviewId' },
  operations: { list: { name: 'AppsGetInterviewList', args: { 'filter.hierarchyId': 'scope.hierarchyId' } }, get: 'AppsGetInterviewById' },
  columns: [
    { field: `${person}.firstName`, also: [`${person}.lastName`], widget: 'title', sortable: false, width: '24%' },
    { field: 'application.vacancyName', sortable: false, width: '24%' },
    { field: 'startsAt', width: '16%' },
    { field: 'endsAt', sortable: false, width: '16%' },
    { field: 'status', sortable: false, width: '10%' },
    { field: 'place', hidden: true },
    { field: 'updatedAt', hidden: true },
  ],
  filters: ['startsAt', 'statusList'],
  sort: 'startsAt desc',
  views: ['table', { calendar: 'startsAt', until: 'endsAt' }, { board: 'status' }],
  details: [
    { field: 'status' },
    'startsAt',
    'endsAt',
    'place',
    'link',
    'interviewers.name',
    'application.vacancyName',
    `${person}.email`,
    `${person}.phoneNumber`,
    'updatedAt',
  ],
  flags: { list: 'oldEdgeFeaturesEnabled', show: 'oldEdgeFeaturesEnabled' },
});
