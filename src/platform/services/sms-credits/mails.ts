import type { MailContent } from '../../mail/renderMail.ts';

interface Facts {
  customer: string;
  credits: number;
  threshold: number;
  url: string;
  brandName: string;
}

export const reminderMail = ({ customer, credits, threshold, url, brandName }: Facts): MailContent => ({
  subject: `${customer}: SMS credits are running low`,
  parts: [
    `${customer} has ${counted(credits)} left in ${brandName}. You asked to be told when there are fewer than ${number(threshold)}.`,
    'Every part of a text message to a candidate takes one credit. Without credits text messages are no longer sent.',
    { label: 'Purchase SMS credits', url },
    'You get this email once, and again only after credits have been purchased and have run low again.',
  ],
});

export const alertMail = ({ customer, credits, url, brandName }: Facts): MailContent => ({
  subject: `${customer}: SMS credits have run out`,
  parts: [
    credits === 0
      ? `${customer} has no SMS credits left in ${brandName}.`
      : `${customer} has ${counted(credits)} left in ${brandName}, which is less than the last text message takes.`,
    'Text messages to candidates are not sent until credits are purchased. Those that could not be sent are listed as failed in the delivery logs, and are not sent later by themselves.',
    { label: 'Purchase SMS credits', url },
    'You get this email once, and again only if credits run out after the next purchase.',
  ],
});

const counted = (credits: number): string => (credits === 1 ? 'only 1 SMS credit' : `only ${number(credits)} SMS credits`);

const number = (value: number): string => value.toLocaleString('en-US');
