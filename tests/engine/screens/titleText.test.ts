import { expect, it } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { titleText } from '../../../src/engine/screens/values/titleText.ts';

const columns = [{ path: 'kind', kind: 'choice', choices: [{ id: 'A', label: 'enums.Kind.A' }] }] as unknown as Plan['columns'];
const name = (title: string, record: object) => titleText({ title, columns }, record, (key) => `<${key}>`);

it('names a record by the label of its choice, and any other by its text', () => {
  expect(name('kind', { id: '1', kind: 'A' })).toBe('<enums.Kind.A>');
  expect(name('kind', { id: '1', kind: 'B' })).toBe('B');
  expect(name('label', { id: '1', kind: 'A', label: 'One' })).toBe('One');
  expect(name('kind label', { id: '1', kind: 'A', label: 'One' })).toBe('A One');
});
