import { expect, it } from 'vitest';
import {
  defineConsole,
  definedSoFar,
  layoutOf,
  ownActionsOf,
  singleParts,
  widgetOf,
} from '../../../../src/engine/screens/values/registry.ts';

it('forgets what is defined after it, and returns to what was defined before', () => {
  const [first, second] = [{ Field: () => null }, { Field: () => null }];
  const print = { label: 'Print', run: async () => undefined };
  defineConsole({ widgets: { stamp: first } });
  const forget = definedSoFar();
  defineConsole({ widgets: { stamp: second }, layouts: { own: () => null }, actions: { stamps: { print } }, menu: (entries) => entries });
  expect([widgetOf('stamp'), ownActionsOf('stamps', 'record').length]).toEqual([second, 1]);
  forget();
  expect([widgetOf('stamp'), layoutOf('own'), ownActionsOf('stamps', 'record'), singleParts().menu]).toEqual([
    first,
    undefined,
    [],
    undefined,
  ]);
});
