import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of the branding and its preview (spec 1 §2.7, §5, §8). */
export const branding: Catalogue = {
  resources: {
    branding: {
      help: 'How the chat interview looks to candidates.',
      fields: {
        title: 'Title',
        logoUrl: 'Logo',
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
    logo: {
      drop: 'Drop a PNG, JPEG or WebP picture here, or',
      limit: 'At most 512 kB, and 2,000 pixels wide and high.',
      uploading: 'Uploading…',
      uploaded: 'Uploaded: {{width}} × {{height}} pixels. Save to use it.',
      failed: 'We couldn’t upload this picture. Please try again.',
      address: 'Or the web address of a picture',
      current: 'Logo',
      remove: 'Remove the logo',
    },
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
    previewWidth: { label: 'Width of the preview', wide: 'Wide', phone: 'Phone' },
    chatPreview: {
      name: 'Preview',
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
        gone: 'This picture isn’t stored here any more. Please upload it again.',
      },
    },
  },
  reasons: {
    LOGO_TYPE: 'This isn’t a PNG, JPEG or WebP picture, whatever its name says. SVG files can hold scripts, so we don’t take them.',
    LOGO_BYTES: 'This picture is larger than 512 kB. Please choose a smaller one.',
    LOGO_PIXELS: 'This picture is more than 2,000 pixels wide or high. Please choose a smaller one.',
    LOGO_BROKEN: 'This picture is damaged. Please choose another one.',
    LOGO_GONE: 'This picture isn’t stored here any more. Please upload it again.',
    NO_BRANDING: 'This customer has no branding yet.',
    BRANDING_EXISTS: 'This customer already has branding. Reload the page to see it.',
  },
};
