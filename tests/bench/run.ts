import { parseArgs } from 'node:util';
import { anySchemaBench } from './anySchema.bench.ts';
import { grantsBench } from './grants.bench.ts';
import { hugeSchemaBench } from './hugeSchema.bench.ts';
import { anyServerBench } from './anyServer.bench.ts';
import { applicationsBench } from './applications.bench.ts';
import { boardBench } from './board.bench.ts';
import { browserBench } from './browser.bench.ts';
import { callbacksBench } from './callbacks.bench.ts';
import { compileBench } from './compile.bench.ts';
import { dashboardBench } from './dashboard.bench.ts';
import { deliveriesBench } from './deliveries.bench.ts';
import { exploreBench } from './explore.bench.ts';
import { firstListBench } from './firstList.bench.ts';
import { floodBench } from './flood.bench.ts';
import { liveBench } from './live.bench.ts';
import { largeBench } from './large.bench.ts';
import { listsBench } from './lists.bench.ts';
import { operationsBench } from './operations.bench.ts';
import { peopleBench } from './people.bench.ts';
import { permissionsBench } from './permissions.bench.ts';
import { processesBench } from './processes.bench.ts';
import { takeTables } from './report.ts';
import { reportsBench } from './reports.bench.ts';
import { compare, keep } from './results.ts';
import { searchBench } from './search.bench.ts';
import { shardsBench } from './shards.bench.ts';
import { signInBench } from './signIn.bench.ts';
import { startBench } from './start.bench.ts';
import { tenancyBench } from './tenancy.bench.ts';
import { tasksBench } from './tasks.bench.ts';
import { tracesBench } from './traces.bench.ts';
import { treeBench } from './tree.bench.ts';

const benches: Record<string, () => Promise<void>> = {
  start: startBench,
  compile: compileBench,
  anySchema: anySchemaBench,
  hugeSchema: hugeSchemaBench,
  anyServer: anyServerBench,
  firstList: firstListBench,
  operations: operationsBench,
  lists: listsBench,
  applications: applicationsBench,
  explore: exploreBench,
  search: searchBench,
  board: boardBench,
  large: largeBench,
  tasks: tasksBench,
  tenancy: tenancyBench,
  browser: browserBench,
  tree: treeBench,
  permissions: permissionsBench,
  grants: grantsBench,
  processes: processesBench,
  people: peopleBench,
  callbacks: callbacksBench,
  reports: reportsBench,
  deliveries: deliveriesBench,
  dashboard: dashboardBench,
  flood: floodBench,
  live: liveBench,
  signIn: signInBench,
  traces: tracesBench,
  shards: shardsBench,
};

/** `npm run bench` runs them all, `npm run bench -- tenancy` those that are named; `--compare [commit]` shows what moved since a result. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { compare: { type: 'boolean' } } });
if (values.compare) compare(positionals[0]);
else
  for (const [name, bench] of Object.entries(benches)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    await bench();
    keep(name, takeTables());
  }
