import type { BoxShape, GroupShape, RuleDiagram, Shape } from '@saywright/grammar'
import { useMemo } from 'react'
import type { Covered } from '../../model/coverage/SuiteCoverage.js'
import type { CoveredShapes } from './coveredShapes.js'
import { keyOf } from './graphOf.js'
import { layersOf } from './layers.js'
import { box, boxText, end, frame, frameText, label, neverRing, rail, ring } from './RuleSvg.css.js'

export type RuleSvgProps = {
  diagram: RuleDiagram
  /** Shapes on the way of the sentence. */
  lit: ReadonlySet<Shape>
  /** How much the suite says of them; of none where that is not drawn. */
  covered: CoveredShapes
  /** The intent of the sentence. */
  intent: string | undefined
  /** Offsets of the source where the sentence could continue. */
  expected: ReadonlySet<number>
  /** Key of the chosen box. */
  chosen: string | undefined
  /** Whether a folded rule could be opened. */
  canOpen: (box: BoxShape) => boolean
  zoom: number
  label: string
}

/** A rule as a railroad drawing. Presses find their part by `data-key`. */
export function RuleSvg({
  diagram,
  lit,
  covered,
  intent,
  expected,
  chosen,
  canOpen,
  zoom,
  label: name,
}: RuleSvgProps) {
  const { width, height, shape, begin, end: last } = diagram
  const layers = useMemo(() => layersOf(shape, lit), [shape, lit])
  const isLit = lit.has(shape) || undefined
  return (
    <svg
      role="img"
      aria-label={name}
      width={width * zoom}
      height={height * zoom}
      viewBox={`0 0 ${width} ${height}`}
    >
      {layers.frames.map(({ shape: { x, y, width, height, radius }, group, text }) => (
        <rect
          key={`${x},${y},${width}`}
          className={frame[group.role === 'open' ? 'open' : 'tagged']}
          data-lit={lit.has(group) || undefined}
          data-intent={isIntent(group, text, lit, intent) || undefined}
          {...{ x, y, width, height }}
          rx={radius}
        />
      ))}
      {layers.rails.map((piece, index) => (
        <path
          key={index}
          className={rail}
          data-lit={lit.has(piece) || undefined}
          data-covered={covered.get(piece)}
          d={piece.d}
        />
      ))}
      <circle className={end} data-lit={isLit} cx={begin.x} cy={begin.y} r={5.5} />
      <circle className={ring} data-lit={isLit} cx={last.x} cy={last.y} r={6} />
      <circle className={end} data-lit={isLit} cx={last.x} cy={last.y} r={2.5} />
      {layers.labels.map(({ shape: { x, y, text }, group, group: { role, reference } }) =>
        reference ? (
          <text
            key={`${x},${y}`}
            className={frameText.open}
            data-key={keyOf(reference)}
            data-chosen={keyOf(reference) === chosen || undefined}
            x={x}
            y={y}
          >
            {`${text} −`}
          </text>
        ) : (
          <text
            key={`${x},${y}`}
            className={role === 'tagged' ? frameText.tagged : label}
            data-intent={isIntent(group, text, lit, intent) || undefined}
            x={x}
            y={y}
          >
            {text}
          </text>
        ),
      )}
      {layers.boxes.map((each) => (
        <Box
          key={keyOf(each) + each.box}
          shape={each}
          isLit={lit.has(each)}
          covered={covered.get(each)}
          isExpected={each.box !== 'more' && expected.has(each.range.start.offset)}
          isChosen={keyOf(each) === chosen && each.box !== 'more'}
          canOpen={each.box === 'rule' && canOpen(each)}
        />
      ))}
    </svg>
  )
}

/** Whether it is the tag that gives the sentence its intent, on its path. */
const isIntent = (
  group: GroupShape,
  text: string | undefined,
  lit: ReadonlySet<Shape>,
  intent: string | undefined,
) => group.role === 'tagged' && text === intent && lit.has(group)

type BoxProps = {
  shape: BoxShape
  isLit: boolean
  covered: Covered | undefined
  isExpected: boolean
  isChosen: boolean
  canOpen: boolean
}

const signWidth = 18
const ringRadius = 4

function Box({ shape, isLit, covered, isExpected, isChosen, canOpen }: BoxProps) {
  const { x, y, width, height, radius, text } = shape
  const middle = y + height / 2
  const right = x + width
  return (
    <g
      className={box[shape.box]}
      data-key={keyOf(shape)}
      data-box={shape.box}
      data-lit={isLit || undefined}
      data-covered={covered}
      data-expected={isExpected || undefined}
      data-chosen={isChosen || undefined}
    >
      <rect {...{ x, y, width, height }} rx={radius} />
      <text className={boxText[shape.box]} x={x + (width - (canOpen ? signWidth : 0)) / 2} y={middle + 4.5}>
        {text}
      </text>
      {(covered === 'never' || covered === 'partly') && (
        <circle className={neverRing} cx={right - 1} cy={y + 1} r={ringRadius} />
      )}
      {canOpen && <path d={`M${right - 22} ${middle}h9M${right - 17.5} ${middle - 4.5}v9`} />}
    </g>
  )
}
