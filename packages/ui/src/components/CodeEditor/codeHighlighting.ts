import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { tags } from '@lezer/highlight'
import { vars } from '../../tokens/contract.css.js'

const { category1, category2, category3, category5, category6, text } = vars.color

/**
 * Syntax colours. Languages assign these tags: keywords violet, rule names azure, tags and attributes ochre,
 * slots brick, texts petrol, comments grey.
 */
export const codeHighlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.meta, tags.processingInstruction], color: category3.text },
    { tag: [tags.typeName, tags.tagName, tags.definition(tags.typeName)], color: category2.text },
    { tag: [tags.annotation, tags.attributeName, tags.labelName, tags.number], color: category1.text },
    { tag: [tags.special(tags.typeName), tags.special(tags.variableName)], color: category5.text },
    { tag: [tags.string, tags.attributeValue], color: category6.text },
    { tag: tags.comment, color: text.muted },
    { tag: [tags.punctuation, tags.operator, tags.bracket], color: text.secondary },
  ]),
)
