import type { CallFault } from './call.ts';

/** Faults of a call, in words for its record. */
export const faultTexts: Record<CallFault, string> = {
  noAddress: 'The address is invalid.',
  notHttps: 'The address must start with https:// and contain no user name.',
  private: 'The address is in a private network.',
  notFound: 'The host was not found.',
  timeout: 'The host did not answer in time.',
  refused: 'The connection was refused or broke off.',
  noTls: 'The host does not speak https.',
  certificate: 'The host’s certificate is not valid.',
};

/** Faults of the address itself, which another try cannot mend. */
export const isFinal = (fault: CallFault): boolean => fault === 'noAddress' || fault === 'notHttps' || fault === 'private';

/** A `Retry-After` in seconds, in ms; an hour at most. */
export function secondsIn(text: string | undefined): number | undefined {
  const seconds = Number(text);
  return text && seconds > 0 ? Math.min(seconds, 3600) * 1000 : undefined;
}
