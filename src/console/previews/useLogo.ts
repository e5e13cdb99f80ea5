import { useEffect, useState } from 'react';
import { useDebounced } from '../../engine/screens/values/useDebounced.ts';
import { logoOf } from './chatColours.ts';

/** The logo to show: asked for once typing has stopped, so that no half an address is; and why there is none. */
export function useLogo(typed: unknown) {
  const { address, fault } = logoOf(typed);
  const [asked, setAsked] = useState(address);
  const [failed, setFailed] = useState<string>();
  const ask = useDebounced(setAsked, 500);
  useEffect(() => ask(address), [ask, address]);
  const isShown = asked !== undefined && asked === address && asked !== failed;
  return {
    logo: isShown ? asked : undefined,
    fault: fault ?? (address !== undefined && address === failed ? ('failed' as const) : undefined),
    onFault: () => setFailed(asked),
  };
}
