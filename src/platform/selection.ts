import { Kind } from 'graphql';
import type { DirectiveNode, FieldNode, GraphQLResolveInfo, SelectionNode } from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

interface SelectionCache {
  flags: string[];
  answers: Map<string, ReadonlySet<string>>;
}

const known = new WeakMap<object, SelectionCache>();

/** Maximum number of cached condition sets per document: one per set of visible columns. */
const mostAnswers = 500;

export function requestedFields(info: Info, path: string): ReadonlySet<string> {
  const [node] = info.fieldNodes;
  if (!node) return new Set();
  // Documents are cached: same node and conditions, same result.
  const { flags, answers } = known.get(node) ?? remember(node, info);
  let key = path;
  for (const flag of flags) key += info.variableValues[flag] === true ? '+' : '-';
  const found = answers.get(key);
  if (found) return found;
  const requested = read(info, path);
  if (answers.size >= mostAnswers) answers.clear();
  answers.set(key, requested);
  return requested;
}

function remember(node: FieldNode, info: Info): SelectionCache {
  const flags = new Set<string>();
  const visit = (selections: readonly SelectionNode[]): void => {
    for (const each of selections) {
      for (const directive of each.directives ?? []) {
        const condition = conditionOf(directive);
        if (condition?.kind === Kind.VARIABLE) flags.add(condition.name.value);
      }
      visit((each.kind === Kind.FRAGMENT_SPREAD ? info.fragments[each.name.value] : each)?.selectionSet?.selections ?? []);
    }
  };
  visit(info.fieldNodes);
  const made = { flags: [...flags], answers: new Map<string, ReadonlySet<string>>() };
  known.set(node, made);
  return made;
}

function read({ fieldNodes, fragments, variableValues }: Info, path: string): ReadonlySet<string> {
  const flat = (selections: readonly SelectionNode[]): FieldNode[] =>
    selections.flatMap((each) => {
      if (!isIncluded(each, variableValues)) return [];
      if (each.kind === Kind.FIELD) return [each];
      return flat((each.kind === Kind.INLINE_FRAGMENT ? each : fragments[each.name.value])?.selectionSet.selections ?? []);
    });
  let level: readonly SelectionNode[] = fieldNodes.flatMap((each) => each.selectionSet?.selections ?? []);
  for (const step of path.split('.').filter(Boolean))
    level = flat(level).flatMap((each) => (each.name.value === step ? (each.selectionSet?.selections ?? []) : []));
  return new Set(flat(level).map((each) => each.name.value));
}

function isIncluded({ directives = [] }: SelectionNode, variables: Info['variableValues']): boolean {
  return directives.every((directive) => {
    const condition = conditionOf(directive);
    if (!condition) return true;
    const value =
      condition.kind === Kind.VARIABLE ? variables[condition.name.value] === true : condition.kind === Kind.BOOLEAN && condition.value;
    return value === (directive.name.value === 'include');
  });
}

const conditionOf = ({ name, arguments: input }: DirectiveNode) =>
  name.value === 'include' || name.value === 'skip' ? input?.find((each) => each.name.value === 'if')?.value : undefined;
