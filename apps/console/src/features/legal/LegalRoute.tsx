import { DocumentTitle } from '@saywright/shell'
import { consolePaths, isAt } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { useLocation, useNavigate } from 'react-router'
import { LegalDialogView } from '../../parts/legal/LegalDialogView.js'
import type { LegalKind } from '../../parts/legal/LegalDocument.js'
import { legalMessages } from '../../parts/legal/messages.js'
import { useLegalDocument } from '../../parts/legal/useLegalDocument.js'
import { LegalScreen } from './LegalScreen.js'

/** A page of its own, and on phones a dialog over the whole screen that leads back to where one came from. */
export function LegalRoute() {
  const t = useMessages(legalMessages)
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  const kind: LegalKind = isAt(pathname, consolePaths.terms) ? 'terms' : 'privacy'
  const document = useLegalDocument(kind)
  const isPhone = useWidthClass() === 'phone'
  // The first address that was opened has nothing before it.
  const leave = () => void (key === 'default' ? navigate('/') : navigate(-1))
  return (
    <>
      <DocumentTitle>{t(kind)}</DocumentTitle>
      {isPhone ? (
        <LegalDialogView kind={kind} document={document} isOpen isPage onOpenChange={leave} />
      ) : (
        <LegalScreen kind={kind} document={document} onPrint={() => window.print()} />
      )}
    </>
  )
}
