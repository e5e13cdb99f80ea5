import { createServer } from 'node:http';

// A system that takes events and does nothing with them.

const [port = '0'] = process.argv.slice(2);

createServer((request, response) => {
  if (request.url === '/readyz') return void response.end('ok');
  request.resume();
  request.on('end', () => response.writeHead(204).end());
}).listen(Number(port), '127.0.0.1');
