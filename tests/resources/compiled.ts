import { join } from 'node:path';
import { resources } from '../../resources/index.ts';
import { compileAll } from '../../src/engine/compile/compileAll.ts';
import { readContract } from '../../src/engine/compile/contract.ts';
import type { Declaration } from '../../src/engine/compile/Declaration.ts';
import { Project } from '../../src/engine/compile/generate/project.ts';
import { platform } from '../../src/engine/dialects/platform.ts';
import { declaredForms } from '../validation/declared.ts';

/** The contract as it stands in schema/, not as codegen last wrote it. */
export const contract = readContract(new Project(join(import.meta.dirname, '../..')).sdl());

const located = Object.entries(resources).map(([file, declaration]) => ({ file, declaration: declaration as Declaration }));
const { introspection, access, fieldRights, values, extensions } = contract;

/** The plans of resources/ and validation/ as they stand there. */
export const compiled = compileAll(located, introspection, platform, { access, fieldRights, values, extensions, forms: declaredForms });
