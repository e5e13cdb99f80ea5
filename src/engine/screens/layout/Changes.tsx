import type { ComponentProps } from 'react';
import { later } from '../values/later.tsx';
import { useScreens } from '../values/ScreensProvider.tsx';
import type { ChangesNotice } from './ChangesNotice.tsx';

const Notice = later(async () => (await import('./ChangesNotice.tsx')).ChangesNotice);

/** Loaded only for what an API reports changes of. */
export function Changes(props: ComponentProps<typeof ChangesNotice>) {
  const { listen } = useScreens();
  const { live } = props.plan;
  const hears = live === 'rows' || (live === 'record' && props.id !== undefined);
  return listen && hears ? <Notice {...props} /> : null;
}
