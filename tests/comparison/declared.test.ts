import { describe, expect, it } from 'vitest';
import { compileAll } from '../../src/engine/compile/compileAll.ts';
import { readContract } from '../../src/engine/compile/contract.ts';
import type { Declaration } from '../../src/engine/compile/Declaration.ts';
import { problemText } from '../../src/engine/compile/problems.ts';
import { platform } from '../../src/engine/dialects/platform.ts';
import { sdl } from '../../src/generated/contract.ts';
import type { Form } from '../../src/engine/forms/form.ts';
import { forms, resources } from './declared/resources.ts';

describe('the same, declared', () => {
  const { introspection, access, values } = readContract(sdl);
  const located = resources.map((declaration) => ({ file: `${declaration.name}.ts`, declaration: declaration as Declaration }));
  const around = { access, values, forms: forms as unknown as Record<string, Form> };
  const compiled = compileAll(located, introspection, platform, around);

  it('fits the contract', () => {
    expect(compiled.problems.map(problemText)).toEqual([]);
  });

  it.each([
    ['customers', ['list', 'get', 'create']],
    ['groups', ['list', 'get', 'create', 'update']],
    ['workflows', ['list', 'get', 'create', 'update']],
  ])('lists, shows, makes, archives and restores %s', (name, operations) => {
    const plan = compiled.plans.find((each) => each.name === name);
    expect(operations.filter((each) => !(each in (plan ?? {})))).toEqual([]);
    expect(plan).toMatchObject({ archive: true, actions: [{ name: 'archive', undo: 'restore' }, { name: 'restore' }] });
    expect(plan?.list?.read.total).toBeDefined();
  });
});
