import { Kind, visit, BREAK, type DocumentNode, type FragmentDefinitionNode, type SelectionNode } from 'graphql';

const known = new WeakMap<DocumentNode, boolean>();

/**
 * May graphql-jit compile this document. It forgets a condition that stands above a fragment where the same field is asked for once more
 * without it, and then answers what was to be left out; such documents are executed by graphql itself.
 */
export function isCompilable(document: DocumentNode): boolean {
  const answered = known.get(document);
  if (answered !== undefined) return answered;
  const fragments = new Map<string, FragmentDefinitionNode>();
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

/** Is there a fragment below a selection, also in the fragment that it names. */
function hasFragment(node: SelectionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): boolean {
  const below = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value)?.selectionSet : node.selectionSet;
  return below?.selections.some((each) => each.kind !== Kind.FIELD || hasFragment(each, fragments)) ?? false;
}
