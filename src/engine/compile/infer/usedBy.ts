import { Kind, parse, type SelectionSetNode } from 'graphql';
import type { Plan } from '../../plan/Plan.ts';
import { fieldsOf, shapeOf, type Schema } from '../schema.ts';

export interface Used {
  operations: Set<string>;
  types: Set<string>;
}

export function noteUsed(schema: Schema, plan: Plan, used: Used): void {
  const { list, facets, breakdown, get, create, update, actions } = plan;
  const texts = new Set(
    [list, facets, breakdown?.operation, get, create, update, ...actions.map(({ operation }) => operation)].flatMap(
      (each) => each?.text ?? [],
    ),
  );
  used.types.add(plan.type);
  for (const text of texts)
    for (const definition of parse(text, { noLocation: true }).definitions)
      if (definition.kind === Kind.OPERATION_DEFINITION) noteRoots(schema, definition.selectionSet, used);
}

function noteRoots(schema: Schema, { selections }: SelectionSetNode, used: Used): void {
  for (const root of selections) {
    if (root.kind !== Kind.FIELD) continue;
    const { name, selectionSet } = root;
    const field = schema.operations.get(name.value)?.field;
    used.operations.add(name.value);
    for (const inner of selectionSet?.selections ?? []) {
      const nested = inner.kind === Kind.FIELD ? schema.operations.get(`${name.value}.${inner.name.value}`) : undefined;
      if (nested?.outer === undefined || inner.kind !== Kind.FIELD) continue;
      used.operations.add(nested.name);
      used.types.add(nested.outer.type);
      if (inner.selectionSet) noteTypes(schema, shapeOf(nested.field.type).name, inner.selectionSet, used);
    }
    if (field && selectionSet) noteTypes(schema, shapeOf(field.type).name, selectionSet, used);
  }
}

function noteTypes(schema: Schema, typeName: string, { selections }: SelectionSetNode, used: Used): void {
  used.types.add(typeName);
  for (const each of selections) {
    if (each.kind === Kind.INLINE_FRAGMENT) noteTypes(schema, each.typeCondition?.name.value ?? typeName, each.selectionSet, used);
    if (each.kind !== Kind.FIELD || !each.selectionSet) continue;
    const field = fieldsOf(schema.types.get(typeName)).find(({ name }) => name === each.name.value);
    if (field) noteTypes(schema, shapeOf(field.type).name, each.selectionSet, used);
  }
}
