import { Checkbox, Icon, IconButton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { libraryMessages } from './messages.js'
import type { OfferedRule } from './offeredRules.js'
import { list, row, show } from './RulesDialog.css.js'

export type RuleListProps = {
  rules: readonly OfferedRule[]
  ticked: ReadonlySet<OfferedRule['kind']>
  /** The one whose examples are shown. */
  shown: OfferedRule['kind']
  onShow: (kind: OfferedRule['kind']) => void
  onTick: (kind: OfferedRule['kind'], isTicked: boolean) => void
}

/** The rules of a language. The arrow keys show one after the other, the space key ticks it. */
export function RuleList({ rules, ticked, shown, onShow, onTick }: RuleListProps) {
  const t = useMessages(libraryMessages)
  return (
    <ul
      className={list}
      aria-label={t('rules')}
      onKeyDown={(event) => move(event, (at) => onShow((rules[at] as OfferedRule).kind))}
    >
      {rules.map(({ kind, ranges: [{ examples }], line }) => (
        <li key={kind} className={row} data-chosen={kind === shown || undefined} onFocus={() => onShow(kind)}>
          <Checkbox
            label={t(`kind.${kind}`)}
            description={line === undefined ? examples[0] : t('imported', { line })}
            isSelected={line !== undefined || ticked.has(kind)}
            isReadOnly={line !== undefined}
            onChange={(isTicked) => {
              onShow(kind)
              onTick(kind, isTicked)
            }}
          />
          <span className={show}>
            <IconButton
              size="small"
              label={t('show', { rule: t(`kind.${kind}`) })}
              icon={<Icon of={ChevronRight} />}
              onPress={() => onShow(kind)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The arrow keys lead from one box to the next; the tab key does not change what is shown. */
function move(event: KeyboardEvent<HTMLElement>, onMove: (at: number) => void) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const at = boxes.indexOf(event.target as HTMLInputElement) + step
  event.preventDefault()
  if (!boxes[at]) return
  boxes[at].focus()
  onMove(at)
}
