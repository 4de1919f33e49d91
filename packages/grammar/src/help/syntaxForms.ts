/** Groups of a syntax reference, in display order. */
export const syntaxGroups = ['file', 'rules', 'values', 'words'] as const
export type SyntaxGroup = (typeof syntaxGroups)[number]

type Form = {
  readonly group: SyntaxGroup
  /** Notation, with placeholders for names that the author chooses. */
  readonly written: string
  /** Example statements; with a header and a start rule they are a grammar without problems. */
  readonly example: string
  /** The directive at its start, if any. */
  readonly directive?: string
}

const forms = {
  header: { group: 'file', written: '#BNF+EM V2.1;', example: '#BNF+EM V2.1;' },
  grammar: { group: 'file', directive: '!grammar', written: '!grammar name;', example: '!grammar lamps;' },
  start: { group: 'file', directive: '!start', written: '!start <rule>;', example: '!start <main>;' },
  language: {
    group: 'file',
    directive: '!language',
    written: '!language "name";',
    example: '!language "English";',
  },
  comment: { group: 'file', written: '// …  /* … */', example: '// One command a line' },
  import: {
    group: 'file',
    directive: '!import',
    written: '!import <model.rule>;',
    example: '!import <numbers.floor>;\n<main>: floor <numbers.floor>;',
  },
  export: {
    group: 'file',
    directive: '!export',
    written: '!export <rule>;',
    example: '!export <main>;',
  },
  rule: {
    group: 'rules',
    written: '<rule>: words;',
    example: '<main>: switch on <place>;\n<place>: the hall;',
  },
  alternatives: { group: 'rules', written: '( a | b )', example: '<main>: switch ( on | off );' },
  option: { group: 'rules', written: '[a]', example: '<main>: [please] wait;' },
  optional: {
    group: 'rules',
    directive: '!optional',
    written: '!optional(a)',
    example: '<main>: !optional(please) wait;',
  },
  repeat: {
    group: 'rules',
    directive: '!repeat',
    written: '!repeat(a, minimum, maximum)',
    example: '<main>: !repeat(<digit>, 1, 3);\n<digit>: one | two;',
  },
  anySpeech: { group: 'rules', written: '<...>', example: '<main>: <...> switch on;' },
  phrase: { group: 'rules', written: '"several words"', example: '<main>: done | "next one";' },
  tag: {
    group: 'values',
    directive: '!tag',
    written: '!tag(NAME, a)',
    example: '<main>: !tag(SWITCH, on | off);',
  },
  returnValue: {
    group: 'values',
    written: '{@ = "value";}',
    example: '<main>: one {@ = "1";} | two {@ = "2";};',
  },
  slot: {
    group: 'words',
    directive: '!slot',
    written: '!slot <rule>;',
    example: '!slot <room>;\n<main>: light in the <room>;\n<room>: kitchen | hall;',
  },
  pronounce: {
    group: 'words',
    directive: '!pronounce',
    written: '!pronounce word PRONAS "as it sounds";',
    example: '!pronounce wifi PRONAS "why fye" | "wee fee";\n<main>: restart the wifi;',
  },
} as const satisfies Record<string, Form>

export type SyntaxName = keyof typeof forms

/** A syntax form of the language with notation and example. `describeSyntax` returns its explanation. */
export interface SyntaxForm extends Form {
  readonly name: SyntaxName
}

/** All syntax forms of the language, in the order of learning. */
export const syntaxForms: readonly SyntaxForm[] = Object.entries(forms).map(([name, form]) => ({
  ...form,
  name: name as SyntaxName,
}))
