import { useTranslate } from 'ra-core';
import { useMemo, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Plan } from '../../plan/Plan.ts';
import { laterWorded } from '../values/later.tsx';
import type { PanelProps } from '../values/pages.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useAvailability } from '../values/useAvailability.ts';
import { useShell } from '../values/ShellProvider.tsx';
import type { Tab } from '../layout/tabs/TabBar.tsx';
import { childrenOf } from './childPlans.ts';
import { RecordCard } from '../layout/RecordSkeleton.tsx';
import { operationFor } from '../values/registry.ts';

interface RecordTabs {
  tabs: Tab[] | undefined;
  current: string;
  child: Plan | undefined;
  main: Plan | undefined;
  panel: { name: string; Panel: ComponentType<PanelProps> } | undefined;
}

/** The open tab is in the address, `?tab=users`. */
export function useRecordTabs(plan: Plan): RecordTabs {
  const screens = useScreens();
  const { plans, pages } = screens;
  const { brandName } = useShell();
  const translate = useTranslate();
  const [query] = useSearchParams();
  const children = useMemo(
    () => childrenOf(Object.values(plans), plan, screens).filter(({ name }) => name !== plan.main),
    [plans, plan, screens],
  );
  const main = plans[plan.main ?? ''];
  const { exists, mayAsk } = useAvailability();
  const panels = useMemo(
    () =>
      (plan.panels ?? []).flatMap(({ name, page, operation }) => {
        const Panel = pages?.[page]?.Panel;
        return Panel && mayAsk(operation) ? [{ name, Panel }] : [];
      }),
    [plan, pages, mayAsk],
  );
  const tabs = useMemo(
    () => [
      { name: 'overview', label: translate('screens.show.overview'), to: '?' },
      ...children.map(({ name, path }) => ({
        name: path,
        label: translate(`resources.${name}.tab`, { _: translate(`resources.${name}.name`) }),
        to: `?tab=${encodeURIComponent(path)}`,
      })),
      ...panels.map(({ name }) => ({
        name,
        label: translate(`resources.${plan.name}.panels.${name}`, { brand: brandName }),
        to: `?tab=${encodeURIComponent(name)}`,
      })),
      ...(mayAsk(operationFor('auditTrail')) ? [{ name: 'activity', label: translate('screens.show.activity'), to: '?tab=activity' }] : []),
    ],
    [children, panels, plan, brandName, mayAsk, translate],
  );
  const requested = query.get('tab');
  const current = tabs.find(({ name }) => name === requested)?.name ?? 'overview';
  return {
    tabs: tabs.length > 1 ? tabs : undefined,
    current,
    main: main && exists(main, 'list') ? main : undefined,
    child: children.find(({ path }) => path === current),
    panel: panels.find(({ name }) => name === current),
  };
}

export const Activity = laterWorded(async () => (await import('./activity/ActivityTab.tsx')).ActivityTab, <RecordCard lines={4} />);
