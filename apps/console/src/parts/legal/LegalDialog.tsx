import { lazyComponent } from '@saywright/shell'
import { Suspense } from 'react'
import type { LegalDialogViewProps } from './LegalDialogView.js'
import type { LegalKind } from './LegalDocument.js'
import { useLegalDocument } from './useLegalDocument.js'

export type LegalDialogProps = Pick<LegalDialogViewProps, 'isOpen' | 'onOpenChange'> & { kind: LegalKind }

const LegalDialogView = lazyComponent(() => import('./LegalDialogView.js'), 'LegalDialogView')

/** The terms, or the privacy policy, before the page: up to 800 px wide, and all of a phone. */
export function LegalDialog(props: LegalDialogProps) {
  return props.isOpen ? <Opened {...props} /> : null
}

function Opened(props: LegalDialogProps) {
  const document = useLegalDocument(props.kind)
  return (
    <Suspense>
      <LegalDialogView {...props} document={document} />
    </Suspense>
  )
}
