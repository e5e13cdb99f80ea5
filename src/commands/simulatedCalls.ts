import { chance } from '../platform/demo/deterministic.ts';

/** An assessment that a demo has not finished. */
export interface Unfinished {
  assessmentId: string;
  customerId: string;
  status: string;
  product: 'FI' | 'SI';
}

export type Call = { event: string } & Record<string, unknown>;

/** Deterministic calls for one assessment: most candidates finish, some drop out, some calls repeat or come late. */
export function callsOf({ assessmentId, status, product }: Unfinished, seed: string): Call[] {
  const luck = chance('simulated', seed, assessmentId);
  const isNew = status === 'APPS_ASSESSMENT_ORDER_COMPLETED';
  const begun: Call[] = isNew ? [{ event: 'CONSENTED', deviceType: luck.happens(0.64) ? 'MOBILE' : 'DESKTOP' }, { event: 'STARTED' }] : [];
  const timeTakenSeconds = luck.between(240, 2400);
  const under: Call = { event: 'PROGRESSED', timeTakenSeconds: Math.round(timeTakenSeconds / 2) };
  if (luck.happens(0.1)) return [...begun, under, { event: 'DROPPED_OUT' }];
  const npsScore = luck.happens(0.7) ? luck.between(5, 10) : null;
  const finished: Call[] = [{ event: 'COMPLETED', timeTakenSeconds, npsScore }, resultsOf(assessmentId, product, luck)];
  if (luck.happens(0.1)) finished.reverse();
  if (luck.happens(0.1)) finished.push(...finished.slice(-1));
  return [...begun, under, ...finished];
}

function resultsOf(assessmentId: string, product: Unfinished['product'], luck: ReturnType<typeof chance>): Call {
  const score = Math.round(Math.min(100, Math.max(0, 61 + 42 * (luck.next() + luck.next() + luck.next() - 1.5))));
  const few = (part: number) => (luck.happens(part) ? luck.between(1, 4) : 0);
  const [plagiarism, profanity, outlier, agc] = [few(0.05), few(0.02), few(0.03), few(0.06)];
  return {
    event: 'RESULTS',
    recommendation: score >= 68 ? 'YES' : score >= 48 ? 'MAYBE' : 'NO',
    recommendationScore: score,
    insightsLink: `https://insights.example/${assessmentId}`,
    ...{ plagiarismQuestionCount: plagiarism, profanityQuestionCount: profanity, outlierQuestionCount: outlier, agcQuestionCount: agc },
    ...{ isPlagiarism: plagiarism > 0, isProfanity: profanity > 0, isOutlier: outlier > 0, isAgc: agc > 0 },
    isLowTextQuality: luck.happens(0.04),
    ...(product === 'SI' && {
      rating: luck.between(2, 10) / 2,
      comment: luck.pick(['Clear and friendly.', 'Good examples, short answers.']),
    }),
  };
}
