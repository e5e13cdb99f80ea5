import { buildClientSchema, getIntrospectionQuery, parse, validate, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import type { Logger } from 'pino';
import type { PlatformUrls } from '../platform/regions.ts';
import { platformsByOrigin } from './paths.ts';

const patience = 20_000;
/** ms between two looks at a contract, which may change with a new version of the platform. */
const interval = 600_000;
/** ms until the next try where a platform cannot be reached. */
const retry = 15_000;

/** Names of the operations whose documents a contract refuses, with the first reason. */
export function unfitOperations(schema: GraphQLSchema, documents: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of documents) {
    const document = parse(text);
    const [refusal] = validate(schema, document);
    const [definition] = document.definitions;
    if (refusal && definition?.kind === 'OperationDefinition' && definition.name) found.set(definition.name.value, refusal.message);
  }
  return found;
}

/** Compares the console's documents with the contracts of the platforms, where they show them, at the start and from time to time. */
export function createFit(platforms: PlatformUrls, documents: readonly string[], log: Logger) {
  const unfit = new Map<string, Map<string, string>>();
  const contracts = new Map<string, string>();
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  const after = (milliseconds: number, platform: string, region: string) => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void look(platform, region);
    }, milliseconds);
    timers.add(timer.unref());
  };

  const look = async (platform: string, region: string): Promise<void> => {
    try {
      compare(platform, await contractOf(platform, region));
      after(interval, platform, region);
    } catch (error) {
      log.warn(
        { platform, cause: error instanceof Error ? error.message : String(error) },
        'the contract of the platform could not be read',
      );
      after(retry, platform, region);
    }
  };

  const compare = (platform: string, introspection: IntrospectionQuery | undefined) => {
    const contract = JSON.stringify(introspection ?? null);
    if (contracts.get(platform) === contract) return;
    contracts.set(platform, contract);
    if (!introspection) {
      unfit.delete(platform);
      return log.info({ platform }, 'the platform does not show its contract: the console is not compared with it');
    }
    const found = unfitOperations(buildClientSchema(introspection, { assumeValid: true }), documents);
    unfit.set(platform, found);
    for (const [operation, reason] of found) log.warn({ platform, operation, reason }, 'an operation does not fit the platform: it is off');
    if (found.size === 0) log.info({ platform }, 'the console fits the contract of the platform');
  };

  return {
    /** Ends with the first comparison, whether or not a platform could be reached. */
    start: async (): Promise<void> => {
      await Promise.all([...platformsByOrigin(platforms)].map(([platform, [region = '']]) => look(platform, region)));
    },
    /** Sorted. */
    names: (): string[] => [...new Set([...unfit.values()].flatMap((found) => [...found.keys()]))].sort(),
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Undefined where the platform answers, but shows no contract. */
async function contractOf(platform: string, region: string): Promise<IntrospectionQuery | undefined> {
  const response = await fetch(`${platform}/api/${region}/graphql`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', accept: 'application/json', origin: platform },
    body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) }),
    signal: AbortSignal.timeout(patience),
  });
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
  const answer = (await response.json().catch(() => ({}))) as { data?: Partial<IntrospectionQuery> | null };
  return answer.data?.__schema ? (answer.data as IntrospectionQuery) : undefined;
}
