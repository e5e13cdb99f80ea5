import { styled } from '@mui/material/styles';

/** Text for screen readers only; `turn` repeats an equal text. */
export function Announcement({ text, turn }: { text: string; turn: number }) {
  return (
    <Hidden role="status">
      {text}
      {text && turn % 2 === 0 && ' '}
    </Hidden>
  );
}

const Hidden = styled('p')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
