/** The console that the payloads try to leave, and the domains that it may lead to. */
export const home = 'https://console.example';
export const domains = ['talent.example', 'bücher.example'];

/** Addresses that have led browsers astray, as a `redirect` parameter holds them once it is decoded: several hundred, each once. */
export const redirectPayloads = (): string[] => [
  ...new Set([...acrossSlashes(), ...acrossHosts(), ...acrossSchemes(), ...acrossPaths(), ...encoded(), ...behindBlanks()]),
];

/** Checks a whole address as the browser returns it, without the parsers under test. */
export const isAllowed = (address: string): boolean =>
  /^https:\/\/(console\.example|([a-z0-9_-]+\.)*(talent|xn--bcher-kva)\.example(:\d+)?)\//.test(address);

const slashes = [
  ...['//', '/', '', '\\\\', '/\\', '\\/', '\\', '///', '////', '/\\/', '//\\', '\\\\//', '/\t/', '/\n/', '/\r/', '\t//', '/\t\\', '//\t'],
  ...['/./', '/.//', '/..//', '/.\\/', '/%2e//', '/%2e%2e//', '/x/..//', '/x/../..//', '/;/', '/:/', '//;', '/?/', '/#/'],
  ...['/%2f', '/%2F%2F', '/%5c', '/%5C%5C', '/%09/', '/%0d%0a/', '/%00/', '%2f%2f', '%5c%5c'],
  ...[
    '\u2215\u2215',
    '\u2044\u2044',
    '\uff0f\uff0f',
    '/\uff0f',
    '\uff3c\uff3c',
    '/\u3000/',
    '/\u200b/',
    '/\u00ad/',
    '/\ufeff/',
    '/\u0000/',
  ],
];

function acrossSlashes(): string[] {
  const ends = ['evil.example', 'evil.example/x', 'talent.example@evil.example'];
  const before = ['', 'https:', 'http:', 'HTTPS:'];
  return before.flatMap((scheme) => slashes.flatMap((slash) => ends.map((end) => scheme + slash + end)));
}

const hosts = [
  // Looks like one of ours, ends elsewhere.
  ...[
    'evil.example',
    'eviltalent.example',
    'talent.example.evil.example',
    'talent.examples',
    'talent-example',
    'example',
    'xtalent.example',
  ],
  ...[
    'console.example.evil.example',
    'console.examplе',
    'sub.console.example',
    'console.example:444',
    'console.example.',
    'evil.example:443',
  ],
  ...[
    'talent.example@evil.example',
    'talent.example:pw@evil.example',
    'console.example%40evil.example',
    'a@b@evil.example',
    '@evil.example',
  ],
  ...[
    'user@talent.example',
    ':pw@talent.example',
    'user:@console.example',
    'evil.example@talent.example',
    '%40talent.example',
    ':@talent.example',
  ],
  ...['evil.example#talent.example', 'evil.example?.talent.example', 'evil.example\\talent.example', 'evil.example\\.talent.example'],
  ...['evil.example\\@talent.example', 'evil.example/@talent.example', 'evil.example#@talent.example', 'evil.example?@talent.example'],
  ...[
    'evil.example%2f.talent.example',
    'evil.example%5c.talent.example',
    'evil.example%23.talent.example',
    'evil.example%3f.talent.example',
  ],
  ...[
    'evil.example%00.talent.example',
    'evil.example\u0000.talent.example',
    'evil.example%0a.talent.example',
    'evil.example .talent.example',
  ],
  ...['evil.example;.talent.example', 'evil.example,talent.example', 'evil.example&.talent.example', 'evil.example|.talent.example'],
  ...['evil.example<.talent.example', 'evil.example^.talent.example', "evil.example'.talent.example", 'evil.example`.talent.example'],
  // Ours, in other letters.
  ...[
    'talent.example',
    'TALENT.EXAMPLE',
    'a.b.talent.example',
    'tal%65nt.example',
    'tal\tent.example',
    'tal\nent.example',
    'ｔalent.example',
  ],
  ...['talent。example', 'talent．example', 'talent｡example', 'tal\u00adent.example', 'tal\u200bent.example', 'talent\u2024example'],
  ...[
    'bücher.example',
    'BÜCHER.example',
    'xn--bcher-kva.example',
    'XN--BCHER-KVA.example',
    'bu\u0308cher.example',
    'a.bücher.example',
    'ⓣalent.example',
  ],
  // Others, in our letters.
  ...[
    'tаlent.example',
    'xn--tlent-7nf.example',
    'talent.exаmple',
    'evil。example',
    'evil．talent．example．evil．example',
    'bucher.example',
  ],
  ...[
    'talent.example\u200b.evil.example',
    'talent.example%E3%80%82evil.example',
    'xn--.talent.example',
    'xn--a.talent.example',
    'faß.example',
  ],
  // Dots, ports and lengths.
  ...[
    'talent.example.',
    'talent.example..',
    '.talent.example',
    'talent..example',
    '-.talent.example',
    '_.talent.example',
    '*.talent.example',
  ],
  ...[
    'talent.example:443',
    'talent.example:8443',
    'talent.example:0',
    'talent.example:99999',
    'talent.example:80:80',
    'talent.example:',
    'talent.example:x',
  ],
  ...[
    `${'a'.repeat(63)}.talent.example`,
    `${'a'.repeat(64)}.talent.example`,
    `${'a.'.repeat(130)}talent.example`,
    '',
    ' ',
    '.',
    ':',
    ':443',
  ],
  // Numbers.
  ...[
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '127.0.0.1.',
    '256.256.256.256',
    '127.0.0.1.talent.example',
  ],
  ...[
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[fe80::1%25eth0]',
    '[::]',
    '[talent.example]',
    '①②⑦.⓪.⓪.①',
    '0',
    '0.0.0.0',
    'talent.0x7f',
  ],
  ...['localhost', 'localhost.', 'localhost:4000', 'LOCALHOST', 'talent.example.localhost', '169.254.169.254'],
];

