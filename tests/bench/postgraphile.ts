import type { Pool } from 'pg';
import { installApart } from '../servers/run.ts';
import type { Call } from './load.ts';
import { startServer, type Running } from './server.ts';

/** Relations as PostGraphile reads them from comments: the region's tables have no foreign keys. */
const relations = {
  applications: [
    '@foreignKey (customer_id, candidate_id) references candidates (customer_id, id)|@fieldName candidate',
    '@foreignKey (customer_id, vacancy_id) references vacancies (customer_id, id)|@fieldName vacancy',
  ],
  vacancy_managers: ['@foreignKey (customer_id, vacancy_id) references vacancies (customer_id, id)|@foreignFieldName managers'],
  group_members: [
    '@foreignKey (customer_id, user_id) references users (customer_id, id)|@foreignFieldName memberships',
    '@foreignKey (customer_id, group_id) references groups (customer_id, id)|@fieldName group',
  ],
};

const lists: Record<string, [field: string, isActive: boolean, columns: string]> = {
  'users list': [
    'allUsers',
    true,
    `rowId firstName lastName email createdAt lastActiveAt archivedAt phoneNumber mfaEnabled notes
     memberships { nodes { group { name rowId archivedAt } } }`,
  ],
  'vacancies list': [
    'allVacancies',
    true,
    `rowId title externalVacancyId applicationCount createdAt archivedAt roleFamilyName locationAddress workflowName updatedAt
     managers { nodes { firstName lastName type } }`,
  ],
  'applications list': [
    'allApplications',
    false,
    `rowId stageId status isManuallyProgressed externalApplicantId externalApplicationId createdAt updatedAt
     vacancy { title rowId externalVacancyId stages } candidate { firstName lastName email phoneNumber version rowId purgedAt locationAddress }`,
  ],
};

export interface Peer {
  server: Running;
  /** Calls by the name of our list: with the total, which PostGraphile counts, and without it. */
  calls: Record<string, Record<'counted' | 'uncounted', Call>>;
}

/** PostGraphile 5 on the same tables, from the npm registry; undefined, with a printed reason, where it can't be installed or started. */
export async function startPostGraphile(url: string, region: Pool, customerId: string): Promise<Peer | undefined> {
  const installed = installApart('tests/servers/postgraphile', '.cache/servers/postgraphile');
  if ('missing' in installed) return without(installed.missing);
  for (const [table, comments] of Object.entries(relations)) await region.query(`comment on table ${table} is '${comments.join('\n')}'`);
  const probe = `/graphql?query=${encodeURIComponent('{ __typename }')}`;
  const env = { DATABASE_URL: url, GRAPHILE_ENV: 'production', NODE_ENV: 'production' };
  const server = await startServer([`${installed.folder}/tenancy.mjs`], 4189, env, probe).catch((error: unknown) => without(String(error)));
  if (!server) return undefined;
  const callOf = ([field, isActive, columns]: (typeof lists)[string], total: string): Call => ({
    url: `${server.address}/graphql`,
    body: JSON.stringify({
      query: `query ($customerId: String!) { ${field}(first: 30, orderBy: [CREATED_AT_DESC, ROW_ID_DESC],
        condition: { customerId: $customerId${isActive ? ', archivedAt: null' : ''} }) { ${total} nodes { ${columns} } } }`,
      variables: { customerId },
    }),
  });
  const calls = Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, { counted: callOf(list, 'totalCount'), uncounted: callOf(list, '') }]),
  );
  return { server, calls };
}

function without(reason: string): undefined {
  console.log(`without PostGraphile: ${reason}`);
}
