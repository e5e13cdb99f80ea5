import { report } from '../../../engine/app/frame/reporting.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import type { LivePlace, Screens } from '../../../engine/screens/values/ScreensProvider.tsx';
import type { Hear, Listening } from './listen.ts';

/** Opens no connection before a list or record is on the screen. */
export function liveOf({ awsRegion: region, ...who }: Omit<Listening, 'region'> & { awsRegion: string }): Pick<Screens, 'listen' | 'meet'> {
  const begin = (plan: Plan, place: LivePlace, hear: Hear) => {
    let stop: (() => void) | undefined = () => undefined;
    const start = async () => {
      const { listenToPlatform } = await import('./listen.ts');
      if (stop) stop = listenToPlatform({ region, ...who }, plan, place, hear);
    };
    start().catch(report);
    return () => {
      stop?.();
      stop = undefined;
    };
  };
  return {
    listen: (plan, place, onEvent) => begin(plan, place, { onEvent }),
    meet: (plan, place, onPeople) => begin(plan, place, { onPeople }),
  };
}
