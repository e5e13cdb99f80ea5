import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of the branding and its preview (spec 1 §2.7, §5, §8). */
export const branding: Catalogue = {
  resources: {
    branding: {
      help: 'How the chat interview looks to candidates.',
      fields: {
        title: 'Title',
        logoUrl: 'Logo URL',
        theme: 'Colours',
        theme_name: 'Element',
        theme_type: 'Kind',
        theme_value: 'Colours',
        theme_value_backgroundColor: 'Background',
        theme_value_fontColor: 'Text',
        theme_value_linkColor: 'Links',
      },
      created: 'Add customer branding success.',
      createFailed: 'Add customer branding failed.',
      updated: 'Edit customer branding success.',
      updateFailed: 'Edit customer branding failed.',
      denied: 'No permission: Failed to load customer branding. Please contact support.',
      loadFailed: 'Unexpected error: Failed to load customer branding. Please contact support.',
    },
  },
  forms: {
    fi: {
      addBranding: { title: 'Branding', save: 'Create' },
      editBranding: { title: 'Branding' },
    },
  },
  enums: {
    ThemeElementName: {
      header: 'Header',
      progressBar: 'Progress bar',
      hint: 'Hint',
      question: 'Question',
      response: 'Response',
      listItem: 'List item',
      selectedItem: 'Selected item',
      button: 'Button',
    },
  },
  screens: {
    theme: {
      storedOnly: Object.fromEntries(
        ['progressBar', 'hint', 'question', 'response', 'listItem', 'selectedItem'].map((name) => [
          name,
          'Stored for the provider; no effect in this console.',
        ]),
      ),
      brand: 'Brand colour',
      brandHelp: 'All colours follow from it, easy to read by WCAG AA. It replaces those under “Fine-tune”.',
      derived: 'Colours that follow from the brand colour',
      fineTune: 'Fine-tune',
      lowCount_one: '{{count}} element is hard to read',
      lowCount_other: '{{count}} elements are hard to read',
      reset: 'Use default colours',
      pick: 'Pick a colour: {{of}}, {{colour}}',
      bar: 'Bar',
      black: 'Black',
      white: 'White',
      contrast: '{{what}} {{ratio}} : 1 {{grade}}',
      contrastLow: '{{what}} {{ratio}} : 1',
      low: '{{what}}: hard to read on this background. WCAG AA asks for {{least}} : 1, this is {{ratio}} : 1.',
      lowBar: 'Progress is hard to see. WCAG AA asks for {{least}} : 1, this is {{ratio}} : 1.',
    },
    chatPreview: {
      name: 'Preview',
      size: 'Size of the preview',
      wide: 'Wide',
      phone: 'Phone',
      title: '{{Vacancy}} Title Goes Here',
      hint: 'There are no right or wrong answers. Take your time.',
      hintLink: 'Tips for a good answer',
      question: 'Tell us about a time when you helped somebody who was having a hard day.',
      questionLink: 'More about this role',
      response: 'A customer had lost her bag, so we went through the whole store together until we found it.',
      choose: 'Which shifts would suit you best?',
      shifts: { morning: 'Mornings', afternoon: 'Afternoons', evening: 'Evenings' },
      button: 'Continue',
      logo: {
        notWeb: 'We show the logo once its address is a web address.',
        notSecure: 'We can’t show a logo from an http address here, and candidates’ browsers may refuse it too. Use an https address.',
        failed: 'There’s no picture at the logo’s address.',
      },
    },
  },
  validation: {
    branding: {
      colour: 'Please enter a valid HEX code',
      textColour: 'Please choose black or white',
      element: 'This isn’t an element of the chat interview',
      repeated: 'Each element can have its colours only once',
      title: {
        maxLength: 'Please keep the title within {{limit}} characters',
        characters: 'Please use letters, numbers and signs only',
      },
      logoUrl: {
        format: 'Please enter a web address, beginning with https://',
        maxLength: 'Please keep the logo URL within {{limit}} characters',
      },
    },
  },
  reasons: {
    NO_BRANDING: 'This customer has no branding yet.',
    BRANDING_EXISTS: 'This customer already has branding. Reload the page to see it.',
  },
};
