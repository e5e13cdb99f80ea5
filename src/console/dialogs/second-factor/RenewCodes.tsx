import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ActionDialogProps } from '../../../engine/screens/values/registry.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { FactorDialog } from './FactorDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Makes new recovery codes, in place of all others. */
export function RenewCodes({ title, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { ask } = useTools();
  const renew = useMutation({
    mutationFn: async () => (await ask<{ codes: string[] }>('AuthRenewRecoveryCodes')).codes,
    onSuccess: () => queryClient.invalidateQueries(),
    gcTime: 0,
  });
  if (renew.data !== undefined) return <RecoveryCodes codes={renew.data} onClose={onClose} />;
  return (
    <FactorDialog
      title={title}
      submit={title}
      isBusy={renew.isPending}
      error={renew.error}
      onSubmit={() => renew.mutate()}
      onClose={onClose}
    >
      <Typography>{translate('screens.factors.codes.renew')}</Typography>
    </FactorDialog>
  );
}
