import type { Where } from '../dialects/Dialect.ts';
import { conditionTests, type ConditionField, type ConditionTest } from '../plan/conditions.ts';
import type { FilterPlan } from '../plan/Plan.ts';
import { walk, type Source, type Variable } from '../plan/Source.ts';
import type { ValueKind } from '../plan/ValueKind.ts';
import type { Context } from './context.ts';
import { choicesOf } from './kinds.ts';
import { asKind } from './roles.ts';
import { followPath, inputsOf, isValue, shapeOf, type Shape } from './schema.ts';
import { combining, containing, fieldAt, kindAt, textKinds, type Leaf, type WhereArgument } from './whereFields.ts';

/** Name of the filter whose value is conditions that the reader built. */
const conditions = 'conditions';

/** Compares the list's columns and filters as the reader wants, where the API joins comparisons; `searched` goes with them if it uses the same input. */
export function byConditions(place: WhereArgument, searched: readonly Leaf[] = []): Leaf[] {
  const { context, where, path } = place;
  const { columns = [], filters = [] } = context.declaration;
  const every = combining(place, where.every);
  if (every === undefined || filters.map(nameOf).includes(conditions)) return [...searched];
  const names = new Set([...columns, ...filters].map(nameOf));
  const compared = [...names].flatMap((name) => {
    const tests = testsOf(place, name);
    return Object.keys(tests).length > 0 ? [[name, tests] as const] : [];
  });
  if (compared.length === 0) return [...searched];
  const at = `${path}.${every.name}`;
  const either = combining(place, where.either)?.name;
  const shared = searched.find((each) => each.at === at);
  const source: Source = {
    from: 'conditions',
    every: every.name,
    ...(either !== undefined && { either }),
    tests: Object.fromEntries(compared),
    ...(shared && { after: shared.source }),
  };
  return [...searched.filter((each) => each !== shared), { at, source, shape: shapeOf(every.type) }];
}

/** The filter for them, with the fields that the list's operation compares. */
export function conditionsPlan(context: Context, vars: readonly Variable[] = []): FilterPlan[] {
  const { name: resource, references = {} } = context.declaration;
  return vars.flatMap(([, source]) =>
    walk(source).flatMap((each): FilterPlan[] => {
      if (each.from !== 'conditions') return [];
      const columns = new Set((context.declaration.columns ?? []).map(nameOf));
      const fields = Object.entries(each.tests).map(([name, tests]): ConditionField => {
        const reference = references[name];
        const choices = choicesOf(context, leafOf(context, name)?.name ?? '');
        return {
          name,
          label: `resources.${resource}.${columns.has(name) ? 'fields' : 'filters'}.${name}`,
          kind: reference === undefined ? (kindAt(context, name) ?? 'text') : 'reference',
          tests: conditionTests.filter((test) => test in tests),
          ...(choices && { choices }),
          ...(reference !== undefined && { reference }),
        };
      });
      const any = each.either !== undefined;
      return [{ name: conditions, label: 'any.conditions', kind: 'json', conditions: { fields, any } }];
    }),
  );
}

function testsOf(place: WhereArgument, name: string): Partial<Record<ConditionTest, Variable[]>> {
  const { context, where } = place;
  const kind = kindAt(context, name);
  const leaf = leafOf(context, name);
  if (kind === undefined || leaf?.list === true) return {};
  const input = inputNamed(place, name);
  const value: Source = { from: 'form', path: 'value' };
  // A record that isn't related to anything has no name of it that would be empty.
  const tests = (testsFor(kind) ?? []).filter((test) => !name.includes('.') || (test !== 'empty' && test !== 'filled'));
  const found = tests.flatMap((test): [ConditionTest, Variable[]][] => {
    for (const operator of operatorsOf(where, test, kind)) {
      const place = input(operator);
      if (place === undefined || !isValue(place.shape)) continue;
      if (place.shape.list !== (test === 'among' || test === 'notAmong')) continue;
      const pattern = place.pattern ?? where.patterns?.[operator];
      if (test === 'empty' || test === 'filled') {
        if (place.shape.name !== 'Boolean') continue;
        return [[test, [[place.at, { from: 'constant', value: (test === 'empty') !== (operator === 'exists') }]]]];
      }
      const sent: Source =
        pattern !== undefined
          ? { from: 'pattern', pattern: patternFor(test, pattern), of: value }
          : kind === 'date'
            ? { from: 'day', of: value }
            : asKind(context, place.shape, value);
      return [[test, [[place.at, sent], ...place.constants]]];
    }
    return [];
  });
  return Object.fromEntries(found);
}

interface Operator {
  at: string;
  shape: Shape;
  pattern?: string;
  constants: Variable[];
}

