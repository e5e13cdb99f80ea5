import Block from '@mui/icons-material/BlockOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Explore from '@mui/icons-material/ExploreOutlined';
import Visibility from '@mui/icons-material/VisibilityOffOutlined';
import WavingHand from '@mui/icons-material/WavingHandOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { MessagePage } from '../layout/MessagePage.tsx';
import { useShell } from '../values/ShellProvider.tsx';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** The user may not open the selected scope (spec 1 §1). */
export function NothingToSee({ home }: { home?: string }) {
  const translate = useTranslate();
  return (
    <ShellMessage
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

/** The user may open the scope, but not this page. */
export function NoPermission({ page }: { page: string }) {
  return <ShellMessage name="noPermission" args={{ page }} icon={<Block />} />;
}

/** Nobody changes anything in this console. */
export const ReadOnlyConsole = () => <ShellMessage name="readOnly" icon={<Block />} />;

/** Spec 1 §2.1. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <ShellMessage
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
    <ShellMessage
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

/** Home of a user for whom nothing in the menu is open. */
export function Welcome() {
  const { me, scope } = useShell();
  return <ShellMessage name="home" args={{ name: me.firstName, ...scope?.words }} icon={<WavingHand />} />;
}

/** A page that only says something, in the texts `shell.{name}`. */
export function ShellMessage({
  name,
  args,
  icon,
  actions,
}: {
  name: string;
  args?: Record<string, string>;
  icon: ReactNode;
  actions?: ReactNode;
}) {
  const translate = useTranslate();
  const title = translate(`shell.${name}.title`, args);
  usePageTitle(title);
  return <MessagePage title={title} text={translate(`shell.${name}.text`, args)} icon={icon} actions={actions} />;
}
