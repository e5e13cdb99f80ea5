import Image from '@mui/icons-material/ImageOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Colours, ChatElement } from './chatColours.ts';

interface Props {
  colours: Colours;
  title: string;
  logo: string | undefined;
  onLogoFault: () => void;
  phone: boolean;
}

const progress = 40;

/** A chat interview half way through. Colours are set as properties of elements, one by one: none is ever part of a style sheet's text. */
export function Chat({ colours, title, logo, onLogoFault, phone }: Props) {
  const translate = useTranslate();
  const text = (key: string) => translate(`screens.chatPreview.${key}`);
  const of = (part: ChatElement) => ({ backgroundColor: colours[part].background, color: colours[part].font });
  const link = (part: ChatElement, words: string) => <Link style={{ color: colours[part].link }}>{words}</Link>;
  const bubble = (part: ChatElement, children: ReactNode) => (
    <Bubble data-part={part} data-side={part === 'response' ? 'end' : 'start'} style={of(part)}>
      {children}
    </Bubble>
  );
  return (
    <Screen data-phone={phone || undefined}>
      <Header data-part="header" style={of('header')}>
        {logo === undefined ? (
          <NoLogo>
            <Image sx={{ fontSize: 18 }} />
          </NoLogo>
        ) : (
          <Logo src={logo} alt="" referrerPolicy="no-referrer" decoding="async" onError={onLogoFault} />
        )}
        <Title>{title}</Title>
      </Header>
      <Track data-part="progressBar" style={{ backgroundColor: colours.progressBar.background }}>
        <Bar style={{ backgroundColor: colours.progressBar.font, width: `${progress}%` }} />
      </Track>
      <Talk>
        {bubble(
          'hint',
          <>
            {text('hint')} {link('hint', text('hintLink'))}
          </>,
        )}
        {bubble(
          'question',
          <>
            {text('question')} {link('question', text('questionLink'))}
          </>,
        )}
        {bubble('response', text('response'))}
        {bubble('question', text('choose'))}
        <List>
          {(['morning', 'afternoon', 'evening'] as const).map((shift) => {
            const part = shift === 'afternoon' ? 'selectedItem' : 'listItem';
            return (
              <Item key={shift} data-part={part} style={of(part)}>
                {text(`shifts.${shift}`)}
                {part === 'selectedItem' && <Tick />}
              </Item>
            );
          })}
        </List>
        <Foot>
          <Send data-part="button" style={of('button')}>
            {text('button')}
          </Send>
        </Foot>
      </Talk>
    </Screen>
  );
}

const Screen = styled('div')({
  printColorAdjust: 'exact',
  overflow: 'hidden',
  minWidth: 0,
  borderRadius: 12,
  border: '1px solid rgb(0 0 0 / 14%)',
  boxShadow: '0 10px 30px -14px rgb(0 0 0 / 35%)',
  backgroundColor: '#ffffff',
  color: '#1d1d1f',
  fontSize: 14,
  lineHeight: 1.45,
  '&[data-phone]': { borderRadius: 28, border: '6px solid #35353a' },
});

const Header = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, padding: '12px 16px', minHeight: 56 });

const Logo = styled('img')({ display: 'block', height: 32, maxWidth: 120, objectFit: 'contain', flexShrink: 0 });

const NoLogo = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 32,
  height: 32,
  borderRadius: 8,
  border: '1px dashed currentColor',
  opacity: 0.6,
});

const Title = styled('span')({
  fontWeight: 650,
  fontSize: 15,
  lineHeight: 1.3,
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

const Track = styled('div')({ height: 6 });

const Bar = styled('div')({ height: '100%', borderRadius: '0 3px 3px 0' });

const Talk = styled('div')({ display: 'grid', gap: 12, padding: 16 });

const Bubble = styled('div')({
  maxWidth: '86%',
  padding: '10px 14px',
  borderRadius: 16,
  '&[data-side=start]': { justifySelf: 'start', borderBottomLeftRadius: 4 },
  '&[data-side=end]': { justifySelf: 'end', borderBottomRightRadius: 4 },
  '&[data-part=hint]': { maxWidth: '100%', justifySelf: 'stretch', borderRadius: 10, fontSize: 13 },
});

const Link = styled('span')({ textDecoration: 'underline', textUnderlineOffset: 2 });

const List = styled('div')({ display: 'grid', gap: 8 });

const Item = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '9px 14px',
  borderRadius: 10,
  border: '1px solid rgb(0 0 0 / 16%)',
});

const Tick = styled('span')({
  width: 12,
  height: 7,
  marginTop: -3,
  border: '2px solid currentColor',
  borderTop: 0,
  borderRight: 0,
  transform: 'rotate(-45deg)',
});

const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end' });

const Send = styled('span')({ padding: '9px 20px', borderRadius: 999, fontWeight: 600 });
