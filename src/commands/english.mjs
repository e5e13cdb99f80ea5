// @ts-check
// Plain English in comments: lists headless openings and retired words. `npm run check` compares their number with the ceilings of
// englishCeilings.json, which only ever fall: `node src/commands/english.mjs --lower` sets them to today's numbers.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at } from './setup.mjs';

/** @typedef {{ file: string, line: number, kind: 'opening' | 'word', found: string, text: string }} Fault */
/** @typedef {{ comments: number, lines: number, openings: number, words: number }} Count */

const folders = ['src', 'resources', 'validation', 'tests'];

/** First words of clauses without a subject: a comment is an imperative or a noun phrase. */
const headless =
  /^(?:what|whatever|who|whoever|whom|whose|where|wherever|whether|which|whichever|one|of|is|are|was|were|has|have|had|does|do(?! not)|did|can|may|so (?:many|much|long|often))\b|^(?:about|as|at|by|for|from|in|of|on|to|under|with|within) (?:what|whom|whose|which)\b/i;

/**
 * Private terms and the field's words for them. Words that are ordinary English in most sentences (once, first, early, follow, closed, among)
 * are left to the renaming of names, and so is code in backticks. @type {[RegExp, string][]}
 */
const retired = [
  [/(?<!write-)\bahead\b/i, 'prefetch'],
  [/\b(?:asked|asking)\b/i, 'request, query'],
  [/\b(?:told|said)\b/i, 'message, label, reported'],
  [/\bjudg(?:e|es|ed|ing|ement|ements)\b/i, 'validate, check'],
  [/\bbeside\b/i, 'join, detached, next to'],
  [/\bnarrow(?:s|ed|ing)?\b/i, 'where, filter, limit'],
  [/\bbelonging\b/i, 'relation'],
  [/\b(?:the|its|a|session[’']s|their|whose|within|same|own) reach\b/i, 'scope'],
  [/\bturns\b/, 'pagination, toggles'],
  [/\bowing\b/i, 'pending relays'],
  [/\b(?:under way|underWay)\b/, 'in progress'],
  [/\binTurn\b/, 'sequentially, queue'],
  [/\b(?:takes?|taken|taking|took) away\b/i, 'remove'],
  [/\bunlike\b/i, 'differs, out of sync'],
  [/\bbring[A-Z]\w*/, 'register'],
  [/\b(?:ears|hear|hears|heard|hearing)\b/i, 'subscriber, notified'],
  [/\bdoors?\b/i, 'router, entry'],
  [/\bforeign\b(?! key)/i, 'external'],
  [/\bsettl(?:e|es|ed|ing)\b/i, 'finish, clean up'],
  [/\blazily\b/i, 'lazy'],
  [/\bkept\b/i, 'cached, stored'],
];

/** Lists every fault of the comments, by file and line. @returns {Fault[]} */
export function englishFaults() {
  return folders
    .flatMap(sourcesBelow)
    .flatMap((file) => commentsOf(readFileSync(at(file), 'utf8')).flatMap((comment) => faultsOf(file, comment)));
}

/** Counts comment lines and faults of each folder. @returns {Map<string, Count>} */
export function englishCounts() {
  /** @type {Map<string, Count>} */
  const counts = new Map();
  for (const file of folders.flatMap(sourcesBelow)) {
    const text = readFileSync(at(file), 'utf8');
    const comments = commentsOf(text);
    const faults = comments.flatMap((comment) => faultsOf(file, comment));
    const folder = folderOf(file);
    const count = counts.get(folder) ?? { comments: 0, lines: 0, openings: 0, words: 0 };
    counts.set(folder, {
      comments: count.comments + comments.reduce((sum, { lines }) => sum + lines, 0),
      lines: count.lines + text.split('\n').length - 1,
      openings: count.openings + faults.filter(({ kind }) => kind === 'opening').length,
      words: count.words + faults.filter(({ kind }) => kind === 'word').length,
    });
  }
  return counts;
}

const ceilingsFile = at('src/commands/englishCeilings.json');

/** Ceiling by folder; other folders have none to spare. @returns {Record<string, number>} */
const ceilings = () => JSON.parse(readFileSync(ceilingsFile, 'utf8'));

/** Reports folders above their ceiling, with the faults. @returns {string[]} */
export function englishProblems() {
  const limits = ceilings();
  return [...faultsByFolder()].flatMap(([folder, faults]) => {
    const ceiling = limits[folder] ?? 0;
    if (faults.length <= ceiling) return [];
    const lines = faults.map(({ file, line, found, text }) => `  ${file}:${line}: “${found}” in “${text}”`);
    return [`${folder}: ${faults.length} comments in private English, at most ${ceiling}`, ...lines];
  });
}

function lowerCeilings() {
  const faults = faultsByFolder();
  const lower = Object.entries(ceilings()).map(([folder, ceiling]) => [folder, Math.min(ceiling, faults.get(folder)?.length ?? 0)]);
  writeFileSync(ceilingsFile, `${JSON.stringify(Object.fromEntries(lower.filter(([, count]) => count !== 0)), null, 2)}\n`);
}

/** @returns {Map<string, Fault[]>} */
function faultsByFolder() {
  /** @type {Map<string, Fault[]>} */
  const folders = new Map();
  for (const fault of englishFaults()) folders.set(folderOf(fault.file), [...(folders.get(folderOf(fault.file)) ?? []), fault]);
  return folders;
}

const sourcesBelow = (/** @type {string} */ folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/^src\/generated\/|^src\/commands\/english\.mjs$/.test(path));

/** Folder of a count: three levels of the platform, the engine and the console, two of anything else. */
const folderOf = (/** @type {string} */ file) =>
  file
    .split('/')
    .slice(0, -1)
    .slice(0, /^src\/(?:platform|engine|console)\//.test(file) ? 3 : 2)
    .join('/');

/** @typedef {{ line: number, lines: number, texts: string[] }} Comment */

/** Comments that stand on lines of their own, or after code. @returns {Comment[]} */
function commentsOf(/** @type {string} */ text) {
  /** @type {Comment[]} */
  const comments = [];
  /** @type {Comment | undefined} */
  let open;
  let isBlock = false;
  for (const [index, line] of text.split('\n').entries()) {
    const start = /^\s*(?:\{?\/\*+|\/\/)/.exec(line)?.[0];
    const own = isBlock ? line.replace(/^\s*\*(?!\/)/, '') : start === undefined ? undefined : line.slice(start.length);
    if (own === undefined) {
      open = undefined;
      const trailing = /[;,{})\]]\s+\/\/ (.*)$/.exec(line)?.[1];
      if (trailing !== undefined) comments.push({ line: index + 1, lines: 0, texts: [trailing] });
      continue;
    }
    const isLine = start?.endsWith('//') === true && !isBlock;
    if (!isBlock && !(isLine && open)) comments.push((open = { line: index + 1, lines: 0, texts: [] }));
    if (open) {
      open.lines += 1;
      open.texts.push(own.replace(/\*\/\}?\s*$/, '').trim());
    }
    isBlock = !isLine && !line.includes('*/');
    if (!isLine && !isBlock) open = undefined;
  }
  return comments;
}

/** @returns {Fault[]} */
function faultsOf(/** @type {string} */ file, /** @type {Comment} */ { line, texts }) {
  const first = texts.findIndex((text) => text !== '');
  const opening = headless.exec(texts[first] ?? '')?.[0];
  const words = texts.flatMap((text, index) =>
    retired.flatMap(([pattern]) => {
      const found = pattern.exec(text.replace(/`[^`]*`/g, '`'))?.[0];
      return found === undefined ? [] : [{ file, line: line + index, kind: /** @type {const} */ ('word'), found, text }];
    }),
  );
  if (opening === undefined) return words;
  return [{ file, line: line + first, kind: 'opening', found: opening, text: texts[first] ?? '' }, ...words];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lowers = process.argv[2] === '--lower';
  if (lowers) lowerCeilings();
  const wanted = lowers ? undefined : process.argv[2];
  if (wanted !== undefined)
    for (const { file, line, kind, found, text } of englishFaults().filter((fault) => fault.file.startsWith(wanted)))
      console.log(`${file}:${line}: ${kind} “${found}”: ${text}`);
  for (const [folder, { comments, lines, openings, words }] of [...englishCounts()].filter(([name]) => name.startsWith(wanted ?? '')))
    console.log(`${folder}: ${openings} headless openings, ${words} retired words, comments ${((100 * comments) / lines).toFixed(1)} %`);
}
