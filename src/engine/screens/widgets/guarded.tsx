import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import type { FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { reportWidget, widgetOf, type Widget } from '../values/registry.ts';
import { Group, Help, Legend } from './fieldset.ts';

/** A registered widget that says itself that it failed, so that the rest of the page stays. The engine's own need no guard. */
export function guarded(name: string): Widget | undefined {
  const widget = widgetOf(name);
  if (!widget) return undefined;
  const { Field, Input } = widget;
  const known = made.get(widget) ?? {
    ...widget,
    ...(Field && { Field: within(name, Field, ({ value }) => value, BrokenValue) }),
    ...(Input && { Input: within(name, Input, ({ field, value }) => `${field.name} ${String(value)}`, BrokenInput) }),
  };
  made.set(widget, known);
  return known;
}

/** The same component at each render, so that React keeps its state. */
const made = new WeakMap<Widget, Widget>();

type Broken<P> = ComponentType<P & { widget: string }>;

function within<P extends object>(name: string, part: ComponentType<P>, shown: (props: P) => unknown, Fallback: Broken<P>) {
  function Guarded(props: P) {
    return (
      <WidgetBoundary name={name} shown={shown(props)} fallback={<Fallback {...props} widget={name} />}>
        {createElement(part, props)}
      </WidgetBoundary>
    );
  }
  // A widget that is loaded later can still be loaded early.
  return Object.assign(Guarded, 'preload' in part && { preload: part.preload });
}

interface Props {
  name: string;
  /** Another value is tried again. */
  shown: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

class WidgetBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const { name } = this.props;
    const known = error instanceof Error ? error : new Error(String(error));
    const message = `Widget “${name}”: ${known.message}`;
    if (reported.has(message)) return;
    reported.add(message);
    reportWidget(Object.assign(new Error(message, { cause: error }), { stack: known.stack }));
  }

  override componentDidUpdate({ shown }: Props) {
    if (this.state.hasFailed && !Object.is(shown, this.props.shown)) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** A fault in every row is one fault. */
const reported = new Set<string>();

function BrokenValue({ widget }: FieldProps & { widget: string }) {
  const translate = useTranslate();
  return <Muted title={translate('screens.broken.why', { widget })}>{translate('screens.broken.value')}</Muted>;
}

function BrokenInput({ field, widget }: InputProps & { widget: string }) {
  const translate = useTranslate();
  return (
    <Group data-field={field.name} tabIndex={-1}>
      <Legend>{translate(field.label)}</Legend>
      <Help title={translate('screens.broken.why', { widget })}>{translate('screens.broken.input')}</Help>
    </Group>
  );
}

const Muted = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }));
