import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useShell } from '../values/ShellProvider.tsx';

/** The shell also announces it after a change of page. */
export function usePageTitle(title: string): void {
  const translate = useTranslate();
  const { brandName } = useShell();
  useEffect(() => {
    if (title) document.title = translate('shell.documentTitle', { page: title, brand: brandName });
  }, [title, translate, brandName]);
}
