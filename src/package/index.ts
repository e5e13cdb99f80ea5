// `graphql-admin-console`: for a user's configuration and declarations, which Node reads. Nothing here needs a browser.
export * from '../engine/plan/register.ts';
export { type Declaration, defineResource } from '../engine/compile/Declaration.ts';
export { type Dialect } from '../engine/dialects/Dialect.ts';
export { form, type Schema } from '../engine/forms/form.ts';
export { type Auth } from './auth.ts';
export { type ConsoleConfig, defineConfig } from './config.ts';
