import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { DepartmentNode } from '../../../domain/departmentTree.ts';
import { tops, wayTo, type Changes } from './changes.ts';
import type { Tree } from './tree.ts';

interface Props {
  changes: Changes;
  before: Tree;
  after: Tree;
  /** Leads to a department; without, they are only named. */
  onShow?: (id: string) => void;
  onRestore?: (id: string) => void;
}

const most = 50;

export function ChangeList({ changes, before, after, onShow, onRestore }: Props) {
  const translate = useTranslate();
  const word = (name: string) => name || translate('pages.departments.unnamed');
  const at = (tree: Tree, { _id }: DepartmentNode) => wayTo(tree, _id).map(word).join(' › ');
  const shown = (node: DepartmentNode) =>
    onShow ? (
      <button type="button" onClick={() => onShow(node._id)}>
        {word(node.name)}
      </button>
    ) : (
      <b>{word(node.name)}</b>
    );
  const gone = new Set(changes.archived.map(({ _id }) => _id));
  const restorable = new Set(tops(before, gone));
  const part = <Item,>(kind: keyof Changes, items: readonly Item[], line: (item: Item) => readonly [string, React.ReactNode]) =>
    items.length > 0 && (
      <section key={kind}>
        <h3>{translate(`pages.departments.kinds.${kind}`, { smart_count: items.length })}</h3>
        <ul>
          {items.slice(0, most).map((item) => {
            const [key, content] = line(item);
            return <li key={key}>{content}</li>;
          })}
          {items.length > most && <li>{translate('pages.departments.andMore', { smart_count: items.length - most })}</li>}
        </ul>
      </section>
    );
  return (
    <Parts>
      {part('added', changes.added, (node) => [
        node._id,
        <>
          {shown(node)} <small>{at(after, node)}</small>
        </>,
      ])}
      {part('renamed', changes.renamed, ({ node, before: old }) => [
        node._id,
        <>
          {shown(node)} <small>{translate('pages.departments.formerName', { name: old.name })}</small>
        </>,
      ])}
      {part('moved', changes.moved, ({ node, before: old }) => [
        node._id,
        <>
          {shown(node)}{' '}
          <small>
            {node.parentId === old.parentId
              ? translate('pages.departments.otherPlace', { parent: at(after, node) })
              : translate('pages.departments.fromTo', { from: at(before, old), to: at(after, node) })}
          </small>
        </>,
      ])}
      {part('archived', changes.archived, (node) => [
        node._id,
        <>
          <b>{node.name}</b> <small>{at(before, node)}</small>
          {onRestore && restorable.has(node._id) && (
            <Button
              size="small"
              onClick={() => onRestore(node._id)}
              aria-label={translate('pages.departments.restoreOne', { name: node.name })}
            >
              {translate('pages.departments.restore')}
            </Button>
          )}
        </>,
      ])}
    </Parts>
  );
}

const Parts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: theme.spacing(1.5, 3),
  '& h3': { ...theme.typography.caption, fontWeight: 600, margin: theme.spacing(0, 0, 0.5), color: theme.palette.text.secondary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { overflowWrap: 'anywhere', padding: theme.spacing(0.25, 0) },
  '& b': { fontWeight: 600 },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& li > button:not([class])': {
    font: 'inherit',
    fontWeight: 600,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.palette.primary.main,
    cursor: 'pointer',
    textAlign: 'start',
    '&:hover': { textDecoration: 'underline' },
  },
}));
