import { styled } from '@mui/material/styles';

interface Props {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
  say: (key: string) => string;
}

export function Tip({ active, payload, say }: Props) {
  const key = (payload?.[0]?.payload as { key?: string } | undefined)?.key;
  return active && key !== undefined ? <Paper>{say(key)}</Paper> : null;
}

const Paper = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  maxWidth: 240,
  padding: theme.spacing(0.75, 1.25),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.background.paper,
  backgroundColor: theme.palette.text.primary,
}));
