/** The endings of the files of a model: its grammar, its other content, and its suite. */
export const grammarEnding = '.bnf'
export const detailsEnding = '.model.json'
export const suiteEnding = '.sentences'
/** The ending of the file of a wake-word model. */
export const wakeWordsEnding = '.wake-words.json'
