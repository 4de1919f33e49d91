import { lazy, type ReactNode, Suspense } from 'react'
import { useWidthClass } from '../../theme/useWidthClass.js'
import {
  beside,
  brand as brandClass,
  column,
  footer as footerClass,
  form,
  layout,
  strip,
  top,
} from './AuthLayout.css.js'

// An ornament: the form does not wait for it.
const SpectrumPicture = lazy(async () => ({
  default: (await import('../../components/SpectrumPicture/SpectrumPicture.js')).SpectrumPicture,
}))

export type AuthLayoutProps = {
  /** The title and the form, 380 px wide. */
  children: ReactNode
  /** The mark and the name. */
  brand: ReactNode
  /** The choice of the language. */
  languageSwitch?: ReactNode
  /** Links to the terms and the privacy policy. */
  footer?: ReactNode
  /** Shown beside the form on laptops and desktops: what the product is, which may come after the form. */
  promo: ReactNode
  /**
   * The picture of a phone: `faded` behind the top of a form, or `framed` around mark and language, above a
   * page that fills the window and has no footer there.
   */
  phonePicture?: 'faded' | 'framed' | undefined
}

/** The layout of sign-in screens: a form, and beside it from laptop on what the product is. */
export function AuthLayout({
  children,
  brand,
  languageSwitch,
  footer,
  promo,
  phonePicture = 'faded',
}: AuthLayoutProps) {
  const width = useWidthClass()
  const isFramed = phonePicture === 'framed' && width === 'phone'
  const hasPromo = width === 'laptop' || width === 'desktop'
  return (
    <div className={layout} data-framed={isFramed || undefined}>
      {!hasPromo && (
        <div className={strip}>
          <Suspense>
            <SpectrumPicture height="fill" />
          </Suspense>
        </div>
      )}
      <div className={column}>
        <header className={top}>
          <span className={brandClass}>{brand}</span>
          {languageSwitch}
        </header>
        <main className={form}>{children}</main>
        {footer && !isFramed && <footer className={footerClass}>{footer}</footer>}
      </div>
      {hasPromo && <aside className={beside}>{promo}</aside>}
    </div>
  )
}
