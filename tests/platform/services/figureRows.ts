import { chance } from '../../../src/platform/demo/deterministic.ts';
import type { Chance } from '../../../src/platform/demo/deterministic.ts';
import { beginningOf, dayOf } from './figureReference.ts';
import type { MadeApplication, MadeAssessment, MadeRows, Window } from './figureReference.ts';

// Random applications and assessments: ties, nulls, moments at the very ends of days and hours.

const [hour, day] = [3_600_000, 24 * 3_600_000];

/** Departments of the customer that is looked at, each with those above it; the first is its root. */
export const departments: Record<string, string[]> = { r: ['r'], a: ['r', 'a'], a1: ['r', 'a', 'a1'], b: ['r', 'b'] };
export const vacancies = ['v1', 'v2', 'v3', 'v4'];
export const cohortOf = (vacancyId: string): string => (vacancyId === 'v4' ? 'shared' : `cohort-${vacancyId}`);

export interface Around {
  zone: string;
  /** The middle of forty days. */
  middle: number;
}

export function randomRows(name: string, number: number, around: Around, luck = chance('figures', name)): MadeRows {
  const rows: MadeRows = { applications: [], assessments: [] };
  for (let index = 0; index < number; index += 1) {
    const application = randomApplication(`${name}-${index}`, around, luck);
    rows.applications.push(application);
    for (const stageId of ['s1', 's2'].slice(0, luck.between(0, 2)))
      rows.assessments.push(randomAssessment(`${application.id}-${stageId}`, { ...application, stageId }, around, luck));
  }
  return rows;
}

function randomApplication(id: string, around: Around, luck: Chance): MadeApplication {
  const mine = luck.happens(0.9);
  const hierarchyId = mine ? luck.pick(Object.keys(departments)) : 'other';
  const vacancyId = mine ? luck.pick(vacancies) : 'v9';
  return { id, customerId: mine ? 'c1' : 'c2', hierarchyId, vacancyId, createdAt: randomMoment(around, luck) };
}

type Of = MadeApplication & { stageId: string };

export function randomAssessment(id: string, { id: applicationId, stageId, ...of }: Of, around: Around, luck: Chance): MadeAssessment {
  const submittedAt = luck.happens(0.6) ? randomMoment(around, luck) : null;
  const known = <Value>(value: Value): Value | null => (luck.happens(0.85) ? value : null);
  return {
    ...of,
    ...{ id, applicationId, stageId },
    createdAt: luck.happens(0.5) ? of.createdAt : randomMoment(around, luck),
    product: luck.happens(0.85) ? 'FI' : 'SI',
    externalCohortId: cohortOf(of.vacancyId),
    consentedAt: luck.happens(0.8) ? randomMoment(around, luck) : null,
    submittedAt,
    deviceType: known(luck.pick(['MOBILE', 'DESKTOP'] as const)),
    // Also for unsubmitted ones: it must not be counted.
    timeTakenSeconds: known(luck.pick([0, 119, 120, 3719, 3720, 90_000, luck.between(0, 5000), luck.between(600, 700)])),
    npsScore: known(luck.between(0, 10)),
    recommendation: known(luck.pick(['YES', 'MAYBE', 'NO'] as const)),
    recommendationScore: known(luck.pick([0, 5, 50, 50, 99.9, 100, luck.between(0, 100), luck.between(0, 1000) / 10])),
    isProfanity: known(luck.happens(0.3)),
    isPlagiarism: known(luck.happens(0.3)),
    isLowTextQuality: known(luck.happens(0.3)),
  };
}

/** Most are anywhere; many are at the ends of a day, or of an hour. */
export function randomMoment({ zone, middle }: Around, luck: Chance): number {
  const moment = middle + Math.round((luck.next() - 0.5) * 40 * day);
  if (luck.happens(0.3)) return beginningOf(dayOf(moment, zone), zone) - luck.between(0, 1);
  return luck.happens(0.2) ? Math.floor(moment / hour) * hour - luck.between(0, 1) : moment;
}

/** Windows whose ends are rows' own moments, ends of days, anything, or open. */
export function randomWindow(rows: MadeRows, around: Around, luck: Chance): Window {
  const moments = rows.assessments.flatMap(({ createdAt, consentedAt, submittedAt }) =>
    [createdAt, consentedAt ?? [], submittedAt ?? []].flat(),
  );
  const end = () => (moments.length > 0 && luck.happens(0.4) ? luck.pick(moments) : randomMoment(around, luck));
  const [from, to] = [end(), end()].toSorted((one, other) => one - other);
  return { ...(luck.happens(0.85) && { from }), ...(luck.happens(0.85) && { to }) };
}

export function randomChanges(name: string, { applications, assessments }: MadeRows, around: Around): MadeRows {
  const luck = chance('figure changes', name);
  const more = randomRows(`${name}-more`, 5, around, luck);
  const gone = new Set(applications.filter(() => luck.happens(0.05)).map(({ id }) => id));
  const kept = applications.filter(({ id }) => !gone.has(id));
  const moved = kept.map((row) =>
    row.customerId === 'c1' && luck.happens(0.1) ? { ...row, hierarchyId: luck.pick(Object.keys(departments)) } : row,
  );
  const changed = assessments
    .filter(({ applicationId }) => !gone.has(applicationId) && !luck.happens(0.03))
    .map((row) => {
      if (luck.happens(0.7)) return row;
      const again = randomAssessment(row.id, { ...row, id: row.applicationId }, around, luck);
      return luck.happens(0.5) ? again : { ...row, submittedAt: again.submittedAt, npsScore: again.npsScore };
    });
  return { applications: [...moved, ...more.applications], assessments: [...changed, ...more.assessments] };
}
