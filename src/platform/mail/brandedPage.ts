import { escapeHtml } from './escapeHtml.ts';

export interface Colours {
  background: string;
  font: string;
  line: string;
}

export interface Look {
  language: string;
  title: string;
  logo?: string;
  header: Colours;
  button: Colours;
  linkHint: string;
  footer?: string;
}

const family = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.page{padding:0!important}.card{border-radius:0!important;border-width:0 0 1px!important}.in{padding-left:20px!important;padding-right:20px!important}.button{width:100%!important}.button a{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.surface{background:#111614!important}.card,.line{border-color:#303834!important}.card{background:#191f1c!important}.ink{color:#e8eeeb!important}.soft,.soft a{color:#a6b2ac!important}.panel{background:#232b27!important}}
[data-ogsc] .ink{color:#e8eeeb!important}[data-ogsc] .soft{color:#a6b2ac!important}[data-ogsb] .surface{background:#111614!important}[data-ogsb] .card{background:#191f1c!important}[data-ogsb] .panel{background:#232b27!important}`;

export const brandedPage = (subject: string, body: string, look: Look): string => `<!doctype html>
<html lang="${escapeHtml(look.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${style}</style></head>
<body class="surface" style="margin:0;padding:0;background:#f5f6f5;-webkit-text-size-adjust:100%">
<table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f6f5"><tr><td class="page" align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;border:1px solid #dfe3e0;border-radius:12px;border-collapse:separate;overflow:hidden;background:#ffffff">
<tr><td class="in" bgcolor="${look.header.background}" style="padding:20px 32px;background:${look.header.background};${edge(look.header)}color:${look.header.font};font:650 18px/1.3 ${family}">${header(look)}</td></tr>
<tr><td class="in ink" style="padding:28px 32px 12px;color:#17211d;font:16px/1.55 ${family};text-align:left;overflow-wrap:anywhere">
${body}
</td></tr></table>
${look.footer ? footer(look.footer) : ''}</td></tr></table>
</body>
</html>
`;

const edge = ({ background, line }: Colours): string => (line === background ? '' : 'border-bottom:1px solid #dfe3e0;');

function header({ logo, title, header }: Look): string {
  if (!logo) return escapeHtml(title);
  return `<img src="${escapeHtml(logo)}" alt="${escapeHtml(title)}" height="40" style="display:block;height:40px;max-width:100%;border:0;color:${header.font};font:650 18px/40px ${family};object-fit:contain;object-position:left">`;
}

const footer = (
  text: string,
) => `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td class="in soft" style="padding:16px 32px 24px;color:#55615b;font:13px/1.5 ${family};text-align:left;overflow-wrap:anywhere">${escapeHtml(text)}</td></tr></table>
`;

export const brandedLink = (label: string, url: string, { button }: Look): string =>
  `<table role="presentation" class="button" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-collapse:separate"><tr><td class="button" bgcolor="${button.background}" style="border-radius:8px;background:${button.background}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;border:1px solid ${button.line};border-radius:8px;color:${button.font};font:600 16px/1.25 ${family};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

export const brandedAddress = (url: string, { linkHint }: Look): string =>
  `<p class="soft line" style="margin:24px 0 16px;padding:16px 0 0;border-top:1px solid #dfe3e0;color:#55615b;font-size:13px;line-height:1.5">${escapeHtml(linkHint)}<br><span style="word-break:break-all">${escapeHtml(url)}</span></p>`;

export const brandedDetails = (rows: readonly { label: string; value: string }[]): string =>
  `<table role="presentation" class="panel" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px;border-radius:8px;border-collapse:separate;background:#f0f3f1">${rows
    .map(
      ({ label, value }, index) =>
        `<tr><td style="padding:${index === 0 ? 16 : 8}px 20px ${index === rows.length - 1 ? 16 : 0}px"><span class="soft" style="display:block;color:#55615b;font-size:13px;line-height:1.4">${escapeHtml(label)}</span><strong style="font-weight:600">${escapeHtml(value)}</strong></td></tr>`,
    )
    .join('')}</table>`;
