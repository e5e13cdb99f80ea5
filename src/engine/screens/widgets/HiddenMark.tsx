import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

/** In place of a value that the reader has no right to see, which isn't empty. */
export function HiddenMark() {
  const translate = useTranslate();
  const reason = translate('screens.activity.hiddenWhy');
  return (
    <Muted title={reason}>
      {translate('screens.activity.hidden')}
      <Unseen> ({reason})</Unseen>
    </Muted>
  );
}

const Muted = styled('i')(({ theme }) => ({ color: theme.palette.text.secondary }));

const Unseen = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
