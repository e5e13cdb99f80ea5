import { expect, it } from 'vitest';
import { addTexts, createI18n } from '../../../src/engine/texts/i18n.ts';
import { asWritten, texts } from '../../../src/engine/app/texts.ts';

it('fills the number of records into what is said of them, and nothing else into what an API wrote', async () => {
  const { translate } = await createI18n(texts, 'en-GB', 'Example');
  addTexts(
    asWritten({
      deletes_one: '{{count}} bike will be deleted.',
      deletes_other: '{{count}} bikes will be deleted.',
      help: 'Costs {{brand}} and $t(common.yes), {{ count }} of them.',
    }),
  );
  expect(translate('deletes', { smart_count: 1 })).toBe('1 bike will be deleted.');
  expect(translate('deletes', { smart_count: 3 })).toBe('3 bikes will be deleted.');
  expect(translate('help', { smart_count: 3 }).replaceAll('\u2060', '')).toBe('Costs {{brand}} and $t(common.yes), {{ count }} of them.');
});

it('says of an absent page and record what holds for any API', () => {
  const said = JSON.stringify(texts);
  expect(said).not.toMatch(/another customer\. Please check|part of your plan/);
});

it('has later texts in the language that somebody changes to, and fills them in as the first ones', async () => {
  const i18n = await createI18n(texts, 'en-GB', 'Example');
  expect(i18n.translate('later.colour')).toBe('later.colour');
  addTexts({ later: { colour: 'Colour of {{name}} by {{brand}}', plain: 'Favourite colour' } });
  expect([i18n.translate('later.colour', { name: '$& {{x}}' }), i18n.translate('later.plain')]).toEqual([
    'Colour of $& {{x}} by Example',
    'Favourite colour',
  ]);
  await i18n.changeLocale('en-US');
  expect([i18n.translate('later.colour', { name: 'Ada' }), i18n.translate('later.plain')]).toEqual([
    'Color of Ada by Example',
    'Favorite color',
  ]);
  expect(i18n.translate('later.absent', { _: 'given' })).toBe('given');
});
