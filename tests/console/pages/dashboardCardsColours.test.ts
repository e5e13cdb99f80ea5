import { describe, expect, it } from 'vitest';
import { palettes } from '../../../src/engine/app/frame/palettes.ts';
import { chartColours } from '../../../src/console/pages/dashboard/cards/chartColours.ts';

// Machado, Oliveira and Fernandes 2009, “A Physiologically-based Model for Simulation of Color Vision Deficiency”, severity 1.0.
const eyes = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

type Three = [number, number, number];

const linear = (hex: string): Three => {
  const part = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};
const times = (m: number[], [a, b, c]: Three): Three => {
  const row = (at: number) => (m[at] ?? 0) * a + (m[at + 1] ?? 0) * b + (m[at + 2] ?? 0) * c;
  return [row(0), row(3), row(6)];
};
const seen = (hex: string, eye: number[]): Three => times(eye, linear(hex)).map((each) => Math.min(1, Math.max(0, each))) as Three;
const light = ([r, g, b]: Three) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** CIE L*a*b*, under D65. */
function lab(rgb: Three): Three {
  const [x, y, z] = times([0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041], rgb);
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const distance = (one: string, other: string, eye: number[]) => {
  const [a, b] = [lab(seen(one, eye)), lab(seen(other, eye))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

describe.each(['light', 'dark'] as const)('in %s', (mode) => {
  const { slices, rest } = chartColours[mode];
  const pairs = [
    [slices[0], slices[1]],
    [slices[0], slices[2]],
    [slices[1], slices[2]],
  ] as [string, string][];

  it.each(Object.entries(eyes))('the slices of a pie are far apart for eyes with %s', (_, eye) => {
    // A distance of 10 suffices side by side; a legend needs more.
    for (const [one, other] of pairs) expect(distance(one, other, eye), `${one} and ${other}`).toBeGreaterThan(25);
    // The rest of a whole touches the only slice.
    expect(distance(slices[0] ?? '', rest, eye)).toBeGreaterThan(15);
  });

  it('each slice stands out from the card', () => {
    for (const colour of [...slices, rest]) {
      const [a, b] = [light(linear(colour)), light(linear(palettes[mode].paper))];
      expect((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), colour).toBeGreaterThanOrEqual(3);
    }
  });
});
