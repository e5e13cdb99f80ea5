import { resources } from '../../resources/index.ts';
import { compileAll } from '../../src/engine/compile/compileAll.ts';
import type { Declaration } from '../../src/engine/compile/Declaration.ts';
import { readContract, withoutExtensions } from '../../src/engine/compile/contract.ts';
import { platform } from '../../src/engine/dialects/platform.ts';
import { sdl } from '../../src/generated/contract.ts';
import { declaredForms as forms } from '../validation/declared.ts';

/** The contract without its extensions, and everything that compiles against it. */
export const bare = readContract(withoutExtensions(sdl));
const located = Object.entries(resources).map(([file, declaration]) => ({ file, declaration: declaration as Declaration }));
const { extensions } = readContract(sdl);
export const reduced = compileAll(located, bare.introspection, platform, { access: bare.access, values: bare.values, extensions, forms });
