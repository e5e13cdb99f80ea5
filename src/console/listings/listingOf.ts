import { type ListedView, type ListingPlace, viewListing } from '../../engine/screens/list/views/viewListing.ts';
import { spelled } from '../../engine/texts/american.ts';
import { merged } from '../../engine/texts/merged.ts';
import { createTranslate } from '../../engine/texts/translate.ts';

type English = 'en-GB' | 'en-US';

/** The rows of a saved view for the platform, which mails them. */
export const listingOf = async (view: ListedView, place: ListingPlace & { locale: English }) =>
  viewListing(await parts(place.locale), view, place);

const loaded = new Map<string, ReturnType<typeof load>>();

/** The plans and texts are large, and most processes mail nothing at first. */
function parts(locale: English) {
  const known = loaded.get(locale) ?? load(locale);
  loaded.set(locale, known);
  return known;
}

async function load(locale: English) {
  const [{ plans }, { en }, { later }, { nouns }, cells] = await Promise.all([
    import('../../generated/plans.ts'),
    import('../locales/en.ts'),
    import('../locales/later/index.ts'),
    import('../locales/nouns.ts'),
    import('../widgets/cells.ts'),
  ]);
  const texts = {
    atStage: cells.atStageText,
    candidate: cells.candidateText,
    failure: cells.failureText,
    firstPerson: cells.firstPersonText,
    groups: cells.groupsText,
    lastActive: cells.lastActiveText,
    mfa: cells.mfaText,
    progressed: cells.progressedText,
    score: cells.scoreText,
    stageName: cells.stageNameText,
    viewed: cells.viewedText,
  };
  const translate = createTranslate(spelled(merged(en, later), locale), nouns[locale]);
  // A missing text has the default of its call, as in i18next.
  const translateOr = (key: string, args: { _?: string } = {}) => {
    const text = translate(key, { ...args });
    return text === key ? (args._ ?? key) : text;
  };
  return { plans, texts, translate: translateOr };
}
