import { useCallback, useEffect, useRef, useState } from 'react';
import { pageTools } from '../../generated/pageTools.ts';
import type { Values } from '../../engine/plan/sources.ts';
import { isAborted } from '../../engine/screens/values/answers.ts';
import { useScreens } from '../../engine/screens/values/ScreensProvider.tsx';
import { useTools } from '../../engine/screens/values/useAsk.ts';
import type { AccessPart } from './places.ts';

export interface AccessChange {
  _id: string;
  firstName: string;
  lastName: string;
  email: string;
  gains: AccessPart[];
  losses: AccessPart[];
}

export interface AccessAnswer {
  data: AccessChange[];
  pagination: { totalItems: number };
  gaining: number;
  losing: number;
  unnamed: number;
  /** Missing where no key is affected, as by a change of members. */
  keys?: { _id: string; name: string; gains: AccessPart[]; losses: AccessPart[] }[];
  unnamedKeys?: number;
  future?: { gains: AccessPart[]; losses: AccessPart[] } | null;
  uncomputed: { reason: string; args?: Values | null }[];
}

export type PreviewOperation = 'CommonPreviewPolicy' | 'ORGPreviewHierarchies' | 'ORGPreviewGroupMembers' | 'IDPPreviewSSOGroups';

interface State {
  answer?: AccessAnswer;
  people: AccessChange[];
  loading: boolean;
  error?: unknown;
}

const pageSize = 30;
const largePage = 1000;

/** Asks who would gain and lose what: when it is shown, again a moment after the change is another, and page by page. */
export function useAccessPreview(operation: PreviewOperation, variables: Values) {
  const { ask, offers } = useTools();
  const { loadTexts } = useScreens();
  const tool = pageTools[operation];
  const offered = tool !== undefined && offers(operation);
  const key = JSON.stringify(variables);
  const [worded, setWorded] = useState(loadTexts === undefined);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>({ people: [], loading: true });
  const running = useRef<AbortController>(undefined);
  const tried = useRef(tries);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  const page = useCallback(
    async (skip: number, limit: number, signal: AbortSignal): Promise<AccessAnswer> => {
      if (!tool) throw new Error(`The contract has no ${operation}.`);
      const answer = (await latest.current(tool, { ...(JSON.parse(key) as Values), skip, limit }, { signal })) as AccessAnswer;
      signal.throwIfAborted();
      return answer;
    },
    [tool, operation, key],
  );

  useEffect(() => {
    if (offered)
      void loadTexts?.().then(
        () => setWorded(true),
        () => setWorded(true),
      );
  }, [offered, loadTexts]);

  useEffect(() => {
    if (!offered) return undefined;
    const wait = running.current === undefined || tried.current !== tries ? 0 : pause;
    tried.current = tries;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState(({ error: _, ...before }) => ({ ...before, loading: true }));
    const begin = async () => {
      try {
        const answer = await page(0, pageSize, signal);
        setState({ answer, people: answer.data, loading: false });
      } catch (error) {
        if (!signal.aborted && !isAborted(error)) setState({ people: [], loading: false, error });
      }
    };
    // The first answer is waited for; what follows comes while somebody types or ticks.
    const timer = setTimeout(() => void begin(), wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [offered, page, tries]);

  /** The next people, or all of them; false where they could not be had. */
  const more = async (all: boolean): Promise<boolean> => {
    const signal = running.current?.signal;
    if (!signal || !state.answer) return false;
    setState((now) => ({ ...now, loading: true }));
    try {
      const found = all ? await everybody(page, signal) : (await page(Math.floor(state.people.length / pageSize), pageSize, signal)).data;
      setState((now) => ({ ...now, loading: false, people: all ? found : [...now.people, ...found] }));
      return true;
    } catch (error) {
      if (!signal.aborted) setState((now) => ({ ...now, loading: false }));
      return isAborted(error);
    }
  };

  return {
    offered,
    ...state,
    worded,
    more,
    again: () => setTries((count) => count + 1),
    parts: (signal: AbortSignal) => inParts(page, signal),
  };
}

type Page = (skip: number, limit: number, signal: AbortSignal) => Promise<AccessAnswer>;

async function* inParts(page: Page, signal: AbortSignal): AsyncGenerator<AccessChange[]> {
  let loaded = 0;
  for (let skip = 0; ; skip += 1) {
    const { data, pagination } = await page(skip, largePage, signal);
    loaded += data.length;
    yield data;
    if (data.length === 0 || loaded >= pagination.totalItems) return;
  }
}

async function everybody(page: Page, signal: AbortSignal): Promise<AccessChange[]> {
  const found: AccessChange[] = [];
  for await (const part of inParts(page, signal)) found.push(...part);
  return found;
}

const pause = 300;
