import Edit from '@mui/icons-material/Edit';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Onlooker } from '../../plan/EventPlan.ts';
import type { Plan } from '../../plan/Plan.ts';
import { useTexts } from '../values/useTexts.ts';
import { useScreens } from '../values/ScreensProvider.tsx';

interface Props {
  plan: Plan;
  id: string;
  /** The page is the record's form. */
  editing?: boolean;
}

/** Onlookers of the record, next to its title: initials, and in words who edits it. */
export function PeoplePresent({ plan, id, editing = false }: Props) {
  const translate = useTranslate();
  const { meet } = useScreens();
  const [people, setPeople] = useState<readonly Onlooker[]>([]);
  useEffect(() => {
    const stop = meet?.(plan, { id, editing, since: Date.now() }, setPeople);
    return () => {
      stop?.();
      setPeople([]);
    };
  }, [meet, plan, id, editing]);

  const wordsOf = ({ name, editing: edits }: Onlooker) =>
    translate(`screens.live.people.${edits ? 'editing' : 'viewing'}`, { who: name ?? translate('screens.live.people.somebody') });
  const worded = useTexts(people.length > 0);
  const [first] = people;
  const words = people.map(wordsOf);
  return (
    <>
      <Unseen role="status">{worded && words.join('. ')}</Unseen>
      {worded && first && (
        <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 1, displayPrint: 'none', flex: 'none' }}>
          <AvatarGroup max={mostShown} sx={{ '& .MuiAvatar-root': { width: 28, height: 28, fontSize: 12, fontWeight: 600 } }}>
            {people.map((person, index) => (
              <Tooltip key={person.key} title={words[index]}>
                <Avatar
                  sx={{
                    color: 'primary.main',
                    bgcolor: 'action.selected',
                    ...(person.editing && { outline: '2px solid', outlineColor: 'primary.main', zIndex: 1 }),
                  }}
                >
                  {initialsOf(person.name)}
                </Avatar>
              </Tooltip>
            ))}
          </AvatarGroup>
          {first.editing && (
            <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, maxWidth: 280, fontWeight: 600 }}>
              <Edit fontSize="inherit" />
              <Box
                component="span"
                sx={{ display: { xs: 'none', sm: 'block' }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {words[0]}
              </Box>
            </Typography>
          )}
        </Box>
      )}
    </>
  );
}

const Unseen = styled('span')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

const mostShown = 4;

/** First letters of the first and the last word. */
function initialsOf(name: string | undefined): string {
  const words = (name ?? '').split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return (
    letters
      .map((word) => String.fromCodePoint((word ?? '').codePointAt(0) ?? 63))
      .join('')
      .toUpperCase() || '?'
  );
}
