import { parse, validate, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile/compile.ts';
import { readContract } from '../../../src/engine/compile/contract.ts';
import { operationsOf } from '../../../src/engine/compile/generate/documents.ts';
import { createCatalogue, type Catalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import type { Texts } from '../../../src/engine/compile/infer/texts.ts';
import { formModule } from '../../../src/engine/compile/infer/formModule.ts';
import { neededTexts } from '../../../src/engine/compile/texts.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';
import { sdl } from '../../../src/generated/contract.ts';
import { apiNames, createApi, type ApiName } from '../../apis/start.ts';

/** The operations that serve a type in each test API: list, get, create, update, delete. */
const served: Record<ApiName, Record<string, string>> = {
  relay: { Bike: 'bikes bike createBike updateBike deleteBike', Rental: 'rentals rental' },
  relayBare: { Station: 'stations node createStation updateStation deleteStation' },
  hasura: { bikes: 'bikes bikes_by_pk insert_bikes_one update_bikes_by_pk delete_bikes_by_pk' },
  postgraphileShaped: { Bike: 'allBikes bikeById createBike updateBikeById deleteBikeById' },
  keystone: { Rider: 'riders rider createRider updateRider deleteRider' },
  typegraphql: { Rider: 'riders rider createOneRider updateOneRider deleteOneRider' },
  options: { Bike: 'bikes bike createBike updateBike deleteBike' },
  plain: { Bike: 'bikes bike addBike editBike removeBike' },
  plainPaged: { Bike: 'bikes bike createBike updateBike deleteBike' },
};

const textAt = (texts: Texts, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (here, step) => (typeof here === 'object' && here !== null && Object.hasOwn(here, step) ? (here as Texts)[step] : undefined),
      texts,
    );

function faultsOf(catalogue: Catalogue, schema: GraphQLSchema): string[] {
  return catalogue.entries.flatMap(({ name }) => {
    const opened = catalogue.open(name);
    if (opened?.plan === undefined) return [`${name} does not open: ${JSON.stringify(opened?.problems)}`];
    const forms = Object.values(opened.forms);
    const refused = operationsOf([opened.plan]).flatMap(({ text }) =>
      validate(schema, parse(text)).map((error) => `${text}: ${error.message}`),
    );
    const needed = neededTexts(
      [opened.plan],
      forms.map(({ plan }) => plan),
      forms.map(({ form }) => form),
    );
    const silent = needed.filter((key) => !key.startsWith('validation.') && typeof textAt(opened.texts, key) !== 'string');
    const astray = opened.references.filter((reference) => !catalogue.entries.some((entry) => entry.name === reference));
    return [...refused, ...silent, ...astray];
  });
}

describe.each(apiNames)('a console that is read off the API %s', (name) => {
  const { schema, introspection } = createApi(name);
  const catalogue = createCatalogue(introspection);

  it('has every type that can be listed, and all of them open', () => {
    expect(catalogue.entries.map((entry) => entry.label).sort()).toEqual(['Bikes', 'Rentals', 'Riders', 'Stations']);
    expect(faultsOf(catalogue, schema)).toEqual([]);
  });

  it.each(Object.entries(served[name]))('finds the operations of %s', (type, operations) => {
    const plan = catalogue.open(catalogue.entries.find((entry) => entry.type === type)?.name ?? '')?.plan;
    const found = [plan?.list, plan?.get, plan?.create, plan?.update, ...(plan?.actions ?? []).map(({ operation }) => operation)];
    expect(found.flatMap((operation) => operation?.name ?? []).join(' ')).toBe(operations);
  });

  it('names a bike by its model, shows where it stands, and lets it be chosen in the form', () => {
    const opened = catalogue.open('bikes');
    const { title, columns = [] } = opened?.plan ?? {};
    expect(title).toBe('model');
    expect(columns[0]).toMatchObject({ path: 'model', primary: true });
    expect(columns.filter(({ hidden }) => !hidden).map(({ path }) => path)).toContainEqual(expect.stringMatching(/^station.*\.name$/));
    const fields = opened?.forms['bikes/update']?.plan.fields ?? [];
    expect(fields.filter(({ reference }) => reference === 'stations').map(({ kind }) => kind)).toEqual(['reference']);
    expect(opened?.references).toContain('stations');
  });

  it('validates what is filled in by a module of plain JavaScript', async () => {
    const made = catalogue.open('stations')?.forms['stations/create'];
    const text = made ? formModule(made.plan, made.form) : '';
    const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { validate: Judge; plan: { id: string } };
    expect(module.plan.id).toBe('stations/create');
    expect(module.validate({ capacity: 'many' })).toBe(false);
    expect(module.validate.errors?.map(({ instancePath }) => instancePath)).toContain('/capacity');
  });
});

interface Judge {
  (values: unknown): boolean;
  errors?: { instancePath: string }[];
}

describe('the platform’s own contract, read as anybody’s', () => {
  const { schema, introspection } = readContract(sdl);
  const catalogue = createCatalogue(introspection, { dialect: platform });

  it('opens, resource for resource', () => {
    expect(catalogue.entries.length).toBeGreaterThan(15);
    expect(faultsOf(catalogue, schema)).toEqual([]);
  });

  it('compiles every inferred declaration by itself', () => {
    for (const { name } of catalogue.entries) {
      const { declaration, forms } = catalogue.inferred(name) ?? {};
      expect(declaration && compile(declaration, introspection, catalogue.dialect, { ...(forms && { forms }) }).problems).toBeUndefined();
    }
  });
});

describe('a declared resource', () => {
  const { introspection } = createApi('plain');
  const declaration = {
    name: 'cycles',
    type: 'Bike',
    title: 'model',
    operations: { list: 'bikes', create: 'addBike' },
    columns: ['model'],
  };
  const catalogue = createCatalogue(introspection, { declared: [{ file: 'cycles.ts', declaration }] });

  it('takes the place of the one that would be inferred, and is what others point at', () => {
    expect(catalogue.entries.filter(({ type }) => type === 'Bike').map(({ name, file }) => [name, file])).toEqual([
      ['cycles', 'cycles.ts'],
    ]);
    expect(catalogue.open('rentals')?.references).toContain('cycles');
  });

  it('has the inferred form for an operation that it names without one', () => {
    expect(catalogue.open('cycles')?.plan?.forms).toEqual({ create: 'cycles/create' });
  });

  it('is disabled alone where it does not fit the schema', () => {
    const wrong = createCatalogue(introspection, { declared: [{ file: 'cycles.ts', declaration: { ...declaration, title: 'modell' } }] });
    expect(wrong.open('cycles')).toMatchObject({ problems: [{ number: 'R005', didYouMean: 'model' }] });
    expect(wrong.open('cycles')?.plan).toBeUndefined();
    expect(wrong.open('rentals')?.plan).toBeDefined();
  });
});
