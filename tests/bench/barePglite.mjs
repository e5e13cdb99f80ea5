import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';

// The least that an embedded database can be: PGlite on a folder that exists, in the process that answers.
const db = new PGlite({ dataDir: process.env['DATA_DIR'] });
await db.query('select 1');
createServer((_, response) => response.end()).listen(Number(process.env['PORT']));
