import { defineConfig } from 'drizzle-kit';

// One set of migrations a kind of store: `STORE=identity npx drizzle-kit generate --name what-it-does`, then the same with `STORE=region`.
// Take `"public".` out of what it writes: a store's schema has whatever name the database gives it.
// Keep the newest snapshot of each store and delete the one before: drizzle-kit compares with the newest alone. Keep every SQL file.
const store = process.env['STORE'] === 'region' ? 'region' : 'identity';

export default defineConfig({
  dialect: 'postgresql',
  schema: `./src/platform/nouns/${store}.ts`,
  out: `./src/platform/database/migrations/${store}`,
});
