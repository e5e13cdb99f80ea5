import { applyAppearance } from './frame/appearance.ts';
import { begin } from './begin.ts';

/** Shows the console of the API that the page's server stands for. Call it once, after `defineConsole`. */
export function start(): void {
  applyAppearance();
  void begin();
}
