import { namesRecord } from '../plan/bound.ts';
import type { OperationPlan } from '../plan/Plan.ts';
import { walk, type Variable } from '../plan/Source.ts';
import { answerOf, flagOf } from './answers.ts';
import { fillArguments, type Filled } from './arguments.ts';
import { checkBound } from './binding.ts';
import type { Context } from './context.ts';
import type { ArgumentSource } from './DeclaredOperation.ts';
import { documentText } from './document.ts';
import type { Called, NamedForm, Use } from './operationUse.ts';
import { parseSource } from './parseSource.ts';
import { operationAt, type Operation } from './schema.ts';
import { regionSource } from './sources.ts';
import { countingOf, paginationOf } from './pagination.ts';

/** Compiles an operation; undefined if unknown, or missing in an extension. */
export function compileOperation(context: Context, called: Called): { plan: OperationPlan; filled: Filled } | undefined {
  const { declared, use, key, form } = called;
  const entry: { name: string; args?: Record<string, ArgumentSource | undefined>; region?: string } =
    typeof declared === 'string' ? { name: declared } : declared;
  const operation = findOperation(context, key, entry.name, use === 'list' || use === 'get' ? 'query' : 'mutation');
  if (operation === undefined) return undefined;
  const args = Object.fromEntries(
    Object.entries(entry.args ?? {}).filter((pair): pair is [string, ArgumentSource] => pair[1] !== undefined),
  );
  const filled = fillArguments(context, { operation, use, key, args, form });
  if (use === 'update' || use === 'record' || use === 'selection')
    checkBound(context, key, operation, { vars: filled.vars, formArgument: form?.form.argument });
  const byId = filled.vars.some(([, source]) => namesRecord(source));
  // Without the id, every page would show the same record.
  if (use === 'get' && !byId && context.dialect.oneByOne && context.declaration.kind !== 'settings')
    context.report.add('R052', key, 'an argument that takes the id of the record', operation.name);
  const region = entry.region === undefined ? undefined : regionSource(context, `${key}.region`, entry.region, form);
  if (form !== undefined) checkDetached(context, form, [...Object.values(args), entry.region ?? null]);
  const { access } = context.env;
  if (access !== undefined && access[operation.name] === undefined)
    context.report.add('R036', key, 'a right in the contract', operation.name);
  const { read, selection } = answerOf(context, { ...called, byId }, operation);
  if (called.hold !== undefined) {
    read.hold = `${operation.name}.${called.hold}`;
    selection.always = [...selection.always, called.hold];
  }
  const counting = use === 'list' && read.total === undefined ? countingOf(context, operation, filled.vars) : undefined;
  const { vars, pagination } =
    use === 'list' ? paginationOf(context, operation, filled.vars, { read, counted: counting !== undefined }) : { vars: filled.vars };
  if (counting !== undefined && pagination !== 'whole') read.total = [counting.operation.name, counting.at].filter(Boolean).join('.');
  const flags =
    called.use === 'list' ? (called.optional ?? []).map(({ path }, index): Variable => [flagOf(index), { from: 'column', path }]) : [];
  const plan: OperationPlan = {
    name: operation.name,
    kind: operation.kind,
    text: documentText(
      context.schema,
      operation,
      vars.map(([path]) => path),
      {
        ...selection,
        ...(context.dialect.clientPagination && { deepest: 1 }),
        ...(read.total && counting && { counting }),
      },
    ),
    vars: [...vars, ...flags],
    ...(filled.optional.length > 0 && { optional: filled.optional }),
    read,
    ...(pagination !== undefined && { pagination }),
    ...(region !== undefined && { region }),
    ...(isIdempotent(operation, use) && { idempotent: true as const }),
    access: access?.[operation.name] ?? 'session',
  };
  return { plan, filled };
}

/** True for operations that must not run twice: create, invite, send or charge. */
const isIdempotent = ({ kind, name }: Operation, use: Use): boolean =>
  kind === 'mutation' && (use === 'create' || /(Create|Invite|Import|Purchase|Resend)(?=[A-Z]|$)/.test(name));

/** Finds an operation of the wanted kind, and reports why there is none (R003, R004). */
export function findOperation(
  context: Pick<Context, 'schema' | 'env' | 'report'>,
  key: string,
  name: string,
  kind?: 'query' | 'mutation',
): Operation | undefined {
  const { schema, env, report } = context;
  const operation = operationAt(schema, name);
  if (operation === undefined) {
    const lacking = env.extensions?.has(`Query.${name}`) || env.extensions?.has(`Mutation.${name}`);
    const candidates = [...schema.operations.values()].filter((each) => kind === undefined || each.kind === kind);
    if (!lacking)
      report.add(
        'R003',
        key,
        'an operation of the contract',
        name,
        candidates.map((each) => each.name),
      );
    return undefined;
  }
  if (kind === undefined || operation.kind === kind) return operation;
  report.add('R004', key, `a ${kind}`, `${name}, a ${operation.kind}`);
  return undefined;
}

function checkDetached({ report }: Context, { id, form }: NamedForm, declared: readonly ArgumentSource[]): void {
  const sources = declared.flatMap((each) => (each === null ? [] : (parseSource(each) ?? []))).flatMap(walk);
  for (const field of form.detached) {
    if (!sources.some((source) => source.from === 'form' && source.path === field)) {
      report.add('R020', `forms ${id}.${field}`, 'an argument or a region that takes it', `form.${field}`);
    }
  }
}
