import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compileAll } from '../src/engine/compile/compileAll.ts';
import type { Declaration } from '../src/engine/compile/Declaration.ts';
import { meanings } from '../src/engine/compile/problems.ts';
import { dialects } from '../src/engine/dialects/index.ts';
import { platform } from '../src/engine/dialects/platform.ts';
import { keywords } from '../src/engine/forms/rules.ts';
import { transforms } from '../src/engine/forms/transforms.ts';
import { settingsHelp, settingsPage } from '../src/platform/settings/help.ts';
import { readSettings, SettingsError } from '../src/platform/settings/read.ts';
import { contract } from './resources/compiled.ts';
import { isUpdate } from './support/approved.ts';
import { rowsBelow, sourcesBelow } from './support/pages.ts';
import { declaredForms } from './validation/declared.ts';

const page = (name: string) => readFileSync(`docs/${name}.md`, 'utf8');
const namesBelow = (name: string, heading: string) => rowsBelow(page(name), heading).flatMap(({ names }) => names);
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** Enough for every setting to be read: some depend on a database. */
const withDatabase = { DATABASE_URL: 'postgres://localhost/console' };

describe('the page about configuration', () => {
  const rows = rowsBelow(page('configuration'), '## Settings');
  const rowOf = (name: string) => rows.find(({ names }) => names.includes(name))?.row ?? '';

  it('has the tables that are written from the schema of the settings', () => {
    const text = page('configuration');
    const [start, end] = [text.indexOf('### '), text.indexOf('## Variables')];
    const fresh = `${text.slice(0, start)}${settingsPage()}\n${text.slice(end)}`;
    if (isUpdate() && !process.env['CI']) writeFileSync('docs/configuration.md', fresh);
    expect(page('configuration')).toBe(fresh);
  });

  it('names the same settings as the help of the command that starts the platform', () => {
    const helped = [...settingsHelp().matchAll(/^  ([A-Z][A-Z_\d]+(?:, [A-Z_\d]+)*)$/gm)].flatMap(([, names = '']) => names.split(', '));
    expect(helped).toEqual(rows.flatMap(({ names }) => names));
  });

  it('names exactly the settings that the platform reads', () => {
    const read = new Set<string>();
    readSettings(
      new Proxy<Record<string, string | undefined>>(withDatabase, {
        get: (values, name) => {
          read.add(String(name));
          return Reflect.get(values, name) as string | undefined;
        },
      }),
    );
    expect(sorted(rows.flatMap(({ names }) => names))).toEqual(sorted(read));
  });

  it('says the defaults that the platform has', () => {
    const { connections, pooler, replicaLag } = readSettings(withDatabase).databases ?? {};
    const plain = { ...readSettings({}), databaseConnections: connections, databasePooler: pooler, databaseReplicaLag: replicaLag };
    const wrong = rows.flatMap(({ names, row }) =>
      names.filter((name) => {
        const key = name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
        const value = defaultText((plain as Record<string, unknown>)[key]);
        return value !== undefined && !row.split(' | ')[1]?.includes(value);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('says the ranges and choices that the platform accepts', () => {
    const unusable = Object.fromEntries(rows.flatMap(({ names }) => names.map((name) => [name, '?'])));
    const problems = problemsOf({ ...unusable, ...withDatabase });
    const wanted = problems.flatMap((problem) => {
      const [name = ''] = problem.split(' ');
      const range = / from (\d+ to \d+)$/.exec(problem)?.[1];
      const choices = / must be one of (.+)$/.exec(problem)?.[1]?.split(', ') ?? [];
      return [...(range ? [range] : []), ...choices.map((choice) => `\`${choice}\``)].map((text) => ({ name, text }));
    });
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter(({ name, text }) => !rowOf(name).includes(text))).toEqual([]);
  });

  it('names exactly the variables that commands and tests read', () => {
    const sources = [...['src', 'tests'].flatMap(sourcesBelow), ...readdirSync('.').filter((file) => file.endsWith('.config.ts'))];
    const read = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/process\.env\['([A-Z_]+)'\]/g)].map(([, name = '']) => name),
    );
    const settings = rows.flatMap(({ names }) => names);
    const expected = read.filter((name) => !settings.includes(name) && !handedOver.includes(name));
    expect(sorted(namesBelow('configuration', '## Variables of commands and tests'))).toEqual(sorted(expected));
  });
});

/** Set by the system, or by one of our commands for a process that it starts. */
const handedOver = [
  ...['CI', 'NODE_ENV', 'PATH', 'TZ'],
  ...[
    'FAULTS_PLAN',
    'FAULTS_RUN',
    'FIXED_TIME',
    'DEV_PLATFORM',
    'JOURNEYS_SERVER',
    'SEEDED_DATA',
    'SEEDED_POOLER',
    'SEEDED_SERVER',
    'TEST_SHIFT',
  ],
];

function defaultText(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? '`on`' : '`off`';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  // Paths are resolved, and the address holds the port.
  return value.startsWith('/') ? (value.split('/').at(-1) ?? '') : value.replace('4000', '{PORT}');
}

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (fault) {
    if (!(fault instanceof SettingsError)) throw fault;
    return fault.message.split('\n').map((line) => line.trim());
  }
}

