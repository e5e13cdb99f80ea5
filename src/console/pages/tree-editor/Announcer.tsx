import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { TreeMessage } from './treeState.ts';

/** Announces a result or refusal, also to screen readers; repeats an equal text. */
export function Announcer({ message, hidden = false }: { message: TreeMessage | undefined; hidden?: boolean }) {
  const translate = useTranslate();
  const [last, setLast] = useState({ message, odd: false });
  if (last.message !== message) setLast({ message, odd: !last.odd });
  const words = message?.args['name'] === '' ? { ...message.args, name: translate('pages.departments.unnamed') } : message?.args;
  const text = message ? translate(`pages.departments.said.${message.key}`, words) : '';
  return (
    <Text role="status" data-hidden={hidden || undefined}>
      {text}
      {text && last.odd && ' '}
    </Text>
  );
}

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  minWidth: 0,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
  '&[data-hidden]': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
}));
