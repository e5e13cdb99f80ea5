import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createCatalogue, type Catalogue } from '../engine/compile/infer/catalogue.ts';
import { writeWrittenFor } from '../engine/server/declared.ts';
import { endpointOf } from '../engine/server/headers.ts';
import { introspect, readSchemaFile } from '../engine/server/introspect.ts';
import { apiOptions, headersOf, readArguments, UsageError } from './apiArguments.ts';
import { writeDeclaration } from './declare.ts';
import { ignoreGenerated } from './ignored.ts';
import { writeNames } from './names.ts';
import type { Outcome } from './Outcome.ts';
import { configFile } from './project.ts';

const usage = `graphql-admin-console init URL [options]

Writes a console for an API into this folder: ${configFile}, and in console/ the schema, its names as types, one declaration and a widget.
Files that exist are left as they are.
  --header 'K: V'     sent to read the schema; may be given several times. The value is not written into a file
  --schema FILE       SDL or an introspection as JSON, for an API with introspection off
  --type NAME         the type to declare (the first with a list)`;

const options = { header: apiOptions.header, schema: apiOptions.schema, type: { type: 'string' }, help: { type: 'boolean' } } as const;

export async function init(args: string[]): Promise<Outcome> {
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage);
  const [address] = positionals;
  if (address === undefined || positionals.length > 1) throw new UsageError(usage);
  const endpoint = endpointOf(address);
  const headers = headersOf(values.header);
  const introspection = values.schema === undefined ? await introspect({ endpoint, headers }) : readSchemaFile(values.schema);
  const root = process.cwd();
  const folder = join(root, 'console');
  const lines: string[] = [];
  const write = (path: string, text: string): void => {
    if (existsSync(join(root, path))) return void lines.push(`${path} already exists and wasn't overwritten.`);
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
    lines.push(path);
  };
  const catalogue = createCatalogue(introspection);
  const chosen = chosenOf(catalogue, values.type);
  if (typeof chosen === 'string') return { code: 1, says: chosen };
  write(configFile, configText(endpoint, Object.keys(headers), values.schema, brandOf(root)));
  if (existsSync(join(folder, 'schema.graphql'))) lines.push("console/schema.graphql already exists and wasn't overwritten.");
  else {
    mkdirSync(folder, { recursive: true });
    writeWrittenFor(folder, introspection);
    writeNames(introspection, catalogue.entries, folder);
    lines.push('console/schema.graphql', 'console/names.d.ts');
  }
  if (chosen) lines.push(writeDeclaration(withWidget(chosen.declaration), folder).says);
  write('console/app.tsx', appText);
  write('console/widgets/Initials.tsx', widgetText);
  write('console/tsconfig.json', tsconfigText);
  const added = addPackages(root);
  if (ignoreGenerated(root)) lines.push('.gitignore');
  return {
    code: 0,
    says: [
      ...lines,
      '',
      ...(added.length > 0 ? [`Added to package.json: ${added.join(', ')}. Run: npm install`] : []),
      'Then: npx graphql-admin-console dev',
    ].join('\n'),
  };
}

type Chosen = NonNullable<ReturnType<Catalogue['inferred']>>;

/** The type to begin with; undefined for an API without lists. */
function chosenOf(catalogue: Catalogue, type: string | undefined): Chosen | string | undefined {
  const entry = type === undefined ? catalogue.entries[0] : catalogue.entries.find((each) => each.type === type);
  if (type !== undefined && entry === undefined)
    return `No list of ${type} was found. Types with one: ${catalogue.entries.map((each) => each.type).join(', ') || 'none'}.`;
  return entry && catalogue.inferred(entry.name);
}

/** The first column is shown by the example widget. */
function withWidget(declaration: Chosen['declaration']): Chosen['declaration'] {
  const [first, ...rest] = declaration.columns ?? [];
  if (first === undefined) return declaration;
  return { ...declaration, columns: [{ ...(typeof first === 'string' ? { field: first } : first), widget: 'initials' }, ...rest] };
}

const brandOf = (root: string): string => {
  const name = basename(root)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return name === '' ? 'Console' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

function configText(endpoint: string, headers: readonly string[], schema: string | undefined, brand: string): string {
  const variable = (name: string) => `API_${name.toUpperCase().replaceAll(/\W+/g, '_')}`;
  return [
    "import { defineConfig } from 'graphql-admin-console';",
    '',
    'export default defineConfig({',
    `  endpoint: ${JSON.stringify(endpoint)},`,
    `  brand: ${JSON.stringify(brand)},`,
    ...(schema === undefined ? [] : [`  schema: ${JSON.stringify(schema)},`]),
    ...(headers.length === 0
      ? []
      : [
          '  // Only the console’s server reads these; pages never see them.',
          `  headers: { ${headers.map((name) => `${JSON.stringify(name)}: process.env.${variable(name)}`).join(', ')} },`,
        ]),
    '});',
    '',
  ].join('\n');
}

const appText = `import { defineConsole } from 'graphql-admin-console/app';
import { Initials } from './widgets/Initials.tsx';

defineConsole({
  widgets: { initials: { Field: Initials, cell: { text: ({ value }) => (value == null ? null : String(value)) } } },
});
`;

const widgetText = `import Avatar from '@mui/material/Avatar';
import type { FieldProps } from 'graphql-admin-console/app';

/** The value after a circle with its first letters: name it in a declaration as \`widget: 'initials'\`. */
export function Initials({ value }: FieldProps) {
  const text = String(value ?? '');
  const letters = text.split(/\\s+/).map((word) => word.charAt(0)).join('').slice(0, 2).toUpperCase();
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <Avatar sx={{ width: 24, height: 24, fontSize: 11 }}>{letters}</Avatar>
      {text}
    </span>
  );
}
`;

const tsconfigText = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      types: ['node'],
    },
    include: ['.', '../console.config.ts'],
  },
  null,
  2,
)}\n`;

/** Adds what a console with own components is built of; answers the names of what was missing. */
function addPackages(root: string): string[] {
  const file = join(root, 'package.json');
  const manifest = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { private: true, type: 'module' }) as Manifest;
  const known = { ...manifest.dependencies, ...manifest.devDependencies };
  const missing = Object.entries(packages).filter(([name]) => known[name] === undefined);
  if (missing.length === 0) return [];
  const devDependencies = { ...manifest.devDependencies, ...Object.fromEntries(missing) };
  const sorted = Object.fromEntries(Object.entries(devDependencies).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ ...manifest, devDependencies: sorted }, null, 2)}\n`);
  return missing.map(([name]) => name);
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Written by the package's build, from this repository's own versions. */
declare const __PACKAGES__: Record<string, string>;
const packages = __PACKAGES__;
