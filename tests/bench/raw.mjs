// The reference of the API bench: the same rows by `pg` on node:http, with nothing in between: no session, no rights, no GraphQL.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c search_path=identity' });
const text = `select id as _id, organization_id as "organizationId", unique_name as "uniqueName", display_name as "displayName", aws_region as "awsRegion",
  created_at as "createdAt", updated_at as "updatedAt", archived_at as "archivedAt", count(*) over ()::int as total
  from customers where organization_id = $1 and aws_region = $2 and archived_at is null order by created_at desc, id desc limit 30`;

createServer(async (request, response) => {
  if (request.url === '/readyz') return void response.end('ok');
  const parts = [];
  for await (const part of request) parts.push(part);
  const { organizationId, awsRegion } = JSON.parse(Buffer.concat(parts).toString());
  const { rows } = await pool.query({ name: 'customers', text, values: [organizationId, awsRegion] });
  const body = JSON.stringify({ data: { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 } });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
}).listen(Number(process.env.PORT));

process.once('SIGTERM', () => process.exit(0));
