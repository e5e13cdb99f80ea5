import type { ViewMailPause } from '../../../generated/types.ts';
import type { MailContent } from '../../mail/renderMail.ts';
import type { MailLocale } from '../../mail/language.ts';
import type { Prepared } from './prepare.ts';

interface Links {
  list: string;
  unsubscribe: string;
}

const ending = (links: Links) => ({ label: 'Stop these emails', url: links.unsubscribe });

const counted = (rows: number, locale: MailLocale) => (rows === 1 ? '1 row' : `${rows.toLocaleString(locale)} rows`);

export function viewMail({ viewName, title, rows, file }: Prepared, links: Links, locale: MailLocale): MailContent {
  const about =
    file === undefined
      ? `That’s more than an email holds, so there is no file: open the view and export it there.`
      : 'They’re attached as a file.';
  return {
    subject: `${viewName}: ${counted(rows, locale)}`,
    parts: [
      `Your view “${viewName}” of ${title} has ${counted(rows, locale)} now. ${rows === 0 ? '' : about}`.trim(),
      { label: 'Open the view', url: links.list },
      'You get this email because you asked for it.',
      ending(links),
    ],
  };
}

const reasons: Record<ViewMailPause, string> = {
  NO_RIGHT: 'You may no longer list or export its rows. Ask your administrator if you need them.',
  VIEW_GONE: 'The view was deleted or isn’t shared with you any more.',
  VIEW_MISFIT: 'The view no longer fits its list. Open it, save it again, then subscribe again.',
  FAILED:
    'We tried to send it several times and couldn’t. Resume it in your account under “View emails”, and tell support if it happens again.',
};

export const pausedMail = (viewName: string, because: ViewMailPause, links: Links): MailContent => ({
  subject: `Emails of “${viewName}” are paused`,
  parts: [
    `We’ve paused the emails of your view “${viewName}”.`,
    reasons[because],
    ...(because === 'FAILED' ? [] : ['You can set them up again from the list, or see all of them in your account.']),
    ending(links),
  ],
});
