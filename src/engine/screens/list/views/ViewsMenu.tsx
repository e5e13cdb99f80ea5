import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Collection } from '../useCollection.ts';
import { noFirst, type SavedView } from './useViews.ts';
import { operationFor } from '../../values/registry.ts';
import { useTools } from '../../values/useAsk.ts';
import { DefaultDialog } from './DefaultDialog.tsx';
import { MailDialog } from './MailDialog.tsx';
import { useViewChanges } from './useViewChanges.tsx';
import { LabelledMenu } from '../../widgets/LabelledMenu.tsx';
import { ViewDialog } from './ViewDialog.tsx';

interface Props {
  collection: Collection;
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function ViewsMenu({ collection, anchor, onClose }: Props) {
  const { plan, views, layout } = collection;
  const translate = useTranslate();
  const changes = useViewChanges(collection);
  const [naming, setNaming] = useState<'new' | SavedView>();
  const { offers } = useTools();
  const [mailing, setMailing] = useState<SavedView>();
  const [forOthers, setForOthers] = useState<SavedView>();
  const { current } = views;
  const changed = current !== undefined && (views.narrowed || layout.changed);
  const then = (what: () => void | Promise<void>) => () => {
    onClose();
    Promise.resolve(what()).catch(changes.failed);
  };
  const choice = (view: SavedView | undefined, label: string, detail?: string) => (
    <MenuItem
      key={view?._id ?? ''}
      role="menuitemradio"
      aria-checked={view?._id === current?._id}
      onClick={then(() => changes.choose(view))}
    >
      <ListItemIcon>{view?._id === current?._id && <Check fontSize="small" />}</ListItemIcon>
      <ListItemText primary={label} secondary={detail} slotProps={{ primary: { noWrap: true } }} />
    </MenuItem>
  );
  const doing = (key: string, what: () => void | Promise<void>, args?: Record<string, string>) => (
    <MenuItem key={key} onClick={then(what)}>
      <ListItemText inset primary={translate(`screens.views.${key}`, args)} slotProps={{ primary: { noWrap: true } }} />
    </MenuItem>
  );
  const section = (key: string) => (
    <ListSubheader key={key} role="presentation" disableSticky sx={{ lineHeight: 2.4 }}>
      {translate(`screens.views.${key}`)}
    </ListSubheader>
  );
  const own = views.views?.filter((view) => view.own) ?? [];
  const shared = views.views?.filter((view) => !view.own) ?? [];
  const isFirst = current?._id === views.first;
  // Only with the views: their lines push these down, under a pointer that is about to press.
  const areKnown = views.views !== undefined || views.failed;
  const doings = [
    current?.own && changed && doing('update', () => changes.update(current), { name: current.name }),
    current && changed && doing('discard', () => changes.discard(current)),
    doing('saveNew', () => setNaming('new')),
    current && doing(isFirst ? 'notFirst' : 'first', () => views.setFirst(firstAfter(current._id, isFirst))),
    current?.shared && offers(operationFor('setDefaultView')) && doing('forOthers', () => setForOthers(current)),
    current && !collection.parent && offers(operationFor('mailView')) && doing('email', () => setMailing(current)),
    current?.own && doing('rename', () => setNaming(current)),
    current?.own && doing('delete', () => changes.remove(current), { name: current.name }),
  ];
  return (
    <>
      <LabelledMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        label={translate('screens.views.label')}
        paper={{ sx: { width: 320, maxWidth: '100%' } }}
      >
        {choice(undefined, translate('screens.views.all', { name: translate(`resources.${plan.name}.name`) }))}
        {own.length > 0 && section('own')}
        {own.map((view) => choice(view, view.name, detailOf(view)))}
        {shared.length > 0 && section('ofOthers')}
        {shared.map((view) => choice(view, view.name, detailOf(view)))}
        {!views.views && (
          <MenuItem disabled>
            <ListItemText inset primary={translate(views.failed ? 'screens.views.loadFailed' : 'ra.page.loading')} />
          </MenuItem>
        )}
        {areKnown && <Divider />}
        {areKnown && doings}
      </LabelledMenu>
      {naming && (
        <ViewDialog
          view={naming === 'new' ? undefined : naming}
          taken={own.filter((view) => view !== naming).map(({ name }) => name)}
          onSave={(name, share) => (naming === 'new' ? changes.create(name, share) : changes.rename(naming, name, share))}
          onClose={() => setNaming(undefined)}
        />
      )}
      {mailing && <MailDialog view={mailing} onClose={() => setMailing(undefined)} />}
      {forOthers && <DefaultDialog view={forOthers} resource={views.resource} onClose={() => setForOthers(undefined)} />}
    </>
  );

  /** The person's own choice; empty where it is the default for their groups anyway. */
  function firstAfter(id: string, isFirst: boolean): string {
    const isDefault = views.byDefault?._id === id;
    if (isFirst) return views.byDefault ? noFirst : '';
    return isDefault ? '' : id;
  }

  function detailOf(view: SavedView): string | undefined {
    const { own, ownerName, shared: isShared, forEveryone, forGroupIds = [] } = view;
    const notes = [
      own ? isShared && translate('screens.views.isShared') : ownerName,
      view._id === views.first && translate('screens.views.isFirst'),
      forEveryone && translate('screens.views.isForEveryone'),
      forGroupIds.length > 0 && translate('screens.views.isForGroups', { smart_count: forGroupIds.length }),
    ];
    return notes.filter(Boolean).join(' · ') || undefined;
  }
}
