import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { useScreens } from '../ScreensProvider.tsx';
import type { Tab } from './TabBar.tsx';
import { isOpen, pageOf, tabsOf } from './tabPages.ts';

/** The page that a plan's list stands on: its title, and its tabs where there is more than one to choose from. */
export function useTabs(plan: Plan): { title: string; tabs: Tab[] | undefined } {
  const { plans, base, can, flag } = useScreens();
  const translate = useTranslate();
  return useMemo(() => {
    const all = Object.values(plans);
    const page = pageOf(all, plan);
    const nameOf = ({ name }: Plan) => translate(`resources.${name}.name`);
    if (!page) return { title: nameOf(plan), tabs: undefined };
    // A tab that may not be opened is not there; where one is all the same, by its address, the page says why it shows nothing.
    const open = tabsOf(all, page).filter((one) => one.name === plan.name || isOpen(one, can, flag));
    return {
      title: translate(`resources.${page.name}.page`, { _: nameOf(page) }),
      tabs:
        open.length < 2
          ? undefined
          : open.map((one) => ({
              name: one.name,
              label: translate(`resources.${one.name}.tab`, { _: nameOf(one) }),
              to: `${base}/${one.path}`,
            })),
    };
  }, [plans, base, can, flag, translate, plan]);
}
