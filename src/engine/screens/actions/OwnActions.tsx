import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { createElement, useState } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { usePageCommand } from '../values/pageCommands.ts';
import type { OwnAction } from '../values/OwnAction.ts';
import { ownActionsOf, registeredIcon } from '../values/registry.ts';
import type { Matching } from '../values/useSelection.ts';

export interface OwnActionsProps {
  plan: Plan;
  on: 'record' | 'selection';
  ids: readonly string[];
  /** All rows of a filter, which these actions don't take. */
  matching?: Matching | undefined;
  disabled?: boolean;
  onDone?: () => void;
}

/** Actions that a console's own code runs. */
export const OwnActions = (props: OwnActionsProps) =>
  ownActionsOf(props.plan.name, props.on).map(([name, action]) => <OwnButton key={name} {...props} name={name} action={action} />);

function OwnButton({ plan, ids, matching, disabled = false, onDone, name, action }: OwnActionsProps & { name: string; action: OwnAction }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const [confirming, setConfirming] = useState(false);
  const label = translate(`resources.${plan.name}.actions.${name}`, { _: action.label });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // Always read alike: rows on hand have the fields of the screen that they are on.
      const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) => ids.slice(part * atOnce, (part + 1) * atOnce));
      const records = new Map<string, Values>();
      for (const part of parts) {
        const { data } = await dataProvider.getMany(plan.name, { ids: part });
        for (const record of data) records.set(String(record.id), record);
      }
      const unread = ids.filter((id) => !records.has(id)).length;
      if (unread > 0) throw new Error(translate('screens.action.ownUnread', { smart_count: unread }));
      return action.run({ ids, records: ids.map((id) => records.get(id) ?? {}) }, { dataProvider });
    },
    onSuccess: (said) => {
      if (said) notify(said, { type: 'success' });
      onDone?.();
    },
    onError: (thrown: unknown) => {
      const fault = thrown instanceof Error ? thrown.message : String(thrown);
      notify(translate('screens.action.ownFailed', { label, fault }), { type: 'error', autoHideDuration: null });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  const press = () => (action.confirm === undefined ? mutate() : setConfirming(true));
  const reason = matching ? translate('screens.tools.notByFilter') : ids.length === 0 ? translate('screens.tools.selectFirst') : undefined;
  const free = reason === undefined && !disabled && !isPending;
  usePageCommand({ id: `own.${name}`, label, because: reason, ...(free && { run: press }) });
  const icon = action.icon === undefined ? undefined : registeredIcon(action.icon);
  const button = (
    <Button
      variant="outlined"
      startIcon={icon && createElement(icon)}
      loading={isPending}
      disabled={disabled || reason !== undefined}
      aria-haspopup={action.confirm === undefined ? undefined : 'dialog'}
      onClick={press}
      sx={{ flexShrink: 0 }}
    >
      {label}
    </Button>
  );
  return (
    <>
      {reason === undefined ? (
        button
      ) : (
        <Tooltip title={reason} describeChild>
          {/* Disabled buttons get no pointer events. */}
          <span>{button}</span>
        </Tooltip>
      )}
      {confirming && (
        <ConfirmDialog
          title={label}
          text={typeof action.confirm === 'function' ? action.confirm({ ids }) : action.confirm}
          confirm={label}
          onConfirm={() => {
            setConfirming(false);
            mutate();
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** As many records as one call reads. */
const atOnce = 100;
