import type { ReactNode } from 'react'
import { SpectrumPicture } from '../../components/Spectrogram/SpectrumPicture.js'
import { useWidthClass } from '../../theme/useWidthClass.js'
import { column, footer as footerClass, form, layout, strip, top } from './AuthLayout.css.js'
import { AuthPromo, type AuthPromoProps } from './AuthPromo.js'

export type AuthLayoutProps = {
  /** The title and the form, 380 px wide. */
  children: ReactNode
  /** The mark and the name. */
  brand: ReactNode
  /** The choice of the language. */
  languageSwitch?: ReactNode
  /** Links to the terms and the privacy policy. */
  footer?: ReactNode
  /** Shown beside the form on laptops and desktops. */
  promo: AuthPromoProps
}

/** The frame of the entrance: a form, and beside it from laptop on what the product is. */
export function AuthLayout({ children, brand, languageSwitch, footer, promo }: AuthLayoutProps) {
  const width = useWidthClass()
  const hasPromo = width === 'laptop' || width === 'desktop'
  return (
    <div className={layout}>
      {!hasPromo && (
        <div className={strip}>
          <SpectrumPicture height="fill" />
        </div>
      )}
      <div className={column}>
        <header className={top}>
          {brand}
          {languageSwitch}
        </header>
        <main className={form}>{children}</main>
        {footer && <footer className={footerClass}>{footer}</footer>}
      </div>
      {hasPromo && <AuthPromo {...promo} />}
    </div>
  )
}
