import type { FilterPlan, OperationPlan } from '../plan/Plan.ts';
import type { Context } from './context.ts';
import { listPart } from './listPart.ts';
import { fieldsOf, operationAt, shapeOf } from './schema.ts';

/** The list's operation with only its facets; undefined without a closed filter or a field `facets`. */
export function facetsPlan({ schema }: Context, list: OperationPlan, filters: readonly FilterPlan[]): OperationPlan | undefined {
  const operation = operationAt(schema, list.name);
  if (operation === undefined || !filters.some(({ facet }) => facet)) return undefined;
  const shape = shapeOf(operation.field.type);
  const field = fieldsOf(schema.types.get(shape.name)).find(({ name }) => name === 'facets');
  if (!field?.args.some(({ name }) => name === 'fields')) return undefined;
  return listPart(schema, operation, list, {
    field,
    selected: ['facets.field', 'facets.values.value', 'facets.values.count'],
    args: [['fields', 'facets', { from: 'facets' }]],
    read: { rows: `${list.name}.facets` },
  });
}
