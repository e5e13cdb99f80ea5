import { styled } from '@mui/material/styles';

/** Read aloud, and not seen. The same said twice is another text, so that it is heard twice. */
export function Said({ text, turn }: { text: string; turn: number }) {
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
