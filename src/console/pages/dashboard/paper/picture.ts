interface Look {
  background: string;
  ink: string;
  inkSoft: string;
  fontFamily: string;
}

interface Words {
  title: string;
  lines: readonly string[];
}

/** Pixels of the picture for one on the page. */
const scale = 2;
const edge = 24;

/** Parts of the page that a picture is better without: what only works on a screen. */
const leftOut = '.card-actions, .card-grip, .react-resizable-handle, [role=status]';

/** Parts that are not there yet, and how long a picture waits for them, in milliseconds. */
const unready = '.MuiSkeleton-root, [aria-busy=true]';
const patience = 10_000;

/** Waits until all of a part of the page is there; not for ever. */
function whenRendered(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (element.querySelector(unready)) return;
      end();
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => end(), patience);
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    look();
  });
}

/** Draws a part of the page, below a title and a few lines, as it looks now. */
export async function drawPicture(element: HTMLElement, words: Words, look: Look): Promise<Blob> {
  const [{ domToCanvas }] = await Promise.all([import('modern-screenshot'), whenRendered(element)]);
  const cards = await domToCanvas(element, {
    scale,
    backgroundColor: look.background,
    // The console has the system's font: there is nothing to fetch.
    font: false,
    filter: (node) => !(node instanceof Element && node.matches(leftOut)),
  });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  canvas.width = cards.width + 2 * edge * scale;
  const room = cards.width / scale;
  const small = `14px ${look.fontFamily}`;
  pen.font = small;
  const lines = words.lines.flatMap((line) => wrapped(line, (text) => pen.measureText(text).width <= room));
  const top = edge + 36 + lines.length * 20 + 16;
  // Its size empties a canvas, and its pen with it.
  canvas.height = (top + edge) * scale + cards.height;
  pen.fillStyle = look.background;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(cards, edge * scale, top * scale);
  pen.scale(scale, scale);
  pen.textBaseline = 'top';
  pen.fillStyle = look.ink;
  pen.font = `600 24px ${look.fontFamily}`;
  pen.fillText(words.title, edge, edge);
  pen.fillStyle = look.inkSoft;
  pen.font = small;
  for (const [index, line] of lines.entries()) pen.fillText(line, edge, edge + 36 + index * 20);
  return blobOf(canvas);
}

export function wrapped(line: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large for this browser.'))), 'image/png');
  });

export const fileName = (parts: readonly string[]): string =>
  `${parts
    .flatMap(
      (part) =>
        part
          .normalize('NFKD')
          .replace(/\p{M}/gu, '')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [],
    )
    .join('-')
    .slice(0, 120)}.png`;
