// Keystone's GraphQL API over SQLite. Prisma's command would download an engine that only migrations need, so the tables are written here.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { config, list } from '@keystone-6/core';
import { allowAll } from '@keystone-6/core/access';
import { getContext } from '@keystone-6/core/context';
import { checkbox, integer, relationship, select, text, timestamp } from '@keystone-6/core/fields';
import { buildArtifacts, createSystem } from '@keystone-6/core/___internal-do-not-use-will-break-in-patch/artifacts';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import Database from 'better-sqlite3';
import { build } from 'esbuild';
import { createHandler } from 'graphql-http/lib/use/http';

// Any program that exists: nothing runs it.
process.env.PRISMA_SCHEMA_ENGINE_BINARY = process.execPath;
const file = 'data/keystone.db';
const name = (more = {}) => text({ validation: { isRequired: true }, ...more });
const keystone = config({
  db: { provider: 'sqlite', prismaClientOptions: () => ({ adapter: new PrismaBetterSqlite3({ url: `file:${file}` }) }) },
  telemetry: false,
  lists: {
    Author: list({
      access: allowAll,
      fields: { name: name(), email: text({ isIndexed: 'unique' }), posts: relationship({ ref: 'Post.author', many: true }) },
    }),
    Post: list({
      access: allowAll,
      fields: {
        title: name(),
        state: select({ options: ['draft', 'published', 'retired'], defaultValue: 'draft' }),
        views: integer(),
        featured: checkbox(),
        publishedAt: timestamp(),
        author: relationship({ ref: 'Author.posts' }),
        tags: relationship({ ref: 'Tag.posts', many: true }),
      },
    }),
    Tag: list({ access: allowAll, fields: { name: name(), posts: relationship({ ref: 'Post.tags', many: true }) } }),
  },
});

const tables = `
  CREATE TABLE Author (id TEXT PRIMARY KEY, name TEXT NOT NULL DEFAULT '', email TEXT NOT NULL UNIQUE DEFAULT '');
  CREATE TABLE Post (id TEXT PRIMARY KEY, title TEXT NOT NULL DEFAULT '', state TEXT DEFAULT 'draft', views INTEGER,
    featured BOOLEAN NOT NULL DEFAULT 0, publishedAt DATETIME, author TEXT REFERENCES Author (id) ON DELETE SET NULL);
  CREATE TABLE Tag (id TEXT PRIMARY KEY, name TEXT NOT NULL DEFAULT '');
  CREATE TABLE _Post_tags (A TEXT NOT NULL REFERENCES Post (id) ON DELETE CASCADE, B TEXT NOT NULL REFERENCES Tag (id) ON DELETE CASCADE,
    UNIQUE (A, B));`;
new Database(file).exec(tables).close();

const { prisma } = await buildArtifacts(process.cwd(), createSystem(keystone), 'client');
writeFileSync('data/schema.prisma', prisma);
const generated = spawnSync(process.execPath, ['node_modules/prisma/build/index.js', 'generate', '--schema', 'data/schema.prisma'], {
  env: { ...process.env, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  encoding: 'utf8',
});
if (generated.status !== 0) throw new Error(generated.stderr);
await build({
  entryPoints: ['data/client/client.ts'],
  outfile: 'data/client.mjs',
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
});

const context = getContext(keystone, await import(pathToFileURL('data/client.mjs').href));
const range = (size) => Array.from({ length: size }, (_, index) => index);
const states = ['draft', 'published', 'retired'];
const authors = await context.db.Author.createMany({
  data: range(12).map((at) => ({ name: `Writer ${String.fromCharCode(65 + at)}`, email: `writer${at + 1}@mail.example` })),
});
const tags = await context.db.Tag.createMany({ data: range(6).map((at) => ({ name: `Tag ${at + 1}` })) });
await context.db.Post.createMany({
  data: range(70).map((at) => ({
    title: `Post ${String((at * 37) % 70).padStart(2, '0')}`,
    state: states[at % 3],
    views: (at * 7919) % 1000,
    featured: at % 4 === 0,
    publishedAt: new Date(Date.UTC(2026, at % 12, (at % 27) + 1)).toISOString(),
    author: { connect: { id: authors[at % 12].id } },
    tags: { connect: [{ id: tags[at % 6].id }] },
  })),
});

const server = createServer(createHandler({ schema: context.graphql.schema, context: () => context }));
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  const counts = { Author: 12, Tag: 6, Post: 70 };
  console.log(`ready http://127.0.0.1:${server.address().port}/graphql ${JSON.stringify({ counts, values: { state: 'draft' } })}`);
});
