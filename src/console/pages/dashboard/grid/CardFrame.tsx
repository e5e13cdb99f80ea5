import { styled } from '@mui/material/styles';
import { useContext, useId, type ReactNode } from 'react';
import { actionsClass, BodySizeContext, CellContext, handleClass } from './cell.ts';
import { useRoom } from './useRoom.ts';
import { raised } from '../../../../engine/screens/values/surfaces.ts';

interface Props {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A card of the dashboard: its title, by which it is dragged, its menu, and below them what it shows, which fills the rest (`useBodySize`). */
export function CardFrame({ title, subtitle, actions, children }: Props) {
  const { handle, isArranged } = useContext(CellContext);
  const { box, content, size, scrolls } = useRoom();
  const id = useId();
  return (
    <Frame aria-labelledby={id} data-arranged={isArranged || undefined}>
      <Head data-movable={handle ? true : undefined} className={handle ? handleClass : undefined}>
        {handle}
        <Titles>
          <h2 id={id}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </Titles>
        {actions && <Actions className={actionsClass}>{actions}</Actions>}
      </Head>
      {/* Overflowing content must be scrollable by keyboard. */}
      <Body ref={box} {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': id })}>
        <div ref={content}>{size && <BodySizeContext value={size}>{children}</BodySizeContext>}</div>
      </Body>
    </Frame>
  );
}

const Frame = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  ...raised(theme),
  '&[data-arranged]': { borderColor: theme.palette.primary.main, boxShadow: `0 0 0 1px ${theme.palette.primary.main}` },
  '@media print': { breakInside: 'avoid' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  minHeight: 44,
  padding: theme.spacing(1.25, 1, 0.5, 2),
  '&[data-movable]': { cursor: 'grab', userSelect: 'none' },
  '.react-draggable-dragging &': { cursor: 'grabbing' },
}));

const Titles = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  minWidth: 0,
  '& h2': {
    ...theme.typography.body1,
    margin: 0,
    paddingBlock: 3,
    fontWeight: 600,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& p': { ...theme.typography.caption, margin: 0, color: theme.palette.text.secondary },
}));

const Actions = styled('div')({
  display: 'flex',
  flexShrink: 0,
  marginInlineStart: 4,
  cursor: 'auto',
  '@media print': { display: 'none' },
});

const Body = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'hidden auto',
  margin: theme.spacing(0, 2, 1.5),
  '&:focus-visible': { outlineOffset: -2 },
  '& > div': { display: 'flex', flexDirection: 'column', minHeight: '100%', minWidth: 0 },
}));
