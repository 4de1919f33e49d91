import { Button, Pressable, Text, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo, useState } from 'react'
import { DiffCells } from './DiffCells.js'
import { hidden, hiddenCell, note, scroller, table } from './DiffView.css.js'
import { differenceOf } from './differenceOf.js'
import { type DiffLine, diffRows, type SideRow, sideRows } from './diffRows.js'
import { lineColours } from './lineColours.js'
import { differenceMessages } from './messages.js'

export type DiffViewProps = {
  /** Name of the compared texts, for screen readers. */
  label: string
  before: string
  after: string
  /** One text under the other, or both beside each other. */
  layout?: 'under' | 'beside'
  /** Whether both are grammars, coloured as in the editor. */
  isGrammar?: boolean
}

/** So many rows are drawn at first, and as many again for each press. */
const rowsAtOnce = 1000

const noColours: ReadonlyMap<number, never[]> = new Map()

/** The difference between two texts. Signs and words mark it, not the colours alone. */
export function DiffView({ label, before, after, layout = 'under', isGrammar = false }: DiffViewProps) {
  const t = useMessages(differenceMessages)
  const difference = useMemo(() => differenceOf(before, after), [before, after])
  const rows = useMemo(() => {
    const found = diffRows(difference)
    return layout === 'beside'
      ? sideRows(found)
      : found.map((row): SideRow => (row.kind === 'hidden' ? row : inOneColumn(row.line)))
  }, [difference, layout])
  const colours = useMemo(
    () =>
      isGrammar
        ? { before: lineColours(before), after: lineColours(after) }
        : { before: noColours, after: noColours },
    [isGrammar, before, after],
  )
  const [opened, setOpened] = useState<ReadonlySet<SideRow>>(new Set())
  const [shown, setShown] = useState(rowsAtOnce)
  if (difference.addedCount + difference.removedCount === 0)
    return (
      <div className={note}>
        <Text tone="secondary">{t('none')}</Text>
      </div>
    )
  const visible = rows.flatMap((row): SideRow[] =>
    row.kind === 'hidden' && opened.has(row)
      ? row.lines.map((line) => ({ kind: 'line', before: line, after: line }))
      : [row],
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className={scroller} role="group" aria-label={label} tabIndex={0}>
      <table className={table}>
        <caption>
          <VisuallyHidden>
            {t('counts', { added: difference.addedCount, removed: difference.removedCount })}
          </VisuallyHidden>
        </caption>
        <tbody>
          {visible.slice(0, shown).map((row) =>
            row.kind === 'hidden' ? (
              <tr key={keyOf(row)}>
                <td className={hiddenCell} colSpan={6}>
                  <Pressable className={hidden} onPress={() => setOpened(new Set(opened).add(row))}>
                    {t('hidden', { count: row.lines.length })}
                  </Pressable>
                </td>
              </tr>
            ) : (
              <DiffCells key={keyOf(row)} row={row} layout={layout} colours={colours} />
            ),
          )}
        </tbody>
      </table>
      {visible.length > shown && (
        <div className={note}>
          <Button size="small" onPress={() => setShown(shown + rowsAtOnce)}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A line that was removed has no place in the second text, and one that was added none in the first. */
function inOneColumn(line: DiffLine): SideRow {
  return {
    kind: 'line',
    before: line.kind === 'added' ? undefined : line,
    after: line.kind === 'removed' ? undefined : line,
  }
}

function keyOf(row: SideRow): string {
  if (row.kind === 'hidden') return `hidden ${row.lines[0]?.before}`
  return `${row.before?.before ?? ''} ${row.after?.after ?? ''}`
}
