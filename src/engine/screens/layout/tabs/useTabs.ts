import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import { useAvailability } from '../../values/useAvailability.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import type { Back } from '../PageLayout.tsx';
import type { Tab } from './TabBar.tsx';
import { pageOf, tabsOf } from '../../values/tabPages.ts';

interface TabPage {
  title: string;
  tabs: Tab[] | undefined;
  back: Back | undefined;
  /** Plan of the page, if it reads a record to show above the tabs. */
  page: Plan | undefined;
}

/** The page that a plan stands on: its title, the way back, and its tabs where there is more than one to choose from. */
export function useTabs(plan: Plan): TabPage {
  const { plans, base } = useScreens();
  const { may } = useAvailability();
  const translate = useTranslate();
  return useMemo(() => {
    const all = Object.values(plans);
    const page = pageOf(all, plan);
    const nameOf = ({ name }: Plan) => translate(`resources.${name}.name`);
    const shown = tabsOf(all, page ?? plan);
    const backTo = all.find(({ opens }) => [page ?? plan, ...shown].some(({ path }) => opens?.endsWith(`/${path}`)));
    const back = backTo && may(backTo, 'open') ? { to: `${base}/${backTo.path}`, label: nameOf(backTo) } : undefined;
    if (!page) return { title: nameOf(plan), tabs: undefined, back, page: undefined };
    // A tab that may not be opened is not there; where one is all the same, by its address, the page says why it shows nothing.
    const open = shown.filter((one) => one.name === plan.name || may(one, 'open'));
    return {
      title: translate(`resources.${page.name}.page`, { _: nameOf(page) }),
      back,
      page: page.kind === 'settings' && page.details.length > 0 && page !== plan && may(page, 'open') ? page : undefined,
      tabs:
        open.length < 2
          ? undefined
          : open.map((one) => ({
              name: one.name,
              label: translate(`resources.${one.name}.tab`, { _: nameOf(one) }),
              to: addressOf(base, one),
            })),
    };
  }, [plans, base, may, translate, plan]);
}

/** Settings with sections lead to their first one. */
function addressOf(base: string, { path, sections }: Plan): string {
  const [first] = sections?.choices ?? [];
  return `${base}/${path}${sections && first ? `?${new URLSearchParams({ [sections.query]: first.id }).toString()}` : ''}`;
}
