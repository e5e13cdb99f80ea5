import { parse, validate } from 'graphql';
import { resources } from '../../resources/index.ts';
import { compileAll } from '../../src/engine/compile/compileAll.ts';
import { readContract } from '../../src/engine/compile/contract.ts';
import { operationsOf } from '../../src/engine/compile/generate/documents.ts';
import type { Declaration } from '../../src/engine/compile/Declaration.ts';
import { platform } from '../../src/engine/dialects/platform.ts';
import { sdl } from '../../src/generated/contract.ts';
import { declaredForms } from '../validation/declared.ts';
import { median } from './load.ts';
import { report } from './report.ts';

export async function compileBench(): Promise<void> {
  const contract = readContract(sdl);
  const located = Object.entries(resources).map(([file, declaration]) => ({ file, declaration: declaration as Declaration }));
  const around = { access: contract.access, values: contract.values, extensions: contract.extensions, forms: declaredForms };
  // Indexes are cached by introspection object, so each run gets a fresh one.
  const fresh = Array.from({ length: turns }, () => structuredClone(contract.introspection));
  const compileOnce = (): ReturnType<typeof compileAll> => compileAll(located, fresh.pop() ?? contract.introspection, platform, around);
  const documents = operationsOf(compileAll(located, contract.introspection, platform, around).plans).map(({ text }) => text);
  report(`compile (${located.length} declarations, ${documents.length} operations)`, [
    { what: 'graphql-js: read the contract (reference)', ms: time(() => readContract(sdl)) },
    {
      what: 'graphql-js: parse and validate the same documents (reference)',
      ms: time(() => documents.map((text) => validate(contract.schema, parse(text)))),
    },
    { what: 'compile all, indexing the schema anew', ms: time(compileOnce) },
    { what: 'compile all, schema indexed', ms: time(() => compileAll(located, contract.introspection, platform, around)) },
  ]);
}

const turns = 15;

function time(run: () => unknown): number {
  const found: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = performance.now();
    run();
    found.push(performance.now() - begun);
  }
  return median(found);
}
