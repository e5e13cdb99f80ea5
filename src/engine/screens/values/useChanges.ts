import { useEffect, useRef, useState } from 'react';
import type { LiveEvent } from '../../plan/EventPlan.ts';
import type { Plan } from '../../plan/Plan.ts';
import { useScreens, type LivePlace } from './ScreensProvider.tsx';

export interface Loaded {
  /** When the shown data came, in ms. */
  at: number;
  loading: boolean;
}

type Noted = Pick<LiveEvent, 'change' | 'by' | 'self'> & { at: number };

/** Changes that the API has reported since the shown data was requested; by id, numbered where there is none. */
export function useChanges(plan: Plan, { id, editing = false }: Pick<LivePlace, 'id' | 'editing'>, { at, loading }: Loaded) {
  const { listen } = useScreens();
  const [changes, setChanges] = useState<ReadonlyMap<string, Noted>>(none);
  const requested = useRef(0);
  const known = useRef(at);

  useEffect(() => {
    if (loading) requested.current = Date.now();
  }, [loading]);
  useEffect(() => {
    // Data that was cached at first says nothing of later changes.
    if (known.current === at) return;
    // A load that was too quick to be seen began when it ended.
    const since = requested.current >= known.current ? requested.current : at;
    known.current = at;
    setChanges((before) => new Map([...before].filter(([, noted]) => noted.at > since)));
  }, [at]);
  useEffect(() => {
    let waiting: LiveEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shownAt = 0;
    const show = () => {
      const events = waiting;
      waiting = [];
      timer = undefined;
      shownAt = Date.now();
      setChanges((before) => events.reduce(withEvent, before));
    };
    const place = { id, editing, since: known.current || Date.now() };
    const stop = listen?.(plan, place, (event) => {
      // The shown data is newer.
      if (event.at !== undefined && event.at < Math.max(requested.current, known.current)) return;
      if (waiting.length < mostNoted) waiting.push(event);
      timer ??= setTimeout(show, Math.max(0, shownAt + pause - Date.now()));
    });
    return () => {
      clearTimeout(timer);
      stop?.();
      setChanges(none);
    };
  }, [listen, plan, id, editing]);

  return { changes, clear: () => setChanges(none) };
}

function withEvent(before: ReadonlyMap<string, Noted>, { change, id, at = Date.now(), ...who }: LiveEvent): ReadonlyMap<string, Noted> {
  const key = id ?? (change === 'missed' ? change : `~${before.size}`);
  const earlier = before.get(key)?.change;
  const after = new Map(before);
  // Nobody here has seen a record that came and went.
  if (earlier === 'created' && (change === 'deleted' || change === 'archived')) after.delete(key);
  else if (after.size < mostNoted || after.has(key)) after.set(key, { ...who, change: earlier === 'created' ? earlier : change, at });
  return after;
}

const none: ReadonlyMap<string, Noted> = new Map();

/** Changes are shown together that come within this time after the first, in ms. */
const pause = 300;
const mostNoted = 1000;
