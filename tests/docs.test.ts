import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, linksOf, pages, pathsOf, scriptsOf, sourcesBelow } from './support/pages.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe('the documentation', () => {
  it('links only to files and headings that exist', () => {
    const broken = pages().flatMap(({ file, text }) =>
      linksOf(text).flatMap((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? file : posix.join(posix.dirname(file), path);
        if (!existsSync(target)) return [`${file}: ${link}: no such file`];
        const known = anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).has(anchor);
        return known ? [] : [`${file}: ${link}: no such heading`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const missing = pages().flatMap(({ file, text }) => pathsOf(text).flatMap((path) => (existsSync(path) ? [] : [`${file}: ${path}`])));
    expect(missing).toEqual([]);
  });

  it('has every page that a comment in the sources names', () => {
    const files = ['src', 'tests'].flatMap(sourcesBelow);
    const named = files.flatMap((file) => pathsOf(readFileSync(file, 'utf8')).filter((path) => /^docs\/.*\.md$/.test(path)));
    expect(new Set(named).size).toBeGreaterThan(3);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names only scripts that package.json has', () => {
    const unknown = pages().flatMap(({ file, text }) => scriptsOf(text).flatMap((name) => (name in scripts ? [] : [`${file}: ${name}`])));
    expect(unknown).toEqual([]);
  });

  it('names every script of package.json', () => {
    const named = new Set(pages().flatMap(({ text }) => scriptsOf(text)));
    expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
  });

  it('can be reached from the README, page by page', () => {
    const reached = new Set(['README.md']);
    for (const file of reached)
      for (const link of linksOf(readFileSync(file, 'utf8'))) {
        const target = posix.join(posix.dirname(file), link.split('#')[0] ?? '');
        if (target.endsWith('.md') && existsSync(target)) reached.add(target);
      }
    expect(pages().flatMap(({ file }) => (reached.has(file) ? [] : [file]))).toEqual([]);
  });

  it('begins with a README of at most 150 lines', () => {
    expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });
});

describe('the check of the documentation', () => {
  it('finds links, but none in code and none to other sites', () => {
    const text = '[a](one.md#two) ![b](c.png)\n`[d](e.md)` <https://f.example> [g](https://h.example/i)\n```\n[j](k.md)\n```\n';
    expect(linksOf(text)).toEqual(['one.md#two', 'c.png']);
  });

  it('finds paths, takes alternatives apart and stops at a placeholder', () => {
    const text = '`src/a/b.ts`, src/{c,d}/e.ts. See `resources/<service>/x.ts` and https://f.example/src/g, `npm run h -- ours/i.ts`';
    expect(pathsOf(text)).toEqual(['src/a/b.ts', 'src/c/e.ts', 'src/d/e.ts', 'resources/']);
  });

  it('finds scripts by their names and npm’s own two', () => {
    expect(scriptsOf('`npm run a:b -- --c`, npm start, `npm test -- --mine`')).toEqual(['a:b', 'start', 'test']);
  });

  it('makes the anchors that GitHub makes', () => {
    const text = '# A `b`: c, d\n```\n# no heading\n```\n## It’s “e”\n## It’s “e”\n';
    expect([...anchorsOf(text)]).toEqual(['a-b-c-d', 'its-e', 'its-e-1']);
  });
});
