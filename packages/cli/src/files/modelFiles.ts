/** The endings of the files of a model: its grammar, its other content, and its suite. */
export const grammarEnding = '.bnf'
export const detailsEnding = '.model.json'
export const suiteEnding = '.sentences'
