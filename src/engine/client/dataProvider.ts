import type { DataProvider, HttpError } from 'ra-core';
import { fill } from '../plan/fill.ts';
import type { RowGroups } from '../plan/BreakdownPlan.ts';
import type { ToolPlan } from '../plan/Plan.ts';
import { valueOf, type Values } from '../plan/sources.ts';
import { ask, AskError } from './ask.ts';
import { buildQueryFrom, operationOf, sourcesOf, variablesOf, type AnyParams, type CallMeta, type Plans } from './buildQuery.ts';
import { watchConnection } from './connection.ts';
import { isStoreAway, refusal, statusOf, toHttpError } from './errors.ts';
import { fanOut, hasGuessedPage, takesIds } from './getMany.ts';
import { asOwn, keyOf } from './idempotency.ts';
import { merged } from './merged.ts';
import { regionProvider } from './regionProvider.ts';
import { sortedByColumn } from './sortedByColumn.ts';
import { createTracking } from './tracking.ts';
import type { ExternalApi } from './externalApi.ts';
import type { createPager } from './pagination.ts';

/** On `expired` the shell may return a promise of a new sign-in: queries wait for it and repeat; changes fail at once. */
type SessionEvent = 'expired' | 'offline' | 'online';

export interface DataProviderOptions {
  plans: Plans;
  regions: readonly string[];
  /** Values of the scope that the address names, such as its region and id. */
  scope: () => Values;
  session?: () => Values;
  onSession: (event: SessionEvent) => void | Promise<boolean>;
  onChange?: (operation: string) => void;
  /** Operations of tools, or their loader. */
  tools?: readonly ToolPlan[] | (() => Promise<readonly ToolPlan[]>);
  /** Operation that counts the effects of an action; without it `preview` rejects. */
  previewAction?: string;
  fetch?: typeof fetch;
  /** Awaited before each request, such as the renewal of an expired session. */
  ready?: () => Promise<unknown>;
  /** Removes the reason of a refusal, such as by a further proof; true: the call is repeated. */
  recover?: (reason: string) => Promise<boolean>;
  csrf?: () => string | undefined;
  /** GraphQL address of a region. @default the platform's own */
  address?: (region: string) => string;
  /** Validation of another API's responses. @default the platform's */
  externalApi?: ExternalApi;
}

export interface FacetCounts {
  field: string;
  values: { value: string; count: number }[];
}

interface AskToolOptions {
  signal?: AbortSignal;
  region?: string;
  /** The same object while one change is retried: it is made once, and the page knows it as its own. */
  intent?: object;
}

export interface ConsoleProvider extends DataProvider {
  facets: (resource: string, params: AnyParams & { fields: readonly string[] }) => Promise<{ data: FacetCounts[] }>;
  /** Groups of a list's rows. */
  breakdown: (resource: string, params: AnyParams & { breakdown: NonNullable<CallMeta['breakdown']> }) => Promise<RowGroups>;
  preview: (resource: string, params: AnyParams) => Promise<unknown>;
  /** Calls an operation of `src/generated/tools.ts` by name, or a page's own; fills in the tenant and returns the response. */
  ask: (operation: string | ToolPlan, variables?: Values, options?: AskToolOptions) => Promise<unknown>;
}

