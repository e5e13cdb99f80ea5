import type { Plugin } from 'vite';

/**
 * Names in the page the chunks that come next, so that they come with the first script and not after it. Whoever has a session gets the same
 * page with the console's own chunks named, too: the platform serves `signed-in.html` in place of `index.html` to them.
 */
export function neededFirst(): Plugin {
  return {
    name: 'needed-first',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const links = (names: string[]) =>
        Object.values(bundle)
          .flatMap((file) =>
            file.type === 'chunk' && names.includes(file.name) ? [`<link rel="modulepreload" crossorigin href="/${file.fileName}">`] : [],
          )
          .join('');
      const html = String(page.source);
      const withLinks = (names: string[]) => html.replace('</head>', `  ${links(names)}\n  </head>`);
      const source = withLinks([...always, 'start', 'libraries', 'console']).replace(
        '<div id="root"></div>',
        `<div id="root">${frame}</div>`,
      );
      this.emitFile({ type: 'asset', fileName: 'signed-in.html', source });
      page.source = withLinks(always);
    },
  };
}

const always = ['rolldown-runtime', 'signIn'];

/** Stands in the page until its first render: the top bar with the mark at its place (firstPaint.css). */
const frame =
  '<div class="frame" aria-hidden="true"><svg viewBox="0 0 32 32" width="30" height="30"><rect width="32" height="32" rx="8" fill="var(--accent)"/>' +
  '<path d="M8 9.5A1.5 1.5 0 0 1 9.5 8H24l-6.4 6.4H8ZM8 17.6h9.6L24 24H9.5A1.5 1.5 0 0 1 8 22.5Z" fill="var(--on-accent)"/></svg></div>';
