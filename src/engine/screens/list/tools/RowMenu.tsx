import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { ActionPlan } from '../../../plan/Plan.ts';
import { titleOf } from '../../../plan/titleOf.ts';
import { ActionMenu } from '../../actions/ActionMenu.tsx';
import { offeredOf } from '../../actions/choices.ts';
import type { PressOptions } from '../../actions/PressOptions.ts';
import { useActionPress } from '../../actions/useActionPress.tsx';
import { mayBeFavourite } from '../../values/favourites.ts';
import { laterWorded } from '../../values/later.tsx';
import { useAvailability } from '../../values/useAvailability.ts';
import type { OpenSwitch } from '../../values/switches.ts';
import type { Collection } from '../useCollection.ts';

export interface RowMenuProps {
  collection: Collection;
  surface: RefObject<HTMLElement | null>;
  actions: readonly ActionPlan[];
  switches: readonly OpenSwitch[];
  elsewhere: PressOptions['elsewhere'];
  /** Shows a row next to the list. */
  peek: ((id: string) => void) | undefined;
  onDone: PressOptions['onDone'];
}

/** A menu of the row under the pointer; the keyboard has letters and the bar. One for the whole list, so that rows cost nothing. */
export function RowMenu({ collection, surface, actions, switches, elsewhere, peek, onDone }: RowMenuProps) {
  const { plan, parent, rows } = collection;
  const translate = useTranslate();
  const [over, setOver] = useState<HTMLElement>();
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement }>();
  const button = useRef<HTMLButtonElement>(null);
  const id = menu?.id ?? over?.dataset['id'];
  const row = rows?.find((each) => each.id === id);
  // The row of an open dialog, which outlives the menu.
  const [acted, setActed] = useState<string>();
  const ids = useMemo(() => [acted ?? id ?? ''], [acted, id]);
  const records = rows?.filter((each) => ids.includes(each.id));
  const { press, dialogs, running } = useActionPress({ plan, ids, records, parent, switches, elsewhere, onDone });
  // The button stays, so that what it opened gives the focus back to it.
  const isHeld = menu !== undefined || running !== undefined || Boolean(dialogs);
  useEffect(() => {
    const list = surface.current;
    if (!list || isHeld) return;
    const enter = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element) || button.current?.contains(target)) return;
      setOver(target.closest<HTMLElement>('tbody tr[data-id]') ?? undefined);
    };
    const leave = () => setOver(undefined);
    list.addEventListener('pointerover', enter);
    list.addEventListener('pointerleave', leave);
    return () => {
      list.removeEventListener('pointerover', enter);
      list.removeEventListener('pointerleave', leave);
    };
  }, [surface, isHeld]);
  const anchor = useMemo(() => over && { getBoundingClientRect: () => endOf(over) }, [over]);
  const stars = useAvailability().may(plan, 'show') && !parent && mayBeFavourite(plan);
  const there = offeredOf(actions, { switches, records: row && [row] });
  return (
    <>
      {row && anchor && (there.length > 0 || peek || stars) && (
        <Popper open anchorEl={anchor} placement="left" disablePortal sx={{ zIndex: 2 }} className="screen-only">
          <Paper elevation={2} sx={{ borderRadius: 1 }}>
            <IconButton
              ref={button}
              size="small"
              tabIndex={-1}
              loading={running !== undefined && acted === row.id}
              aria-label={translate('screens.tools.rowActions', { name: titleOf(plan, row) || row.id })}
              aria-haspopup="menu"
              onPointerEnter={() => stars && void StarItem.preload()}
              aria-expanded={menu !== undefined}
              onClick={({ currentTarget }) => {
                setActed(undefined);
                setMenu({ id: row.id, anchor: currentTarget });
              }}
            >
              <MoreHoriz fontSize="small" />
            </IconButton>
          </Paper>
        </Popper>
      )}
      {menu && row && (
        <ActionMenu
          {...{ plan, ids, parent, switches, records: [row] }}
          actions={there}
          anchor={menu.anchor}
          onPress={(action) => {
            setActed(menu.id);
            press(action, menu.anchor);
          }}
          onClose={() => setMenu(undefined)}
        >
          {peek && (
            <MenuItem
              onClick={() => {
                setMenu(undefined);
                peek(menu.id);
              }}
            >
              <ListItemIcon>
                <Visibility />
              </ListItemIcon>
              {translate('screens.tools.peek')}
            </MenuItem>
          )}
          {stars && (
            <StarItem
              resource={plan.name}
              id={menu.id}
              label={titleOf(plan, row) || menu.id}
              divider={there.length > 0}
              onDone={() => setMenu(undefined)}
            />
          )}
        </ActionMenu>
      )}
      {dialogs}
    </>
  );
}

const StarItem = laterWorded(async () => (await import('./StarItem.tsx')).StarItem);

/** The end of the row that is in sight, before its own tool. */
function endOf(row: HTMLElement): DOMRect {
  const { top, height, right } = row.getBoundingClientRect();
  const box = row.closest('table')?.parentElement?.getBoundingClientRect();
  const tool = row.querySelector<HTMLElement>(':scope > td.tool:last-child')?.offsetWidth ?? 8;
  return new DOMRect(Math.min(right, box?.right ?? right) - tool, top, 0, height);
}
