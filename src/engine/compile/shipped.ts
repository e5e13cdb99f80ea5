import {
  Kind,
  parse,
  print,
  type FieldNode,
  type IntrospectionField,
  type IntrospectionInputValue,
  type IntrospectionType,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { OperationPlan } from '../plan/Plan.ts';
import { kindOf } from './kinds.ts';
import { fieldNamed, fieldsOf, isValue, shapeOf, type Schema, type Shape } from './schema.ts';
import { gone, retyped, type Change, type Pair } from './shippedChange.ts';
import { changesOfValues, mayStand } from './shippedValues.ts';

/** Removed or changed parts of an operation's document and variables; additions are ignored. */
export function changesOf(pair: Pair, plan: OperationPlan): Change[] {
  const [definition] = parse(plan.text, { noLocation: true }).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return [];
  const variables = new Map((definition.variableDefinitions ?? []).map((each) => [each.variable.name.value, each]));
  const root = ({ types, roots }: Schema): IntrospectionType | undefined => types.get(roots[plan.kind] ?? '');
  const walk = new Walk(pair, plan, variables);
  const read = walk.selected(definition.selectionSet, { before: root(pair.before), now: root(pair.now), owner: plan.kind, path: '' });
  const changes = [...read, ...changesOfValues(pair, plan)];
  return changes.filter(({ coordinate, value }, index) => {
    const first = changes.findIndex((each) => each.coordinate === coordinate && each.value === value);
    return first === index;
  });
}

/** Position in the response: its type in both schemas. */
interface ComparedTypes {
  before: IntrospectionType | undefined;
  now: IntrospectionType | undefined;
  owner: string;
  path: string;
}

class Walk {
  private readonly pair: Pair;
  private readonly plan: OperationPlan;
  private readonly variables: ReadonlyMap<string, VariableDefinitionNode>;

  constructor(pair: Pair, plan: OperationPlan, variables: ReadonlyMap<string, VariableDefinitionNode>) {
    this.pair = pair;
    this.plan = plan;
    this.variables = variables;
  }

  selected(selection: SelectionSetNode, place: ComparedTypes): Change[] {
    return selection.selections.flatMap((node) => (node.kind === Kind.FIELD ? this.field(node, place) : []));
  }

  private field(node: FieldNode, place: ComparedTypes): Change[] {
    const name = node.name.value;
    const before = fieldNamed(place.before, name);
    const now = fieldNamed(place.now, name);
    const coordinate = `${place.owner}.${name}`;
    const field = [place.path, node.alias?.value ?? name].filter(Boolean).join('.');
    if (before === undefined) return [];
    const earlier = shapeOf(before.type);
    if (now === undefined) {
      if (gone(this.pair, coordinate, earlier.name)) return [];
      const candidates = fieldsOf(place.now).map((each) => each.name);
      return [{ number: 'R005', coordinate, field, expected: `a field of ${place.owner}`, found: name, candidates }];
    }
    const later = shapeOf(now.type);
    return [...this.given(node, before, now, coordinate, field), ...this.answered(node, { coordinate, field }, earlier, later)];
  }

  /** Each argument must exist, and accept the type of its variable. */
  private given(node: FieldNode, before: IntrospectionField, now: IntrospectionField, owner: string, field: string): Change[] {
    const sent = (node.arguments ?? []).flatMap((argument): Change[] => {
      const name = argument.name.value;
      const coordinate = `${owner}.${name}`;
      const earlier = before.args.find((each) => each.name === name);
      const later = now.args.find((each) => each.name === name);
      if (earlier === undefined) return [];
      if (later === undefined) {
        if (gone(this.pair, coordinate, shapeOf(earlier.type).name)) return [];
        const candidates = now.args.map((each) => each.name);
        const of = field === this.plan.name ? field : node.name.value;
        return [{ number: 'R007', coordinate, argument: name, expected: `an argument of ${of}`, found: name, candidates }];
      }
      const variable = argument.value.kind === Kind.VARIABLE ? this.variables.get(argument.value.name.value) : undefined;
      if (variable === undefined || mayStand(print(variable.type), later.type, Boolean(later.defaultValue))) return [];
      return [retyped({ coordinate, argument: name }, name, print(variable.type), shapeOf(later.type).text)];
    });
    return [...sent, ...this.required(node, before, now, { coordinate: owner, field })];
  }

  /** Arguments that a selected field requires now; those of the operation itself are found by compile. */
  private required(
    node: FieldNode,
    before: IntrospectionField,
    now: IntrospectionField,
    at: Pick<Change, 'coordinate' | 'field'>,
  ): Change[] {
    const isRequired = ({ type, defaultValue }: IntrospectionInputValue): boolean => shapeOf(type).required && !defaultValue;
    if (at.field === this.plan.name || this.plan.name.startsWith(`${at.field}.`)) return [];
    return now.args.flatMap((argument): Change[] => {
      const isSent = node.arguments?.some(({ name }) => name.value === argument.name) === true;
      const wasRequired = before.args.some((each) => each.name === argument.name && isRequired(each));
      if (isSent || wasRequired || !isRequired(argument)) return [];
      return [{ ...at, number: 'R013', expected: `a source for ${argument.name}: ${shapeOf(argument.type).text}`, found: '' }];
    });
  }

  /** Same list depth, kind of value and selected fields. */
  private answered(node: FieldNode, at: { coordinate: string; field: string }, before: Shape, now: Shape): Change[] {
    const another = (): Change[] => [retyped(at, node.name.value, before.text, now.text)];
    if (before.list !== now.list || isValue(before) !== isValue(now)) return another();
    if (isValue(before)) return this.sameValue(before, now) ? this.stillThere(at, before, now) : another();
    const { pair } = this;
    const inner = { before: pair.before.types.get(before.name), now: pair.now.types.get(now.name) };
    const below = node.selectionSet ? this.selected(node.selectionSet, { ...inner, owner: now.name, path: at.field }) : [];
    // A new type that lacks what was read of the old one: report the type, not each of its fields.
    const isAnother = before.name !== now.name || before.kind !== now.kind;
    if (isAnother && below.some(({ number }) => number === 'R005')) return another();
    return [...this.stillThere(at, before, now), ...below];
  }

  /** Texts and ids are shown alike; other kinds are shown, sorted and formatted differently. */
  private sameValue(before: Shape, now: Shape): boolean {
    const { pair } = this;
    const kind = (schema: Schema, shape: Shape): string =>
      kindOf({ schema, dialect: pair.dialect, env: pair.env }, { ...shape, list: false }).replace(/^id$/, 'text');
    return kind(pair.before, before) === kind(pair.now, now);
  }

  /** Ids, rows and totals that were never null must stay so. */
  private stillThere(at: { coordinate: string; field: string }, before: Shape, now: Shape): Change[] {
    if (before.text === now.text) return [];
    const { rows, record, total } = this.plan.read;
    const { idFields } = this.pair.dialect;
    const holder = [rows, record].flatMap((path) => (path === undefined ? [] : [path]));
    const isId = holder.some((path) => idFields.some((name) => at.field === `${path}.${name}`));
    if (!isId && at.field !== rows && at.field !== total) return [];
    const lost = strict(before.text).filter((depth) => !strict(now.text).includes(depth));
    return lost.length === 0 ? [] : [{ ...retyped(at, last(at.field), before.text, now.text), number: 'R050' }];
  }
}

const last = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Depths of its lists at which a type is never null: `[Row!]` → 1. */
function strict(text: string): number[] {
  const marks = /[\]!]*$/.exec(text)?.[0] ?? '';
  let depth = 0;
  return marks
    .split('')
    .toReversed()
    .reduce<number[]>((found, mark) => {
      if (mark === ']') depth += 1;
      else found.push(depth);
      return found;
    }, []);
}
