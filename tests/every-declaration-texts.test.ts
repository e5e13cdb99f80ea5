import { describe, expect, it } from 'vitest';
import { allTexts as en } from './console/app/texts.ts';
import { cards, type Card } from '../src/console/pages/dashboard/cards.ts';
import { neededTexts } from '../src/engine/compile/texts.ts';
import { forms as generatedForms } from '../src/generated/forms/all.ts';
import { plans } from '../src/generated/plans.ts';
import { declaredForms } from './validation/declared.ts';

/** The text at a key, or the one that i18next takes for one of several. */
function textAt(key: string): unknown {
  let here: unknown = en;
  for (const step of key.split('.')) here = typeof here === 'object' && here !== null ? (here as Record<string, unknown>)[step] : undefined;
  return here;
}

const textsOfCard = ({ id, kind, threshold }: Card): string[] => [
  `pages.dashboard.cards.${id}`,
  `pages.dashboard.card.formula.${id}`,
  `pages.dashboard.card.nothing.${kind}`,
  ...(threshold ? [`pages.dashboard.card.subtitles.${threshold}`] : []),
];

describe('the catalogue', () => {
  const keys = neededTexts(
    plans,
    Object.values(generatedForms).map(({ plan }) => plan),
    Object.values(declaredForms),
  );

  it('is asked for the names, labels, choices and rules of the resources', () => {
    expect(keys).toEqual(
      expect.arrayContaining([
        'resources.customers.name',
        'resources.customers.fields.createdAt',
        'regions.eu-west-1',
        'validation.customer.uniqueName.pattern',
      ]),
    );
  });

  it.each(cards.flatMap(textsOfCard))('has a text for %s of the dashboard', (key) => {
    expect(textAt(key)).toEqual(expect.any(String));
  });

  it.each(keys)('has a text for %s', (key) => {
    expect(textAt(key)).toEqual(expect.any(String));
  });
});
