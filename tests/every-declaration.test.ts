import { readFileSync } from 'node:fs';
import type { GraphQLError } from 'graphql';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
  parse,
  validate,
  type GraphQLNullableType,
  type OperationDefinitionNode,
} from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { describe, expect, it } from 'vitest';
import { resources } from '../resources/index.ts';
import { compileAll } from '../src/engine/compile/compileAll.ts';
import { readContract, withoutExtensions, type Contract } from '../src/engine/compile/contract.ts';
import type { Declaration } from '../src/engine/compile/Declaration.ts';
import { operationsOf } from '../src/engine/compile/generate/documents.ts';
import { problemText } from '../src/engine/compile/problems.ts';
import { platform } from '../src/engine/dialects/platform.ts';
import { sdl } from '../src/generated/contract.ts';
import { forms as generatedForms } from '../src/generated/forms/all.ts';
import { breakdowns } from '../src/generated/breakdowns.ts';
import { plans as generatedPlans } from '../src/generated/plans.ts';
import { fill } from '../src/engine/plan/fill.ts';
import type { FieldPlan, FormPlan, OperationPlan, Plan } from '../src/engine/plan/Plan.ts';
import { at, type Sources, type Values } from '../src/engine/plan/sources.ts';
import type { Form } from '../src/engine/forms/form.ts';
import { declaredForms as forms } from './validation/declared.ts';
import { sampleOf } from './validation/sample.ts';

const located = Object.entries(resources).map(([file, declaration]) => ({ file, declaration: declaration as Declaration }));

const contract = readContract(sdl);
const bare = readContract(withoutExtensions(sdl));
const compileOn = ({ introspection, access, fieldRights, values }: Contract): ReturnType<typeof compileAll> =>
  compileAll(located, introspection, platform, { access, values, fieldRights, extensions: contract.extensions, forms });

/** Everything that a source can ask for. */
const sourcesFor = (plan: Plan, form: FormPlan | undefined): Sources => ({
  id: 'i1',
  ids: ['i1', 'i2'],
  page: 2,
  size: 30,
  search: 'word',
  archived: false,
  ...(plan.sort !== undefined && { sort: plan.sort }),
  ...(plan.sections && { section: plan.sections.choices[0]?.id }),
  ...switched(plan),
  scope: Object.fromEntries(platform.scope.map((name) => [name, name === 'awsRegion' ? 'eu-west-1' : name])),
  session: Object.fromEntries(platform.session.map((name) => [name, name])),
  parent: new Proxy<Values>(parentOfAll, { get: (known, name) => known[String(name)] ?? `parent's ${String(name)}` }),
  newId: () => 'n1',
  facets: plan.filters.filter(({ facet }) => facet).map(({ name }) => name),
  breakdown: { by: [], measures: [] },
  records: [new Proxy({}, { get: (_, name) => `a record's ${String(name)}` })],
  record: new Proxy({}, { get: (_, name) => recordOf(plan)[String(name)] ?? (name === 'version' ? 1 : `record's ${String(name)}`) }),
  form: form === undefined ? { chosen: chosenOf(plan) } : heldBy(form.fields, sampleOf(forms[form.id] as Form), forms[form.id]?.detached),
  filter: {
    ...Object.fromEntries(
      plan.filters.map(({ name, kind, choices }) => [
        name,
        choices?.[0]?.id ?? objectOf(plan, name) ?? (kind === 'boolean' ? true : kind === 'number' ? 1 : 'x'),
      ]),
    ),
    ...searchOf(plan),
  },
});

/** Required content of a filter that is a whole object. */
function objectOf(plan: Plan, filter: string): Values | undefined {
  const [path = ''] = plan.list?.vars.find(([, source]) => source.from === 'filter' && source.path === filter) ?? [];
  const [argument, ...inside] = path.split('.');
  const field = contract.schema.getQueryType()?.getFields()[plan.list?.name ?? ''];
  const start = getNullableType(field?.args.find(({ name }) => name === argument)?.type);
  const step = (type: GraphQLNullableType | undefined, name: string): GraphQLNullableType | undefined =>
    isInputObjectType(type) ? getNullableType(type.getFields()[name]?.type) : undefined;
  const type = inside.reduce(step, start);
  if (!isInputObjectType(type)) return undefined;
  const needed = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(
    needed.map(({ name, type: given }) => {
      const value = getNullableType(given);
      return [name, isEnumType(value) ? value.getValues()[0]?.name : 'x'];
    }),
  );
}

/** A parent, with the lists that are taken out of it. */
const parentOfAll: Values = {
  id: 'p1',
  workflow: { _id: 'w1', stages: [{ _id: 's1', externalAssessmentPackageId: 'a1' }] },
  managers: [{ type: 'HIRING_MANAGER', externalId: 'm1', email: 'm@people.example', firstName: 'Mo', lastName: 'Manager' }],
};

function recordOf(plan: Plan): Record<string, Values> {
  const paths = operationsOf([plan]).flatMap(({ vars }) =>
    vars.flatMap(([, source]) => (source.from === 'record' ? (/^(\w+)\.(\w+)$/.exec(source.path)?.slice(1) ?? []) : [])),
  );
  const pairs = paths.flatMap((name, index) => (index % 2 === 0 ? [[name, paths[index + 1] ?? ''] as const] : []));
  return Object.fromEntries(
    pairs.map(([object]) => [
      object,
      Object.fromEntries(pairs.filter(([name]) => name === object).map(([, field]) => [field, field === 'version' ? 1 : field])),
    ]),
  );
}

const chosenOf = ({ actions }: Plan): string =>
  actions.flatMap(({ choose }) => (choose && 'values' in choose ? choose.values : []))[0]?.id ?? 'chosen';

