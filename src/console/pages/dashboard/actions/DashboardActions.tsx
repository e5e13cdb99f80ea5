import Download from '@mui/icons-material/ImageOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Reset from '@mui/icons-material/RestartAltOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { usePageCommand } from '../../../../engine/screens/values/pageCommands.ts';
import { KeysDialog } from './KeysDialog.tsx';

interface Props {
  /** Absent where the cards stand as at first. */
  onReset: (() => void) | undefined;
  onPicture: () => void;
  isDrawing: boolean;
  children: ReactNode;
}

export function DashboardActions({ onReset, onPicture, isDrawing, children }: Props) {
  const translate = useTranslate();
  const [help, setHelp] = useState(false);
  const keys = translate('pages.dashboard.layout.keys.title');
  return (
    <Bar className="screen-only">
      {children}
      <Action name="reset" icon={<Reset />} onPress={onReset} />
      <Action name="print" icon={<Print />} onPress={() => print()} />
      <Action name="picture" icon={<Download />} onPress={onPicture} isRunning={isDrawing} />
      <Tooltip title={keys}>
        <IconButton aria-label={keys} onClick={() => setHelp(true)}>
          <Keyboard fontSize="small" />
        </IconButton>
      </Tooltip>
      {help && <KeysDialog onClose={() => setHelp(false)} />}
    </Bar>
  );
}

interface ActionProps {
  name: 'reset' | 'print' | 'picture';
  icon: ReactNode;
  onPress: (() => void) | undefined;
  isRunning?: boolean;
}

function Action({ name, icon, onPress, isRunning = false }: ActionProps) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const label = translate(`pages.dashboard.layout.${name}`);
  usePageCommand({ id: `dashboard ${name}`, label, ...(onPress && { run: onPress }) });
  if (!isNarrow) {
    return (
      <Button variant="outlined" startIcon={icon} disabled={!onPress} loading={isRunning} onClick={onPress}>
        {label}
      </Button>
    );
  }
  return (
    <IconButton aria-label={label} title={label} disabled={!onPress} loading={isRunning} onClick={onPress}>
      {icon}
    </IconButton>
  );
}

const Bar = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) }));
