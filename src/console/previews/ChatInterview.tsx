import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Values } from '../../engine/plan/sources.ts';
import { Chat } from './Chat.tsx';
import { coloursOf, plainColours, sameColours } from './chatColours.ts';
import { useLogo } from './useLogo.ts';
import { WidthToggle, type PreviewWidth } from './WidthToggle.tsx';
import { raised } from '../../engine/screens/values/surfaces.ts';

/** The chat interview as candidates will see it, wide or on a phone (specification 1 §2.7). It is a picture: nothing in it can be used. */
export function ChatInterview({ values }: { values: Values }) {
  const translate = useTranslate();
  const id = useId();
  const [size, setSize] = useState<PreviewWidth>('wide');
  const [colours, setColours] = useState(() => coloursOf(values['theme'], plainColours));
  const now = coloursOf(values['theme'], colours);
  if (!sameColours(now, colours)) setColours(now);
  const { logo, fault, onFault } = useLogo(values['logoUrl']);
  const title = typeof values['title'] === 'string' ? values['title'].trim() : '';
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h3 id={id}>{translate('screens.chatPreview.name')}</h3>
        <WidthToggle value={size} onChange={setSize} />
      </Head>
      <Stage data-size={size} inert aria-hidden>
        <Chat
          colours={now}
          title={title || translate('screens.chatPreview.title')}
          logo={logo}
          onLogoFault={onFault}
          phone={size === 'phone'}
        />
      </Stage>
      <Note role="status">{fault && translate(`screens.chatPreview.logo.${fault}`)}</Note>
    </Frame>
  );
}

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2),
  ...raised(theme),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& h3': { ...theme.typography.h3, margin: 0 },
}));

/** Neutral surface, so that the chat's own colours look right. */
const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  minWidth: 0,
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.default,
  userSelect: 'none',
  '&[data-size=wide] > *': { width: '100%' },
  '&[data-size=phone] > *': { width: 'min(100%, 320px)' },
  '@media (max-width: 480px)': { padding: theme.spacing(1) },
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.palette.text.secondary,
  '&:empty': { display: 'none' },
}));
