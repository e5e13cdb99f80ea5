import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { flagDefaults } from '../../../src/generated/flags.ts';
import { plans } from '../../../src/generated/plans.ts';
import definitions from '../../../src/platform/flags/definitions.json' with { type: 'json' };
import { createFileSource } from '../../../src/platform/flags/fileSource.ts';
import { context } from './someone.ts';

/** The flags that the three specifications name, and those that decisions §3 adds to them. */
const named = {
  'specification 1': 'edgeCustomerCreationEnabled edgeCustomerBrandingEditEnabled edgeOrgCreationEnabled edgeAtsRequestsEnabled',
  'specification 2':
    'edgeCustomerBrandingEditEnabled edgeCustomerNotificationEditEnabled edgeTenantsEnabled edgeGroupCreationEnabled edgeGroupArchiveListEnabled edgeHierarchyEditEnabled',
  'specification 3':
    'edgeOrgCreationEnabled edgeUserCreationEnabled edgeUserEditEnabled edgeUserArchiveListEnabled edgeUserBulkUploadEnabled edgeUserAddToGroupEnabled edgeUserResetPasswordEnabled edgeUserUnlockEnabled edgeCandidateDeleteEnabled edgeCandidateDeidentifyEnabled edgeWorkflowCreationEnabled oldEdgeFeaturesEnabled edgeEmailEventsEnabled edgeGlobalSearch edgeAtsRequestsEnabled',
  'decisions §3':
    'edgeGroupDetailEnabled edgeGroupEditEnabled edgeVacancyCreationEnabled edgeVacancyEditEnabled edgeVacancyInviteCandidateEnabled edgeWorkflowStatusRuleEnabled edgeDashboardEnabled edgeOrgArchiveEnabled edgeCustomerArchiveEnabled',
};

const source = createFileSource(undefined, pino({ level: 'silent' }));

describe('the embedded definitions', () => {
  it.each(Object.entries(named))('have every flag of %s, on', async (_, names) => {
    for (const name of names.split(' ')) expect(await source.one(name, context()), name).toMatchObject({ value: true, reason: 'STATIC' });
  });

  it('have every flag that a declaration or a screen names, and none that nobody names', () => {
    const used = new Set([
      ...plans.flatMap(({ flags, actions }) => [...Object.values(flags), ...actions.flatMap(({ flag }) => flag ?? [])]),
      ...namesIn('src/engine/screens', /\bflag\('(\w+)'\)/g),
      ...namesIn('src/console/pages', /\bflag\('(\w+)'\)/g),
    ]);
    const defined = Object.keys(definitions.flags);
    expect(defined).toEqual(expect.arrayContaining([...used].filter(Boolean)));
    const written = new Set(Object.values(named).join(' ').split(' '));
    expect(defined.filter((name) => !used.has(name) && !written.has(name))).toEqual([]);
    expect(defined).toEqual(expect.arrayContaining([...written]));
  });

  it('are what a console goes by as long as nobody answers', async () => {
    const all = await source.all(context());
    expect(Object.fromEntries(all.map(({ key, value }) => [key, value]))).toEqual(flagDefaults);
  });
});

function namesIn(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return files.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(pattern)].map(([, flag = '']) => flag));
}
