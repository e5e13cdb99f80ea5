import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  print,
  visit,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
  type SelectionSetNode,
} from 'graphql';
import { fill } from '../../src/engine/plan/fill.ts';
import type { OperationPlan, Plan } from '../../src/engine/plan/Plan.ts';
import { at, type Sources, type Values } from '../../src/engine/plan/sources.ts';

/** The API without the console: whole records, to compare with what the console shows and changes. */
export interface RawApi {
  schema: GraphQLSchema;
  /** All rows of a list with all of their fields, by id; `under` names a record above it. */
  rows(plan: Plan, sources?: Sources): Promise<Map<string, Values>>;
}

export async function rawApi(url: string, headers: Record<string, string>): Promise<RawApi> {
  const ask = async (query: string, variables: Values = {}): Promise<Values> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: Values; errors?: { message: string }[] };
    if (!data) throw new Error(errors?.map(({ message }) => message).join('; ') ?? `${response.status}`);
    return data;
  };
  const schema = buildClientSchema((await ask(getIntrospectionQuery())) as unknown as IntrospectionQuery);
  return {
    schema,
    async rows(plan, sources = {}) {
      const found = new Map<string, Values>();
      if (plan.list === undefined) return found;
      const query = wholeRows(schema, plan, plan.list);
      let cursor: string | undefined;
      // A schema may not say whether pages are counted from 0.
      const isGuessed = plan.list.vars.some(([, source]) => source.from === 'page' && source.guessed);
      for (let page = isGuessed ? 0 : 1; page < 100; page += 1) {
        const before = found.size;
        // A server may return fewer rows than requested.
        const variables = fill(plan.list, { ...sources, page, size, skip: found.size, cursor, columns: [] });
        const data = await ask(query, variables);
        const rows = [at(data, plan.list.read.rows ?? '')].flat().filter(Boolean) as Values[];
        for (const row of rows) found.set(String(at(row, plan.idField) ?? JSON.stringify(row)), row);
        cursor = plan.list.read.cursor === undefined ? undefined : ([at(data, plan.list.read.cursor)].flat().at(-1) as string);
        if (found.size === before && page > 1) break;
      }
      return found;
    },
  };
}

const size = 50;

/** The list's query, with every field of its rows. */
function wholeRows(schema: GraphQLSchema, { type }: Plan, { text, read }: OperationPlan): string {
  const path = (read.rows ?? '').split('.');
  const held = schema.getType(type);
  if (!isObjectType(held)) return text;
  const trail: string[] = [];
  const document = visit(parse(text), {
    Field: {
      enter(node) {
        trail.push(node.alias?.value ?? node.name.value);
        const fits = trail.length === path.length && trail.every((name, index) => name === path[index]);
        return fits ? { ...node, selectionSet: everythingOf(held, 2) } : undefined;
      },
      leave() {
        trail.pop();
      },
    },
  });
  return print(withoutUnusedVariables(document));
}

function withoutUnusedVariables(document: ReturnType<typeof parse>): ReturnType<typeof parse> {
  const used = new Set<string>();
  visit(document, { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) });
  return visit(document, { VariableDefinition: (node) => (used.has(node.variable.name.value) ? undefined : null) });
}

function everythingOf(type: GraphQLObjectType, depth: number): SelectionSetNode {
  const fields = Object.values(type.getFields()).flatMap(({ name, args, type: of }): FieldNode[] => {
    if (args.some(isRequiredArgument)) return [];
    const node: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } };
    const inner = getNamedType(of);
    if (isLeafType(inner)) return [node];
    // Lists below a record may be long, and are counted elsewhere.
    if (!isObjectType(inner) || depth <= 1 || args.length > 0) return [];
    const selectionSet = everythingOf(inner, depth - 1);
    return selectionSet.selections.length === 0 ? [] : [{ ...node, selectionSet }];
  });
  return { kind: Kind.SELECTION_SET, selections: fields };
}
