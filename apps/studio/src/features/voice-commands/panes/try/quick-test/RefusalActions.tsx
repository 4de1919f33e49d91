import type { Refusal } from '@saywright/api/contract'
import { Button, type ButtonProps, DialogTrigger, Icon, Popover, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Mic } from 'lucide-react'
import { voiceCommandsMessages } from '../../../messages/index.js'
import type { TestMode } from '../../../model/quick-test/quickTest.js'
import { addToTestMessages } from '../unit-test/messages.js'
import type { CutEnd } from './cutEnd.js'
import { actions } from './RecognitionResult.css.js'
import { type RefusalAction, refusalActions } from './refusalActions.js'
import { refusalMessages } from './refusalMessages.js'

/** The action of each step; an absent one is impossible here. */
export type RefusalSteps = Readonly<Partial<Record<Exclude<RefusalAction, 'level'>, () => void>>>

export type RefusalActionsProps = {
  refusal: Refusal
  steps: RefusalSteps
  by: TestMode
  /** Whether nothing can be tested now. */
  isDisabled: boolean
  cut: CutEnd | undefined
  /** Where the nearest sentence leaves the grammar, from 1. */
  nearestLine: number | undefined
}

/** The next steps after a refusal. */
export function RefusalActions(props: RefusalActionsProps) {
  const { refusal, steps, by, isDisabled, cut = 'end', nearestLine = 0 } = props
  const t = useMessages(refusalMessages)
  const words = useMessages(voiceCommandsMessages)
  const addToTest = useMessages(addToTestMessages)
  const labels: Readonly<Record<RefusalAction, string>> = {
    other: words(`test.other.${by}`),
    again: words('test.again'),
    microphone: t('actions.microphone'),
    write: t('actions.write'),
    nearest: t('actions.nearest', { line: nearestLine }),
    threshold: t('actions.threshold'),
    level: t('actions.level'),
    unitTest: addToTest('open'),
    playCut: t(cut === 'end' ? 'actions.playEnd' : 'actions.playStart'),
  }
  const isPossible = (action: RefusalAction) => action === 'level' || steps[action] !== undefined
  return (
    <div className={actions}>
      {refusalActions(refusal, isPossible).map((action, index) => {
        const look: ButtonProps = {
          size: 'small',
          variant: index === 0 ? 'secondary' : 'ghost',
          children: labels[action],
        }
        if (action === 'level') return <LevelHelp key={action} {...look} />
        return (
          <Button
            key={action}
            {...look}
            {...(action === 'other' && by === 'speak' && { icon: <Icon of={Mic} size={16} /> })}
            isDisabled={isDisabled && (action === 'other' || action === 'again')}
            onPress={() => steps[action]?.()}
          />
        )
      })}
    </div>
  )
}

/** The level of a microphone is set in its system, which no page can change. */
function LevelHelp(look: ButtonProps) {
  const t = useMessages(refusalMessages)
  return (
    <DialogTrigger>
      <Button {...look} />
      <Popover title={t('level.title')}>
        <Text as="p" variant="bodySmall">
          {t('level.text')}
        </Text>
      </Popover>
    </DialogTrigger>
  )
}
