import { useDeleteTotp, useMakeRecoveryCodes, useStartTotp, useVerifyTotp } from '@saywright/api/react'
import { brand, saveFile, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useProofFailure } from '../../../parts/proof/useProofFailure.js'
import { useCopy } from '../../../parts/useCopy.js'
import { securityMessages } from './messages/index.js'
import type { TwoFactorCardProps } from './TwoFactorCard.js'

/** Actions on the second factor of an account. */
export function useTwoFactor(userId: number): Omit<TwoFactorCardProps, 'totp' | 'recovery_codes_left'> {
  const t = useMessages(securityMessages)
  const { notices } = useShell()
  const start = useStartTotp()
  const verify = useVerifyTotp()
  const turnOff = useDeleteTotp()
  const makeCodes = useMakeRecoveryCodes()
  const failure = useProofFailure()
  const copy = useCopy()
  const params = { id: userId }
  const succeed = (text: string) => notices.show({ cause: 'secondFactor', tone: 'success', text })
  return {
    onStart: () => start({ params, isFailureShown: true, quiet: true }),
    onVerify: async (code) => {
      try {
        const { recovery_codes: codes } = await verify({ params, body: { code }, isFailureShown: true })
        succeed(t('twoFactor.turnedOn'))
        return { codes }
      } catch (thrown) {
        return { errors: failure(thrown) }
      }
    },
    onTurnOff: async () => {
      await turnOff({ params })
      succeed(t('twoFactor.turnedOff'))
    },
    onNewCodes: async () => (await makeCodes({ params })).recovery_codes,
    onCopyKey: (secret) => copy(secret, t('setup.keyCopied'), t('setup.keyNotCopied')),
    onCopyCodes: (codes) => copy(codes.join('\n'), t('recovery.copied'), t('recovery.copyFailed')),
    onDownloadCodes: (codes) => {
      const title = t('recovery.fileTitle', { brand: brand.name })
      saveFile(`${title}.txt`, `${title}\n\n${codes.join('\n')}\n`)
    },
  }
}
