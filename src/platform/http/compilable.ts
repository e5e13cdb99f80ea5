import { Kind, OperationTypeNode, visit, BREAK, type DocumentNode, type FragmentDefinitionNode, type SelectionNode } from 'graphql';

const known = new WeakMap<DocumentNode, boolean>();

/** graphql-jit loses a condition above a fragment whose field is also selected without it; graphql executes those. */
export function isCompilable(document: DocumentNode): boolean {
  const answered = known.get(document);
  if (answered !== undefined) return answered;
  const fragments = new Map<string, FragmentDefinitionNode>();
  // Streams are few, and live long.
  if (document.definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.SUBSCRIPTION))
    return false;
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  let compilable = true;
  const enter = (node: SelectionNode) => {
    const conditional = node.directives?.some(({ name }) => name.value === 'skip' || name.value === 'include');
    if (!conditional || !hasFragment(node, fragments)) return undefined;
    compilable = false;
    return BREAK;
  };
  visit(document, { Field: { enter }, InlineFragment: { enter }, FragmentSpread: { enter } });
  known.set(document, compilable);
  return compilable;
}

function hasFragment(node: SelectionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): boolean {
  const below = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value)?.selectionSet : node.selectionSet;
  return below?.selections.some((each) => each.kind !== Kind.FIELD || hasFragment(each, fragments)) ?? false;
}
