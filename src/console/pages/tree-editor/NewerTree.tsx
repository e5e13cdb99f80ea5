import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import { ChangeList } from './ChangeList.tsx';
import { changesOf, countOf } from './changes.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { keyOf, merged, type Choices } from './merge.ts';
import type { Editing } from './useEditing.ts';
import { useLastTreeChange } from './useLastTreeChange.ts';
import type { ReadTree } from './useTree.ts';

interface Props {
  editing: Editing;
  newer: ReadTree;
  onClose: () => void;
}

/** Somebody else saved the tree in between: what they changed, and a choice wherever both changed the same. Nothing is lost before. */
export function NewerTree({ editing, newer, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [choices, setChoices] = useState<Choices>(new Map());
  const { base, history } = editing.state;
  const theirs = newer.tree;
  const others = useMemo(() => changesOf(base, theirs), [base, theirs]);
  const together = useMemo(() => merged(base, history.tree, theirs, choices), [base, history.tree, theirs, choices]);
  const lastChange = useLastTreeChange(newer.version);
  const { conflicts } = together;
  const goOn = (tree = together.tree) => {
    onClose();
    editing.become(newer, tree, { key: tree === theirs ? 'tookTheirs' : 'merged', args: {} });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{translate('pages.departments.newer.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Text id={`${id}-text`}>
          {lastChange} {translate(conflicts.length > 0 ? 'pages.departments.newer.choose' : 'pages.departments.newer.fits')}
        </Text>
        {countOf(others) > 0 && (
          <section aria-labelledby={`${id}-theirs`}>
            <h3 id={`${id}-theirs`}>{translate('pages.departments.newer.theirChanges')}</h3>
            <ChangeList changes={others} before={base} after={theirs} />
          </section>
        )}
        {conflicts.length > 0 && (
          <section aria-labelledby={`${id}-both`}>
            <h3 id={`${id}-both`}>{translate('pages.departments.newer.both')}</h3>
            {conflicts.map((conflict) => (
              <ConflictChoice
                key={keyOf(conflict)}
                conflict={conflict}
                mine={history.tree}
                theirs={theirs}
                base={base}
                choices={choices}
                onChoose={(choice) => setChoices(new Map(choices).set(keyOf(conflict), choice))}
              />
            ))}
          </section>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{translate('pages.departments.newer.later')}</Button>
        <Button onClick={() => goOn(theirs)}>{translate('screens.form.newer.takeTheirs')}</Button>
        <Button variant="contained" onClick={() => goOn()}>
          {translate('pages.departments.newer.goOn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.palette.text.secondary,
  '& ~ section > h3': { ...theme.typography.h3, margin: theme.spacing(0, 0, 1) },
}));
