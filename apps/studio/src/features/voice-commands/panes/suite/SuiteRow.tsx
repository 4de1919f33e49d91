import {
  Button,
  Icon,
  IconButton,
  Menu,
  MenuItem,
  MenuTrigger,
  Pressable,
  StatusBadge,
  Tag,
  VisuallyHidden,
} from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Ban, Braces, Check, Ellipsis, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { SuiteOutcome } from '../../model/answers/suiteRun.js'
import { testOf } from '../../model/suite/editSuite.js'
import { kindOfTest, type SuiteKind } from '../../model/suite/SuiteKind.js'
import type { SuiteActions } from '../../model/suite/SuiteView.js'
import { speechTokens } from '../../model/try/speechTokens.js'
import { causeText } from './causeText.js'
import { suiteMessages } from './messages.js'
import { cause, lineButton, row, sentence as sentenceClass, wrongWord } from './SuitePanel.css.js'

export type SuiteRowProps = {
  outcome: SuiteOutcome
  /** Whether the result is of an earlier grammar. */
  isStale: boolean
  lang: string | undefined
  actions: SuiteActions
  onTry: (sentence: string) => void
  onGoTo: (from: number, to: number) => void
}

const kindIcons = { accept: Check, refuse: Ban, meaning: Braces } as const

/** A typed test with its result, and the line that caused it. */
export const SuiteRow = memo(function SuiteRow(props: SuiteRowProps) {
  const { outcome, isStale, lang, actions, onTry, onGoTo } = props
  const { test, conclusion, place } = outcome
  const { sentence } = test
  const t = useMessages(suiteMessages)
  const kind = kindOfTest(test)
  const isFailed = conclusion !== 'passed'
  return (
    <li
      className={row}
      data-failed={isFailed || undefined}
      data-stale={isStale || undefined}
      onKeyDown={({ key }) => {
        if (key === 'Delete') actions.remove(sentence)
      }}
    >
      <StatusBadge status={isStale ? 'draft' : isFailed ? 'failed' : 'done'}>
        <VisuallyHidden>
          {t(`result.${isFailed ? 'failed' : 'passed'}${isStale ? 'Before' : ''}`)}
        </VisuallyHidden>
      </StatusBadge>
      <Tag tone={kind === 'meaning' ? 'category3' : 'outlined'} icon={<Icon of={kindIcons[kind]} />}>
        {t(kind)}
      </Tag>
      <Pressable
        className={sentenceClass}
        aria-label={t('tryIt', { sentence })}
        onPress={() => onTry(sentence)}
      >
        <Sentence outcome={outcome} lang={lang} />
      </Pressable>
      <span className={cause}>{causeText(outcome, t)}</span>
      <span className={lineButton}>
        {isFailed && !isStale && place && (
          <Button
            size="small"
            variant="ghost"
            aria-label={t('goTo', { line: place.line })}
            onPress={() => onGoTo(place.from, place.to)}
          >
            {t('line', { line: place.line })}
          </Button>
        )}
      </span>
      <RowMenu outcome={outcome} kind={kind} actions={actions} />
    </li>
  )
})

function Sentence({ outcome, lang }: Pick<SuiteRowProps, 'outcome' | 'lang'>) {
  const { test, conclusion, word } = outcome
  const isWrong = (text: string) => conclusion === 'refused' && text.toLowerCase() === word
  const tokens = speechTokens(test.sentence)
  const wrong = tokens.findIndex(({ isWord, text }) => isWord && isWrong(text))
  return (
    <span lang={lang}>
      {tokens.map(({ text }, index) => (index === wrong ? <Wrong key={index} text={text} /> : text))}
    </span>
  )
}

const Wrong = ({ text }: { text: string }) => <span className={wrongWord}>{text}</span>

type RowMenuProps = { outcome: SuiteOutcome; kind: SuiteKind; actions: SuiteActions }

function RowMenu({ outcome: { test, meaning, conclusion }, kind, actions }: RowMenuProps) {
  const { sentence } = test
  const t = useMessages(suiteMessages)
  const turnInto = (other: SuiteKind) => actions.keep(testOf(sentence, other, meaning))
  const canMean = meaning !== undefined && (kind !== 'meaning' || conclusion !== 'passed')
  return (
    <MenuTrigger>
      <IconButton size="small" label={t('actions', { sentence })} icon={<Icon of={Ellipsis} />} />
      <Menu placement="bottom end">
        {canMean && (
          <MenuItem icon={<Icon of={Braces} />} onAction={() => turnInto('meaning')}>
            {t('toMeaning')}
          </MenuItem>
        )}
        {kind !== 'accept' && (
          <MenuItem icon={<Icon of={Check} />} onAction={() => turnInto('accept')}>
            {t('toAccept')}
          </MenuItem>
        )}
        {kind !== 'refuse' && (
          <MenuItem icon={<Icon of={Ban} />} onAction={() => turnInto('refuse')}>
            {t('toRefuse')}
          </MenuItem>
        )}
        <MenuItem tone="danger" icon={<Icon of={Trash2} />} onAction={() => actions.remove(sentence)}>
          {t('remove')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
