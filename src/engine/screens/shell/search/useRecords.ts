import { useDataProvider } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isStub } from '../../../plan/availability.ts';
import type { Values } from '../../../plan/sources.ts';
import { operationFor, searchParts } from '../../values/registry.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useShell } from '../../values/ShellProvider.tsx';
import { useTools } from '../../values/useAsk.ts';
import { askEach, askTogether, shownRows, type KindRows } from './askKinds.ts';
import { kindOf, kindsOf, type Kind } from './kinds.ts';
import type { Visit } from '../../values/visits.ts';

/** Kinds searched at first, and further ones each time. */
const someKinds = 8;
/** A single letter would find almost everything. */
const fewestLetters = 2;

export interface FoundKind extends KindRows {
  kind: Kind;
}

export interface Records {
  found: FoundKind[];
  /** The text that was searched for. */
  text: string;
  asking: boolean;
  /** Kinds that weren't searched, and the way to search them. */
  left: number;
  askMore: () => void;
}

/** Records of every kind that a text finds, each kind as soon as it answers. A new text aborts the requests of the old one. */
export function useRecords(text: string, visits: readonly Visit[]): Records {
  const screens = useScreens();
  const { base, plans, flag, prepare } = screens;
  const { scope, me } = useShell();
  const { ask, offers } = useTools();
  const provider = useDataProvider();
  const { flag: hiding } = searchParts();
  const [most, setMost] = useState(someKinds);
  const [answer, setAnswer] = useState<{ text: string; byKind: Record<string, FoundKind>; done: boolean }>(nothing);
  const operation = operationFor('search');
  const together = operation !== '' && offers(operation);
  const kinds = useMemo(
    () =>
      (base === '' && Object.keys(plans).length === 0) || (hiding !== undefined && !flag(hiding))
        ? []
        : kindsOf(Object.values(plans), screens),
    [base, plans, screens, hiding, flag],
  );
  const asked = useMemo(() => (together ? kinds : mostUsed(kinds, visits).slice(0, most)), [together, kinds, visits, most]);
  const now = { asked, plans, scope, me, ask, provider, prepare };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  const wanted = Array.from(text).length >= fewestLetters && asked.length > 0;
  const names = asked.map(({ plan }) => plan.name).join(' ');
  useEffect(() => {
    if (!wanted) return undefined;
    const abort = new AbortController();
    const { asked: all, scope: place, me: person, ask: send } = latest.current;
    const listen = (kind: Kind, rows: KindRows) => {
      if (abort.signal.aborted) return;
      setAnswer((before) => {
        const byKind = before.text === text ? before.byKind : {};
        return { text, byKind: { ...byKind, [kind.plan.name]: { kind, ...rows } }, done: false };
      });
    };
    const list = async (kind: Kind, search: string, signal: AbortSignal): Promise<{ kind: Kind; rows: Values[] }> => {
      const here = await loaded(kind);
      const { plan, columns } = here;
      // The plan of another API may have no search once it is here.
      if (!plan.search) return { kind: here, rows: [] };
      const { data } = await latest.current.provider.getList(plan.name, {
        pagination: { page: 1, perPage: shownRows + 1 },
        sort: { field: plan.sort?.field ?? '', order: plan.sort?.order ?? 'ASC' },
        filter: { q: search },
        meta: { columns },
        signal,
      });
      return { kind: here, rows: data };
    };
    const loaded = async (kind: Kind): Promise<Kind> => {
      if (!isStub(kind.plan)) return kind;
      await latest.current.prepare?.(kind.plan.name);
      const plan = latest.current.plans[kind.plan.name];
      return plan && !isStub(plan) ? kindOf(plan) : kind;
    };
    const work = together
      ? askTogether(all, text, abort.signal, listen, { ask: send, operation, scope: place?.values ?? {}, session: { ...person } })
      : askEach(all, text, abort.signal, listen, list);
    void work.then(() => {
      if (abort.signal.aborted) return undefined;
      return setAnswer((before) => ({ ...(before.text === text ? before : { ...nothing, text }), done: true }));
    });
    return () => abort.abort();
    // Other kinds are another search; a plan that was loaded meanwhile is not.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [wanted, text, names, together, operation]);

  const current = wanted ? answer : nothing;
  return {
    found: kinds.flatMap(({ plan }) => current.byKind[plan.name] ?? []),
    text: current.text,
    asking: wanted && !(answer.done && answer.text === text),
    left: wanted ? kinds.length - asked.length : 0,
    askMore: () => setMost(most + someKinds),
  };
}

const nothing: { text: string; byKind: Record<string, FoundKind>; done: boolean } = { text: '', byKind: {}, done: true };

/** Kinds with an order of their own first, then those whose records are opened most. */
function mostUsed(kinds: readonly Kind[], visits: readonly Visit[]): Kind[] {
  const times = ({ plan: { name } }: Kind) =>
    visits.filter(({ id }) => id.startsWith(`record ${name} `) || id === `${name}.open`).reduce((sum, visit) => sum + visit.times, 0);
  const placeOf = ({ declared: { order = Number.POSITIVE_INFINITY } }: Kind) => order;
  return kinds.toSorted((one, other) => times(other) - times(one) || (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)));
}
