// @ts-check
// `npm start`: installs what is missing, builds what is stale, and starts the platform with the console.
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import { at, install, requireNode } from './setup.mjs';

requireNode();
await install();
await buildIfStale();

const { serve } = await import(pathToFileURL(at('dist/server/server.js')).href);
await serve(process.env, { announce: true });