const acrossHosts = (): string[] => hosts.flatMap((host) => [`https://${host}/x`, `//${host}/x`, `https:\\\\${host}`, `http://${host}`]);

const acrossSchemes = (): string[] =>
  [
    ...['javascript:void(0)//', 'JavaScript:void(0)//', 'java\tscript:void(0)//', 'java\nscript:void(0)//', '\u0001javascript:void(0)//'],
    ...['javascript://%0avoid(0)//', 'javascript&colon;void(0)//', 'javascript%3avoid(0)//', 'vbscript:', 'livescript:', 'data:text/html,'],
    ...[
      'data:text/html;base64,',
      'DATA:,',
      'blob:',
      'blob:https://',
      'filesystem:https://',
      'filesystem:',
      'file://',
      'file:///',
      'ftp://',
    ],
    ...['ws://', 'wss://', 'about:blank#', 'about:', 'view-source:https://', 'chrome://', 'mailto:', 'tel:', 'intent://', 'x://', 'x:'],
    ...[
      'https+x://',
      'https;//',
      'https&#58;//',
      'https%3a//',
      'https%3A%2F%2F',
      'hхttps://',
      'h ttps://',
      'ht\ttps://',
      'https\t://',
      ' https://',
    ],
    ...[
      'https:https://',
      'https://https://',
      'url=https://',
      'URL:https://',
      '0;url=https://',
      '\\https://',
      '?https://',
      '#https://',
      '@https://',
    ],
  ].flatMap((scheme) => [scheme + 'evil.example/', scheme + 'talent.example/', scheme + 'console.example/']);

const acrossPaths = (): string[] => [
  ...['/', '/x', '/x?a=1#b', '/region/eu-west-1/customers/1/users?page=2', '/x/../y', '/x/%2e%2e/y', '/%', '/%zz', '/ü', '/\u{1f600}'],
  ...[
    '/login',
    '/login/',
    '/login?redirect=https://evil.example',
    '/LOGIN',
    '/%6cogin',
    '/logout',
    '/loginWithSSO?redirect=//evil.example',
  ],
  ...['/x?redirect=https://evil.example', '/x?redirect=//evil.example', '/x#//evil.example', '/x?//evil.example', '/x//evil.example'],
  ...[
    '/x?redirect=/login?redirect=//evil.example',
    '/@evil.example',
    '/:@evil.example',
    '/.evil.example',
    '/..evil.example',
    '/x\\..\\..\\\\evil.example',
  ],
  ...[
    '/x\r\nLocation: https://evil.example',
    '/x%0d%0aLocation:%20https://evil.example',
    '/x\u2028',
    '/<script>',
    '/"onmouseover=x',
    '/x\u0000y',
  ],
  ...[home, `${home}/x`, `${home}:443/x`, `${home}//evil.example`, `${home}\\evil.example`, `${home}\\\\evil.example/`],
  ...[`${home}/.//evil.example`, `${home}/..//evil.example`, `${home}@evil.example`, `${home}.evil.example`, `${home}%2eevil.example`],
  ...[
    'x',
    'x/y',
    './x',
    '../x',
    '..//evil.example',
    '.',
    '..',
    '?x',
    '#x',
    '%',
    '@',
    ':',
    '://',
    '//',
    '///',
    '\\',
    '\\\\',
    '\t',
    ' ',
    '\u0000',
    'null',
  ],
];

/** Once and twice encoded: whoever decodes one time too many gets another address. */
function encoded(): string[] {
  const plain = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:void(0)',
    'https://talent.example@evil.example',
    '/x',
  ];
  const all = (text: string) =>
    text
      .split('')
      .map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)
      .join('');
  return plain.flatMap((each) => {
    const once = encodeURIComponent(each);
    return [once, encodeURIComponent(once), `/${once}`, `//${once}`, `https://${once}`, all(each), `/${all(each)}`];
  });
}

/** A browser takes some of these away and not others. */
function behindBlanks(): string[] {
  const blanks = [
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\u000b',
    '\u000c',
    '\u0000',
    '\u001f',
    '\u007f',
    '\u0085',
    '\u00a0',
    '\u200b',
    '\u2028',
    '\u3000',
    '\ufeff',
  ];
  const ends = ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:void(0)', 'https://talent.example', '/x'];
  return blanks.flatMap((blank) => ends.flatMap((end) => [blank + end, end + blank]));
}
