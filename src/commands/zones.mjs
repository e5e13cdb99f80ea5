// @ts-check
// The order of the house (docs/ARCHITECTURE.md): which folder may import from which. `npm run check` reads the folders and every import, types included.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { at } from './setup.mjs';

/** Layers of src/engine/screens. Lowest layer first; each may import earlier ones, and no other folder of its own layer. */
const screenRooms = [
  ['values'],
  ['widgets'],
  ['layout'],
  ['form'],
  ['actions'],
  ['import'],
  ['list'],
  ['record'],
  ['log', 'settings'],
  ['home'],
  ['shell'],
].map((rooms) => rooms.map((room) => `src/engine/screens/${room}`));

/** Folder → folders it may import from. A folder always sees itself; a folder that exists and is not listed is a fault. @type {Record<string, string[]>} */
const mayImport = {
  'src/engine/plan': [],
  'src/engine/forms': ['src/engine/plan'],
  'src/engine/dialects': ['src/engine/plan'],
  'src/engine/compile': ['src/engine/plan', 'src/engine/forms', 'src/engine/dialects'],
  'src/engine/server': ['src/engine/plan', 'src/engine/forms', 'src/engine/dialects', 'src/engine/compile'],
  'src/engine/client': ['src/engine/plan'],
  ...Object.fromEntries(
    screenRooms.flatMap((rooms, index) =>
      rooms.map((room) => [room, ['src/engine/plan', 'src/engine/forms', ...screenRooms.slice(0, index).flat()]]),
    ),
  ),
  'src/engine/texts': [],
  'src/engine/app': ['src/engine/plan', 'src/engine/forms', 'src/engine/client', 'src/engine/screens', 'src/engine/texts'],
  'src/engine/index.ts': ['src/engine'],
  'src/generated': ['src/engine/plan', 'src/engine/forms'],
  'src/domain': ['src/generated'],
  validation: ['src/engine/forms', 'src/domain', 'src/generated'],
  resources: ['src/engine/compile', 'src/engine/plan', 'src/domain', 'src/generated'],
  'src/console': ['src/engine', 'src/domain', 'src/generated'],
  'src/platform': ['src/engine/forms', 'src/domain', 'src/generated', 'validation'],
  // The console without the platform: it serves the console as the platform does, and forwards the rest.
  'src/gateway': ['src/platform'],
  // The package for other APIs: the engine, and the platform's HTTP server.
  'src/package': ['src/engine', 'src/platform'],
  // The composition roots.
  'src/commands': ['src', 'resources', 'validation'],
};

/** Boundaries within a folder: files → what they must not import, and why. @type {{ files: RegExp, not: RegExp, except?: 'types', why: string }[]} */
const boundaries = [
  {
    files: /^src\/package\//,
    not: /^src\/platform\/(?!http\/(console|headers|message|node)\.ts)/,
    why: 'the package has nothing of the hiring platform but its HTTP server',
  },
  {
    files: /^src\/gateway\//,
    not: /^src\/platform\/(?!(http\/(console|consoleConfig|headers|hosts|log|message|node)|context|errors|regions)\.ts)/,
    why: 'it opens no database and has nothing of the platform but what serves the console',
  },
  {
    files: /^src\/platform\/policy\//,
    not: /^src\/platform\/(http|services|mail|database)\/|^src\/platform\/(operation|platform)\.ts/,
    why: 'the policy evaluator is pure',
  },
  {
    files: /^src\/platform\/(database|figures|http|mail|sms|webhooks|jobs)\//,
    not: /^src\/platform\/(services\/(?!index\.ts)[^/]*\/(?!(table|identityTable|tenant)\.ts$)|demo\/)/,
    why: 'services are passed to it by platform.ts; only their tables are read',
  },
  {
    files: /^src\/platform\/services\//,
    not: /^src\/platform\/http\/(?!(session|message|cookies|signature|jsonLimits)\.ts)|\/policy\/predicate\.ts/,
    why: 'transport and scope belong to the platform',
  },
  {
    files: /^src\/platform\/services\/[^/]+\/(?!(table|identityTable|tenant|purge|demo)\.ts$)/,
    not: /^src\/platform\/(services\/([^/]+\/table|(customers|organizations)\/identityTable)|nouns\/(region|identity))\.ts/,
    except: 'types',
    why: 'a tenant’s table is read through its tenant.ts and scoped() only, so that no query of it is unscoped',
  },
];

