import { topBarHeight } from '../../../../engine/screens/values/measures.ts';

/** How near to the window's edge a dragged card scrolls the page, and how far with each frame, in pixels. */
const near = 60;
const step = 12;

/** Scrolls the page while a card is dragged near the window's upper or lower edge; the answer ends it. */
export function scrollAtEdges(): () => void {
  let at: MouseEvent | undefined;
  let frame = requestAnimationFrame(scroll);
  const moved = (event: MouseEvent) => {
    at = event;
  };
  document.addEventListener('mousemove', moved);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('mousemove', moved);
  };

  function scroll() {
    frame = requestAnimationFrame(scroll);
    if (!at) return;
    const before = scrollY;
    if (at.clientY < topBarHeight + near) scrollBy(0, -step);
    else if (at.clientY > innerHeight - near) scrollBy(0, step);
    if (scrollY === before) return;
    // The card stays under the pointer, which has not moved: the page has.
    const { clientX, clientY, buttons } = at;
    document.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY, buttons, bubbles: true }));
  }
}
