// @ts-check
// Bytes that a browser fetches before something is to be seen (brotli), against their budgets. Raising one takes a reason in the closing note.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at } from './setup.mjs';

const budgets = [
  { what: 'sign-in', page: 'index.html', bytes: 90_000, requests: 8 },
  { what: 'first list', page: 'signed-in.html', bytes: 338_000, requests: 8 },
];

/** Measures the scripts that each page names; answers one line a page and what is over its budget. */
export function measure() {
  const lines = [];
  const problems = [];
  for (const { what, page, bytes, requests } of budgets) {
    const scripts = scriptsOf(page);
    const size = scripts.reduce((sum, path) => sum + sizeOf(path), 0);
    lines.push(`${what} ${(size / 1000).toFixed(1)} of ${bytes / 1000} kB in ${scripts.length} of ${requests} requests`);
    if (size > bytes || scripts.length > requests || scripts.length === 0) problems.push(`${what} is over its budget: ${lines.at(-1)}`);
  }
  return { lines, problems };
}

function scriptsOf(/** @type {string} */ page) {
  const html = readFileSync(at('dist/console', page), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
  const all = new Set(named);
  for (const path of all) for (const inner of staticImports(path)) all.add(inner);
  return [...all];
}

function staticImports(/** @type {string} */ path) {
  const text = readFileSync(at('dist/console', path), 'utf8');
  return [...text.matchAll(/(?:^|[;}\n])(?:import|export)(?:[^'"();]*?from)?\s*["']\.\/([^"']+\.js)["']/g)].map(
    (match) => `/assets/${match[1]}`,
  );
}

const sizeOf = (/** @type {string} */ path) => {
  const compressed = at('dist/console', `${path}.br`);
  return statSync(existsSync(compressed) ? compressed : at('dist/console', path)).size;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, problems } = measure();
  console.log([...lines, ...problems].join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
