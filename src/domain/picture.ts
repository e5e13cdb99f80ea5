import type { IImage } from 'image-size/types/interface';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { limits } from './limits.ts';

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

/** The type is none of the accepted ones, or the file is too large, or the picture is. */
export type PictureFault = 'LOGO_TYPE' | 'LOGO_BYTES' | 'LOGO_PIXELS';

export interface Picture {
  type: PictureType;
  width: number;
  height: number;
}

/** First bytes, hexadecimal. */
const formats: [PictureType, signature: RegExp, IImage][] = [
  ['image/png', /^89504e470d0a1a0a/, PNG],
  ['image/jpeg', /^ffd8ff/, JPG],
  ['image/webp', /^52494646.{8}57454250/, WEBP],
];

/** Reads a logo by its bytes, whatever its file is called. SVG is refused: it may hold scripts. */
export function readPicture(bytes: Uint8Array): Picture | PictureFault {
  if (bytes.byteLength > limits.logoBytes) return 'LOGO_BYTES';
  const start = Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [type, , format] = formats.find(([, signature]) => signature.test(start)) ?? [];
  if (!type || !format) return 'LOGO_TYPE';
  try {
    if (!format.validate(bytes)) return 'LOGO_TYPE';
    const { width, height } = format.calculate(bytes);
    if (!(width >= 1 && height >= 1)) return 'LOGO_TYPE';
    return Math.max(width, height) > limits.logoPixels ? 'LOGO_PIXELS' : { type, width, height };
  } catch {
    // The parser reads beyond the end of a damaged file.
    return 'LOGO_TYPE';
  }
}
