import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { NOOP_PROVIDER, OpenFeature, ProviderEvents } from '@openfeature/web-sdk';
import { flagAddress, type Evaluation, type FlagValues } from './flags.ts';
import { report } from '../../engine/app/frame/reporting.ts';

/** How often a page that somebody looks at asks whether anything has changed; it also does whenever it is looked at again. */
export const askEvery = 30_000;

interface Opening {
  ready: () => Promise<void>;
  changed: (values: FlagValues) => void;
}

/**
 * Puts the OpenFeature client on the page, its provider of the remote evaluation protocol begun with what was evaluated first. It polls
 * instead of keeping an event stream: a stream per tab would use up the browser's six connections to a host without HTTP/2.
 */
export function openFlags(first: Evaluation, { ready, changed }: Opening): () => void {
  const { tenant, userId } = first;
  let begun = false;
  const provider = new OFREPWebProvider({
    baseUrl: new URL(flagAddress(tenant.awsRegion), location.origin).href,
    // The session stores them (flags.ts), instead of the browser for thirty days.
    cacheMode: 'disabled',
    changeDetection: 'polling',
    pollInterval: askEvery,
    fetchImplementation: async (request, init) => {
      if (!begun) {
        begun = true;
        return answerOf(first);
      }
      // Hidden tabs don't poll.
      if (document.visibilityState === 'hidden') return new Response(null, { status: 304 });
      await ready();
      return fetch(request, init);
    },
  });
  const client = OpenFeature.getClient();
  const read = () => {
    const known = Object.entries(provider.flagCache).filter(([, flag]) => 'value' in flag && typeof flag.value === 'boolean');
    return Object.fromEntries(known.map(([name]) => [name, client.getBooleanValue(name, false)]));
  };
  const hear = () => changed(read());
  client.addHandler(ProviderEvents.ConfigurationChanged, hear);
  const { customerId, organizationId, rootHierarchyId: hierarchyId } = tenant;
  // The platform reads only the customer; the session knows the rest (decisions §5).
  OpenFeature.setProviderAndWait(provider, { targetingKey: userId, customerId, organizationId, hierarchyId }).catch(report);
  return () => {
    client.removeHandler(ProviderEvents.ConfigurationChanged, hear);
    OpenFeature.setProvider(NOOP_PROVIDER);
  };
}

/** The first evaluation as the provider would have been answered it. */
function answerOf({ values, etag }: Evaluation): Response {
  const flags = Object.entries(values).map(([key, value]) => ({ key, value, reason: 'CACHED' }));
  return Response.json({ flags }, etag ? { headers: { etag } } : {});
}
