import { type Analysis, applyEdits } from '@saywright/grammar'
import { importRules, libraryLanguages, type WantedRule } from '@saywright/grammar/library'
import { Button, Dialog, Message, matchesText, SearchField, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo, useState } from 'react'
import { libraryMessages } from './messages.js'
import { isFreeName, type OfferedRule, offeredRules } from './offeredRules.js'
import { RuleList } from './RuleList.js'
import { RulePreview } from './RulePreview.js'
import { columns, lines as linesClass, preview } from './RulesDialog.css.js'

export type RulesDialogProps = {
  analysis: Analysis
  /** Language of the model, as a BCP 47 tag. */
  language: string
  /** The text with what it imports, as one change. */
  onChange: (grammar: string) => void
  onClose: () => void
}

/** What is ticked of a kind: the name of the range, and the name that the rule is to have. */
type Choice = { readonly name: string; readonly as: string }

/** Rules of the library that a grammar may import, with what people say of each and what that means. */
export function RulesDialog({ analysis, language, onChange, onClose }: RulesDialogProps) {
  const t = useMessages(libraryMessages)
  const locale = useLocale()
  const offered = useMemo(() => offeredRules(analysis, language), [analysis, language])
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<OfferedRule['kind']>()
  const [ticked, setTicked] = useState<ReadonlySet<OfferedRule['kind']>>(new Set())
  const [choices, setChoices] = useState<Readonly<Partial<Record<OfferedRule['kind'], Choice>>>>({})
  const found = offered.filter(({ kind, ranges }) =>
    [t(`kind.${kind}`), ...ranges.flatMap(({ name, examples }) => [name, ...examples])].some((text) =>
      matchesText(text, search),
    ),
  )
  const chosen = found.find(({ kind }) => kind === shown) ?? found[0]
  const choiceOf = ({ kind, ranges: [{ name }] }: OfferedRule) => choices[kind] ?? { name, as: name }
  const wanted: WantedRule[] = offered.filter(({ kind }) => ticked.has(kind)).map(choiceOf)
  const edits = importRules(analysis, language, wanted)
  const added = edits.map(({ text }) => text.trim()).join('\n')
  const isNamed = wanted.every(
    ({ name, as = name }, at) =>
      isFreeName(analysis, as) && wanted.findIndex((each) => (each.as ?? each.name) === as) === at,
  )
  const tick = (kind: OfferedRule['kind'], isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...ticked, kind] : [...ticked].filter((each) => each !== kind)))
  const namesOf = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('lead')}
      note={offered.length > 0 && t('note', { count: added === '' ? 0 : added.split('\n').length })}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={wanted.length === 0 || !isNamed}
            onPress={() => {
              onChange(applyEdits(analysis.source, edits))
              onClose()
            }}
          >
            {t('add', { count: wanted.length })}
          </Button>
        </>
      }
    >
      {offered.length === 0 ? (
        <Message tone="info">
          {t('noLanguage', {
            language: namesOf.of(language) ?? language,
            languages: new Intl.ListFormat(locale).format(
              libraryLanguages.map((tag) => namesOf.of(tag) ?? tag),
            ),
          })}
        </Message>
      ) : (
        <Stack gap="x2">
          <SearchField label={t('search')} value={search} onChange={setSearch} />
          {!chosen && <Text tone="secondary">{t('none')}</Text>}
          {chosen && (
            <div className={columns}>
              <RuleList {...{ rules: found, ticked, shown: chosen.kind }} onShow={setShown} onTick={tick} />
              <div className={preview}>
                <RulePreview
                  {...{ analysis, language, rule: chosen, choice: choiceOf(chosen) }}
                  isTicked={ticked.has(chosen.kind)}
                  onChoose={(choice) => setChoices({ ...choices, [chosen.kind]: choice })}
                />
                {added !== '' && (
                  <section aria-label={t('lines')}>
                    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard. */}
                    <pre className={linesClass} tabIndex={0} translate="no">
                      {added.replaceAll(/^/gm, '+ ')}
                    </pre>
                  </section>
                )}
              </div>
            </div>
          )}
        </Stack>
      )}
    </Dialog>
  )
}
