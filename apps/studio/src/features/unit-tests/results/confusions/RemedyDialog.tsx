import { Button, ButtonLink, Dialog, Stack, Text, TextField } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { type FormEvent, useState } from 'react'
import { unitTestsMessages } from '../../messages/index.js'
import type { WordRemedy } from './remediesOf.js'

/** The place of the words that a remedy changes. */
export type RemedyPlace = {
  readonly href: string
  /** The rule or slot in brackets. */
  readonly name: string
  /** Absent for values of a slot, and where the text has changed since the run. */
  readonly line: number | undefined
}

export type RemedyDialogProps = {
  remedy: WordRemedy
  /** Likeness of both words now, from 0 to 100. */
  likeness: number | undefined
  /** Likeness of some words with the one that stays; undefined while, or where, their pronunciation is unknown. */
  likenessOf: (words: string) => number | undefined
  /** The word of the group that sounds most like some words. */
  closestTo: (words: string) => { readonly word: string; readonly likeness: number } | undefined
  /** Undefined where the words are in no rule or slot of the grammar. */
  place: RemedyPlace | undefined
  /** Requests the pronunciation of words. */
  onAsk: (words: string) => void
  onClose: () => void
}

/** The effect of other words, before they are written in the grammar. */
export function RemedyDialog({ remedy, place, onAsk, onClose, ...predicted }: RemedyDialogProps) {
  const t = useMessages(unitTestsMessages)
  const [words, setWords] = useState(remedy.proposed ?? '')
  const [asked, setAsked] = useState(words)
  const predict = (event: FormEvent) => {
    event.preventDefault()
    setAsked(words.trim())
    onAsk(words.trim())
  }
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`confusions.remedies.${remedy.kind}.own`, { word: remedy.word })}
      actions={
        <>
          <Button onPress={onClose}>{t('confusions.remedies.close')}</Button>
          {place && (
            <ButtonLink variant="primary" href={place.href}>
              {place.line === undefined
                ? t('confusions.remedies.open', { name: place.name })
                : t('confusions.remedies.openLine', { line: place.line })}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap="x2">
        <form onSubmit={predict}>
          <Stack gap="x2">
            <TextField
              label={t('confusions.remedies.field', { word: remedy.word })}
              value={words}
              onChange={setWords}
            />
            <Button type="submit" isDisabled={words.trim() === ''}>
              {t('confusions.remedies.predict')}
            </Button>
          </Stack>
        </form>
        {asked !== '' && <Prediction asked={asked} beside={remedy.beside} {...predicted} />}
      </Stack>
    </Dialog>
  )
}

type PredictionProps = Pick<RemedyDialogProps, 'likeness' | 'likenessOf' | 'closestTo'> & {
  asked: string
  beside: string
}

function Prediction({ asked, beside, likeness, likenessOf, closestTo }: PredictionProps) {
  const t = useMessages(unitTestsMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  const after = likenessOf(asked)
  const closest = closestTo(asked)
  return (
    <div role="status">
      <Text>
        {likeness === undefined || after === undefined
          ? t('confusions.unknownOf', { first: asked, second: beside })
          : t('confusions.remedies.becomes', {
              before: numbers.format(likeness),
              after: numbers.format(after),
            })}
      </Text>
      {closest && (
        <Text variant="bodySmall" tone="secondary">
          {t('confusions.remedies.closest', {
            word: closest.word,
            likeness: numbers.format(closest.likeness),
          })}
        </Text>
      )}
    </div>
  )
}