/** Reads every import below a root, and answers what breaks the order. @returns {string[]} */
export function zoneFaults(root = at()) {
  const files = ['src', 'resources', 'validation'].flatMap((folder) => sourcesBelow(root, folder));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const imports = [...texts].flatMap(([file, text]) => faultsOf(file, text));
  const imported = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]));
  return [...unlisted(root), ...notPublic(texts), ...imports, ...cyclesOf(imported)];
}

const sourcesBelow = (/** @type {string} */ root, /** @type {string} */ folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);

/** Folders without a rule, and files outside the rooms of the screens. */
function unlisted(/** @type {string} */ root) {
  const below = (/** @type {string} */ folder) => readdirSync(join(root, folder), { withFileTypes: true });
  const folders = (/** @type {string} */ folder) =>
    below(folder).flatMap((entry) => (entry.isDirectory() ? [`${folder}/${entry.name}`] : []));
  const divided = ['src/engine', 'src/engine/screens'];
  const loose = below('src/engine/screens').filter((entry) => entry.isFile());
  return [
    ...['src', ...divided]
      .flatMap(folders)
      .filter((folder) => !divided.includes(folder) && !(folder in mayImport))
      .map((folder) => `${folder}: no rule says what it may import (src/commands/zones.mjs)`),
    ...loose.map(({ name }) => `src/engine/screens/${name}: is outside the rooms that src/commands/zones.mjs lists`),
  ];
}

/** Paths from the root, types and `import()` included. @returns {string[]} */
function importsOf(/** @type {string} */ file, /** @type {string} */ text) {
  const pattern = /(?:^|[\s;}(])(?:from|import) ?\(?\s*(['"])(\.\.?\/[^'"\n]+)\1/g;
  const found = [...text.matchAll(pattern)];
  return found.map(([, , specifier = '']) => posix.normalize(posix.join(dirname(file), specifier)));
}

function notPublic(/** @type {Map<string, string>} */ texts) {
  const index = 'src/engine/index.ts';
  const known = new Set(namesIn(index, texts.get(index) ?? '', 'export'));
  return [...texts]
    .filter(([file]) => !/^src\/(engine|platform|package|commands)\//.test(file))
    .flatMap(([file, text]) =>
      namesIn(file, text, 'import')
        .filter((name) => name.startsWith('src/engine/') && !known.has(name))
        .map((name) => `${file}: imports ${name}, which is not in ${index}`),
    );
}

/** The names of static imports or exports, as `path name`. */
function namesIn(/** @type {string} */ file, /** @type {string} */ text, /** @type {'import' | 'export'} */ keyword) {
  const found = [...text.matchAll(new RegExp(`^${keyword} (?:type )?\\{([^}]*)\\} from '(\\.[^']*)'`, 'gm'))];
  return found.flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*/, ''),
      )
      .filter(Boolean)
      .map((name) => `${posix.normalize(posix.join(dirname(file), path))} ${name}`),
  );
}

function faultsOf(/** @type {string} */ file, /** @type {string} */ text) {
  const targets = importsOf(file, text);
  const folder = folderOf(file);
  const allowed = [folder, ...(mayImport[folder ?? ''] ?? [])];
  const faults = targets
    .filter(
      (target) =>
        folder !== undefined && folderOf(target) !== undefined && !allowed.some((each) => each !== undefined && isWithin(target, each)),
    )
    .map((target) => `${file}: imports ${target}; ${folder} may import only ${mayImport[folder ?? '']?.join(', ') || 'itself'}`);
  const crossed = boundaries.flatMap(({ files, not, except, why }) => {
    if (!files.test(file)) return [];
    const crossing = (except === 'types' ? importsOf(file, text.replaceAll(/^import type [^;]*;/gm, '')) : targets).filter((target) =>
      not.test(target),
    );
    return crossing.map((target) => `${file}: imports ${target}, but ${why}`);
  });
  return [...faults, ...crossed];
}

const folderOf = (/** @type {string} */ path) => Object.keys(mayImport).find((folder) => isWithin(path, folder));

const isWithin = (/** @type {string} */ path, /** @type {string} */ folder) => path === folder || path.startsWith(`${folder}/`);

/** Groups of files that import one another in a circle, by Tarjan's algorithm. @returns {string[]} */
function cyclesOf(/** @type {Map<string, string[]>} */ imports) {
  const [index, low, stack] = [new Map(), new Map(), /** @type {string[]} */ ([])];
  /** @type {string[][]} */
  const groups = [];
  const visit = (/** @type {string} */ file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue;
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file), low.get(target)));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) groups.push(group);
  };
  for (const file of imports.keys()) if (!index.has(file)) visit(file);
  return groups.map((group) => `cycle: ${group.sort().join(', ')}`);
}
