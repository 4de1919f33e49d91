import type { Analysis, RuleStatement } from '@saywright/grammar'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo, useRef, useState } from 'react'
import type { SentenceMatch } from '../../model/answers/trySentence.js'
import type { CoverageView } from '../../model/coverage/SuiteCoverage.js'
import { ChosenPart } from './ChosenPart.js'
import { coveredShapes } from './coveredShapes.js'
import { GraphBar } from './GraphBar.js'
import { GraphGround } from './GraphGround.js'
import { GraphList } from './GraphList.js'
import { body } from './GraphPane.css.js'
import { diagramOf, type Graph, initialExpansion, keyOf, withMore, withOpen } from './graphOf.js'
import { litShapes } from './litShapes.js'
import { graphMessages } from './messages.js'
import type { PressedPart } from './PressedPart.js'
import { partAt, partsOf } from './partsOf.js'
import { noPlaces, placesOfPath } from './placesOfPath.js'
import { useDiagramLabels } from './useDiagramLabels.js'
import { useZoom } from './useZoom.js'

export type RuleGraphProps = {
  analysis: Analysis
  rule: RuleStatement
  /** Rules that can be drawn. */
  names: readonly string[]
  at: number | undefined
  sentenceMatch: SentenceMatch
  coverage: CoverageView
  lang: string | undefined
  onRule: (name: string) => void
  onGoTo: (from: number, to: number) => void
}

/** The drawing of one rule, with its opened and selected parts. */
export function RuleGraph({ analysis, rule, at, sentenceMatch, coverage, ...props }: RuleGraphProps) {
  const t = useMessages(graphMessages)
  const locale = useLocale()
  const words = useDiagramLabels()
  const { name } = rule.rule
  const [folding, setFolding] = useState(initialExpansion)
  const [isListed, setListed] = useState(false)
  const graph = useMemo<Graph>(() => {
    const { result } = sentenceMatch ?? {}
    const places = result?.matched ? placesOfPath(result.path, name) : noPlaces
    const meaning = result?.matched ? result.meaning : undefined
    // The coverage of an earlier text would be in other places.
    const covered = coverage.coverage?.source === analysis.source ? coverage.coverage : undefined
    return { analysis, rule, places, meaning, coverage: covered, folding }
  }, [analysis, rule, name, folding, sentenceMatch, coverage.coverage])
  const diagram = useMemo(() => diagramOf(graph, words), [graph, words])
  const lit = useMemo(() => litShapes(diagram, graph.places), [diagram, graph])
  const covered = useMemo(() => coveredShapes(diagram.shape, graph.coverage), [diagram, graph.coverage])
  const parts = useMemo(() => partsOf(graph, diagram.shape), [graph, diagram])
  const [chosen, setChosen] = useState(() => (at === undefined ? undefined : partAt(parts, at)?.key))
  const expected = useMemo(() => expectedOffsets(sentenceMatch), [sentenceMatch])
  const ground = useRef<HTMLDivElement>(null)
  const zoom = useZoom(ground, diagram)

  const press = ({ kind, key }: PressedPart) => {
    if (kind === 'more') return setFolding((now) => withMore(now, key))
    setChosen(key)
    const part = parts.get(key)
    if (part?.canOpen) setFolding((now) => withOpen(now, key, !part.isOpen))
  }
  return (
    <>
      <GraphBar
        name={name}
        names={props.names}
        onRule={props.onRule}
        coverage={coverage}
        zoom={zoom}
        percent={new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom.value)}
        isListed={isListed}
        onList={() => setListed(!isListed)}
      />
      <div className={body}>
        <GraphGround
          ground={ground}
          zoom={zoom}
          diagram={diagram}
          lit={lit}
          covered={covered}
          intent={graph.meaning?.intent ?? undefined}
          expected={expected}
          chosen={chosen}
          label={t('drawing', { name })}
          canOpen={(box) => parts.get(keyOf(box))?.canOpen === true}
          onPress={press}
        />
        {isListed && <GraphList graph={graph} chosen={chosen} lang={props.lang} onPress={press} />}
      </div>
      <ChosenPart
        coverage={graph.coverage}
        part={chosen === undefined ? undefined : parts.get(chosen)}
        onFollow={props.onRule}
        onGoTo={props.onGoTo}
      />
    </>
  )
}

/** Where a sentence that does not match could continue. */
function expectedOffsets(sentenceMatch: SentenceMatch): ReadonlySet<number> {
  const { result } = sentenceMatch ?? {}
  return new Set(result && !result.matched ? result.expectedNext.map(({ range }) => range.start.offset) : [])
}
