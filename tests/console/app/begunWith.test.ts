import { expect, it } from 'vitest';
import { needsTexts } from '../../../src/console/app/begunWith.ts';

it('all pages wait for further texts but the lists that people begin with', () => {
  const base = '/region/eu-west-1/customers/573c2e7bb2d83752260ff78d';
  for (const path of ['/customers', '/organisations/', '/vacancies']) expect(needsTexts(base + path)).toBe(false);
  for (const path of ['', '/', '/users', '/customers/create', '/vacancies/1', '/vacancies/archive'])
    expect(needsTexts(base + path)).toBe(true);
  expect(needsTexts('/login')).toBe(true);
});
