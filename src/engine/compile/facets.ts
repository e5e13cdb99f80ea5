import type { FilterPlan, OperationPlan } from '../plan/Plan.ts';
import { takes } from '../plan/Source.ts';
import type { Context } from './context.ts';
import { documentText } from './document.ts';
import { fieldsOf, operationAt, shapeOf } from './schema.ts';

/** The list's operation with only its facets; undefined without a closed filter or a field `facets`. */
export function facetsPlan({ schema }: Context, list: OperationPlan, filters: readonly FilterPlan[]): OperationPlan | undefined {
  const operation = operationAt(schema, list.name);
  if (operation === undefined || !filters.some(({ facet }) => facet)) return undefined;
  const shape = shapeOf(operation.field.type);
  const field = fieldsOf(schema.types.get(shape.name)).find(({ name }) => name === 'facets');
  const argument = field?.args.find(({ name }) => name === 'fields');
  if (field === undefined || argument === undefined) return undefined;
  // Keep only filters: no page, no order.
  const vars = list.vars.filter(([, source]) => !takes(source, 'column', 'page', 'offset', 'size', 'sort', 'sortRow'));
  const text = documentText(
    schema,
    operation,
    vars.map(([path]) => path),
    { always: ['facets.field', 'facets.values.value', 'facets.values.count'] },
  )
    .replace(' facets {', ' facets(fields: $facets) {')
    .replace(
      /^(query \w+)(?:\((.*?)\))? \{/,
      (_, head: string, declared?: string) => `${head}(${declared ? `${declared}, ` : ''}$facets: ${shapeOf(argument.type).text}) {`,
    );
  return {
    name: list.name,
    kind: 'query',
    text,
    vars: [...vars, ['facets', { from: 'facets' }]],
    ...(list.optional !== undefined && { optional: list.optional }),
    read: { rows: `${list.name}.facets` },
    access: list.access,
  };
}
