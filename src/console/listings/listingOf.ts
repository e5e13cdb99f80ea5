import { type ListedView, type ListingPlace, viewListing } from '../../engine/screens/list/views/viewListing.ts';
import { merged } from '../../engine/texts/merged.ts';
import { createTranslate } from '../../engine/texts/translate.ts';

/** The rows of a saved view for the platform, which mails them. */
export const listingOf = async (view: ListedView, place: ListingPlace) => viewListing(await parts(), view, place);

let loaded: ReturnType<typeof load> | undefined;

/** The plans and texts are large, and most processes mail nothing at first. */
const parts = () => (loaded ??= load());

async function load() {
  const [{ plans }, { en }, { later }, { nouns }] = await Promise.all([
    import('../../generated/plans.ts'),
    import('../locales/en.ts'),
    import('../locales/later/index.ts'),
    import('../locales/nouns.ts'),
  ]);
  return { plans, translate: createTranslate(merged(en, later), nouns.en) };
}
