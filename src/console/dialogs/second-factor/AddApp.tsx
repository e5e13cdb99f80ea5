import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { limits } from '../../../domain/limits.ts';
import { CopyIdField } from '../../../engine/screens/widgets/Id.tsx';
import type { ActionDialogProps } from '../../../engine/screens/values/registry.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { addFactor, isDone } from './addFactor.ts';
import { AfterAdding } from './AfterAdding.tsx';
import { FactorDialog, nameIn } from './FactorDialog.tsx';

interface Started {
  _id: string;
  secret: string;
  address: string;
}

/** Adds an authenticator app: a QR code to scan, then a code of the app. */
export function AddApp({ title, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const queryClient = useQueryClient();
  const { ask } = useTools();
  const text = (key: string) => translate(`screens.factors.app.${key}`);
  const [isAdding, setAdding] = useState(false);
  // Each opening starts a new app; a secret is not cached.
  const start = useQuery({
    queryKey: ['AuthStartApp', id],
    queryFn: () => ask<Started>('AuthStartApp'),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    // Reading everything again after the app was added must not start another.
    enabled: !isAdding,
  });
  const add = useMutation({
    mutationFn: async (typed: FormData) => {
      const input = { _id: start.data?._id, code: String(typed.get('code') ?? ''), name: nameIn(typed, text('name')) };
      return addFactor(ask, 'AuthAddApp', input);
    },
    onMutate: () => setAdding(true),
    onError: () => setAdding(false),
    onSuccess: async (added) => {
      await queryClient.invalidateQueries();
      if (isDone(added)) onClose();
    },
    gcTime: 0,
  });
  if (add.data !== undefined && !isDone(add.data)) return <AfterAdding {...add.data} onClose={onClose} />;
  return (
    <FactorDialog
      title={title}
      submit={text('add')}
      isBusy={add.isPending}
      error={add.error ?? start.error}
      onSubmit={(typed) => start.data && add.mutate(typed)}
      onClose={onClose}
    >
      <Typography>{text('scan')}</Typography>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        {/* Cameras need dark on light, in both themes. */}
        <Box sx={{ p: 1.5, bgcolor: '#fff', borderRadius: 1, lineHeight: 0, border: 1, borderColor: 'divider' }}>
          {start.data ? (
            <QRCodeSVG value={start.data.address} size={176} level="M" title={text('qr')} bgColor="#ffffff" fgColor="#000000" />
          ) : (
            <Skeleton variant="rectangular" width={176} height={176} />
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 1, minWidth: 0, flex: '1 1 180px' }}>
          <Typography variant="body2" color="textSecondary">
            {text('type')}
          </Typography>
          {start.data ? <CopyIdField value={start.data.secret} /> : <Skeleton width={180} />}
        </Box>
      </Box>
      <TextField
        name="code"
        label={text('code')}
        autoComplete="one-time-code"
        required
        margin="dense"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
      />
      <TextField
        name="name"
        label={translate('screens.factors.name')}
        defaultValue={text('name')}
        margin="dense"
        slotProps={{ htmlInput: { maxLength: limits.factorName } }}
      />
    </FactorDialog>
  );
}
