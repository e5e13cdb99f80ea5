// PostGraphile 5 over the tables of a region: a peer of the lists in `tests/bench/tenancy.bench.ts`.
import { createServer } from 'node:http';
import { grafserv } from 'postgraphile/grafserv/node';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

// PostGraphile 5 is made for Node 22; this is the only thing that it lacks in Node 20.
Promise.withResolvers ??= () => {
  const held = {};
  held.promise = new Promise((resolve, reject) => Object.assign(held, { resolve, reject }));
  return held;
};

const preset = {
  extends: [PostGraphileAmberPreset],
  // Conditions and orders by columns that no index begins with.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      poolConfig: { max: 10, options: '-c jit=off -c timezone=UTC' },
      schemas: ['ap_southeast_2'],
    }),
  ],
  grafserv: { graphiql: false, watch: false, graphqlOverGET: true },
};
const serv = postgraphile(preset).createServ(grafserv);
const server = createServer();
await serv.addTo(server);
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
