import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Callback } from '../../../src/platform/services/assessments/callback.ts';
import { progressOf } from '../../../src/platform/services/assessments/progress.ts';
import type { AssessmentRow } from '../../../src/platform/services/assessments/reported.ts';

const minute = 60_000;
const invitedAt = Date.parse('2026-03-01T00:00:00Z');
const received = invitedAt + 30 * 24 * 60 * minute;

const invited = {
  ...{ customerId: 'c', id: 'a', organizationId: 'o', hierarchyId: 'h', applicationId: 'p', vacancyId: 'v', stageId: 's' },
  ...{ product: 'SI', provider: 'AMAZON', status: 'APPS_ASSESSMENT_ORDER_COMPLETED', assessmentLink: 'https://interviews.example/a' },
  ...{ createdAt: new Date(invitedAt), updatedAt: new Date(invitedAt), isViewed: false, otherResults: {}, reported: null },
  ...{ consentedAt: null, submittedAt: null, predictedAt: null, judgedAt: null, insightsLink: null },
  ...{ deviceType: null, timeTakenSeconds: null, npsScore: null, recommendation: null, recommendationScore: null },
  ...{ plagiarismQuestionCount: null, profanityQuestionCount: null, outlierQuestionCount: null, agcQuestionCount: null },
  ...{ isProfanity: null, isPlagiarism: null, isOutlier: null, isLowTextQuality: null, isAgc: null },
  ...{ rating: null, comment: null, reviewerIds: null, completedReviewerCount: null },
} as unknown as AssessmentRow;

/** As the database gives a row back. */
const stored = (row: AssessmentRow): AssessmentRow =>
  ({ ...row, reported: row.reported && (JSON.parse(JSON.stringify(row.reported)) as unknown) }) as AssessmentRow;

const apply = (callbacks: readonly Callback[], start = invited): AssessmentRow =>
  callbacks.reduce((row, callback, index) => {
    const { set } = progressOf(row, callback, new Date(received + index * minute));
    return stored({ ...row, ...set });
  }, start);

/** Everything that the order of calls must not change; times of receipt and the reported facts are excluded. */
const stateOf = ({ updatedAt: _, judgedAt: _judged, reported: _reported, ...state }: AssessmentRow) => state;

const date = fc.integer({ min: -60, max: 28 * 24 * 60 }).map((minutes) => new Date(invitedAt + minutes * minute).toISOString());
const common = { customerId: 'c', assessmentId: 'a', region: 'ap-southeast-2' } as const;
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const facts = {
  consentedAt: maybe(date),
  submittedAt: maybe(date),
  deviceType: maybe(fc.constantFrom('MOBILE' as const, 'DESKTOP' as const)),
  timeTakenSeconds: maybe(fc.integer({ min: 0, max: 9000 })),
  npsScore: maybe(fc.integer({ min: 0, max: 10 })),
};
const progress = fc.record({
  ...facts,
  createdAt: date,
  event: fc.constantFrom('STARTED' as const, 'CONSENTED' as const, 'PROGRESSED' as const, 'COMPLETED' as const, 'DROPPED_OUT' as const),
});
const results = fc.record({
  ...facts,
  event: fc.constant('RESULTS' as const),
  createdAt: maybe(date),
  predictedAt: date,
  recommendation: maybe(fc.constantFrom('YES' as const, 'NO' as const, 'MAYBE' as const)),
  recommendationScore: maybe(fc.integer({ min: 0, max: 100 })),
  insightsLink: maybe(fc.constantFrom('https://insights.example/1', 'https://insights.example/2')),
  isAgc: maybe(fc.boolean()),
  rating: maybe(fc.integer({ min: 0, max: 5 })),
  comment: maybe(fc.constantFrom('good', 'better')),
  reviewerIds: maybe(fc.constantFrom(['r1'], ['r1', 'r2'])),
  completedReviewerCount: maybe(fc.integer({ min: 0, max: 4 })),
  otherResults: maybe(fc.dictionary(fc.constantFrom('openness', 'humour'), fc.integer(), { maxKeys: 2 })),
});
const manyResults = fc.uniqueArray(results, { minLength: 1, maxLength: 5, selector: ({ predictedAt }) => predictedAt });
const story = fc
  .record({ progress: fc.array(progress, { maxLength: 5 }), results: manyResults })
  .map((parts) => ({ progress: named(parts.progress), results: named(parts.results) }));
const named = (callbacks: object[]) => callbacks.map((each) => ({ ...common, ...each }) as Callback);

/** Events in a shuffled order, with repeats. */
const retold = story.chain((told) => {
  const all = [...told.progress, ...told.results];
  const repeats = fc.array(fc.nat({ max: all.length - 1 }), { maxLength: 6 });
  const order = repeats.chain((again) => {
    const calls = [...all, ...again.flatMap((index) => all[index] ?? [])];
    return fc.shuffledSubarray(calls, { minLength: calls.length, maxLength: calls.length });
  });
  return fc.record({ told: fc.constant(told), calls: order });
});

const runs = process.env['DEEP'] ? 20_000 : 1500;

describe('callbacks of an assessment', () => {
  it('leave the state of the winning results alone, in any order and however often each comes', () => {
    fc.assert(
      fc.property(retold, ({ told, calls }) => {
        const winner = told.results.toSorted(
          (one, other) => Date.parse(String(other.predictedAt)) - Date.parse(String(one.predictedAt)),
        )[0];
        expect(stateOf(apply(calls))).toEqual(stateOf(apply([...told.progress, ...(winner ? [winner] : [])])));
      }),
      { numRuns: runs },
    );
  });

  it('change nothing where their results are ignored, and keep no date before the invitation or in the future', () => {
    const late = fc.record({ told: retold, at: fc.integer({ min: 6, max: 1000 }) });
    fc.assert(
      fc.property(late, ({ told: { calls }, at }) => {
        const row = apply(calls);
        const known = calls.flatMap(({ predictedAt }) => (predictedAt ? [Date.parse(predictedAt)] : []));
        const older = new Date(Math.max(...known) - at * minute).toISOString();
        const ignored = {
          ...common,
          event: 'RESULTS',
          predictedAt: older,
          submittedAt: older,
          consentedAt: older,
          npsScore: 1,
        } as Callback;
        expect(progressOf(row, ignored, new Date(received + 100 * minute)).set).toEqual({});
        const ahead = new Date(received + (100 + at) * minute).toISOString();
        const future = { ...common, event: 'COMPLETED', submittedAt: ahead, consentedAt: ahead } as Callback;
        const after = apply([...calls, future]);
        for (const time of [after.consentedAt, after.submittedAt, after.predictedAt]) {
          expect(time === null || (time >= invited.createdAt && time.getTime() <= received + 100 * minute)).toBe(true);
        }
      }),
      { numRuns: runs },
    );
  });

  it('add what the same results lacked, and the reviews of more people', () => {
    const at = { ...common, event: 'RESULTS', predictedAt: new Date(invitedAt + minute).toISOString() } as Callback;
    const row = apply([
      { ...at, recommendationScore: 70, completedReviewerCount: 1, rating: 2 },
      { ...at, recommendationScore: 10, insightsLink: 'https://insights.example/1', completedReviewerCount: 2, rating: 4 },
    ]);
    expect(row).toMatchObject({
      recommendationScore: 70,
      insightsLink: 'https://insights.example/1',
      completedReviewerCount: 2,
      rating: 4,
    });
  });
});
