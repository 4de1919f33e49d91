import { Button, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ScanText } from 'lucide-react'
import type { CoverageView } from '../../model/coverage/SuiteCoverage.js'
import { coverageMessages } from './messages.js'

export type CoverageButtonProps = { view: CoverageView }

/** Draws what the suite says of the grammar, or hides it; absent while there is nothing to draw. */
export function CoverageButton({ view: { isShown, toggle } }: CoverageButtonProps) {
  const t = useMessages(coverageMessages)
  if (!toggle) return null
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<Icon of={ScanText} tone={isShown ? 'accent' : 'muted'} />}
      aria-pressed={isShown}
      onPress={toggle}
    >
      {t('title')}
    </Button>
  )
}
