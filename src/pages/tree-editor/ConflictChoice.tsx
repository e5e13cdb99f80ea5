import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { wayTo } from './changes.ts';
import { choiceOf, type Choice, type Choices, type Conflict } from './merge.ts';
import type { Tree } from './tree.ts';

interface Props {
  conflict: Conflict;
  base: Tree;
  mine: Tree;
  theirs: Tree;
  choices: Choices;
  onChoose: (choice: Choice) => void;
}

/** One department that both changed, and which of the two holds. */
export function ConflictChoice({ conflict, base, mine, theirs, choices, onChoose }: Props) {
  const translate = useTranslate();
  const group = useId();
  const { id, kind } = conflict;
  const nameIn = (tree: Tree) => tree.nodes.get(id)?.name;
  const name = (nameIn(base) ?? nameIn(mine)) || translate('pages.departments.unnamed');
  const key = `pages.departments.newer.conflicts.${kind}`;
  const words = (tree: Tree) => ({ name: nameIn(tree) ?? name, parent: wayTo(tree, id).join(' › ') });
  if (kind === 'place') return <p>{translate(`${key}.title`, { ...words(mine), name })}</p>;
  const chosen = choiceOf(choices, conflict);
  return (
    <Pair>
      <legend>{translate(`${key}.title`, { name })}</legend>
      {(['mine', 'theirs'] as const).map((choice) => (
        <Side key={choice} chosen={chosen === choice}>
          <input type="radio" name={group} checked={chosen === choice} onChange={() => onChoose(choice)} />
          <span>
            <b>{translate(`screens.form.newer.${choice}`)}</b>
            {translate(`${key}.${choice}`, words(choice === 'mine' ? mine : theirs))}
          </span>
        </Side>
      ))}
    </Pair>
  );
}

const Pair = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { ...theme.typography.body2, padding: 0, marginBottom: theme.spacing(0.5), overflowWrap: 'anywhere' },
}));

const Side = styled('label', { shouldForwardProp: (name) => name !== 'chosen' })<{ chosen: boolean }>(({ theme, chosen }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1),
  alignItems: 'flex-start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${chosen ? theme.palette.primary.main : theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '& input': { accentColor: theme.palette.primary.main, width: 16, height: 16, flexShrink: 0, margin: theme.spacing(0.25, 0, 0) },
  '& b': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
  '& > span': { minWidth: 0 },
}));
