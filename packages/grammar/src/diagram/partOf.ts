import type { Choice, Reference, Repeat, Sequence, Tag, Term } from '../syntax/ast.js'
import { type BoxContent, box } from './box.js'
import { choice } from './choice.js'
import { frame } from './frame.js'
import { optional } from './optional.js'
import type { Part } from './part.js'
import { repeat } from './repeat.js'
import { sequence } from './sequence.js'

/** Labels of a diagram. */
export interface DiagramLabels {
  readonly repeat: (bounds: Pick<Repeat, 'minimum' | 'maximum'>) => string
  /** Label of a part that cannot be read. */
  readonly invalid: string
  /** Label of omitted alternatives; required for a diagram with bounds. */
  readonly more?: (count: number) => string
}

/** @deprecated Use `DiagramLabels`. */
export type DiagramWords = DiagramLabels

export interface DiagramSetting {
  readonly words: DiagramLabels
  /** Names of dynamic slots, without brackets; they are drawn as filled by the application. */
  readonly slots: ReadonlySet<string>
  /** Names of rules of other grammars, without brackets. */
  readonly imports?: ReadonlySet<string>
  /** Returns the body to draw in place of a reference; `undefined` keeps it collapsed. */
  readonly open?: (reference: Reference, path: string) => Choice | undefined
  /** Whether a collapsed rule can be expanded; its box then has space for an indicator. */
  readonly canOpen?: (reference: Reference, path: string) => boolean
  readonly bounds?: DiagramBounds
  /** Returns the value of a tag, rule or slot in a sentence, which is drawn behind its name. */
  readonly valueAt?: (term: Tag | Reference, path: string) => string | undefined
}

/** Limits of a diagram. */
export interface DiagramBounds {
  /**
   * Maximum number of alternatives of a choice, entered through the references of `path`; the others are
   * counted in one box.
   */
  readonly alternatives: (body: Choice, path: string) => number
  /** Maximum number of boxes; decremented during layout. */
  boxes: number
  /** Whether an alternative is drawn in any case. */
  readonly isKept: (alternative: Sequence, path: string) => boolean
}

const signWidth = 18

/** The drawing of an expression, from its tree. */
export function partOf(body: Choice, setting: DiagramSetting, path = ''): Part {
  const shown = shownOf(body, setting, path)
  const parts = shown.map(({ terms }) => sequence(terms.map((term) => partOfTerm(term, setting, path))))
  const rest = body.alternatives.length - shown.length
  const more = setting.words.more?.(rest)
  if (rest > 0 && more) parts.push(box({ box: 'more', text: more, range: body.range, path, name: '' }))
  return choice(parts)
}

function shownOf(body: Choice, { bounds }: DiagramSetting, path: string): readonly Sequence[] {
  const { alternatives } = body
  if (!bounds) return alternatives
  const most = bounds.boxes > 0 ? bounds.alternatives(body, path) : 1
  if (alternatives.length <= most) return alternatives
  return alternatives.filter((each, index) => index < most || bounds.isKept(each, path))
}

function partOfTerm(term: Term, setting: DiagramSetting, path: string): Part {
  const { words } = setting
  const put = (kind: BoxContent['box'], text: string) => {
    if (setting.bounds) setting.bounds.boxes -= 1
    return box({ box: kind, text, range: term.range, path, name: '' })
  }
  switch (term.kind) {
    case 'word':
    case 'phrase':
      return put('word', term.text)
    case 'reference':
      return partOfReference(term, setting, path)
    case 'any':
      return put('any', '<...>')
    case 'group':
      return partOf(term.body, setting, path)
    case 'optional':
      return optional(partOf(term.body, setting, path))
    case 'repeat':
      return repeat(partOf(term.body, setting, path), words.repeat(term))
    case 'tag':
      return frame(partOf(term.body, setting, path), withValue(term.name, term, setting, path))
    case 'action':
      return frame(partOfTerm(term.term, setting, path), `${term.name} = "${term.value}"`)
    case 'invalid':
      return put('any', words.invalid)
  }
}

function withValue(name: string, term: Tag | Reference, setting: DiagramSetting, path: string): string {
  const value = setting.valueAt?.(term, path)
  return value === undefined ? name : `${name} = ${value}`
}

function partOfReference(term: Reference, setting: DiagramSetting, path: string): Part {
  const { name, range } = term
  const { bounds } = setting
  if (bounds) bounds.boxes -= 1
  const text = withValue(`<${name}>`, term, setting, path)
  if (setting.slots.has(name)) return box({ box: 'slot', text, range, path, name })
  if (setting.imports?.has(name)) return box({ box: 'import', text, range, path, name })
  const body = setting.open?.(term, path)
  if (body) return frame(partOf(body, setting, `${path}${range.start.offset}/`), text, { name, path, range })
  const sign = setting.canOpen?.(term, path) ? signWidth : 0
  return box({ box: 'rule', text, range, path, name }, sign)
}
