import { afterEach, describe, expect, it, vi } from 'vitest';
import { createResources } from '../../../src/engine/app/resources.ts';
import type { ConsoleAnswer, EntryAnswer } from '../../../src/engine/plan/ConsoleAnswer.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { defineConsole } from '../../../src/engine/screens/values/registry.ts';
import { createI18n } from '../../../src/engine/texts/i18n.ts';

const entry: EntryAnswer = { name: 'bikes', path: 'bikes', type: 'Bike', label: 'Bikes', group: { name: 'data', label: 'Data' } };
const plan: Plan = {
  ...{ name: 'bikes', type: 'Bike', path: 'bikes', kind: 'collection', idField: 'id', title: 'model', search: false, archive: false },
  ...{ flags: {}, columns: [], details: [], filters: [], forms: {}, actions: [], menu: { group: 'data' } },
};
const answer: ConsoleAnswer = { brand: 'B', host: 'api.example', signIn: 'none', account: { by: 'nobody' }, entries: [entry], drift: [] };

describe('the menu of a console of one’s own', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    defineConsole({ menu: (entries) => entries });
  });

  it('keeps its labels and groups when a resource is opened, whose own texts say otherwise', async () => {
    const i18n = await createI18n({}, 'en-US', 'B');
    const body = JSON.stringify({ plan, related: [], texts: { resources: { bikes: { name: 'Bikes', one: 'Bike' } } }, unsupported: [] });
    vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'application/json' } }));
    const workshop = { name: 'workshop', label: 'Workshop' };
    defineConsole({ menu: (entries) => entries.map((each) => ({ ...each, label: 'Bicycles', group: workshop })) });
    const resources = createResources(answer);
    await resources.open('bikes');
    expect(resources.live['bikes']?.menu).toEqual({ group: 'workshop' });
    expect(['name', 'one'].map((part) => i18n.translate(`resources.bikes.${part}`))).toEqual(['Bicycles', 'Bike']);
  });

  it('says which group is no object', () => {
    defineConsole({ menu: (entries) => entries.map((each) => ({ ...each, group: 'Workshop' as never })) });
    expect(() => createResources(answer)).toThrow('the group of “bikes” is an object');
  });
});
