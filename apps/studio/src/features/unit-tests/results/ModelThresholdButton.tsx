import { useBusy } from '@saywright/shell/components'
import { Button } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'
import { useTestMessages } from '../TestedTypeContext.js'

export type ModelThresholdButtonProps = {
  /** The one that is tried, from 0 to 10000. */
  threshold: number
  modelThreshold: number
  /**
   * Whether the threshold of the model comes from another version of the scores than this run: it may be applied again
   * unchanged.
   */
  isScoredOtherwise: boolean
  onUse: (threshold: number) => Promise<void>
}

/** Gives the model the threshold that is tried, and names it. */
export function ModelThresholdButton({
  threshold,
  modelThreshold,
  isScoredOtherwise,
  onUse,
}: ModelThresholdButtonProps) {
  const t = useTestMessages()
  const [isUsing, use] = useBusy(onUse)
  const isUsed = threshold === modelThreshold && !isScoredOtherwise
  const words = new Intl.NumberFormat(useLocale()).format(threshold)
  return (
    <Button variant="primary" isPending={isUsing} isDisabled={isUsed} onPress={() => void use(threshold)}>
      {t(isUsed ? 'tuner.usedByModel' : 'tuner.useForModel', { threshold: words })}
    </Button>
  )
}
