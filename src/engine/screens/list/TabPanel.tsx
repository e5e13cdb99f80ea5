import type { ReactNode } from 'react';
import { tabName, type OpenSwitch } from '../values/switches.ts';

/** Tab panel of a list with switches; otherwise its children. */
export function TabPanel({ switches, id, children }: { switches: readonly OpenSwitch[]; id: string; children: ReactNode }) {
  if (switches.length === 0) return children;
  const tabs = switches.flatMap(({ name, choices, open }) => (choices[open] ? `${id}-${tabName(name, choices[open].id)}` : []));
  return (
    <div role="tabpanel" id={id} aria-labelledby={tabs.join(' ')}>
      {children}
    </div>
  );
}
