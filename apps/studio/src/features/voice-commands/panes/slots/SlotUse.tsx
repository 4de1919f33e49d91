import type { GrammarSlot } from '@saywright/grammar'
import { Button, Card, Heading, Message, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import type { SlotsView } from '../../model/slots/SlotsView.js'
import { valuesFor } from '../../model/slots/testValues.js'
import { slotMessages } from './messages.js'
import { code, use } from './SlotsPane.css.js'

export type SlotUseProps = { view: SlotsView; slot: GrammarSlot }

/** Each is a button and a line. */
const maxPlaces = 50

/** The request of an application for a slot, and the lines of the grammar that name it. */
export function SlotUse({ view: { values, onGoTo, analysis }, slot }: SlotUseProps) {
  const t = useMessages(slotMessages)
  const given = valuesFor(values, slot.name)
  const [first, second] = given.length > 0 ? given : (slot.defaults ?? []).map(({ value }) => value)
  const sent = [first, second].filter((value) => value !== undefined).map((value) => JSON.stringify(value))
  const body = `"slots": {\n  ${JSON.stringify(slot.name)}: {\n    "values": [${[...sent, '…'].join(', ')}]\n  }\n}`
  const places = [slot.declaration, ...slot.references]
  const lines = useMemo(() => analysis.source.split('\n'), [analysis])
  return (
    <div className={use}>
      <Heading level={2} variant="label">
        {t('use')}
      </Heading>
      <Card title={t('runTime')} level={3}>
        <Stack gap="x2">
          <Text variant="bodySmall">{t('testHint')}</Text>
          <pre className={code}>{body}</pre>
        </Stack>
      </Card>
      <Card title={t('places')} level={3}>
        <Stack gap="x1">
          {places.slice(0, maxPlaces).map(({ start, end }) => (
            <Stack gap="x05" key={start.offset}>
              <Button size="small" variant="ghost" onPress={() => onGoTo(start.offset, end.offset)}>
                {t('goTo', { line: start.line })}
              </Button>
              <pre className={code}>{(lines[start.line - 1] ?? '').trim()}</pre>
            </Stack>
          ))}
          {places.length > maxPlaces && (
            <Text tone="secondary">{t('andMore', { count: places.length - maxPlaces })}</Text>
          )}
          {slot.references.length === 0 && <Text tone="secondary">{t('notUsed')}</Text>}
        </Stack>
      </Card>
      <Message tone="info">{t('flat')}</Message>
    </div>
  )
}
