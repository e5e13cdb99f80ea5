import type { Filling } from './operationUse.ts';
import { mayLack, type Context } from './context.ts';
import { argumentPaths, shapeOf } from './schema.ts';

/** Reports overrides of paths that the operation does not have (R007). */
export function checkOverrides(context: Context, { operation, key, args }: Filling, overridden: ReadonlySet<string>): void {
  const root = operation.kind === 'query' ? 'Query' : 'Mutation';
  for (const path of Object.keys(args)) {
    if (overridden.has(path)) continue;
    const [argument = '', ...inside] = path.split('.');
    const input = operation.field.args.find(({ name }) => name === argument);
    const lacking =
      input === undefined
        ? mayLack(context, root, `${operation.name}.${argument}`) || context.env.extensions?.has(`${root}.${operation.name}.${argument}`)
        : mayLack(context, shapeOf(input.type).name, inside.join('.'));
    if (!lacking)
      context.report.add('R007', `${key}.args.${path}`, `an argument of ${operation.name}`, path, argumentPaths(context.schema, operation));
  }
}