/** Looks operators of a field up: `title: { contains }`, or `title_contains`. */
function inputNamed(place: WhereArgument, name: string): (operator: string) => Operator | undefined {
  const { context, where, path } = place;
  const found = fieldAt(place, name);
  const at = found?.path.slice(path.length + 1) ?? name;
  if (found?.shape.kind === 'INPUT_OBJECT') {
    const inputs = inputsOf(context.schema.types.get(found.shape.name));
    const constantsOf = (operator: string): Variable[] =>
      Object.entries(where.constants?.[operator] ?? {}).flatMap(([key, value]): Variable[] =>
        inputs.some((each) => each.name === key) ? [[`${at}.${key}`, { from: 'constant', value }]] : [],
      );
    return (operator) => {
      const input = inputs.find((each) => each.name === operator);
      return found.shape.list || !input
        ? undefined
        : { at: `${at}.${operator}`, shape: shapeOf(input.type), constants: constantsOf(operator) };
    };
  }
  return (operator) => {
    const flat = operator === '' ? found : fieldAt(place, `${name}_${operator.replace(/^_/, '')}`);
    return flat && { at: flat.path.slice(path.length + 1), shape: flat.shape, constants: [] };
  };
}

function testsFor(kind: ValueKind): readonly ConditionTest[] | undefined {
  if (kind === 'text' || textKinds.has(kind))
    return ['contains', 'notContains', 'is', 'isNot', 'startsWith', 'endsWith', 'empty', 'filled'];
  return testsByKind[kind];
}

const testsByKind: Partial<Record<ValueKind, readonly ConditionTest[]>> = {
  number: ['is', 'isNot', 'above', 'atLeast', 'below', 'atMost', 'empty', 'filled'],
  date: ['is', 'atLeast', 'atMost', 'empty', 'filled'],
  dateTime: ['atLeast', 'atMost', 'empty', 'filled'],
  choice: ['is', 'isNot', 'among', 'notAmong', 'empty', 'filled'],
  boolean: ['is', 'empty', 'filled'],
  id: ['is', 'isNot', 'empty', 'filled'],
};

/** Names of operators, the preferred ones first. Those that ignore capitals come first, as a search does. */
function operatorsOf({ operators, among = [], range }: Where, test: ConditionTest, kind: ValueKind): readonly string[] {
  const text = operators.text ?? [];
  const closed = (names: readonly string[] = []) => names.filter((name) => !range?.open?.includes(name));
  if (test === 'contains') return text.filter((name) => containing.test(name));
  if (test === 'is') return [...(operators[kind] ?? text).filter((name) => !containing.test(name)), 'equals', 'eq', '_eq', 'equalTo'];
  if (test === 'among') return among;
  if (test === 'atLeast') return [...closed(range?.from), ...further.atLeast];
  if (test === 'atMost') return [...closed(range?.to), ...further.atMost];
  if (test !== 'startsWith' && test !== 'endsWith') return further[test];
  // A pattern says where its text stands.
  return [...further[test], ...text.filter((name) => /like$/i.test(name))];
}

const further: Record<Exclude<ConditionTest, 'contains' | 'is' | 'among'>, readonly string[]> = {
  notContains: [
    ...['notContainsi', 'notIncludesInsensitive', 'notContainsInsensitive', '_nicontains', '_nilike', 'notLikeInsensitive'],
    ...['notContains', 'not_contains', '_ncontains', 'notIncludes', '_nlike', 'notLike'],
  ],
  isNot: ['ne', '_neq', 'neq', 'notEqualTo', 'notEquals', 'not_equals', 'notEqual', 'notEq', 'not'],
  notAmong: ['_nin', 'nin', 'notIn', 'not_in'],
  startsWith: [
    ...['startsWithi', 'startsWithInsensitive', 'istartsWith', '_istarts_with', 'istartswith'],
    ...['startsWith', 'starts_with', '_starts_with', 'startswith'],
  ],
  endsWith: [
    ...['endsWithi', 'endsWithInsensitive', 'iendsWith', '_iends_with', 'iendswith'],
    ...['endsWith', 'ends_with', '_ends_with', 'endswith'],
  ],
  above: ['gt', '_gt', 'greaterThan', 'greater_than'],
  below: ['lt', '_lt', 'lessThan', 'less_than'],
  atLeast: ['gte', '_gte', 'greaterThanOrEqualTo', 'greater_than_equal'],
  atMost: ['lte', '_lte', 'lessThanOrEqualTo', 'less_than_equal'],
  empty: ['_is_null', 'isNull', 'is_null', 'isnull', '_null', 'null', 'exists'],
  filled: ['_is_null', 'isNull', 'is_null', 'isnull', '_null', 'null', 'exists'],
};

const patternFor = (test: ConditionTest, pattern: string): string =>
  test === 'startsWith' ? '{}%' : test === 'endsWith' ? '%{}' : pattern;

const nameOf = (each: string | { field: string }): string => (typeof each === 'string' ? each : each.field);

function leafOf({ schema, declaration }: Context, name: string): Shape | undefined {
  const end = followPath(schema, declaration.type, name);
  return 'candidates' in end ? undefined : end.shape;
}
