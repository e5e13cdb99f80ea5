import { describe, expect, it } from 'vitest';
import { detectLocale } from '../../../src/engine/texts/detect.ts';
import { en } from '../../../src/console/locales/en.ts';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { createTranslate } from '../../../src/engine/texts/translate.ts';

describe('the locale', () => {
  const detect = (languages: string[], region?: string, chosen?: string) =>
    detectLocale({ languages, ...(region && { region }), ...(chosen && { chosen }) });

  it("is the user's own choice before all else", () => {
    expect(detect(['en-US'], 'us-east-1', 'en-GB')).toBe('en-GB');
    expect(detect(['en-US'], 'us-east-1', 'klingon')).toBe('en-US');
  });

  it("is the browser's where it names one of the two countries", () => {
    expect(detect(['en-US', 'en-GB'], 'eu-west-1')).toBe('en-US');
    expect(detect(['en-gb'], 'us-east-1')).toBe('en-GB');
  });

  it("is the region's for every other browser", () => {
    expect(detect(['en'], 'us-east-1')).toBe('en-US');
    expect(detect(['fr-FR', 'en-US'], 'eu-west-1')).toBe('en-GB');
    expect(detect(['en-AU'], 'ap-southeast-2')).toBe('en-GB');
  });

  it('falls back to en-US', () => {
    expect(detect(['de'])).toBe('en-US');
    expect(detect([])).toBe('en-US');
  });
});

describe('the texts', () => {
  it('change their nouns with the locale, and the choice is kept', async () => {
    const i18n = await createConsoleI18n('en-GB', 'Edge');
    expect(i18n.translate('resources.organisations.name')).toBe('Organisations');
    expect(i18n.translate('validation.customer.organizationId.required')).toBe('Please select an organisation');
    await i18n.changeLocale('en-US');
    expect(i18n.translate('resources.organisations.name')).toBe('Organizations');
    expect(i18n.translate('resources.customers.emptyHelp')).toContain('organization: its people, jobs');
    expect(document.documentElement.lang).toBe('en-US');
    expect(localStorage.getItem('appearance.locale')).toBe('en-US');
  });

  it('name the brand of the configuration', async () => {
    const i18n = await createConsoleI18n('en-GB', 'Acme Hire');
    expect(i18n.translate('shell.crash.title')).toBe('Something went wrong in Acme Hire');
  });

  it('count', async () => {
    const { translate } = await createConsoleI18n('en-GB', 'Edge');
    expect(translate('resources.customers.restored', { smart_count: 1 })).toBe('1 customer has been restored.');
    expect(translate('resources.customers.restored', { smart_count: 3 })).toBe('3 customers have been restored.');
  });

  it('leave a whole sentence as it is, colons and full stops included', async () => {
    const { translate } = await createConsoleI18n('en-GB', 'Edge');
    expect(translate('Unable to move: two departments. Try again.')).toBe('Unable to move: two departments. Try again.');
  });

  it('are ready in every locale: no interpolation is left open', async () => {
    for (const locale of ['en-GB', 'en-US', 'en'] as const) {
      const { translate } = await createConsoleI18n(locale, 'Edge');
      const all = keysOf(en).map((key) => translate(key));
      expect(all.filter((text) => /\{\{(brand|[Oo]rganisations?|[Vv]acanc(y|ies))\}\}/.test(text))).toEqual([]);
    }
  });
});

describe("the sign-in page's own translation", () => {
  it('looks up, fills in, and shows the key of a text that is missing', () => {
    const translate = createTranslate({ a: { b: 'Hello {{name}} of {{brand}} {{x}}' } }, { brand: 'Edge' });
    expect(translate('a.b', { name: 'Ada' })).toBe('Hello Ada of Edge {{x}}');
    expect(translate('a.c')).toBe('a.c');
    expect(translate('a')).toBe('a');
  });
});

function keysOf(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );
}
