import type { Values } from '../../../../engine/plan/sources.ts';
import { lacking } from '../../../../generated/lacking.ts';
import { daysAfter, momentsOf } from '../../../../engine/screens/values/regionDays.ts';
import type { Card } from '../cards.ts';
import type { DashboardFilterState, Period } from '../filter.ts';
import { lengthOf } from './buckets.ts';

/** Variables of a card's query. Without departments the platform uses the customer's whole tree. */
export function variablesOf(card: Card, filter: DashboardFilterState, zone: string): Values {
  const { submitted, created, consented, dropoutDays, leakageDays } = filter;
  if (card.kind === 'days') return { filterApplicationInput: { ...whereOf(filter), ...window('createdAt', created, zone) } };
  const assessments = { ...whereOf(filter), ...(filter.cohorts.length > 0 && { externalCohortIds: filter.cohorts }) };
  // The score distribution alone has no product (specification 2 §7).
  if (card.kind === 'scores') return { filterAssessmentInput: { ...assessments, ...window('submittedAt', submitted, zone) } };
  return {
    filterAssessmentInput: {
      ...assessments,
      product: ['FI'],
      ...(card.threshold === 'dropout'
        ? { ...window('consentedAt', consented, zone), dropoutDayThreshold: dropoutDays }
        : card.threshold === 'leakage'
          ? // What leaked was never consented to: this operation takes the window of creation under that name (schema/datalake.graphql).
            { ...window('consentedAt', created, zone), leakageDayThreshold: leakageDays }
          : window('submittedAt', submitted, zone)),
    },
  };
}

/** Trends exist only where the three windows share one closed period. */
export function trendVariablesOf(filter: DashboardFilterState): Values | undefined {
  const period = commonPeriod(filter);
  if (!period) return undefined;
  return {
    filter: {
      ...whereOf(filter),
      ...(filter.cohorts.length > 0 && { externalCohortIds: filter.cohorts }),
      product: ['FI'],
      ...period,
      dropoutDayThreshold: filter.dropoutDays,
      leakageDayThreshold: filter.leakageDays,
    },
  };
}

export function commonPeriod({ submitted, consented, created }: DashboardFilterState): Required<Period> | undefined {
  const { from, to } = submitted;
  if (!from || !to || from > to) return undefined;
  return [consented, created].every((each) => each.from === from && each.to === to) ? { from, to } : undefined;
}

export function periodBefore({ from, to }: Required<Period>): Required<Period> {
  return { from: daysAfter(from, -lengthOf(from, to)), to: daysAfter(from, -1) };
}

function whereOf({ departments, vacancies }: DashboardFilterState): Values {
  return {
    ...(departments.length > 0 && { hierarchyIds: departments }),
    ...(vacancies.length > 0 && !lacking.has('DatalakeAssessmentFilter.externalVacancyIds') && { externalVacancyIds: vacancies }),
  };
}

function window(field: string, period: Period, zone: string): Values {
  const { from, to } = momentsOf(period, zone);
  return { ...(from && { [`${field}From`]: from }), ...(to && { [`${field}To`]: to }) };
}
