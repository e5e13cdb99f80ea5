import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldPlaces } from '../../../src/platform/purge/held.ts';
import { identityPlaces, regionPlaces } from '../../../src/platform/purge/places.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { limitedTo, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

const scopeArgs = '$organizationId: ID!, $customerId: ID!, $hierarchyId: ID!';
const given = 'organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId';
const exporting = `mutation ($_id: ID!, ${scopeArgs}) { AppsExportCandidate(_id: $_id, ${given}) { fileName rows content } }`;
const noting = 'mutation ($input: AppsSaveApplicationNoteInput!) { AppsSaveApplicationNote(input: $input) { _id } }';
const purging = `mutation ($_id: ID!, ${scopeArgs}) { AppsPurgeApplicationCandidate(_id: $_id, ${given}, confirmation: "DEIDENTIFY") { _id } }`;

interface Archive {
  fileName: string;
  rows: number;
  content: string;
}

describe('the archive of a candidate', () => {
  let running: Running;
  let admin: Browser;
  let staff: Browser;
  let scope: Scope;
  let application: { id: string; candidateId: string; email: string };
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    staff = await running.browser().as('staff@demo.example');
    scope = await scopeOf(admin);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<typeof application>(
      `select applications.id, candidate_id as "candidateId", email from applications
       join candidates on candidates.id = candidate_id where applications.customer_id = $1 and purged_at is null
       order by (select count(*) from applications as other where other.candidate_id = candidates.id) desc limit 1`,
      [scope.customerId],
    );
    application = rows[0] ?? application;
  });
  afterAll(() => running.close());

  const open = ({ content }: Archive) =>
    new Map(Object.entries(unzipSync(Buffer.from(content, 'base64'))).map(([name, bytes]) => [name, strFromU8(bytes)]));
  const exported = () => staff.get<Archive>(exporting, { ...scope, _id: application.id });

  it('has a file, or a reason for none, for every table that a purge changes', () => {
    const places = { ...identityPlaces, ...regionPlaces };
    const purged = Object.entries(places).flatMap(([name, place]) => (typeof place === 'function' ? [name] : []));
    expect(Object.keys(heldPlaces).toSorted()).toEqual(purged.toSorted());
  });

  it('has their details, applications, notes and history, and says what each file is', async () => {
    await admin.get(noting, { input: { ...scope, applicationId: application.id, text: 'Called back on Monday', mentionedIds: [] } });
    const archive = await exported();
    const files = open(archive);
    expect(archive.fileName).toMatch(new RegExp(`^candidate-${application.candidateId}-\\d{4}-\\d{2}-\\d{2}\\.zip$`));
    const rowsOf = (name: string) => JSON.parse(files.get(`${name}.json`) ?? '[]') as Record<string, unknown>[];
    expect(rowsOf('candidate')).toMatchObject([{ id: application.candidateId, email: application.email }]);
    expect(rowsOf('applications').map((row) => row['candidateId'])).toContain(application.candidateId);
    expect(rowsOf('notes')).toMatchObject([{ text: 'Called back on Monday', mentionedIds: [] }]);
    expect(rowsOf('assessments').length).toBeGreaterThan(0);
    const readme = files.get('README.txt') ?? '';
    for (const name of files.keys()) if (name !== 'README.txt') expect(readme).toMatch(new RegExp(`${name}: \\d+\\. [a-z]`));
  });

  it('has nothing of anybody else’s record', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ email: string }>('select email from candidates where id <> $1', [application.candidateId]);
    const text = [...open(await exported()).values()].join('\n');
    expect(rows.filter(({ email }) => text.includes(email))).toEqual([]);
  });

  it('is for those alone who may delete the candidate and export, and noted without its content', async () => {
    for (const rights of [['apps:viewApplication', 'common:export'], ['apps:deleteApplication']]) {
      const person = await limitedTo(running, staff, scope, rights);
      expect(await person.refusal(exporting, { ...scope, _id: application.id })).toMatchObject({ code: 'FORBIDDEN' });
    }
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ values: unknown }>(
      `select "values" from audit_values join audit_entries on audit_entries.id = entry_id where operation = 'AppsExportCandidate' and subject_id = $1`,
      [application.id],
    );
    expect(rows[0]?.values).toMatchObject({ files: expect.arrayContaining(['candidate']) as unknown });
    expect(JSON.stringify(rows)).not.toContain(application.email);
  });

  it('has nothing personal any more once they were de-identified', async () => {
    await staff.get(purging, { ...scope, _id: application.id });
    const text = [...open(await exported()).values()].join('\n');
    expect(text).not.toContain(application.email);
    expect(text).not.toContain('Called back on Monday');
  });
});
