// @ts-check
// `npm start`: installs what is missing, builds what is stale, and starts the platform with the console; `-- --help` lists its settings.
import { pathToFileURL } from 'node:url';
import { buildContractIfStale, buildIfStale } from './build.mjs';
import { at, install, requireNode, run } from './setup.mjs';

requireNode();
await install();
if (process.argv.includes('--help')) {
  const { tsImport } = await import('tsx/esm/api');
  const { settingsHelp } = await tsImport('../platform/settings/help.ts', import.meta.url);
  console.log(`npm start\n\nStarts the platform with the console. Settings are environment variables:\n\n${settingsHelp()}`);
} else {
  // The first start makes the demo's data while the console is built.
  const onServer = () => run(process.execPath, [at('dist/server/server.js'), '--first-stores'], { quiet: true });
  await buildIfStale({ quickly: true, onServer });
  if (process.env['PLATFORM_EXTENSIONS']?.trim() === 'none') await buildContractIfStale();
  const { serve } = await import(pathToFileURL(at('dist/server/server.js')).href);
  await serve(process.env, { announce: true });
}
