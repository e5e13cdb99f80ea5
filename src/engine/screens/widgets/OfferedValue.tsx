import { useGetList, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { at } from '../../plan/sources.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useAvailability } from '../values/useAvailability.ts';
import { ChoiceOrNew } from './ChoiceOrNew.tsx';
import type { InputProps } from '../values/input.ts';

/** Suggests each value of another resource once; other texts are allowed. */
export function OfferedValue({ field, ...props }: InputProps) {
  const { plans } = useScreens();
  const { may } = useAvailability();
  const plan = field.offers ? plans[field.offers] : undefined;
  const path = field.name.split('.').at(-1) ?? '';
  const { data } = useGetList<RaRecord>(
    plan?.name ?? '',
    { pagination: { page: 1, perPage: 500 }, sort: { field: '', order: 'ASC' }, filter: {}, meta: { screen: `offers ${field.name}` } },
    // Without the right to list them, the text is typed.
    { enabled: plan !== undefined && may(plan, 'getList') },
  );
  const choices = useMemo(() => {
    const values = (data ?? [])
      .map((record) => at(record, path))
      .filter((value): value is string => typeof value === 'string' && value !== '');
    return [...new Set(values)].toSorted((one, other) => one.localeCompare(other)).map((id) => ({ id, label: id }));
  }, [data, path]);
  return <ChoiceOrNew {...props} field={{ ...field, choices }} />;
}
