import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { TemplateItem } from '../../../forms/template.ts';
import type { TemplatePlan } from '../../../plan/Plan.ts';
import { at, type Values } from '../../../plan/sources.ts';
import { put } from '../../values/formValues.ts';
import type { Choice } from '../../values/TemplateChoice.ts';

type Ask = (operation: string, variables: Values) => Promise<Values>;

export interface Template extends Choice {
  items: readonly TemplateItem[];
}

export function useTemplates(plan: TemplatePlan, enabled: boolean) {
  const ask = useDataProvider()['ask'] as Ask;
  const { data, isPending, error } = useQuery({
    queryKey: ['templates', plan.list],
    queryFn: async () => (await ask(plan.list, {}))['data'] as Values[],
    enabled,
    retry: false,
  });
  const templates = useMemo(() => (data ?? []).map((row) => choiceOf(plan, row)), [plan, data]);
  return { templates, loading: enabled && isPending, failed: error !== null };
}

export function useTemplate(plan: TemplatePlan, by: { id: string } | { value: string } | undefined) {
  const ask = useDataProvider()['ask'] as Ask;
  const [operation, argument] = by && 'id' in by ? plan.byId : plan.byField;
  const named = by && ('id' in by ? by.id : by.value);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['templates', operation, named],
    queryFn: () => {
      const variables: Values = {};
      put(variables, argument, named);
      return ask(operation, variables);
    },
    enabled: named !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const template = useMemo<Template | undefined>(
    () => (data && named !== undefined ? { ...choiceOf(plan, data), items: at(data, plan.items) as TemplateItem[] } : undefined),
    [plan, data, named],
  );
  return { template, error, refetch: () => void refetch(), waits: named !== undefined && isPlaceholderData };
}

const choiceOf = ({ field, label }: TemplatePlan, row: Values): Choice => ({
  id: String(row['_id']),
  value: String(row[field]),
  label: String(row[label]),
});
