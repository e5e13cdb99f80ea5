import { applyAppearance } from './frame/appearance.ts';
import { begin } from './begin.ts';

// The console of any API: its server says what there is (src/commands/consoleServer.ts).
applyAppearance();
void begin();
