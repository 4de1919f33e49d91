import { useDeleteTotp, useMakeRecoveryCodes, useStartTotp, useVerifyTotp } from '@saywright/api/react'
import { brand, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { saveFile } from '../../../parts/saveFile.js'
import { useCopy } from '../../../parts/useCopy.js'
import { securityMessages } from './messages/index.js'
import type { TwoFactorCardProps } from './TwoFactorCard.js'
import { useProofFailure } from './useProofFailure.js'

/** What can be done with the second factor of an account. */
export function useTwoFactor(
  userId: number,
): Omit<TwoFactorCardProps, 'totp' | 'recovery_codes_left' | 'proof'> {
  const t = useMessages(securityMessages)
  const { notices } = useShell()
  const start = useStartTotp()
  const verify = useVerifyTotp()
  const turnOff = useDeleteTotp()
  const makeCodes = useMakeRecoveryCodes()
  const failure = useProofFailure()
  const copy = useCopy()
  const params = { id: userId }
  const succeed = (text: string) => notices.show({ tone: 'success', text })
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
    onTurnOff: async (body) => {
      try {
        await turnOff({ params, body, isFailureShown: true })
        succeed(t('twoFactor.turnedOff'))
        return undefined
      } catch (thrown) {
        return failure(thrown)
      }
    },
    onNewCodes: async (body) => {
      try {
        return { codes: (await makeCodes({ params, body, isFailureShown: true })).recovery_codes }
      } catch (thrown) {
        return { errors: failure(thrown) }
      }
    },
    onCopyKey: (secret) => copy(secret, t('setup.keyCopied'), t('setup.keyNotCopied')),
    onCopyCodes: (codes) => copy(codes.join('\n'), t('recovery.copied'), t('recovery.copyFailed')),
    onDownloadCodes: (codes) => {
      const title = t('recovery.fileTitle', { brand: brand.name })
      saveFile(`${title}.txt`, `${title}\n\n${codes.join('\n')}\n`)
    },
  }
}