describe('the page about resources', () => {
  const source = (name: string) => readFileSync(`src/engine/compile/${name}.ts`, 'utf8');
  /** Keys at an indentation, from the line that opens a type to the one that closes it. */
  const keysOf = (text: string, opening: string, indentation: number) => {
    const block = text.slice(text.indexOf(opening)).split(/\n(?:\}|\S.*;)?\n/)[0] ?? '';
    return [...block.matchAll(new RegExp(`^ {${indentation}}(\\w+)\\??:`, 'gm'))].map(([, key = '']) => key);
  };

  it.each([
    ['## Keys of a resource', 'Declaration', 'export interface Declaration<', 2],
    ['## Keys of a banner', 'Declaration', 'export interface Banner<', 2],
    ['## Keys of a column', 'DeclaredColumn', 'export type Column<', 6],
    ['## Keys of a filter', 'DeclaredColumn', 'export type Filter<', 6],
    ['## Keys of an operation', 'DeclaredOperation', 'export type OperationEntry<', 6],
    ['## Keys of an action', 'DeclaredOperation', 'export interface Action<', 2],
  ] as const)('names exactly what the types allow: %s', (heading, file, opening, indentation) => {
    const keys = keysOf(source(file), opening, indentation);
    expect(keys.length).toBeGreaterThan(2);
    expect(sorted(namesBelow('resources', heading))).toEqual(sorted(keys));
  });

  it('names every number of a problem, with its meaning', () => {
    const rows = rowsBelow(page('resources'), '## Problems');
    expect(
      rows.map(({ row }) =>
        row
          .replaceAll('`', '')
          .split(' | ')
          .slice(0, 2)
          .join(' ')
          .replace(/^\| | \|$/g, ''),
      ),
    ).toEqual(Object.entries(meanings).map(([number, meaning]) => `${number} ${meaning}`));
  });
});

describe('an example', () => {
  /** The first block of TypeScript below a heading. */
  const blockOf = (file: string) => /```tsx?\n([\s\S]*?)```/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';

  it.each(['README.md', 'docs/resources.md'])('of a declaration compiles, and has 15 lines: %s', (file) => {
    const text = blockOf(file).trimEnd();
    expect(text.split('\n').length).toBe(15);
    const [, written] = /defineResource\(([\s\S]*)\);$/.exec(text) ?? [];
    const declaration = runInNewContext(`(${written})`) as Declaration;
    const form = 'org/createOrganization';
    const { introspection, access, values, extensions } = contract;
    const { plans, problems } = compileAll([{ file, declaration }], introspection, platform, {
      access,
      values,
      extensions,
      forms: Object.fromEntries(Object.entries(declaredForms).filter(([id]) => id === form)),
    });
    expect(problems).toEqual([]);
    expect(plans).toMatchObject([{ name: 'organisations', actions: [{ name: 'archive' }, { name: 'restore' }] }]);
  });

  it('of a form is that of the sources', () => {
    expect(readFileSync('validation/org/createOrganization.ts', 'utf8')).toContain(blockOf('docs/forms.md'));
  });

  it('of react-admin’s components is one that compiles and is tested', () => {
    const block = blockOf('docs/extend.md');
    expect(block).toContain('useRecordContext');
    expect(readFileSync('tests/engine/screens/reactAdminExample.tsx', 'utf8')).toContain(block);
  });
});

describe('the map', () => {
  it('has every folder of the sources', () => {
    const folders = (below: string) =>
      readdirSync(below, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [`${below}/${each.name}/`] : []));
    const expected = [...folders('src').filter((folder) => folder !== 'src/engine/'), ...folders('src/engine')];
    expect(namesBelow('ARCHITECTURE', '## Map')).toEqual(expect.arrayContaining(expected));
  });
});

describe('the page about forms', () => {
  it('names exactly the transforms and the rules that forms can use', () => {
    expect(sorted(namesBelow('forms', '## Transforms'))).toEqual(sorted(Object.keys(transforms)));
    expect(sorted(namesBelow('forms', '## Rules'))).toEqual(sorted(keywords.map(({ keyword }) => String(keyword))));
  });
});

describe('the page about other APIs', () => {
  it('names exactly the dialects that are there, but the platform’s own', () => {
    expect(sorted([...namesBelow('any-api', '## Dialects'), 'platform'])).toEqual(sorted(Object.keys(dialects)));
  });
});
