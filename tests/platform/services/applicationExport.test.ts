import { expect, it } from 'vitest';
import { download, rowsIn, startExport } from '../lists/calls.ts';
import type { Ticket } from '../lists/calls.ts';
import { applicationCalls } from './applicationCalls.ts';

const { world, create, enter, mails } = applicationCalls();

it('candidates with hostile names are exported as they are called, and are plain texts in their mails', async () => {
  const vacancy = await create();
  const names = ['=HYPERLINK("https://evil.example")', '@SUM(1,2)', '-1+1', '<img src=x onerror=alert(1)>', '{{link}} ${firstName}'];
  const entered = [];
  for (const firstName of names) entered.push(await enter(vacancy, { firstName }));
  const input = {
    ...world.scope,
    resource: 'vacancy-applications',
    operation: 'AppsGetApplicationList',
    variables: { filterApplicationInput: { ...world.scope, externalVacancyId: vacancy.externalVacancyId } },
    columns: [{ path: 'candidate.personalInformation.firstName', label: 'Candidate' }],
    format: 'CSV',
  };
  const { path, rows } = await world.admin.get<Ticket>(startExport, { input });
  expect(rows).toBe(names.length);
  const file = Buffer.from(await (await download(world.running, world.admin, path)).arrayBuffer()).toString('utf8');
  const exported = rowsIn(file) as { candidate: { personalInformation: { firstName: string } } }[];
  expect(exported.map(({ candidate }) => candidate.personalInformation.firstName).toSorted()).toEqual(names.toSorted());
  for (const { candidate } of entered) {
    const [mail] = (await mails(candidate.personalInformation['email'] ?? '')) as unknown as { html: string; text: string }[];
    expect(mail?.html).not.toContain('<img src=x');
    expect(mail?.text).toContain('/interview/');
  }
});
