import type { Declaration } from '../../../../src/engine/compile/Declaration.ts';
import type { Form } from '../../../../src/engine/forms/form.ts';
import { around, bookForm, type Fault } from '../library.ts';

/** The books' declaration turned into settings, in which the faults are made. */
const settingsOf = (more: Partial<Declaration> = {}): Partial<Declaration> => ({
  ...{ kind: 'settings', type: 'Settings', title: 'motto', operations: { get: 'GetSettings' }, details: ['motto'] },
  ...{ columns: undefined, filters: undefined, sort: undefined, forms: {}, actions: {}, references: {}, flags: {} },
  ...more,
});

const onForm = (more: Partial<Form>) => ({ forms: { ...around.forms, 'lib/createBook': bookForm({}, more) } });
const motto = { tones: { absent: 'warning' } } as const;

/** Faults in what only settings have, in where records open, and in what forms ask before Save. */
export const settingsFaults: Fault[] = [
  {
    number: 'R005',
    title: 'a field by which settings are absent that there is not',
    change: settingsOf({ absent: { field: 'moto', is: null } as never }),
    key: 'absent.field',
    found: 'moto',
    didYouMean: 'motto',
  },
  {
    number: 'R005',
    title: 'a banner by a field that there is not',
    change: settingsOf({ banner: { ...motto, field: 'moto' } }),
    key: 'banner.field',
    found: 'moto',
    didYouMean: 'motto',
  },
  ...(['also', 'names'] as const).map((key): Fault => {
    const moto = key === 'names' ? ['moto'] : 'moto';
    const change = settingsOf({ banner: { ...motto, field: 'motto', [key]: moto } });
    return { number: 'R005', title: `a banner whose ${key} is no field`, change, key: `banner.${key}`, found: 'moto', didYouMean: 'motto' };
  }),
  {
    number: 'R054',
    title: 'an unknown layout',
    change: settingsOf({ layout: 'stesp' }),
    key: 'layout',
    found: 'stesp',
    didYouMean: 'steps',
  },
  {
    number: 'R021',
    title: 'sections of a type that is not closed',
    change: settingsOf({ sections: { query: 'language', of: 'Settings' } }),
    key: 'sections.of',
    found: 'Settings',
  },
  {
    number: 'R034',
    title: 'settings below no resource',
    change: settingsOf({ parent: 'shelvs' }),
    key: 'parent',
    found: 'shelvs',
    didYouMean: 'shelves',
  },
  { number: 'R038', title: 'settings that are not read', change: settingsOf({ operations: {} }), key: 'operations.get', found: '' },
  { number: 'R038', title: 'a set-up without a form after it', change: settingsOf({ setUp: true }), key: 'forms.create', found: '' },
  { number: 'R040', title: 'a column of settings', change: settingsOf({ columns: ['motto'] as never }), key: 'columns', found: 'columns' },
  ...(['sections', 'banner', 'layout', 'setUp'] as const).map((key): Fault => {
    const values = {
      sections: { query: 'genre', of: 'Genre' },
      banner: { field: 'title', tones: {} },
      layout: 'steps',
      setUp: true,
    };
    return { number: 'R040', title: `${key} of a collection`, change: { [key]: values[key] }, key, found: key };
  }),
  {
    number: 'R038',
    title: 'records that open in a form that there is not',
    change: { opens: 'edit', forms: { create: 'lib/createBook' }, operations: { list: 'GetBooks', get: 'GetBook', create: 'CreateBook' } },
    key: 'opens',
    found: 'edit',
  },
  {
    number: 'R009',
    title: 'records that open at an address of something unknown',
    change: { opens: '/book/{isbn}' },
    key: 'opens',
    found: 'isbn',
  },
  {
    number: 'R041',
    title: 'a question before Save about a field that the form lacks',
    around: onForm({ confirm: { when: { field: 'tittle', is: 'x' } } }),
    key: 'confirm.when.field',
    found: 'tittle',
    didYouMean: 'title',
  },
  {
    number: 'R041',
    title: 'a section with a field that the form lacks',
    around: onForm({ sections: [{ name: 'about', fields: ['title', 'gnre'] }] }),
    key: 'sections.about',
    found: 'gnre',
    didYouMean: 'genre',
  },
  {
    number: 'R041',
    title: 'a question before Save about a change of a field that the form lacks, the second of two',
    around: onForm({ confirm: [{ when: { field: 'title', is: 'x' } }, { when: [{ changed: 'gnre' }], words: 'genre' }] }),
    key: 'confirm.when.changed',
    found: 'gnre',
    didYouMean: 'genre',
  },
  {
    number: 'R041',
    title: 'a typed confirmation for a field that the form lacks',
    around: onForm({ confirm: { typed: { text: 'DELETE', field: 'gnre' } } }),
    key: 'confirm.typed.field',
    found: 'gnre',
    didYouMean: 'genre',
  },
  {
    number: 'R042',
    title: 'an unknown preview',
    around: onForm({ preview: 'covr' }),
    key: 'preview',
    found: 'covr',
    didYouMean: 'cover',
  },
  {
    number: 'R055',
    title: 'an unknown icon in the menu',
    change: { menu: { group: 'library', icon: 'Bok' } },
    key: 'menu.icon',
    found: 'Bok',
    didYouMean: 'Book',
  },
  {
    number: 'R055',
    title: 'an unknown icon of an action',
    change: { actions: { archive: { operation: 'ArchiveBooks', on: 'selection', icon: 'Bok' } } },
    key: 'actions.archive.icon',
    found: 'Bok',
    didYouMean: 'Book',
  },
  {
    number: 'R042',
    title: 'an unknown preview of an action',
    change: { actions: { archive: { operation: 'ArchiveBooks', on: 'selection', preview: { name: 'covr', operation: 'GetBook' } } } },
    key: 'actions.archive.preview.name',
    found: 'covr',
    didYouMean: 'cover',
  },
  {
    number: 'R053',
    title: 'an unknown dialog of an action',
    change: { actions: { archive: { operation: 'ArchiveBooks', on: 'selection', dialog: 'tset' } } },
    key: 'actions.archive.dialog',
    found: 'tset',
    didYouMean: 'test',
  },
];
