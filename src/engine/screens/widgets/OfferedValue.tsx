import { useGetList, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { at } from '../../plan/sources.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useAvailability } from '../values/useAvailability.ts';
import { ChoiceOrNew } from './ChoiceOrNew.tsx';
import type { InputProps } from '../values/input.ts';

/** A text of which the records of another resource know some: each of their values once, and whatever else one types. */
export function OfferedValue({ field, ...props }: InputProps) {
  const { plans } = useScreens();
  const { may } = useAvailability();
  const plan = field.offers ? plans[field.offers] : undefined;
  const path = field.name.split('.').at(-1) ?? '';
  const { data } = useGetList<RaRecord>(
    plan?.name ?? '',
    { pagination: { page: 1, perPage: 500 }, sort: { field: '', order: 'ASC' }, filter: {}, meta: { screen: `offers ${field.name}` } },
    // Who may not ask for them types the text.
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
