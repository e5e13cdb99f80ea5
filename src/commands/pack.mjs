// @ts-check
// `npm run pack`: makes the package of the engine, graphql-admin-console, in dist/package, and its tarball in dist/.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAnyIfStale } from './build.mjs';
import { packedGuides } from './packedGuides.mjs';
import { at, install, readStamp, requireNode, run, runScript, sumOf, writeStamp } from './setup.mjs';

const name = 'graphql-admin-console';
const folder = 'dist/package';

/** Builds the package if its sources changed, and answers the path of its tarball. */
export async function pack() {
  const sources = sumOf(
    'src/engine',
    'src/package',
    'src/platform/http',
    'src/console/app/public',
    'src/commands/pack.mjs',
    'src/commands/packedGuides.mjs',
    'docs/package.md',
    'docs/resources.md',
    'docs/forms.md',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
  );
  const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const tarball = at('dist', `${name}-${manifest.version}.tgz`);
  if (readStamp('dist/package.stamp') === sources) return tarball;
  rmSync(at(folder), { recursive: true, force: true });
  mkdirSync(at(folder), { recursive: true });
  await buildAnyIfStale();
  await must('the package', runScript('vite/bin/vite.js', ['build', '--mode', 'package', '--logLevel', 'warn'], { quiet: true }));
  await must('its command', runScript('vite/bin/vite.js', ['build', '--mode', 'package', '--ssr', '--logLevel', 'warn'], { quiet: true }));
  await must('its types', runScript('typescript/bin/tsc', ['-p', 'src/package/tsconfig.json', '--checkers', '1'], { quiet: true }));
  withoutStyles(at(folder, 'types'));
  cpSync(at('dist/any'), at(folder, 'console'), { recursive: true });
  withTypeface(at(folder, 'app'));
  mkdirSync(at(folder, 'page/public'), { recursive: true });
  cpSync(at('src/console/app/public/favicon.svg'), at(folder, 'page/public/favicon.svg'));
  const html = readFileSync(at('src/engine/app/index.html'), 'utf8');
  writeFileSync(at(folder, 'page/index.html'), html.replace(/ *<link rel="stylesheet"[^>]*>\n/, '').replace('./main.ts', '/main.js'));
  for (const file of ['LICENSE']) cpSync(at(file), at(folder, file));
  for (const [guide, text] of Object.entries(packedGuides())) writeFileSync(at(folder, guide), text);
  writeFileSync(at(folder, 'package.json'), `${JSON.stringify(manifestOf(manifest), null, 2)}\n`);
  for (const old of readdirSync(at('dist'))) if (old.startsWith(name) && old.endsWith('.tgz')) rmSync(at('dist', old));
  await must('the tarball', run('npm', ['pack', '--silent', at(folder), '--pack-destination', at('dist')], { quiet: true }));
  writeStamp('dist/package.stamp', sources);
  return tarball;
}

/** The first style sheet names its fonts by their package, which the user's folder does not have. */
function withTypeface(/** @type {string} */ app) {
  const text = readFileSync(at('src/engine/app/frame/firstPaint.css'), 'utf8');
  mkdirSync(join(app, 'fonts'), { recursive: true });
  const sheet = text.replace(/url\('([^']+)\/([^/']+\.woff2)'\)/g, (_, path, file) => {
    cpSync(at('node_modules', path, file), join(app, 'fonts', file));
    return `url('./fonts/${file}')`;
  });
  cpSync(at('node_modules/@fontsource-variable/inter/LICENSE'), join(app, 'fonts/LICENSE'));
  writeFileSync(join(app, 'firstPaint.css'), sheet);
}

/** Types import no style sheets: the package has them in one file. */
function withoutStyles(/** @type {string} */ types) {
  for (const entry of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.d.ts')) continue;
    const text = readFileSync(join(types, entry), 'utf8');
    const cleaned = text.replace(/^import '[^']*\.css';\n/gm, '');
    if (cleaned !== text) writeFileSync(join(types, entry), cleaned);
  }
}

/** @param {Record<string, any>} manifest of this repository */
function manifestOf({ version, license, engines, dependencies, devDependencies }) {
  const versions = { ...dependencies, ...devDependencies };
  const ranges = (/** @type {string[]} */ ...names) => Object.fromEntries(names.map((each) => [each, `^${versions[each]}`]));
  const { shared, bundler } = JSON.parse(readFileSync(at('src/package/packages.json'), 'utf8'));
  const peers = ranges(...shared, ...bundler);
  return {
    ...{ name, version, description: 'An administration console for any GraphQL API.', license, type: 'module', engines },
    bin: { [name]: 'cli.mjs' },
    exports: {
      '.': { types: './types/package/index.d.ts', default: './index.mjs' },
      './app': { types: './types/package/app.d.ts', default: './app/app.js' },
      './rules': './app/rules.js',
      './style.css': './app/style.css',
      './firstPaint.css': './app/firstPaint.css',
      './package.json': './package.json',
    },
    sideEffects: true,
    dependencies: ranges('jiti', 'json-schema-to-ts'),
    // Only a console with widgets or pages of its own is built, and needs them; `init` adds them.
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((each) => [each, { optional: true }])),
  };
}

async function must(/** @type {string} */ what, /** @type {ReturnType<typeof runScript>} */ running) {
  const { code, output } = await running;
  if (code === 0) return;
  console.error(`${output}\nBuilding ${what} failed.`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  await install();
  console.log(await pack());
}
