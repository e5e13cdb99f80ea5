interface Sheet {
  insert: (this: void, rule: string) => void;
}

/** Rules of this process: files that share their modules share what components have inserted. */
const rules: string[] = [];
/** Declarations that neither hide nor name an element, nor keep it from being pressed. */
const unseen = /(?<=[{;])(?!\s*(?:display|visibility|opacity|pointer-events|content)\s*:)[^{};]*:[^{};]*(?:;|(?=\}))/g;

/** Keeps of the styles what tests can see: jsdom applies every declaration again for each element whose role, name or visibility is asked for. */
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
