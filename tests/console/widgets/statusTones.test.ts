import { expect, it } from 'vitest';
import { toneOf } from '../../../src/engine/screens/values/registry.ts';

it('statuses have their colours wherever the console shows one; one that it does not know has none', () => {
  expect(['APPS_APPLICATION_HIRED', 'Bounce', 'EXPIRED', 'WAITING'].map(toneOf)).toEqual(['success', 'error', 'warning', 'info']);
  expect(toneOf('SOMETHING_NEW')).toBeUndefined();
});
