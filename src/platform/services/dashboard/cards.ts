import type { DatalakeAssessmentFilter } from '../../../generated/types.ts';
import { regionZones } from '../../../domain/regionZones.ts';
import type { OperationContext } from '../../context.ts';
import { operation } from '../../operation.ts';
import type { FigureReader } from '../../figures/batch.ts';
import {
  applicationsByDay,
  avgNpsScore,
  completed,
  completionRatio,
  daysBack,
  devices,
  dropoutRatio,
  engagement,
  flagRatio,
  leakageRatio,
  medianScore,
  medianTimeTaken,
  recommendations,
  scores,
} from '../../figures/figures.ts';
import { consentedIn, createdIn, requireChat, requireDays, submittedIn, thresholdAt } from './filters.ts';
import { figureReader } from '../../figures/gathering.ts';
import { scopeOf } from '../../figures/scope.ts';
import type { Span } from '../../figures/spans.ts';

const ofAssessments = 'filterAssessmentInput';

type Submitted = Omit<DatalakeAssessmentFilter, 'product'> & Partial<Pick<DatalakeAssessmentFilter, 'product'>>;

const submittedFigure =
  <Value>(figure: (ask: FigureReader, span: Span) => Promise<Value>) =>
  async ({ filterAssessmentInput: filter }: { filterAssessmentInput: Submitted }, context: OperationContext): Promise<Value> => {
    requireChat(filter.product, ofAssessments);
    const span = submittedIn(filter);
    return figure(await figureReader(context, scopeOf(filter, ofAssessments)), span);
  };

export const cards = [
  operation('DatalakeCountApplicationsByDay', {}, async ({ filterApplicationInput: filter }, context) => {
    const span = createdIn(filter);
    const ask = await figureReader(context, scopeOf(filter, 'filterApplicationInput'));
    const path = `filterApplicationInput.${span.to ? 'createdAtTo' : 'createdAtFrom'}`;
    return applicationsByDay(ask, span, regionZones[context.region], (days) => requireDays(path, days));
  }),
  operation('DatalakeAssessmentCountCompletedAssessments', {}, submittedFigure(completed)),
  operation('DatalakeAssessmentCompletionRatio', {}, submittedFigure(completionRatio)),
  operation('DatalakeAssessmentDropoutRatio', {}, async ({ filterAssessmentInput: filter }, context) => {
    requireChat(filter.product, ofAssessments);
    const span = consentedIn(filter);
    const threshold = thresholdAt(`${ofAssessments}.dropoutDayThreshold`, filter.dropoutDayThreshold);
    return dropoutRatio(await figureReader(context, scopeOf(filter, ofAssessments)), span, daysBack(context.now(), threshold));
  }),
  operation('DatalakeAssessmentLeakageRatio', {}, async ({ filterAssessmentInput: filter }, context) => {
    requireChat(filter.product, ofAssessments);
    const span = consentedIn(filter);
    const threshold = thresholdAt(`${ofAssessments}.leakageDayThreshold`, filter.leakageDayThreshold);
    return leakageRatio(await figureReader(context, scopeOf(filter, ofAssessments)), span, daysBack(context.now(), threshold));
  }),
  operation('DatalakeAssessmentEngagementRatio', {}, submittedFigure(engagement)),
  operation('DatalakeAssessmentAvgNPSScore', {}, submittedFigure(avgNpsScore)),
  operation('DatalakeAssessmentMedianTimeTaken', {}, submittedFigure(medianTimeTaken)),
  operation('DatalakeAssessmentMedianScore', {}, submittedFigure(medianScore)),
  operation(
    'DatalakeAssessmentProfanityRatio',
    {},
    submittedFigure((ask, span) => flagRatio(ask, span, 'profanity')),
  ),
  operation(
    'DatalakeAssessmentPlagiarismRatio',
    {},
    submittedFigure((ask, span) => flagRatio(ask, span, 'plagiarism')),
  ),
  operation(
    'DatalakeAssessmentGarbageRatio',
    {},
    submittedFigure((ask, span) => flagRatio(ask, span, 'lowTextQuality')),
  ),
  operation('DatalakeAssessmentDeviceType', {}, submittedFigure(devices)),
  operation('DatalakeAssessmentRecommendationSplit', {}, submittedFigure(recommendations)),
  operation('DatalakeAssessmentScoreDistribution', {}, submittedFigure(scores)),
];
