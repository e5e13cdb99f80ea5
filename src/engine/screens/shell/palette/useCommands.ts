import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { appearances, useShell } from '../../values/ShellProvider.tsx';
import { planCommands } from './commands.ts';
import type { Command } from '../../values/commands.ts';
import { usePageCommands } from '../../values/pageCommands.ts';
import { useScopeCommands } from '../../values/registry.ts';

interface Tools {
  shortcuts: () => void;
  why: (() => void) | undefined;
  search: (() => void) | undefined;
  searchKeys: string;
}

/** Every command of this moment: those of the page first, then places, beginnings, the console's own, and the other scopes. */
export function useCommands(tools: Tools): Command[] {
  const translate = useTranslate();
  const screens = useScreens();
  const { appearance, setAppearance, logout } = useShell();
  const scopes = useScopeCommands();
  const page = usePageCommands();
  return useMemo(() => {
    const own = page.flatMap(({ id, label, run, keys, because }): Command[] =>
      run && !because ? [{ id: `page.${id}`, group: 'page', label, run, ...(keys && { hint: keys }) }] : [],
    );
    const themes = appearances
      .filter((one) => one !== appearance)
      .map((one): Command => ({
        id: `theme.${one}`,
        group: 'console',
        label: `${translate('shell.user.theme')}: ${translate(`shell.user.${one}`)}`,
        run: () => setAppearance(one),
      }));
    const { search } = tools;
    const console: Command[] = [
      ...(search
        ? [{ id: 'search', group: 'console' as const, label: translate('shell.search'), hint: tools.searchKeys, run: () => search() }]
        : []),
      { id: 'shortcuts', group: 'console', label: translate('palette.shortcuts'), hint: '?', run: tools.shortcuts },
      ...(tools.why ? [{ id: 'why', group: 'console' as const, label: translate('palette.why'), run: tools.why }] : []),
      ...themes,
      ...(logout ? [{ id: 'logout', group: 'console' as const, label: translate('shell.user.logout'), run: logout }] : []),
    ];
    const places = screens.base ? planCommands(Object.values(screens.plans), { base: screens.base, grants: screens, translate }) : [];
    return [...own, ...places, ...console, ...scopes];
  }, [page, screens, scopes, appearance, setAppearance, logout, translate, tools]);
}
