import { Button, Checkbox, Dialog, Icon, Inline, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { securityMessages } from './messages/index.js'
import { codes as codesClass } from './RecoveryCodes.css.js'

export type RecoveryCodesDialogProps = {
  codes: readonly string[]
  onCopy: (codes: readonly string[]) => void
  onDownload: (codes: readonly string[]) => void
  onClose: () => void
}

/** The recovery codes, shown once: it closes only when the user confirms that they are saved. */
export function RecoveryCodesDialog({ codes, onCopy, onDownload, onClose }: RecoveryCodesDialogProps) {
  const t = useMessages(securityMessages)
  const [isSaved, setSaved] = useState(false)
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('recovery.title')}
      description={t('recovery.lead')}
      actions={
        <Button variant="primary" isDisabled={!isSaved} onPress={onClose}>
          {t('recovery.done')}
        </Button>
      }
    >
      <Stack gap="x3">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one */}
        <ul role="list" aria-label={t('recovery.list')} className={codesClass}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Inline>
          <Button size="small" icon={<Icon of={Copy} />} onPress={() => onCopy(codes)}>
            {t('recovery.copy')}
          </Button>
          <Button size="small" icon={<Icon of={Download} />} onPress={() => onDownload(codes)}>
            {t('recovery.download')}
          </Button>
        </Inline>
        <Checkbox label={t('recovery.saved')} isSelected={isSaved} onChange={setSaved} />
      </Stack>
    </Dialog>
  )
}
