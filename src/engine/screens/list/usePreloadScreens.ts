import { useContext, useEffect } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { PreloadContext } from '../values/preload.ts';

/** Fetches the code of a plan's record screens and forms a moment after its list stands, when the machine is idle. */
export function usePreloadScreens(plan: Plan, listStands: boolean): void {
  const preload = useContext(PreloadContext);
  useEffect(() => {
    if (!listStands) return;
    let idle: number | undefined;
    const timer = setTimeout(() => {
      idle = window.requestIdleCallback?.(() => preload.screens(plan));
    }, 1000);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [plan, preload, listStands]);
}
