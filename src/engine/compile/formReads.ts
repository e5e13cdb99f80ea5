import type { Form, Schema as JsonSchema } from '../forms/form.ts';
import type { Context } from './context.ts';
import { fieldsOf, isValue, shapeOf } from './schema.ts';
import { propertiesOf } from './sources.ts';

/** Records of other APIs refer to each other without end: read objects as deep as the form, and related records by id. */
export function formReads(context: Context, form: Form | undefined, isPicked: (name: string) => boolean): string[] {
  const { schema, dialect, declaration } = context;
  const properties = propertiesOf(form?.schema);
  if (!dialect.clientPagination) return Object.keys(properties).filter((name) => !isPicked(name));
  const reads = (properties: Record<string, JsonSchema>, typeName: string, depth: number): string[] =>
    Object.entries(properties).flatMap(([name, property]) => {
      const field = fieldsOf(schema.types.get(typeName)).find((each) => each.name === name);
      if (field === undefined) return [];
      const shape = shapeOf(field.type);
      if (isValue(shape)) return [name];
      const { items } = (typeof property === 'object' ? property : {}) as { items?: JsonSchema };
      const inner = { ...propertiesOf(property), ...propertiesOf(items) };
      const paths = Object.keys(inner).length > 0 && depth > 0 ? reads(inner, shape.name, depth - 1) : idsOf(shape.name);
      return paths.map((path) => `${name}.${path}`);
    });
  const idsOf = (typeName: string): string[] => {
    const values = fieldsOf(schema.types.get(typeName)).filter(({ type }) => isValue(shapeOf(type)));
    return values
      .filter(({ name }) => dialect.idFields.includes(name))
      .map(({ name }) => name)
      .slice(0, 1);
  };
  return reads(Object.fromEntries(Object.entries(properties).filter(([name]) => !isPicked(name))), declaration.type, 4);
}
