// @ts-check
// The guides of the package, made of this repository's: what holds here alone is marked, and left out or replaced.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { at } from './setup.mjs';

/** Pages by their names in the package. @type {Record<string, string>} */
const pages = { 'README.md': 'package.md', 'resources.md': 'resources.md', 'forms.md': 'forms.md' };

/** Texts by file name. @returns {Record<string, string>} */
export function packedGuides() {
  const [, ...headings] = readFileSync(at('docs/package.md'), 'utf8').split(/^## /m);
  const anchors = headings.map((text) => (text.split('\n')[0] ?? '').toLowerCase().replaceAll(' ', '-'));
  return Object.fromEntries(
    Object.entries(pages).map(([name, source]) => [name, packed(readFileSync(at('docs', source), 'utf8'), anchors)]),
  );
}

/** A link to another page leads to the readme's heading of the same name, or is text. */
export function packed(/** @type {string} */ text, /** @type {string[]} */ anchors) {
  const parts = unmarked(text).split(/^(```[\s\S]*?^```$)/m);
  return parts.map((part, index) => (index % 2 === 1 ? part : linked(part, anchors))).join('');
}

/** `<!-- repository -->here<!-- package: there -->`, or `<!-- /repository -->` at the end if there is nothing to say there. */
const unmarked = (/** @type {string} */ text) =>
  text
    .replace(
      /<!-- repository -->[\s\S]*?<!-- (?:\/repository|package:[ \n]([\s\S]*?)|package:([^ \n][\s\S]*?)) ?\n?-->/g,
      (_, spaced = '', joined = '') => `${spaced}${joined}`,
    )
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
    .concat('\n');

function linked(/** @type {string} */ text, /** @type {string[]} */ anchors) {
  return text
    .replace(/!\[[^\]]*\]\((?!\w+:)[^)]*\)\n*/g, '')
    .replace(/\[([^\]]+)\]\((?!\w+:|#)([^)#]*)(?:#([^)]*))?\)/g, (_, words, path, anchor) => {
      const name = Object.keys(pages).find((each) => pages[each] === posix.normalize(path));
      if (name !== undefined) return `[${words}](${name}${anchor === undefined ? '' : `#${anchor}`})`;
      return anchors.includes(anchor) ? `[${words}](README.md#${anchor})` : words;
    });
}
