import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useScreens } from '../ScreensProvider.tsx';
import { sortCustomers } from '../shell/customers.ts';
import { appearances, useShell } from '../shell/ShellProvider.tsx';
import { planCommands, type Command } from './commands.ts';
import { usePageCommands } from './pageCommands.ts';
import { commandOf } from './useCustomerCommands.ts';

interface Tools {
  shortcuts: () => void;
  why: (() => void) | undefined;
  search: (() => void) | undefined;
  searchKeys: string;
}

export function useCommands(tools: Tools): Command[] {
  const translate = useTranslate();
  const screens = useScreens();
  const { me, customer, openCustomer, appearance, setAppearance, logout } = useShell();
  const page = usePageCommands();
  return useMemo(() => {
    const own = page.flatMap(({ id, label, run, keys, because }): Command[] =>
      run && !because ? [{ id: `page.${id}`, group: 'page', label, run, ...(keys && { hint: keys }) }] : [],
    );
    const others = sortCustomers(me.customers).filter((one) => one.customerId !== customer?.customerId);
    const switches = others.map((one): Command => ({ ...commandOf(one), run: () => openCustomer(one) }));
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
    return [...own, ...places, ...console, ...switches];
  }, [page, screens, me, customer, openCustomer, appearance, setAppearance, logout, translate, tools]);
}
