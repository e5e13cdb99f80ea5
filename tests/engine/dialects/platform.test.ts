import { describe, expect, it } from 'vitest';
import { readContract } from '../../../src/engine/compile/contract.ts';
import { argumentPaths, indexSchema, shapeOf } from '../../../src/engine/compile/schema.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';
import { sdl } from '../../../src/generated/contract.ts';

const schema = indexSchema(readContract(sdl).introspection);
const paths = [...schema.operations.values()].map((operation) => argumentPaths(schema, operation));
const isUsed = (name: string): boolean => paths.some((each) => each.some((path) => path === name || path.endsWith(`.${name}`)));

describe('the dialect of the platform', () => {
  it.each(Object.keys({ ...platform.roles, ...platform.listRoles }))('knows %s, an argument of the contract', (name) => {
    expect(isUsed(name)).toBe(true);
  });

  it.each(Object.values(platform.roles).flat())(
    'fills from %s, a name of the scope, the edited version or a selection by filter',
    (source) => {
      expect([...platform.scope.map((name) => `scope.${name}`), 'record.version', 'matching']).toContain(source);
    },
  );

  it('knows every scalar of the contract, or its closed list', () => {
    const { values } = readContract(sdl);
    const scalars = [...schema.types.values()].filter(({ kind }) => kind === 'SCALAR').map(({ name }) => name);
    expect(scalars.filter((name) => platform.scalars[name] === undefined && values[name] === undefined)).toEqual([]);
  });

  it('reads every paged list of the contract', () => {
    const pages = [...schema.operations.values()].filter(({ field }) => shapeOf(field.type).name.endsWith('Page'));
    expect(pages.length).toBeGreaterThan(10);
    for (const { field } of pages) {
      const type = schema.types.get(shapeOf(field.type).name);
      expect(type?.kind === 'OBJECT' && type.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['data', 'pagination']));
    }
  });
});
