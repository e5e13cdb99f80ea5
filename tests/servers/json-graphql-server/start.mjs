// json-graphql-server: CRUD of plain JSON, with its own names for pages, sorts and filters.
import express from 'express';
import { jsonGraphqlExpress } from 'json-graphql-server/node';

const cities = ['Ghent', 'Porto', 'Turku', 'Graz', 'Leeds'];
const authors = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  name: `Writer ${String.fromCharCode(65 + index)}`,
  email: `writer${index + 1}@mail.example`,
  city: cities[index % cities.length],
}));
const posts = Array.from({ length: 65 }, (_, index) => ({
  id: index + 1,
  title: `Post ${String((index * 37) % 65).padStart(2, '0')} about ${cities[index % 5]}`,
  views: (index * 7919) % 1000,
  published: index % 3 === 0,
  writtenOn: new Date(Date.UTC(2026, index % 12, (index % 27) + 1)).toISOString(),
  author_id: (index % 12) + 1,
}));
const comments = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  body: `Comment number ${index + 1}`,
  post_id: (index % 20) + 1,
}));

const server = express()
  .use('/graphql', jsonGraphqlExpress({ authors, posts, comments }))
  .listen(Number(process.env.PORT), '127.0.0.1', () => {
    const counts = { Author: authors.length, Post: posts.length, Comment: comments.length };
    console.log(`ready http://127.0.0.1:${server.address().port}/graphql ${JSON.stringify({ counts })}`);
  });
