import { limits, nameKey } from '@saywright/api/contract'
import { Badge, Heading, Icon, IconButton, Pressable } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { wakeWordsMessages } from '../../messages/index.js'
import type { WordRole } from '../../model/words/EditedWord.js'
import { hasRoom } from '../../model/words/WordsContent.js'
import { WordItem } from './WordItem.js'
import * as css from './WordLists.css.js'
import type { WordListsProps } from './WordListsProps.js'

/** The words that wake and those that must not, and what could be added. */
export function WordLists(props: WordListsProps) {
  const { content, rating, lang, onAddAnti } = props
  const t = useMessages(wakeWordsMessages)
  const suggested = useId()
  const known = new Set([...content.wake, ...content.anti].map(({ text }) => nameKey(text)))
  const proposals = (rating.answer?.proposals ?? []).filter(({ text }) => !known.has(nameKey(text)))
  return (
    <nav className={css.lists} aria-label={t('lists.pane')}>
      <WordList {...props} of="wake" />
      <WordList {...props} of="anti" />
      {proposals.length > 0 && hasRoom(content, 'anti') && (
        <div className={css.suggestions}>
          <h2 id={suggested} className={css.small}>
            {t('lists.suggested')}
          </h2>
          <ul className={css.chips} aria-labelledby={suggested}>
            {proposals.map(({ text }) => (
              <li key={text}>
                <Pressable
                  className={css.chip}
                  aria-label={t('lists.addSuggested', { word: text })}
                  onPress={() => onAddAnti(text)}
                >
                  <Icon of={Plus} size={14} />
                  <span lang={lang}>{text}</span>
                </Pressable>
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  )
}

function WordList({ of: role, ...props }: WordListsProps & { of: WordRole }) {
  const { content, chosen, onAdd } = props
  const t = useMessages(wakeWordsMessages)
  const heading = useId()
  const words = content[role]
  const isFull = !hasRoom(content, role)
  const add = t(role === 'wake' ? 'lists.addWake' : 'lists.addAnti')
  return (
    <>
      <div className={css.head}>
        <div className={css.heading}>
          <Heading level={2} variant="label" id={heading}>
            {t(`lists.${role}`)}
          </Heading>
          <Badge count={words.length} isDecorative />
        </div>
        <IconButton
          size="small"
          label={add}
          icon={<Icon of={Plus} />}
          isDisabled={isFull}
          onPress={() => onAdd(role)}
        />
      </div>
      {words.length > 0 ? (
        <ul className={css.list} aria-labelledby={heading}>
          {words.map((word, index) => (
            <WordItem
              key={index}
              {...props}
              place={{ role, index }}
              word={word}
              isChosen={chosen?.role === role && chosen.index === index}
            />
          ))}
        </ul>
      ) : (
        <p className={css.note}>{t(role === 'wake' ? 'lists.noWake' : 'lists.noAnti')}</p>
      )}
      {isFull && <p className={css.note}>{t('lists.full', { count: limits.wakeWordsPerModel })}</p>}
    </>
  )
}
