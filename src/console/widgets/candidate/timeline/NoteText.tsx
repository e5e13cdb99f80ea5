import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { isWeb } from '../../../../engine/screens/widgets/Url.tsx';
import { partsOf } from './noteParts.ts';

/** Plain text with its links, and the names of those whom it mentions. */
export function NoteText({ text, names }: { text: string; names: readonly string[] }) {
  return (
    <Text>
      {partsOf(text, names).map((part, index) =>
        part.kind === 'link' && isWeb(part.text) ? (
          <MuiLink key={index} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </MuiLink>
        ) : part.kind === 'mention' ? (
          <strong key={index}>{part.text}</strong>
        ) : (
          <Fragment key={index}>{part.text}</Fragment>
        ),
      )}
    </Text>
  );
}

const Text = styled('p')(({ theme }) => ({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& strong': { color: theme.palette.primary.main, fontWeight: 600 },
}));
