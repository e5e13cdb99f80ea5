import type { FormPlan } from '../../plan/FormPlan.ts';
import { inputOf } from '../widgets/inputs.ts';

/** Code of a form's inputs that is loaded apart from the form's. */
export async function preloadInputs({ fields }: Pick<FormPlan, 'fields'>): Promise<void> {
  const inputs: object[] = fields.filter(({ hidden }) => !hidden).map(inputOf);
  await Promise.all(inputs.flatMap((input) => ('preload' in input ? [(input.preload as () => Promise<void>)()] : [])));
}
