import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useTranslate } from 'ra-core';

/** A plain link, since another tenant needs a fresh start of the console. */
export function CreatedElsewhere({ message, name, href }: { message: string; name: string; href: string }) {
  const translate = useTranslate();
  return (
    <SnackbarContent
      message={translate(message, { name })}
      action={
        <Button color="inherit" size="small" href={href}>
          {translate('screens.form.open', { name })}
        </Button>
      }
    />
  );
}
