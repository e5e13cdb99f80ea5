const plain: Record<string, string> = {
  ...{ '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' },
  ...{ '–': '-', '—': '-', '‑': '-', '…': '...', '\u00a0': ' ', '\u202f': ' ', '\u2009': ' ' },
};

export const plainLetters = (text: string): string => text.replace(/[‘’‚“”„«»–—‑…\u00a0\u202f\u2009]/g, (sign) => plain[sign] ?? sign);
