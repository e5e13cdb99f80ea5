// Strapi 5 with its GraphQL plug-in over SQLite. Strapi reads its project from a folder, which is written here, and its panel isn't built.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const app = resolve('data/app');
rmSync(app, { recursive: true, force: true });
const write = (path, text) => {
  const file = join(app, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const settings = (path, value) => write(path, `module.exports = ${JSON.stringify(value)};`);

const dependencies = { '@strapi/strapi': '*', '@strapi/plugin-graphql': '*' };
write('package.json', JSON.stringify({ name: 'library', version: '1.0.0', private: true, dependencies, strapi: { uuid: false } }));
mkdirSync(join(app, 'public/uploads'), { recursive: true });
settings('config/database.js', {
  connection: { client: 'sqlite', connection: { filename: join(app, 'library.db') }, useNullAsDefault: true },
});
settings('config/server.js', {
  host: '127.0.0.1',
  port: Number(process.env.PORT ?? 0),
  app: { keys: ['one', 'two'] },
  logger: { startup: { enabled: false } },
});
settings('config/admin.js', {
  serveAdminPanel: false,
  auth: { secret: 'of tests' },
  apiToken: { salt: 'of tests' },
  transfer: { token: { salt: 'of tests' } },
  secrets: { encryptionKey: '0123456789abcdef0123456789abcdef' },
});
settings('config/plugins.js', {
  graphql: {
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      landingPage: false,
      defaultLimit: 10,
      maxLimit: 40,
      apolloServer: { introspection: true },
    },
  },
});
settings('config/api.js', {});
settings(
  'config/middlewares.js',
  ['logger', 'errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'session', 'favicon', 'public'].map((name) => `strapi::${name}`),
);
write('src/index.js', 'module.exports = {};');

const type = (name, plural, attributes, draftAndPublish = false) => {
  const schema = {
    kind: 'collectionType',
    collectionName: plural,
    info: { singularName: name, pluralName: plural, displayName: name },
    options: { draftAndPublish },
    attributes,
  };
  write(`src/api/${name}/content-types/${name}/schema.json`, JSON.stringify(schema));
  for (const part of ['controller', 'router', 'service'])
    write(
      `src/api/${name}/${part === 'router' ? 'routes' : `${part}s`}/${name}.js`,
      `const { factories } = require('@strapi/strapi'); module.exports = factories.createCore${part[0].toUpperCase()}${part.slice(1)}('api::${name}.${name}');`,
    );
};
type('author', 'authors', {
  name: { type: 'string', required: true },
  email: { type: 'email' },
  born: { type: 'date' },
  books: { type: 'relation', relation: 'oneToMany', target: 'api::book.book', mappedBy: 'author' },
});
type('book', 'books', {
  title: { type: 'string', required: true },
  kind: { type: 'enumeration', enum: ['novel', 'poetry', 'science'] },
  pages: { type: 'integer' },
  price: { type: 'decimal' },
  lent: { type: 'boolean', default: false },
  bought: { type: 'date' },
  extra: { type: 'json' },
  author: { type: 'relation', relation: 'manyToOne', target: 'api::author.author', inversedBy: 'books' },
});
type('article', 'articles', { headline: { type: 'string', required: true }, words: { type: 'integer' } }, true);

const { createStrapi } = createRequire(join(app, 'package.json'))('@strapi/strapi');
const strapi = await createStrapi({ appDir: app, distDir: app }).load();
const authors = [];
for (let index = 0; index < 12; index += 1) {
  const data = {
    name: `Writer ${String.fromCharCode(65 + index)}`,
    email: `writer${index}@mail.example`,
    born: `19${60 + index}-03-1${index % 10}`,
  };
  authors.push(await strapi.documents('api::author.author').create({ data }));
}
for (let index = 0; index < 65; index += 1)
  await strapi.documents('api::book.book').create({
    data: {
      title: `Book ${String((index * 37) % 65).padStart(2, '0')}`,
      kind: ['novel', 'poetry', 'science'][index % 3],
      pages: 80 + ((index * 53) % 400),
      price: (index % 20) + 0.5,
      lent: index % 4 === 0,
      bought: `2025-0${1 + (index % 9)}-1${index % 10}`,
      author: authors[index % 12].documentId,
    },
  });
for (let index = 0; index < 15; index += 1)
  await strapi
    .documents('api::article.article')
    .create({ data: { headline: `Article ${index + 1}`, words: 100 * index }, status: 'published' });
const { accessKey } = await strapi
  .service('admin::api-token')
  .create({ name: 'tests', description: '', type: 'full-access', lifespan: null });
await strapi.server.mount();
strapi.server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const { port } = strapi.server.httpServer.address();
  const facts = { headers: { Authorization: `Bearer ${accessKey}` }, counts: { Author: 12, Book: 65, Article: 15 } };
  console.log(`ready http://127.0.0.1:${port}/graphql ${JSON.stringify(facts)}`);
});
