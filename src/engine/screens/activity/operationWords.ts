import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** What an operation does, in words of the catalogue; one that it lacks is told by its own name, `ORGArchiveUsers` → «Archive users». */
export function useOperationWords(): (operation: string) => string {
  const translate = useTranslate();
  return useCallback((operation) => translate(`operations.${operation}`, { _: inWords(operation) }), [translate]);
}

const inWords = (operation: string): string => {
  const [first = '', ...rest] = operation
    .replace(/^(?:[A-Z]{2,}(?=[A-Z][a-z])|Apps|Auth|Common|Notif|Ats|Idp|Fi|Datalake)/, '')
    .split(/(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
};
