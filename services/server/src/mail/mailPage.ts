import type { Locale } from '@saywright/api/contract'
import { escapeHtml } from './html.js'

export interface MailPage {
  readonly locale: Locale
  /** The name of the product, above everything. */
  readonly brand: string
  readonly title: string
  /** Plain texts; their line breaks are preserved. */
  readonly paragraphs: readonly string[]
  /** Its address is below the button too, after `hint`, for programs that do not draw buttons. */
  readonly action?: { readonly label: string; readonly link: string; readonly hint: string }
  readonly code?: string
  /** Advice about an unexpected mail. */
  readonly last: string
}

const ink = '#191c22'
const quiet = 'margin:16px 0 0;font-size:14px;line-height:1.5;color:#43464e'
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1649d0;color:#ffffff;text-decoration:none;font-weight:600'

/** The HTML of a mail: one column, styles on the elements, no image and no style sheet, as mail programs want it. */
export function mailPage({ locale, brand, title, paragraphs, action, code, last }: MailPage): string {
  const parts = [
    `<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid #e4e3df;font-weight:700">${escapeHtml(brand)}</p>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`),
    ...(action
      ? [
          `<p style="margin:24px 0 0"><a href="${escapeHtml(action.link)}" style="${button}">${escapeHtml(action.label)}</a></p>`,
          `<p style="${quiet}">${escapeHtml(action.hint)}<br><span style="overflow-wrap:anywhere">${escapeHtml(action.link)}</span></p>`,
        ]
      : []),
    ...(code ? [`<p style="font:700 28px monospace;letter-spacing:.2em">${escapeHtml(code)}</p>`] : []),
    `<p style="${quiet}">${escapeHtml(last)}</p>`,
  ]
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 24px;font:16px/1.5 system-ui,sans-serif;color:${ink};background:#ffffff">
<div style="max-width:560px">${parts.join('\n')}</div>
</body></html>
`
}
