import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMemo, useState, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import { SearchField } from '../../../engine/screens/list/SearchField.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { besides, matchesOf } from './search.ts';
import type { TreeAction } from './state.ts';
import type { TreeState } from './treeState.ts';
import { Bar, narrow } from './surface.tsx';

interface Props {
  state: TreeState;
  dispatch: Dispatch<TreeAction>;
  editable: boolean;
  children?: ReactNode;
}

/** Search with next match, open and close all, the number of departments, and the keys. */
export function TreeBar({ state, dispatch, editable, children }: Props) {
  const translate = useTranslate();
  const [help, setHelp] = useState(false);
  const { history, query, current } = state;
  const { tree } = history;
  const found = useMemo(() => matchesOf(tree, query), [tree, query]);
  const go = (step: 1 | -1) => {
    const id = besides(found, current, step);
    if (id !== undefined) dispatch({ type: 'focus', id, take: false });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'ArrowDown') dispatch({ type: 'focus', id: current });
    else return;
    event.preventDefault();
  };
  const button = (key: string, icon: ReactNode, onClick: () => void, disabled = false) => {
    const label = translate(`pages.departments.${key}`);
    return (
      <IconButton size="small" aria-label={label} title={label} onClick={onClick} disabled={disabled}>
        {icon}
      </IconButton>
    );
  };
  return (
    <Bar>
      <Search role="none" onKeyDown={onKeyDown}>
        <SearchField
          search={query}
          label={translate('pages.departments.search')}
          onSearch={(text) => dispatch({ type: 'search', query: text })}
        />
      </Search>
      {query !== '' && (
        <Found>
          {translate('pages.departments.match', { place: found.indexOf(current) + 1, of: found.length, smart_count: found.length })}
          {button('previousMatch', <KeyboardArrowUp fontSize="small" />, () => go(-1), found.length === 0)}
          {button('nextMatch', <KeyboardArrowDown fontSize="small" />, () => go(1), found.length === 0)}
        </Found>
      )}
      <Tools>
        {children}
        {button('expandAll', <UnfoldMore fontSize="small" />, () => dispatch({ type: 'openAll' }))}
        {button('collapseAll', <UnfoldLess fontSize="small" />, () => dispatch({ type: 'closeAll' }))}
        {button('keys.title', <KeyboardOutlined fontSize="small" />, () => setHelp(true))}
      </Tools>
      <Count>{translate('pages.departments.count', { smart_count: tree.nodes.size })}</Count>
      {help && <KeysDialog editable={editable} onClose={() => setHelp(false)} />}
    </Bar>
  );
}

const Search = styled('div')({
  display: 'flex',
  flex: '0 1 320px',
  minWidth: 0,
  '& > *': { flex: '1 1 auto' },
  [narrow]: { flex: '1 1 100%' },
});

const Found = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  paddingInline: theme.spacing(1),
  color: theme.palette.text.secondary,
}));

const Tools = styled('span')({ display: 'inline-flex', gap: 2, marginInlineStart: 'auto', [narrow]: { marginInlineStart: 0 } });

const Count = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  paddingInline: theme.spacing(1),
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  [narrow]: { marginInlineStart: 'auto' },
}));
