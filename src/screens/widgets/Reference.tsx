import Skeleton from '@mui/material/Skeleton';
import { useGetManyAggregate } from 'ra-core';
import { titleOf } from '../../plan/titleOf.ts';
import { later } from '../later.tsx';
import { useScreens } from '../ScreensProvider.tsx';
import { Control } from './Control.tsx';
import { Ellipsis } from './Ellipsis.tsx';
import { isEmpty, type FieldProps } from './field.ts';
import type { InputProps } from './input.ts';
import { Missing } from './Missing.tsx';
import { BoxToCome } from './TextBox.tsx';

/** The names of the records that an id, or a list of ids, points at; the ids themselves only where nobody may tell their names. */
export function ReferenceField({ value, column, dense }: FieldProps) {
  const { plans, can, nameOf } = useScreens();
  const plan = column.reference ? plans[column.reference] : undefined;
  if (isEmpty(value)) return <Missing />;
  const ids = (Array.isArray(value) ? value : [value]).map(String);
  if (!plan?.get || !can(plan.get.name)) return <>{ids.map((id) => (plan && nameOf?.(plan.type, id)) ?? id).join(', ')}</>;
  return <Named resource={plan.name} title={plan.title} ids={ids} dense={dense ?? false} />;
}

function Named({ resource, title, ids, dense }: { resource: string; title: string; ids: string[]; dense: boolean }) {
  const { data, isPending, error } = useGetManyAggregate(resource, { ids });
  if (isPending && !error) return <Skeleton width="60%" />;
  const named = (id: string) =>
    titleOf(
      { title },
      data?.find((record) => record && String(record.id) === id),
    ) || id;
  const names = ids.map(named).join(', ');
  return dense ? <Ellipsis>{names}</Ellipsis> : <>{names}</>;
}

/** A record chosen by its name. The code, the heaviest of all inputs, loads with the first form that needs it. */
export function ReferenceInput(props: InputProps) {
  return <Control {...props}>{(control) => <One {...control} />}</Control>;
}

/** Several records. */
export function ReferencesInput(props: InputProps) {
  return <Control {...props}>{(control) => <Many {...control} />}</Control>;
}

const picker = () => import('./ReferencePicker.tsx');
const One = later(async () => (await picker()).ReferencePicker, <BoxToCome />);
const Many = later(async () => (await picker()).ReferencesPicker, <BoxToCome />);

/** Fetches the picker's code ahead of the first form. */
export const preloadPicker = (): Promise<unknown> => Promise.all([One.preload(), Many.preload()]);
