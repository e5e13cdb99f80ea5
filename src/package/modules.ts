import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse, parseExpression } from '@babel/parser';
import type * as Babel from '@babel/types';

/** A module of the user's as its syntax tree. */
export interface SourceModule {
  file: string;
  root: Babel.Node;
}

/** Undefined for a file that is missing or has faults, which others report. */
export function parseModule(file: string): SourceModule | undefined {
  try {
    return existsSync(file) ? parsed(file) : undefined;
  } catch {
    return undefined;
  }
}

/** `Unexpected token (17:16)`; undefined for a file without a fault of syntax. */
export function syntaxFault(file: string): string | undefined {
  try {
    parsed(file);
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

function parsed(file: string): SourceModule {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return { file, root: parseExpression(text) };
  const jsx = /\.[jt]sx$|\.js$/.test(file) ? (['jsx'] as const) : [];
  return { file, root: parse(text, { sourceType: 'module', plugins: ['typescript', ...jsx] }).program };
}

/** Every node below one, itself included, in the order of the text. */
export function* nodesIn(node: Babel.Node): Generator<Babel.Node> {
  yield node;
  for (const [key, value] of Object.entries(node) as [string, unknown][])
    if (!/^(loc|start|end|\w*[cC]omments|extra)$/.test(key)) for (const each of [value].flat()) if (isNode(each)) yield* nodesIn(each);
}

const isNode = (value: unknown): value is Babel.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** An expression without what only TypeScript reads. */
export function bare(node: Babel.Node): Babel.Node {
  return /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/.test(node.type) && 'expression' in node
    ? bare(node.expression as Babel.Node)
    : node;
}

/** Name of a key that is written out. */
export function keyName({ key, computed }: Babel.ObjectProperty | Babel.ObjectMethod): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : undefined;
}

/** A relative import as a file; undefined for packages. */
export function importedFile(from: string, source: string): string | undefined {
  if (!source.startsWith('.')) return undefined;
  const path = resolve(dirname(from), source);
  const bases = [path, path.replace(/\.jsx?$/, '')];
  const candidates = bases.flatMap((base) => ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx'].map((end) => `${base}${end}`));
  return candidates.find((each) => /\.[jt]sx?$/.test(each) && existsSync(each));
}
