import type { ExpectedWord, NearestStep, NotMatched } from '@saywright/grammar'
import { Button, ButtonLink, Heading, Kbd, Pressable, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useAltKey } from '../../../../parts/workspace/useAltKey.js'
import { voiceCommandsMessages } from '../../messages/index.js'
import type { Acceptance, LinePiece } from '../../model/answers/acceptance.js'
import { speechTokens, withWord } from '../../model/try/speechTokens.js'
import {
  added,
  chip,
  chips,
  nearest as nearestClass,
  removed,
  section,
  sectionEnd,
  sectionHead,
  sourceLine,
  withKey,
} from '../../parts/try/TryTyping.css.js'

export type MissSectionProps = {
  result: NotMatched
  sentence: string
  lang: string | undefined
  accept: Acceptance | undefined
  /** Where slots are filled. */
  slotsHref: string | undefined
  onSentence: (sentence: string) => void
  onAccept: (accept: Acceptance) => void
}

const maxChips = 24

/** Why a sentence does not match: possible continuations, the closest sentence, and how to accept it. */
export function NoMatch({
  result,
  sentence,
  lang,
  accept,
  slotsHref,
  onSentence,
  onAccept,
}: MissSectionProps) {
  const t = useMessages(voiceCommandsMessages)
  const words = speechTokens(sentence).filter(({ isWord }) => isWord)
  const before = words[result.longestPrefix - 1]?.text
  const wrong = words[result.longestPrefix]?.text
  const expected = distinctWords(result.expectedNext)
  const ownRule = expected[0]?.rule
  const { nearest } = result
  const [changedLine, ...moreLines] = accept?.lines ?? []
  useAltKey('a', accept && (() => onAccept(accept)))
  return (
    <>
      {result.emptySlots.length > 0 && (
        <div className={section}>
          <div className={sectionHead}>
            <Heading level={3}>{t('try.emptySlots', { count: result.emptySlots.length })}</Heading>
            {slotsHref && (
              <span className={sectionEnd}>
                <ButtonLink size="small" href={slotsHref}>
                  {t('problems.addValues')}
                </ButtonLink>
              </span>
            )}
          </div>
          {result.emptySlots.map(({ slot }) => (
            <Text key={slot} variant="bodySmall">
              {before
                ? t('try.neededAfter', { slot: `<${slot}>`, word: before })
                : t('try.neededFirst', { slot: `<${slot}>` })}
            </Text>
          ))}
        </div>
      )}
      {expected.length > 0 && (
        <div className={section}>
          <div className={sectionHead}>
            <Heading level={3}>{t('try.expected')}</Heading>
            <Text as="span" variant="caption" tone="secondary">
              {before ? t('try.after', { word: before }) : t('try.first')}
            </Text>
          </div>
          <ul className={chips}>
            {expected.slice(0, maxChips).map(({ word, rule }) => (
              <li key={word}>
                <Pressable
                  className={chip}
                  data-own={rule === ownRule || undefined}
                  aria-label={t('try.chip', { word })}
                  onPress={() => onSentence(withWord(sentence, result.longestPrefix, word))}
                >
                  <span lang={lang}>{word}</span>
                </Pressable>
              </li>
            ))}
          </ul>
          <Text variant="caption" tone="secondary">
            <span>{wrong ? t('try.replace', { word: wrong }) : t('try.append')}</span>{' '}
            {expected.length > maxChips && (
              <span>{t('try.moreWords', { count: expected.length - maxChips })}</span>
            )}
          </Text>
        </div>
      )}
      {nearest && (
        <div className={section}>
          <div className={sectionHead}>
            <Heading level={3}>{t('try.nearest')}</Heading>
            <Text as="span" variant="caption" tone="secondary">
              {t('try.away', { count: nearest.distance })}
            </Text>
            <span className={sectionEnd}>
              <Button size="small" onPress={() => onSentence(nearest.text)}>
                {t('try.use')}
              </Button>
            </span>
          </div>
          <p className={nearestClass} lang={lang}>
            {nearest.steps.map((step, index) => (
              <Step key={index} step={step} />
            ))}
          </p>
        </div>
      )}
      {accept && changedLine && (
        <div className={section}>
          <div className={sectionHead}>
            <Heading level={3}>{t('try.accept')}</Heading>
            <span className={`${sectionEnd} ${withKey}`}>
              <Kbd>{t('try.acceptKey')}</Kbd>
              <Button size="small" onPress={() => onAccept(accept)}>
                {moreLines.length === 0
                  ? t('try.change', { line: changedLine.line })
                  : t('try.changeLines', { lines: accept.lines.length })}
              </Button>
            </span>
          </div>
          {accept.lines.map(({ line, pieces }) => (
            <p key={line} className={sourceLine}>
              {moreLines.length > 0 && (
                <Text as="span" variant="caption" tone="secondary">
                  {t('problems.line', { line })}{' '}
                </Text>
              )}
              {pieces.map((piece, index) => (
                <Piece key={index} piece={piece} />
              ))}
            </p>
          ))}
        </div>
      )}
    </>
  )
}

function Piece({ piece: { kind, text } }: { piece: LinePiece }) {
  switch (kind) {
    case 'keep':
      return <span>{text}</span>
    case 'add':
      return <ins className={added}>{text}</ins>
    case 'remove':
      return <del className={removed}>{text}</del>
  }
}

function Step({ step }: { step: NearestStep }) {
  switch (step.kind) {
    case 'keep':
      return <span>{`${step.word} `}</span>
    case 'add':
      return (
        <>
          <ins className={added}>{step.word}</ins>{' '}
        </>
      )
    case 'remove':
      return (
        <>
          <del className={removed}>{step.said}</del>{' '}
        </>
      )
    case 'replace':
      return (
        <>
          <del className={removed}>{step.said}</del> <ins className={added}>{step.word}</ins>{' '}
        </>
      )
  }
}

/** Each word once, those of the rule that the sentence is in first. */
function distinctWords(expected: readonly ExpectedWord[]): ExpectedWord[] {
  const byWord = new Map<string, ExpectedWord>()
  for (const candidate of expected) if (!byWord.has(candidate.word)) byWord.set(candidate.word, candidate)
  const [first] = expected
  const own = [...byWord.values()]
  return own.toSorted((a, b) => Number(b.rule === first?.rule) - Number(a.rule === first?.rule))
}
