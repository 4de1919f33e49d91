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
  /** Title and form, 380 px wide. */
  children: ReactNode
  /** Mark and name of the product. */
  brand: ReactNode
  /** Selector of the language. */
  languageSwitch?: ReactNode
  /** Links to the terms and the privacy policy. */
  footer?: ReactNode
  /**
   * Presentation of the product beside the form, in the laptop and desktop width classes. It may load after
   * the form.
   */
  promo: ReactNode
  /**
   * Picture on phones: `faded` behind the top of a form; `framed` around brand and language, above a page
   * that fills the window and then has no footer.
   * @default 'faded'
   */
  phonePicture?: 'faded' | 'framed' | undefined
}

/**
 * Page layout of sign-in screens: a form, with a presentation of the product beside it on laptops and
 * desktops.
 */
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
