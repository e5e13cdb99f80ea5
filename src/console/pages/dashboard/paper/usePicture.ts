import { useTheme } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { downloadBlob } from '../../../../engine/screens/values/downloadBlob.ts';
import { drawPicture, fileName } from './picture.ts';

/** Keeps the dashboard as it looks as a picture; `parts` name the file. */
export function usePicture(parts: readonly string[]) {
  const translate = useTranslate();
  const notify = useNotify();
  const { palette, typography } = useTheme();
  const [isDrawing, setDrawing] = useState(false);
  const cards = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const draw = async () => {
    if (!cards.current) return;
    setDrawing(true);
    const title = translate('pages.dashboard.title');
    const lines = [...(head.current?.children ?? [])].map(({ textContent }) => textContent);
    const look = {
      background: palette.background.default,
      ink: palette.text.primary,
      inkSoft: palette.text.secondary,
      fontFamily: String(typography.fontFamily),
    };
    try {
      downloadBlob(fileName([title, ...parts]), await drawPicture(cards.current, { title, lines }, look));
    } catch {
      notify('pages.dashboard.layout.pictureFailed', { type: 'error' });
    } finally {
      setDrawing(false);
    }
  };
  return { cards, head, draw: () => void draw(), isDrawing };
}
