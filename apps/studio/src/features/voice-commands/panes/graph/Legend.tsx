import { useMessages } from '@saywright/ui/i18n'
import { coverageMessages } from '../../parts/coverage/messages.js'
import { legend, legendEntry } from './GraphPane.css.js'
import { graphMessages } from './messages.js'
import { box, frame, rail } from './RuleSvg.css.js'

const kinds = [
  ['word', <rect key="0" className={box.word} x={1} y={2} width={22} height={12} rx={6} />],
  ['ruleKind', <rect key="0" className={box.rule} x={1} y={2} width={22} height={12} rx={3} />],
  ['slot', <rect key="0" className={box.slot} x={1} y={2} width={22} height={12} rx={3} />],
  ['import', <rect key="0" className={box.import} x={1} y={2} width={22} height={12} rx={3} />],
  ['tag', <rect key="0" className={frame.tagged} x={1} y={2} width={22} height={12} rx={3} />],
  ['path', <path key="0" className={rail} data-lit d="M1 8h22" />],
] as const

const covered = [
  [
    'said',
    <rect key="0" className={box.word} data-covered="said" x={1} y={2} width={22} height={12} rx={6} />,
  ],
  [
    'never',
    <rect key="0" className={box.word} data-covered="never" x={1} y={2} width={22} height={12} rx={6} />,
  ],
] as const

export type LegendProps = { hasCoverage: boolean }

/** The meaning of the shapes of the drawing. */
export function Legend({ hasCoverage }: LegendProps) {
  const t = useMessages(graphMessages)
  const words = useMessages(coverageMessages)
  return (
    <ul className={legend} aria-label={t('legend')}>
      {kinds.map(([kind, sign]) => (
        <li key={kind} className={legendEntry}>
          <svg width={24} height={16} aria-hidden="true">
            {sign}
          </svg>
          {t(kind)}
        </li>
      ))}
      {hasCoverage &&
        covered.map(([kind, sign]) => (
          <li key={kind} className={legendEntry}>
            <svg width={24} height={16} aria-hidden="true">
              {sign}
            </svg>
            {words(kind)}
          </li>
        ))}
    </ul>
  )
}
