import { describe, expect, it } from 'vitest';
import { palettes } from '../../../../src/engine/app/frame/palettes.ts';
import { fileName, wrapped } from '../../../../src/console/pages/dashboard/paper/picture.ts';
import { inks } from '../../../../src/console/pages/dashboard/paper/paperTheme.ts';

describe('the dashboard on paper', () => {
  it('has the console’s light colours', () => {
    const { accent, danger, warning, success, info, paper, line, ink, inkSoft, accentWash } = palettes.light;
    expect(inks).toEqual({ primary: accent, error: danger, warning, success, info, paper, line, ink, inkSoft, wash: accentWash });
  });
});

describe('a picture', () => {
  it('has a name that every system takes', () => {
    expect(fileName(['Discover Insights', 'Åcme & Söhne / 東京', '2026-10-23', '', '..'])).toBe(
      'discover-insights-acme-sohne-東京-2026-10-23.png',
    );
  });

  it('breaks long lines between words', () => {
    const fits = (text: string) => text.length <= 10;
    expect(wrapped('Departments: All of them', fits)).toEqual(['Departments:', 'All of', 'them']);
    expect(wrapped('short', fits)).toEqual(['short']);
  });
});
