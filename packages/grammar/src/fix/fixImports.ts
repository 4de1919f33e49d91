import type { ImportedGrammar } from '../imports/ImportedGrammar.js'
import { type FixContext, replaceRange } from './FixContext.js'
import { removeStatement } from './fixStatements.js'
import { nearestName } from './nearestName.js'
import { type QuickFix, quickFix } from './quickFix.js'

const maxOffered = 5

/** The name of another model that looks like the one written, or a slot instead. */
export function correctModel(context: FixContext): QuickFix[] {
  const { model = '' } = context.problem.arguments
  const near = nearestName(
    model,
    othersOf(context).map(({ writtenName }) => writtenName),
  )
  const rule = nameOf(context).slice(model.length + 1)
  return [...(near ? [renamed(context, `${near}.${rule}`)] : []), ...makeSlot(context)]
}

/** An exported rule that looks like the one written, or a slot instead. */
export function correctImportedRule(context: FixContext): QuickFix[] {
  const written = nameOf(context)
  const grammars = othersOf(context)
  const model = grammars.find(({ writtenName }) => written.startsWith(`${writtenName}.`))
  const exported = model
    ? [...model.exports].map((rule) => `${model.writtenName}.${rule}`)
    : grammars.flatMap(({ exports }) => [...exports])
  const near = nearestName(written, exported)
  return [...(near ? [renamed(context, near)] : []), ...makeSlot(context)]
}

/** The name with its model before it, for each that exports the rule. */
export function chooseModel(context: FixContext): QuickFix[] {
  if (context.problem.arguments.variant === 'model') return removeStatement(context)
  const rule = nameOf(context)
  return othersOf(context)
    .filter(({ exports }) => exports.has(rule))
    .slice(0, maxOffered)
    .map(({ writtenName }) => renamed(context, `${writtenName}.${rule}`))
}

function othersOf({ library, name }: FixContext): readonly ImportedGrammar[] {
  const others = (library?.grammars ?? []).filter((grammar) => grammar.name !== name)
  return [...others, ...(library?.builtIn?.grammars ?? [])]
}

function nameOf({ source, problem: { range } }: FixContext): string {
  return source.slice(range.start.offset + 1, range.end.offset - 1)
}

/** Rewrites the name wherever the text has it, so that references follow. */
function renamed(context: FixContext, name: string): QuickFix {
  const old = `<${nameOf(context)}>`
  const text = `<${name}>`
  const edits = context.grammar.tokens
    .filter((token) => token.kind === 'rule' && token.text === old)
    .map((token) => replaceRange(token, text))
  return quickFix('replaceWith', edits, { text })
}

/** `!import` becomes `!slot`: the values are supplied at run time. */
function makeSlot(context: FixContext): QuickFix[] {
  const directive = context.grammar.tokens[context.at - 1]
  if (directive?.text !== '!import') return []
  return [quickFix('createSlot', replaceRange(directive, '!slot'), { rule: `<${nameOf(context)}>` })]
}
