import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { TabBar, tabId } from '../layout/tabs/TabBar.tsx';

interface Props {
  plan: Plan;
  sections: NonNullable<Plan['sections']>;
  current: string;
  children: ReactNode;
}

export function Sections({ plan, sections, current, children }: Props) {
  const translate = useTranslate();
  const panel = useId();
  const tabs = sections.choices.map(({ id, label }) => ({ name: id, label: translate(label), to: sectionAddress(sections.query, id) }));
  return (
    <SectionLayout>
      <TabBar vertical tabs={tabs} current={current} label={translate(`resources.${plan.name}.sectionsLabel`, { _: '' })} panel={panel} />
      <div role="tabpanel" id={panel} aria-labelledby={tabId(panel, current)}>
        {children}
      </div>
    </SectionLayout>
  );
}

/** The address of a section of the page at hand. */
export const sectionAddress = (query: string, section: string): string => `?${new URLSearchParams({ [query]: section }).toString()}`;

const SectionLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'start',
  // Sticky next to long content, where they fit into the window.
  '@media (min-width: 900px) and (min-height: 600px)': { '& > [role=tablist]': { position: 'sticky', top: 72 } },
  '& > [role=tabpanel]': { display: 'grid', gap: theme.spacing(3), minWidth: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
}));
