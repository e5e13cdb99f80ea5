// The dashboard's figures row by row, as decisions §8 defines them: nothing of how the platform counts.

export interface MadeApplication {
  id: string;
  customerId: string;
  hierarchyId: string;
  vacancyId: string;
  createdAt: number;
}

export interface MadeAssessment extends MadeApplication {
  applicationId: string;
  stageId: string;
  product: 'FI' | 'SI';
  externalCohortId: string;
  consentedAt: number | null;
  submittedAt: number | null;
  deviceType: 'MOBILE' | 'DESKTOP' | null;
  timeTakenSeconds: number | null;
  npsScore: number | null;
  recommendation: 'YES' | 'MAYBE' | 'NO' | null;
  recommendationScore: number | null;
  isProfanity: boolean | null;
  isPlagiarism: boolean | null;
  isLowTextQuality: boolean | null;
}

export interface MadeRows {
  applications: MadeApplication[];
  assessments: MadeAssessment[];
}

/** Ends that are left out are open; both are included. */
export interface Window {
  from?: number | undefined;
  to?: number | undefined;
}

export interface Question {
  application: (row: MadeApplication) => boolean;
  assessment: (row: MadeAssessment) => boolean;
  submitted: Window;
  consented: Window;
  created: Window;
  dropout: number;
  leakage: number;
  now: number;
  zone: string;
}

const day = 24 * 3_600_000;

/** All fifteen cards. */
export function referenceOf(rows: MadeRows, question: Question) {
  const { submitted, consented, created, now } = question;
  const chats = rows.assessments.filter((row) => row.product === 'FI' && question.assessment(row));
  const done = chats.filter((row) => isIn(row.submittedAt, submitted));
  const begun = chats.filter((row) => isIn(row.consentedAt, consented));
  const made = chats.filter((row) => isIn(row.createdAt, consented));
  const open = chats.filter((row) => isIn(row.consentedAt, submitted) && row.submittedAt === null);
  const lost = begun.filter((row) => row.submittedAt === null && (row.consentedAt ?? now) < now - question.dropout * day);
  const leaked = made.filter((row) => row.consentedAt === null && row.createdAt < now - question.leakage * day);
  const rated = done.filter((row) => row.npsScore !== null);
  const part = (flag: 'isProfanity' | 'isPlagiarism' | 'isLowTextQuality') => over(done.filter((row) => row[flag]).length, done.length);
  const count = <Label>(labels: readonly Label[], of: (row: MadeAssessment) => Label | null) =>
    labels.map((label) => ({ label, count: done.filter((row) => of(row) === label).length })).filter((each) => each.count > 0);
  const minutes = median(done.flatMap(({ timeTakenSeconds }) => timeTakenSeconds ?? []));
  const applications = rows.applications.filter((row) => question.application(row) && isIn(row.createdAt, created));
  return {
    completed: done.length,
    completionRatio: over(done.length, done.length + open.length),
    dropoutRatio: over(lost.length, begun.length),
    leakageRatio: over(leaked.length, made.length),
    engagement: { engagementCount: rated.length, completionTotalCount: done.length, engagementRatio: over(rated.length, done.length) },
    avgNpsScore: rounded(over(sum(rated.map(({ npsScore }) => npsScore ?? 0)), rated.length), 1),
    medianTimeTaken: rounded(minutes === null ? null : minutes / 60, 2),
    medianScore: rounded(median(done.flatMap(({ recommendationScore }) => recommendationScore ?? [])), 2),
    profanityRatio: part('isProfanity'),
    plagiarismRatio: part('isPlagiarism'),
    garbageRatio: part('isLowTextQuality'),
    devices: { data: count(['MOBILE', 'DESKTOP'], ({ deviceType }) => deviceType) },
    recommendations: { data: count(['YES', 'MAYBE', 'NO'], ({ recommendation }) => recommendation) },
    scores: {
      data: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((score) => {
        const bucket = ({ recommendationScore }: MadeAssessment) =>
          recommendationScore !== null && Math.floor(recommendationScore / 10) * 10 === score;
        return { score, count: done.filter(bucket).length };
      }),
    },
    days: { data: byDay(applications, created, question.zone) },
  };
}

/** Every day of the window, also without applications; an open end is the first or last day that has some. */
function byDay(applications: readonly MadeApplication[], { from, to }: Window, zone: string) {
  const days = applications.map((row) => dayOf(row.createdAt, zone)).toSorted();
  const first = from === undefined ? days[0] : dayOf(from, zone);
  const last = to === undefined ? days.at(-1) : dayOf(to, zone);
  const data: { date: string; count: number }[] = [];
  if (first === undefined || last === undefined) return data;
  for (let date = first; date <= last; date = new Date(Date.parse(date) + day).toISOString().slice(0, 10))
    data.push({ date, count: days.filter((each) => each === date).length });
  return data;
}

const zones = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment where clocks show it. */
export function dayOf(moment: number, zone: string): string {
  const format = zones.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  zones.set(zone, format);
  return format.format(moment);
}

/** The first moment of a day. */
export function beginningOf(date: string, zone: string): number {
  const hour = 3_600_000;
  for (let moment = Date.parse(date) - 15 * hour; moment < Date.parse(date) + 15 * hour; moment += hour)
    if (dayOf(moment, zone) === date) return moment;
  throw new Error(`${date} never begins in ${zone}`);
}

export const isIn = (time: number | null, { from, to }: Window): boolean =>
  time !== null && (from === undefined || time >= from) && (to === undefined || time <= to);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const rounded = (value: number | null, decimals: number): number | null =>
  value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? (sorted[Math.floor(middle)] ?? null) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
