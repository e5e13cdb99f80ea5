import type { ArgumentsOf } from '../../contractTypes.ts';
import type { OperationContext } from '../../context.ts';
import type { Stage, StageTrigger } from './table.ts';
import { badInput, notFound } from '../../errors.ts';
import { packagesNamed } from '../assessment-packages/list.ts';

type StageInput = ArgumentsOf<'AppsCreateWorkflow'>['stages'][number];

/** Packages beyond the form's schema: same customer, kind and language, unchanged once saved (spec 3 §4, §5). */
export async function validateStages(
  context: OperationContext,
  customerId: string,
  input: readonly StageInput[],
  kept?: readonly Stage[],
): Promise<Stage[]> {
  const packages = await packagesNamed(
    context,
    customerId,
    input.map((stage) => stage.externalAssessmentPackageId),
  );
  return input.map((stage, index) => {
    const before = keptAs(stage, index, kept);
    const path = `stages.${index}.externalAssessmentPackageId`;
    if (before && before.externalAssessmentPackageId !== stage.externalAssessmentPackageId)
      throw badInput({ [path]: 'validation.workflow.package.fixed' }, { reason: 'PACKAGE_FIXED' });
    const found = packages.get(stage.externalAssessmentPackageId) ?? before;
    if (found?.product !== stage.product || found.language !== stage.language)
      throw badInput({ [path]: 'validation.workflow.package.unknown' }, { reason: 'NO_PACKAGE' });
    const assessmentPackageName = 'assessmentPackageName' in found ? found.assessmentPackageName : found.name;
    const { product, language, provider, externalAssessmentPackageId } = stage;
    return {
      _id: before?._id ?? context.newId(),
      name: stage.name || `Stage ${index + 1}`,
      ...{ product, language, provider, externalAssessmentPackageId, assessmentPackageName },
      triggers: (stage.triggers ?? []).map(asKept),
    };
  });
}

function keptAs({ _id }: StageInput, index: number, kept: readonly Stage[] | undefined): Stage | undefined {
  if (!kept) return undefined;
  const before = kept[index];
  if (_id && _id !== before?._id) throw notFound();
  return _id || index === 0 ? before : undefined;
}

function asKept({ enabled, conditionOperator, conditions, action }: NonNullable<StageInput['triggers']>[number]): StageTrigger {
  const { status } = action.payload ?? {};
  return { enabled, conditionOperator, conditions, action: { type: action.type, ...(status && { payload: { status } }) } };
}
