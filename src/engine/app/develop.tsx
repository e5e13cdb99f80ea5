import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { nameWidgets, registeredParts, type Widget } from '../screens/values/registry.ts';
import { onCrash } from './frame/reporting.ts';
import { start } from './start.ts';

/** `import.meta.hot` of Vite. */
interface Hot {
  on: (event: string, listener: () => void) => void;
}

/** Starts the console while its parts are developed: an error names the part and lies over the page with its stack. */
export async function develop(app: () => Promise<unknown>, hot: Hot | undefined): Promise<void> {
  nameWidgets(named);
  onCrash((error) => {
    showOverlay(error);
    // Boundaries keep what they caught: the page that comes after a change is a new one.
    hot?.on('vite:afterUpdate', () => location.reload());
  });
  try {
    await app();
    checkParts();
    start();
  } catch (fault) {
    (await import('./showAny.tsx')).showBroken(fault);
    showOverlay(fault);
  }
}

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

const made = new WeakMap<Widget, Widget>();

/** The widget with its name before the message of what it throws. */
function named(name: string, widget: Widget): Widget {
  const known = made.get(widget) ?? {
    ...widget,
    ...(widget.Field && { Field: within(name, widget.Field) }),
    ...(widget.Input && { Input: within(name, widget.Input) }),
  };
  made.set(widget, known);
  return known;
}

const within = <P extends object>(name: string, part: ComponentType<P>): ComponentType<P> =>
  function Named(props: P) {
    return <NamedErrors name={name}>{createElement(part, props)}</NamedErrors>;
  };

class NamedErrors extends Component<{ name: string; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const known = error instanceof Error ? error : new Error(String(error));
    const message = `Widget “${this.props.name}”: ${known.message}`;
    throw Object.assign(new Error(message, { cause: error }), { stack: known.stack });
  }
}

/** Reports parts that would leave a page blank. */
function checkParts(): void {
  for (const { part, name, keys, other, value } of registeredParts()) {
    const isObject = typeof value === 'object' && value !== null;
    const wrong = keys.filter((key) => isObject && key in value && !isComponent(Reflect.get(value, key)));
    if (isObject && wrong.length === 0 && [...keys, ...other].some((key) => key in value)) continue;
    throw new Error(`defineConsole: ${part}.${name} has no component: ${keys.join(' or ')} is one.`);
  }
}

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
