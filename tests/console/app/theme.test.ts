import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { createConsoleTheme } from '../../../src/engine/app/frame/theme.ts';
import { palettes, type Palette } from '../../../src/engine/app/frame/palettes.ts';
import { raised } from '../../../src/engine/screens/values/surfaces.ts';
import { defineConsole } from '../../../src/engine/screens/values/registry.ts';

const css = readFileSync('src/engine/app/frame/firstPaint.css', 'utf8');

/** The variables of each block of the style sheet, by its selector. */
const blocks = [...css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selector: selector.trim(),
  colours: Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value])),
}));
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('the colours of the first paint', () => {
  it.each([
    [':root', 'light'],
    [":root:not([data-theme='light'])", 'dark'],
    [":root[data-theme='dark']", 'dark'],
  ] as const)("%s are the theme's %s ones", (selector, mode) => {
    const block = blocks.find((one) => one.selector === selector);
    const shared = Object.entries(palettes[mode]).filter(([name]) => kebab(name) in (block?.colours ?? {}));
    expect(shared.length).toBeGreaterThan(10);
    for (const [name, value] of shared) expect({ [name]: block?.colours[kebab(name)] }).toEqual({ [name]: value });
  });
});

describe('the typeface', () => {
  afterEach(() => defineConsole({ theme: () => ({}) }));
  const { typography } = createConsoleTheme('light');

  it('is the same before and after the scripts run', () => {
    expect(css).toContain(`font-family: ${String(typography.fontFamily)};`);
  });

  it('comes from the console itself, in files that exist', () => {
    const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(2);
    for (const file of files) expect(existsSync(`node_modules/${file}`), file).toBe(true);
  });

  it('leaves the first text in place with a stand-in of the same widths', () => {
    const [first = '', second = ''] = String(typography.fontFamily).split(', ');
    expect(
      css.split('@font-face').filter((face) => face.includes(`font-family: ${first};`) && face.includes('font-display: swap')),
    ).toHaveLength(2);
    expect(css.split('@font-face').filter((face) => face.includes(`font-family: ${second};`) && face.includes('size-adjust'))).toHaveLength(
      2,
    );
  });

  it('gives way in every size to the one of a console', () => {
    defineConsole({ theme: () => ({ typography: { fontFamily: 'Georgia' } }) });
    const { typography: own } = createConsoleTheme('dark');
    for (const size of ['h1', 'h2', 'body1', 'body2', 'caption', 'button'] as const) expect(own[size].fontFamily).toBe('Georgia');
    expect(own.h1.fontWeight).toBe(typography.h1.fontWeight);
  });
});

describe.each(['light', 'dark'] as const)('the %s palette', (mode) => {
  const colours: Palette = palettes[mode];
  it.each([
    ['ink', 'surface'],
    ['ink', 'paper'],
    ['inkSoft', 'surface'],
    ['inkSoft', 'paper'],
    ['inkSoft', 'line'],
    ['ink', 'bar'],
    ['inkSoft', 'bar'],
    ['accent', 'bar'],
    ['success', 'surface'],
    ['danger', 'surface'],
    ['accent', 'surface'],
    ['accent', 'paper'],
    ['accent', 'accentWash'],
    ['onAccent', 'accent'],
    ['onAccent', 'accentStrong'],
    ['danger', 'paper'],
    ['ink', 'dangerWash'],
    ['onWarning', 'warning'],
    ['success', 'paper'],
    ['info', 'paper'],
  ] as const)('has %s on %s readable (4.5 to 1)', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('has borders of inputs that are seen (3 to 1)', () => {
    expect(contrast(colours.lineStrong, colours.paper)).toBeGreaterThanOrEqual(3);
  });

  it('has borders of inputs that are seen on bars and on the page, too', () => {
    expect(contrast(colours.lineStrong, colours.bar)).toBeGreaterThanOrEqual(3);
  });

  it('lifts what lies on the page by one soft shadow, and bars by their own ground', () => {
    const theme = createConsoleTheme(mode);
    expect(raised(theme)).toMatchObject({ backgroundColor: colours.paper, boxShadow: colours.raised });
    expect(theme.palette.background.bar).toBe(colours.bar);
    expect(new Set([colours.surface, colours.bar, colours.paper]).size).toBe(3);
  });

  it('makes a theme of its mode', () => {
    expect(createConsoleTheme(mode).palette.mode).toBe(mode);
  });
});

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
