import { Button, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { SuiteCoverage } from '../../model/coverage/SuiteCoverage.js'
import { coverageMessages } from '../../parts/coverage/messages.js'
import { coveredBox } from './coveredShapes.js'
import { foot, place } from './GraphPane.css.js'
import { Legend } from './Legend.js'
import { graphMessages } from './messages.js'
import type { GraphPart } from './partsOf.js'

export type ChosenPartProps = {
  part: GraphPart | undefined
  /** The coverage by the suite; undefined where that is not drawn. */
  coverage: SuiteCoverage | undefined
  /** Draws a rule by itself. */
  onFollow: (rule: string) => void
  onGoTo: (from: number, to: number) => void
}

/** The position of the chosen part in the text, and the meaning of the shapes. */
export function ChosenPart({ part, coverage, onFollow, onGoTo }: ChosenPartProps) {
  const t = useMessages(graphMessages)
  const rule = part?.rule
  return (
    <div className={foot}>
      {part && (
        <>
          <span className={place}>{part.text}</span>
          <Text as="span" variant="bodySmall" tone="secondary">
            {t('line', { line: part.range.start.line })}
          </Text>
          {coverage && <CoveredText part={part} coverage={coverage} />}
          <Button
            size="small"
            variant="ghost"
            onPress={() => onGoTo(part.range.start.offset, part.range.end.offset)}
          >
            {t('goTo')}
          </Button>
          {rule !== undefined && (
            <Button size="small" variant="ghost" onPress={() => onFollow(rule)}>
              {t('follow')}
            </Button>
          )}
        </>
      )}
      <Legend hasCoverage={coverage !== undefined} />
    </div>
  )
}

function CoveredText({ part, coverage }: { part: GraphPart; coverage: SuiteCoverage }) {
  const t = useMessages(coverageMessages)
  const inside = part.rule === undefined ? undefined : coverage.rules.get(part.rule)
  const covered = coveredBox(
    { box: inside ? 'rule' : 'word', name: part.rule ?? '', range: part.range },
    coverage,
  )
  if (!covered) return null
  return (
    <Text as="span" variant="bodySmall" tone="secondary">
      {inside ? t('count', { ...inside }) : t(covered)}
    </Text>
  )
}
