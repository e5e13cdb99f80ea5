import type { DaySpan } from '../../../engine/screens/values/regionDays.ts';

/** Days of the region, YYYY-MM-DD, both included; an end that is missing is open. */
export type Period = DaySpan;

/** A period by its name: it moves on with the days. `lastMonth` ends today. */
export type PresetName = 'last7days' | 'last30days' | 'lastMonth' | 'last3months' | 'thisYear' | 'allTime';

export interface DashboardFilterState {
  /** Ids of departments, with those below them; none means the whole customer. */
  departments: string[];
  /** External ids of vacancies; none means all. */
  vacancies: string[];
  /** IDs of vacancies at the assessment provider; empty means all. They filter assessments, not applications per day. */
  cohorts: string[];
  preset?: PresetName;
  submitted: Period;
  consented: Period;
  created: Period;
  /** Days after which a chat interview counts as dropped out, or as leaked: 0 to 3650. @default 5 */
  dropoutDays: number;
  leakageDays: number;
}
