import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { Help } from '../fieldset.ts';
import { useFormScope } from '../../values/FormScope.tsx';
import { Control } from '../Control.tsx';
import type { InputProps } from '../../values/input.ts';
import { Box } from '../TextBox.tsx';
import { belongsTo, pageSize, useRecordPages } from './useRecordPages.ts';
import { RecordLines } from './RecordLines.tsx';

/** Assigned records cannot be ticked (specification 2 §2 “Existing user”). */
export function RecordsPicker(props: InputProps) {
  const { field, value, onChange } = props;
  const translate = useTranslate();
  const { plans } = useScreens();
  const resource = useResourceContext();
  const record = useRecordContext();
  const above = String((useFormScope()?.parent ?? record)?.['id'] ?? '');
  const plan = field.reference ? plans[field.reference] : undefined;
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const { records, total, loading, failed, look } = useRecordPages(plan, page);
  const ids = Array.isArray(value) ? value.map(String) : [];
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const search = (text: string) => {
    setTyped(text);
    setPage(1);
    look(text.trim());
  };
  const tick = (id: string, on: boolean) => onChange(on ? [...ids, id] : ids.filter((each) => each !== id));
  return (
    <Control {...props} group>
      {({ focusRef, onBlur }) => (
        <Stack>
          {plan?.search && (
            <Box
              type="search"
              fullWidth
              value={typed}
              onChange={({ target }) => search(target.value)}
              onBlur={onBlur}
              inputRef={focusRef}
              placeholder={translate(`resources.${plan.name}.search`, { _: translate('screens.reference.choose') })}
              inputProps={{ 'aria-label': translate('ra.action.search'), maxLength: 100 }}
            />
          )}
          {failed && <Alert severity="error">{translate('screens.reference.failed')}</Alert>}
          <RecordLines
            plan={plan}
            records={records}
            loading={loading}
            failed={failed}
            ids={ids}
            there={translate(`resources.${resource}.existing`, { _: translate('screens.form.records.existing') })}
            isThere={(record) => above !== '' && belongsTo(record, above)}
            onTick={tick}
          />
          <Foot>
            <Help role="status">{translate('screens.form.records.selected', { smart_count: ids.length, count: ids.length })}</Help>
            <span>
              <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {translate('ra.navigation.previous')}
              </Button>
              <Help>{translate('screens.form.records.page', { page, pages })}</Help>
              <Button size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
                {translate('ra.navigation.next')}
              </Button>
            </span>
          </Foot>
        </Stack>
      )}
    </Control>
  );
}

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), minWidth: 0 }));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}));
