import { Button, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { foot, place } from './GraphPane.css.js'
import { Legend } from './Legend.js'
import { graphMessages } from './messages.js'
import type { GraphPart } from './partsOf.js'

export type ChosenPartProps = {
  part: GraphPart | undefined
  /** Draws a rule by itself. */
  onFollow: (rule: string) => void
  onGoTo: (from: number, to: number) => void
}

/** Where the chosen part is in the text, and what the shapes mean. */
export function ChosenPart({ part, onFollow, onGoTo }: ChosenPartProps) {
  const t = useMessages(graphMessages)
  const rule = part?.rule
  return (
    <div className={foot}>
      {part && (
        <>
          <span className={place}>{part.text}</span>
          <Text as="span" variant="bodySmall" tone="secondary">
            {t('line', { line: part.range.start.line })}
          </Text>
          <Button
            size="small"
            variant="ghost"
            onPress={() => onGoTo(part.range.start.offset, part.range.end.offset)}
          >
            {t('goTo')}
          </Button>
          {rule !== undefined && (
            <Button size="small" variant="ghost" onPress={() => onFollow(rule)}>
              {t('follow')}
            </Button>
          )}
        </>
      )}
      <Legend />
    </div>
  )
}
