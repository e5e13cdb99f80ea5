import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// An ATS that can be killed: it writes down each report before it answers, and fails some at random.

const [port = '0', file = ''] = process.argv.slice(2);
const known = new Set(
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { key: string }).key)
    : [],
);

const note = (entry: object) => appendFileSync(file, `${JSON.stringify(entry)}\n`);

createServer((request, response) => {
  if (request.url === '/readyz') return void response.end('ok');
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const key = String(request.headers['idempotency-key']);
    const luck = Math.random();
    if (luck < 0.04) return void response.writeHead(500).end();
    if (luck < 0.05) return void response.writeHead(503).end();
    if (luck < 0.08) return void request.socket.destroy();
    const isKnown = known.has(key);
    if (!isKnown) {
      const { payload, type } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { type: string; payload: Record<string, unknown> };
      note({ key, type, applicationId: payload['applicationId'] });
      known.add(key);
    } else note({ key, again: true });
    // Taken, but the platform never learns of it.
    if (luck < 0.11) return void request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' });
    return void response.end('{"accepted":true}');
  });
}).listen(Number(port), '127.0.0.1');
