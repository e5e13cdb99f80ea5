import Block from '@mui/icons-material/BlockOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Explore from '@mui/icons-material/ExploreOutlined';
import Visibility from '@mui/icons-material/VisibilityOffOutlined';
import WavingHand from '@mui/icons-material/WavingHandOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { MessagePage } from './MessagePage.tsx';
import { useShell } from './ShellProvider.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** Spec 1 §1. */
export function NothingToSee({ home }: { home?: string }) {
  const translate = useTranslate();
  return (
    <Told
      name="denied"
      icon={<Visibility />}
      actions={
        home && (
          <Button variant="contained" href={home}>
            {translate('shell.notFound.home')}
          </Button>
        )
      }
    />
  );
}

export function NoPermission({ page }: { page: string }) {
  return <Told name="noPermission" args={{ page }} icon={<Block />} />;
}

/** Spec 1 §2.1. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <Told
      name="notFound"
      icon={<Explore />}
      actions={
        <Button variant="contained" href="/">
          {translate('shell.notFound.home')}
        </Button>
      }
    />
  );
}

/** Spec 1 §2.9. */
export function SomethingWentWrong({ retry }: { retry?: () => void }) {
  const translate = useTranslate();
  return (
    <Told
      name="somethingWrong"
      icon={<CloudOff />}
      actions={
        retry && (
          <Button variant="contained" onClick={retry}>
            {translate('shell.somethingWrong.retry')}
          </Button>
        )
      }
    />
  );
}

/** Generic fallback (spec 1 §2.1). */
export function UnknownRegion({ region }: { region: string }) {
  const translate = useTranslate();
  return (
    <Told
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

/** Spec 1 §3. */
export function NoDefaultCustomer() {
  return <Told name="noDefaultCustomer" icon={<Block />} />;
}

export function Welcome() {
  const { me, customer } = useShell();
  return <Told name="home" args={{ name: me.firstName, customer: customer?.customerDisplayName ?? '' }} icon={<WavingHand />} />;
}

function Told({ name, args, icon, actions }: { name: string; args?: Record<string, string>; icon: ReactNode; actions?: ReactNode }) {
  const translate = useTranslate();
  const title = translate(`shell.${name}.title`, args);
  usePageTitle(title);
  return <MessagePage title={title} text={translate(`shell.${name}.text`, args)} icon={icon} actions={actions} />;
}
