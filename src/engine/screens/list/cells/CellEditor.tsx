import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type RaRecord } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { titleOf } from '../../../plan/titleOf.ts';
import { useTexts } from '../../values/useTexts.ts';
import type { CellEditorProps } from './cellEditorProps.ts';
import { CellForm } from './CellForm.tsx';

/** An editor over the cell, by the update form's input and rules. */
export function CellEditor(props: CellEditorProps) {
  const { plan, form, field, id, cell, onClose } = props;
  const translate = useTranslate();
  const worded = useTexts(true);
  const dataProvider = useDataProvider();
  const titleId = useId();
  const [width] = useState(() => cell()?.getBoundingClientRect().width ?? 0);
  /** Saves what was typed, from outside the form. */
  const saveRef = useRef<() => void>(null);
  // Always read anew: what it holds is compared with the record when it is saved.
  const {
    data: record,
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['cell', plan.name, id],
    queryFn: async ({ signal }) => (await dataProvider.getOne<RaRecord>(plan.name, { id, meta: { screen: 'cell' }, signal })).data,
    gcTime: 0,
    staleTime: Infinity,
  });
  const label = form.plan.fields.find(({ name }) => name === field)?.label ?? '';
  return (
    <Popover
      open
      anchorEl={cell}
      disableRestoreFocus
      onClose={(_, reason) => (reason === 'backdropClick' && saveRef.current ? saveRef.current() : onClose(0))}
      transitionDuration={0}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: Math.min(480, Math.max(280, width)), p: 1.5 } } }}
    >
      <span id={titleId} hidden>
        {translate('screens.edit.cell', { field: translate(label), name: titleOf(plan, record) || id })}
      </span>
      {record && worded ? (
        <CellForm {...props} record={record} saveRef={saveRef} />
      ) : error ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" loading={isFetching} onClick={() => void refetch()}>
              {translate('screens.retry')}
            </Button>
          }
        >
          {translate('screens.edit.notLoaded')}
        </Alert>
      ) : (
        <Skeleton height={56} />
      )}
    </Popover>
  );
}
