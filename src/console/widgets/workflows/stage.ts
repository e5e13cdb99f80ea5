/** A stage of a workflow as it is sent (`StageInput`). */
export interface Stage {
  _id?: string | null;
  name?: string | null;
  provider: 'PH';
  product?: 'FI' | 'SI';
  language: string;
  externalAssessmentPackageId: string;
  triggers?: Trigger[] | null;
}

/** A rule of a stage as it is sent (`TriggerInput`). */
export interface Trigger {
  enabled: boolean;
  conditionOperator: 'and';
  conditions: Condition[];
  action: { type: ActionType; payload?: { status?: string | null } | null };
}

export type ActionType = 'MOVE_STAGE' | 'UPDATE_STATUS';

export interface Condition {
  onField: keyof typeof results;
  onFieldType: string;
  comparisonOperator: string;
  comparisonValue: unknown;
}

export const blankStage = (): Stage => ({ provider: 'PH', language: 'en-US', externalAssessmentPackageId: '', name: '', triggers: [] });

/** Changing the kind of assessment clears what belongs to the old one (specification 3 §4). */
export const ofProduct = (stage: Stage, product: 'FI' | 'SI'): Stage => ({
  ...stage,
  product,
  language: 'en-US',
  externalAssessmentPackageId: '',
});

export const ruleOf = ({ triggers }: Stage, type: ActionType): Trigger | undefined => triggers?.find(({ action }) => action.type === type);

/** A new rule asks for the score that the product begins with (specification 3 §5). */
export const newRule = (type: ActionType): Trigger => ({
  enabled: true,
  conditionOperator: 'and',
  conditions: [newCondition('recommendationScore')],
  action: { type, ...(type === 'UPDATE_STATUS' && { payload: {} }) },
});

/** Initial comparison of each result; a count of 0 means not chosen yet. */
const results = {
  recommendation: { onFieldType: 'string', comparisonOperator: 'contains', comparisonValue: [] },
  recommendationScore: { onFieldType: 'number', comparisonOperator: 'gte', comparisonValue: 65 },
  plagiarismQuestionCount: { onFieldType: 'number', comparisonOperator: 'lt', comparisonValue: 0 },
  profanityQuestionCount: { onFieldType: 'number', comparisonOperator: 'lt', comparisonValue: 0 },
  isLowTextQuality: { onFieldType: 'boolean', comparisonOperator: 'is', comparisonValue: false },
} satisfies Record<string, Omit<Condition, 'onField'>>;

export const resultNames = Object.keys(results) as Condition['onField'][];

export const newCondition = (onField: Condition['onField']): Condition => ({ onField, ...results[onField] });
