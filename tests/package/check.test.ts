import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareDeclared, formatOf } from '../../src/package/differences.ts';
import { registeredNames } from '../../src/package/registered.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'check-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const sdl = `
  type Query { books(page: Int, perPage: Int, sortField: String, sortOrder: String): [Book!]! book(id: ID!): Book booksCount: Int }
  type Book { id: ID! title: String pages: Int }
`;

/** A declaration whose title is named once before the column that names it. */
const books = (columns: string, more = '') => `const first = { field: 'pages' };
export const books = {
  name: 'books',
  type: 'Book',
  title: 'title',
  operations: { list: 'books', get: 'book' },
  columns: [
    'title',
    ${columns},
  ],
  ${more}
};
`;

let loads = 0;
/** Node keeps modules by their address. */
const load = async (file: string) => (await import(`${pathToFileURL(file).href}?${(loads += 1)}`)) as Record<string, unknown>;

async function problems(declared: string, app?: string, format?: string): Promise<string> {
  write('books.ts', declared);
  const page = app === undefined ? undefined : write('app.tsx', app);
  const { says } = await compareDeclared(
    introspectionFromSchema(buildSchema(sdl)),
    {
      ...{ headers: {}, data: join(folder, 'data'), accept: false, format: formatOf(format), load },
      ...{ app: page, registered: registeredNames(page) },
    },
    folder,
  );
  return says;
}

describe('check', () => {
  it('names file and line of a key that defineConsole lacks, and of actions on a resource that there isn’t', async () => {
    const app = "import { defineConsole } from 'x';\ndefineConsole({\n  rutes: {},\n  actions: {\n    boks: {},\n    books: {},\n  },\n});";
    const says = await problems(books("'pages'"), app);
    expect(says).toContain('app.tsx:3 rutes: unknown key: expected a key of defineConsole, found “rutes”; did you mean “routes”?');
    expect(says).toContain('app.tsx:5 actions.boks: unknown resource: expected a resource, found “boks”; did you mean “books”?');
    expect(says).toContain('2 differences.');
  });

  it('says where an app can’t be read', async () => {
    await expect(problems(books("'pages'"), 'defineConsole({{')).rejects.toThrow(/app\.tsx can’t be read: Unexpected token \(1:15\)/);
  });

  it('names file and line of a widget that nobody registers, and the nearest name', async () => {
    const app = "import { defineConsole } from 'x';\ndefineConsole({ widgets: { initials: {} } });";
    expect(await problems(books("{\n      field: 'pages',\n      widget: 'initails',\n    }"), app)).toMatch(
      /^R024 \S*books\.ts:11 columns\.1\.widget: unknown widget: expected a widget, found “initails”; did you mean “initials”\?$/m,
    );
    expect(await problems(books("{ field: 'pages', widget: 'initials' }"), app)).toMatch(/^No difference/);
    expect(await problems(books("{ field: 'pages', widget: 'money' }"), app)).toMatch(/^No difference/);
  });

  it('accepts no widget but the engine’s where there is no app', async () => {
    expect(await problems(books("{ field: 'pages', widget: 'initials' }"))).toMatch(/^R024 \S*books\.ts:9 /m);
  });

  it('reads names through constants, spreads and imported files', async () => {
    write('parts.ts', 'const price = {};\nexport const more = { price } satisfies object;\nexport default { stars: {} };');
    const app = `import { defineConsole } from 'x'; import own, { more as others } from './parts.ts';
      const widgets = { flag: {}, ...others, ...own };
      defineConsole({ widgets });`;
    for (const name of ['flag', 'price', 'stars'])
      expect(await problems(books(`{ field: 'pages', widget: '${name}' }`), app)).toMatch(/^No difference/);
    expect(await problems(books("{ field: 'pages', widget: 'star' }"), app)).toContain('did you mean “stars”?');
  });

  it('doesn’t check names that the text doesn’t tell', async () => {
    const app = "import { defineConsole } from 'x'; import { widgets } from 'others'; defineConsole({ widgets });";
    expect(await problems(books("{ field: 'pages', widget: 'whatever' }"), app)).toMatch(/^No difference/);
  });

  it('names file and line of a page that nobody registers', async () => {
    const app = 'defineConsole({ pages: { shelf: { Page: () => null } } });';
    expect(await problems(books("'pages'", "pages: { show: 'shelv' },"), app)).toMatch(
      /^R025 \S*books\.ts:11 pages\.show: unknown page: .*did you mean “shelf”/m,
    );
    expect(await problems(books("'pages'", "pages: { show: 'shelf' },"), app)).toMatch(/^No difference/);
  });

  it('names file and line of a sort by a field that the type lacks, although the operation takes any text', async () => {
    expect(await problems(books("'pages'", "sort: 'titel asc',"))).toMatch(
      /^R023 \S*books\.ts:11 sort: .*found “titel”; did you mean “title”/m,
    );
    expect(await problems(books("'pages'", "sort: 'pages desc',"))).toMatch(/^No difference/);
    expect(await problems(books("{ field: 'pages', sortBy: 'length' }", "sort: 'pages desc',"))).toMatch(/^No difference/);
  });

  it('annotates the line of the key, not an earlier one with the same name', async () => {
    const twice = books("'pages',\n    'pages'");
    expect(await problems(twice, undefined, 'github')).toMatch(/^::error file=\S*books\.ts,line=10,title=R032/m);
    const log = JSON.parse(await problems(twice, undefined, 'sarif')) as {
      runs: { results: { locations: { physicalLocation: { region: { startLine: number } } }[] }[] }[];
    };
    expect(log.runs[0]?.results[0]?.locations[0]?.physicalLocation.region.startLine).toBe(10);
  });

  it('annotates the declaration that has the problem, in a file of several', async () => {
    const other = books("'pages'")
      .replaceAll('books', 'shelf')
      .replaceAll("list: 'shelf'", "list: 'books'")
      .replace('const first', 'const second');
    expect(await problems(`${books("'pages'")}${other.replace("    'pages',", "    'pags',")}`, undefined, 'github')).toMatch(
      /line=21,title=R005/,
    );
  });
});
