import Skeleton from '@mui/material/Skeleton';
import { useGetManyAggregate } from 'ra-core';
import type { Plan } from '../../plan/Plan.ts';
import { titleOf } from '../../plan/titleOf.ts';
import { later } from '../values/later.tsx';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useAvailability } from '../values/useAvailability.ts';
import { Control } from './Control.tsx';
import { Ellipsis } from './Ellipsis.tsx';
import { isEmpty, type FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { idsOf, nameFromRecord } from './referenceText.ts';
import { BoxToCome } from './TextBox.tsx';

/** Shows ids only without the right to read names. */
export function ReferenceField({ value, column, record, dense }: FieldProps) {
  const { plans, nameOf } = useScreens();
  const { may } = useAvailability();
  const plan = column.reference ? plans[column.reference] : undefined;
  if (isEmpty(value)) return <Missing />;
  const own = nameFromRecord(column, record);
  if (own !== '') return dense ? <Ellipsis>{own}</Ellipsis> : <>{own}</>;
  const ids = idsOf(value);
  if (!plan || !may(plan, 'getOne')) return <>{ids.map((id) => (plan && nameOf?.(plan.type, id)) ?? id).join(', ')}</>;
  return <Named plan={plan} ids={ids} dense={dense ?? false} />;
}

function Named({ plan, ids, dense }: { plan: Plan; ids: string[]; dense: boolean }) {
  const { data, isPending, error } = useGetManyAggregate(plan.name, { ids });
  if (isPending && !error) return <Skeleton width="60%" />;
  const named = (id: string) =>
    titleOf(
      plan,
      data?.find((record) => record && String(record.id) === id),
    ) || id;
  const names = ids.map(named).join(', ');
  return dense ? <Ellipsis>{names}</Ellipsis> : <>{names}</>;
}

/** The heaviest input: its code loads with the first form that needs it. */
export function ReferenceInput(props: InputProps) {
  return <Control {...props}>{(control) => <One {...control} />}</Control>;
}

export function ReferencesInput(props: InputProps) {
  return <Control {...props}>{(control) => <Many {...control} />}</Control>;
}

const picker = () => import('./ReferencePicker.tsx');
const One = later(async () => (await picker()).ReferencePicker, <BoxToCome />);
const Many = later(async () => (await picker()).ReferencesPicker, <BoxToCome />);

export const preloadPicker = (): Promise<unknown> => Promise.all([One.preload(), Many.preload()]);
