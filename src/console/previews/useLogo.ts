import { useEffect, useState } from 'react';
import { useDebounced } from '../../engine/screens/values/useDebounced.ts';
import { logoOf } from './chatColours.ts';

/** Debounced, so that no half-typed address is requested; returns the reason where there is no logo. */
export function useLogo(typed: unknown) {
  const { address, fault } = logoOf(typed);
  const [requested, setRequested] = useState(address);
  const [failed, setFailed] = useState<string>();
  const ask = useDebounced(setRequested, 500);
  useEffect(() => ask(address), [ask, address]);
  const isShown = requested !== undefined && requested === address && requested !== failed;
  return {
    logo: isShown ? requested : undefined,
    fault: fault ?? (address !== undefined && address === failed ? ('failed' as const) : undefined),
    onFault: () => setFailed(requested),
  };
}
