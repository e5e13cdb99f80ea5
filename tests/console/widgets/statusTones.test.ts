import { expect, it } from 'vitest';
import '../../../src/console/define.ts';
import { toneOf } from '../../../src/engine/screens/values/registry.ts';

it('a status has its own tone in the console, and one that isn’t listed has none', () => {
  const tones = ['APPS_APPLICATION_HIRED', 'ATS_REQUEST_FAILED', 'APPS_APPLICATION_NEW'].map(toneOf);
  expect(tones).toEqual(['success', 'error', undefined]);
});
