import type { Command } from '../../values/commands.ts';
import { shownRows } from './askKinds.ts';
import type { Ranked } from './findEntries.ts';
import { recordEntry, type RecordEntry } from './kinds.ts';
import { rankOf } from './ranks.ts';
import type { FoundKind } from './useRecords.ts';

export type Entry = Command | RecordEntry;

export interface Group {
  name: string;
  label: string;
  entries: Entry[];
}

interface Ordered extends Group {
  rank: number;
  order: number;
}

/** Order of the groups that match equally well: people and other records first, then these. */
const others = ['scopes', 'settings', 'logs', 'page', 'pages', 'actions'];
const undeclared = 1000;
const afterRecords = 2000;
const shownEntries = 5;

interface Matches {
  text: string;
  base: string;
  kinds: readonly FoundKind[];
  /** Entries that the product finds, each in the group of a resource. */
  further: readonly Command[];
  /** Declared place of a resource's group. */
  orderOf: (resource: string) => number | undefined;
  entries: readonly Ranked[];
  logs: readonly Command[];
  translate: (key: string, args?: object) => string;
}

/** Groups of what was found, the best match first. */
export function groupsOf({ text, base, kinds, further, orderOf, entries, logs, translate }: Matches): Group[] {
  const records = kinds.map((found, place) =>
    recordGroup(found, orderOf(found.kind.plan.name) ?? undeclared + place, { text, base, translate }),
  );
  const named = others.map((name, place): Ordered => {
    const own = name === 'logs' ? [] : entries.filter(({ entry }) => entry.group === name).slice(0, shownEntries);
    return {
      ...{ name, label: translate(`palette.groups.${name}`), order: afterRecords + place },
      rank: own[0]?.rank ?? 0,
      entries: own.map(({ entry }) => entry),
    };
  });
  const added = [...new Set(further.map(({ group }) => group))].map((name): Ordered => {
    const own = further
      .filter(({ group }) => group === name)
      .map((entry) => ({ entry, rank: Math.max(1, rankOf([entry.label], text)) }))
      .toSorted((one, other) => other.rank - one.rank);
    return {
      ...{ name, label: translate(`resources.${name}.name`), order: orderOf(name) ?? afterRecords - 1 },
      rank: own[0]?.rank ?? 0,
      entries: own.slice(0, shownEntries).map(({ entry }) => entry),
    };
  });
  const delivered: Ordered = {
    ...{ name: 'logs', label: translate('palette.groups.logs'), rank: 3, order: afterRecords + others.indexOf('logs') },
    // Only an address or a number is likely to be a recipient.
    entries: /@|\d{4}/.test(text) ? [...logs] : [],
  };
  return [...records, ...added, ...named, delivered]
    .filter((group) => group.entries.length > 0)
    .toSorted((one, other) => other.rank - one.rank || one.order - other.order);
}

function recordGroup(
  { kind, rows, failed }: FoundKind,
  order: number,
  { text, base, translate }: Pick<Matches, 'text' | 'base' | 'translate'>,
): Ordered {
  const { plan } = kind;
  const name = translate(`resources.${plan.name}.name`);
  const ranked = rows
    .map((row) => recordEntry(kind, row, base))
    // Matches in other fields, or in spite of a mistyping, come last.
    .map((entry) => ({ entry, rank: Math.max(1, rankOf([entry.label, entry.text], text)) }))
    .toSorted((one, other) => other.rank - one.rank);
  const all: Entry[] =
    rows.length > shownRows
      ? [
          {
            ...{ id: `all ${plan.name}`, group: plan.name, label: translate('search.all', { name }) },
            to: `${base}/${plan.path}?${new URLSearchParams({ search: text }).toString()}`,
          },
        ]
      : [];
  return {
    ...{ name: plan.name, label: name, order },
    rank: failed ? 0 : (ranked[0]?.rank ?? 0),
    entries: [...ranked.slice(0, shownRows).map(({ entry }) => entry), ...all],
  };
}
