import type { ReactNode } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import { later } from '../../values/later.tsx';
import { PageLayout } from '../PageLayout.tsx';
import { useTabs } from './useTabs.ts';

export function TabbedPage({ plan, actions, children }: { plan: Plan; actions?: ReactNode; children: ReactNode }) {
  const { title, tabs, back, page } = useTabs(plan);
  return (
    <PageLayout
      title={title}
      {...(back && { back })}
      subtitle={page && <TabbedPageHead plan={page} />}
      tabs={tabs && { all: tabs, current: plan.name }}
      actions={actions}
    >
      {children}
    </PageLayout>
  );
}

const TabbedPageHead = later(async () => (await import('./TabbedPageHead.tsx')).TabbedPageHead);
