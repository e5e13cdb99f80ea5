import { buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { answersHere, learn, learnResponse } from '../../../src/engine/server/answering.ts';
import { answersInThread } from '../../../src/engine/server/answeringThread.ts';
import { openApi } from '../../../src/engine/server/api.ts';
import { sdlOf } from '../../bench/anySchema.ts';
import { hostileSdl } from '../../bench/realisticSchema.ts';
import { consoleOf } from './console.ts';

const introspection = introspectionFromSchema(buildSchema(sdlOf(130)));
const endpoint = 'http://127.0.0.1:9/graphql';
const given = { located: [], forms: {} };

describe('an enum of 100,000 values', () => {
  it('is typed, and stands in no plan', async () => {
    const sdl = hostileSdl['100,000 values in an enum']?.() ?? '';
    const catalogue = createCatalogue(introspectionFromSchema(buildSchema(sdl)));
    const answers = answersHere({ catalogue, drifted: [] });
    const text = (await answers.resource('books')) ?? '';
    expect(text.length).toBeLessThan(20_000);
    const { plan } = JSON.parse(text) as { plan: { columns: { path: string; kind: string }[] } };
    expect(plan.columns.find(({ path }) => path === 'big')?.kind).toBe('text');
    expect(await answers.form('books/create')).not.toContain('V99999');
  });
});

describe('a large schema, compiled in a thread', () => {
  it('is answered as it is in this one: resources, forms, what is not shown, and what is not there', async () => {
    const catalogue = createCatalogue(introspection);
    const here = answersHere({ catalogue, drifted: [] });
    const there = answersInThread({ schema: { introspection: JSON.stringify(introspection), away: [] }, given });
    const names = catalogue.entries.slice(0, 5).map(({ name }) => name);
    for (const name of [...names, 'nothing', '__proto__']) {
      expect(await there.resource(name)).toEqual(await here.resource(name));
      expect(await there.form(`${name}/create`)).toEqual(await here.form(`${name}/create`));
    }
    expect(await there.notShown()).toEqual(await here.notShown());
  });

  it('keeps apart what several schemas have under one name', async () => {
    const other = introspectionFromSchema(buildSchema('type Thing1 { id: ID! other: String } type Query { thing1s: [Thing1!]! }'));
    const [one, two] = [introspection, other].map((each) =>
      answersInThread({ schema: { introspection: JSON.stringify(each), away: [] }, given }),
    );
    const [first, second] = await Promise.all([one?.resource('thing1-s'), two?.resource('thing1-s')]);
    expect(first).toContain('createThing1');
    expect(second).not.toContain('createThing1');
  });

  it('is not shown where its declaration does not fit', async () => {
    const answers = answersInThread({ schema: { introspection: JSON.stringify(introspection), away: ['thing3-s'] }, given });
    expect(await answers.resource('thing3-s')).toBeUndefined();
  });

  it('answers pages through the console', async () => {
    const { send } = await consoleOf({ endpoint: 'http://127.0.0.1:9/graphql', schema: introspection });
    const begun = (await (await send('/console.json')).json()) as { entries: { name: string }[] };
    expect(begun.entries).toHaveLength(130);
    const resource = (await (await send('/console/resources/thing7-s.json')).json()) as { plan: { type: string } };
    expect(resource.plan.type).toBe('Thing7');
    expect((await send('/console/resources/nothing.json')).status).toBe(404);
    expect(await (await send('/console/not-shown.json')).json()).toEqual(createCatalogue(introspection).unsupported);
  });

  it('is compiled there for a user who signs in, with the same menu and pages', async () => {
    const text = JSON.stringify({ data: introspection });
    const there = await learnResponse({ endpoint, known: true, status: 200, text }, given);
    expect(there).not.toHaveProperty('catalogue');
    const { dialect, entries, drifted, answers } = learn(introspection, given);
    expect(there).toMatchObject({ dialect, entries, drifted });
    expect(await there.answers.resource('thing7-s')).toEqual(await answers.resource('thing7-s'));
  });

  it('is refused from there as it is here', async () => {
    const text = JSON.stringify({ errors: [{ message: 'off' }], filler: 'x'.repeat(500_000) });
    await expect(learnResponse({ endpoint, known: true, status: 200, text }, given)).rejects.toMatchObject({
      name: 'EndpointError',
      code: 'INTROSPECTION_OFF',
    });
  });

  it('is answered at once where a declaration holds what no thread can be told', async () => {
    const declaration = { name: 'x', type: 'Thing1', title: 'name', operations: { list: 'thing1s' }, columns: ['name'], odd: () => 1 };
    const api = await openApi({
      endpoint: 'http://127.0.0.1:9/graphql',
      headers: {},
      schema: introspection,
      declared: [{ file: 'x.ts', declaration }],
    });
    expect(await api.own?.answers.resource('thing2-s')).toContain('Thing2');
  });
});
