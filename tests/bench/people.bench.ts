import { postgresPrograms, startPostgres } from '../postgres.ts';
import { quantile, send } from './load.ts';
import { report } from './report.ts';
import { signedIn, startServer } from './server.ts';

const people = 200;
const minutes = Number(process.env['MINUTES'] ?? 10);
/** Mean milliseconds that somebody reads an answer before the next call. */
const reads = 2000;
const accounts = ['staff@demo.example', 'admin@acme.example', 'admin@acme.example', 'admin@acme.example'];

/** Calls by their share; `scope` is the caller's. */
const calls = [
  { what: 'who am I', share: 5, query: '{ AuthMe { _id email } }' },
  {
    what: 'users, 30 rows',
    share: 30,
    query: 'query ($filter: ORGGetUsersFilter!) { ORGGetUsers(filter: $filter) { data { _id email } pagination { totalItems } } }',
    variables: ({ hierarchyId, ...scope }: Scope) => ({ filter: { ...scope, hierarchyIds: [hierarchyId] } }),
  },
  {
    what: 'users, searched',
    share: 15,
    query: 'query ($filter: ORGGetUsersFilter!) { ORGGetUsers(filter: $filter) { data { _id email } pagination { totalItems } } }',
    variables: ({ hierarchyId, ...scope }: Scope) => ({ filter: { ...scope, hierarchyIds: [hierarchyId], searchText: 'an' } }),
  },
  {
    what: 'vacancies, 30 rows',
    share: 25,
    query:
      'query ($filter: AppsGetVacancyListFilter!) { AppsGetVacancyList(filter: $filter) { data { _id title } pagination { totalItems } } }',
    variables: (scope: Scope) => ({ filter: { ...scope, hierarchyIdList: [scope.hierarchyId] } }),
  },
  {
    what: 'applications, 30 rows',
    share: 15,
    query:
      'query ($filter: AppsGetApplicationListFilter!) { AppsGetApplicationList(filterApplicationInput: $filter) { data { _id } pagination { totalItems } } }',
    variables: (scope: Scope) => ({ filter: scope }),
  },
  {
    what: 'a new group',
    share: 10,
    query: 'mutation ($group: ORGCreateGroupInput!) { ORGCreateGroup(group: $group) { _id } }',
    variables: (scope: Scope) => ({ group: { ...scope, name: `Group ${(made += 1)}` } }),
  },
];
let made = 0;

interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

/** 200 people who read, search and write, with pauses: times, errors, memory and the event loop of one process. */
export async function peopleBench(): Promise<void> {
  if (!postgresPrograms()) return console.log('people: PostgreSQL is not installed\n');
  const cluster = await startPostgres();
  const env = { DATABASE_URL: cluster.demo(), DEMO: 'on', METRICS_TOKEN: 'metrics' };
  const server = await startServer(['--max-semi-space-size=32', 'dist/server/server.js'], 4185, env);
  try {
    const url = `${server.address}/api/ap-southeast-2/graphql`;
    const callers: { headers: Record<string, string>; scope: Scope }[] = [];
    for (let person = 0; person < people; person += 1) {
      const headers = await signedIn(server.address, accounts[person % accounts.length] ?? '');
      const body = JSON.stringify({ query: '{ AuthMe { organizationId customerId hierarchyId } }' });
      const { data } = JSON.parse(await send({ url, headers, body })) as { data: { AuthMe: Scope } };
      callers.push({ headers, scope: data.AuthMe });
    }
    const times = new Map<string, number[]>(calls.map(({ what }) => [what, []]));
    const errors = new Map<string, number>();
    const until = performance.now() + minutes * 60_000;
    const live = async ({ headers, scope }: (typeof callers)[number]) => {
      while (performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, -Math.log(1 - Math.random()) * reads));
        const { what, query, variables } = oneOf();
        const begun = performance.now();
        try {
          await send({ url, headers, body: JSON.stringify({ query, variables: variables?.(scope) }) });
          times.get(what)?.push(performance.now() - begun);
        } catch (error) {
          const text = String(error).slice(0, 200);
          errors.set(text, (errors.get(text) ?? 0) + 1);
        }
      }
    };
    const watched = watch(server.address, until);
    await Promise.all(callers.map(live));
    const { heaps, lags } = await watched;
    const figures = [...times].map(([what, all]) => {
      const sorted = all.toSorted((one, other) => one - other);
      const of = (share: number) => quantile(sorted, share);
      return { what, calls: all.length, 'p50 ms': of(0.5), 'p99 ms': of(0.99), 'longest ms': sorted.at(-1) ?? 0 };
    });
    report(`${people} people for ${minutes} minutes, one process; they and PostgreSQL use the same cores`, figures);
    const quarter = Math.ceil(heaps.length / 4);
    const [first, last] = [Math.min(...heaps.slice(0, quarter)), Math.min(...heaps.slice(-quarter))];
    report('the process', [
      { what: 'errors', value: [...errors.values()].reduce((sum, each) => sum + each, 0) },
      { what: 'heap of the first quarter, its least, MB', value: first / 1e6 },
      { what: 'heap of the last quarter, its least, MB', value: last / 1e6, ratio: (last / first).toFixed(2) },
      { what: 'event loop, p99 of each 5 s: median, ms', value: 1000 * quantile(lags, 0.5) },
      { what: 'event loop, p99 of each 5 s: largest, ms', value: 1000 * (lags.at(-1) ?? 0) },
    ]);
    for (const [text, count] of errors) console.log(`${count} × ${text}`);
  } finally {
    await server.stop();
    cluster.stop();
  }
}

function oneOf(): { what: string; query: string; variables?: (scope: Scope) => object } {
  let left = Math.random() * calls.reduce((sum, { share }) => sum + share, 0);
  return calls.find(({ share }) => (left -= share) < 0) ?? calls[0]!;
}

/** Bytes of the heap, whose least is that after a collection, and seconds of the event loop's p99, sorted. */
async function watch(address: string, until: number): Promise<{ heaps: number[]; lags: number[] }> {
  const [heaps, lags]: [number[], number[]] = [[], []];
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const page = await (await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer metrics' } })).text();
    const of = (name: string) => Number(new RegExp(`^console_${name}(?:{[^}]*})? (\\S+)`, 'm').exec(page)?.[1]);
    heaps.push(of('nodejs_heap_size_used_bytes'));
    lags.push(of('nodejs_eventloop_lag_p99_seconds'));
  }
  return { heaps, lags: lags.toSorted((one, other) => one - other) };
}
