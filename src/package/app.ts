// `graphql-admin-console/app`: for a user's modules that run in the browser.
export * from '../engine/index.ts';
export { start } from '../engine/app/start.ts';
export { develop } from '../engine/app/develop.ts';
