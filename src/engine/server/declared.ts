import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildClientSchema, printSchema, type IntrospectionQuery } from 'graphql';
import type { Form } from '../forms/form.ts';
import type { Located } from '../compile/compileAll.ts';
import type { Declaration } from '../compile/Declaration.ts';
import { readSchemaFile } from './introspect.ts';

/** Loads a module of the user's; TypeScript needs a loader. */
export type LoadModule = (file: string) => Promise<Record<string, unknown>>;

const importModule: LoadModule = (file) => import(pathToFileURL(file).href);

/** A file that cannot be read as declarations or forms; the message names it. */
export class DeclaredError extends Error {}

/** Every `*.ts` and `*.json` below a folder, exported under any name; a form's id is its path. */
export async function readDeclared(dir: string, load = importModule): Promise<{ located: Located[]; forms: Record<string, Form> }> {
  const located: Located[] = [];
  const forms: Record<string, Form> = {};
  for (const file of filesOf(dir)) {
    for (const value of await valuesOf(join(dir, file), load)) {
      if (isDeclaration(value)) located.push({ file, declaration: value });
      else if (isForm(value)) {
        const id = idOf(file);
        if (id in forms)
          throw new DeclaredError(`${join(dir, file)}: there is another form with the id “${id}”. Move one to its own file.`);
        forms[id] = { ...nothingElse, ...value };
      }
    }
  }
  return { located, forms };
}

export function readWrittenFor(dir: string): IntrospectionQuery | undefined {
  const file = join(dir, schemaFile);
  return existsSync(file) ? readSchemaFile(file) : undefined;
}

export const writeWrittenFor = (dir: string, introspection: IntrospectionQuery): void =>
  writeFileSync(join(dir, schemaFile), `${printSchema(buildClientSchema(introspection, { assumeValid: true }))}\n`);

/** Writes the schema of the first declaration; true if there was none. */
export function keepWrittenFor(dir: string, introspection: IntrospectionQuery): boolean {
  if (existsSync(join(dir, schemaFile))) return false;
  writeWrittenFor(dir, introspection);
  return true;
}

export const schemaFile = 'schema.graphql';

/** Defaults of forms written by hand or in JSON. */
const nothingElse = { detached: [], transforms: {}, derive: {}, fields: {}, saveWhenFilled: false, confirm: false };

function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name) && !/\.(d|test)\.ts$/.test(entry.name))
    .map((entry) => relative(resolve(dir), resolve(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/') && !/(^|\/)tsconfig[^/]*\.json$/.test(file))
    .sort();
}

async function valuesOf(path: string, load: LoadModule): Promise<unknown[]> {
  if (path.endsWith('.json')) return [parseFile(path)];
  const module = await load(resolve(path)).catch((fault: unknown) => {
    const message = fault instanceof Error ? fault.message : String(fault);
    throw new DeclaredError(
      `${path}: ${message}\nDeclarations and forms are read by Node: modules for the browser are .tsx files, or in another folder.`,
    );
  });
  // A default export may also have a name; older modules have all exports in one.
  const { default: whole } = module;
  return [...new Set([...Object.values(module), ...(isObject(whole) ? Object.values(whole) : [])])];
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault;
    throw new DeclaredError(`${path} is not valid JSON: ${fault.message}`);
  }
}

/** `forms/createUser.ts` and `validation/createUser.ts` are both the form `createUser`. */
const idOf = (file: string): string => file.replace(/\.(ts|json)$/, '').replace(/^(forms|validation)\//, '');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isDeclaration = (value: unknown): value is Declaration =>
  isObject(value) && typeof value['name'] === 'string' && typeof value['type'] === 'string' && isObject(value['operations']);

const isForm = (value: unknown): value is Pick<Form, 'operation' | 'argument' | 'schema'> =>
  isObject(value) && typeof value['operation'] === 'string' && typeof value['argument'] === 'string' && isObject(value['schema']);
