import { describe, expect, it } from 'vitest';
import { formPath, transformed } from '../../src/engine/forms/transforms.ts';

const form = { transforms: { people: ['filledRows'], 'people.*.email': ['trim'], note: ['trim', 'orNull'], text: ['trim', 'orEmpty'] } };

describe('rows in which nothing was filled in', () => {
  const values = { people: [{ email: ' ', name: null }, { email: ' a@b.example ' }, {}, { email: '', name: 'B' }] };

  it('are not sent', () => {
    expect(transformed(form, values)).toEqual({ people: [{ email: 'a@b.example' }, { email: '', name: 'B' }] });
  });

  it('are counted where a fault of what is sent is reported', () => {
    expect(formPath(form, values, 'people.0.email')).toBe('people.1.email');
    expect(formPath(form, values, 'people.1.email')).toBe('people.3.email');
    expect(formPath(form, values, 'people')).toBe('people');
    expect(formPath(form, values, 'peopleElse.0.email')).toBe('peopleElse.0.email');
  });

  it('leave what is no list, and no row, to the rules', () => {
    expect(transformed(form, { people: 'x' })).toEqual({ people: 'x' });
    expect(transformed(form, { people: [null, 7] })).toEqual({ people: [null, 7] });
  });
});

it('an empty text is sent as one where it must be sent, and left out where it may be', () => {
  expect(transformed(form, { note: '  ', text: null })).toEqual({ note: null, text: '' });
  expect(transformed(form, { note: ' x ', text: ' y ' })).toEqual({ note: 'x', text: 'y' });
});
