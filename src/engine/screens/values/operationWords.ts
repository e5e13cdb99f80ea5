import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { withoutPrefix } from './registry.ts';

/** `ShopArchiveUsers` with the prefix `Shop` is “Archive users”. */
export function useOperationWords(): (operation: string) => string {
  const translate = useTranslate();
  return useCallback((operation) => translate(`operations.${operation}`, { _: inWords(operation) }), [translate]);
}

const inWords = (operation: string): string => {
  const [first = '', ...rest] = withoutPrefix(operation).split(/(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
};
