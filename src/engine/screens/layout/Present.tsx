import type { ComponentProps } from 'react';
import { later } from '../values/later.tsx';
import { useScreens } from '../values/ScreensProvider.tsx';
import type { PeoplePresent } from './PeoplePresent.tsx';

const People = later(async () => (await import('./PeoplePresent.tsx')).PeoplePresent);

/** Loaded only where an API can tell who is here. */
function PresentPeople(props: ComponentProps<typeof PeoplePresent>) {
  const { meet } = useScreens();
  return meet && props.plan.live ? <People {...props} /> : null;
}

export const Present = Object.assign(PresentPeople, { preload: People.preload });
