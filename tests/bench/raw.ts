import { createServer } from 'node:http';
import { Pool } from 'pg';
import { pageOf, rawStatements } from './rawStatements.ts';

// The reference of the bench `tenancy`: `pg` on node:http with nothing in between: no session, no rights, no GraphQL.
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c search_path=ap_southeast_2 -c jit=off -c timezone=UTC',
});

createServer(async (request, response) => {
  if (request.url === '/readyz') return void response.end('ok');
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { name, values } = JSON.parse(Buffer.concat(parts).toString()) as { name: string; values: unknown[] };
  const { text, shape = pageOf } = rawStatements[name] ?? { text: '' };
  const { rows } = await pool.query<Record<string, unknown>>({ name, text, values });
  const body = JSON.stringify({ data: { [name]: shape(rows) } });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
}).listen(Number(process.env['PORT']));

process.once('SIGTERM', () => process.exit(0));
