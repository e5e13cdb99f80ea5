import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { limits } from '../../../domain/limits.ts';
import { namesIn } from '../../../domain/userAgent.ts';
import type { ActionDialogProps } from '../../../engine/screens/values/registry.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { addFactor, isDone } from './addFactor.ts';
import { AfterAdding } from './AfterAdding.tsx';
import { FactorDialog, nameIn } from './FactorDialog.tsx';

/** Adds a passkey of this device, a phone or a security key. */
export function AddPasskey({ title, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { ask } = useTools();
  const text = (key: string) => translate(`screens.factors.passkey.${key}`);
  const { system, browser } = namesIn(navigator.userAgent);
  const suggested = [system, browser].filter(Boolean).join(', ') || text('name');
  const add = useMutation({
    mutationFn: async (typed: FormData) => {
      const { options } = await ask<{ options: string }>('AuthStartPasskey');
      const made = await startRegistration({ optionsJSON: JSON.parse(options) }).catch((error: unknown) => {
        throw new PasskeyFault(error instanceof Error ? error.name : '');
      });
      const input = { name: nameIn(typed, suggested), response: JSON.stringify(made) };
      return addFactor(ask, 'AuthAddPasskey', input);
    },
    onSuccess: async (added) => {
      await queryClient.invalidateQueries();
      if (isDone(added)) onClose();
    },
    gcTime: 0,
  });
  if (add.data !== undefined && !isDone(add.data)) return <AfterAdding {...add.data} onClose={onClose} />;
  const fault = add.error instanceof PasskeyFault ? add.error : undefined;
  return (
    <FactorDialog
      title={title}
      submit={text('add')}
      isBusy={add.isPending}
      error={fault ? undefined : add.error}
      onSubmit={(typed) => add.mutate(typed)}
      onClose={onClose}
    >
      <Typography>{text('help')}</Typography>
      <TextField
        name="name"
        label={translate('screens.factors.name')}
        defaultValue={suggested}
        margin="dense"
        autoFocus
        slotProps={{ htmlInput: { maxLength: limits.factorName } }}
      />
      {fault && (
        <Typography role="alert" color="error">
          {text(fault.cause === 'InvalidStateError' ? 'known' : fault.cause === 'NotAllowedError' ? 'brokenOff' : 'unusable')}
        </Typography>
      )}
    </FactorDialog>
  );
}

/** The browser made none: broken off, known already, or not able to. */
class PasskeyFault extends Error {
  constructor(name: string) {
    super('The browser made no passkey.', { cause: name });
  }
}
