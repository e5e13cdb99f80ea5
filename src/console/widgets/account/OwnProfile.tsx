import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Card } from '../../../engine/screens/layout/RecordSkeleton.tsx';
import { Preferences } from '../../../engine/screens/layout/Preferences.tsx';
import type { SettingsLayoutProps } from '../../../engine/screens/values/registry.ts';

/** The form, and below it the choices of the user's menu. */
export function OwnProfile({ form }: SettingsLayoutProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <>
      <Card>{form}</Card>
      <section aria-labelledby={id} style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
        <Typography id={id} variant="h3">
          {translate('resources.own-profile.preferences')}
        </Typography>
        <Preferences />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('resources.own-profile.preferencesHelp')}
        </Typography>
      </section>
    </>
  );
}
