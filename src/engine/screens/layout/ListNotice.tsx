import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  actions?: ReactNode;
  urgent?: boolean;
}

export function ListNotice({ icon, title, text, actions, urgent = false }: Props) {
  return (
    <Notice role={urgent ? 'alert' : undefined}>
      {icon}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {actions && <div>{actions}</div>}
    </Notice>
  );
}

const Notice = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(1),
  minHeight: 320,
  padding: theme.spacing(6, 3),
  textAlign: 'center',
  color: theme.palette.text.secondary,
  '& > svg': { fontSize: 40, opacity: 0.7 },
  '& h2': { ...theme.typography.subtitle1, fontWeight: 600, color: theme.palette.text.primary, margin: 0 },
  '& p': { margin: 0, maxWidth: '52ch' },
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.spacing(1), marginTop: theme.spacing(1) },
}));
