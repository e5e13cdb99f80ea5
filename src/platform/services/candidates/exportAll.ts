import { and, eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { scoped } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { readHeld } from '../../purge/held.ts';
import { tracesOf } from '../../purge/traces.ts';
import { applications } from '../applications/tenant.ts';
import { withinScope } from '../departments/scope.ts';
import { applicationsOf } from './delete.ts';
import { archiveReadme } from './archiveReadme.ts';

const options = { outside: true, peopleOnly: true, confirmed: true, unstored: ['content'] } as const;

/** Everything that is held about a candidate, for whoever may delete them. */
export const exportCandidate = operation('AppsExportCandidate', options, async ({ _id, ...scope }, context) => {
  const within = Object.values(await withinScope(context, applications, scope));
  const own = and(...within, eq(applications.id, _id));
  const [found] = await scoped(context.tx, context.access).select(applications, { candidateId: applications.candidateId }, own);
  if (!found) throw notFound();
  await applicationsOf(context, scope, found.candidateId);
  const { customerId, organizationId } = scope;
  const { db } = await context.stores.region(context.region);
  const files = await readHeld(db, await tracesOf(db, customerId, [found.candidateId]));
  const made = context.now();
  const readme = archiveReadme(context.settings.brandName, made, files);
  const texts = Object.fromEntries([...files].map(([file, rows]) => [`${file}.json`, strToU8(JSON.stringify(rows, null, 2))]));
  const archive = zipSync({ 'README.txt': strToU8(readme), ...texts }, { mtime: made });
  const rows = [...files.values()].reduce((sum, each) => sum + each.length, 0);
  context.audit({ subjects: [found.candidateId, _id], customerId, organizationId, values: { [_id]: { files: [...files.keys()], rows } } });
  const fileName = `candidate-${found.candidateId}-${made.toISOString().slice(0, 10)}.zip`;
  return { fileName, rows, content: Buffer.from(archive).toString('base64') };
});
