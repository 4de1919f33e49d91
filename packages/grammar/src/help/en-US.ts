import type { SyntaxMessages } from './syntaxMessages.js'

export const enUS: SyntaxMessages = {
  groups: { file: 'The file', rules: 'Rules', values: 'Values', words: 'Lists and pronunciation' },
  forms: {
    header: { title: 'Header', text: 'The very first characters of the file.' },
    grammar: { title: 'Name of the grammar', text: 'Names the grammar. Exactly one is needed.' },
    start: {
      title: 'Where sentences begin',
      text: 'Names a rule with which sentences begin. At least one is needed, several are allowed.',
    },
    language: { title: 'Language', text: 'Names the language of the sentences, for information only.' },
    comment: {
      title: 'Comment',
      text: 'For the reader alone: up to the end of the line, or between /* and */.',
    },
    import: {
      title: 'Rule from elsewhere',
      text: 'Uses a rule that another model exports. Without a model name, it refers to the only model that exports such a rule.',
    },
    export: { title: 'Shared rule', text: 'Lets other grammars use a rule of this one.' },
    rule: {
      title: 'Rule',
      text: 'Gives a name to words in sequence. Another rule is used by its name, but no rule may lead back to itself. Every statement ends with a semicolon.',
    },
    alternatives: {
      title: 'Alternatives',
      text: 'One of several: bars stand between them, parentheses around them.',
    },
    option: { title: 'Option', text: 'What stands in square brackets may be said or left out.' },
    optional: { title: 'Option', text: 'Another spelling of square brackets: it may be said or left out.' },
    repeat: {
      title: 'Repetition',
      text: 'Says a part from the minimum to the maximum number of times. With * as maximum there is no end.',
    },
    anySpeech: { title: 'Any speech', text: 'Any words, or none; they are not analyzed.' },
    phrase: { title: 'Phrase', text: 'Words in quotes belong together and are one step of the sentence.' },
    tag: {
      title: 'Tag',
      text: 'Names what was meant: the result holds the name and the words that were said for it.',
    },
    returnValue: {
      title: 'Return value',
      text: 'Gives a value to the word or group before it: {@ = "1";}, or with a name, {@amount = "1";}.',
    },
    slot: {
      title: 'Dynamic slot',
      text: 'Declares a list whose values are given when the application runs. A rule of the same name holds its default values, words only.',
    },
    pronounce: {
      title: 'Pronunciation',
      text: 'Says how a word sounds, written as one would read it aloud. Bars stand between several pronunciations.',
    },
  },
}
