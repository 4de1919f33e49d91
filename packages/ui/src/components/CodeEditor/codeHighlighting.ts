import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { tags } from '@lezer/highlight'
import { vars } from '../../tokens/contract.css.js'

const { techText, text } = vars.color

/**
 * Colours of code. A language gives its parts these tags: keywords violet, names of rules azure, tags and attributes
 * ochre, slots brick, texts petrol, comments grey.
 */
export const codeHighlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.meta, tags.processingInstruction], color: techText.intentCommands },
    { tag: [tags.typeName, tags.tagName, tags.definition(tags.typeName)], color: techText.strictCommands },
    { tag: [tags.annotation, tags.attributeName, tags.labelName, tags.number], color: techText.wakeWord },
    { tag: [tags.special(tags.typeName), tags.special(tags.variableName)], color: techText.synthesis },
    { tag: [tags.string, tags.attributeValue], color: techText.dictation },
    { tag: tags.comment, color: text.muted },
    { tag: [tags.punctuation, tags.operator, tags.bracket], color: text.secondary },
  ]),
)
