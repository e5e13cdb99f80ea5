import { useSearchParams } from 'react-router-dom';
import type { Plan } from '../../plan/Plan.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { TabbedPage } from '../layout/tabs/TabbedPage.tsx';
import { Sections } from './Sections.tsx';
import { Settings } from './Settings.tsx';

/** A record per scope, or per section of the address. */
export function SettingsScreen({ plan }: { plan: Plan }) {
  const { plans } = useScreens();
  const [query] = useSearchParams();
  const { sections } = plan;
  const requested = sections && query.get(sections.query);
  // An address without a section, or with one that there is not, means the first.
  const section = sections && (sections.choices.find(({ id }) => id === requested) ?? sections.choices[0])?.id;
  const below = Object.values(plans).filter(({ kind, parent }) => kind === 'settings' && parent === plan.name);
  const all = (
    <>
      <Settings key={`${plan.name} ${section ?? ''}`} plan={plan} section={section} />
      {below.map((one) => (
        <Settings key={one.name} plan={one} section={undefined} />
      ))}
    </>
  );
  return (
    <TabbedPage plan={plan}>
      {sections && section !== undefined ? (
        <Sections plan={plan} sections={sections} current={section}>
          {all}
        </Sections>
      ) : (
        all
      )}
    </TabbedPage>
  );
}
