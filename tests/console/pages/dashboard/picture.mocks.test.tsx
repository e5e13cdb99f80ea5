import { expect, it, vi } from 'vitest';
import { drawPicture } from '../../../../src/console/pages/dashboard/paper/picture.ts';

const cards = { width: 800, height: 600 };

// A document without a window draws nothing.
vi.mock('modern-screenshot', () => ({ domToCanvas: async () => cards }));

it('a picture has the title and the lines above its cards, with a margin on every side', async () => {
  const pen = {
    measureText: (text: string) => ({ width: text.length * 7 }),
    ...{ fillRect: vi.fn(), drawImage: vi.fn(), scale: vi.fn(), fillText: vi.fn() },
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['picture'])));
  const look = { background: '#fff', ink: '#000', inkSoft: '#555', fontFamily: 'system-ui' };
  await drawPicture(document.createElement('div'), { title: 'Discover Insights', lines: ['Departments: All', 'Last month'] }, look);
  expect(pen.fillText.mock.calls).toEqual([
    ['Discover Insights', 24, 24],
    ['Departments: All', 24, 60],
    ['Last month', 24, 80],
  ]);
  // The picture has two pixels for one of the page.
  expect(pen.drawImage).toHaveBeenCalledExactlyOnceWith(cards, 48, 232);
  expect(toBlob.mock.contexts[0]).toMatchObject({ width: 800 + 2 * 48, height: 232 + 600 + 48 });
});
