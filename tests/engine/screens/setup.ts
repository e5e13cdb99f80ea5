import '@testing-library/jest-dom/vitest';
import { StyleSheet } from '@emotion/sheet';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterAll, afterEach, expect, vi } from 'vitest';
import '../../../src/console/define.ts';
import { definedSoFar } from '../../../src/engine/screens/values/registry.ts';
import { quickReact } from './quickReact.ts';
import { quickStyles } from './quickStyles.ts';

// A busy machine is slow, not wrong: this ends what hangs.
configure({ asyncUtilTimeout: 60_000 });

quickReact();
if (typeof document !== 'undefined') quickStyles(StyleSheet.prototype);

// react-admin writes every refused call to the console; here refusals are what is tested.
const write = console.error.bind(console);
console.error = (...given: unknown[]) => {
  if (!(given[0] instanceof HttpError)) write(...given);
};

// A form that the browser sends loads another page: jsdom has none, and would only say so.
const sent: string[] = [];
if (typeof window !== 'undefined')
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push((event.target as HTMLFormElement).outerHTML.slice(0, 200));
  });
afterEach(() => expect(sent.splice(0), 'forms that the browser would have sent').toEqual([]));

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof window === 'undefined') return;
  sessionStorage.clear();
  localStorage.clear();
});

// Files share the registry.
const forget = definedSoFar();
afterAll(forget);

// Code that a screen still loads would fail with the file's document, and with it the next file that needs the same module.
afterAll(() => vi.dynamicImportSettled());
