import { useTranslate } from 'ra-core';
import { MineOrTheirs, type Side } from '../../../engine/screens/form/newer/MineOrTheirs.tsx';
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

export function ConflictChoice({ conflict, base, mine, theirs, choices, onChoose }: Props) {
  const translate = useTranslate();
  const { id, kind } = conflict;
  const nameIn = (tree: Tree) => tree.nodes.get(id)?.name;
  const name = (nameIn(base) ?? nameIn(mine)) || translate('pages.departments.unnamed');
  const key = `pages.departments.newer.conflicts.${kind}`;
  const words = (tree: Tree) => ({ name: nameIn(tree) ?? name, parent: wayTo(tree, id).join(' › ') });
  if (kind === 'place') return <p>{translate(`${key}.title`, { ...words(mine), name })}</p>;
  const textOf = (side: Side) => translate(`${key}.${side}`, words(side === 'mine' ? mine : theirs));
  return (
    <MineOrTheirs
      legend={translate(`${key}.title`, { name })}
      sides={{ mine: textOf('mine'), theirs: textOf('theirs') }}
      chosen={choiceOf(choices, conflict)}
      onChoose={onChoose}
    />
  );
}
