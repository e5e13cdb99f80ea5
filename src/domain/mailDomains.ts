/** Domains of mail providers, whose addresses belong to no company. */
const publicDomains = new Set(
  `aol.com fastmail.com free.fr gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de
  hotmail.fr hotmail.it icloud.com laposte.net libero.it live.co.uk live.com live.nl mac.com mail.com mail.ru mailbox.org me.com msn.com
  naver.com orange.fr outlook.com outlook.de outlook.fr pm.me posteo.de proton.me protonmail.com qq.com t-online.de tuta.com tutanota.com
  wanadoo.fr web.de wp.pl yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.au yahoo.de yahoo.fr yandex.com yandex.ru zoho.com 126.com
  163.com`.split(/\s+/),
);

export const isPublicMailDomain = (domain: string): boolean => publicDomains.has(domain);
