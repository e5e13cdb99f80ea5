import { useDataProvider, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { at, type Values } from '../../../plan/sources.ts';
import { changedSince, same, sameAlready, withField } from '../../actions/edit/setField.ts';
import { useFieldEdit } from '../../actions/edit/useFieldEdit.tsx';
import { statusOf } from '../../values/answers.ts';
import { initialValues } from '../../values/formValues.ts';
import type { CellEditorProps } from './cellEditorProps.ts';

interface Options extends Pick<CellEditorProps, 'plan' | 'action' | 'form' | 'field' | 'id'> {
  record: RaRecord;
  typing: UseFormReturn<Values>;
}

/** Saves one field of one record, unless somebody has changed it since it was read. */
export function useCellSave({ plan, action, form, field, id, record, typing }: Options) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { run, tried } = useFieldEdit(action, undefined);
  /** The record as it was last read. */
  const [known, setKnown] = useState<Values>(record);
  const [conflict, setConflict] = useState<{ initial: Values }>();

  /** True once the record holds the value. */
  const send = async (of: Values = known): Promise<boolean> => {
    const initial = initialValues(form.plan, of);
    const [value, before] = [at(typing.getValues(), field), at(initial, field)];
    if (same(value, before)) return true;
    const refuse = (message: string) => {
      typing.setError(field, { type: 'rule', message });
      return false;
    };
    const { errors = {} } = withField(form, initial, field, value);
    const fault = Object.entries(errors).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1];
    if (fault) return refuse(translate(fault.key, fault.args));
    typing.clearErrors(field);
    const { done, refused, error } = await run([id], { plan, form, field, value, only: before }, { quiet: true });
    const [why] = refused;
    if (done.length > 0 || why?.reason === sameAlready) return true;
    if (why?.reason === changedSince) return compare();
    if (why) return refuse(translate(why.reason, { ...why.args, _: translate('screens.action.refusedWhy') }));
    return refuse(statusOf(error) === 401 ? translate('screens.expired') : translate('screens.action.unknown', { smart_count: 1 }));
  };

  async function compare(): Promise<false> {
    try {
      const { data } = await dataProvider.getOne<RaRecord>(plan.name, { id });
      setKnown(data);
      setConflict({ initial: initialValues(form.plan, data) });
    } catch {
      typing.setError(field, { type: 'rule', message: translate(changedSince) });
    }
    return false;
  }
  const resolve = (side: 'mine' | 'theirs') => {
    if (side === 'theirs' && conflict) typing.setValue(field, at(conflict.initial, field), { shouldDirty: true });
    setConflict(undefined);
  };
  return { send, sending: tried !== undefined, conflict, resolve };
}

export type CellSave = ReturnType<typeof useCellSave>;
