import type { Callback } from '../assessments/callback.ts';
import type { Interview } from './read.ts';

interface Circumstances {
  now: Date;
  isMobile: boolean;
  insightsLink: string;
}

type ParsedAnswers = { callbacks: Partial<Callback>[] } | { wrong: string };

export function callbacksOf(
  { assessment, vacancy }: Interview,
  values: Record<string, string>,
  circumstances: Circumstances,
): ParsedAnswers {
  const { status } = assessment;
  // A repeated submit, or one from an outdated page, sends no callback.
  if (status === 'APPS_ASSESSMENT_COMPLETED' || vacancy.archivedAt) return { callbacks: [] };
  if (status === 'APPS_ASSESSMENT_ORDER_COMPLETED') return start(values, circumstances);
  return values['step'] === 'complete' ? complete(assessment.consentedAt, values, circumstances) : { callbacks: [] };
}

function start(values: Record<string, string>, { isMobile }: Circumstances): ParsedAnswers {
  if (!values['consent']) return { wrong: 'Please agree first: without that the interview cannot begin.' };
  return { callbacks: [{ event: 'CONSENTED', deviceType: isMobile ? 'MOBILE' : 'DESKTOP' }, { event: 'STARTED' }] };
}

function complete(consentedAt: Date | null, values: Record<string, string>, { now, insightsLink }: Circumstances): ParsedAnswers {
  const figure = (name: string, most: number) =>
    /^\d{1,3}$/.test(values[name] ?? '') ? Math.min(Number(values[name]), most + 1) : Number.NaN;
  const [score, plagiarism, profanity] = [figure('score', 100), figure('plagiarism', 7), figure('profanity', 7)];
  const nps = values['nps'] ? figure('nps', 10) : null;
  const recommendation = (['YES', 'MAYBE', 'NO'] as const).find((each) => each === values['recommendation']);
  if (!(score <= 100)) return { wrong: 'Please choose a score from 0 to 100.' };
  if (!recommendation) return { wrong: 'Please choose a recommendation.' };
  if (!(plagiarism <= 7) || !(profanity <= 7)) return { wrong: 'Please choose from 0 to 7 answers.' };
  if (nps !== null && !(nps <= 10)) return { wrong: 'Please choose from 0 to 10, or leave it out.' };
  const isLowTextQuality = Boolean(values['lowTextQuality']);
  const timeTakenSeconds = consentedAt
    ? Math.min(Math.max(0, Math.round((now.getTime() - consentedAt.getTime()) / 1000)), 10_000_000)
    : null;
  return {
    callbacks: [
      {
        ...{
          event: 'RESULTS',
          npsScore: nps,
          timeTakenSeconds,
          recommendation,
          recommendationScore: score,
          insightsLink,
          isLowTextQuality,
        },
        ...{ plagiarismQuestionCount: plagiarism, profanityQuestionCount: profanity, outlierQuestionCount: 0, agcQuestionCount: 0 },
        ...{ isPlagiarism: plagiarism > 0, isProfanity: profanity > 0, isOutlier: false, isAgc: false },
      },
    ],
  };
}
