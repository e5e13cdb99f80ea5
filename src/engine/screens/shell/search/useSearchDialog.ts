import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { availability, isStub, type Grants } from '../../../plan/availability.ts';
import type { Plan } from '../../../plan/Plan.ts';
import type { Command } from '../../values/commands.ts';
import { useFoundScopes } from '../../values/registry.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useDebouncedText } from '../../values/useDebouncedText.ts';
import { useNamedFavourites, type NamedFavourite } from '../../values/useNamedFavourites.ts';
import { createIndex, type Ranked } from './findEntries.ts';
import { groupsOf, type Entry, type Group } from './groups.ts';
import { logsOf } from './kinds.ts';
import { rankOf } from './ranks.ts';
import { useFurther } from './useFurther.ts';
import { useEntries, type Tools } from './useEntries.ts';
import { useRecords } from './useRecords.ts';
import { offeredVisits, visitsOf, type Visit } from '../../values/visits.ts';

/** Groups shown before anything is typed. */
const atFirst = ['page', 'pages', 'settings', 'actions'];

export function useSearchDialog(text: string, tools: Tools) {
  const translate = useTranslate();
  const screens = useScreens();
  const { base, plans, userId } = screens;
  const whose = `${userId} ${base}`;
  const typed = text.trim();
  const favourites = useNamedFavourites();
  const [visits] = useState(() => visitsOf(whose));
  const entries = useEntries(tools);
  const find = useMemo(() => createIndex(entries), [entries]);
  const found = useMemo(() => (typed === '' ? [] : find(typed)), [find, typed]);
  const scopes = useFoundScopes(
    typed,
    useMemo(() => found.map(({ entry }) => entry), [found]),
  );
  const { debounced } = useDebouncedText(typed, 80);
  const records = useRecords(debounced, visits);
  const further = useFurther(debounced);
  const logs = useMemo(() => logsOf(Object.values(plans), screens), [plans, screens]);

  const groups = useMemo((): Group[] => {
    if (typed === '') return groupsAtFirst({ visits, favourites, entries, grants: screens, plans, translate });
    const more = scopes.map((entry): Ranked => ({ entry, rank: Math.max(1, rankOf([entry.label], typed)) }));
    return groupsOf({
      ...{ text: typed, base, translate },
      kinds: records.found.map((kind) => (records.text === typed ? kind : stillMatching(kind, typed))),
      further,
      orderOf: (name) => (plans[name]?.finds ? plans[name].finds.order : undefined),
      entries: [...found, ...more].toSorted((one, other) => other.rank - one.rank),
      logs: logs.map(({ plan, filter }): Command => ({
        ...{
          id: `log ${plan.name}`,
          group: 'logs',
          label: translate('search.filtered', { name: translate(`resources.${plan.name}.name`), text: typed }),
        },
        to: `${base}/${plan.path}?${new URLSearchParams({ [filter]: typed }).toString()}`,
      })),
    });
  }, [typed, found, scopes, further, records, logs, entries, visits, favourites, base, plans, screens, translate]);

  return { groups, typed, records, whose, isSettled: debounced === typed && !records.asking };
}

type Kind = ReturnType<typeof useRecords>['found'][number];

/** While a longer text is searched for, the rows of the shorter one that match it, too. */
const stillMatching = ({ kind, rows, ...rest }: Kind, text: string): Kind => ({
  ...{ kind, ...rest },
  rows: rows.filter((row) => rankOf(Object.values(flat(row)), text) > 2),
});

function flat(row: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]): [string, string][] => {
      if (typeof value === 'string') return [[key, value]];
      return typeof value === 'object' && value !== null
        ? Object.entries(flat(value)).map(([inner, text]) => [`${key}.${inner}`, text])
        : [];
    }),
  );
}

interface AtFirst {
  visits: readonly Visit[];
  entries: readonly Command[];
  favourites: readonly NamedFavourite[];
  plans: Readonly<Record<string, Plan>>;
  grants: Grants;
  translate: (key: string) => string;
}

/** Before anything is typed: favourites, the last and most frequent entries, then pages and actions. */
function groupsAtFirst({ visits, favourites, entries, plans, grants, translate }: AtFirst): Group[] {
  // Leaves out records that may no longer be opened.
  const opens = (plan: Plan | undefined) => plan !== undefined && (isStub(plan) || availability(plan, 'show', grants).may);
  const starred = favourites.map(({ resource, id, label, to }): Entry => {
    const context = translate(`resources.${resource}.name`);
    return { id: `record ${resource} ${id}`, group: 'favourites', label, context, to };
  });
  const recent = offeredVisits(visits).flatMap((visit): Entry[] => {
    const known = entries.find(({ id }) => id === visit.id);
    if (starred.some(({ id }) => id === visit.id)) return [];
    const [, resource = ''] = /^record (\S+) /.exec(visit.id) ?? [];
    return known ? [known] : opens(plans[resource]) && visit.to !== undefined ? [{ ...visit, group: 'recent' }] : [];
  });
  // An entry stands once: its place in the list is known by its id.
  const own = atFirst.map((name) => ({
    name,
    entries: entries.filter((entry) => entry.group === name && isOfAll(entry) && !recent.some(({ id }) => id === entry.id)),
  }));
  return [{ name: 'favourites', entries: starred }, { name: 'recent', entries: recent }, ...own]
    .filter((group) => group.entries.length > 0)
    .map((group) => ({ ...group, label: translate(`palette.groups.${group.name}`) }));
}

/** Actions on a record and archives are found by their words alone. */
const isOfAll = ({ id, group }: Command): boolean => group === 'page' || /^(console\.|route\.)|\.(open|create)$/.test(id);
