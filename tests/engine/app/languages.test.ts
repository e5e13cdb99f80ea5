import { afterEach, describe, expect, it, vi } from 'vitest';
import { createResources } from '../../../src/engine/app/resources.ts';
import type { ConsoleAnswer } from '../../../src/engine/plan/ConsoleAnswer.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { dateFormats } from '../../../src/engine/screens/values/dates.ts';
import { defineConsole } from '../../../src/engine/screens/values/registry.ts';
import { dayjsLocale } from '../../../src/engine/screens/widgets/dayjsLocale.ts';
import { detectLocale } from '../../../src/engine/texts/detect.ts';
import { createI18n, type Languages } from '../../../src/engine/texts/i18n.ts';
import dayjs from 'dayjs';

const plan: Plan = {
  ...{ name: 'bikes', type: 'Bike', path: 'bikes', kind: 'collection', idField: 'id', title: 'model', search: false, archive: false },
  ...{ flags: {}, columns: [], details: [], filters: [], forms: {}, actions: [] },
};
const answer: ConsoleAnswer = {
  ...{ brand: 'B', host: 'api.example', signIn: 'none', account: { by: 'nobody' }, drift: [] },
  entries: [{ name: 'bikes', path: 'bikes', type: 'Bike', label: 'Bikes', group: { name: 'data', label: 'Data' } }],
};
const filters = { model: 'Model', colour: 'Colour', kind: 'Kind' };
const inferred = {
  resources: { bikes: { name: 'Bikes', fields: { model: 'Model', colour: 'Colour', owner_name: 'Owner name' }, filters } },
};

async function opened(languages: Languages, locale: string) {
  vi.stubGlobal('fetch', async () => Response.json({ plan, related: [], texts: inferred, unsupported: [] }));
  const i18n = await createI18n({ screens: { colour: 'Favourite colour' } }, locale, 'B', { languages });
  await createResources(answer).open('bikes');
  return (key: string) => i18n.translate(key);
}

describe('languages of one’s own', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    defineConsole({ menu: (entries) => entries });
  });

  it('name what is inferred, English ones too, whenever its texts arrive', async () => {
    const texts = { resources: { bikes: { name: 'Räder', fields: { model: 'Modell', owner_name: 'Halter' } } } };
    for (const tag of ['de', 'en-US', 'en-GB']) {
      const say = await opened({ [tag]: { name: 'Own', texts } }, tag);
      const keys = ['name', 'fields.model', 'fields.owner_name', 'fields.colour'];
      expect(keys.map((key) => say(`resources.bikes.${key}`))).toEqual(['Räder', 'Modell', 'Halter', 'Colour']);
    }
  });

  it('leave alone what the menu names', async () => {
    defineConsole({ menu: (entries) => entries.map((each) => ({ ...each, label: 'Fleet' })) });
    for (const tag of ['de', 'en-US']) {
      const say = await opened({ [tag]: { name: 'Own', texts: { resources: { bikes: { name: 'Räder', one: 'Rad' } } } } }, tag);
      expect(['name', 'one'].map((part) => say(`resources.bikes.${part}`))).toEqual(['Fleet', 'Rad']);
    }
  });

  it('name a filter as its field, unless they name the filter itself', async () => {
    for (const tag of ['de', 'en']) {
      const texts = { resources: { bikes: { fields: { model: 'Bauart', colour: 'Lack' }, filters: { colour: 'Farbe' } } } };
      const say = await opened({ [tag]: { texts } }, tag === 'en' ? 'en-GB' : tag);
      expect(['model', 'colour', 'kind'].map((name) => say(`resources.bikes.filters.${name}`))).toEqual(['Bauart', 'Farbe', 'Kind']);
    }
  });

  it('say for all of English what one English language doesn’t say, and add none to the menu', async () => {
    const resource = (fields: Record<string, string>) => ({ resources: { bikes: { fields } } });
    const languages = { en: { texts: resource({ model: 'Make', colour: 'Paint' }) }, 'en-US': { texts: resource({ colour: 'Color' }) } };
    const said = { 'en-GB': ['Make', 'Paint'], 'en-US': ['Make', 'Color'], en: ['Make', 'Paint'], de: ['Make', 'Color'] };
    for (const [tag, expected] of Object.entries(said)) {
      const say = await opened({ ...languages, ...(tag === 'de' && { de: { texts: {} } }) }, tag);
      expect(['model', 'colour'].map((field) => say(`resources.bikes.fields.${field}`))).toEqual(expected);
    }
    const { getLocales } = await createI18n({}, 'en-GB', 'B', { languages });
    expect(getLocales?.().map(({ name }: { name: string }) => name)).toEqual(['English (UK)', 'English (US)']);
  });

  it('call themselves by their own names, or as they are told', async () => {
    const languages = { de: { texts: {} }, fr: { texts: {} }, da: { name: 'Rigsdansk', texts: {} }, no_tag: { texts: {} } };
    const { getLocales } = await createI18n({}, 'en-GB', 'B', { languages });
    const names = getLocales?.().map(({ name }: { name: string }) => name);
    expect(names).toEqual(['English (UK)', 'English (US)', 'Deutsch', 'Français', 'Rigsdansk', 'no_tag']);
  });

  it('leave the choice between British and American English to the browser', () => {
    const detect = (language: string) => detectLocale({ languages: [language], further: ['en', 'de'] });
    expect(['en-US', 'en-GB', 'en-AU', 'de-AT'].map(detect)).toEqual(['en-US', 'en-GB', 'en-US', 'de']);
  });

  it('leave the API’s spelling alone, and spell the console’s own texts', async () => {
    const say = await opened({}, 'en-US');
    expect([say('resources.bikes.fields.colour'), say('screens.colour')]).toEqual(['Colour', 'Favorite color']);
  });

  it('write dates and the calendar’s months and days', () => {
    const { date, dateTime, long, time } = dateFormats('de');
    expect([date('2026-03-05'), date(null), date('never'), time('2026-03-05T14:07:09')]).toEqual(['05. März 2026', null, null, '14:07']);
    expect(dateTime('2026-12-05T14:07:09')).toBe('05. Dez. 2026, 14:07');
    expect(long('2026-12-05T14:07:09')).toMatch(/Dezember 2026/);
    expect(dateFormats('fr').date('2026-08-05')).toBe('05 août 2026');
    const day = dayjs('2026-03-05').locale(dayjsLocale('de'));
    expect([day.format('dddd D. MMMM'), day.startOf('week').format('YYYY-MM-DD')]).toEqual(['Donnerstag 5. März', '2026-03-02']);
    expect([dayjsLocale('en-GB'), dayjsLocale('en-US')]).toEqual(['en-gb', 'en']);
  });
});
