import type { LibraryRule } from '@saywright/grammar/library'
import { Checkbox, Icon, Pressable } from '@saywright/ui'
import { richText, useLocale, useMessages } from '@saywright/ui/i18n'
import { ChevronRight, Lock } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { libraryMessages } from './messages.js'
import type { OfferedSubject } from './offeredRules.js'
import { about, list, row, show, tile, words } from './RulesDialog.css.js'
import { subjectIcons } from './subjectIcons.js'

export type RuleListProps = {
  /** Language of the examples, as a BCP 47 tag. */
  language: string
  subjects: readonly OfferedSubject[]
  ticked: ReadonlySet<LibraryRule['kind']>
  /** The one whose examples are shown. */
  shown: OfferedSubject
  onShow: (subject: OfferedSubject) => void
  /** Leads to the examples of a subject. */
  onOpen: (subject: OfferedSubject) => void
  /** Ticks exactly these kinds of a subject. */
  onTick: (subject: OfferedSubject, kinds: readonly LibraryRule['kind'][]) => void
}

/** The rules of a language by subject. The arrow keys show one after the other, the space key ticks it. */
export function RuleList({ subjects, shown, onShow, ...row }: RuleListProps) {
  const t = useMessages(libraryMessages)
  return (
    <ul
      className={list}
      aria-label={t('rules')}
      onKeyDown={(event) => move(event, (at) => onShow(subjects[at] as OfferedSubject))}
    >
      {subjects.map((subject) => (
        <Row
          key={subject.subject}
          {...{ ...row, subject, onShow }}
          isShown={subject.subject === shown.subject}
        />
      ))}
    </ul>
  )
}

type RowProps = Omit<RuleListProps, 'subjects' | 'shown'> & { subject: OfferedSubject; isShown: boolean }

function Row({ language, subject: offered, isShown, ticked, onShow, onOpen, onTick }: RowProps) {
  const t = useMessages(libraryMessages)
  const number = new Intl.NumberFormat(useLocale())
  const aboutId = useId()
  const { subject, rules } = offered
  const [{ line, ranges }] = rules
  const isIn = ({ kind, line }: (typeof rules)[number]) => line !== undefined || ticked.has(kind)
  const isLocked = rules.every((rule) => rule.line !== undefined)
  const isAnyIn = rules.some(isIn)
  return (
    <li className={row} data-chosen={isShown || undefined}>
      <Checkbox
        isLabelHidden
        label={t(`subject.${subject}`)}
        aria-describedby={aboutId}
        isSelected={rules.every(isIn)}
        isIndeterminate={isAnyIn && !rules.every(isIn)}
        isReadOnly={isLocked}
        onChange={(isTicked) => {
          onShow(offered)
          onTick(offered, isTicked ? rules.map(({ kind }) => kind) : [])
        }}
      />
      <Pressable className={show} aria-current={isShown ? 'true' : undefined} onPress={() => onOpen(offered)}>
        <span className={tile} data-in={(isAnyIn && !isLocked) || undefined}>
          <Icon of={subjectIcons[subject]} size={20} />
        </span>
        <span className={words}>
          {t(`subject.${subject}`)}
          <span id={aboutId} className={about}>
            {isLocked
              ? t('imported', { line: line ?? 0 })
              : richText(
                  t(`about.${subject}`, {
                    max: number.format(ranges[0].max ?? 0),
                    example: ranges[0].examples[exampleOf[subject] ?? 0] ?? '',
                  }),
                  { said: (said) => <span lang={language}>{said}</span> },
                )}
          </span>
        </span>
        {isLocked ? (
          <Icon of={Lock} size={16} tone="muted" />
        ) : (
          isShown && <Icon of={ChevronRight} size={16} tone="muted" />
        )}
      </Pressable>
    </li>
  )
}

/** Which example says most of a subject, where it is not the first. */
const exampleOf: Partial<Record<OfferedSubject['subject'], number>> = { dates: 2, letters: 1 }

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
