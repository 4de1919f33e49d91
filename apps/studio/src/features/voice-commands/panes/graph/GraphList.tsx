import type { BoxShape, Choice, Sequence, Term } from '@saywright/grammar'
import { Pressable, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { coverageMessages } from '../../parts/coverage/messages.js'
import { coveredBox } from './coveredShapes.js'
import { item as itemClass, items as itemsClass, list as listClass } from './GraphList.css.js'
import {
  alternativesShown,
  canOpen,
  type Graph,
  importsIn,
  isKept,
  keyOf,
  openBody,
  slotsIn,
} from './graphOf.js'
import { meaningAt } from './meaningAt.js'
import { graphMessages } from './messages.js'
import type { PressedPart } from './PressedPart.js'
import { isPassed } from './placesOfPath.js'
import { useDiagramLabels } from './useDiagramLabels.js'

export type GraphListProps = {
  graph: Graph
  chosen: string | undefined
  /** Language of the words, as a BCP 47 tag. */
  lang: string | undefined
  onPress: (part: PressedPart) => void
}

/** The tree of a drawing as a nested list, for those who do not see it or have no pointer. */
export function GraphList(props: GraphListProps) {
  const t = useMessages(graphMessages)
  const { graph } = props
  return (
    <nav className={listClass} aria-label={t('listTitle', { name: graph.rule.rule.name })}>
      <Body {...props} body={graph.rule.body} path="" />
    </nav>
  )
}

type Inside = GraphListProps & { path: string }

function Body({ body, ...props }: Inside & { body: Choice }) {
  const t = useMessages(graphMessages)
  const [only] = body.alternatives
  if (only && body.alternatives.length === 1) return <Terms {...props} sequence={only} />
  return (
    <>
      <span>{t('oneOf')}</span>
      <Alternatives {...props} body={body} />
    </>
  )
}

function Alternatives({ body, ...props }: Inside & { body: Choice }) {
  const t = useMessages(graphMessages)
  const words = useDiagramLabels()
  const { graph, path, onPress } = props
  const most = alternativesShown(graph, body, path)
  const shown = body.alternatives.filter((each, index) => index < most || isKept(graph, each, path))
  const rest = body.alternatives.length - shown.length
  const key = keyOf({ path, range: body.range })
  return (
    <ul className={itemsClass}>
      {shown.map((sequence) => (
        <li key={sequence.range.start.offset}>
          {sequence.terms.length > 1 && <span>{t('inOrder')}</span>}
          <Terms {...props} sequence={sequence} />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Pressable
            className={itemClass}
            aria-label={t('moreLabel', { count: rest })}
            onPress={() => onPress({ kind: 'more', key })}
          >
            {words.more(rest)}
          </Pressable>
        </li>
      )}
    </ul>
  )
}

function Terms({ sequence: { terms }, ...props }: Inside & { sequence: Sequence }) {
  const [only] = terms
  if (only && terms.length === 1) return <Item {...props} term={only} />
  return (
    <ol className={itemsClass}>
      {terms.map((term) => (
        <li key={term.range.start.offset}>
          <Item {...props} term={term} />
        </li>
      ))}
    </ol>
  )
}

function Item({ term, ...props }: Inside & { term: Term }) {
  const t = useMessages(graphMessages)
  const words = useDiagramLabels()
  const { graph, path } = props
  switch (term.kind) {
    case 'word':
    case 'phrase':
      return <Part {...props} term={term} text={term.text} lang={props.lang} />
    case 'any':
      return <Part {...props} term={term} text={t('any')} />
    case 'invalid':
      return <Part {...props} term={term} text={t('invalid')} />
    case 'reference': {
      const text = `<${term.name}>`
      if (slotsIn(graph.analysis).has(term.name))
        return <Part {...props} term={term} text={text} hint={t('slot')} />
      if (importsIn(graph.analysis).has(term.name))
        return <Part {...props} term={term} text={text} hint={t('import')} />
      const body = openBody(graph, term, path)
      const inside = `${path}${term.range.start.offset}/`
      return (
        <>
          <Part
            {...props}
            term={term}
            text={text}
            {...(canOpen(graph, term, path) && { isOpen: body !== undefined })}
          />
          {body && (
            <div className={itemsClass}>
              <Body {...props} body={body} path={inside} />
            </div>
          )}
        </>
      )
    }
    case 'group':
      return <Body {...props} body={term.body} />
    case 'optional':
      return <Around {...props} text={t('optional')} body={term.body} />
    case 'repeat':
      return <Around {...props} text={t('repeated', { times: words.repeat(term) })} body={term.body} />
    case 'tag': {
      const value = meaningAt(graph.meaning, graph.places, term, path)
      const name = value === undefined ? term.name : `${term.name} = ${value}`
      return <Around {...props} text={t('tagged', { name })} body={term.body} />
    }
    case 'action':
      return (
        <>
          <span>{t('valued', { name: term.name, value: term.value })}</span>
          <div className={itemsClass}>
            <Item {...props} term={term.term} />
          </div>
        </>
      )
  }
}

function Around({ text, ...props }: Inside & { text: string; body: Choice }) {
  return (
    <>
      <span>{text}</span>
      <div className={itemsClass}>
        <Body {...props} />
      </div>
    </>
  )
}

type PartProps = Inside & { term: Term; text: string; lang?: string; hint?: string; isOpen?: boolean }

function Part({ graph, chosen, path, onPress, term, text, lang, hint, isOpen }: PartProps) {
  const t = useMessages(graphMessages)
  const { range } = term
  const key = keyOf({ path, range })
  const words = useMessages(coverageMessages)
  const isLit = isPassed(graph.places, path, range.start.offset, range.end.offset)
  const value = 'name' in term ? meaningAt(graph.meaning, graph.places, term, path) : undefined
  const covered = graph.coverage && coveredBox({ ...boxOf(graph, term), range }, graph.coverage)
  const remarks = [hint, isLit ? t('passed') : undefined, covered && words(covered)]
  return (
    <Pressable
      className={itemClass}
      data-lit={isLit || undefined}
      data-covered={covered}
      data-chosen={key === chosen || undefined}
      {...(isOpen === undefined ? { 'aria-pressed': key === chosen } : { 'aria-expanded': isOpen })}
      onPress={() => onPress({ kind: 'part', key })}
    >
      <span lang={lang}>{value === undefined ? text : `${text} = ${value}`}</span>{' '}
      <VisuallyHidden>{remarks.filter((each) => each !== undefined).join(', ')}</VisuallyHidden>
    </Pressable>
  )
}

function boxOf({ analysis }: Graph, term: Term): Pick<BoxShape, 'box' | 'name'> {
  if (term.kind !== 'reference') return { box: 'word', name: '' }
  const { name } = term
  const box = slotsIn(analysis).has(name) ? 'slot' : importsIn(analysis).has(name) ? 'import' : 'rule'
  return { box, name }
}
