import { spanned } from './scope.ts';

/** Kinds of services that are called. */
type Service = 'http' | 'smtp' | 'sms' | 'flags' | 'geocoder';

/** Makes a call of another service a span that names its host alone: paths and parameters hold tokens, and no `traceparent` is sent to strangers. */
export function calling<T>(service: Service, address: string | URL, work: () => Promise<T>, resultOf?: (result: T) => Outcome): Promise<T> {
  return spanned(`call ${service}`, { kind: 'client', attributes: { 'server.address': hostOf(address) } }, async (span) => {
    const result = await work();
    if (span && resultOf) {
      const { status, fault } = resultOf(result);
      if (status !== undefined) span.set({ 'http.response.status_code': status });
      if (fault !== undefined) span.set({ 'error.type': fault });
    }
    return result;
  });
}

interface Outcome {
  status?: number | undefined;
  fault?: string | undefined;
}

const hostOf = (address: string | URL): string => {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
};
