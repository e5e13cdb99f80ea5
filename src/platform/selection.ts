import { Kind } from 'graphql';
import type { GraphQLResolveInfo, SelectionNode } from 'graphql';

const known = new WeakMap<object, Map<string, ReadonlySet<string>>>();

/** The names of the fields that a call asks for at a path below its operation, `data`; what stands behind a condition is among them. */
export function fieldsAsked(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  path: string,
): ReadonlySet<string> {
  const [node] = fieldNodes;
  // Documents are parsed once and kept: the same node is the same question.
  const paths = (node && known.get(node)) ?? new Map<string, ReadonlySet<string>>();
  const found = paths.get(path);
  if (found) return found;
  let level: readonly SelectionNode[] = fieldNodes.flatMap((each) => each.selectionSet?.selections ?? []);
  const flat = (selections: readonly SelectionNode[]): Extract<SelectionNode, { kind: Kind.FIELD }>[] =>
    selections.flatMap((each) => {
      if (each.kind === Kind.FIELD) return [each];
      return flat((each.kind === Kind.INLINE_FRAGMENT ? each : fragments[each.name.value])?.selectionSet.selections ?? []);
    });
  for (const step of path.split('.').filter(Boolean))
    level = flat(level).flatMap((each) => (each.name.value === step ? (each.selectionSet?.selections ?? []) : []));
  const asked = new Set(flat(level).map((each) => each.name.value));
  paths.set(path, asked);
  if (node) known.set(node, paths);
  return asked;
}
