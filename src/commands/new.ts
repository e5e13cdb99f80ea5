import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nearest } from '../engine/compile/nearest.ts';
import { withMessage, readArguments, UsageError } from '../package/apiArguments.ts';
import type { Outcome } from '../package/Outcome.ts';
import { asCommand } from './commandLine.ts';
import { consoleFiles } from './new-resource/consoleFiles.ts';
import { contractOf } from './new-resource/contract.ts';
import { readFields } from './new-resource/fields.ts';
import { inContract, inResources, inTexts, type Insertion } from './new-resource/insertions.ts';
import { namesOf, type Names } from './new-resource/names.ts';
import { platformFiles } from './new-resource/platformFiles.ts';
import { undecidedIn } from './undecided.mjs';

const usage = `npm run new resource -- Type --service SERVICE [options]

Adds a resource that opens in the console right away: contract, table, migration, operations, form, declaration, texts, demo rows and its rows
of the tenancy matrix. \`npm run check\` lists what is left to decide.
  --service SERVICE   the file of the contract that it goes into: schema/SERVICE.graphql
  --field NAME:TYPE   a field besides the name: String, Int, Boolean or DateTime, with “!” if required; repeat it for more
  --dry-run           only says what would be written
For a type that the contract lists already: npm run declare -- Type`;

const ownRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Writes a resource; answers what to say and the exit code. `root` is another copy of the sources in tests. */
export const run = (args: string[], root = ownRoot): Promise<Outcome> => withMessage(() => Promise.resolve(add(read(args), root)));

interface Request {
  type: string;
  service: string | undefined;
  written: string[];
  isDry: boolean;
}

function read(args: string[]): Request {
  const options = {
    service: { type: 'string' },
    field: { type: 'string', multiple: true },
    'dry-run': { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage);
  const [kind, type] = positionals;
  if (kind !== 'resource' || type === undefined || positionals.length > 2) throw new UsageError(usage);
  return { type, service: values.service, written: values.field ?? [], isDry: values['dry-run'] ?? false };
}

function add({ type, service, written, isDry }: Request, root: string): Outcome {
  const at = (path: string) => join(root, path);
  const services = readdirSync(at('schema')).map((name) => basename(name, '.graphql'));
  const problem = problemOf(type, service, services, (path) => readFileSync(at(path), 'utf8'));
  if (problem !== undefined || service === undefined) return { code: 1, says: problem ?? usage };
  const fields = readFields(written);
  if (typeof fields === 'string') return { code: 1, says: fields };
  const contract = `schema/${service}.graphql`;
  const sdl = readFileSync(at(contract), 'utf8');
  const names = namesOf(type, service, sdl, fields);
  const files = { ...platformFiles(names), ...consoleFiles(names) };
  const taken = [`src/platform/services/${names.noun}`, ...Object.keys(files)].find((path) => existsSync(at(path)));
  if (taken !== undefined) return { code: 1, says: `${taken} is there already: nothing was written.` };
  const edits = [...inResources(`${service}/${names.many}.ts`, names.many), ...inTexts(names.many), ...inContract(names)];
  const changed = changedFiles(edits, (path) => readFileSync(at(path), 'utf8'));
  if (isDry) return { code: 0, says: [...Object.keys(files), contract, ...changed.keys()].join('\n') };
  changed.set(contract, `${sdl.trimEnd()}\n${contractOf(names)}`);
  for (const [path, text] of [...Object.entries(files), ...changed]) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
  const failed = generate(root, names, [...Object.keys(files), ...changed.keys()]);
  if (failed !== undefined) return { code: 1, says: failed };
  return { code: 0, says: report(names, Object.keys(files), [...changed.keys()], root) };
}

/** Reason for refusing a type or service. */
function problemOf(
  type: string,
  service: string | undefined,
  services: readonly string[],
  text: (path: string) => string,
): string | undefined {
  if (!/^[A-Z][a-z\d]+([A-Z][a-z\d]+)*$/.test(type)) return `“${type}” isn’t a type name: write it in the singular, like OrderLine.`;
  const known = services.flatMap((name) =>
    [...text(`schema/${name}.graphql`).matchAll(/^(?:type|input|enum|interface|scalar|union) (\w+)/gm)].map(([, found = '']) => found),
  );
  if (known.includes(type)) return `The contract has a ${type} already. Write the declaration of its list: npm run declare -- ${type}`;
  if (service !== undefined && services.includes(service) && service !== 'extensions') return undefined;
  const near = service === undefined ? nearest(type, known) : nearest(service, services);
  const hint = near === undefined ? '' : ` Did you mean “${near}”?`;
  const all = services.filter((name) => name !== 'extensions').join(', ');
  return service === undefined
    ? `The contract has no type ${type}.${hint} To add it, name its service: --service, one of ${all}.`
    : `There is no service “${service}”.${hint} Services: ${all}.`;
}

/** Applies insertions; a place that is gone is a fault of this command. */
function changedFiles(edits: readonly Insertion[], text: (path: string) => string): Map<string, string> {
  const changed = new Map<string, string>();
  for (const { file, at, text: added, before } of edits) {
    const old = changed.get(file) ?? text(file);
    const found = at.exec(old);
    if (!found) throw new Error(`${file} has no place that matches ${at.source}`);
    const place = found.index + (before ? 0 : found[0].length);
    changed.set(file, old.slice(0, place) + added + old.slice(place));
  }
  return changed;
}

/** Formats the sources, runs codegen, and writes the migration. Answers what failed. */
function generate(root: string, { noun }: Names, written: readonly string[]): string | undefined {
  const node = (script: string, args: string[]) => {
    const env = { ...process.env, STORE: 'region' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    return status === 0 ? undefined : `${script} failed:\n${stdout}${stderr}`;
  };
  const sources = written.filter((path) => /\.(ts|graphql)$/.test(path));
  const failed =
    node('oxfmt/bin/oxfmt', sources) ??
    node('@graphql-codegen/cli/esm/bin.js', []) ??
    node('drizzle-kit/bin.cjs', ['generate', '--name', noun]);
  if (failed !== undefined) return failed;
  const folder = join(root, 'src/platform/database/migrations/region');
  const migration = readdirSync(folder).findLast((name) => name.endsWith(`_${noun}.sql`));
  if (migration === undefined) return 'drizzle-kit wrote no migration.';
  const path = join(folder, migration);
  // A store's schema has whatever name the database gives it.
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"public".', ''));
  const [older] = readdirSync(join(folder, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort();
  if (older !== undefined && !older.startsWith(migration.slice(0, 4))) rmSync(join(folder, 'meta', older));
  return undefined;
}

const report = ({ words }: Names, written: readonly string[], changed: readonly string[], root: string): string =>
  [
    `Written: ${written.length} files and a migration. Changed: ${changed.join(', ')}.`,
    '',
    'Left to decide; the value in place works until then:',
    ...undecidedIn(root).map((line) => `  ${line}`),
    '',
    `Next: npm run dev, sign in, and open it in the menu. A data folder from before has no demo ${words.many}.`,
    'A required column that you add later needs a default, or a migration that fills it: tables have rows by then.',
    'Then: npx vitest run tests/resources tests/schema -u, and read what it wrote. See CONTRIBUTING.md, “Add a resource”.',
  ].join('\n');

await asCommand(import.meta.url, run);