export function createDataProvider(options: DataProviderOptions): ConsoleProvider {
  const { plans, regions, scope, session = () => ({}), onSession, onChange } = options;
  const buildQuery = buildQueryFrom(plans, scope, session, options.externalApi);
  const providers = new Map<string, DataProvider>();
  const track = createTracking();
  const connection = watchConnection({ onChange: (event) => void onSession(event), ...(options.fetch && { fetch: options.fetch }) });
  /** Pages wait for the region that they show; what asks another one shows its own failure. */
  const lostStores = (region: string) => region === String(scope()['awsRegion']) && connection.lost(region);
  let signingIn: Promise<boolean> | undefined;
  let pager: Promise<ReturnType<typeof createPager>> | undefined;

  const providerOf = (region: string): DataProvider => {
    const known = providers.get(region);
    if (known) return known;
    if (!regions.includes(region)) throw new Error(`There is no region ${region}.`);
    const made = regionProvider(region, { ...options, buildQuery });
    providers.set(region, made);
    return made;
  };

  const signInAgain = (): Promise<boolean> => {
    signingIn ??= Promise.resolve(onSession('expired')).then(
      (again) => again === true,
      () => false,
    );
    return signingIn.finally(() => (signingIn = undefined));
  };

  /** True once the reason of a refusal is gone, so that the call can be repeated: nothing was done yet. */
  const recovered = async (error: unknown): Promise<boolean> => {
    const reason = statusOf(error) === 403 && ((error as HttpError).body as { reason?: string } | null)?.reason;
    return typeof reason === 'string' && ((await options.recover?.(reason)) ?? false);
  };

  const call = async (method: keyof DataProvider & string, resource: string, requested: AnyParams): Promise<unknown> => {
    const params = sortedByColumn(plans[resource], requested);
    const operation = operationOf(plans[resource], fetchTypes[method] ?? '', params.meta);
    const { ids = [] } = params;
    if (ids.length > 1 && plans[resource]?.actions.some((action) => action.oneByOne && action.operation === operation)) {
      const { oneByOne } = await import('./oneByOne.ts');
      return oneByOne(ids, (id) => call(method, resource, { ...params, ids: [id] }));
    }
    const region = operation.region && valueOf(operation.region, sourcesOf(params, scope(), session()));
    const regionAsked = () => String(region ?? scope()['awsRegion']);
    const send = async (signal?: AbortSignal, other?: Partial<AnyParams>): Promise<unknown> => {
      try {
        const answer = await providerOf(regionAsked())[method](resource, { ...params, ...other, signal });
        connection.answered();
        return answer;
      } catch (thrown) {
        if (signal?.aborted) throw thrown;
        throw toHttpError(thrown, options.externalApi?.extensionsOf);
      }
    };
    const rethrow = (error: unknown): never => {
      if (statusOf(error) === 0) connection.lost();
      else if (isStoreAway(error)) lostStores(regionAsked());
      else if (statusOf(error) > 0) connection.answered();
      throw error;
    };
    const paged = async (signal: AbortSignal): Promise<unknown> => {
      pager ??= import('./pagination.ts').then(({ createPager }) => createPager());
      const page = await pager;
      const sources = (asked: AnyParams) => sourcesOf(asked, scope(), session());
      return page({
        of: `${resource} ${String(region)}`,
        operation,
        params,
        sources,
        ask: (other) => send(signal, { ...other, isPaged: true }),
      });
    };
    if (operation.kind === 'query') {
      // Another API may return fewer rows than requested.
      const isPaged = operation.pagination ?? options.externalApi;
      const question = isPaged && !params.meta?.facets && /^getList|Reference$/.test(method) ? paged : send;
      const purpose = params.meta?.screen && `${resource} ${operation.name} ${params.meta.screen}`;
      return track(purpose, params.signal, (signal) =>
        question(signal)
          .catch(rethrow)
          .catch(async (error: unknown) => {
            if (statusOf(error) === 401 && (await signInAgain())) return question(signal).catch(rethrow);
            throw error;
          }),
      );
    }
    // A change is not aborted: nobody could say whether it was made. Nor is it repeated, unless its key makes all tries one.
    const change = () => send().catch(rethrow);
    const answer = await change().catch(async (error: unknown) => {
      if (statusOf(error) === 401) void signInAgain();
      if (await recovered(error)) return change();
      throw error;
    });
    onChange?.(operation.name);
    return answer;
  };

  const getMany = async (resource: string, params: AnyParams) => {
    const plan = plans[resource];
    if (takesIds(plan?.list) || !plan?.get) {
      // Only lists find out from which number an API counts its pages.
      const method = hasGuessedPage(plan?.list) ? 'getList' : 'getMany';
      const { data } = (await call(method, resource, { pagination: { page: 1, perPage: 100 }, ...params })) as { data: Values[] };
      // Lists without an `ids` argument return other rows too.
      const requested = new Set(params.ids?.map(String));
      return { data: takesIds(plan?.list) ? data : data.filter(({ id }) => requested.has(String(id))) };
    }
    const one = (id: string) => call('getOne', resource, { ...params, id }) as Promise<{ data: unknown }>;
    return { data: (await fanOut(params.ids ?? [], one)).map(({ data }) => data) };
  };

  const methods = Object.fromEntries(
    Object.keys(fetchTypes).map((method) => [method, (resource: string, params: AnyParams) => call(method, resource, params)]),
  );
  const facets: ConsoleProvider['facets'] = async (resource, { fields, meta, ...params }) =>
    (await call('getList', resource, { ...params, meta: { ...meta, facets: fields } })) as { data: FacetCounts[] };

  const breakdown: ConsoleProvider['breakdown'] = async (resource, { breakdown, meta, ...params }) =>
    ((await call('getOne', resource, { ...params, meta: { ...meta, breakdown } })) as { data: RowGroups }).data;

  const { tools = [] } = options;
  const toolNamed = async (name: string) => (typeof tools === 'function' ? await tools() : tools).find((tool) => tool.name === name);
  const askTool: ConsoleProvider['ask'] = async (nameOrTool, variables = {}, { signal, region: elsewhere, intent } = {}) => {
    const tool = typeof nameOrTool === 'string' ? await toolNamed(nameOrTool) : nameOrTool;
    if (!tool) throw refusal(`The contract has no ${String(nameOrTool)}.`, { code: 'NOT_IMPLEMENTED' });
    const filled = merged(fill({ vars: tool.scope }, { scope: scope() }), variables);
    const send = async (): Promise<unknown> => {
      try {
        const region = elsewhere ?? String(scope()['awsRegion']);
        const { fetch } = options;
        const key = intent && asOwn(keyOf(intent, [tool.name, region, filled]));
        await options.ready?.();
        const answer = await ask<Values>(tool.text, filled, {
          region,
          ...(key && { key }),
          ...(signal && { signal }),
          ...(fetch && { fetch }),
        });
        connection.answered();
        return answer[tool.name];
      } catch (thrown) {
        if (signal?.aborted) throw thrown;
        if (!(thrown instanceof AskError)) throw toHttpError(thrown, options.externalApi?.extensionsOf);
        if (thrown.code === 'NETWORK') connection.lost();
        if (thrown.status === 503) lostStores(elsewhere ?? String(scope()['awsRegion']));
        throw refusal(thrown.message, { ...thrown.extensions, code: thrown.code });
      }
    };
    return send().catch(async (error: unknown) => {
      if (statusOf(error) !== 401) {
        if (await recovered(error)) return send();
        throw error;
      }
      if (tool.kind === 'query' && (await signInAgain())) return send();
      if (tool.kind === 'mutation') void signInAgain();
      throw error;
    });
  };
  const preview: ConsoleProvider['preview'] = async (resource, params) => {
    const operation = operationOf(plans[resource], 'UPDATE_MANY', params.meta);
    const sources = sourcesOf(params, scope(), session());
    const region = operation.region && valueOf(operation.region, sources);
    const variables = variablesOf(plans[resource], operation, params, sources);
    const preview = { input: { operation: operation.name, variables } };
    if (options.previewAction === undefined) throw new Error('This API has no operation that previews actions.');
    return askTool(options.previewAction, preview, region ? { region: String(region) } : {});
  };
  return { ...methods, getMany, facets, breakdown, preview, ask: askTool, supportAbortSignal: true } as unknown as ConsoleProvider;
}

const fetchTypes: Record<string, string> = {
  getList: 'GET_LIST',
  getOne: 'GET_ONE',
  getMany: 'GET_MANY',
  getManyReference: 'GET_MANY_REFERENCE',
  create: 'CREATE',
  update: 'UPDATE',
  updateMany: 'UPDATE_MANY',
  delete: 'DELETE',
  deleteMany: 'DELETE_MANY',
};
