import { Checkbox, Icon, IconButton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ChevronRight, Lock } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { libraryMessages } from './messages.js'
import type { OfferedRule } from './offeredRules.js'
import { list, row, show, tile } from './RulesDialog.css.js'
import { ruleIcons } from './ruleIcons.js'

export type RuleListProps = {
  /** Language of the examples, as a BCP 47 tag. */
  language: string
  rules: readonly OfferedRule[]
  ticked: ReadonlySet<OfferedRule['kind']>
  /** The one whose examples are shown. */
  shown: OfferedRule['kind']
  onShow: (kind: OfferedRule['kind']) => void
  /** Leads to the examples of a rule. */
  onOpen: (kind: OfferedRule['kind']) => void
  onTick: (kind: OfferedRule['kind'], isTicked: boolean) => void
}

/** The rules of a language. The arrow keys show one after the other, the space key ticks it. */
export function RuleList({ language, rules, ticked, shown, onShow, onOpen, onTick }: RuleListProps) {
  const t = useMessages(libraryMessages)
  return (
    <ul
      className={list}
      aria-label={t('rules')}
      onKeyDown={(event) => move(event, (at) => onShow((rules[at] as OfferedRule).kind))}
    >
      {rules.map(({ kind, ranges: [{ examples }], line }) => {
        const isIn = line !== undefined || ticked.has(kind)
        return (
          <li key={kind} className={row} data-chosen={kind === shown || undefined}>
            <span className={tile} data-in={isIn || undefined}>
              <Icon of={ruleIcons[kind]} size={20} />
            </span>
            <Checkbox
              label={t(`kind.${kind}`)}
              description={
                line === undefined ? (
                  <span lang={language}>{t('quoted', { example: examples[0] ?? '' })}</span>
                ) : (
                  t('imported', { line })
                )
              }
              isSelected={isIn}
              isReadOnly={line !== undefined}
              onChange={(isTicked) => {
                onShow(kind)
                onTick(kind, isTicked)
              }}
            />
            <span className={show}>
              {line !== undefined && <Icon of={Lock} size={16} tone="muted" />}
              <IconButton
                size="small"
                label={t('show', { rule: t(`kind.${kind}`) })}
                icon={<Icon of={ChevronRight} />}
                onPress={() => onOpen(kind)}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The arrow keys move from one box to the next; the tab key does not change the preview. */
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
