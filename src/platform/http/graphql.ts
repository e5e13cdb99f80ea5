import { useGraphQlJit } from '@envelop/graphql-jit';
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { badInput, shownError } from '../errors.ts';
import type { Call } from '../call.ts';
import { faultsOf, namesNull } from './jsonLimits.ts';
import type { ExecutableContract } from './contract.ts';
import type { AllowList } from './documents.ts';
import { isCompilable } from './compilable.ts';
import { documentCaches } from './documentCache.ts';
import { faultOf, isDocumentError } from '../documentFault.ts';
import { documentLimits, oneChangeRule } from './limits.ts';
import { maskError } from './masking.ts';
import { fieldCounter } from '../tracing/fields.ts';

export interface GraphQLOptions {
  contract: ExecutableContract;
  log: Logger;
  introspection: boolean;
  allowList?: AllowList;
}

export interface GraphQLAnswer {
  body: string;
  codes: string[];
  reasons: string[];
  retryAfter?: number;
  /** Results of a subscription. */
  stream?: AsyncIterable<ExecutionResult>;
}

export function createGraphQL({ contract, log, introspection, allowList }: GraphQLOptions) {
  const rules: Plugin<Call> = {
    onValidate({ addValidationRule, context }) {
      addValidationRule(oneChangeRule(contract.access));
      // Tools of API keys read the schema; those with documents of their own send nothing else.
      if (!context.session || !(introspection || context.session.apiKey)) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
  const yoga = createYoga<Call>({
    schema: contract.schema,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    logging: false,
    parserAndValidationCache: documentCaches(),
    maskedErrors: { maskError: (error) => maskError(error, log) },
    plugins: [
      documentLimits(),
      rules,
      useGraphQlJit({}, { onError: () => undefined, enableIf: ({ document }) => isCompilable(document) }),
      oneVerdict,
      fieldCounter,
    ],
  });
  return async (params: unknown, call: Call): Promise<GraphQLAnswer> => {
    const { apiKey } = call.session ?? {};
    const checked = await checkParams(params, apiKey ? apiKey.documents : allowList);
    if (checked instanceof GraphQLError) return answer({ errors: [checked] }, log);
    // Yoga's plugins read the method; the body is parsed already.
    const request = Object.assign(call.request, { method: 'POST' }) as unknown as Request;
    const result = await yoga.getResultForParams({ params: checked, request }, call);
    if (result && Symbol.asyncIterator in result) return { body: '', codes: [], reasons: [], stream: result };
    return answer(result as Result, log, apiKey !== undefined);
  };
}

/** graphql-js reports one error per invalid list item; keep the first. */
const oneVerdict: Plugin<Call> = {
  onExecute: () => ({
    onExecuteDone({ result, setResult }) {
      if ('errors' in result && result.data === undefined && result.errors && result.errors.length > 1)
        setResult({ ...result, errors: result.errors.slice(0, 1) });
    },
  }),
};

type Result = ExecutionResult & { stringify?: (result: ExecutionResult) => string };

async function checkParams(params: unknown, allowList: AllowList | undefined): Promise<GraphQLParams | GraphQLError> {
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    return badInput({}, { message: 'The body must be a JSON object.', reason: 'INVALID_DOCUMENT' });
  const { query, variables, operationName } = params as Record<string, unknown>;
  const fits =
    typeof query === 'string' &&
    (variables === undefined || variables === null || (typeof variables === 'object' && !Array.isArray(variables))) &&
    (operationName === undefined || operationName === null || typeof operationName === 'string');
  if (!fits) return badInput({}, { message: 'Malformed GraphQL request.', reason: 'INVALID_DOCUMENT' });
  if (allowList && !(await allowList.has(query)))
    return badInput({}, { message: 'This operation is not on the allow-list.', reason: 'UNKNOWN_DOCUMENT' });
  if (namesNull(query)) return badInput({}, { message: 'The query is not a valid GraphQL document.', reason: 'INVALID_DOCUMENT' });
  const fault = variableFault(variables);
  if (fault) return fault;
  return { query, variables: (variables ?? {}) as Record<string, unknown>, ...(operationName ? { operationName } : {}) };
}

function variableFault(variables: unknown): GraphQLError | undefined {
  const { unstorable, tooLong, tooDeep } = faultsOf(variables);
  if (tooDeep) return badInput({}, { message: 'A variable is nested too deeply.', reason: 'INVALID_VARIABLES' });
  if (unstorable.length > 0) {
    const fields = Object.fromEntries(unstorable.map((path) => [path, 'validation.characters']));
    return badInput(fields, { message: 'A string contains characters that cannot be stored.', reason: 'INVALID_VARIABLES' });
  }
  if (tooLong === undefined) return undefined;
  return badInput(
    { [tooLong.path]: 'validation.selection.maxItems' },
    { message: 'A list has too many entries.', reason: 'INVALID_VARIABLES', fieldArgs: { [tooLong.path]: { limit: tooLong.most } } },
  );
}

/** @param detailed programs with an API key may read the schema, so they learn where their document doesn't fit it */
function answer(result: Result, log: Logger, detailed = false): GraphQLAnswer {
  const { data, errors } = result;
  if (!errors || errors.length === 0)
    return { body: result.stringify ? result.stringify({ data }) : JSON.stringify({ data }), codes: [], reasons: [] };
  // Validation errors bypass the mask of execution, and often repeat: mask them, and keep the first.
  const masked = errors.map((error) => (detailed && isDocumentError(error) ? detailedError : maskError)(error, log));
  const shown = (data === undefined ? masked.slice(0, 1) : masked).map(shownError);
  const texts = (key: string) => shown.flatMap(({ extensions }) => (typeof extensions[key] === 'string' ? [extensions[key]] : []));
  const retryAfter = shown[0]?.extensions['retryAfter'];
  return {
    ...(typeof retryAfter === 'number' && { retryAfter }),
    body: JSON.stringify({ errors: shown, ...(data === undefined ? {} : { data }) }),
    codes: texts('code'),
    reasons: texts('reason'),
  };
}

function detailedError(error: GraphQLError, log: Logger): GraphQLError {
  const shown = maskError(error, log);
  if (shown.extensions['reason'] !== 'INVALID_DOCUMENT') return shown;
  const { line, problem } = faultOf(error);
  return badInput({}, { message: `${shown.message} Line ${line}: ${problem}`, reason: 'INVALID_DOCUMENT' });
}
