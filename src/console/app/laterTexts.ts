import { plans } from '../../generated/firstPlans.ts';
import { addTexts } from '../../engine/texts/i18n.ts';

let loading: Promise<void> | undefined;

/** Fetches, once, the texts and the parts of plans that the first list does without. */
export const loadLaterTexts = (): Promise<void> => (loading ??= fetchTexts());

async function fetchTexts(): Promise<void> {
  try {
    const [{ later }, { laterPlans }] = await Promise.all([import('../locales/later/index.ts'), import('../../generated/laterPlans.ts')]);
    addTexts(later);
    // Laid over the plans themselves: whoever holds one has it whole from now on.
    for (const plan of plans) Object.assign(plan, laterPlans[plan.name]);
  } catch (fault) {
    // The next try asks again: the network may be back.
    loading = undefined;
    throw fault;
  }
}
