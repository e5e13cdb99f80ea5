import { day } from './applicationTools.ts';
import type { Job, Made, Taken } from './applicationTools.ts';

// The list of applications read naively: every row is looked at, and all are sorted.

interface OfPackage {
  externalAssessmentPackageId: string;
}

export interface Card {
  figure: string;
  from?: string;
  to?: string;
  thresholdDays?: number;
  externalCohortIds?: string[];
  scoreBucket?: number;
  recommendation?: string;
  deviceType?: string;
}

export interface Asked {
  externalVacancyId?: string;
  externalVacancyIds?: string[];
  stageId?: string;
  stageIdList?: string[];
  applicationStatusList?: string[];
  searchText?: string;
  assessmentStatusFilter?: OfPackage & { assessmentStatus: string };
  assessmentResultFilter?: OfPackage & { resultList: string[] };
  assessmentViewedFilter?: OfPackage & { unViewedOnly: boolean };
  assessmentSubmittedAtFilter?: OfPackage & { submittedAtGte?: string; submittedAtLte?: string };
  dashboardFilter?: Card;
  sort?: { fieldName: string; order: string; filter?: { filterKey: string; filterValue: string } };
}

/** The ids of all rows that a list must answer, in its order. */
export function expectedIds(all: readonly Made[], jobs: readonly Job[], asked: Asked, now: number): string[] {
  const keys = keyOf(jobs, asked);
  // Equal names are ordered by the persons' ids, which are made of the applications'.
  const tieOf = (id: string) => (asked.sort?.fieldName === 'firstName' ? id.slice(1) : id);
  const order = asked.sort?.order === 'asc' ? 1 : -1;
  return all
    .filter((row) => matches(row, asked, now))
    .map((row) => ({ id: row.id, key: keys(row) }))
    .toSorted((one, other) => {
      if (one.key === null || other.key === null) {
        // Missing values of an application sort first, as everywhere; missing values of an assessment sort last.
        const last = asked.sort?.fieldName === 'isManuallyProgressed' && asked.sort.order === 'desc' ? -1 : 1;
        if (one.key !== other.key) return one.key === null ? last : -last;
      } else if (one.key !== other.key) return (one.key < other.key ? -1 : 1) * order;
      return (tieOf(one.id) < tieOf(other.id) ? -1 : 1) * order;
    })
    .map(({ id }) => id);
}

export function matches(row: Made, asked: Asked, now: number): boolean {
  const of = (said: OfPackage | undefined) => row.taken.find((each) => each.pack === said?.externalAssessmentPackageId);
  const { assessmentStatusFilter: progress, assessmentResultFilter: results, assessmentViewedFilter: viewed } = asked;
  const window = asked.assessmentSubmittedAtFilter;
  return (
    [undefined, row.vacancy].includes(asked.externalVacancyId) &&
    (asked.externalVacancyIds?.includes(row.vacancy) ?? true) &&
    [undefined, row.stageId].includes(asked.stageId) &&
    (asked.stageIdList?.includes(row.stageId) ?? true) &&
    (asked.applicationStatusList?.includes(row.status) ?? true) &&
    row.searchText.includes(asked.searchText?.toLowerCase() ?? '') &&
    (!progress || of(progress)?.status === progress.assessmentStatus) &&
    (!results || results.resultList.includes(of(results)?.recommendation ?? '')) &&
    (!viewed?.unViewedOnly || of(viewed)?.isViewed === false) &&
    (!window || isWithin(of(window)?.submittedAt ?? null, { from: window.submittedAtGte, to: window.submittedAtLte })) &&
    (!asked.dashboardFilter || isCounted(row, asked.dashboardFilter, now))
  );
}

function isWithin(time: number | null, { from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  if (from === undefined && to === undefined) return true;
  return time !== null && (from === undefined || time >= Date.parse(from)) && (to === undefined || time <= Date.parse(to));
}

/** Decisions §8, card by card. */
export function isCounted(row: Made, card: Card, now: number): boolean {
  if (card.figure === 'CREATED') return isWithin(row.createdAt, card);
  const before = now - (card.thresholdDays ?? 5) * day;
  const completed = (each: Taken) => each.submittedAt !== null && isWithin(each.submittedAt, card);
  const unfinished = (each: Taken) => each.consentedAt !== null && each.submittedAt === null && isWithin(each.consentedAt, card);
  const figures: Record<string, (each: Taken) => boolean> = {
    COMPLETED: completed,
    CONSENTED_NOT_SUBMITTED: unfinished,
    DROPPED_OUT: (each) => unfinished(each) && (each.consentedAt ?? 0) < before,
    LEAKED: (each) => each.consentedAt === null && isWithin(each.createdAt, card) && each.createdAt < before,
    ENGAGED: (each) => completed(each) && each.npsScore !== null,
    PROFANITY: (each) => completed(each) && each.isProfanity === true,
    PLAGIARISM: (each) => completed(each) && each.isPlagiarism === true,
    LOW_TEXT_QUALITY: (each) => completed(each) && each.isLowTextQuality === true,
  };
  return row.taken.some(
    (each) =>
      each.product === 'FI' &&
      figures[card.figure]?.(each) === true &&
      (card.externalCohortIds?.includes(each.externalCohortId ?? '') ?? true) &&
      (card.scoreBucket === undefined ||
        (each.recommendationScore !== null && Math.floor(each.recommendationScore / 10) * 10 === card.scoreBucket)) &&
      [undefined, each.recommendation].includes(card.recommendation) &&
      [undefined, each.deviceType].includes(card.deviceType),
  );
}

type Key = string | number | boolean | null;

function keyOf(jobs: readonly Job[], asked: Asked): (row: Made) => Key {
  const job = jobs.find((each) => each.externalVacancyId === asked.externalVacancyId);
  const field = asked.sort?.fieldName ?? (job ? 'submittedAt' : 'createdAt');
  if (field === 'firstName' || field === 'status' || field === 'isManuallyProgressed') return (row) => row[field];
  if (!job) return (row) => row.createdAt;
  const { assessmentStatusFilter, assessmentResultFilter, assessmentViewedFilter, assessmentSubmittedAtFilter, stageId } = asked;
  const named = [assessmentStatusFilter, assessmentResultFilter, assessmentViewedFilter, assessmentSubmittedAtFilter].find(Boolean);
  const own = job.stages.find((stage) => stage._id === stageId) ?? job.stages[0];
  const pack = asked.sort?.filter?.filterValue ?? named?.externalAssessmentPackageId ?? own?.externalAssessmentPackageId;
  return (row) => row.taken.find((each) => each.pack === pack)?.[field as keyof Taken] ?? null;
}