/** The switches of a list with their last values, which send something, and the row that a column repeated for each is sorted by. */
function switched({ switches = [] }: Plan): Pick<Sources, 'switch' | 'sort'> {
  if (switches.length === 0) return {};
  const row = new Proxy({}, { get: (_, name) => `open ${String(name)}` });
  const open = switches.map(({ name, values }) => [name, values ? values.at(-1)?.sends : row]);
  const repeats = switches.some(({ values }) => !values);
  return {
    switch: Object.fromEntries(open) as Values,
    ...(repeats && { sort: { field: 'submittedAt', order: 'DESC' as const, each: row } }),
  };
}

/** Fields of a sample that a form's screen holds: within rows and groups too, only what its plan has, and what is sent in addition. */
function heldBy(fields: readonly FieldPlan[], sample: Values, detached: readonly string[] = []): Values {
  const held = ([name, value]: [string, unknown]): [string, unknown][] => {
    const field = fields.find((each) => each.name === name);
    if (!field) return detached.includes(name) ? [[name, value]] : [];
    const { fields: inner } = field;
    if (!inner) return [[name, value]];
    return [[name, Array.isArray(value) ? value.map((row: Values) => heldBy(inner, row)) : heldBy(inner, value as Values)]];
  };
  return Object.fromEntries(Object.entries(sample).flatMap(held));
}

/** An undo is filled from the form of the action that it undoes. */
const formOfAction = (plan: Plan, action: Plan['actions'][number] | undefined): string | undefined =>
  action?.form ?? (action?.on === 'undo' ? plan.actions.find(({ undo }) => undo === action.name)?.form : undefined);

const searchOf = ({ forms: { search } }: Plan) => (search === undefined ? {} : sampleOf(forms[search] as Form));

function faultsOf({ schema }: Contract, operation: OperationPlan, sources: Sources): readonly (GraphQLError | string)[] {
  const document = parse(operation.text);
  const invalid = validate(schema, document);
  if (invalid.length > 0) return invalid;
  const { variableDefinitions = [] } = document.definitions[0] as OperationDefinitionNode;
  const { errors = [] } = getVariableValues(schema, variableDefinitions, fill(operation, sources));
  return errors;
}

describe.each([
  ['the whole contract', contract],
  ['a contract without our extensions', bare],
])('against %s', (_, against) => {
  const { plans, forms: formPlans, problems } = compileOn(against);

  it('every declaration and every form compiles', () => {
    expect(problems.map(problemText)).toEqual([]);
    const isThere = ({ type, parent }: Declaration): boolean =>
      against.schema.getType(type) !== undefined && located.every(({ declaration }) => declaration.name !== parent || isThere(declaration));
    const there = located.filter(({ declaration }) => isThere(declaration));
    expect(plans.map(({ name }) => name)).toEqual(there.map(({ declaration }) => declaration.name));
  });

  it.each(plans.map((plan) => [plan.name, plan] as const))('%s sends documents and variables that the schema takes', (_name, plan) => {
    const use = { create: plan.create, update: plan.update };
    for (const operation of operationsOf([plan])) {
      const filter = plan.actions.find((each) => each.operation === operation)?.matching;
      const formId =
        operation === use.create
          ? plan.forms.create
          : operation === use.update
            ? plan.forms.update
            : formOfAction(
                plan,
                plan.actions.find((each) => each.operation === operation),
              );
      const sources = sourcesFor(plan, formId === undefined ? undefined : formPlans[formId]);
      // All rows that match: the filter is the list's own.
      const matching = plan.list && filter && { filter: at(fill(plan.list, sources), filter) as Values, expectedCount: 1 };
      expect(faultsOf(against, operation, { ...sources, ...(matching && { matching }) })).toEqual([]);
    }
  });

  it.each(plans.map((plan) => [plan.name, plan] as const))('%s asks for its list whatever is left unset', (_name, plan) => {
    if (plan.list === undefined) return;
    const { scope, parent } = sourcesFor(plan, undefined);
    expect(faultsOf(against, plan.list, { page: 1, size: 30, scope, parent, columns: [], filter: searchOf(plan) })).toEqual([]);
  });

  it.each(plans.map((plan) => [plan.name, plan] as const))('%s has a right for every operation', (_name, plan) => {
    for (const { name, access } of operationsOf([plan])) expect(access, name).toEqual(contract.access[name]);
  });
});

describe('without our extensions', () => {
  it('the search of customers and organisations disappears, and nothing else of them', () => {
    const [whole, less] = [compileOn(contract).plans, compileOn(bare).plans];
    for (const name of ['customers', 'organisations']) {
      const [mine, theirs] = [whole, less].map((plans) => plans.find((plan) => plan.name === name));
      expect([mine?.search, theirs?.search]).toEqual([true, false]);
      expect(theirs?.columns).toEqual(mine?.columns);
      expect(theirs?.actions.map(({ name: action }) => action)).toEqual(mine?.actions.map(({ name: action }) => action));
    }
  });
});

describe('what ships', () => {
  it('is what compile answers today', () => {
    const { plans, forms: formPlans } = compileOn(contract);
    expect(generatedPlans.map((plan) => ({ ...plan, ...(breakdowns[plan.name] && { breakdown: breakdowns[plan.name] }) }))).toEqual(plans);
    expect(Object.fromEntries(Object.entries(generatedForms).map(([id, { plan }]) => [id, plan]))).toEqual(formPlans);
  });

  it('holds every text of every plan in the allow-list', () => {
    const allowed = new Set(Object.values(JSON.parse(readFileSync('src/generated/operations.json', 'utf8')) as Record<string, string>));
    for (const { text } of [...operationsOf(generatedPlans), ...Object.values(breakdowns).flatMap(({ operation }) => operation ?? [])])
      expect(allowed).toContain(text);
  });
});
