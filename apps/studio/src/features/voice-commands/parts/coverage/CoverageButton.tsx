import { Button, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ScanText } from 'lucide-react'
import type { CoverageView } from '../../model/coverage/SuiteCoverage.js'
import { coverageMessages } from './messages.js'

export type CoverageButtonProps = { view: CoverageView }

/** Shows or hides the coverage of the grammar; absent while there is none. */
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
