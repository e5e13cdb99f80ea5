import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { awaitRows } from './awaitRows.ts';
import { focusHeading, hasFocus, heading } from './focusable.ts';
import { keepFocus } from './keepFocus.ts';

/** Returns the text for a live region: the new title, if the heading did not get the focus or came by its text later. */
export function usePageFocus(): string {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState({ pathname, title: '' });
  const isFirst = useRef(true);
  useEffect(keepFocus, []);
  useEffect(awaitRows, []);
  useEffect(() => {
    const first = isFirst.current;
    isFirst.current = false;
    // A page loaded by the browser starts at its skip link, unless signing in led to it.
    if (first && !navigator.userActivation?.hasBeenActive) return undefined;
    const before = document.activeElement;
    let focused: string | null | undefined;
    const arrive = () => {
      if (focused !== undefined || staysWith(before) || (hasFocus() && document.activeElement !== before)) return true;
      if (!heading()?.textContent) return false;
      if (!focusHeading()) return false;
      focused = heading()?.textContent;
      return true;
    };
    const observer = new MutationObserver(() => arrive() && observer.disconnect());
    // After the page's own effects: an autofocused input keeps the focus.
    const begin = setTimeout(() => {
      if (!arrive()) observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const announce = setTimeout(() => {
      const isAnnounced = focused !== undefined && heading()?.textContent === focused;
      // Browsers announce the title of a page that they load.
      if (!isAnnounced && !first) setAnnounced({ pathname, title: document.title });
    }, resolved);
    const give = setTimeout(() => observer.disconnect(), longest);
    return () => {
      for (const timer of [begin, announce, give]) clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname]);
  return announced.pathname === pathname ? announced.title : '';
}

/** Time after which a page has its title, in ms. */
const resolved = 150;
/** Longest wait for a page to load before its focus is given up, in ms. */
const longest = 15_000;

/** A tab keeps the focus while it opens its page, and a dialog until it closes. */
const staysWith = (element: Element | null): boolean =>
  element?.isConnected === true && element.closest('[role=tablist], [role=dialog], main :is(input, textarea, select)') !== null;
