#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { nearest } from '../engine/compile/nearest.ts';
import type { LoadModule } from '../engine/server/declared.ts';
import { withMessage } from './apiArguments.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { declare } from './declare.ts';
import { dev } from './dev.ts';
import { serveEndpoint } from './endpoint.ts';
import { init } from './init.ts';
import type { Outcome } from './Outcome.ts';
import { cacheFolder, configFile } from './project.ts';
import { serveProject } from './serveProject.ts';

const usage = `graphql-admin-console: an administration console for any GraphQL API

  graphql-admin-console URL [options]   opens a console of an API; --help lists the options
  graphql-admin-console init URL        writes ${configFile}, the API's schema, a declaration and a widget here
  graphql-admin-console dev             serves this folder's console, and shows each change at once
  graphql-admin-console check           compiles the declarations against the API: exit code 1 on a difference
  graphql-admin-console declare Type    writes what is inferred for a type as a file to edit
  graphql-admin-console build           builds this folder's console into dist/
  graphql-admin-console serve           serves what build wrote`;

/** Modules of the user are loaded afresh, so that \`dev\` sees each change. */
const load: LoadModule = (file) => createJiti(import.meta.url, { moduleCache: false, fsCache: false, interopDefault: false }).import(file);

const commands: Readonly<Record<string, (args: string[], load: LoadModule) => Promise<Outcome | undefined>>> = {
  ...{ init, dev, check, declare, build },
  serve: serveProject,
};

const [first = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
if (command) await report(withMessage(async () => (await command(rest, load)) ?? { code: 0, says: '' }));
else if (first === '' && existsSync(join(process.cwd(), configFile)))
  await report(withMessage(async () => (await dev([], load)) ?? { code: 0, says: '' }));
else if (['', 'help', '--help', '-h'].includes(first)) process.stdout.write(`${usage}\n`);
else if (/^[a-z]+$/i.test(first) && first !== 'localhost') await report(Promise.resolve({ code: 2, says: unknownCommand(first) }));
else
  await serveEndpoint([first, ...rest], {
    command: 'graphql-admin-console',
    assets: fileURLToPath(new URL('console', import.meta.url)),
    data: cacheFolder(),
    load,
  });

function unknownCommand(name: string): string {
  const meant = nearest(name, Object.keys(commands));
  return `There is no command “${name}”${meant === undefined ? '' : `: did you mean “${meant}”?`}\n\n${usage}`;
}

async function report(outcome: Promise<Outcome>): Promise<void> {
  const { code, says } = await outcome;
  if (says !== '') (code === 0 ? process.stdout : process.stderr).write(`${says}\n`);
  process.exitCode = code;
}
