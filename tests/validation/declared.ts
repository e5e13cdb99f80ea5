import { readdirSync } from 'node:fs';
import type { Form } from '../../src/engine/forms/form.ts';

const root = new URL('../../validation/', import.meta.url);
const ids = readdirSync(root, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => /^\w+\/\w+\.ts$/.test(path))
  .map((path) => path.replace(/\.ts$/, ''))
  .sort();

const load = async (id: string): Promise<[string, Form]> => [
  id,
  ((await import(new URL(`${id}.ts`, root).href)) as { default: Form }).default,
];

/** Every form of validation/ as it is written there, by id. */
export const declaredForms: Record<string, Form> = Object.fromEntries(await Promise.all(ids.map(load)));
