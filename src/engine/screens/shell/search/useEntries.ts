import { useLocaleState, useLocales, useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Command } from '../../values/commands.ts';
import { usePageCommands } from '../../values/pageCommands.ts';
import { registeredRoutes, useScopeCommands } from '../../values/registry.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { appearances, useShell } from '../../values/ShellProvider.tsx';
import { undoLast } from '../../values/undoable.ts';
import { listsFor } from '../../home/home.ts';
import { planEntries } from './planEntries.ts';

export interface Tools {
  shortcuts: () => void;
  why: () => void;
}

/** Everything of this moment that isn't a record: commands of the page, pages, actions, the console's own, and the other scopes. */
export function useEntries(tools: Tools): Command[] {
  const translate = useTranslate();
  const screens = useScreens();
  const scopes = useScopeCommands();
  const page = usePageCommands();
  const own = useOwnEntries(tools);
  return useMemo(() => {
    const wordsOf = (id: string) => ({ words: translate(`search.words.page.${id}`, { _: '' }) });
    const here = page.flatMap(({ id, label, run, keys, because }): Command[] =>
      run && !because ? [{ ...{ id: `page.${id}`, group: 'page', label, run }, ...wordsOf(id), ...(keys && { keys }) }] : [],
    );
    const home = listsFor(screens.plans, screens).length > 0;
    const start: Command = { id: 'home.open', group: 'pages', label: translate('shell.menu.home'), to: screens.base, ...wordsOf('home') };
    const places = screens.base ? planEntries(Object.values(screens.plans), { base: screens.base, grants: screens, translate }) : [];
    const routes = Object.entries(registeredRoutes()).map(([path, { label }]): Command => ({
      id: `route.${path}`,
      group: 'pages',
      label,
      to: `${screens.base}/${path}`,
    }));
    return [...here, ...(home ? [start] : []), ...places, ...routes, ...own, ...scopes];
  }, [page, screens, scopes, own, translate]);
}

/** The console's own actions: help, look, language, account. */
function useOwnEntries({ shortcuts, why }: Tools): Command[] {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  const { appearance, setAppearance, logout, links, supportUrl } = useShell();
  return useMemo(() => {
    const words = (name: string) => translate(`search.words.console.${name}`, { _: '' });
    const add = (name: string, label: string, run: () => void, keys?: string): Command => ({
      ...{ id: `console.${name}`, group: 'actions', label, run, words: words(name.split('.')[0] ?? '') },
      ...(keys && { keys }),
    });
    const leave = (href: string) => () =>
      void (href.startsWith('mailto:') ? location.assign(href) : window.open(href, '_blank', 'noopener'));
    return [
      add('undo', translate('palette.undo'), () => void (undoLast() || notify('shell.toast.nothingToUndo', { type: 'info' })), 'Control+Z'),
      add('shortcuts', translate('palette.shortcuts'), shortcuts, '?'),
      add('why', translate('palette.why'), why),
      ...(supportUrl ? [add('support', translate('palette.support'), leave(supportUrl))] : []),
      ...appearances
        .filter((one) => one !== appearance)
        .map((one) => add(`theme.${one}`, `${translate('shell.user.theme')}: ${translate(`shell.user.${one}`)}`, () => setAppearance(one))),
      ...(locales ?? [])
        .filter((one) => one.locale !== locale)
        .map((one) => add(`language.${one.locale}`, `${translate('shell.user.language')}: ${one.name}`, () => setLocale(one.locale))),
      ...links.map(({ name, href }) => add(`link.${name}`, translate(`shell.menu.${name}`), leave(href))),
      ...(logout ? [add('logout', translate('shell.user.logout'), logout)] : []),
    ];
  }, [translate, notify, shortcuts, why, supportUrl, appearance, setAppearance, locale, setLocale, locales, links, logout]);
}
