// `graphql-admin-console/app`: for a user's modules that run in the browser.
export * from '../engine/index.ts';
export { fromReactAdmin } from '../engine/screens/widgets/fromReactAdmin.tsx';
export { start } from '../engine/app/start.ts';
