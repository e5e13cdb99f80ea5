let loaded: Promise<ReadonlySet<string>> | undefined;

export function passwordsCommon(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loaded;
}
