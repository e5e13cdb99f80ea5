import { registeredParts, singleParts } from '../screens/values/registry.ts';
import { onCrash } from './frame/reporting.ts';
import { start } from './start.ts';

/** `import.meta.hot` of Vite. */
interface Hot {
  on: (event: string, listener: () => void) => void;
}

/** Starts the console while its parts are developed: an error names the part and lies over the page with its stack. */
export async function develop(app: () => Promise<unknown>, hot: Hot | undefined): Promise<void> {
  onCrash((error) => {
    if (!isVites(error)) showOverlay(error);
    // Boundaries keep what they caught: the page that comes after a change is a new one.
    hot?.on('vite:afterUpdate', () => location.reload());
  });
  try {
    await app();
    checkParts();
    start();
  } catch (fault) {
    (await import('./showAny.tsx')).showBroken(fault);
  }
}

/** A module that Vite could not make: its own overlay says where. Each browser has its words. */
const isVites = (fault: unknown): boolean =>
  fault instanceof TypeError && /dynamically imported module|module script failed/i.test(fault.message);

function showOverlay(fault: unknown): void {
  const Overlay = customElements.get('vite-error-overlay');
  const error = fault instanceof Error ? fault : new Error(String(fault));
  for (const shown of document.querySelectorAll('vite-error-overlay')) shown.remove();
  if (Overlay) document.body.append(new Overlay({ message: error.message, stack: stackOf(error) }));
}

/** Places in the text, without the message that some browsers put before them. */
const stackOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at |@/.test(line))
    .join('\n');

/** Reports parts that would leave a page blank. */
function checkParts(): void {
  const { Brand, ...functions } = singleParts();
  for (const [key, value] of Object.entries(functions))
    if (typeof value !== 'function') throw new Error(`defineConsole: ${key} must be a function.`);
  if (Brand !== undefined && !isComponent(Brand)) throw new Error('defineConsole: Brand must be a component.');
  for (const { part, name, keys, other, value } of registeredParts()) {
    const isObject = typeof value === 'object' && value !== null;
    const wrong = keys.filter((key) => isObject && key in value && !isComponent(Reflect.get(value, key)));
    if (isObject && wrong.length === 0 && [...keys, ...other].some((key) => key in value)) continue;
    throw new Error(`defineConsole: ${part}.${name} has no component: ${keys.join(' or ')} is one.`);
  }
}

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
