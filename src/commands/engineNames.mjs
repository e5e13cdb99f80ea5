// @ts-check
// The engine works for any API: no operation, type, flag, resource or text of this product stands in src/engine. Part of `npm run check`.
import { readdirSync, readFileSync } from 'node:fs';
import { at } from './setup.mjs';

const general = new Set([
  'Export',
  'Query',
  'Mutation',
  'Subscription',
  'Date',
  'DateTime',
  'JSON',
  'Int',
  'String',
  'Boolean',
  'Float',
  'ID',
]);

/** Words of hiring, also within longer names. */
const productWords = /customer|organi[sz]ation|vacanc|recruit|hiring|hired|\bdepartments?\b|\bAuthMe\b/i;

/** Files that name such words as data: the embedded platform's dialect, headers of any API, and an example of any API. */
const withWords = ['src/engine/dialects/platform.ts', 'src/engine/server/headers.ts', 'src/engine/compile/infer/fields.ts'];

/** Lists names of the contract and words of the product in src/engine, as `file: name`. @returns {string[]} */
export function productNamesInEngine() {
  const { operations, types, flags } = contractNames();
  const resources = resourceNames();
  const anywhere = new RegExp(`\\b(${[...operations, ...flags].join('|')})\\b`, 'g');
  // A type of ours may share its name with a type of the contract; a string or a text key that names one is the contract's.
  const quoted = new RegExp(`(?:['"\`]|enums\\.)(${types.join('|')})(?:['"\`]|\\.)|['"\`/](${resources.join('|')})['"\`/]`, 'g');
  return sourcesBelow('src/engine').flatMap((file) => {
    const text = readFileSync(at(file), 'utf8');
    const found = new Set([...text.matchAll(anywhere), ...text.matchAll(quoted)].map(([, name, resource = '']) => name ?? resource));
    const word = withWords.includes(file) ? undefined : (productWords.exec(text)?.[0] ?? productWords.exec(file)?.[0]);
    return [...found, ...(word === undefined ? [] : [word])].map((name) => `${file}: names ${name}, which is this product's`);
  });
}

/** Names of resources that are no plain word. */
const resourceNames = () =>
  sourcesBelow('resources').flatMap((file) =>
    [...readFileSync(at(file), 'utf8').matchAll(/^ {2}name: '(\w+-[\w-]+)'/gm)].map(([, name = '']) => name),
  );

function contractNames() {
  const sdl = readdirSync(at('schema'))
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(at(`schema/${file}`), 'utf8'))
    .join('\n');
  const roots = [...sdl.matchAll(/^(?:extend )?type (?:Query|Mutation)\b[^{]*\{([\s\S]*?)^\}/gm)].map(([, body = '']) => body).join('\n');
  const { flags } = JSON.parse(readFileSync(at('src/platform/flags/definitions.json'), 'utf8'));
  return {
    operations: [...roots.matchAll(/^ {2}([A-Za-z]\w*)\s*[(:]/gm)].map(([, name = '']) => name),
    types: [...sdl.matchAll(/^(?:type|input|enum|interface|union) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !general.has(name)),
    flags: Object.keys(flags),
  };
}

const sourcesBelow = (/** @type {string} */ folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
