import { CopyButton, Heading, SegmentedControl, Tag, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import type { PiecePlayer } from '../../../../../parts/sound/usePiece.js'
import { section } from '../../../parts/try/TryTyping.css.js'
import { EntityTree, type SaidEntity } from './EntityTree.js'
import { head, headEnd, json } from './MeaningSection.css.js'
import { meaningMessages } from './meaningMessages.js'

export type MeaningSectionProps = {
  /** Of a sentence that was typed, entities have no times. */
  meaning: { readonly intent: string | null; readonly entities: readonly SaidEntity[] }
  lang: string | undefined
  /** Plays the piece of an entity that is pressed. */
  player?: PiecePlayer | undefined
}

/** The meaning of a sentence: its intent, and the values of its entities. Renders nothing for a sentence without either. */
export function MeaningSection({ meaning, lang, player }: MeaningSectionProps) {
  const t = useMessages(meaningMessages)
  const [view, setView] = useState<'tree' | 'json'>('tree')
  const { intent, entities } = meaning
  if (intent === null && entities.length === 0) return null
  const text = JSON.stringify({ intent, entities: entities.map(asData) }, null, 2)
  return (
    <div className={section}>
      <div className={head}>
        <Heading level={3}>{t('title')}</Heading>
        {intent === null ? (
          <Text as="span" variant="caption" tone="secondary">
            {t('noIntent')}
          </Text>
        ) : (
          <Tag tone="category3" isCode>
            {intent}
          </Tag>
        )}
        <span className={headEnd}>
          <SegmentedControl
            label={t('view')}
            value={view}
            onChange={setView}
            options={[
              { value: 'tree', label: t('tree') },
              { value: 'json', label: t('json') },
            ]}
          />
        </span>
      </div>
      {view === 'tree' ? (
        entities.length > 0 && <EntityTree entities={entities} lang={lang} player={player} />
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
          <pre className={json} tabIndex={0} translate="no">
            {text}
          </pre>
          <div>
            <CopyButton size="small" text={text} label={t('copy')} subject={t('subject')} />
          </div>
        </>
      )}
    </div>
  )
}

/** In the form of the API; a typed sentence has no times. */
function asData({ name, value, text, start_ms, end_ms, entities }: SaidEntity): object {
  const times = start_ms === undefined ? {} : { start_ms, end_ms }
  return { name, value, text, ...times, entities: entities.map(asData) }
}
