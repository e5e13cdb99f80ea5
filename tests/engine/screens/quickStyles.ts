interface Sheet {
  insert: (this: void, rule: string) => void;
}

/** Rules of this process: files that share their modules share what components have inserted. */
const rules: string[] = [];
/** Declarations that neither hide nor name an element, nor keep it from being pressed. */
const unseen = /(?<=[{;])(?!\s*(?:display|visibility|opacity|pointer-events|content)\s*:)[^{};]*:[^{};]*(?:;|(?=\}))/g;

/** Drops styles that tests can't see: jsdom applies all declarations again for each query by role, name or visibility. */
export function quickStyles(sheets: Sheet): void {
  const { sheet } = document.head.appendChild(document.createElement('style'));
  const add = (rule: string) => sheet?.insertRule(rule, sheet.cssRules.length);
  rules.forEach(add);
  sheets.insert = (rule) => {
    const seen = rule.replaceAll(unseen, '');
    if (/\{\s*\}/.test(seen)) return;
    rules.push(seen);
    add(seen);
  };
}
