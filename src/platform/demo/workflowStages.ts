import type { Stage, StageTrigger } from '../services/workflows/table.ts';
import { chance, idOf } from './deterministic.ts';
import type { Chance } from './deterministic.ts';

type Language = Stage['language'];
type Product = Stage['product'];

export interface DemoPackage {
  id: string;
  externalId: string;
  name: string;
  description: string;
  product: Product;
  language: Language;
}

const chats: [name: string, description: string][] = [
  ['Customer Service', 'Five questions about people, patience and putting things right.'],
  ['Retail Team Member', 'Five questions for the shop floor.'],
  ['Warehouse and Transport', 'Five questions about safety, pace and reliability.'],
  ['Graduate', 'Six questions about learning, teamwork and ambition.'],
  ['Team Leader', 'Six questions about leading others.'],
];
const videos: [name: string, description: string][] = [
  ['Video Interview', 'Three questions on video.'],
  ['Video Interview for Leaders', 'Four questions on video about leading others.'],
];
const languages: Language[] = ['en-US', 'en-GB', 'de', 'fr', 'es', 'it', 'nl', 'da', 'sv', 'nb', 'fi'];

export function packagesOf(customerId: string): DemoPackage[] {
  const luck = chance('packages', customerId);
  const further = languages.slice(1).filter(() => luck.happens(0.25));
  const kinds = [...chats.map((kind) => ['FI', ...kind] as const), ...videos.map((kind) => ['SI', ...kind] as const)];
  return ['en-US' as const, ...further].flatMap((language) =>
    kinds.map(([product, name, description]) => {
      const key = [customerId, product, name, language];
      return { id: idOf('package', ...key), externalId: idOf('external package', ...key), name, description, product, language };
    }),
  );
}

export function stagesOf(customerId: string, index: number, packages = packagesOf(customerId)): Stage[] {
  const luck = chance('stages', customerId, index);
  const of = (product: Product, language?: Language) =>
    luck.pick(packages.filter((each) => each.product === product && (!language || each.language === language)));
  const name = (number: number, own: string) => (luck.happens(0.3) ? own : `Stage ${number}`);
  const stage = (number: number, from: DemoPackage, own: string): Stage => ({
    _id: idOf('stage', customerId, index, number),
    name: name(number, own),
    product: from.product,
    language: from.language,
    provider: 'PH',
    externalAssessmentPackageId: from.externalId,
    assessmentPackageName: from.name,
    triggers: [],
  });
  if (index % 8 === 7) return [stage(1, of('SI'), 'Video')];
  const first = stage(1, of('FI', index % 3 === 0 ? 'en-US' : undefined), 'Chat');
  if (luck.happens(0.4)) return [{ ...first, triggers: luck.happens(0.3) ? [interviewRule(luck)] : [] }];
  const rules = [...(luck.happens(0.7) ? [nextStageRule(luck)] : []), ...(luck.happens(0.3) ? [interviewRule(luck)] : [])];
  return [{ ...first, triggers: rules }, stage(2, of('SI', first.language), 'Video')];
}

function nextStageRule(luck: Chance): StageTrigger {
  const conditions: StageTrigger['conditions'] = [
    { onField: 'recommendationScore', onFieldType: 'number', comparisonOperator: 'gte', comparisonValue: luck.pick([50, 60, 65, 65, 75]) },
  ];
  if (luck.happens(0.5))
    conditions.push({
      onField: 'profanityQuestionCount',
      onFieldType: 'number',
      comparisonOperator: 'lt',
      comparisonValue: luck.between(1, 3),
    });
  if (luck.happens(0.3))
    conditions.push({
      onField: 'plagiarismQuestionCount',
      onFieldType: 'number',
      comparisonOperator: 'lt',
      comparisonValue: luck.between(1, 4),
    });
  return { enabled: luck.happens(0.9), conditionOperator: 'and', conditions, action: { type: 'MOVE_STAGE' } };
}

function interviewRule(luck: Chance): StageTrigger {
  const comparisonValue = luck.happens(0.5) ? ['YES'] : ['YES', 'MAYBE'];
  const conditions: StageTrigger['conditions'] = [
    { onField: 'recommendation', onFieldType: 'string', comparisonOperator: 'contains', comparisonValue },
    { onField: 'isLowTextQuality', onFieldType: 'boolean', comparisonOperator: 'is', comparisonValue: false },
  ];
  return {
    enabled: true,
    conditionOperator: 'and',
    conditions,
    action: { type: 'UPDATE_STATUS', payload: { status: 'APPS_APPLICATION_INTERVIEW' } },
  };
}
