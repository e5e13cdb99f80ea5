import type { OperationPlan } from '../plan/Plan.ts';
import { takes, type Source } from '../plan/Source.ts';
import { documentText } from './document.ts';
import { shapeOf, type Operation, type Schema } from './schema.ts';
import type { IntrospectionField } from 'graphql';

interface PageField {
  field: IntrospectionField;
  /** Paths below the page that are selected. */
  selected: readonly string[];
  /** Arguments of the field: the variable's name, and its source. */
  args: readonly (readonly [name: string, variable: string, source: Source])[];
  read: OperationPlan['read'];
}

/** The list's operation with the same filters, which selects a field of its page and no rows. */
export function listPart(
  schema: Schema,
  operation: Operation,
  list: OperationPlan,
  { field, selected, args, read }: PageField,
): OperationPlan {
  // Keep only filters: no page, no order.
  const vars = list.vars.filter(([, source]) => !takes(source, 'column', 'page', 'offset', 'size', 'sort', 'sortRow'));
  const passed = args.map(([name, variable]) => `${name}: $${variable}`).join(', ');
  const declared = args.map(([name, variable]) => {
    const argument = field.args.find((each) => each.name === name);
    return `$${variable}: ${argument ? shapeOf(argument.type).text : ''}`;
  });
  const text = documentText(
    schema,
    operation,
    vars.map(([path]) => path),
    { always: selected },
  )
    .replace(` ${field.name} {`, ` ${field.name}(${passed}) {`)
    .replace(
      /^(query \w+)(?:\((.*?)\))? \{/,
      (_, head: string, own?: string) => `${head}(${[...(own ? [own] : []), ...declared].join(', ')}) {`,
    );
  return {
    name: list.name,
    kind: 'query',
    text,
    vars: [...vars, ...args.map(([, variable, source]): [string, Source] => [variable, source])],
    ...(list.optional !== undefined && { optional: list.optional }),
    read,
    access: list.access,
  };
}
