import { applyAppearance } from '../../engine/app/frame/appearance.ts';
import { bootstrap } from './bootstrap.ts';
import { loadConfig } from './settings/config.ts';

// The first script is small, without React, so that everything else loads in parallel.
applyAppearance();
const config = loadConfig();
void bootstrap(config);
void config.then(({ outside }) => outside && import('./outside.ts').then((code) => code.startOutside(outside)));
