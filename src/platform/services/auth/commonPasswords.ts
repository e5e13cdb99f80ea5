let loaded: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most common passwords, in lower case; loaded when the first new password is set. */
export function passwordsCommon(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loaded;
}
