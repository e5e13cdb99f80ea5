// @ts-check
// Plain English: headless openings and retired words of comments, and local types whose names say nothing. Part of `npm run check`.
import { readdirSync, readFileSync } from 'node:fs';
import { at } from './setup.mjs';

/** @typedef {{ file: string, line: number, found: string, text: string, instead?: string }} Fault */

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

/** Type names that would fit any type. */
const hollow =
  /^(?:export )?(?:interface|type) (Place|Places|Given|Told|Asked|Found|Shown|Part|Parts|Around|Answer|Said|Wanted|Known|Taken|Seen|Kept|Heard)\b/;

/** Reports faults, each with its place. @returns {string[]} */
export function englishProblems() {
  return folders
    .flatMap(sourcesBelow)
    .flatMap((file) => {
      const text = readFileSync(at(file), 'utf8');
      return [
        ...commentsOf(text).flatMap((comment) => faultsOf(file, comment)),
        ...(file.startsWith('tests/') ? [] : hollowTypes(file, text)),
      ];
    })
    .map(({ file, line, found, text, instead }) => `${file}:${line}: “${found}” in “${text}”${instead ? ` (${instead})` : ''}`);
}

/** @returns {Fault[]} */
const hollowTypes = (/** @type {string} */ file, /** @type {string} */ text) =>
  text.split('\n').flatMap((line, index) => {
    const found = hollow.exec(line)?.[1];
    return found === undefined ? [] : [{ file, line: index + 1, found, text: line }];
  });

const sourcesBelow = (/** @type {string} */ folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/^src\/generated\/|^src\/commands\/english\.mjs$/.test(path));

/** @typedef {{ line: number, texts: string[] }} Comment */

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
      if (trailing !== undefined) comments.push({ line: index + 1, texts: [trailing] });
      continue;
    }
    const isLine = start?.endsWith('//') === true && !isBlock;
    if (!isBlock && !(isLine && open)) comments.push((open = { line: index + 1, texts: [] }));
    if (open) {
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
    retired.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text.replace(/`[^`]*`/g, '`'))?.[0];
      return found === undefined ? [] : [{ file, line: line + index, found, text, instead }];
    }),
  );
  if (opening === undefined) return words;
  return [{ file, line: line + first, found: opening, text: texts[first] ?? '' }, ...words];
}
