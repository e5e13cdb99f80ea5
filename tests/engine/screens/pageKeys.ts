import { renderHook } from '@testing-library/react';
import { usePageCommands } from '../../../src/engine/screens/values/pageCommands.ts';

/** Label and keys of commands that the open page registered. */
export function keysOf(...ids: string[]): (string | undefined)[][] {
  const { result } = renderHook(() => usePageCommands());
  return ids.map((id) => {
    const found = result.current.find((command) => command.id === id);
    return [found?.label, found?.keys];
  });
}
