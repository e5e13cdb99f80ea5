import { buildASTSchema, buildSchema, introspectionFromSchema, printSchema, type DocumentNode, type IntrospectionQuery } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { resources } from '../../../resources/index.ts';
import { compileAll, type Located } from '../../../src/engine/compile/compileAll.ts';
import { readContract } from '../../../src/engine/compile/contract.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { driftOf, readOf, type Drifted } from '../../../src/engine/compile/drift.ts';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { driftOfDeclared, readBefore } from '../../../src/engine/compile/infer/declaredDrift.ts';
import { problemText } from '../../../src/engine/compile/problems.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';
import { sdl } from '../../../src/generated/contract.ts';
import { shapedSchemas } from '../../apis/schemas/shapes.ts';
import { createApi, type ApiName } from '../../apis/start.ts';
import { declaredForms } from '../../validation/declared.ts';
import { anyHarmless } from './mutations/anyHarmless.ts';
import { anyMutations, type AnyMutation } from './mutations/anyMutations.ts';
import { readSdl, type Edit } from './mutations/edit.ts';
import { introspectionOf } from './mutations/introspectionOf.ts';
import { usedParts, type UsedParts } from './mutations/usedParts.ts';

interface Api {
  name: string;
  document: DocumentNode;
  used: UsedParts;
  drift: (change: Edit) => Drifted[];
}

const introspected = (document: DocumentNode): IntrospectionQuery => introspectionOf(buildASTSchema(document, { assumeValid: true }));

/** An API whose every type is declared as `declare` writes it; all forms are inferred. */
function declaredApi(name: string, text: string): Api {
  const document = readSdl(text);
  const before = introspected(document);
  const inferred = createCatalogue(before);
  const located = inferred.entries.flatMap((entry): Located[] => {
    const found = inferred.inferred(entry.name)?.declaration;
    if (found === undefined) return [];
    const { forms: _, ...declaration }: Declaration = found;
    return [{ file: `${entry.name}.ts`, declaration }];
  });
  const catalogue = createCatalogue(before, { declared: located });
  const opened = catalogue.entries.flatMap((entry) => catalogue.open(entry.name) ?? []);
  const plans = opened.flatMap(({ plan }) => plan ?? []);
  const forms = opened.flatMap((each) => Object.values(each.forms).map(({ plan }) => plan));
  const team = { located, forms: {} };
  const read = readBefore(team, { introspection: before, comparesForms: true });
  return {
    name,
    document,
    used: usedParts(buildASTSchema(document), plans, forms),
    drift(change) {
      const introspection = introspected(change(document));
      const now = { introspection, catalogue: createCatalogue(introspection, { declared: located }) };
      return driftOfDeclared(team, now, read);
    },
  };
}

/** The hiring platform: its declarations and forms are written. */
function hiringPlatform(): Api {
  const { introspection, values, extensions } = readContract(sdl);
  const document = readSdl(sdl);
  const located = Object.entries(resources).map(([file, declaration]) => ({ file, declaration: declaration as Declaration }));
  const around = { values, extensions, forms: declaredForms };
  const { plans, forms } = compileAll(located, introspection, platform, around);
  const before = { introspection, read: readOf(located, platform, around) };
  return {
    name: 'the hiring platform',
    document,
    used: withoutExtensions(usedParts(buildASTSchema(document), plans, Object.values(forms)), extensions),
    drift: (change) => driftOf(located, introspected(change(document)), platform, around, before),
  };
}

/** A tool whose extension is gone disappears, which is no drift. */
const withoutExtensions = (used: UsedParts, extensions: ReadonlySet<string>): UsedParts => {
  const own = (parts: readonly string[]) => parts.filter((at) => !extensions.has(at));
  return { ...used, operations: own(used.operations), fields: own(used.fields), arguments: own(used.arguments) };
};

const fakes: ApiName[] = ['relay', 'hasura', 'postgraphileShaped', 'keystone', 'options', 'plainPaged'];
const shapes = ['graph', 'cloud tables with tokens', 'content in collections', 'translations'];
const apis: (() => Api)[] = [
  ...fakes.map((name) => () => declaredApi(name, printSchema(createApi(name).schema))),
  ...shapedSchemas
    .filter(({ name }) => shapes.includes(name))
    .map(
      ({ name, sdl: text }) =>
        () =>
          declaredApi(name, printSchema(buildSchema(text))),
    ),
  hiringPlatform,
];

/** Numbers from 0 to 1 that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Every kind of change that the schema allows, at parts that its console sends or reads. */
function mutationsOf({ document, used }: Api): AnyMutation[] {
  const random = seeded(20);
  const pick = (from: readonly string[]): string | undefined => from[Math.floor(random() * from.length)];
  return anyMutations.flatMap((make) => make(document, used, pick) ?? []);
}

const textsOf = (drifted: readonly Drifted[]): string[] => drifted.flatMap(({ problems }) => problems.map(problemText));

/** A message names the part, and its new name if it has one; an unreadable response names its type. */
const isAbout = ({ at, name, suggests }: AnyMutation, text: string): boolean => {
  const names = [name, ...(/ R0(03|37) | R037/.test(` ${text}`) ? at.split(/\W/) : [])];
  return (
    names.some((each) => text.includes(each)) &&
    (suggests === undefined || /did you mean “(.*)”\?$/.exec(text)?.[1]?.includes(suggests) === true)
  );
};

const figure = { found: 0, missed: 0, harmless: 0, false: 0 };

describe.each(apis.map((make) => make()))('drift of $name', (api) => {
  const mutations = mutationsOf(api);
  const harmless = anyHarmless(buildASTSchema(api.document), api.used);

  it('reads the same schema as an executed introspection', () => {
    const schema = buildASTSchema(api.document);
    expect(introspectionOf(schema)).toEqual(introspectionFromSchema(schema));
  });

  it('finds every breaking change of a part in use, and says where and what', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(15);
    const missed = mutations.flatMap((mutation) => {
      const texts = textsOf(api.drift(mutation.edit));
      return texts.some((text) => isAbout(mutation, text)) ? [] : [{ kind: mutation.kind, at: mutation.at, texts }];
    });
    figure.found += mutations.length - missed.length;
    figure.missed += missed.length;
    expect(missed).toEqual([]);
  });

  it('raises no false alarm', () => {
    const alarms = [{ title: 'nothing', edit: (same: DocumentNode) => same }, ...harmless].flatMap(({ title, edit }) => {
      const texts = textsOf(api.drift(edit));
      return texts.length === 0 ? [] : [{ title, texts }];
    });
    figure.harmless += harmless.length;
    figure.false += alarms.length;
    expect(alarms).toEqual([]);
  });
});

afterAll(() => {
  const { found, missed, harmless, false: alarms } = figure;
  process.stdout.write(
    `Drift of ${apis.length} schemas: ${found + missed} breaking changes, ${found} found, ${missed} missed; ${harmless} harmless ones, ${alarms} false alarms.\n`,
  );
});
