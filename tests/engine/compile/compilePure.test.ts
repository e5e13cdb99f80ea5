import { buildASTSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile/compile.ts';
import { operationsOf } from '../../../src/engine/compile/generate/documents.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';
import { around, books, compileBooks, contract, sdl, shelves } from './library.ts';

describe('compile', () => {
  const freeze = <T>(value: T): T => {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(freeze);
    return value;
  };

  it('is pure: it changes nothing that it is given and answers the same twice', () => {
    const [declaration, surroundings] = [
      freeze(structuredClone(books)),
      freeze({ ...structuredClone({ ...around, extensions: undefined }), extensions: around.extensions }),
    ];
    const once = compile(declaration, contract.introspection, platform, surroundings);
    expect(compile(declaration, contract.introspection, platform, surroundings)).toEqual(once);
    expect(JSON.parse(JSON.stringify(once.plan))).toEqual(once.plan);
  });

  it('writes only documents that the schema accepts', () => {
    const schema = buildASTSchema(parse(sdl));
    const plans = [
      compileBooks({ columns: ['title', 'shelf.name', 'shelf._id', { field: 'shelf', widget: 'stars' }] }).plan,
      compile(shelves, contract.introspection, platform, around).plan,
    ];
    for (const { text } of operationsOf(plans.flatMap((plan) => plan ?? []))) expect(validate(schema, parse(text))).toEqual([]);
  });
});
