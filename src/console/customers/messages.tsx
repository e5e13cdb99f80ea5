import Block from '@mui/icons-material/BlockOutlined';
import Explore from '@mui/icons-material/ExploreOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { ShellMessage } from '../../engine/screens/shell/messages.tsx';

/** An address with a region that does not exist: the generic fallback (spec 1 §2.1). */
export function UnknownRegion({ region }: { region: string }) {
  const translate = useTranslate();
  return (
    <ShellMessage
      name="unknownRegion"
      args={{ region }}
      icon={<Explore />}
      actions={
        <Button variant="contained" href="/">
          {translate('shell.notFound.home')}
        </Button>
      }
    />
  );
}

/** A user without any customer (spec 1 §3). */
export function NoDefaultCustomer() {
  return <ShellMessage name="noDefaultCustomer" icon={<Block />} />;
}
