import { VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { changes, colours as colourClasses, kinds, number, sign, texts } from './DiffView.css.js'
import type { DiffLine, SideRow } from './diffRows.js'
import { type lineColours, linePieces } from './lineColours.js'
import { differenceMessages } from './messages.js'

type Colours = ReturnType<typeof lineColours>

export type DiffCellsProps = {
  row: Extract<SideRow, { kind: 'line' }>
  layout: 'under' | 'beside'
  colours: { readonly before: Colours; readonly after: Colours }
}

const signs = { same: '', removed: '−', added: '+' } as const

/** A row of a difference: numbers, sign and text, once or for each of both texts. */
export function DiffCells({ row: { before, after }, layout, colours }: DiffCellsProps) {
  if (layout === 'beside')
    return (
      <tr>
        <Side line={before} number={before?.before} colours={colours.before} />
        <Side line={after} number={after?.after} colours={colours.after} />
      </tr>
    )
  const line = (after ?? before) as DiffLine
  return (
    <tr className={kinds[line.kind]}>
      <td className={number}>{before?.before}</td>
      <td className={number}>{after?.after}</td>
      <Code
        line={line}
        layout="under"
        colours={after ? colours.after.get(after.after ?? 0) : colours.before.get(line.before ?? 0)}
      />
    </tr>
  )
}

type SideProps = { line: DiffLine | undefined; number: number | undefined; colours: Colours }

function Side({ line, number: at, colours }: SideProps) {
  if (!line) return <td className={kinds.missing} colSpan={3} />
  return (
    <>
      <td className={`${number} ${kinds[line.kind]}`}>{at}</td>
      <Code line={line} layout="beside" colours={colours.get(at ?? 0)} />
    </>
  )
}

type CodeProps = { line: DiffLine; layout: 'under' | 'beside'; colours: ReturnType<Colours['get']> }

function Code({ line, layout, colours = [] }: CodeProps) {
  const t = useMessages(differenceMessages)
  const { kind, text, parts } = line
  let offset = 0
  return (
    <>
      <td className={`${sign} ${kinds[kind]}`}>
        <span aria-hidden>{signs[kind]}</span>
        {kind !== 'same' && <VisuallyHidden>{t(kind)}</VisuallyHidden>}
      </td>
      <td className={`${texts[layout]} ${kinds[kind]}`}>
        {linePieces(text, colours, parts).map((piece) => {
          const key = offset
          offset += piece.text.length
          const colour = piece.kind ? colourClasses[piece.kind] : ''
          const change = piece.isChanged ? changes[kind] : ''
          return (
            <span key={key} className={`${colour} ${change}`}>
              {piece.text}
            </span>
          )
        })}
      </td>
    </>
  )
}
