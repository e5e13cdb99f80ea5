import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { TreeMessage } from './treeState.ts';

/** Announces a result or refusal, also to screen readers; repeats an equal text. */
export function Announcer({ said, hidden = false }: { said: TreeMessage | undefined; hidden?: boolean }) {
  const translate = useTranslate();
  const [last, setLast] = useState({ said, odd: false });
  if (last.said !== said) setLast({ said, odd: !last.odd });
  const words = said?.args['name'] === '' ? { ...said.args, name: translate('pages.departments.unnamed') } : said?.args;
  const text = said ? translate(`pages.departments.said.${said.key}`, words) : '';
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
