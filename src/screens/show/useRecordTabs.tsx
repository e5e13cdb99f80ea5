import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Plan } from '../../plan/Plan.ts';
import { later } from '../later.tsx';
import { useScreens } from '../ScreensProvider.tsx';
import type { Tab } from '../tabs/TabBar.tsx';
import { childrenOf } from './childPlans.ts';
import { RecordCard } from './RecordSkeleton.tsx';

/** The tabs of a record's page: what it is, each list below it, and what became of it; which is open stands in the address, `?tab=users`. */
export function useRecordTabs(plan: Plan): { tabs: Tab[] | undefined; current: string; child: Plan | undefined } {
  const { plans, can, flag } = useScreens();
  const translate = useTranslate();
  const [query] = useSearchParams();
  const children = useMemo(() => childrenOf(Object.values(plans), plan, can, flag), [plans, plan, can, flag]);
  const tabs = useMemo(
    () => [
      { name: 'overview', label: translate('screens.show.overview'), to: '?' },
      ...children.map(({ name, path }) => ({
        name: path,
        label: translate(`resources.${name}.tab`, { _: translate(`resources.${name}.name`) }),
        to: `?tab=${encodeURIComponent(path)}`,
      })),
      ...(can('CommonGetAuditList') ? [{ name: 'activity', label: translate('screens.show.activity'), to: '?tab=activity' }] : []),
    ],
    [children, can, translate],
  );
  const asked = query.get('tab');
  const current = tabs.find(({ name }) => name === asked)?.name ?? 'overview';
  return { tabs: tabs.length > 1 ? tabs : undefined, current, child: children.find(({ path }) => path === current) };
}

/** What became of the record; the code comes when it is first looked at. */
export const Activity = later(async () => (await import('../activity/ActivityTab.tsx')).ActivityTab, <RecordCard lines={4} />);
