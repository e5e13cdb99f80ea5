import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { rightsFor } from '../../../../domain/permissionLabels.ts';
import { sentenceOf } from '../../../access/sentences.ts';
import type { Read } from '../stores/permissionStore.ts';
import type { EditorRule } from './editorRules.ts';

interface SentenceNames {
  read: Pick<Read, 'sections'>;
  who: string;
  departmentName: (id: string) => string | undefined;
  customerName: (id: string) => string | undefined;
}

export type Sentence = (rule: EditorRule) => string;

export function useSentences({ read: { sections }, who, departmentName, customerName }: SentenceNames): Sentence {
  const translate = useTranslate();
  return useCallback(
    (rule) => {
      const customers = rule.customers.filter(({ customerId }) => customerId !== '');
      const rights = rightsFor(rule.actions, sections);
      return sentenceOf({ ...rule, customers }, { translate, who, rights, departmentName, customerName });
    },
    [sections, who, departmentName, customerName, translate],
  );
}
