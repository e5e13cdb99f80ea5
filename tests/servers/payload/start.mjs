// Payload's GraphQL API over SQLite, without its admin pages.
import { createServer } from 'node:http';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { configToSchema } from '@payloadcms/graphql';
import { createHandler } from 'graphql-http/lib/use/http';
import { buildConfig, createPayloadRequest, getPayload } from 'payload';

const anyone = { read: () => true, create: () => true, update: () => true, delete: () => true };
const text = (name, more = {}) => ({ name, type: 'text', ...more });

const config = await buildConfig({
  secret: 'not a secret',
  telemetry: false,
  typescript: { autoGenerate: false },
  db: sqliteAdapter({ client: { url: 'file:data/payload.db' }, push: true, autoIncrement: true }),
  collections: [
    { slug: 'users', auth: true, admin: { useAsTitle: 'email' }, fields: [text('name')] },
    {
      slug: 'authors',
      access: anyone,
      admin: { useAsTitle: 'name' },
      fields: [text('name', { required: true }), { name: 'email', type: 'email', unique: true }, text('city')],
    },
    {
      slug: 'posts',
      access: anyone,
      admin: { useAsTitle: 'title' },
      fields: [
        text('title', { required: true }),
        text('slug', { unique: true }),
        { name: 'state', type: 'select', options: ['draft', 'published', 'retired'], required: true },
        { name: 'views', type: 'number' },
        { name: 'featured', type: 'checkbox' },
        { name: 'publishedAt', type: 'date' },
        { name: 'author', type: 'relationship', relationTo: 'authors' },
        { name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true },
        { name: 'seo', type: 'group', fields: [text('heading'), text('summary')] },
        { name: 'links', type: 'array', fields: [text('label'), text('url')] },
      ],
    },
    { slug: 'tags', access: anyone, admin: { useAsTitle: 'label' }, fields: [text('label', { required: true })] },
  ],
});

const payload = await getPayload({ config });
const range = (size) => Array.from({ length: size }, (_, index) => index);
const cities = ['Ghent', 'Porto', 'Turku', 'Graz', 'Leeds'];
const states = ['draft', 'published', 'retired'];
const authors = [];
for (const at of range(12)) {
  const data = { name: `Writer ${String.fromCharCode(65 + at)}`, email: `writer${at + 1}@mail.example`, city: cities[at % 5] };
  authors.push(await payload.create({ collection: 'authors', data }));
}
const tags = [];
for (const at of range(6)) tags.push(await payload.create({ collection: 'tags', data: { label: `Tag ${at + 1}` } }));
for (const at of range(70)) {
  const data = {
    title: `Post ${String((at * 37) % 70).padStart(2, '0')} about ${cities[at % 5]}`,
    slug: `post-${at + 1}`,
    state: states[at % 3],
    views: (at * 7919) % 1000,
    featured: at % 4 === 0,
    publishedAt: new Date(Date.UTC(2026, at % 12, (at % 27) + 1)).toISOString(),
    author: authors[at % 12].id,
    tags: [tags[at % 6].id],
    seo: { heading: `Heading ${at + 1}`, summary: null },
    links: [{ label: 'Home', url: 'https://blog.example/' }],
  };
  await payload.create({ collection: 'posts', data });
}

const account = { email: 'admin@mail.example', password: 'a made-up password' };
await payload.create({ collection: 'users', data: { ...account, name: 'Admin' } });
const { token } = await payload.login({ collection: 'users', data: account });

const { schema } = configToSchema(payload.config);
const handle = createHandler({
  schema,
  async context({ raw }) {
    const headers = new Headers(Object.entries(raw.headers).filter(([, value]) => typeof value === 'string'));
    const request = new Request(new URL(raw.url, 'http://api.example'), { method: 'POST', headers });
    const req = await createPayloadRequest({ config, request });
    req.payloadAPI = 'GraphQL';
    return { req, headers: {} };
  },
});
const server = createServer(handle).listen(Number(process.env.PORT), '127.0.0.1', () => {
  const counts = { Author: 12, Tag: 6, Post: 70 };
  const headers = { authorization: `JWT ${token}` };
  console.log(`ready http://127.0.0.1:${server.address().port}/graphql ${JSON.stringify({ headers, counts })}`);
});
