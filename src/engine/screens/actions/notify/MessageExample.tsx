import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { SyntheticEvent } from 'react';
import type { ExampleMessage } from '../tries.ts';

/** The first message as its reader gets it. */
export function MessageExample({ example }: { example: ExampleMessage }) {
  const translate = useTranslate();
  const { name, email, subject, html, phoneNumber, text, template } = example;
  const title = translate('screens.tried.example', { name });
  return (
    <Example open>
      <summary>{title}</summary>
      {template && <p>{translate('screens.tried.template', { template })}</p>}
      {html && (
        <section>
          <p>
            {email}
            <br />
            <b>{subject}</b>
          </p>
          {/* No script runs in it; its own styles are laid on from here, since the page’s policy forbids them inline. */}
          <iframe title={title} srcDoc={withoutInlineStyles(html)} sandbox="allow-same-origin" onLoad={applyStyles} />
        </section>
      )}
      {text && (
        <section>
          <p>{phoneNumber}</p>
          <blockquote>{text}</blockquote>
        </section>
      )}
    </Example>
  );
}

/** As data, which the page’s policy lets pass. */
const withoutInlineStyles = (html: string): string =>
  html
    .replace(/(<[a-z][^>]*?)\sstyle=/gi, '$1 data-style=')
    .replace(/<style\b/gi, '<script type="text/plain" data-sheet')
    .replace(/<\/style>/gi, '</script>');

function applyStyles({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const { contentDocument: page, contentWindow: inner } = currentTarget;
  if (!page || !inner) return;
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset['style'] ?? '';
  // Links lead nowhere from here.
  for (const link of page.querySelectorAll('a')) link.removeAttribute('href');
  const { CSSStyleSheet: Sheet } = inner as Window & { CSSStyleSheet?: typeof CSSStyleSheet };
  if (!Sheet) return;
  page.adoptedStyleSheets = [...page.querySelectorAll('[data-sheet]')].map(({ textContent }) => {
    const sheet = new Sheet();
    sheet.replaceSync(textContent ?? '');
    return sheet;
  });
}

const Example = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  padding: theme.spacing(1, 2),
  '& summary': { ...theme.typography.subtitle2, cursor: 'pointer' },
  '& p': { ...theme.typography.body2, margin: theme.spacing(1, 0), overflowWrap: 'anywhere' },
  '& iframe': { width: '100%', height: 260, border: 0, backgroundColor: '#fff', colorScheme: 'light' },
  '& blockquote': {
    ...theme.typography.body2,
    margin: theme.spacing(0, 0, 1),
    padding: theme.spacing(1, 1.5),
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.action.hover,
    overflowWrap: 'anywhere',
  },
}));
