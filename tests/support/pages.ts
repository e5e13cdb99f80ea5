import { readFileSync, readdirSync } from 'node:fs';

interface Page {
  file: string;
  text: string;
}

/** All pages of the documentation: Markdown at the root and below `docs/`. */
export function pages(): Page[] {
  const atRoot = readdirSync('.').filter((name) => name.endsWith('.md'));
  const below = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path.replaceAll('\\', '/')}`);
  return [...atRoot, ...below].sort().map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

export const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('src/generated/'));

const withoutFences = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```$/gm, '');

export function linksOf(text: string): string[] {
  const plain = withoutFences(text).replace(/`[^`\n]*`/g, (code) => (code.includes('](') ? '' : code));
  return [...plain.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => (/^[a-z]+:/.test(target) ? [] : [target]));
}

/** Repository paths that a text names. A path ends before a placeholder such as `<name>` or `*`. */
export function pathsOf(text: string): string[] {
  const found = [...text.matchAll(/(?<![\w./-])(?:src|tests|resources|validation|schema|docs|\.ci)\/[\w./{},-]*[*<]?/g)];
  // Reduce a pattern such as `tests/every-*` to its folder.
  return found.flatMap(([path]) => alternatives(/[*<]$/.test(path) ? path.replace(/[^/]*$/, '') : path.replace(/[.,]+$/, '')));
}

/** `a/{b,c}` as `a/b` and `a/c`; an open brace is a placeholder. */
function alternatives(path: string): string[] {
  const [, before = '', inner, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (inner === undefined) return [path.replace(/[{,].*$/, '')];
  return inner.split(',').flatMap((each) => alternatives(`${before}${each}${after}`));
}

export const scriptsOf = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own ?? '');

export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutFences(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let free = anchor;
    for (let number = 1; anchors.has(free); number += 1) free = `${anchor}-${number}`;
    anchors.add(free);
  }
  return anchors;
}

/** Rows of the tables below a heading, up to the next one of the same or a higher level: the first cell's code words, and the row. */
export function rowsBelow(text: string, heading: string): { names: string[]; row: string }[] {
  const level = /^#+/.exec(heading)?.[0].length ?? 1;
  const [, after] = text.split(new RegExp(`^${heading}$`, 'm'));
  if (after === undefined) throw new Error(`There is no heading “${heading}”.`);
  const section = after.split(new RegExp(`^#{1,${level}} `, 'm'))[0] ?? '';
  return [...section.matchAll(/^\| (`[^|]*?) \|.*$/gm)].map(([row, cell = '']) => ({
    row,
    names: [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }));
}
