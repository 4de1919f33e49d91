import type { RecognizedEntity, RecognizedWord } from '@saywright/api/contract'
import { isSamePiece, type Piece } from '../sound/usePiece.js'
import { entityTracks } from './entityTracks.js'
import { lanes, piece, track, word as wordClass, wordRow } from './WordTimeline.css.js'

export type WordTimelineProps = {
  words: readonly RecognizedWord[]
  entities: readonly RecognizedEntity[]
  /** Length of the recording. */
  seconds: number
  /** Language of the words, as a BCP 47 tag. */
  lang: string | undefined
  /** The one that is rung: it was pressed in the lists below. */
  chosen?: Piece | undefined
}

/**
 * The position of each recognized word and entity, under the waveform of the recording. Hidden from screen readers, which
 * read the same times from `EntityTree` and `WordTimes`.
 */
export function WordTimeline({ words, entities, seconds, lang, chosen }: WordTimelineProps) {
  const share = (milliseconds: number) => `${Math.min(1, milliseconds / 1000 / seconds) * 100}%`
  const stretch = ({ start_ms, end_ms }: Pick<RecognizedWord, 'start_ms' | 'end_ms'>) => ({
    insetInlineStart: share(start_ms),
    width: share(Math.max(0, end_ms - start_ms)),
  })
  return (
    <div className={lanes} aria-hidden lang={lang}>
      <div className={wordRow}>
        {words.map((word) => (
          <span
            key={`${word.start_ms} ${word.text}`}
            className={wordClass}
            data-chosen={isSamePiece(chosen, word) || undefined}
            style={stretch(word)}
          >
            {word.text}
          </span>
        ))}
      </div>
      {entityTracks(entities).map((pieces, depth) => (
        <div key={depth} className={track}>
          {pieces.map((entity) => (
            <span
              key={`${entity.start_ms} ${entity.name}`}
              className={piece}
              data-nested={depth > 0 || undefined}
              data-chosen={isSamePiece(chosen, entity) || undefined}
              style={stretch(entity)}
              title={entity.name}
            >
              {typeof entity.value === 'string' ? entity.value : entity.value.join(', ')}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
