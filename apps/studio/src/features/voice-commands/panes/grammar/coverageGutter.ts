import { type ChangeDesc, type EditorState, type Extension, Facet, Prec, StateField } from '@codemirror/state'
import { GutterMarker, gutter } from '@codemirror/view'
import { branchesBetween } from '../../model/coverage/coveredBetween.js'
import type { SuiteCoverage } from '../../model/coverage/SuiteCoverage.js'
import { coverageColumn, neverMark, saidMark } from './coverageGutter.css.js'

/** The words of the signs. */
export type CoverageLabels = {
  readonly said: string
  /** @param words the uncovered words of a line. */
  readonly never: (words: string) => string
}

type Shown = { readonly coverage: SuiteCoverage; readonly labels: CoverageLabels }

const shownFacet = Facet.define<Shown | undefined, Shown | undefined>({
  combine: (values) => values.find((value) => value !== undefined),
})

/** The drawn coverage, and the changes since its text was read. */
type Drawn = { readonly shown: Shown; readonly since: ChangeDesc | undefined } | undefined

const drawnField = StateField.define<Drawn>({
  create: (state) => drawnOf(state, undefined),
  update(drawn, { startState, state, changes, docChanged }) {
    const isNew = startState.facet(shownFacet) !== state.facet(shownFacet)
    const moved = drawn && docChanged ? { ...drawn, since: composed(drawn.since, changes.desc) } : drawn
    return isNew ? drawnOf(state, moved) : moved
  },
})

/** The coverage of another text waits for the next, and the last one stays. */
function drawnOf(state: EditorState, last: Drawn): Drawn {
  const shown = state.facet(shownFacet)
  if (!shown) return undefined
  return shown.coverage.source === state.doc.toString() ? { shown, since: undefined } : last
}

const composed = (since: ChangeDesc | undefined, changes: ChangeDesc) =>
  since ? since.composeDesc(changes) : changes

class CoverageMarker extends GutterMarker {
  constructor(
    private readonly isSaid: boolean,
    private readonly title: string,
  ) {
    super()
  }

  override eq(other: CoverageMarker): boolean {
    return other.isSaid === this.isSaid && other.title === this.title
  }

  override toDOM(): Node {
    const mark = document.createElement('span')
    mark.className = this.isSaid ? saidMark : neverMark
    mark.title = this.title
    return mark
  }
}

/** More are not named: the title of a sign is a line. */
const maxNamed = 8

function markerOf(state: EditorState, start: number, end: number): CoverageMarker | null {
  const drawn = state.field(drawnField)
  if (!drawn) return null
  const { coverage, labels } = drawn.shown
  const back = drawn.since?.invertedDesc
  // The position of the line in the text that was read.
  const place = (offset: number) => back?.mapPos(offset) ?? offset
  const found = branchesBetween(coverage, place(start), place(end) + 1)
  if (found.length === 0) return null
  const never = found.filter((at) => coverage.isSaid[at] === 0)
  if (never.length === 0) return new CoverageMarker(true, labels.said)
  const words = new Set(never.map((at) => coverage.source.slice(coverage.from[at], coverage.to[at])))
  const named = [...words].slice(0, maxNamed).join(', ')
  return new CoverageMarker(false, labels.never(words.size > maxNamed ? `${named}, …` : named))
}

const column: Extension = [
  drawnField,
  // Before the problems and the numbers of the lines.
  Prec.highest(
    gutter({
      class: coverageColumn,
      lineMarker: ({ state }, { from, to }) => markerOf(state, from, to),
      lineMarkerChange: ({ startState, state }) =>
        startState.field(drawnField, false) !== state.field(drawnField, false),
    }),
  ),
]

/**
 * Signs beside the lines: a check where a suite covers the whole line, a dashed ring where something is never covered. They
 * move with the text until those of the new text arrive. The editor hides its gutters from screen readers; the panel of the
 * suite lists the same.
 */
export function coverageGutter(coverage: SuiteCoverage | undefined, labels: CoverageLabels): Extension {
  return coverage ? [column, shownFacet.of({ coverage, labels })] : []
}
