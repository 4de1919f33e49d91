import { VisuallyHidden } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import type { PiecePlayer } from '../../../../../parts/sound/usePiece.js'
import { PieceList } from '../../../../../parts/words/PieceList.js'
import { PieceRow } from '../../../../../parts/words/PieceRow.js'
import {
  elbow,
  item,
  name as nameClass,
  quiet,
  row,
  tree,
  value as valueClass,
  values as valuesClass,
} from './MeaningSection.css.js'
import { meaningMessages } from './meaningMessages.js'

/** An entity of a sentence: by the API with its times, by the grammar without. */
export interface SaidEntity {
  readonly name: string
  readonly value: string | readonly string[]
  readonly text: string
  readonly start_ms?: number
  readonly end_ms?: number
  readonly entities: readonly SaidEntity[]
}

export type EntityTreeProps = {
  entities: readonly SaidEntity[]
  lang: string | undefined
  /** Plays the piece of an entity that is pressed. */
  player?: PiecePlayer | undefined
}

/** Names and values of the entities of a sentence, those inside another one below it. */
export function EntityTree({ entities, lang, player }: EntityTreeProps) {
  const t = useMessages(meaningMessages)
  return (
    <PieceList label={t('entities')} player={player}>
      <ul className={tree} aria-label={player ? undefined : t('entities')}>
        {rowsOf(entities).map((one) => (
          <EntityRow key={one.path} {...one} lang={lang} player={player} />
        ))}
      </ul>
    </PieceList>
  )
}

interface Row {
  readonly entity: SaidEntity
  /** Its place in the tree, such as `1.0`. */
  readonly path: string
  /** The entity around it. */
  readonly around: string | undefined
  readonly depth: number
}

const rowsOf = (entities: readonly SaidEntity[], around?: Row): Row[] =>
  entities.flatMap((entity, at) => {
    const path = around ? `${around.path}.${at}` : String(at)
    const row = { entity, path, around: around?.entity.name, depth: around ? around.depth + 1 : 0 }
    return [row, ...rowsOf(entity.entities, row)]
  })

function EntityRow({ entity, around, depth, lang, player }: Row & Omit<EntityTreeProps, 'entities'>) {
  const t = useMessages(meaningMessages)
  const locale = useLocale()
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const { name, value, text, start_ms, end_ms } = entity
  const values = typeof value === 'string' ? [value] : value
  const isSaid = values.length === 1 && values[0] === text
  return (
    <li className={item}>
      <PieceRow piece={{ start_ms, end_ms }} player={player} className={row}>
        <span style={{ paddingInlineStart: Math.max(0, depth - 1) * 16 }}>
          {depth > 0 && <span className={elbow} />}
          <span className={nameClass} data-nested={depth > 0 || undefined} translate="no">
            {name}
          </span>
          {around !== undefined && <VisuallyHidden> {t('inside', { name: around })}</VisuallyHidden>}
        </span>
        <span className={valuesClass} lang={lang}>
          <span className={valueClass}>{values.join(', ')}</span>
          {!isSaid && <span className={quiet}>{t('said', { text })}</span>}
        </span>
        <span className={quiet}>
          {start_ms === undefined || end_ms === undefined
            ? ''
            : t('times', { from: seconds.format(start_ms / 1000), to: seconds.format(end_ms / 1000) })}
        </span>
      </PieceRow>
    </li>
  )
}
