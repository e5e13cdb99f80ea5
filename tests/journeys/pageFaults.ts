// Run within a page, each lists what is wrong with it.

/** Lists sticky elements, and counts the rows that are fully visible once the first one is scrolled into view. */
export function lowWindow(): { sticking: string[]; rows: number; seen: number } {
  const sticking = [...document.querySelectorAll<HTMLElement>('#main, #main *, header, nav')].flatMap((element) => {
    const { position, top, bottom } = getComputedStyle(element);
    return position === 'sticky' && (top !== 'auto' || bottom !== 'auto')
      ? [`${element.tagName} ${element.textContent?.slice(0, 40)}`]
      : [];
  });
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-id]')];
  rows[0]?.scrollIntoView({ block: 'start' });
  const seen = rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1;
  });
  return { sticking, rows: rows.length, seen: seen.length };
}

/** Lists selected tabs and entries that look like the others, buttons without a border, and empty marks. */
export function indistinct(): string[] {
  const faults: string[] = [];
  const lookOf = (element: Element) => {
    const { backgroundColor, borderBottomColor, borderRightColor, borderLeftWidth } = getComputedStyle(element);
    return [backgroundColor, borderBottomColor, borderRightColor, borderLeftWidth].join(' ');
  };
  const differs = (chosen: Element | null, other: Element | null, what: string) => {
    if (chosen && other && lookOf(chosen) === lookOf(other)) faults.push(`${what} ${chosen.textContent} looks as ${other.textContent}`);
  };
  for (const list of document.querySelectorAll('[role=tablist]'))
    differs(list.querySelector('[role=tab][aria-selected=true]'), list.querySelector('[role=tab][aria-selected=false]'), 'tab');
  const menu = document.querySelector('nav');
  if (menu) differs(menu.querySelector('a[aria-current=page]'), menu.querySelector('a:not([aria-current])'), 'entry');
  for (const button of document.querySelectorAll('.MuiButton-contained, .MuiButton-outlined')) {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(button);
    if (parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none') faults.push(`button ${button.textContent} has no box`);
  }
  for (const mark of document.querySelectorAll('td span[data-state=some] > i'))
    if (!getComputedStyle(mark).backgroundImage.includes('gradient')) faults.push('a mark of a part is empty');
  return faults;
}

/** Lists what a printed page should not show, lacks or cuts off. */
export function onPaper(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  // A log's search form says in its boxes what was searched for.
  const tools =
    'header[aria-label="Top bar"], nav[aria-label="Main menu"], main [role=search]:not(form), main [role=tablist], main nav button, main nav select, main .MuiIconButton-root, main .row-tool';
  const faults = shown(tools).map((element) => `prints ${element.tagName} ${element.textContent?.slice(0, 30)}`);
  if (!shown('main h1')[0]?.textContent) faults.push('has no title');
  const hasData = shown('main :is(table, dl)').length > 0;
  if (hasData && !/Printed \w/.test(document.querySelector<HTMLElement>('main')?.innerText ?? '')) faults.push('has no date');
  const lightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return opacity === 0 ? undefined : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  const words = shown('main *').filter(({ childNodes }) => [...childNodes].some((each) => each.nodeType === 3 && each.textContent?.trim()));
  // A preview of colours is printed with its backgrounds.
  const pale = words
    .map((element) => ({ element, style: getComputedStyle(element) }))
    .filter(({ style }) => style.printColorAdjust !== 'exact' && (lightness(style.color) ?? 0) > 0.6)
    .map(({ element }) => element);
  if (pale.length > 0) faults.push(`prints ${pale.length} pale words, ${pale[0]?.textContent?.slice(0, 30)}`);
  const dark = shown('html, body, main :is(div, section, aside, nav, form)').filter(
    (element) => element.clientHeight > 100 && (lightness(getComputedStyle(element).backgroundColor) ?? 1) < 0.3,
  );
  if (dark.length > 0) faults.push(`prints ${dark.length} dark surfaces`);
  const cut = shown('main section table :is(th, td)').filter((cell) => cell.getBoundingClientRect().right > innerWidth + 1);
  if (cut.length > 0) faults.push(`cuts off ${cut.length} cells, ${cut[0]?.textContent?.slice(0, 30)}`);
  return faults;
}
