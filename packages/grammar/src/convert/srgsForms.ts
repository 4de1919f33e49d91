/** The name of a rule, and its text in one of the forms. */
export interface WrittenSrgsRule {
  readonly name: string
  readonly text: string
  /** Lines of comments before it. */
  readonly comments: readonly string[]
}

/** The head of a written grammar. */
export interface WrittenHead {
  readonly name: string
  readonly language: string
  readonly root: string
  /** Names of the rules that other grammars may use, the root among them. */
  readonly publicRules: ReadonlySet<string>
  /** Lines of comments of the whole grammar. */
  readonly comments: readonly string[]
  readonly endComments: readonly string[]
}

/** How a format writes the parts of a grammar. */
export interface SrgsForm {
  /** True where repeats are written out round by round, and `<...>` has no name. */
  readonly isPlain?: true
  words(words: readonly string[]): string
  reference(name: string): string
  special(name: 'GARBAGE' | 'VOID'): string
  choice(items: readonly string[]): string
  repeat(item: string, minimum: number, maximum: number): string
  tagged(item: string, tag: string): string
  grammar(head: WrittenHead, rules: readonly WrittenSrgsRule[]): string
}

const plainToken = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*$/u

export const abnfForm: SrgsForm = {
  words: (words) =>
    words.map((word) => (plainToken.test(word) ? word : `"${word.replaceAll('"', '')}"`)).join(' '),
  reference: (name) => `$${name}`,
  special: (name) => `$${name}`,
  choice: (items) => `(${items.join(' | ')})`,
  repeat: (item, minimum, maximum) =>
    minimum === 0 && maximum === 1 ? `[${item}]` : `(${item}) <${repeatRange(minimum, maximum)}>`,
  tagged: (item, tag) => `(${item}) {!{${tag.replaceAll('}!}', '} ! }')}}!}`,
  grammar: ({ language, root, publicRules, comments, endComments }, rules) =>
    [
      '#ABNF 1.0 UTF-8;',
      ...comments.map(lineComment),
      `language ${language};\nmode voice;\nroot $${root};\ntag-format <semantics/1.0-literals>;\n`,
      ...rules.flatMap(({ name, text, comments: own }) => [
        ...own.map(lineComment),
        `${publicRules.has(name) ? 'public ' : ''}$${name} = ${text};`,
      ]),
      ...endComments.map(lineComment),
      '',
    ].join('\n'),
}

export const xmlForm: SrgsForm = {
  words: (words) => words.map(escaped).join(' '),
  reference: (name) => `<ruleref uri="#${name}"/>`,
  special: (name) => `<ruleref special="${name}"/>`,
  choice: (items) => `<one-of>${items.map((item) => `<item>${item}</item>`).join('')}</one-of>`,
  repeat: (item, minimum, maximum) => `<item repeat="${repeatRange(minimum, maximum)}">${item}</item>`,
  tagged: (item, tag) => `<item><item>${item}</item><tag>${escaped(tag)}</tag></item>`,
  grammar: ({ language, root, publicRules, comments, endComments }, rules) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      ...comments.map(xmlComment),
      `<grammar xmlns="http://www.w3.org/2001/06/grammar" version="1.0" xml:lang="${language}" mode="voice" root="${root}" tag-format="semantics/1.0-literals">`,
      ...rules.flatMap(({ name, text, comments: own }) => [
        ...own.map((line) => `  ${xmlComment(line)}`),
        `  <rule id="${name}"${publicRules.has(name) ? ' scope="public"' : ''}>${text}</rule>`,
      ]),
      ...endComments.map(xmlComment),
      '</grammar>\n',
    ].join('\n'),
}

export const lineComment = (line: string) => `// ${line}`

/** XML allows no two hyphens in a comment, and none at its end: a word joiner is behind each that is followed by one. */
function xmlComment(line: string): string {
  return `<!-- ${line.replace(/-(?=-)/g, '-\u2060')} -->`
}

function repeatRange(minimum: number, maximum: number): string {
  if (maximum === Number.POSITIVE_INFINITY) return `${minimum}-`
  return minimum === maximum ? String(minimum) : `${minimum}-${maximum}`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
